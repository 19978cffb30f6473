"""The television: something is to be seen, it costs little, and a tap on its board counts."""

from __future__ import annotations

import base64
import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from regno.tools.phone_player import PhonePlayer
from tests.browser.evening import Evening, drawn

pytestmark = pytest.mark.browser

MOST_CALLS: Final = 100
MOST_TRIANGLES: Final = 60_000
LEAST_SPREAD: Final = 8
"""Standard deviation of the brightness (0 to 255) of a board on which there is something to be seen."""
PANELS_OFF: Final = ".game, .lobby, .note, .hint { visibility: hidden !important; }"
SPREAD: Final = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const grey = (n) => (data[4 * n] + data[4 * n + 1] + data[4 * n + 2]) / 3;
  const greys = Array.from({ length: data.length / 4 }, (_, n) => grey(n));
  const mean = greys.reduce((sum, one) => sum + one, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, one) => sum + (one - mean) ** 2, 0) / greys.length);
}"""


def spread(evening: Evening, television: Page) -> float:
    """How much the brightness of the board differs from place to place, panels left out."""
    picture = television.locator("canvas.board").screenshot(style=PANELS_OFF)
    blank = evening.page({"width": 100, "height": 100})
    return float(blank.evaluate(SPREAD, "data:image/png;base64," + base64.b64encode(picture).decode()))


def begin_move(player: PhonePlayer) -> None:
    """Start the game, take the turn where there is a choice, and roll for a Move."""
    player.start()
    page = player.page
    page.locator("[data-about]").wait_for()
    if player.about() == "take_turn":
        player.answer()
    page.locator('[data-group="move"]').click()
    page.locator(".commit").click()
    page.locator('[data-about="move"]').wait_for()


def squares(page: Page) -> list[list[int]]:
    """The squares that a phone offers, the farthest last."""
    offered = page.locator("[data-cell]").evaluate_all("(all) => all.map((one) => one.dataset.cell)")
    return [[int(part) for part in cell.split(",")] for cell in offered]


STILL: Final = """(cell) => {
  const [was, now] = [window.stood, JSON.stringify(window.__where(cell, 0))];
  window.stood = now;
  return was === now;
}"""
"""Whether a square is where it was a frame ago: the picture has settled."""


def tap_board(television: Page, cell: list[int]) -> None:
    """Tap a square on the television's board; once more if the picture has moved under the finger."""
    canvas = television.locator("canvas.board")
    where = "(cell) => JSON.stringify(window.__where(cell, 0))"
    tapped = None
    while tapped != television.evaluate(where, cell):
        television.wait_for_function(STILL, arg=cell, polling="raf")
        size, tapped = canvas.bounding_box(), television.evaluate(where, cell)
        assert size
        place = json.loads(tapped)
        canvas.click(position={"x": place["x"] * size["width"], "y": place["y"] * size["height"]}, force=True)


STANDS: Final = """(cell) => {
  const [hero, square] = [window.__where('heroes.kayla', 0), window.__where(cell, 0)];
  return Math.hypot(hero.x - square.x, hero.y - square.y) < 0.005;
}"""
"""Whether Kayla stands on a square of the television's board."""


@pytest.mark.parametrize("quality", ["low", "flat"])
def test_a_tap_on_the_television_counts_like_one_on_the_phone(evening: Evening, quality: str) -> None:
    (ada,) = evening.seated(("Ada", "Kayla"))
    television = evening.television(f"q={quality}", {"width": 960, "height": 540})
    begin_move(ada)
    goal = squares(ada.page)[-1]
    expect(television.locator(".banner")).to_have_text("Kayla is choosing where to go")
    drawn(television)
    assert not television.evaluate(STANDS, goal)

    tap_board(television, goal)  # shows everybody the square
    expect(ada.page.locator(f'circle.pulse[cx="{goal[0] + 0.5}"][cy="{goal[1] + 0.5}"]')).to_be_attached()
    tap_board(television, goal)  # and there she goes
    ada.page.locator('[data-about="turn"]').wait_for()
    television.wait_for_function(STANDS, arg=goal)


def test_the_sofa_sees_what_a_phone_is_preparing(evening: Evening) -> None:
    (ada,) = evening.seated(("Ada", "Kayla"))
    television = evening.television("q=flat")
    ada.start()
    ada.page.locator("[data-about]").wait_for()
    if ada.about() == "take_turn":
        ada.answer()
    ada.page.locator('[data-group="move"]').click()
    ada.page.locator('.column input[value="4"]').check(force=True)
    thought = television.locator(".advice")
    expect(thought).to_contain_text("Kayla is thinking")
    expect(thought).to_contain_text("4 dice")
    ada.page.locator(".commit").click()
    expect(thought).not_to_contain_text("Kayla is thinking")


def test_the_theatre_is_drawn_and_costs_little(evening: Evening) -> None:
    ada, *_ = evening.seated(("Ada", "Kayla"), ("Bruno", "Gnomy"), ("Cleo", "Lady Goodlight"))
    television = evening.television("q=normal", {"width": 960, "height": 540})
    begin_move(ada)
    frame = drawn(television)
    assert 0 < frame["calls"] <= MOST_CALLS
    assert 0 < frame["triangles"] <= MOST_TRIANGLES
    assert spread(evening, television) > LEAST_SPREAD


def test_without_a_graphics_card_there_is_a_flat_board(evening: Evening) -> None:
    (ada,) = evening.seated(("Ada", "Kayla"))
    television = evening.television("q=flat")
    begin_move(ada)
    assert drawn(television)["calls"] == 0
    assert spread(evening, television) > LEAST_SPREAD
    loaded = television.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [name for name in loaded if name.endswith("monitor.js")]
