"""The database queries for reviews and puzzles."""
