"""The addresses at which phones may find the server, and how far any phone has come."""

from collections.abc import Sequence

from regno.wire.replies import Address, Reached


class Addresses:
    """Base addresses such as `http://192.168.1.37:8000`, the likeliest first, and the one that the QR shows."""

    def __init__(self, candidates: Sequence[str]) -> None:
        self.candidates = list(candidates)
        self.index = 0
        self.is_settled = False
        """Whether a person chose the address, or a phone proved it."""
        self.requested = False
        self.socket = False
        self.joined = False

    @property
    def base(self) -> str:
        """The address shown."""
        return self.candidates[self.index]

    def offer(self, candidates: Sequence[str]) -> bool:
        """Take a new list of addresses, keeping the one shown while it lasts. Returns whether anything changed."""
        if list(candidates) == self.candidates or not candidates:
            return False
        shown = self.base
        self.candidates = list(candidates)
        keeps = shown in self.candidates and self.is_settled
        self.index = self.candidates.index(shown) if keeps else 0
        self.is_settled = keeps
        return True

    def show_next(self) -> None:
        """Show the next address of the list, the first after the last."""
        self.index = (self.index + 1) % len(self.candidates)
        self.is_settled = True

    def prove(self, host: str) -> bool:
        """A phone has come in at `host`: show that one, unless a person chose. Returns whether anything changed."""
        if self.is_settled:
            return False
        for index, candidate in enumerate(self.candidates):
            if f"//{host}:" in candidate:
                changed = index != self.index
                self.index, self.is_settled = index, True
                return changed
        return False

    def entry(self, path: str) -> Address:
        """The addresses of a page, as pages see them."""
        return {"url": self.base + path, "candidates": [base + path for base in self.candidates], "index": self.index}

    def reached(self) -> Reached:
        """How far any phone has come, as pages see it."""
        return {"requested": self.requested, "socket": self.socket, "joined": self.joined}
