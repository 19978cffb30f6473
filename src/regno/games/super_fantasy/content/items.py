"""Everything a hero can hold, wear or carry: basic gear, magic items, tomes, small items, and the curses among them."""

from typing import Final, Literal

from msgspec import Struct


class Condition(Struct, frozen=True):
    """When a weapon's effect happens: `hit` (the attack wounds), `total` (it wounds and reaches `value`), `stars` (it
    wounds with at least `value` Stars), `behind` (it wounds from one of the three squares at the target's back),
    `discard` (it wounds; to attack at all, give up `value` dice of the pool)."""

    kind: Literal["hit", "total", "stars", "behind", "discard"]
    value: int = 0


class Item(Struct, frozen=True):
    """An item of equipment.

    A weapon (and some armour) has an `attack` attribute, `rings` it hits and a `bonus` to attack totals; `behind` is a
    further bonus from the three squares at the target's back. `shield_dice` are given at the time the table's ruling
    says. `attributes` raises attributes, `tests` adds to tests on an attribute (`magic`).

    `effect` is what a wounding attack does besides, under `condition`: `wound` (one more), `stun`, `freeze`, `push`,
    `splash` (the same total strikes a second monster beside the first), `deafen` (stuns the target and every monster
    beside it), `die` (Fate may give one back), `charge` (energy for an ability), `heal` (heroes beside the attacker
    recover life). It happens in the hands of `wielders` only, if there are any.

    `spell` is what a tome does: `freeze`, `mend`, `burn`, `swap`, `shield`, `poison`. `traits` are standing exceptions:
    `first_zone_free`, `no_poison`.
    """

    id: str
    kind: Literal["weapon", "shield", "armour", "tome"]
    attack: str = ""
    rings: tuple[int, ...] = ()
    bonus: int = 0
    behind: int = 0
    shield_dice: int = 0
    attributes: dict[str, int] = {}
    tests: dict[str, int] = {}
    condition: Condition | None = None
    effect: str = ""
    wielders: tuple[str, ...] = ()
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
        Item("butchers_cleaver", "weapon", attack="strength", rings=(1,), bonus=1,
             condition=Condition("stars", 2), effect="wound"),
        Item("back_scratcher", "weapon", attack="strength", rings=(1,), behind=4),
        Item("undertakers_spade", "weapon", attack="strength", rings=(1,), bonus=1,
             condition=Condition("hit"), effect="push"),
        Item("bell_clapper", "weapon", attack="strength", rings=(1,), bonus=1,
             condition=Condition("total", 7), effect="splash"),
        Item("steam_spanner", "weapon", attack="strength", rings=(1,), bonus=1,
             condition=Condition("hit"), effect="charge", wielders=("gnomy",)),
        Item("whispering_bow", "weapon", attack="aim", rings=(3,), bonus=1,
             condition=Condition("total", 8), effect="wound"),
        Item("moon_sling", "weapon", attack="aim", rings=(2,), condition=Condition("hit"), effect="die"),
        Item("knitting_needles", "weapon", attack="magic", rings=(1,), condition=Condition("behind"), effect="wound"),
        Item("snowball_cannon", "weapon", attack="aim", rings=(2,), bonus=1,
             condition=Condition("discard", 1), effect="freeze"),
        Item("wand_of_hiccups", "weapon", attack="magic", rings=(2,), bonus=1,
             condition=Condition("hit"), effect="stun"),
        Item("voodoo_doll", "weapon", attack="magic", rings=(3,), bonus=2, condition=Condition("discard", 1)),
        Item("censer", "weapon", attack="magic", rings=(1,), bonus=1,
             condition=Condition("stars", 1), effect="heal", wielders=("pizzarro", "goodlight")),
        Item("bagpipes", "weapon", attack="magic", rings=(2,), bonus=1,
             condition=Condition("hit"), effect="deafen", wielders=("axl",)),
        Item("tombstone_shield", "shield", shield_dice=2),
        Item("spiked_pauldrons", "armour", shield_dice=1, attributes={"strength": 1}),
        Item("feather_boots_mail", "armour", attributes={"speed": 2}),
        Item("saints_robe", "armour", shield_dice=1, attributes={"magic": 1}),
        Item("ghost_sheet", "armour", shield_dice=1, traits=("first_zone_free",)),
        Item("book_of_frost", "tome", spell="freeze"),
        Item("book_of_mending", "tome", spell="mend"),
        Item("book_of_embers", "tome", spell="burn"),
        Item("book_of_removals", "tome", spell="swap"),
        Item("book_of_padding", "tome", spell="shield"),
        Item("book_of_recipes", "tome", spell="poison"),
    )
}  # fmt: skip
"""Twenty-five; with the five curses they are the stack of thirty."""

PUSHED: Final = 2
"""Squares a push of an item carries."""
TOME_REACH: Final = 3
"""Rings a tome's spell carries."""
POISON_REACH: Final = 2
"""Rings around the reader in which the smells of the Book of Recipes poison every monster."""
MENDED: Final = 2
PADDED: Final = 2
"""Life Points and Shield dice that tomes give."""

GEAR: Final = BASIC_GEAR | MAGIC_ITEMS


class SmallItem(Struct, frozen=True):
    """Used once in one's own turn, then out of the game.

    `arms` names what it waits for, with its `bonus`: `attack`, `move`, `cunning_test`, `magic_test`; `zones` (no Block
    Zone stops the hero this turn) or `again` (the first roll that fails this turn is made again). `effect` happens at
    once, with `amount`: `life`, `die`, `charge`, `cure`, `shield`, `soup` (life for the hero and those beside him),
    `pie` (Fate decides). `stun` and `push` are pointed at a monster within `reach` rings.
    """

    id: str
    arms: str = ""
    bonus: int = 0
    effect: str = ""
    amount: int = 0
    reach: int = 0


SMALL_ITEMS: Final = {
    item.id: item
    for item in (
        SmallItem("bandage", effect="life", amount=1),
        SmallItem("stale_biscuit", effect="die", amount=1),
        SmallItem("rusty_key", arms="cunning_test", bonus=3),
        SmallItem("lucky_bone", arms="attack", bonus=2),
        SmallItem("smoke_pot", arms="zones"),
        SmallItem("candle_stub", effect="charge", amount=2),
        SmallItem("jar_of_leeches", effect="cure"),
        SmallItem("old_map", arms="move", bonus=3),
        SmallItem("holy_water", arms="magic_test", bonus=3),
        SmallItem("two_headed_coin", arms="again"),
        SmallItem("firecracker", effect="stun", reach=3),
        SmallItem("sneezing_powder", effect="push", reach=1),
        SmallItem("pot_lid", effect="shield", amount=2),
        SmallItem("mystery_pie", effect="pie"),
        SmallItem("hot_soup", effect="soup", amount=1),
    )
}
"""Fifteen tiles, all different."""

PIE_DICE: Final = 2
"""Dice that a good slice of the mystery pie gives back."""


class Curse(Struct, frozen=True):
    """Lies on an ability, which cannot be used or charged meanwhile. `attributes` change, `status` strikes at once,
    `traits` hold while it lies there: `preferred` (monsters that waver choose this hero), `no_recovery` (no Life Point
    comes back), `short_night` (one die less in every turn)."""

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
        Curse("upset_stomach", status="poisoned", traits=("no_recovery",)),
        Curse("broken_sleep", traits=("short_night",)),
    )
}
