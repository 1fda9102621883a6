"""Scrapheap Scavengers: peek, guard your finds with cubes, collect them (specs/scrapheap-scavengers.md)."""

from bot.games.scrapheap.rules.turns import (
    apply,
    awaits,
    hears,
    idle,
    legal,
    longest,
    outcome,
    refusal,
    seats,
    setup,
    turn,
    view,
)

__all__ = [
    "apply",
    "awaits",
    "hears",
    "idle",
    "legal",
    "longest",
    "outcome",
    "refusal",
    "seats",
    "setup",
    "turn",
    "view",
]
