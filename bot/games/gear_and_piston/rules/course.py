"""Values and functions that the phases share: the result of a step, the next token, and changes of hands and
rows.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypedDict, Unpack

from bot.engine.game import Seat
from bot.engine.values import replace, with_seat
from bot.games.gear_and_piston.rules import components, model
from bot.games.gear_and_piston.rules.events import Ending, Event


class Lots(TypedDict, total=False):
    """The fields of State that hold parts and can change when a token is resolved."""

    new: tuple[components.Part, ...]
    junk: tuple[components.Part, ...]
    office: tuple[components.Part, ...]
    fading: tuple[components.Part, ...]
    yard: tuple[components.Part, ...]
    discards: tuple[components.Part, ...]
    hands: tuple[tuple[components.Part, ...], ...]


class Course(NamedTuple):
    """The result of a step. then: whether a player is asked next ("ask"), the next token is resolved
    ("resolve"), or the game ends immediately ("end").
    """

    state: model.State
    events: tuple[Event, ...]
    then: Literal["ask", "resolve", "end"]


class Token(NamedTuple):
    """The token to be resolved: its location, its space from 0, and its owner."""

    location: components.Location
    space: int
    seat: Seat


RANK: dict[components.Part, int] = {
    lot.part: at for at, lot in enumerate(sorted((*components.NEW, *components.JUNK)))
}
"""The sort position of each part in a hand."""


def spaces_of(state: model.State) -> components.Spaces:
    """Return the tokens and spaces of this game."""
    return components.spaces_for(len(state.hands), state.jump_row)


def in_turn_order(state: model.State) -> Iterator[Seat]:
    """Yield every seat in turn order, beginning with the First Player."""
    count = len(state.hands)
    return ((state.first + at) % count for at in range(count))


def next_token(state: model.State) -> Token | None:
    """Return the token to be resolved now, or None if none remains."""
    for location, seats in zip(components.LOCATIONS, state.tokens, strict=True):
        for space, seat in enumerate(seats):
            if seat is not None:
                return Token(location, space, seat)
    return None


def released(state: model.State, **lots: Unpack[Lots]) -> model.State:
    """Return the state after the resolved token has left its space. lots: new values of fields that hold
    parts.
    """
    token = next_token(state)
    assert token is not None  # the pending question belongs to the token's own action
    at = components.LOCATIONS.index(token.location)
    seats = state.tokens[at]
    seats = (*seats[: token.space], None, *seats[token.space + 1 :])
    resting = (*state.resting, token.seat) if token.location == "back alley" else state.resting
    tokens = (*state.tokens[:at], seats, *state.tokens[at + 1 :])
    return replace(state, tokens=tokens, resting=resting, **lots)


def resolved(state: model.State, events: tuple[Event, ...], **lots: Unpack[Lots]) -> Course:
    """Return the course after the token has been resolved. lots: as in `released`."""
    return Course(released(state, **lots), events, "resolve")


def ran_out(state: model.State, events: tuple[Event, ...], shelf: Literal["office", "yard"]) -> Course:
    """End the game immediately, because too few parts remain to fill the shelf."""
    return Course(replace(state, ended=shelf), (*events, Ending((), shelf)), "end")


def received(
    hands: tuple[tuple[components.Part, ...], ...], seat: Seat, *parts: components.Part
) -> tuple[tuple[components.Part, ...], ...]:
    """Return the hands after the seat receives the parts. Its hand is sorted by RANK."""
    hand = tuple(sorted((*hands[seat], *parts), key=RANK.__getitem__))
    return with_seat(hands, seat, hand)


def given(
    hands: tuple[tuple[components.Part, ...], ...], seat: Seat, part: components.Part
) -> tuple[tuple[components.Part, ...], ...]:
    """Return the hands after the seat gives up the part."""
    return with_seat(hands, seat, without(hands[seat], part))


def without(parts: tuple[components.Part, ...], part: components.Part) -> tuple[components.Part, ...]:
    """Return the parts without the first one that is equal to `part`. Raises ValueError if there is none."""
    at = parts.index(part)
    return parts[:at] + parts[at + 1 :]
