"""The `regno` command. The server, slow to load, is loaded only by the command that needs it."""

from __future__ import annotations

import time
import webbrowser
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from regno import __version__
from regno.tools.missions import mission_app
from regno.tools.simulate import simulate_command

if TYPE_CHECKING:
    from regno.rooms.addresses import Addresses

BUSY_PORT = 3
"""Exit code: the port asked for is in use."""
NO_DATA = 4
"""Exit code: the data folder cannot be used."""

HELP = "Board-game evenings at home: the television is the board, the phones are the players' hands."

app = typer.Typer(help=HELP, no_args_is_help=False, add_completion=False, pretty_exceptions_enable=False)


app.add_typer(mission_app, name="mission")
app.command("simulate")(simulate_command)


class Language(StrEnum):
    """Languages of the television's page."""

    it = "it"
    en = "en"


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"regno {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version this is, and stop."),
    ] = False,
) -> None:
    """Start the evening; `regno` alone does the same as `regno play`."""
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Serve on this port; without it, on 8000 or the next one that is free."),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="REGNO_ADDRESS",
            help="Show phones this address (an IP address or a name) instead of the one found by itself.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="REGNO_DATA",
            help="Keep saved games, and your own missions, in this folder instead of your user data folder.",
        ),
    ] = None,
    language: Annotated[
        Language | None, typer.Option(help="Open the television's page in this language; each phone has its own.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the television's page in the browser of this machine.")] = True,
    seed: Annotated[
        int | None,
        typer.Option(hidden=True, help="Begin every game with these dice: the same answers make the same game."),
    ] = None,
) -> None:
    """Start the server, open the television's page, and show the address that phones scan.

    Stop it with Ctrl+C: the table is kept, and stands as it was when you start again.
    """
    from platformdirs import user_data_path

    from regno.rooms.addresses import Addresses
    from regno.rooms.house import House
    from regno.store.games import Store, StoreError
    from regno.web import server
    from regno.web.addresses import find_candidates
    from regno.web.doors import host_name

    folder = data or user_data_path("regno", appauthor=False)
    try:
        listener = server.bind(port)
    except server.PortBusy as error:
        _stop(f"{error} Stop the other program, or choose another port: regno play --port 8001", BUSY_PORT)
    try:
        store = Store(folder, time.time)
    except StoreError as error:
        listener.close()
        _stop(f"{error} Choose another folder: regno play --data FOLDER", NO_DATA)
    if store.put_aside is not None:
        typer.echo(
            f"The saved games were damaged: they are kept as {store.put_aside}, and a new file is begun.", err=True
        )

    bound = listener.getsockname()[1]
    addresses = Addresses(find_candidates(bound, address))
    addresses.is_settled = address is not None
    television = f"http://localhost:{bound}/tv" + (f"?language={language.value}" if language else "")

    def welcome() -> None:
        _welcome(addresses, television)
        if browser:
            webbrowser.open(television)

    house = House(store, addresses, missions=folder / "missions")
    if seed is not None:
        house.seed = lambda: seed
    try:
        with suppress(KeyboardInterrupt):  # the way to stop it
            server.run(
                listener,
                house,
                find_candidates=lambda: find_candidates(bound, address),
                names=[host_name(address.partition("://")[2] or address)] if address else [],
                on_ready=welcome,
            )
    finally:
        store.close()
        listener.close()


def _welcome(addresses: Addresses, television: str) -> None:
    """Say where everything is, with a QR to scan from the screen of this machine."""
    from rich.console import Console

    from regno.web.addresses import is_wsl
    from regno.web.qr import terminal

    console = Console(highlight=False, soft_wrap=True)
    console.print()
    if console.is_terminal:
        console.print(terminal(addresses.base), style="black on white")
    console.print(f"  Phones:      [bold]{addresses.base}[/bold]")
    console.print(f"  Television:  [bold]{television}[/bold]")
    others = [candidate for candidate in addresses.candidates if candidate != addresses.base]
    if others:
        console.print(f"  If phones cannot reach that: {'  '.join(others)}", style="dim")
    if is_wsl():
        console.print(
            "  This is Linux inside Windows: phones reach it only with mirrored networking. Or run regno on Windows.",
            style="yellow",
        )
    console.print("  Stop with Ctrl+C; the table is kept.", style="dim")


def _stop(words: str, code: int) -> NoReturn:
    typer.echo(words, err=True)
    raise typer.Exit(code)


def main() -> None:
    """Run the command line."""
    app()
