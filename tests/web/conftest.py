"""A running server with the toy game on its shelf."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rooms.conftest import only_the_race
from tests.web.serving import Server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server on loopback for one test."""
    only_the_race(monkeypatch)
    running = Server(tmp_path / "data")
    yield running
    running.stop()
