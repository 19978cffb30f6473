"""One table: its people, what they are going to play, the game that is on, and the pages that look at it.

Everything that happens to a table comes in through the few public methods here, one at a time, and nothing in them
waits: no network, no clock. What pages are told goes into their links' boxes.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from regno.engine.game import Setup
from regno.engine.questions import NotYours, Pending, Refused, Stale
from regno.games import GAMES
from regno.store.games import NotSaved
from regno.wire.messages import Answer, Do, Hello, Ping, Speed
from regno.wire.replies import Lobby, Paused

from .campaign import Campaign, find_campaign, saved_campaigns
from .choices import Choices, first_choices, fitted
from .computer import answer_for_computer, question_for_computer
from .deeds import Outcome, do
from .house import House
from .link import Link
from .lobby import lobby_of
from .pages import Pages, first_number
from .play import Play
from .publish import ASKS_A_TURN_BACK, Standing, ask_number, encode
from .records import Record, keep, read_game
from .replies import Replies, Reply, owners, refused
from .scores import ending_of
from .screens import Screens
from .seats import Player, Seats, new_token
from .starting import seats_offered

log = logging.getLogger(__name__)


class Table:
    """A table with a code; the empty code is the table that needs none."""

    def __init__(self, code: str, house: House, record: Record | None = None) -> None:
        """Set a new table, or one as written down. Raises nothing: a game that cannot go on stays in the journal."""
        record = record or Record()
        self.code = code
        self.house = house
        self.shelf = house.shelf()
        self.choices = record.choices if record.choices.game in GAMES else first_choices(self.shelf)
        self.campaign: Campaign | None = self._as_written(record.campaign)
        self.seats = Seats()
        self.seats.players = {player.id: player for player in record.people.players}
        self.seats.bots = set(record.people.bots)
        self.locked = record.locked
        self.speed: Speed = record.speed
        self.screens = Screens(record.screen_hash)
        self.play: Play | None = None
        self.turn_back = 0
        self.pages = Pages(self.seats, first_number(house.now()))
        self.away: set[str] = set(self.seats.players)
        """Players without a page, once the time of grace is over."""
        self._replies = Replies()
        self._lobby: Lobby | None = None
        self._written = b""
        if record.game_id is not None:
            self._take_up_at_start(record.game_id)
        self.paused: Paused | None = record.paused if self.play else None
        self._offer()
        self.pages.begin_anew(self._standing())

    # What pages and rooms do to a table.

    def hello(self, link: Link, hello: Hello) -> None:
        """A page says who it is, for the first time or again; it gets a welcome and the present."""
        link.page, link.language = hello.page, hello.language
        player = self.seats.by_token(hello.token) if hello.token and hello.page == "phone" else None
        token = hello.token if player else None
        if hello.page == "tv":
            token = self.screens.recognise(link, hello.token)
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
        if link not in self.pages.links:
            self.pages.links.append(link)
        self._welcome(link, token)
        self.pages.catch_up(link, self._standing(), hello.seq)

    def gone(self, link: Link) -> None:
        """A socket is closed."""
        if link in self.pages.links:
            self.pages.links.remove(link)

    def has_page(self, player_id: str) -> bool:
        """Whether a page of this player is open."""
        return bool(self.pages.of_player(player_id))

    def absent(self, player_id: str) -> None:
        """The time of grace of a player without a page is over."""
        if not self.has_page(player_id):
            self.asleep(player_id)

    def asleep(self, player_id: str) -> None:
        """Nothing is heard any more of a player: the phone is away."""
        if player_id in self.seats.players and player_id not in self.away:
            self.away.add(player_id)
            self.changed()
            self._publish()

    def awake(self, player_id: str) -> None:
        """Something is heard of a player again."""
        if player_id in self.away and player_id in self.seats.players:
            self.away.discard(player_id)
            self.changed()
            self._publish()

    def hear(self, link: Link, message: Answer | Do | Ping) -> None:
        """A page says something: it always gets a reply, the same one to the same command."""
        if isinstance(message, Ping):
            link.send(encode({"type": "pong", "at": message.at}).decode())
            return
        if self._repeat(link, message.command_id):
            return
        owner = owners(link)[-1]
        reply: dict[str, Any] = {"type": "accepted", "command_id": message.command_id}
        outcome = Outcome()
        try:
            outcome = self._answer(link, message) if isinstance(message, Answer) else do(self, link, message.action)
            if outcome.result is not None:
                reply["result"] = outcome.result
        except Refused as refusal:
            reply = refused(message.command_id, refusal)
        except NotSaved:
            log.exception("table %r could not be written", self.code)
            reply = refused(message.command_id, Refused("not_saved"))
        except Exception:
            log.exception("table %r broke at %s", self.code, type(message).__name__)
            reply = refused(message.command_id, Refused("internal"))
        text = encode(reply).decode()
        self._replies.keep(owner, message.command_id, Reply(text, outcome.token))
        if outcome.token is not None:
            self._welcome(link, outcome.token)
        link.send(text)
        self._publish(outcome.events)

    def addresses_changed(self) -> None:
        """The server is found at other addresses now, or a phone has come further than any before."""
        self.changed()
        self._publish()

    def look_at_shelf(self) -> None:
        """Show missions that have come, gone or been mended while people were choosing."""
        if self.phase() == "lobby" and self.pages.links and self.shelf != self.house.shelf():
            self.refresh_shelf()
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
        events: Sequence[Any] = ()
        try:
            events = answer_for_computer(self.play, pending)
        except Refused as refusal:
            log.error("the computer cannot answer %s: %s", pending.question.about, refusal)
            self.pause(None, refusal.code)
        self._after_answer()
        self._publish(events)

    # What deeds do to a table.

    def phase(self) -> Literal["lobby", "playing", "over"]:
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
        """Look at the missions, the saved games and the campaigns again."""
        self.shelf = self.house.shelf()
        current = self.play.id if self.play else None
        self.saved = [entry for entry in self.house.saved() if entry["id"] != current]
        self.campaigns = saved_campaigns(self.house.store)
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
        for link in self.pages.of_player(player.id):
            self.dismiss(link, code)

    def dismiss(self, link: Link, code: str) -> None:
        """Say goodbye to a page."""
        link.send(encode({"type": "bye", "code": code}).decode())
        link.close()
        self.gone(link)

    def begin(self, choices: Choices, setup: Setup) -> None:
        """Begin a game of this setup. Raises `Refused` when that is impossible; then nothing has changed."""
        game = GAMES[choices.game].new(setup, self.house.missions)
        people = msgspec.json.encode(self.seats.people())
        campaign = self.campaign.written() if self.campaign else None
        play = Play.begin(new_token(), game, self.house.store, people, campaign)
        self.choices = choices
        self._take(play)

    def to_lobby(self) -> None:
        """Put the game aside; it stays in the journal."""
        self._take(None)

    def resume_game(self, game_id: str) -> None:
        """Take up a saved game with those who are here. Raises `Refused`: `no_save`, `bad_save`."""
        play, people = read_game(self.house, game_id)
        self.seats.take_up(people, play.game.setup.seats)
        self.away |= {player.id for player in self.seats.players.values() if not self.has_page(player.id)}
        setup = play.game.setup
        self.choices = Choices(play.game.name, setup.mission, setup.difficulty, dict(setup.options), setup.mode)
        self.campaign = find_campaign(self.house.store, play.campaign)
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
        self._offer()
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Everybody gets a snapshot: the past is another one now."""
        self.changed()
        self._write_down()
        self.pages.begin_anew(self._standing())

    def _answer(self, link: Link, message: Answer) -> Outcome:
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
        return Outcome(events=events)

    def _after_answer(self) -> None:
        if self.phase() == "over":
            self.campaign = self._as_written(self.campaign)
            self.refresh_shelf()

    def _computer_pending(self) -> Pending | None:
        if self.play is None or self.paused is not None or not self.pages.links:
            return None
        return question_for_computer(self.play, self.seats)

    def _seat_link(self, link: Link, player: Player | None) -> None:
        """Bind a page to its player; the newest page of a player wins."""
        link.player = player.id if player else None
        if player is None:
            return
        self.away.discard(player.id)
        for other in [other for other in self.pages.of_player(player.id) if other is not link]:
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

    def _repeat(self, link: Link, command_id: str) -> bool:
        """Answer a command that was carried out before as it was answered then."""
        known = self._replies.find(link, command_id)
        if known is None:
            return False
        player = self.seats.by_token(known.token) if known.token is not None else None
        if player is not None and known.token is not None:
            self.sit_down(link, player)
            self._welcome(link, known.token)
        link.send(known.text)
        self._publish()
        return True

    def _publish(self, events: Sequence[Any] = (), skip: Link | None = None) -> None:
        """Write down what changed about people and choices, then tell every page what is new to it."""
        if self._lobby is None:
            self._write_down()
        self.pages.tell(self._standing(), events, skip)

    def _standing(self) -> Standing:
        if self._lobby is None:
            self.seats.appoint_host(self.is_online)
            self._lobby = lobby_of(self)
        play = self.play
        if play is None:
            return Standing(self._lobby)
        return Standing(self._lobby, play.game, self.turn_back, play.undo(), play.told)

    def _offer(self) -> None:
        """Offer the seats of the game that is on, else those of the mission chosen: in a campaign its next one."""
        self.refresh_shelf()
        if self.play is not None:
            self.play.ending_of = lambda game: ending_of(self, game)
            self.seats.offer(self.play.game.setup.seats)
            return
        mission = self.campaign.next() if self.campaign else None
        if self.campaign is not None and mission is not None:
            self.choices = fitted(self.shelf, replace(self.choices, game=self.campaign.game, mission=mission))
        else:
            self.campaign = None
        self.seats.offer(seats_offered(self.shelf, self.choices))

    def _as_written(self, campaign: Campaign | None) -> Campaign | None:
        """How far a campaign is by the journal; one of which nothing was played is not in it."""
        return (find_campaign(self.house.store, campaign.id) or campaign) if campaign else None

    def _write_down(self) -> None:
        """Keep people and choices, where they are other than written."""
        self.seats.appoint_host(self.is_online)
        game_id = self.play.id if self.play else None
        people = self.seats.people()
        screen = self.screens.secret_hash
        record = Record(people, self.choices, self.campaign, game_id, self.locked, self.speed, self.paused, screen)
        self._written = keep(self.house, self.code, record, self._written)

    def _take_up_at_start(self, game_id: str) -> None:
        """The game that was on when the table was written down; without it the table opens in the lobby."""
        try:
            self.play, _ = read_game(self.house, game_id)
        except Refused as refusal:
            log.error("the table opens without its game: %s", refusal)
