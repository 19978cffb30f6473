"""The Monster Phase: areas, reinforcements, monsters that move and strike, clean-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.steps import Do, Done, Go, Outcome, Step

from ..board import neighbours
from ..content.heroes import HEROES
from ..events import (
    AreasActivated,
    HeroStoodUp,
    MonsterMoved,
    MonsterWaited,
    PhaseStarted,
    TokensCleared,
)
from ..spawning import by_fate
from ..targets import engaged, nearness, prefer, steps_between, walk_of
from . import waves
from .blows import Blow
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Monster

FAR = 10_000
"""Further than any walk: for monsters that cannot reach anybody."""


class MonsterPhase(Step, tag=True):
    """The cemetery comes alive."""

    order: tuple[str, ...] = ()
    """Monsters that have still to act."""

    def start(self, game: SuperFantasy) -> Outcome:
        """1: an area is active with a hero in it, or beside such an area."""
        state = game.state
        state.phase = "monsters"
        game.tell(PhaseStarted(phase="monsters"))
        state.active_areas = active_areas(game)
        game.tell(AreasActivated(areas=state.active_areas))
        return Go(self.spawn)

    def spawn(self, game: SuperFantasy) -> Outcome:
        """2: Fate says which tombstones open, and on a Drop coffins and mass graves too."""
        if game.mode == "survival":
            waves.come(game)
        else:
            by_fate(game)
        return Go(self.line_up)

    def line_up(self, game: SuperFantasy) -> Outcome:
        """3: the nearest to a hero first, then by Initiative, then by age; only in active areas."""
        near = nearness(game)
        active = [m for m in game.state.monsters.values() if game.area_of(m.cell) in game.state.active_areas]

        def steps(monster: Monster) -> int:
            known = [steps_between(game, monster.cell, ways) for ways in near.values()]
            return min((way for way in known if way is not None), default=FAR)

        def rank(monster: Monster) -> tuple[int, ...]:
            initiative = game.sheets[monster.kind].initiative
            if game.ruled("activation_order", "initiative"):
                return initiative, steps(monster), monster.age
            return steps(monster), initiative, monster.age

        self.order = tuple(monster.id for monster in sorted(active, key=rank))
        return Go(self.next)

    def next(self, game: SuperFantasy) -> Outcome:
        """One after the other, as long as somebody stands."""
        while self.order:
            name, self.order = self.order[0], self.order[1:]
            if name in game.state.monsters and game.standing():
                return Do(MonsterActs(monster=name), then=self.again)
        return Go(self.clean_up)

    def again(self, game: SuperFantasy, _: Any) -> Outcome:
        """And the next."""
        return Go(self.next)

    def clean_up(self, game: SuperFantasy) -> Outcome:
        """4: tokens go, monsters shake off what ails them, fallen heroes rise with full life."""
        state = game.state
        all_tokens = game.ruled("clean_up", "all_tokens")
        for hero in state.heroes.values():
            hero.shield_dice, hero.fortress, hero.guard = 0, "", 0
            if all_tokens:
                hero.will, hero.hymn = False, 0
        game.tell(TokensCleared())
        for monster in state.monsters.values():
            for status in monster.status:
                game.drop_status(monster, status, rule="sf.clean_up")
        for hero in state.heroes.values():
            if hero.is_down and waves.may_rise(game, hero):
                hero.is_down, hero.life = False, HEROES[hero.id].life
                game.tell(HeroStoodUp(hero=hero.id))
        state.active_areas = ()
        return Done()


def active_areas(game: SuperFantasy) -> tuple[str, ...]:
    """Areas with a hero in them, and those that touch such an area along a side (or at a corner, if so ruled)."""
    near = neighbours(game.mission, game.ruled("area_activation", "touching"))
    return tuple(sorted(set().union(*(near[game.area_of(hero.cell)] for hero in game.state.heroes.values()))))


class MonsterActs(Step, tag=True):
    """One monster: it suffers its poison, moves towards the nearest hero, and strikes whoever is in its Block Zone."""

    monster: str
    target: str = ""

    def start(self, game: SuperFantasy) -> Outcome:
        """Poison first: a Drop wounds, a Skull heals."""
        monster = game.state.monsters[self.monster]
        if "poisoned" in monster.status:
            symbol, _ = game.roll_fate("poison", who=monster.id, rule="sf.poison")
            if symbol == "skull":
                game.drop_status(monster, "poisoned", rule="sf.poison")
            if symbol == "drop":
                return Do(WoundMonster(monster=monster.id, wounds=1, by="", rule="sf.poison"), then=self.survived)
        return Go(self.look)

    def survived(self, game: SuperFantasy, killed: bool) -> Outcome:
        """If it lives."""
        return Done() if killed else Go(self.look)

    def look(self, game: SuperFantasy) -> Outcome:
        """Somebody beside it is struck; else a Bowman shoots, and the others walk."""
        monster = game.state.monsters[self.monster]
        beside = engaged(game, monster)
        if beside:
            return self._strike(prefer(game, monster, beside).id)
        sheet = game.sheets[monster.kind]
        if sheet.range:
            fire = game.fire(monster.cell, max(sheet.range))
            in_sight = [hero for hero in game.standing() if fire.get(hero.cell) in sheet.range]
            if in_sight:
                return self._strike(prefer(game, monster, in_sight).id, rule="sf.monster.bowman")
        return Go(self.walk)

    def walk(self, game: SuperFantasy) -> Outcome:
        """As near as its Steps allow; ice and a ringing skull slow it down."""
        monster = game.state.monsters[self.monster]
        steps = game.sheets[monster.kind].steps
        steps -= 2 * ("frozen" in monster.status) + ("stunned" in monster.status)
        walk = walk_of(game, monster, steps)
        if walk is None:
            game.face_nearest(monster)
            game.tell(MonsterWaited(monster=monster.id))
            return Done()
        monster.cell = walk.path[-1]
        game.tell(MonsterMoved(monster=monster.id, path=walk.path, towards=walk.towards))
        beside = engaged(game, monster)
        if not beside:
            game.face_nearest(monster)
            return Done()
        if walk.towards in (hero.id for hero in beside):
            return self._strike(walk.towards)
        return self._strike(prefer(game, monster, beside).id)

    def _strike(self, hero: str, *, rule: str = "sf.blow") -> Outcome:
        return Do(Blow(monster=self.monster, hero=hero, rule=rule), then=self.over)
