"""Ways to play a mission: which seats there are, which the computer must take, and one person with several."""

from __future__ import annotations

import msgspec

from regno.engine.game import Setup
from tests.rooms.evening import Evening


def test_a_mission_says_how_it_can_be_played_and_the_first_way_is_meant(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    assert (anna.lobby["mode"], anna.lobby["modes"]) == ("free", ["free", "judged"])
    assert anna.lobby["shelf"][0]["missions"][2]["modes"] == ["free", "alone"]
    anna.do("start")
    assert evening.table.play is not None
    assert evening.table.play.game.setup.mode == "free"
    assert (anna.lobby["mode"], anna.lobby["modes"]) == ("free", ["free", "judged"])


def test_a_mission_that_lacks_the_mode_is_played_in_its_first(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", mode="judged")
    assert anna.lobby["mode"] == "judged"
    anna.do("choose", game="race", mission="relay", mode="judged")
    assert (anna.lobby["mode"], anna.lobby["modes"]) == ("free", ["free", "alone"])
    anna.do("choose", game="race", mission="relay", mode="nonsense")
    assert anna.lobby["mode"] == "free"


def test_the_seats_are_those_of_the_mode(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco")
    assert marco.refused("claim", seat="judge") == "unknown_seat"
    anna.do("choose", game="race", mission="short", mode="judged")
    assert [seat["id"] for seat in anna.lobby["seats"]] == ["red", "blue", "green", "judge"]
    marco.do("claim", seat="judge")
    anna.do("choose", game="race", mission="short")
    assert marco.player("Marco")["seats"] == [], "a seat that is gone is nobody's"
    assert marco.player("Anna")["seats"] == ["red"]


def test_the_computer_takes_a_seat_that_must_not_be_empty(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", mode="judged")
    anna.do("start")
    assert anna.lobby["seats"] == [
        {"id": "red", "player": "p1", "bot": False},
        {"id": "judge", "player": None, "bot": True},
    ]
    anna.answer({"action": "walk"})
    assert [ask["seat"] for ask in anna.asks] == ["red", "judge"]
    anna.answer(0)
    evening.computer()
    assert anna.entity("table") == {"round": 2}


def test_a_person_may_take_that_seat_but_nobody_plays_against_nobody(evening: Evening) -> None:
    anna, marco = evening.phone("Anna"), evening.phone("Marco")
    anna.do("choose", game="race", mission="short", mode="judged")
    marco.do("claim", seat="judge")
    assert anna.refused("start") == "needs_heroes"
    for seat in ("red", "blue"):
        anna.do("claim", seat=seat)
    anna.do("start")
    assert [seat["id"] for seat in anna.lobby["seats"]] == ["red", "blue", "judge"], (
        "two runners fit, the judge is none"
    )


def test_one_person_with_three_heroes_is_asked_for_each_in_the_order_of_the_seats(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna")
    anna.do("choose", game="race", mission="relay", mode="alone")
    for seat in ("green", "red", "blue"):
        anna.do("claim", seat=seat)
    anna.do("start")
    assert [(ask["seat"], ask["about"]) for ask in anna.asks] == [
        ("red", "take_turn"),
        ("blue", "take_turn"),
        ("green", "take_turn"),
    ]
    assert all("group" in ask for ask in anna.asks), "with all details"
    anna.say({"type": "answer", "ask": anna.asks[1]["ask"], "value": "take_turn"})
    assert anna.asked()["seat"] == "blue"
    anna.answer({"action": "walk"})
    assert [ask["seat"] for ask in anna.asks] == ["red", "blue", "green"]
    for seat in ("red", "blue", "green"):
        assert anna.asked("clap")["seat"] == seat
        anna.answer(1)
    assert tv.entity("table") == {"round": 2}
    assert {key for key in anna.entities or {} if key.startswith("claps")} == {"claps.red", "claps.blue", "claps.green"}
    evening.check_everybody_sees_the_truth()


def test_alone_with_one_hero_is_refused_before_there_is_a_game(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="relay", mode="alone")
    assert anna.refused("start") == "solo_heroes"
    assert anna.lobby["phase"] == "lobby"
    assert evening.store.open_games() == []
    anna.do("claim", seat="green")
    anna.do("start")
    assert [seat["id"] for seat in anna.lobby["seats"]] == ["red", "green"]


def test_again_and_a_saved_game_keep_the_mode(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", mode="judged")
    anna.do("start")
    anna.do("to_lobby")
    anna.do("choose", game="race", mission="relay")
    (saved,) = anna.lobby["saved"]
    anna.do("resume_table", id=saved["id"])
    assert anna.lobby["mode"] == "judged"
    while anna.lobby["phase"] == "playing":
        anna.answer(anna.asked()["default"])
        evening.computer()
    anna.do("again")
    assert (anna.lobby["phase"], anna.lobby["mode"]) == ("playing", "judged")
    assert [seat["id"] for seat in anna.lobby["seats"]] == ["red", "judge"]


def test_the_mode_survives_a_power_cut(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", mode="judged")
    token = anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert anna.lobby["mode"] == "judged"
    assert [seat["id"] for seat in anna.lobby["seats"]] == ["red", "blue", "green", "judge"]


def test_a_table_from_before_there_were_modes_opens_as_it_was(evening: Evening) -> None:
    evening.phone("Anna")
    ((_, _, written),) = evening.store.tables()
    record = msgspec.json.decode(written)
    del record["campaign"], record["choices"]["mode"]
    record["choices"]["difficulty"] = "hard"
    evening.store.keep_table("", msgspec.json.encode(record))
    evening.power_cut()
    tv = evening.tv()
    assert (tv.lobby["mode"], tv.lobby["difficulty"], tv.lobby["campaign"]) == ("free", "hard", None)
    assert tv.player("Anna")


def test_a_game_from_before_there_were_modes_goes_on(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("start")
    anna.answer({"action": "walk"})
    play = evening.table.play
    assert play is not None
    play.game.setup = Setup("short", ("red",), play.game.setup.seed)
    saved = msgspec.msgpack.decode(play.game.save())
    saved["setup"] = {name: saved["setup"][name] for name in ("mission", "seats", "seed", "difficulty", "options")}
    evening.store._connection.execute("DELETE FROM answers")
    evening.store._connection.execute("UPDATE snapshots SET state = ?", (msgspec.msgpack.encode(saved),))
    token = anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert anna.lobby["phase"] == "playing"
    assert anna.lobby["mode"] == "free"
    assert anna.entity("runners.red") == {"at": 1}
    assert anna.answer(1)["type"] == "accepted"
