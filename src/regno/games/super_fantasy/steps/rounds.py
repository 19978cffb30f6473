"""Rounds, phases, and a hero's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseAction, ChooseOne
from regno.engine.steps import Ask, AskAny, Do, Done, Go, Outcome, Step

from ..content.faces import POOL, POOL_STUNNED
from ..effects import give_armour_dice, take_shield_dice
from ..events import PhaseStarted, RoundStarted, TokenSpent, TurnEnded, TurnStarted
from ..menu import actions
from .deeds import step_for
from .master import MasterPhase
from .monster_phase import MonsterPhase
from .packing import Arrange
from .prologue import Prologue
from .wounds import LoseLife

if TYPE_CHECKING:
    from ..game import SuperFantasy


class Play(Step, tag=True):
    """The whole game: Hero Phase, Monster Phase, the round marker moves on, until somebody has won."""

    def start(self, game: SuperFantasy) -> Outcome:
        """What the heroes bring along from an earlier mission comes first."""
        return Do(Prologue(heroes=tuple(game.setup.carried and game.state.heroes)), then=self.begin)

    def begin(self, game: SuperFantasy, _: Any) -> Outcome:
        """The round marker is put on space 1."""
        game.state.round = 1
        game.tell(RoundStarted(round=1))
        return Go(self.heroes)

    def heroes(self, game: SuperFantasy) -> Outcome:
        """First the heroes."""
        return Do(HeroPhase(), then=self.monsters)

    def monsters(self, game: SuperFantasy, _: Any) -> Outcome:
        """Then the monsters; in one mode a person commands them."""
        phase = MasterPhase() if game.mode == "master" else MonsterPhase()
        return Do(phase, then=self.advance)

    def advance(self, game: SuperFantasy, _: Any) -> Outcome:
        """The round marker moves on; if it meets the End-of-Game marker the heroes have lost."""
        state = game.state
        if game.mode == "survival" and not game.standing():
            game.finish("defeat", reason="lives", rule="sf.survival.lives")
            return Done()
        state.round += 1
        if game.mode == "survival" and state.round >= state.end:
            game.finish("victory", reason="dawn", rule="sf.survival.dawn")
            return Done()
        last_played = game.ruled("end_of_game", "last_round_played")
        if state.round > state.end or (state.round == state.end and not last_played):
            game.finish("defeat", reason="markers", rule="sf.end")
            return Done()
        game.tell(RoundStarted(round=state.round))
        return Go(self.heroes)


class HeroPhase(Step, tag=True):
    """Each hero takes one turn, in whatever order the players like; one who is all alone takes two in a row."""

    first: bool = True
    """Is this the first time round?"""

    def start(self, game: SuperFantasy) -> Outcome:
        """Everybody's turn tile shows green."""
        game.state.phase = "heroes"
        for hero in game.state.heroes.values():
            hero.has_acted = False
        game.tell(PhaseStarted(phase="heroes"))
        return Go(self.next)

    def next(self, game: SuperFantasy) -> Outcome:
        """Any hero who has not acted may go; whoever says so first goes."""
        waiting = [hero.id for hero in game.standing() if not hero.has_acted]
        if not waiting:
            return Go(self.close)
        question = ChooseOne(about="take_turn", options=("take_turn",))
        return AskAny(dict.fromkeys(waiting, question), then=self.take)

    def take(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """His turn."""
        (hero,) = answers
        return Do(HeroTurn(hero=hero), then=self.again)

    def again(self, game: SuperFantasy, _: Any) -> Outcome:
        """And the next."""
        standing = game.standing()
        if self.first and len(game.state.heroes) == 1 and standing and game.ruled("lone_hero", "two_turns"):
            self.first = False
            (hero,) = standing
            hero.has_acted, hero.shield_dice = False, 0
            return Do(HeroTurn(hero=hero.id, rule="sf.turn.alone"), then=self.again)
        return Go(self.next)

    def close(self, game: SuperFantasy) -> Outcome:
        """The phase is over once everybody has acted."""
        if game.ruled("armour_dice", "hero_phase_end"):
            for hero in game.standing():
                give_armour_dice(game, hero)
        return Done()


class HeroTurn(Step, tag=True):
    """Six dice for as many actions as they last."""

    hero: str
    rule: str = "sf.turn.order"
    packs: bool = False
    """Does the hero want to sort his gear before the turn is over?"""

    def start(self, game: SuperFantasy) -> Outcome:
        """A stunned hero has three dice, and has then shaken it off. Poison works first."""
        hero = game.hero(self.hero)
        game.state.turn_of = hero.id
        hero.has_attacked = False
        hero.dice = POOL_STUNNED if "stunned" in hero.status else POOL
        hero.dice -= game.has_trait(hero, "short_night")
        game.tell(TurnStarted(hero=hero.id, dice=hero.dice, rule=self.rule))
        game.drop_status(hero, "stunned", rule="sf.stun")
        if game.ruled("armour_dice", "turn_start"):
            give_armour_dice(game, hero)
        if "poisoned" in hero.status:
            symbol, _ = game.roll_fate("poison", who=hero.id, rule="sf.poison")
            if symbol == "drop":
                return Do(LoseLife(hero=hero.id), then=self.more)
            if symbol == "skull":
                game.drop_status(hero, "poisoned", rule="sf.poison")
        return Go(self.menu)

    def menu(self, game: SuperFantasy) -> Outcome:
        """What now?"""
        hero = game.hero(self.hero)
        question = ChooseAction(about="turn", actions=actions(game, hero), default="end_turn")
        return Ask({hero.id: question}, then=self.act)

    def act(self, game: SuperFantasy, answers: dict[str, dict[str, Any]]) -> Outcome:
        """One action."""
        choice = answers[self.hero]
        if choice["action"] in ("end_turn", "arrange"):
            self.packs = choice["action"] == "arrange"
            return Go(self.put_by)
        return Do(step_for(game.hero(self.hero), choice["action"], choice.get("dice", 0)), then=self.more)

    def more(self, game: SuperFantasy, _: Any) -> Outcome:
        """As long as the hero stands he may go on, even without dice."""
        return Go(self.close if game.hero(self.hero).is_down else self.menu)

    def put_by(self, game: SuperFantasy) -> Outcome:
        """Dice left over become Shield dice; then there is time to sort the gear, if the hero likes."""
        hero = game.hero(self.hero)
        if hero.dice:
            take_shield_dice(game, hero, hero.dice, "left_over", rule="sf.defend.left_over")
            hero.dice = 0
        return Do(Arrange(hero=hero.id), then=self.packed) if self.packs else Go(self.armour)

    def packed(self, game: SuperFantasy, _: Any) -> Outcome:
        """Everything in its place."""
        return Go(self.armour)

    def armour(self, game: SuperFantasy) -> Outcome:
        """Armour and shields give their Shield dice."""
        if game.ruled("armour_dice", "own_turn_end"):
            give_armour_dice(game, game.hero(self.hero))
        return Go(self.close)

    def close(self, game: SuperFantasy) -> Outcome:
        """The turn tile shows red; what was armed and not used is lost."""
        hero = game.hero(self.hero)
        hero.armed, hero.fury, hero.dice, hero.has_acted = (), False, 0, True
        game.state.turn_of = ""
        if game.ruled("hymn_lifetime", "turn_end"):
            for singer in game.state.heroes.values():
                if singer.hymn:
                    singer.hymn = 0
                    game.tell(TokenSpent(hero=singer.id, token="hymn", rule="sf.clean_up"))
        game.tell(TurnEnded(hero=hero.id))
        return Done()
