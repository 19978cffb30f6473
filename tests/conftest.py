"""What tests in several folders share."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_OPTIONS = (
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

# The same examples every time, and none of them fails for being slow on a busy machine.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The top-level folder of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A running browser that draws WebGL in software; each test opens its own context in it."""
    program = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    assert program, "the browser tests need Chromium: `make browser` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_OPTIONS)
        yield browser
        browser.close()
