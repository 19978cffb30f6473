"""Programs for those who make and check the game."""
