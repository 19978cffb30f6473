# The television's sentences.

### Entrance

tv-board = The graveyard seen from above
tv-scan = Scan with your phone
tv-qr = QR code to join: { $address }
tv-or-type = or type in the browser
tv-next-address = another address
tv-saved = Resume: { $players }, { $day }
tv-master-free = Commands us all. If nobody wants it, the computer does it
tv-mission-facts = { $minutes } min · { $low }–{ $high } heroes
tv-free = free
tv-computer = computer
tv-away = away
tv-away-ask = { $name } is away:
tv-away-computer = let the computer play { $hero }
tv-choosing-hero = { $count ->
    [one] { $names } is choosing a hero
   *[other] { $names } are choosing a hero
}
tv-next-scan = Scan the code, type a name, pick a hero
tv-next-hero = Pick your heroes on the phones
tv-next-start = Everybody in? A free hero stays at home; with Enter the computer plays it
tv-start = Start
tv-help-title = Nobody gets in? Check this
tv-help-wifi = Phone and computer on the same Wi-Fi, not the guest one.
tv-help-data = On the phone: mobile data off, VPN off.
tv-help-permission = The phone asks about “nearby devices” or “local network”? Allow.
tv-help-firewall = On the computer: the firewall must let this program through.
tv-help-address = Press A to try another address.
tv-help-browser = The page loads but does not connect: open it in Safari or Chrome.
tv-help-private = No data saver, no VPN.

### First start

tv-setup-title = Let’s fit the screen
tv-setup-hint = All four golden corners should be in sight. Then press Enter.
tv-setup-margin = Margin
tv-setup-text = Text
tv-setup-sound = Sound
tv-setup-calm = Fewer flashes and moves
tv-setup-language = Language
tv-setup-fullscreen = Screen
tv-setup-done = Done
tv-less = Less: { $what }
tv-more = More: { $what }
tv-on = yes
tv-off = no
tv-language-it = Italiano
tv-language-en = English
tv-fullscreen = Full screen

### Pause, help, link

tv-paused = Paused
tv-paused-plain = The night holds its breath.
tv-paused-asked = { $name } asked for a break. Loo, pizza, philosophy.
tv-paused-internal = The computer got confused and stopped. Nothing is lost: carry on.
tv-paused-not-saved = The game cannot be saved: perhaps the disk is full. Make room and carry on.
tv-paused-away = Somebody is missing: { $name } has wandered off. Wait, or let the computer play.
tv-the-tv = The TV
tv-resume = Go on
tv-late = Somebody late?
tv-keys = Keys
tv-key-camera = camera back to the director
tv-key-skip = skip ahead
tv-key-replay = what happened?
tv-key-speed = slow, normal, fast
tv-key-pause = pause
tv-key-mute = sound on or off
tv-key-calm = fewer flashes
tv-key-fullscreen = full screen
tv-key-language = language
tv-key-setup = screen and text
tv-close = Close
tv-opening = Lighting the candles…
tv-link-connecting = Looking for the table…
tv-link-lost = Connection lost: trying again
tv-link-moved = This screen was opened elsewhere
tv-link-bye = The table is closed
tv-link-reload = The new version is coming…
tv-sound-locked = Press a key for sound
tv-hint-camera = Drag: turn · wheel: zoom · right button: slide · C: back to the director
tv-hint-keys = Q: code and keys

### In play

tv-panel-cards = Heroes
tv-panel-track = Round
tv-panel-goals = Mission
tv-panel-advice = Chances
tv-panel-log = What happened
tv-panel-banner = Who decides
tv-panel-duel = The blow
tv-panel-tally = The roll
tv-panel-announce = Announcement
tv-panel-tell = Story
tv-panel-lesson = Advice
tv-panel-ending = The end
tv-life = Life { $life } of { $most }
tv-level = Level { $level }, { $xp } of { $next } experience points
tv-dice-left = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} left to roll
tv-shields = { $dice ->
    [one] 1 Shield die
   *[other] { $dice } Shield dice
}
tv-charge = { $ability }: { $charge } of { $length }
tv-level-short = Lev. { $level }
tv-level-last = Level { $level }, the last
tv-host = host
tv-thinking = { $hero } is thinking…
tv-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
tv-panel-gift = News
tv-gift-item = { $hero } finds
tv-gift-curse = A curse on { $hero }
tv-gift-level = { $hero } reaches level { $level }!
tv-gift-grade = rank { $grade }
tv-gift-boss = Bow. Or run.
tv-verdict-automatic = No Shield dice: the blow simply lands
tv-verdict-draw = A draw goes to the attacker
tv-risen = { $count ->
    [0] Nobody rises
    [one] One rises
   *[other] { $count } rise
}
tv-fate-yes = Fate is with you!
tv-fate-no = Nothing
tv-acted = has acted
tv-down = Down
tv-round-of = Round { $round }, the end is at { $end }
tv-rounds-left = { $rounds ->
    [0] Time’s up
    [one] Last round
   *[other] { $rounds } rounds to go
}
tv-goals = Mission
tv-goals-theirs = The heroes’ mission
tv-goal-later = Then:
tv-phase-master = Master Phase
tv-dawn-left = { $rounds ->
    [0] Almost dawn
    [one] 1 round till dawn
   *[other] { $rounds } rounds till dawn
}
tv-wave = Wave { $wave }
tv-lives = { $lives ->
    [0] No spare lives
    [one] 1 spare life
   *[other] { $lives } spare lives
}
tv-kills = { $kills ->
    [one] 1 put back to bed
   *[other] { $kills } put back to bed
}
tv-master-dice = The Master’s dice
tv-master-left = Dice left: { $values }
tv-master-star = A Star is worth { $star }
tv-chances = Rolling now…
tv-chance-hit = Chance of being hit
tv-odds = { $dice ->
    [one] With 1 die
   *[other] With { $dice } dice
}: { $percent } percent
tv-turn-of = { $hero }’s turn
tv-monsters-move = The Badly Dead are moving
tv-announce-round = Round { $round }
tv-announce-down = { $hero } is down
tv-announce-wave = Wave { $wave }
tv-announce-goal = Goal reached!
tv-speaker = One of the Badly Dead
tv-float-xp = experience

tv-attacks = attacks
tv-defends = parries
tv-protection = Protection
tv-verdict-attack-hit = Hit!
tv-verdict-attack-missed = Missed
tv-verdict-blow-landed = Hit!
tv-verdict-blow-blocked = Parried!
tv-need = needs { $need }
tv-success = Success!
tv-failure = Failed
tv-fate = Fate die
tv-purpose-roll = rolls the dice
tv-purpose-move = moves
tv-purpose-gate = forces the gate
tv-purpose-tombstone = pushes the tombstone
tv-purpose-chest = fiddles with the chest
tv-purpose-attack = attacks
tv-purpose-charge = concentrates
tv-purpose-coffin = purifies the coffin
tv-purpose-ice = breaks the ice
tv-purpose-curse = fights the curse
tv-purpose-tome = reads the tome
tv-purpose-goal = has a go
tv-purpose-defence = parries
tv-purpose-monster-attack = strikes
tv-purpose-master = rolls for all of us
tv-purpose-spawn = who gets up?
tv-purpose-tie = whom do they pick?
tv-purpose-treasure = any treasure?
tv-purpose-ability = how does it go?
tv-purpose-poison = the poison…
tv-purpose-monster-ability = does it work?

### The end

tv-awards = Awards
tv-luck = Dice against the odds
tv-luck-line = { $rolled } (expected { $expected })
tv-moments = Moments
tv-award-gravedigger = Gravedigger of the year
    .for = { $hero }: { $value ->
        [one] 1 monster put back to bed
       *[other] { $value } monsters put back to bed
    }
tv-award-wall = The Wall
    .for = { $hero }: { $value ->
        [one] 1 blow parried
       *[other] { $value } blows parried
    }
tv-award-locksmith = Honorary locksmith
    .for = { $hero }: { $value ->
        [one] 1 lock fewer
       *[other] { $value } locks fewer
    }
tv-award-stargazer = Stargazer
    .for = { $hero }: { $value ->
        [one] 1 Star
       *[other] { $value } Stars
    }
tv-award-walker = Tourist
    .for = { $hero }: { $value ->
        [one] 1 square of strolling
       *[other] { $value } squares of strolling
    }
tv-award-showman = Showman
    .for = { $hero }: { $value ->
        [one] 1 ability used
       *[other] { $value } abilities used
    }
tv-award-punchbag = Pincushion
    .for = { $hero }: { $value ->
        [one] 1 blow taken
       *[other] { $value } blows taken
    }
tv-award-napper = Best nap
    .for = { $hero }: { $value ->
        [one] went down once
       *[other] went down { $value } times
    }

tv-campaign-resume = Story { $won }/{ $missions }: { $players }
tv-campaign-begin = Begin the story
tv-campaign-leave = Leave the story
