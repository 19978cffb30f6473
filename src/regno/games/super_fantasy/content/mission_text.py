"""A mission file while it is being read: its values, where they stand, and the mistakes found so far."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import msgspec

from .missions import BrokenMission, Mistake
from .places import Path as Keys
from .places import Places

_TYPES: Final = {
    "int": "a whole number",
    "float": "a number with a decimal point",
    "str": "text in quotes",
    "bool": "true or false",
    "array": "a list in brackets",
    "object": "a table of `name = value`",
}
_PHRASES: Final = (
    (r"Object contains unknown field `(.+)`", "`{0}` is not known here"),
    (r"Object missing required field `(.+)`", "`{0}` is missing"),
    (r"Expected `(\w+)`, got `(\w+)`", "{0} belongs here, not {1}"),
    (r"Expected `int` (>=|<=) (\d+)", "the number must be {0} {1}"),
    (r"Expected `array` of length >= 1", "the list must not be empty"),
    (r"Expected `array` of length (>=|<=) (\d+)", "the list must have {0} {1} values"),
    (r"Expected `array` of length (\d+), got (\d+)", "the list must have {0} values, not {1}"),
    (r"Expected `str` matching regex .*", "small letters, digits and _ belong here, a letter first"),
    (r"Expected `str` of length >= 1", "there must be some text here"),
)
_SIGNS: Final = {">=": "at least", "<=": "at most"}


class MissionText:
    """One file. Raises `BrokenMission` when it is no TOML at all, `OSError` when it cannot be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mistakes: list[Mistake] = []
        text = _decoded(path).replace("\r\n", "\n")
        try:
            self.table: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            reason, _, where = str(error).rpartition(" (at ")
            numbers = [int(number) for number in re.findall(r"\d+", where)]
            line, column = numbers if len(numbers) == 2 else (text.count("\n") + 1, len(text.split("\n")[-1]) + 1)
            mistake = Mistake(line, column, f"this cannot be read as TOML: {reason[:1].lower()}{reason[1:]}")
            raise BrokenMission(path, [mistake]) from error
        self.places = Places(text)

    def wrong(self, at: Keys, reason: str) -> None:
        """Note a mistake at a key, or where that is missing at the table around it."""
        self.mistakes.append(Mistake(*self.places.of(at), reason))

    def wrong_in_text(self, at: Keys, line: int, column: int, reason: str) -> None:
        """Note a mistake inside a text of several lines, at a line and column of it (from 1)."""
        first_line, first_column = self.places.of_value(at)
        text: Any = self.value(at)
        skipped = len(text) - len(text.lstrip("\n"))
        if line + skipped == 1:
            column += first_column - 1
        self.mistakes.append(Mistake(first_line + line - 1 + skipped, column, reason))

    def value(self, at: Keys) -> Any:
        """The value at a key, None where there is none."""
        value: Any = self.table
        for key in at:
            if isinstance(value, dict):
                value = value.get(str(key))
            elif isinstance(value, list) and isinstance(key, int):
                value = value[key]
            else:
                return None
        return value

    def table_at(self, at: Keys, default: dict[str, Any] | None = None) -> dict[str, Any]:
        """The table at a key. Where there is none the default is taken; without a default that is a mistake."""
        value = self.value(at)
        if isinstance(value, dict):
            return value
        name = ".".join(map(str, at))
        if value is not None or default is None:
            self.wrong(at, f"the mission needs a table [{name}]" if value is None else f"`{name}` must be a table")
        return default or {}

    def part(self, at: Keys, kind: Any) -> Any:
        """The value at a key as `kind`, a type that msgspec knows; None, with a mistake noted, when it is not one."""
        value = self.value(at)
        if value is None:
            self.wrong(at, f"`{at[-1]}` is missing")
            return None
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            words, _, where = str(error).partition(" - at `$")
            inner = [int(key) if key.isdigit() else key for key in re.findall(r"[^.\[\]`]+", where)]
            unknown = re.match(r"Object contains unknown field `(.+)`", words)
            if unknown and isinstance(value, dict):
                inner.append(unknown[1])
            self.wrong((*at, *inner), _phrase(words))
            return None

    def is_known(self, at: Keys, name: Any, known: Collection[str], what: str) -> bool:
        """Whether a name is among those known; else it is a mistake, and the message names the nearest or all."""
        if name in known:
            return True
        near = get_close_matches(str(name), known, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "there are: " + (", ".join(sorted(known)) or "none")
        self.wrong(at, f"there is no {what} {name!r}; {hint}")
        return False

    def check_keys(self, at: Keys, known: Collection[str], what: str = "setting") -> None:
        """Every key of a table must be one of those known."""
        value = self.value(at)
        for key in value if isinstance(value, dict) else ():
            self.is_known((*at, key), key, known, what)


def _decoded(path: Path) -> str:
    """The file as text; Windows editors may begin it with a mark that says UTF-8."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1
        reason = "this sign is not UTF-8: save the file as UTF-8 text"
        raise BrokenMission(path, [Mistake(line, column, reason)]) from error


def _phrase(words: str) -> str:
    """What msgspec says, for people who never heard of it."""
    for pattern, phrase in _PHRASES:
        match = re.fullmatch(pattern, words)
        if match:
            return phrase.format(*(_TYPES.get(part, _SIGNS.get(part, part)) for part in match.groups()))
    return words[:1].lower() + words[1:]
