"""Who made the last move, from what everybody heard of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.rasant.rules.events import Event, Led, Paid, Passed, Played


def last_seat(heard: Sequence[Event]) -> Seat | None:
    """Who played a card or passed last; None where nobody has."""
    seats = [event.seat for event in heard if isinstance(event, Led | Played | Passed | Paid)]
    return seats[-1] if seats else None
