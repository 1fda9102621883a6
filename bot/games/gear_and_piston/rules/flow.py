"""How one phase leads to the next: locations in order, tokens in order, what is decided by itself."""

from __future__ import annotations

from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import alley, ending, office, planning, refresh, working, yard
from bot.games.gear_and_piston.rules.actions import (
    Action,
    Build,
    Discard,
    Dismantle,
    Done,
    Draw,
    Keep,
    Mend,
    Merge,
    Muscle,
    Patch,
    Place,
    Pocket,
    Return,
    Spy,
    Steal,
    Take,
    Undo,
    Upgrade,
    Visit,
)
from bot.games.gear_and_piston.rules.course import Course, next_token
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import (
    Assembling,
    Dealing,
    Discarding,
    Finished,
    Patenting,
    Planning,
    Returning,
    Scavenging,
    Scheming,
    Scrapping,
    Sorting,
    State,
    Stealing,
    Working,
)


class Misplaced(Exception):
    """The action does not belong to the phase: it was not legal."""


def act(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Carry out an action, and go on to the next decision."""
    phase = state.phase
    match phase:
        case Assembling():
            if not isinstance(action, Merge):
                raise Misplaced
            return Step(*ending.assemble(state, phase, seat, action.offset))
        case Scrapping():
            return Step(*_scrapping(state, phase, action))
        case Planning() | Discarding():
            course = _before(state, phase, seat, action)
        case Scheming() | Stealing() | Dealing() | Returning():
            course = _in_the_alley(state, phase, action)
        case Patenting() | Scavenging() | Sorting():
            course = _taking(state, phase, action)
        case Working():
            course = _working(state, phase, action)
        case Finished():
            raise Misplaced
        case _:
            assert_never(phase)
    return _go_on(course, chance)


def _go_on(course: Course, chance: Chance) -> Step[State, Event]:
    """Resolve token after token until somebody is asked."""
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


def _before(state: State, phase: Planning | Discarding, seat: Seat, action: Action) -> Course:
    match phase, action:
        case Planning(), Place(location):
            return planning.place(state, seat, location)
        case Discarding(), Discard(part):
            return planning.discard(state, phase, seat, part)
        case Discarding(), Done():
            return planning.discard(state, phase, seat, None)
    raise Misplaced


def _in_the_alley(state: State, phase: Scheming | Stealing | Dealing | Returning, action: Action) -> Course:
    match phase, action:
        case Scheming(seat), Spy(victim):
            return alley.spy(state, seat, victim)
        case Scheming(seat), Visit():
            return alley.visit(state, seat)
        case Scheming(seat), Muscle(location, space, to):
            return alley.muscle(state, seat, location, space, to)
        case Stealing(), Steal(part):
            return alley.steal(state, phase, part)
        case Dealing(), Pocket(part):
            return alley.pocket(state, phase, part)
        case Returning(), Return(side, order):
            return alley.put_back(state, phase, side, order)
    raise Misplaced


def _taking(state: State, phase: Patenting | Scavenging | Sorting, action: Action) -> Course:
    match phase, action:
        case Patenting(seat), Take(part, shelf):
            return office.take(state, seat, part, shelf)
        case Patenting(seat), Draw():
            return office.draw(state, seat)
        case Scavenging(), Take(part):
            return yard.take(state, phase, part)
        case Scavenging(), Draw():
            return yard.draw(state, phase)
        case Scavenging(), Done():
            return yard.enough(state)
        case Sorting(), Keep(part):
            return yard.keep(state, phase, part)
        case Sorting(), Done():
            return yard.sort(state, phase)
    raise Misplaced


def _working(state: State, phase: Working, action: Action) -> Course:
    match action:
        case Build(part, cell):
            return working.build(state, phase, part, cell)
        case Upgrade(cell, part):
            return working.upgrade(state, phase, cell, part)
        case Dismantle(cell):
            return working.dismantle(state, phase, cell)
        case Merge(offset):
            return working.merge(state, phase, offset)
        case Undo():
            return working.undo(state, phase)
        case Done():
            return working.finish(state, phase)
    raise Misplaced


def _scrapping(state: State, phase: Scrapping, action: Action) -> tuple[State, tuple[Event, ...]]:
    match action:
        case Patch(placement):
            return ending.patch(state, phase, placement, forced=False)
        case Mend():
            return ending.mend(state, phase)
    raise Misplaced
