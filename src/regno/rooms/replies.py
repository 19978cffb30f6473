"""The replies of the last commands: the same one again, on whatever link, is answered as it was, not done twice."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from regno.engine.questions import Refused

from .link import Link

REMEMBERED = 256


class Reply(Struct, frozen=True):
    """What a command was answered. `token` is that of the player it made of its page, if it did."""

    text: str
    token: str | None = None


class Replies:
    """A table's memory of commands, by whose they were."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], Reply] = OrderedDict()

    def find(self, link: Link, command_id: str) -> Reply | None:
        """The reply to this command, if it was carried out before."""
        found = (self._known.get((owner, command_id)) for owner in owners(link))
        return next((reply for reply in found if reply is not None), None)

    def keep(self, owner: str, command_id: str, reply: Reply) -> None:
        """Remember a reply, and forget the oldest."""
        self._known[(owner, command_id)] = reply
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def owners(link: Link) -> Sequence[str]:
    """Whose commands these are: those of the page before it had a player, and the player's. The present one is last."""
    guest = f"guest {link.page} {link.address}"
    return (guest, link.player) if link.player else (guest,)


def refused(command_id: str | None, refusal: Refused) -> dict[str, Any]:
    """The message that turns a command down."""
    message: dict[str, Any] = {"type": "refused", "command_id": command_id, "code": refusal.code}
    return {**message, "detail": refusal.detail} if refusal.detail else message
