"""How fair the missions of Super Fantasy are: plays them all, and writes `docs/balance.md` with its plots."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.content.monsters import DIFFICULTIES
from regno.games.super_fantasy.game import SuperFantasy

from .plots import strips
from .simulate import Case, all_cases, choosers, play, set_up
from .tune import WISHED

SPARE: Final = (0, 2)
"""Rounds that should be left when heroes win, as a rule."""


HEAD: Final = """# How fair the missions are

Written by `make balance`: every mission, difficulty and number of heroes, {games} games each (seed {seed}), the
computer on every seat. The computer plays sensibly, not brilliantly: people who talk to each other do better, people
who play for the first time do worse. A number is the share of games in a hundred that the heroes win; in bold what is
outside the wish. The round limits come from `python -m regno.tools.tune`, which plays without a limit and sees where
one would be fair."""


class Measured(Struct):
    """How the games of one case went. `spare` counts victories by the rounds that were left; `with_hero` has games and
    victories of each hero."""

    games: int = 0
    wins: int = 0
    rounds: int = 0
    falls: int = 0
    spare: dict[int, int] = {}
    with_hero: dict[str, tuple[int, int]] = {}

    @property
    def rate(self) -> float:
        """Victories of the heroes in a hundred games."""
        return 100 * self.wins / max(1, self.games)


def measure(case: Case, games: int, seed: int) -> Measured:
    """Play a case."""
    found = Measured()
    spare: Counter[int] = Counter()
    for number in range(games):
        game, luck = set_up(case, seed, number)
        assert isinstance(game, SuperFantasy)
        won = play(game, choosers(case.game)[case.bot], luck).outcome == "victory"
        found.games += 1
        found.wins += won
        found.rounds += game.state.round
        found.falls += sum(deeds.falls for deeds in game.state.tally.deeds.values())
        if won:
            spare[game.state.end - 1 - game.state.round] += 1
        for hero in game.state.heroes:
            played, victories = found.with_hero.get(hero, (0, 0))
            found.with_hero[hero] = played + 1, victories + won
    found.spare = dict(spare)
    return found


def heroes_worth(by_case: dict[Case, Measured]) -> dict[str, float]:
    """Points of win rate each hero is above the average of the same cases; games of all six tell nothing of that."""
    worth = {}
    for hero in HEROES:
        gained, weight = 0.0, 0
        for case, found in by_case.items():
            played, won = found.with_hero.get(hero, (0, 0))
            if played and case.players < len(HEROES):
                gained += 100 * won - found.rate * played
                weight += played
        worth[hero] = gained / max(1, weight)
    return worth


def report(by_case: dict[Case, Measured], games: int, seed: int) -> str:
    """The page in Markdown."""
    story = {case: found for case, found in by_case.items() if case.mode in ("coop", "survival")}
    lines = [HEAD.format(games=games, seed=seed), ""]
    for difficulty in DIFFICULTIES:
        least, most = WISHED[difficulty]
        lines += [f"## {difficulty.capitalize()}: {least} to {most} wished", ""]
        lines += [f"![Wins by mission](images/balance-{difficulty}.svg)", ""]
        lines += [*_table(story, difficulty, (least, most)), ""]
    left: Counter[int] = Counter()
    for found in story.values():
        left.update(found.spare)
    within = 100 * sum(number for spare, number in left.items() if SPARE[0] <= spare <= SPARE[1])
    falls = sum(found.falls for found in story.values()) / max(1, sum(found.games for found in story.values()))
    lines += [
        "## Rounds left, and heroes",
        "",
        f"Of the games won, {within / max(1, sum(left.values())):.0f} in 100 end with "
        f"{SPARE[0]} to {SPARE[1]} rounds left.",
        f"A game has {falls:.1f} falls on average.",
        "",
        "| Hero | Points of win rate above the average |",
        "|---|---|",
        *(f"| {hero} | {worth:+.1f} |" for hero, worth in heroes_worth(story).items()),
        "",
    ]
    against = {case: found for case, found in by_case.items() if case.mode == "master"}
    if against:
        lines += [
            "## Against a Badly Dead Master",
            "",
            "The computer commands the undead; two rounds more than without.",
            "",
        ]
        for difficulty in DIFFICULTIES:
            lines += [f"### {difficulty.capitalize()}", "", *_table(against, difficulty, None), ""]
    return "\n".join(lines).rstrip() + "\n"


def _table(by_case: dict[Case, Measured], difficulty: str, wish: tuple[int, int] | None) -> list[str]:
    """Wins and mean rounds, a line a mission, a column a number of heroes."""
    numbers = sorted({case.players for case in by_case})
    lines = ["| Mission | " + " | ".join(f"{n}" for n in numbers) + " | Rounds |", "|---" * (len(numbers) + 2) + "|"]
    for mission in dict.fromkeys(case.mission for case in by_case):
        own = {c.players: f for c, f in by_case.items() if c.mission == mission and c.difficulty == difficulty}
        if not own:
            continue
        cells = []
        for number in numbers:
            found = own.get(number)
            rate = "" if found is None else f"{found.rate:.0f}"
            outside = found is not None and wish is not None and not wish[0] <= found.rate <= wish[1]
            cells.append(f"**{rate}**" if outside else rate)
        rounds = sum(f.rounds for f in own.values()) / sum(f.games for f in own.values())
        lines.append(f"| {mission} | " + " | ".join(cells) + f" | {rounds:.1f} |")
    return lines


def main(
    games: Annotated[int, typer.Option(help="Games for every case.")] = 200,
    seed: Annotated[int, typer.Option(help="Where chance starts.")] = 1,
    docs: Annotated[Path, typer.Option(help="Where the page goes.")] = Path("docs"),
) -> None:
    """Play every case and write the page and its plots."""
    screen = Console()
    cases = list(all_cases("super_fantasy"))
    by_case: dict[Case, Measured] = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = pool.map(measure, cases, [games] * len(cases), [seed] * len(cases))
        for case, found in track(zip(cases, played, strict=True), "Playing", len(cases), console=screen):
            by_case[case] = found
    (docs / "balance.md").write_text(report(by_case, games, seed), encoding="utf-8")
    for difficulty, wish in WISHED.items():
        rows: dict[str, list[float]] = {}
        for case, found in by_case.items():
            if case.difficulty == difficulty and case.mode in ("coop", "survival"):
                rows.setdefault(case.mission, []).append(found.rate)
        picture = strips(rows, wish, "wins in 100 games, a dot for each number of heroes")
        (docs / "images" / f"balance-{difficulty}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
