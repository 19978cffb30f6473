"""What each page is told: views compared with what was told before, encoded once for all pages that see the same.

An *audience* is the set of seats that a page's player holds; None is the television.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from regno.engine.events import Event
from regno.engine.game import Game
from regno.engine.questions import Pending
from regno.wire.replies import Lobby, Undo

KEPT = 64
"""Updates kept for pages that come back."""

Audience = frozenset[str] | None

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Standing(Struct):
    """Everything pages may see of a table at one moment. `turn_back` numbers the times somebody undid an answer: the
    questions after it are new ones, whatever number the game gives them."""

    lobby: Lobby
    game: Game | None = None
    turn_back: int = 0
    undo: Undo | None = None
    told: Iterable[Event | dict[str, Any]] = ()


ASKS_A_TURN_BACK = 1_000_000


def ask_number(turn_back: int, pending: Pending) -> int:
    """The number of a question for pages: never used twice, even after an undo."""
    return turn_back * ASKS_A_TURN_BACK + pending.id


class Publisher:
    """Numbers the updates of one table and remembers what each audience has been told."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self._views: dict[Audience, dict[str, Any]] = {}
        self._asks: dict[Audience, bytes] = {}
        self._lobby = b""
        self._lobby_told: Lobby | None = None
        self._undo = b""
        self._sent: dict[Audience, deque[str]] = {}
        self._asked: dict[int, bytes] = {}
        """Each open question with all its details, encoded once."""

    def snapshot(self, standing: Standing, audience: Audience) -> str:
        """The whole truth for one audience, as of the last update."""
        game = standing.game
        return encode(
            {
                "type": "snapshot",
                "seq": self.seq,
                "lobby": standing.lobby,
                "entities": None if game is None else game.view(audience),
                "asks": Raw(self._asks_of(standing, audience)),
                "log": list(standing.told),
                "undo": standing.undo,
            }
        ).decode()

    def missed(self, audience: Audience, seq: int) -> list[str] | None:
        """The updates after `seq`, as sent; None when they are no longer kept, or were never for this audience."""
        sent = self._sent.get(audience)
        missing = self.seq - seq
        if sent is None or not 0 <= missing <= len(sent):
            return None
        return list(sent)[len(sent) - missing :] if missing else []

    def restart(self, standing: Standing, audiences: Iterable[Audience]) -> None:
        """Forget what was told: everybody gets a snapshot next."""
        self.seq += 1
        self._asked.clear()
        self._sent = {audience: deque(maxlen=KEPT) for audience in audiences}
        self._remember(standing)

    def update(
        self, standing: Standing, audiences: Iterable[Audience], events: Sequence[Any]
    ) -> dict[Audience, str | None]:
        """The next update, one text per audience; None where a new audience needs a snapshot instead.

        Returns nothing at all when no audience would learn anything.
        """
        wanted = set(audiences)
        lobby = self._lobby if standing.lobby is self._lobby_told else encode(standing.lobby)
        undo = encode(standing.undo)
        common: dict[str, Any] = {}
        if lobby != self._lobby:
            common["lobby"] = Raw(lobby)
        if events:
            common["events"] = Raw(encode(events))
        if undo != self._undo:
            common["undo"] = Raw(undo)
        asks = {audience: self._asks_of(standing, audience) for audience in wanted}
        views = self._view_all(standing.game, wanted)
        changes = self._changes(views)
        if not common and not any(changes.values()) and asks == {a: self._asks.get(a) for a in wanted}:
            self._asks, self._views = asks, views
            return {}
        self.seq += 1
        texts = self._texts(common, asks, changes)
        self._lobby, self._undo, self._asks, self._views = lobby, undo, asks, views
        self._lobby_told = standing.lobby
        self._sent = {a: self._sent.get(a) or deque(maxlen=KEPT) for a in wanted}
        for audience, text in texts.items():
            if text is not None:
                self._sent[audience].append(text)
        return texts

    def _texts(
        self, common: dict[str, Any], asks: dict[Audience, bytes], changes: dict[Audience, dict[str, Any] | None]
    ) -> dict[Audience, str | None]:
        """One encoding for each different content: most pages share theirs."""
        made: dict[tuple[int, bytes | None], str] = {}
        texts: dict[Audience, str | None] = {}
        for audience, asked in asks.items():
            changed = changes[audience]
            if changed is None:
                texts[audience] = None
                continue
            news = asked if asked != self._asks.get(audience) else None
            key = (id(changed), news)
            if key not in made:
                message = {"type": "update", "seq": self.seq, **common}
                message.update(changed)
                if news is not None:
                    message["asks"] = Raw(news)
                made[key] = encode(message).decode()
            texts[audience] = made[key]
        return texts

    def _remember(self, standing: Standing) -> None:
        self._lobby, self._undo = encode(standing.lobby), encode(standing.undo)
        self._lobby_told = standing.lobby
        self._asks = {audience: self._asks_of(standing, audience) for audience in self._sent}
        self._views = self._view_all(standing.game, self._sent)

    def _view_all(self, game: Game | None, audiences: Iterable[Audience]) -> dict[Audience, dict[str, Any]]:
        """A view for each audience; where the game has no secrets, all share one."""
        if game is None:
            return {audience: {} for audience in audiences}
        if not game.has_secrets:
            shared = game.view(None)
            return dict.fromkeys(audiences, shared)
        return {audience: game.view(audience) for audience in audiences}

    def _changes(self, views: dict[Audience, dict[str, Any]]) -> dict[Audience, dict[str, Any] | None]:
        """What differs from the views told before; None for an audience that was told nothing yet."""
        found: dict[tuple[int, int], dict[str, Any]] = {}
        changes: dict[Audience, dict[str, Any] | None] = {}
        for audience, view in views.items():
            before = self._views.get(audience)
            if before is None:
                changes[audience] = None
                continue
            pair = (id(before), id(view))
            if pair not in found:
                found[pair] = _difference(before, view)
            changes[audience] = found[pair]
        return changes

    def _asks_of(self, standing: Standing, audience: Audience) -> bytes:
        """The open questions as an audience sees them: its own, or all on the television, with their details."""
        game = standing.game
        if game is None:
            return b"[]"
        parts = []
        numbers = set()
        for pending in game.progress.pending:
            number = ask_number(standing.turn_back, pending)
            numbers.add(number)
            if audience is None or pending.seat in audience:
                if number not in self._asked:
                    self._asked[number] = encode({**game.ask_view(pending), "ask": number})
                parts.append(self._asked[number])
            else:
                parts.append(encode(_outline(number, pending)))
        for number in self._asked.keys() - numbers:
            del self._asked[number]
        return b"[" + b",".join(parts) + b"]"


def _difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What an update says about entities: `changes`, those that are new, whole, and None for those that are gone, and
    `parts`, what is new of those that stay."""
    if before is after:
        return {}
    changes: dict[str, Any] = {key: None for key in before if key not in after}
    parts: dict[str, Any] = {}
    for key, value in after.items():
        old = before.get(key)
        if old is value or old == value:
            continue
        part = _part(old, value)
        if part is None:
            changes[key] = value
        else:
            parts[key] = part
    return {name: found for name, found in (("changes", changes), ("parts", parts)) if found}


def _part(old: Any, new: Any) -> dict[str, Any] | None:
    """What must be merged into `old` to make it `new`; None when merging cannot, since a field is gone."""
    if not isinstance(old, dict) or not isinstance(new, dict) or old.keys() - new.keys():
        return None
    part: dict[str, Any] = {}
    for field, value in new.items():
        known = old.get(field)
        if known == value and field in old:
            continue
        if isinstance(known, dict) and isinstance(value, dict):
            within = _part(known, value)
            if within is None:
                return None
            part[field] = within
        else:
            part[field] = value
    return part


_KINDS = {"ChooseOne": "one", "ChooseCell": "cell", "ChooseNumber": "number", "ChooseAction": "action"}


def _outline(number: int, pending: Pending) -> dict[str, Any]:
    """As much of a question as everybody may see."""
    question = pending.question
    kind = _KINDS[type(question).__name__]
    outline = {"ask": number, "seat": pending.seat, "kind": kind, "about": question.about}
    return {**outline, "first": True} if pending.first else outline
