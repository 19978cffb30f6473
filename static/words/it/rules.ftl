# Il regolamento, come lo racconteremmo a chi si è appena seduto.

rules-1 =
    .title = Che cosa fate qui
    .text =
        Siete eroi, questo è il nostro cimitero, e avete una missione e pochi round per compierla.
        Si vince tutti insieme e si perde tutti insieme. Noi facciamo il tifo per la seconda.

rules-2 =
    .title = Un round
    .text =
        Prima la Fase degli Eroi: ognuno fa il suo turno, nell’ordine che volete, anche diverso ogni volta.
        Poi la Fase dei Mostri: ci alziamo, camminiamo, colpiamo.
        Poi il segnalino del round avanza. Se raggiunge la Fine del Gioco, avete perso.

rules-3 =
    .title = I sei dadi
    .text =
        A ogni turno hai sei Dadi Azione. Per ogni cosa scegli quanti tirarne: quelli sono spesi.
        Due facce valgono 1, due valgono 2, due sono Stelle. Una Stella vale la caratteristica che stai usando: con Forza 4 vale 4.
        Le prove riescono con almeno 6. Il telefono dice la probabilità esatta per ogni numero di dadi.
        I dadi che non usi diventano Dadi Scudo alla fine del turno.

rules-4 =
    .title = La Stella
    .text =
        Ogni Stella che tiri, in qualunque tiro, anche parando, carica di 1 una tua abilità.
        Un’abilità piena si usa nel tuo turno, prima del tiro che deve aiutare, e torna a zero. Se non ha bisogno di dadi puoi usarla anche a mani vuote.

rules-5 =
    .title = Muoversi
    .text =
        Tira: il totale è il numero di caselle, anche in diagonale. Quelle che non usi vanno perse.
        Non si passa attraverso muri, cancelli chiusi, colonne, forzieri, bare, lapidi in piedi, mostri e compagni.
        Attorno a ogni mostro c’è la sua Zona di Blocco: entri e ti fermi. Finché ci sei dentro non ti muovi: prima toglilo di mezzo, o usa l’abilità giusta.

rules-6 =
    .title = Cancelli e forzieri
    .text =
        Un cancello si apre con Astuzia 6 da una delle caselle davanti, e resta aperto. Vale 1 esperienza.
        Un forziere si apre con Astuzia 6 da una casella accanto. Vale 1 esperienza e un oggetto magico, se non è una maledizione.

rules-7 =
    .title = Lapidi, bare e fosse
    .text =
        Noi usciamo da lì. Una lapide si abbatte con Forza 6, di lato: sotto c’è un piccolo ritrovamento.
        Una bara si purifica con Magia 6, di lato, e sparisce. Una fossa comune no: è per sempre.
        Se qualcuno sta sulla casella da cui dovremmo uscire, restiamo sotto. È molto scortese.

rules-8 =
    .title = Attaccare
    .text =
        Scegli arma, bersaglio e dadi. Corpo a corpo usa la Forza, a distanza la Mira, magico la Magia.
        Un’arma a raggio 2 colpisce solo a due caselle, né più vicino né più lontano. Muri e cancelli chiusi coprono il bersaglio, il resto no.
        Se il totale raggiunge la Protezione il mostro subisce 1 ferita e tu guadagni 1 esperienza.

rules-9 =
    .title = Difendersi
    .text =
        Metti da parte dei dadi, senza tirarli: diventano Dadi Scudo. Anche armature e scudi ne danno.
        Quando un mostro ti colpisce scegli quanti tirarne: ogni Stella vale la tua Difesa. Poi tira lui, e in parità vince lui.
        Senza Dadi Scudo il colpo va a segno e basta. Uno solo serve a poco: meglio due, o niente.

rules-10 =
    .title = Caricarsi
    .text =
        Puoi anche tirare dadi solo per caricare: il totale va tutto a un’abilità, con la Magia per ogni Stella.
        Quello che avanza va perso. La solita carica della Stella arriva lo stesso.

rules-11 =
    .title = La Fase dei Mostri
    .text =
        Si svegliano le aree con un eroe e quelle accanto. Altrove si dorme.
        Un tiro del Dado Fato: da ogni lapide in piedi con quel simbolo esce un Morto Male. Con la Goccia anche da bare e fosse.
        Poi agiamo dal più vicino: verso l’eroe più vicino e, se lo raggiungiamo, giù botte. Nel dubbio decide il Dado Fato.
        Qualcuno di noi sa fare di più. Tocca un mostro sulla mappa e leggi che cosa: i capi hanno tutti un vizio.
        Alla fine spariscono scudi, segnalini e i nostri malanni.

rules-12 =
    .title = A zero vite
    .text =
        Nessuno muore: ti stendi, e per questo round nessuno ti tocca. A fine round ti rialzi con tutte le vite.
        Ma la Fine del Gioco si avvicina di uno spazio. Grazie.

rules-13 =
    .title = Oggetti
    .text =
        Due mani, un’armatura, uno zaino. Un oggetto magico copre quello di partenza, che resta lì sotto.
        Lo zaino tiene un oggetto magico oppure due piccoli ritrovamenti. A fine turno puoi passare cose a chi è nella tua area.
        Un tomo si legge con Magia 6. Un ritrovamento si usa una volta sola.
        Una maledizione copre un’abilità finché non fai Magia 6 o non migliori quell’abilità.

rules-14 =
    .title = Malanni
    .text =
        Stordito: nel prossimo turno hai tre dadi. Congelato: non ti muovi finché qualcuno, tu o chi ti è accanto, non fa Forza 6.
        Avvelenato: a inizio turno il Dado Fato. Goccia 1 ferita, Teschio guarisci, Fulmine niente.
        A noi va diversamente: stordito fa 1 dado e 1 passo in meno, congelato 4 Protezione e 2 passi in meno.

rules-15 =
    .title = Esperienza
    .text =
        Un punto per ogni attacco che ferisce, per ogni cancello e per ogni forziere.
        Quando passi di livello migliori una delle tue tre abilità, fino al terzo grado. La carica resta quella che era.

rules-16 =
    .title = Parole che incontrerai
    .text =
        { sf-block-zone }: { sf-block-zone.rule }
        { sf-area }: { sf-area.rule }
        { sf-protection }: { sf-protection.rule }
        { sf-steps }: { sf-steps.rule }
        { sf-star-value }: { sf-star-value.rule }
        { sf-attack }: { sf-attack.rule }
        { sf-initiative }: { sf-initiative.rule }
        { sf-behaviour }: { sf-behaviour.rule }
        { sf-charge }: { sf-charge.rule }
        { sf-level }: { sf-level.rule }

rules-17 =
    .title = Se qualcuno ci comanda
    .text =
        Uno di voi può stare dalla nostra parte: il Master. Gli altri hanno due round in più; se scadono, vince il Master.
        Al posto della Fase dei Mostri il Master tira sei dadi, ogni Stella vale quanti sono gli eroi, e li spende in ordini.
        Marcia: dadi per la Vita di un mostro, e quello cammina. Evoca: dadi per la sua Vita, e ne sbuca uno. Sveglia un’area: due dadi.
        Poi colpisce chiunque arrivi a un eroe. Il Master sceglie chi, e se fa male deve sghignazzare.
