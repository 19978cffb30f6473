"""What pages see of a game: entities by key, and the static facts behind them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from regno.engine.cloning import clone
from regno.engine.questions import Cell

from . import master_view
from .board import SITUATIONS, Names
from .content.abilities import ABILITIES
from .content.heroes import HEROES, LEVELS, MASTER, SLOTS, HeroSheet
from .content.items import GEAR
from .content.mission_reader import read_mission
from .content.mission_shelf import mission_files
from .content.missions import BrokenMission, Mission
from .content.monsters import DIFFICULTIES, MonsterSheet, monster_sheets
from .content.rulings import PRESETS, RULINGS
from .goals import SAFE, gold_about, is_open, is_reached

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, Monster

Entities = dict[str, Any]


def entities(game: SuperFantasy) -> Entities:
    """The whole table as entities by key, each replaced as a whole when anything in it changes."""
    state, mission = game.state, game.mission
    seen: Entities = {"board": _board(mission), "table": _table(game), "goals": _goals(game)}
    for hero in state.heroes.values():
        seen[f"heroes.{hero.id}"] = hero_entity(game, hero)
    for monster in state.monsters.values():
        seen[f"monsters.{monster.id}"] = monster_entity(game, monster)
    seen |= _things(
        mission, state.open_gates, state.smashed, state.opened, state.purified, tuple(state.left_behind.items())
    )
    seen |= errands(game)
    if game.mode == "master":
        seen["master"] = master_view.entity(game)
    seen["decks"] = {"items": len(state.deck), "discarded": len(state.discarded), "small_items": len(state.small_deck)}
    if state.ending:
        seen["tale"] = _tale(game)
    return seen


def _tale(game: SuperFantasy) -> Entities:
    """What the ending tells: every hero's deeds, with his dice against expectation, and the best moments."""
    tally = game.state.tally
    deeds = {hero: to_builtins(done) for hero, done in tally.deeds.items()}
    return {"deeds": deeds, "moments": tally.best()}


@lru_cache(SITUATIONS)
def _things(
    mission: Mission,
    open_gates: Names,
    smashed: Names,
    opened: Names,
    purified: Names,
    left: tuple[tuple[str, str], ...],
) -> Entities:
    """What stands on the map and can be opened, broken or emptied; worked out once for each situation."""
    left_behind = dict(left)
    seen: Entities = {f"gates.{gate}": {"edges": e, "open": gate in open_gates} for gate, e in mission.gates.items()}
    for name, stone in mission.tombstones.items():
        tombstone = {"cell": stone.cell, "symbol": stone.symbol, "upright": name not in smashed}
        seen[f"tombstones.{name}"] = tombstone | _goal(mission, name)
    for name, cell in mission.chests.items():
        seen[f"chests.{name}"] = {"cell": cell, "opened": name in opened, "item": left_behind.get(name)}
    for name, pair in mission.coffins.items():
        seen[f"coffins.{name}"] = {"cells": pair, "purified": name in purified} | _goal(mission, name)
    for name, cells in mission.graves.items():
        seen[f"graves.{name}"] = {"cells": cells, "drops": mission.drops}
    return seen


def _goal(mission: Mission, thing: str) -> Entities:
    """The goal that a tombstone or a coffin is marked for, if it is for one."""
    return {"goal": mission.marked[thing]} if thing in mission.marked else {}


def errands(game: SuperFantasy) -> Entities:
    """What the mission has heroes press, light, carry, lead and clear away, as it stands now."""
    mission, state = game.mission, game.state
    seen: Entities = {}
    lying = gold_about(game)
    for name, spot in mission.gold.items():
        carrier = state.gold.get(name, "")
        seen[f"gold.{name}"] = {
            "cell": lying.get(name),
            "held_by": carrier if carrier in state.heroes else None,
            "safe": carrier == SAFE,
            "goal": spot.goal,
        }
    for goal, companion in mission.companions.items():
        seen[f"companions.{goal}"] = {
            "cell": state.companions[goal],
            "kind": companion.kind,
            "leader": state.leaders.get(goal),
        }
    return seen | _fixtures(mission, state.lit, state.pressed, state.cleared, state.open_gates, _sealed(game))


def _sealed(game: SuperFantasy) -> Names:
    """The crypts that nobody gets out of any more."""
    return tuple(
        name
        for name, crypt in game.mission.crypts.items()
        if crypt.goal and is_reached(game, game.mission.goal(crypt.goal))
    )


@lru_cache(SITUATIONS)
def _fixtures(
    mission: Mission, lit: Names, pressed: Names, cleared: Names, open_gates: Names, sealed: Names
) -> Entities:
    """Braziers, buttons, boulders, padlocks and crypts; worked out once for each situation."""
    seen: Entities = {}
    order: dict[str, int] = {}
    for name, spot in mission.braziers.items():
        order[spot.goal] = order.get(spot.goal, 0) + 1
        seen[f"braziers.{name}"] = {
            "cell": spot.cell, "lit": name in lit, "order": order[spot.goal], "goal": spot.goal,
        }  # fmt: skip
    for name, spot in mission.buttons.items():
        seen[f"buttons.{name}"] = {"cell": spot.cell, "down": name in pressed, "goal": spot.goal}
    for name, cell in mission.boulders.items():
        seen[f"boulders.{name}"] = {"cell": cell, "there": name not in cleared}
    for name, lock in mission.padlocks.items():
        seen[f"padlocks.{name}"] = {
            "cell": lock.cell, "gate": lock.gate, "goal": lock.goal, "open": lock.gate in open_gates,
        }  # fmt: skip
    for name, crypt in mission.crypts.items():
        seen[f"crypts.{name}"] = {"cells": crypt.cells, "goal": crypt.goal or None, "sealed": name in sealed}
    return seen


@lru_cache(SITUATIONS)
def _board(mission: Mission) -> Entities:
    """The fixed map; built once a mission, since it never changes."""
    width, height = mission.drawing.width, mission.drawing.height
    stones = set(mission.stones)

    def sign(x: int, y: int) -> str:
        return "." if (x, y) in mission.grid.floor else "#" if (x, y) in stones else " "

    return {
        "width": width,
        "height": height,
        "rows": ["".join(sign(x, y) for x in range(width)) for y in range(height)],
        "areas": ["".join(mission.areas.get((x, y), " ") for x in range(width)) for y in range(height)],
        "walls": _walls(mission),
        "columns": mission.columns,
        "start": mission.start,
        "decor": [{"kind": kind, "cell": cell} for cell, kind in mission.decor.items()],
        "special": [{"id": goal.id, "cell": cell} for goal in mission.goals for cell in goal.cells],
        "names": {
            area: {language: words.get("areas", {}).get(area, area) for language, words in mission.words.items()}
            for area in sorted(set(mission.areas.values()))
        },
    }


def _walls(mission: Mission) -> list[list[Any]]:
    """The walls as `[x, y, side, count]`: so many in a row, the first on the eastern or southern side of (x, y)."""
    runs: list[list[Any]] = []
    for side, on in (("e", 0), ("s", 1)):
        along = 1 - on
        walls = sorted(
            (one for one, other in mission.grid.walls if other[on] > one[on]), key=lambda cell: (cell[on], cell[along])
        )
        before = None
        for cell in walls:
            if before is not None and before[on] == cell[on] and before[along] + 1 == cell[along]:
                runs[-1][3] += 1
            else:
                runs.append([*cell, side, 1])
            before = cell
    return runs


def _table(game: SuperFantasy) -> Entities:
    state = game.state
    own: Entities = {}
    if game.mode == "survival":
        own = {"lives": state.lives} | (game.score() or {})
    elif game.mode == "master":
        own = {"winner": _winner(game)}
    return own | {
        "mission": game.mission.id,
        "mode": game.mode,
        "difficulty": game.setup.difficulty,
        "round": state.round,
        "end": state.end,
        "phase": state.phase,
        "turn_of": state.turn_of or None,
        "outcome": game.outcome(),
        "active_areas": state.active_areas,
        "rulings": {name: choice for name, choice in state.rulings.items() if choice != RULINGS[name].choices[0]},
    }


def _winner(game: SuperFantasy) -> str | None:
    """Where a Master plays against the heroes: who has won, once it is over."""
    return {"victory": "heroes", "defeat": MASTER}.get(game.state.ending)


def _goals(game: SuperFantasy) -> list[Entities]:
    heroes = len(game.state.heroes)
    return [
        {
            "id": goal.id,
            "kind": goal.kind,
            "open": is_open(game, goal),
            "done": is_reached(game, goal),
            "count": game.state.goals.get(goal.id, 0),
            "total": goal.total(heroes),
            "cells": goal.cells,
            **({"area": goal.area} if goal.area else {}),
            **({"monster": goal.monster} if goal.monster else {}),
            **({"after": goal.after} if goal.after else {}),
        }
        for goal in game.mission.goals
    ]


_heroes: dict[str, tuple[Hero, Entities]] = {}
"""Each hero as last shown. Most answers change one hero or none."""


def hero_entity(game: SuperFantasy, hero: Hero) -> Entities:
    """A hero's board, in full: nothing on it is secret. It follows from the hero alone."""
    known = _heroes.get(hero.id)
    if known is None or known[0] != hero:
        kept = clone(hero)
        known = _heroes[hero.id] = (kept, _hero_entity(game, kept))
    return known[1]


def _hero_entity(game: SuperFantasy, hero: Hero) -> Entities:
    sheet = HEROES[hero.id]
    return {
        "cell": hero.cell,
        "facing": hero.facing,
        "life": hero.life,
        "max_life": sheet.life,
        "dice": hero.dice,
        "shield_dice": hero.shield_dice,
        "xp": hero.xp,
        "level": hero.level,
        "attributes": game.attributes(hero),
        "abilities": {
            name: {"level": hero.levels[name], "charge": charge, "length": ABILITIES[name].charge}
            | ({"curse": hero.curses[name]} if name in hero.curses else {})
            for name, charge in hero.charge.items()
        },
        "gear": {slot: hero.gear[slot] or sheet.basics[slot] for slot in SLOTS},
        "covers": {slot: sheet.basics[slot] for slot in SLOTS if hero.gear[slot]},
        "backpack": hero.backpack,
        "status": hero.status,
        "hymn": hero.hymn,
        "will": hero.will,
        "fortress": hero.fortress or None,
        "fury": hero.fury,
        "armed": hero.armed,
        "acted": hero.has_acted,
        "down": hero.is_down,
    }


def monster_entity(game: SuperFantasy, monster: Monster) -> Entities:
    """A monster as it stands; what else its board says is in the content, by difficulty."""
    return _monster_entity(
        monster.kind,
        monster.cell,
        monster.facing,
        monster.wounds,
        game.sheets[monster.kind].life,
        game.protection(monster),
        monster.status,
        game.sheets[monster.kind].abilities,
    )


@lru_cache(SITUATIONS)
def _monster_entity(
    kind: str, cell: Cell, facing: int, wounds: int, life: int, protection: int, status: Names, abilities: Names
) -> Entities:
    return {
        "kind": kind,
        "cell": cell,
        "facing": facing,
        "wounds": wounds,
        "life": life,
        "protection": protection,
        "status": status,
        "abilities": abilities,
    }


def _worn(sheet: HeroSheet) -> dict[str, int]:
    """What the gear a hero begins with adds to his attributes."""
    added: dict[str, int] = {}
    for item in sheet.basics.values():
        for attribute, value in GEAR[item].attributes.items():
            added[attribute] = added.get(attribute, 0) + value
    return added


UNSAID = frozenset({"id", "behaviour", "supply", "doors"})
"""What of a monster's board no page shows."""


def content() -> Entities:
    """The static facts of the game, for pages: figures only, words come from the pages' own files."""
    return {
        "heroes": {
            sheet.id: {
                "colour": sheet.colour,
                "attributes": sheet.attributes,
                "worn": _worn(sheet),
                "life": sheet.life,
                "abilities": sheet.abilities,
                "gear": sheet.basics,
            }
            for sheet in HEROES.values()
        },
        "abilities": {name: {"charge": ability.charge, "arms": ability.arms} for name, ability in ABILITIES.items()},
        "levels": LEVELS,
        "monsters": {
            name: {kind: _shown(sheet) for kind, sheet in monster_sheets(name).items()} for name in DIFFICULTIES
        },
    }


def _shown(sheet: MonsterSheet) -> Entities:
    """A monster's board as pages get it."""
    return {fact: value for fact, value in to_builtins(sheet).items() if fact not in UNSAID}


def shelf(folder: Path | None = None) -> list[Entities]:
    """The missions on offer; one that cannot be read is listed with the reason and cannot be chosen."""
    return [_offer(path) for path in mission_files(folder)]


def _offer(path: Path) -> Entities:
    """A mission as the shelf has it. Its file is read again once it is another one."""
    try:
        state = path.stat()
        return _read_offer(path, state.st_mtime_ns, state.st_size)
    except OSError as error:
        return _broken(path, str(error))


@lru_cache(256)
def _read_offer(path: Path, changed: int, size: int) -> Entities:
    try:
        mission = read_mission(path)
    except (BrokenMission, UnicodeDecodeError) as error:
        return _broken(path, str(error))
    return {
        "id": path.stem,
        "words": mission.words,
        "minutes": mission.minutes,
        "players": mission.players,
        "difficulties": [name for name in DIFFICULTIES if name in mission.rounds],
        "modes": mission.modes,
        "rounds": mission.rounds,
    }


def _broken(path: Path, reason: str) -> Entities:
    nothing = {"words": {}, "minutes": 0, "players": (1, 6), "difficulties": (), "modes": (), "rounds": {}}
    return {"id": path.stem, "broken": reason, **nothing}


def rulings() -> Entities:
    """The edition switches: presets by name, and each switch's choices and default."""
    return {
        "presets": PRESETS,
        "options": {
            ruling.name: {"choices": ruling.choices, "default": ruling.choices[0]} for ruling in RULINGS.values()
        },
    }
