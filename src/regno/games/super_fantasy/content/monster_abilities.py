"""What the undead can do besides walking and striking.

Every ability is one of three sorts: *fixed* ones belong to a kind at every difficulty, *minor* ones come with Heroic,
*major* ones with Epic. The rules of each stand where it matters: whom a monster can reach and how far it walks in
`targets.py`, what it does in `steps/strikes.py` and `steps/bosses.py`, what wounds and blows bring in `steps/wounds.py`
and `steps/blows.py`.
"""

from typing import Final

FIXED: Final = {
    "bowman": "volley",
    "spectre": "walks_through",
    "skull_tower": "skull_rain",
    "lazybones": "sermon",
    "fishmonger": "hook",
    "torment": "drill",
    "skullcleaver": "crown",
    "sstraxas": "sheds",
}
"""The fixed abilities, by the kind they belong to."""
MINOR: Final = ("sprightly", "thick_skulled", "venomous", "spiteful")
MAJOR: Final = ("frenzied", "regenerating", "restless", "howling")
MONSTER_ABILITIES: Final = (*FIXED.values(), *MINOR, *MAJOR)

_HEROIC: Final = {
    "badly_dead": ("sprightly",),
    "veteran": ("thick_skulled",),
    "bowman": ("venomous",),
    "fresh": ("spiteful",),
}
_EPIC: Final = {
    "badly_dead": ("restless",),
    "veteran": ("frenzied",),
    "spectre": ("regenerating",),
    "skull_tower": ("howling",),
}
USUAL: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "normal": {},
    "heroic": dict(_HEROIC),
    "epic": {kind: _HEROIC.get(kind, ()) + _EPIC.get(kind, ()) for kind in {**_HEROIC, **_EPIC}},
}
"""Minor and major abilities by difficulty and kind, where a mission says nothing else."""

LINGERS: Final = {
    "venomous": ("skull", "poisoned"),
    "hook": ("drop", "poisoned"),
    "sheds": ("skull", "frozen"),
}
"""What a blow that landed leaves behind: the Fate symbol that brings it, and the status."""

HOOK_REACH: Final = 3
HOOK_PULL: Final = 2
"""How far the Fishmonger's hook flies, and how many squares it drags its catch."""
SHED_SQUARES: Final = 2
"""How far Sstraxas slips away when he is wounded."""
