"""The rules of Rasant as pure functions (specs/rasant.md; the section is named at each)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Line, Outcome, Seat, Step
from bot.games.rasant.rules import rounds
from bot.games.rasant.rules import setup as grid
from bot.games.rasant.rules import views as sight
from bot.games.rasant.rules.components import COLOURS, DECK, Card
from bot.games.rasant.rules.model import (
    Action,
    Drafting,
    Event,
    Finished,
    Following,
    Leading,
    Name,
    Options,
    Pass,
    Pay,
    Paying,
    Play,
    Score,
    State,
    View,
)

seats = range(2, 6)
longest = 300
"""Each round takes at least one of the 56 cards, and has at most four passes; a draft has eleven moves."""

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_NAMES = {colour: Name(colour) for colour in COLOURS}
_PLAYS = {card: Play(card) for card in DECK}
_PAYS = {card: Pay(card) for card in DECK}
_PASS = Pass()


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Form the line and deal, or let the draft begin (Set-up)."""
    return grid.set_up(options, seats, chance)


def turn(state: State) -> int:
    """Turns are counted from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """The seat whose turn it is; nobody once the game is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, Finished) else _ALONE[phase.seat]


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Name a colour; lead; follow or pass; choose what the pass costs (Set-up; A round; After a round)."""
    phase = state.phase
    if isinstance(phase, Finished) or phase.seat != seat:
        return ()
    match phase:
        case Following():
            return [*[_PLAYS[card] for card in sight.playable(state.hands[seat], phase)], _PASS]
        case Leading():
            return [_PLAYS[card] for card in sight.playable(state.hands[seat], phase)]
        case Paying():
            return [_PAYS[card] for card in state.hands[seat]]
        case Drafting():
            left = {car.paint for car in grid.unplaced(state.line)}
            return [name for colour, name in _NAMES.items() if colour in left]
        case _:
            assert_never(phase)


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    if isinstance(phase, Finished):
        return "The game is over."
    if seat != phase.seat:
        passed = () if isinstance(phase, Drafting) else phase.passed
        return "You have passed: you are out of this round." if seat in passed else "It is not your turn."
    match phase:
        case Drafting():
            if isinstance(action, Name):
                return f"All three {action.colour} cars are in the line already: name another colour."
            return "First the line is drafted: name the colour of the next car."
        case Leading():
            return _no_lead(state.hands[seat], action)
        case Following():
            return _no_follow(state.hands[seat], action, phase)
        case Paying():
            if isinstance(action, Pay):
                return f"You do not hold {_said(action.card)}."
            return "You have passed, and the reserve is empty: choose the card that your pass costs you."
        case _:
            assert_never(phase)


def _no_lead(hand: tuple[Card, ...], action: Action) -> str:
    match action:
        case Play(card):
            if card not in hand:
                return f"You do not hold {_said(card)}."
            return "A black card cannot be led: its colour is none of the cars'."
        case Pass():
            return "The leader may not pass: lead a coloured card."
        case Pay():
            return "You discard a card only when you pass after the reserve has run out."
        case Name():
            return "The line stands already: no more cars are placed."
        case _:
            assert_never(action)


def _no_follow(hand: tuple[Card, ...], action: Action, phase: Following) -> str:
    if not isinstance(action, Play):
        return _no_lead(hand, action)
    asked, pace = phase.laid[0].card.paint, phase.laid[-1].card.pace
    if action.card not in hand:
        return f"You do not hold {_said(action.card)}."
    if action.card.paint not in {asked, "black"}:
        return f"The round's colour is {asked}: play {asked} or black, or pass."
    return f"Your card must be higher than {pace}."


def _said(card: Card) -> str:
    return f"{card.paint} {card.pace}"


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Carry out one action of the seat whose turn it is."""
    match action:
        case Play(card):
            return rounds.play(state, seat, card)
        case Pass():
            return rounds.leave(state, seat)
        case Pay(card):
            return rounds.pay(state, seat, card)
        case Name(colour):
            return grid.place(state, seat, colour)
        case _:
            assert_never(action)


def idle(state: State, seat: Seat) -> Action:
    """A sleeper passes where that is allowed; otherwise it leads, or pays, its lowest card.

    **Ruling** in a draft it names the first colour of which a car is left.
    """
    if isinstance(state.phase, Following):
        return _PASS
    return min(legal(state, seat), key=_pace)


def _pace(action: Action) -> int:
    return action.card.pace if isinstance(action, Play | Pay) else 0


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know (Secrets)."""
    return sight.view(state, seat)


def hears(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat may know it (Secrets)."""
    return sight.hears(event, seat)


def outcome(state: State) -> Outcome | None:
    """Places and points once the game is over, each manoeuvre a line of the sheet (After a round)."""
    if not isinstance(state.phase, Finished):
        return None
    lines = tuple(
        Line(
            score.seat,
            f"Round {score.round}, {score.colour}: {_cars(score)}",
            score.counted * 2 if score.doubled else score.counted,
        )
        for score in state.scores
    )
    return Outcome(sight.places(state.points), state.points, lines)


def _cars(score: Score) -> str:
    cars = "1 car" if score.counted == 1 else f"{score.counted} cars"
    return f"{cars} x 2" if score.doubled else cars
