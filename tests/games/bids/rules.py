"""The rules of Bids (bids.md) as pure functions over frozen values: a bot.engine.game.Game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.engine.game import Chance, Line, Outcome, Seat, Step
from bot.engine.ranking import places
from bot.engine.values import union_member, with_seat
from bot.locales.phrase import Phrase, Text

Card: TypeAlias = int

seats = range(2, 6)
longest = 25


@dataclass(frozen=True, slots=True)
class Options:
    """The options of Bids. rounds: the number of prizes, which is also the number of each player's cards."""

    rounds: Literal[3, 5] = 5


@dataclass(frozen=True, slots=True)
class State:
    """The whole game."""

    hands: tuple[tuple[Card, ...], ...]
    prizes: tuple[int, ...]
    """The current prize, followed by the hidden ones. Empty once the game is over."""
    bids: tuple[Card | None, ...]
    """The bids of the current round, by seat."""
    spent: tuple[tuple[Card, ...], ...]
    """The earlier bids of each seat."""
    won: tuple[tuple[int, ...], ...]
    """The prizes of each seat."""
    lost: tuple[int, ...] = ()
    """The prizes that nobody won."""


@dataclass(frozen=True, slots=True)
class View:
    """The knowledge of one seat, or of a spectator if `seat` is None."""

    seat: Seat | None
    hand: tuple[Card, ...]
    """The seat's own hand."""
    bid: Card | None
    """The seat's own bid, or None."""
    prize: int
    """The current prize, or 0 once the game is over."""
    left: int
    done: frozenset[Seat]
    """The seats that have bid. Empty for a seat that must still bid."""
    spent: tuple[tuple[Card, ...], ...]
    """The earlier bids of each seat."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat, or empty while the game is in progress."""


@union_member
class Bid:
    """Bid one card of the hand."""

    card: Card


Action: TypeAlias = Bid


@union_member
class Opened:
    """A prize was turned up, and all seats now bid for it."""

    prize: int


@union_member
class Chose:
    """A seat has bid. `card` is None for everyone else."""

    seat: Seat
    card: Card | None


@union_member
class Shown:
    """All bids were revealed. winner: the seat that gets the prize, or None if no card was bid only once."""

    bids: tuple[Card, ...]
    prize: int
    winner: Seat | None


Event: TypeAlias = Opened | Chose | Shown


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Give every seat the same cards, and shuffle the prizes."""
    cards = tuple(range(1, options.rounds + 1))
    prizes, none = chance.shuffled(cards), ((),) * seats
    state = State((cards,) * seats, prizes, (None,) * seats, none, none)
    return Step(state, (Opened(prizes[0]),))


def turn(state: State) -> int:
    """Return the number of the round, counted from 1."""
    return len(state.spent[0]) + 1


def awaits(state: State) -> frozenset[Seat]:
    """Return the seats that must still bid."""
    return frozenset(seat for seat, bid in enumerate(state.bids) if bid is None and state.prizes)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return one bid for each card of the seat's hand, or nothing once the seat has bid."""
    return [Bid(card) for card in state.hands[seat]] if seat in awaits(state) else ()


def refusal(state: State, seat: Seat, action: Action) -> Text:
    """Return the message that tells a player why an action is refused."""
    if not state.prizes:
        return Phrase("bids-refuse-over")
    if seat not in awaits(state):
        return Phrase("bids-refuse-done")
    return Phrase("bids-refuse-card", card=action.card)


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Bid, and reveal all bids once every seat has bid."""
    left = tuple(card for card in state.hands[seat] if card != action.card)
    bids = with_seat(state.bids, seat, action.card)
    after = replace(state, hands=with_seat(state.hands, seat, left), bids=bids)
    chose = Chose(seat, action.card)
    known = tuple(bid for bid in bids if bid is not None)
    if len(known) < len(bids):
        return Step(after, (chose,))
    prize, *rest = state.prizes
    sole = [bid for bid in known if known.count(bid) == 1]
    winner = known.index(max(sole)) if sole else None
    after = replace(
        after,
        prizes=tuple(rest),
        bids=(None,) * len(bids),
        spent=tuple((*cards, bid) for cards, bid in zip(state.spent, known, strict=True)),
        won=state.won if winner is None else with_seat(state.won, winner, (*state.won[winner], prize)),
        lost=(*state.lost, prize) if winner is None else state.lost,
    )
    opened = tuple(Opened(prize) for prize in rest[:1])
    return Step(after, (chose, Shown(known, prize, winner), *opened))


def idle(state: State, seat: Seat) -> Action:
    """Return the bid of a seat whose time is up: its lowest card (bids.md, Ruling 2)."""
    return Bid(min(state.hands[seat]))


def view(state: State, seat: Seat | None) -> View:
    """Return the knowledge of a seat or a spectator: everything face up, and the seat's own cards and bid."""
    result, bidding = outcome(state), awaits(state)
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        bid=None if seat is None else state.bids[seat],
        prize=state.prizes[0] if state.prizes else 0,
        left=len(state.prizes),
        done=frozenset() if seat in bidding else frozenset(range(len(state.hands))) - bidding,
        spent=state.spent,
        points=tuple(sum(won) for won in state.won),
        places=() if result is None else result.places,
    )


def visible(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as the seat sees it."""
    return replace(event, card=None) if isinstance(event, Chose) and event.seat != seat else event


def outcome(state: State) -> Outcome | None:
    """Return the places and points, or None while prizes are left."""
    if state.prizes:
        return None
    points = tuple(sum(won) for won in state.won)
    sheet = tuple(
        Line(seat, Phrase("bids-prize"), prize) for seat, won in enumerate(state.won) for prize in won
    )
    return Outcome(places([-each for each in points]), points, sheet)
