"""What each page is told: views compared with what was told before, encoded once for all pages that see the same.

An *audience* is the set of seats that a page's player holds; None is the television.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct, to_builtins

from regno.engine.events import Event
from regno.engine.game import Game
from regno.engine.questions import Pending
from regno.wire.replies import Lobby, Outline, Undo

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


class Own(Struct, frozen=True):
    """What an audience is told beside the view: open questions and the way back, encoded."""

    asks: bytes = b"[]"
    undo: bytes = b"null"


class Publisher:
    """Numbers the updates of one table and remembers what each audience has been told."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self._views: dict[Audience, dict[str, Any]] = {}
        self._owns: dict[Audience, Own] = {}
        self._lobby = b""
        self._lobby_told: Lobby | None = None
        self._sent: dict[Audience, deque[str]] = {}
        self._asked: dict[int, tuple[bytes, bytes]] = {}
        """Each open question, encoded once: as everybody sees it, and with all its details."""

    def snapshot(self, standing: Standing, audience: Audience) -> str:
        """The whole truth for one audience, as of the last update."""
        game = standing.game
        own = self._own(standing, (audience,))[audience]
        return encode(
            {
                "type": "snapshot",
                "seq": self.seq,
                "lobby": standing.lobby,
                "entities": None if game is None else game.view(audience),
                "asks": Raw(own.asks),
                "log": _facts(standing.told),
                "undo": Raw(own.undo),
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
        common: dict[str, Any] = {}
        if lobby != self._lobby:
            common["lobby"] = Raw(lobby)
        if events:
            common["events"] = Raw(encode(_facts(events)))
        owns = self._own(standing, wanted)
        views = self._view_all(standing.game, wanted)
        changes = self._changes(views)
        if not common and not any(changes.values()) and owns == {a: self._owns.get(a) for a in wanted}:
            self._owns, self._views = owns, views
            return {}
        self.seq += 1
        texts = self._texts(common, owns, changes)
        self._lobby, self._owns, self._views = lobby, owns, views
        self._lobby_told = standing.lobby
        self._sent = {a: self._sent.get(a) or deque(maxlen=KEPT) for a in wanted}
        for audience, text in texts.items():
            if text is not None:
                self._sent[audience].append(text)
        return texts

    def _texts(
        self, common: dict[str, Any], owns: dict[Audience, Own], changes: dict[Audience, dict[str, Any] | None]
    ) -> dict[Audience, str | None]:
        """One encoding for each different content: most pages share theirs."""
        made: dict[tuple[int, bytes | None, bytes | None], str] = {}
        texts: dict[Audience, str | None] = {}
        for audience, own in owns.items():
            changed, known = changes[audience], self._owns.get(audience)
            if changed is None or known is None:
                texts[audience] = None
                continue
            asks = own.asks if own.asks != known.asks else None
            undo = own.undo if own.undo != known.undo else None
            key = (id(changed), asks, undo)
            if key not in made:
                message = {"type": "update", "seq": self.seq, **common, **changed}
                if asks is not None:
                    message["asks"] = Raw(asks)
                if undo is not None:
                    message["undo"] = Raw(undo)
                made[key] = encode(message).decode()
            texts[audience] = made[key]
        return texts

    def _remember(self, standing: Standing) -> None:
        self._lobby, self._lobby_told = encode(standing.lobby), standing.lobby
        self._owns = self._own(standing, self._sent)
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

    def _own(self, standing: Standing, audiences: Iterable[Audience]) -> dict[Audience, Own]:
        """The open questions as each audience sees them: its own, or all on the television, with their details. The way
        back is told to the television and to who may go it."""
        undo = encode(standing.undo)
        undo_seat = standing.undo["seat"] if standing.undo else None
        asked = self._ask(standing)
        outlines = _listed(outline for _, outline, _ in asked)
        details = _listed(detail for _, _, detail in asked)
        asked_seats = {seat for seat, _, _ in asked}
        owns: dict[Audience, Own] = {}
        for audience in audiences:
            if audience is None:
                owns[audience] = Own(details, undo)
                continue
            asks = outlines
            if not asked_seats.isdisjoint(audience):
                asks = _listed(detail if seat in audience else outline for seat, outline, detail in asked)
            owns[audience] = Own(asks, undo if undo_seat in audience else b"null")
        return owns

    def _ask(self, standing: Standing) -> list[tuple[str, bytes, bytes]]:
        """The seat of each open question with the question, in outline and in detail."""
        game, known = standing.game, self._asked
        self._asked = {}
        if game is None:
            return []
        asked = []
        for pending in game.progress.pending:
            number = ask_number(standing.turn_back, pending)
            encoded = known.get(number)
            if encoded is None:
                details = {**game.ask_view(pending), "ask": number}
                encoded = encode(_outline(pending)), encode(details)
            self._asked[number] = encoded
            asked.append((pending.seat, *encoded))
        return asked


def _listed(parts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"


def _facts(events: Iterable[Event | dict[str, Any]]) -> list[dict[str, Any]]:
    """Events as pages hear them: what is None is left out."""
    return [{name: fact for name, fact in to_builtins(event).items() if fact is not None} for event in events]


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


def _outline(pending: Pending) -> Outline:
    """As much of a question as everybody may see. Who is asked again and again is no news to others."""
    outline: Outline = {"seat": pending.seat, "about": pending.question.about}
    return {**outline, "first": True} if pending.first else outline
