"""Whole games played by the computer, from the command."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from regno.cli import app


def simulated(*arguments: str) -> dict[str, Any]:
    """The report of a simulation that must succeed."""
    ended = CliRunner().invoke(app, ["simulate", "super_fantasy", "--json", *arguments])
    assert ended.exit_code == 0, ended.output
    report: dict[str, Any] = json.loads(ended.stdout)
    return report


@pytest.mark.parametrize("bot", ["simple", "random"])
def test_every_game_finishes_and_the_report_says_how(bot: str) -> None:
    report = simulated("--mission", "01", "--players", "3", "--games", "4", "--seed", "1", "--bot", bot)
    assert report["games"] == report["finished"] == sum(report["outcomes"].values()) == 4
    assert set(report["outcomes"]) <= {"victory", "defeat"}
    assert report["rounds"]["min"] <= report["rounds"]["mean"] <= report["rounds"]["max"]
    assert report["decisions"] > 100
    assert report["decisions_per_second"] > 0
    assert report["slowest_decision_ms"] > 0


def test_the_same_seed_plays_the_same_games() -> None:
    def told() -> tuple[Any, ...]:
        report = simulated("--games", "2", "--seed", "7")
        return report["outcomes"], report["rounds"], report["decisions"], report["unused"]

    assert told() == told()


def test_what_no_game_used_is_named_by_kind() -> None:
    unused = simulated("--players", "1", "--games", "1", "--seed", "1")["unused"]
    assert {"abilities", "items", "curses", "monsters", "goals"} <= set(unused)
    assert len(unused["abilities"]) >= 45  # the other five heroes stayed at home


def test_sensible_heroes_win_the_first_mission_about_as_often_as_not() -> None:
    report = simulated("--mission", "01", "--players", "3", "--games", "60", "--seed", "1")
    assert 0.35 <= report["outcomes"].get("victory", 0) / report["games"] <= 0.75
    assert report["unused"]["goals"] == []


@pytest.mark.parametrize(
    "arguments", [["chess"], ["super_fantasy", "--bot", "genius"], ["super_fantasy", "--players", "9"]]
)
def test_what_cannot_be_played_is_said(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["simulate", *arguments]).exit_code == 2
