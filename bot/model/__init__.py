"""Lobbies, tables and settings as values, their errors, and the time of tables."""
