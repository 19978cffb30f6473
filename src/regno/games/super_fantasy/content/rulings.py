"""Where the Italian and the English rulebook disagree in play: one switch each, and what each book says.

The first column of choices is the one recommended. `docs/rules/super-fantasy.md` says why.
"""

from typing import Final

from msgspec import Struct


class Ruling(Struct, frozen=True):
    """A switch: its choices, the recommended one first, and what the presets take."""

    name: str
    choices: tuple[str, ...]
    italian: str
    english: str


RULINGS: Final = {
    ruling.name: ruling
    for ruling in (
        Ruling("chest_adjacency", ("eight", "orthogonal"), "eight", "orthogonal"),
        Ruling("curse_compensation", ("always", "chest_only"), "always", "chest_only"),
        Ruling("frozen_protection", ("hero_phase", "monster_phase"), "hero_phase", "monster_phase"),
        Ruling("end_of_game", ("markers_meet", "last_round_played"), "last_round_played", "markers_meet"),
        Ruling("activation_order", ("nearest", "initiative"), "nearest", "initiative"),
        Ruling("area_activation", ("orthogonal", "touching"), "orthogonal", "touching"),
        Ruling("gate_test", ("cunning", "cunning_or_strength"), "cunning", "cunning_or_strength"),
        Ruling("line_of_fire", ("path", "straight"), "path", "straight"),
        Ruling("armour_dice", ("own_turn_end", "turn_start", "hero_phase_end"), "turn_start", "own_turn_end"),
        Ruling("coffin_reach", ("either_square", "both_squares"), "either_square", "both_squares"),
        Ruling("coffin_spawn", ("near_hero", "fate"), "near_hero", "fate"),
        Ruling("grave_blocked", ("another_square", "nothing"), "nothing", "another_square"),
        Ruling("spawn_rolls", ("one", "each_source"), "one", "one"),
        Ruling("riff_symbol", ("skull", "lightning"), "skull", "lightning"),
        Ruling("hymn_lifetime", ("clean_up", "turn_end"), "clean_up", "turn_end"),
        Ruling("clean_up", ("all_tokens", "short_list"), "all_tokens", "all_tokens"),
        Ruling("block_zone_barrier", ("gate_or_wall", "gate_only"), "gate_only", "gate_or_wall"),
        Ruling("refused_item", ("discarded", "left_in_chest"), "discarded", "left_in_chest"),
        Ruling("backpack", ("item_or_two_small", "two_small_always"), "two_small_always", "item_or_two_small"),
        Ruling("charge_star", ("any_ability", "same_ability"), "same_ability", "any_ability"),
        Ruling("lone_hero", ("two_turns", "one_turn"), "one_turn", "one_turn"),
    )
}

PRESETS: Final = {
    "recommended": {ruling.name: ruling.choices[0] for ruling in RULINGS.values()},
    "italian_book": {ruling.name: ruling.italian for ruling in RULINGS.values()},
    "english_book": {ruling.name: ruling.english for ruling in RULINGS.values()},
}


def settled(options: dict[str, str]) -> dict[str, str]:
    """Every ruling with its choice: those named in `options`, the recommended one elsewhere. Unknown names or choices
    raise `ValueError`."""
    for name, choice in options.items():
        if name not in RULINGS or choice not in RULINGS[name].choices:
            raise ValueError(f"{name}={choice}")
    return PRESETS["recommended"] | options
