"""How heavy the pages are: what a browser loads for them, and what the television draws."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, Page

from ..browser import chromium
from ..phone_player import PhonePlayer
from ..running import Server

Figures = dict[str, float]


class Loaded:
    """Counts what a page loads, as it comes over the wire: compressed, with its headers."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.size = 0
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._count)

    def _count(self, loaded: dict[str, float]) -> None:
        self.size += int(loaded["encodedDataLength"])

    @property
    def kilobytes(self) -> float:
        """So far."""
        return self.size / 1000


def measure_pages(server: Server) -> Figures:
    """A phone joins, takes a hero and starts; the television shows the first turn."""
    with chromium() as browser:
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
        phone = context.new_page()
        phone_loaded = Loaded(context, phone)
        phone.goto(server.url)
        player = PhonePlayer(phone, "Ada", random.Random(1))
        player.join()
        player.take("Kayla")
        player.start()
        phone.locator("[data-about]").wait_for()
        context = browser.new_context(viewport={"width": 1920, "height": 1080}, locale="en")
        television = context.new_page()
        television_loaded = Loaded(context, television)
        television.goto(f"{server.url}/tv?mute=1&q=high")
        drawn = television.wait_for_function(
            "() => { const s = window.__stats?.(); return s && s.calls > 0 && s.queue === 0 && s; }", timeout=90_000
        ).json_value()
        return {
            "phone_page_kb": phone_loaded.kilobytes,
            "tv_page_kb": television_loaded.kilobytes,
            "draw_calls": drawn["calls"],
            "triangles": drawn["triangles"],
        }
