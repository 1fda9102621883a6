"""The recipes of the worlds."""
