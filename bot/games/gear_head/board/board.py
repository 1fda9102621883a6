"""The board for everybody: the garage, the Parts Deck, the Scrap Heap and the starting line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.board.lately import LastMove, last_move
from bot.games.gear_head.board.pieces import backs, empty, face, pile
from bot.games.gear_head.rules.components import BONUSES
from bot.games.gear_head.rules.events import Event
from bot.games.gear_head.rules.model import View
from bot.render.canvas import Backdrop, Mark, Scene
from bot.render.cars import CAR_HEIGHT, CAR_WIDTH, PLATE, car, chequers, plate
from bot.render.marks import actor, shine, sign
from bot.render.panels import LEFT, RIGHT, TAG_HEIGHT, bracket, framed, panel, pointer, tag
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, SIGNAL, TEXT
from bot.words.phrases import ordinal


@dataclass(frozen=True, slots=True)
class Garage:
    """How the garage is laid out: bays of `height` in so many columns, and what lies where in each.

    zoom: the size of the car; 0 shows a number plate in its place. name: its left end and the middle of its
    capitals. cards: their left top corner, each one's width and height, and how far apart they start.
    wide: the mover's bay says TURN and does not only point. sign: the top of that sign.
    """

    columns: int
    rows: int
    height: int
    zoom: float
    car: tuple[int, int]
    name: tuple[int, int]
    size: int
    cards: tuple[int, int]
    card: tuple[int, int, int]
    wide: bool
    sign: int

    @property
    def width(self) -> int:
        """How wide a bay is, in pixels."""
        return (RIGHT - LEFT - (self.columns - 1) * GAP) // self.columns

    def bay(self, seat: Seat) -> tuple[int, int]:
        """The left top corner of a seat's bay."""
        row, column = divmod(seat, self.columns)
        return LEFT + column * (self.width + GAP), TOP + row * (self.height + GAP)

    @property
    def yard(self) -> int:
        """The top of the yard under the garage."""
        return TOP + self.rows * (self.height + GAP) + 6


TOP: Final = 100
GAP: Final = 12
YARD: Final = 302
"""How high the yard is: the deck, the heap and the starting line."""
PILE: Final = 212
LINE: Final = LEFT + 2 * PILE
LINE_WIDTH: Final = RIGHT - LINE
BOX: Final = 182
"""The width of a car's box at the line."""
LINED: Final = 0.86
"""The size of the cars there."""

TWO = Garage(2, 1, 388, 2.1, (54, 24), (32, 262), 54, (32, 298), (56, 72, 65), True, 238)
THREE = Garage(3, 1, 388, 1.52, (24, 74), (24, 266), 48, (22, 302), (40, 54, 43), True, 18)
FOUR = Garage(2, 2, 188, 1.0, (18, 14), (228, 64), 48, (22, 118), (40, 56, 46), True, 122)
SIX = Garage(2, 3, 122, 0.9, (16, 20), (208, 36), 48, (208, 66), (32, 42, 38), False, 13)
NINE = Garage(3, 3, 122, 0.0, (14, 31), (88, 38), READABLE, (88, 71), (26, 34, 34), False, 14)
TWELVE = Garage(3, 4, 116, 0.0, (14, 28), (88, 34), READABLE, (88, 74), (24, 30, 31), False, 12)


def _garage(seats: int) -> Garage:
    return next(
        garage
        for most, garage in ((2, TWO), (3, THREE), (4, FOUR), (6, SIX), (9, NINE), (12, TWELVE))
        if seats <= most
    )


def _verb(view: View) -> str:
    """What the mover does now."""
    if view.phase == "discarding":
        return "discards"
    return "draws" if view.deck else "takes"


@lru_cache(maxsize=16)
def _backdrop(seats: int) -> Backdrop:
    """Everything that no move changes."""
    garage = _garage(seats)
    bays = range(garage.rows * garage.columns)
    marks: list[Mark] = [(panel(garage.width, garage.height), *garage.bay(bay)) for bay in bays]
    top = garage.yard
    scene = Scene(framed(top + YARD + 26, marks))
    for at, name in enumerate(("Deck", "Heap")):
        label = Label(name, READABLE, "Medium", QUIET, BOARD)
        scene.write(label, LEFT + at * PILE + 98, top + 16, "m")
    scene.put(panel(LINE_WIDTH, YARD), LINE, top)
    scene.put(chequers(2, 17, 15), LINE + 10, top + 15)
    scene.write(Label("Starting line", READABLE, "Bold"), LINE + 56, top + 32)
    deep = YARD - 62 - (PLATE + 18 if seats > 4 else 14)
    for at, bonus in enumerate(BONUSES):
        x = LINE + 54 + at * (BOX + 4)
        scene.put(bracket(BOX, deep), x, top + 62)
        scene.write(Label(ordinal(at + 1), READABLE, "BlackItalic"), x + 14, top + 98)
        scene.write(Label(f"+{bonus}", READABLE, "Black", SIGNAL), x + BOX - 14, top + 98, "r")
    return framed(top + YARD + 26, [*marks, *scene.marks])


def board(view: View, names: Sequence[str], heard: Sequence[Event]) -> Scene:
    """Everything a spectator may know, while the race is on."""
    garage = _garage(len(names))
    scene = Scene(_backdrop(len(names)))
    _head(scene, view, names)
    for seat, name in enumerate(names):
        _bay(scene, garage, view, seat, name)
    y = garage.yard + 56
    last = last_move(heard, view.heap)
    deck = pile(view.deck, BOARD) if view.deck else empty(BOARD)
    heap = face(view.heap[-1], BOARD) if view.heap else empty(BOARD)
    for sprite, x, by in ((deck, LEFT + 15, last.deck), (heap, LEFT + PILE + 15, last.heap)):
        if by is None:
            scene.put(sprite, x, y)
        else:
            shine(scene, sprite, x, y)
            sign(scene, actor(by), x + sprite.width - 10, y + 34)
    _line(scene, view, names, garage.yard, last)
    return scene


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """Whose turn it is, and who comes next."""
    mover = view.mover
    assert mover is not None
    scene.put(plate(mover, BOARD), LEFT, 24)
    doing = Label(_verb(view), READABLE, "Medium", QUIET, BOARD)
    room = RIGHT - LEFT - PLATE - 60 - doing.width - (310 if view.last else 170)
    name = fitted(names[mover], 50, "Black", room)
    end = scene.write(Label(name, 50, "Black", TEXT, BOARD), LEFT + PLATE + 16, 54)
    scene.write(doing, end + 14, 54)
    if view.last:
        sign = tag("LAST TURN", BOARD)
        scene.put(chequers(3, 3, 14, BOARD), RIGHT - 48, 30)
        scene.put(sign, RIGHT - 60 - sign.width, 30)
        return
    racing = [seat for seat in range(len(names)) if seat not in view.line]
    after = next((seat for seat in racing if seat > mover), racing[0])
    scene.put(plate(after, BOARD), RIGHT - PLATE, 24)
    scene.write(Label("next", READABLE, "Medium", QUIET, BOARD), RIGHT - PLATE - 14, 54, "r")


def _bay(scene: Scene, garage: Garage, view: View, seat: Seat, name: str) -> None:
    """A seat's bay: its car, its name, and its cards face down or its rank at the starting line."""
    x, y = garage.bay(seat)
    gone = seat in view.line
    room = garage.width - garage.name[0] - 16
    sprite = car(seat, PANEL, garage.zoom, gone) if garage.zoom else plate(seat, PANEL)
    if seat == view.mover:
        scene.put(panel(garage.width, garage.height, strong=True), x, y)
    scene.put(sprite, x + garage.car[0], y + garage.car[1])
    if seat == view.mover:
        sign = tag("TURN", PANEL) if garage.wide else pointer(PANEL)
        scene.put(sign, x + garage.width - sign.width - 16, y + garage.sign)
        if garage.sign < garage.name[1] < garage.sign + TAG_HEIGHT:
            room -= sign.width + 8
    label = Label(fitted(name, garage.size, "Bold", room), garage.size)
    scene.write(label, x + garage.name[0], y + garage.name[1])
    left, top = x + garage.cards[0], y + garage.cards[1]
    if gone:
        middle = min(top + garage.card[1] // 2, y + garage.height - 34)
        scene.put(chequers(3, 3, 11), left, middle - 19)
        words = Label(ordinal(view.line.index(seat) + 1), READABLE, "BlackItalic")
        scene.write(words, left + 54, middle)
    else:
        scene.put(backs(view.held[seat], *garage.card, PANEL), left, top)


def _line(scene: Scene, view: View, names: Sequence[str], top: int, last: LastMove) -> None:
    """The cars at the starting line: the first three with their bonus, then the others' plates."""
    few = len(view.held) <= 4
    wide, high = round(CAR_WIDTH * LINED), round(CAR_HEIGHT * LINED)
    for at, seat in enumerate(view.line[: len(BONUSES)]):
        middle = LINE + 54 + at * (BOX + 4) + BOX // 2
        x, y = middle - wide // 2, top + YARD - high - (72 if few else PLATE + 24)
        (shine if seat == last.line else Scene.put)(scene, car(seat, PANEL, LINED), x, y)
        if few:
            name = fitted(names[seat], READABLE, "Bold", BOX - 20)
            scene.write(Label(name, READABLE), middle, top + YARD - 40, "m")
    for at, seat in enumerate(view.line[len(BONUSES) :]):
        scene.put(plate(seat, PANEL), LINE + 54 + at * (PLATE - 1), top + YARD - PLATE - 10)
