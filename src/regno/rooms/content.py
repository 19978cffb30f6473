"""The static facts of a game, as pages fetch them."""

from pathlib import Path

import msgspec

from regno.games import GAMES


def content_of(game: str, missions: Path | None) -> bytes | None:
    """JSON of heroes, items, monsters…, and of the missions on the shelf; None for a game that is not here."""
    kind = GAMES.get(game)
    if kind is None:
        return None
    content = kind.content()
    shelf = {entry["id"]: entry for entry in kind.shelf(missions)}
    return msgspec.json.encode({**content, "missions": {**content.get("missions", {}), **shelf}})
