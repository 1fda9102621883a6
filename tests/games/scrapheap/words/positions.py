"""Positions for testing the words."""

from __future__ import annotations

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.model import Collecting, Peeking, Placing, State, View
from tests.games.scrapheap.notation import state

PEEKING = Peeking(0, 3, fresh=True)
PLACING = Placing(0, 2, None, again=False)


def seen(at: State, seat: int | None = None) -> View:
    """The view of that seat; None: of a spectator."""
    return scrapheap.view(at, seat)


def collecting(points: int, **more: object) -> State:
    """Ann's pawn on A3, and F3 is the next card to the right; Bo waits outside I1."""
    settings: dict[str, object] = {"cells": "A3 F3 A5", "pawns": "A3 (I1)", "tiles": ("DC", "HB"), "lap": 2}
    return state(Collecting(0, points), **{**settings, **more})  # type: ignore[arg-type]  # its own keywords
