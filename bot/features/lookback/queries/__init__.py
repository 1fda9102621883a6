"""Reviews and puzzles in the database."""
