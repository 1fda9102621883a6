"""The revealed cards in their circle, lettered from A, with who tapped which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.game import Seat
from bot.games.racesmack.board.pieces import Size, Tapper, art, back, gap, tab
from bot.games.racesmack.rules.components import Card
from bot.games.racesmack.rules.model import LETTERS, Laid, Result, Touch, View
from bot.render.canvas import Block, Mark, Scene
from bot.render.marks import halo
from bot.render.panels import LEFT, RIGHT
from bot.render.theme import BOARD, QUIET

ROOM: Final = RIGHT - LEFT
GAP: Final = 18
"""Between two cards, where the road is seen."""

COLUMNS: Final[dict[int, tuple[tuple[float, int], ...]]] = {
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (1, 0), (2, 0)),
    4: ((0, 0), (1, 0), (1, 1), (0, 1)),
    5: ((0, 0), (1, 0), (2, 0), (1.5, 1), (0.5, 1)),
    6: ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)),
}
"""Column and row of each card, clockwise: those next to each other here are neighbours."""
ABREAST: Final[dict[int, int]] = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""How many cards lie side by side."""
ROAD: Final = 20
"""How broad the road is that joins neighbours."""
STRIP: Final = 132
"""How high the cards are once they are judged: all in one row, in the order of their letters."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the circle, of the seat with its letter.

    card: None while it is face down or still to come. ready: a card lies there. bright: it was correct.
    tappers: in the order of their taps. pile: how many cards lie there in all; the card is the top one.
    glows: the last move was made here.
    """

    card: Card | None
    ready: bool
    bright: bool = False
    tappers: tuple[tuple[Seat, Tapper], ...] = ()
    pile: int = 1
    glows: bool = False


def rows(seats: int) -> int:
    """How many rows the circle takes."""
    return 1 if seats <= 3 else 2


def size(seats: int) -> Size:
    """How large the cards of the circle are."""
    abreast = ABREAST[seats]
    whole = (ROOM - (abreast - 1) * GAP) // abreast
    side = 104 if abreast == 2 else 80
    return Size(side, whole - side, 276 if rows(seats) == 2 else 310, 92 if abreast == 2 else 76)


def height(seats: int) -> int:
    """How high the circle is."""
    return rows(seats) * (size(seats).height + GAP) - GAP


def place(seats: int, seat: Seat, top: int) -> tuple[int, int]:
    """The left top corner of that seat's card in a circle that begins at `top`."""
    column, row = COLUMNS[seats][seat]
    card = size(seats)
    return LEFT + round(column * (card.width + GAP)), top + row * (card.height + GAP)


def road(seats: int, top: int) -> list[Mark]:
    """The road that runs through the circle from card to card, for a backdrop. It is a ring if there are two
    rows, so that it also joins those between whom nothing lies.
    """
    card = size(seats)
    corners = [place(seats, seat, top) for seat in range(seats)]
    middle = top + card.height // 2 - ROAD // 2
    left, right = LEFT + card.width // 2, RIGHT - card.width // 2
    across = Block(right - left + ROAD, ROAD, QUIET)
    if rows(seats) == 1:
        return [(across, left, middle)]
    lower = [x for x, y in corners if y > top]
    left, right = (end(lower) + card.width // 2 for end in (min, max))
    down = Block(ROAD, card.height + GAP, QUIET)
    return [
        (Block(ROOM - card.width, ROAD, QUIET), LEFT + card.width // 2, middle),
        (Block(right - left + ROAD, ROAD, QUIET), left, middle + card.height + GAP),
        (down, left, top + card.height // 2),
        (down, right, top + card.height // 2),
    ]


def spots(view: View, turned: Seat | None = None) -> tuple[Spot | None, ...]:
    """What lies face up, by seat. None: nothing lies there, and those beside it are neighbours. turned: who
    has turned up the last card.
    """
    tops = {laid.seat: _lying(laid, view, turned) for laid in view.circle}
    coming = Spot(None, ready=False) if view.phase == "revealing" else None
    return tuple(tops.get(seat, coming) for seat in range(len(view.held)))


def judged(view: View) -> tuple[Spot | None, ...]:
    """The round that was judged last; before the first one who has picked a card."""
    seats = range(len(view.held))
    if view.last is None:
        return tuple(Spot(None, ready=seat not in view.awaited and not view.blind) for seat in seats)
    lay = {laid.seat: _judged(laid, view.last) for laid in view.last.circle}
    return tuple(map(lay.get, seats))


def _lying(laid: Laid, view: View, turned: Seat | None) -> Spot:
    tappers: list[tuple[Seat, Tapper]] = [
        (tap.seat, _kind(at, view)) for at, tap in enumerate(view.taps) if tap.letter == laid.letter
    ]
    if view.seat is not None and view.aim == laid.letter:
        tappers.append((view.seat, "last"))
    tappers += _missed(laid, view.missed)
    glows = view.taps[-1].letter == laid.letter if view.taps else turned == laid.seat
    pile = len(laid.cards)
    return Spot(laid.cards[-1], ready=True, tappers=tuple(tappers), pile=pile, glows=glows)


def _kind(at: int, view: View) -> Tapper:
    """How the `at`-th tap stands. A hand that sees only its own does not know whether it was the first."""
    if at == 0 and view.seat is None:
        return "first"
    return "last" if at == len(view.taps) - 1 else "plain"


def _judged(laid: Laid, last: Result) -> Spot:
    tappers: list[tuple[Seat, Tapper]] = [
        (tap.seat, "first" if tap.seat == last.fastest else "plain")
        for tap in last.taps
        if tap.letter == laid.letter
    ]
    tappers += _missed(laid, last.missed)
    bright = laid.letter in last.verdict.correct
    return Spot(laid.cards[-1], ready=True, bright=bright, tappers=tuple(tappers), pile=len(laid.cards))


def _missed(laid: Laid, missed: Sequence[Touch]) -> list[tuple[Seat, Tapper]]:
    """Who chose that card and did not get it."""
    return [(touch.seat, "missed") for touch in missed if touch.letter == laid.letter]


def circle(scene: Scene, lying: tuple[Spot | None, ...], top: int) -> None:
    """Lay every place of the circle."""
    card = size(len(lying))
    for seat, spot in enumerate(lying):
        if spot is not None:
            _lay(scene, seat, spot, card, place(len(lying), seat, top))


def strip(scene: Scene, lying: tuple[Spot | None, ...], top: int) -> None:
    """Lay every place of a circle that was judged, in one row."""
    count = max(4, len(lying))
    whole = (ROOM - (count - 1) * 8) // count
    left = LEFT + (ROOM - len(lying) * (whole + 8) + 8) // 2
    card = Size(66, whole - 66, STRIP, 56)
    for seat, spot in enumerate(lying):
        if spot is not None:
            _lay(scene, seat, spot, card, (left + seat * (whole + 8), top))


def _lay(scene: Scene, seat: Seat, spot: Spot, card: Size, at: tuple[int, int]) -> None:
    x, y = at
    if spot.glows:
        scene.put(halo(card.width, card.height, BOARD, GAP // 2, 16), x - GAP // 2, y - GAP // 2)
    scene.put(tab(LETTERS[seat], card, bright=spot.bright, pile=spot.pile, tappers=spot.tappers), x, y)
    if spot.card is not None:
        scene.put(art(spot.card, card, bright=spot.bright), x + card.tab, y)
    else:
        scene.put(back(card) if spot.ready else gap(card), x + card.tab, y)
