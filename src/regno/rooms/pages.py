"""The pages that look at a table, and how each is kept in the present."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .link import Link
from .publish import Audience, Publisher, Standing
from .seats import Seats


class Pages:
    """The links of a table. Everybody gets updates in order; who has missed something gets it again, or a snapshot."""

    def __init__(self, seats: Seats, seq: int) -> None:
        """`seq` is the number before that of the first update."""
        self.links: list[Link] = []
        self._seats = seats
        self._publisher = Publisher(seq)
        self._seated: dict[str, tuple[Audience, int]] = {}
        """Each player's audience, and the number of the update from which he has been it."""

    def of_player(self, player_id: str) -> list[Link]:
        """The open pages of a player."""
        return [link for link in self.links if link.player == player_id]

    def tell(self, standing: Standing, events: Sequence[Any] = (), skip: Link | None = None) -> None:
        """Tell every page, but for `skip`, what is new to it."""
        texts = self._publisher.update(standing, self._audiences(), events)
        self._note_seats()
        for link in list(self.links):
            if link is skip:
                continue
            audience = self._audience(link)
            text = texts.get(audience)
            if audience != link.told_as or (texts and text is None):
                self._tell_all(link, standing)
            elif text is not None:
                link.send(text)

    def begin_anew(self, standing: Standing) -> None:
        """Everybody gets a snapshot: the past is another one now."""
        self._publisher.restart(standing, self._audiences())
        self._note_seats()
        for link in list(self.links):
            self._tell_all(link, standing)

    def catch_up(self, link: Link, standing: Standing, seq: int | None) -> None:
        """Bring a page that was last told `seq` into the present: the updates since, or a snapshot."""
        audience = self._audience(link)
        missed = None
        if seq is not None and (audience is None or self._was_the_same(link, audience, seq)):
            missed = self._publisher.missed(audience, seq)
        if missed is None:
            self._tell_all(link, standing)
            return
        link.told_as = audience
        for text in missed:
            link.send(text)

    def _tell_all(self, link: Link, standing: Standing) -> None:
        link.told_as = self._audience(link)
        link.send(self._publisher.snapshot(standing, link.told_as))

    def _was_the_same(self, link: Link, audience: Audience, seq: int) -> bool:
        """Whether a page was of this audience at `seq` already: else it saw less, or more, than updates go on from."""
        seated = self._seated.get(link.player or "")
        return seated is not None and seated[0] == audience and seq >= seated[1]

    def _note_seats(self) -> None:
        """Remember since when each player has seen what he sees."""
        before, self._seated = self._seated, {}
        for player in self._seats.players.values():
            now = (frozenset(player.seats), self._publisher.seq)
            known = before.get(player.id, now)
            self._seated[player.id] = known if known[0] == now[0] else now

    def _audience(self, link: Link) -> Audience:
        if link.page == "tv":
            return None
        player = self._seats.players.get(link.player or "")
        return frozenset(player.seats) if player else frozenset()

    def _audiences(self) -> set[Audience]:
        return {None, frozenset(), *(frozenset(player.seats) for player in self._seats.players.values())}


def first_number(now: float) -> int:
    """The number before that of the first update: higher than any from before a restart, since no table has sixteen
    updates a second for long, and with eight digits at most."""
    return int(now * 16) % 100_000_000
