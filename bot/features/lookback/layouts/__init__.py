"""The messages with which people look back at a finished game, position by position."""
