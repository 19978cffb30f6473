"""The shelf: mission files are read once, again when they change, and a bad one harms nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regno.games.super_fantasy import view
from regno.games.super_fantasy.content.mission_reader import read_mission
from regno.games.super_fantasy.content.mission_shelf import mission_path
from regno.games.super_fantasy.game import SuperFantasy


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the mission files that are read from now on."""
    names: list[str] = []

    def noted(path: Path) -> Any:
        names.append(path.name)
        return read_mission(path)

    monkeypatch.setattr(view, "read_mission", noted)
    return names


def own(folder: Path, name: str, text: str) -> Path:
    """A mission file in the folder that people keep theirs in."""
    path = folder / "super_fantasy" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def offered(folder: Path) -> dict[str, Any]:
    return {entry["id"]: entry for entry in SuperFantasy.shelf(folder)}


def test_a_mission_dropped_in_appears_and_no_file_is_read_twice(tmp_path: Path, read: list[str]) -> None:
    known = offered(tmp_path)
    read.clear()
    own(tmp_path, "cellar", mission_path("01").read_text(encoding="utf-8"))
    assert set(offered(tmp_path)) == {*known, "cellar"}
    assert set(offered(tmp_path)) == {*known, "cellar"}
    assert read == ["cellar.toml"]


def test_a_file_that_was_mended_is_read_again(tmp_path: Path, read: list[str]) -> None:
    own(tmp_path, "cellar", "minutes = ")
    assert "line 1" in offered(tmp_path)["cellar"]["broken"]
    own(tmp_path, "cellar", mission_path("01").read_text(encoding="utf-8"))
    assert "broken" not in offered(tmp_path)["cellar"]
    assert [name for name in read if name == "cellar.toml"] == ["cellar.toml"] * 2


def test_what_cannot_be_opened_is_listed_with_the_reason(tmp_path: Path) -> None:
    own(tmp_path, "cellar", "?").unlink()
    (tmp_path / "super_fantasy" / "cellar.toml").symlink_to(tmp_path / "nowhere")
    own(tmp_path, "latin", "").write_bytes(b"minutes = 30 # \xe8\n")
    shelf = offered(tmp_path)
    assert "nowhere" in shelf["cellar"]["broken"] or "cellar" in shelf["cellar"]["broken"]
    assert "utf-8" in shelf["latin"]["broken"].lower()
    assert "broken" not in shelf["01"]
