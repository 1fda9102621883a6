"""The revealed cards in their circle, lettered from A, with who tapped which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.engine.game import Seat
from bot.games.racesmack.components import Card
from bot.games.racesmack.model import LETTERS, Laid, Result, View
from bot.render.canvas import Block, Mark, Scene, Sprite
from bot.render.panels import LEFT, RIGHT
from bot.render.racesmack.pieces import (
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
    tab,
    tick,
)
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


@dataclass(frozen=True, slots=True)
class Tapper:
    """Who tapped a card, and in which time, in words; right: it was the correct tap. None: not known yet."""

    seat: Seat
    time: str
    right: bool | None


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
    """The road that runs through the circle from card to card, for a backdrop."""
    corners = [place(seats, seat, top) for seat in range(seats)]
    lines: list[Mark] = []
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        if one[1] == other[1]:
            left, right = sorted((one[0], other[0]))
            y = one[1] + HEIGHT // 2 - ROAD // 2
            lines.append((Block(right - left, ROAD, SLOT), left + WIDE // 2, y))
        else:
            x = (one[0] + other[0] + WIDE) // 2 - ROAD // 2
            lines.append((Block(ROAD, ROW, SLOT), x, top + HEIGHT // 2))
    return lines


def spots(view: View) -> tuple[Spot, ...]:
    """The circle that the picture shows: what lies face up; before that the round that was judged last, or in
    the first round who has picked.
    """
    seats = range(len(view.held))
    if view.circle:
        tops = {laid.seat: laid for laid in view.circle}
        return tuple(_lying(tops[seat], view) if seat in tops else Spot(None, ready=False) for seat in seats)
    if view.last is not None:
        judged = {laid.seat: laid for laid in view.last.circle}
        return tuple(
            _judged(judged[seat], view.last) if seat in judged else Spot(None, ready=False) for seat in seats
        )
    return tuple(Spot(None, ready=seat not in view.awaited and not view.blind) for seat in seats)


def _lying(laid: Laid, view: View) -> Spot:
    tappers = tuple(Tapper(tap.seat, "", None) for tap in view.taps if tap.letter == laid.letter)
    return Spot(laid.cards[-1], ready=True, tappers=tappers, pile=len(laid.cards))


def _judged(laid: Laid, last: Result) -> Spot:
    tappers = tuple(
        Tapper(tap.seat, _time(tap.behind), tap.correct) for tap in last.taps if tap.letter == laid.letter
    )
    bright = laid.letter in last.verdict.correct
    return Spot(laid.cards[-1], ready=True, bright=bright, tappers=tappers, pile=len(laid.cards))


def _time(behind: int | None) -> str:
    """How long after the first tap: 0.84 s, 3 min, 2 h."""
    if behind is None:
        return ""
    if behind == 0:
        return "first"
    if behind < 100_000:
        return f"+{behind / 1000:.2f} s"
    return f"+{behind // 60_000} min" if behind < 7_200_000 else f"+{behind // 3_600_000} h"


def circle(scene: Scene, lying: tuple[Spot, ...], top: int) -> None:
    """Lay every place of the circle."""
    for seat, spot in enumerate(lying):
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
    scene.fill(x, middle - BADGE // 2, WIDE, BADGE, BOARD)
    if len(spot.tappers) > CROWD:
        _crowd(scene, spot.tappers, x, middle)
        return
    for tapper in spot.tappers:
        scene.put(_sign(tapper.right), x, middle - SIGN // 2)
        x += SIGN + 6
        scene.put(badge(tapper.seat, BOARD), x, middle - BADGE // 2)
        x += BADGE + 6
    if len(spot.tappers) == 1 and spot.tappers[0].time:
        scene.write(Label(spot.tappers[0].time, SMALLEST, "Bold", TEXT, BOARD), x + 6, middle)


def _crowd(scene: Scene, tappers: tuple[Tapper, ...], x: int, middle: int) -> None:
    """Letters in the order of the taps, those who were right and those who were wrong apart."""
    for right in (None, True, False):
        letters = "".join(LETTERS[tapper.seat] for tapper in tappers if tapper.right is right)
        if letters:
            scene.put(_sign(right), x, middle - SIGN // 2)
            x = scene.write(Label(letters, 44, "Black", TEXT, BOARD), x + SIGN + 8, middle) + 14


def _sign(right: bool | None) -> Sprite:
    """Tapped; tapped and right; tapped and wrong."""
    if right is None:
        return finger(BOARD)
    return tick(BOARD) if right else cross(BOARD)
