"""Simulated evenings: the real bot, with everything round it made from one seed (docs/testing.md)."""
