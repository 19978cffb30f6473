"""The server leaves comments and indents out of the scripts and styles it sends: what is left must be the same, line by
line."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from regno.web.files import COMMENT, STYLE_COMMENT, spare


def minified(folder: Path, into: Path, esbuild: Path, suffix: str) -> dict[Path, str]:
    """The files of a folder as a parser understands them; texts of several lines without their indents."""
    files = [str(file) for file in folder.rglob(f"*{suffix}")]
    assert files
    options = [
        "--minify",
        "--tsconfig-raw={}",
        "--legal-comments=none",
        "--log-level=error",
        f"--outbase={folder}",
        f"--outdir={into}",
    ]
    subprocess.run([str(esbuild), *options, *files], check=True)
    return {
        file.relative_to(into): re.sub(r"\n[ \t]+", "\n", file.read_text(encoding="utf-8"))
        for file in into.rglob(f"*{suffix}")
    }


def same_when_sent(folder: Path, beside: Path, esbuild: Path, suffix: str, comments: re.Pattern[bytes]) -> None:
    for file in folder.rglob(f"*{suffix}"):
        whole = file.read_bytes()
        sent = spare(whole, comments)
        assert sent.count(b"\n") == whole.count(b"\n"), file
        copy = beside / "sent" / file.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(sent)
    before = minified(folder, beside / "before", esbuild, suffix)
    assert minified(beside / "sent", beside / "after", esbuild, suffix) == before


def test_every_script_stays_the_same_program(checkout: Path, tmp_path: Path) -> None:
    esbuild = checkout / "node_modules" / ".bin" / "esbuild"
    for name in ("lib", "phone", "monitor"):
        same_when_sent(checkout / "static" / name, tmp_path / name, esbuild, ".js", COMMENT)


def test_every_style_stays_the_same(checkout: Path, tmp_path: Path) -> None:
    esbuild = checkout / "node_modules" / ".bin" / "esbuild"
    for name in ("phone", "monitor"):
        same_when_sent(checkout / "static" / name, tmp_path / name, esbuild, ".css", STYLE_COMMENT)


def test_comments_go_and_code_stays() -> None:
    script = b"""/**
 * A door.
 */
export const door = 'http://door'; // kept
  // gone
/** @type {Door} */ (door).open();
/** Gone as well. */
  door.close();
"""
    left = b"""


export const door = 'http://door'; // kept

(door).open();

door.close();
"""
    assert spare(script, COMMENT) == left
