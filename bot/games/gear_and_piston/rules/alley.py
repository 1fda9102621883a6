"""The Back Alley (docs/rules/gear-and-piston.md, section 4.3)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import actions, components, course, events, model


def begin(state: model.State, seat: Seat) -> course.Course:
    """Ask the seat to choose its token's action. If none is possible, the token is lost
    (docs/rules/gear-and-piston.md, Ruling 5).
    """
    if not schemes(state, seat):
        return course.resolved(state, (events.Lost(seat, "back alley", "impossible"),))
    return course.Course(replace(state, phase=model.Scheming(seat)), (), "ask")


def schemes(state: model.State, seat: Seat) -> tuple[actions.Spy | actions.Visit | actions.Muscle, ...]:
    """Return all actions that a token in the Back Alley allows the seat now."""
    moves = _moves(state.tokens[1:], seat)
    if len(state.hands[seat]) >= components.HAND:
        return moves
    spying = (actions.Spy(victim) for victim, hand in enumerate(state.hands) if hand and victim != seat)
    return (*spying, actions.Visit(), *moves) if state.new else (*spying, *moves)


@lru_cache(maxsize=256)
def _moves(tokens: tuple[tuple[Seat | None, ...], ...], seat: Seat) -> tuple[actions.Muscle, ...]:
    return tuple(_muscles(tokens, seat))


def _muscles(tokens: tuple[tuple[Seat | None, ...], ...], seat: Seat) -> Iterator[actions.Muscle]:
    """Yield the moves of Union Muscle, once for each resulting order."""
    for location, row in zip(components.LOCATIONS[1:], tokens, strict=True):
        orders = set()
        for space, owner in enumerate(row):
            if owner == seat:
                for to in range(len(row)):
                    order = _moved(row, space, to)
                    if to != space and order not in orders:
                        orders.add(order)
                        yield actions.Muscle(location, space, to)


def _moved(row: tuple[Seat | None, ...], space: int, to: int) -> tuple[Seat | None, ...]:
    """Return the row with the token on `space` moved to `to`, and the other tokens closed up in order."""
    others = row[:space] + row[space + 1 :]
    return (*others[:to], row[space], *others[to:])


def spy(state: model.State, seat: Seat, victim: Seat) -> course.Course:
    """Espionage: show the victim's hand to the seat, and ask which Blueprint to take."""
    told = (events.Spied(seat, victim, state.hands[victim]),)
    return course.Course(replace(state, phase=model.Stealing(seat, victim)), told, "ask")


def steal(state: model.State, phase: model.Stealing, part: components.Part) -> course.Course:
    """Espionage: move the Blueprint from the victim's hand to the thief's."""
    hands = course.received(course.given(state.hands, phase.victim, part), phase.seat, part)
    return course.resolved(state, (events.Stole(phase.seat, phase.victim, part),), hands=hands)


def muscle(
    state: model.State, seat: Seat, location: components.Location, space: int, to: int
) -> course.Course:
    """Union Muscle: move a token within its location (docs/rules/gear-and-piston.md, Ruling 4)."""
    at = components.LOCATIONS.index(location)
    row = _moved(state.tokens[at], space, to)
    state = replace(state, tokens=(*state.tokens[:at], row, *state.tokens[at + 1 :]))
    return course.resolved(state, (events.Muscled(seat, location, space, to),))


def visit(state: model.State, seat: Seat) -> course.Course:
    """Black Market: show up to three parts from the top of the New stack to the seat."""
    seen = state.new[-components.LOOK :][::-1]
    state = replace(state, new=state.new[: -len(seen)], phase=model.Dealing(seat, seen))
    return course.Course(state, (events.Visited(seat, seen),), "ask")


def pocket(state: model.State, phase: model.Dealing, part: components.Part) -> course.Course:
    """Black Market: move the part to the seat's hand, and ask how to put the others back, if there are
    any.
    """
    rest = course.without(phase.seen, part)
    state = replace(state, hands=course.received(state.hands, phase.seat, part))
    told = (events.Pocketed(phase.seat, part),)
    if not rest:
        return course.resolved(state, told)
    short = len(phase.seen) < components.LOOK
    return course.Course(replace(state, phase=model.Returning(phase.seat, rest, short)), told, "ask")


def returns(phase: model.Returning) -> list[actions.Return]:
    """Return the ways to put the parts back: in every order, at the top or the bottom of the stack, or only
    at the top if the stack is empty.
    """
    sides: tuple[components.Side, ...] = ("top",) if phase.short else ("top", "bottom")
    return [
        actions.Return(side, order) for side in sides for order in dict.fromkeys(permutations(phase.rest))
    ]


def put_back(
    state: model.State, phase: model.Returning, side: components.Side, order: tuple[components.Part, ...]
) -> course.Course:
    """Black Market: put the remaining parts back. They will be drawn in the given order."""
    back = order[::-1]
    new = (*state.new, *back) if side == "top" else (*back, *state.new)
    told: tuple[events.Event, ...] = (events.Returned(phase.seat, side, order),)
    return course.resolved(state, told, new=new)
