"""Facts the rules tell, in the past tense. Each game declares a closed set of its own."""

from msgspec import Struct


def snake(name: str) -> str:
    """The wire name of an event class: `LifeLost` → `life_lost`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Event(Struct, frozen=True, kw_only=True, tag=snake, tag_field="type"):
    """Something that has happened. `rule` names the entry of the rule ledger that made it happen.

    Events carry ids and numbers, never sentences: every page words them in its own language.
    """

    rule: str
