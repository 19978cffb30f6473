"""A sensible Master: sends whoever is near at the weakest hero, calls up more beside the heroes or before their goal.

It sees what everybody at the table sees, and never tries the real dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regno.engine.grid import distance
from regno.engine.questions import Cell, ChooseAction, ChooseCell, ChooseOne, Pending

from .goals import destinations, is_open
from .orders import aims, has_choice, price_of, rising_squares, turn_of
from .plans import plan_blow, plan_defence
from .rolls import chance_to_be_hit
from .state import Hero, Monster
from .steps.master import REST, Blows, March, Summon
from .targets import marches, nearness, steps_between, steps_of

if TYPE_CHECKING:
    from .game import SuperFantasy

Ways = dict[str, dict[Cell, int]]
"""For every standing hero, the steps to him from every square."""
KNOCK_OUT: Final = 1.5
"""How much a hero's last Life Point is worth, next to any other."""
STEP: Final = 0.02
"""What a step nearer to the heroes is worth; a blow is worth up to 1."""
NO_WAY: Final = 30
"""Steps to a hero whom a monster cannot reach."""


def choose(game: SuperFantasy, pending: Pending) -> Any:
    """An answer for the Master."""
    match pending.question:
        case ChooseAction() as question:
            return {"action": _order(game, question), "dice": 0}
        case ChooseCell() as question:
            return _cell(game, question)
        case ChooseOne() as question if question.about == "next_attacker":
            return _next(game, question)
        case ChooseOne() as question:
            return _prey(game, question)
    return pending.question.default_answer()


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _order(game: SuperFantasy, question: ChooseAction) -> str:
    """The order that brings most for each of its dice. Dice that are kept are lost: anything is better than nothing."""
    ways = nearness(game)
    worth = {action.id: _worth(game, action.id, ways) for action in question.actions if action.id != "done"}
    best = max(worth, key=lambda order: worth[order], default="done")
    return best if worth.get(best, 0) > 0 else "done"


def _worth(game: SuperFantasy, order: str, ways: Ways) -> float:
    """What an order brings for each die: harm done this very phase, or steps nearer to the heroes or their goal."""
    group, *names = order.split(":")
    dice = len(price_of(game, order))
    if group == "march":
        return _gain(game, game.state.monsters[names[0]], ways) / dice
    if group == "activate":
        sleepers = [m for m in game.state.monsters.values() if game.area_of(m.cell) == names[0]]
        spare = len(turn_of(game).left) - dice
        gains = sorted((gain for m in sleepers if (gain := _gain(game, m, ways)) > 0), reverse=True)[:spare]
        return sum(gains) / (dice + len(gains))
    squares = rising_squares(game, names[1])
    return (max(_place(game, Monster("", names[0], cell, 0, 0), ways) for cell in squares) + STEP * NO_WAY) / dice


def _gain(game: SuperFantasy, monster: Monster, ways: Ways) -> float:
    """How much better a monster can stand after a march."""
    reach = marches(game, monster, steps_of(game, monster))
    return max(_place(game, _at(monster, cell), ways) for cell in reach) - _place(game, monster, ways)


def _at(monster: Monster, cell: Cell) -> Monster:
    """The same figure somewhere else."""
    return Monster(monster.id, monster.kind, cell, monster.facing, monster.age, monster.wounds, monster.status)


def _place(game: SuperFantasy, monster: Monster, ways: Ways) -> float:
    """How good a square is for a monster: the harm it does from there, else how near it is to a hero, or in the way."""
    harm = _harm(game, monster)
    if harm:
        return harm
    steps = [steps_between(game, monster.cell, known) for known in ways.values()]
    nearest = min((way for way in steps if way is not None), default=NO_WAY)
    guards = min((distance(monster.cell, cell) for cell in _wanted(game)), default=NO_WAY)
    return -STEP * min(nearest, guards + 3, NO_WAY)


def _wanted(game: SuperFantasy) -> list[Cell]:
    """The squares the heroes are after."""
    heroes = game.standing()[:1]
    return [
        cell
        for hero in heroes
        for goal in game.mission.goals
        if goal.kind != "slay" and is_open(game, goal)
        for cell in destinations(game, goal, hero)
    ]


def _harm(game: SuperFantasy, monster: Monster) -> float:
    """The most a monster can do from where it stands: how likely it hits a hero, and how much that hurts."""
    return max((_pain(game, monster, hero) for hero in aims(game, monster)), default=0.0)


def _pain(game: SuperFantasy, monster: Monster, hero: Hero) -> float:
    taker = game.hero(hero.fortress) if hero.fortress and not game.hero(hero.fortress).is_down else hero
    blow, dice = plan_blow(game, monster)
    odds = chance_to_be_hit(taker.shield_dice, plan_defence(game, taker).star, dice, blow.star)
    return odds * (KNOCK_OUT if taker.life == 1 else 1 - 0.05 * taker.life)


# ── squares and blows ────────────────────────────────────────────────────────────────────────────────────────────────


def _cell(game: SuperFantasy, question: ChooseCell) -> Cell:
    """The best square for the figure that marches or comes up."""
    step = game.progress.stack[-1]
    ways = nearness(game)
    if isinstance(step, March):
        monster = game.state.monsters[step.monster]
    else:
        assert isinstance(step, Summon), "the Master chooses squares to march to or to summon on"
        monster = Monster("", step.kind, question.cells[0], 0, 0)
    return max(question.cells, key=lambda cell: _place(game, _at(monster, cell), ways))


def _next(game: SuperFantasy, question: ChooseOne) -> str:
    """The weakest blows first, to use up Shield dice. Where all are alike and nobody has a choice, whoever likes."""
    monsters = [game.state.monsters[name] for name in question.options if name != REST]
    if not any(has_choice(game, monster) for monster in monsters) and len({_strength(game, m) for m in monsters}) == 1:
        return REST
    return min(monsters, key=lambda monster: _strength(game, monster)).id


def _strength(game: SuperFantasy, monster: Monster) -> float:
    blow, dice = plan_blow(game, monster)
    return blow.mean(dice)


def _prey(game: SuperFantasy, question: ChooseOne) -> str:
    """Whoever it hurts most: no Shield dice, little Life."""
    step = game.progress.stack[-1]
    assert isinstance(step, Blows), "the Master chooses heroes to be struck"
    attacker = game.state.monsters[step.attacker]
    return max(question.options, key=lambda name: _pain(game, attacker, game.hero(name)))
