"""What the last move changed, from what everybody heard of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.events import Discarded, Drew, Event, PulledUp, Took


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who drew from the deck last, who laid the card on top of the heap, and who pulled up."""

    deck: Seat | None = None
    heap: Seat | None = None
    line: Seat | None = None


def last_move(heard: Sequence[Event], heap: Sequence[Card]) -> LastMove:
    """What whoever moved last did in their turn. heap: the Scrap Heap of the view, its top last: what they
    laid on it has no mark once another card lies on top.
    """
    moves = [event for event in heard if isinstance(event, Drew | Took | Discarded | PulledUp)]
    last = LastMove()
    for event in moves:
        if event.seat != moves[-1].seat:
            continue
        if isinstance(event, Drew):
            last = replace(last, deck=event.seat)
        elif isinstance(event, PulledUp):
            last = replace(last, line=event.seat)
        if isinstance(event, Discarded | PulledUp) and heap and event.card == heap[-1]:
            last = replace(last, heap=event.seat)
    return last
