"""Board-game evenings at home: the television is the board, the phones are the players' hands."""

__version__ = "0.1.0"
