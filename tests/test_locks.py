"""Versions are pinned, for every package, and without naming where a machine gets them from."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def test_every_python_requirement_is_pinned_within_its_bounds(checkout: Path) -> None:
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (checkout / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    assert all(str(pin.specifier).startswith("==") for pin in pins)
    pinned = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in pins}
    for wanted in map(Requirement, project["dependencies"] + project["optional-dependencies"]["dev"]):
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), str(wanted)


def test_every_npm_package_is_pinned_by_its_checksum(checkout: Path) -> None:
    wanted = json.loads((checkout / "package.json").read_text(encoding="utf-8"))
    packages: dict[str, dict[str, Any]] = json.loads((checkout / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    for place, package in packages.items():
        assert "resolved" not in package, place
        assert place == "" or package["integrity"].startswith("sha512-"), place


def test_the_python_lock_names_no_host(checkout: Path) -> None:
    assert "://" not in (checkout / "requirements.lock").read_text(encoding="utf-8")
