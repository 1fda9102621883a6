"""The turns of Gear & Piston: legal actions and their effects, and the course from phase to phase
(docs/rules/gear-and-piston.md).
"""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import (
    actions,
    alley,
    components,
    ending,
    model,
    office,
    planning,
    refresh,
    working,
    yard,
)
from bot.games.gear_and_piston.rules.car import offsets
from bot.games.gear_and_piston.rules.course import Course, next_token
from bot.games.gear_and_piston.rules.events import Drew, Event, Patched, Placed

seats = range(2, 7)
longest = 1_500
"""An upper bound on the moves of a game played at random."""

_TOGETHER = (model.Discarding, model.Assembling)
"""The phases in which several players decide at the same time."""
_ASKED = (model.Finished, model.Discarding, model.Assembling, model.Working)
"""The phases without automatic moves."""
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))


def turn(state: model.State) -> int:
    """Return the number of the turn, from 1."""
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """Return the seats that must act."""
    phase = state.phase
    if isinstance(phase, _TOGETHER):
        return frozenset(phase.asked)
    return frozenset() if isinstance(phase, model.Finished) else _ALONE[phase.seat]


def legal(state: model.State, seat: Seat) -> Sequence[actions.Action]:
    """Return the legal actions of the seat in the current phase."""
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


def apply(state: model.State, seat: Seat, action: actions.Action, chance: Chance) -> Step[model.State, Event]:
    """Apply an action, and all automatic actions after it."""
    step = act(state, seat, action, chance)
    state, events = step.state, step.events
    while (alone := _only_choice(state)) is not None:
        step = act(state, *alone, chance)
        state, events = step.state, (*events, *_by_itself(step.events))
    return Step(state, events)


def _only_choice(state: model.State) -> tuple[Seat, actions.Action] | None:
    """Return the seat that must act and its only legal action, or None if a player must be asked or the game
    is over.
    """
    phase = state.phase
    if isinstance(phase, _ASKED):
        return None
    choices = legal(state, phase.seat)
    return (phase.seat, choices[0]) if len(choices) == 1 else None


def _by_itself(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events of an automatic action, with the first one marked as forced if possible."""
    first = events[0]
    if isinstance(first, Placed | Drew | Patched):
        first = replace(first, forced=True)
    return (first, *events[1:])


def idle(state: model.State, seat: Seat) -> actions.Action:
    """Return the action played for a seat whose time is up (docs/rules/gear-and-piston.md, Ruling 14)."""
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


def trivial(view: model.View, seat: Seat) -> actions.Action | None:
    """Return Done if everyone can see that the seat need not be asked, otherwise None."""
    if seat not in view.awaited:
        return None
    if view.phase == "discarding":
        if "inefficiency" in view.investors:
            return None
        return actions.Done() if view.held[seat] + yard.coming(view, seat) <= components.HAND else None
    if view.phase != "working" or view.left or offsets(view.cars[seat]):
        return None
    return None if view.upgrading and view.held[seat] else actions.Done()


class Misplaced(Exception):
    """Raised for an action that does not belong to the phase, and so was not legal."""


def act(state: model.State, seat: Seat, action: actions.Action, chance: Chance) -> Step[model.State, Event]:
    """Apply an action, and continue to the next decision. Raises Misplaced for an action of another phase."""
    phase = state.phase
    match phase:
        case model.Assembling():
            if not isinstance(action, actions.Merge):
                raise Misplaced
            return Step(*ending.assemble(state, phase, seat, action.offset))
        case model.Scrapping():
            return Step(*_scrapping(state, phase, action))
        case model.Planning() | model.Discarding():
            course = _before(state, phase, seat, action)
        case model.Scheming() | model.Stealing() | model.Dealing() | model.Returning():
            course = _in_the_alley(state, phase, action)
        case model.Patenting() | model.Scavenging() | model.Sorting():
            course = _taking(state, phase, action)
        case model.Working():
            course = _working(state, phase, action)
        case model.Finished():
            raise Misplaced
        case _:
            assert_never(phase)
    return _go_on(course, chance)


def _go_on(course: Course, chance: Chance) -> Step[model.State, Event]:
    """Resolve tokens, one after another, until a player is asked, or begin the end of the game."""
    state, events, then = course
    while then == "resolve":
        token = next_token(state)
        if token is None:
            course = refresh.close(state)
        else:
            state = replace(state, turn=state.turn + 1)
            match token.location:
                case "back alley":
                    course = alley.begin(state, token.seat)
                case "patent office":
                    course = office.begin(state, token.seat)
                case "junk yard":
                    course = yard.begin(state, token, chance)
                case "workshop":
                    course = working.begin(state, token)
                case _:
                    assert_never(token.location)
        state, told, then = course
        events = (*events, *told)
    return Step(state, events) if then == "ask" else Step(*ending.begin(state, events))


def _before(
    state: model.State, phase: model.Planning | model.Discarding, seat: Seat, action: actions.Action
) -> Course:
    match phase, action:
        case model.Planning(), actions.Place(location):
            return planning.place(state, seat, location)
        case model.Discarding(), actions.Discard(part):
            return planning.discard(state, phase, seat, part)
        case model.Discarding(), actions.Done():
            return planning.discard(state, phase, seat, None)
    raise Misplaced


def _in_the_alley(
    state: model.State,
    phase: model.Scheming | model.Stealing | model.Dealing | model.Returning,
    action: actions.Action,
) -> Course:
    match phase, action:
        case model.Scheming(seat), actions.Spy(victim):
            return alley.spy(state, seat, victim)
        case model.Scheming(seat), actions.Visit():
            return alley.visit(state, seat)
        case model.Scheming(seat), actions.Muscle(location, space, to):
            return alley.muscle(state, seat, location, space, to)
        case model.Stealing(), actions.Steal(part):
            return alley.steal(state, phase, part)
        case model.Dealing(), actions.Pocket(part):
            return alley.pocket(state, phase, part)
        case model.Returning(), actions.Return(side, order):
            return alley.put_back(state, phase, side, order)
    raise Misplaced


def _taking(
    state: model.State, phase: model.Patenting | model.Scavenging | model.Sorting, action: actions.Action
) -> Course:
    match phase, action:
        case model.Patenting(seat), actions.Take(part, shelf):
            return office.take(state, seat, part, shelf)
        case model.Patenting(seat), actions.Draw():
            return office.draw(state, seat)
        case model.Scavenging(), actions.Take(part):
            return yard.take(state, phase, part)
        case model.Scavenging(), actions.Draw():
            return yard.draw(state, phase)
        case model.Scavenging(), actions.Done():
            return yard.enough(state)
        case model.Sorting(), actions.Keep(part):
            return yard.keep(state, phase, part)
        case model.Sorting(), actions.Done():
            return yard.sort(state, phase)
    raise Misplaced


def _working(state: model.State, phase: model.Working, action: actions.Action) -> Course:
    match action:
        case actions.Build(part, cell):
            return working.build(state, phase, part, cell)
        case actions.Upgrade(cell, part):
            return working.upgrade(state, phase, cell, part)
        case actions.Dismantle(cell):
            return working.dismantle(state, phase, cell)
        case actions.Merge(offset):
            return working.merge(state, phase, offset)
        case actions.Undo():
            return working.undo(state, phase)
        case actions.Done():
            return working.finish(state, phase)
    raise Misplaced


def _scrapping(
    state: model.State, phase: model.Scrapping, action: actions.Action
) -> tuple[model.State, tuple[Event, ...]]:
    match action:
        case actions.Patch(placement):
            return ending.patch(state, phase, placement, forced=False)
        case actions.Mend():
            return ending.mend(state, phase)
    raise Misplaced
