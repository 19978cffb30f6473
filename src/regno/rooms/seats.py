"""People and places: who holds which seat, and which seats the computer plays.

A *player* is a person with a secret token; a *seat* is a place in the game. Sockets come and go, players stay.
"""

import hashlib
import secrets
from collections.abc import Callable, Iterable

from msgspec import Struct

from regno.engine.questions import Refused
from regno.wire.messages import Language
from regno.wire.replies import Player as PlayerEntry
from regno.wire.replies import Seat as SeatEntry

from . import names

MOST_PLAYERS = 12
"""People at one table, those who only watch included."""


def hashed(token: str) -> str:
    """What is kept of a token: nobody can get back from it to the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(18)


class Player(Struct):
    """A person at the table. `seats` are in the order taken."""

    id: str
    name: str
    token_hash: str
    language: Language
    seats: list[str] = []
    is_host: bool = False


class People(Struct):
    """Who sat where, as written down."""

    players: list[Player] = []
    bots: list[str] = []


class Seats:
    """The people of a table and the seats of its game; all changes to them are checked here."""

    def __init__(self, offered: Iterable[str] = ()) -> None:
        self.players: dict[str, Player] = {}
        self.bots: set[str] = set()
        """Seats that the computer plays, or would play when the game starts."""
        self.offered: tuple[str, ...] = tuple(offered)

    def by_token(self, token: str) -> Player | None:
        """The player who holds this token."""
        wanted = hashed(token)
        return next((player for player in self.players.values() if player.token_hash == wanted), None)

    def holder(self, seat: str) -> Player | None:
        """The player of a seat."""
        return next((player for player in self.players.values() if seat in player.seats), None)

    def is_bot(self, seat: str) -> bool:
        """Whether the computer answers for this seat: it was asked to, or nobody holds the seat."""
        return seat in self.bots or self.holder(seat) is None

    def join(self, name: str, language: Language, token: str) -> Player:
        """A new player. Raises `Refused`: `name_empty`, `full`."""
        cleaned = names.clean(name)
        if not cleaned:
            raise Refused("name_empty")
        if len(self.players) >= MOST_PLAYERS:
            raise Refused("full", most=MOST_PLAYERS)
        number = 1 + max((int(player_id[1:]) for player_id in self.players), default=0)
        player = Player(f"p{number}", names.distinct(cleaned, self._names()), hashed(token), language)
        self.players[player.id] = player
        return player

    def rename(self, player: Player, name: str) -> None:
        """Raises `Refused`: `name_empty`."""
        cleaned = names.clean(name)
        if not cleaned:
            raise Refused("name_empty")
        player.name = names.distinct(cleaned, self._names() - {player.name})

    def leave(self, player: Player) -> None:
        """Take a person off the table; a seat left behind is the computer's once a game is on."""
        del self.players[player.id]

    def claim(self, player: Player, seat: str) -> None:
        """Take a free seat, or one of the computer's. Raises `Refused`: `unknown_seat`, `seat_taken`."""
        if seat not in self.offered:
            raise Refused("unknown_seat", seat=seat)
        holder = self.holder(seat)
        if holder is not None and holder is not player:
            raise Refused("seat_taken", seat=seat, player=holder.id)
        self.bots.discard(seat)
        if holder is None:
            player.seats.append(seat)

    def release(self, player: Player, seat: str) -> None:
        """Raises `Refused`: `not_yours`."""
        if seat not in player.seats:
            raise Refused("not_yours", seat=seat)
        player.seats.remove(seat)
        self.bots.discard(seat)

    def set_bot(self, seat: str, on: bool) -> None:
        """Let the computer play a seat, or stop it. Raises `Refused`: `unknown_seat`."""
        if seat not in self.offered:
            raise Refused("unknown_seat", seat=seat)
        if on:
            self.bots.add(seat)
        else:
            self.bots.discard(seat)

    def offer(self, seats: Iterable[str]) -> None:
        """Change the seats of the game: who held one that is gone loses it."""
        self.offered = tuple(seats)
        self.bots &= set(self.offered)
        for player in self.players.values():
            player.seats = [seat for seat in player.seats if seat in self.offered]

    def in_use(self) -> tuple[str, ...]:
        """The seats that would take part if the game started now, in the order offered."""
        return tuple(seat for seat in self.offered if seat in self.bots or self.holder(seat))

    def people(self) -> People:
        """Everybody, to be written down."""
        return People(list(self.players.values()), sorted(self.bots))

    def take_up(self, people: People, offered: Iterable[str]) -> None:
        """The seats of a saved game. Who is here already, by token or by name, gets his old seats; the others are
        added as away; whoever was not in that game keeps watching.
        """
        for player in self.players.values():
            player.seats = []
        for saved in people.players:
            here = self._same_person(saved)
            if here is None and (saved.seats or not self.players):
                number = 1 + max((int(player_id[1:]) for player_id in self.players), default=0)
                name = names.distinct(saved.name, self._names())
                here = Player(f"p{number}", name, saved.token_hash, saved.language)
                self.players[here.id] = here
            if here is not None:
                here.seats = list(saved.seats)
        self.bots = set(people.bots)
        self.offer(offered)

    def _same_person(self, saved: Player) -> Player | None:
        for player in self.players.values():
            if player.token_hash == saved.token_hash:
                return player
        wanted = saved.name.casefold()
        return next((player for player in self.players.values() if player.name.casefold() == wanted), None)

    def appoint_host(self, is_online: Callable[[Player], bool]) -> None:
        """See that exactly one player is host: the one who was, else who came first and is here."""
        players = list(self.players.values())
        if not players or any(player.is_host for player in players):
            return
        next((player for player in players if is_online(player)), players[0]).is_host = True

    def entries(self, is_online: Callable[[Player], bool]) -> list[PlayerEntry]:
        """The people as pages see them: never a token."""
        return [
            {
                "id": player.id,
                "name": player.name,
                "seats": list(player.seats),
                "online": is_online(player),
                "host": player.is_host,
                "language": player.language,
            }
            for player in self.players.values()
        ]

    def seat_entries(self, playing: bool) -> list[SeatEntry]:
        """The seats as pages see them; once a game is on, every seat without a player is a bot's."""
        entries: list[SeatEntry] = []
        for seat in self.offered:
            holder = self.holder(seat)
            bot = self.is_bot(seat) if playing else seat in self.bots
            entries.append({"id": seat, "player": holder.id if holder else None, "bot": bot})
        return entries

    def _names(self) -> set[str]:
        return {player.name for player in self.players.values()}
