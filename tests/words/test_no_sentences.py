"""No sentence that a person reads during play is written in Python or JavaScript: all are in `static/words/`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.words.code import modules, page_sources

SENTENCE = re.compile(r"^[A-ZÀ-Ú][a-zà-ú’']*( [A-Za-zÀ-ú’',]+){2,}[.!?…:]?$")
"""Starts with a capital and has three words or more."""

NAME = "regno"
"""The program's own name is the same in every language."""

ITALIAN = re.compile(r"[àèéìòùÀÈÉÌÒÙ]")


def _silent(module: ast.Module) -> set[int]:
    """The strings nobody reads at the table: documentation, what errors say to programmers, what the log gets."""
    silent: set[int] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(id(node.value))
        elif isinstance(node, ast.Raise) or (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_log(node.func)
        ):
            silent |= {id(child) for child in ast.walk(node)}
    return silent


def _is_log(function: ast.Attribute) -> bool:
    return isinstance(function.value, ast.Name) and function.value.id in ("log", "logger")


def _strings() -> Iterator[tuple[str, str]]:
    for path, module in modules("engine", "games", "bots", "rooms", "store", "wire"):
        silent = _silent(module)
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
                yield path.name, node.value


def test_python_says_nothing() -> None:
    found = [f"{name}: {text}" for name, text in _strings() if SENTENCE.match(text) or ITALIAN.search(text)]
    assert found == []


def test_javascript_says_nothing() -> None:
    found = []
    for path, text in page_sources():
        text = re.sub(r"new \w*Error\([^)]*\)|console\.\w+\([^)]*\)", "", text)
        literals = [part for parts in re.findall(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"", text) for part in parts if part]
        found += [f"{path.name}: {part}" for part in literals if SENTENCE.match(part) or ITALIAN.search(part)]
    assert found == []


def test_what_stands_between_tags_comes_from_the_words() -> None:
    between = re.compile(r">([^<>{}$`=;()]*[A-Za-zÀ-ú]{3}[^<>{}$`=;()]*)</")
    found = [
        f"{path.name}: {text}" for path, source in page_sources() for text in between.findall(source) if text != NAME
    ]
    assert found == []
