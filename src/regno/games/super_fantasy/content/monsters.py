"""The undead and what their boards say, by difficulty."""

from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace


class MonsterSheet(Struct, frozen=True):
    """A monster board. `doors`: do gates stop it? `treasure`: the Fate symbol that yields a magic item on its death.
    `behaviour`: hero colours in order of preference. `range`: rings at which it strikes when nobody is beside it;
    `supply`: figures in the box. `melee` only when `range` is empty."""

    id: str
    initiative: int
    attack: int
    star: int
    steps: int
    protection: int
    life: int
    treasure: str
    behaviour: tuple[str, ...]
    supply: int
    doors: bool = True
    range: tuple[int, ...] = ()


_NORMAL: Final = (
    MonsterSheet("badly_dead", 1, 2, 1, 3, 4, 1, "skull", ("orange", "black", "brown", "green", "blue", "red"), 10),
    MonsterSheet("bowman", 2, 2, 2, 0, 5, 1, "drop", ("blue", "brown", "black", "red", "orange", "green"), 4,
                 range=(2, 3)),
    MonsterSheet("veteran", 4, 3, 2, 2, 8, 2, "lightning", ("red", "blue", "green", "black", "brown", "orange"), 4),
)  # fmt: skip

KINDS: Final = tuple(sheet.id for sheet in _NORMAL)
DIFFICULTIES: Final = ("normal", "heroic", "epic")


@cache
def monster_sheets(difficulty: str) -> dict[str, MonsterSheet]:
    """The boards in use: Heroic adds 1 Protection, Epic also one attack die."""
    tougher = int(difficulty in ("heroic", "epic"))
    fiercer = int(difficulty == "epic")
    return {
        sheet.id: replace(sheet, protection=sheet.protection + tougher, attack=sheet.attack + fiercer)
        for sheet in _NORMAL
    }
