"""Whole games played by the computer on every seat: how they end, how long they take, what was never used."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
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


class Case(Struct, frozen=True):
    """What is played: one of a game's missions, in one of its modes, so hard, with so many heroes or other players."""

    game: str
    mission: str
    difficulty: str
    players: int
    mode: str
    bot: str = "simple"


class Played(Struct):
    """One game, played to its end or to the limit."""

    seats: tuple[str, ...]
    outcome: str
    rounds: int
    decisions: int
    slowest_ms: float
    seconds: float
    used: dict[str, set[str]]
    score: dict[str, int] | None = None


def choosers(game: str) -> dict[str, Any]:
    """The computer players a game can have, by name."""
    return {"random": random_answers.choose, **BOTS.get(game, {})}


def play(game: Game, chooser: Any, luck: random.Random) -> Played:
    """Play a game to its end with one chooser on every seat."""
    decisions, slowest, started = 0, 0.0, time.perf_counter()
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
    return Played(
        game.setup.seats,
        game.outcome() or "unfinished",
        game.round(),
        decisions,
        slowest * 1000,
        time.perf_counter() - started,
        used,
        game.score(),
    )


def _note(used: dict[str, set[str]], game: Game) -> None:
    """Remember which content the events since the last answer brought into play."""
    for event in game.take_events():
        for kind, name in game.used(event):
            used.setdefault(kind, set()).add(name)


def set_up(case: Case, seed: int, number: int) -> tuple[Game, random.Random]:
    """Game `number` of a case and the luck of its players: which seats are taken changes from game to game."""
    kind = GAMES[case.game]
    luck = random.Random(f"{seed} {number}")
    must = kind.required_seats(case.mode)
    free = [seat for seat in kind.seats_for(case.mode) if seat not in must]
    seats = (*luck.sample(free, case.players), *must)
    return kind.new(Setup(case.mission, seats, luck.getrandbits(63), case.difficulty, mode=case.mode)), luck


def play_case(case: Case, games: int, seed: int) -> list[Played]:
    """So many games of a case. Raises `Refused` when it cannot be played."""
    results = []
    for number in range(games):
        game, luck = set_up(case, seed, number)
        results.append(play(game, choosers(case.game)[case.bot], luck))
    return results


def all_cases(game: str, bot: str = "simple") -> Iterator[Case]:
    """Every mission × difficulty × number of players × mode, but for modes that only change who holds the phone."""
    for entry in GAMES[game].shelf():
        least, most = entry["players"]
        for mode in entry["modes"]:
            if mode == "solo":  # the same rules as for one hero more
                continue
            for difficulty in entry["difficulties"]:
                for players in range(least, most + 1):
                    yield Case(game, entry["id"], difficulty, players, mode, bot)


def play_cases(cases: list[Case], games: int, seed: int, screen: Console) -> Iterator[tuple[Case, list[Played]]]:
    """All cases, as many at a time as there are processors, with a bar of progress on `screen`."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = pool.map(play_case, cases, [games] * len(cases), [seed] * len(cases))
        yield from track(
            zip(cases, played, strict=True), "Playing", len(cases), console=screen, transient=True,
            disable=not screen.is_terminal,
        )  # fmt: skip


def never_used(kind: type[Game], missions: Iterable[str], results: Iterable[Played]) -> dict[str, list[str]]:
    """Content that no game used, by kind."""
    seen: dict[str, set[str]] = {}
    for played in results:
        for name, ids in played.used.items():
            seen.setdefault(name, set()).update(ids)
    return {name: sorted(ids - seen.get(name, set())) for name, ids in kind.catalogue(missions).items()}


def simulate_command(
    game: Annotated[str, typer.Argument(help="The game to play, for example super_fantasy.")],
    mission: Annotated[str, typer.Option(help="The mission to play.")] = "01",
    players: Annotated[int, typer.Option(help="How many seats are taken; which ones changes from game to game.")] = 3,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="Where chance starts: the same seed plays the same games.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays: simple (sensible) or random.")] = "simple",
    difficulty: Annotated[str, typer.Option(help="How hard the mission is.")] = "normal",
    mode: Annotated[str, typer.Option(help="How it is played; the mission's first mode unless said.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Every mission, difficulty, number and mode.")] = False,
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
    began = time.perf_counter()
    cases = list(all_cases(game, bot)) if everything else [Case(game, mission, difficulty, players, mode, bot)]
    by_case: dict[Case, list[Played]] = {}
    try:
        for case, results in play_cases(cases, games, seed, screen):
            by_case[case] = results
    except Refused as refusal:
        screen.print(f"This cannot be played: {refusal.code} {refusal.detail}")
        raise typer.Exit(2) from refusal
    everybody = [played for results in by_case.values() for played in results]
    report = _report(kind, [case.mission for case in cases], everybody, time.perf_counter() - began)
    if everything:
        report["cases"] = [_case_report(case, results) for case, results in by_case.items()]
    if as_json:
        sys.stdout.write(json.dumps(to_builtins(report)) + "\n")
    else:
        Console().print(_table(report))
    if report["finished"] < report["games"]:
        raise typer.Exit(1)


def _report(kind: type[Game], missions: list[str], results: list[Played], seconds: float) -> dict[str, Any]:
    rounds = [played.rounds for played in results]
    decisions = sum(played.decisions for played in results)
    thinking = sum(played.seconds for played in results)
    return {
        "game": kind.name,
        "games": len(results),
        "finished": sum(played.outcome != "unfinished" for played in results),
        "outcomes": dict(Counter(played.outcome for played in results)),
        "rounds": {"mean": round(sum(rounds) / max(1, len(rounds)), 2), "min": min(rounds), "max": max(rounds)},
        "decisions": decisions,
        "decisions_per_second": round(decisions / thinking),
        "seconds": round(seconds),
        "slowest_decision_ms": round(max(played.slowest_ms for played in results), 2),
        "unused": never_used(kind, dict.fromkeys(missions), results),
    }


def _case_report(case: Case, results: list[Played]) -> dict[str, Any]:
    """How one case went."""
    rounds = [played.rounds for played in results]
    return {
        "mission": case.mission,
        "mode": case.mode,
        "difficulty": case.difficulty,
        "players": case.players,
        "outcomes": dict(Counter(played.outcome for played in results)),
        "rounds": round(sum(rounds) / len(rounds), 2),
    }


def _table(report: dict[str, Any]) -> Table:
    table = Table(show_header=False)
    for name, value in report.items():
        if name == "cases":
            for case in value:
                words = [str(part) for key, part in case.items() if key not in ("outcomes", "rounds")]
                table.add_row(" ".join(words), f"{json.dumps(case['outcomes'])} {case['rounds']} rounds")
        else:
            table.add_row(name.replace("_", " "), json.dumps(value) if isinstance(value, dict) else str(value))
    return table
