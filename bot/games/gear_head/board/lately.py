"""What the last move changed, from what everybody heard of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_head.rules.events import Discarded, Drew, Event, PulledUp, Took


def last_deed(heard: Sequence[Event]) -> Drew | Took | Discarded | PulledUp | None:
    """What somebody did last; None: nobody has done anything yet."""
    deeds = [event for event in heard if isinstance(event, Drew | Took | Discarded | PulledUp)]
    return deeds[-1] if deeds else None
