"""The ledger of rules speaks of what there is: ids that events carry, options as they are, tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from regno.games.super_fantasy.content.missions import GOAL_KINDS
from regno.games.super_fantasy.content.rulings import RULINGS
from tests.words.code import rule_ids

ROOT = Path(__file__).parents[2]
LEDGER = (ROOT / "docs" / "rules" / "super-fantasy.md").read_text(encoding="utf-8")
TESTS = ROOT / "tests" / "games" / "super_fantasy"


def rows(header: str) -> list[list[str]]:
    """The rows of every table that begins with this column, without its head."""
    found: list[list[str]] = []
    inside = False
    for line in LEDGER.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|"):
            if inside and not line.startswith("|---"):
                found.append(cells)
            inside = inside or cells[0] == header
        else:
            inside = False
    return found


def functions(path: Path) -> set[str]:
    """The tests of a module by name."""
    return {node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)}


def test_every_rule_that_events_carry_is_in_the_ledger() -> None:
    written = set(re.findall(r"`(sf(?:\.[a-z_]+)+)`", LEDGER))
    single = {rule for rule in rule_ids() if rule.startswith(("sf.ability.", "sf.item.")) and rule.count(".") == 2}
    known = {"sf.item." + name for name in ("draw", "take", "discard", "give", "arrange", "small")}
    goals = {f"sf.goal.{kind}" for kind in GOAL_KINDS}
    assert sorted((rule_ids() | goals) - written - (single - known)) == []


def test_every_rule_and_every_worked_example_names_a_test() -> None:
    table = rows("Rule") + rows("Ability") + rows("Item") + rows("Example")
    assert len(table) > 80
    assert [cells[0] for cells in table if not re.search(r"`\w+::\w+`", cells[-1])] == []


def test_every_test_that_the_ledger_names_exists() -> None:
    named = set(re.findall(r"`(\w+)::(\w+)`", LEDGER))
    missing = [
        f"{module}::{name}"
        for module, name in sorted(named)
        if not (TESTS / f"test_{module}.py").is_file() or f"test_{name}" not in functions(TESTS / f"test_{module}.py")
    ]
    assert missing == []


def test_the_table_of_options_is_what_the_game_plays() -> None:
    table = {cells[0].strip("`"): tuple(cell.strip("`") for cell in cells[1:4]) for cells in rows("Option")}
    assert table == {r.name: (r.choices[0], r.italian, r.english) for r in RULINGS.values()}
