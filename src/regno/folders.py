"""Where the files that are not Python lie: pages, templates, missions.

In an installed wheel they are inside the package; in a checkout (editable install) they are at its top level.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent.parent


def _find(name: str) -> Path:
    """Return the folder `name` of the package, else of the checkout.

    Raises FileNotFoundError where neither has it: the installation is broken.
    """
    for place in (_PACKAGE, _CHECKOUT):
        folder = place / name
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"regno's folder '{name}' is missing: install regno again")


def static_folder() -> Path:
    """Return the folder of scripts, styles, words and bundles, served under `/static/`."""
    return _find("static")


def templates_folder() -> Path:
    """Return the folder of the pages' Jinja2 templates."""
    return _find("templates")


def missions_folder() -> Path:
    """Return the folder of mission files, one sub-folder a game."""
    return _find("missions")
