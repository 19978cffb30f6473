# Super Fantasy, what comes up only once dice have been rolled: what is found, what monsters can do, the log, the end. In English.

### Magic items

sf-item-skull-crusher = Skull Crusher
    .rule = Melee, range 1. Attack +2. We find the name offensive.
sf-item-whispering-bow = Whispering Bow
    .rule = Ranged, range 3. Attack +1. With a total of 8 or more, 1 extra wound.
sf-item-wand-of-hiccups = Wand of Hiccups
    .rule = Magic attack, range 2. Attack +1. On a hit the target is stunned.
sf-item-butchers-cleaver = Butcher’s Cleaver
    .rule = Melee, range 1. Attack +1. With 2 or more Stars, 1 extra wound.
sf-item-moon-sling = Moon Sling
    .rule = Ranged, range 2. On a hit, the Fate die: on a Skull or a Drop take 1 die back.
sf-item-voodoo-doll = Voodoo Doll
    .rule = Magic attack, range 3. Attack +2. To use it, discard 1 die first.
sf-item-tombstone-shield = Tombstone Shield
    .rule = Shield: 2 Shield dice every turn. Yes, it was somebody’s.
sf-item-spiked-pauldrons = Spiked Pauldrons
    .rule = Armour: 1 Shield die every turn, Strength +1.
sf-item-feather-boots-mail = Mail and Feather Boots
    .rule = Armour: Speed +2. It tickles.
sf-item-saints-robe = Saint’s Robe
    .rule = Armour: 1 Shield die every turn, Magic +1.
sf-item-book-of-frost = Book of Frost
    .rule = Magic test 6+: freeze a monster within 3 squares.
sf-item-book-of-mending = Book of Mending
    .rule = Magic test 6+: a hero within 3 squares recovers 2 life.
sf-item-back-scratcher = Back Scratcher
    .rule = Melee, range 1. Attack +4 from one of the 3 squares behind the target. At first we thank you.
sf-item-undertakers-spade = Undertaker’s Spade
    .rule = Melee, range 1. Attack +1. On a hit, push the monster up to 2 squares in a straight line, if it still stands.
sf-item-bell-clapper = Bell Clapper
    .rule = Melee, range 1. Attack +1. With a total of 7 or more, the same total hits another monster beside the target too.
sf-item-steam-spanner = Steam Spanner
    .rule = Melee, range 1. Attack +1. In Gnomy’s hands, every hit charges one of his abilities by 1.
sf-item-knitting-needles = Knitting Needles
    .rule = Magic attack, range 1. From one of the 3 squares behind the target, 1 extra wound. Knit one, stab one.
sf-item-snowball-cannon = Snowball Cannon
    .rule = Ranged, range 2. Attack +1. To use it, discard 1 die first. On a hit the target is frozen.
sf-item-censer = Censer
    .rule = Magic attack, range 1. Attack +1. If Don Pizzarro or Lady Goodlight hits with at least 1 Star, the heroes beside them recover 1 life.
sf-item-bagpipes = Bagpipes
    .rule = Magic attack, range 2. Attack +1. If Axl plays them, a hit stuns the target and every monster beside it. Who let him have those?
sf-item-ghost-sheet = Ghost Sheet
    .rule = Armour: 1 Shield die every turn. The first Block Zone you meet in each move does not stop you: we take you for a cousin.
sf-item-book-of-embers = Book of Embers
    .rule = Magic test 6+: a monster within 3 squares suffers 1 wound. No experience: it burns all by itself.
sf-item-book-of-removals = Book of Removals
    .rule = Magic test 6+: change places with a hero or a monster within 3 squares. Furniture not included.
sf-item-book-of-padding = Book of Padding
    .rule = Magic test 6+: a hero within 3 squares, or you, takes 2 Shield dice. Stuffed with feathers and footnotes.
sf-item-book-of-recipes = Book of Recipes
    .rule = Magic test 6+: every monster within 2 squares is poisoned. It was the cabbage.

### Small items

sf-item-bandage = Mostly Clean Bandage
    .rule = Recover 1 life. We had only just taken it off.
sf-item-stale-biscuit = Stale Biscuit
    .rule = Take 1 Action die back. Don’t ask what year it is from.
sf-item-rusty-key = Rusty Key
    .rule = +3 on your next Cunning test this turn.
sf-item-lucky-bone = Lucky Bone
    .rule = +2 on your next attack this turn. It did nothing for its owner.
sf-item-smoke-pot = Smoke Pot
    .rule = This turn Block Zones do not stop you.
sf-item-candle-stub = Candle Stub
    .rule = One of your abilities charges by 2.
sf-item-jar-of-leeches = Jar of Leeches
    .rule = Cures you of everything: stunned, frozen, poisoned.
sf-item-old-map = Old Map
    .rule = +3 on your next Move this turn.
sf-item-holy-water = Vial of Holy Water
    .rule = +3 on your next Magic test this turn: coffins, tomes and curses.
sf-item-two-headed-coin = Two-Headed Coin
    .rule = The first test or attack you fail this turn is rolled again: only the second roll counts.
sf-item-firecracker = Firecracker
    .rule = Stun a monster within 3 squares. We never liked New Year’s Eve.
sf-item-sneezing-powder = Sneezing Powder
    .rule = Push a monster beside you up to 2 squares in a straight line. Bless it.
sf-item-pot-lid = Pot Lid
    .rule = Take 2 Shield dice. The pot is still looking for it.
sf-item-mystery-pie = Mystery Pie
    .rule = Roll the Fate die. Lightning: recover 1 life. Drop: take 2 Action dice back. Skull: you are poisoned.
sf-item-hot-soup = Hot Soup
    .rule = You and every hero beside you recover 1 life. With us it runs out between the ribs.

### Curses

sf-item-clumsy-fingers = Butter Fingers
    .rule = Cunning −1, and the covered ability cannot be used, until you get rid of it.
sf-item-cold-feet = Cold Feet
    .rule = You freeze at once. Speed −1, and the covered ability cannot be used, until you get rid of it.
sf-item-noisy-bones = Noisy Bones
    .rule = When in doubt, monsters choose you, and the covered ability cannot be used, until you get rid of it.
sf-item-upset-stomach = Upset Stomach
    .rule = You are poisoned at once. You recover no life, and the covered ability cannot be used, until you get rid of it.
sf-item-broken-sleep = Broken Sleep
    .rule = You begin every turn with 1 die fewer, and the covered ability cannot be used, until you get rid of it.

### What the undead can do

sf-monster-ability-volley = Volley
    .rule = Does not move. With nobody next to it, it shoots a hero at range 2 or 3.
sf-monster-ability-walks-through = Without Knocking
    .rule = Gates, columns, tombstones, chests and coffins do not stop it. It cannot stop on them, though.
sf-monster-ability-skull-rain = Raining Skulls
    .rule = Does not move. When it acts it strikes every standing hero within 2 squares whom a path of squares reaches.
sf-monster-ability-sermon = Sermon
    .rule = Rolls the Fate die before acting. Drop: the heroes in his area doze off, stunned. Skull: a Badly Dead climbs up beside him.
sf-monster-ability-hook = Tuna Hook
    .rule = With nobody next to him, he drags the nearest hero within 3 two squares closer, then strikes. His blows poison on a Drop.
sf-monster-ability-drill = Drill
    .rule = Strikes every hero next to him. The other monsters in his area walk 1 step further.
sf-monster-ability-crown = Stubborn Crown
    .rule = Until his crypt is sealed he is back at the end of the round with all his life. Without a crypt he is back once, with half.
sf-monster-ability-sheds = Change of Skin
    .rule = Wounded, he slips 2 squares away, as far as he can get. His blows freeze on a Skull.
sf-monster-ability-sprightly = Sprightly
    .rule = Walks 1 step further.
sf-monster-ability-thick-skulled = Thick-skulled
    .rule = Cannot be stunned.
sf-monster-ability-venomous = Venomous
    .rule = When its blow lands it rolls the Fate die: on a Skull you are poisoned.
sf-monster-ability-spiteful = Spiteful
    .rule = Kill it from beside and it rolls the Fate die: on a Skull you are stunned.
sf-monster-ability-frenzied = Frenzied
    .rule = Strikes twice if a hero is next to it when its turn comes.
sf-monster-ability-regenerating = Self-stitching
    .rule = Heals 1 wound at the end of the round.
sf-monster-ability-restless = Restless
    .rule = When it dies it rolls the Fate die: on a Skull it stays, with 1 life. Once only.
sf-monster-ability-howling = Howling
    .rule = For the other monsters in its area every Star is worth 1 more.

### Things that stand about

sf-thing-brazier = Brazier
    .rule = Cold. They are lit one after the other, in order, each from beside it. The ringed one is next.
    .used = It burns. Somebody has to pay for that wood.
sf-thing-button = Button
    .rule = Step on it and it goes down. It stays down until the end of the round, longer with somebody on it.
    .used = Down. It comes up at the end of the round, unless somebody stands on it.
sf-thing-gold = Gold
    .rule = Pick it up from beside it, without dice, and carry it where it has to go. Lie down and it lies there, too.
sf-thing-goat = Goat
    .rule = Take it by the hoof, without dice, and it follows you. We have never hurt it: it bites.
sf-thing-sexton = Sexton
    .rule = Take him by the hand, without dice, and he follows you. He knows us all by name.
sf-thing-boulder = Boulder
    .rule = In the way of everybody. Strength 6+ from beside, not diagonally, rolls it away for good.
    .used = Gone.
sf-thing-padlock = Padlock
    .rule = The gate beside it cannot be picked: it opens by itself once its goal is reached.
    .used = Open.
sf-thing-crypt = Crypt
    .rule = Thick walls, a heavy lid, and somebody important who will not stay in.
    .used = Sealed: nobody gets out of here any more.

### Words of the rules

sf-level = Level
    .rule = With each level one of your three abilities improves.
sf-dice = Action dice
    .rule = Six a turn. The ones you roll are spent, the ones left over become Shield dice.
sf-charge = Charge
    .rule = A fully charged ability can be used. Using it brings it back to zero.
sf-protection = Protection
    .rule = The total it takes to wound this monster.
sf-steps = Steps
    .rule = How many squares it moves in the Monster Phase.
sf-attack = Attack
    .rule = How many dice it rolls to hit you.
sf-star-value = Star
    .rule = What each Star is worth in this monster’s rolls.
sf-initiative = Initiative
    .rule = At equal distance, the lowest acts first.
sf-behaviour = Behaviour
    .rule = Whom it picks when in doubt: the first from the left.
sf-block-zone = Block Zone
    .rule = The eight squares around a monster. Enter and you stop; while you are there you cannot move.
sf-area = Area
    .rule = A piece of the cemetery. Monsters act only where a hero is, or in the areas beside.

### The end of the game

sf-outcome-victory = Victory!
    .line = You won. We will get over it, we have the time.
sf-outcome-defeat = Defeat
    .line = You lost. Welcome: free graves are at the back, on the right.
sf-master-outcome-victory = Defeat
    .line = The heroes got away with it. We did tell you to get up earlier.
sf-master-outcome-defeat = Victory!
    .line = Time is up and they are still here. Well commanded, Your Darkness.
sf-reason-markers = The round marker has reached the End of Game.
sf-versus-outcome-victory = The heroes win
    .line = The Master loses the game, his face and a couple of ribs.
sf-versus-outcome-defeat = The Master wins
    .line = The heroes are staying with us. We have room.
sf-survival-outcome-victory = Dawn!
    .line = It was too good to last: back to bed, everybody.
sf-survival-outcome-defeat = Dead of Night
    .line = It was not long till dawn. No need to hurry now.
sf-reason-lives = No spare lives left, and nobody standing.
sf-reason-dawn = The sun has come up.
sf-epilogue-story = Twelve nights, and Trista sleeps. So do we, for real this time. Do come and visit, but by day.
sf-way-next = Next: { $mission }
sf-way-retry = Try again: { $mission }
sf-way-again = Again, with the same heroes
sf-way-to-lobby = Something else
sf-carry-victory = Every hero brings along one magic item of choice, and 1 Experience for every mission won (4 at most).
sf-carry-defeat = You try again with the same baggage. The dead, sadly, are fresh.
sf-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sf-score = { $waves ->
    [one] 1 wave survived
   *[other] { $waves } waves survived
}, { $kills ->
    [one] 1 of us put back to bed
   *[other] { $kills } of us put back to bed
}
sf-rank = { $rank ->
    [1] A new record!
   *[other] Place { $rank }
}

### The log: one line for each fact

event-round-started = { $round ->
    [1] Round 1. Visitors, at this hour?
    [2] Round 2. Make yourselves at home. Our home.
    [3] Round 3. Still standing? So are we.
    [4] Round 4. We were quicker when alive.
    [5] Round 5. Is that the time?
    [6] Round 6. Has anyone noticed the fog?
    [7] Round 7. The candles are burning low.
   *[other] Round { $round }. We are in no hurry.
}
event-phase-started = { $phase_id ->
    [monsters] Monster Phase: our turn at last.
    [heroes] Hero Phase: take your time.
   *[other] { $phase }
}
event-turn-started = { $hero } is up.
event-turn-ended = { $hero } is done.
event-dice-rolled = { $purpose ->
    [move] { $by } rolls to move: { $total }.
    [gate] { $by } fiddles with the gate: { $total } (needs { $need }).
    [tombstone] { $by } heaves at the tombstone: { $total } (needs { $need }).
    [chest] { $by } works on the chest: { $total } (needs { $need }).
    [attack] { $by } rolls to hit: { $total }{ sf-needed }.
    [charge] { $by } concentrates: { $total }.
    [coffin] { $by } blesses the coffin: { $total } (needs { $need }).
    [ice] { $by } punches the ice: { $total } (needs { $need }).
    [curse] { $by } fights the curse: { $total } (needs { $need }).
    [tome] { $by } reads aloud: { $total } (needs { $need }).
    [goal] { $by } gives it a try: { $total } (needs { $need }).
    [defence] { $by } parries: { $total }.
    [monster_attack] { sf-the-by-start } swings: { $total }.
    [master] { $by } throws six dice on the table: { $total } in all.
   *[other] { sf-the-by-start } rolls the dice: { $total }.
}
event-fate-rolled = { $purpose ->
    [spawn] Fate die: { $symbol }. Whoever sleeps under that one, get up!
    [tie] Several heroes equally near: the Fate die’s colour decides, { $colour }.
    [treasure] { $success ->
        [yes] Fate die on the fallen one’s pockets: { $symbol }. There’s something in there!
       *[no] Fate die on the fallen one’s pockets: { $symbol }. Empty, like the head.
    }
    [ability] { $success ->
        [yes] Fate die: { $symbol }. Just what was needed!
        [no] Fate die: { $symbol }. Nothing doing.
       *[none] Fate die: { $symbol }.
    }
    [poison] Fate die on the poison: { $symbol }.
    [monster_ability] { sf-the-who-start } asks the Fate die: { $symbol }.
   *[other] Fate die: { $symbol }.
}
event-hero-moved = { $hero_id ->
    [elfric] { $hero } marches. Who pays for the flower beds?
    [axl] { $hero } moves to the beat.
    [pizzarro] { $hero } proceeds, solemnly.
    [kayla] { $hero } runs, light as a feather.
    [goodlight] { $hero } advances, gleaming.
    [gnomy] { $hero } clanks a little further.
   *[other] { $hero } moves.
}
event-gate-opened = { $hero } opens the gate. It was locked for a reason.
event-tombstone-smashed = { $hero } smashes a tombstone. Somebody lived there!
event-chest-opened = { $hero } picks a chest. Do make yourself at home.
event-coffin-purified = { $hero } purifies a coffin. One bed fewer.
event-ice-broken = { $hero } breaks the ice: { $target } is free.
event-curse-lifted = { $hero } is rid of the curse: { $curse }.
event-item-drawn = { $source_id ->
    [chest] { $hero } finds in the chest: { $item }.
    [monster] { $hero } goes through a dead man’s pockets: { $item }.
    [tombstone] { $hero } finds under the tombstone: { $item }.
   *[other] { $hero } finds: { $item }.
}
event-item-taken = { $hero } takes: { $item } ({ $slot }).
event-item-discarded = { $hero } leaves: { $item }. We’ll have it back.
event-item-given = { $hero } hands { sf-to-hero }: { $item }.
event-item-moved = { $hero } puts away: { $item } ({ $slot }).
event-small-item-used = { $hero } uses: { $item }.
event-curse-drawn = { $hero } draws a curse: { $curse }. On the house.
event-ability-charged = { $cause_id ->
    [star] Star! { $hero }’s { $ability } is now at charge { $charge }.
   *[other] { $hero }’s { $ability }: charge { $charge }.
}
event-ability-used = { $hero } uses { $ability }.
event-attack-declared = { $attacker } attacks { sf-the-target }: { $weapon }.
event-attack-hit = { $attacker } hits { sf-the-target }: { $total } against { $protection }.
event-attack-missed = { $attacker_id ->
    [elfric] { $attacker } misses { sf-the-target }: { $total } against { $protection }. Lovely breeze, thanks.
    [axl] { $attacker } misses { sf-the-target }: { $total } against { $protection }. Off key.
    [pizzarro] { $attacker } misses { sf-the-target }: { $total } against { $protection }. Amen.
    [kayla] { $attacker } misses { sf-the-target }: { $total } against { $protection }. Was it the wind?
    [goodlight] { $attacker } misses { sf-the-target }: { $total } against { $protection }. It’s the thought that counts.
    [gnomy] { $attacker } misses { sf-the-target }: { $total } against { $protection }. Back to the workshop.
   *[other] { $attacker } misses { sf-the-target }: { $total } against { $protection }.
}
event-monster-wounded = { $left ->
    [0] { sf-the-monster-start } can stand no longer.
    [one] { sf-the-monster-start } staggers: 1 life left.
   *[other] { sf-the-monster-start } staggers: { $left } life left.
}
event-monster-killed = { $by_id ->
    [elfric] { sf-the-monster-start } goes back to rest. You could have asked, { $by }.
    [axl] { sf-the-monster-start } goes back to rest. It was music, after a fashion, { $by }.
    [pizzarro] { sf-the-monster-start } goes back to rest. A lovely service, { $by }.
    [kayla] { sf-the-monster-start } goes back to rest. { $by } is gloating already.
    [goodlight] { sf-the-monster-start } goes back to rest. Thank you, { $by }, about time.
    [gnomy] { sf-the-monster-start } goes back to rest. In pieces, but resting, { $by }.
   *[other] { sf-the-monster-start } goes back to rest.
}
event-monster-spawned = { $source_id ->
    [tombstone] Out from a tombstone: { $monster }.
    [coffin] Up from a coffin: { $monster }.
    [grave] Up from the mass grave: { $monster }.
   *[other] Here comes: { $monster }.
}
event-spawn-blocked = One of us wanted to get out, but somebody is in the way. How rude.
event-areas-activated = Awake now: { $areas }.
event-monster-moved = { sf-the-monster-start } comes closer.
event-area-woken = The Master pays { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and wakes: { $areas }. Five more minutes, please?
event-march-ordered = The Master pays { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { sf-the-monster } has to walk. Left, right, left, where is the other one?
event-summon-ordered = The Master pays { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and calls: { $kind }.
event-orders-over = { $left ->
    [0] The Master has spent all his dice. Now we strike.
    [one] The Master leaves 1 die lying. Now we strike.
   *[other] The Master leaves { $left } dice lying. Now we strike.
}
event-master-laughed = { $blows ->
    [one] One hit
   *[other] { $blows } hits
}: the Master laughs out loud. He has to, it is in the rules.
event-monster-waited = { sf-the-monster-start } waits. We have all the time there is.
event-monster-ability-shown = { $ability_id ->
    [volley] { sf-the-monster-start } shoots at { $hero } from afar. Standing still has its merits.
    [walks_through] { sf-the-monster-start } goes through without knocking. Doors are for the living.
    [skull_rain] { sf-the-monster-start } rains skulls on every hero about. No umbrella?
    [sermon] { sf-the-monster-start } begins his sermon. Pretend to be asleep.
    [hook] { sf-the-monster-start } puts his hook into { $hero }. It hasn’t been washed in centuries.
    [drill] { sf-the-monster-start } shouts orders, with some left for everybody.
    [crown] { sf-the-monster-start } has not finished: the crown is still on straight.
    [sheds] { $hero_id ->
        [none] { sf-the-monster-start } sheds his skin and is off.
       *[other] { sf-the-monster-start } has cold blood, and now { $hero } feels it, too.
    }
    [sprightly] { sf-the-monster-start } puts in an extra step. The night air does one good.
    [thick_skulled] { sf-the-monster-start } cannot be stunned: there’s nothing in there to shake.
    [venomous] { sf-the-monster-start } had put something on the blade. Nothing personal, { $hero }.
    [spiteful] { sf-the-monster-start } leaves with a last bit of spite: a headbutt for { $hero }.
    [frenzied] { sf-the-monster-start } has got a taste for it: one more blow!
    [regenerating] { sf-the-monster-start } stitches itself up: 1 wound fewer.
    [restless] { sf-the-monster-start } will not hear of resting: 1 life left.
    [howling] { sf-the-monster-start } howls: for those around, every Star is worth 1 more.
   *[other] { sf-the-monster-start }: { $ability }.
}
event-hero-pulled = { sf-the-monster-start } reels in { $hero }. Caught tonight!
event-monster-slipped = { sf-the-monster-start } slips away. You may keep the skin.
event-monster-fell = { sf-the-monster-start } falls, but the crown stays straight: wait for the end of the round.
event-monster-rose = { sf-the-monster-start } rises again, life { $life }. A king asks nobody’s leave.
event-blow-declared = { $instead_of_id ->
    [none] { sf-the-monster-start } lunges at { $hero }.
   *[other] { sf-the-monster-start } wanted { $instead_of }, but { $hero } steps in between.
}
event-blow-landed = { $total ->
    [none] { sf-the-monster-start } hits { $hero }: no shield in sight.
   *[other] { sf-the-monster-start } hits { $hero }: { $total } against { $protection }.
}
event-blow-blocked = { $hero } parries: { $protection } against { $total }. So unfriendly.
event-life-lost = { $life ->
    [0] { $hero } loses the last life.
    [one] { $hero } loses 1 life: 1 left.
   *[other] { $hero } loses 1 life: { $life } left.
}
event-life-recovered = { $hero } feels better: life { $life }.
event-hero-knocked-out = { $hero_id ->
    [elfric] { $hero } lies down. The sword still stands, he does not.
    [axl] { $hero } lies down. Big finish.
    [pizzarro] { $hero } lies down. Says he is meditating.
    [kayla] { $hero } lies down. Says it is a feint.
    [goodlight] { $hero } lies down. Gracefully, it must be said.
    [gnomy] { $hero } lies down. Restarts at the end of the round.
   *[other] { $hero } lies down for a rest.
}
event-end-marker-moved = The end draws nearer: round { $end } now.
event-hero-stood-up = { $hero } gets up again. It took us centuries.
event-shield-dice-taken = { $hero } { $cause_id ->
    [defend] defends and takes
    [left_over] did not roll them all and keeps
   *[other] takes
} { $dice ->
    [one] 1 Shield die
   *[other] { $dice } Shield dice
}{ $cause_id ->
    [defend] {""}
    [left_over] {""}
   *[other] : { $cause }
}.
event-shield-dice-spent = { $hero } parries with { $dice ->
    [one] 1 Shield die
   *[other] { $dice } Shield dice
}.
event-status-gained = { $status_id ->
    [stunned] { sf-the-who-start } is stunned.
    [frozen] { sf-the-who-start } is a block of ice.
    [poisoned] { sf-the-who-start } is poisoned.
   *[other] { sf-the-who-start }: { $status }.
}
event-status-lost = { $status_id ->
    [stunned] { sf-the-who-start } is no longer stunned.
    [frozen] { sf-the-who-start } has thawed.
    [poisoned] { sf-the-who-start } is over the poison.
   *[other] { sf-the-who-start } is rid of: { $status }.
}
event-token-gained = { $token_id ->
    [hymn] { $hero } takes the Hymn: +{ $value } on an attack.
    [will] { $hero } has the Will.
    [fortress] { $hero } has the Fortress: blows go to Lady Goodlight.
    [fury] { $hero } has the Fury: 1 extra die in every attack.
   *[other] { $hero } takes: { $token }.
}
event-token-spent = { $hero } spends: { $token }.
event-tokens-cleared = Sweeping up: shields, tokens and the monsters’ ailments go.
event-xp-gained = { $hero } learns something: experience { $xp }.
event-level-gained = { $hero } reaches level { $level }: { $ability }, grade { $ability_level ->
    [1] I
    [2] II
   *[other] III
}.
event-die-recovered = { $hero } takes 1 die back: { $dice } now.
event-pushed = { sf-the-who-start } goes flying.
event-places-swapped = { sf-the-who-start } and { $hero } change places. Who pays for the removal?
event-brazier-lit = { $hero } lights a brazier. There goes the gloom.
event-button-pressed = { $hero } steps on a button. Click.
event-buttons-released = Buttons that nobody stands on pop up again.
event-gold-taken = { $hero } picks up the gold. It was a family piece.
event-gold-dropped = { $hero } drops the gold. Finders keepers, we say.
event-gold-delivered = { $hero } delivers the gold. We are writing to our lawyer.
event-companion-led = { $hero_id ->
    [none] Nobody holds the companion’s hand any more.
   *[other] { $hero } takes the companion by the hand. How sweet.
}
event-companion-moved = The companion trots along.
event-boulder-cleared = { $hero } rolls the boulder away. It had a lovely view from there.
event-gate-unlocked = The padlock springs open, and the gate with it.
event-wave-came = Wave { $wave }: { $monsters ->
    [0] nobody finds a way out. Embarrassing.
    [one] one of us climbs out.
   *[other] { $monsters } of us climb out.
}
event-life-spent = { $hero } gets up on one of the spare lives: { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
}.
event-story-told = { $speaker }: “{ $text }”
event-goal-progressed = Objective: { $count } of { $total }.
event-goal-reached = Objective reached: { $goal }.
event-game-over = { $outcome_id ->
    [victory] The heroes have won. How embarrassing.
    [defeat] The heroes have lost. A round of applause for the deceased.
   *[other] The game is over.
}

### Story and records

sf-mission-number = Mission { $number }
sf-course = { $won ->
    [0] { $missions } missions to win
    [one] 1 won of { $missions }
   *[other] { $won } won of { $missions }
}
sf-course-won = Mission { $number }: won
sf-course-next = Mission { $number }: next
sf-course-ahead = Mission { $number }: still ahead
sf-records = The longest nights
sf-records-none = No records yet. The first name could be yours: all it takes is not dying.
sf-records-waves = waves
sf-records-kills = at rest
sf-records-points = points
sf-records-own = You
