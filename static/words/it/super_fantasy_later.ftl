# Super Fantasy, quel che serve solo quando i dadi sono rotolati: ritrovamenti, abilità dei mostri, registro, fine. In italiano.

### Oggetti magici

sf-item-skull-crusher = Schiacciateschi
    .rule = Corpo a corpo, raggio 1. Attacco +2. Il nome lo troviamo offensivo.
sf-item-whispering-bow = Arco Sussurrante
    .rule = A distanza, raggio 3. Attacco +1. Con un totale di 8 o più fa 1 ferita in più.
sf-item-wand-of-hiccups = Bacchetta del Singhiozzo
    .rule = Attacco magico, raggio 2. Attacco +1. Se va a segno, il bersaglio è stordito.
sf-item-butchers-cleaver = Mannaia del Macellaio
    .rule = Corpo a corpo, raggio 1. Attacco +1. Con 2 o più Stelle fa 1 ferita in più.
sf-item-moon-sling = Fionda Lunare
    .rule = A distanza, raggio 2. Se va a segno, il Dado Fato: con Teschio o Goccia riprendi 1 dado.
sf-item-voodoo-doll = Bambola Vudù
    .rule = Attacco magico, raggio 3. Attacco +2. Per usarla scarti prima 1 dado.
sf-item-tombstone-shield = Scudo Lapide
    .rule = Scudo: 2 Dadi Scudo a ogni turno. Sì, era di qualcuno.
sf-item-spiked-pauldrons = Spallacci Chiodati
    .rule = Armatura: 1 Dado Scudo a ogni turno, Forza +1.
sf-item-feather-boots-mail = Maglia con Stivali di Piuma
    .rule = Armatura: Velocità +2. Fa il solletico.
sf-item-saints-robe = Veste della Santa
    .rule = Armatura: 1 Dado Scudo a ogni turno, Magia +1.
sf-item-book-of-frost = Libro della Brina
    .rule = Prova di Magia 6+: congeli un mostro entro 3 caselle.
sf-item-book-of-mending = Libro dei Rattoppi
    .rule = Prova di Magia 6+: un eroe entro 3 caselle recupera 2 vite.
sf-item-back-scratcher = Grattaschiena
    .rule = Corpo a corpo, raggio 1. Attacco +4 da una delle 3 caselle alle spalle del bersaglio. All’inizio ringraziamo.
sf-item-undertakers-spade = Pala del Becchino
    .rule = Corpo a corpo, raggio 1. Attacco +1. Se va a segno, spingi il mostro fino a 2 caselle in linea retta, se sta ancora in piedi.
sf-item-bell-clapper = Batacchio di Campana
    .rule = Corpo a corpo, raggio 1. Attacco +1. Con un totale di 7 o più, lo stesso totale colpisce anche un altro mostro accanto al bersaglio.
sf-item-steam-spanner = Chiave Inglese a Vapore
    .rule = Corpo a corpo, raggio 1. Attacco +1. In mano a Gnomy, ogni colpo a segno carica di 1 una sua abilità.
sf-item-knitting-needles = Ferri da Calza
    .rule = Attacco magico, raggio 1. Da una delle 3 caselle alle spalle del bersaglio fa 1 ferita in più. Un dritto e un rovescio.
sf-item-snowball-cannon = Cannone a Palle di Neve
    .rule = A distanza, raggio 2. Attacco +1. Per usarlo scarti prima 1 dado. Se va a segno, il bersaglio è congelato.
sf-item-censer = Turibolo
    .rule = Attacco magico, raggio 1. Attacco +1. In mano a Don Pizzarro o a Lady Lucebuona, un colpo a segno con almeno 1 Stella ridà 1 vita agli eroi accanto.
sf-item-bagpipes = Zampogna
    .rule = Attacco magico, raggio 2. Attacco +1. Se la suona Axl, un colpo a segno stordisce il bersaglio e tutti i mostri accanto. Chi gliel’ha data?
sf-item-ghost-sheet = Lenzuolo da Fantasma
    .rule = Armatura: 1 Dado Scudo a ogni turno. La prima Zona di Blocco che incontri in ogni movimento non ti ferma: ti prendiamo per un cugino.
sf-item-book-of-embers = Libro delle Braci
    .rule = Prova di Magia 6+: un mostro entro 3 caselle subisce 1 ferita. Niente esperienza: brucia da solo.
sf-item-book-of-removals = Libro dei Traslochi
    .rule = Prova di Magia 6+: scambi il posto con un eroe o un mostro entro 3 caselle. Mobili esclusi.
sf-item-book-of-padding = Libro delle Imbottiture
    .rule = Prova di Magia 6+: un eroe entro 3 caselle, anche tu, prende 2 Dadi Scudo. Piume e note a piè di pagina.
sf-item-book-of-recipes = Libro delle Ricette
    .rule = Prova di Magia 6+: tutti i mostri entro 2 caselle sono avvelenati. È stato il cavolo.

### Piccoli ritrovamenti

sf-item-bandage = Benda Quasi Pulita
    .rule = Recuperi 1 vita. L’avevamo appena tolta.
sf-item-stale-biscuit = Biscotto Raffermo
    .rule = Riprendi 1 Dado Azione. Non chiedere di che anno è.
sf-item-rusty-key = Chiave Arrugginita
    .rule = +3 alla tua prossima prova di Astuzia in questo turno.
sf-item-lucky-bone = Osso Portafortuna
    .rule = +2 al tuo prossimo attacco in questo turno. Al proprietario non ne ha portata.
sf-item-smoke-pot = Vaso Fumogeno
    .rule = In questo turno le Zone di Blocco non ti fermano.
sf-item-candle-stub = Mozzicone di Candela
    .rule = Una tua abilità si carica di 2.
sf-item-jar-of-leeches = Vasetto di Sanguisughe
    .rule = Ti toglie ogni malanno: stordito, congelato, avvelenato.
sf-item-old-map = Vecchia Mappa
    .rule = +3 al tuo prossimo movimento in questo turno.
sf-item-holy-water = Fiala d’Acquasanta
    .rule = +3 alla tua prossima prova di Magia in questo turno: bare, tomi e maledizioni.
sf-item-two-headed-coin = Moneta a Due Teste
    .rule = La prima prova o il primo attacco che fallisci in questo turno si ritira: vale solo il secondo tiro.
sf-item-firecracker = Petardo
    .rule = Stordisci un mostro entro 3 caselle. Il Capodanno non ci è mai piaciuto.
sf-item-sneezing-powder = Polvere Starnutina
    .rule = Spingi un mostro accanto a te fino a 2 caselle in linea retta. Salute.
sf-item-pot-lid = Coperchio di Pentola
    .rule = Prendi 2 Dadi Scudo. La pentola lo sta ancora cercando.
sf-item-mystery-pie = Torta Misteriosa
    .rule = Tira il Dado Fato. Fulmine: recuperi 1 vita. Goccia: riprendi 2 Dadi Azione. Teschio: ti avveleni.
sf-item-hot-soup = Zuppa Calda
    .rule = Tu e gli eroi accanto a te recuperate 1 vita. A noi esce dalle costole.

### Maledizioni

sf-item-clumsy-fingers = Dita di Ricotta
    .rule = Astuzia −1, e l’abilità coperta non si usa, finché non te ne liberi.
sf-item-cold-feet = Piedi Gelati
    .rule = Resti subito di ghiaccio. Velocità −1, e l’abilità coperta non si usa, finché non te ne liberi.
sf-item-noisy-bones = Ossa Scricchiolanti
    .rule = Nel dubbio i mostri scelgono te, e l’abilità coperta non si usa, finché non te ne liberi.
sf-item-upset-stomach = Mal di Pancia
    .rule = Ti avveleni subito. Non recuperi vite, e l’abilità coperta non si usa, finché non te ne liberi.
sf-item-broken-sleep = Notte in Bianco
    .rule = Cominci ogni turno con 1 dado in meno, e l’abilità coperta non si usa, finché non te ne liberi.

### Abilità dei mostri

sf-monster-ability-volley = Frecciata
    .rule = Non si muove. Se nessuno gli sta accanto, tira a un eroe a raggio 2 o 3.
sf-monster-ability-walks-through = Senza Bussare
    .rule = Cancelli, colonne, lapidi, forzieri e bare non lo fermano. Però non ci si può fermare sopra.
sf-monster-ability-skull-rain = Pioggia di Teschi
    .rule = Non si muove. Quando agisce colpisce ogni eroe in piedi entro 2 caselle, se c’è una strada di caselle.
sf-monster-ability-sermon = Predica
    .rule = Prima di agire tira il Dado Fato. Goccia: gli eroi della sua area sono storditi dal sonno. Teschio: accanto gli spunta un Morto Male.
sf-monster-ability-hook = Gancio da Tonno
    .rule = Se nessuno gli è accanto, trascina di 2 caselle l’eroe più vicino entro 3 e poi lo colpisce. I suoi colpi avvelenano con la Goccia.
sf-monster-ability-drill = Addestramento
    .rule = Colpisce tutti gli eroi accanto a sé. Gli altri mostri della sua area fanno 1 passo in più.
sf-monster-ability-crown = Corona Ostinata
    .rule = Finché la sua cripta non è sigillata, a fine round torna con tutte le vite. Senza cripta torna una volta sola, con metà.
sf-monster-ability-sheds = Cambio di Pelle
    .rule = Ferito, scivola via di 2 caselle, il più lontano possibile. I suoi colpi congelano con il Teschio.
sf-monster-ability-sprightly = Arzillo
    .rule = Fa 1 passo in più.
sf-monster-ability-thick-skulled = Testa Dura
    .rule = Non si può stordire.
sf-monster-ability-venomous = Velenoso
    .rule = Se il suo colpo va a segno tira il Dado Fato: con il Teschio avvelena.
sf-monster-ability-spiteful = Dispettoso
    .rule = Se lo uccidi da accanto tira il Dado Fato: con il Teschio resti stordito.
sf-monster-ability-frenzied = Furioso
    .rule = Se quando tocca a lui ha già un eroe accanto, colpisce due volte.
sf-monster-ability-regenerating = Si Ricuce
    .rule = A fine round guarisce 1 ferita.
sf-monster-ability-restless = Senza Pace
    .rule = Quando muore tira il Dado Fato: con il Teschio resta con 1 vita. Una volta sola.
sf-monster-ability-howling = Ululato
    .rule = Per gli altri mostri della sua area ogni Stella vale 1 in più.

### Cose che stanno lì

sf-thing-brazier = Braciere
    .rule = Spento. Si accendono uno dopo l’altro, in ordine, ciascuno da accanto. Quello cerchiato è il prossimo.
    .used = Arde. Quella legna qualcuno la dovrà pagare.
sf-thing-button = Pulsante
    .rule = Calpestalo e va giù. Resta giù fino alla fine del round, o finché qualcuno ci sta sopra.
    .used = Giù. Torna su alla fine del round, se non c’è sopra nessuno.
sf-thing-gold = Oro
    .rule = Si prende da accanto, senza dadi, e si porta dove deve andare. Se finisci a terra, ci finisce anche lui.
sf-thing-goat = Capra
    .rule = Prendila per lo zoccolo, senza dadi, e ti segue. Noi non l’abbiamo mai toccata: morde.
sf-thing-sexton = Sagrestano
    .rule = Prendilo per mano, senza dadi, e ti segue. Ci conosce tutti per nome.
sf-thing-boulder = Masso
    .rule = Sbarra la strada a tutti. Forza 6+ da accanto, non in diagonale, e rotola via per sempre.
    .used = Sparito.
sf-thing-padlock = Lucchetto
    .rule = Il cancello accanto non si scassina: si apre da solo quando il suo obiettivo è raggiunto.
    .used = Aperto.
sf-thing-crypt = Cripta
    .rule = Muri spessi, coperchio pesante, e dentro uno importante che non ci vuole stare.
    .used = Sigillata: da qui non esce più nessuno.

### Parole del regolamento

sf-level = Livello
    .rule = A ogni livello una delle tue tre abilità migliora.
sf-dice = Dadi Azione
    .rule = Sei a turno. Quelli che tiri sono spesi, quelli che avanzi diventano Dadi Scudo.
sf-charge = Carica
    .rule = A carica piena l’abilità si può usare. Usarla la riporta a zero.
sf-protection = Protezione
    .rule = Il totale che serve per ferire questo mostro.
sf-steps = Passi
    .rule = Di quante caselle si muove nella Fase dei Mostri.
sf-attack = Attacco
    .rule = Quanti dadi tira per colpirti.
sf-star-value = Stella
    .rule = Quanto vale ogni Stella nei tiri di questo mostro.
sf-initiative = Iniziativa
    .rule = A pari distanza agisce prima chi ce l’ha più bassa.
sf-behaviour = Comportamento
    .rule = Chi sceglie quando è indeciso: il primo da sinistra.
sf-block-zone = Zona di Blocco
    .rule = Le otto caselle attorno a un mostro. Se ci entri ti fermi; finché ci stai non puoi muoverti.
sf-area = Area
    .rule = Un pezzo di cimitero. I mostri agiscono solo dove c’è un eroe o nelle aree accanto.

### Fine della partita

sf-outcome-victory = Vittoria!
    .line = Avete vinto. Ce ne faremo una ragione, abbiamo tempo.
sf-outcome-defeat = Sconfitta
    .line = Avete perso. Benvenuti: le fosse libere sono in fondo a destra.
sf-master-outcome-victory = Sconfitta
    .line = Gli eroi ce l’hanno fatta. Noi volevamo alzarci prima, l’avevamo detto.
sf-master-outcome-defeat = Vittoria!
    .line = Tempo scaduto, e sono ancora qui. Gran bel comando, Vostra Oscurità.
sf-reason-markers = Il segnalino dei round ha raggiunto la Fine del Gioco.
sf-versus-outcome-victory = Vincono gli eroi
    .line = Il Master perde la partita, la faccia e un paio di costole.
sf-versus-outcome-defeat = Vince il Master
    .line = Gli eroi restano con noi. Di posto ne abbiamo.
sf-survival-outcome-victory = L’alba!
    .line = Era troppo bello per durare: ce ne torniamo a letto.
sf-survival-outcome-defeat = Notte fonda
    .line = Mancava ancora un po’ all’alba. Adesso fate pure con comodo.
sf-reason-lives = Niente più vite di scorta, e nessuno in piedi.
sf-reason-dawn = È sorto il sole.
sf-epilogue-story = Dodici notti, e Trista dorme. Anche noi, stavolta sul serio. Venite a trovarci, ma di giorno.
sf-way-next = La prossima: { $mission }
sf-way-retry = Ci riproviamo: { $mission }
sf-way-again = Ancora, con gli stessi eroi
sf-way-to-lobby = Scegliamo altro
sf-carry-victory = Ogni eroe porta con sé un oggetto magico a scelta, e 1 Esperienza per ogni missione vinta (4 al massimo).
sf-carry-defeat = Si riprova con lo stesso bagaglio. I morti, purtroppo, sono freschi.
sf-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sf-score = { $waves ->
    [one] 1 ondata superata
   *[other] { $waves } ondate superate
}, { $kills ->
    [one] 1 di noi rimesso a letto
   *[other] { $kills } di noi rimessi a letto
}
sf-rank = { $rank ->
    [1] Nuovo primato!
   *[other] { $rank }º posto
}

### Il registro: una riga per ogni fatto

event-round-started = { $round ->
    [1] Round 1. Visite, a quest’ora?
    [2] Round 2. Fate come se foste a casa nostra.
    [3] Round 3. Ancora in piedi? Noi pure.
    [4] Round 4. Da vivi eravamo più svelti.
    [5] Round 5. Si è fatta una certa.
    [6] Round 6. Qualcuno ha notato la nebbia?
    [7] Round 7. Le candele stanno finendo.
   *[other] Round { $round }. Noi non abbiamo fretta.
}
event-phase-started = { $phase_id ->
    [monsters] Fase dei Mostri: finalmente tocca a noi.
    [heroes] Fase degli Eroi: fate con comodo.
   *[other] { $phase }
}
event-turn-started = Tocca a { $hero }.
event-turn-ended = { $hero } ha finito.
event-dice-rolled = { $purpose ->
    [move] { $by } tira per muoversi: { $total }.
    [gate] { $by } traffica con il cancello: { $total } (serve { $need }).
    [tombstone] { $by } spinge la lapide: { $total } (serve { $need }).
    [chest] { $by } armeggia con il forziere: { $total } (serve { $need }).
    [attack] { $by } tira per colpire: { $total }{ sf-needed }.
    [charge] { $by } si concentra: { $total }.
    [coffin] { $by } benedice la bara: { $total } (serve { $need }).
    [ice] { $by } prende a pugni il ghiaccio: { $total } (serve { $need }).
    [curse] { $by } combatte la maledizione: { $total } (serve { $need }).
    [tome] { $by } legge ad alta voce: { $total } (serve { $need }).
    [goal] { $by } ci prova: { $total } (serve { $need }).
    [defence] { $by } para: { $total }.
    [monster_attack] { sf-the-by-start } colpisce: { $total }.
    [master] { $by } butta sei dadi sul tavolo: { $total } in tutto.
   *[other] { sf-the-by-start } tira i dadi: { $total }.
}
event-fate-rolled = { $purpose ->
    [spawn] Dado Fato: { $symbol }. Chi dorme con quel simbolo si alzi!
    [tie] Più eroi alla stessa distanza: decide il colore del Dado Fato, { $colour }.
    [treasure] { $success ->
        [yes] Dado Fato sulle tasche del caduto: { $symbol }. C’è qualcosa!
       *[no] Dado Fato sulle tasche del caduto: { $symbol }. Vuote, come la testa.
    }
    [ability] { $success ->
        [yes] Dado Fato: { $symbol }. Proprio quello che ci voleva!
        [no] Dado Fato: { $symbol }. Niente da fare.
       *[none] Dado Fato: { $symbol }.
    }
    [poison] Dado Fato sul veleno: { $symbol }.
    [monster_ability] { sf-the-who-start } interroga il Dado Fato: { $symbol }.
   *[other] Dado Fato: { $symbol }.
}
event-hero-moved = { $hero_id ->
    [elfric] { $hero } marcia. Chi paga le aiuole?
    [axl] { $hero } si sposta a ritmo.
    [pizzarro] { $hero } procede solenne.
    [kayla] { $hero } corre leggera.
    [goodlight] { $hero } avanza, luccicando.
    [gnomy] { $hero } sferraglia un po’ più in là.
   *[other] { $hero } si muove.
}
event-gate-opened = { $hero } apre il cancello. Era chiuso per un motivo.
event-tombstone-smashed = { $hero } abbatte una lapide. Lì abitava qualcuno!
event-chest-opened = { $hero } scassina un forziere. Con permesso, eh.
event-coffin-purified = { $hero } purifica una bara. Un alloggio in meno.
event-ice-broken = { $hero } rompe il ghiaccio: { $target } è liber{ sf-ending-target }.
event-curse-lifted = { $hero } si libera della maledizione: { $curse }.
event-item-drawn = { $source_id ->
    [chest] { $hero } trova nel forziere: { $item }.
    [monster] { $hero } fruga un caduto e trova: { $item }.
    [tombstone] { $hero } trova sotto la lapide: { $item }.
   *[other] { $hero } trova: { $item }.
}
event-item-taken = { $hero } prende: { $item } ({ $slot }).
event-item-discarded = { $hero } lascia: { $item }. Ce lo riprendiamo.
event-item-given = { $hero } passa { sf-to-hero }: { $item }.
event-item-moved = { $hero } sistema: { $item } ({ $slot }).
event-small-item-used = { $hero } usa: { $item }.
event-curse-drawn = { $hero } pesca una maledizione: { $curse }. Dono della casa.
event-ability-charged = { $cause_id ->
    [star] Stella! La carica di { $ability } di { $hero } è ora a { $charge }.
   *[other] { $ability } di { $hero }: carica { $charge }.
}
event-ability-used = { $hero } usa { $ability }.
event-attack-declared = { $attacker } attacca { sf-the-target }: { $weapon }.
event-attack-hit = { $attacker } colpisce { sf-the-target }: { $total } contro { $protection }.
event-attack-missed = { $attacker_id ->
    [elfric] { $attacker } manca { sf-the-target }: { $total } contro { $protection }. Aria fresca, grazie.
    [axl] { $attacker } manca { sf-the-target }: { $total } contro { $protection }. Stonato.
    [pizzarro] { $attacker } manca { sf-the-target }: { $total } contro { $protection }. Amen.
    [kayla] { $attacker } manca { sf-the-target }: { $total } contro { $protection }. C’era vento?
    [goodlight] { $attacker } manca { sf-the-target }: { $total } contro { $protection }. È il pensiero che conta.
    [gnomy] { $attacker } manca { sf-the-target }: { $total } contro { $protection }. Da rivedere in officina.
   *[other] { $attacker } manca { sf-the-target }: { $total } contro { $protection }.
}
event-monster-wounded = { $left ->
    [0] { sf-the-monster-start } non si regge più in piedi.
    [one] { sf-the-monster-start } barcolla: ancora 1 vita.
   *[other] { sf-the-monster-start } barcolla: ancora { $left } vite.
}
event-monster-killed = { $by_id ->
    [elfric] { sf-the-monster-start } torna a riposare. { $by }, potevi chiedere.
    [axl] { sf-the-monster-start } torna a riposare. Era pur sempre musica, { $by }.
    [pizzarro] { sf-the-monster-start } torna a riposare. Bella cerimonia, { $by }.
    [kayla] { sf-the-monster-start } torna a riposare. { $by } fa già la ruota.
    [goodlight] { sf-the-monster-start } torna a riposare. Grazie, { $by }, era ora.
    [gnomy] { sf-the-monster-start } torna a riposare. A pezzi, ma riposa: { $by }.
   *[other] { sf-the-monster-start } torna a riposare.
}
event-monster-spawned = { $source_id ->
    [tombstone] Da una lapide sbuca: { $monster }.
    [coffin] Da una bara si alza: { $monster }.
    [grave] Dalla fossa comune sale: { $monster }.
   *[other] Arriva: { $monster }.
}
event-spawn-blocked = Uno di noi voleva uscire, ma l’uscita è occupata. Maleducati.
event-areas-activated = Si svegliano: { $areas }.
event-monster-moved = { sf-the-monster-start } si avvicina.
event-area-woken = Il Master paga { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} e sveglia: { $areas }. Altri cinque minuti, no?
event-march-ordered = Il Master paga { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: { sf-the-monster } deve camminare. Un, due, un… e l’altra gamba?
event-summon-ordered = Il Master paga { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} e chiama: { $kind }.
event-orders-over = { $left ->
    [0] Il Master ha speso tutti i dadi. Adesso si mena.
    [one] Il Master avanza 1 dado. Adesso si mena.
   *[other] Il Master avanza { $left } dadi. Adesso si mena.
}
event-master-laughed = { $blows ->
    [one] Un colpo a segno
   *[other] { $blows } colpi a segno
}: il Master sghignazza. Deve: lo dice il regolamento.
event-monster-waited = { sf-the-monster-start } aspetta. Abbiamo tutto il tempo.
event-monster-ability-shown = { $ability_id ->
    [volley] { sf-the-monster-start } tira a { $hero } da lontano. Stare fermi ha i suoi vantaggi.
    [walks_through] { sf-the-monster-start } passa senza bussare. Le porte sono per i vivi.
    [skull_rain] { sf-the-monster-start } fa piovere teschi su tutti gli eroi vicini. Niente ombrelli?
    [sermon] { sf-the-monster-start } attacca la predica. Chi può, finga di dormire.
    [hook] { sf-the-monster-start } lavora di gancio su { $hero }. Non lo lava da secoli.
    [drill] { sf-the-monster-start } urla ordini, e ce n’è per tutti.
    [crown] { sf-the-monster-start } non ha finito: la corona gli sta ancora dritta.
    [sheds] { $hero_id ->
        [none] { sf-the-monster-start } cambia pelle e se la svigna.
       *[other] { sf-the-monster-start } ha il sangue freddo, e adesso lo sente anche { $hero }.
    }
    [sprightly] { sf-the-monster-start } allunga il passo. L’aria della notte fa bene.
    [thick_skulled] { sf-the-monster-start } non si stordisce: lì dentro non c’è niente da scuotere.
    [venomous] { sf-the-monster-start } aveva messo qualcosa sulla lama. Niente di personale, { $hero }.
    [spiteful] { sf-the-monster-start } se ne va con un ultimo dispetto: una testata a { $hero }.
    [frenzied] { sf-the-monster-start } ci ha preso gusto: secondo colpo!
    [regenerating] { sf-the-monster-start } si ricuce: 1 ferita in meno.
    [restless] { sf-the-monster-start } non vuole saperne di riposare: resta con 1 vita.
    [howling] { sf-the-monster-start } ulula: per chi è nei paraggi ogni Stella vale 1 in più.
   *[other] { sf-the-monster-start }: { $ability }.
}
event-hero-pulled = { sf-the-monster-start } tira a sé { $hero }. Il pescato di stanotte!
event-monster-slipped = { sf-the-monster-start } scivola via. A voi resta la pelle, vuota.
event-monster-fell = { sf-the-monster-start } cade, ma la corona resta dritta: a fine round si vedrà.
event-monster-rose = { sf-the-monster-start } si rialza, vita { $life }. Un re non chiede permesso.
event-blow-declared = { $instead_of_id ->
    [none] { sf-the-monster-start } si scaglia contro { $hero }.
   *[other] { sf-the-monster-start } voleva { $instead_of }, ma si mette in mezzo { $hero }.
}
event-blow-landed = { $total ->
    [none] { sf-the-monster-start } colpisce { $hero }: nessuno scudo in vista.
   *[other] { sf-the-monster-start } colpisce { $hero }: { $total } contro { $protection }.
}
event-blow-blocked = { $hero } para: { $protection } contro { $total }. Che scortesia.
event-life-lost = { $life ->
    [0] { $hero } perde l’ultima vita.
    [one] { $hero } perde 1 vita: gliene resta 1.
   *[other] { $hero } perde 1 vita: gliene restano { $life }.
}
event-life-recovered = { $hero } si riprende: vita { $life }.
event-hero-knocked-out = { $hero_id ->
    [elfric] { $hero } si stende. La spada resta in piedi, lui no.
    [axl] { $hero } si stende. Gran finale.
    [pizzarro] { $hero } si stende. Dice che sta meditando.
    [kayla] { $hero } si stende. Dice che è una finta.
    [goodlight] { $hero } si stende. Con grazia, va detto.
    [gnomy] { $hero } si stende. Si riavvia a fine round.
   *[other] { $hero } si stende a riposare.
}
event-end-marker-moved = La fine si avvicina: ora è al round { $end }.
event-hero-stood-up = { $hero } si rialza. Noi ci abbiamo messo secoli.
event-shield-dice-taken = { $hero } { $cause_id ->
    [defend] si difende e prende
    [left_over] non ha tirato tutto e tiene
   *[other] prende
} { $dice ->
    [one] 1 Dado Scudo
   *[other] { $dice } Dadi Scudo
}{ $cause_id ->
    [defend] .
    [left_over] .
   *[other] : { $cause }.
}
event-shield-dice-spent = { $hero } si difende con { $dice ->
    [one] 1 Dado Scudo
   *[other] { $dice } Dadi Scudo
}.
event-status-gained = { $status_id ->
    [stunned] { sf-the-who-start } è stordit{ sf-ending-who }.
    [frozen] { sf-the-who-start } è un blocco di ghiaccio.
    [poisoned] { sf-the-who-start } è avvelenat{ sf-ending-who }.
   *[other] { sf-the-who-start }: { $status }.
}
event-status-lost = { $status_id ->
    [stunned] { sf-the-who-start } non è più stordit{ sf-ending-who }.
    [frozen] { sf-the-who-start } non è più di ghiaccio.
    [poisoned] { sf-the-who-start } ha smaltito il veleno.
   *[other] { sf-the-who-start } non ha più: { $status }.
}
event-token-gained = { $token_id ->
    [hymn] { $hero } riceve l’Inno: +{ $value } a un attacco.
    [will] { $hero } ha la Volontà.
    [fortress] { $hero } ha la Fortezza: i colpi vanno a Lady Lucebuona.
    [fury] { $hero } ha la Furia: 1 dado in più a ogni attacco.
   *[other] { $hero } riceve: { $token }.
}
event-token-spent = { $hero } spende: { $token }.
event-tokens-cleared = Si spazza: via scudi, segnalini e malanni dei mostri.
event-xp-gained = { $hero } impara qualcosa: esperienza { $xp }.
event-level-gained = { $hero } sale al livello { $level }: { $ability }, grado { $ability_level ->
    [1] I
    [2] II
   *[other] III
}.
event-die-recovered = { $hero } riprende 1 dado: ora ne ha { $dice }.
event-pushed = { sf-the-who-start } vola via.
event-places-swapped = { sf-the-who-start } e { $hero } si scambiano di posto. Chi paga il trasloco?
event-brazier-lit = { $hero } accende un braciere. Addio penombra.
event-button-pressed = { $hero } calpesta un pulsante. Clic.
event-buttons-released = I pulsanti su cui non c’è nessuno risaltano su.
event-gold-taken = { $hero } prende l’oro. Era un ricordo di famiglia.
event-gold-dropped = { $hero } lascia cadere l’oro. Chi lo trova se lo tiene.
event-gold-delivered = { $hero } consegna l’oro. Scriveremo al nostro avvocato.
event-companion-led = { $hero_id ->
    [none] Nessuno tiene più per mano chi vi accompagna.
   *[other] { $hero } prende per mano chi vi accompagna. Che tenerezza.
}
event-companion-moved = Chi vi accompagna trotterella dietro.
event-boulder-cleared = { $hero } sposta il masso. Da lì aveva una bella vista.
event-gate-unlocked = Il lucchetto scatta, e con lui il cancello.
event-wave-came = Ondata { $wave }: { $monsters ->
    [0] nessuno trova l’uscita. Che figura.
    [one] esce uno di noi.
   *[other] escono { $monsters } di noi.
}
event-life-spent = { $hero } si rialza con una vita di scorta: { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-story-told = { $speaker }: «{ $text }»
event-goal-progressed = Obiettivo: { $count } di { $total }.
event-goal-reached = Obiettivo raggiunto: { $goal }.
event-game-over = { $outcome_id ->
    [victory] Gli eroi hanno vinto. Che figura.
    [defeat] Gli eroi hanno perso. Un applauso ai defunti.
   *[other] Fine della partita.
}

### Storia e primati

sf-mission-number = Missione { $number }
sf-course = { $won ->
    [0] { $missions } missioni da vincere
    [one] 1 vinta su { $missions }
   *[other] { $won } vinte su { $missions }
}
sf-course-won = Missione { $number }: vinta
sf-course-next = Missione { $number }: la prossima
sf-course-ahead = Missione { $number }: più avanti
sf-records = Le notti più lunghe
sf-records-none = Ancora nessun primato. Il primo nome può essere il vostro: in fondo si tratta solo di non morire.
sf-records-waves = ondate
sf-records-kills = a riposo
sf-records-points = punti
sf-records-own = Voi
