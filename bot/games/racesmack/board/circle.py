"""The revealed cards in their circle, lettered from A, with who tapped which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.racesmack.board.pieces import (
    ART,
    BADGE,
    HEIGHT,
    SIGN,
    TAB,
    art,
    back,
    badge,
    cross,
    finger,
    gap,
    refused,
    tab,
    tick,
)
from bot.games.racesmack.rules.components import Card
from bot.games.racesmack.rules.model import LETTERS, Laid, Result, Touch, View
from bot.render.canvas import Block, Mark, Scene, Sprite
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label
from bot.render.theme import BOARD, SLOT, SMALLEST, TEXT

WIDE: Final = TAB + ART
PITCH: Final = (RIGHT - LEFT - WIDE) // 2
"""From one card of a row to the next."""
FOOT: Final = 60
"""How high the line beneath a card is, where those stand who tapped it."""
ROW: Final = HEIGHT + FOOT

COLUMNS: Final[dict[int, tuple[tuple[float, int], ...]]] = {
    2: ((0.5, 0), (1.5, 0)),
    3: ((0, 0), (1, 0), (2, 0)),
    4: ((0.5, 0), (1.5, 0), (1.5, 1), (0.5, 1)),
    5: ((0, 0), (1, 0), (2, 0), (1.5, 1), (0.5, 1)),
    6: ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)),
}
"""Column and row of each card, clockwise: those next to each other here are neighbours."""
CROWD: Final = 2
"""Up to so many who tapped a card are shown with their badges."""
ROAD: Final = 22
"""How broad the road is that joins neighbours."""
VERGE: Final = 44
"""Between its rows the road runs so far from the right edge of a card, beside those who tapped that."""

Fate: TypeAlias = Literal["tapped", "right", "wrong", "missed"]
"""What came of a tap: not known yet; correct; incorrect; (untimed) the card went to somebody else."""
FATES: Final[tuple[Fate, ...]] = ("tapped", "right", "wrong", "missed")


@dataclass(frozen=True, slots=True)
class Tapper:
    """Who tapped a card, and in which time, in words."""

    seat: Seat
    time: str
    fate: Fate


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the circle, of the seat with its letter.

    card: None while it is face down or still to come. ready: a card lies there. bright: it was correct.
    tappers: in the order of their taps. pile: how many cards lie there in all; the card is the top one.
    """

    card: Card | None
    ready: bool
    bright: bool = False
    tappers: tuple[Tapper, ...] = ()
    pile: int = 1


def rows(seats: int) -> int:
    """How many rows the circle takes."""
    return 1 if seats <= 3 else 2


def place(seats: int, seat: Seat, top: int) -> tuple[int, int]:
    """The left top corner of that seat's card in a circle that begins at `top`."""
    column, row = COLUMNS[seats][seat]
    return LEFT + round(column * PITCH), top + row * ROW


def road(seats: int, top: int) -> list[Mark]:
    """The road that runs through the circle from card to card, for a backdrop. It is a ring if there are two
    rows, so that it also joins those between whom nothing lies.
    """
    corners = [place(seats, seat, top) for seat in range(seats)]
    middle = top + HEIGHT // 2 - ROAD // 2
    if rows(seats) == 1:
        return [(Block(corners[-1][0] - corners[0][0], ROAD, SLOT), corners[0][0] + WIDE // 2, middle)]
    upper, lower = ([x for x, y in corners if (y == top) == first] for first in (True, False))
    left, right = (min(end(upper), end(lower)) + WIDE - VERGE for end in (min, max))
    across, down = Block(right - left + ROAD, ROAD, SLOT), Block(ROAD, ROW, SLOT)
    return [
        (across, left, middle),
        (across, left, middle + ROW),
        (down, left, top + HEIGHT // 2),
        (down, right, top + HEIGHT // 2),
    ]


def spots(view: View) -> tuple[Spot | None, ...]:
    """The circle that the picture shows: what lies face up; before that the round that was judged last, or in
    the first round who has picked. None: nothing lies there, and those beside it are neighbours.
    """
    seats = range(len(view.held))
    if view.circle:
        tops = {laid.seat: _lying(laid, view) for laid in view.circle}
        coming = Spot(None, ready=False) if view.phase == "revealing" else None
        return tuple(tops.get(seat, coming) for seat in seats)
    if view.last is not None:
        judged = {laid.seat: _judged(laid, view.last) for laid in view.last.circle}
        return tuple(map(judged.get, seats))
    return tuple(Spot(None, ready=seat not in view.awaited and not view.blind) for seat in seats)


def _lying(laid: Laid, view: View) -> Spot:
    tappers = [Tapper(tap.seat, "", "tapped") for tap in view.taps if tap.letter == laid.letter]
    if view.seat is not None and view.aim == laid.letter:
        tappers.append(Tapper(view.seat, "", "tapped"))
    tappers += _missed(laid, view.missed)
    return Spot(laid.cards[-1], ready=True, tappers=tuple(tappers), pile=len(laid.cards))


def _judged(laid: Laid, last: Result) -> Spot:
    tappers = [
        Tapper(tap.seat, _time(tap.behind), "right" if tap.correct else "wrong")
        for tap in last.taps
        if tap.letter == laid.letter
    ]
    tappers += _missed(laid, last.missed)
    bright = laid.letter in last.verdict.correct
    return Spot(laid.cards[-1], ready=True, bright=bright, tappers=tuple(tappers), pile=len(laid.cards))


def _missed(laid: Laid, missed: Sequence[Touch]) -> list[Tapper]:
    """Who chose that card and did not get it."""
    return [Tapper(touch.seat, "", "missed") for touch in missed if touch.letter == laid.letter]


def _time(behind: int | None) -> str:
    """How long after the first tap: 0.84 s, 3 min, 2 h."""
    if behind is None:
        return ""
    if behind == 0:
        return "first"
    if behind < 100_000:
        return f"+{behind / 1000:.2f} s"
    return f"+{behind // 60_000} min" if behind < 7_200_000 else f"+{behind // 3_600_000} h"


def circle(scene: Scene, lying: tuple[Spot | None, ...], top: int) -> None:
    """Lay every place of the circle."""
    for seat, spot in enumerate(lying):
        if spot is None:
            continue
        x, y = place(len(lying), seat, top)
        scene.put(tab(LETTERS[seat], BOARD, bright=spot.bright, pile=spot.pile), x, y)
        if spot.card is not None:
            scene.put(art(spot.card, BOARD, bright=spot.bright), x + TAB, y)
        else:
            scene.put(back(BOARD) if spot.ready else gap(BOARD), x + TAB, y)
        _foot(scene, spot, x, y + HEIGHT + FOOT // 2 - 1)


def _foot(scene: Scene, spot: Spot, x: int, middle: int) -> None:
    """Who tapped the card: one or two with badges, a single one with the time, more by their letters."""
    if not spot.tappers:
        return
    if len(spot.tappers) > CROWD:
        scene.fill(x, middle - BADGE // 2, WIDE, BADGE, BOARD)
        _crowd(scene, spot.tappers, x, middle)
        return
    scene.fill(x, middle - BADGE // 2, WIDE - VERGE - ROAD, BADGE, BOARD)
    for tapper in spot.tappers:
        scene.put(_sign(tapper.fate), x, middle - SIGN // 2)
        x += SIGN + 6
        scene.put(badge(tapper.seat, BOARD), x, middle - BADGE // 2)
        x += BADGE + 6
    if len(spot.tappers) == 1 and spot.tappers[0].time:
        scene.write(Label(spot.tappers[0].time, SMALLEST, "Bold", TEXT, BOARD), x + 6, middle)


def _crowd(scene: Scene, tappers: tuple[Tapper, ...], x: int, middle: int) -> None:
    """Letters in the order of the taps, apart by what came of them."""
    for fate in FATES:
        letters = "".join(LETTERS[tapper.seat] for tapper in tappers if tapper.fate == fate)
        if letters:
            scene.put(_sign(fate), x, middle - SIGN // 2)
            x = scene.write(Label(letters, 44, "Black", TEXT, BOARD), x + SIGN + 8, middle) + 14


def _sign(fate: Fate) -> Sprite:
    return {"tapped": finger, "right": tick, "wrong": cross, "missed": refused}[fate](BOARD)
