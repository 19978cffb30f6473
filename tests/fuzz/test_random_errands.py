"""Every mission there is, and every kind of goal at once, answered at random by heroes whom chance takes to where
something is to be done."""

from __future__ import annotations

import random

import msgspec
import pytest

from regno.bots import random_answers
from regno.engine.game import Setup
from regno.engine.questions import ChooseAction, Pending
from regno.folders import missions_folder
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.content.items import CURSES, MAGIC_ITEMS, SMALL_ITEMS
from regno.games.super_fantasy.content.missions import GOAL_KINDS, SURVIVAL_MODES, Goal, Wave
from regno.games.super_fantasy.content.monsters import DIFFICULTIES
from regno.games.super_fantasy.events import GoalProgressed
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.goals import SAFE, destinations, is_open, is_reached
from regno.games.super_fantasy.menu import actions
from tests.fuzz.test_random_games import check_board, is_between_turns
from tests.games.super_fantasy.playing import OnPaper, check_keeps, table

MISSIONS = sorted(path.stem for path in (missions_folder() / "super_fantasy").glob("*.toml"))
DECISIONS = 220
"""Answers in each game."""
OFTEN = 3
"""Every so many decisions everything is looked at."""
RARELY = 20
"""Every so many decisions the game is saved, loaded and cloned."""
ENOUGH = 40
"""Games after which every kind of goal must have come nearer."""
ERRANDS = ("goal", "grab", "lead", "let_go", "boulder", "tombstone", "coffin", "attack")
"""Groups of actions that missions ask for."""
WIDTH, HEIGHT = 11, 8
THINGS = "EAPzzzzwvfkol$#*CCmm" + "iibbbyyycBB" + "ssd"
ON_PAPER = {
    "study": Goal("study", "study", times=(2,)),
    "smash": Goal("smash", "smash", times=(3,)),
    "purify": Goal("purify", "purify"),
    "light": Goal("light", "light", times=(2,)),
    "press": Goal("press", "press", times=(3,)),
    "steal": Goal("steal", "steal", area="D", times=(3,)),
    "escort": Goal("escort", "escort", area="D"),
    "hold": Goal("hold", "hold", area="A", times=(4,)),
    "slay": Goal("slay", "slay", monster="badly_dead", times=(4,)),
    "escape": Goal("escape", "escape", area="D", after="smash"),
}


def play(game: SuperFantasy, luck: random.Random) -> set[str]:
    """Answer at random for a while, and look at everything that must hold. Returns the goals that came nearer."""
    nearer: set[str] = set()
    lives = game.state.lives
    for decision in range(DECISIONS):
        if game.outcome() is not None:
            break
        assert game.progress.pending, "nobody is asked, yet the game is not over"
        if decision % OFTEN == 0:
            check_board(game)
            check_errands(game)
            assert 0 <= game.state.lives <= lives
            lives = game.state.lives
        if decision % RARELY == 0:
            check_keeps(game)
        if is_between_turns(game):
            help_along(game, luck)
        pending = luck.choice(game.progress.pending)
        game.answer(pending.id, pending.seat, choose(game, pending, luck))
        nearer.update(event.goal for event in game.take_events() if isinstance(event, GoalProgressed))
    check_board(game)
    check_errands(game)
    return nearer


def choose(game: SuperFantasy, pending: Pending, luck: random.Random) -> object:
    """Mostly what the mission asks for, where there is such a thing to do; anything otherwise."""
    question = pending.question
    if isinstance(question, ChooseAction) and luck.random() < 0.6:
        wanted = [action for action in question.actions if action.id.partition(":")[0] in ERRANDS]
        if wanted:
            action = luck.choice(wanted)
            return {"action": action.id, "dice": luck.randint(action.low, action.high)}
    return random_answers.choose(game, pending, luck)


def help_along(game: SuperFantasy, luck: random.Random) -> None:
    """Chance keeps heroes alive, and takes them to where a goal is open; not those who lead somebody."""
    links = game.links()
    for hero in game.standing():
        hero.life = luck.randint(1, HEROES[hero.id].life)
        if luck.random() < 0.5 or hero.id in game.state.leaders.values():
            continue
        near = [
            square
            for goal in game.mission.goals
            if is_open(game, goal)
            for cell in destinations(game, goal, hero)
            for square in (cell, *links[cell])
            if square not in game.occupied()
        ]
        if near:
            hero.cell = luck.choice(sorted(near))


def check_errands(game: SuperFantasy) -> None:
    """What is true of goals and their things, whatever has happened."""
    state, mission = game.state, game.mission
    figures = [hero.cell for hero in state.heroes.values()] + [monster.cell for monster in state.monsters.values()]
    solid = {spot.cell for spot in mission.braziers.values()}
    solid.update(cell for crypt in mission.crypts.values() for cell in crypt.cells)
    solid.update(cell for name, cell in mission.boulders.items() if name not in state.cleared)
    assert not solid.intersection(figures), "somebody stands on a brazier, a crypt or a boulder"
    check_gold(game)
    check_companions(game, figures, solid)
    assert set(state.pressed) <= set(mission.buttons)
    assert len(set(state.pressed)) == len(state.pressed)
    for goal in mission.goals:
        count, total = state.goals.get(goal.id, 0), goal.total(len(state.heroes))
        assert 0 <= count <= total, f"{goal.id}: {count} of {total}"
        if goal.kind == "light":
            things = mission.things_of(goal)
            assert things[:count] == tuple(name for name in state.lit if name in things), "lit out of order"
        if goal.kind in ("study", "light", "steal", "hold") and goal.after:
            assert not count or is_reached(game, mission.goal(goal.after)), f"{goal.id} came nearer before it opened"
    for padlock in mission.padlocks.values():
        assert (padlock.gate in state.open_gates) == is_reached(game, mission.goal(padlock.goal))
    if mission.goals and all(is_reached(game, goal) for goal in mission.goals):
        assert state.ending == "victory"


def check_gold(game: SuperFantasy) -> None:
    """Every heap is where it was, in somebody's hands, where it was dropped, or safe; never twice."""
    state, mission = game.state, game.mission
    standing = {hero.id for hero in game.standing()}
    assert set(state.gold) <= set(mission.gold)
    for name, carrier in state.gold.items():
        assert carrier in ("", SAFE, *standing), f"{name} is carried by {carrier!r}"
        assert (name in state.gold_cells) == (carrier == ""), f"{name} lies about and does not"
    assert {key for key in game.view(None) if key.startswith("gold.")} == {f"gold.{name}" for name in mission.gold}


def check_companions(game: SuperFantasy, figures: list[tuple[int, int]], solid: set[tuple[int, int]]) -> None:
    """Companions stand on squares of their own, beside whoever leads them."""
    state, mission = game.state, game.mission
    cells = list(state.companions.values())
    assert set(state.companions) == set(mission.companions)
    assert len(set(cells)) == len(cells)
    assert set(cells) <= mission.grid.floor
    assert not set(cells).intersection(figures), "somebody stands on a companion"
    assert not set(cells).intersection(solid | set(mission.columns) | set(mission.chests.values()))
    for goal, leader in state.leaders.items():
        assert not game.hero(leader).is_down
        assert state.companions[goal] in game.links()[game.hero(leader).cell], f"{leader} leads from afar"


# ── missions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_keeps_everything_that_must_hold(mission: str) -> None:
    for number, difficulty in enumerate(DIFFICULTIES, 2):
        luck = random.Random(f"{mission} {difficulty}")
        seats = tuple(luck.sample(list(HEROES), number))
        game = SuperFantasy.new(Setup(mission, seats, luck.getrandbits(32), difficulty))
        play(game, luck)


# ── every kind of goal at once ───────────────────────────────────────────────────────────────────────────────────────


def errands(luck: random.Random) -> OnPaper:
    """Three heroes, all ten kinds of goals and their things, anywhere; a coffin in the corner."""
    signs = [*THINGS, *"." * (WIDTH * HEIGHT - len(THINGS) - 2)]
    luck.shuffle(signs)
    signs = ["X", "X", *signs]
    rows = ["".join(signs[y * WIDTH : (y + 1) * WIDTH]) for y in range(HEIGHT)]
    areas = [("A" * 6 + "B" * 5) if y < HEIGHT // 2 else ("C" * 6 + "D" * 5) for y in range(HEIGHT)]
    deck = [*MAGIC_ITEMS, *CURSES]
    luck.shuffle(deck)
    return table(
        "\n".join(rows), areas="\n".join(areas), quests=tuple(ON_PAPER.values()), end=40, deck=deck,
        small_deck=[*SMALL_ITEMS],
    )  # fmt: skip


def test_every_kind_of_goal_comes_nearer_sooner_or_later_and_everything_holds() -> None:
    assert set(ON_PAPER) == set(GOAL_KINDS)
    left = set(ON_PAPER)
    for seed in range(ENOUGH):
        luck = random.Random(seed)
        left -= play(errands(luck), luck)
        if not left and seed >= 8:
            break
    assert not left


@pytest.mark.parametrize("seed", range(3))
def test_a_night_among_all_errands_can_be_saved_anywhere(seed: int) -> None:
    luck = random.Random(seed)
    game = errands(luck)
    for _ in range(60):
        if game.outcome() is not None:
            break
        pending = luck.choice(game.progress.pending)
        msgspec.json.encode(game.ask_view(pending))
        game.answer(pending.id, pending.seat, choose(game, pending, luck))
        check_keeps(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_night_of_waves_keeps_everything_that_must_hold(seed: int) -> None:
    luck = random.Random(seed)
    brings: dict[str, tuple[int, ...]] = {"badly_dead": (3,), "veteran": (1,), "bowman": (1,), "spectre": (1,)}
    text = "mm.s.d..XX\n..........\n..E.A.P...\n.....K....\nl..s..s..d"
    given = {"waves": (Wave(1, {"badly_dead": (4,)}), Wave(3, brings)), "modes": SURVIVAL_MODES}
    deck = [*MAGIC_ITEMS, *CURSES]
    game = table(text, mode="survival", given=given, lives=3, end=8, deck=deck, small_deck=[*SMALL_ITEMS])
    play(game, luck)
    score = game.score()
    assert score is not None
    assert score["points"] == 10 * score["waves"] + score["kills"]
    assert 0 <= score["waves"] <= 7


def test_what_the_menu_offers_of_errands_is_really_there() -> None:
    """Nobody is offered gold that is safe or carried, a companion out of reach, or a boulder that is gone."""
    for seed in range(6):
        luck = random.Random(seed)
        game = errands(luck)
        for hero in game.standing():
            hero.dice = 6
            for action in actions(game, hero):
                group, _, name = action.id.partition(":")
                if group == "grab":
                    assert not game.state.gold.get(name)
                if group == "lead":
                    assert is_open(game, game.mission.goal(name))
                if group == "boulder":
                    assert name not in game.state.cleared
