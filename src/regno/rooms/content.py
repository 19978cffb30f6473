"""The static facts of a game, as pages fetch them, and the words of the mission they play."""

from pathlib import Path
from typing import Any

import msgspec

from regno.games import GAMES


def content_of(game: str, missions: Path | None, mission: str = "", language: str = "") -> bytes | None:
    """JSON of heroes, monsters…, and of one `mission` everything there is to read in a `language`, its story included.

    None for a game that is not here. The other missions are on the shelf, in the lobby; no page needs their stories.
    """
    kind = GAMES.get(game)
    if kind is None:
        return None
    shelf = kind.shelf(missions) if mission else []
    words = {entry["id"]: {"words": _spoken(entry["words"], language)} for entry in shelf if entry["id"] == mission}
    return msgspec.json.encode({**kind.content(), "missions": words})


def _spoken(words: dict[str, Any], language: str) -> dict[str, Any]:
    """The words of one language; all of them where it is not among them."""
    return {language: words[language]} if language in words else words
