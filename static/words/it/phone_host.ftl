# La pagina del telefono: che cosa sceglie chi ospita, come va avanti una storia, e i primati.

phone-host-mode = Come
phone-host-survival = Sopravvivenza: resistere fino all’alba
phone-host-broken = La missione { $mission } contiene un errore e resta nel cassetto:
phone-campaign-resume = Continuate la storia: { $won } vinte su { $missions }
phone-campaign-won = { $won } missioni vinte su { $missions }. Perdere costa solo l’orgoglio: si riprova la stessa.
phone-campaign-next = La prossima: { $mission }
phone-campaign-leave = Lasciate la storia
phone-campaign-leave-sure = Davvero? Resta da parte per un’altra sera.
phone-campaign-over = La storia è vinta, tutta. Il cimitero è chiuso per lutto: il suo.
phone-campaign-retry = Riprovate la stessa missione
phone-records = Le notti più lunghe
phone-records-who = Chi
phone-records-waves = Ondate
phone-records-points = Punti
