"""The Monster Phase: areas, reinforcements, monsters that move and strike, clean-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import Cell
from regno.engine.steps import Do, Done, Go, Outcome, Step

from ..board import neighbours
from ..content.heroes import HEROES
from ..effects import show_ability
from ..events import (
    AreasActivated,
    HeroStoodUp,
    MonsterMoved,
    MonsterWaited,
    PhaseStarted,
    TokensCleared,
)
from ..spawning import by_fate
from ..targets import engaged, fellow, goes_through, has, in_reach, on_the_hook, order_to_act, steps_of, walk_of
from . import waves
from .bosses import preach, rise_again
from .strikes import Strikes
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Monster


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
        self.order = order_to_act(game)
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
        """4: tokens go, monsters shake off what ails them, fallen heroes rise with full life; and so may a king."""
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
            if monster.wounds and has(game, monster, "regenerating"):
                monster.wounds -= 1
                show_ability(game, monster, "regenerating")
        for hero in state.heroes.values():
            if hero.is_down and waves.may_rise(game, hero):
                hero.is_down, hero.life = False, HEROES[hero.id].life
                game.tell(HeroStoodUp(hero=hero.id))
        rise_again(game)
        state.active_areas = ()
        return Done()


def active_areas(game: SuperFantasy) -> tuple[str, ...]:
    """Areas with a hero in them, and those that touch such an area along a side (or at a corner, if so ruled)."""
    near = neighbours(game.mission, game.ruled("area_activation", "touching"))
    return tuple(sorted(set().union(*(near[game.area_of(hero.cell)] for hero in game.state.heroes.values()))))


class MonsterActs(Step, tag=True):
    """One monster: it suffers its poison, strikes whom it reaches, or moves towards the nearest hero and strikes."""

    monster: str
    by_hand: bool = False
    """Does somebody else move it? Then it does everything but walk."""
    has_walked: bool = False
    """Has it been moved this phase already? Then it does not begin beside a hero."""
    hero: str = ""
    """Whom it strikes, where that is settled."""

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
        """An Archbishop preaches. Whoever is in reach is struck, twice by a frenzied monster that begins beside him;
        the others walk."""
        monster = game.state.monsters[self.monster]
        if has(game, monster, "sermon"):
            preach(game, monster)
        if in_reach(game, monster) or on_the_hook(game, monster):
            is_frenzied = has(game, monster, "frenzied") and not self.has_walked and engaged(game, monster)
            return self._strike(2 if is_frenzied else 1)
        return Done() if self.by_hand else Go(self.walk)

    def walk(self, game: SuperFantasy) -> Outcome:
        """As near as its Steps allow."""
        monster = game.state.monsters[self.monster]
        walk = walk_of(game, monster, steps_of(game, monster))
        if walk is None:
            game.face_nearest(monster)
            game.tell(MonsterWaited(monster=monster.id))
            return Done()
        show_walk(game, monster, walk.path)
        monster.cell = walk.path[-1]
        game.tell(MonsterMoved(monster=monster.id, path=walk.path, towards=walk.towards))
        if not engaged(game, monster):
            game.face_nearest(monster)
            return Done()
        self.hero = walk.towards
        return self._strike(1)

    def _strike(self, times: int) -> Outcome:
        return Do(Strikes(monster=self.monster, hero=self.hero, times=times), then=self.over)


def show_walk(game: SuperFantasy, monster: Monster, path: tuple[Cell, ...]) -> None:
    """Tell, before it is walked, to which abilities a way is owed: a way through things, a spare step, an order."""
    if goes_through(game, path):
        show_ability(game, monster, "walks_through")
    spare = steps_of(game, monster) - (len(path) - 1)
    driver = fellow(game, monster, "drill")
    if driver and spare == 0:
        show_ability(game, driver, "drill")
    if has(game, monster, "sprightly") and spare < 1 + bool(driver):
        show_ability(game, monster, "sprightly")
