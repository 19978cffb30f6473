# Perché no: una frase per ogni rifiuto. Prima che cosa non va, poi che cosa fare.

### Al tavolo

refused-stale = Troppo tardi: nel frattempo è cambiato qualcosa.
refused-not-yours = Non tocca a te decidere questo.
refused-illegal = Questa mossa non si può fare adesso.
refused-unknown-message = Il tavolo non ha capito. Ricarica la pagina.
refused-wrong-type = Il tavolo non ha capito. Ricarica la pagina.
refused-too-large = Messaggio troppo lungo.
refused-too-fast = Piano! Troppi tocchi tutti insieme.
refused-connection-lost = Collegamento perso: riprovo da solo.
refused-unknown-mission = Questa missione non c’è.
refused-unknown-game = Questo gioco non c’è.
refused-unknown-option = Questa scelta non c’è.
refused-unknown-campaign = Questa campagna non c’è.
refused-no-campaign = Non c’è nessuna campagna in corso.
refused-campaign-over = La campagna è vinta fino all’ultima tomba. Cominciatene un’altra.
refused-unknown-seat = Questo eroe non c’è.
refused-unknown-player = Questa persona non è al tavolo.
refused-unknown-table = Questo tavolo non c’è. Inquadra di nuovo il codice sulla TV.
refused-seat-taken = Troppo tardi: questo eroe è già preso.
refused-not-host = Lo può fare solo chi ospita.
refused-not-joined = Prima scrivi il tuo nome.
refused-already-joined = Sei già al tavolo.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-locked = Chi ospita ha chiuso la porta. Bussate più forte.
refused-game-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-no-game = Non c’è ancora una partita.
refused-already-started = La partita è già cominciata.
refused-name-empty = Un nome ci vuole. Anche inventato.
refused-needs-heroes = Serve almeno un eroe.
refused-no-undo = Non c’è niente da riprendere.
refused-no-undo-dice = Non oltre: i dadi sono già caduti.
refused-no-undo-other = Non oltre: poi ha deciso qualcun altro.
refused-player-online = Questa persona è al tavolo: il suo posto non è libero.
refused-kicked = Chi ospita ti ha fatto uscire dal tavolo.
refused-closed = Il tavolo è chiuso.
refused-no-save = Questa partita salvata non si trova.
refused-bad-save = Questa partita salvata non si legge più.
refused-full = Il tavolo è pieno.
refused-server-full = Troppe pagine collegate.
refused-outdated = C’è una versione nuova: ricarica la pagina.
refused-internal = Qualcosa si è rotto, ma il tavolo è rimasto com’era. Riprova.
refused-phones-only = Per giocare serve un telefono: questa è la TV.
refused-too-many-seats = Troppi eroi per questa missione.
refused-wrong-seats = Con questi eroi la missione non si gioca.
refused-broken-mission = Il file di questa missione è rotto.
refused-unknown-difficulty = Questa difficoltà non c’è.
refused-unknown-ruling = Questa regola non c’è.
refused-not-saved = Non riesco a scrivere sul disco: la mossa non vale. Libera spazio e riprova.
refused-computer-plays = Per ora decide il computer. Riprenditi l’eroe e tocca a te.

### Nel cimitero

refused-no-dice = Non hai più dadi in questo turno.
refused-not-adjacent = { $group ->
    [gate] Mettiti in una delle caselle davanti a un cancello, non in diagonale.
    [tombstone] Mettiti di lato a una lapide in piedi, non in diagonale.
    [chest] Mettiti accanto a un forziere chiuso.
    [coffin] Mettiti di lato a una bara, non in diagonale.
    [boulder] Mettiti di lato a un masso, non in diagonale.
   *[other] Sei troppo lontano: mettiti accanto.
}
refused-padlocked = C’è un lucchetto, e non si scassina: si apre con il suo obiettivo.
refused-in-block-zone = Sei nella Zona di Blocco di un mostro: prima toglilo di mezzo.
refused-no-target = Nessun bersaglio a portata.
refused-no-line = { $blocker ->
    [gate] Niente linea di tiro: in mezzo c’è un cancello chiuso.
    [stone] Niente linea di tiro: in mezzo c’è la roccia.
   *[wall] Niente linea di tiro: in mezzo c’è un muro.
}
refused-too-far = Troppo lontano: è a raggio { $ring }, e le tue armi arrivano a { $most }.
refused-wrong-ring = A raggio { $ring } nessuna delle tue armi va bene. Più vicino, o più lontano.
refused-frozen = Sei un blocco di ghiaccio: prima rompilo con la Forza.
refused-not-charged = { $missing ->
    [one] Manca 1 carica: una Stella, oppure Caricati.
   *[other] Mancano { $missing } cariche: servono Stelle, oppure Caricati.
}
refused-cursed = { $curse } copre questa abilità: Magia 6+, o un livello nuovo.
refused-nothing-to-charge = Nessuna abilità si può caricare: sono piene o maledette.
refused-no-way = Non c’è una casella libera dove andare.
refused-too-dear = Ci vuole { $need }: tutti i tuoi dadi insieme fanno { $has }.
refused-asleep = Dorme: prima sveglia la sua area ({ $areas }).
refused-already-marched = Ha già marciato. Una volta a round basta, alla sua età.
refused-never-moves = Non si muove mai. Dovrebbe averne voglia.
refused-slowed = È troppo lento per fare anche un solo passo, fino alla fine del round.
refused-box-empty = { $kind }: nella scatola non ce ne sono più.
refused-no-room = Lì non c’è una casella libera.
refused-enough-summoned = In questo round è già uscito qualcuno. Gli altri hanno sentito bussare e si sono girati dall’altra parte.
refused-no-source = Non c’è più una lapide, una bara o una fossa da cui uscire.
refused-all-awake = Sono già tutti svegli.
refused-few-dice = Ci vogliono { $need } dadi: te ne restano { $has }.
refused-no-use-now = Adesso non servirebbe a niente.
refused-unknown-mode = Questa missione non si può giocare così.
refused-solo-heroes = Chi gioca in solitario prende da { $least } a { $most } eroi.
