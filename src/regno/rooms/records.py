"""Tables as they are written down, and games as they are found again."""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from regno.engine.questions import Refused
from regno.store.games import NotSaved
from regno.wire.messages import Speed
from regno.wire.replies import Paused

from .campaign import Campaign
from .choices import Choices
from .house import House
from .play import Play, UnreadableSave
from .seats import People

log = logging.getLogger(__name__)


class Record(Struct):
    """A table as written down."""

    people: People = msgspec.field(default_factory=People)
    choices: Choices = msgspec.field(default_factory=Choices)
    campaign: Campaign | None = None
    game_id: str | None = None
    locked: bool = False
    speed: Speed = "normal"
    paused: Paused | None = None
    screen_hash: str | None = None


def keep(house: House, code: str, record: Record, written: bytes) -> bytes:
    """Write a table down if that is other than `written`; returns what is on the disk now."""
    data = msgspec.json.encode(record)
    if data == written:
        return written
    try:
        house.store.keep_table(code, data)
        if record.game_id is not None:
            house.store.keep_people(record.game_id, msgspec.json.encode(record.people))
    except NotSaved:
        log.exception("table %r could not be written", code)
        return written
    return data


def read_game(house: House, game_id: str) -> tuple[Play, People]:
    """A game that can go on, and who sat there. Raises `Refused`: `no_save`, `bad_save`."""
    written = house.store.read(game_id)
    if written is None or written.outcome is not None:
        raise Refused("no_save")
    try:
        people = msgspec.json.decode(written.people, type=People)
        return Play.resume(written, house.missions, house.store), people
    except (UnreadableSave, msgspec.DecodeError, msgspec.ValidationError) as error:
        log.error("game %s cannot be taken up: %s", game_id, error)
        raise Refused("bad_save", why=str(error)) from error
