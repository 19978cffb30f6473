"""A whole evening: three people play the first mission to its end by tapping."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from regno.tools.phone_player import PhonePlayer
from regno.tools.screenshots import play
from tests.browser.evening import Evening, drawn, objections, tell

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
def test_three_people_play_the_first_mission_to_its_end(evening: Evening, axe: str) -> None:
    players = evening.seated(*PEOPLE)
    ada, bruno, cleo = players
    television = evening.television()
    ada.start()
    assert drawn(television)["errors"] == 0
    assert play(players, 20) >= 20, tell(players)

    # A phone is loaded afresh: the same hero and question, nothing to type.
    ask = play_until_asked(players, bruno)
    bruno.page.reload()
    expect(bruno.page.locator(f'.panel[data-ask="{ask}"]')).to_be_visible()
    expect(bruno.page.locator("h1")).to_have_text("Gnomy")

    # A phone sleeps in its turn; the television says so; it wakes up to the same question.
    ask = play_until_asked(players, cleo)
    context = cleo.page.context
    cleo.page.close()
    expect(television.locator(".card.away")).to_contain_text("Lady Goodlight", timeout=15_000)
    cleo.page = evening.listen(context.new_page())
    cleo.page.goto(evening.url)
    expect(cleo.page.locator(f'.panel[data-ask="{ask}"]')).to_be_visible()
    expect(television.locator(".card.away")).to_have_count(0)

    play(players, 5000)
    for player in players:
        expect(player.page.locator(".ending h1"), tell(players)).to_have_text(re.compile("Victory|Defeat"))
    expect(television.locator(".ending.open")).to_be_visible()
    assert drawn(television)["errors"] == 0
    assert objections(ada.page, axe) == []
    assert objections(television, axe) == []
