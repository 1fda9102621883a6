"""The rules of Two Cards (two-cards.md): pure functions over frozen values, a bot.engine.game.Game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.engine.game import Chance, Line, Outcome, Seat, Step
from bot.engine.ranking import places
from bot.engine.values import union_member, with_seat
from bot.locales.phrase import Phrase, Text

Card: TypeAlias = int

HAND = 2
seats = range(3, 9)
longest = 48


def deck(seats: int, rounds: int) -> tuple[Card, ...]:
    """Return all cards: enough for every seat to draw in every turn."""
    return tuple(range(1, seats * (HAND + rounds) + 1))


@dataclass(frozen=True, slots=True)
class Options:
    """The options of Two Cards. rounds: the number of turns of each player."""

    rounds: Literal[3, 6] = 6


@union_member
class Playing:
    """The phase in which a seat must play a card."""

    seat: Seat


@union_member
class Finished:
    """The phase after the last turn."""


Phase: TypeAlias = Playing | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game. stock, pile: their top card is the last one. left: the number of remaining turns."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    points: tuple[int, ...]
    turn: int
    left: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class View:
    """The knowledge of one seat, or of a spectator if `seat` is None."""

    seat: Seat | None
    hand: tuple[Card, ...]
    """The seat's own cards."""
    stock: int
    """The number of cards in the stock."""
    pile: tuple[Card, ...]
    points: tuple[int, ...]
    left: int
    mover: Seat | None
    """The seat to move, or None once the game is over."""
    places: tuple[int, ...]
    """The place of each seat, or empty while the game is in progress."""


@union_member
class Play:
    """Play a card of the hand on the pile."""

    card: Card


Action: TypeAlias = Play


@union_member
class Dealt:
    """Every seat was dealt two cards."""

    hands: tuple[tuple[Card, ...], ...]
    """The hand of each seat. In a seat's view, the hands of the others are empty."""
    seat: Seat
    """The seat that goes first."""


@union_member
class Played:
    """A card was played on the card `below`, or on an empty pile if it is None. point: whether it scored."""

    seat: Seat
    card: Card
    below: Card | None
    point: bool


@union_member
class Drew:
    """A card was drawn. `card` is None for everyone except the seat that drew it."""

    seat: Seat
    card: Card | None


@union_member
class Ended:
    """All turns have been played."""


Event: TypeAlias = Dealt | Played | Drew | Ended


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Deal two cards to each seat."""
    pack = chance.shuffled(deck(seats, options.rounds))
    hands = tuple(tuple(sorted(pack[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
    state = State(hands, pack[seats * HAND :], (), (0,) * seats, 1, options.rounds * seats, Playing(0))
    return Step(state, (Dealt(hands, 0),))


def turn(state: State) -> int:
    """Return the number of the turn, counted from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """Return the seat to move, or an empty set once the game is over."""
    return frozenset((state.phase.seat,)) if isinstance(state.phase, Playing) else frozenset()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return a move for each card in the seat's hand, or nothing if it is not the seat's turn."""
    return [Play(card) for card in state.hands[seat]] if seat in awaits(state) else ()


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Play the card, and draw one. The first card scores nothing (two-cards.md, Ruling 1)."""
    below = state.pile[-1] if state.pile else None
    point = below is not None and action.card > below
    drawn, left = state.stock[-1], state.left - 1
    kept = (card for card in state.hands[seat] if card != action.card)
    phase: Phase = Playing((seat + 1) % len(state.hands)) if left else Finished()
    after = State(
        hands=with_seat(state.hands, seat, tuple(sorted((*kept, drawn)))),
        stock=state.stock[:-1],
        pile=(*state.pile, action.card),
        points=with_seat(state.points, seat, state.points[seat] + point),
        turn=state.turn + 1,
        left=left,
        phase=phase,
    )
    played = (Played(seat, action.card, below, point), Drew(seat, drawn))
    return Step(after, played if left else (*played, Ended()))


def idle(state: State, seat: Seat) -> Action:
    """Return the action of a seat whose time is up: its lower card (two-cards.md, Ruling 3)."""
    return Play(min(state.hands[seat]))


def refusal(state: State, seat: Seat, action: Action) -> Text:
    """Return the message that tells a player why an action is refused."""
    if isinstance(state.phase, Finished):
        return Phrase("two-refuse-over")
    if seat != state.phase.seat:
        return Phrase("two-refuse-turn")
    return Phrase("two-refuse-card", card=action.card)


def view(state: State, seat: Seat | None) -> View:
    """Return the knowledge of a seat or a spectator: everything face up, and the seat's own hand."""
    result = outcome(state)
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        stock=len(state.stock),
        pile=state.pile,
        points=state.points,
        left=state.left,
        mover=state.phase.seat if isinstance(state.phase, Playing) else None,
        places=() if result is None else result.places,
    )


def visible(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as the seat sees it."""
    match event:
        case Dealt(hands):
            return replace(event, hands=tuple(hand if at == seat else () for at, hand in enumerate(hands)))
        case Drew(drawer) if drawer != seat:
            return replace(event, card=None)
        case _:
            return event


def outcome(state: State) -> Outcome | None:
    """Return the places and points, or None until the game is over."""
    if not isinstance(state.phase, Finished):
        return None
    return Outcome(
        places=places([-points for points in state.points]),
        scores=state.points,
        sheet=tuple(Line(seat, Phrase("two-point"), points) for seat, points in enumerate(state.points)),
    )
