"""Gear Head: draw parts, build a complete car, pull up to the starting line (specs/gear-head.md)."""

from bot.games.gear_head.rules.turns import (
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
