"""A table with the toy game on the shelf, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import regno.games
from tests.rooms.evening import Evening
from tests.rooms.toy import Race, choose_simply


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """An empty table at which only the race can be played."""
    only_the_race(monkeypatch)
    made = Evening(tmp_path)
    yield made
    made.store.close()


def only_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the race on the shelf instead of the real games."""
    monkeypatch.setitem(regno.games.BOTS, Race.name, {"simple": choose_simply})
    for name in list(regno.games.GAMES):
        monkeypatch.delitem(regno.games.GAMES, name)
    monkeypatch.setitem(regno.games.GAMES, Race.name, Race)
