"""A sensible companion: heads for the goals, fights what holds it, keeps Shield dice when it ends beside monsters.

It sees what everybody at the table sees, and never tries the real dice.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final, cast

from regno.engine.grid import distance
from regno.engine.questions import Action, Cell, ChooseAction, ChooseCell, ChooseNumber, ChooseOne, Pending

from . import bots_master
from .bots_way import goal_cells, way, ways
from .content.abilities import ABILITIES
from .content.heroes import MASTER
from .content.items import MAGIC_ITEMS, SMALL_ITEMS, SmallItem
from .goals import is_reached
from .movement import is_held
from .plans import plan_attack, plan_test, weapon_named

if TYPE_CHECKING:
    from regno.engine.game import Game

    from .game import SuperFantasy
    from .state import Hero

GOOD_ENOUGH: Final = 0.74
"""Chance of success at which no further die is thrown in."""
EVEN_CHANCE: Final = 0.5
WORTH_A_TRY: Final = 0.55
"""Chance at which something that is nice to have is tried."""
FAR: Final = 999


def choose(game: Game, pending: Pending, luck: random.Random) -> Any:
    """An answer for the seat that is asked."""
    table = cast("SuperFantasy", game)
    if pending.seat == MASTER:
        return bots_master.choose(table, pending)
    hero = table.hero(pending.seat)
    match pending.question:
        case ChooseAction() as question:
            return _action(table, hero, question, luck)
        case ChooseCell() as question:
            return _cell(table, hero, question)
        case ChooseNumber() as question:
            return _number(table, hero, question)
        case ChooseOne() as question:
            return _one(table, hero, question, luck)
    return pending.question.default_answer()


# ── the turn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(game: SuperFantasy, hero: Hero, question: ChooseAction, luck: random.Random) -> dict[str, Any]:
    by_group: dict[str, list[Action]] = {}
    for action in question.actions:
        by_group.setdefault(action.id.split(":")[0], []).append(action)

    def play(action: Action, dice: int = 0) -> dict[str, Any]:
        return {"action": action.id, "dice": max(action.low, min(action.high, dice))}

    for action in by_group.get("goal", ()):
        goal = game.mission.goal(action.id.split(":")[1])
        plan = plan_test(game, hero, "goal", goal.attribute, goal.need)
        boost = _boost(by_group, "wits")
        if boost:
            return play(boost)
        dice = _dice_for(plan.odds, action)
        if (plan.odds(dice) or 0) >= EVEN_CHANCE or game.state.round >= game.state.end - 1:
            return play(action, dice)
    free = _free_gift(game, hero, by_group)
    if free:
        return play(free)
    for action in by_group.get("ice", ()):
        return play(action, 4)
    if "attack" in by_group and (is_held(game, hero) or hero.dice >= 4 or "move" not in by_group):
        best, dice, odds = _best_attack(game, hero, by_group["attack"])
        if odds >= 0.3:
            attribute = weapon_named(best.id.split(":")[1]).attack
            kind = {"strength": "melee", "magic": "magic"}.get(attribute, "attack")
            boost = _boost(by_group, "attack", kind) if odds < 0.9 else None
            return play(boost) if boost else play(best, dice)
    test = _worthy_test(game, hero, by_group) or _worthy_reading(game, hero, by_group)
    if test:
        return play(*test)
    if "move" in by_group and way(game, hero, hero.cell) > 0:
        keep = 2 if _nearest_monster(game, hero) <= 4 else 0
        (move,) = by_group["move"]
        if hero.dice > keep:
            return play(move, min(5, hero.dice - keep))
    leaps = ("ability:tactical_stunt", "ability:retro_rockets")
    leap = next((action for action in by_group.get("ability", ()) if action.id in leaps), None)
    if leap and is_held(game, hero):
        return play(leap)
    if hero.dice > 2 and "charge" in by_group and _nearest_monster(game, hero) > 4:
        return play(luck.choice(by_group["charge"]), hero.dice - 2)
    return play(next(action for action in question.actions if action.id == "end_turn"))


TESTS: Final = (
    ("gate", "cunning"), ("boulder", "strength"), ("chest", "cunning"), ("tombstone", "strength"), ("coffin", "magic"),
)  # fmt: skip


def _worthy_test(game: SuperFantasy, hero: Hero, by_group: dict[str, list[Action]]) -> tuple[Action, int] | None:
    """Something to open, clear away or smash: what is in the way or wanted by a goal even when it is not likely."""
    wanted = goal_cells(game, hero)
    known = ways(game, wanted)
    here = known.get(hero.cell, FAR)
    for group, attribute in TESTS:
        for action in by_group.get(group, ()):
            name = action.id.split(":")[1]
            if group == "gate":
                sides = [cell for border in game.mission.gates[name] for cell in border]
                is_wanted = min(known.get(cell, FAR) for cell in sides) < here
            elif group == "boulder":
                is_wanted = known.get(game.mission.boulders[name], FAR) < here
            elif group == "tombstone":
                is_wanted = game.mission.tombstones[name].cell in wanted
            else:
                is_wanted = group == "coffin" and game.mission.coffins[name][0] in wanted
            if group in ("gate", "boulder") and not is_wanted:
                continue
            plan = plan_test(game, hero, group, attribute)
            dice = _dice_for(plan.odds, action)
            if (plan.odds(dice) or 0) >= (0.3 if is_wanted else WORTH_A_TRY):
                return action, dice
    return None


def _free_gift(game: SuperFantasy, hero: Hero, by_group: dict[str, list[Action]]) -> Action | None:
    """Something that costs no dice and helps now."""
    for group in ("grab", "lead"):
        for action in by_group.get(group, ()):
            if group == "grab" or not game.state.leaders.get(action.id.split(":")[1]):
                return action
    for action in by_group.get("item", ()):
        if _is_handy(game, hero, SMALL_ITEMS[action.id.split(":")[1]], by_group):
            return action
    if by_group.get("take"):
        return by_group["take"][0]
    for action in by_group.get("hymn", ()):
        if "attack" in by_group:
            return action
    now = ("unshakable_will", "heavenly_protection", "deafening_riff", "epic_hymn", "uni_laser", "holy_lightning",
           "storm_of_bolts", "mantle_of_darkness")  # fmt: skip
    for action in by_group.get("ability", ()):
        name = action.id.split(":")[1]
        if name in now and (name != "mantle_of_darkness" or "move" in by_group):
            return action
        if name == "bloodthirsty_fury" and hero.life >= 3 and "attack" in by_group and hero.dice >= 4:
            return action
    return None


def _is_handy(game: SuperFantasy, hero: Hero, item: SmallItem, by_group: dict[str, list[Action]]) -> bool:
    """Is now the time for a small item? Some are kept for the roll they help, others until somebody is in the way."""
    match item.arms:
        case "zones":
            return is_held(game, hero)
        case "again":
            return "attack" in by_group or "goal" in by_group
        case "cunning_test":
            return not by_group.keys().isdisjoint(("gate", "chest", "goal"))
        case "magic_test":
            return not by_group.keys().isdisjoint(("coffin", "curse", "tome"))
        case "attack" | "move":
            return item.arms in by_group
    return not item.reach or is_held(game, hero)


def _worthy_reading(game: SuperFantasy, hero: Hero, by_group: dict[str, list[Action]]) -> tuple[Action, int] | None:
    """A curse that is likely to go, or a tome that is likely to work, with dice to spare."""
    tomes = [action for action in by_group.get("tome", ()) if "book_of_removals" not in action.id]
    for action in (*by_group.get("curse", ()), *tomes):
        plan = plan_test(game, hero, action.id.split(":")[0], "magic")
        dice = _dice_for(plan.odds, action)
        if dice <= max(3, hero.dice - 2) and (plan.odds(dice) or 0) >= GOOD_ENOUGH:
            return action, dice
    return None


def _boost(by_group: dict[str, list[Action]], *rolls: str) -> Action | None:
    """A full ability that would improve the roll to come."""
    for action in by_group.get("ability", ()):
        name = action.id.split(":")[1]
        if ABILITIES[name].arms in rolls and name not in ("uni_laser", "tactical_stunt"):
            return action
    return None


def _dice_for(odds: Any, action: Action) -> int:
    """The fewest dice that are good enough, or all."""
    return next((n for n in range(action.low, action.high + 1) if odds(n) >= GOOD_ENOUGH), action.high)


def _best_attack(game: SuperFantasy, hero: Hero, attacks: list[Action]) -> tuple[Action, int, float]:
    """The attack with the best chance for its dice."""
    prey = [goal.monster for goal in game.mission.goals if goal.kind == "slay" and not is_reached(game, goal)]
    best = (attacks[0], attacks[0].high, 0.0)
    worth = -1.0
    for action in attacks:
        _, weapon, target = action.id.split(":")
        plan = plan_attack(game, hero, weapon_named(weapon), game.state.monsters[target])
        dice = _dice_for(plan.odds, action)
        odds = plan.odds(dice) or 0.0
        monster = game.state.monsters[target]
        beside = distance(hero.cell, monster.cell) == 1
        score = odds - 0.06 * dice + 0.3 * beside + 0.5 * (monster.kind in prey)
        if score > worth:
            worth, best = score, (action, dice, odds)
    return best


def _nearest_monster(game: SuperFantasy, hero: Hero) -> int:
    return min((distance(hero.cell, monster.cell) for monster in game.state.monsters.values()), default=FAR)


# ── where to go ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _cell(game: SuperFantasy, hero: Hero, question: ChooseCell) -> Cell:
    if question.about == "push":
        heroes = [other.cell for other in game.standing()]
        return max(question.cells, key=lambda cell: min(distance(cell, other) for other in heroes))
    zone = game.zone()
    wanted = goal_cells(game, hero)
    known = ways(game, wanted)
    links = game.links()
    chests = _chests_to_try(game, hero)
    shy = _gates_for_others(game, hero)

    def worth(cell: Cell) -> float:
        beside_chest = any(chest in links[cell] for chest in chests)
        return (known.get(cell, FAR) if wanted else 0) + 0.8 * (cell in zone) - 2.5 * beside_chest + 2 * (cell in shy)

    return min(question.cells, key=worth)


def _chests_to_try(game: SuperFantasy, hero: Hero) -> tuple[Cell, ...]:
    """The chests this hero could well open with the dice he has left."""
    if not hero.dice or (plan_test(game, hero, "chest", "cunning").odds(hero.dice) or 0) < WORTH_A_TRY:
        return ()
    return tuple(cell for name, cell in game.mission.chests.items() if name not in game.state.opened)


def _gates_for_others(game: SuperFantasy, hero: Hero) -> set[Cell]:
    """The squares before shut gates, which clumsy heroes leave to somebody who knows locks, has yet to act and is on
    his way through."""
    cunning = game.attribute(hero, "cunning")
    others = [other for other in game.standing() if other is not hero and not other.has_acted]
    others = [other for other in others if game.attribute(other, "cunning") > cunning]
    shut = [edges for gate, edges in game.mission.gates.items() if gate not in game.state.open_gates]
    if not others or not shut:
        return set()
    left = set()
    for other in others:
        known = ways(game, goal_cells(game, other))
        for edges in shut:
            sides = {cell for border in edges for cell in border}
            if min(known.get(cell, FAR) for cell in sides) < known.get(other.cell, FAR):
                left |= sides
    return left


# ── the small decisions ──────────────────────────────────────────────────────────────────────────────────────────────


def _number(game: SuperFantasy, hero: Hero, question: ChooseNumber) -> int:
    if question.about != "shield_dice":
        return min(question.high, max(question.low, 4))
    attackers = sum(distance(hero.cell, monster.cell) == 1 for monster in game.state.monsters.values())
    if attackers > 1 and question.high >= 4:
        return question.high // 2
    return question.high


def _one(game: SuperFantasy, hero: Hero, question: ChooseOne, luck: random.Random) -> str:
    options = question.options
    match question.about:
        case "charge_star" | "charge_item" | "level_up":
            return min(options, key=lambda name: ABILITIES[name].charge - hero.charge[name] + 3 * luck.random())
        case "curse_place":
            return min(options, key=lambda name: hero.charge[name])
        case "retaliate":
            return "yes"
        case "accept_gift":
            return "accept"
        case "item_found":
            return _slot_for(game, hero, options)
        case "keep_item":
            return options[0]
        case "storm_target" | "hymn_for" | "push_whom":
            return options[1] if len(options) > 1 and options[0] in ("enough", "nobody") else options[0]
        case "arrange":
            return "done"
    return question.default_answer() if question.default else luck.choice(options)


def _slot_for(game: SuperFantasy, hero: Hero, options: tuple[str, ...]) -> str:
    """A found item replaces what is worth less to this hero; otherwise it is packed, or left."""
    step = game.progress.stack[-1]
    item = MAGIC_ITEMS[getattr(step, "item", "")]
    in_use = game.in_use(hero)
    slots = [slot for slot in options if slot in in_use and not hero.gear[slot]]
    if item.kind == "weapon":
        same = [slot for slot in slots if in_use[slot].attack == item.attack and in_use[slot].rings == item.rings]
        if same:
            return same[0]
        if game.attribute(hero, item.attack) < 3:
            return "backpack" if "backpack" in options else "discard"
    keep = [slot for slot in slots if in_use[slot].kind != "weapon" or game.attribute(hero, in_use[slot].attack) <= 2]
    if keep:
        return keep[0]
    return "backpack" if "backpack" in options else "discard"
