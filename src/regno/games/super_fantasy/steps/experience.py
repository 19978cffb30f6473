"""Experience points and levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.questions import ChooseOne
from regno.engine.steps import Ask, Done, Go, Outcome, Step

from ..content.heroes import LEVELS
from ..effects import lift_curse
from ..hero_events import LevelGained, XpGained

if TYPE_CHECKING:
    from ..game import SuperFantasy

HIGHEST_ABILITY_LEVEL = 3


class GainXp(Step, tag=True):
    """One experience point; every level reached improves one ability, and lifts a curse that lies on it."""

    hero: str
    rule: str

    def start(self, game: SuperFantasy) -> Outcome:
        """The marker moves one space."""
        hero = game.hero(self.hero)
        hero.xp += 1
        game.tell(XpGained(hero=hero.id, xp=hero.xp, rule=self.rule))
        return Go(self.level)

    def level(self, game: SuperFantasy) -> Outcome:
        """A number on the bar is a level: which ability improves?"""
        hero = game.hero(self.hero)
        if hero.level >= len(LEVELS) or hero.xp < LEVELS[hero.level]:
            return Done()
        options = tuple(name for name, level in hero.levels.items() if level < HIGHEST_ABILITY_LEVEL)
        return Ask({hero.id: ChooseOne(about="level_up", options=options)}, then=self.improve)

    def improve(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """Its energy stays as it is."""
        hero, ability = game.hero(self.hero), answers[self.hero]
        hero.level += 1
        hero.levels[ability] += 1
        game.tell(LevelGained(hero=hero.id, level=hero.level, ability=ability, ability_level=hero.levels[ability]))
        if ability in hero.curses:
            lift_curse(game, hero, ability, rule="sf.level")
        return Go(self.level)
