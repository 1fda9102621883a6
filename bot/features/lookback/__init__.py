"""Looking back at a finished game: its story, its positions, reviews, puzzles, the film and the file."""
