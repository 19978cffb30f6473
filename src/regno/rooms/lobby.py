"""Everything about a table that is not the game itself, as pages see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.wire.replies import Lobby

from .choices import chosen_alone, edition, mode_of, modes_of, presets
from .scores import records_of

if TYPE_CHECKING:
    from .table import Table


def lobby_of(table: Table) -> Lobby:
    """The lobby of a table as it is now."""
    choices, seats, addresses = table.choices, table.seats, table.house.addresses
    campaign = table.campaign.entry() if table.campaign else None
    is_on = table.play is not None
    return {
        "table": table.code,
        "phase": table.phase(),
        "game": choices.game,
        "mission": choices.mission,
        "difficulty": choices.difficulty,
        "mode": mode_of(table.shelf, choices),
        "modes": modes_of(table.shelf, choices),
        "campaign": campaign,
        "options": choices.options,
        "presets": presets(choices.game),
        "players": seats.entries(table.is_online),
        "seats": seats.seat_entries(is_on),
        "address": addresses.entry(f"/t/{table.code}" if table.code else ""),
        "locked": table.locked,
        "paused": table.paused,
        "speed": table.speed,
        "reached": addresses.reached(),
        "shelf": chosen_alone(table.shelf, choices.game, _of_interest(table)) if is_on else table.shelf,
        "saved": [] if is_on else table.saved,
        "campaigns": [] if is_on else table.campaigns,
        "records": records_of(table),
        "edition": edition(choices, only_own=is_on),
    }


def _of_interest(table: Table) -> list[str]:
    """The mission that is played; and the next one of the campaign, once this one is over."""
    mission = table.campaign.next() if table.campaign and table.phase() == "over" else None
    return [table.choices.mission, *([mission] if mission else [])]
