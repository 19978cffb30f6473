"""Everything about a table that is not the game itself, as pages see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.wire.replies import Lobby

from .choices import chosen_alone, edition, presets

if TYPE_CHECKING:
    from .table import Table


def lobby_of(table: Table) -> Lobby:
    """The lobby of a table as it is now."""
    choices, seats, addresses = table.choices, table.seats, table.house.addresses
    return {
        "table": table.code,
        "phase": table.phase(),
        "game": choices.game,
        "mission": choices.mission,
        "difficulty": choices.difficulty,
        "options": choices.options,
        "presets": presets(choices.game),
        "players": seats.entries(table.is_online),
        "seats": seats.seat_entries(table.play is not None),
        "address": addresses.entry(f"/t/{table.code}" if table.code else ""),
        "locked": table.locked,
        "paused": table.paused,
        "speed": table.speed,
        "reached": addresses.reached(),
        "shelf": table.shelf if table.play is None else chosen_alone(table.shelf, choices),
        "saved": table.saved if table.play is None else [],
        "edition": edition(choices, only_own=table.play is not None),
    }
