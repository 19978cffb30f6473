"""Rules in progress: nesting, questions, answers, and what stops a rule that never ends."""

from __future__ import annotations

from typing import Any

import pytest

from regno.engine.questions import Illegal, NotYours, Refused, Stale, Unanswerable
from regno.engine.steps import STEP_LIMIT, EndlessRules
from tests.engine.toy import (
    Anybody,
    AsksNobody,
    Ends,
    Errand,
    Everybody,
    EveryKind,
    OffersNothing,
    RoundAndRound,
    Toy,
)

# ── nesting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_step_can_carry_out_others_to_any_depth_and_gets_their_results() -> None:
    game = Toy.of(Errand(depth=3))
    for number in (2, 1, 0):
        game.say(number)
    assert game.state.lines == [
        "depth 3: 2",
        "depth 2: 1",
        "depth 1: 0",
        "depth 1: back from home",
        "depth 2: back from depth 1",
        "depth 3: back from depth 2",
    ]
    assert game.progress.stack == []


def test_the_stack_says_what_the_table_is_waiting_for() -> None:
    game = Toy.of(Errand(depth=2))
    game.say(0)
    assert [(step.bookmark, getattr(step, "depth", None)) for step in game.progress.stack] == [("back", 2), ("go", 1)]
    assert game.waits_for() == [("red", "how_far")]


def test_when_the_game_is_over_nothing_else_happens() -> None:
    game = Toy.of(Ends())
    assert game.progress.stack == []
    assert game.waits_for() == []
    with pytest.raises(Stale):
        game.answer(1, "red", 0)


def test_rules_that_never_end_are_an_error_with_a_name() -> None:
    with pytest.raises(EndlessRules, match="Errand > RoundAndRound"):
        Toy.of(Errand(depth=0), RoundAndRound())
    assert STEP_LIMIT < 100_000


# ── who is asked ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_answers_of_several_seats_are_gathered_in_any_order() -> None:
    for order in (("red", "blue", "green"), ("green", "red", "blue")):
        game = Toy.of(Everybody(choices={"red": 3, "blue": 3, "green": 3}))
        for seat in order:
            assert game.state.lines == []
            game.say(len(seat) - 2, seat)
        assert game.state.lines == ["blue=2 green=3 red=1"]


def test_who_has_answered_is_no_longer_waited_for() -> None:
    game = Toy.of(Everybody(choices={"red": 3, "blue": 3}))
    game.say(1, "blue")
    assert game.waits_for() == [("red", "vote")]


def test_questions_asked_together_belong_to_one_group() -> None:
    game = Toy.of(Everybody(choices={"red": 3, "blue": 3}))
    assert len({pending.group for pending in game.progress.pending}) == 1
    assert len({pending.id for pending in game.progress.pending}) == 2


def test_a_question_with_one_legal_answer_is_not_asked() -> None:
    game = Toy.of(Everybody(choices={"red": 0, "blue": 3}))
    assert game.waits_for() == [("blue", "vote")]
    game.say(2, "blue")
    assert game.state.lines == ["blue=2 red=0"]


def test_if_nobody_has_a_choice_the_rules_go_on_by_themselves() -> None:
    assert Toy.of(Everybody(choices={"red": 0, "blue": 0})).state.lines == ["blue=0 red=0"]


def test_of_questions_open_to_several_the_first_answer_counts() -> None:
    game = Toy.of(Anybody(seats=("red", "blue")))
    late = next(p for p in game.progress.pending if p.seat == "red")
    game.say("right", "blue")
    assert game.state.lines == ["blue opened right"]
    with pytest.raises(Stale):
        game.answer(late.id, "red", "left")


def test_asking_nobody_or_offering_nothing_is_a_bug_that_shows() -> None:
    for step in (AsksNobody(), OffersNothing()):
        with pytest.raises(Unanswerable):
            Toy.of(step)


# ── what is refused ──────────────────────────────────────────────────────────────────────────────────────────────────


def refused(game: Toy, ask: int, seat: str, value: Any) -> Refused:
    """The refusal of an answer, which must have changed nothing."""
    before = game.save()
    with pytest.raises(Refused) as caught:
        game.answer(ask, seat, value)
    assert game.save() == before
    return caught.value


def test_an_answer_to_a_question_no_longer_open_is_stale() -> None:
    game = Toy.of(Errand(depth=2))
    first = game.progress.pending[0].id
    game.say(0)
    assert isinstance(refused(game, first, "red", 0), Stale)
    assert isinstance(refused(game, 99, "red", 0), Stale)


def test_an_answer_for_somebody_else_is_refused() -> None:
    game = Toy.of(Errand(depth=1))
    assert isinstance(refused(game, game.progress.pending[0].id, "blue", 0), NotYours)


@pytest.mark.parametrize("value", [3, -1, "1", None, 1.0, True, [], {}])
def test_a_number_that_is_not_offered_is_refused(value: object) -> None:
    game = Toy.of(Errand(depth=1))
    assert isinstance(refused(game, game.progress.pending[0].id, "red", value), Illegal)


@pytest.mark.parametrize("value", ["up", "", None, 0, ["left"]])
def test_an_option_that_is_not_offered_is_refused(value: object) -> None:
    game = Toy.of(Anybody(seats=("red", "blue")))
    assert isinstance(refused(game, game.progress.pending[0].id, "red", value), Illegal)


@pytest.mark.parametrize("value", [[2, 0], [0], [0, 0, 0], "00", None, {"x": 0}, [[0, 0]]])
def test_a_square_that_is_not_lit_is_refused(value: object) -> None:
    game = Toy.of(EveryKind())
    assert isinstance(refused(game, game.progress.pending[0].id, "red", value), Illegal)


@pytest.mark.parametrize(
    "value",
    [
        {"action": "roll", "dice": 0},
        {"action": "roll", "dice": 4},
        {"action": "roll"},
        {"action": "roll", "dice": True},
        {"action": "rest", "dice": 1},
        {"action": "fly", "dice": 1},
        {"action": ["roll"], "dice": 1},
        {"action": "roll", "dice": 1, "more": 1},
        {},
        "roll",
        None,
    ],
)
def test_an_action_or_number_of_dice_that_is_not_offered_is_refused(value: object) -> None:
    game = Toy.of(EveryKind())
    game.say([1, 0])
    assert isinstance(refused(game, game.progress.pending[0].id, "red", value), Illegal)


def test_squares_may_come_as_lists_as_pages_send_them() -> None:
    game = Toy.of(EveryKind())
    game.say([1, 0])
    game.say({"action": "rest"})
    assert game.state.lines == ["at (1, 0)", "rest 0"]


@pytest.mark.parametrize(
    "game",
    [
        Toy.of(Errand(depth=1)),
        Toy.of(Anybody(seats=("red", "blue"))),
        Toy.of(EveryKind()),
    ],
    ids=["number", "one", "cell"],
)
def test_every_answer_offered_is_legal_and_so_is_the_default(game: Toy) -> None:
    for pending in game.progress.pending:
        for value in pending.question.answers():
            pending.question.check(value)
        pending.question.check(pending.question.default_answer())


def test_the_default_of_an_action_is_the_one_named_with_its_fewest_dice() -> None:
    game = Toy.of(EveryKind())
    game.say([0, 0])
    assert game.progress.pending[0].question.default_answer() == {"action": "rest", "dice": 0}
