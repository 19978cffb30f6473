"""Sitting down, choosing, starting, answering: what every page is told."""

from __future__ import annotations

from tests.rooms.evening import Evening, Page


def test_a_television_and_a_phone_see_the_same_lobby(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna")
    assert tv.lobby == anna.lobby
    assert tv.lobby["phase"] == "lobby"
    assert (tv.lobby["game"], tv.lobby["mission"]) == ("race", "short")
    assert [player["name"] for player in tv.lobby["players"]] == ["Anna"]
    assert tv.me["host"]
    assert tv.lobby["players"][0]["host"]
    assert tv.lobby["address"]["url"] == "http://192.168.1.2:8000"
    assert [entry["game"] for entry in tv.lobby["shelf"]] == ["race"]


def test_two_taps_on_one_seat_the_first_wins_and_the_other_is_told(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco")
    assert marco.refused("claim", seat="red") == "seat_taken"
    marco.do("claim", seat="blue")
    assert {seat["id"]: seat["player"] for seat in anna.lobby["seats"]} == {"red": "p1", "blue": "p2", "green": None}


def test_a_round_is_played_and_everybody_sees_it(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    assert tv.lobby["phase"] == "playing"
    assert tv.entities == {"table": {"round": 1}, "runners.red": {"at": 0}, "runners.blue": {"at": 0}}

    assert marco.asked()["about"] == "take_turn"
    assert marco.asked()["first"] is True
    marco.answer("take_turn")
    assert marco.asked()["about"] == "turn"
    assert anna.asks == [{"seat": "blue", "about": "turn"}]
    assert tv.asked()["seat"] == "blue", "the television knows every detail"

    marco.answer({"action": "run", "dice": 2})
    assert [event["type"] for event in tv.log] == ["moved"]
    assert tv.entity("runners.blue") == {"at": tv.log[0]["to"]}

    anna.answer(1)
    assert tv.entity("table") == {"round": 1}, "the other has not clapped yet"
    marco.answer(2)
    assert tv.entity("table") == {"round": 2}
    evening.check_everybody_sees_the_truth()


def test_a_seat_sees_its_own_secrets_alone(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    play_a_round(anna, marco)
    for page, own in ((anna, {"claps.red"}), (marco, {"claps.blue"}), (tv, set())):
        assert {key for key in page.entities or {} if key.startswith("claps")} == own


def test_an_update_says_only_what_changed(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")
    tv.heard.clear()
    anna.answer({"action": "walk"})
    (update,) = [message for message in tv.heard if message["type"] == "update"]
    assert update["parts"] == {"runners.red": {"at": 1}}
    assert set(update) == {"type", "seq", "parts", "events", "asks", "undo"}


def test_a_whole_game_to_its_end_and_again(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    assert anna.refused("again") == "not_over"
    while tv.lobby["phase"] == "playing":
        page = next(page for page in (anna, marco) if any("group" in ask for ask in page.asks))
        page.answer(page.asked()["default"])
    assert tv.lobby["phase"] == "over"
    assert tv.asks == []
    assert evening.store.open_games() == []
    anna.do("again")
    assert tv.lobby["phase"] == "playing"
    assert tv.entity("table") == {"round": 1}
    assert anna.asked()["about"] == "take_turn"


def test_the_host_goes_back_to_the_lobby_and_finds_the_game_there(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")
    anna.answer({"action": "walk"})
    anna.answer(1)
    anna.do("to_lobby")
    assert tv.entities is None
    (saved,) = tv.lobby["saved"]
    assert (saved["game"], saved["mission"], saved["round"], saved["players"]) == ("race", "short", 2, ["Anna"])
    assert [seat["id"] for seat in tv.lobby["seats"]] == ["red", "blue", "green"]
    tv.do("resume_table", id=saved["id"])
    assert tv.lobby["phase"] == "playing"
    assert tv.entity("runners.red") == {"at": 1}
    assert anna.asked()["about"] == "turn"


def test_a_question_answered_on_the_television_counts(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")
    assert tv.answer({"action": "walk"})["type"] == "accepted"
    assert anna.asked()["about"] == "clap"


def test_the_first_answer_counts_and_the_second_is_too_late(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    late = marco.asked()["ask"]
    anna.answer("take_turn")
    reply = marco.say({"type": "answer", "ask": late, "value": "take_turn"})
    assert (reply["type"], reply["code"]) == ("refused", "stale")


def test_the_same_command_twice_is_carried_out_once(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")
    message = {"type": "answer", "command_id": "once", "ask": anna.asked()["ask"], "value": {"action": "walk"}}
    first = anna.say(message)
    assert anna.say(message) == first
    assert tv.entity("runners.red") == {"at": 1}


def test_a_join_sent_again_on_another_socket_is_the_same_player(evening: Evening) -> None:
    phone = evening.phone()
    message = {"type": "do", "command_id": "sit", "action": {"type": "join", "name": "Anna"}}
    first = phone.say(message)
    token = phone.token
    phone.token = None
    phone.reopen()
    assert phone.say(message) == first
    assert phone.token == token
    assert [player["name"] for player in phone.lobby["players"]] == ["Anna"]


def test_missions_rulings_and_presets_are_chosen_by_the_host(evening: Evening) -> None:
    anna, marco = evening.phone("Anna"), evening.phone("Marco")
    anna.do("choose", game="race", mission="short", difficulty="hard", options={"luck": "broken"})
    assert marco.lobby["difficulty"] == "hard"
    assert marco.lobby["edition"] == {
        "preset": "unlucky",
        "options": {"luck": {"value": "broken", "choices": ["fair", "broken"], "default": "fair"}},
    }
    anna.do("claim", seat="red")
    anna.do("start")
    assert list(marco.lobby["edition"]["options"]) == ["luck"]
    anna.do("to_lobby")
    anna.do("choose", game="race", mission="short", options={"preset": "recommended"})
    assert marco.lobby["options"] == {}
    assert marco.refused("choose", game="race", mission="short") == "not_host"
    assert anna.refused("choose", game="chess", mission="short") == "unknown_game"
    assert anna.refused("choose", game="race", mission="long") == "unknown_mission"
    assert anna.refused("choose", game="race", mission="short", difficulty="silly") == "unknown_option"
    assert anna.refused("choose", game="race", mission="short", options={"luck": "endless"}) == "unknown_option"
    assert marco.lobby["mission"] == "short"


def test_a_start_that_the_game_refuses_leaves_the_table_in_the_lobby(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="impossible")
    assert anna.refused("start") == "unknown_mission"
    assert anna.lobby["phase"] == "lobby"


def test_a_mission_file_with_a_mistake_is_shown_with_it_and_cannot_be_chosen(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    folder = evening.folder / "missions" / "race"
    folder.mkdir(parents=True)
    (folder / "wrong.toml").write_text("?")
    assert anna.refused("choose", game="race", mission="wrong") == "broken_mission"
    anna.do("choose", game="race", mission="short")
    broken = anna.lobby["shelf"][0]["missions"][-1]
    assert (broken["id"], broken["broken"]) == ("wrong", "line 1, column 1: no such glyph")


def test_a_mission_dropped_in_is_shown_to_everybody_who_is_choosing(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    tv.heard.clear()
    evening.table.look_at_shelf()
    evening.listen()
    assert tv.heard == [], "nothing is new"
    folder = evening.folder / "missions" / "race"
    folder.mkdir(parents=True)
    (folder / "wrong.toml").write_text("?")
    evening.table.look_at_shelf()
    evening.listen()
    assert tv.lobby["shelf"][0]["missions"][-1]["id"] == "wrong"
    anna.do("start")
    (folder / "wrong.toml").unlink()
    tv.heard.clear()
    evening.table.look_at_shelf()
    evening.listen()
    assert tv.heard == [], "who plays looks at no shelf"


def test_somebody_must_sit_and_not_too_many(evening: Evening) -> None:
    anna = evening.phone("Anna")
    assert anna.refused("start") == "needs_heroes"
    for seat in ("red", "blue", "green"):
        anna.do("claim", seat=seat)
    assert anna.refused("start") == "too_many_seats"
    anna.do("release", seat="green")
    anna.do("start")
    assert [seat["id"] for seat in anna.lobby["seats"]] == ["red", "blue"]
    assert len([ask for ask in anna.asks if "group" in ask]) == 2, "one person may hold both seats"


def test_pointing_at_a_square_or_a_deed_is_shown_to_all_and_kept_by_none(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("point", cell=[3, 4])
    assert tv.heard[-1]["events"] == [{"type": "pointed", "cell": [3, 4], "by": "p1"}]
    anna.do("point", action="gate:g1", dice=3)
    assert tv.heard[-1]["events"] == [{"type": "pointed", "action": "gate:g1", "dice": 3, "by": "p1"}]
    tv.hello()
    assert tv.log == []


def play_a_round(anna: Page, marco: Page) -> None:
    """Both take part in one round."""
    anna.do("start")
    anna.answer("take_turn")
    anna.answer({"action": "walk"})
    anna.answer(1)
    marco.answer(2)
