"""What a table is going to play: game, mission, difficulty, rulings."""

from collections.abc import Sequence

from msgspec import Struct

from regno.engine.questions import Refused
from regno.games import GAMES
from regno.wire.replies import Edition, GameEntry, MissionEntry, Ruling

PRESET = "preset"
"""Name that stands, among the options of `choose`, for a whole set of rulings."""


class Choices(Struct, frozen=True):
    """`options` names only rulings that differ from their default."""

    game: str = ""
    mission: str = ""
    difficulty: str = "normal"
    options: dict[str, str] = {}


def first_choices(shelf: Sequence[GameEntry]) -> Choices:
    """The first mission that can be played."""
    for entry in shelf:
        for mission in entry["missions"]:
            if "broken" not in mission:
                return Choices(entry["game"], mission["id"], default_difficulty(mission))
    return Choices()


def default_difficulty(mission: MissionEntry) -> str:
    """Normal where there is such a thing, else the first."""
    difficulties = mission["difficulties"]
    return "normal" if "normal" in difficulties or not difficulties else difficulties[0]


def mission_entry(shelf: Sequence[GameEntry], game: str, mission: str) -> MissionEntry | None:
    """A mission's place on the shelf."""
    for entry in shelf:
        if entry["game"] == game:
            return next((found for found in entry["missions"] if found["id"] == mission), None)
    return None


def chosen_alone(shelf: Sequence[GameEntry], choices: Choices) -> list[GameEntry]:
    """The shelf with nothing on it but the mission chosen: what pages need of it once a game is on."""
    entry = mission_entry(shelf, choices.game, choices.mission)
    missions = [] if entry is None else [entry]
    return [{"game": choices.game, "missions": missions}]


def checked(shelf: Sequence[GameEntry], game: str, mission: str, difficulty: str, options: dict[str, str]) -> Choices:
    """These choices, if the shelf has them.

    Raises `Refused`: `unknown_game`, `unknown_mission`, `broken_mission`, `unknown_option`.
    """
    if game not in GAMES:
        raise Refused("unknown_game", game=game)
    entry = mission_entry(shelf, game, mission)
    if entry is None:
        raise Refused("unknown_mission", mission=mission)
    if "broken" in entry:
        raise Refused("broken_mission", mission=mission, why=entry["broken"])
    if difficulty not in entry["difficulties"] and difficulty != default_difficulty(entry):
        raise Refused("unknown_option", difficulty=difficulty)
    return Choices(game, mission, difficulty, _checked_options(game, options))


def _checked_options(game: str, options: dict[str, str]) -> dict[str, str]:
    rulings = GAMES[game].rulings()
    wanted = dict(options)
    preset = wanted.pop(PRESET, None)
    if preset is not None and preset not in rulings["presets"]:
        raise Refused("unknown_option", option=PRESET, value=preset)
    values = {**(rulings["presets"][preset] if preset is not None else {}), **wanted}
    for name, value in values.items():
        if name not in rulings["options"] or value not in rulings["options"][name]["choices"]:
            raise Refused("unknown_option", option=name, value=value)
    return {name: value for name, value in values.items() if value != rulings["options"][name]["default"]}


def presets(game: str) -> list[str]:
    """Names of the sets of rulings that a game offers."""
    return list(GAMES[game].rulings()["presets"]) if game in GAMES else []


def edition(choices: Choices, *, only_own: bool = False) -> Edition:
    """The rulings in force, and the name they have together. With `only_own` those that are at their default are left
    out: once a game is on nobody chooses any more."""
    if choices.game not in GAMES:
        return {"preset": "", "options": {}}
    rulings = GAMES[choices.game].rulings()
    options: dict[str, Ruling] = {
        name: {
            "value": choices.options.get(name, ruling["default"]),
            "choices": list(ruling["choices"]),
            "default": ruling["default"],
        }
        for name, ruling in rulings["options"].items()
    }
    values = {name: ruling["value"] for name, ruling in options.items()}
    defaults = {name: ruling["default"] for name, ruling in options.items()}
    fitting = (name for name, preset in rulings["presets"].items() if values == {**defaults, **preset})
    shown = {name: ruling for name, ruling in options.items() if not only_own or name in choices.options}
    return {"preset": next(fitting, "own"), "options": shown}
