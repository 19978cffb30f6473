"""What changes during a game of Super Fantasy: plain values, ids instead of objects."""

from msgspec import Struct, field

from regno.engine.questions import Cell

from .content.faces import STAR
from .tally import Tally


class Hero(Struct):
    """A hero in play. `gear` holds magic items by slot ("" where the basic item is in use); `armed` are abilities and
    small items that wait for the roll they modify; `levels` and `charge` go by ability, `curses` too."""

    id: str
    cell: Cell
    facing: int
    life: int
    charge: dict[str, int]
    levels: dict[str, int]
    gear: dict[str, str]
    curses: dict[str, str] = {}
    backpack: tuple[str, ...] = ()
    dice: int = 0
    shield_dice: int = 0
    xp: int = 0
    level: int = 0
    status: tuple[str, ...] = ()
    armed: tuple[str, ...] = ()
    hymn: int = 0
    will: bool = False
    fortress: str = ""
    """The hero who takes the blows meant for this one."""
    guard: int = 0
    """Bonus to Defence until the clean-up."""
    fury: bool = False
    has_acted: bool = False
    has_attacked: bool = False
    is_down: bool = False


class Monster(Struct):
    """A monster in play; `age` orders figures by when they came."""

    id: str
    kind: str
    cell: Cell
    facing: int
    age: int
    wounds: int = 0
    status: tuple[str, ...] = ()
    has_risen: bool = False
    """Has it come back from death already?"""


class MasterTurn(Struct):
    """The turn of whoever commands the undead: the dice as they fell, what a Star is worth, which dice are `spent` (by
    place), the monsters that have `marched`, and whether he `has_summoned` one."""

    faces: tuple[int, ...]
    star: int
    spent: tuple[int, ...] = ()
    marched: tuple[str, ...] = ()
    has_summoned: bool = False

    @property
    def values(self) -> tuple[int, ...]:
        """What each die is worth."""
        return tuple(self.star if face == STAR else face for face in self.faces)

    @property
    def left(self) -> tuple[int, ...]:
        """The places of the dice that can still be spent."""
        return tuple(place for place in range(len(self.faces)) if place not in self.spent)


class State(Struct):
    """The table: heroes, monsters, what has been opened, the decks and the round markers."""

    rulings: dict[str, str]
    heroes: dict[str, Hero]
    end: int
    """Space of the End-of-Game marker."""
    round: int = 0
    phase: str = "heroes"
    turn_of: str = ""
    monsters: dict[str, Monster] = {}
    fallen: dict[str, Monster] = {}
    """Monsters that will be back at the clean-up."""
    spawned: int = 0
    open_gates: tuple[str, ...] = ()
    smashed: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    left_behind: dict[str, str] = {}
    purified: tuple[str, ...] = ()
    active_areas: tuple[str, ...] = ()
    master: MasterTurn | None = None
    """While the Master commands the undead."""
    deck: list[str] = []
    discarded: list[str] = []
    small_deck: list[str] = []
    goals: dict[str, int] = {}
    """How far each goal has come."""
    lit: tuple[str, ...] = ()
    pressed: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()
    """Boulders out of the way."""
    gold: dict[str, str] = {}
    """Gold that somebody has picked up: the hero who carries it, `""` where it was dropped, `safe` once delivered."""
    gold_cells: dict[str, Cell] = {}
    """Where gold was dropped."""
    companions: dict[str, Cell] = {}
    """Where companions stand, by goal."""
    leaders: dict[str, str] = {}
    """The heroes who lead them."""
    lives: int = 0
    """How many more heroes may rise in a survival scenario."""
    told: tuple[str, ...] = ()
    """Story lines already spoken."""
    tally: Tally = field(default_factory=Tally)
    ending: str = ""
