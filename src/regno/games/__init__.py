"""The games that can be played, by name, and the computer players each brings."""

from collections.abc import Callable
from typing import Any

from regno.engine.game import Game

from .super_fantasy import bots as super_fantasy_bots
from .super_fantasy.game import SuperFantasy

GAMES: dict[str, type[Game]] = {game.name: game for game in (SuperFantasy,)}
"""The registry: rooms and tools find a game here and nowhere else."""

BOTS: dict[str, dict[str, Callable[..., Any]]] = {SuperFantasy.name: {"simple": super_fantasy_bots.choose}}
"""Choosers by game and strength: `choose(game, pending, luck)` gives an answer for the seat that is asked."""
