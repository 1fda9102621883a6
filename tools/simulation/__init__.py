"""Simulated evenings: the real bot, with everything around it made from one seed (docs/testing.md)."""
