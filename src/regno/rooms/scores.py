"""The table of records: the best games of a mission at a difficulty."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from regno.engine.game import Game
from regno.store.games import Ending, WrittenScore
from regno.wire.replies import RecordEntry

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)


class Score(Struct, frozen=True):
    """What a game reached, in which seats, and the names of the people who held one."""

    players: list[str]
    seats: list[str]
    score: dict[str, int]


def ending_of(table: Table, game: Game) -> Ending:
    """What is kept of a game that is over: how it ended, what that means for the campaign, and its score."""
    players = [player.name for player in table.seats.players.values() if player.seats]
    campaign = table.campaign.after(game, players) if table.campaign else None
    return Ending(game.outcome() or "", campaign.written() if campaign else None, _score(game, players))


def _score(game: Game, players: list[str]) -> WrittenScore | None:
    """The score as it is written down. A game of computers alone is no record."""
    score, setup = game.score(), game.setup
    if score is None or not players:
        return None
    record = msgspec.json.encode(Score(players, list(setup.seats), score))
    return WrittenScore(game.name, setup.mission, setup.difficulty, score.get("points", 0), record)


def records_of(table: Table) -> list[RecordEntry]:
    """The best games of what the table has chosen, and the one that has just ended; none while it plays."""
    choices, play = table.choices, table.play
    if table.phase() == "playing":
        return []
    own = play.id if play else ""
    entries: list[RecordEntry] = []
    for line in table.house.store.best(choices.game, choices.mission, choices.difficulty, own):
        try:
            score = msgspec.json.decode(line.record, type=Score)
        except (msgspec.DecodeError, msgspec.ValidationError):
            log.exception("the score of game %s cannot be read", line.game_id)
            continue
        entries.append(
            {
                "rank": line.rank,
                "players": score.players,
                "seats": score.seats,
                "score": score.score,
                "day": datetime.fromtimestamp(line.when).astimezone().date().isoformat(),
                "own": line.game_id == own,
            }
        )
    return entries
