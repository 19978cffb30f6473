"""A table in a real browser: its phones, its television, and everything their pages complain of."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebSocketRoute

from regno.tools.phone_player import PhonePlayer

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TELEVISION: Final[ViewportSize] = {"width": 640, "height": 360}
HARMLESS: Final = ("GPU stall due to ReadPixels",)
"""What browsers without a graphics card say about their own drawing."""
LINK_DOWN: Final = ("WebSocket connection to",)
"""What browsers say about a server that is not there."""


class Evening:
    """Opens phones and televisions of one server. Warnings, errors and missing words are kept in `complaints`."""

    def __init__(self, browser: Browser, url: str, seed: int = 1) -> None:
        self.url = url
        self.luck = random.Random(seed)
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def page(self, viewport: ViewportSize, **how: Any) -> Page:
        """A page of its own device: nothing is shared with the others."""
        context = self._browser.new_context(viewport=viewport, **{"locale": "en", **how})
        self._contexts.append(context)
        return self.listen(context.new_page())

    def listen(self, page: Page) -> Page:
        """Keep what the page complains of."""
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def phone(self, name: str, viewport: ViewportSize = PHONE, **how: Any) -> PhonePlayer:
        """Somebody opens the address on a phone."""
        page = self.page(viewport, **{"has_touch": True, "is_mobile": True, **how})
        page.goto(self.url)
        return PhonePlayer(page, name, self.luck)

    def seated(self, *who: tuple[str, str]) -> list[PhonePlayer]:
        """People of these names have joined and taken these heroes; the first is the host."""
        players = []
        for name, hero in who:
            player = self.phone(name)
            player.join()
            player.take(hero)
            players.append(player)
        return players

    def television(self, query: str = "q=low", viewport: ViewportSize = TELEVISION, language: str = "en") -> Page:
        """The television's page, everything at once and without sound."""
        page = self.page(viewport)
        page.goto(f"{self.url}/tv?anim=off&mute=1&language={language}&{query}")
        page.locator(".lobby h1, .game .track").first.wait_for(state="attached")
        return page

    def close(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in HARMLESS):
            self.complaints.append(message.text)


class Cable:
    """The link of a page that somebody can cut or muffle. Put it in before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self._ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket("**/ws", self._plug)

    def cut(self) -> None:
        """The server closes the link."""
        for page_end, server_end in self._ends:
            server_end.close()
            page_end.close()

    def muffle(self) -> None:
        """Nothing gets through any more, either way, and nobody is told: as on a phone that slept."""
        for page_end, server_end in self._ends:
            page_end.on_message(lambda _: None)
            server_end.on_message(lambda _: None)

    def _plug(self, page_end: WebSocketRoute) -> None:
        self.opened += 1
        self._ends.append((page_end, page_end.connect_to_server()))


def drawn(television: Page) -> dict[str, float]:
    """What the last frame of a television cost, once the board is on it and nothing waits to be shown."""
    ready = """() => {
      const stats = window.__stats?.();
      const shown = location.search.includes('q=flat') || (stats?.calls > 0 && !stats.drawing);
      return shown && window.__where([0, 0]) && stats.queue === 0 && stats;
    }"""
    return dict(television.wait_for_function(ready).json_value())


def objections(page: Page, axe: str) -> list[str]:
    """What axe says against the page as it is now: rule, place, and how to mend it."""
    page.evaluate(axe)
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']} at {node['target']}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def tell(players: Sequence[PhonePlayer]) -> str:
    """What every phone shows, for the words of a failure."""
    return "\n\n".join(f"{player.name}:\n{player.page.locator('body').inner_text()}" for player in players)
