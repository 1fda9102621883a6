"""Turns of Rasant: who may do what, and what it leads to (docs/rules/rasant.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from bot.games.rasant.rules import model, rounds
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import COLOURS, DECK
from bot.games.rasant.rules.events import Event
from bot.games.rasant.rules.setup import place, unplaced

seats = range(2, 6)
longest = 300
"""Each round takes at least one of the 56 cards, and has at most four passes; a draft has eleven moves."""

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_NAMES = {colour: Name(colour) for colour in COLOURS}
_PLAYS = {card: Play(card) for card in DECK}
_PAYS = {card: Pay(card) for card in DECK}
_PASS = Pass()


def turn(state: model.State) -> int:
    """Turns are counted from 1."""
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """The seat whose turn it is; nobody once the game is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, model.Finished) else _ALONE[phase.seat]


def legal(state: model.State, seat: Seat) -> Sequence[Action]:
    """Name a colour; lead; follow or pass; choose what the pass costs (docs/rules/rasant.md, section 3,
    section 4, section 7).
    """
    phase = state.phase
    if isinstance(phase, model.Finished) or phase.seat != seat:
        return ()
    match phase:
        case model.Following():
            return [*[_PLAYS[card] for card in rounds.playable(state.hands[seat], phase)], _PASS]
        case model.Leading():
            return [_PLAYS[card] for card in rounds.playable(state.hands[seat], phase)]
        case model.Paying():
            return [_PAYS[card] for card in state.hands[seat]]
        case model.Drafting():
            left = {car.paint for car in unplaced(state.line)}
            return [name for colour, name in _NAMES.items() if colour in left]
        case _:
            assert_never(phase)


def apply(state: model.State, seat: Seat, action: Action, chance: Chance) -> Step[model.State, Event]:
    """Carry out one action of the seat whose turn it is."""
    match action:
        case Play(card):
            return rounds.play(state, seat, card)
        case Pass():
            return rounds.leave(state, seat)
        case Pay(card):
            return rounds.pay(state, seat, card)
        case Name(colour):
            return place(state, seat, colour)
        case _:
            assert_never(action)


def idle(state: model.State, seat: Seat) -> Action:
    """A sleeper passes where that is allowed; otherwise it leads, or pays, its lowest card.

    docs/rules/rasant.md, Ruling 14: in a draft it names the first colour of which a car is left.
    """
    if isinstance(state.phase, model.Following):
        return _PASS
    return min(legal(state, seat), key=_pace)


def auto_pass(view: model.View) -> Pass | None:
    """The pass of the view's seat, if that is all it may do.

    docs/rules/rasant.md, Ruling 15: it may be played for a player who asked for that.
    """
    alone = view.phase == "following" and view.seat == view.mover and not view.playable
    return _PASS if alone else None


def forced(view: model.View, seat: Seat) -> Pass | None:
    """The pass of that seat, if a spectator can tell that it is all it may do: nobody can hold a card that
    goes higher.

    docs/rules/rasant.md, Ruling 15: it is played at once.
    """
    if view.phase != "following" or view.mover != seat:
        return None
    gone = {*view.discards, *(laid.card for laid in view.laid)}
    held = tuple(card for card in DECK if card not in gone)
    return None if rounds.playable(held, model.Following(seat, view.laid, view.passed)) else _PASS


def _pace(action: Action) -> int:
    return action.card.pace if isinstance(action, Play | Pay) else 0
