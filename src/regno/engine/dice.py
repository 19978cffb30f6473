"""Chance as two integers: a seed and how many numbers have been drawn from it."""

from collections.abc import MutableSequence
from typing import Any

from msgspec import Struct

_MASK = (1 << 64) - 1


def _mixed(number: int) -> int:
    """A well-spread 64-bit value for each 64-bit input (the finaliser of splitmix64)."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class DiceStream(Struct):
    """A counter-based generator: the n-th number depends on `seed` and n alone, so a saved game goes on as it would
    have. `scripted` faces, if any, come first: tests say what the dice show."""

    seed: int
    position: int = 0
    scripted: list[int] = []

    def draw(self, sides: int) -> int:
        """The next number, from 0 to `sides` − 1."""
        self.position += 1
        if self.scripted:
            return self.scripted.pop(0)
        return (_mixed((self.seed + self.position * 0x9E3779B97F4A7C15) & _MASK) * sides) >> 64

    def roll(self, count: int, sides: int) -> list[int]:
        """`count` numbers, each from 0 to `sides` − 1."""
        return [self.draw(sides) for _ in range(count)]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self, name: str) -> "DiceStream":
        """Another stream, settled by this seed and `name`: for decks, or for a bot's own imagination."""
        seed = self.seed & _MASK
        for byte in name.encode():
            seed = _mixed((seed ^ byte) + 0x9E3779B97F4A7C15 & _MASK)
        return DiceStream(seed)
