"""The undead and what their boards say, by difficulty."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from .monster_abilities import FIXED, USUAL


class MonsterSheet(Struct, frozen=True):
    """A monster board. `doors`: do gates stop it? `treasure`: the Fate symbol that yields a magic item on its death.
    `behaviour`: hero colours in order of preference. `range`: rings at which it strikes when nobody is beside it (a
    Skull Tower always); melee only when it is empty. `supply`: figures in the box. `abilities`: see
    `monster_abilities.py`. The `life` of a boss grows with the number of heroes: see `life_of`."""

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
    abilities: tuple[str, ...] = ()
    is_boss: bool = False


_NORMAL: Final = (
    MonsterSheet("badly_dead", 1, 2, 1, 3, 4, 1, "skull", ("orange", "black", "brown", "green", "blue", "red"), 10),
    MonsterSheet("bowman", 2, 2, 2, 0, 5, 1, "drop", ("blue", "brown", "black", "red", "orange", "green"), 4,
                 range=(2, 3)),
    MonsterSheet("veteran", 4, 3, 2, 2, 8, 2, "lightning", ("red", "blue", "green", "black", "brown", "orange"), 4),
    MonsterSheet("fresh", 3, 2, 1, 5, 4, 1, "skull", ("black", "blue", "orange", "red", "green", "brown"), 3),
    MonsterSheet("spectre", 5, 3, 2, 4, 6, 2, "drop", ("green", "black", "red", "orange", "blue", "brown"), 2,
                 doors=False),
    MonsterSheet("skull_tower", 0, 3, 2, 0, 9, 3, "lightning", ("brown", "green", "orange", "red", "blue", "black"), 2,
                 range=(1, 2)),
    MonsterSheet("lazybones", 8, 3, 3, 2, 8, 4, "lightning", ("green", "red", "black", "orange", "brown", "blue"), 1,
                 is_boss=True),
    MonsterSheet("fishmonger", 7, 4, 3, 3, 8, 4, "lightning", ("brown", "black", "blue", "green", "orange", "red"), 1,
                 is_boss=True),
    MonsterSheet("torment", 6, 3, 3, 3, 8, 4, "lightning", ("orange", "red", "brown", "green", "blue", "black"), 1,
                 is_boss=True),
    MonsterSheet("skullcleaver", 10, 4, 3, 3, 9, 4, "lightning", ("red", "orange", "green", "blue", "black", "brown"),
                 1, is_boss=True),
    MonsterSheet("sstraxas", 9, 4, 3, 4, 8, 4, "lightning", ("black", "brown", "blue", "red", "orange", "green"), 1,
                 is_boss=True),
)  # fmt: skip

KINDS: Final = tuple(sheet.id for sheet in _NORMAL)
BOSSES: Final = tuple(sheet.id for sheet in _NORMAL if sheet.is_boss)
DIFFICULTIES: Final = ("normal", "heroic", "epic")


def life_of(kind: str, heroes: int) -> int:
    """The Life of a figure when so many heroes play: bosses have one more for every two of them, rounded up."""
    sheet = next(sheet for sheet in _NORMAL if sheet.id == kind)
    return sheet.life + ((heroes + 1) // 2 if sheet.is_boss else 0)


def monster_sheets(
    difficulty: str, overrides: Mapping[str, tuple[str, ...]] | None = None, heroes: int = 0
) -> dict[str, MonsterSheet]:
    """The boards in use: Heroic adds 1 Protection and minor abilities, Epic also an attack die and major abilities.

    `overrides` are a mission's minor and major abilities at this difficulty, for the kinds that have others than usual.
    With a number of `heroes` bosses have the Life they have against so many. The result is shared: never change it.
    """
    return _sheets(difficulty, tuple((overrides or {}).items()), heroes)


@cache
def _sheets(
    difficulty: str, overrides: tuple[tuple[str, tuple[str, ...]], ...], heroes: int
) -> dict[str, MonsterSheet]:
    tougher = int(difficulty in ("heroic", "epic"))
    fiercer = int(difficulty == "epic")
    extra = USUAL[difficulty] | dict(overrides)
    sheets = {}
    for sheet in _NORMAL:
        abilities = (*((FIXED[sheet.id],) if sheet.id in FIXED else ()), *extra.get(sheet.id, ()))
        sheets[sheet.id] = replace(
            sheet,
            protection=sheet.protection + tougher,
            attack=sheet.attack + fiercer,
            steps=sheet.steps + int("sprightly" in abilities and sheet.steps > 0),
            life=life_of(sheet.id, heroes),
            abilities=abilities,
        )
    return sheets
