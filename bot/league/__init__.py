"""Circuits, standings and ratings: pure functions of the results of matches."""
