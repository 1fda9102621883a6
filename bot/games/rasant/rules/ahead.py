"""What a player who waits may say ahead, and what it comes to (docs/rules/rasant.md, Ruling 15)."""

from __future__ import annotations

from bot.games.rasant.rules.actions import Pass
from bot.games.rasant.rules.model import View

PACES = (0, 40, 60, 80, 100)
"""One passes unless the highest card is this or lower; 0: in any case."""


def codes(view: View) -> list[str]:
    """To pass in this round, in any case or unless the highest card is low enough: "pass 12 60"."""
    if view.seat is None or view.mover in (None, view.seat) or view.phase not in ("leading", "following"):
        return []
    if view.seat in view.passed or not view.hand:
        return []
    top = view.laid[-1].card.pace if view.laid else 0
    return [f"pass {view.round} {pace}" for pace in PACES if pace == 0 or pace > top]


def action(code: str, view: View) -> Pass | None:
    """What that comes to now that it is the seat's turn; None: it was said of another case."""
    _, round, pace = code.split(" ")
    if view.phase != "following" or view.mover != view.seat or view.round != int(round):
        return None
    return Pass() if view.laid[-1].card.pace > int(pace) else None
