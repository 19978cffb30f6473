# Super Fantasy: ogni parola del gioco, in italiano.
# Parlano i Morti Male: allegri, un po’ offesi, brevi. Chi legge sta giocando: prima il fatto, poi la battuta.
# Ogni campo di un evento che contiene un id arriva due volte: $hero è la parola, $hero_id l’id (per i mostri, il tipo).

### Articoli e desinenze

sf-the-monster = { $monster_id ->
    [badly_dead] il { $monster }
    [veteran] il { $monster }
    [bowman] l’{ $monster }
    [fresh] il { $monster }
    [spectre] lo { $monster }
    [skull_tower] la { $monster }
    [lazybones] l’{ $monster }
    [fishmonger] il { $monster }
    [torment] il { $monster }
   *[other] { $monster }
}
sf-the-monster-start = { $monster_id ->
    [badly_dead] Il { $monster }
    [veteran] Il { $monster }
    [bowman] L’{ $monster }
    [fresh] Il { $monster }
    [spectre] Lo { $monster }
    [skull_tower] La { $monster }
    [lazybones] L’{ $monster }
    [fishmonger] Il { $monster }
    [torment] Il { $monster }
   *[other] { $monster }
}
sf-the-target = { $target_id ->
    [badly_dead] il { $target }
    [veteran] il { $target }
    [bowman] l’{ $target }
    [fresh] il { $target }
    [spectre] lo { $target }
    [skull_tower] la { $target }
    [lazybones] l’{ $target }
    [fishmonger] il { $target }
    [torment] il { $target }
   *[other] { $target }
}
sf-the-by-start = { $by_id ->
    [badly_dead] Il { $by }
    [veteran] Il { $by }
    [bowman] L’{ $by }
    [fresh] Il { $by }
    [spectre] Lo { $by }
    [skull_tower] La { $by }
    [lazybones] L’{ $by }
    [fishmonger] Il { $by }
    [torment] Il { $by }
   *[other] { $by }
}
sf-the-who-start = { $who_id ->
    [badly_dead] Il { $who }
    [veteran] Il { $who }
    [bowman] L’{ $who }
    [fresh] Il { $who }
    [spectre] Lo { $who }
    [skull_tower] La { $who }
    [lazybones] L’{ $who }
    [fishmonger] Il { $who }
    [torment] Il { $who }
   *[other] { $who }
}
sf-ending-who = { $who_id ->
    [kayla] a
    [goodlight] a
    [skull_tower] a
   *[other] o
}
sf-ending-target = { $target_id ->
    [kayla] a
    [goodlight] a
   *[other] o
}
sf-ending-seat = { $seat_id ->
    [kayla] a
    [goodlight] a
   *[other] o
}

sf-to-hero = { $to_id ->
    [axl] ad { $to }
    [elfric] ad { $to }
   *[other] a { $to }
}

sf-needed = { $need ->
    [none] {""}
   *[other] { " " }(serve { $need })
}

### Il gioco

sf-title = Super Fantasy
sf-subtitle = La Notte dei Morti Male

### Eroi

sf-hero-elfric = Elfric
    .full = Elfric di Bababadaboo
    .line = Una spada, poche domande. Mena forte da vicino.
    .short = Mena forte da vicino
sf-hero-axl = Axl
    .full = Axl Slasher
    .line = Scassina di tutto e suona per gli amici. Purtroppo anche per noi.
    .short = Scassina e ispira gli altri
sf-hero-pizzarro = Don Pizzarro
    .full = Don Pizzarro
    .line = Preghiere potenti, calci ancora di più. Il più portato per la magia.
    .short = Magia, preghiere e calci
sf-hero-kayla = Kayla
    .full = Kayla Calciateschi
    .line = Due balestre e gambe veloci. Ci centra da lontano e si vanta da vicino.
    .short = Svelta, colpisce da lontano
sf-hero-goodlight = Lady Lucebuona
    .full = Lady Lucebuona
    .line = Scudo, spada e buone intenzioni. Prende i colpi al posto degli altri.
    .short = Para i colpi per gli altri
sf-hero-gnomy = Gnomy
    .full = Gnomy Spark
    .line = Pugno meccanico e mitragliatrice. Lento, ma i proiettili no.
    .short = Pugni meccanici e pallottole

sf-hero-master = Il Master
    .full = Il Master dei Morti Male
    .line = Sei dadi, nessuna pietà e tutti noi ai suoi ordini. Vince se agli eroi scade il tempo.
    .short = Ci comanda tutti

### Caratteristiche

sf-attribute-speed = Velocità
    .rule = Quanto vale ogni Stella quando ti muovi.
sf-attribute-strength = Forza
    .rule = Quanto vale ogni Stella nel corpo a corpo, contro le lapidi e contro il ghiaccio.
sf-attribute-cunning = Astuzia
    .rule = Quanto vale ogni Stella con cancelli, forzieri e cose da leggere.
sf-attribute-aim = Mira
    .rule = Quanto vale ogni Stella quando attacchi a distanza.
sf-attribute-magic = Magia
    .rule = Quanto vale ogni Stella con gli attacchi magici, le bare, i tomi, le maledizioni e quando ti carichi.
sf-attribute-defence = Difesa
    .rule = Quanto vale ogni Stella quando pari un colpo con i Dadi Scudo.
sf-life = Vita
    .rule = Quante ferite reggi. A zero ti stendi, e la fine si avvicina di un round.

### Abilità

sf-ability-soul-reaver = Mietitore di Anime
    .short = Corpo a corpo +3; se va a segno, +1 vita
    .rule = Prima di un attacco corpo a corpo: +3. Se ferisci, recuperi 1 vita.
    .rule2 = Prima di un attacco corpo a corpo: +4. Se ferisci, recuperi 1 vita.
    .rule3 = Prima di un attacco corpo a corpo: +5. Se ferisci, recuperi 1 vita.
sf-ability-bloodthirsty-fury = Furia Sanguinaria
    .short = 1 vita per 1 dado in più a ogni attacco
    .rule = Paghi 1 vita (mai l’ultima): in questo turno ogni tuo attacco tira 1 dado in più, gratis.
    .rule2 = Come prima, e ogni tuo attacco di questo turno ha +1.
    .rule3 = Come prima, e ogni tuo attacco di questo turno ha +2.
sf-ability-mantle-of-darkness = Manto di Tenebra
    .short = +2 al prossimo movimento
    .rule = +2 al tuo prossimo tiro per muoverti in questo turno.
    .rule2 = Come prima, e prendi 1 Dado Scudo.
    .rule3 = +4 al prossimo movimento, e prendi 2 Dadi Scudo.
sf-ability-deafening-riff = Riff Assordante
    .short = Stordisce un mostro entro 3
    .rule = Stordisci un mostro entro 3 caselle. Poi il Dado Fato: con il Teschio subisce 1 ferita (niente esperienza).
    .rule2 = Stordisci un mostro entro 3 caselle. Con la Goccia subisce 1 ferita.
    .rule3 = Stordisci un mostro entro 3 caselle. Con il Fulmine subisce 1 ferita.
sf-ability-epic-hymn = Inno Epico
    .short = Un eroe avrà +2 a un attacco
    .rule = Un eroe riceve l’Inno: +2 a un suo attacco, quando vuole, entro la fine del round. Uno a testa.
    .rule2 = Come prima, ma l’Inno vale +4.
    .rule3 = L’Inno vale +4 e lo ricevono fino a tre eroi.
sf-ability-i-know-things = Io le Cose le So
    .short = +2 a una prova di Astuzia o Magia
    .rule = +2 alla tua prossima prova di Astuzia o Magia in questo turno. Se esce una Stella, riprendi 1 dado.
    .rule2 = Come prima, ma +3.
    .rule3 = Come prima, ma +4.
sf-ability-roundhouse-kick = Calcio Rotante
    .short = Corpo a corpo +3, e lo sposti di 1
    .rule = Prima di un attacco corpo a corpo: +3. Poi sposti il bersaglio di 1 casella libera.
    .rule2 = Prima di un attacco corpo a corpo: +4. Poi sposti il bersaglio di 1 casella libera.
    .rule3 = Come prima, ma +5. Se finisce contro una lapide: lapide abbattuta, 1 ferita e un piccolo ritrovamento per te.
sf-ability-dragon-wave = Onda del Drago
    .short = Attacco magico +2, raggio ±1 o forse una ferita in più
    .rule = Prima di un attacco magico: +2. Allunghi o accorci il raggio di 1; se non lo fai, con il Teschio sul Dado Fato fai 1 ferita in più.
    .rule2 = Come prima, ma +3 e la ferita arriva con la Goccia.
    .rule3 = Come prima, ma +4 e la ferita arriva con il Fulmine.
sf-ability-unshakable-will = Volontà Incrollabile
    .short = 1 Dado Scudo; le botte insegnano
    .rule = Prendi 1 Dado Scudo e la Volontà: ogni ferita che subisci in questo round ti dà 1 esperienza.
    .rule2 = Come prima, ma 2 Dadi Scudo.
    .rule3 = 3 Dadi Scudo. E quando vieni ferito puoi scartare la Volontà per ferire chi ti ha colpito.
sf-ability-storm-of-bolts = Tempesta di Dardi
    .short = Fino a 3 bersagli a raggio 2, Mira −1
    .rule = Attacco a distanza su tre bersagli al massimo, tutti a raggio 2, con un tiro solo e Mira −1. Se uccidi: con il Teschio riprendi 1 dado.
    .rule2 = Come prima, ma senza il −1; il dado torna con la Goccia.
    .rule3 = Come prima, ma con Mira +1; il dado torna con il Fulmine.
sf-ability-tactical-stunt = Acrobazia Strategica
    .short = 2 caselle ovunque, poi +2 all’attacco
    .rule = Ti sposti di 2 caselle ignorando le Zone di Blocco. Il tuo prossimo attacco di questo turno ha +2.
    .rule2 = Come prima, ma il prossimo attacco ha +3.
    .rule3 = Come prima, ma il prossimo attacco ha +4.
sf-ability-go-for-broke = Tutto per Tutto
    .short = Primo attacco +2; se esageri, 1 ferita in più
    .rule = Solo se non hai ancora attaccato: l’attacco ha +2. Se superi la Protezione di 6 o più, fai 1 ferita in più.
    .rule2 = Come prima, ma +3.
    .rule3 = Come prima, ma +4.
sf-ability-divine-blow = Fendente Divino
    .short = Colpisce anche chi sta dietro
    .rule = Prima di un attacco corpo a corpo: lo stesso tiro colpisce anche un mostro in una delle tre caselle dietro al bersaglio.
    .rule2 = Come prima, e l’attacco ha +2; con la Goccia sul Dado Fato il bersaglio subisce 1 ferita in più.
    .rule3 = Come prima, ma +3 e la ferita arriva con il Fulmine.
sf-ability-holy-lightning = Fulmine Sacro
    .short = Attacco magico su chiunque nell’area
    .rule = Attacco magico su un mostro qualsiasi della tua area, senza armi. Prima il Dado Fato: Fulmine +1, Goccia +2, Teschio +3. Poi scegli i dadi.
    .rule2 = Come prima, ma Fulmine +2, Goccia +3, Teschio +4.
    .rule3 = Come prima, ma Fulmine +3, Goccia +4, Teschio +5.
sf-ability-heavenly-protection = Protezione Divina
    .short = Prendi tu i colpi diretti a un eroe
    .rule = Un eroe riceve la Fortezza: nella prossima Fase dei Mostri i colpi diretti a lui arrivano a te, ovunque tu sia.
    .rule2 = Come prima, e prendi 1 Dado Scudo.
    .rule3 = Come prima, ma 2 Dadi Scudo e Difesa +1 in questo round.
sf-ability-retro-rockets = Retro-reattori
    .short = 2 caselle ovunque
    .rule = Ti sposti di 2 caselle ignorando le Zone di Blocco.
    .rule2 = Come prima, e spingi di 1 casella un mostro vicino.
    .rule3 = Ti sposti di 3 caselle e spingi di 1 casella fino a due mostri vicini.
sf-ability-gnomic-throw = Lancio Gnomico
    .short = Se colpisci, lanci il mostro di 2 caselle
    .rule = Prima di un attacco: se ferisci e il mostro resiste, lo lanci fino a 2 caselle. Contro una lapide: abbattuta, e il ritrovamento è tuo.
    .rule2 = Come prima, e l’attacco ha +4.
    .rule3 = Come prima, e l’urto contro la lapide fa 1 ferita (niente esperienza).
sf-ability-uni-laser = Unilaser
    .short = Stordisce a raggio 3, poi +1 all’attacco
    .rule = Stordisci un mostro a raggio 3. Il tuo prossimo attacco di questo turno ha +1.
    .rule2 = Come prima, ma il prossimo attacco ha +2.
    .rule3 = Come prima, ma il prossimo attacco ha +3.

### Equipaggiamento di partenza

sf-item-troublebringer = Portarogna
    .rule = Spada. Corpo a corpo, raggio 1.
sf-item-night-dagger = Pugnale della Notte
    .rule = Si lancia. A distanza, raggio 2.
sf-item-shadow-mail = Cotta d’Ombra
    .rule = Armatura: 1 Dado Scudo a ogni turno.
sf-item-electric-guitar = Chitarra Elettrica
    .rule = Attacco magico, raggio 1. Più che una melodia, una percossa.
sf-item-amplifier = Amplificatore
    .rule = Attacco magico, raggio 2. Lo sentono anche i sordi.
sf-item-rocker-suit = Vestiti da Rocker
    .rule = La prima Zona di Blocco che incontri in ogni movimento non ti ferma. La seconda sì.
sf-item-iron-knuckles = Tirapugni di Ferro
    .rule = Corpo a corpo, raggio 1. Benedetti, ma fanno male lo stesso.
sf-item-prayer-book = Libro di Preghiere
    .rule = Attacco magico, raggio 2. Copertina rigida.
sf-item-cassock = Tonaca
    .rule = +1 alle prove di Magia: bare, tomi e maledizioni.
sf-item-long-crossbow = Balestra Lunga
    .rule = A distanza, raggio 3.
sf-item-short-crossbow = Balestra Corta
    .rule = A distanza, raggio 2.
sf-item-kicking-boots = Scarponi Calciateschi
    .rule = Corpo a corpo, raggio 1. Velocità +1.
sf-item-honeymoon = Luna di Miele
    .rule = Spada. Corpo a corpo, raggio 1. Finché morte non vi separi.
sf-item-holy-shield = Scudo Sacro
    .rule = Difesa +1, e 1 Dado Scudo a ogni turno.
sf-item-blessed-mail = Corazza Benedetta
    .rule = Non puoi essere avvelenata. Resta comunque scomoda.
sf-item-gnomefist = Pugnomo
    .rule = Corpo a corpo, raggio 1. Un pugno, ma con gli ingranaggi.
sf-item-machinegun = Mitragliatrice
    .rule = A distanza, raggio 2.
sf-item-gnome-plate = Corazza Gnomica
    .rule = Armatura: 1 Dado Scudo a ogni turno.

### Mostri

sf-monster-badly-dead = Morto Male
    .many = Morti Male
    .rule = Lento, ostinato, numeroso. Una ferita e torna a riposare. Era ora.
sf-monster-veteran = Veterano
    .many = Veterani
    .rule = È già morto due volte e ha imparato. Pelle dura, mano pesante, preferisce le signore.
sf-monster-bowman = Arciere
    .many = Arcieri
    .rule = Non si muove. Tira a un eroe a raggio 2 o 3; da vicino colpisce come tutti.
sf-monster-fresh = Morto Male Fresco
    .many = Morti Male Freschi
    .rule = Sepolto martedì, già in piedi: corre come chi è in ritardo al proprio funerale.
sf-monster-spectre = Spettro
    .many = Spettri
    .rule = Niente corpo e niente maniere: cancelli, lapidi e colonne non lo fermano.
sf-monster-skull-tower = Mortotorre
    .many = Mortotorri
    .rule = Una pila di teschi con un’opinione su tutti. Non si muove: sono i teschi che volano.
sf-monster-lazybones = Arcivescovo Lazzarone
    .many = Arcivescovi Lazzaroni
    .rule = Predicava già da vivo, e già da vivo dormivano tutti. Lento, ma mai breve.
sf-monster-fishmonger = Pescivendolo
    .many = Pescivendoli
    .rule = Il pesce migliore di Trista era il suo. Da quando è morto, almeno la puzza si spiega.
sf-monster-torment = Tenente Tormento
    .many = Tenenti Tormento
    .rule = Ha perso ogni battaglia, l’ultima soprattutto. In compenso urla benissimo.
sf-monster-skullcleaver = Re Fendicrani
    .many = Re Fendicrani
    .rule = Re per nascita, morto per asino. Chi ride fa la stessa fine, senza asino.
sf-monster-sstraxas = SStraxas
    .many = SStraxas
    .rule = Lucertola di corte. Custodisce i gioielli, non paga l’affitto, ha il sangue freddissimo.

### Stati, segnalini, simboli

sf-status-stunned = Stordito
    .rule = Eroe: nel prossimo turno ha 3 dadi invece di 6, poi passa. Mostro: 1 dado e 1 passo in meno, fino alla fine della Fase dei Mostri.
sf-status-frozen = Congelato
    .rule = Eroe: non si muove finché qualcuno non rompe il ghiaccio (Forza 6+, da sé o da accanto). Mostro: Protezione −4 e 2 passi in meno, fino alla fine della Fase dei Mostri.
sf-status-poisoned = Avvelenato
    .rule = A inizio turno (un mostro: quando agisce) si tira il Dado Fato: Fulmine niente, Goccia 1 ferita, Teschio guarisce.
sf-token-shield = Dado Scudo
    .rule = Si tira per parare un colpo. Quelli che restano spariscono a fine round.
sf-token-hymn = Inno
    .rule = Si scarta per dare un bonus a un tuo attacco. Dura fino alla fine del round.
sf-token-will = Volontà
    .rule = Ogni ferita che subisci ti dà 1 esperienza. Dura fino alla fine del round.
sf-token-fortress = Fortezza
    .rule = I colpi diretti a chi la porta arrivano a Lady Lucebuona. Dura fino alla fine del round.
sf-token-fury = Furia
    .rule = Ogni attacco di questo turno tira 1 dado in più.
sf-bonus-behind = alle spalle
sf-symbol-star = Stella
    .rule = Vale la caratteristica che stai usando, e carica di 1 una tua abilità.
sf-symbol-lightning = Fulmine
    .rule = Tre facce su sei del Dado Fato.
sf-symbol-drop = Goccia
    .rule = Due facce su sei del Dado Fato. Sveglia anche bare e fosse comuni.
sf-symbol-skull = Teschio
    .rule = Una faccia su sei del Dado Fato. La più bella, secondo noi.
sf-colour-red = rosso
sf-colour-green = verde
sf-colour-brown = marrone
sf-colour-orange = arancione
sf-colour-blue = blu
sf-colour-black = nero
sf-slot-right = mano destra
sf-slot-left = mano sinistra
sf-slot-armour = armatura
sf-slot-backpack = zaino
sf-thing-gate = Cancello
    .rule = Chiuso a chiave. Astuzia 6+ da una casella davanti; poi resta aperto per sempre.
    .used = Aperto: si passa, e si tira attraverso.
sf-thing-tombstone = Lapide
    .rule = In piedi sforna Morti Male quando esce il suo simbolo. Forza 6+ da accanto e va giù.
    .used = Abbattuta: di qui non esce più nessuno, e ci si cammina sopra.
sf-thing-chest = Forziere
    .rule = Astuzia 6+ da accanto: dentro c’è un oggetto magico. O una maledizione.
    .used = Già aperto. Non ci si passa lo stesso.
sf-thing-coffin = Bara
    .rule = Con la Goccia ne esce uno. Magia 6+ da accanto e sparisce.
    .used = Purificata: qui non dorme più nessuno.
sf-thing-grave = Fossa comune
    .rule = Con la Goccia ne esce uno; il colore del dado decide chi. Non si chiude.
sf-thing-column = Colonna
    .rule = Non ci si passa. Ci si può solo girare attorno con aria misteriosa.
sf-thing-goal = Obiettivo
    .rule = Vai qui: è quello che siete venuti a fare.
sf-phase-heroes = Fase degli Eroi
sf-phase-monsters = Fase dei Mostri
sf-phase-over = Fine
sf-difficulty-normal = Normale
    .rule = Per la prima visita al cimitero.
sf-difficulty-heroic = Eroica
    .rule = I mostri hanno 1 Protezione in più, e alcuni un’abilità.
sf-difficulty-epic = Epica
    .rule = I mostri hanno 1 Protezione, 1 dado e qualche abilità in più. Portate fiori.
sf-round = Round { $round }
sf-rounds-left = { $rounds ->
    [0] Ultimo round
    [one] Ancora 1 round
   *[other] Ancora { $rounds } round
}
sf-speaker-ottavio = Ottavio
    .line = Campanaro. Morto male: non ha sentito arrivare la campana.
sf-speaker-gisella = Gisella
    .line = Cuoca. Morta male: ha assaggiato il suo stufato.

### Consigli della prima missione

sf-01-hint-1 = Muoviti verso un cancello. Hai sei dadi per tutto il turno: non spenderli tutti in gambe.
sf-01-hint-2 = Davanti a un cancello: Astuzia 6 e si apre. Chi ha più Astuzia ha le dita più svelte.
sf-01-hint-3 = Raggiungi la Protezione e ferisci. La percentuale è esatta, purtroppo per noi.
sf-01-hint-4 = Tieni da parte due dadi: senza Dadi Scudo ogni colpo va a segno.
sf-01-hint-5 = Una Stella! Vale la tua caratteristica, e carica di 1 una tua abilità.

### Avvisi

sf-warn-one-shield = Un solo Dado Scudo para raramente. Meglio due, o niente.

### Domande a chi gioca (ask), titolo per gli altri (wait, con $seat), scelte (option)

ask-turn = Tocca a te: che cosa fai?
wait-turn = { $seat } decide che cosa fare
ask-take-turn = Chi agisce adesso?
wait-take-turn = Chi agisce adesso? Mettetevi d’accordo
option-take-turn = Agisco io
ask-charge-star = Una Stella! Quale abilità carichi di 1?
wait-charge-star = { $seat } carica un’abilità
option-charge-star = { $ref }
ask-charge-item = { $item }: quale abilità carichi?
wait-charge-item = { $seat } carica un’abilità
option-charge-item = { $ref }
ask-level-up = Nuovo livello! Quale abilità migliori?
wait-level-up = { $seat } sale di livello e sceglie un’abilità
option-level-up = { $ref }
ask-keep-item = Dall’ultima visita, che cosa ti porti dietro?
wait-keep-item = { $seat } fa i bagagli per la notte
option-keep-item = { $ref }
option-keep-item-none = Niente, viaggio leggero
ask-item-found = { $item }: dove lo metti?
wait-item-found = { $seat } ha trovato qualcosa e ci pensa su
option-item-found-right = In mano destra
option-item-found-left = In mano sinistra
option-item-found-armour = Addosso
option-item-found-backpack = Nello zaino
option-item-found-discard = Lascio stare
ask-small-item-full = { $item }, ma lo zaino è pieno. Che cosa lasci?
wait-small-item-full = { $seat } ha lo zaino pieno
option-small-item-full = Lascio: { $ref }
ask-arrange = Prima di chiudere il turno: sistemi le tue cose?
wait-arrange = { $seat } si sistema lo zaino
option-done = A posto così
option-equip = { $to_id ->
    [right] Mano destra: { $ref }
    [left] Mano sinistra: { $ref }
    [armour] Indosso: { $ref }
   *[other] Impugno: { $ref }
}
option-stow = Nello zaino: { $ref }
option-drop = Butto via: { $ref }
option-give = Lo do { sf-to-hero }: { $ref }
ask-accept-gift = { $hero } ti offre: { $item }. Accetti?
wait-accept-gift = { $seat } valuta un regalo
ask-curse-place = Maledizione: { $curse }! Quale abilità copri?
wait-curse-place = { $seat } è maledett{ sf-ending-seat } e sceglie dove
option-curse-place = { $ref }
ask-push-whom = Chi spingi?
wait-push-whom = { $seat } sceglie chi spingere
ask-retaliate = Scarti la Volontà per ferire chi ti ha colpito?
wait-retaliate = { $seat } decide se restituire il colpo
ask-move = Hai { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}. Dove vai?
wait-move = { $seat } sceglie dove andare
ask-push = Dove lo spingi?
wait-push = { $seat } sceglie dove spingere
ask-leap = Dove salti?
wait-leap = { $seat } sceglie dove saltare
ask-shield-dice = { sf-the-monster-start } ti colpisce. Con quanti Dadi Scudo pari?
wait-shield-dice = { $seat } sceglie come parare
ask-second-target = Chi altro colpisci?
wait-second-target = { $seat } sceglie un secondo bersaglio
option-second-target = { $ref }
ask-storm-target = Chi colpisci con la Tempesta?
wait-storm-target = { $seat } conta i bersagli
option-storm-target = { $ref }
ask-hymn-for = Chi altro ascolta l’Inno?
wait-hymn-for = { $seat } cerca altro pubblico
option-hymn-for = { $ref }
ask-ability-dice = { $ability }: quanti dadi ci metti?
wait-ability-dice = { $seat } conta i dadi
option-push-whom = { $ref }
option-push-whom-nobody = Nessuno
option-retaliate-yes = Sì, rendo il colpo
option-retaliate-no = No, la tengo
option-accept-gift-accept = Sì, grazie
option-accept-gift-refuse = No, grazie
option-hymn-for-enough = Basta così
option-storm-target-enough = Basta così
option-swap = Scambio le mani

ask-master-turn = Ordini, Vostra Oscurità?
wait-master-turn = { $seat } trama qualcosa
ask-march = { sf-the-monster-start } ha { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}. Dove va?
wait-march = { $seat } manda qualcuno a fare due passi
ask-summon = { $kind }: su quale casella sbuca?
wait-summon = { $seat } bussa alle lapidi
ask-next-attacker = Chi colpisce adesso?
wait-next-attacker = { $seat } decide chi colpisce
option-next-attacker = { $ref }
option-next-attacker-rest = Gli altri, come gli pare
ask-attack-target = { sf-the-monster-start } colpisce. Chi?
wait-attack-target = { $seat } sceglie la vittima
option-attack-target = { $ref }

### Azioni del turno

action-move = Muoviti
    .line = Ogni Stella vale la Velocità. Il totale è il numero di caselle.
action-gate = Apri il cancello
    .line = Astuzia 6+. Vale 1 esperienza.
action-tombstone = Abbatti la lapide
    .line = Forza 6+. Nessuno ne uscirà più, e sotto c’è un piccolo ritrovamento.
action-chest = Scassina il forziere
    .line = Astuzia 6+. Un oggetto magico e 1 esperienza.
action-attack = Attacca
    .line = Raggiungi la Protezione: 1 ferita e 1 esperienza.
action-defend = Difenditi
    .line = I dadi diventano Dadi Scudo, senza tirarli.
action-charge = Caricati
    .line = Il totale carica un’abilità. Quello che avanza va perso.
action-coffin = Purifica la bara
    .line = Magia 6+. La bara sparisce.
action-ice = Rompi il ghiaccio
    .line = Forza 6+. Libera te o chi ti sta accanto.
action-curse = Togli la maledizione
    .line = Magia 6+. L’abilità torna libera.
action-tome = Usa il tomo
    .line = Magia 6+. Che cosa fa, e fin dove, sta scritto nel tomo.
action-ability = Usa un’abilità
    .line = Torna a carica zero. Non costa dadi.
action-item = Usa un ritrovamento
    .line = Si usa una volta e poi è finito.
action-goal = Obiettivo
    .line = È quello che siete venuti a fare.
action-boulder = Sposta il masso
    .line = Forza 6+. Non insegna niente, se non un mal di schiena.
action-grab = Prendi l’oro
    .line = Senza dadi. Lo porti finché non lo consegni o non finisci a terra.
action-lead = Prendi per mano
    .line = Senza dadi. Da adesso ti segue dovunque cammini.
action-let-go = Lascia la mano
    .line = Senza dadi. Resta lì finché qualcuno non lo porta con sé.
action-hymn = Canta l’Inno
    .line = Il tuo prossimo attacco avrà il bonus dell’Inno.
action-take = Prendi l’oggetto lasciato
    .line = Il forziere è aperto, e lui è ancora lì.
action-arrange = Riordina e finisci il turno
    .line = Sposti, butti o passi le tue cose, poi il turno è finito.
action-end-turn = Finisci il turno
    .line = I dadi che restano diventano Dadi Scudo.

action-march = Marcia
    .line = Dadi per la sua Vita: uno di noi cammina, al massimo dei suoi Passi.
action-summon = Evoca
    .line = Dadi per la sua Vita: uno di noi in più, a una lapide, una bara o una fossa comune.
action-activate = Sveglia un’area
    .line = I tuoi 2 dadi più bassi. Chi ci dorme poi può marciare.
action-done = Basta ordini
    .line = I dadi avanzati sono persi. Poi colpisce chiunque di noi ci arrivi.

### Dove i due regolamenti litigano: decidete voi

sf-preset-recommended = Consigliate
    .line = Il meglio dei due libri, come giochiamo noi.
sf-preset-italian-book = Libro italiano
    .line = Dove i libri litigano, ha ragione quello italiano.
sf-preset-english-book = Libro inglese
    .line = Dove i libri litigano, ha ragione quello inglese.

### Modi di giocare

sf-campaign-story = Il Gran Ritorno
    .rule = Dodici missioni in fila. Ogni eroe tiene un oggetto magico e diventa un po’ più saggio.
sf-mode-coop = Tutti contro i non morti
    .short = Insieme
    .rule = I non morti si muovono da soli. Si vince o si perde insieme.
sf-mode-solo = Una persona, da due a cinque eroi
    .short = Da solo
    .rule = Li giochi tutti tu, con i round di un eroe in più.
sf-mode-master = Qualcuno fa il Master dei Morti Male
    .short = Contro un Master
    .rule = Un telefono comanda i non morti con sei dadi suoi. Gli eroi hanno due round in più.
sf-mode-survival = Sopravvivenza
    .short = Fino all’alba
    .rule = Un’ondata a round, poche vite per tutti, e alla fine l’alba.
