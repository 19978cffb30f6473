"""People come, sleep, come back, go: seats and tokens."""

from __future__ import annotations

import msgspec

from tests.rooms.evening import Evening


def test_two_marcos_are_told_apart_and_nobody_without_a_name(evening: Evening) -> None:
    evening.phone("Marco")
    second = evening.phone("marco")
    assert [player["name"] for player in second.lobby["players"]] == ["Marco", "marco 2"]
    nameless = evening.phone()
    assert nameless.refused("join", name=" \u200b\n ") == "name_empty"
    nameless.do("join", name="Lea")
    nameless.do("rename", name="MARCO")
    assert second.lobby["players"][-1]["name"] == "MARCO 3"


def test_the_newest_page_of_a_player_wins_and_the_older_is_told(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    older = anna.link
    anna.reopen()
    assert older.is_closed
    assert '"moved"' in str(older.outbox.get_nowait())
    assert anna.me["player"] == "p1"
    assert anna.lobby["seats"][0] == {"id": "red", "player": "p1", "bot": False}


def test_a_phone_that_slept_finds_its_seat_and_its_question(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")
    question = anna.asked()
    anna.close()
    evening.table.absent("p1")
    evening.listen()
    assert tv.player("Anna")["online"] is False
    anna.reopen()
    assert anna.asked() == question
    evening.listen()
    assert tv.player("Anna")["online"] is True


def test_a_reload_within_the_time_of_grace_is_never_seen(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    tv.heard.clear()
    anna.close()
    anna.reopen()
    evening.table.absent("p1")
    evening.listen()
    assert tv.heard == []


def test_only_what_was_missed_is_sent_to_a_page_that_comes_back(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    anna.do("start")
    tv.close()
    anna.answer({"action": "walk"})
    anna.answer(2)
    tv.heard.clear()
    tv.reopen(seq=tv.seq)
    assert tv.kinds() == ["welcome", "update", "update"]
    assert tv.entity("runners.red") == {"at": 1}
    tv.reopen(seq=0)
    assert tv.kinds()[-1] == "snapshot", "too long ago"


def test_a_page_whose_seats_changed_meanwhile_gets_the_whole_truth(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco")
    anna.do("start")
    marco.close()
    seen = marco.seq
    anna.do("release", seat="red")
    marco.heard.clear()
    marco.reopen(seq=seen)
    assert marco.kinds()[0] == "welcome"
    marco.do("claim", seat="red")
    assert marco.asked()["about"] == "turn"
    evening.check_everybody_sees_the_truth()


def test_a_phone_with_an_empty_battery_is_replaced_by_another(evening: Evening) -> None:
    anna, other = evening.phone("Anna", "red"), evening.phone()
    anna.do("start")
    assert other.refused("reclaim", player="p1") == "player_online"
    anna.close()
    evening.table.absent("p1")
    assert other.refused("reclaim", player="p9") == "unknown_player"
    result = other.do("reclaim", player="p1")
    assert other.me["player"] == result["player"] == "p1"
    assert other.asked()["about"] == "turn"
    old_token = anna.token
    anna.reopen()
    assert (anna.me["player"], anna.me["token"]) == (None, None), "the old phone's token opens nothing any more"
    assert old_token != other.token


def test_a_phone_that_was_replaced_is_not_left_with_the_seats_questions(evening: Evening) -> None:
    anna, other = evening.phone("Anna", "red"), evening.phone()
    anna.do("start")
    anna.close()
    evening.table.absent("p1")
    other.do("reclaim", player="p1")
    anna.heard.clear()
    anna.reopen(seq=anna.seq)
    assert anna.kinds() == ["welcome", "snapshot"]
    assert not any("group" in ask for ask in anna.asks)


def test_a_seat_lost_and_taken_again_while_away_is_no_gap(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    marco.close()
    seen = marco.seq
    other = evening.phone(token=marco.token)
    other.do("release", seat="blue")
    anna.answer("take_turn")
    anna.answer({"action": "walk"})
    other.do("claim", seat="blue")
    marco.heard.clear()
    marco.reopen(seq=seen)
    assert marco.kinds() == ["welcome", "snapshot"]
    assert marco.asked()["about"] == "clap"


def test_a_locked_table_lets_nobody_new_in(evening: Evening) -> None:
    tv, anna, stranger = evening.tv(), evening.phone("Anna"), evening.phone()
    assert stranger.refused("lock", on=True) == "not_host"
    anna.do("lock", on=True)
    assert tv.lobby["locked"] is True
    assert stranger.refused("join", name="Sly") == "locked"
    assert stranger.refused("reclaim", player="p1") == "locked"
    tv.do("lock", on=False)
    stranger.do("join", name="Lea")


def test_who_leaves_gives_the_seat_to_the_computer_and_the_host_to_the_next(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    anna.do("leave")
    assert anna.me["player"] is None
    assert not any("group" in ask for ask in anna.asks)
    assert marco.lobby["seats"][0] == {"id": "red", "player": None, "bot": True}
    assert marco.lobby["players"][0]["host"] is True


def test_who_is_sent_away_is_told_and_gone(evening: Evening) -> None:
    anna, marco = evening.phone("Anna"), evening.phone("Marco", "blue")
    assert marco.refused("kick", player="p1") == "not_host"
    anna.do("kick", player="p2")
    assert marco.heard[-1] == {"type": "bye", "code": "kicked"}
    assert [player["name"] for player in anna.lobby["players"]] == ["Anna"]
    marco.reopen()
    assert marco.me["player"] is None


def test_the_host_who_was_away_is_still_host(evening: Evening) -> None:
    anna, marco = evening.phone("Anna"), evening.phone("Marco")
    anna.close()
    evening.table.absent("p1")
    evening.listen()
    assert marco.player("Anna")["host"] is True
    assert marco.player("Marco")["host"] is False


def test_the_first_television_has_the_hosts_rights_and_others_only_here_or_with_the_secret(evening: Evening) -> None:
    first = evening.tv(is_local=False, address="192.168.1.50")
    assert first.me["host"]
    assert first.token
    second = evening.tv(is_local=False, address="192.168.1.51")
    assert (second.me["host"], second.me["token"]) == (False, None)
    assert second.refused("lock", on=True) == "not_host"
    assert evening.tv(is_local=False, token=first.token).me["host"]
    assert evening.tv(is_local=True).me["host"], "a page on the server's own machine"


def test_a_television_without_rights_cannot_answer_for_anybody(evening: Evening) -> None:
    evening.tv()
    guest, anna = evening.tv(is_local=False, address="192.168.1.51"), evening.phone("Anna", "red")
    anna.do("start")
    reply = guest.answer({"action": "walk"})
    assert (reply["type"], reply["code"]) == ("refused", "not_yours")


def test_a_late_guest_takes_over_a_seat_of_the_computer(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("computer", seat="blue", on=True)
    anna.do("start")
    late = evening.phone("Lea")
    assert late.refused("claim", seat="green") == "unknown_seat", "that one is not in the game"
    late.do("claim", seat="blue")
    assert late.asked()["about"] == "take_turn"
    assert late.lobby["seats"][1] == {"id": "blue", "player": "p2", "bot": False}


def test_tokens_are_never_shown_and_never_written(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco")
    anna.do("start")
    for page in (tv, marco):
        assert str(anna.token) not in msgspec.json.encode(page.heard).decode()
    evening.store.close()
    for path in evening.folder.iterdir():
        for token in (anna.token, marco.token, tv.token):
            assert str(token).encode() not in path.read_bytes()


def test_a_saved_game_is_taken_up_by_whoever_has_the_same_name(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("start")
    anna.answer("take_turn")
    anna.do("to_lobby")
    (saved,) = anna.lobby["saved"]
    assert saved["players"] == ["Anna", "Marco"]
    marco.do("leave")
    anna.do("leave")
    again = evening.phone("ANNA")
    again.do("resume_table", id=saved["id"])
    assert again.asked()["about"] == "turn"
    assert [(p["name"], p["seats"], p["online"]) for p in again.lobby["players"]] == [
        ("ANNA", ["red"], True),
        ("Marco", ["blue"], False),
    ]
    marco_again = evening.phone()
    marco_again.do("reclaim", player="p2")
    assert again.player("Marco")["online"] is True
