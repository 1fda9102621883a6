"""Rasant: win rounds, and let the cars of their colour overtake the whole line (specs/rasant.md)."""
