"""Placing tokens, and the discards after it (docs/rules/gear-and-piston.md, section 4.1, section 4.2)."""

from functools import lru_cache

from bot.engine.game import Seat
from bot.engine.values import replace, with_seat
from bot.games.gear_and_piston.rules import actions, components, course, model, scoring
from bot.games.gear_and_piston.rules.events import Decided, Discarded, Event, Placed, Rated, TokensBack

_PLACES = tuple(actions.Place(location) for location in components.LOCATIONS)


def capacities(spaces: components.Spaces) -> tuple[int, int, int, int]:
    """Return the number of spaces at each of LOCATIONS."""
    return spaces.back_alley, spaces.patent_office, spaces.junk_yard, len(spaces.workshop)


def places(state: model.State) -> tuple[actions.Place, ...]:
    """Return the possible placements: one for each location that has a free space."""
    return _free(course.spaces_of(state), *map(len, state.tokens))


@lru_cache(maxsize=1_024)
def _free(spaces: components.Spaces, *taken: int) -> tuple[actions.Place, ...]:
    rooms = capacities(spaces)
    return tuple(place for place, room, used in zip(_PLACES, rooms, taken, strict=True) if used < room)


def left(state: model.State, seat: Seat) -> int:
    """Return the number of tokens that the seat has left to place, without those on the board or at rest."""
    on_board = sum(seats.count(seat) for seats in state.tokens)
    return course.spaces_of(state).tokens - on_board - state.resting.count(seat)


def beginner(state: model.State) -> Seat:
    """Return the first seat in turn order that has a token to place (docs/rules/gear-and-piston.md, Ruling
    18).
    """
    return next(seat for seat in course.in_turn_order(state) if left(state, seat))


def place(state: model.State, seat: Seat, location: components.Location) -> course.Course:
    """Place a token on the first free space of the location. The last token sets the Volatility track."""
    at = components.LOCATIONS.index(location)
    row = (*state.tokens[at], seat)
    state = replace(state, tokens=(*state.tokens[:at], row, *state.tokens[at + 1 :]), turn=state.turn + 1)
    told = (Placed(seat, location, len(row) - 1, forced=False),)
    count = len(state.hands)
    for step in range(1, count + 1):
        after = (seat + step) % count
        if left(state, after):
            return course.Course(replace(state, phase=model.Planning(after)), told, "ask")
    return _rated(state, told)


def _rated(state: model.State, events: tuple[Event, ...]) -> course.Course:
    """Set the Volatility track, and ask for discards or start to resolve the tokens."""
    track = tuple(map(scoring.volatility, state.cars))
    state = replace(state, volatility=track)
    asked = tuple(seat for seat in range(len(state.hands)) if state.hands[seat])
    if not asked:
        return _into_the_alley(state, (*events, Rated(track)))
    phase = model.Discarding(asked, (None,) * len(state.hands))
    return course.Course(replace(state, phase=phase), (*events, Rated(track)), "ask")


def discard(
    state: model.State, phase: model.Discarding, seat: Seat, part: components.Part | None
) -> course.Course:
    """Record the seat's choice: the Blueprint that it discards, or None if it keeps all. The last choice
    carries out all discards (docs/rules/gear-and-piston.md, Ruling 3).
    """
    asked = tuple(other for other in phase.asked if other != seat)
    chosen = with_seat(phase.chosen, seat, part)
    events: tuple[Event, ...] = (Decided(seat),)
    if asked:
        return course.Course(replace(state, phase=model.Discarding(asked, chosen)), events, "ask")
    hands, discards = state.hands, state.discards
    for other in course.in_turn_order(state):
        if not state.hands[other]:
            continue
        gone = chosen[other]
        events = (*events, Discarded(other, gone, kept=gone is None))
        if gone:
            hands = course.given(hands, other, gone)
            discards = (*discards, gone)
    return _into_the_alley(replace(state, hands=hands, discards=discards), events)


def _into_the_alley(state: model.State, events: tuple[Event, ...]) -> course.Course:
    """Return the tokens beside the Back Alley to their owners, and start to resolve the other tokens."""
    if state.resting:
        events = (*events, TokensBack(state.resting))
        state = replace(state, resting=())
    return course.Course(state, events, "resolve")
