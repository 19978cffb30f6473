"""Everything a hero can hold, wear or carry: basic gear, magic items, tomes, small items, and the curses among them."""

from typing import Final, Literal

from msgspec import Struct


class Condition(Struct, frozen=True):
    """When an item's effect happens: `hit` (the attack wounds), `total` (the attack reaches `value`), `stars` (at least
    `value` Stars in the attack), `discard` (give up `value` dice of the pool to attack with it)."""

    kind: Literal["hit", "total", "stars", "discard"]
    value: int = 0


class Item(Struct, frozen=True):
    """An item of equipment.

    A weapon (and some armour) has an `attack` attribute, `rings` it hits and a `bonus` to attack totals. `shield_dice`
    are given at the time the table's ruling says. `attributes` raises attributes, `tests` adds to tests by purpose
    (`coffin`) or attribute (`magic`). `effect` happens under `condition`: `wound`, `stun`, `die`. `spell` is what a
    tome does: `freeze` or `mend`. `traits` are standing exceptions: `first_zone_free`, `no_poison`.
    """

    id: str
    kind: Literal["weapon", "shield", "armour", "tome"]
    attack: str = ""
    rings: tuple[int, ...] = ()
    bonus: int = 0
    shield_dice: int = 0
    attributes: dict[str, int] = {}
    tests: dict[str, int] = {}
    condition: Condition | None = None
    effect: str = ""
    spell: str = ""
    traits: tuple[str, ...] = ()

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots it fits: armour is worn, everything else is held."""
        return ("armour",) if self.kind == "armour" else ("right", "left")


BASIC_GEAR: Final = {
    item.id: item
    for item in (
        Item("troublebringer", "weapon", attack="strength", rings=(1,)),
        Item("night_dagger", "weapon", attack="aim", rings=(2,)),
        Item("shadow_mail", "armour", shield_dice=1),
        Item("electric_guitar", "weapon", attack="magic", rings=(1,)),
        Item("amplifier", "weapon", attack="magic", rings=(2,)),
        Item("rocker_suit", "armour", traits=("first_zone_free",)),
        Item("iron_knuckles", "weapon", attack="strength", rings=(1,)),
        Item("prayer_book", "weapon", attack="magic", rings=(2,)),
        Item("cassock", "armour", tests={"magic": 1}),
        Item("long_crossbow", "weapon", attack="aim", rings=(3,)),
        Item("short_crossbow", "weapon", attack="aim", rings=(2,)),
        Item("kicking_boots", "armour", attack="strength", rings=(1,), attributes={"speed": 1}),
        Item("honeymoon", "weapon", attack="strength", rings=(1,)),
        Item("holy_shield", "shield", shield_dice=1, attributes={"defence": 1}),
        Item("blessed_mail", "armour", traits=("no_poison",)),
        Item("gnomefist", "weapon", attack="strength", rings=(1,)),
        Item("machinegun", "weapon", attack="aim", rings=(2,)),
        Item("gnome_plate", "armour", shield_dice=1),
    )
}

MAGIC_ITEMS: Final = {
    item.id: item
    for item in (
        Item("skull_crusher", "weapon", attack="strength", rings=(1,), bonus=2),
        Item("whispering_bow", "weapon", attack="aim", rings=(3,), bonus=1,
             condition=Condition("total", 8), effect="wound"),
        Item("wand_of_hiccups", "weapon", attack="magic", rings=(2,), bonus=1,
             condition=Condition("hit"), effect="stun"),
        Item("butchers_cleaver", "weapon", attack="strength", rings=(1,), bonus=1,
             condition=Condition("stars", 2), effect="wound"),
        Item("moon_sling", "weapon", attack="aim", rings=(2,), condition=Condition("hit"), effect="die"),
        Item("voodoo_doll", "weapon", attack="magic", rings=(3,), bonus=2, condition=Condition("discard", 1)),
        Item("tombstone_shield", "shield", shield_dice=2),
        Item("spiked_pauldrons", "armour", shield_dice=1, attributes={"strength": 1}),
        Item("feather_boots_mail", "armour", attributes={"speed": 2}),
        Item("saints_robe", "armour", shield_dice=1, attributes={"magic": 1}),
        Item("book_of_frost", "tome", spell="freeze"),
        Item("book_of_mending", "tome", spell="mend"),
    )
}  # fmt: skip

TOME_REACH: Final = 3
"""Rings a tome's spell carries."""

GEAR: Final = BASIC_GEAR | MAGIC_ITEMS


class SmallItem(Struct, frozen=True):
    """Used once in one's own turn, then out of the game. `arms` and `bonus` as for abilities (`cunning`, `attack`,
    `move`, or `zones`: no Block Zone stops you this turn); `effect` happens at once with `amount`."""

    id: str
    arms: str = ""
    bonus: int = 0
    effect: str = ""
    amount: int = 0


SMALL_ITEMS: Final = {
    item.id: item
    for item in (
        SmallItem("bandage", effect="life", amount=1),
        SmallItem("stale_biscuit", effect="die", amount=1),
        SmallItem("rusty_key", arms="cunning", bonus=3),
        SmallItem("lucky_bone", arms="attack", bonus=2),
        SmallItem("smoke_pot", arms="zones"),
        SmallItem("candle_stub", effect="charge", amount=2),
        SmallItem("jar_of_leeches", effect="cure"),
        SmallItem("old_map", arms="move", bonus=3),
    )
}


class Curse(Struct, frozen=True):
    """Lies on an ability, which cannot be used or charged meanwhile. `attributes` change, `status` strikes at once,
    `traits` hold while it lies there (`preferred`: monsters that waver choose this hero)."""

    id: str
    attributes: dict[str, int] = {}
    status: str = ""
    traits: tuple[str, ...] = ()


CURSES: Final = {
    curse.id: curse
    for curse in (
        Curse("clumsy_fingers", attributes={"cunning": -1}),
        Curse("cold_feet", attributes={"speed": -1}, status="frozen"),
        Curse("noisy_bones", traits=("preferred",)),
    )
}
