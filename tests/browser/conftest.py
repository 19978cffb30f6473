"""A server of its own and an evening at it, for every test in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from regno.tools.running import Server, running_server
from tests.browser.evening import Evening

SEED = 11
"""Where the dice of every game and the players' luck begin."""


@pytest.fixture(scope="session")
def axe(checkout: Path) -> str:
    """The program that looks for what keeps people out of a page."""
    return (checkout / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server(seed=SEED) as server:
        yield server


@pytest.fixture
def evening(chromium: Browser, server: Server) -> Iterator[Evening]:
    """An evening after which no page may have complained."""
    evening = Evening(chromium, server.url, SEED)
    yield evening
    evening.close()
    assert evening.complaints == []
