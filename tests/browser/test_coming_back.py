"""Links that break, links that fall silent, a server that dies: phones find their way back by themselves."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from regno.tools.phone_player import PhonePlayer
from regno.tools.running import running_server
from tests.browser.conftest import SEED
from tests.browser.evening import LINK_DOWN, Cable, Evening

pytestmark = pytest.mark.browser

COUPLE = (("Ada", "Kayla"), ("Bruno", "Gnomy"))


def question(page: Page) -> tuple[str | None, str | None]:
    """What a phone asks: the question's number and what it is about."""
    panel = page.locator(".panel[data-ask]")
    return panel.get_attribute("data-ask"), panel.get_attribute("data-about")


def play_until(players: list[PhonePlayer], about: str) -> PhonePlayer:
    """Everybody answers until somebody is asked that; returns whose phone asks it."""
    while True:
        for player in players:
            if player.about() == about:
                return player
            player.answer()


@pytest.mark.parametrize("what", ["cut", "muffle"])
def test_a_broken_or_silent_link_is_replaced(evening: Evening, what: str) -> None:
    """A link that the server closed, and one that died without a word as on a phone that slept."""
    page = evening.page({"width": 390, "height": 844})
    cable = Cable(page)
    page.goto(evening.url)
    ada = PhonePlayer(page, "Ada", evening.luck)
    ada.join()
    ada.take("Kayla")
    (bruno,) = evening.seated(("Bruno", "Gnomy"))
    ada.start()
    play_until([bruno], "turn")

    getattr(cable, what)()
    bruno.page.locator('[data-group="end_turn"]').click()
    bruno.page.locator(".commit").click()
    page.locator('[data-about="turn"]').wait_for()
    assert cable.opened == 2
    assert ada.answer() == "turn"


def test_a_server_that_dies_comes_back_to_the_same_question(chromium: Browser, tmp_path: Path) -> None:
    with running_server(data=tmp_path, seed=SEED) as first:
        evening = Evening(chromium, first.url, SEED)
        players = evening.seated(*COUPLE)
        television = evening.television()
        players[0].start()
        asked = play_until(players, "shield_dice")
        before = question(asked.page)
        os.kill(first.pid, signal.SIGKILL)
        for player in players:
            expect(player.page.locator(".link-lost")).to_be_visible()

    with running_server(first.port, tmp_path, SEED):
        for page in (*(player.page for player in players), television):
            expect(page.locator(".link-lost, .note p")).to_have_count(0, timeout=15_000)
        assert question(asked.page) == before
        assert asked.answer() == "shield_dice"
        evening.close()
    assert [words for words in evening.complaints if not words.startswith(LINK_DOWN)] == []
