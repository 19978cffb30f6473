"""A headless Chromium for measuring and for pictures; it draws WebGL in software."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
OPTIONS: Final = (
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",  # only WebGL goes through the emulated graphics card: pages are ten times as fast
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoBrowser(RuntimeError):
    """There is no Chromium on this machine."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser, closed at the end. Raises `NoBrowser`."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise NoBrowser("Chromium is needed, and not on the PATH: `make browser` installs it.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=OPTIONS)
        try:
            yield browser
        finally:
            browser.close()
