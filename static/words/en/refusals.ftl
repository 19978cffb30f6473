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
refused-unknown-campaign = There is no such campaign.
refused-no-campaign = There is no campaign under way.
refused-campaign-over = The campaign is won to the last grave. Begin another.
refused-unknown-seat = There is no such hero.
refused-unknown-player = That person is not at the table.
refused-unknown-table = There is no such table. Scan the code on the TV again.
refused-seat-taken = Too late: that hero is taken.
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
refused-needs-heroes = You need at least one hero.
refused-no-undo = There is nothing to take back.
refused-no-undo-dice = No further: the dice have landed.
refused-no-undo-other = No further: someone else has decided since.
refused-player-online = That person is at the table: the seat is not free.
refused-kicked = The host has shown you out.
refused-closed = The table is closed.
refused-no-save = That saved game cannot be found.
refused-bad-save = That saved game can no longer be read.
refused-full = The table is full.
refused-server-full = Too many pages are connected.
refused-outdated = There is a newer version: reload the page.
refused-internal = Something broke, but the table stands as it was. Try again.
refused-phones-only = Playing takes a phone: this is the TV.
refused-too-many-seats = Too many heroes for this mission.
refused-wrong-seats = The mission cannot be played with these heroes.
refused-broken-mission = This mission’s file is broken.
refused-unknown-difficulty = There is no such difficulty.
refused-unknown-ruling = There is no such rule.
refused-not-saved = I cannot write to the disk: the move does not count. Free some space and try again.
refused-computer-plays = The computer decides for now. Take the hero back and it is your turn.

### In the cemetery

refused-no-dice = You have no dice left this turn.
refused-not-adjacent = { $group ->
    [gate] Stand on one of the squares in front of a gate, not diagonally.
    [tombstone] Stand beside an upright tombstone, not diagonally.
    [chest] Stand next to a closed chest.
    [coffin] Stand beside a coffin, not diagonally.
    [boulder] Stand beside a boulder, not diagonally.
   *[other] You are too far away: stand next to it.
}
refused-padlocked = There is a padlock on it, and no picking it: its objective opens it.
refused-in-block-zone = You are in a monster’s Block Zone: get rid of it first.
refused-no-target = No target within reach.
refused-no-line = { $blocker ->
    [gate] No line of fire: a shut gate is in the way.
    [stone] No line of fire: solid stone is in the way.
   *[wall] No line of fire: a wall is in the way.
}
refused-too-far = Too far away: range { $ring }, and your weapons reach { $most }.
refused-wrong-ring = At range { $ring } none of your weapons is any good. Closer, or farther.
refused-frozen = You are a block of ice: break it with Strength first.
refused-not-charged = { $missing ->
    [one] 1 charge missing: a Star, or Charge up.
   *[other] { $missing } charges missing: it takes Stars, or Charge up.
}
refused-cursed = { $curse } covers this ability: Magic 6+, or a new level.
refused-nothing-to-charge = No ability can be charged: they are full or cursed.
refused-no-way = There is no free square to go to.
refused-too-dear = It takes { $need }; all your dice together make { $has }.
refused-asleep = It is asleep: wake its area first ({ $areas }).
refused-already-marched = It has marched already. Once a round is plenty, at its age.
refused-never-moves = It never moves. It would have to want to.
refused-slowed = It is too slow to take a step, until the end of this round.
refused-box-empty = { $kind }: there are no more in the box.
refused-no-room = There is no free square there.
refused-enough-summoned = Somebody has already come out this round. The others have heard the knocking and turned over.
refused-no-source = No tombstone, coffin or mass grave is left to come out of.
refused-all-awake = Everybody is awake already.
refused-few-dice = It takes { $need } dice: you have { $has } left.
refused-no-use-now = It would be of no use now.
refused-unknown-mode = This mission cannot be played that way.
refused-solo-heroes = Whoever plays alone takes { $least } to { $most } heroes.
