"""The computer's seats, pause, speed, undo."""

from __future__ import annotations

import pytest

from regno.games import BOTS
from tests.rooms.evening import Evening
from tests.rooms.toy import Race


def test_the_computer_plays_the_seats_without_a_person(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("computer", seat="blue", on=True)
    assert tv.lobby["seats"][1] == {"id": "blue", "player": None, "bot": True}
    anna.do("start")
    assert evening.table.computer_asked() is None, "people first, where anybody may take the turn"
    anna.answer("take_turn")
    anna.answer({"action": "walk"})
    evening.computer()
    assert [ask["seat"] for ask in tv.asks] == ["red"]
    anna.answer(0)
    assert tv.entity("table") == {"round": 2}


def test_the_computer_stands_in_for_somebody_away_and_gives_the_seat_back(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    marco.answer("take_turn")
    marco.close()
    evening.table.absent("p2")
    assert evening.table.computer_asked() is None, "nobody plays for him unasked"
    assert anna.refused("computer", seat="green", on=True) == "unknown_seat"
    tv.do("computer", seat="blue", on=True)
    evening.computer()
    anna.answer(1)
    evening.computer()
    marco.reopen()
    marco.do("computer", seat="blue", on=False)
    assert evening.table.computer_asked() is None
    assert marco.asked()


def test_anybody_may_let_the_computer_stand_in_for_somebody_away(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    stranger = evening.phone()
    anna.do("start")
    anna.close()
    assert marco.refused("computer", seat="red", on=True) == "not_host", "she may be back in a moment"
    evening.table.absent("p1")
    assert stranger.refused("computer", seat="red", on=True) == "not_host"
    marco.do("computer", seat="red", on=True)
    assert marco.lobby["seats"][0] == {"id": "red", "player": "p1", "bot": True}
    anna.reopen()
    anna.do("computer", seat="red", on=False)


def test_nobody_lets_the_computer_play_somebody_elses_seat(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    assert marco.refused("computer", seat="red", on=True) == "not_host"
    marco.do("computer", seat="blue", on=True)
    reply = marco.answer("take_turn")
    assert (reply["type"], reply["code"]) == ("refused", "computer_plays")


def test_a_whole_game_of_computers_while_the_television_watches(evening: Evening) -> None:
    tv = evening.tv()
    for seat in ("red", "blue"):
        tv.do("computer", seat=seat, on=True)
    tv.do("start")
    tv.close()
    assert evening.table.computer_asked() is None, "nobody looks"
    tv.reopen()
    evening.computer()
    assert tv.lobby["phase"] == "over"


def test_a_chooser_that_fails_or_cheats_costs_nothing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> object:
        raise ZeroDivisionError

    tv = evening.tv()
    for chooser in (breaks, lambda *_: {"action": "fly", "dice": 99}):
        monkeypatch.setitem(BOTS, Race.name, {"simple": chooser})
        tv.do("computer", seat="red", on=True)
        tv.do("start")
        evening.computer()
        assert tv.lobby["phase"] == "over"
        tv.do("to_lobby")


def test_a_pause_stops_everybody_and_only_a_person_lifts_it(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    assert anna.refused("pause") == "no_game"
    anna.do("start")
    assert marco.refused("pause") == "not_host"
    anna.do("pause")
    assert tv.lobby["paused"] == {"by": "p1", "reason": "asked"}
    assert marco.answer("take_turn")["code"] == "paused"
    assert evening.table.computer_asked() is None
    tv.do("resume")
    assert tv.refused("resume") == "not_paused"
    assert marco.answer("take_turn")["type"] == "accepted"


def test_speed_is_for_the_host_and_the_television(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna"), evening.phone("Marco")
    anna.do("speed", value="fast")
    assert marco.refused("speed", value="slow") == "not_host"
    tv.do("speed", value="slow")
    assert marco.lobby["speed"] == "slow"


def test_any_step_can_be_taken_back_until_a_die_is_thrown(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco")
    anna.do("start")
    assert tv.undo == {"steps": 0, "seat": None, "blocked": "no_undo"}
    assert anna.refused("undo") == "no_undo"
    first = anna.asked()
    anna.answer({"action": "bow:deep"})
    anna.answer({"action": "walk"})
    assert tv.undo == anna.undo == {"steps": 2, "seat": "red", "about": "walk"}
    assert marco.undo is None
    anna.do("undo")
    assert tv.entity("runners.red") == {"at": 0}
    assert tv.log == []
    assert tv.undo == {"steps": 1, "seat": "red", "about": "bow"}
    anna.do("undo")
    assert {**anna.asked(), "ask": 0} == {**first, "ask": 0}
    evening.check_everybody_sees_the_truth()

    anna.answer({"action": "run", "dice": 1})
    assert tv.undo == {"steps": 0, "seat": "red", "blocked": "no_undo_dice"}
    assert anna.refused("undo") == "no_undo_dice"


def test_a_question_from_before_an_undo_is_stale_whatever_its_number(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    anna.answer({"action": "walk"})
    claps = anna.asked("clap")["ask"]
    anna.do("undo")
    anna.answer({"action": "walk"})
    reply = anna.say({"type": "answer", "ask": claps, "value": 1})
    assert (reply["type"], reply["code"]) == ("refused", "stale")
    assert anna.answer(1)["type"] == "accepted"


def test_nobody_takes_back_what_another_did_or_answered_since(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    anna.answer("take_turn")
    assert marco.refused("undo") == "not_yours"
    anna.answer({"action": "walk"})
    marco.answer(1)
    assert tv.undo == {"steps": 1, "seat": "blue", "about": "clap"}
    assert anna.refused("undo") == "not_yours"
    marco.do("undo")
    assert anna.refused("undo") == "no_undo_other"
    assert tv.refused("undo") == "no_undo_other"
