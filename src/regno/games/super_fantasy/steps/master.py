"""The turn of whoever commands the undead: his dice, his orders, and then the blows of all that reach somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regno.engine.questions import ChooseAction, ChooseCell, ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.faces import POOL
from ..content.heroes import MASTER
from ..events import AreasActivated, MonsterMoved, MonsterSpawned
from ..master_events import AreaWoken, MarchOrdered, MasterLaughed, OrdersOver, SummonOrdered
from ..orders import actions, aims, has_choice, price_of, rising_squares, turn_of
from ..rolls import Plan
from ..state import MasterTurn
from ..targets import engaged, in_reach, marches, on_the_hook, order_to_act, steps_of
from .monster_phase import MonsterActs, MonsterPhase, show_walk

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Monster

REST: Final = "rest"
"""The answer of a Master who lets the remaining monsters choose for themselves."""


class MasterPhase(MonsterPhase, tag=True):
    """The Monster Phase of somebody who commands the undead: areas wake as ever and the clean-up stays, what lies
    between is up to him."""

    blows: int = 0
    """Blows that had landed before."""

    def spawn(self, game: SuperFantasy) -> Outcome:
        """Six dice, for all to see. A Star is worth as much as there are heroes."""
        plan = Plan("master", "star", len(game.state.heroes))
        _, faces = game.roll(MASTER, plan, POOL, rule="sf.master")
        game.state.master = MasterTurn(faces, plan.star)
        return Go(self.ask)

    def ask(self, game: SuperFantasy) -> Outcome:
        """What now? A Master who is away has nothing to say."""
        question = ChooseAction(about="master_turn", actions=actions(game), default="done")
        return Ask({MASTER: question}, then=self.obey)

    def obey(self, game: SuperFantasy, answers: dict[str, dict[str, Any]]) -> Outcome:
        """The dice of an order are spent as it is given."""
        order: str = answers[MASTER]["action"]
        group, *names = order.split(":")
        if group == "done":
            return Go(self.strike)
        turn, paid = turn_of(game), price_of(game, order)
        turn.spent = tuple(sorted((*turn.spent, *paid)))
        dice, left = len(paid), len(turn.left)
        if group == "march":
            game.tell(MarchOrdered(monster=names[0], dice=dice, left=left))
            return Do(March(monster=names[0]), then=self.more)
        if group == "summon":
            game.tell(SummonOrdered(kind=names[0], source=names[1], dice=dice, left=left))
            return Do(Summon(kind=names[0], source=names[1]), then=self.more)
        game.state.active_areas = tuple(sorted((*game.state.active_areas, names[0])))
        game.tell(AreaWoken(areas=(names[0],), dice=dice, left=left))
        game.tell(AreasActivated(areas=game.state.active_areas, rule="sf.master.activate"))
        return Go(self.ask)

    def more(self, game: SuperFantasy, _: Any) -> Outcome:
        """As long as there are dice for it."""
        return Go(self.ask)

    def strike(self, game: SuperFantasy) -> Outcome:
        """Dice that are left over are lost. Now everybody strikes who can."""
        game.tell(OrdersOver(left=len(turn_of(game).left)))
        self.blows = _landed(game)
        return Do(Blows(), then=self.laugh)

    def laugh(self, game: SuperFantasy, _: Any) -> Outcome:
        """The rulebook insists."""
        blows = _landed(game) - self.blows
        if blows:
            game.tell(MasterLaughed(blows=blows))
        game.state.master = None
        return Go(self.clean_up)


def _landed(game: SuperFantasy) -> int:
    """Blows that have landed so far."""
    return sum(deeds.blows for deeds in game.state.tally.deeds.values())


class March(Step, tag=True):
    """One monster goes where the Master sends it: up to its Steps, through its like but not through heroes."""

    monster: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Where to? It may also stay where it is."""
        monster = game.state.monsters[self.monster]
        turn_of(game).marched += (monster.id,)
        cells = tuple(marches(game, monster, steps_of(game, monster)))
        return Ask({MASTER: ChooseCell(about="march", cells=cells)}, then=self.go)

    def go(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """It looks at whom it has come to, or at the nearest hero."""
        monster = game.state.monsters[self.monster]
        path = marches(game, monster, steps_of(game, monster))[tuple(answers[MASTER])]
        if len(path) > 1:
            show_walk(game, monster, path)
            monster.cell = path[-1]
            game.face_nearest(monster)
            game.tell(
                MonsterMoved(monster=monster.id, path=path, towards=_nearest(game, monster), rule="sf.master.march")
            )
        return Done()


def _nearest(game: SuperFantasy, monster: Monster) -> str:
    """The hero a monster has been sent to: one beside it, else the nearest."""
    x, y = monster.cell
    heroes = engaged(game, monster) or game.standing() or list(game.state.heroes.values())
    return min(heroes, key=lambda hero: (hero.cell[0] - x) ** 2 + (hero.cell[1] - y) ** 2).id


class Summon(Step, tag=True):
    """A monster from the box comes up on or beside a tombstone or mass grave, or beside a coffin: one a phase, as many
    as come by themselves where nobody commands them, or the heroes would have no chance."""

    kind: str
    source: str

    def start(self, game: SuperFantasy) -> Outcome:
        """On which square?"""
        cells = rising_squares(game, self.source)
        return Ask({MASTER: ChooseCell(about="summon", cells=cells)}, then=self.rise)

    def rise(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """There it is. It may still march, for more dice."""
        monster = game.add_monster(self.kind, tuple(answers[MASTER]))
        assert monster is not None, "the box was not empty when the order was given"
        turn_of(game).has_summoned = True
        rule = "sf.master.summon"
        game.tell(MonsterSpawned(monster=monster.id, kind=self.kind, cell=monster.cell, source=self.source, rule=rule))
        return Done()


class Blows(Step, tag=True):
    """Every monster beside a hero strikes once, and so does whoever reaches one from afar; the Master says in which
    order and at whom."""

    struck: tuple[str, ...] = ()
    attacker: str = ""
    rests: bool = False
    """Has the Master left the remaining monsters to themselves?"""

    def start(self, game: SuperFantasy) -> Outcome:
        """Who is next? When the Master does not care they strike in their usual order."""
        waiting = strikers(game, self.struck)
        if not waiting:
            return Done()
        if len(waiting) == 1 or self.rests:
            self.attacker = waiting[0]
            return Go(self.aim)
        question = ChooseOne(about="next_attacker", options=(*waiting, REST), default=REST)
        return Ask({MASTER: question}, then=self.pick)

    def pick(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """This one, or whoever likes."""
        self.attacker, self.rests = answers[MASTER], answers[MASTER] == REST
        return Go(self.start if self.rests else self.aim)

    def aim(self, game: SuperFantasy) -> Outcome:
        """At whom? Not asked of those who strike everybody anyway."""
        monster = game.state.monsters[self.attacker]
        self.struck += (monster.id,)
        if self.rests or not has_choice(game, monster):
            return self._strike(game, "")
        question = ChooseOne(about="attack_target", options=tuple(hero.id for hero in aims(game, monster)))
        return Ask({MASTER: question}, then=self.hit)

    def hit(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """Him."""
        return self._strike(game, answers[MASTER])

    def again(self, game: SuperFantasy, _: Any) -> Outcome:
        """And the next."""
        return Go(self.start)

    def _strike(self, game: SuperFantasy, hero: str) -> Outcome:
        """All that the figure can do but walk."""
        has_walked = self.attacker in turn_of(game).marched
        acts = MonsterActs(monster=self.attacker, by_hand=True, has_walked=has_walked, hero=hero)
        return Do(acts, then=self.again)


def strikers(game: SuperFantasy, struck: tuple[str, ...] = ()) -> list[str]:
    """The monsters that reach a hero from where they stand and have not struck yet, in their usual order: those of
    areas that sleep, who are woken by company, come last."""
    usual = order_to_act(game)
    return [
        name
        for name in (*usual, *(name for name in game.state.monsters if name not in usual))
        if name not in struck and _reaches_somebody(game, game.state.monsters[name])
    ]


def _reaches_somebody(game: SuperFantasy, monster: Monster) -> bool:
    return bool(in_reach(game, monster) or on_the_hook(game, monster))
