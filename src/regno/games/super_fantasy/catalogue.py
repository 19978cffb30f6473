"""Everything a game can bring into play, by kind, and which of it an event has: for those who look for what is idle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regno.engine.events import Event

from .content.abilities import ABILITIES
from .content.items import CURSES, GEAR, MAGIC_ITEMS, SMALL_ITEMS
from .content.mission_shelf import find_mission
from .content.monster_abilities import MONSTER_ABILITIES
from .content.monsters import KINDS
from .events import AttackDeclared, GoalReached, MonsterKilled, MonsterSpawned
from .hero_events import AbilityUsed, CurseDrawn, ItemTaken, SmallItemUsed
from .monster_events import MonsterAbilityShown, MonsterFell
from .steps.experience import HIGHEST_ABILITY_LEVEL

if TYPE_CHECKING:
    from .game import SuperFantasy


def catalogue(missions: Iterable[str]) -> dict[str, frozenset[str]]:
    """The ids of all content by kind; the goals are those of these missions."""
    levels = range(1, HIGHEST_ABILITY_LEVEL + 1)
    return {
        "abilities": frozenset(f"{ability} {level}" for ability in ABILITIES for level in levels),
        "items": frozenset((*MAGIC_ITEMS, *SMALL_ITEMS)),
        "curses": frozenset(CURSES),
        "monsters": frozenset(KINDS),
        "monster_abilities": frozenset(MONSTER_ABILITIES),
        "goals": frozenset(f"{name} {goal.id}" for name in missions for goal in find_mission(name).goals),
    }


def used(game: SuperFantasy, event: Event) -> Iterable[tuple[str, str]]:
    """What an event has brought into play: kind and id."""
    match event:
        case AbilityUsed(hero=hero, ability=ability):
            yield "abilities", f"{ability} {game.hero(hero).levels[ability]}"
        case AttackDeclared(weapon=weapon) if weapon in GEAR:
            yield "items", weapon
        case ItemTaken(item=item) | SmallItemUsed(item=item):
            yield "items", item
        case CurseDrawn(curse=curse):
            yield "curses", curse
        case MonsterSpawned(kind=kind) | MonsterKilled(kind=kind) | MonsterFell(kind=kind):
            yield "monsters", kind
        case MonsterAbilityShown(ability=ability):
            yield "monster_abilities", ability
        case GoalReached(goal=goal):
            yield "goals", f"{game.mission.id} {goal}"
