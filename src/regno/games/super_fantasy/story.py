"""When the narrators speak: the first time certain things happen, if the mission has a line for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.events import Event

from .events import (
    ChestOpened,
    GameOver,
    GateOpened,
    GoalProgressed,
    GoalReached,
    HeroKnockedOut,
    HeroMoved,
    MonsterKilled,
    RoundStarted,
    TombstoneSmashed,
)
from .mission_events import WaveCame

if TYPE_CHECKING:
    from .game import SuperFantasy


def line_after(game: SuperFantasy, event: Event) -> str | None:
    """The key of the story line that an event sets off, or None. Missions word the keys they care about."""
    state = game.state
    match event:
        case RoundStarted(round=1):
            return "intro"
        case RoundStarted(round=number) if state.end - number == 2:
            return "two_rounds_left"
        case GateOpened():
            return "first_gate"
        case TombstoneSmashed():
            return "first_tombstone"
        case ChestOpened():
            return "first_chest"
        case MonsterKilled():
            return "first_kill"
        case HeroKnockedOut():
            return "first_ko"
        case GoalProgressed(goal=goal, count=count, total=total) if count < total:
            return f"{goal}_{count}"
        case GoalReached(goal=goal):
            return f"{goal}_found"
        case WaveCame(wave=wave):
            return f"wave_{wave}"
        case GameOver(outcome=outcome):
            return outcome
        case HeroMoved(path=path):
            return f"enter_{game.mission.areas[path[-1]]}"
    return None
