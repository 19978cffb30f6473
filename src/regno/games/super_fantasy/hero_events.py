"""What happens to what heroes carry, charge and learn: items, curses, abilities, experience."""

from .events import GameEvent


class CurseLifted(GameEvent, frozen=True, kw_only=True):
    """A curse is off an ability."""

    hero: str
    ability: str
    curse: str
    rule: str = "sf.curse.lift"


class ItemDrawn(GameEvent, frozen=True, kw_only=True):
    """An item came up: from a `chest`, a `monster` or a `tombstone`."""

    hero: str
    item: str
    source: str
    rule: str = "sf.item.draw"


class ItemTaken(GameEvent, frozen=True, kw_only=True):
    """An item found its slot: `right`, `left`, `armour` or `backpack`."""

    hero: str
    item: str
    slot: str
    rule: str = "sf.item.take"


class ItemMoved(GameEvent, frozen=True, kw_only=True):
    """An item changed its slot."""

    hero: str
    item: str
    slot: str
    rule: str = "sf.item.arrange"


class ItemDiscarded(GameEvent, frozen=True, kw_only=True):
    """An item was refused or dropped."""

    hero: str
    item: str
    rule: str = "sf.item.discard"


class ItemGiven(GameEvent, frozen=True, kw_only=True):
    """An item changed hands."""

    hero: str
    item: str
    to: str
    rule: str = "sf.item.give"


class SmallItemUsed(GameEvent, frozen=True, kw_only=True):
    """A small item was used up."""

    hero: str
    item: str
    rule: str = "sf.item.small"


class CurseDrawn(GameEvent, frozen=True, kw_only=True):
    """A curse came up, and lies on an ability."""

    hero: str
    curse: str
    ability: str
    rule: str = "sf.curse"


class AbilityCharged(GameEvent, frozen=True, kw_only=True):
    """Energy: `steps` more, now at `charge`. `cause` is `star`, `charge` or an item."""

    hero: str
    ability: str
    steps: int
    charge: int
    cause: str
    rule: str = "sf.star"


class AbilityUsed(GameEvent, frozen=True, kw_only=True):
    """An ability was spent, perhaps at a target."""

    hero: str
    ability: str
    target: str | None = None


class XpGained(GameEvent, frozen=True, kw_only=True):
    """Experience; `xp` is the sum so far."""

    hero: str
    xp: int
    rule: str = "sf.xp"


class LevelGained(GameEvent, frozen=True, kw_only=True):
    """A level, and the ability it improved."""

    hero: str
    level: int
    ability: str
    ability_level: int
    rule: str = "sf.level"


class DieRecovered(GameEvent, frozen=True, kw_only=True):
    """A die is back in the pool, which now holds `dice`."""

    hero: str
    dice: int
