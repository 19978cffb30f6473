"""What the bench says about its figures, and the players it measures with."""

from __future__ import annotations

import random

from rich.console import Console

from regno.engine.questions import ChooseAction, Pending
from regno.tools.bench.__main__ import GOALS, report
from regno.tools.bench.rules import new_game, positions
from regno.tools.bench.server import random_answer
from regno.tools.phone_player import read_offset


def table_of(figures: dict[str, float]) -> str:
    console = Console(width=120)
    with console.capture() as printed:
        console.print(report(figures))
    return printed.get()


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def test_each_figure_stands_beside_its_goal() -> None:
    text = table_of({"clone_us": 59.0, "answer_us_p50": 501.0, "decisions_per_second": 10_000, "rss_mb": 66.0})
    assert "yes" in line_with(text, "Clone a six-hero game")
    assert "≤ 60" in line_with(text, "Clone a six-hero game")
    assert "no" in line_with(text, "from inbox to all outboxes")
    assert "yes" in line_with(text, "Whole games of random play")
    assert "66.0 MB" in line_with(text, "Memory of the server")
    assert "not measured here" in line_with(text, "Triangles")


def test_no_goal_is_without_words() -> None:
    assert all(goal.what for goal in GOALS.values())


def test_answers_chosen_from_what_a_page_sees_are_legal() -> None:
    """The bench's phones know only the details of a question that the server sends."""
    luck = random.Random(2)
    asked: set[str] = set()
    for moment in positions(games=3, every=3):
        for pending in moment.progress.pending:
            value = random_answer(moment.ask_view(pending), luck)
            pending.question.check(value)
            asked.add(type(pending.question).__name__)
    assert asked == {"ChooseAction", "ChooseCell", "ChooseNumber", "ChooseOne"}


def test_games_for_measuring_have_everybody_in_them() -> None:
    game = new_game(1)
    assert len(game.state.heroes) == 6
    game.answer(*_first(game.progress.pending[0]))
    assert isinstance(game.progress.pending[0].question, ChooseAction)


def _first(pending: Pending) -> tuple[int, str, str]:
    return pending.id, pending.seat, "take_turn"


def test_a_phone_player_understands_where_things_are() -> None:
    assert read_offset("2 north, 1 east, Chapel") == (1, -2)
    assert read_offset("Gate: 3 south · 4 steps") == (0, 3)
    assert read_offset("right here") == (0, 0)
