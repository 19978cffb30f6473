"""Before the first round of a mission in a campaign: what the heroes bring along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.items import GEAR
from ..hero_events import ItemTaken
from .experience import GainXp

if TYPE_CHECKING:
    from ..game import SuperFantasy

NOTHING = "none"
"""The answer of a hero who leaves everything at home."""


class Prologue(Step, tag=True):
    """One hero after the other keeps one magic item and learns from what he has been through."""

    heroes: tuple[str, ...]
    hero: str = ""
    xp: int = 0

    def start(self, game: SuperFantasy) -> Outcome:
        """Which of his magic items does the next one keep?"""
        if not self.heroes:
            return Done()
        self.hero, self.heroes = self.heroes[0], self.heroes[1:]
        carried = game.setup.carried.get(self.hero, ())
        self.xp = next((int(word[3:]) for word in carried if word.startswith("xp:")), 0)
        items = tuple(name for word in carried if (name := word.removeprefix("item:")) in game.state.deck)
        if not items:
            return Go(self.learn)
        question = ChooseOne(about="keep_item", options=(*items, NOTHING), default=items[0])
        return Ask({self.hero: question}, then=self.keep)

    def keep(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """It is in its place, and no longer in the stack."""
        item = answers[self.hero]
        if item != NOTHING:
            hero = game.hero(self.hero)
            game.state.deck.remove(item)
            slot = next((slot for slot in GEAR[item].slots if not hero.gear[slot]), "")
            hero.gear[slot] = item
            game.tell(ItemTaken(hero=hero.id, item=item, slot=slot, rule="sf.campaign"))
        return Go(self.learn)

    def learn(self, game: SuperFantasy) -> Outcome:
        """An experience point for each mission won before."""
        if not self.xp:
            return Go(self.start)
        self.xp -= 1
        return Do(GainXp(hero=self.hero, rule="sf.campaign"), then=self.learnt)

    def learnt(self, game: SuperFantasy, _: Any) -> Outcome:
        """And the next."""
        return Go(self.learn)
