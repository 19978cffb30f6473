"""The wheel is whole: built, installed where nothing else is, and asked for its pages."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx2
import pytest

import regno
from tests.test_layers import imports

BUNDLES = ("phone.js", "monitor.js", "fluent.js", "fonts/fonts.css", "LICENSES.txt")


@pytest.fixture(scope="session")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist, so that this is whole as well."""
    dist = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist), str(checkout)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="session")
def command(wheel: Path, checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `regno` command of an environment that holds the wheel and what it requires, and nothing else."""
    place = tmp_path_factory.mktemp("fresh") / "env"
    venv.create(place, with_pip=False)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    lock = checkout / "requirements.lock"
    install = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--constraint", str(lock)]
    done = subprocess.run([*install, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return programs / "regno"


@pytest.fixture(scope="module")
def pages(command: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    """A client of the installed server, which runs far from the checkout."""
    with socket.socket() as chooser:
        chooser.bind(("127.0.0.1", 0))
        port = chooser.getsockname()[1]
    home = tmp_path_factory.mktemp("home")
    play = [str(command), "play", "--no-browser", "--address", "127.0.0.1", "--port", str(port), "--data", str(home)]
    with subprocess.Popen(play, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        greeted = any("Television:" in line for line in server.stdout)
        assert greeted, server.stderr.read()
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}") as client:
            yield client
        server.terminate()


def fetch(pages: httpx2.Client, address: str) -> httpx2.Response:
    response = pages.get(address)
    assert response.status_code == 200, f"{address}: {response.status_code}"
    return response


def test_the_folders_travel_whole(wheel: Path, checkout: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("static", "templates", "missions"):
        files = [file for file in (checkout / folder).rglob("*") if file.is_file()]
        assert files
        missing = {f"regno/{file.relative_to(checkout).as_posix()}" for file in files} - packed
        assert not missing, sorted(missing)
    assert {f"regno/static/vendor/{bundle}" for bundle in BUNDLES} <= packed


def test_the_command_tells_its_version(command: Path) -> None:
    printed = subprocess.run([str(command), "--version"], capture_output=True, text=True, check=True).stdout
    assert regno.__version__ in printed


@pytest.mark.parametrize("bundle", BUNDLES)
def test_bundles_are_served_compressed(pages: httpx2.Client, bundle: str) -> None:
    response = fetch(pages, f"/static/vendor/{bundle}")
    assert response.headers["content-encoding"] == "gzip"


def test_fonts_are_served(pages: httpx2.Client) -> None:
    style = fetch(pages, "/static/vendor/fonts/fonts.css")
    faces = re.findall(r"url\(\"?([^)\"]+)\"?\)", style.text)
    assert faces
    for face in faces:
        assert fetch(pages, urljoin(str(style.url), face)).content.startswith(b"wOF2")


@pytest.mark.parametrize("page", ["/", "/tv"])
def test_a_page_finds_everything_it_asks_for(pages: httpx2.Client, page: str) -> None:
    """Fetch the page, its styles and scripts, and every module that these import."""
    frame = fetch(pages, page)
    assert frame.headers["content-type"].startswith("text/html")
    asked = {urljoin(str(frame.url), address) for address in re.findall(r'(?:src|href)="(/static/[^"]+)"', frame.text)}
    seen: set[str] = set()
    while asked - seen:
        address = (asked - seen).pop()
        seen.add(address)
        answer = fetch(pages, address)
        if answer.url.path.endswith(".js"):
            assert answer.headers["content-type"].startswith("text/javascript"), address
            if "/vendor/" not in answer.url.path:
                asked |= {urljoin(address, target) for target in imports(answer.text)}
    assert any("/static/vendor/" in address for address in seen)
