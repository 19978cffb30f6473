"""What the server says to a page: plain dictionaries, typed here, encoded by `regno.rooms`.

Entities, events and the details of questions belong to each game and stay open (`Any`) here.
"""

from typing import Any, Literal, NotRequired

from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import TypedDict

from .messages import Language, Page, Speed

Cell = tuple[int, int]


class Player(TypedDict):
    """A person at the table."""

    id: str
    name: str
    seats: list[str]
    online: bool
    host: bool
    language: Language


class Seat(TypedDict):
    """A place in the game. In the lobby a seat with neither player nor bot stays out of the game."""

    id: str
    player: str | None
    bot: bool


class Address(TypedDict):
    """Where phones find this table."""

    url: str
    candidates: list[str]
    index: int


class Reached(TypedDict):
    """How far any phone has come: a page asked for, a socket opened, a player joined."""

    requested: bool
    socket: bool
    joined: bool


class Paused(TypedDict):
    """Who stopped the table (None: the television), and why."""

    by: str | None
    reason: str


class MissionEntry(TypedDict):
    """A mission on the shelf, in its own words by language."""

    id: str
    words: dict[str, Any]
    minutes: int
    players: tuple[int, int]
    difficulties: list[str]
    modes: list[str]
    broken: NotRequired[str]


class GameEntry(TypedDict):
    """A game on the shelf; `campaigns` are the names of those it offers."""

    game: str
    missions: list[MissionEntry]
    campaigns: list[str]


class SavedTable(TypedDict):
    """A game that can be taken up again; `when` is its last answer, ISO 8601 in UTC."""

    id: str
    game: str
    mission: str
    round: int
    players: list[str]
    when: str


class CampaignMission(TypedDict):
    """One mission of a campaign."""

    id: str
    won: bool


class Campaign(TypedDict):
    """The campaign that the table plays; `next` is the mission to play, null once all are won."""

    id: str
    name: str
    missions: list[CampaignMission]
    next: str | None


class SavedCampaign(TypedDict):
    """A campaign that can be gone on with; `won` counts missions of all that there are, `when` is the end of its last
    game, ISO 8601 in UTC."""

    id: str
    game: str
    name: str
    won: int
    missions: int
    next: str
    players: list[str]
    when: str


class RecordEntry(TypedDict):
    """A line of the table of records: the names of who played which seats, what they reached on which day (ISO 8601).
    `own` marks the game that has just ended."""

    rank: int
    players: list[str]
    seats: list[str]
    score: dict[str, int]
    day: str
    own: bool


class Ruling(TypedDict):
    """One switch of the rules."""

    value: str
    choices: list[str]
    default: str


class Edition(TypedDict):
    """The rulings in force; `preset` is the name they have together, or `own`.

    Once a game is on, `options` holds only those that are not at their default.
    """

    preset: str
    options: dict[str, Ruling]


class Lobby(TypedDict):
    """Everything about the table that is not the game itself. `modes` are those of the mission. Once a game is on,
    `shelf` holds its mission alone, `saved` and `campaigns` nothing.

    `records` are the best ten games of this mission and difficulty, and the one just played wherever it stands; nothing
    while a game is played.
    """

    table: str
    phase: Literal["lobby", "playing", "over"]
    game: str
    mission: str
    difficulty: str
    mode: str
    modes: list[str]
    campaign: Campaign | None
    options: dict[str, str]
    presets: list[str]
    players: list[Player]
    seats: list[Seat]
    address: Address
    locked: bool
    paused: Paused | None
    speed: Speed
    reached: Reached
    shelf: list[GameEntry]
    saved: list[SavedTable]
    campaigns: list[SavedCampaign]
    records: list[RecordEntry]
    edition: Edition


class Price(TypedDict):
    """What an order costs whoever commands the monsters: `dice` by their place in the roll, what they are worth, and
    the total they have to reach, if any."""

    dice: list[int]
    values: list[int]
    need: NotRequired[int]


class Standpoint(TypedDict):
    """A square a monster could stand on, the steps there, and the heroes it could strike from there."""

    cell: Cell
    cost: int
    strikes: NotRequired[list[str]]


class Action(TypedDict):
    """One thing that can be done now. `odds` and `mean` hold a figure for each number of dice, `low` to `high`.
    A shot flies along the squares of `line`. Orders to monsters have a `price` and a `reach`; an `area` that is woken
    `wakes` figures."""

    id: str
    group: str
    low: int
    high: int
    cell: NotRequired[Cell]
    cells: NotRequired[list[Cell]]
    target: NotRequired[str]
    subject: NotRequired[str]
    attribute: NotRequired[str]
    star: NotRequired[int]
    need: NotRequired[int]
    bonus: NotRequired[list[Any]]
    odds: NotRequired[list[float]]
    mean: NotRequired[list[float]]
    warn: NotRequired[str]
    line: NotRequired[list[Cell]]
    price: NotRequired[Price]
    reach: NotRequired[list[Standpoint]]
    area: NotRequired[str]
    wakes: NotRequired[list[str]]


class Blocked(TypedDict):
    """A group of actions that cannot be done now, and why."""

    group: str
    code: str
    detail: NotRequired[dict[str, Any]]


class Unaimed(TypedDict):
    """A monster near the hero that cannot be aimed at, and why; `detail` names the `blocker` of a line of fire."""

    monster: str
    code: str
    detail: NotRequired[dict[str, Any]]


@with_config(ConfigDict(extra="allow"))
class Option(TypedDict):
    """One of the answers to a question of kind `one`."""

    id: str
    kind: str
    ref: NotRequired[str]


class ReachableCell(TypedDict):
    """A square on offer, what it costs, and whether somebody blocks there; for a monster, whom it could strike."""

    cell: Cell
    cost: int
    zone: bool
    strikes: NotRequired[list[str]]


@with_config(ConfigDict(extra="allow"))
class Ask(TypedDict):
    """A question to a seat, for the page that may answer it; `first`: to several, and the first answer counts."""

    ask: int
    seat: str
    kind: Literal["action", "cell", "one", "number"]
    about: str
    first: NotRequired[bool]
    group: NotRequired[int]
    default: NotRequired[Any]
    context: NotRequired[dict[str, Any]]
    actions: NotRequired[list[Action]]
    blocked: NotRequired[list[Blocked]]
    unaimed: NotRequired[list[Unaimed]]
    cells: NotRequired[list[ReachableCell]]
    options: NotRequired[list[Option]]
    low: NotRequired[int]
    high: NotRequired[int]
    odds: NotRequired[list[float]]


class Outline(TypedDict):
    """As much of a question as everybody may see."""

    seat: str
    about: str
    first: NotRequired[bool]


@with_config(ConfigDict(extra="allow"))
class GameEvent(TypedDict):
    """A fact in the past tense; `rule` names the rule that caused it. `pointed` is the table's own."""

    type: str
    rule: NotRequired[str]


class Undo(TypedDict):
    """How far the last person can go back: `steps` answers of `seat`, one by one.

    `about` is what the next step takes back: what the question was about, or the group of the action taken.

    With no step left `blocked` says why `seat` cannot: a refusal code such as `no_undo_dice` or `no_undo_other`.
    """

    steps: int
    seat: str | None
    about: NotRequired[str]
    blocked: NotRequired[str]


class Welcome(TypedDict):
    """Who the page is to the server."""

    type: Literal["welcome"]
    build: str
    page: Page
    language: Language
    player: str | None
    token: str | None
    table: str
    host: bool


class Snapshot(TypedDict):
    """The whole truth for one page."""

    type: Literal["snapshot"]
    seq: int
    lobby: Lobby
    entities: dict[str, Any] | None
    asks: list[Ask | Outline]
    log: list[GameEvent]
    undo: Undo | None


class Update(TypedDict):
    """What has changed since the update before; what is absent is as it was.

    `changes` holds entities that are new or altogether other, and None for those that are gone. `parts` is merged into
    the entities that stay: objects into objects, field by field; every other value takes the place of the old one.
    """

    type: Literal["update"]
    seq: int
    lobby: NotRequired[Lobby]
    events: NotRequired[list[GameEvent]]
    changes: NotRequired[dict[str, Any]]
    parts: NotRequired[dict[str, dict[str, Any]]]
    asks: NotRequired[list[Ask | Outline]]
    undo: NotRequired[Undo | None]


class Accepted(TypedDict):
    """A command was carried out."""

    type: Literal["accepted"]
    command_id: str
    result: NotRequired[Any]


class Refused(TypedDict):
    """A command was turned down and nothing has changed; `code` has words in every language."""

    type: Literal["refused"]
    command_id: str | None
    code: str
    detail: NotRequired[dict[str, Any]]


class Moved(TypedDict):
    """This seat was opened on another page."""

    type: Literal["moved"]


class Bye(TypedDict):
    """The server closes this link; `code` says why."""

    type: Literal["bye"]
    code: str


class Pong(TypedDict):
    """The server is there."""

    type: Literal["pong"]
    at: float


FromServer = Welcome | Snapshot | Update | Accepted | Refused | Moved | Bye | Pong
from_server: TypeAdapter[FromServer] = TypeAdapter(FromServer, config=ConfigDict(extra="forbid"))
