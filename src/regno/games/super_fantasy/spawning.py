"""Where monsters come up: tombstones, coffins and mass graves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.grid import distance
from regno.engine.questions import Cell

from .events import MonsterSpawned, SpawnBlocked

if TYPE_CHECKING:
    from .game import SuperFantasy


def by_fate(game: SuperFantasy) -> None:
    """One roll of the Fate die says which tombstones open, and on a Drop coffins and mass graves too."""
    known = sources(game)
    if not known:
        return
    each = game.ruled("spawn_rolls", "each_source")
    fate = ("", "")
    for name in known:
        if each or not fate[0]:
            fate = game.roll_fate("spawn", rule="sf.spawn")
        _spawn_at(game, name, *fate)


def sources(game: SuperFantasy) -> list[str]:
    """Where monsters can come up: active areas first."""
    mission, state = game.mission, game.state
    places = {name: stone.cell for name, stone in mission.tombstones.items() if name not in state.smashed}
    places |= {name: cells[0] for name, cells in mission.graves.items()}
    places |= {name: pair[0] for name, pair in mission.coffins.items() if name not in state.purified}
    return sorted(places, key=lambda name: game.area_of(places[name]) not in state.active_areas)


def _spawn_at(game: SuperFantasy, name: str, symbol: str, colour: str) -> None:
    """One source, one roll of the Fate die."""
    mission = game.mission
    if name in mission.tombstones:
        if mission.tombstones[name].symbol == symbol:
            come_up(game, "badly_dead", name)
    elif symbol == "drop":
        come_up(game, mission.drops.get(colour, "badly_dead"), name)


def squares_of(game: SuperFantasy, source: str) -> list[Cell]:
    """The squares on which a monster from this source can appear, the likeliest first, taken or not."""
    mission = game.mission
    if source in mission.tombstones:
        return [mission.tombstones[source].cell]
    if source in mission.graves:
        cells = list(mission.graves[source])
        return cells[:1] if game.ruled("grave_blocked", "nothing") else cells
    return _beside_coffin(game, source)


def come_up(game: SuperFantasy, kind: str, source: str) -> None:
    """A monster on the first free square of its source; none if all are taken, or if the box is empty."""
    mission = game.mission
    standing = {hero.cell for hero in game.state.heroes.values()}
    standing.update(monster.cell for monster in game.state.monsters.values())
    standing.update(game.state.companions.values())
    free = next((cell for cell in squares_of(game, source) if cell not in standing), None)
    if free is None:
        home = mission.coffins[source][0] if source in mission.coffins else squares_of(game, source)[0]
        game.tell(SpawnBlocked(source=source, cell=home))
        return
    monster = game.add_monster(kind, free)
    if monster is not None:
        thing = "tombstone" if source in mission.tombstones else "grave" if source in mission.graves else "coffin"
        game.tell(MonsterSpawned(monster=monster.id, kind=kind, cell=free, source=source, rule=f"sf.spawn.{thing}"))


def free_around(game: SuperFantasy, cells: tuple[Cell, ...]) -> list[Cell]:
    """The free squares around some others, the nearest to a hero first."""
    occupied, links = game.occupied(), game.links()
    free = sorted({near for cell in cells for near in links[cell] if near not in occupied})
    heroes = [hero.cell for hero in game.standing()]
    return sorted(free, key=lambda cell: min((distance(cell, other) for other in heroes), default=0))


def _beside_coffin(game: SuperFantasy, coffin: str) -> list[Cell]:
    """Free squares around a coffin: the nearest to a hero first, or in an order Fate starts."""
    free = free_around(game, game.mission.coffins[coffin])
    if free and game.ruled("coffin_spawn", "fate"):
        return [sorted(free)[game.progress.dice.draw(len(free))]]
    return free
