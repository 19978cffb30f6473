"""The eighteen special abilities, levels I to III."""

from typing import Final

from msgspec import Struct

Levels = tuple[int, int, int]
NONE: Final[Levels] = (0, 0, 0)


class Ability(Struct, frozen=True):
    """What an ability costs and gives.

    `charge` is the length of its energy track. `arms` names the roll it waits for once used (`melee`, `magic`,
    `attack`, `move`, `wits`: a Cunning or Magic test); empty when it takes effect at once. `target` is whom it is
    pointed at (`monster`, `hero`, `square`, or nothing). `bonus` and `dice` (Shield dice) go by level.
    """

    id: str
    hero: str
    charge: int
    arms: str = ""
    target: str = ""
    bonus: Levels = NONE
    dice: Levels = NONE
    reach: Levels = NONE
    """How far or how many, where the ability says so: squares moved, heroes or monsters affected."""


ABILITIES: Final = {
    ability.id: ability
    for ability in (
        Ability("soul_reaver", "elfric", 4, arms="melee", bonus=(3, 4, 5)),
        Ability("bloodthirsty_fury", "elfric", 3, bonus=(0, 1, 2)),
        Ability("mantle_of_darkness", "elfric", 3, arms="move", bonus=(2, 2, 4), dice=(0, 1, 2)),
        Ability("deafening_riff", "axl", 3, target="monster", reach=(3, 3, 3)),
        Ability("epic_hymn", "axl", 3, target="hero", bonus=(2, 4, 4), reach=(1, 1, 3)),
        Ability("i_know_things", "axl", 3, arms="wits", bonus=(2, 3, 4)),
        Ability("roundhouse_kick", "pizzarro", 4, arms="melee", bonus=(3, 4, 5), reach=(1, 1, 1)),
        Ability("dragon_wave", "pizzarro", 4, arms="magic", bonus=(2, 3, 4)),
        Ability("unshakable_will", "pizzarro", 3, dice=(1, 2, 3)),
        Ability("storm_of_bolts", "kayla", 4, target="monster", bonus=(-1, 0, 1), reach=(3, 3, 3)),
        Ability("tactical_stunt", "kayla", 3, target="square", arms="attack", bonus=(2, 3, 4), reach=(2, 2, 2)),
        Ability("go_for_broke", "kayla", 4, arms="attack", bonus=(2, 3, 4)),
        Ability("divine_blow", "goodlight", 4, arms="melee", bonus=(0, 2, 3)),
        Ability("holy_lightning", "goodlight", 4, target="monster", bonus=(0, 1, 2)),
        Ability("heavenly_protection", "goodlight", 3, target="hero", bonus=(0, 0, 1), dice=(0, 1, 2)),
        Ability("retro_rockets", "gnomy", 3, target="square", reach=(2, 2, 3), bonus=(0, 1, 2)),
        Ability("gnomic_throw", "gnomy", 4, arms="attack", bonus=(0, 4, 4), reach=(2, 2, 2)),
        Ability("uni_laser", "gnomy", 3, target="monster", arms="attack", bonus=(1, 2, 3), reach=(3, 3, 3)),
    )
}
