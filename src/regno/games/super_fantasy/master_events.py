"""What happens when a person commands the undead: the Master's orders, and his laughter."""

from .events import GameEvent


class AreaWoken(GameEvent, frozen=True, kw_only=True):
    """The Master has woken an area for `dice` of his dice; `left` are those he still has."""

    areas: tuple[str, ...]
    dice: int
    left: int
    rule: str = "sf.master.activate"


class MarchOrdered(GameEvent, frozen=True, kw_only=True):
    """The Master has a monster march."""

    monster: str
    dice: int
    left: int
    rule: str = "sf.master.march"


class SummonOrdered(GameEvent, frozen=True, kw_only=True):
    """The Master calls a monster of a kind out of a tombstone, a coffin or a mass grave."""

    kind: str
    source: str
    dice: int
    left: int
    rule: str = "sf.master.summon"


class OrdersOver(GameEvent, frozen=True, kw_only=True):
    """The Master has no more orders, and perhaps dice left over: now the undead strike."""

    left: int
    rule: str = "sf.master.blows"


class MasterLaughed(GameEvent, frozen=True, kw_only=True):
    """The undead have done damage: so many blows landed, and the Master has to laugh out loud."""

    blows: int
    rule: str = "sf.master.laugh"
