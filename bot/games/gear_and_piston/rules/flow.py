"""How one phase leads to the next: locations in order, tokens in order, automatic decisions."""

from typing import assert_never

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import (
    actions,
    alley,
    ending,
    model,
    office,
    planning,
    refresh,
    working,
    yard,
)
from bot.games.gear_and_piston.rules.course import Course, next_token
from bot.games.gear_and_piston.rules.events import Event


class Misplaced(Exception):
    """The action does not belong to the phase, so it was not legal."""


def act(state: model.State, seat: Seat, action: actions.Action, chance: Chance) -> Step[model.State, Event]:
    """Apply an action, and continue to the next decision."""
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
    """Resolve token after token until a player is asked."""
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
