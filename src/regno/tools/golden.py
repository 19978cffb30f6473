"""Golden games: one readable transcript of each mission, played by the computer with fixed dice.

`python -m regno.tools.golden` writes them anew into `tests/golden/<game>/<mission>.txt`; a test compares. A change of
the rules then shows as a difference that can be read.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from regno.engine.drawing import STONE, write
from regno.engine.events import Event
from regno.engine.game import Game, Setup
from regno.folders import missions_folder
from regno.games import BOTS, GAMES
from regno.games.super_fantasy.game import SuperFantasy

FLOOR = "."
HEROES = 3
"""Seats in play: the first ones of the game."""
SEED = 18
ANSWER_LIMIT = 5_000
"""Answers after which a game counts as one that never ends."""


def golden_folder() -> Path:
    """Where the transcripts lie in a checkout."""
    return missions_folder().parent / "tests" / "golden"


def golden_games() -> dict[Path, tuple[str, str]]:
    """Every game and mission, by the path of its transcript."""
    return {
        golden_folder() / name / f"{mission['id']}.txt": (name, mission["id"])
        for name, kind in GAMES.items()
        for mission in kind.shelf()
    }


def transcript(name: str, mission: str) -> str:
    """The transcript of one mission: what was asked and answered, what happened, and the board at every round."""
    kind = GAMES[name]
    game = kind.new(Setup(mission, kind.seats_offered[:HEROES], SEED))
    return "\n".join(_lines(game, random.Random(SEED))) + "\n"


def _lines(game: Game, luck: random.Random) -> Iterator[str]:
    setup = game.setup
    chooser = BOTS[game.name]["simple"]
    yield f"{game.name}, mission {setup.mission}, {setup.difficulty}, seed {setup.seed}: {', '.join(setup.seats)}"
    yield from _told(game)
    for _ in range(ANSWER_LIMIT):
        if game.outcome() is not None:
            break
        pending = game.progress.pending[0]
        value = chooser(game, pending, luck)
        game.answer(pending.id, pending.seat, value)
        yield f"> {pending.seat}, {pending.question.about}: {_answer(value)}"
        yield from _told(game)
    yield ""
    yield f"{game.outcome()} in round {game.round()}"


def _answer(value: Any) -> str:
    if isinstance(value, dict):
        return f"{value['action']} {value['dice'] or ''}".rstrip()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _told(game: Game) -> Iterator[str]:
    for event in game.take_events():
        told = to_builtins(event)
        if told["type"] == "round_started":
            yield from ("", f"Round {told['round']}", "", *_board(game), "")
        yield f"  {_line(event)}"


def _line(event: Event) -> str:
    fields = to_builtins(event)
    kind, rule = fields.pop("type"), fields.pop("rule")
    told = [f"{name}={_plain(value)}" for name, value in fields.items() if value is not None]
    return " ".join([kind, *told, f"({rule})"])


def _plain(value: Any) -> str:
    """Squares as `x,y`, ways as `x,y-x,y`, everything else as it is written."""
    if isinstance(value, list | tuple):
        joint = "-" if value and isinstance(value[0], list | tuple) else ","
        return joint.join(_plain(part) for part in value)
    return str(value)


def _board(game: Game) -> list[str]:
    """The map with everything that stands on it now; heroes by their first letter in capitals, monsters in small."""
    if not isinstance(game, SuperFantasy):
        return []
    mission, state = game.mission, game.state
    signs = {cell: STONE if sign == STONE else FLOOR for cell, sign in mission.drawing.signs.items()}
    signs |= dict.fromkeys(game.obstacles(), "o")
    signs |= {monster.cell: monster.kind[0] for monster in state.monsters.values()}
    signs |= {hero.cell: hero.id[0].upper() for hero in state.heroes.values()}
    shut = tuple(edges for gate, edges in mission.gates.items() if gate not in state.open_gates)
    return write(replace(mission.drawing, signs=signs, gates=shut)).split("\n")


def main() -> None:
    """Write every transcript anew and say which have changed."""
    for path, (name, mission) in golden_games().items():
        text = transcript(name, mission)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{'unchanged' if text == before else 'written'}: {path}\n")


if __name__ == "__main__":
    main()
