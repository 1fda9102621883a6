"""The rules of Gear Head as pure functions (specs/gear-head.md; the section is named at each)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Line, Outcome, Seat, Step
from bot.games.gear_head.rules.components import BONUSES, DECK, HAND, KINDS, ONE_DECK, PARTS, Card
from bot.games.gear_head.rules.model import (
    Action,
    Car,
    Dealt,
    Discard,
    Discarded,
    Discarding,
    Draw,
    Drawing,
    Drew,
    Event,
    Finished,
    Flagged,
    LastTurn,
    Options,
    PulledUp,
    PullUp,
    Reshuffled,
    State,
    Take,
    Took,
    View,
)

seats = range(2, 13)
longest = 20_000

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_DISCARDS = {card: Discard(card) for card in KINDS}
_PULL_UPS = {card: PullUp(card) for card in KINDS}
_DRAWS: tuple[Action, ...] = (Draw(), Take())
_TAKE: tuple[Action, ...] = (Take(),)
_part = itemgetter(0)
_order = {card: at for at, card in enumerate(KINDS)}


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Deal six cards to each seat; the next card starts the Scrap Heap (Set-up)."""
    pack = chance.shuffled(DECK if seats <= ONE_DECK else DECK + DECK)
    hands = tuple(pack[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    rest = pack[seats * HAND :]
    deck, top = rest[:-1], rest[-1]
    return Step(State(hands, deck, (top,), (), 1, Drawing(0)), (Dealt(hands, deck, top, 0),))


def turn(state: State) -> int:
    """Turns are counted from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """The seat whose turn it is; nobody once the race is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, Finished) else _ALONE[phase.seat]


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Draw or take; then discard any card, or pull up with what leaves a complete car (A turn)."""
    match state.phase:
        case Drawing(mover):
            if seat != mover:
                return ()
            return _DRAWS if state.deck else _TAKE
        case Discarding(mover):
            if seat != mover:
                return ()
            hand = state.hands[seat]
            parts = list(map(_part, hand))
            cards = dict.fromkeys(hand)
            actions: list[Action] = [_DISCARDS[card] for card in cards]
            if len(set(parts)) == len(PARTS):
                actions += [_PULL_UPS[card] for card in cards if parts.count(card[0]) > 1]
            return actions
        case Finished():
            return ()
        case phase:
            assert_never(phase)


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    if isinstance(phase, Finished):
        return "The race is over."
    if seat in state.line:
        return "Your car is at the starting line: you take no more turns in this race."
    if seat != phase.seat:
        return "It is not your turn."
    match action:
        case Draw() if isinstance(phase, Drawing):
            return "The Parts Deck is empty: take the top of the Scrap Heap."
        case Draw() | Take():
            return "You have drawn already: now discard a card, or pull up."
        case Discard(card) | PullUp(card):
            if isinstance(phase, Drawing):
                return "Draw first: the top of the Parts Deck, or the top of the Scrap Heap."
            hand = state.hands[seat]
            if card not in hand:
                return f"You do not hold {card.part} {card.value}."
            kept = list(hand)
            kept.remove(card)
            missing = " and no ".join(part for part in PARTS if part not in map(_part, kept))
            return f"That leaves no {missing}: a car needs one of each Part."
        case _:
            assert_never(action)


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Carry out one action of the seat whose turn it is (A turn)."""
    match action:
        case Draw():
            card = state.deck[-1]
            return Step(_holding(state, seat, card, Discarding(seat, "deck")), (Drew(seat, card),))
        case Take():
            card = state.heap[-1]
            return Step(_holding(state, seat, card, Discarding(seat, "heap")), (Took(seat, card),))
        case Discard(card):
            return _end_turn(state, seat, card, state.line, Discarded(seat, card), chance)
        case PullUp(card):
            rank = len(state.line) + 1
            bonus = pole_position(rank)
            line = (*state.line, seat)
            return _end_turn(state, seat, card, line, PulledUp(seat, card, rank, bonus), chance)
        case _:
            assert_never(action)


def _holding(state: State, seat: Seat, card: Card, phase: Discarding) -> State:
    hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
    if phase.source == "deck":
        return State(hands, state.deck[:-1], state.heap, state.line, state.turn, phase)
    return State(hands, state.deck, state.heap[:-1], state.line, state.turn, phase)


def _end_turn(
    state: State, seat: Seat, card: Card, line: tuple[Seat, ...], done: Event, chance: Chance
) -> Step[State, Event]:
    """Put the card on the heap, and pass the turn on, or end the race (The last player; Deck runs out)."""
    hand = list(state.hands[seat])
    hand.remove(card)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    heap, deck = (*state.heap, card), state.deck
    racing = [other for other in range(len(hands)) if other not in line]
    was_last = len(state.line) == len(hands) - 1
    if was_last:
        return Step(State(hands, deck, heap, line, state.turn, Finished()), (done, Flagged(tuple(racing))))
    events = [done]
    if not deck and len(heap) > 1:
        pack = chance.shuffled(heap)
        deck, heap = pack[:-1], pack[-1:]
        events.append(Reshuffled(deck, len(deck), heap[0]))
    if len(racing) == 1:
        events.append(LastTurn(racing[0]))
    after = next((other for other in racing if other > seat), racing[0])
    return Step(State(hands, deck, heap, line, state.turn + 1, Drawing(after)), tuple(events))


def pole_position(rank: int) -> int:
    """Pole Position for the car that reached the line as number `rank`, from 1 (A turn, 3)."""
    return BONUSES[rank - 1] if rank <= len(BONUSES) else 0


def idle(state: State, seat: Seat) -> Action:
    """A sleeper draws and discards the card it drew.

    **Ruling** in its last turn, when nothing else is left to hope for, it pulls up with its best car.
    """
    phase = state.phase
    if isinstance(phase, Discarding):
        hand = state.hands[seat]
        ready = [action for action in legal(state, seat) if isinstance(action, PullUp)]
        if ready and len(state.line) == len(state.hands) - 1:
            return min(ready, key=lambda action: action.discard.value)
        return _DISCARDS[hand[-1]]
    return legal(state, seat)[0]


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know (Set-up; Result): own cards, counts, heap, line, and every car at the end."""
    phase = state.phase
    mover = None if isinstance(phase, Finished) else phase.seat
    hand = () if seat is None else state.hands[seat]
    drawing = isinstance(phase, Discarding) and seat == mover
    cars = _cars(state) if mover is None else ()
    return View(
        seat=seat,
        turn=state.turn,
        phase=phase.kind,
        mover=mover,
        last=mover is not None and len(state.line) == len(state.hands) - 1,
        hand=_sorted(hand),
        drawn=hand[-1] if drawing else None,
        held=tuple(map(len, state.hands)),
        deck=len(state.deck),
        heap=state.heap,
        line=state.line,
        cars=cars,
        out=tuple(at for at in range(len(state.hands)) if at not in state.line) if mover is None else (),
    )


def hears(event: Event, seat: Seat | None) -> Event | None:
    """Hands, drawn cards and the order of the deck are heard by nobody but their owner."""
    match event:
        case Dealt(hands):
            own = tuple(hand if at == seat else () for at, hand in enumerate(hands))
            return replace(event, hands=own, deck=())
        case Drew(mover) if mover != seat:
            return Drew(mover, None)
        case Reshuffled():
            return replace(event, deck=())
        case _:
            return event


def outcome(state: State) -> Outcome | None:
    """Places and totals once the race is over (Result)."""
    if not isinstance(state.phase, Finished):
        return None
    cars = {car.seat: car for car in _cars(state)}
    everyone = range(len(state.hands))
    lines = [
        line
        for seat, car in cars.items()
        for line in (
            *(Line(seat, f"{card.part} {card.value}", card.value) for card in car.parts),
            Line(seat, f"Pole Position {state.line.index(seat) + 1}", car.bonus),
        )
    ]
    return Outcome(
        places=tuple(cars[seat].place if seat in cars else len(cars) + 1 for seat in everyone),
        scores=tuple(cars[seat].total if seat in cars else None for seat in everyone),
        sheet=tuple(lines),
    )


def _cars(state: State) -> tuple[Car, ...]:
    """Every car at the line, best first; equal totals share the place (1, 2, 2, 4)."""
    totals = {
        seat: sum(card.value for card in state.hands[seat]) + pole_position(rank)
        for rank, seat in enumerate(state.line, 1)
    }
    cars = [
        Car(
            seat,
            _sorted(state.hands[seat]),
            pole_position(rank),
            totals[seat],
            1 + sum(other > totals[seat] for other in totals.values()),
        )
        for rank, seat in enumerate(state.line, 1)
    ]
    return tuple(sorted(cars, key=lambda car: car.place))


def _sorted(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(hand, key=_order.__getitem__))
