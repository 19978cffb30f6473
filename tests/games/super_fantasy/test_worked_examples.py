"""The worked examples of the rulebooks: the same position, the same faces, the same outcome."""

from __future__ import annotations

from tests.games.super_fantasy.playing import (
    STAR,
    act,
    can,
    dice,
    last,
    options,
    picture,
    reply,
    table,
    told,
    where,
)


def at_a_gate(sign: str) -> str:
    """A hero beside a gate two squares long."""
    return f"""
    +-+-+-+
    |{sign}H. .|
    + + + +
    |.H. .|
    +-+-+-+
    """


def test_b01_gate_with_three_dice_elfric_makes_four_and_axl_seven() -> None:
    elfric = table(at_a_gate("E"))
    dice(elfric, 2, 1, STAR)
    act(elfric, "gate:g1", 3)
    assert last(elfric, "dice_rolled").total == 4
    assert not last(elfric, "dice_rolled").success
    assert not told(elfric, "gate_opened")

    axl = table(at_a_gate("A"))
    dice(axl, 2, 1, STAR)
    act(axl, "gate:g1", 3)
    assert last(axl, "dice_rolled").total == 7
    reply(axl, "epic_hymn", about="charge_star")
    assert last(axl, "gate_opened").gate == "g1"


def test_b02_a_door_bashed_with_strength_axl_makes_four_and_elfric_seven() -> None:
    bashing = {"gate_test": "cunning_or_strength"}
    axl = table(at_a_gate("A"), rulings=bashing)
    dice(axl, 2, 1, STAR)
    act(axl, "gate:g1:strength", 3)
    assert (last(axl, "dice_rolled").total, last(axl, "dice_rolled").success) == (4, False)

    elfric = table(at_a_gate("E"), rulings=bashing)
    dice(elfric, 2, 1, STAR)
    act(elfric, "gate:g1:strength", 3)
    assert (last(elfric, "dice_rolled").total, last(elfric, "dice_rolled").success) == (7, True)


def test_b03_elfric_rolls_five_walks_three_straight_and_one_diagonally_and_loses_the_last() -> None:
    game = table(
        """
        +-+-+-+-+-+-+
        |. . . . .H.|
        + + + + + + +
        |E . . . .H.|
        +-+-+-+-+-+-+
        """
    )
    dice(game, 1, 1, 1, 2)
    act(game, "move", 4)
    reply(game, (4, 0))
    assert len(last(game, "hero_moved").path) - 1 == 4
    assert game.state.heroes["elfric"].dice == 2
    assert where(game, "elfric") == (4, 0)
    assert can(game, "gate:g1"), "he stands in front of the gate, which stopped him"


def test_b04_gnomy_fails_at_a_gate_with_five() -> None:
    game = table(at_a_gate("N"))
    dice(game, 2, 1, STAR)
    act(game, "gate:g1", 3)
    assert (last(game, "dice_rolled").total, last(game, "dice_rolled").success) == (5, False)


def test_b05_gnomy_fails_at_a_gate_with_four() -> None:
    game = table(at_a_gate("N"))
    dice(game, 2, STAR)
    act(game, "gate:g1", 2)
    assert (last(game, "dice_rolled").total, last(game, "dice_rolled").success) == (4, False)


def test_b06_lady_goodlight_opens_a_gate_with_eight_and_charges_four_times() -> None:
    game = table(at_a_gate("G"))
    dice(game, STAR, STAR, STAR, STAR, 2, 2)
    act(game, "gate:g1", 6)
    for _ in range(4):
        reply(game, "holy_lightning", about="charge_star")
    assert last(game, "dice_rolled").total == 8
    assert last(game, "gate_opened").hero == "goodlight"
    assert game.state.heroes["goodlight"].charge["holy_lightning"] == 4
    assert game.state.heroes["goodlight"].xp == 1


def test_b07_kayla_smashes_a_tombstone_with_six() -> None:
    game = table("Ks", small_deck=["bandage"])
    dice(game, STAR, 2, 1, 1)
    act(game, "tombstone:t1", 4)
    reply(game, "storm_of_bolts", about="charge_star")
    assert last(game, "dice_rolled").total == 6
    assert last(game, "tombstone_smashed").tombstone == "t1"
    assert game.state.heroes["kayla"].backpack == ("bandage",)


def test_b08_axl_picks_a_chest_with_eight_and_finds_a_voodoo_doll() -> None:
    game = table("A$", deck=["voodoo_doll"])
    dice(game, 1, 1, 2, STAR)
    act(game, "chest:c1", 4)
    reply(game, "epic_hymn", about="charge_star")
    assert last(game, "dice_rolled").total == 8
    assert last(game, "item_drawn").item == "voodoo_doll"
    reply(game, "left", about="item_found")
    assert game.state.heroes["axl"].gear["left"] == "voodoo_doll"


def test_b09_gnomefist_makes_five_against_four_and_the_badly_dead_is_gone() -> None:
    game = table("Nz")
    dice(game, 2, STAR, "lightning")
    act(game, "attack:gnomefist:m1", 2)
    reply(game, "uni_laser", about="charge_star")
    hit = last(game, "attack_hit")
    assert (hit.total, hit.protection, hit.wounds) == (5, 4, 1)
    assert picture(game) == "N."


def test_b10_the_machinegun_makes_seven_against_eight_and_the_turn_is_over() -> None:
    game = table("N.v", gnomy={"dice": 6})
    dice(game, 1, 1)
    act(game, "attack:machinegun:m1", 2)
    dice(game, 1, 1, 1, STAR)
    act(game, "attack:machinegun:m1", 4)
    reply(game, "uni_laser", about="charge_star")
    missed = last(game, "attack_missed")
    assert (missed.total, missed.protection) == (7, 8)
    assert last(game, "turn_ended").hero == "gnomy"


def test_b11_lady_goodlight_parries_three_with_five() -> None:
    covered = {"right": "", "left": "skull_crusher", "armour": ""}
    game = table("Gz", phase="monsters", goodlight={"shield_dice": 3, "gear": covered})
    dice(game, 2, STAR, 2, 1)
    reply(game, 2, about="shield_dice")
    reply(game, "divine_blow", about="charge_star")
    parried = last(game, "blow_blocked")
    assert (parried.total, parried.protection) == (3, 5)
    assert game.state.heroes["goodlight"].life == 4
    assert game.state.heroes["goodlight"].charge["divine_blow"] == 1


def test_b12_a_draw_hits() -> None:
    game = table("Gz", phase="monsters", goodlight={"shield_dice": 1})
    dice(game, 2, 1, 1)
    reply(game, 1, about="shield_dice")
    landed = last(game, "blow_landed")
    assert (landed.total, landed.protection, landed.rule) == (2, 2, "sf.blow.draw")
    assert game.state.heroes["goodlight"].life == 3


def test_b13_a_veteran_in_doubt_follows_its_behaviour_and_the_blow_lands_by_itself() -> None:
    game = table("G.v.P", phase="monsters", fate=["black"])
    assert last(game, "monster_moved").towards == "goodlight", "black is neither; red comes before green"
    assert last(game, "blow_landed").total is None
    assert game.state.heroes["goodlight"].life == 3


def test_b14_the_gnomic_throw_makes_nine_and_its_star_lets_the_rockets_fly_at_once() -> None:
    game = table("Nv....", gnomy={"full": ("gnomic_throw",), "charge": {"retro_rockets": 2}})
    act(game, "ability:gnomic_throw")
    dice(game, 2, 2, 2, STAR)
    act(game, "attack:gnomefist:m1", 4)
    reply(game, "retro_rockets", about="charge_star")
    hit = last(game, "attack_hit")
    assert (hit.total, hit.protection) == (9, 8)
    reply(game, (3, 0), about="push")
    assert picture(game) == "N..v.."
    assert can(game, "ability:retro_rockets")
    act(game, "ability:retro_rockets")
    assert set(options(game, "leap")) == {(0, 0), (1, 0), (2, 0)}
    reply(game, (2, 0), about="leap")
    assert picture(game) == "..Nv.."
