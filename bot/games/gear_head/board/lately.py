"""What the last move changed, from what everybody heard of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.games.gear_head.rules.events import Discarded, Drew, Event, PulledUp, Took


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who drew from the deck last, who took from the heap or laid a card on it, and who pulled up."""

    deck: Seat | None = None
    heap: Seat | None = None
    line: Seat | None = None


def last_move(heard: Sequence[Event]) -> LastMove:
    """What whoever moved last did in their turn."""
    moves = [event for event in heard if isinstance(event, Drew | Took | Discarded | PulledUp)]
    last = LastMove()
    for event in moves:
        if event.seat != moves[-1].seat:
            continue
        match event:
            case Drew(seat):
                last = replace(last, deck=seat)
            case PulledUp(seat):
                last = replace(last, heap=seat, line=seat)
            case _:
                last = replace(last, heap=event.seat)
    return last
