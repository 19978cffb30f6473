"""A small vocabulary to play Super Fantasy in tests: draw a position, say what the dice show, act, and look.

Drawings are explained in `on_paper.py`. Things are named in reading order, each kind on its own: monsters `m1`, `m2`,
gates `g1`, tombstones `t1`, chests `c1`, coffins `k1`, the grave `pit`, braziers `b1`, buttons `u1`, gold `o1` and
boulders `r1`. Every answer given with these words also checks that the game can be saved, loaded and cloned right
there, and that no die was rolled that the test did not foresee.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from regno.engine.dice import DiceStream
from regno.engine.drawing import STONE, read
from regno.engine.events import Event, snake
from regno.engine.game import Setup
from regno.engine.questions import Cell, ChooseAction, Pending
from regno.engine.steps import Progress, run
from regno.games.super_fantasy.content.abilities import ABILITIES
from regno.games.super_fantasy.content.faces import ACTION_FACES, FATE_COLOURS, FATE_SYMBOLS
from regno.games.super_fantasy.content.faces import STAR as STAR
from regno.games.super_fantasy.content.heroes import HEROES, SLOTS
from regno.games.super_fantasy.content.missions import Goal
from regno.games.super_fantasy.content.rulings import settled
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.state import Hero, State
from regno.games.super_fantasy.steps import Play
from tests.games.super_fantasy.on_paper import FREE, STONE_SIGNS, in_reading_order, mission_of
from tests.games.super_fantasy.on_paper import HERO_SIGNS as HERO_SIGNS
from tests.games.super_fantasy.on_paper import MONSTER_SIGNS as MONSTER_SIGNS
from tests.games.super_fantasy.on_paper import OnPaper as OnPaper
from tests.games.super_fantasy.on_paper import drawn as drawn


def table(
    text: str,
    *,
    areas: str | None = None,
    rulings: Mapping[str, str] | None = None,
    monsters: Mapping[str, Mapping[str, Any]] | None = None,
    phase: str = "heroes",
    fate: Iterable[int | str] = (),
    drops: Mapping[str, str] | None = None,
    quests: tuple[Goal, ...] | None = None,
    given: Mapping[str, Any] | None = None,
    difficulty: str = "normal",
    abilities: Mapping[str, tuple[str, ...]] | None = None,
    mode: str = "",
    **changes: Any,
) -> OnPaper:
    """A game on a drawn map, played up to its first question.

    `changes` are heroes by id (`axl={"life": 1, "full": ("epic_hymn",)}`: fields of `Hero`, dicts are merged, `full`
    names abilities that are charged), and fields of `State` (`deck`, `end`, `smashed`, …) by name.
    `monsters` changes monsters by id, `abilities` says which minor and major ones a kind has. `phase="monsters"` begins
    with the Monster Phase, for which `fate` says what the dice show (as in `dice`). Areas are one letter a square;
    without them all is area A. `quests` are goals, which take their squares from the drawing; `given` are other fields
    of the mission. In `mode="master"` somebody commands the undead. A hero alone on the map takes one turn a round like
    everybody, unless `rulings` say otherwise.
    """
    drawing = read(drawn(text))
    name = f"drawn {len(OnPaper.drawn)}"
    mission = mission_of(name, drawing, areas, quests, dict(drops or {}))
    own = {"abilities": {difficulty: dict(abilities or {})}} | dict(given or {})
    mission = OnPaper.drawn[name] = replace(mission, **own)
    placed = [(sign, cell) for sign, cell in in_reading_order(drawing) if sign in HERO_SIGNS]
    seats = tuple(HERO_SIGNS[sign] for sign, _ in placed)
    alone = {"lone_hero": "one_turn"} if len(seats) == 1 else {}
    state = State(
        rulings=settled(alone | dict(rulings or {})),
        heroes={HERO_SIGNS[sign]: _hero(HERO_SIGNS[sign], cell) for sign, cell in placed},
        end=20,
        companions={goal: companion.cell for goal, companion in mission.companions.items()},
    )
    places = (*seats, *SuperFantasy.required_seats(mode))
    game = OnPaper(Setup(name, places, 1, difficulty, mode=mode), state, Progress(DiceStream(1)))
    for name, change in changes.items():
        if name in seats:
            _change(state.heroes[name], change)
        else:
            assert name in State.__struct_fields__, f"{name} is neither a hero on the map nor a field of the state"
            setattr(state, name, change)
    for kind, cell in mission.monsters:
        assert game.add_monster(kind, cell) is not None, f"the box has no {kind} left"
    for monster, change in (monsters or {}).items():
        _change(state.monsters[monster], change)
    dice(game, *fate)
    if phase == "monsters":
        state.round = 1
        game.progress.stack = [Play(bookmark="monsters")]
        _carry_on(game, None)
    else:
        game.progress.stack = [Play()]
        _carry_on(game)
    return game


def _carry_on(game: OnPaper, *delivery: Any) -> None:
    stream = game.progress.dice
    foreseen = stream.position + len(stream.scripted)
    run(game, *delivery)
    _check_luck(game, foreseen)


def _check_luck(game: SuperFantasy, foreseen: int) -> None:
    rolled = game.progress.dice.position - foreseen
    assert rolled <= 0, f"{rolled} more dice were rolled than the test foresaw; it happened:\n{story(game)}"


def _hero(name: str, cell: Cell) -> Hero:
    sheet = HEROES[name]
    return Hero(
        id=name,
        cell=cell,
        facing=0,
        life=sheet.life,
        charge=dict.fromkeys(sheet.abilities, 0),
        levels=dict.fromkeys(sheet.abilities, 1),
        gear=dict.fromkeys(SLOTS, ""),
    )


def _change(figure: Any, change: Mapping[str, Any]) -> None:
    for field, value in change.items():
        if field == "full":
            figure.charge |= {ability: ABILITIES[ability].charge for ability in value}
        elif isinstance(value, Mapping):
            assert field == "curses" or set(value) <= set(getattr(figure, field)), f"{field} knows no {set(value)}"
            setattr(figure, field, getattr(figure, field) | dict(value))
        else:
            setattr(figure, field, value)


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def dice(game: SuperFantasy, *shown: int | str) -> None:
    """What the next dice show: `1`, `2` and `STAR` on action dice; on the Fate die a symbol (`"skull"`), a colour
    (`"black"`) or both (`"orange drop"`)."""
    game.progress.dice.scripted += [_side(face) for face in shown]


def _side(face: int | str) -> int:
    if isinstance(face, int):
        return ACTION_FACES.index(face)
    words = face.split()
    for side, (symbol, colour) in enumerate(zip(FATE_SYMBOLS, FATE_COLOURS, strict=True)):
        if set(words) <= {symbol, colour}:
            return side
    raise LookupError(f"no side of the Fate die is {face!r}")


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def asked(game: SuperFantasy, about: str | None = None, seat: str | None = None) -> Pending:
    """The question that is open (about this, for this seat)."""
    found = [
        pending
        for pending in game.progress.pending
        if about in (None, pending.question.about) and seat in (None, pending.seat)
    ]
    assert found, f"nobody is asked about {about or 'anything'} ({seat or 'any seat'}); {open_questions(game)}"
    return found[0]


def open_questions(game: SuperFantasy) -> str:
    """What is really open, for failure messages."""
    if not game.progress.pending:
        return f"no question is open, outcome: {game.outcome()}; it happened:\n{story(game)}"
    lines = []
    for pending in game.progress.pending:
        offered = [
            (f"{a['action']} {a['dice']}" if isinstance(a, dict) else str(a)) for a in pending.question.answers()
        ]
        lines.append(f"  {pending.seat} about {pending.question.about}: {', '.join(offered)}")
    return "open are:\n" + "\n".join(lines) + f"\nit happened:\n{story(game)}"


def reply(game: SuperFantasy, value: Any, *, about: str | None = None, seat: str | None = None) -> None:
    """Answer the open question (about this, for this seat)."""
    pending = asked(game, about, seat)
    legal = value in pending.question.answers()
    assert legal, f"{value!r} is not offered; {open_questions(game)}"
    stream = game.progress.dice
    foreseen = stream.position + len(stream.scripted)
    game.answer(pending.id, pending.seat, value)
    _check_luck(game, foreseen)
    check_keeps(game)


def check_keeps(game: SuperFantasy) -> None:
    """The game can be saved, loaded and cloned as it stands, and nothing of it is lost."""
    loaded, twin = type(game).load(game.save()), game.clone()
    for other in (loaded, twin):
        assert other.state == game.state
        assert other.progress == game.progress


def act(game: SuperFantasy, action: str, dice: int | None = None) -> None:
    """The hero whose turn it is does something: the id of an action and its number of dice (all, unless said)."""
    pending = asked(game, "turn")
    question = pending.question
    assert isinstance(question, ChooseAction)
    offered = {each.id: each for each in question.actions}
    assert action in offered, f"{pending.seat} cannot {action}; {open_questions(game)}"
    reply(game, {"action": action, "dice": offered[action].high if dice is None else dice}, about="turn")


def take_turn(game: SuperFantasy, hero: str) -> None:
    """This hero goes next."""
    reply(game, "take_turn", about="take_turn", seat=hero)


def end_turn(game: SuperFantasy) -> None:
    """The hero whose turn it is has done enough."""
    act(game, "end_turn")


# ── looking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def can(game: SuperFantasy, action: str) -> bool:
    """Is this action (or one that begins like it) open to the hero whose turn it is?"""
    return bool(open_actions(game, action))


def open_actions(game: SuperFantasy, start: str = "") -> list[str]:
    """The actions open to the hero whose turn it is, by id: those that are `start` or begin with it and a colon."""
    question = asked(game, "turn").question
    assert isinstance(question, ChooseAction)
    return [
        each.id for each in question.actions if each.id == start or each.id.startswith(f"{start}:" if start else "")
    ]


def options(game: SuperFantasy, about: str) -> list[Any]:
    """The answers to the open question about this."""
    return list(asked(game, about).question.answers())


def told(game: SuperFantasy, kind: str) -> list[Any]:
    """The events of a kind (`attack_hit`) told so far."""
    return [event for event in game.events if snake(type(event).__name__) == kind]


def last(game: SuperFantasy, kind: str) -> Any:
    """The latest event of a kind."""
    events = told(game, kind)
    assert events, f"no {kind} was told; it happened:\n{story(game)}"
    return events[-1]


def story(game: SuperFantasy) -> str:
    """Everything told so far, a line each."""
    return "\n".join(f"  {_line(event)}" for event in game.events)


def _line(event: Event) -> str:
    return re.sub(r", rule='.*?'", "", str(event))


def where(game: SuperFantasy, figure: str) -> Cell:
    """The square of a hero or monster."""
    figures: dict[str, Any] = {**game.state.heroes, **game.state.monsters}
    return tuple(figures[figure].cell)


def status(game: SuperFantasy, figure: str) -> list[str]:
    """What ails a hero or monster."""
    figures: dict[str, Any] = {**game.state.heroes, **game.state.monsters}
    return list(figures[figure].status)


def picture(game: SuperFantasy) -> str:
    """The board as a plain drawing: figures over things, the fallen and the gone left out."""
    state, mission = game.state, game.mission
    signs = dict.fromkeys(mission.grid.floor, FREE) | dict.fromkeys(mission.stones, STONE)
    signs |= dict.fromkeys(mission.columns, "o") | dict.fromkeys(mission.chests.values(), "$")
    signs |= {cell: "*" for goal in mission.goals for cell in goal.cells}
    signs |= {cell: "C" for crypt in mission.crypts.values() for cell in crypt.cells}
    signs |= {cell: "m" for cells in mission.graves.values() for cell in cells}
    signs |= {c: "X" for name, pair in mission.coffins.items() if name not in state.purified for c in pair}
    letters = {symbol: sign for sign, symbol in STONE_SIGNS.items()}
    signs |= {s.cell: letters[s.symbol] for name, s in mission.tombstones.items() if name not in state.smashed}
    kinds = {kind: sign for sign, kind in MONSTER_SIGNS.items()}
    signs |= {monster.cell: kinds[monster.kind] for monster in state.monsters.values()}
    heroes = {hero: sign for sign, hero in HERO_SIGNS.items()}
    signs |= {hero.cell: heroes[hero.id] for hero in state.heroes.values()}
    width, height = mission.drawing.width, mission.drawing.height
    return "\n".join("".join(signs.get((x, y), " ") for x in range(width)).rstrip() for y in range(height))


def lit(game: SuperFantasy, about: str = "move") -> str:
    """The board with the squares on offer drawn as `+`: where a Move, a push or a leap can end."""
    rows = [list(row.ljust(game.mission.drawing.width)) for row in picture(game).split("\n")]
    for x, y in options(game, about):
        rows[y][x] = "+"
    return "\n".join("".join(row).rstrip() for row in rows)


def opening(*items: str, **more: Any) -> OnPaper:
    """Elfric has just opened a chest; the stack holds these, the first on top."""
    game = table("E$", deck=list(reversed(items)), **more)
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    return game
