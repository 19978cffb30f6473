# The phone’s page, what is looked at later: sheets, log, options, recaps, pause, ending.

phone-board-me = Where you are
phone-board-where = Area: { $area }.
phone-board-threats = { $count ->
    [0] No monsters about
    [one] One monster
   *[other] { $count } monsters, nearest first
}
phone-board-adjacent = Right next to you!
phone-board-near = Things nearby
phone-board-heroes = The other heroes
phone-board-reach = You can choose among { $count } squares: the list is above.
phone-recap = While you waited
phone-recap-life = { $hero }: { $life ->
    [one] 1 life lost
   *[other] { $life } lives lost
}{ $landed ->
    [0] {""}
    [one] , from 1 blow
   *[other] , from { $landed } blows
}
phone-recap-bare = { $bare ->
    [one] One blow landed without a roll: there were no Shield dice.
   *[other] { $bare } blows landed without a roll: there were no Shield dice.
}
phone-recap-blocked = { $hero }: { $blocked ->
    [one] 1 blow blocked
   *[other] { $blocked } blows blocked
}
phone-recap-spawned = { $count ->
    [one] 1 new monster on the board
   *[other] { $count } new monsters on the board
}
phone-recap-go = Go on
phone-star-ask = Ask me again at every Star of { $hero }
phone-sheet-gear = Gear
phone-sheet-level = Level { $level } · experience { $xp }{ $next ->
    [0] {""}
   *[other] {" "}· next level at { $next }
}
phone-sheet-covers = Resting underneath: { $item }.
phone-ability-ready = Fully charged: ready.
phone-log-hint = Tap a line: it tells you which rule made it so.
phone-text-size = Text size
phone-awake = Keep the screen on
phone-awake-text = As far as the phone allows.
phone-hand-over = Let the computer play { $hero }
phone-pause = Pause for everybody
phone-speed = Pace of the computer
phone-speed-slow = Calm
phone-speed-normal = Normal
phone-speed-fast = Quick
phone-lock = Lock the table
phone-lock-text = Nobody else can come in.
phone-leave = Leave the table
phone-leave-sure = Your hero goes to the computer. Really leave?
phone-leave-yes = Yes, I am off
phone-leave-no = No, I stay
phone-paused = Paused
phone-paused-other = The table has stopped. { $name } wanted it so.
phone-paused-asked = { $name } asked for a break. Loo, pizza, philosophy.
phone-paused-internal = The computer got confused and stopped. Nothing is lost: carry on, or take a step back.
phone-paused-not-saved = The game cannot be saved: perhaps the disk is full. Make room and carry on.
phone-paused-away = Somebody is missing: { $name } has wandered off. Wait, or let the computer play.
phone-resume = Carry on
phone-while-away = While you were away
phone-while-away-little = Not much: a few steps, a few rolls.
phone-while-away-close = Got it
phone-end-line = Experience { $xp }, level { $level }, life { $life }
phone-end-wait = The host decides how to go on.

### Whoever commands the undead

phone-master-left = { $dice ->
    [0] All dice spent.
    [one] 1 die left, worth { $total }.
   *[other] { $dice } dice left, worth { $total } together.
}
phone-master-star = A Star is worth { $star }.
phone-price = Costs { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $values })
phone-price-need = for Life { $need }
phone-price-from = { $dice ->
    [one] from 1 die
   *[other] from { $dice } dice
}
phone-orders-closed = What cannot be ordered now ({ $count })
phone-summon-where = Where does it climb out? The places have numbers on the map.
phone-march-far = { $steps ->
    [one] up to 1 step
   *[other] up to { $steps } steps
}
phone-order-reaches = can then strike { $heroes }
phone-order-strikes = From there it can strike { $heroes }.
phone-order-march = Show me where to
phone-order-summon = Call it up
phone-order-activate = Wake them
phone-order-done = That’s all, now we strike
phone-wakes = Wakes: { $who }.
phone-wakes-nobody = Nobody sleeps there. Still, who summons there can march.
phone-cell-strikes = From here it can strike { $heroes }.
phone-cell-stays = It stays where it is
phone-strike-next = Whom each can strike, and how likely the blow lands if all Shield dice are spent.
phone-strike-whom = How likely the blow lands if all Shield dice are spent.
phone-strike-left = { $life ->
    [one] 1 life
   *[other] { $life } lives
}, { $shields ->
    [0] no Shield dice
    [one] 1 Shield die
   *[other] { $shields } Shield dice
}
phone-strike-taker = { $hero } takes the blow

### What a tap explains

phone-boss = Boss
phone-fact-protection = Protection { $protection }
phone-fact-attack = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, Star { $star }
phone-fact-steps = { $steps ->
    [0] never moves
    [one] 1 step
   *[other] { $steps } steps
}
phone-fact-facing = It looks { $way }. The three squares the other way are behind it.
phone-way-0 = north
phone-way-1 = north-east
phone-way-2 = east
phone-way-3 = south-east
phone-way-4 = south
phone-way-5 = south-west
phone-way-6 = west
phone-way-7 = north-west
phone-carries = { $gold ->
    [one] carries gold
   *[other] carries gold, { $gold } times over
}
phone-down-other = Down: up again with full life at the end of the round.
phone-brazier-order = Number { $order } in the order.
phone-led-by = { $hero } is holding the hand.
phone-led-by-nobody = Nobody is holding the hand: stand beside and take it.
phone-left-in-chest = Left inside: { $item }.

### Before the game, behind a tap

phone-rulings-text = Where the two rulebooks disagree, you decide. The recommended values are just fine.
phone-master-how = At the end of a round you roll six dice and spend them on orders: wake an area, march one of us, call one up. Then you decide who strikes whom.
phone-master-win = You win if the heroes run out of time. When a blow lands, you cackle.
phone-campaign-leave = Leave the story
phone-campaign-left = What you have won stays won: go on from here some other evening.
