"""Survival scenarios: waves instead of the Fate die, and lives instead of the End-of-Game marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.missions import by_heroes
from ..mission_events import LifeSpent, WaveCame
from ..spawning import come_up, sources

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Hero


def brought(game: SuperFantasy, wave: int) -> dict[str, int]:
    """The monsters of a wave, by kind."""
    entry = next((each for each in reversed(game.mission.waves) if each.start <= wave), None)
    heroes = len(game.state.heroes)
    return {kind: by_heroes(table, heroes) for kind, table in entry.brings.items()} if entry else {}


def come(game: SuperFantasy) -> None:
    """A wave: its monsters come up one after the other, wherever the dice say."""
    before = game.state.spawned
    places = sources(game)
    game.progress.dice.shuffle(places)
    turn = 0
    for kind, number in brought(game, game.state.round).items():
        for _ in range(number if places else 0):
            come_up(game, kind, places[turn % len(places)])
            turn += 1
    game.tell(WaveCame(wave=game.state.round, monsters=game.state.spawned - before))


def may_rise(game: SuperFantasy, hero: Hero) -> bool:
    """A fallen hero rises; in a survival scenario at the cost of one of the table's lives, as long as there are any."""
    if game.mode != "survival":
        return True
    if not game.state.lives:
        return False
    game.state.lives -= 1
    game.tell(LifeSpent(hero=hero.id, left=game.state.lives))
    return True
