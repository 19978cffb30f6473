"""Blows of monsters, falling, and the clean-up."""

from __future__ import annotations

from tests.games.super_fantasy.playing import act, can, dice, end_turn, last, options, reply, table, told


def test_without_shield_dice_a_blow_lands_by_itself() -> None:
    game = table("Ez", phase="monsters")
    landed = last(game, "blow_landed")
    assert (landed.total, landed.protection, landed.rule) == (None, None, "sf.blow.automatic")
    assert game.state.heroes["elfric"].life == 3


def test_with_shield_dice_the_hero_chooses_how_many_to_roll() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 3})
    assert options(game, "shield_dice") == [0, 1, 2, 3]
    dice(game, 2, 2, 1, 1)
    reply(game, 2)
    assert last(game, "shield_dice_spent").dice == 2
    assert last(game, "blow_blocked").protection == 4


def test_a_hero_may_choose_not_to_roll_and_the_blow_lands_by_itself() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 3})
    reply(game, 0, about="shield_dice")
    assert last(game, "blow_landed").rule == "sf.blow.automatic"
    assert not told(game, "shield_dice_spent")


def test_shield_dice_rolled_are_gone_and_the_rest_stay_for_the_next_blow() -> None:
    game = table("zEz", phase="monsters", elfric={"shield_dice": 3})
    dice(game, 2, 2, 1, 1)
    reply(game, 2, about="shield_dice")
    assert options(game, "shield_dice") == [0, 1]


def test_attack_above_the_defence_takes_a_life() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 1})
    dice(game, 1, 1, 1)
    reply(game, 1)
    assert last(game, "blow_landed").rule == "sf.blow.landed"
    assert game.state.heroes["elfric"].life == 3


def test_attack_below_the_defence_is_parried() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 2})
    dice(game, 2, 1, 1, 1)
    reply(game, 2)
    assert (last(game, "blow_blocked").total, last(game, "blow_blocked").protection) == (2, 3)
    assert game.state.heroes["elfric"].life == 4


def test_each_monster_rolls_the_dice_of_its_board_and_its_own_star() -> None:
    for sign, faces, star in (("z", 2, 1), ("w", 2, 2), ("v", 3, 2)):
        game = table(f"E{sign}", phase="monsters", elfric={"shield_dice": 1})
        dice(game, 1, *[1] * faces)
        reply(game, 1)
        rolled = last(game, "dice_rolled")
        assert (len(rolled.faces), rolled.star, rolled.purpose) == (faces, star, "monster_attack")


def test_a_stunned_monster_rolls_one_die_less_but_at_least_one() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 1}, monsters={"m1": {"status": ("stunned",)}})
    dice(game, 1, 1)
    reply(game, 1)
    assert last(game, "dice_rolled").faces == (1,)


def test_the_holy_shield_adds_to_lady_goodlights_defence_while_in_use() -> None:
    game = table("Gz", phase="monsters", goodlight={"shield_dice": 1})
    assert game.attribute(game.hero("goodlight"), "defence") == 4


def test_on_epic_monsters_have_a_die_more_and_on_heroic_protection_one_more() -> None:
    normal, heroic, epic = (table("Ez", difficulty=name).sheets["badly_dead"] for name in ("normal", "heroic", "epic"))
    assert (normal.attack, heroic.attack, epic.attack) == (2, 2, 3)
    assert (normal.protection, heroic.protection, epic.protection) == (4, 5, 5)


# ── falling ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_at_no_life_a_hero_lies_down_and_the_end_marker_comes_a_space_nearer() -> None:
    game = table("Ez", phase="monsters", end=10, elfric={"life": 1})
    assert last(game, "hero_knocked_out").hero == "elfric"
    assert (last(game, "end_marker_moved").end, last(game, "end_marker_moved").steps) == (9, -1)


def test_a_fallen_hero_is_no_longer_a_target_in_this_phase() -> None:
    game = table("zEz", phase="monsters", elfric={"life": 1})
    assert len(told(game, "blow_declared")) == 1
    assert len(told(game, "hero_knocked_out")) == 1


def test_who_lay_down_gets_up_with_full_life_and_takes_his_turn() -> None:
    game = table("Ez", phase="monsters", elfric={"life": 1})
    assert last(game, "hero_stood_up").hero == "elfric"
    assert game.state.heroes["elfric"].life == 4
    assert game.waits_for() == [("elfric", "turn")]


def test_falling_ends_every_status() -> None:
    game = table("Ez", phase="monsters", elfric={"life": 1, "status": ("frozen", "poisoned")})
    assert game.state.heroes["elfric"].status == ()


def test_falling_costs_neither_items_nor_experience_nor_energy() -> None:
    before = {"life": 1, "xp": 3, "level": 1, "backpack": ("bandage",), "full": ("soul_reaver",)}
    game = table("Ez", phase="monsters", elfric=before)
    hero = game.state.heroes["elfric"]
    assert (hero.xp, hero.backpack, hero.charge["soul_reaver"]) == (3, ("bandage",), 4)


def test_poison_can_fell_a_hero_in_his_own_turn_which_is_then_over() -> None:
    game = table("E..A", end=10, elfric={"life": 1, "status": ("poisoned",)})
    dice(game, "drop")
    reply(game, "take_turn", seat="elfric")
    assert last(game, "hero_knocked_out").hero == "elfric"
    assert game.state.end == 9
    assert game.waits_for() == [("axl", "turn")]
    assert game.state.heroes["elfric"].is_down
    end_turn(game)
    assert not game.state.heroes["elfric"].is_down


def test_a_fallen_hero_still_takes_his_square() -> None:
    game = table("E..A", axl={"is_down": True, "life": 0})
    dice(game, 2, 2)
    act(game, "move", 2)
    assert (3, 0) not in options(game, "move")


# ── clean-up ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_clean_up_takes_shield_dice_and_tokens() -> None:
    tokens = {"shield_dice": 2, "will": True, "hymn": 2, "fortress": "axl", "guard": 1}
    game = table("P..A", phase="monsters", pizzarro=tokens)
    hero = game.state.heroes["pizzarro"]
    assert (hero.shield_dice, hero.will, hero.hymn, hero.fortress, hero.guard) == (0, False, 0, "", 0)
    assert told(game, "tokens_cleared")


def test_the_clean_up_takes_the_statuses_of_monsters_and_leaves_those_of_heroes() -> None:
    ill = {"status": ("stunned",)}
    game = table("E#z", phase="monsters", elfric={"status": ("frozen",)}, monsters={"m1": ill})
    assert game.state.monsters["m1"].status == ()
    assert game.state.heroes["elfric"].status == ("frozen",)


def test_the_clean_up_leaves_wounds_where_they_are() -> None:
    game = table("E#v", phase="monsters", monsters={"m1": {"wounds": 1}})
    assert game.state.monsters["m1"].wounds == 1


def test_after_the_clean_up_the_round_marker_moves_on() -> None:
    game = table("E..", phase="monsters")
    assert game.state.round == 2
    assert can(game, "move")
