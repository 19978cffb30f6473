"""Static files as browsers like them: right types, compressed where that helps, never stale.

Our own modules carry no version in their name, so browsers ask each time whether theirs is still the newest (ETag,
`no-cache`): a phone from the last party never runs old code. On a home network that question costs a millisecond.

A page loads fifty small files, so headers that say nothing more are left out: no dates beside the ETag, no Vary, since
nobody gives a copy away without asking, and no charset where it is settled (modules are UTF-8).
"""

import gzip
import hashlib
import mimetypes
import os
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".mp4": "video/mp4",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
}
TEXTS = frozenset({".js", ".mjs", ".css", ".ftl", ".json", ".svg", ".txt"})
MODULES = frozenset({".js", ".mjs"})
COMMENT = re.compile(
    rb"^[ \t]*(?:/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*$|//[^\n]*)|/\*\* @(?:[^*\n]|\*(?!/))*\*/ ?", re.MULTILINE
)
"""A comment that has its lines of JavaScript to itself, or a type between the code."""
STYLE_COMMENT = re.compile(rb"/\*(?:[^*]|\*(?!/))*\*/")
INDENT = re.compile(rb"^[ \t]+", re.MULTILINE)
"""White space before a line: no script, no style and no picture of ours means anything by it."""
REMARK = re.compile(rb"^#[^\n]*\n", re.MULTILINE)
"""A line of a file of words that nobody is shown."""
SMALLEST = 600
"""Bytes below which compressing gains nothing."""


def fix_types() -> None:
    """Say what our files are: on some Windows machines the registry says that JavaScript is plain text, and then every
    page stays white."""
    for suffix, kind in TYPES.items():
        mimetypes.add_type(kind, suffix)


class Files(StaticFiles):
    """The folder `static`. A `.gz` beside a file is used as it is; other texts are compressed once and kept."""

    def file_response(
        self, full_path: os.PathLike[str] | str, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """One file, or 304 when the browser has it already."""
        headers = Headers(scope=scope)
        path = Path(full_path)
        response: Response
        if path.suffix in TEXTS and stat_result.st_size >= SMALLEST and "gzip" in headers.get("accept-encoding", ""):
            body = _compressed(path, stat_result.st_mtime_ns, stat_result.st_size)
            kind = TYPES.get(path.suffix, "text/plain")
            settled = {"content-type": kind} if path.suffix in MODULES else {}
            response = Response(body, status_code, settled, kind)
            response.headers["content-encoding"] = "gzip"
            response.headers["etag"] = f'"{hashlib.blake2b(body, digest_size=6).hexdigest()}"'
        else:
            response = FileResponse(full_path, status_code=status_code, stat_result=stat_result)
            del response.headers["last-modified"]
        response.headers["cache-control"] = "no-cache"
        if self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response


@lru_cache(maxsize=512)
def _compressed(path: Path, changed: int, size: int) -> bytes:
    """A file compressed; `changed` and `size` are there to forget older versions."""
    beside = path.with_name(path.name + ".gz")
    if beside.is_file() and beside.stat().st_mtime_ns >= changed:
        return beside.read_bytes()
    text = path.read_bytes()
    if path.suffix == ".js":
        text = spare(text, COMMENT)
    elif path.suffix == ".css":
        text = spare(text, STYLE_COMMENT)
    elif path.suffix == ".ftl":
        text = REMARK.sub(b"", text)
    return gzip.compress(text, compresslevel=9, mtime=0)


def spare(text: bytes, comments: re.Pattern[bytes]) -> bytes:
    """A script or a style without its comments, a third of its weight, and without indents; every line keeps its
    number."""
    return INDENT.sub(b"", comments.sub(lambda comment: b"\n" * comment[0].count(b"\n"), text))


def build_id(*folders: Path) -> str:
    """A short name for the present state of all files in these folders: another one after every change."""
    digest = hashlib.blake2b(digest_size=6)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".gz":
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
