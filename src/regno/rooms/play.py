"""One game in play at a table: every answer is tried on a copy, written down, and only then becomes the truth."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from regno.engine.events import Event
from regno.engine.game import Game
from regno.engine.questions import Pending, Refused, Stale
from regno.games import GAMES
from regno.store.games import Ending, NotSaved, Store, WrittenAnswer, WrittenCampaign, WrittenGame, digest
from regno.wire.replies import Undo

log = logging.getLogger(__name__)

LOG_LENGTH = 16
"""Events that a page gets when it comes in."""
MOST_STEPS_BACK = 30


class UnreadableSave(Exception):
    """A saved game cannot go on; the message says why. The journal keeps it."""


class Kept(Struct, frozen=True):
    """The table before one answer: what undo goes back to."""

    game: Game
    number: int
    seat: str
    about: str
    told: tuple[Event | dict[str, Any], ...]


class Play:
    """A game, its journal, and the way back. Raises `Refused` for what cannot be done; then nothing has changed."""

    def __init__(
        self,
        game_id: str,
        game: Game,
        store: Store,
        *,
        campaign: str = "",
        number: int = 0,
        told: Iterable[Event | dict[str, Any]] = (),
    ) -> None:
        self.id = game_id
        self.game = game
        self.campaign = campaign
        """Id of the campaign it belongs to, if any."""
        self.ending_of: Callable[[Game], Ending] = _bare_ending
        """What is kept together with the last answer."""
        self.number = number
        """Answers since the game began."""
        self.told: deque[Event | dict[str, Any]] = deque(told, LOG_LENGTH)
        """The last events, the oldest first."""
        self.is_shortened = False
        """Whether the last answers of a saved game could not be repeated."""
        self._store = store
        self._kept: list[Kept] = []
        self._blocked = "no_undo"
        self._last_seat: str | None = None

    @classmethod
    def begin(
        cls, game_id: str, game: Game, store: Store, people: bytes, campaign: WrittenCampaign | None = None
    ) -> Play:
        """Write down a game that has just been set up, and the campaign it belongs to."""
        told = game.take_events()
        encode = msgspec.json.encode
        last = encode(told[-LOG_LENGTH:])
        store.begin(game_id, game.name, encode(game.setup), people, game.save(), last, campaign)
        return cls(game_id, game, store, campaign=campaign.id if campaign else "", told=told)

    @classmethod
    def resume(cls, written: WrittenGame, folder: Path | None, store: Store) -> Play:
        """A game as the journal left it: the last snapshot, and every answer since, each checked by its digest.

        Where an answer no longer leads to the same state (the rules have changed since), the game stands before it, and
        `is_shortened` says so. Raises `UnreadableSave`.
        """
        kind = GAMES.get(written.game)
        if kind is None:
            raise UnreadableSave(f"no game {written.game!r} here")
        try:
            game = kind.load(written.snapshot, folder)
            told = msgspec.json.decode(written.told, type=list[dict[str, Any]])
        except ValueError as error:
            raise UnreadableSave(str(error)) from error
        play = cls(written.id, game, store, campaign=written.campaign, number=written.number, told=told)
        for answer in written.answers:
            twin = game.clone()
            try:
                twin.answer(answer.ask, answer.seat, answer.value)
                same = digest(twin.save()) == answer.digest
            except Exception:
                log.exception("answer %d of game %s cannot be repeated", answer.number, written.id)
                same = False
            if not same:
                play.is_shortened = True
                store.take_back(written.id, play.number)
                break
            play.told.extend(twin.take_events())
            play.game, play.number = twin, answer.number
            game = twin
        return play

    def pending(self, ask: int) -> Pending | None:
        """The open question of that number."""
        return next((pending for pending in self.game.progress.pending if pending.id == ask), None)

    def answer(self, ask: int, seat: str, value: Any) -> list[Event]:
        """Carry an answer out and return what happened.

        A bug in a rule costs this answer alone: `internal`. A disk that cannot be written: `not_saved`.
        """
        pending = self.pending(ask)
        if pending is None:
            raise Stale(ask=ask)
        before = self.game
        twin = before.clone()
        value = msgspec.json.decode(msgspec.json.encode(value))  # what the journal will give back
        try:
            twin.answer(ask, seat, value)
            told = twin.take_events()
            state = twin.save()
        except Refused:
            raise
        except Exception as error:
            log.exception("answer %r of %s to %s broke a rule of %s", value, seat, pending.question.about, before.name)
            raise Refused("internal") from error
        self._write(WrittenAnswer(self.number + 1, ask, seat, value, digest(state)), twin, state, told)
        self._keep(before, twin, seat, _what(pending, value))
        self.game, self.number = twin, self.number + 1
        self.told.extend(told)
        return told

    def _write(self, answer: WrittenAnswer, twin: Game, state: bytes, told: list[Event]) -> None:
        snapshot = None
        if twin.round() != self.game.round():
            snapshot = twin.round(), state, msgspec.json.encode([*self.told, *told][-LOG_LENGTH:])
        try:
            self._store.append(self.id, answer, snapshot=snapshot, ending=self._ending(twin))
        except NotSaved as error:
            raise Refused("not_saved") from error

    def _ending(self, game: Game) -> Ending | None:
        """What is kept of a game that is over; a bug in that costs what it would have been, not the end."""
        if game.outcome() is None:
            return None
        try:
            return self.ending_of(game)
        except Exception:
            log.exception("the end of game %s cannot be told", self.id)
            return _bare_ending(game)

    def _keep(self, before: Game, after: Game, seat: str, about: str) -> None:
        """Remember the way back, as far as nobody learnt anything and nobody else acted."""
        self._last_seat = seat
        if after.progress.dice.position != before.progress.dice.position:
            self._kept.clear()
            self._blocked = "no_undo_dice"
            return
        if self._kept and self._kept[-1].seat != seat:
            self._kept.clear()
            self._blocked = "no_undo_other"
        self._kept.append(Kept(before, self.number, seat, about, tuple(self.told)))
        if len(self._kept) > MOST_STEPS_BACK:
            del self._kept[0]

    def undo(self) -> Undo:
        """How far the last person can go back, or why not."""
        if not self._kept:
            return {"steps": 0, "seat": self._last_seat, "blocked": self._blocked}
        last = self._kept[-1]
        return {"steps": len(self._kept), "seat": last.seat, "about": last.about}

    def take_back(self) -> None:
        """Undo the last answer. Raises `Refused` with the reason."""
        if not self._kept:
            raise Refused(self._blocked)
        last = self._kept.pop()
        try:
            self._store.take_back(self.id, last.number)
        except NotSaved as error:
            self._kept.append(last)
            raise Refused("not_saved") from error
        self.game, self.number = last.game, last.number
        self.told = deque(last.told, LOG_LENGTH)


def _bare_ending(game: Game) -> Ending:
    return Ending(game.outcome() or "")


def _what(pending: Pending, value: Any) -> str:
    """What an answer was: the group of the action, else what the question was about."""
    if isinstance(value, dict) and isinstance(value.get("action"), str):
        return str(value["action"]).partition(":")[0]
    return pending.question.about
