"""Attacks of heroes: the roll, the wound, and what abilities and weapons add to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeGuard

from regno.engine.grid import COMPASS, distance, facing
from regno.engine.questions import Cell, ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.faces import BETTER_WITH_LEVEL
from ..content.items import PUSHED, Condition, Item
from ..effects import near, recover_die, recover_life
from ..events import AttackDeclared, AttackHit, AttackMissed, TokenSpent
from ..plans import disarm, is_behind, plan_attack, weapon_named
from .experience import GainXp
from .shoves import Shove
from .small_items import Energise
from .stars import ChargeStars, stars_in
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Monster


STATUSES: Final = {"stun": "stunned", "deafen": "stunned", "freeze": "frozen"}
"""Effects of weapons that are a status of the target."""
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
    from_behind: bool = False
    """Did the blow come from one of the three squares at its back?"""
    second_rule: str = ""
    """What lets the same total strike a second monster."""
    has_killed: bool = False

    def start(self, game: SuperFantasy) -> Outcome:
        """The hero turns to his target and rolls."""
        hero, monster = game.hero(self.hero), game.state.monsters[self.target]
        weapon = weapon_named(self.weapon, self.bonus)
        hero.facing = facing(hero.cell, monster.cell)
        hero.has_attacked = True
        hero.dice -= self.dice + (weapon.condition.value if _is(weapon.condition, "discard") else 0)
        self.struck_at, self.from_behind = monster.cell, is_behind(hero, monster)
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
        wounds = 1 + (self._brings(weapon) == "wound")
        if "go_for_broke" in self.spent and self.total >= protection + ALL_OUT_MARGIN:
            wounds += 1
        if "dragon_wave" in self.spent and distance(hero.cell, self.struck_at) in weapon.rings:
            wounds += self._lucky(game, "dragon_wave", hero.levels["dragon_wave"])
        if "divine_blow" in self.spent and hero.levels["divine_blow"] > 1:
            wounds += self._lucky(game, "divine_blow", hero.levels["divine_blow"])
        return wounds

    def _brings(self, weapon: Item) -> str:
        """The effect the weapon has with this roll, in these hands; empty if it has none."""
        condition = weapon.condition
        if weapon.wielders and self.hero not in weapon.wielders:
            return ""
        if _is(condition, "total") and self.total < condition.value:
            return ""
        if _is(condition, "stars") and self.stars < condition.value:
            return ""
        if _is(condition, "behind") and not self.from_behind:
            return ""
        return weapon.effect

    def _lucky(self, game: SuperFantasy, ability: str, level: int) -> int:
        """A Fate roll for a further wound: the higher the level, the likelier."""
        lucky = BETTER_WITH_LEVEL[level - 1]
        symbol, _ = game.roll_fate("ability", who=self.hero, wanted=(lucky,), rule=f"sf.ability.{ability}")
        return int(symbol == lucky)

    def wounded(self, game: SuperFantasy, killed: bool) -> Outcome:
        """What a successful attack brings besides."""
        self.has_killed = killed
        hero, weapon = game.hero(self.hero), weapon_named(self.weapon, self.bonus)
        rule, effect = f"sf.item.{weapon.id}", self._brings(weapon)
        if effect in STATUSES and not killed:
            game.add_status(game.state.monsters[self.target], STATUSES[effect], rule=rule)
        if effect == "deafen":
            for monster in self._beside(game):
                if monster.id != self.target:
                    game.add_status(monster, "stunned", rule=rule)
        if effect == "heal":
            for other in near(game, hero):
                recover_life(game, other, 1, rule=rule)
        if effect == "die":
            lucky = ("skull", "drop")
            symbol, _ = game.roll_fate("ability", who=hero.id, wanted=lucky, rule=rule)
            if symbol in lucky:
                recover_die(game, hero, rule=rule)
        if "soul_reaver" in self.spent:
            recover_life(game, hero, 1, rule="sf.ability.soul_reaver")
        if effect == "charge":
            return Do(Energise(hero=hero.id, steps=1, item=weapon.id), then=self.energised)
        return Go(self.beyond)

    def _beside(self, game: SuperFantasy) -> list[Monster]:
        """The monsters beside the square where the target stood."""
        links = game.links()[self.struck_at]
        return [monster for monster in game.state.monsters.values() if monster.cell in links]

    def energised(self, game: SuperFantasy, _: Any) -> Outcome:
        """And on."""
        return Go(self.beyond)

    def beyond(self, game: SuperFantasy) -> Outcome:
        """Divine Blow: the same total strikes a second monster behind the first."""
        if "divine_blow" not in self.spent:
            return Go(self.swing)
        behind = _behind(game.hero(self.hero).cell, self.struck_at)
        names = tuple(m.id for m in self._beside(game) if m.cell in behind and m.id != self.target)
        if not names:
            return Go(self.swing)
        self.second_rule = "sf.ability.divine_blow"
        return Ask({self.hero: ChooseOne(about="second_target", options=names)}, then=self.strike_second)

    def swing(self, game: SuperFantasy) -> Outcome:
        """A heavy weapon carries on: the same total strikes a monster beside the first."""
        weapon = weapon_named(self.weapon, self.bonus)
        names = tuple(monster.id for monster in self._beside(game) if monster.id != self.target)
        if not names or self._brings(weapon) != "splash":
            return Go(self.shove)
        self.second_rule = f"sf.item.{weapon.id}"
        return Ask({self.hero: ChooseOne(about="second_target", options=names)}, then=self.strike_second)

    def strike_second(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """One roll, two Protections; one attack, one experience point."""
        monster = game.state.monsters[answers[self.hero]]
        protection = game.protection(monster)
        rule = self.second_rule
        if self.total < protection:
            game.tell(
                AttackMissed(attacker=self.hero, target=monster.id, total=self.total, protection=protection, rule=rule)
            )
            return self.second_struck(game, None)
        game.tell(
            AttackHit(
                attacker=self.hero, target=monster.id, total=self.total, protection=protection, wounds=1, rule=rule
            )
        )
        return Do(WoundMonster(monster=monster.id, wounds=1, by=self.hero, rule=rule), then=self.second_struck)

    def second_struck(self, game: SuperFantasy, _: Any) -> Outcome:
        """And on; whoever was behind has been dealt with first."""
        return Go(self.swing if self.second_rule == "sf.ability.divine_blow" else self.shove)

    def shove(self, game: SuperFantasy) -> Outcome:
        """Roundhouse Kick, Gnomic Throw and the Undertaker's Spade move whoever survives them; the kick first."""
        weapon = weapon_named(self.weapon, self.bonus)
        name = next((name for name in ("roundhouse_kick", "gnomic_throw") if name in self.spent), "")
        if self.has_killed or self.target not in game.state.monsters:
            return Go(self.learn)
        if name:
            ability, level = game.ability(game.hero(self.hero), name)
            shove = Shove(
                hero=self.hero, monster=self.target, squares=ability.reach[level], rule=f"sf.ability.{name}",
                breaks=name == "gnomic_throw" or level == 2, hurts=level == 2,
            )  # fmt: skip
            return Do(shove, then=self.shoved)
        if self._brings(weapon) == "push":
            push = Shove(hero=self.hero, monster=self.target, squares=PUSHED, rule=f"sf.item.{weapon.id}")
            return Do(push, then=self.shoved)
        return Go(self.learn)

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
