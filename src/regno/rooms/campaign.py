"""Campaigns: missions one after the other, and what the seats take along from each to the next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regno.engine.game import Game
from regno.games import GAMES
from regno.store.games import Store, WrittenCampaign
from regno.wire.replies import Campaign as CampaignEntry
from regno.wire.replies import SavedCampaign

log = logging.getLogger(__name__)

MOST_LISTED = 5
"""Campaigns that a table is offered to go on with."""


class Campaign(Struct, frozen=True):
    """How far people have come: the missions `won` in order, what each seat `carried` out of the last of them, and the
    names of those who were there."""

    id: str
    game: str
    name: str
    won: tuple[str, ...] = ()
    carried: dict[str, tuple[str, ...]] = {}
    players: tuple[str, ...] = ()

    def missions(self) -> tuple[str, ...]:
        """Its missions in order; none where the game offers it no more."""
        return GAMES[self.game].campaigns().get(self.name, ()) if self.game in GAMES else ()

    def next(self) -> str | None:
        """The mission to play: the first that is not won."""
        return next((mission for mission in self.missions() if mission not in self.won), None)

    def baggage(self, seats: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """What these seats bring to the next mission: who was not in the last one brings nothing."""
        return {seat: self.carried[seat] for seat in seats if seat in self.carried}

    def after(self, game: Game, players: Sequence[str]) -> Campaign:
        """The campaign once this game of it is over: a victory counts if it is that of the next mission."""
        if game.outcome() != "victory" or game.setup.mission != self.next():
            return self
        won = (*self.won, game.setup.mission)
        return replace(self, won=won, carried=game.carry(), players=tuple(players))

    def entry(self) -> CampaignEntry:
        """The campaign as pages see it."""
        missions = self.missions()
        return {
            "id": self.id,
            "name": self.name,
            "missions": [{"id": mission, "won": mission in self.won} for mission in missions],
            "next": self.next(),
        }

    def written(self) -> WrittenCampaign:
        """The campaign as it is written down."""
        return WrittenCampaign(self.id, msgspec.json.encode(self))


def find_campaign(store: Store, campaign_id: str) -> Campaign | None:
    """A campaign as it was last written down."""
    written = store.campaign(campaign_id)
    return _read(written) if written is not None else None


def saved_campaigns(store: Store) -> list[SavedCampaign]:
    """The campaigns that have begun to be won and are not over, the latest first."""
    listed: list[SavedCampaign] = []
    for touched, written in store.campaigns():
        campaign = _read(written)
        mission = campaign.next() if campaign else None
        if campaign is None or mission is None or not campaign.won:
            continue
        listed.append(
            {
                "id": campaign.id,
                "game": campaign.game,
                "name": campaign.name,
                "won": len(campaign.won),
                "missions": len(campaign.missions()),
                "next": mission,
                "players": list(campaign.players),
                "when": datetime.fromtimestamp(touched, UTC).isoformat(timespec="seconds"),
            }
        )
    return listed[:MOST_LISTED]


def _read(written: WrittenCampaign) -> Campaign | None:
    try:
        return msgspec.json.decode(written.record, type=Campaign)
    except (msgspec.DecodeError, msgspec.ValidationError):
        log.exception("campaign %s in the journal cannot be read", written.id)
        return None
