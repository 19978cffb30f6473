"""What tests in several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from regno.tools import browser

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
"""The same examples every time, however slow the machine."""


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The top-level folder of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A running browser that draws WebGL in software; each test opens its own context in it."""
    with browser.chromium() as running:
        yield running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: the loop that drives it stays in this thread until the end, and other tests run
    loops of their own."""
    items.sort(key=lambda item: "browser" in item.keywords)
