"""Positions for testing the texts of Scrapheap Scavengers."""

from __future__ import annotations

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.model import Collecting, Peeking, Placing, State, View
from tests.games.scrapheap.notation import state

PEEKING = Peeking(0, 3, fresh=True)
PLACING = Placing(0, 2, None, again=False)


def seen(at: State, seat: int | None = None) -> View:
    """Return the view of a seat, or of a spectator if `seat` is None."""
    return scrapheap.view(at, seat)


def collecting(points: int, **more: object) -> State:
    """Return a game in which Ann's pawn is on A3, F3 is the next card to the right, and Bo's pawn waits
    outside I1. points: Ann's action points.
    """
    settings: dict[str, object] = {"cells": "A3 F3 A5", "pawns": "A3 (I1)", "tiles": ("DC", "HB"), "lap": 2}
    return state(Collecting(0, points), **{**settings, **more})  # type: ignore[arg-type]  # its own keywords
