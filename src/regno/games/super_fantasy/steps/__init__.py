"""The rules as steps: each module a chapter, each step a rule being carried out."""

from typing import Final

from regno.engine.steps import Step

from . import (
    attacks,
    blows,
    deeds,
    errands,
    experience,
    master,
    monster_phase,
    packing,
    powers,
    prologue,
    rounds,
    shoves,
    small_items,
    stars,
    strikes,
    things,
    tomes,
    wounds,
)
from .rounds import Play

_CHAPTERS: Final = (
    attacks, blows, deeds, errands, experience, master, monster_phase, packing, powers, prologue, rounds, shoves,
    small_items, stars, strikes, things, tomes, wounds,
)  # fmt: skip

STEPS: Final[tuple[type[Step], ...]] = tuple(
    value
    for module in _CHAPTERS
    for value in vars(module).values()
    if isinstance(value, type) and issubclass(value, Step) and value.__module__ == module.__name__
)
"""Every step, so that saves can be read."""

__all__ = ["STEPS", "Play"]
