"""A short notation for games of Racesmack, for the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.engine.game import Chance, Seat
from bot.engine.match import Match, play
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Action, Refrain, Tap
from bot.games.racesmack.rules.components import (
    COLOURS,
    FIRST_RULE,
    RULES,
    SHAPES,
    Card,
    Finish,
    IsRule,
    Length,
    Regular,
    Rule,
    RulesCard,
    Symbol,
)
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.model import (
    LETTERS,
    Aiming,
    Laid,
    Options,
    Phase,
    Picking,
    Revealing,
    State,
    Tapping,
    Winnings,
)

E = TypeVar("E")

_SHAPES = {shape[0]: shape for shape in SHAPES}
_COLOURS = {colour[0]: colour for colour in COLOURS}

# single cards of the deck, for piles and rows with a simple verdict
RECTANGLE, STAR, GREEN_STAR, TRIANGLE, CIRCLE, RED_STAR, RED_RECTANGLE = range(7)
TOP = FIRST_RULE + RULES - 1
"""Rules Card 18."""


def card(text: str, id: int = 900) -> Card:
    """Return the card in "rs gc" (the first letters of the colour and shape of each symbol) or "#7" (a Rules
    Card with that number, which makes Rules Cards correct).
    """
    if text.startswith("#"):
        number = int(text[1:])
        return RulesCard(FIRST_RULE + number - 1, number, IsRule(), Length(10))
    return Regular(id, tuple(Symbol(_SHAPES[word[1]], _COLOURS[word[0]]) for word in text.split()))


def cards(text: str) -> list[Card]:
    """Return the cards in "rs gc | pt | ..."."""
    return [card(each.strip(), 900 + at) for at, each in enumerate(text.split("|"))]


def circle(text: str) -> list[Laid]:
    """Return a circle of cards, one for each seat, in the notation of `cards`."""
    return [Laid(seat, LETTERS[seat], (each,)) for seat, each in enumerate(cards(text))]


def state(
    phase: Phase,
    *,
    options: Options | None = None,
    races: Sequence[Winnings] = (),
    hands: Sequence[tuple[int, ...]] = (),
    deck: tuple[int, ...] = tuple(range(26, 36)),
    rules: Mapping[int, tuple[Rule, Finish]] | None = None,
    jinxed: tuple[Seat, ...] = (),
    starter: Seat = 0,
) -> State:
    """Return a game in progress, not necessarily with all cards. rules: the contents of Rules Cards, by card
    id. The contents of the others do not matter.
    """
    seats = len(phase.picked if isinstance(phase, Picking) else piles_of(phase))
    said = rules or {}
    plain: tuple[Rule, Finish] = (IsRule(), Length(50))
    return State(
        options=options or Options(),
        rules=tuple(
            RulesCard(id, id - FIRST_RULE + 1, *said.get(id, plain))
            for id in range(FIRST_RULE, FIRST_RULE + RULES)
        ),
        deck=deck,
        hands=tuple(hands) or tuple((7 + 3 * seat, 8 + 3 * seat, 9 + 3 * seat) for seat in range(seats)),
        races=tuple(races) or (Winnings(),) * seats,
        discards=(),
        under=(),
        racing=(),
        raced=(),
        jinxed=jinxed,
        cursed=(),
        round=3,
        barren=0,
        turn=9,
        starter=starter,
        last=None,
        phase=phase,
    )


def piles_of(phase: Phase) -> tuple[tuple[int, ...], ...]:
    """Return the piles of a phase. The phase must have piles."""
    assert isinstance(phase, Tapping | Aiming | Revealing)
    return phase.piles


def tapping(*tops: int | tuple[int, ...]) -> Tapping:
    """Return the phase in which all seats can tap the given cards. tops: the card of each seat, or its pile
    in After You.
    """
    return Tapping(tuple((top,) if isinstance(top, int) else top for top in tops), (), ())


def aiming(*tops: int | tuple[int, ...]) -> Aiming:
    """Return the phase in which all seats secretly choose which of the given cards to tap. tops: see
    `tapping`.
    """
    piles = tapping(*tops).piles
    return Aiming(piles, tuple(range(len(piles))), (None,) * len(piles), (), ())


def after(at: State, *moves: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """Return the state after legal moves, and all their events."""
    seats = len(at.hands)
    game, told = Match("racesmack", at.options, seats, at, 40, (0,) * seats), list[Event]()
    for seat, action in moves:
        game, events = play(racesmack, game, seat, action)
        told += events
    return game.state, told


def taps(*made: tuple[Seat, str, int]) -> list[tuple[Seat, Action]]:
    """Return moves from triples of the seat, the letter and the millisecond of a tap. An empty letter means
    that the seat does not tap.
    """
    letters = {str(letter): letter for letter in LETTERS}
    return [(seat, Tap(letters[name], at) if name else Refrain()) for seat, name, at in made]


def only(events: Sequence[Event], form: type[E]) -> list[E]:
    """Return the events of a given class."""
    return [event for event in events if isinstance(event, form)]


def judged(at: State, *made: tuple[Seat, str, int]) -> tuple[State, list[Event]]:
    """Return the state after taps, and all their events."""
    return after(at, *taps(*made))


def luck(seed: str = "rules") -> Chance:
    """Return a source of random numbers that is the same on each call."""
    return Chance(seed, 0)
