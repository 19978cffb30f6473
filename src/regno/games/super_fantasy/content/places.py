"""Where things stand in a TOML text: the standard library reads its values, and this finds their line and column."""

from __future__ import annotations

import re
from typing import Final

Key = str | int
Path = tuple[Key, ...]
"""Keys from the outside in, with a number for each entry of an array of tables: `("goals", 0, "kind")`."""
Place = tuple[int, int]
"""Line and column, from 1."""

_PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_KEY: Final = rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*"
_HEADER: Final = re.compile(rf"[ \t]*(\[\[?)[ \t]*({_KEY})[ \t]*\]")
_ASSIGNED: Final = re.compile(rf"[ \t]*({_KEY})[ \t]*=[ \t]*")
_INNER: Final = re.compile(rf"({_PART})[ \t]*=[ \t]*")
_STRING: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'")


class Places:
    """The places of all keys of one TOML text that has been read without a mistake."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._keys: dict[Path, Place] = {}
        self._values: dict[Path, Place] = {}
        self._tables: dict[Path, int] = {}
        self._table: Path = ()
        number = 0
        while number < len(self._lines):
            number = self._take(number)

    def of(self, path: Path) -> Place:
        """The place of a key, or of the nearest table around it; the start of the text when there is none."""
        while path:
            if path in self._keys:
                return self._keys[path]
            path = path[:-1]
        return 1, 1

    def of_value(self, path: Path) -> Place:
        """The place where the value of a key begins. Of a text of several lines: where its first line begins."""
        return self._values.get(path) or self.of(path)

    def _take(self, number: int) -> int:
        """Note what one line says; returns the number (from 0) of the line after the value that begins on it."""
        line = self._lines[number]
        header = _HEADER.match(line)
        if header:
            self._enter(_parts(header[2]), header[1] == "[[", (number + 1, header.start(1) + 1))
            return number + 1
        assigned = _ASSIGNED.match(line)
        if not assigned:
            return number + 1
        path = self._table
        for part in _parts(assigned[1]):
            path = (*path, part)
            self._keys.setdefault(path, (number + 1, assigned.start(1) + 1))
        start = assigned.end()
        self._values[path] = number + 1, start + 1
        for quotes in ("'''", '"""'):
            if line.startswith(quotes, start):
                return self._take_lines(number, start + 3, quotes, path)
        self._take_inner(line, number, start, path)
        return number + 1

    def _take_lines(self, number: int, start: int, quotes: str, path: Path) -> int:
        """Step over a text in threefold quotes, whose first line break does not count."""
        begins_here = self._lines[number][start:] != ""
        self._values[path] = (number + 1, start + 1) if begins_here else (number + 2, 1)
        while number + 1 < len(self._lines) and self._lines[number].find(quotes, start) < 0:
            number, start = number + 1, 0
        return number + 1

    def _take_inner(self, line: str, number: int, start: int, path: Path) -> None:
        """Note the keys of a table written on one line: `{ is = "chest" }`."""
        if not line.startswith("{", start):
            return
        spot = start + 1
        while spot < len(line):
            inner = _INNER.match(line, spot)
            if inner:
                self._keys[(*path, _bare(inner[1]))] = number + 1, inner.start() + 1
                self._values[(*path, _bare(inner[1]))] = number + 1, inner.end() + 1
            skipped = inner or _STRING.match(line, spot)
            spot = skipped.end() if skipped else spot + 1

    def _enter(self, parts: list[str], is_entry: bool, place: Place) -> None:
        path: Path = ()
        for part in parts[:-1]:
            path = (*path, part)
            if path in self._tables:
                path = (*path, self._tables[path])
        path = (*path, parts[-1])
        self._keys.setdefault(path, place)
        if is_entry:
            self._tables[path] = self._tables.get(path, -1) + 1
            path = (*path, self._tables[path])
        self._keys[path] = place
        self._table = path


def _parts(key: str) -> list[str]:
    return [_bare(part) for part in re.findall(_PART, key)]


def _bare(part: str) -> str:
    """A part of a key without its quotes."""
    return part[1:-1] if part[0] in "\"'" else part
