"""What abilities of the undead make happen."""

from regno.engine.questions import Cell

from .events import GameEvent


class MonsterAbilityShown(GameEvent, frozen=True, kw_only=True):
    """An ability of a monster has done something, perhaps to a hero; `rule` is `sf.monster.<ability>`."""

    monster: str
    ability: str
    hero: str | None = None


class HeroPulled(GameEvent, frozen=True, kw_only=True):
    """The Fishmonger has dragged a hero towards himself; `path` has both ends."""

    monster: str
    hero: str
    path: tuple[Cell, ...]
    rule: str = "sf.monster.hook"


class MonsterSlipped(GameEvent, frozen=True, kw_only=True):
    """A wounded monster has got away; `path` has both ends."""

    monster: str
    path: tuple[Cell, ...]
    rule: str = "sf.monster.sheds"


class MonsterFell(GameEvent, frozen=True, kw_only=True):
    """A monster lies down and leaves the board, but not for good."""

    monster: str
    kind: str
    cell: Cell
    by: str | None = None
    rule: str = "sf.monster.crown"


class MonsterRose(GameEvent, frozen=True, kw_only=True):
    """A monster that had fallen is back, with so much Life left."""

    monster: str
    kind: str
    cell: Cell
    life: int
    rule: str = "sf.monster.crown"
