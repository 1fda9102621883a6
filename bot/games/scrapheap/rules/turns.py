"""The turns of Scrapheap Scavengers: legal actions and their effects (docs/rules/scrapheap-scavengers.md)."""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat, Step
from bot.games.scrapheap.rules import actions, collecting, components, events, model, peeking

seats = range(2, 5)
longest = 5_000
"""An upper bound on the moves of a game played at random."""

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_PEEKS = tuple(map(actions.Peek, components.CELLS))
_LIFTS = tuple(map(actions.Lift, components.CELLS))
_PLACES = tuple(map(actions.Place, components.CELLS))
_DONE, _SPEND = actions.Done(), actions.Spend()


def turn(state: model.State) -> int:
    """Return the number of the turn, from 1."""
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """Return the seat whose turn it is, or no seat once the game is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, model.Finished) else _ALONE[phase.seat]


def legal(state: model.State, seat: Seat) -> Sequence[actions.Action]:
    """Return the legal actions of the seat, or none if it is not its turn."""
    phase = state.phase
    if isinstance(phase, model.Finished) or phase.seat != seat:
        return ()
    match phase:
        case model.Collecting():
            return collecting.open_actions(state, phase)
        case model.Peeking():
            first = (_SPEND,) if peeking.may_spend(state, phase) else ()
            return [*first, *[_PEEKS[at] for at in peeking.hidden(state, seat)], _DONE]
        case model.Placing(_, _, None):
            places = _PLACES if peeking.has_spare(state, seat) else ()
            return [*places, *[_LIFTS[at] for at in peeking.liftable(state, seat)], _DONE]
        case model.Placing():
            return _PLACES
        case model.Choosing():
            return collecting.CHOICES


def apply(
    state: model.State, seat: Seat, action: actions.Action, chance: Chance
) -> Step[model.State, events.Event]:
    """Apply an action of the seat whose turn it is. Raises ValueError for an action of another phase."""
    phase = state.phase
    if isinstance(phase, model.Collecting):
        return _collect(state, phase, action)
    match phase, action:
        case model.Peeking(), actions.Peek(cell):
            return peeking.peek(state, phase, cell)
        case model.Peeking(), actions.Spend():
            return peeking.spend(state, phase)
        case model.Peeking(), actions.Done():
            return peeking.stop(state, phase)
        case model.Placing(), actions.Place(cell):
            return peeking.place(state, phase, cell, chance)
        case model.Placing(), actions.Lift(cell):
            return peeking.lift(state, phase, cell)
        case model.Placing(), actions.Done():
            return peeking.leave(state, phase, chance)
        case model.Choosing(), actions.Choose(corner):
            return collecting.choose(state, seat, corner)
        case _:
            raise _untimely(action)


def _collect(
    state: model.State, phase: model.Collecting, action: actions.Action
) -> Step[model.State, events.Event]:
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


def idle(state: model.State, seat: Seat) -> actions.Action:
    """Return the action played for a seat whose time is up (docs/rules/scrapheap-scavengers.md,
    Ruling 14).
    """
    phase = state.phase
    if isinstance(phase, model.Placing) and phase.lifted:
        return actions.Place(phase.lifted)
    if isinstance(phase, model.Choosing):
        return collecting.CHOICES[0]
    return collecting.END if isinstance(phase, model.Collecting) else _DONE
