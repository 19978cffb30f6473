"""Setting the table, refusing what is impossible, and what pages are shown."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regno.engine.game import Setup
from regno.engine.questions import Refused
from regno.engine.saving import CorruptSave
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.content.monsters import DIFFICULTIES
from regno.games.super_fantasy.game import SuperFantasy
from tests.engine.toy import Errand, Toy
from tests.games.super_fantasy.playing import asked, dice, last, reply, table, take_turn

SETUP = Setup("01", ("kayla", "elfric", "gnomy"), 7)


def refusal(setup: Setup) -> str:
    """The code with which a set-up is refused."""
    with pytest.raises(Refused) as refused:
        SuperFantasy.new(setup)
    return refused.value.code


# ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_heroes_stand_at_the_entrance_in_the_order_chosen() -> None:
    game = SuperFantasy.new(SETUP)
    assert list(game.state.heroes) == ["kayla", "elfric", "gnomy"]
    assert [hero.cell for hero in game.state.heroes.values()] == list(game.mission.start[:3])


def test_heroes_begin_with_full_life_no_energy_and_level_one_abilities() -> None:
    for hero in SuperFantasy.new(SETUP).state.heroes.values():
        assert hero.life == HEROES[hero.id].life
        assert set(hero.charge.values()) == {0}
        assert set(hero.levels.values()) == {1}
        assert (hero.xp, hero.level, hero.status, hero.backpack) == (0, 0, (), ())


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("heroes", [1, 3, 6])
def test_the_end_marker_lies_one_space_beyond_the_rounds_the_mission_gives(difficulty: str, heroes: int) -> None:
    game = SuperFantasy.new(Setup("01", tuple(HEROES)[:heroes], 1, difficulty))
    assert game.state.end == game.mission.rounds[difficulty][heroes - 1] + 1
    assert game.state.round == 1


def test_some_monsters_come_only_if_many_heroes_do() -> None:
    one, six = (len(SuperFantasy.new(Setup("01", tuple(HEROES)[:n], 1)).state.monsters) for n in (1, 6))
    assert one <= six == len(SuperFantasy.new(SETUP).mission.monsters)


def test_the_seed_settles_the_stack_of_items_and_every_die() -> None:
    one, same, other = (SuperFantasy.new(Setup("01", ("elfric", "axl"), seed)) for seed in (1, 1, 2))
    assert one.save() == same.save()
    assert one.state.deck != other.state.deck


def test_lives_sum_to_twenty_one_and_every_heros_attributes_to_thirteen() -> None:
    assert sum(sheet.life for sheet in HEROES.values()) == 21
    assert {sum(sheet.scores) for sheet in HEROES.values()} == {13}
    assert len({sheet.colour for sheet in HEROES.values()}) == 6


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("no-such-mission", ("elfric",), 1), "unknown_mission"),
        (Setup("../01", ("elfric",), 1), "unknown_mission"),
        (Setup("01", ("elfric",), 1, "nightmare"), "unknown_difficulty"),
        (Setup("01", (), 1), "wrong_seats"),
        (Setup("01", ("elfric", "elfric"), 1), "wrong_seats"),
        (Setup("01", ("elfric", "jareth"), 1), "wrong_seats"),
        (Setup("01", ("elfric",), 1, options={"nonsense": "yes"}), "unknown_ruling"),
    ],
)
def test_an_impossible_set_up_is_refused_with_its_reason(setup: Setup, code: str) -> None:
    assert refusal(setup) == code


# ── saves ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(CorruptSave):
        SuperFantasy.load(Toy.of(Errand(depth=1)).save())


def test_a_save_whose_mission_is_gone_is_refused() -> None:
    data = SuperFantasy.new(SETUP).save()
    parts = msgspec.msgpack.decode(data)
    parts["setup"]["mission"] = "lost"
    with pytest.raises(Refused) as refused:
        SuperFantasy.load(msgspec.msgpack.encode(parts))
    assert refused.value.code == "unknown_mission"


def test_missions_of_ones_own_are_found_in_their_folder(tmp_path: Path) -> None:
    from regno.folders import missions_folder

    own = tmp_path / "super_fantasy"
    own.mkdir()
    text = (missions_folder() / "super_fantasy" / "01.toml").read_text(encoding="utf-8")
    (own / "my_cellar.toml").write_text(text, encoding="utf-8")
    game = SuperFantasy.new(Setup("my_cellar", ("elfric", "axl"), 1), tmp_path)
    assert SuperFantasy.load(game.save(), tmp_path).state == game.state
    assert "my_cellar" in {entry["id"] for entry in SuperFantasy.shelf(tmp_path)}


# ── what pages are shown ─────────────────────────────────────────────────────────────────────────────────────────────

HERO_FIELDS = (
    "cell facing life max_life dice shield_dice xp level attributes abilities gear covers backpack "
    "status hymn will fortress fury armed acted down"
)
MONSTER_FIELDS = "kind cell facing wounds life protection status"


def test_pages_are_shown_every_thing_on_the_board_by_its_name() -> None:
    game = table("E.$\nz.s\nXXm\n..*", elfric={"gear": {"right": "skull_crusher"}})
    seen = game.view(None)
    assert set(seen) == {
        *("board", "table", "goals", "decks"),
        *("heroes.elfric", "monsters.m1", "chests.c1", "tombstones.t1", "coffins.k1", "graves.pit"),
    }
    assert set(HERO_FIELDS.split()) <= set(seen["heroes.elfric"])
    assert set(MONSTER_FIELDS.split()) <= set(seen["monsters.m1"])
    assert seen["heroes.elfric"]["gear"]["right"] == "skull_crusher"
    assert seen["heroes.elfric"]["covers"] == {"right": "troublebringer"}
    assert seen["tombstones.t1"] == {"cell": (2, 1), "symbol": "skull", "upright": True}
    assert seen["goals"][0]["id"] == "plans"


def test_tombstones_that_count_for_a_goal_are_shown_with_it() -> None:
    seen = SuperFantasy.new(Setup("02", ("elfric",), 1)).view(None)
    goals = [thing.get("goal") for key, thing in seen.items() if key.startswith("tombstones.")]
    assert goals
    assert set(goals) == {"mail"}


def test_the_map_is_shown_with_its_walls_and_gates() -> None:
    seen = table("+-+-+-+\n|E|.H.|\n+-+-+-+").view(None)
    assert seen["board"]["rows"] == ["..."]
    assert seen["board"]["walls"] == [[-1, 0, "e", 1], [0, 0, "e", 1], [2, 0, "e", 1], [0, -1, "s", 3], [0, 0, "s", 3]]
    assert seen["gates.g1"] == {"edges": ((((1, 0), (2, 0))),), "open": False}


def test_every_seat_and_the_television_see_the_same() -> None:
    game = table("E.A")
    assert game.view(None) == game.view(frozenset({"axl"})) == game.view(frozenset())
    assert not game.has_secrets


def test_nobody_sees_what_lies_in_the_stacks() -> None:
    seen = SuperFantasy.new(SETUP).view(None)
    assert seen["decks"] == {"items": 30, "discarded": 0, "small_items": 15}
    assert "skull_crusher" not in str(seen)


def test_a_move_is_shown_with_its_cost_and_where_zones_are() -> None:
    game = table("E..z")
    dice(game, 2, 2)
    reply(game, {"action": "move", "dice": 2})
    view = game.ask_view(asked(game, "move"))
    assert view["context"] == {"steps": 4}
    assert [(tuple(c["cell"]), c["cost"], c["zone"]) for c in view["cells"]] == [
        ((0, 0), 0, False),
        ((1, 0), 1, False),
        ((2, 0), 2, True),
    ]


def test_an_action_is_shown_with_where_it_happens_on_the_map() -> None:
    game = table("Ez\n$s")
    cells = {entry["id"]: entry.get("cell") for entry in game.ask_view(asked(game, "turn"))["actions"]}
    assert cells["attack:troublebringer:m1"] == (1, 0)
    assert cells["chest:c1"] == (0, 1)
    assert "tombstone:t1" not in cells, "it is only diagonally near"


def test_an_option_is_shown_with_what_it_names() -> None:
    game = table("A.E", axl={"full": ("epic_hymn",), "levels": {"epic_hymn": 3}})
    take_turn(game, "axl")
    reply(game, {"action": "ability:epic_hymn:axl", "dice": 0})
    view = game.ask_view(asked(game, "hymn_for"))
    assert [(option["id"], option["kind"]) for option in view["options"]] == [("enough", "word"), ("elfric", "hero")]


def test_holy_lightning_is_shown_with_the_odds_for_every_number_of_dice() -> None:
    game = table("G.v", goodlight={"full": ("holy_lightning",)})
    dice(game, "skull")
    reply(game, {"action": "ability:holy_lightning:m1", "dice": 0})
    view = game.ask_view(asked(game, "ability_dice"))
    assert view["context"]["bonus"] == 3
    assert view["context"]["monster"] == "m1"
    assert len(view["odds"]) == 6
    assert view["odds"] == sorted(view["odds"])


def test_a_storm_is_shown_with_the_odds_against_its_weakest_target() -> None:
    game = table("v.K.z", kayla={"full": ("storm_of_bolts",)})
    reply(game, {"action": "ability:storm_of_bolts", "dice": 0})
    reply(game, "m1", about="storm_target")
    reply(game, "m2", about="storm_target")
    view = game.ask_view(asked(game, "ability_dice"))
    assert view["context"]["kind"] == "badly_dead"
    assert len(view["odds"]) == 6


def test_a_push_is_shown_with_the_squares_it_can_end_on() -> None:
    game = table("Nv..", gnomy={"armed": ("gnomic_throw",)})
    dice(game, 2, 2, 2, 2)
    reply(game, {"action": "attack:gnomefist:m1", "dice": 4})
    assert [tuple(entry["cell"]) for entry in game.ask_view(asked(game, "push"))["cells"]] == [(1, 0), (3, 0)]


def test_things_that_can_be_done_to_somebody_are_shown_where_he_stands() -> None:
    game = table("A.E", elfric={"status": ("frozen",)}, axl={"cell": (1, 0), "full": ("epic_hymn",)})
    take_turn(game, "axl")
    cells = {entry["id"]: entry.get("cell") for entry in game.ask_view(asked(game, "turn"))["actions"]}
    assert cells["ice:elfric"] == cells["ability:epic_hymn:elfric"] == (2, 0)


def test_the_things_in_a_backpack_are_shown_with_what_can_be_done_to_them() -> None:
    game = table("A.E", axl={"gear": {"right": "moon_sling"}})
    take_turn(game, "axl")
    reply(game, {"action": "arrange", "dice": 0})
    shown = {option["id"]: option for option in game.ask_view(asked(game, "arrange"))["options"]}
    assert shown["give:moon_sling:elfric"]["ref"] == "moon_sling"
    assert shown["give:moon_sling:elfric"]["to"] == "elfric"


def test_the_switches_are_shown_with_their_choices_and_presets() -> None:
    shown = msgspec.json.decode(msgspec.json.encode(SuperFantasy.rulings()))
    assert set(shown["presets"]) == {"recommended", "italian_book", "english_book"}
    assert shown["options"]["riff_symbol"]["choices"] == ["skull", "lightning"]
    assert shown["options"]["riff_symbol"]["default"] == "skull"


def test_a_mission_file_that_cannot_be_read_is_on_the_shelf_with_the_reason(tmp_path: Path) -> None:
    own = tmp_path / "super_fantasy"
    own.mkdir()
    (own / "ruin.toml").write_text("minutes = ", encoding="utf-8")
    entry = next(entry for entry in SuperFantasy.shelf(tmp_path) if entry["id"] == "ruin")
    assert "line 1" in entry["broken"]
    with pytest.raises(Refused) as refused:
        SuperFantasy.new(Setup("ruin", ("elfric",), 1), tmp_path)
    assert refused.value.code == "unknown_mission"


def test_the_facts_of_the_game_can_be_sent_as_they_are() -> None:
    facts = msgspec.json.decode(msgspec.json.encode(SuperFantasy.content()))
    assert set(facts["heroes"]) == set(HEROES)
    assert len(facts["abilities"]) == 18
    assert SuperFantasy.shelf()[0]["words"]["it"]["title"]


def test_events_say_which_rule_made_them() -> None:
    game = table("Ez", phase="monsters")
    assert all(event.rule.startswith("sf.") for event in game.events)
    assert last(game, "tokens_cleared").rule == "sf.clean_up"
