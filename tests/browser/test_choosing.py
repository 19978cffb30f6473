"""What is going to be played: chosen on a phone or with the arrows of a remote control, and again after the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.evening import Evening, tell

pytestmark = pytest.mark.browser

LARGE: ViewportSize = {"width": 1920, "height": 1080}


def go_to(television: Page, key: str, arrow: str) -> None:
    """Press an arrow until a button has the focus."""
    button = television.locator(f'[data-key="{key}"]')
    for _ in range(12):
        television.keyboard.press(arrow)
        if button.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"{arrow} does not lead to {key}")


def test_a_remote_control_chooses_a_mission_and_how_it_is_played(evening: Evening) -> None:
    television = evening.television(viewport=LARGE)
    go_to(television, "mission-01", "ArrowDown")
    go_to(television, "mission-05", "ArrowDown")
    television.keyboard.press("Enter")
    expect(television.locator(".chosen")).to_contain_text("Mission 5")
    go_to(television, "mode-master", "ArrowRight")
    television.keyboard.press("Enter")
    expect(television.locator(".seat.against")).to_contain_text("The Master")
    expect(television.locator('[data-key="mode-master"]')).to_be_focused()


def test_every_line_of_the_shelf_is_in_sight(evening: Evening) -> None:
    television = evening.television(viewport=LARGE)
    shelf = television.locator(".offer .lines").last
    assert shelf.locator("button").count() >= 12
    assert shelf.evaluate("lines => lines.scrollHeight <= lines.clientHeight + 1")


@pytest.mark.timeout(180)
def test_a_mission_of_the_story_that_was_lost_is_tried_again_with_one_tap(evening: Evening) -> None:
    (ada,) = evening.seated(("Ada", "Kayla"))
    television = evening.television(viewport=LARGE)
    ada.page.locator('[data-campaign="story"]').click()
    expect(ada.page.locator(".stations .next")).to_have_text("1")
    expect(television.locator(".stations li")).to_have_count(12)
    ada.choose("Epic")
    expect(ada.page.locator(".stations .next"), "whoever chooses something else stays in the story").to_be_visible()
    ada.start()
    while not ada.is_over():
        if ada.about() is None:
            ada.page.wait_for_timeout(50)
        elif ada.about() == "turn":
            ada.end_turn()
        else:
            ada.answer()
    expect(ada.page.locator(".ending"), tell([ada])).to_contain_text("The Great Return")
    ada.page.locator('[data-deed="next"]').click()
    expect(ada.page.locator(".ending")).to_have_count(0)
    expect(television.locator(".track .now")).to_have_text("1")
