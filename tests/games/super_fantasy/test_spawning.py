"""Monster Phase 2: who comes out, where, and what keeps them down."""

from __future__ import annotations

from typing import Any

from tests.games.super_fantasy.playing import last, table, told, where


def spawned(text: str, fate: str, **more: Any) -> list[tuple[str, str]]:
    """Who came out of what, when Fate shows this. Monsters stay where they came up."""
    game = table(text, phase="monsters", fate=[fate], **more)
    return [(event.kind, event.source) for event in told(game, "monster_spawned")]


def test_every_upright_tombstone_with_the_symbol_puts_out_a_badly_dead() -> None:
    assert spawned("E#l.s.l", "lightning") == [("badly_dead", "t1"), ("badly_dead", "t3")]


def test_one_fate_roll_serves_all_sources() -> None:
    game = table("E#l.s.l", phase="monsters", fate=["skull"])
    assert len(told(game, "fate_rolled")) == 1


def test_a_monster_that_came_up_acts_in_the_same_phase() -> None:
    game = table(
        """
        E...s
        .....
        """.replace(" ", ""),
        phase="monsters",
        fate=["skull"],
    )
    assert where(game, "m1") == (1, 0), "three steps from the tombstone it stood on"
    assert last(game, "life_lost").hero == "elfric"


def test_a_smashed_tombstone_puts_out_nobody() -> None:
    assert spawned("E#l.s.l", "lightning", smashed=("t1",)) == [("badly_dead", "t3")]
