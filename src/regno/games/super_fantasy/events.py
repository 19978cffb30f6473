"""Everything that can happen in Super Fantasy, told in the past tense: the closed set that pages animate and word."""

from regno.engine.events import Event, snake
from regno.engine.questions import Cell


class GameEvent(Event, frozen=True, kw_only=True, tag=snake, tag_field="type"):
    """Base of the game's events; `rule` has a default where one rule makes it happen."""


class RoundStarted(GameEvent, frozen=True, kw_only=True):
    """A new round."""

    round: int
    rule: str = "sf.round"


class PhaseStarted(GameEvent, frozen=True, kw_only=True):
    """`heroes` or `monsters` are on."""

    phase: str
    rule: str = "sf.round"


class TurnStarted(GameEvent, frozen=True, kw_only=True):
    """A hero's turn, with his pool of dice."""

    hero: str
    dice: int
    rule: str = "sf.turn.order"


class TurnEnded(GameEvent, frozen=True, kw_only=True):
    """A hero's turn is over."""

    hero: str
    rule: str = "sf.turn"


class DiceRolled(GameEvent, frozen=True, kw_only=True):
    """Action dice: `faces` are 1, 2 or 0 for a Star, each Star counting `star`. `need` is what `total` had to reach,
    if anything; `seed` lets every screen show the same tumble."""

    by: str
    purpose: str
    faces: tuple[int, ...]
    star: int
    bonus: int
    total: int
    need: int | None = None
    success: bool | None = None
    target: str | None = None
    seed: int = 0
    bonuses: tuple[tuple[str, int], ...] | None = None
    """What `bonus` is made of, if there is one: why, and how much."""


class FateRolled(GameEvent, frozen=True, kw_only=True):
    """The Fate die: `face` 0–5, its symbol and its colour; `who` it was rolled for, and whether it brought `success`
    (None where there is nothing to hope for)."""

    face: int
    symbol: str
    colour: str
    purpose: str
    who: str | None = None
    success: bool | None = None


class HeroMoved(GameEvent, frozen=True, kw_only=True):
    """A hero walked; `path` includes the square he left. `stopped` when a Block Zone held him."""

    hero: str
    path: tuple[Cell, ...]
    stopped: bool = False
    rule: str = "sf.move"


class GateOpened(GameEvent, frozen=True, kw_only=True):
    """A gate is gone for good."""

    hero: str
    gate: str
    rule: str = "sf.gate"


class TombstoneSmashed(GameEvent, frozen=True, kw_only=True):
    """A tombstone lies on its symbol."""

    hero: str
    tombstone: str
    rule: str = "sf.tombstone"


class ChestOpened(GameEvent, frozen=True, kw_only=True):
    """A chest is open."""

    hero: str
    chest: str
    rule: str = "sf.chest"


class CoffinPurified(GameEvent, frozen=True, kw_only=True):
    """A coffin is gone."""

    hero: str
    coffin: str
    rule: str = "sf.coffin"


class IceBroken(GameEvent, frozen=True, kw_only=True):
    """A frozen hero is free."""

    hero: str
    target: str
    rule: str = "sf.ice"


class AttackDeclared(GameEvent, frozen=True, kw_only=True):
    """A hero strikes: weapon (or ability) and number of dice."""

    attacker: str
    target: str
    weapon: str
    dice: int
    rule: str = "sf.attack"


class AttackHit(GameEvent, frozen=True, kw_only=True):
    """The total reached the Protection."""

    attacker: str
    target: str
    total: int
    protection: int
    wounds: int
    rule: str = "sf.attack.hit"


class AttackMissed(GameEvent, frozen=True, kw_only=True):
    """The total fell short."""

    attacker: str
    target: str
    total: int
    protection: int
    rule: str = "sf.attack.miss"


class MonsterWounded(GameEvent, frozen=True, kw_only=True):
    """Wounds dealt, and Life left."""

    monster: str
    wounds: int
    left: int
    by: str | None = None
    rule: str = "sf.attack.hit"


class MonsterKilled(GameEvent, frozen=True, kw_only=True):
    """A monster is gone."""

    monster: str
    kind: str
    cell: Cell
    by: str | None = None
    rule: str = "sf.attack.hit"


class MonsterSpawned(GameEvent, frozen=True, kw_only=True):
    """A monster came up at a tombstone, a coffin or a mass grave."""

    monster: str
    kind: str
    cell: Cell
    source: str


class SpawnBlocked(GameEvent, frozen=True, kw_only=True):
    """Somebody stands where a monster would have come up."""

    source: str
    cell: Cell
    rule: str = "sf.spawn.blocked"


class AreasActivated(GameEvent, frozen=True, kw_only=True):
    """The areas in which monsters act this phase."""

    areas: tuple[str, ...]
    rule: str = "sf.areas"


class MonsterMoved(GameEvent, frozen=True, kw_only=True):
    """A monster walked towards a hero."""

    monster: str
    path: tuple[Cell, ...]
    towards: str
    rule: str = "sf.monster.move"


class MonsterWaited(GameEvent, frozen=True, kw_only=True):
    """A monster had nowhere to go and nobody to hit."""

    monster: str
    rule: str = "sf.monster.wait"


class BlowDeclared(GameEvent, frozen=True, kw_only=True):
    """A monster strikes at a hero, who may stand in for another."""

    monster: str
    hero: str
    instead_of: str | None = None
    rule: str = "sf.blow"


class BlowLanded(GameEvent, frozen=True, kw_only=True):
    """The blow hit; totals are None when the hero had no Shield dice."""

    monster: str
    hero: str
    total: int | None = None
    protection: int | None = None
    rule: str = "sf.blow.landed"


class BlowBlocked(GameEvent, frozen=True, kw_only=True):
    """The blow was parried."""

    monster: str
    hero: str
    total: int
    protection: int
    rule: str = "sf.blow.blocked"


class LifeLost(GameEvent, frozen=True, kw_only=True):
    """A Life Point gone; `life` is what is left."""

    hero: str
    life: int
    by: str | None = None
    rule: str = "sf.life"


class LifeRecovered(GameEvent, frozen=True, kw_only=True):
    """Life is back; `life` is what there is now."""

    hero: str
    life: int
    rule: str = "sf.life"


class HeroKnockedOut(GameEvent, frozen=True, kw_only=True):
    """A hero lies down until the clean-up."""

    hero: str
    rule: str = "sf.ko"


class EndMarkerMoved(GameEvent, frozen=True, kw_only=True):
    """The End-of-Game marker moved by `steps`, to space `end`."""

    end: int
    steps: int
    rule: str = "sf.ko"


class HeroStoodUp(GameEvent, frozen=True, kw_only=True):
    """A hero is back with full life."""

    hero: str
    rule: str = "sf.stand_up"


class ShieldDiceTaken(GameEvent, frozen=True, kw_only=True):
    """Shield dice put by; `cause` is `defend`, `left_over`, or an item or ability."""

    hero: str
    dice: int
    cause: str
    rule: str = "sf.defend"


class ShieldDiceSpent(GameEvent, frozen=True, kw_only=True):
    """Shield dice rolled against a blow."""

    hero: str
    dice: int
    rule: str = "sf.blow.defence"


class StatusGained(GameEvent, frozen=True, kw_only=True):
    """A hero or monster is now `stunned`, `frozen` or `poisoned`."""

    who: str
    status: str


class StatusLost(GameEvent, frozen=True, kw_only=True):
    """A status is over."""

    who: str
    status: str


class TokenGained(GameEvent, frozen=True, kw_only=True):
    """A Hymn, Will, Fortress or Fury token."""

    hero: str
    token: str
    value: int = 0


class TokenSpent(GameEvent, frozen=True, kw_only=True):
    """A token was used."""

    hero: str
    token: str


class TokensCleared(GameEvent, frozen=True, kw_only=True):
    """The clean-up of the Monster Phase."""

    rule: str = "sf.clean_up"


class Pushed(GameEvent, frozen=True, kw_only=True):
    """A figure was moved against its will."""

    who: str
    path: tuple[Cell, ...]
    by: str
    rule: str = "sf.push"


class PlacesSwapped(GameEvent, frozen=True, kw_only=True):
    """A hero and somebody else, hero or monster, each stand where the other stood: `cell` is the hero's now, `left` the
    one he left."""

    hero: str
    who: str
    cell: Cell
    left: Cell


class StoryTold(GameEvent, frozen=True, kw_only=True):
    """The narrators speak: `line` is a key among the mission's words."""

    line: str
    rule: str = "sf.story"


class GoalProgressed(GameEvent, frozen=True, kw_only=True):
    """A step towards a goal."""

    goal: str
    count: int
    total: int
    rule: str = "sf.goal"


class GoalReached(GameEvent, frozen=True, kw_only=True):
    """A goal is reached."""

    goal: str
    rule: str = "sf.goal"


class GameOver(GameEvent, frozen=True, kw_only=True):
    """`victory` or `defeat`, and why: a goal, or the markers."""

    outcome: str
    reason: str
    rule: str = "sf.end"
