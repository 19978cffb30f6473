# La pagina del telefono, la parte che si guarda dopo: schede, diario, opzioni, riassunti, pausa, fine.

phone-monster-attack = Per colpire tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, e ogni Stella vale { $star }. { $steps ->
    [0] Non si muove.
    [one] Fa 1 passo a round.
   *[other] Fa fino a { $steps } passi a round.
}
phone-board-me = Dove sei
phone-board-where = Area: { $area }.
phone-board-threats = { $count ->
    [0] Nessun mostro in giro
    [one] Un mostro
   *[other] { $count } mostri, dal più vicino
}
phone-board-adjacent = È accanto a te!
phone-board-near = Cose nei dintorni
phone-board-heroes = Gli altri eroi
phone-board-reach = Puoi scegliere fra { $count } caselle: trovi l’elenco qui sopra.
phone-recap = Mentre aspettavi
phone-recap-life = { $hero }: { $life ->
    [one] 1 vita in meno
   *[other] { $life } vite in meno
}{ $landed ->
    [0] {""}
    [one] , per 1 colpo a segno
   *[other] , per { $landed } colpi a segno
}
phone-recap-bare = { $bare ->
    [one] Un colpo è arrivato senza tiro: non c’erano Dadi Scudo.
   *[other] { $bare } colpi sono arrivati senza tiro: non c’erano Dadi Scudo.
}
phone-recap-blocked = { $hero }: { $blocked ->
    [one] 1 colpo parato
   *[other] { $blocked } colpi parati
}
phone-recap-spawned = { $count ->
    [one] 1 mostro nuovo sul campo
   *[other] { $count } mostri nuovi sul campo
}
phone-recap-go = Avanti
phone-star-ask = Chiedimi di nuovo a ogni Stella di { $hero }
phone-sheet-gear = Equipaggiamento
phone-sheet-level = Livello { $level } · esperienza { $xp }{ $next ->
    [0] {""}
   *[other] {" "}· prossimo livello a { $next }
}
phone-sheet-covers = Sotto riposa: { $item }.
phone-ability-ready = Carica piena: pronta.
phone-log-hint = Tocca una riga: ti dice quale regola l’ha voluta.
phone-text-size = Grandezza del testo
phone-awake = Schermo sempre acceso
phone-awake-text = Per quanto il telefono lo permette.
phone-hand-over = Fai giocare { $hero } al computer
phone-pause = Pausa per tutti
phone-speed = Ritmo del computer
phone-speed-slow = Calmo
phone-speed-normal = Normale
phone-speed-fast = Svelto
phone-lock = Chiudi il tavolo
phone-lock-text = Nessun altro può entrare.
phone-leave = Mi alzo dal tavolo
phone-leave-sure = Il tuo eroe passa al computer. Ti alzi davvero?
phone-leave-yes = Sì, mi alzo
phone-leave-no = No, resto
phone-paused = Pausa
phone-paused-other = Il tavolo è fermo. Lo ha voluto { $name }.
phone-paused-asked = { $name } ha chiesto una pausa. Pipì, pizza, filosofia.
phone-paused-internal = Il computer si è confuso e si è fermato. Nulla è perduto: riprendete, o torna indietro chi può.
phone-paused-not-saved = La partita non si riesce a salvare: forse il disco è pieno. Liberate spazio e riprendete.
phone-paused-away = Manca qualcuno: { $name } si è allontanato. Aspettate, oppure fate giocare il computer.
phone-resume = Si riprende
phone-while-away = Mentre non c’eri
phone-while-away-little = Poche cose: qualche passo, qualche tiro.
phone-while-away-close = Ho capito
phone-end-line = Esperienza { $xp }, livello { $level }, vita { $life }
phone-again = Ancora, con gli stessi eroi
phone-to-lobby = Un’altra missione
phone-end-wait = Chi ospita sceglie se ricominciare.
