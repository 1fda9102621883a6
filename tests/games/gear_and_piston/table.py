"""A short notation for tables of Gear & Piston in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.engine.game import Seat
from bot.engine.match import Match, play
from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Action
from bot.games.gear_and_piston.rules.car import NO_CAR, Car
from bot.games.gear_and_piston.rules.components import LOCATIONS, Investor, Location, Part
from bot.games.gear_and_piston.rules.course import RANK
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import Bench, Options, Phase, Planning, State, Working
from tests.games.gear_and_piston.notation import part

NEW = "Me:c Fe:c Mg:p Fg:p Ms:r Fs:r G:c A:c A:p A:r S:c G:r"
"""A New stack, with the top part last."""
JUNK = "Me! Fe! Mg! Fg! Ms! Fs! G! A! A! A S! G"
"""A Junk stack, with the top part last."""


def parts(text: str) -> tuple[Part, ...]:
    """Return the parts in "Me:c A! ...". Improvements are of the top row."""
    return tuple(map(part, text.split()))


def hand(text: str) -> tuple[Part, ...]:
    """Return a hand of the given parts, sorted like all hands."""
    return tuple(sorted(parts(text), key=RANK.__getitem__))


def table(
    phase: Phase | None = None,
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    cars: Sequence[Car] = (),
    tokens: Mapping[Location, Sequence[Seat | None]] | None = None,
    first: Seat = 0,
    new: str = NEW,
    junk: str = JUNK,
    scrap: Sequence[int] = (2, 1, 0, 1),
    office: str = "Me:r Fe:r Mg:r Fg:r Ms:c S:p",
    fading: str = "",
    yard: str = "A! G! S!",
    discards: str = "",
    resting: Sequence[Seat] = (),
    investors: tuple[Investor, ...] = ("all alike", "most parts"),
    jump_row: bool = False,
    ended: Literal["", "car", "office", "yard"] = "",
) -> State:
    """Return a game in progress, not necessarily with all parts. Without a phase, the First Player must place
    a token. Hands and stacks are written in this notation. tokens: the seats whose tokens are on the spaces
    of each location. ended: the reason why this is the last round, or "".
    """
    dealt = [*map(hand, hands), *[()] * (seats - len(hands))]
    return State(
        round=3,
        turn=30,
        first=first,
        investors=investors,
        new=parts(new),
        junk=parts(junk),
        scrap=tuple(scrap),
        office=parts(office),
        fading=parts(fading),
        yard=parts(yard),
        swept=(),
        discards=parts(discards),
        hands=tuple(dealt),
        cars=(*cars, *[NO_CAR] * (seats - len(cars))),
        volatility=(0,) * seats,
        tokens=tuple(tuple((tokens or {}).get(location, ())) for location in LOCATIONS),
        resting=tuple(resting),
        shuffles=0,
        jump_row=jump_row,
        ended=ended,
        phase=phase or Planning(first),
    )


def at_work(
    blueprints: str = "", car: Car = NO_CAR, *, actions: int = 3, then: Sequence[Seat | None] = ()
) -> State:
    """Return a game of two in which seat 0 starts its turn on the Workshop's first space. blueprints: the
    seat's hand. then: the seats whose tokens are on the next spaces.
    """
    phase = Working(0, actions, False, (), Bench(car, hand(blueprints), actions))
    return table(phase, hands=[blueprints], cars=[car], tokens={"workshop": (0, *then)})


def match(at: State) -> Match[Options, State]:
    seats = len(at.hands)
    return Match("piston", Options(jump_row=at.jump_row), seats, at, 40, (0,) * seats)


def after(at: State, *moves: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """Return the state after legal moves, and all their events."""
    game, told = match(at), list[Event]()
    for seat, action in moves:
        game, events = play(gear_and_piston, game, seat, action)
        told += events
    return game.state, told


def kinds(events: Sequence[Event]) -> list[str]:
    return [kind_of(event) for event in events]
