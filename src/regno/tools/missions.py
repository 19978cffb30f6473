"""`regno mission new`, `check` and `show`: for people who write missions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from regno.folders import missions_folder

if TYPE_CHECKING:
    from regno.games.super_fantasy.content.missions import Mistake

BROKEN = 1
"""Exit code: a mission has mistakes."""
UNREADABLE = 2
"""Exit code: a file cannot be read at all."""

mission_app = typer.Typer(
    help="Check and look at missions that you write. The guide docs/missions.md teaches how to write one.",
    no_args_is_help=True,
)

Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Mission files: TOML text with a drawn map.")]


@mission_app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id: letters, digits, - and _.")],
    folder: Annotated[Path, typer.Option(help="Where the file is written.")] = Path(),
) -> None:
    """Write a small mission to begin with, which can be played as it is.

    The exit code is 1 when there is such a mission already or the name is none, and 2 when the file cannot be written.
    """
    path = folder / f"{name}.toml"
    refusal = ""
    if not re.fullmatch(r"[A-Za-z0-9_-]+", name):
        refusal = f"{name!r} is no name for a mission: it may have only letters, digits, - and _."
    elif (missions_folder() / "super_fantasy" / path.name).exists():
        refusal = f"A mission of the program is called {name!r} already."
    elif path.exists():
        refusal = f"{path} is there already. Nothing was written."
    if refusal:
        typer.echo(refusal, err=True)
        raise typer.Exit(BROKEN)
    title = re.sub("[_-]+", " ", name).strip().capitalize() or name
    text = (missions_folder() / "new.toml").read_text(encoding="utf-8")
    try:
        path.write_text(text.replace('"NAME"', f'"{title}"'), encoding="utf-8")
    except OSError as error:
        typer.echo(f"{path} cannot be written: {error.strerror or error}.", err=True)
        raise typer.Exit(UNREADABLE) from None
    typer.echo(f"{path} is a mission of your own now.")
    typer.echo(f"Change it, then: regno mission check {path}")
    typer.echo("In the folder missions/super_fantasy/ of regno's data folder it is on the shelf.")


@mission_app.command()
def check(files: Files) -> None:
    """Name every mistake in mission files, with its line and column.

    Nothing is changed. The exit code is 0 when all files can be played, 1 when one has mistakes, and 2 when one cannot
    be read.
    """
    from regno.games.super_fantasy.content.mission_reader import read_mission
    from regno.games.super_fantasy.content.missions import BrokenMission

    code = 0
    for path in files:
        try:
            mission = read_mission(path)
        except BrokenMission as broken:
            for mistake in broken.mistakes:
                typer.echo(f"{path}:{mistake.line}:{mistake.column}: {sentence(mistake)}")
            count = len(broken.mistakes)
            typer.echo(f"{path}: {count} {'mistake' if count == 1 else 'mistakes'}.")
            code = max(code, BROKEN)
        except OSError as error:
            typer.echo(_unreadable(path, error), err=True)
            code = UNREADABLE
        else:
            typer.echo(f"{path}: no mistakes. {mission.words['en']['title']!r} can be played.")
    raise typer.Exit(code)


@mission_app.command()
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A mission file.")],
    language: Annotated[Literal["it", "en"], typer.Option(help="Show the mission's words in this language.")] = "en",
) -> None:
    """Draw a mission in the terminal: its map with the areas in colour, what the signs mean, goals and round limits."""
    from rich.console import Console

    from regno.games.super_fantasy.content.mission_reader import read_mission
    from regno.games.super_fantasy.content.missions import BrokenMission

    from .mission_picture import portrait

    try:
        mission = read_mission(file)
    except BrokenMission as broken:
        first = broken.mistakes[0]
        typer.echo(f"{file}:{first.line}:{first.column}: {sentence(first)}", err=True)
        typer.echo(f"Before it can be shown it must be right: regno mission check {file}", err=True)
        raise typer.Exit(BROKEN) from None
    except OSError as error:
        typer.echo(_unreadable(file, error), err=True)
        raise typer.Exit(UNREADABLE) from None
    Console(highlight=False).print(portrait(mission, language))


def sentence(mistake: Mistake) -> str:
    """The reason of a mistake as a sentence."""
    reason = mistake.reason
    return reason[0].upper() + reason[1:] + ("" if reason.endswith(("?", "!", ".")) else ".")


def _unreadable(path: Path, error: OSError) -> str:
    return f"{path} cannot be read: {error.strerror or error}."
