"""The Patent Office (docs/rules/gear-and-piston.md, section 4.4, section 8)."""

from functools import lru_cache

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import actions, components, course, events, model


def begin(state: model.State, seat: Seat) -> course.Course:
    """Ask the seat which New part it takes. If it can take none, its token is lost."""
    if len(state.hands[seat]) >= components.HAND:
        return course.resolved(state, (events.Lost(seat, "patent office", "full"),))
    if not (state.office or state.fading or state.new):
        return course.resolved(state, (events.Lost(seat, "patent office", "empty"),))
    return course.Course(replace(state, phase=model.Patenting(seat)), (), "ask")


def takes(state: model.State) -> tuple[actions.Take | actions.Draw, ...]:
    """Return all different ways to take a New part."""
    return _takes(state.office, state.fading, bool(state.new))


@lru_cache(maxsize=64)
def _takes(
    office: tuple[components.Part, ...], fading: tuple[components.Part, ...], drawn: bool
) -> tuple[actions.Take | actions.Draw, ...]:
    found: list[actions.Take | actions.Draw] = [
        actions.Take(part, "office") for part in dict.fromkeys(office)
    ]
    found += [actions.Take(part, "fading") for part in dict.fromkeys(fading)]
    return (*found, actions.Draw()) if drawn else tuple(found)


def take(state: model.State, seat: Seat, part: components.Part, shelf: components.Shelf) -> course.Course:
    """Take a face-up part. With Jump Row, a part of the Refill Row is replaced, or the game ends if the stack
    is empty.
    """
    row = state.fading if shelf == "fading" else state.office
    told = (events.Took(seat, part, shelf, row.index(part)),)
    hands = course.received(state.hands, seat, part)
    if shelf == "fading":
        return course.resolved(state, told, hands=hands, fading=course.without(state.fading, part))
    if not state.jump_row:
        return course.resolved(state, told, hands=hands, office=course.without(state.office, part))
    if not state.new:
        state = replace(state, hands=hands, office=course.without(state.office, part))
        return course.ran_out(course.released(state), told, "office")
    at = state.office.index(part)
    office = (*state.office[:at], state.new[-1], *state.office[at + 1 :])
    told_more = (*told, events.Refilled(office[at], "office"))
    return course.resolved(state, told_more, hands=hands, office=office, new=state.new[:-1])


def draw(state: model.State, seat: Seat) -> course.Course:
    """Draw the top part of the New stack, hidden from the others."""
    part = state.new[-1]
    told = (events.Drew(seat, "patent office", part, forced=False),)
    return course.resolved(state, told, hands=course.received(state.hands, seat, part), new=state.new[:-1])
