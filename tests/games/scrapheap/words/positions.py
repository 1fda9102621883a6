"""Positions for testing the words."""

from __future__ import annotations

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.model import Collecting, Peeking, Placing, State, View
from tests.games.scrapheap.notation import state

PEEKING = Peeking(0, 3, fresh=True)
PLACING = Placing(0, 2, None, again=False)


def seen(at: State, seat: int | None = None) -> View:
    """Return the view of that seat, or of a spectator (None)."""
    return scrapheap.view(at, seat)


def collecting(points: int, **more: object) -> State:
    """Return a game with Ann's pawn on A3, where F3 is the next card to the right, and Bo waiting outside
    I1.
    """
    settings: dict[str, object] = {"cells": "A3 F3 A5", "pawns": "A3 (I1)", "tiles": ("DC", "HB"), "lap": 2}
    return state(Collecting(0, points), **{**settings, **more})  # type: ignore[arg-type]  # its own keywords
