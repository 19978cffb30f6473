"""The server leaves comments out of the scripts it sends: what is left must be the same program, line by line."""

from __future__ import annotations

import subprocess
from pathlib import Path

from regno.web.files import without_comments


def minified(folder: Path, into: Path, esbuild: Path) -> dict[Path, str]:
    """The scripts of a folder as a JavaScript parser understands them."""
    scripts = [str(script) for script in folder.rglob("*.js")]
    assert scripts
    options = [
        "--minify",
        "--tsconfig-raw={}",
        "--legal-comments=none",
        "--log-level=error",
        f"--outbase={folder}",
        f"--outdir={into}",
    ]
    subprocess.run([str(esbuild), *options, *scripts], check=True)
    return {script.relative_to(into): script.read_text(encoding="utf-8") for script in into.rglob("*.js")}


def test_every_script_stays_the_same_program(checkout: Path, tmp_path: Path) -> None:
    esbuild = checkout / "node_modules" / ".bin" / "esbuild"
    for name in ("lib", "phone", "monitor"):
        ours = checkout / "static" / name
        for script in ours.rglob("*.js"):
            whole = script.read_bytes()
            sent = without_comments(whole)
            assert sent.count(b"\n") == whole.count(b"\n"), script
            copy = tmp_path / "sent" / name / script.relative_to(ours)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(sent)
        before = minified(ours, tmp_path / "before" / name, esbuild)
        assert minified(tmp_path / "sent" / name, tmp_path / "after" / name, esbuild) == before


def test_comments_go_and_code_stays() -> None:
    script = b"""/**
 * A door.
 */
export const door = 'http://door'; // kept
  // gone
/** @type {Door} */ (door).open();
/** Gone as well. */
"""
    left = b"""


export const door = 'http://door'; // kept

(door).open();

"""
    assert without_comments(script) == left
