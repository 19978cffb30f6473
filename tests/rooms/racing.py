"""Races from start to end: who always runs alone wins it, who takes turns politely is overtaken by the night."""

from __future__ import annotations

import itertools

from tests.rooms.evening import Evening, Page


def race(evening: Evening, *runners: Page, claps: int = 0) -> None:
    """The runners walk by turns until the race is over; after each step everybody claps so often."""
    for runner in itertools.cycle(runners):
        if is_over(runner):
            return
        if any(ask["about"] == "take_turn" for ask in runner.asks):
            runner.answer("take_turn")
        runner.answer({"action": "walk"})
        while not is_over(runner) and (page := clapper(evening)) is not None:
            page.answer(claps)
        evening.computer()


def is_over(page: Page) -> bool:
    return bool(page.lobby["phase"] == "over")


def clapper(evening: Evening) -> Page | None:
    """A phone that has yet to say how often it claps."""
    phones = [page for page in evening.pages if page.page == "phone"]
    return next((p for p in phones if any(a["about"] == "clap" and "group" in a for a in p.asks)), None)
