"""Whole games played by the computer on every seat: how they end, how long they take, what was never used."""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from typing import Annotated, Any

import typer
from msgspec import Struct, to_builtins
from rich.console import Console
from rich.progress import track
from rich.table import Table

from regno.bots import random_answers
from regno.engine.game import Game, Setup
from regno.engine.questions import Refused
from regno.games import BOTS, GAMES

DECISION_LIMIT = 20_000
"""Answers after which a game counts as one that never ends."""


class Played(Struct):
    """One game, played to its end or to the limit."""

    outcome: str
    rounds: int
    decisions: int
    slowest_ms: float
    used: dict[str, set[str]]


def choosers(game: str) -> dict[str, Any]:
    """The computer players a game can have, by name."""
    return {"random": random_answers.choose, **BOTS.get(game, {})}


def play(game: Game, chooser: Any, luck: random.Random) -> Played:
    """Play a game to its end with one chooser on every seat."""
    decisions, slowest = 0, 0.0
    used: dict[str, set[str]] = {}
    _note(used, game)
    while game.outcome() is None and decisions < DECISION_LIMIT:
        pending = luck.choice(game.progress.pending)
        began = time.perf_counter()
        value = chooser(game, pending, luck)
        game.answer(pending.id, pending.seat, value)
        slowest = max(slowest, time.perf_counter() - began)
        decisions += 1
        _note(used, game)
    return Played(game.outcome() or "unfinished", game.round(), decisions, slowest * 1000, used)


_FIELDS = {
    "ability": "abilities",
    "item": "items",
    "weapon": "items",
    "curse": "curses",
    "kind": "monsters",
    "goal": "goals",
}
"""Event fields that name a piece of content, and the kind it is."""


def _note(used: dict[str, set[str]], game: Game) -> None:
    """Remember which content the events since the last answer named."""
    for event in game.take_events():
        used.setdefault("events", set()).add(str(event.__struct_config__.tag))
        for field, kind in _FIELDS.items():
            name = getattr(event, field, None)
            if name:
                used.setdefault(kind, set()).add(name)


def never_used(kind: type[Game], used: dict[str, set[str]]) -> dict[str, list[str]]:
    """Content that no game used, by kind."""
    seen = set().union(*used.values())
    return {name: sorted(ids - seen) for name, ids in kind.catalogue().items()}


def simulate_command(
    game: Annotated[str, typer.Argument(help="The game to play, for example super_fantasy.")],
    mission: Annotated[str, typer.Option(help="The mission to play.")] = "01",
    players: Annotated[int, typer.Option(help="How many seats are taken; which ones changes from game to game.")] = 3,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="Where chance starts: the same seed plays the same games.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays: simple (sensible) or random.")] = "simple",
    difficulty: Annotated[str, typer.Option(help="How hard the mission is.")] = "normal",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play whole games with the computer on every seat and say how they went.

    Exits with 1 when a game does not finish, and with 2 when the game, the mission or the bot is unknown.
    """
    screen = Console(stderr=True)
    if game not in GAMES or bot not in choosers(game):
        screen.print(f"There is no game {game!r} with a bot {bot!r}. Games: {', '.join(GAMES)}.")
        raise typer.Exit(2)
    kind = GAMES[game]
    if not 1 <= players <= len(kind.seats_offered):
        screen.print(f"{game} has 1 to {len(kind.seats_offered)} seats.")
        raise typer.Exit(2)
    results: list[Played] = []
    began = time.perf_counter()
    for number in track(
        range(games), description="Playing", console=screen, disable=not sys.stderr.isatty(), transient=True
    ):
        luck = random.Random(f"{seed} {number}")
        seats = tuple(luck.sample(kind.seats_offered, players))
        try:
            table = kind.new(Setup(mission, seats, luck.getrandbits(63), difficulty))
        except Refused as refusal:
            screen.print(f"This cannot be played: {refusal.code} {refusal.detail}")
            raise typer.Exit(2) from refusal
        results.append(play(table, choosers(game)[bot], luck))
    report = _report(kind, results, time.perf_counter() - began)
    if as_json:
        print(json.dumps(to_builtins(report)))
    else:
        Console().print(_table(report))
    if report["finished"] < report["games"]:
        raise typer.Exit(1)


def _report(kind: type[Game], results: list[Played], seconds: float) -> dict[str, Any]:
    used: dict[str, set[str]] = {}
    for played in results:
        for name, ids in played.used.items():
            used.setdefault(name, set()).update(ids)
    rounds = [played.rounds for played in results]
    decisions = sum(played.decisions for played in results)
    return {
        "game": kind.name,
        "games": len(results),
        "finished": sum(played.outcome != "unfinished" for played in results),
        "outcomes": dict(Counter(played.outcome for played in results)),
        "rounds": {"mean": round(sum(rounds) / max(1, len(rounds)), 2), "min": min(rounds), "max": max(rounds)},
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "slowest_decision_ms": round(max(played.slowest_ms for played in results), 2),
        "unused": never_used(kind, used),
    }


def _table(report: dict[str, Any]) -> Table:
    table = Table(show_header=False)
    for name, value in report.items():
        table.add_row(name.replace("_", " "), json.dumps(value) if isinstance(value, dict) else str(value))
    return table
