# The rules, as we would tell them to somebody who has just sat down.

rules-1 =
    .title = What you are doing here
    .text =
        You are heroes, this is our cemetery, and you have a mission and few rounds to fulfil it.
        You win together and you lose together. We are rooting for the latter.

rules-2 =
    .title = A round
    .text =
        First the Hero Phase: everyone takes a turn, in any order you like, a new one every time if you wish.
        Then the Monster Phase: we get up, we walk, we hit.
        Then the round marker moves on. If it reaches the End of Game, you have lost.

rules-3 =
    .title = The six dice
    .text =
        Every turn you have six Action dice. For each thing you do, choose how many to roll: those are spent.
        Two faces are worth 1, two are worth 2, two are Stars. A Star is worth the attribute you are using: with Strength 4 it is worth 4.
        Tests succeed with 6 or more. Your phone tells the exact chance for every number of dice.
        Dice you don’t use become Shield dice at the end of your turn.

rules-4 =
    .title = The Star
    .text =
        Each Star you roll, in any roll, even when parrying, charges one of your abilities by 1.
        A full ability is used on your own turn, before the roll it should help, and goes back to zero. If it needs no dice you may use it empty-handed.

rules-5 =
    .title = Moving
    .text =
        Roll: the total is how many squares, diagonals included. What you don’t use is lost.
        No walking through walls, closed gates, columns, chests, coffins, upright tombstones, monsters or friends.
        Around each monster lies its Block Zone: enter and you stop. While inside you cannot move: get rid of it first, or use the right ability.

rules-6 =
    .title = Gates and chests
    .text =
        A gate opens with Cunning 6 from one of the squares in front of it, and stays open. Worth 1 experience.
        A chest opens with Cunning 6 from a square next to it. Worth 1 experience and a magic item, unless it is a curse.

rules-7 =
    .title = Tombstones, coffins and graves
    .text =
        That is where we come from. A tombstone falls to Strength 6, from beside it: there is a small item underneath.
        A coffin is purified with Magic 6, from beside it, and is gone. A mass grave is not: it is for ever.
        If somebody stands on the square we should come out of, we stay below. It is very rude.

rules-8 =
    .title = Attacking
    .text =
        Choose weapon, target and dice. Melee uses Strength, ranged uses Aim, magic uses Magic.
        A range 2 weapon hits only at two squares, neither nearer nor farther. Walls and closed gates cover the target, nothing else does.
        If the total reaches the Protection the monster takes 1 wound and you gain 1 experience.

rules-9 =
    .title = Defending
    .text =
        Put dice aside, unrolled: they become Shield dice. Armour and shields give some too.
        When a monster strikes, choose how many to roll: each Star is worth your Defence. Then the monster rolls, and wins draws.
        Without Shield dice the blow simply lands. A single one does little: two, or none.

rules-10 =
    .title = Charging up
    .text =
        You may also roll dice just to charge: the whole total goes to one ability, each Star worth your Magic.
        What is left over is lost. The Star’s usual charge comes all the same.

rules-11 =
    .title = The Monster Phase
    .text =
        Areas with a hero wake up, and those beside them. Elsewhere we sleep on.
        One roll of the Fate die: from each upright tombstone with that symbol comes a Badly Dead. On a Drop, from coffins and graves too.
        Then we act, nearest first: towards the nearest hero and, if we get there, wallop. When in doubt the Fate die decides.
        Some of us can do more. Tap a monster on the map and read what: our leaders all have a bad habit.
        At the end shields, tokens and our ailments go.

rules-12 =
    .title = At zero life
    .text =
        Nobody dies: you lie down, and for this round nobody touches you. At the end of the round you get up with full life.
        But the End of Game comes one space closer. Thank you.

rules-13 =
    .title = Items
    .text =
        Two hands, one armour, one backpack. A magic item covers the one you started with, which stays underneath.
        The backpack holds one magic item or two small ones. At the end of your turn you may hand things to heroes in your area.
        A tome is read with Magic 6. A small item is used once.
        A curse covers an ability until you make Magic 6 or improve that ability.

rules-14 =
    .title = Ailments
    .text =
        Stunned: three dice next turn. Frozen: no moving until somebody, you or a neighbour, makes Strength 6.
        Poisoned: at the start of your turn, the Fate die. Drop 1 wound, Skull cured, Lightning nothing.
        For us it is different: stunned is 1 die and 1 step fewer, frozen is 4 Protection and 2 steps fewer.

rules-15 =
    .title = Experience
    .text =
        One point for each attack that wounds, each gate and each chest.
        When you gain a level you improve one of your three abilities, up to grade three. Its charge stays as it was.

rules-16 =
    .title = Words you will meet
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
    .title = When somebody commands us
    .text =
        One of you may take our side: the Master. You others get two rounds more; the Master wins when they run out.
        Instead of the Monster Phase the Master rolls six dice, each Star worth as many as there are heroes, and spends them on orders.
        March: dice for a monster’s Life, and it walks. Summon: dice for its Life, and one more comes up. Wake an area: two dice.
        Then everybody who reaches a hero strikes. The Master chooses whom, and must laugh when it hurts.
