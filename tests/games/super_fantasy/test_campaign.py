"""Mission after mission: what heroes take along, what they keep of it, and what they have learnt. And playing alone."""

from __future__ import annotations

import pytest

from regno.engine.game import Setup
from regno.engine.questions import Refused
from regno.folders import missions_folder
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.content.items import CURSES, MAGIC_ITEMS
from regno.games.super_fantasy.game import SuperFantasy
from tests.games.super_fantasy.playing import asked, last, options, reply, table, told

SEATS = ("axl", "elfric")
BAG = ("item:skull_crusher", "item:censer", "xp:1")


def campaign(**carried: tuple[str, ...]) -> SuperFantasy:
    """The second mission of a campaign, to which heroes come with these things."""
    return SuperFantasy.new(Setup("02", SEATS, 1, carried=carried))


# ── what goes on to the next mission ─────────────────────────────────────────────────────────────────────────────────


def test_whoever_has_won_takes_along_his_magic_items_wherever_they_are_and_nothing_else() -> None:
    gear = {"right": "skull_crusher", "armour": "ghost_sheet"}
    game = table("AE", axl={"gear": gear, "backpack": ("bandage", "old_map")}, elfric={"backpack": ("censer",)})
    assert game.carry() == {
        "axl": ("item:skull_crusher", "item:ghost_sheet", "xp:1"),
        "elfric": ("item:censer", "xp:1"),
    }


@pytest.mark.parametrize(("before", "after"), [((), "xp:1"), (("xp:1",), "xp:2"), (("xp:4",), "xp:4")])
def test_every_mission_won_is_worth_one_experience_at_most_four(before: tuple[str, ...], after: str) -> None:
    game = campaign(axl=before)
    while game.progress.pending[0].question.about == "level_up":
        reply(game, options(game, "level_up")[0])
    assert game.carry()["axl"][-1] == after


def test_the_campaign_is_the_story_in_order_and_every_mission_there_is_belongs_to_it() -> None:
    story = SuperFantasy.campaigns()["story"]
    assert story == tuple(f"{number:02}" for number in range(1, 13))
    stems = {path.stem for path in (missions_folder() / "super_fantasy").glob("[0-9]*.toml")}
    assert stems <= set(story)


# ── what a hero keeps ────────────────────────────────────────────────────────────────────────────────────────────────


def test_before_the_first_round_each_hero_says_which_magic_item_he_keeps() -> None:
    game = campaign(axl=BAG[:2], elfric=("item:moon_sling",))
    assert game.state.round == 0
    assert options(game, "keep_item") == ["skull_crusher", "censer", "none"]
    reply(game, "censer", seat="axl")
    assert asked(game).seat == "elfric"
    assert options(game, "keep_item") == ["moon_sling", "none"]
    reply(game, "moon_sling", seat="elfric")
    assert (game.hero("axl").gear["right"], game.hero("elfric").gear["right"]) == ("censer", "moon_sling")
    assert game.state.round == 1


def test_an_item_that_is_kept_is_not_in_the_stack_and_one_that_is_left_behind_is() -> None:
    game = campaign(axl=BAG[:2])
    reply(game, "censer")
    assert "censer" not in game.state.deck
    assert "skull_crusher" in game.state.deck
    assert len(game.state.deck) == len(MAGIC_ITEMS) + len(CURSES) - 1
    assert (last(game, "item_taken").item, last(game, "item_taken").rule) == ("censer", "sf.campaign")


def test_a_hero_may_leave_everything_at_home() -> None:
    game = campaign(axl=BAG[:2])
    reply(game, "none")
    assert not any(game.hero("axl").gear.values())
    assert not told(game, "item_taken")


def test_armour_is_worn() -> None:
    game = campaign(axl=("item:ghost_sheet",))
    reply(game, "ghost_sheet")
    assert game.hero("axl").gear["armour"] == "ghost_sheet"


@pytest.mark.parametrize("bag", [(), ("xp:0",), ("item:no_such_thing",)])
def test_whoever_brings_nothing_is_asked_nothing(bag: tuple[str, ...]) -> None:
    game = campaign(axl=bag)
    assert asked(game).question.about == "take_turn"
    assert game.state.round == 1


def test_whoever_is_away_keeps_the_first() -> None:
    game = campaign(axl=BAG[:2])
    assert game.default(asked(game)) == "skull_crusher"


def test_without_a_campaign_nobody_brings_anything() -> None:
    game = SuperFantasy.new(Setup("02", SEATS, 1))
    assert asked(game).question.about == "take_turn"


# ── what a hero has learnt ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("won", "level"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_hero_begins_with_an_experience_for_each_mission_won_and_chooses_at_once(won: int, level: int) -> None:
    game = campaign(axl=(f"xp:{won}",))
    for _ in range(level):
        assert asked(game).seat == "axl"
        reply(game, "epic_hymn", about="level_up")
    axl = game.hero("axl")
    assert (axl.xp, axl.level, axl.levels["epic_hymn"]) == (won, level, 1 + level)
    assert {event.rule for event in told(game, "xp_gained")} == {"sf.campaign"}
    assert game.state.round == 1


def test_energy_life_curses_and_small_items_are_as_in_a_first_mission() -> None:
    game = campaign(axl=BAG)
    reply(game, "skull_crusher")
    axl = game.hero("axl")
    assert (axl.life, axl.curses, axl.backpack, set(axl.charge.values())) == (HEROES["axl"].life, {}, (), {0})


# ── alone ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("heroes", [2, 3, 4, 5])
def test_whoever_plays_alone_gets_the_rounds_of_one_hero_more(heroes: int) -> None:
    game = SuperFantasy.new(Setup("01", tuple(HEROES)[:heroes], 1, mode="solo"))
    assert game.state.end == game.mission.rounds["normal"][heroes] + 1


@pytest.mark.parametrize("heroes", [1, 6])
def test_whoever_plays_alone_takes_two_to_five_heroes(heroes: int) -> None:
    with pytest.raises(Refused) as refused:
        SuperFantasy.new(Setup("01", tuple(HEROES)[:heroes], 1, mode="solo"))
    assert (refused.value.code, refused.value.detail) == ("solo_heroes", {"least": 2, "most": 5})


def test_everything_else_goes_by_the_heroes_who_are_there() -> None:
    alone, together = (SuperFantasy.new(Setup("02", SEATS, 1, mode=mode)) for mode in ("solo", "coop"))
    assert len(alone.state.monsters) == len(together.state.monsters)
    assert [g["total"] for g in alone.view(None)["goals"]] == [g["total"] for g in together.view(None)["goals"]]
