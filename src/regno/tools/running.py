"""A server of one's own, in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 30.0
"""Seconds for a server to start or to stop."""


class NotStarted(RuntimeError):
    """The server did not come up; the message holds what it said."""


@dataclass(frozen=True)
class Server:
    """A running server."""

    url: str
    port: int
    pid: int

    @property
    def socket_url(self) -> str:
        """Where pages open their socket."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def memory(self) -> float | None:
        """Megabytes of memory the server holds; None where the system does not say."""
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        except OSError:
            return None
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:")), None)


@contextmanager
def running_server(port: int = 0, data: Path | None = None, seed: int | None = None) -> Iterator[Server]:
    """Start `regno play` on a port (0: any that is free) and stop it at the end. Raises `NotStarted`.

    Without a data folder it gets an empty one that goes with it; `seed` settles the dice of every game.
    """
    with tempfile.TemporaryDirectory(prefix="regno-") as folder:
        port = port or _free_port()
        command = [sys.executable, "-m", "regno", "play", "--no-browser", "--port", str(port)]
        command += ["--data", str(data or folder), *([] if seed is None else ["--seed", str(seed)])]
        with open(Path(folder) / "said.txt", "w+", encoding="utf-8") as said:
            process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
            try:
                server = Server(f"http://127.0.0.1:{port}", port, process.pid)
                _wait(server, process, Path(said.name))
                yield server
            finally:
                process.terminate()
                process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _wait(server: Server, process: subprocess.Popen[bytes], said: Path) -> None:
    """Ask until it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{server.url}/ping", timeout=1):
                return
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(0.05)
    raise NotStarted(said.read_text(encoding="utf-8", errors="replace") or "The server said nothing.")
