"""The four places on the table. Those where something happens now are large, and the others are narrow
strips.
"""

from collections.abc import Collection, Mapping
from itertools import groupby
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.cards import card, strip
from bot.games.gear_and_piston.board.grid import HOUSE, PLACES, SOCKET, Box
from bot.games.gear_and_piston.board.inks import PANEL, SEPIA, SHADE, SOIL
from bot.games.gear_and_piston.board.places import BETWEEN, line, rows, stock, title, tokens
from bot.games.gear_and_piston.board.recent import Move
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.board.wants import listed
from bot.games.gear_and_piston.rules.components import LOCATIONS, Location
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.showing import key
from bot.render.stage import Stage, Words

STRIP: Final = 70
GAP: Final = 12
"""The height of a strip, and the distance between two places, in pixels."""
ABREAST: Final = 3
"""The maximum number of strips side by side."""
LOW: Final = 116
"""The height of a large place while tokens are placed, in pixels, if there is room for a car below."""
SHARES: Final[Mapping[Location, float]] = {"patent office": 1.85}
"""The heights of large places, as multiples of the others', which are 1."""


def places(stage: Stage, view: View, move: Move | None) -> None:
    """Draw the places below each other. The mover's car is drawn in a large place that has room for it, or
    below all places if none is large, or if they can be lower while tokens are placed.
    """
    large = live(view)
    built = view.mover is not None and bool(view.cars[view.mover].sections)
    boxes, rest = _boxes(large, low=view.phase == "planning" and built)
    for at, site in enumerate(view.sites):
        if site.location in large:
            _place(stage, view, at, boxes[site.location], move)
        else:
            _strip(stage, view, site, boxes[site.location], move)
    if rest.height >= CAR and view.mover is not None:
        card(stage, rest, lit=True)
        _car(stage, view, view.mover, rest, rest.y + 12)


def live(view: View) -> Collection[Location]:
    """Return the places where a token can be put, or acts. While several players decide, these are all
    places.
    """
    if view.phase == "planning":
        return [site.location for site in view.sites if None in site.tokens]
    now = [site.location for site in view.sites if site.now is not None]
    return now if now or view.mover is not None else LOCATIONS


def _boxes(shown: Collection[Location], *, low: bool) -> tuple[dict[Location, Box], Box]:
    """Return the area of each place, and the area below them. shown: the large places. low: whether they are
    only LOW high if that leaves room for a car.
    """
    runs = [(large, [*run]) for large, run in groupby(LOCATIONS, lambda each: each in shown)]
    strips = [
        run[at : at + ABREAST] for large, run in runs if not large for at in range(0, len(run), ABREAST)
    ]
    free = PLACES.height - len(strips) * STRIP - GAP * (len(strips) + len(shown) - 1)
    whole = sum(SHARES.get(each, 1) for each in shown)
    if low and free - LOW * whole >= CAR + GAP:
        free = round(LOW * whole)
    boxes: dict[Location, Box] = {}
    x, y, width, _ = PLACES
    for large, run in runs:
        rows = [[each] for each in run] if large else [row for row in strips if row[0] in run]
        for row in rows:
            high = round(free * SHARES.get(row[0], 1) / whole) if large else STRIP
            wide = (width - GAP * (len(row) - 1)) // len(row)
            for at, location in enumerate(row):
                boxes[location] = Box(x + at * (wide + GAP), y, wide, high)
            y += high + GAP
    return boxes, Box(x, y, width, PLACES.low - y)


STEP: Final = 46
"""The least distance between two tokens, in pixels. A strip with less room has none."""


def _strip(stage: Stage, view: View, site: Site, box: Box, move: Move | None) -> None:
    """Draw a place where nothing happens: its name, its tokens and, during planning, that it is full."""
    middle, end = box.y + box.height // 2, box.right - 16
    strip(stage, box)
    if view.phase == "planning":
        full = Words(stage.say("piston-picture-full"), 48, "Caladea", SEPIA)
        stage.write(full, end, middle, "r")
        end -= full.width + 24
    name = title(stage, site.location, 48, end - box.x - 16, SEPIA, "Caladea")
    x = stage.write(name, box.x + 16, middle) + 12
    there = tokens(view, site, move)
    if end - x >= 58 + STEP * (len(there) - 1):
        line(stage, there, 29, x, middle, end - x)


HEADED: Final = 138
"""The height of the drawing and the words of a large place with other things below them, in pixels."""
CAR: Final = 230
"""The least height of the room for a car, in pixels."""
PART: Final = 96
LARGE: Final = 132
"""The side of a part at a place, in pixels: LARGE where there is much room."""


def _place(stage: Stage, view: View, at: int, box: Box, move: Move | None) -> None:
    """Draw a large place: the place itself, its name, what it brings, its tokens, the next free space, and
    the parts there. If there is room, the car of the player whose turn it is comes below.
    """
    site, planning = view.sites[at], view.phase == "planning"
    card(stage, box, lit=site.now is not None)
    alone = box.height >= HEADED + CAR
    stocked = site.location == "patent office" or (site.location == "junk yard" and alone)
    headed = HEADED if alone or stocked else box.height
    middle, end = box.y + headed // 2 + 4 * (headed < box.height), box.right - 24
    if planning:
        stage.put("open", box.right - SOCKET - 36, middle)
        end -= 2 * SOCKET + 46
    x = box.x + 24
    if site.location != "junk yard" or stocked:
        stage.put(f"house-{at}", x, middle + 55)
        x += HOUSE + 30
    there = tokens(view, site, move)
    kept = 62 + STEP * len(there) if there else 0
    if site.location == "junk yard" and not stocked:
        kept += 34 + (PART + BETWEEN) * (1 + sum(len(parts) for _, parts, _ in rows(view, site.location)))
    x = _named(stage, site, x, middle, end - kept, view.left) + 30
    if site.location == "junk yard" and not stocked:
        x = stock(stage, view, site.location, PART, x, middle - PART // 2, move, icons=False) + 24
    size = next((each for each in (38, 33) if len(there) * (2 * each + 8) <= end - x), 29)
    room = min(end - x, len(there) * (2 * size + 20) - 20)
    if there:
        line(stage, there, size, end - room - 4, middle, room)
    y = box.y + headed + 4
    if stocked:
        side = LARGE if box.low - y >= LARGE + 20 else PART
        stock(stage, view, site.location, side, box.x + 24, y + 4, move, icons=side == LARGE)
        y += side + 16
    if view.mover is not None and box.low - y >= CAR:
        _car(stage, view, view.mover, box, y)


def _named(stage: Stage, site: Site, x: int, middle: int, end: int, left: int) -> int:
    """Write the name of a place, and below it what a token brings there. Return the right edge. end: the
    right edge of the room. left: the actions left of the token that acts, or 0.
    """
    name = title(stage, site.location, 60, end - x)
    told = Words(brings(stage, site, left), 48, "Caladea", SEPIA, room=end - x)
    return max(stage.write(name, x, middle - 28), stage.write(told, x, middle + 28))


def brings(stage: Stage, site: Site, left: int = 0) -> str:
    """Return what the next token, or the one that acts, does at a place. With Jump Row, the Junk Yard has a
    worth, too. left: the actions that the token has left, or 0 for all of them.
    """
    free = site.tokens.index(None) if None in site.tokens else len(site.tokens) - 1
    worth = site.worth[free if site.now is None else site.now] if site.worth else 0
    location = "jump-yard" if worth and site.location == "junk yard" else key(site.location)
    return stage.say("piston-picture-brings", location=location, count=left or worth)


FLOOR: Final = 16
"""The distance from the edge of a place to the ground under a car, in pixels."""
GROUND: Final = 32
"""The height of the ground under a car, in pixels."""
LISTED: Final = 74
MOST: Final = 5
"""The side of a missing part in the list beside a car, in pixels, and the most parts in that list."""
HAT: Final = 24
"""The height by which the driver's hat can be above the room for the car, in pixels."""


def _car(stage: Stage, view: View, seat: Seat, box: Box, y: int) -> None:
    """Draw a player's car on the floor of a box, as large as there is room from y on. In a low box its
    missing parts are listed beside it.
    """
    car = view.cars[seat]
    floor = box.low - FLOOR - GROUND
    stage.fill(box.x + FLOOR, y, box.width - 2 * FLOOR, floor - y, PANEL)
    stage.fill(box.x + FLOOR, floor, box.width - 2 * FLOOR, GROUND, SHADE)
    stage.fill(box.x + FLOOR, floor, box.width - 2 * FLOOR, 4, SEPIA)
    if not car.sections:
        words = Words(stage.say("piston-picture-bare"), 54, "Caladea", SEPIA, room=box.width - 40)
        stage.write(words, box.x + box.width // 2, (y + box.low) // 2, "m")
        return
    room = box.width - 80
    if box.height < HEADED + CAR:
        room = box.width // 2 - 40
        word = Words(stage.say("piston-picture-lacks"), 54, "Serif", SEPIA)
        left = box.x + box.width // 2 + 30
        stage.write(word, left, y + 48)
        listed(stage, car, LISTED, LISTED + 6, left, y + 84, MOST)
    drawn = plan(car, room, box.low - FLOOR - 8 - y + HAT)
    x, top = box.x + 40 + (room - drawn.width) // 2, box.low - FLOOR - 4 - drawn.height
    vehicle(stage, car, drawn, x, top, seat, shadow=SOIL, icons=False)
