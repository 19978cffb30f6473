"""What is on the dice."""

from typing import Final

STAR: Final = 0
"""How a Star is written among the faces rolled; 1 and 2 are swords."""

ACTION_FACES: Final = (1, 1, 2, 2, STAR, STAR)

FATE_SYMBOLS: Final = ("lightning", "lightning", "lightning", "drop", "drop", "skull")
FATE_COLOURS: Final = ("red", "green", "brown", "orange", "blue", "black")
"""The six faces of the Fate die: a symbol and the colour of one hero each."""

BETTER_WITH_LEVEL: Final = ("skull", "drop", "lightning")
"""The symbol that brings luck at ability level I, II and III: one face, two faces, three faces."""

NEEDED: Final = 6
"""The total that every test asks for."""

POOL: Final = 6
POOL_STUNNED: Final = 3
"""Action dice at the start of a turn."""
