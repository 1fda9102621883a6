"""The board for everybody: the garage, the Parts Deck, the Scrap Heap and the starting line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.components import BONUSES
from bot.games.gear_head.model import View
from bot.render.canvas import Backdrop, Mark, Scene
from bot.render.cars import CAR_HEIGHT, CAR_WIDTH, PLATE, car, chequers, plate
from bot.render.gear_head.cards import FACE_HEIGHT, FACE_WIDTH, backs, empty, face, pile
from bot.render.panels import LEFT, RIGHT, framed, panel, tag
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, SMALLEST, TEXT

GARAGE: Final = 100
GAP: Final = 12
BAY: Final = (RIGHT - LEFT - GAP) // 2
BAY_HEIGHTS: Final = {1: 388, 2: 188, 3: 122, 4: 88, 5: 78, 6: 76}
"""How high a bay of the garage is, by the number of rows."""
YARD: Final = 292
"""How high the yard under the garage is: deck, heap and line."""
PILE: Final = 208
LINE: Final = LEFT + 2 * PILE
LINE_WIDTH: Final = RIGHT - LINE
BOX: Final = 186


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th ..."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number if number < 20 else number % 10, 'th') }"


def _rows(seats: int) -> int:
    return (seats + 1) // 2


def _bay(seats: int, seat: Seat) -> tuple[int, int]:
    row, column = divmod(seat, 2)
    height = BAY_HEIGHTS[_rows(seats)]
    return LEFT + column * (BAY + GAP), GARAGE + row * (height + GAP)


def _yard(seats: int) -> int:
    rows = _rows(seats)
    return GARAGE + rows * (BAY_HEIGHTS[rows] + GAP) + 4


@lru_cache(maxsize=16)
def _backdrop(seats: int) -> Backdrop:
    height = BAY_HEIGHTS[_rows(seats)]
    marks: list[Mark] = [(panel(BAY, height), *_bay(seats, seat)) for seat in range(seats)]
    top = _yard(seats)
    scene = Scene(framed(top + YARD + 24, marks))
    for at, name in enumerate(("Parts Deck", "Scrap Heap")):
        label = Label(name, SMALLEST, "Bold", QUIET, BOARD)
        scene.write(label, LEFT + at * PILE + FACE_WIDTH // 2 + 8, top + 20, "m")
    scene.put(panel(LINE_WIDTH, YARD), LINE, top)
    scene.put(chequers(2, 17, 16), LINE + 16, top + 10)
    scene.write(Label("Starting line", SMALLEST, "Black"), LINE + 64, top + 34)
    for at, bonus in enumerate(BONUSES):
        x = LINE + 60 + at * (BOX + 4)
        scene.write(Label(ordinal(at + 1), 44, "BlackItalic"), x + 4, top + 92)
        scene.write(Label(f"+{bonus}", 44, "Bold", QUIET), x + BOX - 12, top + 92, "r")
    return framed(top + YARD + 24, [*marks, *scene.marks])


def board(view: View, names: Sequence[str]) -> Scene:
    """Everything a spectator may know, while the race is on."""
    scene = Scene(_backdrop(len(names)))
    _head(scene, view, names)
    for seat, name in enumerate(names):
        _garage(scene, view, seat, name)
    _piles(scene, view, _yard(len(names)))
    _line(scene, view, _yard(len(names)))
    return scene


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    mover = view.mover
    assert mover is not None
    scene.put(plate(mover, BOARD), LEFT, 24)
    name = fitted(names[mover], 48, "Black", 400)
    end = scene.write(Label(name, 48, "Black", TEXT, BOARD), LEFT + PLATE + 16, 54)
    doing = "draws" if view.phase == "drawing" else "discards"
    scene.write(Label(doing, 44, "Medium", QUIET, BOARD), end + 14, 54)
    if view.last:
        sign = tag("LAST TURN", BOARD)
        scene.put(chequers(3, 3, 16, BOARD), RIGHT - 48, 30)
        scene.put(sign, RIGHT - 60 - sign.width, 30)
        return
    racing = [seat for seat in range(len(names)) if seat not in view.line]
    after = next((seat for seat in racing if seat > mover), racing[0])
    scene.put(plate(after, BOARD), RIGHT - PLATE, 24)
    scene.write(Label("Next", SMALLEST, "Medium", QUIET, BOARD), RIGHT - PLATE - 14, 54, "r")


def _garage(scene: Scene, view: View, seat: Seat, name: str) -> None:
    x, y = _bay(len(view.held), seat)
    height = BAY_HEIGHTS[_rows(len(view.held))]
    moving = seat == view.mover
    room = BAY - 24
    if moving:
        scene.put(panel(BAY, height, strong=True), x, y)
        sign = tag("TURN", PANEL)
        scene.put(sign, x + BAY - sign.width - 14, y + 12)
        room -= sign.width + 10
    if height > 300:
        scene.put(car(seat, PANEL, 2.0), x + 24, y + 30)
        left, middle, cards = x + 24, y + 242, (62, 88, 68)
        room = BAY - 48
    elif height > 100:
        zoom = 1.0 if height > 150 else 0.9
        tall = round(CAR_HEIGHT * zoom)
        scene.put(car(seat, PANEL, zoom), x + 14, y + (height - tall) // 2)
        left = x + 30 + round(CAR_WIDTH * zoom)
        middle, cards = y + 38, (34, 44, 40)
    else:
        scene.put(plate(seat, PANEL), x + 14, y + (height - PLATE) // 2)
        left, middle, cards = x + 88, y + 27, (24, 28, 31)
    size = 44 if height > 100 else SMALLEST
    scene.write(Label(fitted(name, size, "Bold", x + room - left), size), left, middle)
    _stand(scene, view, seat, left, middle + size // 2 + 4, cards)


def _stand(scene: Scene, view: View, seat: Seat, x: int, y: int, cards: tuple[int, int, int]) -> None:
    """What a seat has: its cards face down, or its place at the starting line."""
    width, height, pitch = cards
    if seat not in view.line:
        scene.put(backs(view.held[seat], width, height, pitch, PANEL), x, y)
        return
    rank = view.line.index(seat)
    bonus = f", +{BONUSES[rank]}" if rank < len(BONUSES) else ""
    scene.write(
        Label(f"{ordinal(rank + 1)} at the line{bonus}", SMALLEST, "Medium", QUIET), x, y + height // 2
    )


def _piles(scene: Scene, view: View, top: int) -> None:
    y = top + 46
    scene.put(pile(view.deck, BOARD) if view.deck else empty(BOARD), LEFT + 8, y)
    scene.put(face(view.heap[-1], BOARD) if view.heap else empty(BOARD), LEFT + PILE + 8, y)
    assert FACE_HEIGHT + 46 <= YARD


def _line(scene: Scene, view: View, top: int) -> None:
    for at, seat in enumerate(view.line[: len(BONUSES)]):
        scene.put(car(seat, PANEL, 0.9), LINE + 62 + at * (BOX + 4), top + 122)
    for at, seat in enumerate(view.line[len(BONUSES) :]):
        scene.put(plate(seat, PANEL), LINE + 64 + at * (PLATE + 8), top + YARD - PLATE - 14)
