# Why not: one sentence for each refusal. First what is wrong, then what to do.

### At the table

refused-stale = Too late: something changed in the meantime.
refused-not-yours = This is not yours to decide.
refused-illegal = That move cannot be made now.
refused-unknown-message = The table did not understand. Reload the page.
refused-wrong-type = The table did not understand. Reload the page.
refused-too-large = That message is too long.
refused-too-fast = Easy! Too many taps at once.
refused-connection-lost = Connection lost: trying again by myself.
refused-unknown-mission = There is no such mission.
refused-unknown-game = There is no such game.
refused-unknown-option = There is no such choice.
refused-unknown-action = There is no such action.
refused-unknown-seat = There is no such hero.
refused-unknown-player = That person is not at the table.
refused-unknown-table = There is no such table. Scan the code on the TV again.
refused-seat-taken = Too late: that hero is taken.
refused-seat-free = That hero belongs to nobody.
refused-not-host = Only the host can do that.
refused-not-joined = Write your name first.
refused-already-joined = You are already at the table.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-locked = The host has shut the door. Knock louder.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-no-game = There is no game yet.
refused-already-started = The game has already begun.
refused-name-empty = You need a name. Any name.
refused-name-too-long = That name is too long: it won’t fit on the tombstone.
refused-needs-players = You need at least one person.
refused-needs-heroes = You need at least one hero.
refused-no-undo = There is nothing to take back.
refused-no-undo-dice = No further: the dice have landed.
refused-no-undo-seen = No further: something new has been seen.
refused-no-undo-other = No further: someone else has decided since.
refused-no-undo-start = No further: this is where the turn begins.
refused-player-online = That person is at the table: the seat is not free.
refused-not-on-tv = Do that on the TV.
refused-kicked = The host has shown you out.
refused-closed = The table is closed.
refused-no-save = That saved game cannot be found.
refused-bad-save = That saved game can no longer be read.
refused-full = The table is full.
refused-server-full = Too many pages are connected.
refused-busy = The table is busy. Try again in a moment.
refused-outdated = There is a newer version: reload the page.
refused-no-address = There are no other addresses to try.
refused-wrong-host = You can’t get in through this address. Use the one on the TV.
refused-internal = Something broke, but the table stands as it was. Try again.
refused-undo-nothing = There is nothing to take back.
refused-undo-dice = No further: the dice have landed.
refused-undo-other-seat = No further: someone else has decided since.
refused-undo-start = No further: this is where the turn begins.
refused-phones-only = Playing takes a phone: this is the TV.
refused-table-locked = The host has shut the door. Knock louder.
refused-table-full = The table is full.
refused-player-here = That person is at the table: the seat is not free.
refused-wrong-phase = Not now: the game is at another point.
refused-nobody-seated = Nobody has picked a hero. Monsters get bored on their own.
refused-too-many-seats = Too many heroes for this mission.
refused-wrong-seats = The mission cannot be played with these heroes.
refused-broken-mission = This mission’s file is broken.
refused-unknown-difficulty = There is no such difficulty.
refused-unknown-ruling = There is no such rule.
refused-unknown-save = That saved game cannot be found.
refused-save-unreadable = That saved game can no longer be read.
refused-not-saved = I cannot write to the disk: the move does not count. Free some space and try again.
refused-rule-failed = A rule got stuck, but the table stands as it was. Try something else.
refused-computer-plays = The computer decides for now. Take the hero back and it is your turn.

### In the cemetery

refused-no-dice = You have no dice left this turn.
refused-not-adjacent = { $group ->
    [gate] Stand on one of the squares in front of a gate, not diagonally.
    [tombstone] Stand beside an upright tombstone, not diagonally.
    [chest] Stand next to a closed chest.
    [coffin] Stand beside a coffin, not diagonally.
   *[other] You are too far away: stand next to it.
}
refused-not-adjacent-gate = Stand on one of the squares in front of the gate, not diagonally.
refused-not-adjacent-tombstone = Stand beside an upright tombstone, not diagonally.
refused-not-adjacent-chest = Stand next to a chest.
refused-not-adjacent-coffin = Stand beside a coffin, not diagonally.
refused-in-block-zone = You are in a monster’s Block Zone: get rid of it first.
refused-boxed-in = There is no free square to go to.
refused-no-target = No target within reach.
refused-out-of-range = Not at the right distance for this weapon.
refused-no-line = A wall or a gate covers the target.
refused-frozen = You are a block of ice: break it with Strength first.
refused-not-frozen = There is no ice to break here.
refused-not-charged = { $missing ->
    [one] 1 charge missing: a Star, or Charge up.
   *[other] { $missing } charges missing: it takes Stars, or Charge up.
}
refused-cursed = { $curse } covers this ability: Magic 6+, or a new level.
refused-already-done = You have done that this turn.
refused-already-attacked = Only before the first attack of the turn.
refused-nothing-to-charge = No ability can be charged: they are full or cursed.
refused-all-charged = All your abilities are charged.
refused-no-item = You have no small items to use.
refused-no-tome = You hold no tome.
refused-no-weapon = You have no suitable weapon.
refused-gate-closed = The gate is closed.
refused-no-gate = There is no closed gate next to you.
refused-no-tombstone = There is no upright tombstone beside you.
refused-no-chest = There is no closed chest next to you.
refused-no-coffin = There is no coffin beside you.
refused-no-curse = You have no curses. Yet.
refused-no-ability = No ability is ready.
refused-hymn-held = Already holds a Hymn: one each.
refused-too-little-life = You have one life left: keep it.
refused-same-area = It has to be in your own area.
refused-nobody-near = No hero within reach.
refused-backpack-full = The backpack is full.
refused-needs-magic = It takes a magic attack.
refused-needs-dice = It takes more dice.
refused-goal-not-here = The objective is not here.
refused-your-turn-only = Only on your own turn.
refused-fallen = Whoever is lying down does not act until the end of the round.
refused-no-way = There is no free square to go to.
refused-no-use-now = It would be of no use now.
