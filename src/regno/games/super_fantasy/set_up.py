"""Setting the table: who may sit at it, and everything in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regno.engine.questions import Cell, Refused

from .content.heroes import HEROES, SLOTS, HeroSheet
from .content.items import CURSES, MAGIC_ITEMS, SMALL_ITEMS
from .content.missions import by_heroes
from .state import Hero
from .steps import Play

if TYPE_CHECKING:
    from .game import SuperFantasy

SOLO_HEROES: Final = (2, 5)
"""The fewest and the most heroes of somebody who plays alone."""
MASTER_ROUNDS: Final = 2
"""Rounds the heroes get on top when a person commands the undead."""


def check_seats(game: SuperFantasy) -> None:
    """As many heroes as the mode allows, the Master if there has to be one, and nobody else. Raises `Refused`:
    `wrong_seats`, `solo_heroes`."""
    seats, mode = game.setup.seats, game.mode
    heroes = [seat for seat in seats if seat in HEROES]
    known = len(set(seats)) == len(seats) and not set(seats) - set(game.seats_for(mode))
    if not heroes or not known or set(game.required_seats(mode)) - set(seats):
        raise Refused("wrong_seats")
    if mode == "solo" and not SOLO_HEROES[0] <= len(heroes) <= SOLO_HEROES[1]:
        raise Refused("solo_heroes", least=SOLO_HEROES[0], most=SOLO_HEROES[1])
    if len(heroes) > len(game.mission.start):
        raise Refused("wrong_seats", most=len(game.mission.start))


def lay_out(game: SuperFantasy) -> None:
    """Everything in its place: heroes at the entrance in the order chosen, monsters, decks, markers."""
    state, mission = game.state, game.mission
    seats = [seat for seat in game.setup.seats if seat in HEROES]
    state.heroes = {hero: _fresh(HEROES[hero], cell) for hero, cell in zip(seats, mission.start, strict=False)}
    state.end = _round_limit(game, len(seats)) + 1
    state.companions = {goal: companion.cell for goal, companion in mission.companions.items()}
    state.lives = by_heroes(mission.lives, len(seats)) if mission.lives else 0
    state.deck = [*MAGIC_ITEMS, *CURSES]
    game.progress.dice.fork("magic items").shuffle(state.deck)
    state.small_deck = [*SMALL_ITEMS]
    game.progress.dice.fork("small items").shuffle(state.small_deck)
    for kind, cell in mission.monsters:
        if len(seats) >= mission.crowds.get(cell, 1):
            game.add_monster(kind, cell)
    game.progress.stack = [Play()]


def _round_limit(game: SuperFantasy, heroes: int) -> int:
    """The rounds the heroes get: whoever plays alone counts as one more, the Master gives two more."""
    limit = game.mission.limit(game.setup.difficulty, heroes + (game.mode == "solo"))
    return limit + (MASTER_ROUNDS if game.mode == "master" else 0)


def _fresh(sheet: HeroSheet, cell: Cell) -> Hero:
    """A hero before the first round."""
    return Hero(
        id=sheet.id,
        cell=cell,
        facing=0,
        life=sheet.life,
        charge=dict.fromkeys(sheet.abilities, 0),
        levels=dict.fromkeys(sheet.abilities, 1),
        gear=dict.fromkeys(SLOTS, ""),
    )
