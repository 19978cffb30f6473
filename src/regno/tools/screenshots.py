"""`python -m regno.tools.screenshots`: plays a while in a real browser and takes the pictures of the README."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated, Final

import typer
from playwright.sync_api import Browser, Page

from .browser import chromium
from .phone_player import PhonePlayer
from .running import running_server

HEROES: Final = ("Elfric", "Kayla", "Axl")
NAMES: Final = ("Ada", "Bruno", "Cleo")
NO_FIGHT = 1
"""Exit code: the game was over before anybody could strike a blow; another seed will do."""
SHARPNESS: Final = {"tv": 2 / 3, "phone": 1.5}
"""Pixels of a picture for each pixel of the page: enough for a README."""


def open_phones(browser: Browser, url: str, luck: random.Random) -> list[PhonePlayer]:
    """Three phones whose people have joined and taken a hero; the first is the host's."""
    players = []
    for name, hero in zip(NAMES, HEROES, strict=True):
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            device_scale_factor=SHARPNESS["phone"],
            has_touch=True,
            is_mobile=True,
            locale="en",
        )
        page = context.new_page()
        page.goto(url)
        player = PhonePlayer(page, name, luck)
        player.join()
        player.take(hero)
        players.append(player)
    return players


def open_television(browser: Browser, url: str) -> Page:
    """The television of the table that is on, once its scene stands."""
    page = browser.new_context(
        viewport={"width": 1920, "height": 1080}, device_scale_factor=SHARPNESS["tv"], locale="en"
    ).new_page()
    page.goto(f"{url}/tv?language=en&mute=1&q=high")
    page.wait_for_function("() => { const s = window.__stats?.(); return s && s.calls > 0 && s.queue === 0; }")
    return page


def play(players: list[PhonePlayer], answers: int) -> int:
    """Let everybody answer what their phone asks, so many times or until the end; returns how often they did."""
    given, idle = 0, 0
    while given < answers and idle < 200 and not players[0].is_over():
        answered = sum(player.answer() is not None for player in players)
        given += answered
        idle = 0 if answered else idle + 1
        if not answered:
            players[0].page.wait_for_timeout(50)
    return given


def take_pictures(
    answers: Annotated[int, typer.Option(help="How many answers the players give before the pictures are taken.")] = 50,
    seed: Annotated[int, typer.Option(help="Where the players' luck, and that of the dice, starts.")] = 5,
    folder: Annotated[Path, typer.Option(help="Write the pictures here.")] = Path("docs/images"),
) -> None:
    """Play the first mission for a while with three phones and take a picture of the television and of a phone.

    It needs a checkout with everything installed and Chromium: see `make setup` and `make browser`.
    """
    luck = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    with running_server(seed=seed) as server, chromium() as browser:
        players = open_phones(browser, server.url, luck)
        players[0].start()
        play(players, answers)
        while not (fighters := [player for player in players if "attack" in player.offered()]):
            if not play(players, 1):
                raise typer.Exit(NO_FIGHT)
        fighters[0].prepare("attack")
        fighters[0].page.screenshot(path=folder / "phone.png")
        open_television(browser, server.url).screenshot(path=folder / "tv.png")
    typer.echo(f"{folder / 'tv.png'} and {folder / 'phone.png'} are new.")


if __name__ == "__main__":
    typer.run(take_pictures)
