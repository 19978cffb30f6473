"""`python -m regno.tools.bench`: measures speed and sizes, prints a table, writes `build/bench.json`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from ..running import running_server
from .pages import measure_pages
from .rules import measure_answers, measure_games, measure_state
from .server import measure_taps

Figures = dict[str, float]


class Goal(Struct, frozen=True):
    """What a figure means, and what it should be: `most` or `least`, or neither where it is only for information."""

    what: str
    unit: str = ""
    most: float | None = None
    least: float | None = None

    def words(self) -> str:
        """The goal as the table shows it."""
        if self.most is not None:
            return f"≤ {self.most:,.0f}"
        return f"≥ {self.least:,.0f}" if self.least is not None else ""

    def is_met(self, figure: float) -> bool:
        """Whether a figure is as it should be."""
        return (self.most is None or figure <= self.most) and (self.least is None or figure >= self.least)


GOALS: Final = {
    "clone_us": Goal("Clone a six-hero game", "µs", most=60),
    "answer_us_p50": Goal("An answer, from inbox to all outboxes", "µs", most=500),
    "journal_us_p50": Goal("…of which the journal: safe on this disk", "µs"),
    "views_us": Goal("The views of all seats", "µs"),
    "save_load_us": Goal("Save and load a game", "µs"),
    "decisions_per_second": Goal("Whole games of random play, one core", "a second", least=10_000),
    "bot_decisions_per_second": Goal("Whole games of the computer player, one core", "a second"),
    "tap_p50_ms": Goal("Tap → the last of seven pages, median", "ms", most=5),
    "tap_p99_ms": Goal("Tap → the last of seven pages, 99 in 100", "ms", most=20),
    "update_bytes_p50": Goal("An update for a page, median", "bytes", most=500),
    "snapshot_bytes": Goal("The largest snapshot of a page", "bytes", most=12_000),
    "rss_mb": Goal("Memory of the server with seven pages", "MB"),
    "phone_page_kb": Goal("All that a phone loads, as sent", "kB", most=120),
    "tv_page_kb": Goal("All that the television loads, as sent", "kB", most=350),
    "draw_calls": Goal("Draw calls a frame in play", "", most=100),
    "triangles": Goal("Triangles a frame in play"),
}


def bench(
    json_file: Annotated[Path, typer.Option("--json", help="Write the figures into this file.")] = Path(
        "build/bench.json"
    ),
) -> None:
    """Measure how fast the rules, a table, a running server and its pages are, and how large.

    Figures depend on the machine and on what else it does: compare those of one machine at rest. Goals are marked, not
    enforced.
    """
    screen = Console(stderr=True)
    figures: Figures = {}
    with running_server() as server:
        steps: dict[str, Callable[[], Figures]] = {
            "copies, views and saves": measure_state,
            "answers at a full table": measure_answers,
            "whole games": measure_games,
            "taps on real sockets": lambda: asyncio.run(measure_taps(server)),
        }
        for name, measure in steps.items():
            with screen.status(f"Measuring {name} …"):
                figures |= measure()
    with running_server() as server, screen.status("Measuring pages in a browser …"):
        figures |= measure_pages(server)
    json_file.parent.mkdir(parents=True, exist_ok=True)
    rounded = {name: round(figures[name], 2) for name in GOALS if name in figures}
    json_file.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
    Console().print(report(figures))


def report(figures: Figures) -> Table:
    """The figures beside their goals."""
    table = Table("Figure", title="regno: speed and sizes")
    table.add_column("Measured", justify="right")
    table.add_column("Goal", justify="right")
    table.add_column("Met")
    for name, goal in GOALS.items():
        figure = figures.get(name)
        if figure is None:
            table.add_row(goal.what, "not measured here", goal.words(), "")
            continue
        shown = f"{figure:,.1f}" if figure < 100 else f"{figure:,.0f}"
        mark = "" if not goal.words() else "[green]yes[/]" if goal.is_met(figure) else "[red]no[/]"
        table.add_row(goal.what, f"{shown} {goal.unit}".strip(), goal.words(), mark)
    return table


if __name__ == "__main__":
    typer.run(bench)
