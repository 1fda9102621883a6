"""Circuits, their standings, leaderboards, profiles, and people compared: the league of a server."""
