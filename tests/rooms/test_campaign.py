"""A campaign: mission after mission, evening after evening, with what the seats take along."""

from __future__ import annotations

import pytest

from regno.engine.game import Setup
from regno.rooms.tables import FRESH_FOR
from regno.store.games import NotSaved, Store
from tests.rooms.evening import Evening
from tests.rooms.racing import race
from tests.rooms.toy import Race


def test_a_campaign_fixes_the_mission_and_says_how_far_it_is(evening: Evening) -> None:
    tv, anna = evening.tv(), evening.phone("Anna", "red")
    assert (tv.lobby["mission"], tv.lobby["campaign"]) == ("short", None)
    assert tv.lobby["shelf"][0]["campaigns"] == ["cup"]
    anna.do("choose", game="race", mission="relay", difficulty="hard", campaign="cup")
    assert tv.lobby["mission"] == "short"
    assert tv.lobby["difficulty"] == "hard"
    campaign = tv.lobby["campaign"]
    assert campaign["name"] == "cup"
    assert campaign["missions"] == [{"id": "short", "won": False}, {"id": "relay", "won": False}]
    assert campaign["next"] == "short"
    anna.do("choose", game="race", mission="relay")
    assert (tv.lobby["mission"], tv.lobby["campaign"]) == ("relay", None)
    assert anna.refused("choose", game="race", mission="short", campaign="league") == "unknown_campaign"
    assert tv.lobby["mission"] == "relay"


def test_a_victory_leads_to_the_next_mission_in_one_tap_with_what_was_won(evening: Evening) -> None:
    tv, anna, marco = evening.tv(), evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("choose", game="race", mission="short", difficulty="hard", campaign="cup")
    anna.do("start")
    race(evening, anna, claps=2)
    assert marco.refused("next") == "not_host"
    assert tv.lobby["campaign"]["missions"][0] == {"id": "short", "won": True}
    assert tv.lobby["campaign"]["next"] == "relay"
    assert tv.lobby["mission"] == "short", "the one that has just been played"
    assert [mission["id"] for mission in tv.lobby["shelf"][0]["missions"]] == ["short", "relay"]
    assert setup(evening).carried == {}
    anna.do("next")
    assert (tv.lobby["phase"], tv.lobby["mission"]) == ("playing", "relay")
    assert tv.lobby["difficulty"] == "normal", "a relay knows no other"
    assert setup(evening).seats == ("red", "blue")
    assert setup(evening).carried == carried_out(evening) == dict.fromkeys(("red", "blue"), ("clap",) * 18)
    assert anna.entity("claps.red") == {"count": 18}


def test_after_a_defeat_the_same_mission_waits_with_the_same_baggage(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    race(evening, anna)
    anna.do("next")
    baggage = setup(evening).carried
    race(evening, anna, marco)
    assert anna.lobby["campaign"]["next"] == "relay"
    anna.do("next")
    assert (setup(evening).mission, setup(evening).carried) == ("relay", baggage)
    race(evening, anna, marco)
    anna.do("to_lobby")
    assert anna.lobby["mission"] == "relay"
    anna.do("start")
    assert (setup(evening).mission, setup(evening).carried) == ("relay", baggage)


def test_people_come_and_go_between_missions_and_who_was_not_there_brings_nothing(evening: Evening) -> None:
    anna, marco = evening.phone("Anna", "red"), evening.phone("Marco", "blue")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    race(evening, anna)
    anna.do("to_lobby")
    assert anna.lobby["mission"] == "relay"
    marco.do("leave")
    evening.phone("Lea", "green")
    anna.do("start")
    assert setup(evening).seats == ("red", "green")
    assert set(setup(evening).carried) == {"red"}


def test_a_campaign_that_is_won_is_over(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    won = anna.lobby["campaign"]["id"]
    anna.do("start")
    race(evening, anna)
    anna.do("next")
    race(evening, anna)
    assert anna.lobby["campaign"]["next"] is None
    assert anna.refused("next") == "campaign_over"
    assert anna.lobby["phase"] == "over"
    anna.do("to_lobby")
    assert anna.lobby["campaign"] is None
    assert anna.lobby["campaigns"] == []
    assert anna.refused("choose", game="race", mission="short", campaign=won) == "campaign_over"


def test_again_in_a_campaign_plays_the_same_and_wins_nothing_twice(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    race(evening, anna, claps=1)
    carried = carried_out(evening)
    anna.do("again")
    assert setup(evening).mission == "short"
    race(evening, anna, claps=2)
    assert anna.lobby["campaign"]["next"] == "relay"
    assert carried_out(evening) == carried


def test_next_is_for_campaigns(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    assert anna.refused("next") == "not_over"
    anna.do("start")
    race(evening, anna)
    assert anna.refused("next") == "no_campaign"


def test_the_next_evening_the_campaign_is_taken_up_from_the_shelf(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    race(evening, anna)
    campaign = anna.lobby["campaign"]["id"]
    carried = carried_out(evening)
    evening.store.forget_table("")
    evening.time += FRESH_FOR + 1
    evening.store.keep_table("", b"{}")
    evening.power_cut()

    lea = evening.phone("Lea", "red")
    assert (lea.lobby["mission"], lea.lobby["campaign"]) == ("short", None)
    (saved,) = lea.lobby["campaigns"]
    assert {**saved, "when": ""} == {
        "id": campaign,
        "game": "race",
        "name": "cup",
        "won": 1,
        "missions": 2,
        "next": "relay",
        "players": ["Anna"],
        "when": "",
    }
    lea.do("choose", game="race", mission="short", campaign=campaign)
    assert (lea.lobby["mission"], lea.lobby["campaign"]["next"]) == ("relay", "relay")
    lea.do("start")
    assert setup(evening).carried == carried
    assert lea.lobby["campaigns"] == []


def test_a_campaign_begun_anew_leaves_the_old_one_on_the_shelf(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    race(evening, anna)
    anna.do("to_lobby")
    old = anna.lobby["campaign"]
    anna.do("choose", game="race", mission="short", campaign="cup")
    assert anna.lobby["campaign"] == old, "the table is in the middle of it"
    anna.do("choose", game="race", mission="short")
    anna.do("choose", game="race", mission="short", campaign="cup")
    assert anna.lobby["campaign"]["next"] == "short"
    assert [saved["id"] for saved in anna.lobby["campaigns"]] == [old["id"]]
    anna.do("choose", game="race", mission="short", campaign=old["id"])
    assert anna.lobby["campaign"] == old


def test_a_power_cut_between_missions_forgets_nothing(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    campaign, token = anna.lobby["campaign"], anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert anna.lobby["campaign"] == campaign, "chosen, and nothing played yet"
    anna.do("start")
    race(evening, anna)
    evening.power_cut()
    anna = evening.phone(token=token)
    assert (anna.lobby["phase"], anna.lobby["mission"]) == ("lobby", "relay")
    assert anna.lobby["campaign"]["missions"][0] == {"id": "short", "won": True}


def test_a_power_cut_in_the_last_moment_of_a_mission_keeps_the_victory(evening: Evening) -> None:
    """The victory is written together with the answer that led to it: the table's own record is older."""
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    older = {code: data for code, _, data in evening.store.tables()}[""]
    race(evening, anna)
    evening.store.keep_table("", older)
    token = anna.token
    evening.power_cut()
    anna = evening.phone(token=token)
    assert (anna.lobby["phase"], anna.lobby["mission"], anna.lobby["campaign"]["next"]) == ("lobby", "relay", "relay")


def test_a_saved_mission_that_is_taken_up_still_counts(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    anna.answer({"action": "walk"})
    anna.do("to_lobby")
    anna.do("choose", game="race", mission="relay")
    (saved,) = anna.lobby["saved"]
    anna.do("resume_table", id=saved["id"])
    assert anna.lobby["campaign"]["next"] == "short"
    race(evening, anna)
    assert anna.lobby["campaign"]["next"] == "relay"


def test_a_victory_that_cannot_be_written_is_none(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    monkeypatch.setattr(Race, "outcome", lambda race: "victory" if race.state.at["red"] else None)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "_end", disk_is_full)
        assert anna.answer({"action": "walk"})["code"] == "not_saved"
    assert anna.lobby["phase"] == "playing"
    assert anna.lobby["campaign"]["next"] == "short"
    assert anna.answer({"action": "walk"})["type"] == "accepted"
    assert anna.lobby["campaign"]["next"] == "relay"


def test_a_bug_in_what_is_carried_costs_the_baggage_and_not_the_end(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    monkeypatch.setattr(Race, "carry", None)
    race(evening, anna)
    assert anna.lobby["phase"] == "over"
    assert evening.store.open_games() == []


def test_a_campaign_that_cannot_be_read_is_not_on_the_shelf(evening: Evening) -> None:
    anna = evening.phone("Anna", "red")
    anna.do("choose", game="race", mission="short", campaign="cup")
    anna.do("start")
    race(evening, anna)
    campaign = anna.lobby["campaign"]["id"]
    evening.store._connection.execute("UPDATE campaigns SET record = 'nonsense'")
    anna.do("to_lobby")
    assert anna.lobby["campaigns"] == []
    anna.do("choose", game="race", mission="short")
    assert anna.refused("choose", game="race", mission="short", campaign=campaign) == "unknown_campaign"


def setup(evening: Evening) -> Setup:
    """What the game on the table was set up with."""
    assert evening.table.play is not None
    return evening.table.play.game.setup


def carried_out(evening: Evening) -> dict[str, tuple[str, ...]]:
    """What the seats brought home from the last mission won."""
    assert evening.table.campaign is not None
    return evening.table.campaign.carried


def disk_is_full(*_: object, **__: object) -> None:
    raise NotSaved("database or disk is full")
