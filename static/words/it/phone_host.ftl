# La pagina del telefono: che cosa sceglie chi ospita, come va avanti una storia, e i primati.

phone-host-mode = Come si gioca
phone-host-survival = Sopravvivenza: resistere fino all’alba
phone-host-broken = La missione { $mission } contiene un errore e resta nel cassetto:
phone-campaign-resume = Continua la storia: { $won } su { $missions }
phone-campaign-begin = Comincia la storia
