"""The journal: append an answer before anybody hears of it, keep a snapshot a round, give both back after a crash.

Everything is written at once and survives a power cut (`synchronous=FULL`). The file belongs to one program at a time.

Errors, as a tree::

    StoreError             the message says what is wrong, in words for the host
    ├── Unwritable         the folder or the file cannot be written
    ├── InUse              another program has it open
    └── NotSaved           a change could not be written; the file is as it was before
"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FILE = "regno.db"

Write = Callable[[str, tuple[Any, ...]], object]
"""Carries out a statement within a transaction."""

LOG_PAGES = 256
"""Length of the write-ahead log, in pages of 4 kB, after which it is used from its beginning again."""


class StoreError(Exception):
    """The store cannot be used."""


class Unwritable(StoreError):
    """The folder or the file cannot be written."""


class InUse(StoreError):
    """Another program has the file open."""


class NotSaved(StoreError):
    """A change could not be written; the file is as it was before."""


class WrittenAnswer(Struct, frozen=True):
    """One answer as journalled; `digest` is that of the state after it."""

    number: int
    ask: int
    seat: str
    value: Any
    digest: bytes


class WrittenCampaign(Struct, frozen=True):
    """A campaign as the room writes it."""

    id: str
    record: bytes


class WrittenScore(Struct, frozen=True):
    """What a game reached, ranked by `points` among those of its mission and difficulty."""

    game: str
    mission: str
    difficulty: str
    points: int
    record: bytes


class RankedScore(Struct, frozen=True):
    """A line of the table of records; `when` is the end of the game."""

    rank: int
    game_id: str
    when: float
    record: bytes


class Ending(Struct, frozen=True):
    """What is kept together with the last answer of a game: how it ended, how far its campaign is now, what it
    reached."""

    outcome: str
    campaign: WrittenCampaign | None = None
    score: WrittenScore | None = None


class WrittenGame(Struct, frozen=True):
    """A game as found in the journal: the last snapshot, and the answers given since. `campaign` is the id of that it
    belongs to, if any."""

    id: str
    game: str
    people: bytes
    snapshot: bytes
    told: bytes
    number: int
    answers: list[WrittenAnswer]
    outcome: str | None
    campaign: str = ""


class GameLine(Struct, frozen=True):
    """One line of the list of games that can go on."""

    id: str
    game: str
    setup: bytes
    people: bytes
    touched: float
    round: int


def digest(state: bytes) -> bytes:
    """A short fingerprint of a saved state."""
    return hashlib.blake2b(state, digest_size=8).digest()


class Store:
    """The file `regno.db` in a folder of its own. `now` gives seconds since 1970."""

    def __init__(self, folder: Path, now: Callable[[], float]) -> None:
        """Open the file or make it; one that is damaged is put aside under another name, see `put_aside`.

        Raises `Unwritable` or `InUse`.
        """
        self.now = now
        self.path = folder / FILE
        self.put_aside: Path | None = None
        """Where a damaged file was moved to, if there was one."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = self._open()
        except OSError as error:
            raise Unwritable(f"The folder {folder} cannot be written: {error.strerror}.") from error

    def close(self) -> None:
        """Give the file back."""
        self._connection.close()

    # People and choices of a table.

    def keep_table(self, code: str, record: bytes) -> None:
        """Write down a table as it is now."""
        self._write(
            "INSERT INTO tables VALUES (?1, ?2, ?3) ON CONFLICT (code) DO UPDATE SET touched = ?2, record = ?3",
            (code, self.now(), record),
        )

    def tables(self) -> list[tuple[str, float, bytes]]:
        """Code, time of the last change, and record of every table, the latest first."""
        return self._connection.execute("SELECT code, touched, record FROM tables ORDER BY touched DESC").fetchall()

    def forget_table(self, code: str) -> None:
        """Strike a table off; its games stay."""
        self._write("DELETE FROM tables WHERE code = ?", (code,))

    # Games.

    def begin(
        self,
        game_id: str,
        game: str,
        setup: bytes,
        people: bytes,
        state: bytes,
        told: bytes,
        campaign: WrittenCampaign | None = None,
    ) -> None:
        """A new game with its first snapshot, and the campaign it belongs to."""
        now = self.now()
        with self._transaction() as write:
            write("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, 1, NULL)", (game_id, game, setup, people, now, now))
            write("INSERT INTO snapshots VALUES (?, 0, 1, ?, ?)", (game_id, state, told))
            if campaign is not None:
                write("INSERT OR IGNORE INTO campaigns VALUES (?, ?, ?)", (campaign.id, now, campaign.record))
                write("INSERT INTO campaign_games VALUES (?, ?)", (game_id, campaign.id))

    def keep_people(self, game_id: str, people: bytes) -> None:
        """Who holds which seat now."""
        self._write("UPDATE games SET people = ? WHERE id = ?", (people, game_id))

    def append(
        self,
        game_id: str,
        answer: WrittenAnswer,
        *,
        snapshot: tuple[int, bytes, bytes] | None = None,
        ending: Ending | None = None,
    ) -> None:
        """Write one answer; when this returns it is safe.

        `snapshot` is the round that has just begun, the state, and the last events; `ending` ends the game.
        """
        with self._transaction() as write:
            write(
                "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)",
                (game_id, answer.number, answer.ask, answer.seat, msgspec.json.encode(answer.value), answer.digest),
            )
            if snapshot is not None:
                round_number, state, told = snapshot
                write(
                    "INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", (game_id, answer.number, round_number, state, told)
                )
                write("UPDATE games SET round = ?, touched = ? WHERE id = ?", (round_number, self.now(), game_id))
            if ending is not None:
                self._end(write, game_id, ending)

    def _end(self, write: Write, game_id: str, ending: Ending) -> None:
        now, campaign, score = self.now(), ending.campaign, ending.score
        write("UPDATE games SET outcome = ?, touched = ? WHERE id = ?", (ending.outcome, now, game_id))
        if campaign is not None:
            write("UPDATE campaigns SET touched = ?, record = ? WHERE id = ?", (now, campaign.record, campaign.id))
        if score is not None:
            write(
                "INSERT INTO scores (game_id, game, mission, difficulty, points, ended, record)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (game_id, score.game, score.mission, score.difficulty, score.points, now, score.record),
            )

    def take_back(self, game_id: str, number: int) -> None:
        """Strike all answers after `number`, and the snapshots that they led to."""
        with self._transaction() as write:
            write("DELETE FROM answers WHERE game_id = ? AND number > ?", (game_id, number))
            write("DELETE FROM snapshots WHERE game_id = ? AND number > ?", (game_id, number))

    def open_games(self, most: int = 20) -> list[GameLine]:
        """The games that can go on, the latest first."""
        rows = self._connection.execute(
            "SELECT id, game, setup, people, touched, round FROM games WHERE outcome IS NULL"
            " ORDER BY touched DESC LIMIT ?",
            (most,),
        )
        return [GameLine(*row) for row in rows]

    def read(self, game_id: str) -> WrittenGame | None:
        """The last snapshot of a game and the answers since; None when there is no such game."""
        head = self._connection.execute(
            "SELECT id, game, people, outcome, coalesce(campaign, '')"
            " FROM games LEFT JOIN campaign_games ON game_id = id WHERE id = ?",
            (game_id,),
        ).fetchone()
        last = self._connection.execute(
            "SELECT state, told, number FROM snapshots WHERE game_id = ? ORDER BY number DESC LIMIT 1", (game_id,)
        ).fetchone()
        if head is None or last is None:
            return None
        rows = self._connection.execute(
            "SELECT number, ask, seat, value, digest FROM answers WHERE game_id = ? AND number > ? ORDER BY number",
            (game_id, last[2]),
        )
        answers = [
            WrittenAnswer(n, ask, seat, msgspec.json.decode(value), proof) for n, ask, seat, value, proof in rows
        ]
        return WrittenGame(head[0], head[1], head[2], last[0], last[1], last[2], answers, *head[3:])

    # Campaigns and records.

    def campaign(self, campaign_id: str) -> WrittenCampaign | None:
        """A campaign as last written."""
        row = self._connection.execute("SELECT id, record FROM campaigns WHERE id = ?", (campaign_id,)).fetchone()
        return WrittenCampaign(*row) if row else None

    def campaigns(self) -> list[tuple[float, WrittenCampaign]]:
        """Every campaign that was begun, with the end of its last game, the latest first."""
        rows = self._connection.execute("SELECT touched, id, record FROM campaigns ORDER BY touched DESC")
        return [(touched, WrittenCampaign(campaign_id, record)) for touched, campaign_id, record in rows]

    def best(self, game: str, mission: str, difficulty: str, own: str, most: int = 10) -> list[RankedScore]:
        """The best games of a mission at a difficulty, of equals the earlier first; and the game `own`, wherever it
        stands."""
        rows = self._connection.execute(
            "SELECT * FROM (SELECT row_number() OVER (ORDER BY points DESC, id) AS rank, game_id, ended, record"
            " FROM scores WHERE game = ? AND mission = ? AND difficulty = ?) WHERE rank <= ? OR game_id = ?"
            " ORDER BY rank",
            (game, mission, difficulty, most, own),
        )
        return [RankedScore(*row) for row in rows]

    def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        with self._transaction() as write:
            write(statement, values)

    @contextmanager
    def _transaction(self) -> Iterator[Write]:
        """All of it on the disk, or nothing. Raises `NotSaved`."""
        try:
            with self._connection:
                self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection.execute
        except sqlite3.Error as error:
            raise NotSaved(str(error)) from error

    def _open(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise InUse(f"Another regno is using {self.path}. Stop it, or name another folder.") from error
            raise Unwritable(f"{self.path} cannot be written: {error}.") from error
        except sqlite3.DatabaseError:
            self.put_aside = self._aside()
            return self._connect()

    def _connect(self) -> sqlite3.Connection:
        # The one thread that runs the rooms uses it, which need not be the one that opened it.
        connection = sqlite3.connect(self.path, timeout=0.2, isolation_level=None, check_same_thread=False)
        try:
            # One owner at a time, so that no two servers run the same table.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.executescript(resources.files(__package__).joinpath("schema.sql").read_text(encoding="utf-8"))
            _lay_out_log(connection)
            problem = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if problem != "ok":
                raise sqlite3.DatabaseError(problem)
        except BaseException:
            connection.close()
            raise
        return connection

    def _aside(self) -> Path:
        """Move the damaged file away, with what belongs to it; nothing is thrown away."""
        number = 1
        while (target := self.path.with_name(f"{FILE}.damaged-{number}")).exists():
            number += 1
        self.path.rename(target)
        for suffix in ("-wal", "-shm"):
            beside = self.path.with_name(FILE + suffix)
            if beside.exists():
                beside.rename(target.with_name(target.name + suffix))
        return target


def _lay_out_log(connection: sqlite3.Connection) -> None:
    """Write the log once to its full length: then an answer overwrites part of it, and the disk need not make room.

    That halves the time that an answer takes to be safe.
    """
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE room_for_the_log (filling BLOB)")
    connection.execute("INSERT INTO room_for_the_log VALUES (zeroblob(?))", (LOG_PAGES * 4096,))
    connection.execute("DROP TABLE room_for_the_log")
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(RESTART)")
