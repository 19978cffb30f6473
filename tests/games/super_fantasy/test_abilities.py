"""The eighteen special abilities at levels I to III."""

from __future__ import annotations

from typing import Any

import pytest

from regno.games.super_fantasy.content.abilities import ABILITIES
from regno.games.super_fantasy.content.heroes import HEROES
from tests.games.super_fantasy.playing import (
    STAR,
    OnPaper,
    act,
    can,
    dice,
    drawn,
    end_turn,
    last,
    lit,
    open_actions,
    options,
    picture,
    reply,
    table,
    take_turn,
    told,
    where,
)

LUCKY = [(1, "skull"), (2, "drop"), (3, "lightning")]
"""What brings luck at each level."""


def ready(text: str, ability: str, level: int = 1, **more: Any) -> OnPaper:
    """A map whose hero has this ability charged, at this level."""
    hero = ABILITIES[ability].hero
    changes: dict[str, Any] = {hero: {"full": (ability,), "levels": {ability: level}, **more.pop(hero, {})}, **more}
    game = table(text, **changes)
    if game.waits_for()[0][1] == "take_turn":
        take_turn(game, hero)
    return game


def attack(game: OnPaper, weapon: str, *faces: int | str, target: str = "m1") -> None:
    """An attack with as many dice as faces that are not Fate's; Stars go to the first ability that takes them."""
    swords = [face for face in faces if isinstance(face, int)]
    dice(game, *faces)
    act(game, f"attack:{weapon}:{target}", len(swords))
    while game.waits_for() and game.waits_for()[0][1] == "charge_star":
        reply(game, options(game, "charge_star")[0])


def test_every_hero_has_three_abilities_of_three_levels() -> None:
    for hero in HEROES.values():
        assert [ABILITIES[name].hero for name in hero.abilities] == [hero.id] * 3
    assert len(ABILITIES) == 18


# ── Elfric ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "bonus"), [(1, 3), (2, 4), (3, 5)])
def test_soul_reaver_adds_to_a_melee_attack_and_a_hit_gives_life_back(level: int, bonus: int) -> None:
    game = ready("Ez", "soul_reaver", level, elfric={"life": 2})
    act(game, "ability:soul_reaver")
    attack(game, "troublebringer", 1, "lightning")
    assert last(game, "dice_rolled").bonus == bonus
    assert game.state.heroes["elfric"].life == 3


def test_soul_reaver_gives_nothing_back_when_the_attack_misses() -> None:
    game = ready("Ev", "soul_reaver", elfric={"life": 2})
    act(game, "ability:soul_reaver")
    attack(game, "troublebringer", 1)
    assert game.state.heroes["elfric"].life == 2
    assert "soul_reaver" not in game.state.heroes["elfric"].armed, "it is used up all the same"


def test_life_never_rises_above_what_is_printed() -> None:
    game = ready("Ez", "soul_reaver")
    act(game, "ability:soul_reaver")
    attack(game, "troublebringer", 1, "lightning")
    assert game.state.heroes["elfric"].life == 4
    assert not told(game, "life_recovered")


def test_soul_reaver_waits_for_a_melee_attack() -> None:
    game = ready("E.v", "soul_reaver")
    act(game, "ability:soul_reaver")
    attack(game, "night_dagger", 2, 2)
    assert last(game, "dice_rolled").bonus == 0
    assert "soul_reaver" in game.state.heroes["elfric"].armed


@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 2)])
def test_bloodthirsty_fury_costs_a_life_and_gives_every_attack_this_turn_a_die(level: int, bonus: int) -> None:
    game = ready("Ev", "bloodthirsty_fury", level)
    act(game, "ability:bloodthirsty_fury")
    assert game.state.heroes["elfric"].life == 3
    for spent in (1, 2):
        dice(game, 1, 1)
        act(game, "attack:troublebringer:m1", 1)
        assert last(game, "dice_rolled").faces == (1, 1)
        assert last(game, "dice_rolled").bonus == bonus
        assert game.state.heroes["elfric"].dice == 6 - spent


def test_bloodthirsty_fury_is_over_with_the_turn() -> None:
    game = ready("E..", "bloodthirsty_fury")
    act(game, "ability:bloodthirsty_fury")
    end_turn(game)
    assert not game.state.heroes["elfric"].fury


def test_bloodthirsty_fury_cannot_take_the_last_life() -> None:
    assert not can(ready("Ez", "bloodthirsty_fury", elfric={"life": 1}), "ability")


@pytest.mark.parametrize(("level", "bonus", "shields"), [(1, 2, 0), (2, 2, 1), (3, 4, 2)])
def test_mantle_of_darkness_adds_to_the_next_move_and_gives_shield_dice(level: int, bonus: int, shields: int) -> None:
    game = ready("E......", "mantle_of_darkness", level)
    act(game, "ability:mantle_of_darkness")
    assert game.state.heroes["elfric"].shield_dice == shields
    dice(game, 1)
    act(game, "move", 1)
    assert len(options(game, "move")) == 1 + 1 + bonus
    reply(game, (0, 0))
    dice(game, 1)
    act(game, "move", 1)
    assert len(options(game, "move")) == 2, "only the next one"


# ── Axl ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "lucky"), LUCKY)
def test_deafening_riff_stuns_and_with_luck_wounds_without_experience(level: int, lucky: str) -> None:
    game = ready("A..v", "deafening_riff", level)
    dice(game, lucky)
    act(game, "ability:deafening_riff:m1")
    assert game.state.monsters["m1"].status == ("stunned",)
    assert game.state.monsters["m1"].wounds == 1
    assert game.state.heroes["axl"].xp == 0


@pytest.mark.parametrize(("level", "unlucky"), [(1, "drop"), (2, "lightning"), (3, "skull")])
def test_deafening_riff_without_luck_only_stuns(level: int, unlucky: str) -> None:
    game = ready("A..v", "deafening_riff", level)
    dice(game, unlucky)
    act(game, "ability:deafening_riff:m1")
    assert game.state.monsters["m1"].status == ("stunned",)
    assert game.state.monsters["m1"].wounds == 0


def test_deafening_riff_reaches_three_squares_and_no_further() -> None:
    assert can(ready("A..z", "deafening_riff"), "ability")
    assert not can(ready("A...z", "deafening_riff"), "ability")
    assert not can(ready("A#z", "deafening_riff"), "ability")


def test_a_wound_of_the_riff_that_kills_rolls_for_treasure() -> None:
    game = ready("A..z", "deafening_riff", deck=["skull_crusher"])
    dice(game, "skull", "skull")
    act(game, "ability:deafening_riff:m1")
    assert game.waits_for() == [("axl", "item_found")]


@pytest.mark.parametrize(("level", "value"), [(1, 2), (2, 4)])
def test_epic_hymn_gives_one_hero_a_bonus_for_one_attack(level: int, value: int) -> None:
    game = ready("A.Ev", "epic_hymn", level)
    act(game, "ability:epic_hymn:elfric")
    assert game.state.heroes["elfric"].hymn == value
    end_turn(game)
    act(game, "hymn")
    attack(game, "troublebringer", 1, 1)
    assert last(game, "dice_rolled").bonus == value
    assert game.state.heroes["elfric"].hymn == 0
    assert last(game, "token_spent").token == "hymn"


def test_the_singer_can_sing_for_himself() -> None:
    game = ready("A.E", "epic_hymn")
    assert open_actions(game, "ability") == ["ability:epic_hymn:axl", "ability:epic_hymn:elfric"]


def test_nobody_has_two_hymns() -> None:
    game = ready("A.E", "epic_hymn", elfric={"hymn": 2})
    assert open_actions(game, "ability") == ["ability:epic_hymn:axl"]


def test_epic_hymn_at_level_three_is_for_up_to_three_heroes() -> None:
    game = ready("A.E.K.G", "epic_hymn", 3)
    act(game, "ability:epic_hymn:elfric")
    reply(game, "kayla", about="hymn_for")
    assert options(game, "hymn_for") == ["enough", "axl", "goodlight"]
    reply(game, "goodlight", about="hymn_for")
    assert {hero.id for hero in game.state.heroes.values() if hero.hymn == 4} == {"elfric", "kayla", "goodlight"}
    assert game.waits_for() == [("axl", "turn")]


def test_epic_hymn_at_level_three_may_stop_at_one() -> None:
    game = ready("A.E.K", "epic_hymn", 3)
    act(game, "ability:epic_hymn:elfric")
    reply(game, "enough", about="hymn_for")
    assert game.state.heroes["kayla"].hymn == 0


def test_epic_hymn_needs_no_dice() -> None:
    game = ready("A.E", "epic_hymn")
    act(game, "defend", 6)
    assert can(game, "ability:epic_hymn:elfric")


def test_a_hymn_is_of_no_use_without_dice() -> None:
    game = table("A.E", axl={"hymn": 2})
    take_turn(game, "axl")
    assert can(game, "hymn")
    act(game, "defend", 6)
    assert last(game, "turn_ended").hero == "axl"


@pytest.mark.parametrize(("level", "bonus"), [(1, 2), (2, 3), (3, 4)])
def test_i_know_things_adds_to_a_test_of_cunning_or_magic(level: int, bonus: int) -> None:
    for text, action in (("A$", "chest:c1"), ("A.\nXX", "coffin:k1")):
        game = ready(text, "i_know_things", level)
        act(game, "ability:i_know_things")
        dice(game, 1, 1)
        act(game, action, 2)
        assert last(game, "dice_rolled").bonus == bonus
        assert "i_know_things" not in game.state.heroes["axl"].armed


def test_i_know_things_does_not_help_muscles() -> None:
    game = ready("As", "i_know_things")
    act(game, "ability:i_know_things")
    dice(game, 1)
    act(game, "tombstone:t1", 1)
    assert last(game, "dice_rolled").bonus == 0
    assert "i_know_things" in game.state.heroes["axl"].armed


def test_a_star_in_the_test_gives_one_die_back() -> None:
    game = ready("A$", "i_know_things")
    act(game, "ability:i_know_things")
    dice(game, STAR, STAR)
    act(game, "chest:c1", 2)
    assert game.state.heroes["axl"].dice == 5, "one, however many Stars"
    assert last(game, "die_recovered").dice == 5


def test_a_star_in_a_test_without_the_ability_gives_no_die_back() -> None:
    game = table("A$")
    dice(game, STAR)
    act(game, "chest:c1", 1)
    assert game.state.heroes["axl"].dice == 5


def test_without_a_star_no_die_comes_back() -> None:
    game = ready("A$", "i_know_things")
    act(game, "ability:i_know_things")
    dice(game, 1, 1)
    act(game, "chest:c1", 2)
    assert game.state.heroes["axl"].dice == 4


# ── Don Pizzarro ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "bonus"), [(1, 3), (2, 4), (3, 5)])
def test_roundhouse_kick_adds_to_a_melee_attack_and_moves_who_survives_it(level: int, bonus: int) -> None:
    game = ready("Pv...", "roundhouse_kick", level)
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 2, 2, 2)
    assert last(game, "dice_rolled").bonus == bonus
    assert set(options(game, "push")) == {(1, 0), (2, 0)}
    reply(game, (2, 0), about="push")
    assert picture(game) == "P.v.."
    assert last(game, "pushed").path == ((1, 0), (2, 0))


def test_who_is_kicked_may_also_be_left_where_it_stands() -> None:
    game = ready("Pv...", "roundhouse_kick")
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 2, 2, 2)
    reply(game, (1, 0), about="push")
    assert picture(game) == "Pv..."


def test_a_kick_that_kills_moves_nobody() -> None:
    game = ready("Pz...", "roundhouse_kick")
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 2, "lightning")
    assert game.waits_for() == [("pizzarro", "turn")]


def test_a_kick_that_misses_moves_nobody() -> None:
    game = ready("Pv...", "roundhouse_kick")
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 1)
    assert game.waits_for() == [("pizzarro", "turn")]


def test_where_nothing_is_free_nobody_is_moved() -> None:
    game = ready("Pvo", "roundhouse_kick")
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 2, 2, 2)
    assert picture(game) == "Pvo"
    assert not told(game, "pushed")


def test_a_kick_into_a_tombstone_works_from_level_three_only() -> None:
    game = ready("Pvs", "roundhouse_kick", 2)
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 2, 2, 2)
    assert not told(game, "tombstone_smashed")

    game = ready("Pvs", "roundhouse_kick", 3, small_deck=["bandage"])
    act(game, "ability:roundhouse_kick")
    attack(game, "iron_knuckles", 2, 2, 2)
    dice(game, "lightning")
    reply(game, (2, 0), about="push")
    assert last(game, "tombstone_smashed").tombstone == "t1"
    assert game.state.heroes["pizzarro"].backpack == ("bandage",)
    assert last(game, "monster_killed").kind == "veteran", "a second wound, from the stone"
    assert game.state.heroes["pizzarro"].xp == 1, "the stone teaches nothing"


@pytest.mark.parametrize(("level", "bonus"), [(1, 2), (2, 3), (3, 4)])
def test_dragon_wave_adds_to_a_magic_attack(level: int, bonus: int) -> None:
    game = ready("P..v", "dragon_wave", level)
    act(game, "ability:dragon_wave")
    attack(game, "prayer_book", 1, 1)
    assert last(game, "dice_rolled").bonus == bonus


def test_dragon_wave_reaches_one_ring_further_or_nearer() -> None:
    for text in ("Pv", "P.v", "P..v"):
        game = ready(text, "dragon_wave")
        assert can(game, "attack:prayer_book") == (text == "P.v")
        act(game, "ability:dragon_wave")
        assert can(game, "attack:prayer_book")


@pytest.mark.parametrize(("level", "lucky"), LUCKY)
def test_dragon_wave_at_its_own_range_may_wound_once_more(level: int, lucky: str) -> None:
    game = ready("P.v", "dragon_wave", level)
    act(game, "ability:dragon_wave")
    attack(game, "prayer_book", 2, 2, 2, lucky, "skull")
    assert last(game, "attack_hit").wounds == 2


def test_dragon_wave_at_another_range_asks_fate_nothing() -> None:
    game = ready("P..v", "dragon_wave")
    act(game, "ability:dragon_wave")
    attack(game, "prayer_book", 2, 2, 2)
    assert last(game, "attack_hit").wounds == 1
    assert not told(game, "fate_rolled")


@pytest.mark.parametrize(("level", "shields"), [(1, 1), (2, 2), (3, 3)])
def test_unshakable_will_gives_shield_dice_and_the_will(level: int, shields: int) -> None:
    game = ready("P..", "unshakable_will", level)
    act(game, "ability:unshakable_will")
    assert game.state.heroes["pizzarro"].shield_dice == shields
    assert game.state.heroes["pizzarro"].will


def test_with_the_will_each_wound_suffered_is_worth_one_experience() -> None:
    game = table("zPz", phase="monsters", pizzarro={"will": True})
    assert game.state.heroes["pizzarro"].life == 2
    assert [event.xp for event in told(game, "xp_gained")] == [1, 2]


def test_at_level_three_the_will_can_be_given_up_to_wound_the_attacker() -> None:
    game = table("Pv", phase="monsters", pizzarro={"will": True, "levels": {"unshakable_will": 3}})
    reply(game, "yes", about="retaliate")
    assert game.state.monsters["m1"].wounds == 1
    assert len(told(game, "xp_gained")) == 1, "for the wound suffered, not for the one dealt"
    assert [event.token for event in told(game, "token_spent")] == ["will"]


def test_striking_back_can_kill_and_may_leave_an_item() -> None:
    will = {"will": True, "levels": {"unshakable_will": 3}}
    game = table("Pz", phase="monsters", pizzarro=will, deck=["skull_crusher"])
    dice(game, "skull")
    reply(game, "yes", about="retaliate")
    assert last(game, "monster_killed").by == "pizzarro"
    assert game.waits_for() == [("pizzarro", "item_found")]


def test_the_will_can_be_kept() -> None:
    will = {"will": True, "levels": {"unshakable_will": 3}}
    game = table("zPz", phase="monsters", pizzarro=will)
    reply(game, "no", about="retaliate")
    reply(game, "dragon_wave", about="level_up")
    assert game.waits_for() == [("pizzarro", "retaliate")], "the second monster's blow"


# ── Kayla ────────────────────────────────────────────────────────────────────────────────────────────────────────────

THREE_BOLTS = """
z...z
.....
..K..
.....
z...z
"""


@pytest.mark.parametrize(("level", "star"), [(1, 3), (2, 4), (3, 5)])
def test_storm_of_bolts_hits_up_to_three_at_range_two_with_one_roll(level: int, star: int) -> None:
    game = ready(THREE_BOLTS, "storm_of_bolts", level)
    act(game, "ability:storm_of_bolts")
    for name in ("m1", "m2", "m3"):
        reply(game, name, about="storm_target")
    dice(game, 2, 2, "lightning", "lightning", "lightning", "skull" if level > 1 else "drop")
    reply(game, 2, about="ability_dice")
    assert last(game, "dice_rolled").star == star
    assert len(told(game, "dice_rolled")) == 1
    assert [event.monster for event in told(game, "monster_killed")] == ["m1", "m2", "m3"]
    assert game.state.heroes["kayla"].xp == 1, "one attack"
    assert game.state.heroes["kayla"].dice == 4


@pytest.mark.parametrize(("level", "lucky"), LUCKY)
def test_a_storm_that_kills_may_bring_a_die_back(level: int, lucky: str) -> None:
    game = ready("K.z", "storm_of_bolts", level)
    act(game, "ability:storm_of_bolts")
    dice(game, 2, 2, "lightning", lucky)
    reply(game, 2, about="ability_dice")
    assert game.state.heroes["kayla"].dice == 5


def test_a_storm_may_stop_at_one_target() -> None:
    game = ready(THREE_BOLTS, "storm_of_bolts")
    act(game, "ability:storm_of_bolts")
    assert "enough" not in options(game, "storm_target"), "one it must be"
    reply(game, "m2", about="storm_target")
    reply(game, "enough", about="storm_target")
    dice(game, 1, 1)
    reply(game, 2, about="ability_dice")
    assert [event.target for event in told(game, "attack_missed")] == ["m2"]


def test_each_target_of_a_storm_has_its_own_protection() -> None:
    game = ready("v...z\n.....\n..K..", "storm_of_bolts")
    act(game, "ability:storm_of_bolts")
    reply(game, "m1", about="storm_target")
    reply(game, "m2", about="storm_target")
    dice(game, 2, 2, "lightning", "lightning")
    reply(game, 2, about="ability_dice")
    assert [event.target for event in told(game, "attack_missed")] == ["m1"]
    assert [event.target for event in told(game, "attack_hit")] == ["m2"]


def test_a_storm_uses_up_a_hymn_and_says_so() -> None:
    game = ready("K.z", "storm_of_bolts", kayla={"hymn": 2})
    act(game, "hymn")
    act(game, "ability:storm_of_bolts")
    dice(game, 2, "lightning", "drop")
    reply(game, 1, about="ability_dice")
    assert last(game, "attack_hit").total == 4
    assert game.state.heroes["kayla"].hymn == 0
    assert last(game, "token_spent").token == "hymn"


def test_a_storm_wounds_once_however_high_the_total() -> None:
    game = ready("K.v", "storm_of_bolts")
    act(game, "ability:storm_of_bolts")
    dice(game, *[STAR] * 6)
    reply(game, 6, about="ability_dice")
    for _ in range(6):
        reply(game, options(game, "charge_star")[0])
    assert (last(game, "attack_hit").total, last(game, "attack_hit").wounds) == (18, 1)


def test_a_storm_that_goes_for_broke_by_too_little_wounds_once() -> None:
    game = ready("K.v", "storm_of_bolts", kayla={"armed": ("go_for_broke",)})
    act(game, "ability:storm_of_bolts")
    dice(game, 2, 2, 2, 2, 2, 1)
    reply(game, 6, about="ability_dice")
    assert (last(game, "attack_hit").total, last(game, "attack_hit").wounds) == (13, 1)


def test_a_storm_that_goes_for_broke_can_wound_twice() -> None:
    game = ready("K.v", "storm_of_bolts", kayla={"full": ("storm_of_bolts", "go_for_broke")})
    act(game, "ability:go_for_broke")
    act(game, "ability:storm_of_bolts")
    dice(game, 2, 2, 2, 2, 2, 2, "skull", "drop")
    reply(game, 6, about="ability_dice")
    assert (last(game, "attack_hit").total, last(game, "attack_hit").wounds) == (14, 2)
    assert last(game, "monster_killed").kind == "veteran"


@pytest.mark.parametrize(("level", "bonus"), [(1, 2), (2, 3), (3, 4)])
def test_tactical_stunt_leaps_two_squares_and_adds_to_the_next_attack(level: int, bonus: int) -> None:
    game = ready("K..v", "tactical_stunt", level)
    act(game, "ability:tactical_stunt")
    assert lit(game, "leap") == "+++v"
    reply(game, (1, 0), about="leap")
    attack(game, "short_crossbow", 1)
    assert last(game, "dice_rolled").bonus == bonus
    attack(game, "short_crossbow", 1)
    assert last(game, "dice_rolled").bonus == 0


def test_tactical_stunt_ignores_block_zones() -> None:
    game = ready("zKz\n...\n...", "tactical_stunt")
    assert not can(game, "move")
    act(game, "ability:tactical_stunt")
    assert lit(game, "leap") == drawn(
        """
        z+z
        +++
        +++
        """
    )


def test_a_leap_does_not_go_through_anybody() -> None:
    game = ready("Kz..\n.###", "tactical_stunt")
    act(game, "ability:tactical_stunt")
    assert lit(game, "leap") == "+z..\n+###"


@pytest.mark.parametrize(("level", "bonus"), [(1, 2), (2, 3), (3, 4)])
def test_go_for_broke_adds_to_the_first_attack(level: int, bonus: int) -> None:
    game = ready("K.v", "go_for_broke", level)
    act(game, "ability:go_for_broke")
    attack(game, "short_crossbow", 1)
    assert last(game, "dice_rolled").bonus == bonus


def test_go_for_broke_is_closed_once_the_hero_has_attacked() -> None:
    game = ready("K.v", "go_for_broke")
    attack(game, "short_crossbow", 1)
    assert not can(game, "ability")


def test_go_for_broke_cannot_be_used_twice_for_one_attack() -> None:
    game = ready("K.v", "go_for_broke")
    act(game, "ability:go_for_broke")
    dice(game, 2, 2)
    act(game, "charge:go_for_broke", 2)
    assert not can(game, "ability")


@pytest.mark.parametrize(("faces", "wounds"), [((2, 2, 2, 2), 2), ((2, 2, 2, 1), 1)])
def test_going_for_broke_by_six_or_more_deals_a_second_wound(faces: tuple[int, ...], wounds: int) -> None:
    game = ready("K.z", "go_for_broke")
    act(game, "ability:go_for_broke")
    attack(game, "short_crossbow", *faces, "lightning")
    assert last(game, "attack_hit").total == sum(faces) + 2
    assert last(game, "attack_hit").wounds == wounds


# ── Lady Goodlight ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_divine_blow_hits_a_second_monster_behind_the_first_with_the_same_roll() -> None:
    game = ready("Gzz", "divine_blow")
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2, "lightning", "lightning")
    assert [event.monster for event in told(game, "monster_killed")] == ["m1", "m2"]
    assert len(told(game, "dice_rolled")) == 1
    assert game.state.heroes["goodlight"].xp == 1


def test_the_second_has_its_own_protection() -> None:
    game = ready("Gzv", "divine_blow")
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2, "lightning")
    assert [event.target for event in told(game, "attack_missed")] == ["m2"]


def test_behind_are_the_three_squares_beyond_the_target() -> None:
    game = ready(
        """
        ..z.
        Gzz.
        zzz.
        """,
        "divine_blow",
    )
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2, "lightning", target="m2")
    assert options(game, "second_target") == ["m1", "m3", "m6"]


def test_a_wall_behind_the_target_covers_who_stands_there() -> None:
    game = ready("+-+-+-+\n|G z|z|\n+-+-+-+", "divine_blow")
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2, "lightning")
    assert [event.monster for event in told(game, "monster_killed")] == ["m1"]


def test_divine_blow_that_misses_the_first_hits_nobody() -> None:
    game = ready("Gvz", "divine_blow")
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2)
    assert not told(game, "attack_hit")


@pytest.mark.parametrize(("level", "bonus", "lucky"), [(2, 2, "drop"), (3, 3, "lightning")])
def test_divine_blow_adds_to_the_attack_and_may_wound_twice_at_higher_levels(
    level: int, bonus: int, lucky: str
) -> None:
    game = ready("Gv", "divine_blow", level)
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2, 2, lucky, "skull")
    assert last(game, "dice_rolled").bonus == bonus
    assert last(game, "attack_hit").wounds == 2


def test_divine_blow_at_level_one_adds_nothing() -> None:
    game = ready("Gv", "divine_blow")
    act(game, "ability:divine_blow")
    attack(game, "honeymoon", 2, 2, 2, 2)
    assert last(game, "dice_rolled").bonus == 0
    assert last(game, "attack_hit").wounds == 1


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("symbol", "value"), [("skull", 3), ("drop", 2), ("lightning", 1)])
def test_holy_lightning_asks_fate_for_its_bonus_before_the_dice_are_chosen(level: int, symbol: str, value: int) -> None:
    game = ready("G.....v", "holy_lightning", level)
    dice(game, symbol)
    act(game, "ability:holy_lightning:m1")
    assert game.waits_for() == [("goodlight", "ability_dice")]
    dice(game, 1)
    reply(game, 1, about="ability_dice")
    rolled = last(game, "dice_rolled")
    assert (rolled.bonus, rolled.star) == (value + level - 1, 3)


def test_holy_lightning_strikes_anywhere_in_the_area_walls_or_not() -> None:
    game = ready("+-+-+-+-+-+\n|G|. . .|z|\n+-+-+-+-+-+", "holy_lightning")
    assert can(game, "ability:holy_lightning:m1")
    assert not can(ready("G.z", "holy_lightning", areas="AAB"), "ability")


def test_holy_lightning_wounds_and_teaches_like_any_attack() -> None:
    game = ready("G.z", "holy_lightning")
    dice(game, "skull")
    act(game, "ability:holy_lightning:m1")
    dice(game, 1, "lightning")
    reply(game, 1, about="ability_dice")
    assert last(game, "attack_hit").total == 4
    assert game.state.heroes["goodlight"].xp == 1


@pytest.mark.parametrize(("level", "shields", "guard"), [(1, 0, 0), (2, 1, 0), (3, 2, 1)])
def test_heavenly_protection_turns_blows_on_the_giver_wherever_she_is(level: int, shields: int, guard: int) -> None:
    game = ready("Az....G", "heavenly_protection", level, axl={"has_acted": True})
    act(game, "ability:heavenly_protection:axl")
    assert game.state.heroes["goodlight"].shield_dice == shields
    end_turn(game)
    end_turn(game)
    declared = last(game, "blow_declared")
    assert (declared.hero, declared.instead_of) == ("goodlight", "axl")
    most = 6 + 1 + shields
    assert options(game, "shield_dice") == list(range(most + 1))
    dice(game, STAR, 1, 1)
    reply(game, 1, about="shield_dice")
    rolled = next(event for event in told(game, "dice_rolled") if event.purpose == "defence")
    assert rolled.star == 4 + guard


def test_heavenly_protection_ends_when_the_giver_falls() -> None:
    game = table("zA.Gz\n.....", phase="monsters", axl={"fortress": "goodlight"}, goodlight={"life": 1})
    declared = [(event.hero, event.instead_of) for event in told(game, "blow_declared")]
    assert declared == [("goodlight", "axl"), ("axl", None)]


def test_one_cannot_protect_oneself() -> None:
    assert open_actions(ready("G.A", "heavenly_protection"), "ability") == ["ability:heavenly_protection:axl"]


# ── Gnomy ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "squares"), [(1, 2), (2, 2), (3, 3)])
def test_retro_rockets_fly_over_block_zones(level: int, squares: int) -> None:
    game = ready("N......\n##z####", "retro_rockets", level)
    act(game, "ability:retro_rockets")
    assert len(options(game, "leap")) == 1 + squares


def test_retro_rockets_leave_a_block_zone() -> None:
    game = ready("Nz\n..\n..\n..", "retro_rockets")
    assert not can(game, "move")
    act(game, "ability:retro_rockets")
    reply(game, (0, 2), about="leap")
    assert where(game, "gnomy") == (0, 2)


def test_retro_rockets_push_one_neighbour_at_level_two() -> None:
    game = ready("zNz..", "retro_rockets", 2)
    act(game, "ability:retro_rockets")
    assert options(game, "push_whom") == ["nobody", "m1", "m2"]
    reply(game, "m2", about="push_whom")
    reply(game, (3, 0), about="push")
    assert picture(game) == "zN.z."
    assert game.waits_for() == [("gnomy", "leap")]


def test_retro_rockets_push_two_neighbours_at_level_three() -> None:
    game = ready(".zNz..", "retro_rockets", 3)
    act(game, "ability:retro_rockets")
    reply(game, "m1", about="push_whom")
    reply(game, (0, 0), about="push")
    reply(game, "m2", about="push_whom")
    reply(game, (4, 0), about="push")
    assert picture(game) == "z.N.z."
    assert game.waits_for() == [("gnomy", "leap")]


def test_retro_rockets_push_nobody_into_a_tombstone() -> None:
    game = ready("Nzs", "retro_rockets", 2)
    act(game, "ability:retro_rockets")
    reply(game, "m1", about="push_whom")
    assert picture(game) == "Nzs"
    assert not told(game, "pushed")


def test_retro_rockets_may_push_nobody() -> None:
    game = ready("Nz..", "retro_rockets", 2)
    act(game, "ability:retro_rockets")
    reply(game, "nobody", about="push_whom")
    assert picture(game) == "Nz.."


def test_retro_rockets_do_not_fly_in_ice() -> None:
    assert not can(ready("N..", "retro_rockets", gnomy={"status": ("frozen",)}), "ability")


@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 4), (3, 4)])
def test_gnomic_throw_adds_to_the_attack_from_level_two(level: int, bonus: int) -> None:
    game = ready("Nv...", "gnomic_throw", level)
    act(game, "ability:gnomic_throw")
    attack(game, "gnomefist", 2, 2)
    assert last(game, "dice_rolled").bonus == bonus


def test_gnomic_throw_goes_two_squares_in_a_straight_line_diagonals_included() -> None:
    game = ready(
        """
        .....
        .....
        .Nv..
        .....
        .....
        """,
        "gnomic_throw",
    )
    act(game, "ability:gnomic_throw")
    attack(game, "gnomefist", 2, 2, 2, 2)
    assert lit(game, "push") == drawn(
        """
        +.+.+
        .....
        .N+.+
        .....
        +.+.+
        """
    )


def test_a_throw_stops_before_what_is_in_the_way() -> None:
    game = ready("Nv.o.", "gnomic_throw")
    act(game, "ability:gnomic_throw")
    attack(game, "gnomefist", 2, 2, 2, 2)
    reply(game, (2, 0), about="push")
    assert picture(game) == "N.vo."


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_throw_into_a_tombstone_smashes_it_and_wounds_at_level_three(level: int) -> None:
    game = ready("Nv.s", "gnomic_throw", level, small_deck=["bandage"])
    act(game, "ability:gnomic_throw")
    attack(game, "gnomefist", 2, 2, 2, 2)
    if level == 3:
        dice(game, "skull")
    reply(game, (3, 0), about="push")
    assert last(game, "tombstone_smashed").tombstone == "t1"
    assert game.state.heroes["gnomy"].backpack == ("bandage",)
    assert bool(told(game, "monster_killed")) == (level == 3)
    assert game.state.heroes["gnomy"].xp == 1


def test_a_monster_left_standing_on_its_tombstone_does_not_smash_it() -> None:
    game = ready("Ns.", "gnomic_throw")
    monster = game.add_monster("veteran", (1, 0))
    assert monster is not None
    dice(game, 1)
    act(game, "charge:uni_laser", 1)
    act(game, "ability:gnomic_throw")
    attack(game, "gnomefist", 2, 2, 2, 2, target=monster.id)
    reply(game, (1, 0), about="push")
    assert not told(game, "tombstone_smashed")


def test_nobody_is_thrown_onto_a_tombstone_that_somebody_stands_on() -> None:
    game = ready("Nvsz", "gnomic_throw", monsters={"m2": {"cell": (2, 0)}})
    act(game, "ability:gnomic_throw")
    attack(game, "gnomefist", 2, 2, 2, 2)
    assert where(game, "m1") == (1, 0)
    assert not told(game, "tombstone_smashed")


@pytest.mark.parametrize(("level", "bonus"), [(1, 1), (2, 2), (3, 3)])
def test_uni_laser_stuns_at_range_three_and_adds_to_the_next_attack(level: int, bonus: int) -> None:
    game = ready("Nv.v", "uni_laser", level)
    assert open_actions(game, "ability") == ["ability:uni_laser:m2"]
    act(game, "ability:uni_laser:m2")
    assert game.state.monsters["m2"].status == ("stunned",)
    attack(game, "gnomefist", 1)
    assert last(game, "dice_rolled").bonus == bonus
