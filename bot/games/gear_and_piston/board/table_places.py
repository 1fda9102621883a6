"""The four places on the table: a street of all four or, while a token acts, its place and those that
follow.
"""

from collections.abc import Sequence
from itertools import accumulate, product
from typing import Final

from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.cards import card, strip
from bot.games.gear_and_piston.board.grid import HOUSE, PLACES, Box
from bot.games.gear_and_piston.board.places import BETWEEN, came, line, pile, shelf, title, token, tokens
from bot.games.gear_and_piston.board.recent import Move
from bot.games.gear_and_piston.board.stand import stand, within
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.rules.components import Location
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.showing import key
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import broken

STRIP: Final = 70
"""The height of a strip, in pixels."""
GAP: Final = 12
"""The distance between two boxes, in pixels."""
MARKETS: Final[Sequence[Location]] = ("patent office", "junk yard")
"""The places that offer parts. With Jump Row, the Junk Yard has none on offer."""


def places(stage: Stage, view: View, move: Move | None) -> None:
    """Draw the places as a street. While a token acts, draw only its place with the mover's car, and the
    places whose tokens act later as strips. The Workshop is only the car and the tokens.
    """
    if view.phase == "planning" or view.mover is None:
        _street(stage, view, move)
        return
    waiting = [
        site for site in view.sites if site.now is None and any(each is not None for each in site.tokens)
    ]
    acting = next((at for at, site in enumerate(view.sites) if site.now is not None), None)
    box = PLACES._replace(height=PLACES.height - (STRIP + GAP) * bool(waiting))
    card(stage, box, lit=True)
    if acting is None:
        stand(stage, view.cars[view.mover], view.mover, within(box))
    elif view.sites[acting].location == "workshop":
        stand(stage, view.cars[view.mover], view.mover, within(box), head=QUEUE)
        there = tokens(view, view.sites[acting], move)
        line(stage, there, 33, box.x + 30, box.y + EDGE + QUEUE // 2, box.width // 2)
    else:
        _place(stage, view, acting, box, move)
    wide = (PLACES.width + GAP) // max(1, len(waiting))
    for at, site in enumerate(waiting):
        _strip(stage, view, site, Box(PLACES.x + at * wide, box.low + GAP, wide - GAP, STRIP), move)


QUEUE: Final = 80
"""The height of the row of tokens above the car in the Workshop, in pixels."""
EDGE: Final = 10
COLUMNS: Final = (226, 324, 218, 276)
"""The widths of the four places in the street, in pixels."""
FASCIA: Final = 62
"""The height of the board with the names above the houses, in pixels."""
PAVED: Final = 64
KERB: Final = 6
"""The heights of a row of spaces on the pavement, and of the edges of the pavement, in pixels."""
CAPTION: Final = 54
"""The height of the line on the pavement that explains the spaces, in pixels."""
OFFER: Final = 64
"""The height of the plates with a token's effect, in pixels."""
SHELF: Final = 96
STACK: Final = 74
"""The sides of a part on offer and of a stack at a house, in pixels."""
MARGIN: Final = 6
"""The distance between the things on a counter, in pixels."""


def _street(stage: Stage, view: View, move: Move | None) -> None:
    """Draw the places side by side as houses with their names above, each with its tokens in front and its
    offer below. While tokens are placed, also draw the free spaces, and light the places that have any.
    """
    box, edge, planning = PLACES, 4, view.phase == "planning"
    lit = tuple(at for at, site in enumerate(view.sites) if planning and None in site.tokens)
    lefts = tuple(accumulate(COLUMNS, initial=0))
    middles = tuple(left + wide // 2 for left, wide in zip(lefts, COLUMNS, strict=False))
    rows = max(
        -(-len(site.tokens) // (wide // PAVED)) for site, wide in zip(view.sites, COLUMNS, strict=True)
    )
    paved = CAPTION * planning + 2 * KERB + PAVED * rows
    counter = 2 * SHELF + 3 * MARGIN + (OFFER + MARGIN) * planning
    sky = box.height - edge - counter - paved
    ground = box.y + sky
    stage.fill(*box, inks.INK)
    high = sky - edge - FASCIA
    stage.draw(
        Overlay(_skyline, box.width - 2 * edge, high, (lit, middles, high)), box.x + edge, ground - high
    )
    stage.fill(box.x + edge, ground, box.width - 2 * edge, paved, inks.STONE)
    stage.fill(box.x + edge, ground, box.width - 2 * edge, 4, inks.INK)
    if planning:
        words = stage.say("piston-picture-spaces")
        caption = Words(words, 48, "Caladea", inks.INK, room=box.width - 40)
        stage.write(caption, box.x + box.width // 2, ground + KERB + CAPTION // 2, "m")
    for at, (site, left, wide) in enumerate(zip(view.sites, lefts, COLUMNS, strict=False)):
        middle, low = box.x + left + wide // 2, ground + paved
        stage.put(f"house-{at}", middle, ground + 2)
        if site.location == "patent office":
            pile(stage, view, site.location, STACK, middle + wide // 2 - STACK - 4, ground - STACK - 4, move)
        _spaces(stage, view, site, middle, low - PAVED * rows - KERB + PAVED // 2, wide // PAVED, move)
        counted = Box(box.x + left, low, wide - edge * (at == len(COLUMNS) - 1), box.low - edge - low)
        _counter(stage, view, at, counted, move)
    stage.fill(box.x + edge, box.y + edge, box.width - 2 * edge, FASCIA, inks.NIGHT)
    for at, (site, middle, wide) in enumerate(zip(view.sites, middles, COLUMNS, strict=True)):
        ink = inks.PANEL if at in lit or not planning else inks.SOIL
        name = title(stage, site.location, 48, wide - 16, ink)
        stage.write(name, box.x + middle, box.y + edge + FASCIA // 2, "m")


ROOFS: Final = ((0, 130, 90), (120, 60, 128), (250, 110, 70), (390, 80, 116), (520, 60, 150), (640, 140, 84))
"""The left edge, the width and the height of the roofs behind the houses, in pixels."""
LIGHT: Final = (44, 118)
"""Half the width of the light on a house at the top and at the ground, in pixels."""
SECOND: Final = 520
"""The x at which the same roofs begin again."""


def _skyline(pen: Pen, lit: Sequence[int], middles: Sequence[int], sky: int) -> None:
    """Draw the evening sky of the street, the town behind its houses, and the light on the houses of `lit`.
    middles: the middle of each house. sky: its height, in pixels.
    """
    pen.box(0, 0, 1036, sky, inks.NIGHT)
    for left, (x, width, height) in product((0, SECOND), ROOFS):
        pen.box(left + x, sky - height, width, height, inks.TOWN)
    for middle in (middles[at] - 4 for at in lit):
        near, far = LIGHT
        pen.shape(
            [(middle - near, 0), (middle + near, 0), (middle + far, sky), (middle - far, sky)], inks.LIT
        )


def _spaces(stage: Stage, view: View, site: Site, middle: int, y: int, most: int, move: Move | None) -> None:
    """Draw the spaces of a place in rows: its tokens and, while tokens are placed, the free ones with their
    `worth`, if any, and the next one lit. Resting tokens stand at the house. y: the middle of the first row.
    most: the maximum number of spaces in a row.
    """
    planning = view.phase == "planning"
    free = next((at for at, seat in enumerate(site.tokens) if seat is None), None)
    shown = [(at, seat) for at, seat in enumerate(site.tokens) if planning or seat is not None]
    across = -(-len(shown) // max(1, -(-len(shown) // most)))
    for count, (at, seat) in enumerate(shown):
        row, column = divmod(count, across)
        there = min(across, len(shown) - row * across)
        x, low = middle + round((column - (there - 1) / 2) * PAVED), y + row * PAVED
        if seat is not None:
            token(stage, seat, 29, x, low, ring=came(site, at, move))
            continue
        stage.put("next-space" if at == free else "space", x, low)
        if site.worth:
            stage.write(Words(str(site.worth[at]), 48, "Serif", inks.INK), x, low, "m")
    if site.location == "back alley":
        for at, seat in enumerate(view.resting):
            x = middle + round((at - (len(view.resting) - 1) / 2) * PAVED)
            token(stage, seat, 29, x, y - PAVED - KERB - CAPTION * planning)


def _counter(stage: Stage, view: View, at: int, box: Box, move: Move | None) -> None:
    """Draw the counter below a house: while tokens are placed, the effect of the next token there, and below
    it the parts on offer, the tricks of the Back Alley or, in the Workshop, the mover's car.
    """
    site, planning = view.sites[at], view.phase == "planning"
    open, middle, room = not planning or None in site.tokens, box.x + box.width // 2, box.width - 20
    stage.fill(box.x + 4, box.y, box.width - 4, box.height, inks.WOOD if open else inks.DUSK)
    y = box.y + MARGIN
    if planning:
        if open:
            stage.draw(Overlay(_offer, room, OFFER, (room,)), middle - room // 2, y)
        told = brings(stage, site, short=True) if open else stage.say("piston-picture-full")
        ink = inks.INK if open else inks.PANEL
        words = Words(told, 48, "Serif" if open else "Caladea", ink, room=room - 20)
        stage.write(words, middle, y + OFFER // 2 - 2, "m")
        y += OFFER + MARGIN
    step = SHELF + BETWEEN
    if site.location == "patent office":
        shelf(stage, view, site.location, SHELF, middle - step - SHELF // 2, y, move, icons=True, across=3)
    elif site.location == "junk yard":
        x = middle - step + BETWEEN // 2
        shelf(stage, view, site.location, SHELF, x, y, move, icons=True, across=2)
        pile(stage, view, site.location, SHELF, x + step, y + step, move)
    elif site.location == "back alley":
        tricks = stage.say("piston-picture-brings", location="back-alley", count=0)
        for count, text in enumerate(broken(tricks, 48, "Caladea", room + 16)):
            words = Words(text, 48, "Caladea", inks.PANEL, room=room + 8)
            stage.write(words, middle, y + 70 + 56 * count, "m")
    elif view.mover is not None and view.cars[view.mover].sections:
        car = view.cars[view.mover]
        drawn = plan(car, room, box.low - y, driver=False)
        left, top = middle - drawn.width // 2, box.low - 4 - drawn.height
        vehicle(stage, car, drawn, left, top, view.mover, shadow=inks.INK, icons=False)


def _offer(pen: Pen, width: int) -> None:
    pen.framed(width, OFFER, inks.GOLD, inks.COPPER, line=5, radius=14)


STEP: Final = 46
"""The minimum distance between two tokens, in pixels. A strip with less room shows no tokens."""


def _strip(stage: Stage, view: View, site: Site, box: Box, move: Move | None) -> None:
    """Draw a place whose tokens act later, or where tokens rest: its name and its tokens."""
    middle, end = box.y + box.height // 2, box.right - 16
    strip(stage, box)
    name = title(stage, site.location, 48, end - box.x - 16, inks.SEPIA, "Caladea")
    x = stage.write(name, box.x + 16, middle) + 12
    there = tokens(view, site, move)
    if end - x >= 58 + STEP * (len(there) - 1):
        line(stage, there, 29, x, middle, end - x)


BAND: Final = 178
"""The height of the acting token's place above the car, in pixels."""
PART: Final = 96
"""The side of a part at the acting token's place, in pixels."""


def _place(stage: Stage, view: View, at: int, box: Box, move: Move | None) -> None:
    """Draw the place of the acting token: the place itself, its name, its tokens, the parts there or the
    effect of a token, and below them the mover's car.
    """
    site = view.sites[at]
    stage.put(f"house-{at}", box.x + 16 + HOUSE[0] // 2, box.y + BAND - 4)
    x, end, middle = box.x + HOUSE[0] + 40, box.right - 24, box.y + 40
    there = tokens(view, site, move)
    right = stage.write(title(stage, site.location, 54, end - 62 - STEP * len(there) - x), x, middle) + 30
    size = next((each for each in (38, 33) if len(there) * (2 * each + 8) <= end - right), 29)
    room = min(end - right, len(there) * (2 * size + 20) - 20)
    line(stage, there, size, end - room - 4, middle, room)
    y = box.y + BAND - PART - 6
    if site.location in MARKETS:
        right = shelf(stage, view, site.location, PART, x, y, move, icons=True)
        pile(stage, view, site.location, PART, right, y, move)
    else:
        told = Words(brings(stage, site, view.left), 48, "Caladea", inks.SEPIA, room=end - x)
        stage.write(told, x, y + 30)
    if view.mover is not None:
        stand(stage, view.cars[view.mover], view.mover, within(box, BAND))


def brings(stage: Stage, site: Site, left: int = 0, *, short: bool = False) -> str:
    """Return the words about the effect of the next token, or of the one that acts, at a place. left: the
    actions that the token has left, or 0 for all of them. short: whether to use a shorter text.
    """
    free = site.tokens.index(None) if None in site.tokens else len(site.tokens) - 1
    worth = site.worth[free if site.now is None else site.now] if site.worth else 0
    location = "jump-yard" if worth and site.location == "junk yard" else key(site.location)
    id = "piston-picture-brings.short" if short else "piston-picture-brings"
    return stage.say(id, location=location, count=left or worth)
