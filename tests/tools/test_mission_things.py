"""The checker of missions: every kind of goal, what it needs on the map, and survival scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.test_missions import changed, check, expect_mistake, write

MILL = """\
minutes = 20
players = [1, 3]

[rounds]
normal = [7]

[[goals]]
id = "fires"
kind = "light"
attribute = "magic"
need = 6

[[goals]]
id = "bells"
kind = "press"
times = [1, 2]

[[goals]]
id = "flour"
kind = "steal"
area = "B"

[[goals]]
id = "goat"
kind = "escort"
area = "B"
after = "fires"

[[goals]]
id = "mill"
kind = "hold"
area = "B"

[[goals]]
id = "miller"
kind = "slay"
monster = "veteran"

[[goals]]
id = "seal"
kind = "study"

[[goals]]
id = "stones"
kind = "smash"

[[goals]]
id = "rest"
kind = "purify"

[[goals]]
id = "home"
kind = "escape"
area = "A"
after = "goat"

[legend]
s = { is = "start" }
i = { is = "brazier", goal = "fires", order = 1 }
j = { is = "brazier", goal = "fires", order = 2 }
b = { is = "button", goal = "bells" }
y = { is = "gold", goal = "flour" }
c = { is = "companion", goal = "goat", kind = "goat" }
v = { is = "monster", kind = "veteran" }
C = { is = "crypt", goal = "seal" }
K = { is = "tombstone", symbol = "skull", goal = "stones" }
X = { is = "coffin", goal = "rest" }
B = { is = "boulder" }
p = { is = "padlock", goal = "fires" }

[map]
drawing = '''
+-+-+-+-+-+-+-+-+
|s s s .|. . . v|
+ + + + + + + + +
|i . j pH. . . y|
+ + + + + + + + +
|b . b .H. C C .|
+ + + + + + + + +
|c . B K|X X . .|
+-+-+-+-+-+-+-+-+
'''
areas = '''
AAAABBBB
AAAABBBB
AAAABBBB
AAAABBBB
'''

[words.it]
title = "Il mulino"
blurb = "Macina ossa."
areas = { A = "Cortile", B = "Mulino" }

[words.it.goals]
fires = "1"
bells = "2"
flour = "3"
goat = "4"
mill = "5"
miller = "6"
seal = "7"
stones = "8"
rest = "9"
home = "10"

[words.en]
title = "The Mill"
blurb = "It grinds bones."
areas = { A = "Yard", B = "Mill" }

[words.en.goals]
fires = "1"
bells = "2"
flour = "3"
goat = "4"
mill = "5"
miller = "6"
seal = "7"
stones = "8"
rest = "9"
home = "10"
"""
"""A mission with all ten kinds of goals."""

NIGHT = """\
kind = "survival"
minutes = 20
players = [1, 2]
lives = [1, 2]

[rounds]
normal = [5]

[[waves]]
from = 1
brings = { badly_dead = [1, 2] }

[[waves]]
from = 3
brings = { veteran = [0, 1] }

[legend]
s = { is = "start" }
K = { is = "tombstone", symbol = "skull" }

[map]
drawing = '''
+-+-+-+-+
|s s . K|
+-+-+-+-+
'''
areas = '''
AAAA
'''

[words.it]
title = "La notte"
blurb = "Lunga."
areas = { A = "Cortile" }

[words.it.lines]
wave_1 = { speaker = "gisella", text = "Uno." }

[words.en]
title = "The Night"
blurb = "Long."
areas = { A = "Yard" }

[words.en.lines]
wave_1 = { speaker = "gisella", text = "One." }
"""
"""A survival scenario."""

IN_THE_MILL = [
    # What is in the file instead of what, with the place of the mistake marked, and what is said.
    # fields of goals
    ('kind = "light"', '»kind = "lit"', "there is no kind of goal 'lit'; did you mean 'light'?"),
    ('kind = "hold"\narea = "B"', 'kind = "hold"\n»area = "Q"', "there is no area 'Q'"),
    ('»[[goals]]\nid = "mill"\nkind = "hold"\narea = "B"', '»[[goals]]\nid = "mill"\nkind = "hold"',
     "a goal of kind 'hold' needs `area`"),
    ('»[[goals]]\nid = "miller"\nkind = "slay"\nmonster = "veteran"', '»[[goals]]\nid = "miller"\nkind = "slay"',
     "a goal of kind 'slay' needs `monster`"),
    ('monster = "veteran"', '»monster = "vetran"', "there is no monster 'vetran'; did you mean 'veteran'?"),
    ('kind = "purify"', 'kind = "purify"\n»area = "A"', "a goal of kind 'purify' has no `area`"),
    ('kind = "escape"', 'kind = "escape"\n»times = [2]', "a goal of kind 'escape' has no `times`"),
    ("times = [1, 2]", "»times = [1, 3]", "goal 'bells' asks for 3, but there are 2"),
    # goals that wait
    ('after = "fires"', '»after = "firs"', "there is no goal 'firs'; did you mean 'fires'?"),
    ('id = "fires"\nkind', 'id = "fires"\n»after = "home"\nkind', "goal 'fires' would wait for itself"),
    # squares
    ("|c . B K|X X . .|", "|. . B K|X X . .|", "no square of the drawing is marked for goal 'goat'"),
    ("|c . B K|X X . .|", "|c c B K|X X . .|", "goal 'goat' has more than one companion"),
    ("|i . j pH. . . y|", "|i . i pH. . . y|", "the braziers of goal 'fires' must have the orders 1 to 2, each once"),
    ("order = 2", "order = 3", "the braziers of goal 'fires' must have the orders 1 to 2, each once"),
    ("order = 2", "»order = 0", "the number must be at least 1"),
    (", order = 2", "", "a brazier needs `order`"),
    ('goal = "bells" }', 'goal = "flour" }', "a button is for goals of kind 'press', but 'flour' is 'steal'"),
    ('goal = "bells" }', '»goal = "bell" }', "there is no goal 'bell'; did you mean 'bells'?"),
    ('b = { is = "button", goal = "bells" }', '»b = { is = "button" }', "a button needs `goal`"),
    ('kind = "goat" }', '»kind = "cow" }', "there is no companion 'cow'"),
    (", order = 2", ', »order = "two"', "a whole number belongs here, not text in quotes"),
    ('B = { is = "boulder" }', 'B = { is = "boulder", »goal = "seal" }', "there is no setting 'goal'"),
    # padlocks
    ("|c . B K|X X . .|", "|c . B K|X X »p .|", "a padlock hangs on a gate: its square must lie beside one"),
    ('p = { is = "padlock", goal = "fires" }', '»p = { is = "padlock" }', "a padlock needs `goal`"),
    ('p = { is = "padlock", goal = "fires" }', 'p = { is = "padlock", »goal = "fire" }', "there is no goal 'fire'"),
    ('p = { is = "padlock", goal = "fires" }', 'p = { is = "padlock", goal = "seal" }',
     "what opens this padlock lies behind it, or cannot be reached"),
    # what belongs to survival scenarios
    ("minutes = 20", "minutes = 20\n»lives = [1]", "`lives` has no place in a mission with goals"),
    ("minutes = 20", '»kind = "survivle"\nminutes = 20', "there is no kind of mission 'survivle'"),
    # words
    ('goat = "4"\nmill = "5"\nmiller = "6"\nseal = "7"\nstones = "8"\nrest = "9"\nhome = "10"\n\n[words.en]',
     'mill = "5"\nmiller = "6"\nseal = "7"\nstones = "8"\nrest = "9"\nhome = "10"\n\n[words.en]',
     "goal 'goat' has no words in [words.it.goals]"),
]  # fmt: skip

AT_NIGHT = [
    ("lives = [1, 2]\n", "", "`lives` is missing"),
    ("lives = [1, 2]", "»lives = [-1]", "the number must be at least 0"),
    ("[[waves]]\nfrom = 1\n", "[[waves]]\n»from = 2\n", "the first of the [[waves]] must be `from = 1`"),
    ("[[waves]]\nfrom = 3\n", "[[waves]]\n»from = 1\n", "this one must begin after 1"),
    ("veteran = [0, 1]", "»vetran = [0, 1]", "there is no monster 'vetran'; did you mean 'veteran'?"),
    ("brings = { badly_dead = [1, 2] }", "»brings = { badly_dead = [] }", "the list must not be empty"),
    ("brings = { veteran = [0, 1] }", "", "`brings` is missing"),
    ("[legend]", '»[[goals]]\nid = "it"\nkind = "smash"\n\n[legend]', "`goals` has no place in a survival scenario"),
    ("[legend]", '»[drops]\norange = "bowman"\n\n[legend]', "`drops` has no place in a survival scenario"),
    ("|s s . K|", "|s s . .|", "the waves need a tombstone, a coffin or a mass grave to come out of"),
    ("[words.en]\ntitle = \"The Night\"\nblurb = \"Long.\"\nareas = { A = \"Yard\" }\n", "", "[words.en]"),
    ('wave_1 = { speaker = "gisella", text = "One." }\n', "", "the line 'wave_1' is missing in [words.en.lines]"),
    ('wave_1 = { speaker = "gisella", text = "One." }', '»wave_9 = { speaker = "gisella", text = "One." }',
     "there is no moment of the story 'wave_9'"),
]  # fmt: skip


def test_a_mission_with_all_kinds_of_goals_has_no_mistakes(tmp_path: Path) -> None:
    assert check(write(tmp_path, MILL))[0] == 0, check(write(tmp_path, MILL))[1]


def test_a_survival_scenario_has_no_mistakes(tmp_path: Path) -> None:
    assert check(write(tmp_path, NIGHT))[0] == 0, check(write(tmp_path, NIGHT))[1]


@pytest.mark.parametrize(("old", "new", "words"), IN_THE_MILL)
def test_a_mistake_about_goals_is_named_where_it_is(tmp_path: Path, old: str, new: str, words: str) -> None:
    text, place = changed(MILL, (old.replace("»", ""), new))
    expect_mistake(write(tmp_path, text), place, words)


@pytest.mark.parametrize(("old", "new", "words"), AT_NIGHT)
def test_a_mistake_in_a_survival_scenario_is_named_where_it_is(tmp_path: Path, old: str, new: str, words: str) -> None:
    text, place = changed(NIGHT, (old, new))
    expect_mistake(write(tmp_path, text), place, words)


def test_two_padlocks_of_a_gate_open_together(tmp_path: Path) -> None:
    lock = 'p = { is = "padlock", goal = "fires" }'
    text, place = changed(
        MILL,
        ("|b . b .H. C C .|", "|b . b »qH. C C .|"),
        (lock, f'{lock}\nq = {{ is = "padlock", goal = "bells" }}'),
    )
    expect_mistake(write(tmp_path, text), place, "this gate has a padlock for another goal already")


@pytest.mark.parametrize(
    ("row", "walled", "words"),
    [
        ("|s s s .|. . . v|\n+ + + + + + + + +\n|i . j pH. . . y|\n+ + + + + + + + +",
         "|s s s .|. . . v|\n+ + + + + + + +-+\n|i . j pH. . .|»y|\n+ + + + + + + +-+",
         "goal 'flour' cannot be reached"),
        ("|i . j pH. . . y|\n+ + + + + + + + +\n|b . b .H. C C .|\n+ + + + + + + + +",
         "|i . j pH. . . y|\n+-+ + + + + + + +\n|»b|. b .H. C C .|\n+-+ + + + + + + +",
         "this square cannot be reached"),
        ("|s s s .|. . . v|\n+ + + + + + + + +\n|i . j pH. . . y|\n+ + + + + + + + +",
         "|s s s .|. . . v|\n+ + +-+ + + + + +\n|i .|j|»pH. . . y|\n+ + +-+ + + + + +",
         "what opens this padlock lies behind it, or cannot be reached"),
    ],
)  # fmt: skip
def test_what_cannot_be_reached_is_named(tmp_path: Path, row: str, walled: str, words: str) -> None:
    text, place = changed(MILL, (row, walled))
    expect_mistake(write(tmp_path, text), place, words)
