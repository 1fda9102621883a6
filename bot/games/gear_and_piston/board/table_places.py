"""The four places on the table: a street while tokens are placed, or else only the place of the acting token,
and those that follow.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.cards import card, strip
from bot.games.gear_and_piston.board.grid import HOUSE, PLACES, Box
from bot.games.gear_and_piston.board.places import line, stock, title, tokens
from bot.games.gear_and_piston.board.recent import Move
from bot.games.gear_and_piston.board.stand import stand, within
from bot.games.gear_and_piston.rules.components import Location
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.showing import key
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words

STREET: Final = 276
"""The height of the street with the four places without its pavement, in pixels."""
STRIP: Final = 70
"""The height of a strip, in pixels."""
GAP: Final = 12
"""The distance between two boxes, in pixels."""


def places(stage: Stage, view: View, move: Move | None) -> None:
    """Draw the places, and below them the mover's car, or the parts on offer if there is no car. While a
    token acts, its place is large, and the places whose tokens act later are strips below it.
    """
    if view.phase == "planning" or view.mover is None:
        most = max(len(tokens(view, site, move)) for site in view.sites)
        paved = PAVED * -(-most // ABREAST)
        street = PLACES._replace(height=STREET + paved - (OFFER + LINE) * (view.phase != "planning"))
        _street(stage, view, street, paved, move)
        rest = Box(PLACES.x, street.low + GAP, PLACES.width, PLACES.low - street.low - GAP)
        if view.mover is not None and view.cars[view.mover].sections:
            card(stage, rest)
            stand(stage, view.cars[view.mover], view.mover, within(rest))
        else:
            _market(stage, view, rest, move)
        return
    waiting = [
        site for site in view.sites if site.now is None and any(each is not None for each in site.tokens)
    ]
    acting = next((at for at, site in enumerate(view.sites) if site.now is not None), None)
    box = PLACES._replace(height=PLACES.height - (STRIP + GAP) * bool(waiting))
    if acting is None:
        card(stage, box, lit=True)
        stand(stage, view.cars[view.mover], view.mover, within(box))
    else:
        _place(stage, view, acting, box, move)
    wide = (PLACES.width + GAP) // max(1, len(waiting))
    for at, site in enumerate(waiting):
        _strip(stage, view, site, Box(PLACES.x + at * wide, box.low + GAP, wide - GAP, STRIP), move)


SKY: Final = 126
PAVED: Final = 68
"""The heights of the sky behind the houses and of a row of tokens on the pavement, in pixels."""
LINE: Final = 14
OFFER: Final = 64
"""The distance below the plates with what a token brings, and their height, in pixels."""
ABREAST: Final = 3
"""The most tokens in a row on the pavement."""


def _street(stage: Stage, view: View, box: Box, paved: int, move: Move | None) -> None:
    """Draw the places side by side as houses with their tokens in front of them. While tokens are placed,
    those with a free space come first and are lit, each with what the next token brings there. paved: the
    height of the pavement, in pixels.
    """
    card(stage, box, lit=True)
    ground, edge = box.y + SKY, 4
    planning = view.phase == "planning"
    sites = sorted(view.sites, key=lambda site: planning and None not in site.tokens)
    wide, lit = box.width // len(sites), sum(None in site.tokens for site in sites) * planning
    skyline = Overlay(_skyline, box.width - 2 * edge, SKY - edge, (lit, wide))
    stage.draw(skyline, box.x + edge, box.y + edge)
    stage.fill(box.x + edge, ground, box.width - 2 * edge, paved, inks.SHADE)
    stage.fill(box.x + edge, ground, box.width - 2 * edge, 4, inks.SEPIA)
    for at, site in enumerate(sites):
        x, open = box.x + at * wide, None in site.tokens
        middle, room = x + wide // 2, wide - 24
        stage.put(f"house-{view.sites.index(site)}", middle - HOUSE // 2, ground + 2)
        _queue(stage, tokens(view, site, move), middle, ground + PAVED // 2 + 2, room)
        y = ground + paved + 34
        ink = inks.INK if open or not planning else inks.SEPIA
        stage.write(title(stage, site.location, 48, room, ink), middle, y, "m")
        if not planning:
            continue
        y = box.low - LINE - OFFER
        if open:
            stage.draw(Overlay(_offer, room, OFFER, (room,)), middle - room // 2, y)
        told = brings(stage, site, short=True) if open else stage.say("piston-picture-full")
        words = Words(told, 48, "Serif" if open else "Caladea", ink, room=room - 20)
        stage.write(words, middle, y + OFFER // 2 - 2, "m")


ROOFS: Final = ((0, 130, 50), (120, 60, 78), (250, 110, 40), (390, 80, 66), (520, 60, 90), (640, 140, 44))
"""The left edge, the width and the height of the roofs behind the houses, in pixels."""
LIGHT: Final = (44, 118)
"""Half of the width of the light on a house at the top and at the ground, in pixels."""
SECOND: Final = 520
"""The x at which the same roofs begin again."""


def _skyline(pen: Pen, lit: int, wide: int) -> None:
    """Draw the evening sky of the street, the town behind its houses, and the light on the first `lit` of
    them. wide: the distance from one house to the next, in pixels.
    """
    pen.box(0, 0, 1036, SKY, inks.DUSK)
    for left, (x, width, height) in product((0, SECOND), ROOFS):
        pen.box(left + x, SKY - height, width, height, inks.SEPIA)
    for at in range(lit):
        middle = at * wide + wide / 2 - 4
        near, far = LIGHT
        pen.shape(
            [(middle - near, 0), (middle + near, 0), (middle + far, SKY), (middle - far, SKY)], inks.LIT
        )


def _queue(stage: Stage, there: Sequence[tuple[Seat, bool]], middle: int, y: int, room: int) -> None:
    """Draw tokens in front of a house, in rows of ABREAST. y: the middle of the row at the house."""
    for start in range(0, len(there), ABREAST):
        row = there[start : start + ABREAST]
        wide = min(room, 58 + 68 * (len(row) - 1))
        line(stage, row, 29, middle - wide // 2, y + PAVED * start // ABREAST, wide)


def _offer(pen: Pen, width: int) -> None:
    pen.framed(width, OFFER, inks.GOLD, inks.COPPER, line=5, radius=14)


SHELF: Final = 96
"""The side of a part on offer below the street, in pixels."""
MARKETS: Final[Sequence[Location]] = ("patent office", "junk yard")
"""The places that offer parts. In Jump Row, the Junk Yard has none on offer."""
MARKET: Final = 250
"""The width available for the name of a place that offers parts, in pixels."""


def _market(stage: Stage, view: View, box: Box, move: Move | None) -> None:
    """Draw the parts on offer at the Patent Office and at the Junk Yard, each in a row after its name."""
    card(stage, box)
    shown = MARKETS[:1] if view.jump_row else MARKETS
    high = box.height // len(shown)
    for at, location in enumerate(shown):
        y = box.y + at * high + (high - SHELF) // 2
        stage.write(title(stage, location, 50, MARKET), box.x + 24, y + SHELF // 2)
        stock(stage, view, location, SHELF, box.x + 24 + MARKET + 20, y, move, icons=True)


STEP: Final = 46
"""The least distance between two tokens, in pixels. A strip with less room has none."""


def _strip(stage: Stage, view: View, site: Site, box: Box, move: Move | None) -> None:
    """Draw a place whose tokens act later, or where tokens rest: its name and its tokens."""
    middle, end = box.y + box.height // 2, box.right - 16
    strip(stage, box)
    name = title(stage, site.location, 48, end - box.x - 16, inks.SEPIA, "Caladea")
    x = stage.write(name, box.x + 16, middle) + 12
    there = tokens(view, site, move)
    if end - x >= 58 + STEP * (len(there) - 1):
        line(stage, there, 29, x, middle, end - x)


HEADED: Final = 138
"""The height of the drawing and the words of the large place, in pixels."""
PART: Final = 96
LARGE: Final = 132
"""The side of a part at the large place, in pixels: LARGE where there is much room."""
CAR: Final = 230
"""The least height of the room for a car, in pixels."""


def _place(stage: Stage, view: View, at: int, box: Box, move: Move | None) -> None:
    """Draw the place of the acting token: the place itself, its name, what it brings, its tokens, the parts
    there, and below them the mover's car.
    """
    site = view.sites[at]
    card(stage, box, lit=True)
    middle, end, x = box.y + HEADED // 2 + 4, box.right - 24, box.x + 24
    stage.put(f"house-{at}", x, middle + 55)
    x += HOUSE + 30
    there = tokens(view, site, move)
    x = _named(stage, site, x, middle, end - 62 - STEP * len(there), view.left) + 30
    size = next((each for each in (38, 33) if len(there) * (2 * each + 8) <= end - x), 29)
    room = min(end - x, len(there) * (2 * size + 20) - 20)
    line(stage, there, size, end - room - 4, middle, room)
    y = box.y + HEADED + 4
    if site.location in ("patent office", "junk yard"):
        side = LARGE if box.low - y >= LARGE + 20 else PART
        stock(stage, view, site.location, side, box.x + 24, y + 4, move, icons=side == LARGE)
        y += side + 16
    if view.mover is not None and box.low - y >= CAR:
        stand(stage, view.cars[view.mover], view.mover, within(box, y - box.y))


def _named(stage: Stage, site: Site, x: int, middle: int, end: int, left: int) -> int:
    """Write the name of a place, and below it what a token brings there. Return the right edge. end: the
    right edge of the room. left: the actions left of the token that acts, or 0.
    """
    name = title(stage, site.location, 60, end - x)
    told = Words(brings(stage, site, left), 48, "Caladea", inks.SEPIA, room=end - x)
    return max(stage.write(name, x, middle - 28), stage.write(told, x, middle + 28))


def brings(stage: Stage, site: Site, left: int = 0, *, short: bool = False) -> str:
    """Return what the next token, or the one that acts, does at a place. left: the actions that the token has
    left, or 0 for all of them. short: whether to use a shorter text.
    """
    free = site.tokens.index(None) if None in site.tokens else len(site.tokens) - 1
    worth = site.worth[free if site.now is None else site.now] if site.worth else 0
    location = "jump-yard" if worth and site.location == "junk yard" else key(site.location)
    id = "piston-picture-brings.short" if short else "piston-picture-brings"
    return stage.say(id, location=location, count=left or worth)
