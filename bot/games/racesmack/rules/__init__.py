"""Racesmack: everyone plays at once, and the fastest right tap wins the most (specs/racesmack.md)."""

from bot.games.racesmack.rules.turns import (
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
