"""Whole games of random answers, with everything that must hold at every decision.

A game is settled by its seed, its heroes and its rulings, all of them in the test's name: run that test alone to see a
failure again.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import msgspec
import pytest

from regno.bots import random_answers
from regno.engine.events import Event
from regno.engine.game import Setup
from regno.engine.questions import ChooseAction, ChooseCell, ChooseNumber, ChooseOne, Pending, Refused
from regno.games.super_fantasy import events
from regno.games.super_fantasy.content.abilities import ABILITIES
from regno.games.super_fantasy.content.heroes import HEROES, LEVELS
from regno.games.super_fantasy.content.items import CURSES, MAGIC_ITEMS, SMALL_ITEMS
from regno.games.super_fantasy.content.monsters import DIFFICULTIES
from regno.games.super_fantasy.content.rulings import PRESETS, RULINGS
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.steps.wounds import LoseLife

EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type)
    and issubclass(kind, Event)
    and kind.__module__ == events.__name__
    and kind is not events.GameEvent
]
"""Everything the game can tell."""

STORY = ("01", "02", "05", "06")
"""Missions of the curious player: between them they ask for all sorts of things."""
DECISIONS = 6_000
"""More answers than any game of random answers takes."""
THOROUGH = 7
"""Every so many decisions the slower checks are made."""

EDITIONS = ("recommended", "italian_book", "english_book", "mixed")
GAMES = [
    pytest.param(seed, 1 + seed % 6, EDITIONS[seed // 6 % 4], "coop", id=f"seed-{seed}-{1 + seed % 6}-heroes")
    for seed in range(24)
] + [
    pytest.param(
        seed, 1 + seed % 6, EDITIONS[seed % 4], "master", id=f"seed-{seed}-{1 + seed % 6}-heroes-and-the-master"
    )
    for seed in range(24, 32)
]


def rulings(name: str, luck: random.Random) -> dict[str, str]:
    """The choices of a preset, or any choices at all."""
    if name == "mixed":
        return {ruling.name: luck.choice(ruling.choices) for ruling in RULINGS.values()}
    return dict(PRESETS[name])


@pytest.mark.parametrize(("seed", "heroes", "edition", "mode"), GAMES)
def test_a_random_game_keeps_everything_that_must_hold(seed: int, heroes: int, edition: str, mode: str) -> None:
    luck = random.Random(seed)
    seats = (*luck.sample(list(HEROES), heroes), *SuperFantasy.required_seats(mode))
    setup = Setup("01", seats, seed, luck.choice(DIFFICULTIES), rulings(edition, luck), mode)
    game = SuperFantasy.new(setup)
    twin = SuperFantasy.load(game.save())
    game.take_events()
    past: list[tuple[SuperFantasy, bytes]] = []
    decision = 0
    try:
        while game.outcome() is None:
            decision += 1
            assert decision < DECISIONS, "the game does not end"
            assert game.progress.pending, "nobody is asked, yet the game is not over"
            check_board(game)
            check_questions(game)
            if decision % THOROUGH == 0:
                check_copies(game, luck)
                check_refusals(game, luck)
                past.append((game.clone(), game.save()))
            if seed % 2 and is_between_turns(game):
                gifts = luck.getrandbits(32)
                enrich(game, random.Random(gifts))
                enrich(twin, random.Random(gifts))
            pending = luck.choice(game.progress.pending)
            value = random_answers.choose(game, pending, luck)
            game.answer(pending.id, pending.seat, value)
            twin.answer(pending.id, pending.seat, value)
            assert game.take_events() == twin.take_events()
            twin = SuperFantasy.load(twin.save())
            assert (twin.state, twin.progress) == (game.state, game.progress)
        check_board(game)
        assert game.progress.pending == []
        msgspec.json.encode(game.view(None))
        for snapshot, data in past:
            assert snapshot.save() == data, "a game of the past has changed"
    except Exception as error:
        error.add_note(f"decision {decision} of {setup}, waiting for {game.waits_for()}")
        raise


def is_between_turns(game: SuperFantasy) -> bool:
    """Is nothing asked but whose turn it is, so that things may change without the question becoming untrue?"""
    return len(game.progress.pending) > 1 and all(about == "take_turn" for _, about in game.waits_for())


def enrich(game: SuperFantasy, luck: random.Random) -> None:
    """Let heroes have what takes long to come by: charged and improved abilities, items, curses, statuses; and be
    where it takes long to go."""
    state = game.state
    for hero in game.standing():
        if luck.random() < 0.2:
            hero.cell = luck.choice(sorted(game.mission.grid.floor - game.occupied()))
        for ability in hero.charge:
            if luck.random() < 0.5:
                hero.charge[ability] = ABILITIES[ability].charge
        if hero.level < len(LEVELS) and luck.random() < 0.3:
            hero.xp, hero.level = max(hero.xp, LEVELS[hero.level]), hero.level + 1
            improvable = [ability for ability, level in hero.levels.items() if level < 3]
            hero.levels[luck.choice(improvable)] += 1
        if state.deck and luck.random() < 0.3:
            thing = state.deck.pop()
            free = [ability for ability in hero.charge if ability not in hero.curses]
            slot = luck.choice(MAGIC_ITEMS[thing].slots) if thing in MAGIC_ITEMS else ""
            if thing in CURSES and free:
                hero.curses[luck.choice(free)] = thing
            elif slot and not hero.gear[slot]:
                hero.gear[slot] = thing
            else:
                state.discarded.append(thing)
        if state.small_deck and not hero.backpack:
            hero.backpack = (state.small_deck.pop(),)
        if luck.random() < 0.15:
            hero.status = (luck.choice(["stunned", "frozen", "poisoned"]),)
        hero.life = luck.randint(1, HEROES[hero.id].life)


def check_copies(game: SuperFantasy, luck: random.Random) -> None:
    """Clones and loaded saves are equal, and what happens to them does not touch the game."""
    data = game.save()
    assert SuperFantasy.load(data).save() == data
    for pending in game.progress.pending:
        offered = list(islice(pending.question.answers(), 200))
        for value in luck.sample(offered, min(2, len(offered))):
            clone = game.clone()
            assert (clone.state, clone.progress) == (game.state, game.progress)
            clone.answer(pending.id, pending.seat, value)
        clone = game.clone()
        clone.answer(pending.id, pending.seat, game.default(pending))
    assert game.save() == data, "a clone shares something with the game"


def check_refusals(game: SuperFantasy, luck: random.Random) -> None:
    """What is not offered is refused and changes nothing."""
    data = game.save()
    pending = luck.choice(game.progress.pending)
    stranger = next(seat for seat in (*HEROES, "nobody") if seat != pending.seat)
    attempts = [
        (pending.id, pending.seat, nonsense(pending, luck)),
        (pending.id, stranger, game.default(pending)),
        (pending.id + 1_000, pending.seat, game.default(pending)),
    ]
    for attempt in attempts:
        with pytest.raises(Refused):
            game.answer(*attempt)
    assert game.save() == data


def nonsense(pending: Pending, luck: random.Random) -> Any:
    """An answer that is not offered."""
    match pending.question:
        case ChooseNumber(low=low, high=high):
            return luck.choice([low - 1, high + 1, "1", None, 1.5])
        case ChooseOne():
            return luck.choice(["banana", "", 0, None])
        case ChooseCell():
            return luck.choice([(99, 99), (-1, 0), "0,0", None])
        case ChooseAction(actions=actions):
            first = actions[0]
            return luck.choice(
                [{"action": first.id, "dice": first.high + 1}, {"action": "dance", "dice": 1}, "end_turn", {}]
            )
    raise AssertionError(pending)


def check_questions(game: SuperFantasy) -> None:
    """Every open question has a choice, a legal default, and a view that pages can read."""
    for pending in game.progress.pending:
        pending.question.check(pending.question.default_answer())
        assert pending.first or next(islice(pending.question.answers(), 1, None), None) is not None
        view = game.ask_view(pending)
        assert msgspec.json.decode(msgspec.json.encode(view))["seat"] == pending.seat
        for entry in (*view.get("actions", ()), view):
            odds = entry.get("odds")
            if odds is not None:
                assert len(odds) == entry["high"] - entry["low"] + 1
                assert all(0 <= chance <= 1 for chance in odds)
            if "mean" in entry:
                assert len(entry["mean"]) == entry["high"] - entry["low"] + 1


def check_board(game: SuperFantasy) -> None:
    """What is true of every table, whatever has happened."""
    state, mission = game.state, game.mission
    figures = [hero.cell for hero in state.heroes.values()] + [monster.cell for monster in state.monsters.values()]
    assert len(set(figures)) == len(figures), "two figures stand on one square"
    assert set(figures) <= mission.grid.floor
    solid = {*mission.columns, *mission.chests.values()}
    assert not solid.intersection(figures), "somebody stands on a chest or a column"
    kinds = Counter(monster.kind for monster in state.monsters.values())
    assert all(count <= game.sheets[kind].supply for kind, count in kinds.items())
    for monster in state.monsters.values():
        assert 0 <= monster.wounds < game.sheets[monster.kind].life
    for hero in state.heroes.values():
        sheet = HEROES[hero.id]
        assert 0 <= hero.dice <= 6, f"{hero.id} has {hero.dice} dice"
        assert hero.shield_dice >= 0
        assert 0 <= hero.life <= sheet.life
        falling = any(isinstance(step, LoseLife) and step.hero == hero.id for step in game.progress.stack)
        assert hero.is_down == (hero.life == 0) or falling
        assert all(0 <= charge <= ABILITIES[name].charge for name, charge in hero.charge.items())
        assert all(1 <= level <= 3 for level in hero.levels.values())
        assert sum(hero.levels.values()) - 3 <= hero.level <= len(LEVELS)
        assert set(hero.curses) <= set(hero.charge)
        assert len(set(hero.status)) == len(hero.status)
        assert sum(name in SMALL_ITEMS for name in hero.backpack) <= 2
        assert sum(name in MAGIC_ITEMS for name in hero.backpack) <= 1
        assert hero.id == state.turn_of or hero.dice == 0
    check_things(game)
    check_master(game)
    msgspec.json.encode(game.view(None))


def check_master(game: SuperFantasy) -> None:
    """Whoever commands the undead has six dice, spends each once, and nobody marches twice."""
    turn = game.state.master
    if turn is None:
        assert not any(pending.seat == "master" for pending in game.progress.pending)
        return
    assert (game.mode, game.state.phase) == ("master", "monsters") or game.state.ending
    assert (len(turn.faces), turn.star) == (6, len(game.state.heroes))
    assert len(set(turn.spent)) == len(turn.spent) <= 6
    assert set(turn.spent) <= set(range(6))
    assert len(set(turn.marched)) == len(turn.marched) <= len(turn.spent) - turn.has_summoned


def check_things(game: SuperFantasy) -> None:
    """No item, curse or small item is ever lost or doubled."""
    state = game.state
    held = [*state.deck, *state.discarded, *state.left_behind.values()]
    small = list(state.small_deck)
    for hero in state.heroes.values():
        held += [item for item in hero.gear.values() if item]
        held += [item for item in hero.backpack if item in MAGIC_ITEMS]
        held += hero.curses.values()
        small += [item for item in hero.backpack if item in SMALL_ITEMS]
    in_hand = [item for step in game.progress.stack for name in ("item", "curse") if (item := getattr(step, name, ""))]
    missing = Counter([*MAGIC_ITEMS, *CURSES]) - Counter(held)
    assert set(missing) <= set(in_hand), f"lost: {missing}"
    doubled = Counter(held) - Counter([*MAGIC_ITEMS, *CURSES])
    assert not doubled, f"doubled: {doubled}"
    assert len(small) <= 15


# ── everything there is ──────────────────────────────────────────────────────────────────────────────────────────────


def test_games_use_everything_there_is() -> None:
    """Games of a player who does first what has not been done yet, until everything has been."""
    wanted = {
        *(f"ability {name} {level}" for name in ABILITIES for level in (1, 2, 3)),
        *(f"small item {name}" for name in SMALL_ITEMS),
        *(f"item {name}" for name in MAGIC_ITEMS),
        *(f"curse {name}" for name in CURSES),
        *(f"event {event.__struct_config__.tag}" for event in EVENTS),
    }
    done: Counter[str] = Counter()
    for seed in range(400):
        play_curiously(seed, done)
        if wanted <= set(done):
            break
    assert wanted <= set(done), f"never seen: {sorted(wanted - set(done))}"


def play_curiously(seed: int, done: Counter[str]) -> None:
    luck = random.Random(seed)
    edition = rulings("mixed" if seed % 2 else "recommended", luck)
    mission = STORY[seed % len(STORY)]
    game = SuperFantasy.new(Setup(mission, tuple(luck.sample(list(HEROES), 4)), seed, "normal", edition))
    for _ in range(DECISIONS):
        if game.outcome() is not None:
            break
        if is_between_turns(game):
            enrich(game, luck)
        pending = luck.choice(game.progress.pending)
        value = random_answers.choose(game, pending, luck)
        if isinstance(pending.question, ChooseAction):
            rare = min(pending.question.actions, key=lambda action: (done[_kind(action.id)], luck.random()))
            if luck.random() < 0.7:
                value = {"action": rare.id, "dice": luck.randint(rare.low, rare.high)}
            done[_kind(value["action"])] += 1
        game.answer(pending.id, pending.seat, value)
        for event in game.take_events():
            note(game, event, done)


def _kind(action: str) -> str:
    """An action without its target."""
    return "action " + ":".join(action.split(":")[:2])


def note(game: SuperFantasy, event: Any, done: Counter[str]) -> None:
    """Count what an event shows to have been used."""
    kind = event.__struct_config__.tag
    done[f"event {kind}"] += 1
    if kind == "ability_used":
        done[f"ability {event.ability} {game.hero(event.hero).levels[event.ability]}"] += 1
    if kind == "small_item_used":
        done[f"small item {event.item}"] += 1
    if kind == "item_taken":
        done[f"item {event.item}"] += 1
    if kind == "curse_drawn":
        done[f"curse {event.curse}"] += 1
