"""Turns of Two Cards: who may do what, and what it leads to (tests/games/example/two-cards.md, section 4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from bot.engine.values import with_seat
from tests.games.example.rules.actions import Action, Play
from tests.games.example.rules.events import Drew, Ended, Event, Played
from tests.games.example.rules.model import Finished, Phase, Playing, State

seats = range(2, 5)
longest = 24


def turn(state: State) -> int:
    """Turns are counted from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """The seat whose turn it is; nobody once the game is over."""
    return frozenset((state.phase.seat,)) if isinstance(state.phase, Playing) else frozenset()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Either card."""
    return [Play(card) for card in state.hands[seat]] if seat in awaits(state) else ()


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Play the card, and draw one. tests/games/example/two-cards.md, Ruling 1: the first card of a game
    scores nothing.
    """
    below = state.pile[-1] if state.pile else None
    point = below is not None and action.card > below
    drawn, left = state.stock[-1], state.left - 1
    kept = (card for card in state.hands[seat] if card != action.card)
    phase: Phase = Playing((seat + 1) % len(state.hands)) if left else Finished()
    after = State(
        hands=with_seat(state.hands, seat, tuple(sorted((*kept, drawn)))),
        stock=state.stock[:-1],
        pile=(*state.pile, action.card),
        points=with_seat(state.points, seat, state.points[seat] + point),
        turn=state.turn + 1,
        left=left,
        phase=phase,
    )
    played = (Played(seat, action.card, below, point), Drew(seat, drawn))
    return Step(after, played if left else (*played, Ended()))


def idle(state: State, seat: Seat) -> Action:
    """tests/games/example/two-cards.md, Ruling 3: the clock plays the lower card."""
    return Play(min(state.hands[seat]))
