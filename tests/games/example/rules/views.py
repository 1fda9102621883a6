"""What a seat, or a spectator, may know of the game and of what happens (tests/games/example/two-cards.md,
section 6).
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Seat
from tests.games.example.rules.events import Dealt, Drew, Event
from tests.games.example.rules.model import Playing, State, View
from tests.games.example.rules.scoring import outcome


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know: its own hand, and all that lies open."""
    result = outcome(state)
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        stock=len(state.stock),
        pile=state.pile,
        points=state.points,
        left=state.left,
        mover=state.phase.seat if isinstance(state.phase, Playing) else None,
        places=() if result is None else result.places,
    )


def hears(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat may know it."""
    match event:
        case Dealt(hands):
            return replace(event, hands=tuple(hand if at == seat else () for at, hand in enumerate(hands)))
        case Drew(drawer) if drawer != seat:
            return replace(event, card=None)
        case _:
            return event
