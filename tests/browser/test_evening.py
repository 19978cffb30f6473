"""A whole evening: three people play the first mission to its end by tapping."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from regno.tools.phone_player import PhonePlayer
from regno.tools.screenshots import play
from tests.browser.evening import Evening, drawn, tell

PEOPLE = (("Ada", "Kayla"), ("Bruno", "Gnomy"), ("Cleo", "Lady Goodlight"))
pytestmark = pytest.mark.browser


def play_until_asked(players: list[PhonePlayer], who: PhonePlayer) -> str:
    """Everybody else answers until `who` is asked something of his own; returns the number of that question."""
    others = [player for player in players if player is not who]
    while who.about() in (None, "take_turn"):
        if play(others, 1) == 0:
            who.answer()
    return str(who.page.locator(".panel").get_attribute("data-ask"))


@pytest.mark.timeout(900)
def test_three_people_play_the_first_mission_to_its_end(evening: Evening) -> None:
    players = evening.seated(*PEOPLE)
    ada, bruno, cleo = players
    television = evening.television()
    ada.start()
    assert drawn(television)["errors"] == 0
    assert play(players, 20) >= 20, tell(players)

    ask = play_until_asked(players, bruno)
    bruno.page.reload()
    expect(bruno.page.locator(f'.panel[data-ask="{ask}"]')).to_be_visible()

    ask = play_until_asked(players, cleo)
    context = cleo.page.context
    cleo.page.close()
    cleo.page = evening.listen(context.new_page())
    cleo.page.goto(evening.url)
    expect(cleo.page.locator(f'.panel[data-ask="{ask}"]')).to_be_visible()

    play(players, 5000)
    for player in players:
        expect(player.page.locator(".ending h1"), tell(players)).to_be_visible()
    expect(television.locator(".ending.open")).to_be_visible()
    assert drawn(television)["errors"] == 0
