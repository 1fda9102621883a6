"""What can be made of a finished game: who may see it, its animation, reviews, and puzzles."""
