"""Super Fantasy at the table: set-up, the questions its rules ask about the state, and what it offers to rooms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from msgspec.structs import replace

from regno.engine.dice import DiceStream
from regno.engine.events import Event
from regno.engine.game import Game, Setup
from regno.engine.grid import Links, facing
from regno.engine.questions import Cell, Pending, Refused
from regno.engine.steps import Progress, run

from . import ask_view, board, catalogue, view
from .consequences import follow
from .content.abilities import ABILITIES, Ability
from .content.faces import ACTION_FACES, FATE_COLOURS, FATE_SYMBOLS
from .content.heroes import HEROES, MASTER, SLOTS
from .content.items import CURSES, GEAR, MAGIC_ITEMS, Curse, Item
from .content.mission_shelf import find_mission
from .content.missions import BrokenMission, Mission
from .content.monsters import DIFFICULTIES, MonsterSheet, monster_sheets
from .content.rulings import settled
from .events import DiceRolled, FateRolled, GameOver, StatusGained, StatusLost, StoryTold
from .goals import watch
from .monster_events import MonsterAbilityShown
from .rolls import Plan, total_of
from .set_up import check_seats, lay_out
from .state import Hero, Monster, State
from .steps import STEPS
from .story import line_after

STORY: Final = tuple(f"{number:02}" for number in range(1, 13))
"""The missions of the campaign in order."""
MOST_XP_CARRIED: Final = 4
"""A hero begins with one experience point for each mission of a campaign won before, up to this many."""
POINTS_OF_A_WAVE: Final = 10


class SuperFantasy(Game):
    """A game of Super Fantasy."""

    name: ClassVar[str] = "super_fantasy"
    seats_offered: ClassVar[tuple[str, ...]] = tuple(HEROES)
    has_secrets: ClassVar[bool] = False
    state_type = State
    steps = STEPS

    state: State

    def __init__(self, setup: Setup, state: State, progress: Progress, folder: Path | None = None) -> None:
        super().__init__(setup, state, progress, folder)
        try:
            self.mission: Mission = find_mission(setup.mission, folder)
        except (LookupError, BrokenMission) as error:
            raise Refused("unknown_mission", mission=setup.mission) from error
        self.sheets = self._boards()

    @classmethod
    def new(cls, setup: Setup, folder: Path | None = None) -> Self:
        """Set the table as the mission says and play up to the first question.

        Raises `Refused`: `unknown_mission`, `unknown_difficulty`, `unknown_ruling`, `wrong_seats`.
        """
        if setup.difficulty not in DIFFICULTIES:
            raise Refused("unknown_difficulty", difficulty=setup.difficulty)
        try:
            rulings = settled(setup.options)
        except ValueError as error:
            raise Refused("unknown_ruling", ruling=str(error)) from error
        progress = Progress(DiceStream(setup.seed))
        game = cls(setup, State(rulings=rulings, heroes={}, end=0), progress, folder)
        if setup.mode and setup.mode not in game.mission.modes:
            raise Refused("unknown_mode", mode=setup.mode)
        check_seats(game)
        lay_out(game)
        run(game)
        return game

    @property
    def mode(self) -> str:
        """How the mission is played: `coop`, `solo`, `master` or `survival`."""
        return self.setup.mode or self.mission.modes[0]

    def _boards(self) -> dict[str, MonsterSheet]:
        """The boards of the undead as this mission has them, for so many heroes."""
        difficulty, heroes = self.setup.difficulty, sum(seat in HEROES for seat in self.setup.seats)
        return monster_sheets(difficulty, self.mission.abilities.get(difficulty), heroes)

    # ── what has happened ────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, event: Event) -> None:
        """Record an event, the narrators' comment on it if the mission has one, and what follows of itself."""
        self.events.append(event)
        self.state.tally.count(event)
        line = line_after(self, event)
        if line and line not in self.state.told and line in self.mission.words["it"].get("lines", {}):
            self.state.told += (line,)
            self.events.append(StoryTold(line=line))
        follow(self, event)
        watch(self, event)

    def finish(self, outcome: str, reason: str, rule: str) -> None:
        """The game is over, at once."""
        self.state.ending, self.state.phase = outcome, "over"
        self.tell(GameOver(outcome=outcome, reason=reason, rule=rule))

    def outcome(self) -> str | None:
        """`victory`, `defeat`, or None while the game is on."""
        return self.state.ending or None

    def round(self) -> int:
        """The space of the round marker."""
        return self.state.round

    def kills(self) -> int:
        """Monsters killed by heroes so far."""
        return sum(deeds.kills for deeds in self.state.tally.deeds.values())

    def score(self) -> dict[str, int] | None:
        """How a survival scenario went: waves lived through, kills, and points for both."""
        if self.mode != "survival":
            return None
        waves, kills = self.state.round - 1, self.kills()
        return {"waves": waves, "kills": kills, "points": POINTS_OF_A_WAVE * waves + kills}

    def carry(self) -> dict[str, tuple[str, ...]]:
        """After a victory every hero takes along the magic items he has, and the experience of one more mission."""
        baggage = {}
        for hero in self.state.heroes.values():
            known = self.setup.carried.get(hero.id, ())
            won = next((int(word[3:]) for word in known if word.startswith("xp:")), 0)
            items = [item for item in (*hero.gear.values(), *hero.backpack) if item in MAGIC_ITEMS]
            baggage[hero.id] = (*(f"item:{item}" for item in items), f"xp:{min(won + 1, MOST_XP_CARRIED)}")
        return baggage

    # ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def roll(
        self, by: str, plan: Plan, dice: int, *, target: str | None = None, rule: str = "sf.dice"
    ) -> tuple[int, tuple[int, ...]]:
        """Roll action dice (free ones on top) and tell it, a second time where the plan says so. Returns the total and
        the faces that count."""
        stream = self.progress.dice
        faces = tuple(ACTION_FACES[n] for n in stream.roll(dice + plan.extra_dice, len(ACTION_FACES)))
        total = total_of(faces, plan.star, plan.bonus)
        self.tell(
            DiceRolled(
                by=by,
                purpose=plan.purpose,
                faces=faces,
                star=plan.star,
                bonus=plan.bonus,
                bonuses=plan.bonuses or None,
                total=total,
                need=plan.need,
                success=None if plan.need is None else total >= plan.need,
                target=target,
                seed=stream.position,
                rule=rule,
            )
        )
        if plan.again and plan.need is not None and total < plan.need:
            hero = self.hero(by)
            hero.armed = tuple(name for name in hero.armed if name != plan.again)
            return self.roll(by, replace(plan, again=""), dice, target=target, rule=f"sf.item.{plan.again}")
        return total, faces

    def roll_fate(
        self, purpose: str, *, who: str | None = None, wanted: tuple[str, ...] = (), rule: str = "sf.fate"
    ) -> tuple[str, str]:
        """Roll the Fate die and tell it, with whether a symbol `wanted` came up. Returns symbol and colour."""
        face = self.progress.dice.draw(len(FATE_SYMBOLS))
        symbol, colour = FATE_SYMBOLS[face], FATE_COLOURS[face]
        success = symbol in wanted if wanted else None
        self.tell(
            FateRolled(face=face, symbol=symbol, colour=colour, purpose=purpose, who=who, success=success, rule=rule)
        )
        return symbol, colour

    # ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────

    def links(self) -> Links:
        """The steps that walls and shut gates leave."""
        return board.links(self.mission, self.state.open_gates)

    def area_of(self, cell: Cell) -> str:
        """The letter of the area (tile) a square belongs to."""
        return self.mission.areas[cell]

    def obstacles(self) -> frozenset[Cell]:
        """Squares taken by objects, such as columns, chests, coffins and upright tombstones, and by companions."""
        state = self.state
        companions = tuple(state.companions.values())
        return board.obstacles(self.mission, state.smashed, state.purified, state.cleared, companions)

    def occupied(self) -> set[Cell]:
        """Squares nobody can stand on: objects, heroes (also those lying down) and monsters."""
        taken = set(self.obstacles())
        taken.update([hero.cell for hero in self.state.heroes.values()])
        taken.update([monster.cell for monster in self.state.monsters.values()])
        return taken

    def zone(self) -> set[Cell]:
        """The squares in the Block Zone of at least one monster."""
        walls_count = self.ruled("block_zone_barrier", "gate_or_wall")
        links = (board.links if walls_count else board.links_through_walls)(self.mission, self.state.open_gates)
        covered: set[Cell] = set()
        for monster in self.state.monsters.values():
            covered.update(links[monster.cell])
        return covered

    def fire(self, origin: Cell, rings: int = 3) -> dict[Cell, int]:
        """The squares a shot from `origin` can reach, with their ring."""
        straight = self.ruled("line_of_fire", "straight")
        return board.fire(self.mission, self.state.open_gates, origin, rings, straight)

    # ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def hero(self, name: str) -> Hero:
        """A hero by id."""
        return self.state.heroes[name]

    def standing(self) -> list[Hero]:
        """The heroes on their feet."""
        return [hero for hero in self.state.heroes.values() if not hero.is_down]

    def in_use(self, hero: Hero) -> Mapping[str, Item]:
        """The items in use by slot: magic items where there are any, basic ones elsewhere."""
        return _in_use(hero.id, tuple(hero.gear.values()))

    def attributes(self, hero: Hero) -> Mapping[str, int]:
        """All attributes with everything that raises or lowers them; never below 0."""
        return _attributes(hero.id, tuple(hero.gear.values()), tuple(hero.curses.values()))

    def attribute(self, hero: Hero, name: str) -> int:
        """One of the attributes."""
        return self.attributes(hero)[name]

    def has_trait(self, hero: Hero, trait: str) -> bool:
        """Does an item in use, or a curse, make this exception?"""
        return any(trait in item.traits for item in self.in_use(hero).values()) or any(
            trait in CURSES[curse].traits for curse in hero.curses.values()
        )

    def ability(self, hero: Hero, name: str) -> tuple[Ability, int]:
        """An ability and its level as an index (0–2) into what goes by level."""
        return ABILITIES[name], hero.levels[name] - 1

    def can_charge(self, hero: Hero) -> tuple[str, ...]:
        """The abilities that can take energy: not full, not cursed."""
        return tuple(
            name for name, charge in hero.charge.items() if charge < ABILITIES[name].charge and name not in hero.curses
        )

    def add_status(self, who: Hero | Monster, status: str, *, rule: str) -> None:
        """Stun, freeze or poison; statuses do not stack, and some are immune."""
        if self.is_immune(who, status):
            if isinstance(who, Monster) and status not in who.status:
                self.tell(MonsterAbilityShown(monster=who.id, ability="thick_skulled", rule="sf.monster.thick_skulled"))
            return
        who.status += (status,)
        self.tell(StatusGained(who=who.id, status=status, rule=rule))

    def is_immune(self, who: Hero | Monster, status: str) -> bool:
        """Has he the status already, or can he not get it?"""
        if status in who.status:
            return True
        if isinstance(who, Hero):
            return status == "poisoned" and self.has_trait(who, "no_poison")
        return status == "stunned" and "thick_skulled" in self.sheets[who.kind].abilities

    def drop_status(self, who: Hero | Monster, status: str, *, rule: str) -> None:
        """End a status, if it is there."""
        if status in who.status:
            who.status = tuple(other for other in who.status if other != status)
            self.tell(StatusLost(who=who.id, status=status, rule=rule))

    # ── monsters ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def add_monster(self, kind: str, cell: Cell) -> Monster | None:
        """Put a figure on the board, looking at the nearest hero; None when the box has no more of its kind."""
        state = self.state
        figures = (*state.monsters.values(), *state.fallen.values())
        if sum(monster.kind == kind for monster in figures) >= self.sheets[kind].supply:
            return None
        state.spawned += 1
        monster = Monster(f"m{state.spawned}", kind, cell, 4, state.spawned)
        state.monsters[monster.id] = monster
        self.face_nearest(monster)
        return monster

    def face_nearest(self, monster: Monster) -> None:
        """Turn a monster towards the nearest standing hero."""
        heroes = self.standing()
        if heroes:
            x, y = monster.cell
            near = min(heroes, key=lambda hero: (hero.cell[0] - x) ** 2 + (hero.cell[1] - y) ** 2)
            monster.facing = facing(monster.cell, near.cell)

    def protection(self, monster: Monster) -> int:
        """Protection now: ice makes it brittle in the phase the ruling names."""
        brittle = "heroes" if self.ruled("frozen_protection", "hero_phase") else "monsters"
        frozen = "frozen" in monster.status and self.state.phase == brittle
        return max(0, self.sheets[monster.kind].protection - (4 if frozen else 0))

    def ruled(self, name: str, choice: str) -> bool:
        """Has the table settled this ruling so?"""
        return self.state.rulings[name] == choice

    # ── what rooms and pages ask for ─────────────────────────────────────────────────────────────────────────────────

    def view(self, seats: frozenset[str] | None) -> dict[str, Any]:
        """Everything on the table: Super Fantasy has no secrets but its decks."""
        return view.entities(self)

    def ask_view(self, pending: Pending) -> dict[str, Any]:
        """A question with odds, costs and reasons."""
        return ask_view.details(self, pending)

    @classmethod
    def content(cls) -> dict[str, Any]:
        """Heroes, abilities, monsters and missions, for pages."""
        return view.content()

    @classmethod
    def seats_for(cls, mode: str) -> tuple[str, ...]:
        """The heroes; and the Master where somebody commands the undead."""
        return (*cls.seats_offered, MASTER) if mode == "master" else cls.seats_offered

    @classmethod
    def required_seats(cls, mode: str) -> tuple[str, ...]:
        """The Master, in the mode of that name."""
        return (MASTER,) if mode == "master" else ()

    @classmethod
    def campaigns(cls) -> dict[str, tuple[str, ...]]:
        """The story, mission by mission."""
        return {"story": STORY}

    @classmethod
    def catalogue(cls, missions: Iterable[str] = ()) -> dict[str, frozenset[str]]:
        """Abilities level by level, items, curses, monsters and their abilities, and the goals of these missions."""
        return catalogue.catalogue(missions)

    def used(self, event: Event) -> Iterable[tuple[str, str]]:
        """What of the catalogue an event has brought into play."""
        return catalogue.used(self, event)

    @classmethod
    def shelf(cls, folder: Path | None = None) -> list[dict[str, Any]]:
        """The missions on offer."""
        return view.shelf(folder)

    @classmethod
    def rulings(cls) -> dict[str, Any]:
        """The edition switches and their presets."""
        return view.rulings()


@cache
def _in_use(hero: str, gear: tuple[str, ...]) -> Mapping[str, Item]:
    basics = HEROES[hero].basics
    return {slot: GEAR[item or basics[slot]] for slot, item in zip(SLOTS, gear, strict=True)}


@cache
def _attributes(hero: str, gear: tuple[str, ...], curses: tuple[str, ...]) -> Mapping[str, int]:
    things: list[Item | Curse] = [*_in_use(hero, gear).values(), *(CURSES[curse] for curse in curses)]
    return {
        name: max(0, value + sum(thing.attributes.get(name, 0) for thing in things))
        for name, value in HEROES[hero].attributes.items()
    }
