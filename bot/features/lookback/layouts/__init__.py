"""The messages for looking back at a finished game."""
