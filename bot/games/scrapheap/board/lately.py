"""What the last move changed, from what everybody heard of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import Cell
from bot.games.scrapheap.rules.events import (
    Claimed,
    Event,
    Flipped,
    Lifted,
    PawnMoved,
    Peeked,
    Placed,
    Took,
)


def touched_last(heard: Sequence[Event]) -> list[tuple[Seat, Cell]]:
    """The cards that whoever moved last touched in that turn, in order, each with that seat."""
    touched = [
        (event.seat, event.cell)
        for event in heard
        if isinstance(event, Peeked | Lifted | Placed | PawnMoved | Flipped | Claimed | Took)
    ]
    last = touched[-1][0] if touched else None
    return [(seat, cell) for seat, cell in touched if seat == last]
