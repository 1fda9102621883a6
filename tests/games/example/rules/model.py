"""The values of Two Cards: options, phases, state and view, without behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from tests.games.example.rules.components import Card


@dataclass(frozen=True, slots=True)
class Options:
    """rounds: how many turns everybody has."""

    rounds: Literal[3, 6] = 6


@dataclass(frozen=True, slots=True)
class Playing:
    """That seat plays a card."""

    seat: Seat
    kind: Literal["playing"] = "playing"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over."""

    kind: Literal["finished"] = "finished"


Phase: TypeAlias = Playing | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game. stock, pile: their top card is the last one. left: how many turns are still to come."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    points: tuple[int, ...]
    turn: int
    left: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator (seat: None), may know. hand: that seat's own. stock: how many cards.
    mover: whose turn it is; None: the game is over, and places has the places.
    """

    seat: Seat | None
    hand: tuple[Card, ...]
    stock: int
    pile: tuple[Card, ...]
    points: tuple[int, ...]
    left: int
    mover: Seat | None
    places: tuple[int, ...]
