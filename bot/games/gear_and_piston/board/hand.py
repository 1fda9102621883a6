"""What a player sees alone: the Blueprints, what is looked at in secret, the own car with the places where a
part may go, the ways to merge its sections, what it lacks, and what it would score as it stands.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, assert_never

from bot.games.gear_and_piston.board.forecast import FORECAST, brief, detailed, forecast, height
from bot.games.gear_and_piston.board.lately import fresh
from bot.games.gear_and_piston.board.paints import PAINTS
from bot.games.gear_and_piston.board.pieces import MINI, mini
from bot.games.gear_and_piston.board.tiles import LARGE, MIDDLE, tile
from bot.games.gear_and_piston.board.vehicle import GAP, HEIGHT, NUMBERS, STEP, plan, vehicle
from bot.games.gear_and_piston.rules.car import SECTIONS, Car, Cell, merged, offsets, open_cells
from bot.games.gear_and_piston.rules.components import HAND, ROWS, Part
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scrap import offers
from bot.games.gear_and_piston.rules.showing import letter
from bot.render.canvas import Scene, Sprite
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, backdrop
from bot.render.pen import Pen
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT

ROOM: Final = RIGHT - LEFT
HEAD: Final = 92
PITCH: Final = ROOM // HAND
"""From one Blueprint to the next."""
CAPTION: Final = 58
CARDS: Final = LARGE + CAPTION + 6
"""How high a row of Blueprints is."""
NONE: Final = 72
"""How high a row of no parts is."""
TITLE: Final = 56
TALLEST: Final = 690
"""How high the picture may be, if it can."""
BUILDING: Final = 930
"""How high it may be while its owner builds: there is less to say above it."""
LARGEST: Final = 100
SMALLEST: Final = 56
"""How large a tile of the car may be, and how small."""
ROWS_NAMED: Final = 2
"""In so many rows parts may have their types beneath."""
LETTER: Final = 44
"""How wide the letter of a way to merge is."""
MERGED: Final = 2 * MINI + 30
"""How high a row of ways to merge is."""


class Row(NamedTuple):
    """Parts side by side under a title, if there is one; `named`: each with its type beneath."""

    title: str
    parts: tuple[Part, ...]
    named: bool

    @property
    def low(self) -> int:
        """How high the row is beneath its title."""
        if not self.parts:
            return NONE
        return CARDS if self.named else MIDDLE + 10

    @property
    def height(self) -> int:
        """How high the row is."""
        return self.low + (TITLE if self.title else 0)


class Way(NamedTuple):
    """A way to merge, with its letter, its offset and the merged car."""

    letter: str
    offset: int
    car: Car


def ways(car: Car) -> tuple[Way, ...]:
    """The ways to merge the two sections, lettered in their order."""
    return tuple(Way(letter(car, offset), offset, merged(car, offset)) for offset in offsets(car))


def hand(view: View, names: Sequence[str], heard: Sequence[Event] = ()) -> Scene:
    """What one player may know, while the game is on."""
    assert view.seat is not None
    rows, car, open = _rows(view), view.cars[view.seat], _open(view)
    merging = ways(car) if _merges(view) else ()
    short = len(rows) > 1 or bool(merging)
    minis = -(-len(merging) // _abreast(merging)) * MERGED + TITLE if merging else 0
    told = FORECAST if short else height(view)
    others = HEAD + sum(row.height for row in rows) + minis + told + 22
    drawn = plan(car, ROOM, largest((BUILDING if detailed(view) else TALLEST) - others), open, numbered=True)
    tall = drawn.height + 8 if drawn.spots else TITLE
    scene = Scene(backdrop(others + tall))
    _head(scene, view, names)
    y = HEAD
    for row in rows:
        if row.title:
            scene.write(Label(row.title, READABLE, "Black", TEXT, BOARD), LEFT, y + TITLE // 2 - 2)
        _cards(scene, row, y + row.height - row.low)
        y += row.height
    if drawn.spots:
        fitting = LEFT + (ROOM - drawn.width) // 2
        new = fresh(heard, view.seat, car)
        vehicle(scene, car, drawn, fitting, y, view.seat, open=open, glowing=new, ground=BOARD)
    else:
        words = Label("Nothing built yet", READABLE, "Medium", QUIET, BOARD)
        scene.write(words, LEFT, y + TITLE // 2)
    y = _merging(scene, car, merging, y + tall)
    (brief if short else forecast)(scene, view, y)
    return scene


def largest(high: int) -> int:
    """How large the tiles of a car are that is to be so high, with the numbers of its columns."""
    side = int((high - NUMBERS - GAP) / HEIGHT) // STEP * STEP
    return max(SMALLEST, min(LARGEST, side))


def _rows(view: View) -> list[Row]:
    """The rows of parts; the hand itself needs no title where it is alone."""
    rows = [*_offered(view), *_secret(view)]
    if not rows:
        return [Row("", view.hand, named=True)]
    hand = Row("Your Blueprints", view.hand, named=False)
    return [*(row._replace(named=row.named and len(rows) < ROWS_NAMED) for row in rows), hand]


def _offered(view: View) -> list[Row]:
    """The face-up parts that the owner may take now."""
    if view.seat != view.mover:
        return []
    if view.phase == "scavenging":
        return [Row("Beside the Junk Yard", view.yard, named=False)] if view.yard else []
    if view.phase != "patenting":
        return []
    if not view.jump_row:
        return [Row("Beside the Patent Office", view.office, named=False)] if view.office else []
    both = (Row("New row", view.office, named=False), Row("Old row", view.fading, named=False))
    return [row for row in both if row.parts]


def _secret(view: View) -> list[Row]:
    """What the owner alone looks at."""
    titles = {
        "stealing": "The hand you look into",
        "dealing": "The top of the New stack",
        "returning": "These go back",
        "sorting": "Junk that you drew",
    }
    rows = [Row(titles[view.phase], view.seen, named=True)] if view.seen else []
    return [*rows, Row("Junk that you keep", view.kept, named=True)] if view.kept else rows


def _open(view: View) -> Collection[Cell]:
    """Where a Blueprint, or the scrap, may be put now."""
    assert view.seat is not None
    car = view.cars[view.seat]
    if view.seat != view.mover:
        return ()
    if view.phase == "working" and view.left:
        rows = {part.row for part in view.hand}
        return {cell for row in ROWS if row in rows for cell in open_cells(car, row)}
    if view.phase == "scrapping":
        return {offer.placement.cell for offer in offers(car) if offer.covers is None}
    return ()


def _merges(view: View) -> bool:
    """Whether the owner may merge two sections now."""
    assert view.seat is not None
    if len(view.cars[view.seat].sections) != SECTIONS or view.seat not in view.awaited:
        return False
    return view.phase in ("working", "assembling")


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """What the owner is to do, or waits for."""
    assert view.seat is not None
    scene.put(plate(view.seat, BOARD), LEFT, 50 - PLATE // 2)
    x = LEFT + PLATE + 16
    if view.seat in view.awaited:
        scene.write(
            Label(fitted(_asked(view), READABLE, "Black", RIGHT - x), READABLE, "Black", TEXT, BOARD), x, 50
        )
        return
    x = scene.write(Label("wait for", READABLE, "Medium", QUIET, BOARD), x, 50) + 14
    for seat in view.awaited:
        scene.put(plate(seat, BOARD), x, 50 - PLATE // 2)
        x += PLATE + 8
    if view.mover is not None:
        name = fitted(names[view.mover], READABLE, "Black", RIGHT - x - 8)
        scene.write(Label(name, READABLE, "Black", TEXT, BOARD), x + 8, 50)


def _asked(view: View) -> str:
    """What the owner is to do."""
    assert view.phase != "finished"  # then nobody is asked
    match view.phase:
        case "planning":
            left = view.tokens[view.seat] if view.seat is not None else 0
            return f"Place a token ({left} left)"
        case "discarding":
            return "Discard a Blueprint, or none"
        case "scheming":
            return "Back Alley: your choice"
        case "stealing":
            return "Espionage: take a Blueprint"
        case "dealing":
            return "Black Market: keep one"
        case "returning":
            return "Black Market: return the rest"
        case "patenting":
            return "Patent Office: take a part"
        case "scavenging":
            return "Junk Yard: take a part" if view.pick < 2 else "Junk Yard: one more, or not"
        case "sorting":
            return "Junk Yard: keep up to two"
        case "working":
            return f"Workshop: {view.left} of {view.actions} actions left"
        case "assembling":
            return "The end: merge your sections"
        case "scrapping":
            return f"Place a scrap of Volatility {view.scrap}"
        case _:
            assert_never(view.phase)


def _cards(scene: Scene, row: Row, y: int) -> None:
    """Parts in a row, with their types if there is room; where there are none, so much is said."""
    for at, part in enumerate(row.parts):
        if row.named:
            x = LEFT + at * PITCH
            scene.put(tile(part, LARGE, BOARD), x + (PITCH - LARGE) // 2, y)
            caption = Sprite(_caption, PITCH - 4, CAPTION, BOARD, (part.type.capitalize(),))
            scene.put(caption, x, y + LARGE)
        else:
            scene.put(tile(part, MIDDLE, BOARD), LEFT + at * (MIDDLE + 20), y)
    if not row.parts:
        words = Label("No Blueprints in hand", READABLE, "Medium", QUIET, BOARD)
        scene.write(words, LEFT, y + NONE // 2 - 6)


def _caption(pen: Pen, words: str) -> None:
    pen.text(PITCH / 2 - 2, CAPTION / 2, words, READABLE, "Medium", TEXT, room=PITCH - 12)


def _abreast(merging: Sequence[Way]) -> int:
    """How many ways to merge are drawn side by side."""
    widest = max(len(way.car.sections[0]) for way in merging)
    return max(1, min(4, ROOM // (LETTER + (widest + 1) * MINI)))


def _merging(scene: Scene, car: Car, merging: Sequence[Way], y: int) -> int:
    """The ways to merge as small pictures with their letters; answers where they end."""
    if not merging:
        return y
    scene.write(Label("Ways to merge", READABLE, "Black", TEXT, BOARD), LEFT, y + TITLE // 2)
    y += TITLE
    count = _abreast(merging)
    for at, way in enumerate(merging):
        row, column = divmod(at, count)
        x, top = LEFT + column * (ROOM // count), y + row * MERGED
        scene.write(Label(way.letter, READABLE, "Black", SIGNAL, BOARD), x, top + MINI)
        _small(scene, car, way, x + LETTER, top)
    return y + -(-len(merging) // count) * MERGED


def _small(scene: Scene, car: Car, way: Way, x: int, y: int) -> None:
    """A merged car; the parts of the second section bear a dot."""
    second, start = car.sections[1], max(0, way.offset)
    for at, column in enumerate(way.car.sections[0]):
        there = second[at - start] if 0 <= at - start < len(second) else (None, None)
        for row, part in enumerate(column):
            if part:
                dot = mini(PAINTS[part.colour], second=there[row] is not None)
                scene.put(dot, x + at * MINI, y + row * MINI)
