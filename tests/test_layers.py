"""Who may use what, where import-linter does not look: third-party packages by allow-list, and JavaScript."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ALLOWED_PACKAGES = {
    "engine": {"msgspec"},
    "games": {"msgspec"},
    "bots": {"msgspec"},
    "store": {"msgspec"},
    "wire": {"msgspec", "pydantic", "pydantic_core", "typing_extensions"},
    "rooms": {"msgspec", "pydantic"},
}

IMPORT = re.compile(r"""(?:^|\s)(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]""")
"""`import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, in code without its comments."""

COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.DOTALL)


def outside_packages(source: str) -> set[str]:
    """Return the names of the packages that Python code takes from others, the standard library apart."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names - sys.stdlib_module_names - {"regno"}


def imports(source: str) -> list[str]:
    """Return what a JavaScript module imports, as written."""
    return [first or second for first, second in IMPORT.findall(COMMENT.sub("", source))]


def modules(folder: Path, suffix: str) -> list[Path]:
    found = sorted(folder.rglob(f"*{suffix}"))
    assert found, f"nothing to look at in {folder.name}/"
    return found


def pages_imports(checkout: Path, folder: str) -> Iterator[tuple[Path, str]]:
    """Yield each module below `static/<folder>` with every target it imports, as a path below `static/`."""
    static = checkout / "static"
    for module in modules(static / folder, ".js"):
        for target in imports(module.read_text(encoding="utf-8")):
            assert target.startswith("."), f"{module.name} imports '{target}': browsers only follow relative paths"
            yield module.relative_to(static), (module.parent / target).resolve().relative_to(static).as_posix()


def test_imports_of_all_forms_are_seen() -> None:
    source = """
    import { h } from '../vendor/phone.js'; // import 'not-this.js'
    import './b.js';
    import {
      a,
      b,
    } from "./c.js";
    export * from './d.js';
    const late = await import('./e.js');
    /* import './not-that.js'; */
    """
    assert imports(source) == ["../vendor/phone.js", "./b.js", "./c.js", "./d.js", "./e.js"]


@pytest.mark.parametrize("package", ALLOWED_PACKAGES)
def test_packages_take_only_what_they_may(checkout: Path, package: str) -> None:
    for module in modules(checkout / "src" / "regno" / package, ".py"):
        foreign = outside_packages(module.read_text(encoding="utf-8")) - ALLOWED_PACKAGES[package]
        assert not foreign, f"{module.relative_to(checkout)} imports {sorted(foreign)}"


@pytest.mark.parametrize(
    ("folder", "allowed"),
    [
        ("lib", ("lib/",)),
        ("phone", ("phone/", "lib/", "vendor/phone.js")),
        ("monitor", ("monitor/", "lib/", "vendor/monitor.js", "vendor/fluent.js")),
    ],
)
def test_pages_import_only_their_own(checkout: Path, folder: str, allowed: tuple[str, ...]) -> None:
    for module, target in pages_imports(checkout, folder):
        assert target.startswith(allowed), f"{module} imports {target}"


def test_three_stays_inside_the_scene(checkout: Path) -> None:
    for module, target in pages_imports(checkout, "monitor"):
        if target == "vendor/monitor.js":
            assert module.is_relative_to("monitor/scene"), f"{module} imports {target}"
