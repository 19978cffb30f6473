# Super Fantasy, what turns up only as the night goes on: what is found, what monsters can do, what else stands about. In English.

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
    .rule = Ranged, range 1. From one of the 3 squares behind the target, 1 extra wound. Knit one, stab one.
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
