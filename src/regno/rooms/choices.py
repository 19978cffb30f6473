"""What a table is going to play: game, mission, difficulty, mode, rulings."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from regno.engine.questions import Refused
from regno.games import GAMES
from regno.wire.replies import Edition, GameEntry, MissionEntry, Ruling

PRESET = "preset"
"""Name that stands, among the options of `choose`, for a whole set of rulings."""


class Choices(Struct, frozen=True):
    """`options` names only rulings that differ from their default; `mode` "" is the mission's first."""

    game: str = ""
    mission: str = ""
    difficulty: str = "normal"
    options: dict[str, str] = {}
    mode: str = ""


def first_choices(shelf: Sequence[GameEntry]) -> Choices:
    """The first mission that can be played."""
    for entry in shelf:
        for mission in entry["missions"]:
            if "broken" not in mission:
                return fitted(shelf, Choices(entry["game"], mission["id"]))
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


def chosen_alone(shelf: Sequence[GameEntry], game: str, missions: Sequence[str]) -> list[GameEntry]:
    """The shelf with nothing on it but these missions: what pages need of it once a game is on."""
    entries = [mission_entry(shelf, game, mission) for mission in dict.fromkeys(missions)]
    return [{"game": game, "missions": [entry for entry in entries if entry is not None], "campaigns": []}]


def modes_of(shelf: Sequence[GameEntry], choices: Choices) -> list[str]:
    """How the mission can be played."""
    entry = mission_entry(shelf, choices.game, choices.mission)
    return entry["modes"] if entry is not None else []


def mode_of(shelf: Sequence[GameEntry], choices: Choices) -> str:
    """How it is going to be played: the mission's first mode where it has not the one chosen."""
    modes = modes_of(shelf, choices)
    return choices.mode if choices.mode in modes or not modes else modes[0]


def fitted(shelf: Sequence[GameEntry], choices: Choices) -> Choices:
    """Choices that change nothing but the mission, with a difficulty and a mode that this mission has."""
    entry = mission_entry(shelf, choices.game, choices.mission)
    if entry is None:
        return choices
    known = choices.difficulty in entry["difficulties"]
    difficulty = choices.difficulty if known else default_difficulty(entry)
    return replace(choices, difficulty=difficulty, mode=mode_of(shelf, choices))


def checked(shelf: Sequence[GameEntry], wanted: Choices) -> Choices:
    """These choices, if the shelf has them; `options` may name a preset.

    Raises `Refused`: `unknown_game`, `unknown_mission`, `broken_mission`, `unknown_option`.
    """
    if wanted.game not in GAMES:
        raise Refused("unknown_game", game=wanted.game)
    entry = mission_entry(shelf, wanted.game, wanted.mission)
    if entry is None:
        raise Refused("unknown_mission", mission=wanted.mission)
    if "broken" in entry:
        raise Refused("broken_mission", mission=wanted.mission, why=entry["broken"])
    if wanted.difficulty not in entry["difficulties"] and wanted.difficulty != default_difficulty(entry):
        raise Refused("unknown_option", difficulty=wanted.difficulty)
    return replace(wanted, options=_checked_options(wanted.game, wanted.options), mode=mode_of(shelf, wanted))


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
