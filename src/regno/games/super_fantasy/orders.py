"""What the Master can order the undead to do, what it costs him, and why he cannot order the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from regno.engine.grid import distance
from regno.engine.questions import Action, Cell

from .menu import Blocked
from .spawning import sources
from .targets import has, in_reach, marches, on_the_hook, steps_of

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, MasterTurn, Monster

AREA_DICE: Final = 2
"""How many dice it takes to wake an area, whatever they show."""
Reason = tuple[str, dict[str, Any]]
"""The code of the reason why something cannot be ordered, and facts for the sentence."""
EVERYBODY: Final = ("skull_rain", "drill")
"""Abilities of those who strike everybody they reach: nobody chooses for them."""


def actions(game: SuperFantasy) -> tuple[Action, ...]:
    """Every order open to the Master, ending with `done`."""
    return (*(Action(f"march:{name}") for name in _marchers(game)), *_summons(game), *_wakings(game), Action("done"))


def _marchers(game: SuperFantasy) -> Iterator[str]:
    return (monster.id for monster in game.state.monsters.values() if not why_not_march(game, monster))


def _summons(game: SuperFantasy) -> Iterator[Action]:
    if turn_of(game).has_summoned:
        return
    places = [source for source in sources(game) if not why_not_there(game, source)]
    for kind in kinds(game):
        if not why_not_summon(game, kind):
            yield from (Action(f"summon:{kind}:{source}") for source in places)


def _wakings(game: SuperFantasy) -> Iterator[Action]:
    if area_price(turn_of(game)):
        yield from (Action(f"activate:{area}") for area in sleeping_areas(game))


def because(code: str, **facts: Any) -> Reason:
    """A reason."""
    return code, facts


def turn_of(game: SuperFantasy) -> MasterTurn:
    """The Master's turn, which must be on."""
    turn = game.state.master
    assert turn is not None, "it is not the Master's turn"
    return turn


# ── what it costs ────────────────────────────────────────────────────────────────────────────────────────────────────


def price(turn: MasterTurn, need: int) -> tuple[int, ...]:
    """The dice, by place, that the Master gives up for a total of `need`: as few as will do, and of those the smallest.
    None at all when everything he has left is not enough."""
    values = turn.values
    for number in range(1, len(turn.left) + 1):
        enough = [dice for dice in combinations(turn.left, number) if sum(values[die] for die in dice) >= need]
        if enough:
            return min(enough, key=lambda dice: (sum(values[die] for die in dice), sorted(values[die] for die in dice)))
    return ()


def area_price(turn: MasterTurn) -> tuple[int, ...]:
    """The two smallest dice he has left; none at all when there are not two."""
    if len(turn.left) < AREA_DICE:
        return ()
    return tuple(sorted(sorted(turn.left, key=lambda die: turn.values[die])[:AREA_DICE]))


def price_of(game: SuperFantasy, order: str) -> tuple[int, ...]:
    """The dice, by place, that an order takes."""
    group, *names = order.split(":")
    turn = turn_of(game)
    match group:
        case "march":
            return price(turn, life_of(game, game.state.monsters[names[0]].kind))
        case "summon":
            return price(turn, life_of(game, names[0]))
        case "activate":
            return area_price(turn)
    return ()


def life_of(game: SuperFantasy, kind: str) -> int:
    """The Life on a monster's board, which is what its orders cost; wounds make nobody cheaper."""
    return game.sheets[kind].life


# ── marching ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_not_march(game: SuperFantasy, monster: Monster) -> Reason | None:
    """Why a monster cannot be ordered to march; None if it can."""
    turn, area = turn_of(game), game.area_of(monster.cell)
    if not game.sheets[monster.kind].steps:
        return because("never_moves")
    if monster.id in turn.marched:
        return because("already_marched")
    if area not in game.state.active_areas:
        return because("asleep", areas=(area,))
    if steps_of(game, monster) <= 0:
        return because("slowed")
    if not price_of(game, f"march:{monster.id}"):
        return because("too_dear", **_bill(game, monster.kind))
    if len(marches(game, monster, steps_of(game, monster))) < 2:
        return because("no_way")
    return None


def _bill(game: SuperFantasy, kind: str) -> dict[str, Any]:
    turn = turn_of(game)
    return {"need": life_of(game, kind), "has": sum(turn.values[die] for die in turn.left)}


# ── summoning ────────────────────────────────────────────────────────────────────────────────────────────────────────


def kinds(game: SuperFantasy) -> tuple[str, ...]:
    """The kinds the Master may summon: those this mission sets up for so many heroes or lets climb out. No bosses."""
    mission = game.mission
    known = {kind for kind, cell in mission.monsters if len(game.state.heroes) >= mission.crowds.get(cell, 1)}
    known.update(mission.drops.values(), ["badly_dead"])
    return tuple(kind for kind, sheet in game.sheets.items() if kind in known and not sheet.is_boss)


def why_not_summon(game: SuperFantasy, kind: str) -> Reason | None:
    """Why no monster of a kind can be summoned; None if one can."""
    if sum(monster.kind == kind for monster in game.state.monsters.values()) >= game.sheets[kind].supply:
        return because("box_empty", kind=kind)
    if not price(turn_of(game), life_of(game, kind)):
        return because("too_dear", **_bill(game, kind))
    return None


def why_not_there(game: SuperFantasy, source: str) -> Reason | None:
    """Why nobody can be summoned at a tombstone, a coffin or a grave; None if somebody can."""
    return None if rising_squares(game, source) else because("no_room", source=source)


def rising_squares(game: SuperFantasy, source: str) -> tuple[Cell, ...]:
    """The free squares on or beside a tombstone or mass grave, or beside a coffin: its own first, then the nearest to a
    hero."""
    mission, links, occupied = game.mission, game.links(), game.occupied()
    own: list[Cell] = []
    if source in mission.tombstones:
        stone = mission.tombstones[source].cell
        own = [] if any(monster.cell == stone for monster in game.state.monsters.values()) else [stone]
        around = {near for near in links[stone] if near not in occupied}
    else:
        squares = mission.graves.get(source) or mission.coffins[source]
        own = [cell for cell in squares if cell not in occupied]
        around = {near for cell in squares for near in links[cell] if near not in occupied and near not in squares}
    heroes = [hero.cell for hero in game.standing()]

    def far(cell: Cell) -> tuple[int, Cell]:
        return min((distance(cell, hero) for hero in heroes), default=0), cell

    return (*own, *sorted(around, key=far))


# ── areas, and what is closed ────────────────────────────────────────────────────────────────────────────────────────


def sleeping_areas(game: SuperFantasy) -> tuple[str, ...]:
    """The areas that are not awake."""
    return tuple(sorted(set(game.mission.areas.values()) - set(game.state.active_areas)))


def blocked(game: SuperFantasy) -> list[Blocked]:
    """The orders that are closed now, each with its reason: by figure, by kind and source, by area."""
    why = {f"march:{monster.id}": why_not_march(game, monster) for monster in game.state.monsters.values()}
    places = sources(game)
    if turn_of(game).has_summoned:
        why["summon"] = because("enough_summoned")
    elif places:
        why |= {f"summon:{kind}": why_not_summon(game, kind) for kind in kinds(game)}
        why |= {f"summon:{source}": why_not_there(game, source) for source in places}
    else:
        why["summon"] = because("no_source")
    if not sleeping_areas(game):
        why["activate"] = because("all_awake")
    elif not area_price(turn_of(game)):
        why["activate"] = because("few_dice", need=AREA_DICE, has=len(turn_of(game).left))
    return [(order, *reason) for order, reason in why.items() if reason]


# ── blows ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def aims(game: SuperFantasy, monster: Monster) -> list[Hero]:
    """The heroes among whom the Master chooses for a monster that strikes from where it stands. Whoever rattles with
    Noisy Bones is struck before anybody else, whatever the Master says."""
    reached = in_reach(game, monster) or on_the_hook(game, monster)
    return [hero for hero in reached if game.has_trait(hero, "preferred")] or reached


def has_choice(game: SuperFantasy, monster: Monster) -> bool:
    """Does it matter whom a monster is sent at?"""
    return not any(has(game, monster, name) for name in EVERYBODY) and len(aims(game, monster)) > 1
