"""A player who knows only what a phone shows: reads its page in a browser and presses its buttons.

For pictures, for measuring, and for tests that play in a real browser. Phones are read in English.
"""

from __future__ import annotations

import random
import re
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

Offset = tuple[int, int]
"""Squares east and south of where somebody stands."""

PATIENCE: Final = 8000
"""Milliseconds for the table to answer a tap."""
MOST_STEPS: Final = 2
"""Cards to choose from one after the other, at most: who is called up, then where."""
USEFUL: Final = ("goal", "attack", "gate", "chest", "coffin", "tombstone", "ice", "curse", "move", "charge", "defend")
"""Groups of a hero's actions from the most to the least wanted."""
ORDERS: Final = ("summon", "march", "activate")
"""Orders of whoever commands the monsters, likewise."""
ENDS: Final = ("end_turn", "done")
"""What is left to do after everything else."""
SOMETIMES: Final = {"tombstone": 0.4, "charge": 0.6, "defend": 0.3}
"""How likely the player takes a group that he could as well leave alone."""
_WAYS: Final = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}


class PhonePlayer:
    """A person with a phone. Never looks at anything but its page."""

    def __init__(self, page: Page, name: str, luck: random.Random) -> None:
        self.page, self.name, self.luck = page, name, luck

    # Before the game.

    def join(self) -> None:
        """Give a name and come in."""
        self.page.get_by_label("Your name").fill(self.name)
        self.page.locator(".join-form button").click()
        self.page.locator(".lobby").wait_for()

    def choose(self, what: str) -> None:
        """As the host: choose a mission by the title on the screen, or how it is played by the words for that."""
        radio = self.page.locator(".choice", has_text=what).get_by_role("radio")
        radio.click()
        expect(radio).to_be_checked()

    def take(self, hero: str) -> None:
        """Take a hero, by the name on the screen."""
        self.page.locator(".hero-tile", has_text=hero).locator(".hero-head").click()
        self.page.get_by_role("button", name=f"Take {hero}").click()
        self.page.locator(".hero-tile.mine", has_text=hero).wait_for()

    def start(self) -> None:
        """As the host: begin."""
        self.page.get_by_role("button", name=re.compile("^Start with")).click()
        self.page.locator(".game").wait_for()

    # During the game.

    def about(self) -> str | None:
        """What the phone asks now, if it asks anything."""
        panel = self.page.locator(".panel[data-about]")
        return panel.get_attribute("data-about") if panel.count() else None

    def is_over(self) -> bool:
        """Whether the phone shows the end."""
        return self.page.locator(".ending").count() > 0

    def answer(self) -> str | None:
        """Answer what the phone asks; returns what it was about, or None when it was too late or nothing was asked."""
        panel = self.page.locator(".panel[data-about]")
        if panel.count() == 0:
            return None
        try:
            self._close_hint()
            self._read_recap()
            about, ask = panel.get_attribute("data-about"), panel.get_attribute("data-ask")
            match panel.get_attribute("data-kind"):
                case "action":
                    self._act()
                case "cell":
                    self._go()
                case "number":
                    panel.locator(".commit").click(timeout=PATIENCE)
                case _:
                    self._pick(panel)
            self.page.locator(f'.panel[data-ask="{ask}"]').wait_for(state="detached", timeout=PATIENCE)
        except TooLate:
            return None
        return about

    def end_turn(self) -> None:
        """Do nothing more in this turn; too late is too late."""
        panel = self.page.locator(".panel[data-about]")
        try:
            self._close_hint()
            self._read_recap()
            ask = panel.get_attribute("data-ask", timeout=PATIENCE)
            self.prepare("end_turn")
            panel.locator(".commit").click(timeout=PATIENCE)
            self.page.locator(f'.panel[data-ask="{ask}"]').wait_for(state="detached", timeout=PATIENCE)
        except TooLate:
            return

    def offered(self) -> list[str]:
        """The groups of actions that the phone offers in a turn."""
        return [str(button.get_attribute("data-group")) for button in self.page.locator(".panel [data-group]").all()]

    def prepare(self, group: str) -> None:
        """Choose a group of actions, and any target in it, in one step or two; the dice are as the phone proposes,
        nothing is sent yet."""
        panel = self.page.locator(".panel")
        button = panel.locator(f'[data-group="{group}"]')
        if not button.is_visible():
            panel.get_by_text("More actions").click(timeout=PATIENCE)
        button.click(timeout=PATIENCE)
        targets = panel.locator(".cards > [data-action]")
        for _ in range(MOST_STEPS):
            if panel.locator(".commit").count() == 0 and targets.count():
                targets.nth(self.luck.randrange(targets.count())).click(timeout=PATIENCE)

    def _act(self) -> None:
        """The most useful action on offer."""
        panel = self.page.locator(".panel")
        back = panel.get_by_role("button", name="Back", exact=True)
        while back.count():
            back.click(timeout=PATIENCE)
        offered = self.offered()
        wanted = [group for group in (*USEFUL, *ORDERS, *ENDS) if group in offered and self._feels_like(group)]
        if not wanted:
            raise TooLate("the question is another one by now")
        self.prepare(wanted[0])
        panel.locator(".commit").click(timeout=PATIENCE)

    def _close_hint(self) -> None:
        """Put away what the phone teaches, once read."""
        hint = self.page.locator(".hint-box button")
        if hint.count():
            hint.click(timeout=PATIENCE)

    def _read_recap(self) -> None:
        """Go on once what the monsters did has been read."""
        self.page.locator(".panel > [role=status]").wait_for(state="detached", timeout=PATIENCE)
        recap = self.page.locator(".recap .commit")
        if recap.count():
            recap.click(timeout=PATIENCE)

    def _feels_like(self, group: str) -> bool:
        return self.luck.random() < SOMETIMES.get(group, 1.0)

    def _go(self) -> None:
        """Go to the square nearest to where the hero should be, now and then elsewhere. Monsters go anywhere."""
        panel = self.page.locator(".panel")
        squares = panel.locator("[data-cell]")
        offsets = [read_offset(words) for words in squares.all_text_contents()]
        target = self._target() if self._is_hero() else (0, 0)
        best = min(range(len(offsets)), key=lambda n: _distance(offsets[n], target))
        if self.luck.random() < (0.15 if self._is_hero() else 1):
            best = self.luck.randrange(len(offsets))
        square = squares.nth(best)
        if not square.is_visible():
            panel.locator("details", has=self.page.locator("[data-cell]")).locator("summary").click(timeout=PATIENCE)
        square.click(timeout=PATIENCE)
        panel.locator(".commit").click(timeout=PATIENCE)

    def _is_hero(self) -> bool:
        """Whether the phone tells of a hero's surroundings."""
        return self.page.locator(".board-words").count() > 0

    def _target(self) -> Offset:
        """Where to go, out of the board in words: the goal in this area, else the nearest shut gate, else a monster."""
        words = self.page.locator(".board-words")
        if words.get_attribute("open") is None:
            words.locator("summary").click(timeout=PATIENCE)
        words.locator("li").first.wait_for(timeout=PATIENCE)
        lines = words.locator("li").all_text_contents()
        goal = next((line for line in lines if line.startswith("Objective")), "")
        gate = next((line for line in lines if line.startswith("Gate")), "")
        is_here = goal != "" and len(re.findall(",", goal)) < 2 and not re.search(r", \D+$", goal)
        return read_offset(goal if is_here else gate or goal or lines[0])

    def _pick(self, panel: Locator) -> None:
        """One of several: to be done where that is on offer, else any but leaving a thing behind."""
        options = panel.locator("[data-option]")
        names = [str(option.get_attribute("data-option")) for option in options.all()]
        good = [n for n, name in enumerate(names) if name not in ("discard", "no", "refuse", "nobody")] or [0]
        number = names.index("done") if "done" in names else self.luck.choice(good)
        options.nth(number).click(timeout=PATIENCE)


def read_offset(words: str) -> Offset:
    """Where something is, out of words such as "2 north, 1 east, Chapel"; (0, 0) for "right here"."""
    east, south = 0, 0
    for steps, way in re.findall(r"(\d+) (north|south|east|west)", words):
        dx, dy = _WAYS[way]
        east, south = east + dx * int(steps), south + dy * int(steps)
    return east, south


def _distance(one: Offset, other: Offset) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
