"""Where missions lie: those of the program, and those that people keep in a folder of their own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regno.folders import missions_folder

from .mission_reader import read_mission
from .missions import Mission


@cache
def _own(mission: str) -> Mission:
    return read_mission(mission_path(mission))


def mission_path(mission: str) -> Path:
    """Where a mission of the program lies."""
    return missions_folder() / "super_fantasy" / f"{mission}.toml"


def find_mission(mission: str, folder: Path | None = None) -> Mission:
    """A mission by id: one of the program's, or one in the `folder` that people keep their own in.

    Raises `LookupError` when there is none of that name, `BrokenMission` when it has mistakes, `OSError` when it
    cannot be read.
    """
    if not mission.replace("_", "").replace("-", "").isalnum():
        raise LookupError(mission)
    if mission_path(mission).is_file():
        return _own(mission)
    path = folder / "super_fantasy" / f"{mission}.toml" if folder else None
    if path is None or not path.is_file():
        raise LookupError(mission)
    return read_mission(path)


def mission_files(folder: Path | None = None) -> list[Path]:
    """Every mission file on offer: the program's in order, then those in `folder`."""
    own = sorted((missions_folder() / "super_fantasy").glob("*.toml"))
    added = sorted((folder / "super_fantasy").glob("*.toml")) if folder else []
    return own + [path for path in added if path.name not in {known.name for known in own}]
