"""Rasant: win rounds, and let the cars of their colour overtake the whole line (specs/rasant.md)."""

from bot.games.rasant.rules.turns import (
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
