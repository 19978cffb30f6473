# Super Fantasy, quel che salta fuori solo col passar della notte: ritrovamenti, abilità dei mostri, altre cose in giro. In italiano.

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
    .rule = A distanza, raggio 1. Da una delle 3 caselle alle spalle del bersaglio fa 1 ferita in più. Un dritto e un rovescio.
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
