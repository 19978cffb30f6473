"""The tools for people who write missions: every kind of mistake is named where it is."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regno.engine.game import Setup
from regno.folders import missions_folder, static_folder
from regno.games.super_fantasy import bots, story
from regno.games.super_fantasy.content import mission_goals
from regno.games.super_fantasy.content.missions import COMPANIONS, DECOR, GOAL_KINDS, MOMENTS, SPEAKERS
from regno.games.super_fantasy.content.monsters import KINDS
from regno.games.super_fantasy.game import SuperFantasy
from regno.tools.missions import mission_app

HERE = "»"
"""Marks in a changed line where the mistake is to be found."""


@pytest.fixture(scope="module")
def cellar(checkout: Path) -> str:
    """The mission of the guide."""
    guide = (checkout / "docs" / "missions.md").read_text(encoding="utf-8")
    return next(str(block) for block in re.findall(r"```toml\n(.*?)```", guide, re.DOTALL) if "[map]" in block)


def check(*files: Path) -> tuple[int, str]:
    """What `regno mission check` exits with and prints."""
    result = CliRunner().invoke(mission_app, ["check", *map(str, files)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


def write(folder: Path, text: str, name: str = "cellar.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def changed(text: str, *changes: tuple[str, str]) -> tuple[str, str]:
    """The mission with a few things changed, and the place marked there as `line:column:`, or nothing."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the guide's mission"
        text = text.replace(old, new)
    before, mark, after = text.partition(HERE)
    assert HERE not in after
    line, column = before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1
    return before + after, f"{line}:{column}:" if mark else ""


CASES = [
    # What is in the file instead of what, with the place of the mistake marked where it has one, and what is said.
    # TOML
    ("minutes = 20", "minutes »20", "expected '=' after a key"),
    ('title = "The Cellar"', 'title = "The Cellar»', "cannot be read as TOML"),
    # settings
    ("minutes = 20", "minutes = 20\n»mintes = 3", "there is no setting 'mintes'; did you mean 'minutes'?"),
    ("minutes = 20\n", "", "`minutes` is missing"),
    ("minutes = 20", '»minutes = "long"', "a whole number belongs here, not text in quotes"),
    ("players = [1, 4]", "»players = [0, 4]", "the number must be at least 1"),
    ("players = [1, 4]", "»players = [1, 7]", "the number must be at most 6"),
    ("players = [1, 4]", "»players = [4, 1]", "the first of `players` is the fewest"),
    ("players = [1, 4]", "»players = [4]", "the list must have 2 values, not 1"),
    ("[rounds]\nnormal = [7, 6]\nheroic = [6, 5]\n", "", "the mission needs a table [rounds]"),
    ("[rounds]\nnormal = [7, 6]", "»[rounds]", "[rounds] needs at least `normal`"),
    ("heroic = [6, 5]", "»heroic = []", "the list must not be empty"),
    ("heroic = [6, 5]", "»heroic = [6, 5, 4, 4, 4, 4, 4]", "the list must have at most 6 values"),
    ("heroic = [6, 5]", "»heroic = [6, 0]", "the number must be at least 1"),
    ("heroic = [6, 5]", "»heroik = [6, 5]", "there is no difficulty 'heroik'; did you mean 'heroic'?"),
    ("orange =", "»red =", "there is no drop of colour 'red'; there are: blue, orange"),
    ('blue = "veteran"', '»blue = "vetran"', "there is no monster 'vetran'; did you mean 'veteran'?"),
    ("[drops]", '[abilities.heroic]\n»veteran = ["frenzid"]\n\n[drops]',
     "there is no minor or major ability 'frenzid'; did you mean 'frenzied'?"),
    ("[drops]", '[abilities.heroic]\n»veteran = ["volley"]\n\n[drops]', "there is no minor or major ability 'volley'"),
    # goals
    ("[[goals]]", "»[goals]", "a mission needs at least one [[goals]]"),
    ('[[goals]]\nid = "barrel"\nkind = "study"\n', '»[[goals]]\nid = "barrel"\n', "`kind` is missing"),
    ('kind = "study"', '»kind = "dance"', "there is no kind of goal 'dance'; there are: escape, escort, hold,"),
    ('"strength"\nneed', '"strenght"\nneed', "there is no attribute 'strenght'; did you mean 'strength'?"),
    ("need = 6", "»need = 0", "the number must be at least 1"),
    ('id = "barrel"', '»id = "Barrel"', "small letters, digits and _ belong here"),
    ("need = 6", "need = 6\n»colour = 3", "`colour` is not known here"),
    ("[legend]", '[[goals]]\n»id = "barrel"\nkind = "study"\n\n[legend]', "there are two goals 'barrel'"),
    ("[legend]", '»[[goals]]\nid = "mug"\nkind = "study"\n\n[legend]', "no sign of the legend marks the squares of"),
    ("|# m m . . * . .|", "|# m m . . . . .|", "no square of the drawing is marked for goal 'barrel'"),
    # legend
    ("\no = {", "\n»oo = {", "'oo' cannot be a sign"),
    ("\no = {", '\n»"." = {', "'.' cannot be a sign"),
    ('o = { is = "column" }', '»o = { has = "column" }', "the legend must say what 'o' is"),
    ('is = "column"', '»is = "colum"', "there is no thing 'colum'; did you mean 'column'?"),
    ('D = { is = "tombstone", symbol = "drop" }', '»D = { is = "tombstone" }', "a tombstone needs `symbol`"),
    ('symbol = "drop"', '»symbol = "heart"', "there is no tombstone symbol 'heart'; there are: drop, lightning, skull"),
    ('kind = "badly_dead"', '»kind = "badly_ded"', "there is no monster 'badly_ded'; did you mean 'badly_dead'?"),
    ('goal = "barrel"', '»goal = "barrels"', "there is no goal 'barrels'; did you mean 'barrel'?"),
    ('kind = "candle"', '»kind = "cactus"', "there is no decor 'cactus'"),
    (', name = "drain"', "", "a grave needs `name`"),
    ('name = "drain"', '»name = "The Drain"', "small letters, digits and _ belong here"),
    ('is = "column"', 'is = "column", »colour = "red"', "there is no setting 'colour'"),
    # drawings
    ("drawing = '''", "»drawn = '''", "there is no setting 'drawn'; did you mean 'drawing'?"),
    ("|s . o .H. . . .|", "|s . »Q .H. . . .|", "the legend does not say what 'Q' is"),
    ("'''\n+-+-+-+-+-+-+-+-+\n|s . . .|. . z", "'''\n»|s . . .|. . z", "the drawing begins with its fence"),
    ("|s . . .|. . z .|", "|s . . .|. . z |»", "this line has 16 signs, the first has 17"),
    ("|s . . .|. . z .|", "|s . . .|. . z . »|", "this line has 18 signs, the first has 17"),
    ("|s . . .|. . z .|", "|s .»x. .|. . z .|", "'x' stands between two squares"),
    ("+-+-+-+-+-+=+=+-+", "+-+-+-+-»x-+=+=+-+", "'x' stands on a corner"),
    ("drawing = '''\n+-+-+-+-+", "drawing = '''+-»x-+-+-+", "'x' stands on a corner"),
    ("'''\n+-+-+-+-+-+-+-+-+\n|s", "'''\n\n\n+-+-+-+-+-+-+-+-+\n|»Q", "the legend does not say what 'Q' is"),
    # areas
    ("AAAABBBB\nCCCCCCCC", "CCCCCCCC", "`areas` is 8 × 5 letters, but the drawing 8 × 6 squares"),
    (".CCCCCCC", ".CCC»cCCC", "'c' is no area: areas are capitals from A to Z"),
    (".CCCCCCC", ".CCC».CCC", "'.' is no area: areas are capitals from A to Z"),
    (".CCCCCCC", ".CCC» CCC", "this square belongs to no area"),
    (".CCCCCCC\n", ".CCCCCC»\n", "this line has 7 signs, the first has 8"),
    # gates
    ("+-+-+-+-+-+=+=+-+", "+-+-+-+-+-+»=+-+-+", "a gate is 2 squares wide, this one 1"),
    ("+-+-+-+-+-+=+=+-+", "+-+-+-+-+»=+=+=+-+", "a gate is 2 squares wide, this one 3"),
    ("+-+-+-+-+-+=+=+-+", "+-+-+-+»=+=+-+-+-+", "a gate stands between two areas, the same two along"),
    # things
    ("players = [1, 4]", "players = [1, 6]", "6 can play, but the drawing has 4 start squares"),
    ("|$ . X X . . . K|", "|$ . »X . . . . K|", "a coffin lies on two squares side by side; this one has no other"),
    ("|# m m . . * . .|", "|# m . »m . * . .|", "this square lies apart from the rest of grave 'drain'"),
    # reach
    ("+ + + + + + + + +\n|s . . i|. . . .|", "+-+ + + + + + + +\n|»s|. . i|. . . .|", "this start is cut off"),
    ("|$ . X X . . . K|", "|»$|. X X . . . K|", "this chest cannot be reached"),
    # words
    ('[words.en]\ntitle', '»[words.fr]\ntitle', "there is no language 'fr'; there are: en, it"),
    ('title = "The Cellar"\n', "", "[words.en] needs a title"),
    ('title = "The Cellar"', '»title = ""', "there must be some text here"),
    ('blurb = "Below', '»blrb = "Below', "there is no setting 'blrb'; did you mean 'blurb'?"),
    ('goals.barrel = "Break the barrel open (Strength 6+)"\n', "", "goal 'barrel' has no words in [words.en.goals]"),
    (', C = "Cellar" }', " }", "area C has no name in [words.en.areas]"),
    ('C = "Cellar" }', 'C = "Cellar", »D = "Den" }', "there is no area 'D'"),
    ('victory = { speaker = "gisella", text = "It', '»victori = { speaker = "gisella", text = "It',
     "there is no moment of the story 'victori'; did you mean 'victory'?"),
    ('intro = { speaker = "gisella", text = "Mind the stairs, the third step is my uncle." }\n', "",
     "the line 'intro' is missing in [words.en.lines]"),
    ('enter_C = { speaker = "ottavio", text = "That', 'enter_C = { »speaker = "otavio", text = "That',
     "there is no speaker 'otavio'; did you mean 'ottavio'"),
    (', text = "That barrel is reserved!"', "", "`text` is missing"),
]  # fmt: skip

FIRST_ROW = "+-+-+-+-+-+-+-+-+\n|s . . .|. . z .|"
LAST_ROWS = "|$ . X X . . . K|\n+ + + + + + + + +\n|# m m . . * . .|\n+-+-+-+-+-+-+-+-+"
BIGGER_CASES = [
    # Two or more things changed.
    ([(LAST_ROWS, "|$ . X X . . . K|\n+ + + + + +-+ + +\n|# m m . .|»*|. .|\n+-+-+-+-+-+-+-+-+")],
     "goal 'barrel' cannot be reached from the start"),
    ([(LAST_ROWS, "|$ .|»X X|. . . K|\n+ + +-+-+ + + + +\n|# m m . . * . .|\n+-+-+-+-+-+-+-+-+")],
     "this coffin cannot be reached"),
    ([(LAST_ROWS, "|$ . X X . . .|»K|\n+ + + + + + + +-+\n|# m m . . * . .|\n+-+-+-+-+-+-+-+-+")],
     "this tombstone cannot be reached"),
    ([(LAST_ROWS, "|$ . X X . . . K|\n+ + + + +»=+=+ + +\n|# m m . . * . .|\n+-+-+-+-+-+-+-+-+")],
     "a gate stands between two areas"),
    ([(LAST_ROWS, "|$ . X X . . . K|\n+ + + + + + + + +\n|# m m . . * . .|\n+-+-+-+»=+=+-+-+-+")],
     "a gate needs a square on either side"),
    ([(LAST_ROWS, "|$ . X X . . . K|\n+ + + + + + + + +\n|# m m . . * .  |\n+-+-+-+-+-+-+-+-+"),
      (".CCCCCCC", ".CCCCCC»C")],
     "area C has no square here in the drawing"),
    ([('kind = "badly_dead"', 'kind = "bowman"'), (FIRST_ROW, "+-+-+-+-+-+-+-+-+\n|s . . .|z z z z|"),
      ("|s . o .H. . . .|", "|s . o .H»z . . .|")],
     "the box has only 4 figures of 'bowman'"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "words"), CASES)
def test_a_mistake_is_named_where_it_is(cellar: str, tmp_path: Path, old: str, new: str, words: str) -> None:
    expect_mistake(write(tmp_path, changed(cellar, (old, new))[0]), changed(cellar, (old, new))[1], words)


@pytest.mark.parametrize(("changes", "words"), BIGGER_CASES)
def test_a_bigger_mistake_is_named_where_it_is(
    cellar: str, tmp_path: Path, changes: list[tuple[str, str]], words: str
) -> None:
    text, place = changed(cellar, *changes)
    expect_mistake(write(tmp_path, text), place, words)


def expect_mistake(path: Path, place: str, words: str) -> None:
    code, output = check(path)
    assert code == 1
    start = f"{path}:{place}"
    assert any(line.startswith(start) and words.casefold() in line.casefold() for line in output.splitlines()), output


def test_all_mistakes_are_named_at_once_in_the_order_of_the_file(cellar: str, tmp_path: Path) -> None:
    text, _ = changed(
        cellar, ("need = 6", "need = 0"), ('kind = "candle"', 'kind = "candel"'), ("|s . o .H", "|s . Q .H")
    )
    _, output = check(write(tmp_path, text))
    lines = [int(line.split(":")[1]) for line in output.splitlines()[:-1]]
    assert len(lines) == 3
    assert lines == sorted(lines)
    assert output.endswith("cellar.toml: 3 mistakes.\n")


def test_mistakes_are_whole_sentences(cellar: str, tmp_path: Path) -> None:
    for number, (old, new, _) in enumerate(CASES):
        _, output = check(write(tmp_path, changed(cellar, (old, new))[0], f"m{number}.toml"))
        for line in output.splitlines():
            assert re.fullmatch(r"[^:]+:\d+:\d+: [^a-z].*[.?]|[^:]+: \d+ mistakes?\.", line), line


def test_the_mission_of_the_guide_can_be_played_to_its_end(cellar: str, tmp_path: Path) -> None:
    (tmp_path / "super_fantasy").mkdir()
    path = write(tmp_path / "super_fantasy", cellar)
    assert check(path) == (0, f"{path}: no mistakes. 'The Cellar' can be played.\n")
    luck = random.Random(1)
    game = SuperFantasy.new(Setup("cellar", ("axl", "kayla", "gnomy"), seed=1), tmp_path)
    while game.outcome() is None:
        pending = luck.choice(game.progress.pending)
        game.answer(pending.id, pending.seat, luck.choice(list(pending.question.answers())))
    assert game.round() <= 7


def test_the_missions_of_the_program_have_no_mistakes() -> None:
    files = sorted((missions_folder() / "super_fantasy").glob("*.toml"))
    assert files
    code, output = check(*files)
    assert code == 0, output


def test_files_of_windows_editors_are_read(cellar: str, tmp_path: Path) -> None:
    path = tmp_path / "cellar.toml"
    path.write_bytes(b"\xef\xbb\xbf" + cellar.replace("\n", "\r\n").encode())
    assert check(path)[0] == 0


def test_text_in_another_encoding_is_named(cellar: str, tmp_path: Path) -> None:
    path = tmp_path / "cellar.toml"
    path.write_bytes(b"minutes = 20\n# caff\xe8\n")
    code, output = check(path)
    assert code == 1
    assert f"{path}:2:7: This sign is not UTF-8" in output


def test_a_file_needs_a_name_that_can_be_an_id(cellar: str, tmp_path: Path) -> None:
    code, output = check(write(tmp_path, cellar, "la cantina.toml"))
    assert code == 1
    assert "la cantina.toml:1:1: The name of the file" in output


def test_a_file_that_is_not_there_does_not_stop_the_others(cellar: str, tmp_path: Path) -> None:
    good, bad = write(tmp_path, cellar), write(tmp_path, "minutes =", "bad.toml")
    code, output = check(tmp_path / "none.toml", bad, good)
    assert code == 2
    assert "none.toml cannot be read: " in output
    assert f"{bad}:1:10: " in output
    assert f"{good}: no mistakes." in output


def test_a_new_mission_can_be_played_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "super_fantasy"
    folder.mkdir()
    result = CliRunner().invoke(mission_app, ["new", "gisellas_kitchen", "--folder", str(folder)])
    path = folder / "gisellas_kitchen.toml"
    assert result.exit_code == 0
    assert str(path) in result.output
    assert check(path) == (0, f"{path}: no mistakes. 'Gisellas kitchen' can be played.\n")
    (entry,) = (entry for entry in SuperFantasy.shelf(tmp_path) if entry["id"] == "gisellas_kitchen")
    assert "broken" not in entry
    game = SuperFantasy.new(Setup("gisellas_kitchen", ("axl", "kayla"), seed=1), tmp_path)
    luck = random.Random(1)
    while game.outcome() is None:
        pending = luck.choice(game.progress.pending)
        game.answer(pending.id, pending.seat, bots.choose(game, pending, luck))


def test_a_new_mission_never_takes_the_place_of_another(tmp_path: Path) -> None:
    def new(name: str) -> tuple[int, str]:
        result = CliRunner().invoke(mission_app, ["new", name, "--folder", str(tmp_path)])
        return result.exit_code, result.output

    mine = write(tmp_path, "mine", "kitchen.toml")
    assert new("kitchen") == (1, f"{mine} is there already. Nothing was written.\n")
    assert mine.read_text(encoding="utf-8") == "mine"
    assert new("01") == (1, "A mission of the program is called '01' already.\n")
    assert new("my kitchen")[0] == 1
    assert new("../kitchen")[0] == 1
    assert [path.name for path in tmp_path.iterdir()] == ["kitchen.toml"]
    assert CliRunner().invoke(mission_app, ["new", "x", "--folder", str(tmp_path / "none")]).exit_code == 2


def test_help_is_in_full_sentences() -> None:
    for command in ("new", "check", "show"):
        result = CliRunner().invoke(mission_app, [command, "--help"])
        assert result.exit_code == 0
    assert "Name every mistake in mission files" in CliRunner().invoke(mission_app, ["check", "--help"]).output


@pytest.mark.parametrize(("language", "title"), [("it", "La cantina"), ("en", "The Cellar")])
def test_a_mission_is_drawn(cellar: str, tmp_path: Path, language: str, title: str) -> None:
    path = write(tmp_path, cellar)
    result = CliRunner().invoke(mission_app, ["show", str(path), "--language", language], env={"COLUMNS": "120"})
    assert result.exit_code == 0
    assert title in result.output
    assert "│ s   ·   o   · ║ ·   ·   ·   · │" in result.output
    assert "├───────────────┴───╴═══ ═══╶───┤" in result.output
    assert re.search(r"monster: badly_dead +1", result.output)
    assert re.search(r"coffin +1", result.output)
    assert re.search(r"strength 6\+ +1, 1, 2, 2", result.output)
    assert re.search(r"heroic +6 +5 +5 +5", result.output)


def test_a_broken_mission_is_not_drawn(cellar: str, tmp_path: Path) -> None:
    path = write(tmp_path, cellar.replace("need = 6", "need = 0"))
    result = CliRunner().invoke(mission_app, ["show", str(path)])
    assert result.exit_code == 1
    assert "The number must be at least 1." in result.output
    assert CliRunner().invoke(mission_app, ["show", str(tmp_path / "none.toml")]).exit_code == 2


def test_the_guide_names_everything_that_can_be_said(checkout: Path) -> None:
    guide = (checkout / "docs" / "missions.md").read_text(encoding="utf-8")
    for name in (*DECOR, *GOAL_KINDS, *COMPANIONS, *KINDS, *MOMENTS, *SPEAKERS):
        assert f"`{name}`" in guide or f'"{name}"' in guide, name


def test_the_reader_knows_what_the_rules_know() -> None:
    """Kinds of goal, moments of the story and speakers are listed for the reader, and known elsewhere."""
    assert set(GOAL_KINDS) == set(mission_goals.FIELDS)
    source = ast.parse(Path(story.__file__).read_text(encoding="utf-8"))
    told = {
        node.value.value
        for node in ast.walk(source)
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value
    }
    assert told | {"victory", "defeat"} == set(MOMENTS)
    for language in ("it", "en"):
        words = (static_folder() / "words" / language / "super_fantasy.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^sf-speaker-(\w+) =", words, re.MULTILINE)) == set(SPEAKERS)
