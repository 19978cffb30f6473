"""What the Master sees: his dice, what every order costs and brings about, and how his blows would go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import Action, Cell, ChooseCell, ChooseOne

from .orders import aims, life_of, price_of, rising_squares, turn_of
from .plans import plan_blow, plan_defence
from .rolls import chance_to_be_hit
from .state import Monster
from .steps.master import REST, Blows, March, Summon
from .targets import marches, steps_of

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero

Details = dict[str, Any]


def entity(game: SuperFantasy) -> Details:
    """His dice, each with what it is worth; none outside his turn."""
    turn = game.state.master
    if turn is None:
        return {"star": len(game.state.heroes), "dice": [], "marched": []}
    dice = [
        {"face": face, "value": value, "spent": place in turn.spent}
        for place, (face, value) in enumerate(zip(turn.faces, turn.values, strict=True))
    ]
    return {"star": turn.star, "dice": dice, "marched": turn.marched}


def action(game: SuperFantasy, order: Action) -> Details:
    """An order with the dice it takes, and what it can bring about: squares to march to, squares to come up on, the
    figures an area would wake."""
    group, *names = order.id.split(":")
    seen: Details = {"id": order.id, "group": group, "low": order.low, "high": order.high}
    paid = price_of(game, order.id)
    if paid:
        seen["price"] = {"dice": paid, "values": [turn_of(game).values[die] for die in paid]}
    match group:
        case "march":
            monster = game.state.monsters[names[0]]
            seen |= {"subject": monster.kind, "target": monster.id, "cell": monster.cell}
            seen["price"]["need"] = life_of(game, monster.kind)
            seen["reach"] = _reach(game, monster)
        case "summon":
            seen |= {"subject": names[0], "target": names[1]}
            seen["price"]["need"] = life_of(game, names[0])
            seen["reach"] = [_square(game, names[0], cell) for cell in rising_squares(game, names[1])]
        case "activate":
            monsters = game.state.monsters.values()
            seen |= {"area": names[0], "wakes": [m.id for m in monsters if game.area_of(m.cell) == names[0]]}
    return seen


def _reach(game: SuperFantasy, monster: Monster) -> list[Details]:
    """Where a monster can go, staying put left out."""
    ways = marches(game, monster, steps_of(game, monster))
    return [_square(game, monster.kind, cell, len(path) - 1) for cell, path in ways.items() if cell != monster.cell]


def _square(game: SuperFantasy, kind: str, cell: Cell, cost: int = 0) -> Details:
    """A square a monster might stand on, with the heroes it could strike from there."""
    prey = [hero.id for hero in aims(game, Monster("", kind, cell, 0, 0))]
    return {"cell": cell, "cost": cost} | ({"strikes": prey} if prey else {})


def cells(game: SuperFantasy, question: ChooseCell) -> Details:
    """The squares of a march, or those on which a monster can come up. Nobody blocks a monster."""
    step = game.progress.stack[-1]
    if isinstance(step, Summon):
        squares = [_square(game, step.kind, cell) for cell in question.cells]
        context: Details = {"kind": step.kind, "source": step.source}
    else:
        assert isinstance(step, March), "the Master chooses squares to march to or to summon on"
        monster = game.state.monsters[step.monster]
        steps = steps_of(game, monster)
        ways = marches(game, monster, steps)
        squares = [_square(game, monster.kind, cell, len(ways[cell]) - 1) for cell in question.cells]
        context = {"monster": monster.id, "kind": monster.kind, "steps": steps}
    return {"cells": [square | {"zone": False} for square in squares], "context": context}


def options(game: SuperFantasy, question: ChooseOne) -> Details:
    """Who strikes next, each with whom it could strike and how likely it would hit; or whom it strikes."""
    step = game.progress.stack[-1]
    monsters = game.state.monsters
    if question.about == "attack_target" and isinstance(step, Blows):
        attacker = monsters[step.attacker]
        return {
            "options": [_prey(game, attacker, game.hero(name)) for name in question.options],
            "context": {"monster": attacker.id, "kind": attacker.kind},
        }
    return {
        "options": [_attacker(game, monsters[name]) for name in question.options if name != REST]
        + [{"id": REST, "kind": "word", "ref": REST}],
        "context": {},
    }


def _attacker(game: SuperFantasy, monster: Monster) -> Details:
    prey = [_prey(game, monster, hero) for hero in aims(game, monster)]
    return {"id": monster.id, "kind": "monster", "ref": monster.id, "cell": monster.cell, "prey": prey}


def _prey(game: SuperFantasy, monster: Monster, hero: Hero) -> Details:
    """A hero who can be struck: what he has left, and how likely he is hit if he spends all his Shield dice. Whoever
    stands in for him takes the blow."""
    taker = game.hero(hero.fortress) if hero.fortress and not game.hero(hero.fortress).is_down else hero
    blow, dice = plan_blow(game, monster)
    odds = chance_to_be_hit(taker.shield_dice, plan_defence(game, taker).star, dice, blow.star)
    seen = {"id": hero.id, "kind": "hero", "ref": hero.id, "cell": hero.cell, "life": taker.life,
            "shield_dice": taker.shield_dice, "odds": round(odds, 4)}  # fmt: skip
    return seen if taker is hero else seen | {"taker": taker.id}
