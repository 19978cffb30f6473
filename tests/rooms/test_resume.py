"""The power fails: the same question, on the same phones, and nothing that was heard is lost."""

from __future__ import annotations

import msgspec
import pytest

from regno.engine.questions import Refused
from regno.rooms.play import Play
from regno.store.games import NotSaved, Store, digest
from tests.rooms.evening import Evening, Page
from tests.rooms.toy import Race


def test_killed_in_the_middle_of_a_question_the_table_stands_as_it_stood(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    play_two_rounds(anna, marco)
    marco.answer("take_turn")
    marco.answer({"action": "run", "dice": 2})
    anna.answer(2)
    before = marco.present()
    token = marco.token

    evening.power_cut()
    again = evening.phone(token=token)
    assert again.me["player"] == "p2"
    assert again.lobby["saved"] == [], "the game on the table is not offered as another"
    assert (again.entities, again.asks, again.log) == (before["entities"], before["asks"], before["log"])
    assert again.asked("clap")["seat"] == "blue"
    assert again.answer(1)["type"] == "accepted"
    assert again.entity("table") == {"round": 4}


def test_what_comes_after_is_what_would_have_come(evening: Evening) -> None:
    """The dice go on where they were: a table that was killed after every answer plays the same game."""
    fates = []
    for kills in (False, True):
        evening.seeds = iter([5, 6, 7])
        evening.house.seed = lambda: 5
        anna = evening.phone("Anna", "red")
        anna.do("start")
        while anna.lobby["phase"] == "playing":
            action = {"action": "run", "dice": 1} if anna.asks[0]["about"] == "turn" else 1
            anna.answer(action)
            if kills and anna.lobby["phase"] == "playing":
                token = anna.token
                evening.power_cut()
                evening.house.seed = lambda: 5
                anna = evening.phone(token=token)
        fates.append(anna.entities)
        anna.do("to_lobby")
        anna.do("leave")
    assert fates[0] == fates[1]


def test_people_and_choices_survive_in_the_lobby_too(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", difficulty="hard")
    anna.do("speed", value="fast")
    anna.do("lock", on=True)
    before = anna.lobby
    tokens = anna.token, tv.token
    evening.power_cut()
    anna, tv = evening.phone(token=tokens[0]), evening.tv(token=tokens[1], is_local=False)
    assert anna.lobby == before
    assert tv.me["host"] is True


def test_a_step_taken_back_stays_taken_back(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    anna.answer({"action": "walk"})
    anna.do("undo")
    token = anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert anna.entity("runners.red") == {"at": 0}
    assert anna.asked()["about"] == "turn"


def test_a_finished_game_is_not_taken_up_again(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    while anna.lobby["phase"] == "playing":
        anna.answer(anna.asked()["default"])
    token = anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert anna.lobby["phase"] == "lobby"
    assert anna.lobby["saved"] == []
    assert anna.lobby["seats"][0]["player"] == "p1"


def test_rules_that_changed_since_put_the_table_where_they_still_agree(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    play_two_rounds(anna, marco)
    anna.answer("take_turn")
    anna.answer({"action": "walk"})
    token = anna.token
    honest = Race.answer

    def other_rules(self: Race, ask: int, seat: str, value: object) -> None:
        honest(self, ask, seat, value)
        if isinstance(value, dict):
            self.state.at[seat] += 1

    monkeypatch.setattr(Race, "answer", other_rules)
    evening.power_cut()
    assert evening.table.play is not None
    assert evening.table.play.is_shortened
    anna = evening.phone(token=token)
    assert anna.asked()["about"] == "turn", "the answer before the changed rule still counts"
    anna.answer({"action": "walk"})
    written = evening.store.read(evening.table.play.id)
    assert written is not None
    assert [answer.number for answer in written.answers] == [written.number + 1, written.number + 2]


def test_an_answer_is_written_before_anybody_hears_of_it(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")

    def disk_is_full(*_: object, **__: object) -> None:
        raise NotSaved("database or disk is full")

    before = tv.present()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", disk_is_full)
        reply = anna.answer({"action": "walk"})
    assert (reply["type"], reply["code"]) == ("refused", "not_saved")
    assert tv.present() == before
    assert anna.answer({"action": "walk"})["type"] == "accepted"


def test_the_computer_stops_the_table_when_nothing_can_be_written(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tv = evening.tv()
    tv.do("computer", seat="red", on=True)
    tv.do("start")

    def disk_is_full(*_: object, **__: object) -> None:
        raise NotSaved("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", disk_is_full)
        evening.computer()
    assert tv.lobby["paused"] == {"by": None, "reason": "not_saved"}
    tv.do("resume")
    evening.computer()
    assert tv.lobby["phase"] == "over"


def test_a_bug_in_a_rule_costs_one_answer_and_the_table_plays_on(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", options={"luck": "broken"})
    anna.do("start")
    before = tv.present()
    reply = anna.answer({"action": "run", "dice": 3})
    assert (reply["type"], reply["code"]) == ("refused", "internal")
    assert tv.present() == before
    assert anna.answer({"action": "run", "dice": 2})["type"] == "accepted"


def test_a_bug_in_a_deed_is_answered_too(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    with monkeypatch.context() as broken:
        broken.setattr(Race, "new", None)
        assert anna.refused("start") == "internal"
    anna.do("start")
    assert tv.lobby["phase"] == "playing"


def test_a_save_that_cannot_be_read_leaves_the_table_open_and_the_journal_whole(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    token = anna.token
    (line,) = evening.store.open_games()
    evening.store._connection.execute("UPDATE snapshots SET state = x'c1c1c1'")
    evening.power_cut()
    anna = evening.phone(token=token)
    assert anna.lobby["phase"] == "lobby"
    assert [saved["id"] for saved in anna.lobby["saved"]] == [line.id]
    assert anna.refused("resume_table", id=line.id) == "bad_save"
    assert anna.refused("resume_table", id="nothing") == "no_save"
    anna.do("start")


def test_people_of_a_save_that_cannot_be_read_are_refused_too(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    anna.do("to_lobby")
    (saved,) = anna.lobby["saved"]
    evening.store._connection.execute("UPDATE games SET people = 'nonsense'")
    assert anna.refused("resume_table", id=saved["id"]) == "bad_save"


def test_replaying_the_journal_gives_the_same_bytes(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    play_two_rounds(anna, marco)
    anna.answer("take_turn")
    play = evening.table.play
    assert play is not None
    written = evening.store.read(play.id)
    assert written is not None
    twin = Play.resume(written, None, evening.store)
    assert twin.game.save() == play.game.save()
    assert digest(twin.game.save()) == written.answers[-1].digest
    assert msgspec.json.encode(list(twin.told)) == msgspec.json.encode(list(play.told))


def test_a_game_that_is_no_longer_installed_is_kept(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    play = evening.table.play
    assert play is not None
    monkeypatch.delitem(evening.registry, "race")
    with pytest.raises(Refused, match="bad_save"):
        evening.table.resume_game(play.id)


def play_two_rounds(anna: Page, marco: Page) -> None:
    """Start, and two whole rounds of walking."""
    anna.do("start")
    for _ in range(2):
        anna.answer("take_turn")
        anna.answer({"action": "walk"})
        anna.answer(0)
        marco.answer(1)
