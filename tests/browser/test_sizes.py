"""Small phones, phones on their side, large letters: nothing is cut off, and the main button is within reach."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.browser.evening import PHONE, Evening

pytestmark = pytest.mark.browser

SMALL: Final[ViewportSize] = {"width": 320, "height": 568}
ON_ITS_SIDE: Final[ViewportSize] = {"width": 568, "height": 320}
TOO_WIDE: Final = """() => {
  const scrolls = (part) => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX);
  return [...document.querySelectorAll('*')]
    .filter((part) => scrolls(part) && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.tagName}.${part.className}: ${part.scrollWidth} in ${part.clientWidth}`);
}"""
"""Everything that can be scrolled sideways."""
CAN_BE_HIT: Final = """(button) => {
  const box = button.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.left >= 0 && box.right <= innerWidth && box.height >= 44 && button.contains(hit);
}"""
"""Whether a thumb that aims at a button's middle hits it."""


def assert_fits(button: Locator) -> None:
    """Nothing scrolls sideways, and the button can be pressed, after scrolling down at the most."""
    button.wait_for()
    assert button.page.evaluate(TOO_WIDE) == []
    button.scroll_into_view_if_needed()
    assert button.evaluate(CAN_BE_HIT), button.page.locator("body").inner_text()


@pytest.mark.parametrize(
    ("viewport", "letters"),
    [(SMALL, "100"), (ON_ITS_SIDE, "100"), (PHONE, "200"), (SMALL, "200")],
    ids=["small", "on its side", "large letters", "small with large letters"],
)
def test_everything_fits(evening: Evening, viewport: ViewportSize, letters: str) -> None:
    player = evening.phone("Ada", viewport, locale="it")
    page = player.page
    page.evaluate("(text) => localStorage.setItem('regno.text', text)", letters)
    page.reload()
    page.locator("#name").fill("Ada")
    assert_fits(page.locator(".join-form button"))

    page.locator(".join-form button").click()
    page.locator(".hero-head").nth(3).click()
    assert_fits(page.locator(".hero-more .button.main"))
    page.locator(".hero-more .button.main").click()
    assert_fits(page.locator(".start"))

    page.locator(".start").click()
    assert_fits(page.locator('[data-about="turn"] [data-group="move"]'))
    page.locator('[data-group="move"]').click()
    assert page.locator(".commit").evaluate(CAN_BE_HIT), "the main button is in sight without scrolling"
    assert_fits(page.locator(".commit"))
    page.locator(".commit").click()
    square = page.locator('[data-about="move"] [data-cell]').last
    page.locator("details:has([data-cell]) > summary").click()
    assert_fits(square)
    square.click()
    assert_fits(page.locator(".commit"))
    for tab in page.locator(".tab").all():
        tab.click()
        assert_fits(tab)
