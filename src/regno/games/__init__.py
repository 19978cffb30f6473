"""The games that can be played, by name."""

from regno.engine.game import Game

from .super_fantasy.game import SuperFantasy

GAMES: dict[str, type[Game]] = {game.name: game for game in (SuperFantasy,)}
"""The registry: rooms and tools find a game here and nowhere else."""
