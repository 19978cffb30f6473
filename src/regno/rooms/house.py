"""What all tables of a server share."""

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from regno.games import GAMES
from regno.store.games import GameLine, Store
from regno.wire.messages import Speed
from regno.wire.replies import GameEntry, MissionEntry, SavedTable

from .addresses import Addresses
from .seats import People

log = logging.getLogger(__name__)

PACES: dict[Speed, float] = {"slow": 1.6, "normal": 0.9, "fast": 0.3}
"""Seconds between two answers of the computer."""


@dataclass
class House:
    """The store, the missions people added, the addresses, and where chance and time come from."""

    store: Store
    addresses: Addresses
    missions: Path | None = None
    """Folder of missions beside those of the program: one sub-folder a game."""
    build: str = "test"
    seed: Callable[[], int] = lambda: secrets.randbits(63)
    now: Callable[[], float] = time.time
    """Seconds since 1970."""
    paces: dict[Speed, float] = field(default_factory=lambda: dict(PACES))
    grace: float = 3.0
    """Seconds until a phone without a link counts as away: a reload takes less."""
    silence: float = 20.0
    """Seconds without a word after which a phone counts as away: pages in sight say something every five."""
    death: float = 120.0
    """Seconds without a word after which a link is closed: a phone that wakes up opens another."""

    def shelf(self) -> list[GameEntry]:
        """The games and their missions as they are now: people add missions while the server runs."""
        return [
            {
                "game": name,
                "missions": [_mission(entry) for entry in kind.shelf(self.missions)],
                "campaigns": list(kind.campaigns()),
            }
            for name, kind in GAMES.items()
        ]

    def saved(self) -> list[SavedTable]:
        """The games that can be taken up again, the latest first."""
        return [entry for line in self.store.open_games() if (entry := self._saved_entry(line)) is not None]

    def _saved_entry(self, line: GameLine) -> SavedTable | None:
        try:
            mission = msgspec.json.decode(line.setup)["mission"]
            people = msgspec.json.decode(line.people, type=People)
            players = [player.name for player in people.players if player.seats]
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError):
            log.exception("game %s in the journal cannot be read", line.id)
            return None
        when = datetime.fromtimestamp(line.touched, UTC).isoformat(timespec="seconds")
        return {
            "id": line.id,
            "game": line.game,
            "mission": mission,
            "round": line.round,
            "players": players,
            "when": when,
        }


def _mission(entry: dict[str, Any]) -> MissionEntry:
    """As much of a mission as a shelf shows: its story comes with the content of the game."""
    words = {
        language: {part: words[part] for part in ("title", "blurb") if part in words}
        for language, words in entry["words"].items()
    }
    shown: MissionEntry = {
        "id": entry["id"],
        "words": words,
        "minutes": entry["minutes"],
        "players": entry["players"],
        "difficulties": list(entry["difficulties"]),
        "modes": list(entry["modes"]),
    }
    return {**shown, "broken": entry["broken"]} if "broken" in entry else shown
