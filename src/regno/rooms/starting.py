"""From what was chosen, and who sits where, to the setup of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from regno.engine.game import Setup
from regno.engine.questions import Refused
from regno.games import GAMES
from regno.wire.replies import GameEntry

from .choices import Choices, checked, fitted, mission_entry, mode_of

if TYPE_CHECKING:
    from .table import Table


def seats_offered(shelf: Sequence[GameEntry], choices: Choices) -> tuple[str, ...]:
    """The places there are in the mode chosen."""
    return GAMES[choices.game].seats_for(mode_of(shelf, choices)) if choices.game in GAMES else ()


def first_setup(table: Table) -> tuple[Choices, Setup]:
    """What starts from the lobby. Raises `Refused`: what `checked` does, `needs_heroes`, `too_many_seats`."""
    choices = checked(table.shelf, table.choices)
    return choices, _setup(table, choices, table.seats.in_use())


def same_setup(table: Table) -> tuple[Choices, Setup]:
    """The game that has just been played once more, with other dice. Raises `Refused`: `no_game`."""
    if table.play is None:
        raise Refused("no_game")
    return table.choices, replace(table.play.game.setup, seed=table.house.seed())


def next_setup(table: Table) -> tuple[Choices, Setup]:
    """The next mission of the campaign, in the seats of the one that has just been played.

    Raises `Refused`: `no_campaign`, `campaign_over`, and what `first_setup` does.
    """
    if table.campaign is None:
        raise Refused("no_campaign")
    mission = table.campaign.next()
    if mission is None:
        raise Refused("campaign_over")
    choices = checked(table.shelf, fitted(table.shelf, replace(table.choices, mission=mission)))
    return choices, _setup(table, choices, table.seats.offered)


def _setup(table: Table, choices: Choices, in_use: Sequence[str]) -> Setup:
    """The seats in use in the order offered, those that the mode cannot do without, and companions where the mission
    needs more people."""
    kind = GAMES[choices.game]
    offered, required = kind.seats_for(choices.mode), kind.required_seats(choices.mode)
    entry = mission_entry(table.shelf, choices.game, choices.mission)
    fewest, most = entry["players"] if entry else (1, len(offered))
    playing = [seat for seat in offered if seat in in_use and seat not in required]
    if not playing:
        raise Refused("needs_heroes")
    if len(playing) > most:
        raise Refused("too_many_seats", most=most)
    free = [seat for seat in offered if seat not in playing and seat not in required]
    taking_part = {*playing, *required, *free[: max(0, fewest - len(playing))]}
    seats = tuple(seat for seat in offered if seat in taking_part)
    return Setup(
        mission=choices.mission,
        seats=seats,
        seed=table.house.seed(),
        difficulty=choices.difficulty,
        options=choices.options,
        mode=choices.mode,
        carried=table.campaign.baggage(seats) if table.campaign else {},
    )
