# La pagina del telefono: bottoni, titoli e avvisi suoi. Le parole del gioco stanno in super_fantasy.ftl.

### Lingua, collegamento

phone-language = Lingua
phone-language-it = Italiano
phone-language-en = English
phone-link-connecting = Busso alla porta del cimitero…
phone-link-lost = Collegamento perso, riprovo…
phone-moved-title = Sei altrove
phone-moved-text = Hai aperto il tuo eroe su un’altra pagina. Questa può riposare in pace.
phone-moved-here = Gioco da qui
phone-bye-title = Arrivederci
phone-bye-text = Il tavolo ha chiuso la porta.
phone-bye-again = Riprova
phone-refused-other = Questo adesso non si può.
phone-notice-close = Chiudi

### Entrare

phone-join-title = Chi osa entrare?
phone-join-name = Il tuo nome
phone-join-placeholder = Come ti chiamano gli amici
phone-join-go = Entro
phone-reclaim-title = Eri già qui?
phone-reclaim-text = Questi telefoni si sono allontanati. Se uno è il tuo, riprenditelo.
phone-reclaim-yes = Sì, sono { $name }

### Prima della partita

phone-lobby-title = Scegli il tuo eroe, { $name }
phone-lobby-text = Tocca un eroe per conoscerlo, poi prendilo.
phone-lobby-ready = Ci sei, { $name }
phone-lobby-more = Quando siete tutti pronti, chi ospita dà il via. Puoi ancora cambiare.
phone-lobby-yours = Giochi con: { $heroes }. Un telefono ne regge più d’uno: se ti va, prendine un altro.
phone-claim-too = Prendo anche { $hero }
phone-claim-master = Faccio io il Master
phone-master-free = Se nessuno lo prende, ci pensa il computer
phone-lobby-wait = Chi ospita sta scegliendo. Intanto lucidate le spade.
phone-lobby-people = { $count ->
    [one] A tavola c’è una persona
   *[other] A tavola siete in { $count }
}
phone-late-title = La partita è già cominciata, { $name }
phone-late-text = Prendi un eroe che il computer tiene caldo per te.
phone-watch = Guardo soltanto
phone-watch-end = Scelgo un eroe
phone-seat-mine = È tuo
phone-seat-taken = Lo ha preso { $name }
phone-seat-bot = Gioca il computer
phone-sheet-abilities = Abilità
phone-claim = Prendo { $hero }
phone-release = Lo lascio
phone-computer-on = Gioca il computer
phone-computer-off = Senza computer
phone-host = Chi ospita
phone-away = telefono lontano
phone-kick = Fai alzare { $name }
phone-kick-short = Fai alzare
phone-host-title = Ospiti tu
phone-host-text = Scegli la missione qui sotto e dai il via con il bottone in fondo.
phone-host-mission = Missione
phone-host-minutes = { $minutes } min
phone-host-difficulty = Difficoltà
phone-rulings = Regole del tavolo
phone-saved = Riprendi dal round { $round }
phone-start = { $count ->
    [0] Si comincia
    [one] Si comincia, con 1 eroe
   *[other] Si comincia, in { $count } eroi
}
phone-start-none = Serve almeno un eroe.
phone-start-hint = Gli eroi che nessuno ha preso restano a casa, a meno che tu li dia al computer.

### Schede in basso

phone-tabs = Pagine
phone-tab-map = Mappa
phone-tab-heroes = Eroi
phone-tab-log = Diario
phone-tab-rules = Regole
phone-tab-options = Opzioni
phone-your-turn = Tocca a te
phone-your-heroes = I tuoi eroi

### Testata

phone-life-of = Vita { $life } su { $most }
phone-dice-left = { $dice ->
    [0] Nessun dado da tirare
    [one] 1 dado da tirare
   *[other] { $dice } dadi da tirare
}
phone-shields = { $dice ->
    [0] Nessun Dado Scudo
    [one] 1 Dado Scudo
   *[other] { $dice } Dadi Scudo
}
phone-caption-dice = dadi
phone-caption-shields = scudi
phone-caption-rounds = round
phone-caption-dawn = all’alba

### La mappa

phone-map-buttons = Vista della mappa
phone-map-closer = Più vicino
phone-map-farther = Più lontano
phone-map-back = Torna dove serve
phone-map-all = Tutta la mappa
phone-what-is = Che cos’è: { $what }
phone-where-here = proprio qui
phone-where-north = { $steps } a nord
phone-where-south = { $steps } a sud
phone-where-east = { $steps } a est
phone-where-west = { $steps } a ovest
phone-monster-line = Protezione { $protection }, { $left ->
    [one] 1 vita
   *[other] { $left } vite
}
phone-board-title = Il cimitero a parole

### La decisione

phone-decision = La tua decisione
phone-goal = Obiettivo
phone-goal-theirs = L’obiettivo degli eroi
phone-goal-count = { $count } su { $total }
phone-asked-too = Anche { $hero }
phone-goes = Tocca a { $hero }
phone-wave = Ondata { $wave }
phone-lives = { $lives ->
    [one] 1 vita di scorta
   *[other] { $lives } vite di scorta
}
phone-kills = { $kills ->
    [one] 1 a riposo
   *[other] { $kills } a riposo
}
phone-hint-close = Capito
phone-roll-good = Riuscito!
phone-roll-bad = Fallito
phone-blow-good = Parato!
phone-blow-bad = Colpito!
phone-sum-need = serve { $need }
phone-star-which = Stella { $star } di { $stars }
phone-star-always = Sempre questa, finché non è piena
phone-star-always-text = Alle prossime Stelle il telefono risponde da solo.
phone-grade = grado { $grade }
phone-sending = Un attimo…
phone-back = Indietro
phone-more-actions = Altre azioni
phone-action-choices = { $count } possibilità
phone-action-upto = al massimo: { $chance }%
phone-action-on = su { $target }
phone-need = da raggiungere
phone-helpers = { $count ->
    [one] Un aiuto per questo tiro
   *[other] { $count } aiuti per questo tiro
}
phone-dice-how-many = Quanti dadi tiri?
phone-dice-shields = Quanti Dadi Scudo?
phone-dice-chance = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: riesce al { $chance }%
phone-dice-danger = { $dice ->
    [0] Nessun dado
    [one] 1 dado
   *[other] { $dice } dadi
}: colpito al { $chance }%
phone-dice-mean = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: in media { $mean }
phone-dice-count = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
phone-dice-success = riesce al { $chance }%
phone-dice-hit = ti colpisce al { $chance }%
phone-impossible = Con questi dadi non ce la fai, nemmeno con la fortuna.
phone-commit-roll = { $dice ->
    [one] Tiro 1 dado
   *[other] Tiro { $dice } dadi
}
phone-commit-do = { $action }
phone-commit-defend = { $dice ->
    [one] Metto via 1 Dado Scudo
   *[other] Metto via { $dice } Dadi Scudo
}
phone-commit-end-turn = Finisco il turno
phone-commit-shield = { $dice ->
    [one] Paro con 1 dado
   *[other] Paro con { $dice } dadi
}
phone-commit-no-shield = Incasso e tengo i dadi
phone-commit-number = Confermo: { $dice }
phone-end-keeps = { $dice ->
    [one] tieni 1 scudo
   *[other] tieni { $dice } scudi
}
phone-end-shields = { $dice ->
    [one] Il dado che ti resta diventa un Dado Scudo.
   *[other] I { $dice } dadi che ti restano diventano Dadi Scudo.
}
phone-blow-facts = Il mostro tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, la Stella vale { $star }. A pari totale colpisce.
phone-cell-tap = Tocca una casella accesa per vedere la strada. Non succede niente finché non confermi.
phone-cell-choose = Scegli una casella
phone-cell-cost = { $cost ->
    [0] nessun passo
    [one] 1 passo
   *[other] { $cost } passi
}
phone-cell-zone = Zona di Blocco: qui ti fermi, e i mostri sono vicini.
phone-cell-zone-short = Zona di Blocco
phone-cell-go = Vado qui
phone-cell-here = Proprio qui
phone-cell-stay = Resto dove sono
phone-cell-list = Scegli da un elenco ({ $count })
phone-take-turn-hint = Mettetevi d’accordo: l’ordine lo decidete voi, ogni round.
phone-ability-charge = carica { $charge } su { $length }
phone-slot-now = Adesso: { $item }
phone-undo = Torno indietro: { $what }
phone-undo-what-other = l’ultima scelta
phone-undo-what-move = lo spostamento
phone-undo-what-turn = l’ultima azione
phone-undo-what-take-turn = l’inizio del turno
phone-undo-what-arrange = lo zaino
phone-undo-what-march = la marcia
phone-undo-what-summon = l’evocazione
phone-undo-what-activate = il risveglio
phone-undo-what-shield-dice = gli scudi
phone-wait-table = Un momento: il tavolo lavora
phone-wait-hint = Intanto guarda la mappa, le schede e il diario: tocca quello che non capisci.
phone-down = Sei a terra: ti rialzi con tutta la vita alla fine del round.

### Schede degli eroi, diario

phone-log-faces = Facce: { $faces }

### Opzioni

phone-hand-over-other = { $name } è lontano: fai giocare { $hero } al computer
phone-take-back = Riprendi { $hero } dal computer

### Pausa, assenza, fine

phone-the-tv = la TV
