"""Every public thing says what it is for. (ruff asks the same of the Python files.)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FUNCTION = re.compile(r"export (?:default )?(?:async )?function\*? (\w+)|export const (\w+) = (?:async )?\([^=]*=>")


@pytest.fixture(scope="module")
def modules(checkout: Path) -> dict[str, list[str]]:
    """The lines of each JavaScript module of ours, by its path."""
    folders = [checkout / "static" / name for name in ("lib", "phone", "monitor")] + [checkout / "vendor"]
    files = [file for folder in folders for file in folder.rglob("*.js")]
    assert files
    return {str(file.relative_to(checkout)): file.read_text(encoding="utf-8").splitlines() for file in files}


def test_every_module_says_what_it_is_for(modules: dict[str, list[str]]) -> None:
    silent = [path for path, lines in modules.items() if not lines[0].startswith("/*")]
    assert not silent


def test_every_exported_function_is_described(modules: dict[str, list[str]]) -> None:
    """By a comment of its own; the first one may leave it to the module's."""
    silent = []
    for path, lines in modules.items():
        exported = [number for number, line in enumerate(lines) if FUNCTION.match(line)]
        silent += [f"{path}:{number + 1}" for number in exported[1:] if not lines[number - 1].endswith("*/")]
    assert not silent
