"""Gear & Piston: build a car, and please the investors (specs/gear-and-piston.md)."""

from bot.games.gear_and_piston.rules.turns import (
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
