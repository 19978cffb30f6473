"""Monsters that are kicked, thrown or pushed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import Cell, ChooseCell
from regno.engine.steps import Ask, Do, Done, Outcome, Step

from ..effects import push_along
from ..events import TombstoneSmashed
from ..movement import shoves
from .packing import FindSmallItem
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy


class Shove(Step, tag=True):
    """A monster flies in a straight line, up to so many `squares`; if the blow `breaks` stones it can end on a
    tombstone, and if the stone `hurts` the monster is wounded."""

    hero: str
    monster: str
    squares: int
    rule: str
    breaks: bool = False
    hurts: bool = False

    def start(self, game: SuperFantasy) -> Outcome:
        """Where to?"""
        ends = self._ends(game)
        return Ask({self.hero: ChooseCell(about="push", cells=tuple(ends))}, then=self.fly)

    def _ends(self, game: SuperFantasy) -> dict[Cell, tuple[Cell, ...]]:
        return shoves(game, game.state.monsters[self.monster], self.squares, onto_tombstones=self.breaks)

    def fly(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """There it lands."""
        path = self._ends(game)[tuple(answers[self.hero])]
        push_along(game, game.state.monsters[self.monster], path, self.hero, rule=self.rule)
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
        game.tell(TombstoneSmashed(hero=self.hero, tombstone=stone, rule=self.rule))
        return Do(FindSmallItem(hero=self.hero), then=self.impact)

    def impact(self, game: SuperFantasy, _: Any) -> Outcome:
        """Some blows are so hard that the stone hurts; nothing is learnt from that."""
        if not self.hurts:
            return Done()
        return Do(WoundMonster(monster=self.monster, wounds=1, by=self.hero, rule=self.rule), then=self.over)
