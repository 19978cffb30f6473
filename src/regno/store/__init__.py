"""What outlives the program: people, games, every answer, and a snapshot a round, in one SQLite file."""
