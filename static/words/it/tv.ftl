# Le frasi del televisore.

### Ingresso

tv-board = Il cimitero visto dall’alto
tv-scan = Inquadra con il telefono
tv-qr = Codice QR per entrare: { $address }
tv-or-type = oppure scrivi nel browser
tv-next-address = altro indirizzo
tv-saved = Riprendi: { $players }, { $day }
tv-master-free = Ci comanda tutti. Se nessuno lo vuole, ci pensa il computer
tv-mission-facts = { $minutes } min · { $low }–{ $high } eroi
tv-free = libero
tv-computer = computer
tv-away = via
tv-away-ask = { $name } è via:
tv-away-computer = { $hero } al computer
tv-choosing-hero = { $count ->
    [one] { $names } sta scegliendo un eroe
   *[other] { $names } stanno scegliendo un eroe
}
tv-next-scan = Inquadrate il codice, scrivete un nome, scegliete un eroe
tv-next-hero = Scegliete i vostri eroi sui telefoni
tv-next-start = Ci siete tutti? Un eroe libero resta a casa; con Invio lo muove il computer
tv-start = Comincia
tv-help-title = Nessuno riesce a entrare? Controllate qui
tv-help-wifi = Telefono e computer sulla stessa rete Wi-Fi, non quella degli ospiti.
tv-help-data = Sul telefono: dati mobili spenti, VPN spenta.
tv-help-permission = Il telefono chiede dei «dispositivi vicini» o della «rete locale»? Consenti.
tv-help-firewall = Sul computer: il firewall deve lasciar passare questo programma.
tv-help-address = Premi A per provare un altro indirizzo.
tv-help-browser = La pagina arriva ma non si collega: aprila in Safari o in Chrome.
tv-help-private = Niente risparmio dati, niente VPN.

### Primo avvio

tv-setup-title = Sistemiamo lo schermo
tv-setup-hint = I quattro angoli dorati devono vedersi interi. Poi premi Invio.
tv-setup-margin = Margine
tv-setup-text = Testo
tv-setup-sound = Suoni
tv-setup-calm = Meno lampi e movimenti
tv-setup-language = Lingua
tv-setup-fullscreen = Schermo
tv-setup-done = Fatto
tv-less = Meno: { $what }
tv-more = Più: { $what }
tv-on = sì
tv-off = no
tv-language-it = Italiano
tv-language-en = English
tv-fullscreen = Schermo intero

### Pausa, aiuto, collegamento

tv-paused = Pausa
tv-paused-plain = La notte trattiene il fiato.
tv-paused-asked = { $name } ha chiesto una pausa. Pipì, pizza, filosofia.
tv-paused-internal = Il computer si è confuso e si è fermato. Nulla è perduto: riprendete.
tv-paused-not-saved = La partita non si riesce a salvare: forse il disco è pieno. Liberate spazio e riprendete.
tv-paused-away = Manca qualcuno: { $name } si è allontanato. Aspettate, oppure fate giocare il computer.
tv-the-tv = Il televisore
tv-resume = Riprendi
tv-late = Qualcuno arriva tardi?
tv-keys = Tasti
tv-key-camera = inquadratura automatica
tv-key-skip = salta avanti
tv-key-replay = che cos’è successo?
tv-key-speed = lento, normale, veloce
tv-key-pause = pausa
tv-key-mute = suoni sì o no
tv-key-calm = meno lampi
tv-key-fullscreen = schermo intero
tv-key-language = lingua
tv-key-setup = schermo e testo
tv-close = Chiudi
tv-opening = Accendo le candele…
tv-link-connecting = Cerco il tavolo…
tv-link-lost = Collegamento perso: riprovo da solo
tv-link-moved = Questo schermo è stato aperto altrove
tv-link-bye = Il tavolo è chiuso
tv-link-reload = Arriva la versione nuova…
tv-sound-locked = Premi un tasto per i suoni
tv-hint-camera = Trascina: gira · rotella: zoom · tasto destro: sposta · C: inquadratura automatica
tv-hint-keys = Q: codice e tasti

### In partita

tv-panel-cards = Eroi
tv-panel-track = Round
tv-panel-goals = Missione
tv-panel-advice = Probabilità
tv-panel-log = Che cosa è successo
tv-panel-banner = Chi decide
tv-panel-duel = Il colpo
tv-panel-tally = Il tiro
tv-panel-announce = Annuncio
tv-panel-tell = Racconto
tv-panel-lesson = Consiglio
tv-panel-ending = Fine
tv-life = Vita { $life } su { $most }
tv-level = Livello { $level }, { $xp } punti esperienza su { $next }
tv-dice-left = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} da tirare
tv-shields = { $dice ->
    [one] 1 Dado Scudo
   *[other] { $dice } Dadi Scudo
}
tv-charge = { $ability }: { $charge } su { $length }
tv-level-short = Liv. { $level }
tv-level-last = Livello { $level }, l’ultimo
tv-host = chi ospita
tv-thinking = { $hero } sta pensando…
tv-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
tv-panel-gift = Novità
tv-gift-item = { $hero } trova
tv-gift-curse = Maledizione per { $hero }
tv-gift-level = { $hero } sale al livello { $level }!
tv-gift-grade = grado { $grade }
tv-gift-boss = Inchinatevi. O scappate.
tv-verdict-automatic = Nessun Dado Scudo: il colpo entra da solo
tv-verdict-draw = A parità vince chi attacca
tv-risen = { $count ->
    [0] Nessuno si alza
    [one] Se ne alza uno
   *[other] Se ne alzano { $count }
}
tv-fate-yes = Il Fato è con voi!
tv-fate-no = Niente
tv-acted = ha già agito
tv-down = A terra
tv-round-of = Round { $round }, la fine è al { $end }
tv-rounds-left = { $rounds ->
    [0] Tempo finito
    [one] Ultimo round
   *[other] { $rounds } round alla fine
}
tv-goals = Missione
tv-goals-theirs = La missione degli eroi
tv-goal-later = Dopo:
tv-phase-master = Fase del Master
tv-dawn-left = { $rounds ->
    [0] È quasi l’alba
    [one] 1 round all’alba
   *[other] { $rounds } round all’alba
}
tv-wave = Ondata { $wave }
tv-lives = { $lives ->
    [0] Niente vite di scorta
    [one] 1 vita di scorta
   *[other] { $lives } vite di scorta
}
tv-kills = { $kills ->
    [one] 1 rimesso a letto
   *[other] { $kills } rimessi a letto
}
tv-master-dice = I dadi del Master
tv-master-left = Dadi che restano: { $values }
tv-master-star = Una Stella vale { $star }
tv-chances = Se tira adesso…
tv-chance-hit = Probabilità di essere colpiti
tv-odds = { $dice ->
    [one] Con 1 dado
   *[other] Con { $dice } dadi
}: { $percent } per cento
tv-turn-of = Tocca a { $hero }
tv-monsters-move = Si muovono i Morti Male
tv-announce-round = Round { $round }
tv-announce-down = { $hero } è a terra
tv-announce-wave = Ondata { $wave }
tv-announce-goal = Obiettivo raggiunto!
tv-speaker = Un Morto Male
tv-float-xp = esperienza

tv-attacks = attacca
tv-defends = para
tv-protection = Protezione
tv-verdict-attack-hit = Colpito!
tv-verdict-attack-missed = Mancato
tv-verdict-blow-landed = Colpito!
tv-verdict-blow-blocked = Parato!
tv-need = serve { $need }
tv-success = Riuscito!
tv-failure = Fallito
tv-fate = Dado Fato
tv-purpose-roll = tira i dadi
tv-purpose-move = si muove
tv-purpose-gate = forza il cancello
tv-purpose-tombstone = spinge la lapide
tv-purpose-chest = armeggia col forziere
tv-purpose-attack = attacca
tv-purpose-charge = si concentra
tv-purpose-coffin = purifica la bara
tv-purpose-ice = rompe il ghiaccio
tv-purpose-curse = combatte la maledizione
tv-purpose-tome = legge il tomo
tv-purpose-goal = ci prova
tv-purpose-defence = para
tv-purpose-monster-attack = colpisce
tv-purpose-master = tira per tutti noi
tv-purpose-spawn = chi si alza?
tv-purpose-tie = chi prendono di mira?
tv-purpose-treasure = c’è un tesoro?
tv-purpose-ability = come va?
tv-purpose-poison = il veleno…
tv-purpose-monster-ability = ci riescono?

### Fine

tv-awards = Premi
tv-luck = I dadi, contro le previsioni
tv-luck-line = { $rolled } (attesi { $expected })
tv-moments = Momenti
tv-award-gravedigger = Becchino dell’anno
    .for = { $hero }: { $value ->
        [one] 1 mostro rimesso a letto
       *[other] { $value } mostri rimessi a letto
    }
tv-award-wall = Il Muro
    .for = { $hero }: { $value ->
        [one] 1 colpo parato
       *[other] { $value } colpi parati
    }
tv-award-locksmith = Fabbro onorario
    .for = { $hero }: { $value ->
        [one] 1 serratura in meno
       *[other] { $value } serrature in meno
    }
tv-award-stargazer = Astronomo
    .for = { $hero }: { $value ->
        [one] 1 Stella
       *[other] { $value } Stelle
    }
tv-award-walker = Turista
    .for = { $hero }: { $value ->
        [one] 1 casella di passeggiata
       *[other] { $value } caselle di passeggiata
    }
tv-award-showman = Artista
    .for = { $hero }: { $value ->
        [one] 1 abilità usata
       *[other] { $value } abilità usate
    }
tv-award-punchbag = Punta spilli
    .for = { $hero }: { $value ->
        [one] 1 colpo incassato
       *[other] { $value } colpi incassati
    }
tv-award-napper = Pisolino migliore
    .for = { $hero }: { $value ->
        [one] 1 volta a terra
       *[other] { $value } volte a terra
    }

tv-campaign-resume = Storia { $won }/{ $missions }: { $players }
tv-campaign-begin = Comincia la storia
tv-campaign-leave = Lascia la storia
