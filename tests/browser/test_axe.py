"""People who see, hear or move differently: axe finds nothing to object to, in either language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.evening import Evening, drawn, objections

pytestmark = pytest.mark.browser


def speak(page: Page, language: str) -> None:
    """Choose the phone's language."""
    page.locator(f'.languages [lang="{language}"]').click()
    page.locator(f'html[lang="{language}"]').wait_for()
    page.locator(f'.languages [lang="{language}"][aria-pressed="true"]').wait_for()


@pytest.mark.parametrize("language", ["it", "en"])
def test_axe_finds_nothing_on_phones(evening: Evening, axe: str, language: str) -> None:
    player = evening.phone("Ada")
    page = player.page
    speak(page, language)
    assert objections(page, axe) == []

    speak(page, "en")
    player.join()
    player.take("Kayla")
    speak(page, language)
    page.locator(".hero-tile", has_text="Gnomy").locator(".hero-head").click()
    page.locator(".hero-more").wait_for()
    assert objections(page, axe) == []

    page.locator(".start").click()
    page.locator('[data-about="turn"]').wait_for()
    assert objections(page, axe) == []

    page.locator('[data-group="move"]').click()
    page.locator(".commit").wait_for()
    assert objections(page, axe) == []

    for tab in page.locator(".tab").all()[1:]:
        tab.click()
        page.locator("main h2").first.wait_for()
        assert objections(page, axe) == [], tab.inner_text()


@pytest.mark.parametrize("language", ["it", "en"])
def test_axe_finds_nothing_on_the_television(evening: Evening, axe: str, language: str) -> None:
    (ada,) = evening.seated(("Ada", "Kayla"))
    television = evening.television(viewport={"width": 1280, "height": 720}, language=language)
    assert objections(television, axe) == []

    ada.start()
    drawn(television)
    expect(television.locator(".banner")).to_contain_text("Kayla")
    assert objections(television, axe) == []
