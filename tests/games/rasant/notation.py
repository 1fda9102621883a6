"""A short notation for games of Rasant, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.match import Match
from bot.games.rasant.rules.components import COLOURS, START, Car, Card, Paint
from bot.games.rasant.rules.model import Laid, Options, Phase, State
from bot.games.rasant.rules.overtaking import in_order

_PAINTS: dict[str, Paint] = {colour[0]: colour for colour in COLOURS} | {"k": "black"}

LINE = "S r1 b1 y1 g1 r2 b2 y2 g2 r3 b3 y3 g3"
"""A whole line, from front to rear."""


def line(text: str) -> tuple[Car, ...]:
    """Return the cars in "S r1 ...": S for the starting car, or the first letter of the colour and the
    number.
    """
    return tuple(START if word == "S" else Car(_PAINTS[word[0]], int(word[1])) for word in text.split())


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards in "r50 k70 ...": the first letter of the colour (k for black), and the pace."""
    return tuple(card(word) for word in text.split())


def card(word: str) -> Card:
    """Return the card described by a word."""
    return Card(_PAINTS[word[0]], int(word[1:]))


def laid(text: str) -> tuple[Laid, ...]:
    """Return the cards of a round in "0:r50 1:k70 ...": the seat, and its card."""
    return tuple(Laid(int(seat), card(word)) for seat, word in (item.split(":") for item in text.split()))


def state(
    hands: Sequence[str],
    phase: Phase,
    *,
    cars: str = LINE,
    reserve: str = "",
    points: Sequence[int] = (),
    dealer: Seat = 0,
) -> State:
    """Return a game in progress, not necessarily with all cards. The last card of the reserve is its top."""
    return State(
        line=line(cars),
        hands=tuple(in_order(cards(hand)) for hand in hands),
        reserve=cards(reserve),
        discards=(),
        points=tuple(points) or (0,) * len(hands),
        scores=(),
        last=None,
        round=5,
        turn=20,
        dealer=dealer,
        phase=phase,
    )


def match(at: State) -> Match[Options, State]:
    seats = len(at.hands)
    return Match("rasant", Options(), seats, at, 40, (0,) * seats)
