"""Questions with everything their seat needs to decide: odds, bonuses, costs, and reasons for what is closed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from regno.engine.questions import Action, ChooseAction, ChooseCell, ChooseNumber, ChooseOne, Pending, Question

from . import aiming, master_view, orders
from .board import SITUATIONS
from .content.heroes import MASTER
from .goals import gold_about, test_cells
from .menu import Blocked, blocked
from .movement import walks
from .plans import is_behind, plan_attack, plan_blow, plan_charge, plan_defence, plan_move, plan_test, weapon_named
from .rolls import Plan, chance_to_be_hit
from .steps.blows import Blow
from .steps.deeds import Move
from .steps.powers import Lightning, Storm

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero

Details = dict[str, Any]


def details(game: SuperFantasy, pending: Pending) -> Details:
    """A question as its seat, and the TV, see it."""
    question = pending.question
    seen: Details = {
        "ask": pending.id,
        "seat": pending.seat,
        "group": pending.group,
        "about": question.about,
    }
    if pending.first:
        seen["first"] = True
    return seen | (_of_master(game, question) if pending.seat == MASTER else _of_hero(game, pending))


def _of_hero(game: SuperFantasy, pending: Pending) -> Details:
    """What depends on the hero who is asked: his dice, his odds, his reach."""
    hero = game.hero(pending.seat)
    match pending.question:
        case ChooseAction() as question:
            actions = [_action(game, hero, action) for action in question.actions]
            closed = _closed(blocked(game, hero, question.actions))
            return {"kind": "action", "actions": actions, "blocked": closed, "unaimed": aiming.out_of_aim(game, hero)}
        case ChooseCell() as question:
            return {"kind": "cell", **_cells(game, hero, question)}
        case ChooseNumber() as question:
            seen = {"kind": "number", "low": question.low, "high": question.high, "default": question.default}
            return seen | _number(game, hero, question)
        case ChooseOne() as question:
            options = [_option(game, option) for option in question.options]
            return {"kind": "one", "options": options, "context": _context(game)}
    return {}


def _of_master(game: SuperFantasy, question: Question) -> Details:
    """What the Master needs to decide."""
    match question:
        case ChooseAction():
            actions = [master_view.action(game, action) for action in question.actions]
            return {"kind": "action", "actions": actions, "blocked": _closed(orders.blocked(game))}
        case ChooseCell():
            return {"kind": "cell", **master_view.cells(game, question)}
        case ChooseOne():
            return {"kind": "one", **master_view.options(game, question)}
    return {}


def _closed(reasons: list[Blocked]) -> list[Details]:
    """Groups of actions that are closed, with their reasons."""
    return [{"group": group, "code": code, **({"detail": detail} if detail else {})} for group, code, detail in reasons]


def _action(game: SuperFantasy, hero: Hero, action: Action) -> Details:
    group, *names = action.id.split(":")
    seen: Details = {"id": action.id, "group": group, "low": action.low, "high": action.high}
    if names:
        seen["subject"] = names[0]
    target = names[1] if len(names) > 1 else names[0] if group in ("ice", "goal") and names else ""
    if target:
        seen["target"] = target
    cell = _cell_of(game, group, names)
    if cell is not None:
        seen["cell"] = cell
    if group == "attack" and is_behind(hero, game.state.monsters[target]):
        seen["behind"] = True
    if target in game.state.monsters:
        seen["line"] = aiming.line(game, hero.cell, game.state.monsters[target].cell)
    plan = _plan(game, hero, group, names)
    if plan is not None:
        seen |= _plan_view(plan, action.low, action.high)
    return seen


@lru_cache(SITUATIONS)
def _plan_view(plan: Plan, low: int, high: int) -> Details:
    """What a roll is worth with every number of dice; most rolls come again and again."""
    dice = range(low, high + 1)
    seen: Details = {"attribute": plan.attribute, "star": plan.star}
    if plan.bonuses:
        seen["bonus"] = [{"why": why, "value": value} for why, value in plan.bonuses]
    if plan.extra_dice:
        seen["extra_dice"] = plan.extra_dice
    if plan.need is None:
        seen["mean"] = [round(plan.mean(n), 1) for n in dice]
    else:
        seen["need"] = plan.need
        seen["odds"] = [round(plan.odds(n) or 0.0, 4) for n in dice]
    return seen


def _plan(game: SuperFantasy, hero: Hero, group: str, names: list[str]) -> Plan | None:
    """The roll an action leads to, if it leads to one."""
    match group:
        case "move":
            return plan_move(game, hero)
        case "attack":
            return plan_attack(game, hero, weapon_named(names[0]), game.state.monsters[names[1]])
        case "gate":
            return plan_test(game, hero, "gate", names[1] if len(names) > 1 else "cunning")
        case "chest":
            return plan_test(game, hero, "chest", "cunning")
        case "tombstone" | "ice" | "boulder":
            return plan_test(game, hero, group, "strength")
        case "coffin" | "curse" | "tome":
            return plan_test(game, hero, group, "magic")
        case "goal":
            goal = game.mission.goal(names[0])
            return plan_test(game, hero, "goal", goal.attribute, goal.need)
        case "charge":
            return plan_charge(game, hero)
    return None


def _cell_of(game: SuperFantasy, group: str, names: list[str]) -> Any:
    """Where on the map an action happens, for those that can be tapped there."""
    mission, state = game.mission, game.state
    last = names[-1] if names else ""
    if last in state.monsters:
        return state.monsters[last].cell
    if last in state.heroes:
        return state.heroes[last].cell
    match group:
        case "tombstone":
            return mission.tombstones[last].cell
        case "chest" | "take":
            return mission.chests[last]
        case "coffin":
            return mission.coffins[last][0]
        case "goal":
            return test_cells(game, mission.goal(last))[0]
        case "boulder":
            return mission.boulders[last]
        case "grab":
            return gold_about(game)[last]
        case "lead" | "let_go":
            return state.companions[last]
    return None


def _cells(game: SuperFantasy, hero: Hero, question: ChooseCell) -> Details:
    step = game.progress.stack[-1]
    if isinstance(step, Move):
        reach = walks(game, hero, step.steps)
        cells = [{"cell": cell, "cost": reach[cell].cost, "zone": reach[cell].in_zone} for cell in question.cells]
        return {"cells": cells, "context": {"steps": step.steps}}
    zone = game.zone()
    return {"cells": [{"cell": cell, "cost": 0, "zone": cell in zone} for cell in question.cells], "context": {}}


def _number(game: SuperFantasy, hero: Hero, question: ChooseNumber) -> Details:
    """Odds for every number: to be hit with Shield dice, to hit with dice for an ability."""
    step = game.progress.stack[-1]
    numbers = range(question.low, question.high + 1)
    if isinstance(step, Blow):
        monster = game.state.monsters[step.monster]
        blow, dice = plan_blow(game, monster)
        star = plan_defence(game, hero).star
        odds = [round(chance_to_be_hit(n, star, dice, blow.star), 4) for n in numbers]
        context = {"monster": monster.id, "kind": monster.kind, "dice": dice, "star": blow.star, "defence": star}
        return {"odds": odds, "context": context}
    if isinstance(step, Lightning):
        monster = game.state.monsters[step.monster]
        plan = plan_attack(game, hero, weapon_named("holy_lightning", step.bonus), monster)
        return {
            "odds": [round(plan.odds(n) or 0.0, 4) for n in numbers],
            "context": {"ability": "holy_lightning", "monster": monster.id, "kind": monster.kind, "bonus": step.bonus},
        }
    if isinstance(step, Storm):
        weakest = min((game.state.monsters[name] for name in step.targets), key=game.protection)
        plan = plan_attack(game, hero, weapon_named("storm_of_bolts"), weakest)
        return {
            "odds": [round(plan.odds(n) or 0.0, 4) for n in numbers],
            "context": {"ability": "storm_of_bolts", "monster": weakest.id, "kind": weakest.kind, "bonus": plan.bonus},
        }
    return {"context": {}}


def _option(game: SuperFantasy, option: str) -> Details:
    """An option with the kind of thing it names."""
    first, *names = option.split(":")
    state = game.state
    if first in state.monsters:
        monster = state.monsters[first]
        return {"id": option, "kind": "monster", "ref": monster.kind, "cell": monster.cell}
    if first in state.heroes:
        return {"id": option, "kind": "hero", "ref": first, "cell": state.heroes[first].cell}
    seen: Details = {"id": option, "kind": _kind(game, first), "ref": names[0] if names else first}
    if len(names) > 1:
        seen["to"] = names[1]
    return seen


def _kind(game: SuperFantasy, word: str) -> str:
    from .content.abilities import ABILITIES
    from .content.items import MAGIC_ITEMS, SMALL_ITEMS

    if word in ABILITIES:
        return "ability"
    if word in MAGIC_ITEMS or word in SMALL_ITEMS:
        return "item"
    if word in ("right", "left", "armour", "backpack", "discard"):
        return "slot"
    return "word"


def _context(game: SuperFantasy) -> Details:
    """Plain facts of the step that asks: which item, which ability, which monster."""
    step = game.progress.stack[-1]
    names = ("item", "ability", "curse", "monster", "by", "hero")
    return {name: value for name in names if (value := getattr(step, name, ""))}
