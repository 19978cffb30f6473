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
refused-unknown-action = Questa azione non c’è.
refused-unknown-seat = Questo eroe non c’è.
refused-unknown-player = Questa persona non è al tavolo.
refused-unknown-table = Questo tavolo non c’è. Inquadra di nuovo il codice sulla TV.
refused-seat-taken = Troppo tardi: questo eroe è già preso.
refused-seat-free = Questo eroe non è di nessuno.
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
refused-name-too-long = Nome troppo lungo: non sta sulla lapide.
refused-needs-players = Serve almeno una persona.
refused-needs-heroes = Serve almeno un eroe.
refused-no-undo = Non c’è niente da riprendere.
refused-no-undo-dice = Non oltre: i dadi sono già caduti.
refused-no-undo-seen = Non oltre: si è già visto qualcosa di nuovo.
refused-no-undo-other = Non oltre: poi ha deciso qualcun altro.
refused-no-undo-start = Non oltre: qui comincia il turno.
refused-player-online = Questa persona è al tavolo: il suo posto non è libero.
refused-not-on-tv = Questo si fa dalla TV.
refused-kicked = Chi ospita ti ha fatto uscire dal tavolo.
refused-closed = Il tavolo è chiuso.
refused-no-save = Questa partita salvata non si trova.
refused-bad-save = Questa partita salvata non si legge più.
refused-full = Il tavolo è pieno.
refused-server-full = Troppe pagine collegate.
refused-busy = Il tavolo è occupato. Riprova fra un attimo.
refused-outdated = C’è una versione nuova: ricarica la pagina.
refused-no-address = Non ci sono altri indirizzi da provare.
refused-wrong-host = Da questo indirizzo non si entra. Usa quello scritto sulla TV.
refused-internal = Qualcosa si è rotto, ma il tavolo è rimasto com’era. Riprova.
refused-undo-nothing = Non c’è niente da riprendere.
refused-undo-dice = Non oltre: i dadi sono già caduti.
refused-undo-other-seat = Non oltre: poi ha deciso qualcun altro.
refused-undo-start = Non oltre: qui comincia il turno.
refused-phones-only = Per giocare serve un telefono: questa è la TV.
refused-table-locked = Chi ospita ha chiuso la porta. Bussate più forte.
refused-table-full = Il tavolo è pieno.
refused-player-here = Questa persona è al tavolo: il suo posto non è libero.
refused-wrong-phase = Adesso no: la partita è a un altro punto.
refused-nobody-seated = Nessuno ha scelto un eroe. Da soli i mostri si annoiano.
refused-too-many-seats = Troppi eroi per questa missione.
refused-wrong-seats = Con questi eroi la missione non si gioca.
refused-broken-mission = Il file di questa missione è rotto.
refused-unknown-difficulty = Questa difficoltà non c’è.
refused-unknown-ruling = Questa regola non c’è.
refused-unknown-save = Questa partita salvata non si trova.
refused-save-unreadable = Questa partita salvata non si legge più.
refused-not-saved = Non riesco a scrivere sul disco: la mossa non vale. Libera spazio e riprova.
refused-rule-failed = Una regola si è inceppata, ma il tavolo è rimasto com’era. Prova altro.
refused-computer-plays = Per ora decide il computer. Riprenditi l’eroe e tocca a te.

### Nel cimitero

refused-no-dice = Non hai più dadi in questo turno.
refused-not-adjacent = { $group ->
    [gate] Mettiti in una delle caselle davanti a un cancello, non in diagonale.
    [tombstone] Mettiti di lato a una lapide in piedi, non in diagonale.
    [chest] Mettiti accanto a un forziere chiuso.
    [coffin] Mettiti di lato a una bara, non in diagonale.
   *[other] Sei troppo lontano: mettiti accanto.
}
refused-not-adjacent-gate = Mettiti in una delle caselle davanti al cancello, non in diagonale.
refused-not-adjacent-tombstone = Mettiti di lato a una lapide in piedi, non in diagonale.
refused-not-adjacent-chest = Mettiti accanto a un forziere.
refused-not-adjacent-coffin = Mettiti di lato a una bara, non in diagonale.
refused-in-block-zone = Sei nella Zona di Blocco di un mostro: prima toglilo di mezzo.
refused-boxed-in = Non c’è una casella libera dove andare.
refused-no-target = Nessun bersaglio a portata.
refused-out-of-range = Non è alla distanza giusta per quest’arma.
refused-no-line = Un muro o un cancello copre il bersaglio.
refused-frozen = Sei un blocco di ghiaccio: prima rompilo con la Forza.
refused-not-frozen = Qui non c’è ghiaccio da rompere.
refused-not-charged = { $missing ->
    [one] Manca 1 carica: una Stella, oppure Caricati.
   *[other] Mancano { $missing } cariche: servono Stelle, oppure Caricati.
}
refused-cursed = { $curse } copre questa abilità: Magia 6+, o un livello nuovo.
refused-already-done = L’hai già fatto in questo turno.
refused-already-attacked = Solo prima del primo attacco del turno.
refused-nothing-to-charge = Nessuna abilità si può caricare: sono piene o maledette.
refused-all-charged = Le tue abilità sono tutte cariche.
refused-no-item = Non hai ritrovamenti da usare.
refused-no-tome = Non hai tomi in mano.
refused-no-weapon = Non hai un’arma adatta.
refused-gate-closed = Il cancello è chiuso.
refused-no-gate = Qui accanto non c’è un cancello chiuso.
refused-no-tombstone = Qui accanto non c’è una lapide in piedi.
refused-no-chest = Qui accanto non c’è un forziere chiuso.
refused-no-coffin = Qui accanto non c’è una bara.
refused-no-curse = Non hai maledizioni. Per ora.
refused-no-ability = Nessuna abilità è pronta.
refused-hymn-held = Ha già un Inno: uno a testa.
refused-too-little-life = Ti resta una vita sola: tienila.
refused-same-area = Dev’essere nella tua stessa area.
refused-nobody-near = Non c’è nessun eroe a portata.
refused-backpack-full = Lo zaino è pieno.
refused-needs-magic = Serve un attacco magico.
refused-needs-dice = Servono più dadi.
refused-goal-not-here = L’obiettivo non è qui.
refused-your-turn-only = Si può fare solo nel proprio turno.
refused-fallen = Chi è steso non agisce fino a fine round.
refused-no-way = Non c’è una casella libera dove andare.
refused-no-use-now = Adesso non servirebbe a niente.
