"""Wounds to monsters, Life Points of heroes, and being knocked out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..effects import fate_helps
from ..events import EndMarkerMoved, HeroKnockedOut, LifeLost, MonsterKilled, MonsterWounded, TokenSpent
from ..targets import has
from .bosses import lie_down, slip_away, will_be_back
from .experience import GainXp
from .packing import DrawItem
from .stars import ChargeStars

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Monster


class WoundMonster(Step, tag=True):
    """Wounds; at no Life the monster is gone, and Fate may leave a magic item. Results in whether it is gone."""

    monster: str
    wounds: int
    by: str
    rule: str
    stars: int = 0
    """Stars of the blow: they charge once everybody has seen what it did."""
    is_gone: bool = False
    treasure: str = ""
    """The symbol that yields an item, once the monster is dead."""

    def start(self, game: SuperFantasy) -> Outcome:
        """Wounds beyond its Life are wasted."""
        monster = game.state.monsters[self.monster]
        sheet = game.sheets[monster.kind]
        monster.wounds += self.wounds
        left = max(0, sheet.life - monster.wounds)
        game.tell(MonsterWounded(monster=monster.id, wounds=self.wounds, left=left, by=self.by or None, rule=self.rule))
        if left:
            if has(game, monster, "sheds"):
                slip_away(game, monster)
        elif not _gets_up(game, monster):
            self.is_gone = True
            self._leave(game, monster)
        return Do(ChargeStars(hero=self.by, stars=self.stars), then=self.search)

    def _leave(self, game: SuperFantasy, monster: Monster) -> None:
        """It is dead, or a king who will be back; a spiteful one may stun whoever kills it from beside."""
        if will_be_back(game, monster):
            lie_down(game, monster, self.by)
            return
        del game.state.monsters[monster.id]
        game.tell(
            MonsterKilled(monster=monster.id, kind=monster.kind, cell=monster.cell, by=self.by or None, rule=self.rule)
        )
        self.treasure = game.sheets[monster.kind].treasure
        if self.by and has(game, monster, "spiteful"):
            killer = game.hero(self.by)
            if killer.cell in game.links()[monster.cell] and fate_helps(game, monster, "spiteful", hero=killer.id):
                game.add_status(killer, "stunned", rule="sf.monster.spiteful")

    def search(self, game: SuperFantasy, _: Any) -> Outcome:
        """Who killed it looks into its pockets."""
        if not self.treasure or not self.by:
            return Done(self.is_gone)
        symbol, _colour = game.roll_fate("treasure", who=self.by, wanted=(self.treasure,), rule="sf.treasure")
        if symbol != self.treasure:
            return Done(True)
        return Do(DrawItem(hero=self.by, source="monster"), then=self.close)

    def close(self, game: SuperFantasy, _: Any) -> Outcome:
        """Dead."""
        return Done(True)


def _gets_up(game: SuperFantasy, monster: Monster) -> bool:
    """A restless monster may stay with one Life, once."""
    if not has(game, monster, "restless") or monster.has_risen or not fate_helps(game, monster, "restless"):
        return False
    monster.has_risen, monster.wounds = True, game.sheets[monster.kind].life - 1
    return True


class LoseLife(Step, tag=True):
    """A Life Point is lost; with the Will token that teaches something, and at level III it can strike back."""

    hero: str
    by: str = ""
    """The monster that did it, if one did."""

    def start(self, game: SuperFantasy) -> Outcome:
        """One Life Point."""
        hero = game.hero(self.hero)
        hero.life -= 1
        game.tell(LifeLost(hero=hero.id, life=hero.life, by=self.by or None))
        if hero.will:
            return Do(GainXp(hero=hero.id, rule="sf.ability.unshakable_will"), then=self.willed)
        return Go(self.fall)

    def willed(self, game: SuperFantasy, _: Any) -> Outcome:
        """At level III the token can be given up to wound the attacker."""
        hero = game.hero(self.hero)
        if hero.levels["unshakable_will"] < 3 or self.by not in game.state.monsters:
            return Go(self.fall)
        return Ask({hero.id: ChooseOne(about="retaliate", options=("no", "yes"))}, then=self.retaliate)

    def retaliate(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """A wound for a wound, without experience."""
        hero = game.hero(self.hero)
        if answers[hero.id] == "no":
            return Go(self.fall)
        rule = "sf.ability.unshakable_will"
        hero.will = False
        game.tell(TokenSpent(hero=hero.id, token="will", rule=rule))
        return Do(WoundMonster(monster=self.by, wounds=1, by=hero.id, rule=rule), then=self.struck)

    def struck(self, game: SuperFantasy, _: Any) -> Outcome:
        """And then?"""
        return Go(self.fall)

    def fall(self, game: SuperFantasy) -> Outcome:
        """At no Life the hero lies down, and the End-of-Game marker comes a space nearer."""
        hero = game.hero(self.hero)
        if hero.life <= 0:
            hero.is_down, hero.status = True, ()
            game.tell(HeroKnockedOut(hero=hero.id))
            if game.mode != "survival":
                game.state.end -= 1
                game.tell(EndMarkerMoved(end=game.state.end, steps=-1))
        return Done()
