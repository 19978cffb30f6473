"""What happens of itself when heroes move or fall: companions follow, gold arrives or is dropped, buttons go down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.events import Event

from .events import HeroKnockedOut, HeroMoved, PlacesSwapped, TokensCleared
from .goals import SAFE
from .mission_events import (
    ButtonPressed,
    ButtonsReleased,
    CompanionLed,
    CompanionMoved,
    GoldDelivered,
    GoldDropped,
    GoldTaken,
)
from .monster_events import HeroPulled

if TYPE_CHECKING:
    from regno.engine.questions import Cell

    from .game import SuperFantasy


def follow(game: SuperFantasy, event: Event) -> None:
    """Let things follow an event."""
    match event:
        case HeroMoved(hero=hero, path=path) | HeroPulled(hero=hero, path=path):
            _lead(game, hero, path)
            _deliver(game, hero, path[-1])
            _step_on(game, hero, path[-1])
        case PlacesSwapped(hero=hero, who=who, cell=cell, left=left):
            for name, there in ((hero, cell), (who, left)):
                if name in game.state.heroes:
                    _lose_hold(game, name, there)
                    _deliver(game, name, there)
                    _step_on(game, name, there)
        case GoldTaken(hero=hero):
            _deliver(game, hero, game.hero(hero).cell)
        case HeroKnockedOut(hero=hero):
            _let_fall(game, hero)
        case TokensCleared():
            _release(game)


def _lead(game: SuperFantasy, hero: str, path: tuple[Cell, ...]) -> None:
    """A companion follows its leader: it ends on the square before the last of his way."""
    state = game.state
    for goal, leader in state.leaders.items():
        if leader != hero or game.state.ending:
            continue
        here = state.companions[goal]
        way = tuple(dict.fromkeys((here, *path[:-1])))
        if way[-1] != here:
            state.companions[goal] = way[-1]
            game.tell(CompanionMoved(goal=goal, path=way))


def _lose_hold(game: SuperFantasy, hero: str, cell: Cell) -> None:
    """Whoever is carried off by magic loses hold of a companion who is not beside him any more."""
    for goal, leader in list(game.state.leaders.items()):
        if leader == hero and game.state.companions[goal] not in game.links()[cell]:
            _let_go(game, goal)


def _deliver(game: SuperFantasy, hero: str, cell: Cell) -> None:
    """Whoever carries gold into the goal's area has delivered it."""
    for gold, carrier in game.state.gold.items():
        goal = game.mission.goal(game.mission.gold[gold].goal)
        if carrier == hero and game.area_of(cell) == goal.area and not game.state.ending:
            game.state.gold[gold] = SAFE
            game.tell(GoldDelivered(hero=hero, gold=gold))


def _step_on(game: SuperFantasy, hero: str, cell: Cell) -> None:
    """A button on which a walk ends goes down."""
    for button, spot in game.mission.buttons.items():
        if spot.cell == cell and button not in game.state.pressed:
            game.state.pressed += (button,)
            game.tell(ButtonPressed(hero=hero, button=button))


def _let_fall(game: SuperFantasy, hero: str) -> None:
    """Who goes down lets go of everything."""
    state = game.state
    for gold, carrier in state.gold.items():
        if carrier == hero:
            state.gold[gold], state.gold_cells[gold] = "", game.hero(hero).cell
            game.tell(GoldDropped(hero=hero, gold=gold, cell=state.gold_cells[gold]))
    for goal, leader in list(state.leaders.items()):
        if leader == hero:
            _let_go(game, goal)


def _let_go(game: SuperFantasy, goal: str) -> None:
    del game.state.leaders[goal]
    game.tell(CompanionLed(goal=goal))


def _release(game: SuperFantasy) -> None:
    """Buttons on which nobody stands come up at the clean-up."""
    state, mission = game.state, game.mission
    held = {hero.cell for hero in state.heroes.values()}
    up = tuple(name for name in state.pressed if mission.buttons[name].cell not in held)
    if up:
        state.pressed = tuple(name for name in state.pressed if name not in up)
        game.tell(ButtonsReleased(buttons=up))
