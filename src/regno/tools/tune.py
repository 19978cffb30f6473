"""Round limits that make missions fair: games are played without a limit, and the limit is set where it would have let
the wished share of them succeed. `python -m regno.tools.tune FILE…` writes the `[rounds]` of mission files anew."""

from __future__ import annotations

import os
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich.console import Console

from regno.games.super_fantasy.content.mission_reader import read_mission
from regno.games.super_fantasy.content.monsters import DIFFICULTIES
from regno.games.super_fantasy.game import SuperFantasy

from .simulate import Case, choosers, play, set_up

WISHED: Final = {"normal": (50, 75), "heroic": (30, 55), "epic": (15, 40)}
"""Wins in a hundred games, the fewest and the most, by difficulty."""
ENDLESS: Final = 40
"""A round limit no game needs."""
STORY: Final = range(2, 17)
NIGHT: Final = range(8, 13)
"""Round limits that make a mission neither a trifle nor a sleepless night, and those of a survival scenario: the dawn
cannot come when it likes, so there the waves and the lives are made to fit."""


class Fair(Struct, frozen=True):
    """The round limit for one case, and the wins in a hundred it would have let happen."""

    limit: int
    wins: float


def needed(case: Case, number: int, seed: int) -> int | None:
    """The round limit that would just have let the heroes win this game; None if none would. In a survival scenario it
    is the most rounds they could have been asked to live through."""
    game, luck = set_up(case, seed, number)
    assert isinstance(game, SuperFantasy)
    game.state.end = ENDLESS + 1
    outcome = play(game, choosers(case.game)[case.bot], luck).outcome
    if case.mode == "survival":
        return game.state.round - (outcome == "defeat")
    return game.state.round + ENDLESS + 1 - game.state.end if outcome == "victory" else None


def fair_limit(case: Case, games: int, seed: int) -> Fair:
    """The limit whose share of wins lies nearest to the middle of what is wished, as far as an evening has room."""
    limits = [needed(case, number, seed) for number in range(games)]
    least, most = WISHED[case.difficulty]

    def wins(limit: int) -> float:
        survives = case.mode == "survival"
        won = sum(need is not None and (need >= limit if survives else need <= limit) for need in limits)
        return 100 * won / games

    lengths = NIGHT if case.mode == "survival" else STORY
    best = min(lengths, key=lambda limit: abs(wins(limit) - (least + most) / 2))
    return Fair(best, wins(best))


def main(
    files: Annotated[list[Path], typer.Argument(help="Mission files of Super Fantasy.")],
    games: Annotated[int, typer.Option(help="Games for every difficulty and number of heroes.")] = 100,
    seed: Annotated[int, typer.Option(help="Where chance starts.")] = 7,
    write: Annotated[bool, typer.Option(help="Write the limits into the files.")] = False,
) -> None:
    """Find fair round limits for missions of the program. A mark stands behind what is outside the wish."""
    screen = Console()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for path in files:
            mission = read_mission(path)
            least, most = mission.players
            text = path.read_text(encoding="utf-8")
            for difficulty in DIFFICULTIES:
                cases = [
                    Case("super_fantasy", path.stem, difficulty, n, mission.modes[0]) for n in range(least, most + 1)
                ]
                found = list(pool.map(fair_limit, cases, [games] * len(cases), [seed] * len(cases)))
                low, high = WISHED[difficulty]
                shown = "  ".join(f"{f.limit}: {f.wins:.0f}{'' if low <= f.wins <= high else ' !'}" for f in found)
                screen.print(f"{path.stem} {difficulty:7} {shown}")
                limits = [1] * (least - 1) + [f.limit for f in found]
                text = re.sub(rf"(?m)^{difficulty} = \[.*\]$", f"{difficulty} = {limits}", text, count=1)
            if write:
                path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
