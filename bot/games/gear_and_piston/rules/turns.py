"""Turns of Gear & Piston: legal actions and their effects (docs/rules/gear-and-piston.md)."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import (
    actions,
    alley,
    ending,
    flow,
    model,
    office,
    planning,
    working,
    yard,
)
from bot.games.gear_and_piston.rules.car import offsets
from bot.games.gear_and_piston.rules.events import Drew, Event, Patched, Placed

seats = range(2, 7)
longest = 1_500
"""Random play undoes its Workshop turns many times; the stacks alone would end a game within a few rounds."""

_TOGETHER = (model.Discarding, model.Assembling)
"""The phases in which several players decide at the same time."""
_ASKED = (model.Finished, model.Discarding, model.Assembling, model.Working)
"""The phases in which nothing is automatic."""
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))


def turn(state: model.State) -> int:
    """The number of the turn, from 1: a token placed, a token resolved, a simultaneous choice, a car
    scrapped.
    """
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """The seats that must act: usually one; several that discard or assemble; none once the game is over."""
    phase = state.phase
    if isinstance(phase, _TOGETHER):
        return frozenset(phase.asked)
    return frozenset() if isinstance(phase, model.Finished) else _ALONE[phase.seat]


def legal(state: model.State, seat: Seat) -> Sequence[actions.Action]:
    """The legal actions of that seat in the phase. The most frequent phases are tested first."""
    phase = state.phase
    if isinstance(phase, model.Finished) or seat not in awaits(state):
        return ()
    match phase:
        case model.Working():
            return working.jobs(state, phase)
        case model.Planning():
            return planning.places(state)
        case model.Scrapping():
            return ending.patches(state.cars[seat])
        case model.Scheming():
            return alley.schemes(state, seat)
        case model.Scavenging():
            return yard.takes(state, phase)
        case model.Patenting():
            return office.takes(state)
        case model.Discarding():
            return [*map(actions.Discard, dict.fromkeys(state.hands[seat])), actions.Done()]
        case model.Stealing(_, victim):
            return [actions.Steal(part) for part in dict.fromkeys(state.hands[victim])]
        case model.Dealing(_, seen):
            return [actions.Pocket(part) for part in dict.fromkeys(seen)]
        case model.Returning():
            return alley.returns(phase)
        case model.Sorting():
            return yard.keeps(phase)
        case model.Assembling():
            return [actions.Merge(offset) for offset in offsets(state.cars[seat])]
        case _:
            assert_never(phase)


def apply(state: model.State, seat: Seat, action: actions.Action, chance: Chance) -> Step[model.State, Event]:
    """Apply an action, and everything automatic after it: a choice with only one option is made
    automatically.
    """
    step = flow.act(state, seat, action, chance)
    state, events = step.state, step.events
    while (alone := _only_choice(state)) is not None:
        step = flow.act(state, *alone, chance)
        state, events = step.state, (*events, *_by_itself(step.events))
    return Step(state, events)


def _only_choice(state: model.State) -> tuple[Seat, actions.Action] | None:
    """The seat with a single choice, and that choice; None if there is something to decide, or nobody to ask.

    The Workshop always needs a confirmation. Simultaneous choices no longer include such seats.
    """
    phase = state.phase
    if isinstance(phase, _ASKED):
        return None
    choices = legal(state, phase.seat)
    return (phase.seat, choices[0]) if len(choices) == 1 else None


def _by_itself(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events, with the first one marked as forced."""
    first = events[0]
    if isinstance(first, Placed | Drew | Patched):
        first = replace(first, forced=True)
    return (first, *events[1:])


def idle(state: model.State, seat: Seat) -> actions.Action:
    """What the clock plays. docs/rules/gear-and-piston.md, Ruling 14: it takes what costs least: the first
    free location, nothing discarded, the first part on offer, the Workshop turn as it is, the first way to
    merge, the fewest scraps.
    """
    choices = legal(state, seat)
    match state.phase:
        case model.Discarding() | model.Working():
            return actions.Done()
        case model.Scrapping():
            return actions.Mend() if len(choices) > 1 else choices[0]
        case model.Planning():
            return choices[min(1, len(choices) - 1)]
        case _:
            return choices[0]
