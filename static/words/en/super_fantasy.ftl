# Super Fantasy: every word of the game, in English.
# The Badly Dead are speaking: cheerful, slightly offended, brief. Readers are playing: the fact first, the joke after.
# Every field of an event that holds an id arrives twice: $hero is the word, $hero_id the id (for monsters, the kind).

### Articles

sf-the-monster = { $monster_id ->
    [badly_dead] the { $monster }
    [veteran] the { $monster }
    [bowman] the { $monster }
    [fresh] the { $monster }
    [spectre] the { $monster }
    [skull_tower] the { $monster }
    [fishmonger] the { $monster }
   *[other] { $monster }
}
sf-the-monster-start = { $monster_id ->
    [badly_dead] The { $monster }
    [veteran] The { $monster }
    [bowman] The { $monster }
    [fresh] The { $monster }
    [spectre] The { $monster }
    [skull_tower] The { $monster }
    [fishmonger] The { $monster }
   *[other] { $monster }
}
sf-the-target = { $target_id ->
    [badly_dead] the { $target }
    [veteran] the { $target }
    [bowman] the { $target }
    [fresh] the { $target }
    [spectre] the { $target }
    [skull_tower] the { $target }
    [fishmonger] the { $target }
   *[other] { $target }
}
sf-the-by-start = { $by_id ->
    [badly_dead] The { $by }
    [veteran] The { $by }
    [bowman] The { $by }
    [fresh] The { $by }
    [spectre] The { $by }
    [skull_tower] The { $by }
    [fishmonger] The { $by }
   *[other] { $by }
}
sf-the-who-start = { $who_id ->
    [badly_dead] The { $who }
    [veteran] The { $who }
    [bowman] The { $who }
    [fresh] The { $who }
    [spectre] The { $who }
    [skull_tower] The { $who }
    [fishmonger] The { $who }
   *[other] { $who }
}

sf-to-hero = to { $to }

sf-needed = { $need ->
    [none] {""}
   *[other] { " " }(needs { $need })
}

### The game

sf-title = Super Fantasy
sf-subtitle = Night of the Badly Dead

### Heroes

sf-hero-elfric = Elfric
    .full = Elfric of Bababadaboo
    .line = One sword, few questions. Hits hard up close.
    .short = Hits hard up close
sf-hero-axl = Axl
    .full = Axl Slasher
    .line = Picks any lock and plays for his friends. We have to listen too.
    .short = Picks locks, lifts spirits
sf-hero-pizzarro = Don Pizzarro
    .full = Don Pizzarro
    .line = Strong prayers, stronger kicks. The best at magic.
    .short = Magic, prayers and kicks
sf-hero-kayla = Kayla
    .full = Kayla Skullkicker
    .line = Two crossbows and quick feet. Shoots from afar, gloats from nearby.
    .short = Quick, shoots from afar
sf-hero-goodlight = Lady Goodlight
    .full = Lady Goodlight
    .line = Shield, sword and good intentions. Takes the blows meant for others.
    .short = Takes blows for the others
sf-hero-gnomy = Gnomy
    .full = Gnomy Spark
    .line = A mechanical fist and a machine gun. He is slow; the bullets are not.
    .short = Mechanical fists and bullets

sf-hero-master = The Master
    .full = The Master of the Badly Dead
    .line = Six dice, no pity, and all of us at his orders. He wins when the heroes run out of time.
    .short = Commands all of us

### Attributes

sf-attribute-speed = Speed
    .rule = What each Star is worth when you move.
sf-attribute-strength = Strength
    .rule = What each Star is worth in melee, against tombstones and against ice.
sf-attribute-cunning = Cunning
    .rule = What each Star is worth with gates, chests and things to read.
sf-attribute-aim = Aim
    .rule = What each Star is worth in ranged attacks.
sf-attribute-magic = Magic
    .rule = What each Star is worth in magic attacks, with coffins, tomes and curses, and when you charge up.
sf-attribute-defence = Defence
    .rule = What each Star is worth when you parry with Shield dice.
sf-life = Life
    .rule = How many wounds you can take. At zero you lie down, and the end comes one round closer.

### Abilities

sf-ability-soul-reaver = Soul Reaver
    .short = Melee +3; on a hit, +1 life
    .rule = Before a melee attack: +3. If you wound, recover 1 life.
    .rule2 = Before a melee attack: +4. If you wound, recover 1 life.
    .rule3 = Before a melee attack: +5. If you wound, recover 1 life.
sf-ability-bloodthirsty-fury = Bloodthirsty Fury
    .short = 1 life for 1 more die in every attack
    .rule = Pay 1 life (never the last): this turn each of your attacks rolls 1 extra die for free.
    .rule2 = The same, and each of your attacks this turn gets +1.
    .rule3 = The same, and each of your attacks this turn gets +2.
sf-ability-mantle-of-darkness = Mantle of Darkness
    .short = +2 on your next move
    .rule = +2 on your next Move roll this turn.
    .rule2 = The same, and take 1 Shield die.
    .rule3 = +4 on your next Move, and take 2 Shield dice.
sf-ability-deafening-riff = Deafening Riff
    .short = Stuns a monster within 3
    .rule = Stun a monster within 3 squares. Then the Fate die: on a Skull it takes 1 wound (no experience).
    .rule2 = Stun a monster within 3 squares. On a Drop it takes 1 wound.
    .rule3 = Stun a monster within 3 squares. On a Lightning it takes 1 wound.
sf-ability-epic-hymn = Epic Hymn
    .short = One hero gets +2 on an attack
    .rule = One hero takes a Hymn: +2 on one attack of their choice, until the end of the round. One each.
    .rule2 = The same, but the Hymn is worth +4.
    .rule3 = The Hymn is worth +4 and up to three heroes take one.
sf-ability-i-know-things = I Know Things
    .short = +2 on a Cunning or Magic test
    .rule = +2 on your next Cunning or Magic test this turn. If a Star turns up, take 1 die back.
    .rule2 = The same, but +3.
    .rule3 = The same, but +4.
sf-ability-roundhouse-kick = Roundhouse Kick
    .short = Melee +3, and push it 1
    .rule = Before a melee attack: +3. Then move the target 1 free square.
    .rule2 = Before a melee attack: +4. Then move the target 1 free square.
    .rule3 = The same, but +5. Into a tombstone: the tombstone falls, 1 wound, and a small item for you.
sf-ability-dragon-wave = Rising Dragon Wave
    .short = Magic attack +2, range ±1 or maybe one more wound
    .rule = Before a magic attack: +2. Make the range 1 longer or shorter; if you don’t, a Skull on the Fate die adds 1 wound.
    .rule2 = The same, but +3, and the wound comes on a Drop.
    .rule3 = The same, but +4, and the wound comes on a Lightning.
sf-ability-unshakable-will = Unshakable Will
    .short = 1 Shield die; every bruise is a lesson
    .rule = Take 1 Shield die and the Will: each wound you suffer this round gives you 1 experience.
    .rule2 = The same, but 2 Shield dice.
    .rule3 = 3 Shield dice. And when wounded you may discard the Will to wound whoever hit you.
sf-ability-storm-of-bolts = Storm of Bolts
    .short = Up to 3 targets at range 2, Aim −1
    .rule = A ranged attack on up to three targets, all at range 2, with a single roll and Aim −1. If you kill: on a Skull take 1 die back.
    .rule2 = The same, without the −1; the die comes back on a Drop.
    .rule3 = The same, with Aim +1; the die comes back on a Lightning.
sf-ability-tactical-stunt = Tactical Stunt
    .short = 2 squares anywhere, then +2 to attack
    .rule = Move 2 squares ignoring Block Zones. Your next attack this turn gets +2.
    .rule2 = The same, but the next attack gets +3.
    .rule3 = The same, but the next attack gets +4.
sf-ability-go-for-broke = Go for Broke
    .short = First attack +2; overdo it for 1 more wound
    .rule = Only if you have not attacked yet: the attack gets +2. Beat the Protection by 6 or more for 1 extra wound.
    .rule2 = The same, but +3.
    .rule3 = The same, but +4.
sf-ability-divine-blow = Divine Blow
    .short = Also hits the one behind
    .rule = Before a melee attack: the same roll also hits a monster on one of the three squares behind the target.
    .rule2 = The same, and the attack gets +2; on a Drop on the Fate die the target takes 1 more wound.
    .rule3 = The same, but +3, and the wound comes on a Lightning.
sf-ability-holy-lightning = Holy Lightning
    .short = Magic attack on anyone in the area
    .rule = A magic attack on any monster in your area, without weapons. Fate die first: Lightning +1, Drop +2, Skull +3. Then choose the dice.
    .rule2 = The same, but Lightning +2, Drop +3, Skull +4.
    .rule3 = The same, but Lightning +3, Drop +4, Skull +5.
sf-ability-heavenly-protection = Heavenly Protection
    .short = You take the blows aimed at a hero
    .rule = One hero takes the Fortress: in the next Monster Phase, blows aimed at them come to you, wherever you are.
    .rule2 = The same, and take 1 Shield die.
    .rule3 = The same, but 2 Shield dice, and Defence +1 this round.
sf-ability-retro-rockets = Retro-rockets
    .short = 2 squares anywhere
    .rule = Move 2 squares ignoring Block Zones.
    .rule2 = The same, and push a monster next to you 1 square.
    .rule3 = Move 3 squares, and push up to two monsters next to you 1 square each.
sf-ability-gnomic-throw = Gnomic Throw
    .short = On a hit, throw the monster 2 squares
    .rule = Before an attack: if you wound and the monster stands, throw it up to 2 squares. Into a tombstone: it falls, and the small item is yours.
    .rule2 = The same, and the attack gets +4.
    .rule3 = The same, and crashing into the tombstone does 1 wound (no experience).
sf-ability-uni-laser = Uni-laser
    .short = Stuns at range 3, then +1 to attack
    .rule = Stun a monster at range 3. Your next attack this turn gets +1.
    .rule2 = The same, but the next attack gets +2.
    .rule3 = The same, but the next attack gets +3.

### Starting gear

sf-item-troublebringer = Troublebringer
    .rule = A sword. Melee, range 1.
sf-item-night-dagger = Night Dagger
    .rule = For throwing. Ranged, range 2.
sf-item-shadow-mail = Shadow Mail
    .rule = Armour: 1 Shield die every turn.
sf-item-electric-guitar = Electric Guitar
    .rule = Magic attack, range 1. Less of a tune, more of a thump.
sf-item-amplifier = Amplifier
    .rule = Magic attack, range 2. Even the deaf complain.
sf-item-rocker-suit = Rocker Suit
    .rule = The first Block Zone you meet in each move does not stop you. The second does.
sf-item-iron-knuckles = Iron Knuckles
    .rule = Melee, range 1. Blessed, but they hurt all the same.
sf-item-prayer-book = Prayer Book
    .rule = Magic attack, range 2. Hardback.
sf-item-cassock = Cassock
    .rule = +1 in Magic tests: coffins, tomes and curses.
sf-item-long-crossbow = Long Crossbow
    .rule = Ranged, range 3.
sf-item-short-crossbow = Short Crossbow
    .rule = Ranged, range 2.
sf-item-kicking-boots = Skull-Kicking Boots
    .rule = Melee, range 1. Speed +1.
sf-item-honeymoon = Honeymoon
    .rule = A sword. Melee, range 1. Till death do you part.
sf-item-holy-shield = Holy Shield
    .rule = Defence +1, and 1 Shield die every turn.
sf-item-blessed-mail = Blessed Mail
    .rule = You cannot be poisoned. You can still be uncomfortable.
sf-item-gnomefist = Gnomefist
    .rule = Melee, range 1. A fist, with gears.
sf-item-machinegun = Machinegun
    .rule = Ranged, range 2.
sf-item-gnome-plate = Gnome Plate
    .rule = Armour: 1 Shield die every turn.

### Monsters

sf-monster-badly-dead = Badly Dead
    .many = Badly Dead
    .rule = Slow, stubborn, numerous. One wound and it goes back to rest. About time.
sf-monster-veteran = Veteran
    .many = Veterans
    .rule = Died twice already, and learnt from it. Thick skin, heavy hand, prefers the ladies.
sf-monster-bowman = Bowman
    .many = Bowmen
    .rule = Does not move. Shoots a hero at range 2 or 3; up close it hits like everyone else.
sf-monster-fresh = Fresh Badly Dead
    .many = Fresh Badly Dead
    .rule = Buried on Tuesday, up already: runs like somebody late for his own funeral.
sf-monster-spectre = Spectre
    .many = Spectres
    .rule = No body and no manners: gates, tombstones and columns do not stop it.
sf-monster-skull-tower = Skull Tower
    .many = Skull Towers
    .rule = A pile of skulls with an opinion on everybody. It stays put: the skulls do the flying.
sf-monster-lazybones = Archbishop Lazybones
    .many = Archbishops Lazybones
    .rule = He preached when he was alive, and they slept then, too. Slow, but never short.
sf-monster-fishmonger = Fishmonger
    .many = Fishmongers
    .rule = He sold the best fish in Trista. Now that he is dead, at least the smell makes sense.
sf-monster-torment = Lieutenant Torment
    .many = Lieutenants Torment
    .rule = Lost every battle, the last one above all. Shouts beautifully, mind you.
sf-monster-skullcleaver = King Skullcleaver
    .many = Kings Skullcleaver
    .rule = King by birth, dead by donkey. Laugh, and you go the same way, minus the donkey.
sf-monster-sstraxas = Sstraxas
    .many = Sstraxas
    .rule = The court lizard. Guards the jewels, pays no rent, has the coldest blood in town.

### Statuses, tokens, symbols

sf-status-stunned = Stunned
    .rule = Hero: 3 dice instead of 6 next turn, then it passes. Monster: 1 die and 1 step fewer, until the end of the Monster Phase.
sf-status-frozen = Frozen
    .rule = Hero: no moving until somebody breaks the ice (Strength 6+, from inside or beside). Monster: Protection −4 and 2 steps fewer, until the end of the Monster Phase.
sf-status-poisoned = Poisoned
    .rule = At the start of your turn (a monster: when it acts) the Fate die is rolled: Lightning nothing, Drop 1 wound, Skull cured.
sf-token-shield = Shield die
    .rule = Rolled to parry a blow. What is left goes at the end of the round.
sf-token-hymn = Hymn
    .rule = Discard it for a bonus on one of your attacks. Lasts until the end of the round.
sf-token-will = Will
    .rule = Each wound you suffer gives you 1 experience. Lasts until the end of the round.
sf-token-fortress = Fortress
    .rule = Blows on whoever holds it go to Lady Goodlight. Lasts until the end of the round.
sf-token-fury = Fury
    .rule = Each attack this turn rolls 1 extra die.
sf-bonus-behind = from behind
sf-symbol-star = Star
    .rule = Worth the attribute you are using, and charges one of your abilities by 1.
sf-symbol-lightning = Lightning
    .rule = Three of the Fate die’s six faces.
sf-symbol-drop = Drop
    .rule = Two of the Fate die’s six faces. Wakes coffins and mass graves too.
sf-symbol-skull = Skull
    .rule = One of the Fate die’s six faces. The handsomest, if you ask us.
sf-colour-red = red
sf-colour-green = green
sf-colour-brown = brown
sf-colour-orange = orange
sf-colour-blue = blue
sf-colour-black = black
sf-slot-right = right hand
sf-slot-left = left hand
sf-slot-armour = armour
sf-slot-backpack = backpack
sf-thing-gate = Gate
    .rule = Locked. Cunning 6+ from a square in front; then it stays open for good.
    .used = Open: you can walk through, and shoot through.
sf-thing-tombstone = Tombstone
    .rule = While upright it turns out a Badly Dead when its symbol comes up. Strength 6+ from beside and down it goes.
    .used = Down: nobody comes out of here any more, and you can walk over it.
sf-thing-chest = Chest
    .rule = Cunning 6+ from next to it: a magic item inside. Or a curse.
    .used = Opened already. Still in the way, though.
sf-thing-coffin = Coffin
    .rule = On a Drop one gets out. Magic 6+ from beside and it is gone.
    .used = Purified: nobody sleeps here any more.
sf-thing-grave = Mass grave
    .rule = On a Drop one gets out; the colour of the die says who. It cannot be closed.
sf-thing-column = Column
    .rule = You can’t walk through it. You can walk around it, looking mysterious.
sf-thing-goal = Objective
    .rule = Come here: it is what you came for.
sf-phase-heroes = Hero Phase
sf-phase-monsters = Monster Phase
sf-phase-over = The end
sf-difficulty-normal = Normal
    .rule = For your first visit to the cemetery.
sf-difficulty-heroic = Heroic
    .rule = Monsters have 1 more Protection, and some an ability.
sf-difficulty-epic = Epic
    .rule = Monsters have 1 more Protection, 1 more die and an ability or two. Bring flowers.
sf-round = Round { $round }
sf-rounds-left = { $rounds ->
    [0] Last round
    [one] 1 round left
   *[other] { $rounds } rounds left
}
sf-speaker-ottavio = Ottavio
    .line = Bell-ringer. Died badly: never heard the bell coming.
sf-speaker-gisella = Gisella
    .line = Cook. Died badly: tasted her own stew.

### Hints of the first mission

sf-01-hint-1 = Move towards a gate. You have six dice for the whole turn: don’t spend them all on legs.
sf-01-hint-2 = In front of a gate: Cunning 6 and it opens. The most Cunning of you has the quickest fingers.
sf-01-hint-3 = Reach the Protection and you wound. The percentage is exact, sadly for us.
sf-01-hint-4 = Keep two dice aside: without Shield dice every blow lands.
sf-01-hint-5 = A Star! It is worth your attribute, and charges one of your abilities by 1.

### Warnings

sf-warn-one-shield = A single Shield die rarely parries. Two, or none.

### Questions for the one who plays (ask), headline for the others (wait, with $seat), choices (option)

ask-turn = Your turn: what will you do?
wait-turn = { $seat } is deciding what to do
ask-take-turn = Who goes next?
wait-take-turn = Who goes next? Settle it among yourselves
option-take-turn = I’ll go
ask-charge-star = A Star! Which ability gets 1 charge?
wait-charge-star = { $seat } is charging an ability
option-charge-star = { $ref }
ask-charge-item = { $item }: which ability gets the energy?
wait-charge-item = { $seat } is charging an ability
option-charge-item = { $ref }
ask-level-up = A new level! Which ability improves?
wait-level-up = { $seat } levels up and picks an ability
option-level-up = { $ref }
ask-keep-item = From your last visit, what do you bring along?
wait-keep-item = { $seat } is packing for the night
option-keep-item = { $ref }
option-keep-item-none = Nothing, I travel light
ask-item-found = { $item }: where does it go?
wait-item-found = { $seat } found something and is thinking it over
option-item-found-right = In the right hand
option-item-found-left = In the left hand
option-item-found-armour = On
option-item-found-backpack = In the backpack
option-item-found-discard = Leave it
ask-small-item-full = { $item }, but the backpack is full. What do you leave?
wait-small-item-full = { $seat } has a full backpack
option-small-item-full = Leave: { $ref }
ask-arrange = Before the turn ends: rearrange your things?
wait-arrange = { $seat } is sorting out the backpack
option-done = All set
option-equip = { $to_id ->
    [right] Right hand: { $ref }
    [left] Left hand: { $ref }
    [armour] Wear: { $ref }
   *[other] Hold: { $ref }
}
option-stow = Into the backpack: { $ref }
option-drop = Throw away: { $ref }
option-give = Give { sf-to-hero }: { $ref }
ask-accept-gift = { $hero } offers you: { $item }. Accept?
wait-accept-gift = { $seat } is considering a present
ask-curse-place = A curse, { $curse }! Which ability does it cover?
wait-curse-place = { $seat } is cursed and chooses where
option-curse-place = { $ref }
ask-push-whom = Who do you push?
wait-push-whom = { $seat } is choosing whom to push
ask-retaliate = Discard the Will to wound whoever hit you?
wait-retaliate = { $seat } is deciding whether to hit back
ask-move = You have { $steps ->
    [one] 1 square
   *[other] { $steps } squares
}. Where to?
wait-move = { $seat } is choosing where to go
ask-push = Push it where?
wait-push = { $seat } is choosing where to push
ask-leap = Jump where?
wait-leap = { $seat } is choosing where to jump
ask-shield-dice = { sf-the-monster-start } strikes you. How many Shield dice?
wait-shield-dice = { $seat } is choosing how to parry
ask-second-target = Who else do you hit?
wait-second-target = { $seat } is choosing a second target
option-second-target = { $ref }
ask-storm-target = Who does the Storm hit?
wait-storm-target = { $seat } is counting targets
option-storm-target = { $ref }
ask-hymn-for = Who else hears the Hymn?
wait-hymn-for = { $seat } is looking for more of an audience
option-hymn-for = { $ref }
ask-ability-dice = { $ability }: how many dice go into it?
wait-ability-dice = { $seat } is counting dice
option-push-whom = { $ref }
option-push-whom-nobody = Nobody
option-retaliate-yes = Yes, hit back
option-retaliate-no = No, keep it
option-accept-gift-accept = Yes, thanks
option-accept-gift-refuse = No, thanks
option-hymn-for-enough = That’s enough
option-storm-target-enough = That’s enough
option-swap = Swap hands

ask-master-turn = Your orders, Your Darkness?
wait-master-turn = { $seat } is plotting something
ask-march = { sf-the-monster-start } has { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}. Where to?
wait-march = { $seat } is sending somebody for a walk
ask-summon = { $kind }: which square does it climb out on?
wait-summon = { $seat } is knocking on tombstones
ask-next-attacker = Who strikes next?
wait-next-attacker = { $seat } is deciding who strikes
option-next-attacker = { $ref }
option-next-attacker-rest = The rest, as they please
ask-attack-target = { sf-the-monster-start } strikes. Whom?
wait-attack-target = { $seat } is choosing a victim
option-attack-target = { $ref }

### Actions of a turn

action-move = Move
    .line = Each Star is worth your Speed. The total is how many squares.
action-gate = Open the gate
    .line = Cunning 6+. Worth 1 experience.
action-tombstone = Smash the tombstone
    .line = Strength 6+. Nobody comes out again, and there is a small item underneath.
action-chest = Pick the chest’s lock
    .line = Cunning 6+. A magic item and 1 experience.
action-attack = Attack
    .line = Reach the Protection: 1 wound and 1 experience.
action-defend = Defend
    .line = Dice become Shield dice, without a roll.
action-charge = Charge up
    .line = The total charges one ability. What is left over is lost.
action-coffin = Purify the coffin
    .line = Magic 6+. The coffin is gone.
action-ice = Break the ice
    .line = Strength 6+. Frees you or whoever is beside you.
action-curse = Lift the curse
    .line = Magic 6+. The ability is free again.
action-tome = Use the tome
    .line = Magic 6+. What it does, and how far, is written in the tome.
action-ability = Use an ability
    .line = Back to no charge. It costs no dice.
action-item = Use a small item
    .line = Once, and then it is gone.
action-goal = Objective
    .line = It is what you came for.
action-boulder = Roll the boulder away
    .line = Strength 6+. Nothing to learn from it but a backache.
action-grab = Pick up the gold
    .line = No dice. You carry it until you deliver it, or lie down.
action-lead = Take by the hand
    .line = No dice. Follows you from now on, wherever you walk.
action-let-go = Let go of the hand
    .line = No dice. Stays where it is until somebody takes it along.
action-hymn = Sing the Hymn
    .line = Your next attack gets the Hymn’s bonus.
action-take = Take the item left behind
    .line = The chest is open, and there it still is.
action-arrange = Sort your things, end turn
    .line = Move, drop or hand over your things, then your turn is over.
action-end-turn = End turn
    .line = Dice left over become Shield dice.

action-march = March
    .line = Dice for its Life: one of us walks, up to its Steps.
action-summon = Summon
    .line = Dice for its Life: one more of us, at a tombstone, a coffin or a mass grave.
action-activate = Wake an area
    .line = Your 2 smallest dice. Whoever sleeps there can then march.
action-done = No more orders
    .line = Dice left over are lost. Then all of us within reach strike.

### Where the two rulebooks quarrel: you decide

sf-preset-recommended = Recommended
    .line = The best of both books, the way we play.
sf-preset-italian-book = Italian book
    .line = Where the books quarrel, the Italian one is right.
sf-preset-english-book = English book
    .line = Where the books quarrel, the English one is right.

### Ways to play

sf-campaign-story = The Great Return
    .rule = Twelve missions in a row. Each hero keeps one magic item and grows a little wiser.
sf-mode-coop = All against the undead
    .short = Together
    .rule = The undead move by themselves. You win or lose together.
sf-mode-solo = One person, two to five heroes
    .short = Solo
    .rule = You play them all, with the rounds of one hero more.
sf-mode-master = Somebody is the Badly Dead Master
    .short = Against a Master
    .rule = One phone commands the undead with six dice of its own. The heroes get two rounds more.
sf-mode-survival = Survival
    .short = Till dawn
    .rule = A wave every round, a few lives for all of you, and dawn at the end.
