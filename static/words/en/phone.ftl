# The phone's page: its own buttons, titles and notes. The game's words are in super_fantasy.ftl.

### Language, link

phone-language = Language
phone-language-it = Italiano
phone-language-en = English
phone-link-connecting = Knocking on the cemetery gate…
phone-link-lost = Lost the table, trying again…
phone-moved-title = You are elsewhere
phone-moved-text = You opened your hero on another page. This one may rest in peace.
phone-moved-here = Play from here
phone-bye-title = Goodbye
phone-bye-text = The table has closed its door.
phone-bye-again = Try again
phone-refused-other = That cannot be done right now.
phone-notice-close = Close

### Coming in

phone-join-title = Who dares to enter?
phone-join-name = Your name
phone-join-placeholder = What your friends call you
phone-join-go = Let me in
phone-reclaim-title = Were you here before?
phone-reclaim-text = These phones have wandered off. If one is yours, take it back.
phone-reclaim-yes = Yes, I am { $name }

### Before the game

phone-lobby-title = Choose your hero, { $name }
phone-lobby-text = Tap a hero to get to know them, then take them.
phone-lobby-ready = You are in, { $name }
phone-lobby-more = When everybody is ready, the host starts. You can still change your mind.
phone-lobby-yours = You play: { $heroes }. One phone can hold more than one: take another if you like.
phone-claim-too = Take { $hero } too
phone-claim-master = Take the Master’s seat
phone-master-free = If nobody takes it, the computer does
phone-lobby-wait = The host is choosing. Polish your swords meanwhile.
phone-lobby-people = { $count ->
    [one] One person at the table
   *[other] { $count } people at the table
}
phone-late-title = The game is already on, { $name }
phone-late-text = Take a hero whose seat the computer is keeping warm.
phone-watch = Just watch
phone-watch-end = Choose a hero
phone-seat-mine = Yours
phone-seat-taken = Taken by { $name }
phone-seat-bot = Played by the computer
phone-sheet-abilities = Abilities
phone-claim = Take { $hero }
phone-release = Let go
phone-computer-on = Let the computer play
phone-computer-off = Without the computer
phone-host = Host
phone-away = phone away
phone-kick = Send { $name } away
phone-kick-short = Send away
phone-host-title = You are the host
phone-host-text = Choose the mission below, and start with the button at the bottom.
phone-host-mission = Mission
phone-host-minutes = { $minutes } min
phone-host-difficulty = Difficulty
phone-rulings = House rules
phone-saved = Carry on from round { $round }
phone-start = { $count ->
    [0] Start
    [one] Start with 1 hero
   *[other] Start with { $count } heroes
}
phone-start-none = At least one hero is needed.
phone-start-hint = Heroes nobody took stay at home, unless you hand them to the computer.

### Tabs

phone-tabs = Pages
phone-tab-map = Map
phone-tab-heroes = Heroes
phone-tab-log = Log
phone-tab-rules = Rules
phone-tab-options = Options
phone-your-turn = Your turn
phone-your-heroes = Your heroes

### Header

phone-life-of = Life { $life } of { $most }
phone-dice-left = { $dice ->
    [0] No dice left to roll
    [one] 1 die left to roll
   *[other] { $dice } dice left to roll
}
phone-shields = { $dice ->
    [0] No Shield dice
    [one] 1 Shield die
   *[other] { $dice } Shield dice
}
phone-caption-dice = dice
phone-caption-shields = shields
phone-caption-rounds = rounds
phone-caption-dawn = to dawn

### The map

phone-map-buttons = View of the map
phone-map-closer = Closer
phone-map-farther = Farther
phone-map-back = Back to where it matters
phone-map-all = The whole map
phone-what-is = What is this: { $what }
phone-where-here = right here
phone-where-north = { $steps } north
phone-where-south = { $steps } south
phone-where-east = { $steps } east
phone-where-west = { $steps } west
phone-monster-line = Protection { $protection }, { $left ->
    [one] 1 life
   *[other] { $left } lives
}
phone-board-title = The cemetery in words

### The decision

phone-decision = Your decision
phone-goal = Goal
phone-goal-theirs = The heroes’ goal
phone-goal-count = { $count } of { $total }
phone-asked-too = { $hero } too
phone-goes = { $hero } goes
phone-wave = Wave { $wave }
phone-lives = { $lives ->
    [one] 1 spare life
   *[other] { $lives } spare lives
}
phone-kills = { $kills ->
    [one] 1 put to rest
   *[other] { $kills } put to rest
}
phone-hint-close = Got it
phone-roll-good = Success!
phone-roll-bad = Failed
phone-blow-good = Blocked!
phone-blow-bad = Hit!
phone-sum-need = needs { $need }
phone-star-which = Star { $star } of { $stars }
phone-star-always = Always this one, until it is full
phone-star-always-text = The phone answers for you at the next Stars.
phone-grade = grade { $grade }
phone-sending = One moment…
phone-back = Back
phone-more-actions = More actions
phone-action-choices = { $count } options
phone-action-upto = at best: { $chance }%
phone-action-on = on { $target }
phone-need = to reach
phone-helpers = { $count ->
    [one] One thing that helps this roll
   *[other] { $count } things that help this roll
}
phone-dice-how-many = How many dice?
phone-dice-shields = How many Shield dice?
phone-dice-chance = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: works { $chance }% of the time
phone-dice-danger = { $dice ->
    [0] No dice
    [one] 1 die
   *[other] { $dice } dice
}: hit { $chance }% of the time
phone-dice-mean = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $mean } on average
phone-dice-count = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
phone-dice-success = works { $chance }% of the time
phone-dice-hit = hits you { $chance }% of the time
phone-impossible = These dice cannot do it, not even with luck.
phone-commit-roll = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
phone-commit-do = { $action }
phone-commit-defend = { $dice ->
    [one] Keep 1 Shield die
   *[other] Keep { $dice } Shield dice
}
phone-commit-end-turn = End my turn
phone-commit-shield = { $dice ->
    [one] Parry with 1 die
   *[other] Parry with { $dice } dice
}
phone-commit-no-shield = Take it and keep the dice
phone-commit-number = Confirm: { $dice }
phone-end-keeps = { $dice ->
    [one] keeps 1 shield
   *[other] keeps { $dice } shields
}
phone-end-shields = { $dice ->
    [one] The die you have left becomes a Shield die.
   *[other] The { $dice } dice you have left become Shield dice.
}
phone-blow-facts = The monster rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, a Star is worth { $star }. A tie hits.
phone-cell-tap = Tap a lit square to see the way. Nothing happens until you confirm.
phone-cell-choose = Pick a square
phone-cell-cost = { $cost ->
    [0] no steps
    [one] 1 step
   *[other] { $cost } steps
}
phone-cell-zone = Block Zone: you stop here, and monsters are near.
phone-cell-zone-short = Block Zone
phone-cell-go = Go here
phone-cell-here = Right here
phone-cell-stay = Stay where I am
phone-cell-list = Choose from a list ({ $count })
phone-take-turn-hint = Talk it over: the order is up to you, every round.
phone-ability-charge = charge { $charge } of { $length }
phone-slot-now = Now: { $item }
phone-undo = Take back: { $what }
phone-undo-what-other = the last choice
phone-undo-what-move = the move
phone-undo-what-turn = the last action
phone-undo-what-take-turn = the start of the turn
phone-undo-what-arrange = the backpack
phone-undo-what-march = the march
phone-undo-what-summon = the summons
phone-undo-what-activate = the waking
phone-undo-what-shield-dice = the shields
phone-wait-table = One moment: the table is busy
phone-wait-hint = Meanwhile look at the map, the sheets and the log: tap whatever puzzles you.
phone-down = You are down: you get up with full life at the end of the round.

### Sheets, log

phone-log-faces = Faces: { $faces }

### Options

phone-hand-over-other = { $name } is away: let the computer play { $hero }
phone-take-back = Take { $hero } back from the computer

### Pause, absence, end

phone-the-tv = the TV
