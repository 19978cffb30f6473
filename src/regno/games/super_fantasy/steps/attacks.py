"""Attacks of heroes: the roll, the wound, and what abilities and weapons add to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from regno.engine.grid import COMPASS, distance, facing
from regno.engine.questions import Cell, ChooseCell, ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.faces import BETTER_WITH_LEVEL
from ..content.items import Condition
from ..effects import push_along, recover_die, recover_life
from ..events import AttackDeclared, AttackHit, AttackMissed, TokenSpent, TombstoneSmashed
from ..movement import shoves
from ..plans import disarm, plan_attack, weapon_named
from .experience import GainXp
from .packing import FindSmallItem
from .stars import ChargeStars, stars_in
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy


ALL_OUT_MARGIN = 6
"""Points above the Protection at which Go for Broke deals a wound more."""


class Attack(Step, tag=True):
    """An attack on one monster: weapon, target, dice; then Protection, wounds, experience and the rest."""

    hero: str
    weapon: str
    target: str
    dice: int
    bonus: int = 0
    """What Fate added to Holy Lightning."""
    total: int = 0
    stars: int = 0
    spent: tuple[str, ...] = ()
    """Armed things this attack used up."""
    struck_at: Cell = (0, 0)
    """Where the target stood."""
    has_killed: bool = False

    def start(self, game: SuperFantasy) -> Outcome:
        """The hero turns to his target and rolls."""
        hero, monster = game.hero(self.hero), game.state.monsters[self.target]
        weapon = weapon_named(self.weapon, self.bonus)
        hero.facing = facing(hero.cell, monster.cell)
        hero.has_attacked = True
        hero.dice -= self.dice + (weapon.condition.value if _is(weapon.condition, "discard") else 0)
        self.struck_at = monster.cell
        game.tell(AttackDeclared(attacker=hero.id, target=monster.id, weapon=weapon.id, dice=self.dice))
        plan = plan_attack(game, hero, weapon, monster)
        self.total, faces = game.roll(hero.id, plan, self.dice, target=monster.id, rule="sf.attack")
        self.stars, self.spent = stars_in(faces), plan.spends
        disarm(hero, plan)
        if "hymn" in self.spent:
            hero.hymn = 0
            game.tell(TokenSpent(hero=hero.id, token="hymn", rule="sf.ability.epic_hymn"))
        return Go(self.compare)

    def compare(self, game: SuperFantasy) -> Outcome:
        """The total must reach the Protection. Everybody sees at once what came of it; then the Stars charge."""
        monster = game.state.monsters[self.target]
        protection = game.protection(monster)
        if self.total < protection:
            game.tell(AttackMissed(attacker=self.hero, target=monster.id, total=self.total, protection=protection))
            return Do(ChargeStars(hero=self.hero, stars=self.stars), then=self.missed)
        wounds = self._wounds(game, protection)
        game.tell(
            AttackHit(attacker=self.hero, target=monster.id, total=self.total, protection=protection, wounds=wounds)
        )
        wound = WoundMonster(monster=self.target, wounds=wounds, by=self.hero, rule="sf.attack.hit", stars=self.stars)
        return Do(wound, then=self.wounded)

    def missed(self, game: SuperFantasy, _: Any) -> Outcome:
        """Nothing happens."""
        return Done(False)

    def _wounds(self, game: SuperFantasy, protection: int) -> int:
        """One wound, and those that weapons, abilities and Fate add."""
        hero, weapon = game.hero(self.hero), weapon_named(self.weapon, self.bonus)
        wounds = 1
        if weapon.effect == "wound" and self._meets(weapon.condition):
            wounds += 1
        if "go_for_broke" in self.spent and self.total >= protection + ALL_OUT_MARGIN:
            wounds += 1
        if "dragon_wave" in self.spent and distance(hero.cell, self.struck_at) in weapon.rings:
            wounds += self._lucky(game, "dragon_wave", hero.levels["dragon_wave"])
        if "divine_blow" in self.spent and hero.levels["divine_blow"] > 1:
            wounds += self._lucky(game, "divine_blow", hero.levels["divine_blow"])
        return wounds

    def _meets(self, condition: Condition | None) -> bool:
        """Is the weapon's condition met by this roll?"""
        if _is(condition, "total"):
            return self.total >= condition.value
        if _is(condition, "stars"):
            return self.stars >= condition.value
        return True

    def _lucky(self, game: SuperFantasy, ability: str, level: int) -> int:
        """A Fate roll for a further wound: the higher the level, the likelier."""
        lucky = BETTER_WITH_LEVEL[level - 1]
        symbol, _ = game.roll_fate("ability", who=self.hero, wanted=(lucky,), rule=f"sf.ability.{ability}")
        return int(symbol == lucky)

    def wounded(self, game: SuperFantasy, killed: bool) -> Outcome:
        """What a successful attack brings besides."""
        self.has_killed = killed
        hero, weapon = game.hero(self.hero), weapon_named(self.weapon, self.bonus)
        if weapon.effect == "stun" and not killed:
            game.add_status(game.state.monsters[self.target], "stunned", rule=f"sf.item.{weapon.id}")
        if weapon.effect == "die":
            lucky = ("skull", "drop")
            symbol, _ = game.roll_fate("ability", who=hero.id, wanted=lucky, rule=f"sf.item.{weapon.id}")
            if symbol in lucky:
                recover_die(game, hero, rule=f"sf.item.{weapon.id}")
        if "soul_reaver" in self.spent:
            recover_life(game, hero, 1, rule="sf.ability.soul_reaver")
        return Go(self.beyond)

    def beyond(self, game: SuperFantasy) -> Outcome:
        """Divine Blow: the same total strikes a second monster behind the first."""
        if "divine_blow" not in self.spent:
            return Go(self.shove)
        behind = _behind(game.hero(self.hero).cell, self.struck_at).intersection(game.links()[self.struck_at])
        names = tuple(m.id for m in game.state.monsters.values() if m.cell in behind and m.id != self.target)
        if not names:
            return Go(self.shove)
        return Ask({self.hero: ChooseOne(about="second_target", options=names)}, then=self.strike_second)

    def strike_second(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """One roll, two Protections; one attack, one experience point."""
        monster = game.state.monsters[answers[self.hero]]
        protection = game.protection(monster)
        rule = "sf.ability.divine_blow"
        if self.total < protection:
            game.tell(
                AttackMissed(attacker=self.hero, target=monster.id, total=self.total, protection=protection, rule=rule)
            )
            return Go(self.shove)
        game.tell(
            AttackHit(
                attacker=self.hero, target=monster.id, total=self.total, protection=protection, wounds=1, rule=rule
            )
        )
        return Do(WoundMonster(monster=monster.id, wounds=1, by=self.hero, rule=rule), then=self.second_struck)

    def second_struck(self, game: SuperFantasy, _: Any) -> Outcome:
        """And on."""
        return Go(self.shove)

    def shove(self, game: SuperFantasy) -> Outcome:
        """Roundhouse Kick and Gnomic Throw move whoever survives them."""
        ability = next((name for name in ("roundhouse_kick", "gnomic_throw") if name in self.spent), "")
        if self.has_killed or not ability or self.target not in game.state.monsters:
            return Go(self.learn)
        shove = Shove(hero=self.hero, monster=self.target, ability=ability)
        return Do(shove, then=self.shoved)

    def shoved(self, game: SuperFantasy, _: Any) -> Outcome:
        """And on."""
        return Go(self.learn)

    def learn(self, game: SuperFantasy) -> Outcome:
        """One experience point for an attack that wounds, however many wounds it deals."""
        return Do(GainXp(hero=self.hero, rule="sf.attack.xp"), then=self.close)

    def close(self, game: SuperFantasy, _: Any) -> Outcome:
        """A hit."""
        return Done(True)


def _is(condition: Condition | None, kind: str) -> TypeGuard[Condition]:
    return condition is not None and condition.kind == kind


def _behind(origin: Cell, target: Cell) -> set[Cell]:
    """The three squares beyond a target, seen from the attacker."""
    way = facing(origin, target)
    return {(target[0] + COMPASS[turn % 8][0], target[1] + COMPASS[turn % 8][1]) for turn in (way - 1, way, way + 1)}


class Shove(Step, tag=True):
    """A monster is kicked or thrown in a straight line; it can break a tombstone."""

    hero: str
    monster: str
    ability: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Where to?"""
        ends = self._ends(game)
        return Ask({self.hero: ChooseCell(about="push", cells=tuple(ends))}, then=self.fly)

    def _ends(self, game: SuperFantasy) -> dict[Cell, tuple[Cell, ...]]:
        ability, level = game.ability(game.hero(self.hero), self.ability)
        breaks = self.ability == "gnomic_throw" or level == 2
        monster = game.state.monsters[self.monster]
        return shoves(game, monster, ability.reach[level], onto_tombstones=breaks)

    def fly(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """There it lands."""
        monster = game.state.monsters[self.monster]
        rule = f"sf.ability.{self.ability}"
        path = self._ends(game)[tuple(answers[self.hero])]
        push_along(game, monster, path, self.hero, rule=rule)
        stone = next(
            (
                name
                for name, stone in game.mission.tombstones.items()
                if len(path) > 1 and stone.cell == path[-1] and name not in game.state.smashed
            ),
            "",
        )
        if not stone:
            return Done()
        game.state.smashed += (stone,)
        game.tell(TombstoneSmashed(hero=self.hero, tombstone=stone, rule=rule))
        return Do(FindSmallItem(hero=self.hero), then=self.impact)

    def impact(self, game: SuperFantasy, _: Any) -> Outcome:
        """At level III the stone hurts; nothing is learnt from that."""
        if game.hero(self.hero).levels[self.ability] < 3:
            return Done()
        rule = f"sf.ability.{self.ability}"
        return Do(WoundMonster(monster=self.monster, wounds=1, by=self.hero, rule=rule), then=self.over)
