"""What a page may say to the server. Everything else is refused: unknown fields, other types, longer texts.

The JavaScript types of these messages are made from this file: see `regno.tools.wire_types`.
"""

from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, FiniteFloat, TypeAdapter, ValidationError
from pydantic_core import from_json

LONGEST = 16 * 1024
"""Longest message of a page, in bytes."""

Id = Annotated[str, Field(max_length=64)]
Language = Literal["it", "en"]
Speed = Literal["slow", "normal", "fast"]
Page = Literal["phone", "tv"]


class Message(BaseModel):
    """Base of all messages: strict types, no unknown fields, never changed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# What people do at the table, apart from answering questions.


class Join(Message):
    """Sit down at the table under a name."""

    type: Literal["join"]
    name: Annotated[str, Field(max_length=200)]


class Rename(Message):
    """Take another name."""

    type: Literal["rename"]
    name: Annotated[str, Field(max_length=200)]


class Leave(Message):
    """Get up; the computer takes over the seats."""

    type: Literal["leave"]


class Reclaim(Message):
    """Be again the player whose phone is away."""

    type: Literal["reclaim"]
    player: Id


class Claim(Message):
    """Take a free seat, or one that the computer plays."""

    type: Literal["claim"]
    seat: Id


class Release(Message):
    """Give a seat back."""

    type: Literal["release"]
    seat: Id


class Choose(Message):
    """Pick game, mission, difficulty, mode and rulings; rulings that are not named keep their default, no mode is the
    mission's first.

    `campaign` is the name of one that the game offers, or the id of one in `Lobby.campaigns`: then the mission is the
    next of it that is not won, whatever `mission` says. A name goes on with the table's own campaign, or begins anew.
    """

    type: Literal["choose"]
    game: Id
    mission: Id
    difficulty: Id = "normal"
    options: Annotated[dict[Id, Id], Field(max_length=100)] = {}
    mode: Id = ""
    campaign: Id = ""


class Start(Message):
    """Begin the chosen mission."""

    type: Literal["start"]


class Pause(Message):
    """Stop the table until somebody resumes it."""

    type: Literal["pause"]


class Resume(Message):
    """Go on after a pause."""

    type: Literal["resume"]


class TakeBack(Message):
    """Take the last step back."""

    type: Literal["undo"]


class Again(Message):
    """Play the same mission once more, in the same seats."""

    type: Literal["again"]


class Next(Message):
    """Play the next mission of the campaign, in the same seats; after a defeat it is the same one."""

    type: Literal["next"]


class ToLobby(Message):
    """Put the game aside and choose anew, in the same seats."""

    type: Literal["to_lobby"]


class NextAddress(Message):
    """Show the QR of the next address that phones may reach."""

    type: Literal["next_address"]


class Computer(Message):
    """Let the computer play a seat, or stop it."""

    type: Literal["computer"]
    seat: Id
    on: bool


class Kick(Message):
    """Send a player away from the table."""

    type: Literal["kick"]
    player: Id


class Lock(Message):
    """Let nobody new in, or open the table again."""

    type: Literal["lock"]
    on: bool


class SetSpeed(Message):
    """Choose the pace of the computer's answers."""

    type: Literal["speed"]
    value: Speed


class Point(Message):
    """Show everybody a square, or what one is thinking of doing: an action on offer (for a number, what the question is
    about) and how many dice."""

    type: Literal["point"]
    cell: tuple[int, int] | None = None
    action: Id | None = None
    dice: Annotated[int, Field(ge=0, le=99)] | None = None


class ResumeTable(Message):
    """Take up a saved game."""

    type: Literal["resume_table"]
    id: Id


Deed = Annotated[
    Join
    | Rename
    | Leave
    | Reclaim
    | Claim
    | Release
    | Choose
    | Start
    | Pause
    | Resume
    | TakeBack
    | Again
    | Next
    | ToLobby
    | NextAddress
    | Computer
    | Kick
    | Lock
    | SetSpeed
    | Point
    | ResumeTable,
    Field(discriminator="type"),
]


# The messages themselves.


class Hello(Message):
    """The first message of a page, and again whenever an update is missing."""

    type: Literal["hello"]
    page: Page
    language: Language
    token: Annotated[str, Field(max_length=128)] | None = None
    table: Id | None = None
    build: Id | None = None
    seq: int | None = None


class Ping(Message):
    """Is the server there?"""

    type: Literal["ping"]
    at: int | FiniteFloat


class Answer(Message):
    """The answer to an open question."""

    type: Literal["answer"]
    command_id: Annotated[str, Field(min_length=1, max_length=64)]
    ask: int
    value: Any


class Do(Message):
    """Something done at the table."""

    type: Literal["do"]
    command_id: Annotated[str, Field(min_length=1, max_length=64)]
    action: Deed


FromPage = Annotated[Hello | Ping | Answer | Do, Field(discriminator="type")]
from_page: TypeAdapter[Hello | Ping | Answer | Do] = TypeAdapter(FromPage)


class BadMessage(ValueError):
    """A text that is no message. `code` says why; `command_id` is whose reply this is, where it can be read."""

    def __init__(self, code: str, command_id: str | None, where: str) -> None:
        self.code = code
        self.command_id = command_id
        self.where = where
        super().__init__(f"{code}: {where}")


def read(text: str) -> Hello | Ping | Answer | Do:
    """The message that `text` holds. Raises `BadMessage`: `too_large`, `unknown_message`, `wrong_type`."""
    if len(text) > LONGEST or len(text.encode(errors="replace")) > LONGEST:
        raise BadMessage("too_large", None, f"{len(text)} characters")
    try:
        return from_page.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        is_unknown = not first["loc"] or first["type"] in {"union_tag_invalid", "union_tag_not_found"}
        code = "unknown_message" if is_unknown else "wrong_type"
        raise BadMessage(code, _command_id(text), ".".join(str(part) for part in first["loc"])) from error


def _command_id(text: str) -> str | None:
    """Whose reply a refusal is, as far as a broken message says."""
    try:
        message = from_json(text)
    except ValueError:
        return None
    found = message.get("command_id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None


def encode_text(message: Any) -> str:
    """A message to a page, as text."""
    return msgspec.json.encode(message).decode()
