# La pagina del telefono, la parte che si guarda dopo: schede, diario, opzioni, riassunti, pausa, fine.

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
phone-end-wait = Chi ospita decide come si va avanti.

### Chi comanda i Malmorti

phone-master-left = { $dice ->
    [0] Dadi finiti.
    [one] Resta 1 dado, vale { $total }.
   *[other] Restano { $dice } dadi, in tutto valgono { $total }.
}
phone-master-star = Una Stella vale { $star }.
phone-price = Costa { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} ({ $values })
phone-price-need = per Vita { $need }
phone-price-from = { $dice ->
    [one] da 1 dado
   *[other] da { $dice } dadi
}
phone-orders-closed = Che cosa adesso non si può ordinare ({ $count })
phone-summon-where = Da dove sbuca? I posti hanno un numero sulla mappa.
phone-march-far = { $steps ->
    [one] fino a 1 passo
   *[other] fino a { $steps } passi
}
phone-order-reaches = poi può colpire { $heroes }
phone-order-strikes = Da lì può colpire { $heroes }.
phone-order-march = Fammi vedere dove
phone-order-summon = Chiamalo fuori
phone-order-activate = Svegliali
phone-order-done = Basta così, adesso si colpisce
phone-wakes = Si svegliano: { $who }.
phone-wakes-nobody = Lì non dorme nessuno. Ma chi ci sbuca può marciare.
phone-cell-strikes = Da qui può colpire { $heroes }.
phone-cell-stays = Resta dov’è
phone-strike-next = Chi può colpire ciascuno, e con che probabilità se si spendono tutti i Dadi Scudo.
phone-strike-whom = Con che probabilità il colpo va a segno se si spendono tutti i Dadi Scudo.
phone-strike-left = { $life ->
    [one] 1 vita
   *[other] { $life } vite
}, { $shields ->
    [0] senza Dadi Scudo
    [one] 1 Dado Scudo
   *[other] { $shields } Dadi Scudo
}
phone-strike-taker = il colpo lo prende { $hero }

### Che cosa spiega un tocco

phone-boss = Capo
phone-fact-protection = Protezione { $protection }
phone-fact-attack = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, Stella { $star }
phone-fact-steps = { $steps ->
    [0] non si muove
    [one] 1 passo
   *[other] { $steps } passi
}
phone-fact-facing = Guarda a { $way }. Le tre caselle dall’altra parte sono alle sue spalle.
phone-way-0 = nord
phone-way-1 = nord-est
phone-way-2 = est
phone-way-3 = sud-est
phone-way-4 = sud
phone-way-5 = sud-ovest
phone-way-6 = ovest
phone-way-7 = nord-ovest
phone-carries = { $gold ->
    [one] porta dell’oro
   *[other] porta dell’oro, { $gold } carichi
}
phone-down-other = A terra: si rialza con la vita piena alla fine del round.
phone-brazier-order = È il numero { $order } nell’ordine.
phone-led-by = Per mano a { $hero }.
phone-led-by-nobody = Nessuno tiene questa mano: mettiti accanto e prendila.
phone-left-in-chest = Dentro è rimasto: { $item }.

### Prima della partita, dietro un tocco

phone-rulings-text = Dove i due libri si contraddicono, decidete voi. I valori consigliati vanno benissimo.
phone-master-how = A fine round tiri sei dadi e li spendi in ordini: svegliare un’area, far marciare uno di noi, chiamarne fuori uno. Poi decidi chi colpisce chi.
phone-master-win = Vinci se agli eroi scade il tempo. Quando un colpo va a segno, si sghignazza.
phone-campaign-leave = Lascia la storia
phone-campaign-left = Quello che avete vinto resta vinto: si riprende da qui, un’altra sera.
