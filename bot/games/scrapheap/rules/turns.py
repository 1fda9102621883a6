"""Turns of Scrapheap Scavengers: legal actions and their effects (docs/rules/scrapheap-scavengers.md)."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from bot.games.scrapheap.rules import actions, collecting, peeking
from bot.games.scrapheap.rules.components import CELLS
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.model import (
    Choosing,
    Collecting,
    Finished,
    Peeking,
    Placing,
    State,
)

seats = range(2, 5)
longest = 5_000
"""Four seats with four tiles peek 13 times and place 4 cubes in each round, and spend about 22 points in each
of 16 turns; random play sometimes lifts a cube without moving it.
"""

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_PEEKS = tuple(map(actions.Peek, CELLS))
_LIFTS = tuple(map(actions.Lift, CELLS))
_PLACES = tuple(map(actions.Place, CELLS))
_DONE, _SPEND = actions.Done(), actions.Spend()


def turn(state: State) -> int:
    """The number of the turn, from 1: a seat's peeks with the cubes after them, its second placing, the
    choice of its corner, and each turn of its collection.
    """
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """The seat whose turn it is; none once the game is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, Finished) else _ALONE[phase.seat]


def legal(state: State, seat: Seat) -> Sequence[actions.Action]:
    """The legal actions of the seat whose turn it is (Peek rounds; Collection)."""
    phase = state.phase
    if isinstance(phase, Finished) or phase.seat != seat:
        return ()
    match phase:
        case Collecting():
            return collecting.open_actions(state, phase)
        case Peeking():
            first = (_SPEND,) if peeking.may_spend(state, phase) else ()
            return [*first, *[_PEEKS[at] for at in peeking.hidden(state, seat)], _DONE]
        case Placing(_, _, None):
            places = _PLACES if peeking.has_spare(state, seat) else ()
            return [*places, *[_LIFTS[at] for at in peeking.liftable(state, seat)], _DONE]
        case Placing():
            return _PLACES
        case Choosing():
            return collecting.CHOICES
        case _:
            assert_never(phase)


def apply(state: State, seat: Seat, action: actions.Action, chance: Chance) -> Step[State, Event]:
    """Apply one action of the seat whose turn it is."""
    phase = state.phase
    if isinstance(phase, Collecting):
        return _collect(state, phase, action)
    match phase, action:
        case Peeking(), actions.Peek(cell):
            return peeking.peek(state, phase, cell)
        case Peeking(), actions.Spend():
            return peeking.spend(state, phase)
        case Peeking(), actions.Done():
            return peeking.stop(state, phase)
        case Placing(), actions.Place(cell):
            return peeking.place(state, phase, cell, chance)
        case Placing(), actions.Lift(cell):
            return peeking.lift(state, phase, cell)
        case Placing(), actions.Done():
            return peeking.leave(state, phase, chance)
        case Choosing(), actions.Choose(corner):
            return collecting.choose(state, seat, corner)
        case _:
            raise _untimely(action)


def _collect(state: State, phase: Collecting, action: actions.Action) -> Step[State, Event]:
    match action:
        case actions.Move(direction):
            return collecting.move(state, phase, direction)
        case actions.Enter():
            return collecting.move(state, phase, None)
        case actions.Flip():
            return collecting.flip(state, phase)
        case actions.Claim(owner):
            return collecting.claim(state, phase, owner)
        case actions.Take():
            return collecting.take(state, phase)
        case actions.EndTurn():
            return collecting.end(state, phase)
        case actions.Retire():
            return collecting.retire(state, phase)
        case _:
            raise _untimely(action)


def _untimely(action: actions.Action) -> ValueError:
    return ValueError(f"{action} is not legal now")


def idle(state: State, seat: Seat) -> actions.Action:
    """What the clock plays: it stops peeking and placing, and ends the turn.

    docs/rules/scrapheap-scavengers.md, Ruling 14: a lifted cube goes back to its cell; the pawn starts at the
    first corner.
    """
    phase = state.phase
    if isinstance(phase, Placing) and phase.lifted:
        return actions.Place(phase.lifted)
    if isinstance(phase, Choosing):
        return collecting.CHOICES[0]
    return collecting.END if isinstance(phase, Collecting) else _DONE
