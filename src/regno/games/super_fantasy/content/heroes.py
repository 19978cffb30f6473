"""The six heroes: attributes, Life Points, colour, abilities and the three basic items drawn on their boards."""

from functools import cached_property
from typing import Final

from msgspec import Struct

ATTRIBUTES: Final = ("speed", "strength", "cunning", "aim", "magic", "defence")
SLOTS: Final = ("right", "left", "armour")
MASTER: Final = "master"
"""The seat of whoever commands the undead in the mode of that name."""
LEVELS: Final = (2, 4, 6, 9, 12, 15)
"""Experience points at which levels 1 to 6 are reached."""


class HeroSheet(Struct, frozen=True, dict=True):
    """A hero's board. `gear` are the basic items by slot, `attributes` in the order of `ATTRIBUTES`."""

    id: str
    colour: str
    life: int
    scores: tuple[int, int, int, int, int, int]
    abilities: tuple[str, str, str]
    gear: tuple[str, str, str]

    @cached_property
    def attributes(self) -> dict[str, int]:
        """Attribute values by name."""
        return dict(zip(ATTRIBUTES, self.scores, strict=True))

    @cached_property
    def basics(self) -> dict[str, str]:
        """Basic items by slot."""
        return dict(zip(SLOTS, self.gear, strict=True))


HEROES: Final = {
    sheet.id: sheet
    for sheet in (
        #                                   Spd Str Cun Aim Mag Def
        HeroSheet("elfric", "orange", 4, (2, 4, 1, 1, 2, 3),
                  ("soul_reaver", "bloodthirsty_fury", "mantle_of_darkness"),
                  ("troublebringer", "night_dagger", "shadow_mail")),
        HeroSheet("axl", "black", 3, (3, 1, 4, 1, 3, 1),
                  ("deafening_riff", "epic_hymn", "i_know_things"),
                  ("electric_guitar", "amplifier", "rocker_suit")),
        HeroSheet("pizzarro", "green", 4, (2, 3, 1, 1, 4, 2),
                  ("roundhouse_kick", "dragon_wave", "unshakable_will"),
                  ("iron_knuckles", "prayer_book", "cassock")),
        HeroSheet("kayla", "blue", 3, (3, 2, 2, 4, 1, 1),
                  ("storm_of_bolts", "tactical_stunt", "go_for_broke"),
                  ("long_crossbow", "short_crossbow", "kicking_boots")),
        HeroSheet("goodlight", "red", 4, (2, 3, 1, 1, 3, 3),
                  ("divine_blow", "holy_lightning", "heavenly_protection"),
                  ("honeymoon", "holy_shield", "blessed_mail")),
        HeroSheet("gnomy", "brown", 3, (1, 3, 2, 4, 1, 2),
                  ("retro_rockets", "gnomic_throw", "uni_laser"),
                  ("gnomefist", "machinegun", "gnome_plate")),
    )
}  # fmt: skip
