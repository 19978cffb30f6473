"""How fast the rules and one table are, without a network: every figure in microseconds of one core."""

from __future__ import annotations

import itertools
import logging
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regno.bots import random_answers
from regno.engine.game import Game, Setup
from regno.games import BOTS
from regno.games.super_fantasy.game import SuperFantasy
from regno.rooms.addresses import Addresses
from regno.rooms.house import House
from regno.rooms.link import Link
from regno.rooms.publish import ask_number
from regno.rooms.starting import first_setup
from regno.rooms.table import Table
from regno.store.games import Store
from regno.wire.messages import Answer, Hello, read

SEATS = SuperFantasy.seats_offered
Figures = dict[str, float]


def new_game(seed: int) -> SuperFantasy:
    """A game of the first mission with all six heroes."""
    return SuperFantasy.new(Setup("01", SEATS, seed))


def positions(games: int = 4, every: int = 25) -> list[Game]:
    """Moments out of whole games of random play."""
    taken: list[Game] = []
    for seed in range(games):
        luck, game = random.Random(seed), new_game(seed)
        for number in itertools.count():
            if game.outcome() is not None:
                break
            if number % every == every - 1:
                taken.append(game.clone())
            pending = luck.choice(game.progress.pending)
            game.answer(pending.id, pending.seat, random_answers.choose(game, pending, luck))
    return taken


def _median_us(work: Callable[[], Any], times: int = 40) -> float:
    """The median time of some work, in microseconds."""
    spent = []
    for _ in range(times):
        began = time.perf_counter_ns()
        work()
        spent.append(time.perf_counter_ns() - began)
    return statistics.median(spent) / 1000


def measure_state() -> Figures:
    """Cloning, views, saving: medians over many moments of random games."""
    moments = positions()

    def typical(work: Callable[[Game], Any]) -> float:
        return statistics.median(_median_us(lambda game=game: work(game)) for game in moments)  # type: ignore[misc]

    def all_views(game: Game) -> None:
        for audience in [None, *map(frozenset, ([seat] for seat in SEATS))] if game.has_secrets else [None]:
            game.view(audience)

    return {
        "clone_us": typical(Game.clone),
        "views_us": typical(all_views),
        "save_load_us": typical(lambda game: SuperFantasy.load(game.save())),
    }


def measure_answers(answers: int = 1500) -> Figures:
    """One answer at a table with a television and six phones, from the inbox to all outboxes, journal included."""
    logging.disable(logging.WARNING)
    spent: list[int] = []
    with tempfile.TemporaryDirectory(prefix="regno-") as folder:
        seeds = itertools.count(1)
        store = Store(Path(folder), time.time)
        house = House(store, Addresses(["http://192.168.1.2:8000"]), seed=lambda: next(seeds))
        table, phones, links = _full_table(house)
        journal = _timed(store, "append")
        luck = random.Random(1)
        while len(spent) < answers:
            play = table.play
            if play is None or play.game.outcome() is not None:
                table.begin(*first_setup(table))
                continue
            pending = luck.choice(play.game.progress.pending)
            value = random_answers.choose(play.game, pending, luck)
            message = Answer(
                type="answer",
                command_id=f"c{len(spent)}",
                ask=ask_number(table.turn_back, pending),
                value=list(value) if isinstance(value, tuple) else value,
            )
            began = time.perf_counter_ns()
            table.hear(phones[pending.seat], message)
            spent.append(time.perf_counter_ns() - began)
            for link in links:
                while not link.outbox.empty():
                    link.outbox.get_nowait()
        store.close()
    logging.disable(logging.NOTSET)
    return {"answer_us_p50": statistics.median(spent) / 1000, "journal_us_p50": statistics.median(journal) / 1000}


def _timed(owner: Any, method: str) -> list[int]:
    """Note from now on how many nanoseconds each call of a method takes."""
    spent: list[int] = []
    work = getattr(owner, method)

    def timed(*args: Any, **named: Any) -> Any:
        began = time.perf_counter_ns()
        try:
            return work(*args, **named)
        finally:
            spent.append(time.perf_counter_ns() - began)

    setattr(owner, method, timed)
    return spent


def _full_table(house: House) -> tuple[Table, dict[str, Link], list[Link]]:
    """A television and a phone for each hero; the phones by seat, and everybody."""
    table = Table("", house)
    commands = itertools.count()
    screen = Link()
    phones = {seat: Link(address=f"192.168.1.{number}") for number, seat in enumerate(SEATS, 10)}
    for link in (screen, *phones.values()):
        table.hello(link, Hello(type="hello", page="tv" if link is screen else "phone", language="it"))
    for seat, link in phones.items():
        for deed in (f'"join","name":"{seat}"', f'"claim","seat":"{seat}"'):
            message = read(f'{{"type":"do","command_id":"d{next(commands)}","action":{{"type":{deed}}}}}')
            assert not isinstance(message, Hello)
            table.hear(link, message)
    table.begin(*first_setup(table))
    return table, phones, [screen, *phones.values()]


def measure_games(games: int = 12, bot_games: int = 2) -> Figures:
    """Decisions a second in whole games, choosing included, on one core."""
    return {
        "decisions_per_second": _decisions_per_second(random_answers.choose, games),
        "bot_decisions_per_second": _decisions_per_second(BOTS[SuperFantasy.name]["simple"], bot_games),
    }


def _decisions_per_second(chooser: Callable[..., Any], games: int) -> float:
    decisions, began = 0, time.process_time()
    for seed in range(games):
        luck, game = random.Random(seed), new_game(seed)
        while game.outcome() is None:
            pending = game.progress.pending[0]
            game.answer(pending.id, pending.seat, chooser(game, pending, luck))
            game.take_events()
            decisions += 1
    return decisions / (time.process_time() - began)
