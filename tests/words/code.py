"""What the program's own source says about the words it needs: refusal codes, rule ids, questions, keys, literals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import regno
from regno.folders import static_folder

PACKAGE = Path(regno.__file__).parent


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The parsed modules of these folders of the package."""
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def constants(node: ast.AST) -> Iterator[str]:
    """Every string that an expression can be: both arms of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from constants(value)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


_CODE_AT = {"Refused": 0, "BadMessage": 0, "_say_goodbye": 1, "send_away": 1, "dismiss": 1, "closed": 1,
            "because": 0}  # fmt: skip
"""Which argument of these calls is a code that a person gets to read."""


def refusal_codes() -> set[str]:
    """The codes of every refusal, goodbye and greyed action."""
    codes: set[str] = set()
    for path, module in modules("engine", "games", "rooms", "wire", "web"):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and (at := _CODE_AT.get(_name(node.func))) is not None:
                codes |= {code for argument in node.args[at : at + 1] for code in constants(argument)}
            elif isinstance(node, ast.Assign) and any(_name(target) in ("code", "_blocked") for target in node.targets):
                codes |= set(constants(node.value))
            elif isinstance(node, ast.Dict):
                codes |= {
                    code
                    for key, value in zip(node.keys, node.values, strict=True)
                    if isinstance(key, ast.Constant) and key.value == "code"
                    for code in constants(value)
                }
            elif path.name == "menu.py" and isinstance(node, ast.Tuple) and len(node.elts) == 3:
                codes |= set(constants(node.elts[1])) if isinstance(node.elts[0], ast.JoinedStr) else set()
    return codes - {"refused"}


def rule_ids() -> set[str]:
    """Every rule id written in a game's source; `sf.item.<id>` and the like are given by content."""
    ids: set[str] = set()
    for _, module in modules("games"):
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids |= set(re.findall(r"^sf(?:\.[a-z_]+)+$", node.value))
    return ids


def abouts() -> set[str]:
    """What questions are about."""
    return {
        about
        for _, module in modules("games")
        for node in ast.walk(module)
        if isinstance(node, ast.keyword) and node.arg == "about"
        for about in constants(node.value)
    }


def action_groups() -> set[str]:
    """The groups of a turn's actions: how their ids begin."""
    groups: set[str] = set()
    for _, module in modules("games"):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) == "Action" and node.args:
                first = node.args[0]
                text = first.values[0] if isinstance(first, ast.JoinedStr) else first
                groups |= {start.partition(":")[0] for start in constants(text)}
    return groups


def page_sources() -> Iterator[tuple[Path, str]]:
    """Our own JavaScript, comments taken out."""
    for path in sorted(static_folder().rglob("*.js")):
        if "vendor" not in path.parts:
            text = path.read_text(encoding="utf-8")
            text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
            yield path, re.sub(r"(?m)(^|\s)//.*$", "", text)


def page_keys() -> set[str]:
    """Every whole key that a page asks for by name."""
    return {key for _, text in page_sources() for key in re.findall(r"\b(?:words|w)\.(?:t|has)\(\s*'([\w.-]+)'", text)}


def page_literals() -> set[str]:
    """Every plain word in quotes in the pages' source: codes that a page gives by itself are among them."""
    return {word for _, text in page_sources() for word in re.findall(r"'([a-z_]+)'", text)}
