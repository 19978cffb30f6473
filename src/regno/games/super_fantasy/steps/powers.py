"""The special abilities: what happens when a full one is spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseCell, ChooseNumber, ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.faces import BETTER_WITH_LEVEL
from ..effects import give_token, push_along, recover_die, take_shield_dice, walk_along
from ..events import AttackDeclared, AttackHit, AttackMissed, LifeLost, TokenSpent
from ..hero_events import AbilityUsed
from ..menu import monsters_within
from ..movement import leaps, shoves
from ..plans import disarm, plan_attack, weapon_named
from .attacks import ALL_OUT_MARGIN, Attack
from .experience import GainXp
from .stars import ChargeStars, stars_in
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy

HOLY_BONUS = {"skull": 3, "drop": 2, "lightning": 1}
"""What Fate adds to Holy Lightning at level I; each level adds 1 more."""


class UseAbility(Step, tag=True):
    """A full ability is spent: its marker goes back to the start and its effect is had."""

    hero: str
    ability: str
    target: str = ""

    def start(self, game: SuperFantasy) -> Outcome:
        """Most wait for the roll they modify; the others happen now."""
        hero = game.hero(self.hero)
        ability, level = game.ability(hero, self.ability)
        rule = f"sf.ability.{ability.id}"
        hero.charge[ability.id] = 0
        game.tell(AbilityUsed(hero=hero.id, ability=ability.id, target=self.target or None, rule=rule))
        if ability.arms:
            hero.armed += (ability.id,)
        if ability.dice[level]:
            take_shield_dice(game, hero, ability.dice[level], ability.id, rule=rule)
        match ability.id:
            case "bloodthirsty_fury":
                hero.life -= 1
                hero.fury = True
                game.tell(LifeLost(hero=hero.id, life=hero.life, rule=rule))
                give_token(game, hero, "fury", ability.bonus[level], rule=rule)
            case "unshakable_will":
                hero.will = True
                give_token(game, hero, "will", 0, rule=rule)
            case "heavenly_protection":
                game.hero(self.target).fortress = hero.id
                hero.guard += ability.bonus[level]
                give_token(game, game.hero(self.target), "fortress", 0, rule=rule)
            case "deafening_riff":
                return Do(Riff(hero=hero.id, monster=self.target), then=self.over)
            case "uni_laser":
                game.add_status(game.state.monsters[self.target], "stunned", rule=rule)
            case "epic_hymn":
                return Do(Sing(hero=hero.id, audience=(self.target,)), then=self.over)
            case "tactical_stunt":
                return Do(Leap(hero=hero.id, ability=ability.id), then=self.over)
            case "retro_rockets":
                return Do(BlowAway(hero=hero.id), then=self.take_off)
            case "storm_of_bolts":
                return Do(Storm(hero=hero.id), then=self.over)
            case "holy_lightning":
                return Do(Lightning(hero=hero.id, monster=self.target), then=self.over)
        return Done()

    def take_off(self, game: SuperFantasy, _: Any) -> Outcome:
        """Retro-rockets: whoever stood too near is out of the way; now fly."""
        return Do(Leap(hero=self.hero, ability=self.ability), then=self.over)


class Riff(Step, tag=True):
    """A monster is stunned; Fate may wound it too, without experience."""

    hero: str
    monster: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Play it loud."""
        rule = "sf.ability.deafening_riff"
        game.add_status(game.state.monsters[self.monster], "stunned", rule=rule)
        lucky = BETTER_WITH_LEVEL[game.hero(self.hero).levels["deafening_riff"] - 1]
        if game.ruled("riff_symbol", "lightning"):
            lucky = "lightning"
        symbol, _ = game.roll_fate("ability", who=self.hero, wanted=(lucky,), rule=rule)
        if symbol != lucky:
            return Done()
        return Do(WoundMonster(monster=self.monster, wounds=1, by=self.hero, rule=rule), then=self.over)


class Sing(Step, tag=True):
    """A Hymn token for one hero, at level III for up to three; nobody has two."""

    hero: str
    audience: tuple[str, ...]

    def start(self, game: SuperFantasy) -> Outcome:
        """The token goes to the last one chosen."""
        singer, listener = game.hero(self.hero), game.hero(self.audience[-1])
        ability, level = game.ability(singer, "epic_hymn")
        listener.hymn = ability.bonus[level]
        give_token(game, listener, "hymn", listener.hymn, rule="sf.ability.epic_hymn")
        others = tuple(hero.id for hero in game.standing() if not hero.hymn)
        if len(self.audience) >= ability.reach[level] or not others:
            return Done()
        return Ask({self.hero: ChooseOne(about="hymn_for", options=("enough", *others))}, then=self.again)

    def again(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """One more?"""
        if answers[self.hero] == "enough":
            return Done()
        self.audience += (answers[self.hero],)
        return Go(self.start)


class Leap(Step, tag=True):
    """A few squares, Block Zones or not, without dice."""

    hero: str
    ability: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Where to?"""
        return Ask({self.hero: ChooseCell(about="leap", cells=tuple(self._ends(game)))}, then=self.land)

    def _ends(self, game: SuperFantasy) -> dict[Any, tuple[Any, ...]]:
        hero = game.hero(self.hero)
        ability, level = game.ability(hero, self.ability)
        return leaps(game, hero, ability.reach[level])

    def land(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """There."""
        path = self._ends(game)[tuple(answers[self.hero])]
        walk_along(game, game.hero(self.hero), path, rule=f"sf.ability.{self.ability}")
        return Done()


class BlowAway(Step, tag=True):
    """Retro-rockets from level II: neighbouring monsters are pushed a square, one at II, two at III."""

    hero: str
    pushed: tuple[str, ...] = ()
    monster: str = ""

    def start(self, game: SuperFantasy) -> Outcome:
        """Whom?"""
        hero = game.hero(self.hero)
        ability, level = game.ability(hero, "retro_rockets")
        near = game.links()[hero.cell]
        names = tuple(m.id for m in game.state.monsters.values() if m.cell in near and m.id not in self.pushed)
        if len(self.pushed) >= ability.bonus[level] or not names:
            return Done()
        return Ask({hero.id: ChooseOne(about="push_whom", options=("nobody", *names))}, then=self.aim)

    def aim(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """Where to?"""
        self.monster = answers[self.hero]
        if self.monster == "nobody":
            return Done()
        ends = shoves(game, game.state.monsters[self.monster], 1, onto_tombstones=False)
        return Ask({self.hero: ChooseCell(about="push", cells=tuple(ends))}, then=self.push)

    def push(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """Out of the way."""
        monster = game.state.monsters[self.monster]
        path = shoves(game, monster, 1, onto_tombstones=False)[tuple(answers[self.hero])]
        push_along(game, monster, path, self.hero, rule="sf.ability.retro_rockets")
        self.pushed += (monster.id,)
        return Go(self.start)


class Lightning(Step, tag=True):
    """Holy Lightning: Fate settles the bonus before the dice are chosen; any monster of the area can be struck."""

    hero: str
    monster: str
    bonus: int = 0

    def start(self, game: SuperFantasy) -> Outcome:
        """What does Zap give today?"""
        hero = game.hero(self.hero)
        ability, level = game.ability(hero, "holy_lightning")
        symbol, _ = game.roll_fate("ability", who=hero.id, rule="sf.ability.holy_lightning")
        self.bonus = HOLY_BONUS[symbol] + ability.bonus[level]
        question = ChooseNumber(about="ability_dice", low=1, high=hero.dice, default=hero.dice)
        return Ask({hero.id: question}, then=self.strike)

    def strike(self, game: SuperFantasy, answers: dict[str, int]) -> Outcome:
        """An attack like any other from here on."""
        attack = Attack(
            hero=self.hero, weapon="holy_lightning", target=self.monster, dice=answers[self.hero], bonus=self.bonus
        )
        return Do(attack, then=self.over)


class Storm(Step, tag=True):
    """Storm of Bolts: up to three monsters at range 2, one roll for all; a kill may bring a die back."""

    hero: str
    targets: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    """Targets not yet compared with the total."""
    total: int = 0
    is_all_out: bool = False
    """Was Go for Broke armed?"""
    has_hit: bool = False
    has_killed: bool = False

    def start(self, game: SuperFantasy) -> Outcome:
        """Who?"""
        hero = game.hero(self.hero)
        ability, level = game.ability(hero, "storm_of_bolts")
        names = tuple(name for name in monsters_within(game, hero, 2, 2) if name not in self.targets)
        if not names or len(self.targets) >= ability.reach[level]:
            return Go(self.draw)
        options = ("enough", *names) if self.targets else names
        return Ask({hero.id: ChooseOne(about="storm_target", options=options)}, then=self.add)

    def add(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """And who else?"""
        if answers[self.hero] == "enough":
            return Go(self.draw)
        self.targets += (answers[self.hero],)
        return Go(self.start)

    def draw(self, game: SuperFantasy) -> Outcome:
        """How many dice?"""
        dice = game.hero(self.hero).dice
        return Ask({self.hero: ChooseNumber(about="ability_dice", low=1, high=dice, default=dice)}, then=self.shoot)

    def shoot(self, game: SuperFantasy, answers: dict[str, int]) -> Outcome:
        """One roll."""
        hero, dice = game.hero(self.hero), answers[self.hero]
        hero.dice -= dice
        hero.has_attacked = True
        plan = plan_attack(game, hero, weapon_named("storm_of_bolts"), None)
        for name in self.targets:
            game.tell(
                AttackDeclared(
                    attacker=hero.id, target=name, weapon="storm_of_bolts", dice=dice, rule="sf.ability.storm_of_bolts"
                )
            )
        self.total, faces = game.roll(hero.id, plan, dice, rule="sf.ability.storm_of_bolts")
        if "hymn" in plan.spends:
            hero.hymn = 0
            game.tell(TokenSpent(hero=hero.id, token="hymn", rule="sf.ability.epic_hymn"))
        disarm(hero, plan)
        self.is_all_out = "go_for_broke" in plan.spends
        self.left = self.targets
        return Do(ChargeStars(hero=hero.id, stars=stars_in(faces)), then=self.next)

    def next(self, game: SuperFantasy, _: Any) -> Outcome:
        """Each against its own Protection."""
        if not self.left:
            return Go(self.learn)
        name, self.left = self.left[0], self.left[1:]
        monster = game.state.monsters[name]
        protection = game.protection(monster)
        rule = "sf.ability.storm_of_bolts"
        if self.total < protection:
            game.tell(AttackMissed(attacker=self.hero, target=name, total=self.total, protection=protection, rule=rule))
            return Go(self.skip)
        self.has_hit = True
        wounds = 2 if self.is_all_out and self.total >= protection + ALL_OUT_MARGIN else 1
        game.tell(
            AttackHit(
                attacker=self.hero, target=name, total=self.total, protection=protection, wounds=wounds, rule=rule
            )
        )
        return Do(WoundMonster(monster=name, wounds=wounds, by=self.hero, rule=rule), then=self.killed)

    def skip(self, game: SuperFantasy) -> Outcome:
        """Missed; the next."""
        return self.next(game, None)

    def killed(self, game: SuperFantasy, killed: bool) -> Outcome:
        """Remember whether one died."""
        self.has_killed = self.has_killed or killed
        return self.next(game, None)

    def learn(self, game: SuperFantasy) -> Outcome:
        """One attack, one experience point; a kill and luck bring a die back."""
        if not self.has_hit:
            return Done()
        if self.has_killed:
            rule = "sf.ability.storm_of_bolts"
            hero = game.hero(self.hero)
            lucky = BETTER_WITH_LEVEL[hero.levels["storm_of_bolts"] - 1]
            symbol, _ = game.roll_fate("ability", who=hero.id, wanted=(lucky,), rule=rule)
            if symbol == lucky:
                recover_die(game, hero, rule=rule)
        return Do(GainXp(hero=self.hero, rule="sf.attack.xp"), then=self.over)
