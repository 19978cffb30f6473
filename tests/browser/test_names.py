"""Names are text, whatever is in them."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.evening import Evening

pytestmark = pytest.mark.browser

MARKUP: Final = "<b>Ada</b>&amp;"
PICTURES: Final = "🐉🇮🇹 Åsa"


def test_names_with_markup_and_pictures_are_shown_as_they_are(evening: Evening) -> None:
    television = evening.television()
    ada, asa = evening.seated((MARKUP, "Kayla"), (PICTURES, "Gnomy"))

    def shows_both(page: Page) -> None:
        expect(page.locator("body")).to_contain_text(MARKUP)
        expect(page.locator("body")).to_contain_text(PICTURES)

    for page in (ada.page, asa.page, television):
        shows_both(page)
        expect(page.locator("b", has_text="Ada")).to_have_count(0)
