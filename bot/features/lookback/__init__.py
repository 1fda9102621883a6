"""Looking back at a finished game: its story, positions, reviews, puzzles, animation and record."""
