"""One table: its people, what they are going to play, the game that is on, and the pages that look at it.

Everything that happens to a table comes in through the few public methods here, one at a time, and nothing in them
waits: no network, no clock. What pages are told goes into their links' boxes.
"""

from __future__ import annotations

import logging
import random
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from regno.bots.choosers import choose, first_legal
from regno.engine.game import Setup
from regno.engine.questions import NotYours, Pending, Refused, Stale
from regno.games import BOTS, GAMES
from regno.store.games import NotSaved
from regno.wire.messages import Answer, Do, Hello, Ping, Speed
from regno.wire.replies import Lobby, Paused

from .choices import Choices, edition, first_choices, presets
from .deeds import do
from .house import House
from .link import Link
from .play import Play, UnreadableSave
from .publish import ASKS_A_TURN_BACK, Audience, Publisher, Standing, ask_number, encode
from .seats import People, Player, Seats, hashed, new_token

log = logging.getLogger(__name__)

REMEMBERED_COMMANDS = 256


class Record(Struct):
    """A table as written down."""

    people: People = msgspec.field(default_factory=People)
    choices: Choices = msgspec.field(default_factory=Choices)
    game_id: str | None = None
    locked: bool = False
    speed: Speed = "normal"
    paused: Paused | None = None
    screen_hash: str | None = None


class Table:
    """A table with a code; the empty code is the table that needs none."""

    def __init__(self, code: str, house: House, record: Record | None = None) -> None:
        """Set a new table, or one as written down. Raises nothing: a game that cannot go on stays in the journal."""
        record = record or Record()
        self.code = code
        self.house = house
        self.shelf = house.shelf()
        self.choices = record.choices if record.choices.game in GAMES else first_choices(self.shelf)
        self.seats = Seats()
        self.seats.players = {player.id: player for player in record.people.players}
        self.seats.bots = set(record.people.bots)
        self.locked = record.locked
        self.speed: Speed = record.speed
        self.paused = record.paused
        self.screen_hash = record.screen_hash
        """Of the secret of the television that has the host's rights."""
        self.play: Play | None = None
        self.turn_back = 0
        self.links: list[Link] = []
        self.away: set[str] = set(self.seats.players)
        """Players without a page, once the time of grace is over."""
        self._replies: OrderedDict[tuple[str, str], tuple[str, str | None, str | None]] = OrderedDict()
        self._lobby: Lobby | None = None
        self._written = b""
        if record.game_id is not None:
            self._take_up_at_start(record.game_id)
        self.seats.offer(self._offered())
        self.saved = house.saved()
        self._publisher = Publisher(int(house.now()))
        self._publisher.restart(self._standing(), self._audiences())

    # What pages and rooms do to a table.

    def hello(self, link: Link, hello: Hello) -> None:
        """A page says who it is, for the first time or again; it gets a welcome and the present."""
        link.page, link.language = hello.page, hello.language
        player = self.seats.by_token(hello.token) if hello.token and hello.page == "phone" else None
        token = hello.token if player else None
        if hello.page == "tv":
            token = self._recognise_screen(link, hello.token)
        self._seat_link(link, player)
        if player is not None:
            player.language = hello.language
        if not link.is_local:
            self.house.addresses.socket = True
            self.house.addresses.joined = self.house.addresses.joined or player is not None
        if self.phase() == "lobby":
            self.refresh_shelf()
        self.changed()
        self._publish(skip=link)
        if link not in self.links:
            self.links.append(link)
        self._welcome(link, token)
        missed = None if hello.seq is None else self._publisher.missed(self._audience(link), hello.seq)
        if missed is None:
            self._tell_all(link)
        else:
            link.told_as = self._audience(link)
            for text in missed:
                link.send(text)

    def gone(self, link: Link) -> None:
        """A socket is closed."""
        if link in self.links:
            self.links.remove(link)

    def has_page(self, player_id: str) -> bool:
        """Whether a page of this player is open."""
        return any(link.player == player_id for link in self.links)

    def absent(self, player_id: str) -> None:
        """The time of grace of a player without a page is over."""
        if player_id in self.seats.players and not self.has_page(player_id):
            self.away.add(player_id)
            self.changed()
            self._publish()

    def hear(self, link: Link, message: Answer | Do | Ping) -> None:
        """A page says something: it always gets a reply, the same one to the same command."""
        if isinstance(message, Ping):
            link.send(encode({"type": "pong", "at": message.at}).decode())
            return
        if self._repeat(link, message.command_id):
            return
        owners = self._owners(link)
        events: Sequence[Any] = ()
        token = None
        reply: dict[str, Any] = {"type": "accepted", "command_id": message.command_id}
        try:
            if isinstance(message, Answer):
                events = self._answer(link, message)
            else:
                outcome = do(self, link, message.action)
                events, token = outcome.events, outcome.token
                if outcome.result is not None:
                    reply["result"] = outcome.result
        except Refused as refusal:
            reply = refused(message.command_id, refusal)
        except NotSaved:
            log.exception("table %r could not be written", self.code)
            reply = refused(message.command_id, Refused("not_saved"))
        text = encode(reply).decode()
        self._replies[(owners[-1], message.command_id)] = (text, link.player if token else None, token)
        while len(self._replies) > REMEMBERED_COMMANDS:
            self._replies.popitem(last=False)
        if token is not None:
            self._welcome(link, token)
        link.send(text)
        self._publish(events)

    def addresses_changed(self) -> None:
        """The server is found at other addresses now, or a phone has come further than any before."""
        self.changed()
        self._publish()

    def computer_asked(self) -> int | None:
        """The question that the computer is to answer now, by the number pages know; None while it has to wait.

        It waits while the table is paused, while nobody looks, and while a question that anybody may take is open to a
        person too.
        """
        pending = self._computer_pending()
        return None if pending is None else ask_number(self.turn_back, pending)

    def computer_answers(self, ask: int) -> None:
        """Let the computer answer this question, if it is still its turn."""
        pending = self._computer_pending()
        if self.play is None or pending is None or ask_number(self.turn_back, pending) != ask:
            return
        game = self.play.game
        chooser = BOTS.get(game.name, {}).get("simple", first_legal)
        value = choose(chooser, game, pending, random.Random(f"{self.play.id} {self.play.number}"))
        try:
            events = self.play.answer(pending.id, pending.seat, value)
        except Refused as refusal:
            log.error("the computer's answer to %s was refused: %s", pending.question.about, refusal)
            self.pause(None, "internal" if refusal.code != "not_saved" else "not_saved")
            events = []
        self._after_answer()
        self._publish(events)

    # What deeds do to a table.

    def phase(self) -> str:
        """`lobby`, `playing` or `over`."""
        if self.play is None:
            return "lobby"
        return "playing" if self.play.game.outcome() is None else "over"

    def player_of(self, link: Link) -> Player | None:
        """The person at a page."""
        return self.seats.players.get(link.player) if link.player else None

    def is_host(self, link: Link) -> bool:
        """Whether a page has the host's rights."""
        player = self.player_of(link)
        return link.is_host_screen or (player is not None and player.is_host)

    def is_online(self, player: Player) -> bool:
        """Whether a player's phone is here, or may be back in a moment."""
        return player.id not in self.away

    def changed(self) -> None:
        """Something of the lobby is other than before."""
        self._lobby = None

    def refresh_shelf(self) -> None:
        """Look at the missions and the saved games again."""
        self.shelf = self.house.shelf()
        current = self.play.id if self.play else None
        self.saved = [entry for entry in self.house.saved() if entry["id"] != current]
        self.changed()

    def pause(self, by: str | None, reason: str) -> None:
        """Stop the table: no answer is taken until somebody resumes it."""
        self.paused = {"by": by, "reason": reason}
        self.changed()

    def sit_down(self, link: Link, player: Player) -> None:
        """A page is a player's from now on."""
        self._seat_link(link, player)
        self.changed()

    def get_up(self, link: Link) -> None:
        """A page is nobody's from now on."""
        self._seat_link(link, None)
        self._welcome(link, None)
        self.changed()

    def send_away(self, player: Player, code: str) -> None:
        """Close the pages of a player who is no longer at the table."""
        for link in [link for link in self.links if link.player == player.id]:
            self.dismiss(link, code)

    def dismiss(self, link: Link, code: str) -> None:
        """Say goodbye to a page."""
        link.send(encode({"type": "bye", "code": code}).decode())
        link.close()
        self.gone(link)

    def start(self, seats: Sequence[str]) -> None:
        """Begin the chosen mission with these seats. Raises `Refused` when that is impossible."""
        setup = Setup(
            mission=self.choices.mission,
            seats=tuple(seats),
            seed=self.house.seed(),
            difficulty=self.choices.difficulty,
            options=self.choices.options,
        )
        game = GAMES[self.choices.game].new(setup, self.house.missions)
        people = msgspec.json.encode(self.seats.people())
        self._take(Play.begin(new_token(), game, self.house.store, people))

    def to_lobby(self) -> None:
        """Put the game aside; it stays in the journal."""
        self._take(None)

    def resume_game(self, game_id: str) -> None:
        """Take up a saved game with those who are here. Raises `Refused`: `no_save`, `bad_save`."""
        play, people = self._read_game(game_id)
        self.seats.take_up(people, play.game.setup.seats)
        self.away |= {player.id for player in self.seats.players.values() if not self.has_page(player.id)}
        self.choices = Choices(
            play.game.name, play.game.setup.mission, play.game.setup.difficulty, dict(play.game.setup.options)
        )
        self._take(play)

    def take_back(self) -> None:
        """Undo the last answer. Raises `Refused` with the reason."""
        if self.play is None:
            raise Refused("no_game")
        self.play.take_back()
        self.turn_back += 1
        self._begin_anew()

    # Within.

    def _take(self, play: Play | None) -> None:
        self.play = play
        self.paused = None
        self.turn_back = 0
        self.seats.offer(self._offered())
        self.refresh_shelf()
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Everybody gets a snapshot: the past is another one now."""
        self.changed()
        self._write_down()
        self._publisher.restart(self._standing(), self._audiences())
        for link in list(self.links):
            self._tell_all(link)

    def _answer(self, link: Link, message: Answer) -> Sequence[Any]:
        play = self.play
        if play is None:
            raise Refused("no_game")
        if self.paused is not None:
            raise Refused("paused")
        turn_back, ask = divmod(message.ask, ASKS_A_TURN_BACK)
        pending = play.pending(ask) if turn_back == self.turn_back else None
        if pending is None:
            raise Stale(ask=message.ask)
        player = self.player_of(link)
        holds = player is not None and pending.seat in player.seats
        if not holds and not link.is_host_screen:
            raise NotYours(seat=pending.seat)
        if self.seats.is_bot(pending.seat):
            raise Refused("computer_plays", seat=pending.seat)
        events = play.answer(ask, pending.seat, message.value)
        self._after_answer()
        return events

    def _after_answer(self) -> None:
        if self.phase() == "over":
            self.refresh_shelf()

    def _computer_pending(self) -> Pending | None:
        if self.play is None or self.paused is not None or not self.links:
            return None
        open_questions = self.play.game.progress.pending
        for pending in open_questions:
            if self.seats.is_bot(pending.seat) and not (
                pending.first
                and any(o.group == pending.group and not self.seats.is_bot(o.seat) for o in open_questions)
            ):
                return pending
        return None

    def _recognise_screen(self, link: Link, token: str | None) -> str | None:
        """Give a television the host's rights if it is on this machine, is the first, or knows the secret.

        Returns the secret for it to keep, if it has one.
        """
        if token is not None and self.screen_hash == hashed(token):
            link.is_host_screen = True
            return token
        if self.screen_hash is None:
            link.is_host_screen = True
            token = new_token()
            self.screen_hash = hashed(token)
            return token
        link.is_host_screen = link.is_local
        return None

    def _seat_link(self, link: Link, player: Player | None) -> None:
        """Bind a page to its player; the newest page of a player wins."""
        link.player = player.id if player else None
        if player is None:
            return
        self.away.discard(player.id)
        for other in [other for other in self.links if other.player == player.id and other is not link]:
            other.send(encode({"type": "moved"}).decode())
            other.close()
            self.gone(other)

    def _welcome(self, link: Link, token: str | None) -> None:
        message = {
            "type": "welcome",
            "build": self.house.build,
            "page": link.page,
            "language": link.language,
            "player": link.player,
            "token": token,
            "table": self.code,
            "host": self.is_host(link),
        }
        link.send(encode(message).decode())

    def _owners(self, link: Link) -> list[str]:
        """Whose commands these are: the phone's, before it had a player, and the player's."""
        guest = f"guest {link.page} {link.address}"
        return [guest, link.player] if link.player else [guest]

    def _repeat(self, link: Link, command_id: str) -> bool:
        """Answer a command that was carried out before as it was answered then."""
        for owner in self._owners(link):
            known = self._replies.get((owner, command_id))
            if known is None:
                continue
            text, player_id, token = known
            player = self.seats.players.get(player_id) if player_id else None
            if player is not None and token is not None and self.seats.by_token(token) is player:
                self.sit_down(link, player)
                self._welcome(link, token)
                link.send(text)
                self._publish()
            else:
                link.send(text)
            return True
        return False

    def _audience(self, link: Link) -> Audience:
        if link.page == "tv":
            return None
        player = self.player_of(link)
        return frozenset(player.seats) if player else frozenset()

    def _audiences(self) -> set[Audience]:
        return {None, frozenset(), *(frozenset(player.seats) for player in self.seats.players.values())}

    def _publish(self, events: Sequence[Any] = (), skip: Link | None = None) -> None:
        """Write down what changed about people and choices, then tell every page what is new to it."""
        if self._lobby is None:
            self._write_down()
        standing = self._standing()
        texts = self._publisher.update(standing, self._audiences(), events)
        for link in list(self.links):
            if link is skip:
                continue
            audience = self._audience(link)
            text = texts.get(audience)
            if audience != link.told_as or (texts and text is None):
                self._tell_all(link)
            elif text is not None:
                link.send(text)

    def _tell_all(self, link: Link) -> None:
        """Send a page the whole truth."""
        link.told_as = self._audience(link)
        link.send(self._publisher.snapshot(self._standing(), link.told_as))

    def _standing(self) -> Standing:
        if self._lobby is None:
            self._lobby = self._make_lobby()
        play = self.play
        if play is None:
            return Standing(self._lobby)
        return Standing(self._lobby, play.game, self.turn_back, play.undo(), play.told)

    def _make_lobby(self) -> Lobby:
        self.seats.appoint_host(self.is_online)
        choices, addresses = self.choices, self.house.addresses
        return {
            "table": self.code,
            "phase": self.phase(),  # type: ignore[typeddict-item]
            "game": choices.game,
            "mission": choices.mission,
            "difficulty": choices.difficulty,
            "options": choices.options,
            "presets": presets(choices.game),
            "players": self.seats.entries(self.is_online),
            "seats": self.seats.seat_entries(self.play is not None),
            "address": addresses.entry(f"/t/{self.code}" if self.code else ""),
            "locked": self.locked,
            "paused": self.paused,
            "speed": self.speed,
            "reached": addresses.reached(),
            "shelf": self.shelf,
            "saved": self.saved,
            "edition": edition(choices),
        }

    def _offered(self) -> Sequence[str]:
        if self.play is not None:
            return self.play.game.setup.seats
        kind = GAMES.get(self.choices.game)
        return kind.seats_offered if kind else ()

    def _write_down(self) -> None:
        """Keep people and choices, where they are other than written."""
        self.seats.appoint_host(self.is_online)
        people = self.seats.people()
        game_id = self.play.id if self.play else None
        record = encode(Record(people, self.choices, game_id, self.locked, self.speed, self.paused, self.screen_hash))
        if record == self._written:
            return
        try:
            self.house.store.keep_table(self.code, record)
            if game_id is not None:
                self.house.store.keep_people(game_id, encode(people))
        except NotSaved:
            log.exception("table %r could not be written", self.code)
            return
        self._written = record

    def _read_game(self, game_id: str) -> tuple[Play, People]:
        written = self.house.store.read(game_id)
        if written is None or written.outcome is not None:
            raise Refused("no_save")
        try:
            people = msgspec.json.decode(written.people, type=People)
            return Play.resume(written, self.house.missions, self.house.store), people
        except (UnreadableSave, msgspec.DecodeError, msgspec.ValidationError) as error:
            log.error("game %s cannot be taken up: %s", game_id, error)
            raise Refused("bad_save", why=str(error)) from error

    def _take_up_at_start(self, game_id: str) -> None:
        """The game that was on when the table was written down; without it the table opens in the lobby."""
        try:
            self.play, _ = self._read_game(game_id)
        except Refused as refusal:
            log.error("the table opens without its game: %s", refusal)


def refused(command_id: str | None, refusal: Refused) -> dict[str, Any]:
    """The message that turns a command down."""
    message: dict[str, Any] = {"type": "refused", "command_id": command_id, "code": refusal.code}
    return {**message, "detail": refusal.detail} if refusal.detail else message
