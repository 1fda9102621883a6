"""The buttons with which people look back at a finished game."""
