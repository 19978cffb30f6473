"""The table of records: who did best, and where the game just played stands."""

from __future__ import annotations

from datetime import datetime

from tests.rooms.evening import Evening, Page
from tests.rooms.racing import race


def test_a_game_that_has_a_score_is_kept_with_names_and_day(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    evening.phone("Marco", "blue")
    evening.phone("Lea")
    assert tv.lobby["records"] == []
    anna.do("start")
    race(evening, anna)
    assert tv.lobby["records"] == [
        {
            "rank": 1,
            "players": ["Anna", "Marco"],
            "seats": ["red", "blue"],
            "score": {"rounds": 10, "points": 90},
            "day": datetime.fromtimestamp(evening.time).astimezone().date().isoformat(),
            "own": True,
        }
    ]


def test_the_best_come_first_and_the_one_just_played_is_marked(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    race(evening, anna)
    anna.do("again")
    race(evening, anna, marco)
    assert ranks(anna) == [(1, 90, False), (2, 87, True)]
    anna.do("again")
    assert anna.lobby["records"] == [], "nothing while a game is played"
    race(evening, anna)
    assert ranks(anna) == [(1, 90, False), (2, 90, True), (3, 87, False)], "the first to do it stays above"
    anna.do("to_lobby")
    assert ranks(anna) == [(1, 90, False), (2, 90, False), (3, 87, False)]


def test_each_mission_and_difficulty_has_its_own_records(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    race(evening, anna)
    anna.do("to_lobby")
    anna.do("choose", game="race", mission="short", difficulty="hard")
    assert anna.lobby["records"] == []
    anna.do("choose", game="race", mission="relay")
    assert anna.lobby["records"] == []
    anna.do("choose", game="race", mission="short")
    assert ranks(anna) == [(1, 90, False)]


def test_there_are_ten_and_the_own_one_where_it_stands_behind_them(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    race(evening, anna)
    for _ in range(10):
        anna.do("again")
        race(evening, anna)
    anna.do("again")
    race(evening, anna, marco)
    assert [line["rank"] for line in anna.lobby["records"]] == [*range(1, 11), 12]
    assert anna.lobby["records"][-1]["own"] is True
    anna.do("to_lobby")
    assert len(anna.lobby["records"]) == 10


def test_a_game_without_a_score_and_one_of_computers_alone_leave_no_record(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="relay")
    anna.do("start")
    race(evening, anna)
    assert anna.lobby["records"] == []
    anna.do("to_lobby")
    anna.do("choose", game="race", mission="short")
    anna.do("leave")
    tv.do("computer", seat="red", on=True)
    tv.do("start")
    evening.computer()
    assert (tv.lobby["phase"], tv.lobby["records"]) == ("over", [])


def test_records_outlive_the_night_and_one_that_cannot_be_read_is_left_out(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    race(evening, anna)
    anna.do("again")
    race(evening, anna)
    evening.store._connection.execute("UPDATE scores SET record = 'nonsense' WHERE id = 1")
    token = anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert ranks(anna) == [(2, 90, False)]


def ranks(page: Page) -> list[tuple[int, int, bool]]:
    """The records as they are shown: rank, points, whether it is the game just played."""
    return [(line["rank"], line["score"]["points"], line["own"]) for line in page.lobby["records"]]
