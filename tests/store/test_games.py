"""The journal: what was appended is there, what is damaged is put aside, what cannot be written is refused."""

from __future__ import annotations

import itertools
import sqlite3
from pathlib import Path

import pytest

from regno.store.games import (
    FILE,
    Ending,
    InUse,
    NotSaved,
    RankedScore,
    Store,
    Unwritable,
    WrittenAnswer,
    WrittenCampaign,
    WrittenScore,
    digest,
)


def store_in(folder: Path) -> Store:
    clock = itertools.count(100)
    return Store(folder, lambda: float(next(clock)))


def answer(number: int, value: object = 1) -> WrittenAnswer:
    return WrittenAnswer(number, number + 10, "red", value, digest(b"%d" % number))


def test_a_game_is_found_again_as_it_was_written(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.begin("g", "race", b"{}", b"people", b"start", b"[]")
    store.append("g", answer(1, {"action": "run", "dice": 2}))
    store.append("g", answer(2, [3, 4]), snapshot=(2, b"round two", b"[]"))
    store.append("g", answer(3))
    store.close()
    written = store_in(tmp_path).read("g")
    assert written is not None
    assert (written.game, written.snapshot, written.number) == ("race", b"round two", 2)
    assert written.answers == [answer(3)]
    assert written.outcome is None


def test_games_that_can_go_on_are_listed_the_latest_first(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for name in ("a", "b", "c"):
        store.begin(name, "race", b"{}", b"", b"start", b"[]")
    store.append("a", answer(1), snapshot=(2, b"two", b"[]"))
    store.append("b", answer(1), ending=Ending("victory"))
    assert [(line.id, line.round) for line in store.open_games()] == [("a", 2), ("c", 1)]
    assert store.read("nobody") is None


def test_taking_back_strikes_answers_and_the_snapshots_they_led_to(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.begin("g", "race", b"{}", b"", b"start", b"[]")
    store.append("g", answer(1))
    store.append("g", answer(2), snapshot=(2, b"two", b"[]"))
    store.take_back("g", 1)
    written = store.read("g")
    assert written is not None
    assert (written.snapshot, written.answers) == (b"start", [answer(1)])
    store.append("g", answer(2, "other"))


def test_an_answer_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.begin("g", "race", b"{}", b"", b"start", b"[]")
    store.append("g", answer(1))
    with pytest.raises(NotSaved):
        store.append("g", answer(1), snapshot=(2, b"two", b"[]"), ending=Ending("victory"))
    written = store.read("g")
    assert written is not None
    assert (written.snapshot, written.answers, written.outcome) == (b"start", [answer(1)], None)


def test_a_campaign_is_as_its_last_game_left_it(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for name, record in (("a", b"begun"), ("b", b"begun again")):
        store.begin(name, "race", b"{}", b"", b"start", b"[]", WrittenCampaign("cup", record))
    store.begin("c", "race", b"{}", b"", b"start", b"[]")
    store.begin("d", "race", b"{}", b"", b"start", b"[]", WrittenCampaign("league", b"later"))
    assert [campaign for _, campaign in store.campaigns()] == [
        WrittenCampaign("league", b"later"),
        WrittenCampaign("cup", b"begun"),
    ]
    assert [written.campaign for name in "abcd" if (written := store.read(name))] == ["cup", "cup", "", "league"]
    store.append("a", answer(1), ending=Ending("victory", WrittenCampaign("cup", b"one won")))
    assert store.campaign("cup") == WrittenCampaign("cup", b"one won")
    assert [campaign.id for _, campaign in store.campaigns()] == ["cup", "league"]
    assert store.campaign("nothing") is None


def test_the_best_games_come_first_and_the_own_one_wherever_it_stands(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for name, points in (("a", 5), ("b", 9), ("c", 5), ("d", 1), ("e", 0)):
        store.begin(name, "race", b"{}", b"", b"start", b"[]")
        store.append(name, answer(1), ending=ending(points))
    store.begin("f", "race", b"{}", b"", b"start", b"[]")
    store.append("f", answer(1), ending=ending(99, "hard"))
    best = store.best("race", "short", "normal", "e", most=3)
    assert [(line.rank, line.game_id) for line in best] == [(1, "b"), (2, "a"), (3, "c"), (5, "e")]
    assert [line.game_id for line in store.best("race", "short", "normal", "b", most=2)] == ["b", "a"]
    (line,) = store.best("race", "short", "hard", "")
    assert line == RankedScore(1, "f", line.when, b"99")
    assert store.best("race", "long", "normal", "") == []


def test_a_game_whose_end_cannot_be_written_is_not_over(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.begin("g", "race", b"{}", b"", b"start", b"[]", WrittenCampaign("cup", b"begun"))
    store.append("g", answer(1))
    with pytest.raises(NotSaved):
        store.append("g", answer(1), ending=Ending("victory", WrittenCampaign("cup", b"won"), ending(9).score))
    assert store.campaign("cup") == WrittenCampaign("cup", b"begun")
    assert store.best("race", "short", "normal", "g") == []
    assert [line.id for line in store.open_games()] == ["g"]


def test_a_file_from_before_there_were_campaigns_gets_them(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.begin("g", "race", b"{}", b"", b"start", b"[]")
    for table in ("campaign_games", "campaigns", "scores"):
        store._connection.execute(f"DROP TABLE {table}")
    store.close()
    store = store_in(tmp_path)
    written = store.read("g")
    assert written is not None
    assert written.campaign == ""
    store.append("g", answer(1), ending=ending(3))
    assert len(store.best("race", "short", "normal", "g")) == 1


def ending(points: int, difficulty: str = "normal") -> Ending:
    """The end of a short race."""
    return Ending("victory", score=WrittenScore("race", "short", difficulty, points, b"%d" % points))


def test_tables_are_kept_and_forgotten(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.keep_table("", b"one")
    store.keep_table("WXYZ", b"two")
    store.keep_table("", b"three")
    assert [(code, record) for code, _, record in store.tables()] == [("", b"three"), ("WXYZ", b"two")]
    store.forget_table("WXYZ")
    assert [code for code, _, _ in store.tables()] == [""]


def test_everything_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    settings = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


def test_a_damaged_file_is_put_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database " * 100)
    store = store_in(tmp_path)
    assert store.put_aside == tmp_path / f"{FILE}.damaged-1"
    assert store.put_aside.read_bytes().startswith(b"not a database")
    assert store.open_games() == []
    store.close()
    (tmp_path / FILE).write_bytes(b"damaged again")
    assert store_in(tmp_path).put_aside == tmp_path / f"{FILE}.damaged-2"


def test_a_file_with_a_damaged_page_is_put_aside(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for number in range(200):
        store.begin(f"g{number}", "race", b"{}", b"x" * 500, b"start", b"[]")
    store.close()
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    assert store_in(tmp_path).put_aside is not None


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Unwritable, match="file"):
        store_in(tmp_path / "file")


def test_two_programs_do_not_share_a_file(tmp_path: Path) -> None:
    first = store_in(tmp_path)
    with pytest.raises(InUse, match="Another regno"):
        store_in(tmp_path)
    first.close()
    store_in(tmp_path).close()


def test_a_full_disk_refuses_the_answer(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.begin("g", "race", b"{}", b"", b"start", b"[]")
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotSaved, match="full"):
        store.append("g", answer(1, "x" * 5_000_000))
    store._connection.execute("PRAGMA max_page_count = 100000")
    store.append("g", answer(1))


def test_the_schema_is_what_the_store_reads(tmp_path: Path) -> None:
    store_in(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert tables == {"tables", "games", "answers", "snapshots", "campaigns", "campaign_games", "scores"}
