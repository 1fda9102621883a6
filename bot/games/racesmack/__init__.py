"""Racesmack: everyone plays at once, and the fastest right tap wins the most (specs/racesmack.md)."""
