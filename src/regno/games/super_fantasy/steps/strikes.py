"""What a figure does when it strikes from where it stands, whoever moved it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.grid import distance
from regno.engine.steps import Do, Done, Go, Outcome, Step

from ..content.heroes import HEROES
from ..effects import show_ability
from ..targets import has, in_reach, on_the_hook, prefer
from .blows import Blow
from .bosses import hook

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Hero, Monster


class Strikes(Step, tag=True):
    """One blow at a hero in reach, or as many as the monster's abilities give it; none when there is nobody."""

    monster: str
    hero: str = ""
    """Whom it goes for, where that is settled and he is in reach."""
    times: int = 1
    has_struck: bool = False
    left: tuple[str, ...] = ()
    """Heroes it has still to strike this time."""

    def start(self, game: SuperFantasy) -> Outcome:
        """The Fishmonger with nobody beside him throws his hook first."""
        monster = game.state.monsters[self.monster]
        caught = on_the_hook(game, monster)
        if caught:
            wanted = next((hero for hero in caught if hero.id == self.hero), None)
            hook(game, monster, wanted or prefer(game, monster, caught))
        return Go(self.aim)

    def aim(self, game: SuperFantasy) -> Outcome:
        """Whom? A Skull Tower and the Lieutenant strike everybody they reach; a frenzied monster strikes twice."""
        monster = game.state.monsters.get(self.monster)
        reached = in_reach(game, monster) if monster else []
        if not monster or not reached or not self.times:
            return Done()
        if self.has_struck:
            show_ability(game, monster, "frenzied")
        self.times, self.has_struck = self.times - 1, True
        if has(game, monster, "skull_rain"):
            show_ability(game, monster, "skull_rain")
            self.left = _by_behaviour(game, monster, reached)
        elif has(game, monster, "drill"):
            if len(reached) > 1:
                show_ability(game, monster, "drill")
            self.left = _by_behaviour(game, monster, reached)
        else:
            if self.hero not in (hero.id for hero in reached):
                self.hero = prefer(game, monster, reached).id
            self.left = (self.hero,)
        return Go(self.strike)

    def strike(self, game: SuperFantasy) -> Outcome:
        """One after the other, if he still stands there."""
        monster = game.state.monsters.get(self.monster)
        reached = in_reach(game, monster) if monster else []
        while monster and self.left:
            name, self.left = self.left[0], self.left[1:]
            hero = game.hero(name)
            if hero not in reached:
                continue
            rule = "sf.blow"
            if has(game, monster, "skull_rain"):
                rule = "sf.monster.skull_rain"
            elif distance(monster.cell, hero.cell) > 1:
                rule = "sf.monster.volley"
                show_ability(game, monster, "volley", hero.id)
            return Do(Blow(monster=monster.id, hero=name, rule=rule), then=self.again)
        return Go(self.aim)

    def again(self, game: SuperFantasy, _: Any) -> Outcome:
        """And the next."""
        return Go(self.strike)


def _by_behaviour(game: SuperFantasy, monster: Monster, heroes: list[Hero]) -> tuple[str, ...]:
    """Several heroes who are all struck, in the order of the monster's Behaviour."""
    order = game.sheets[monster.kind].behaviour
    return tuple(hero.id for hero in sorted(heroes, key=lambda hero: order.index(HEROES[hero.id].colour)))
