"""Somebody commands the undead from a phone, against somebody with two heroes on another."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from regno.tools.phone_player import PhonePlayer
from tests.browser.evening import Evening, tell

pytestmark = pytest.mark.browser

ROUNDS = 3
SHORT = "Dead Letters"
"""The mission they play."""


def host(evening: Evening, name: str) -> PhonePlayer:
    """Somebody who has opened the table for a mission with a Master."""
    player = evening.phone(name)
    player.join()
    player.choose(SHORT)
    player.choose("Badly Dead Master")
    return player


def round_shown(television: Page) -> int:
    """The round the television shows."""
    return int(television.locator(".track .now").inner_text())


def play_round(master: PhonePlayer, heroes: PhonePlayer, television: Page) -> Counter[str]:
    """Both answer until the television shows the next round; returns what the Master was asked."""
    asked: Counter[str] = Counter()
    now = round_shown(television)
    while round_shown(television) == now:
        if master.about() == "master_turn" and not asked:
            expect(television.locator(".panel.log")).to_contain_text("The Master throws six dice")
            expect(television.locator(".panel.banner")).to_contain_text("The Master")
        about = master.answer()
        if about is not None:
            asked[about] += 1
        elif heroes.answer() is None:
            master.page.wait_for_timeout(50)
        assert not master.is_over(), "too early"
    return asked


@pytest.mark.timeout(180)
def test_somebody_commands_the_undead_for_three_rounds(evening: Evening) -> None:
    ada = host(evening, "Ada")
    ada.take("The Master")
    (bruno,) = evening.seated(("Bruno", "Kayla"))
    bruno.take("Axl")
    television = evening.television()
    ada.start()
    rounds = [play_round(ada, bruno, television) for _ in range(ROUNDS)]
    assert all(asked["master_turn"] for asked in rounds), tell([ada, bruno])
    assert sum(rounds, Counter()).keys() >= {"march", "summon"}
    assert all(asked["summon"] <= 1 for asked in rounds)
