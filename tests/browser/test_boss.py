"""A mission with a boss: two people play it to its end by tapping."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from regno.tools.running import Server, running_server
from regno.tools.screenshots import play
from tests.browser.evening import Evening, drawn, tell

pytestmark = pytest.mark.browser

SHORT_GAME = 3
"""Where the dice begin for a game that is soon over."""


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server(seed=SHORT_GAME) as server:
        yield server


@pytest.mark.timeout(180)
def test_two_people_play_against_a_boss_to_the_end(evening: Evening) -> None:
    players = evening.seated(("Ada", "Kayla"), ("Bruno", "Gnomy"))
    ada, _ = players
    ada.choose("Catch of the Decade")
    television = evening.television()
    ada.start()
    expect(television.locator(".panel.goals")).to_contain_text("Get rid of the Fishmonger")
    play(players, 5000)
    for player in players:
        expect(player.page.locator(".ending h1"), tell(players)).to_have_text(re.compile("Victory|Defeat"))
    expect(television.locator(".ending.open h1")).to_have_text(re.compile("Victory|Defeat"))
    assert drawn(television)["errors"] == 0
