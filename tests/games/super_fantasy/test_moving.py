"""Moving: what a roll allows, what is in the way, and Block Zones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.super_fantasy.playing import (
    STAR,
    act,
    asked,
    can,
    dice,
    drawn,
    last,
    lit,
    options,
    reply,
    table,
    take_turn,
    where,
)


def after_rolling(text: str, *faces: int, **more: Any) -> str:
    """The squares where a Move of the only hero can end, drawn as `+`."""
    game = table(text, **more)
    dice(game, *faces)
    act(game, "move", len(faces))
    for _ in range(faces.count(STAR)):
        reply(game, options(game, "charge_star")[0])
    return lit(game)


def test_the_total_is_the_number_of_squares_in_eight_directions() -> None:
    assert after_rolling(
        """
        .....
        .....
        ..E..
        .....
        .....
        """,
        1,
    ) == drawn(
        """
        .....
        .+++.
        .+++.
        .+++.
        .....
        """
    )


def test_a_star_counts_as_speed() -> None:
    assert after_rolling("E....", STAR) == "+++..", "Elfric has Speed 2"
    assert after_rolling("K.....", STAR) == "+++++.", "Kayla has Speed 3, and a cloak that adds 1"


def test_a_hero_may_stop_sooner_or_stay() -> None:
    game = table("E....")
    dice(game, 2, 2)
    act(game, "move", 2)
    reply(game, (0, 0))
    assert where(game, "elfric") == (0, 0)
    assert game.state.heroes["elfric"].dice == 4


def test_squares_not_walked_are_lost() -> None:
    game = table("E....")
    dice(game, 2, 2)
    act(game, "move", 2)
    reply(game, (1, 0))
    assert game.waits_for() == [("elfric", "turn")]


def test_a_hero_walks_around_what_is_in_the_way_and_pays_for_the_detour() -> None:
    assert after_rolling(
        """
        E#...
        .#...
        .....
        """,
        1,
        2,
    ) == drawn(
        """
        +#...
        +#+..
        +++..
        """
    )


@pytest.mark.parametrize("sign", ["o", "$", "s"])
def test_columns_chests_and_upright_tombstones_are_in_the_way(sign: str) -> None:
    assert after_rolling(f"E.{sign}..", 2, 2) == f"++{sign}.."


def test_coffins_are_in_the_way() -> None:
    assert after_rolling("E.XX.", 2, 2) == "++XX."


def test_other_heroes_are_in_the_way() -> None:
    game = table("E.A..")
    take_turn(game, "elfric")
    dice(game, 2, 2)
    act(game, "move", 2)
    assert lit(game) == "++A.."


def test_monsters_are_in_the_way() -> None:
    assert after_rolling("E...z..", 2, 2, 2) == "++++z.."


def test_skulls_and_mass_graves_are_not_in_the_way() -> None:
    assert after_rolling("E.m..", 2, 2) == "+++++"


def test_a_smashed_tombstone_is_no_longer_in_the_way() -> None:
    assert after_rolling("E.s..", 2, 2, smashed=("t1",)) == "+++++"


def test_an_opened_chest_stays_in_the_way() -> None:
    assert after_rolling("E.$..", 2, 2, opened=("c1",)) == "++$.."


def test_a_purified_coffin_is_no_longer_in_the_way() -> None:
    assert after_rolling("E.XX.", 2, 2, purified=("k1",)) == "+++++"


def test_stones_are_in_the_way() -> None:
    assert after_rolling("E.#..", 2, 2) == "++#.."


def test_walls_are_in_the_way() -> None:
    assert after_rolling("+-+-+-+\n|E .|.|\n+-+-+-+", 2, 2) == "++."


def test_shut_gates_are_in_the_way() -> None:
    assert after_rolling("+-+-+-+\n|E .H.|\n+-+-+-+", 2, 2) == "++."


def test_where_there_are_no_squares_there_is_no_way() -> None:
    assert after_rolling("E. ..", 2, 2) == "++ .."


def test_an_opened_gate_lets_everybody_through() -> None:
    text = "+-+-+-+\n|EH. .|\n+-+-+-+"
    assert not can(table(text), "move")
    assert after_rolling(text, 2, open_gates=("g1",)) == "+++"


def test_a_diagonal_step_past_one_corner_is_allowed() -> None:
    assert after_rolling("E.\n#.", 1) == "++\n#+"


def test_a_diagonal_step_between_two_corners_is_forbidden() -> None:
    assert after_rolling("E#.\n.#.\n#..", 1) == "+#.\n+#.\n#.."


def test_figures_and_things_do_not_pinch_a_diagonal_step() -> None:
    assert after_rolling("Eo\no.", 1) == "+o\no+"


def test_where_no_square_is_free_there_is_no_move() -> None:
    assert not can(table("Eo\noo"), "move")


def test_a_hero_looks_the_way_he_went() -> None:
    game = table("E..\n...")
    dice(game, 2)
    act(game, "move", 1)
    reply(game, (1, 1))
    assert game.state.heroes["elfric"].facing == 3, "south-east"


# ── Block Zones ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_eight_squares_around_a_monster_are_its_block_zone() -> None:
    game = table(".....\n.....\n..z..\n.....\nE....")
    assert sorted(game.zone()) == sorted((x, y) for x in (1, 2, 3) for y in (1, 2, 3) if (x, y) != (2, 2))


def test_entering_a_block_zone_ends_the_move() -> None:
    assert after_rolling(".......\nE..z...\n.......", 2, 2, 2) == "+++....\n+++z...\n+++...."


def test_within_a_zone_there_is_not_even_one_step_more() -> None:
    assert after_rolling("##z#\nE...", 2, 2) == "##z#\n++.."


def test_who_is_stopped_by_a_zone_is_told_why() -> None:
    game = table("E..z")
    dice(game, 2, 2)
    act(game, "move", 2)
    reply(game, (2, 0))
    assert last(game, "hero_moved").stopped
    assert last(game, "hero_moved").rule == "sf.move.zone"


def test_inside_a_block_zone_there_is_no_move() -> None:
    game = table("Ez...")
    assert not can(game, "move")
    blocked = game.ask_view(asked(game))["blocked"]
    assert {"group": "move", "code": "in_block_zone"} in blocked


def test_killing_the_monster_frees_the_hero_in_the_same_turn() -> None:
    game = table("Ez...")
    dice(game, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 2)
    assert can(game, "move")


def test_a_stunned_monster_still_holds_the_hero() -> None:
    assert not can(table("Ez...", monsters={"m1": {"status": ("stunned",)}}), "move")


def test_between_two_zones_the_first_square_of_either_stops() -> None:
    assert after_rolling("##z##z##\nE.......", 2, 2, 2) == "##z##z##\n++......"
    assert after_rolling("####z##z\nE.......", 2, 2, 2) == "####z##z\n++++...."


def test_a_zone_does_not_reach_through_a_shut_gate() -> None:
    text = """
    +-+-+-+
    |. EHz|
    +-+-+-+
    """
    assert can(table(text), "move")
    assert not can(table(text, open_gates=("g1",)), "move")


def test_a_zone_does_not_reach_through_a_wall() -> None:
    assert can(table("+-+-+-+\n|. E|z|\n+-+-+-+"), "move")


def test_things_do_not_cover_a_zone() -> None:
    game = table("Eo\noz")
    assert (0, 0) in game.zone()


def test_heroes_have_no_block_zone() -> None:
    game = table("E.A..\n.....")
    take_turn(game, "elfric")
    dice(game, 2, 2)
    act(game, "move", 2)
    assert lit(game) == "++A++\n+++++"


def test_the_rocker_suit_lets_axl_pass_the_first_square_of_a_zone() -> None:
    assert after_rolling("##z####\nA......", 2, 2, 2) == "##z####\n+++...."


def test_the_rocker_suit_lets_axl_out_of_the_zone_on_the_other_side() -> None:
    text = ".......\nA..z...\n.......\n###.###"
    assert after_rolling(text, 2, 2, 2).split("\n")[3] == "###+###"
    suit = {"gear": {"armour": "saints_robe"}}
    assert after_rolling(text, 2, 2, 2, axl=suit).split("\n")[3] == "###.###"


def test_a_covered_rocker_suit_does_not_help() -> None:
    suit = {"gear": {"armour": "saints_robe"}}
    assert after_rolling("##z####\nA......", 2, 2, 2, axl=suit) == "##z####\n++....."


def test_a_frozen_hero_cannot_move_but_all_else_is_allowed() -> None:
    game = table("Ez", elfric={"status": ("frozen",)})
    assert not can(game, "move")
    assert can(game, "attack")
    assert can(game, "defend")
    assert can(game, "charge")
