"""Snap, a game for tests: all players pick a number in secret, and then race for the letters."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from PIL import Image

from bot.catalogue import GEAR_HEAD
from bot.engine.game import Chance, Outcome, Seat, Step
from bot.engine.values import union_member
from bot.render.canvas import png
from bot.title import AnyTitle, Reflexes
from bot.words import Clause, Label

seats = range(2, 7)
longest = 100
SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Options:
    """The options of Snap. rounds: the number of races. passing: whether players can also pass in a race."""

    rounds: int = 2
    passing: bool = True


@union_member
class Pick:
    number: int


@union_member
class Tap:
    letter: str
    at: int = field(default=0, compare=False)
    drawn: tuple[Seat, ...] = field(default=(), compare=False)


@union_member
class Pass:
    pass


Action: TypeAlias = Pick | Tap | Pass


@union_member
class Acted:
    """A seat has acted. action: its tap or pass, or None if it has picked a number."""

    seat: Seat
    action: Tap | Pass | None


Event: TypeAlias = Acted


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game. taps: the taps of the current race, by seat. history: the taps of all races, in
    the order of their stamps.
    """

    options: Options
    turn: int
    picks: tuple[int | None, ...]
    taps: tuple[Tap | Pass | None, ...]
    history: tuple[tuple[Seat, str, int, tuple[Seat, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    turn: int
    picked: tuple[bool, ...]
    own: int | None
    taps: tuple[Tap | Pass | None, ...]
    letters: str
    over: bool


def _racing(state: State) -> bool:
    return None not in state.picks


def _letters(state: State) -> str:
    return "ABCDEF"[: len(state.picks)]


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    return Step(State(options, 1, (None,) * seats, (None,) * seats), ())


def turn(state: State) -> int:
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    if state.turn > 2 * state.options.rounds:
        return frozenset()
    waiting = state.taps if _racing(state) else state.picks
    return frozenset(seat for seat, done in enumerate(waiting) if done is None)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if seat not in awaits(state):
        return ()
    if not _racing(state):
        return (Pick(1), Pick(2), Pick(3))
    gone = {tap.letter for tap in state.taps if isinstance(tap, Tap)}
    taps = tuple(Tap(letter) for letter in _letters(state) if letter not in gone)
    return (*taps, Pass()) if state.options.passing else taps


def refusal(state: State, seat: Seat, action: Action) -> str:
    return "You have done your part of this round." if seat not in awaits(state) else "That is gone."


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    if isinstance(action, Pick):
        picks = (*state.picks[:seat], action.number, *state.picks[seat + 1 :])
        after = replace(state, picks=picks, turn=state.turn + (None not in picks))
        return Step(after, (Acted(seat, None),))
    taps = (*state.taps[:seat], action, *state.taps[seat + 1 :])
    after = replace(state, taps=taps)
    if None not in taps:
        ranked = sorted((tap.at, each) for each, tap in enumerate(taps) if isinstance(tap, Tap))
        done = [(each, taps[each]) for _, each in ranked]
        new = tuple((each, tap.letter, tap.at, tap.drawn) for each, tap in done if isinstance(tap, Tap))
        nothing = (None,) * len(taps)
        after = replace(after, picks=nothing, taps=nothing, turn=state.turn + 1, history=state.history + new)
    return Step(after, (Acted(seat, action),))


def idle(state: State, seat: Seat) -> Action:
    return legal(state, seat)[-1] if _racing(state) else Pick(1)


def view(state: State, seat: Seat | None) -> View:
    picked = tuple(pick is not None for pick in state.picks)
    letters = _letters(state) if _racing(state) else ""
    own = state.picks[seat] if seat is not None else None
    return View(seat, state.turn, picked, own, state.taps, letters, not awaits(state))


def visible(event: Event, seat: Seat | None) -> Event | None:
    return event


def outcome(state: State) -> Outcome | None:
    if awaits(state):
        return None
    return Outcome((1,) * len(state.picks), (0,) * len(state.picks), ())


# words


def option_lines(options: Options) -> Sequence[str]:
    return ()


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    match action:
        case Pick(number):
            return Label(f"Pick {number}")
        case Tap(letter):
            return Label(letter)
        case Pass():
            return Label("Pass")


def tell(event: Event, names: Sequence[str], reader: int | None) -> Clause:
    match event.action:
        case None:
            return Clause(event.seat, "picked")
        case Tap(letter, drawn=drawn):
            lot = f" (the lot fell against {', '.join(names[seat] for seat in drawn)})" if drawn else ""
            return Clause(event.seat, f"tapped {letter}{lot}")
        case Pass():
            return Clause(event.seat, "passed")


def headline(view: View, names: Sequence[str]) -> str:
    return "Tap" if view.letters else "It is over" if view.over else "Pick"


def prompt(view: View, names: Sequence[str]) -> str:
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    return [headline(view, names), str(view)]


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    return (describe(view, names),)


def basics() -> tuple[str, ...]:
    return ("Tap.",)


def rules() -> Sequence[str]:
    return "**Snap.** Tap.", "*Credit*"


# picture, driver, reflexes


def paint(view: View, seats: Sequence[str], *_: object) -> tuple[Image.Image, ...]:
    return (Image.new("P", (16, 16), view.turn),)


def files(view: View, seats: Sequence[str], *shown: object) -> tuple[bytes, ...]:
    return tuple(map(png, paint(view, seats, *shown)))


def first(view: View, actions: Sequence[Any], chance: Chance) -> Any:
    return actions[0]


REFLEXES = Reflexes(
    targets=lambda view: tuple(map(Tap, view.letters)),
    stamped=lambda action, at, drawn: replace(action, at=at, drawn=drawn),
    seconds=lambda view: SECONDS if view.letters else None,
    delay=lambda view, luck, people, driver: 0.5 + view.seat / 4,
    reactions=lambda before, seat, action, events: (),
)

_here: Any = sys.modules[__name__]
SNAP: AnyTitle = replace(
    GEAR_HEAD,
    key="snap",
    name="Snap",
    words=replace(
        GEAR_HEAD.words,
        done=None,
        text=_here,
        brief=None,
        plans=None,
        composites=None,
        reason=lambda view, action, names: "It is the first.",
    ),
    rules=replace(
        GEAR_HEAD.rules, game=_here, options=Options, state=State, action=Action, event=Event, sight=None
    ),
    board=replace(GEAR_HEAD.board, painter=_here),
    robots=replace(GEAR_HEAD.robots, drivers={"first": first}, substitute="first"),
    table=replace(GEAR_HEAD.table, reflexes=REFLEXES, forced=None, planned=None),
)
