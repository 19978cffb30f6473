"""Maps as text, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regno.engine.drawing import Drawing, MalformedDrawing, read, write
from regno.engine.grid import edge

sizes = st.tuples(st.integers(1, 6), st.integers(1, 6))


@st.composite
def plain(draw: st.DrawFn) -> str:
    """A plain drawing whose first and last line and column are not all empty."""
    width, height = draw(sizes)
    rows = draw(st.lists(st.text("ab.# ", min_size=width, max_size=width), min_size=height, max_size=height))
    rows[0] = "." + rows[0][1:]
    rows[-1] = rows[-1][:-1] + "."
    return "\n".join(rows)


@st.composite
def fenced(draw: st.DrawFn) -> str:
    """A fenced drawing with signs, walls and gates anywhere."""
    width, height = draw(sizes)
    rows = []
    for row in range(2 * height + 1):
        signs = []
        for column in range(2 * width + 1):
            if row % 2 == 0 and column % 2 == 0:
                signs.append("+")
            elif row % 2 and column % 2:
                signs.append(draw(st.sampled_from("ab.# ")))
            else:
                signs.append(draw(st.sampled_from(" |H" if row % 2 else " -=")))
        rows.append("".join(signs))
    return "\n".join(rows)


@given(plain())
def test_a_plain_drawing_can_be_written_and_read_again(text: str) -> None:
    drawing = read(text)
    assert read(write(drawing)) == drawing
    assert write(drawing) == "\n".join(line.rstrip() for line in text.split("\n"))


@given(fenced())
def test_a_fenced_drawing_can_be_written_and_read_again(text: str) -> None:
    drawing = read(text)
    assert write(drawing) == text
    assert read(write(drawing)) == drawing


def test_a_plain_drawing_has_a_sign_a_square() -> None:
    drawing = read("..T\n.#.")
    assert (drawing.width, drawing.height) == (3, 2)
    assert drawing.where("T") == [(2, 0)]
    assert drawing.signs[(1, 1)] == "#"
    assert not drawing.walls


def test_a_space_is_no_square() -> None:
    assert (1, 0) not in read(". .").signs


def test_a_fenced_drawing_has_room_for_walls_and_gates() -> None:
    drawing = read("+-+-+\n|.H.|\n+ +-+\n|. T|\n+-+-+")
    assert drawing.where("T") == [(1, 1)]
    assert edge((1, 0), (1, 1)) in drawing.walls
    assert edge((0, 0), (0, 1)) not in drawing.walls
    assert drawing.gates == ((edge((0, 0), (1, 0)),),)


@pytest.mark.parametrize(
    ("text", "lengths"),
    [
        ("+-+-+\n|.H.|\n+ + +\n|.H.|\n+-+-+", [2]),
        ("+-+-+\n|. .|\n+=+=+\n|. .|\n+-+-+", [2]),
        ("+-+-+\n|.H.|\n+=+ +\n|. .|\n+-+-+", [1, 1]),
        ("+-+-+\n|.H.|\n+ + +\n|. .|\n+ + +\n|.H.|\n+-+-+", [1, 1]),
        ("+-+-+-+\n|. . .|\n+=+ +=+\n|. . .|\n+-+-+-+", [1, 1]),
    ],
    ids=["upright", "level", "around a corner", "with a gap", "with a gap on the level"],
)
def test_gate_signs_that_continue_each_other_are_one_gate(text: str, lengths: list[int]) -> None:
    assert sorted(len(gate) for gate in read(text).gates) == lengths


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("+-+-\n|. .\n+-+-", 1, 4, "odd number"),
        ("+-+\n|.|", 1, 3, "odd number"),
        ("+-+\n|.|X\n+-+", 2, 4, "longer"),
        ("+-+\n|.|\n+x+", 3, 2, "between"),
        ("+-+-+\n|.-.|\n+-+-+", 2, 3, "between"),
        ("+-+\n|.|\nx-+", 3, 1, "corner"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_column(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(MalformedDrawing, match=words) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert f"line {line}, column {column}" in str(caught.value)


def test_an_empty_drawing_is_a_drawing_of_nothing() -> None:
    assert read("").signs == {}


@pytest.mark.parametrize("text", ["..T\n.#.", "+-+-+\n|.H.|\n+ +-+\n|. T|\n+-+-+"])
def test_a_square_knows_where_it_stands_in_the_text(text: str) -> None:
    drawing: Drawing = read(text)
    lines = text.split("\n")
    for cell, sign in drawing.signs.items():
        line, column = drawing.place(cell)
        assert lines[line - 1][column - 1] == sign
