"""Golden games: whole missions as readable transcripts, which change only when somebody means it."""

from __future__ import annotations

from pathlib import Path

import pytest

from regno.tools.golden import golden_folder, golden_games, transcript

GAMES = golden_games()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was(path: Path) -> None:
    name, mission = GAMES[path]
    assert path.is_file(), "write it with `python -m regno.tools.golden`"
    before, now = path.read_text(encoding="utf-8").split("\n"), transcript(name, mission).split("\n")
    first = next((n for n, lines in enumerate(zip(before, now, strict=False)) if lines[0] != lines[1]), None)
    assert before == now, (
        f"from line {(first or 0) + 1} on the game goes another way: "
        "if that is meant, run `python -m regno.tools.golden` and read the difference"
    )


def test_every_mission_has_one_and_none_is_left_over() -> None:
    assert set(golden_folder().rglob("*.txt")) == set(GAMES)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_to_its_end(path: Path) -> None:
    last = path.read_text(encoding="utf-8").rstrip().split("\n")[-1]
    assert last.split()[0] in {"victory", "defeat"}
