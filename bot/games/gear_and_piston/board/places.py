"""The four places with their tokens and parts, on the table and, smaller, in the hand."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.grid import BOXES, Box, Map
from bot.games.gear_and_piston.board.inks import COPPER, FULL, GOLD, INK, PANEL, SEPIA
from bot.games.gear_and_piston.board.letters import letters
from bot.games.gear_and_piston.board.plates import offered
from bot.games.gear_and_piston.board.recent import Move
from bot.games.gear_and_piston.rules import events, outlook, placing, showing
from bot.games.gear_and_piston.rules.components import (
    JUMP_ROW,
    JUNK_FACE_UP,
    LOCATIONS,
    NEW_FACE_UP,
    Location,
    Part,
    Shelf,
)
from bot.games.gear_and_piston.rules.model import Site, View
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import broken, measure
from bot.render.theme import CARS, Colour, readable_on


def token(stage: Stage, seat: Seat, radius: int, x: int, y: int, *, ring: bool = False) -> None:
    """Draw a cog with the letter of the seat's player. ring: whether to mark it, because its player acts or
    it was the last one placed.
    """
    if ring:
        stage.put(f"ring-{radius}", x, y)
    car = stage.player_car(seat)
    stage.put(f"token-{car.colour}-{radius}", x, y)
    letter = letters(stage.names)[seat] if stage.names else str(car.number)
    shown = Words(letter, 48, "Serif", readable_on(CARS[car.colour]), room=round(1.5 * radius))
    stage.write(shown, x, y, "m")


Free: TypeAlias = Literal["hidden", "pale", "bright"]
"""The way in which free spaces are drawn: not at all, all pale, or with the next one of the place bright."""


def places_token(view: View) -> bool:
    """Return whether the view's player places a token now."""
    return view.phase == "planning" and view.seat == view.mover


def _free(view: View, kind: Map) -> Free:
    """Return how free spaces are drawn on a map. In a hand they are bright only if its player places a token
    now.
    """
    if view.phase != "planning":
        return "hidden"
    return "bright" if kind == "table" or places_token(view) else "pale"


def _is_full(site: Site, free: Free) -> bool:
    """Return whether the place has no free space while a token is placed. free: how the map draws free
    spaces.
    """
    return free == "bright" and None not in site.tokens


def came(site: Site, space: int, move: Move | None) -> bool:
    """Return whether the last move put a token on the given space of a site. space: its number, from 0."""
    match move:
        case events.Placed(_, location, where):
            return location == site.location and where == space
        case events.Muscled(_, location, _, where):
            return location == site.location and where == space
        case _:
            return False


def space(
    stage: Stage, site: Site, at: int, radius: int, x: int, y: int, move: Move | None, free: Free
) -> bool:
    """Draw a space with its token, if there is one. Return whether the next token can be put there, so that
    the space is bright.
    """
    seat = site.tokens[at]
    if seat is not None:
        token(stage, seat, radius, x, y, ring=site.now == at or came(site, at, move))
        return False
    bright = free == "bright" and at == site.tokens.index(None)
    if bright:
        stage.put(f"open-{radius}", x, y)
    elif free != "hidden":
        stage.put(f"space-{radius}", x, y)
    return bright


def row(
    stage: Stage, site: Site, radius: int, x: int, y: int, pitch: int, move: Move | None, free: Free
) -> None:
    """Draw the spaces side by side, the first with its middle at (x, y), with a plus in a bright one."""
    for at in range(len(site.tokens)):
        if space(stage, site, at, radius, x + at * pitch, y, move, free):
            stage.write(Words("+", 72, "Serif", COPPER), x + at * pitch, y, "m")


def worths(
    stage: Stage, site: Site, radius: int, x: int, y: int, pitch: int, move: Move | None, free: Free
) -> None:
    """Draw the spaces side by side, each free one with its value."""
    for at, seat in enumerate(site.tokens):
        bright = space(stage, site, at, radius, x + at * pitch, y, move, free)
        if seat is None and free != "hidden":
            wide = radius > 40
            number = Words(str(site.worth[at]), 48, "Serif", COPPER if bright else SEPIA)
            stage.write(number, x + at * pitch - 14 * wide, y, "m")
            if wide:
                stage.put("wrench-s", x + at * pitch + 20, y)


def resting(stage: Stage, seats: Sequence[Seat], radius: int, x: int, y: int, room: int) -> None:
    """Draw resting tokens in a row that ends at (x, y), with a Z over the last one. room: the most pixels
    between the middles of the first and the last one.
    """
    step = min(2 * radius + 8, room // max(1, len(seats) - 1))
    start = x - (len(seats) - 1) * step
    for at, seat in enumerate(reversed(seats)):
        token(stage, seat, radius, start + at * step, y)
    if seats:
        stage.put("sleep", x + radius - 2, y - radius - 2)


SIDE: Final = 96
LARGE: Final = 132
"""The side of a part on a map, in pixels: SIDE usually, and LARGE where there is much room."""
PITCH: Final = 144
"""The distance from one large part to the next, in pixels."""
FEW: Final = 4
"""The most parts of the Patent Office that are large when it has no tokens."""


def office(
    stage: Stage,
    view: View,
    x: int,
    y: int,
    move: Move | None,
    wanted: Collection[Part] = (),
    side: int = SIDE,
    *,
    stack: bool = True,
) -> None:
    """Draw the New parts in a row of at most 746 px, with their stack if `stack` is true, and otherwise of at
    most 613 px. With Jump Row, the row shows the Discard Row and the Refill Row side by side. side: the side
    of a part without Jump Row, in pixels.
    """
    if not view.jump_row:
        pitch = PITCH if side == LARGE else 103
        _shelf(stage, view.office, NEW_FACE_UP, "office", x, y, pitch, move, wanted, side)
        end = x + (pitch * len(view.office) if side == LARGE else 622)
        if stack:
            _stack(stage, "patent office", end, y, move, left=view.new_left, side=side)
        return
    rows: tuple[tuple[Shelf, tuple[Part, ...]], ...] = (("fading", view.fading), ("office", view.office))
    for at, (shelf, parts) in enumerate(rows):
        left = x + at * 307
        stage.put("next", left + 6, y + SIDE // 2)
        _shelf(stage, parts, JUMP_ROW, shelf, left + 18, y, 96, move, wanted)
    if stack:
        stage.put("next", x + 616, y + SIDE // 2)
        _stack(stage, "patent office", x + 626, y, move, left=view.new_left)


def yard(
    stage: Stage,
    view: View,
    x: int,
    y: int,
    move: Move | None,
    wanted: Collection[Part] = (),
    *,
    stack: bool = True,
) -> None:
    """Draw the Junk parts in a row unless the game has Jump Row, and their stack if `stack` is true."""
    if not view.jump_row:
        _shelf(stage, view.yard, JUNK_FACE_UP, "yard", x, y, 102, move, wanted)
    if stack:
        _stack(stage, "junk yard", x + 306, y, move, left=view.junk_left)


def _shelf(
    stage: Stage,
    parts: Sequence[Part],
    most: int,
    shelf: Shelf,
    x: int,
    y: int,
    pitch: int,
    move: Move | None,
    wanted: Collection[Part],
    side: int = SIDE,
) -> None:
    """Draw the face-up parts of a row. If the last move took one, mark its place if that was refilled, or
    else the first empty place, with the token of the player who took it. most: the number of places.
    """
    for at, part in enumerate(parts):
        offered(stage, part, side, x + at * pitch, y, wanted=part in wanted)
    if isinstance(move, events.Took) and move.shelf == shelf:
        at = move.place if len(parts) == most else len(parts)
        _taken(stage, move, x + at * pitch, y, side, bare=at == len(parts))


def _stack(
    stage: Stage, location: Location, x: int, y: int, move: Move | None, *, left: bool, side: int = SIDE
) -> None:
    """Draw a face-down stack, if parts are left in it. Their number is secret, so the drawing does not show
    it.
    """
    if left:
        stage.put(f"stack-{side}", x, y)
    if isinstance(move, events.Drew) and move.location == location:
        _taken(stage, move, x, y, side, bare=True)


def _taken(stage: Stage, move: events.Took | events.Drew, x: int, y: int, side: int, *, bare: bool) -> None:
    """Frame a place, and draw the token of the player who took a part from it. bare: whether the place is
    empty now. Otherwise the token is drawn in its corner.
    """
    stage.put(f"frame-{side}", x, y)
    if bare:
        token(stage, move.seat, 33, x + side // 2, y + side // 2)
    else:
        token(stage, move.seat, 29, x + side - 14, y + 8)


MANY: Final = 5
"""The maximum number of spaces that are drawn at the full distance from each other."""


def places(stage: Stage, view: View, kind: Map, move: Move | None, wanted: Collection[Part] = ()) -> None:
    """Draw the map of the places. A place is lit while its tokens are resolved, or if the next token can go
    there. On the small map the `wanted` parts are marked.
    """
    free = _free(view, kind)
    for at, site in enumerate(view.sites, 1):
        box = BOXES[kind][site.location]
        if site.now is not None or (free == "bright" and None in site.tokens):
            stage.put(f"lit-{kind}-{at}", box.x, box.y)
        elif kind == "plan" and _is_full(site, free):
            stage.put(f"full-plan-{at}", box.x, box.y)
    for location in (LOCATIONS[0], LOCATIONS[2]):
        box = BOXES[kind][location]
        stage.put("onward", box.right + 8, box.y + box.height // 2)
    if kind == "table":
        _table(stage, view, move, free)
    else:
        _plan(stage, view, move, free, wanted)


def _title(
    stage: Stage, location: Location, x: int, y: int, size: int, room: int, *, quiet: bool = False
) -> None:
    """Draw the name of a place, or its short name if it does not fit. quiet: whether nothing can be done
    there.
    """
    name = stage.say("piston-location", location=showing.key(location))
    if measure(name, size, "Serif") > room / NARROWEST:
        name = stage.say("piston-location.short", location=showing.key(location))
    stage.write(Words(name, size, "Serif", SEPIA if quiet else INK, room=room), x, y)


NARROWEST: Final = 0.8
"""The smallest share of its width to which the name of a place is narrowed."""
LINE: Final = 52
"""The height of a line that says what a place brings, in pixels."""
LINES: Final = {"table": 2, "plan": 1}
"""The number of lines below the name of the Back Alley. On the table they say what it brings, because its
panel is narrow. In a hand the line is room for the plate with the points of the next token.
"""


def _brings(stage: Stage, location: Location) -> str:
    """Return what a token does at a place, in words."""
    return stage.say("piston-picture-brings", location=showing.key(location))


def _alley(
    stage: Stage, view: View, kind: Map, radius: int, move: Move | None, free: Free, lines: Sequence[Words]
) -> None:
    """Draw the Back Alley: its name with lines below it, its spaces at the left, and the resting tokens at
    the right.
    """
    site, box = view.sites[0], BOXES[kind]["back alley"]
    middle, sign = box.x + box.width // 2, LINE * LINES[kind]
    name = Words(stage.say("piston-location", location="back-alley"), 48, "Serif", INK, room=box.width - 22)
    above = 100 if kind == "plan" and free == "bright" else 43 + (sign + LINE * len(lines)) // 2
    y = box.low - above
    for line in (name, *lines):
        stage.write(line, middle, y, "m")
        y += LINE
    y = box.low - 80 - sign - radius
    row(stage, site, radius, box.x + radius + 14, y, 2 * radius + 6, move, free)
    room = box.width - 2 * radius - 32 - len(site.tokens) * (2 * radius + 6)
    resting(stage, view.resting, radius, box.right - radius - 28, y, room)


def _table(stage: Stage, view: View, move: Move | None, free: Free) -> None:
    """Draw the places of the large map."""
    alley, patents, junk, shop = view.sites
    boxes = BOXES["table"]
    room = boxes["back alley"].width - 22
    lines = [
        Words(line, 48, "Caladea", SEPIA, room=room)
        for line in broken(_brings(stage, "back alley"), 48, "Caladea", room, LINES["table"])
    ]
    _alley(stage, view, "table", 38 if len(alley.tokens) == 1 else 29, move, free, lines)
    x, y = boxes["patent office"][:2]
    _headed(stage, "patent office", x + 214, y, 58, 510)
    many = len(patents.tokens) > MANY
    radius, pitch = (29, 66) if many else (38, 92)
    row(stage, patents, radius, x + 214 + radius, y + 166, pitch, move, free)
    if view.jump_row or not _idle(patents, free) or len(view.office) > FEW or isinstance(move, events.Took):
        office(stage, view, x + 18, y + (MIDDLE if _idle(patents, free) else LOW), move)
    else:
        width = PITCH * (len(view.office) + 1) - (PITCH - LARGE)
        office(stage, view, x + (boxes["patent office"].width - width) // 2, y + 166, move, side=LARGE)
    x, y = boxes["junk yard"][:2]
    _headed(stage, "junk yard", x + 158, y, 52, 252)
    if view.jump_row:
        worths(stage, junk, 33, x + 48, y + 166, 68, move, free)
    else:
        row(stage, junk, 38, x + 60, y + 166, 90, move, free)
    yard(stage, view, x + 16, y + (MIDDLE if _idle(junk, free) else LOW), move)
    _shop(stage, shop, boxes["workshop"], move, free)


MIDDLE: Final = 178
LOW: Final = 210
"""The distance from the top of a place on the table to its parts, in pixels: MIDDLE without spaces above the
parts, and LOW with them.
"""


def _idle(site: Site, free: Free) -> bool:
    """Return whether no space of the place is drawn."""
    return free == "hidden" and all(seat is None for seat in site.tokens)


def _headed(stage: Stage, location: Location, x: int, y: int, size: int, room: int) -> int:
    """Write the name of a place, and below it what a token does there. Return the right edge of that line. y:
    the top of the panel.
    """
    _title(stage, location, x, y + 44, size, room)
    return stage.write(Words(_brings(stage, location), 48, "Caladea", SEPIA, room=room), x, y + 96)


WRENCHED: Final = 76
"""The least distance between spaces of the Workshop with room for a wrench at their actions, in pixels."""


def _shop(stage: Stage, site: Site, box: Box, move: Move | None, free: Free) -> None:
    """Draw the Workshop on the table, with the actions of every space that has a token or can get one."""
    x, y, count = box.x, box.y, len(site.tokens)
    few = count <= MANY
    pitch = 115 if few else min(82, 510 // (count - 1))
    radius = 38 if few else 33 if pitch > 66 else 29
    start = x + (72 if few else 50)
    end = _headed(stage, "workshop", x + 240, y, 58, 300)
    stage.put("wrench-s", end + 26, y + 96)
    row(stage, site, radius, start, y + 266, pitch, move, free)
    for at in range(count):
        if site.tokens[at] is None and free == "hidden":
            continue
        ink = INK if site.tokens[at] is not None or site.now == at else SEPIA
        number = Words(str(site.worth[at]), 48, "Serif", ink)
        left = start + at * pitch
        if pitch > WRENCHED:
            stage.write(number, left - 32, y + 196)
            stage.put("wrench-s", left + 18, y + 196)
        else:
            stage.write(number, left, y + 196, "m")


def _gains(stage: Stage, view: View) -> None:
    """Draw a plate at the lower right of each place with a free space. It has the points that the player's
    next token there is expected to bring, rounded as on the buttons. The highest ones are gold if they are
    positive.
    """
    open = [site.location for site in view.sites if None in site.tokens]
    gains = {location: round(placing.promised(view, location, outlook.gain)) for location in open}
    for location, points in gains.items():
        box, best = BOXES["plan"][location], points == max(gains.values()) > 0
        text = stage.say("piston-picture-gain", **showing.signed(points))
        words = Words(text, 54 if best else 48, "Serif", INK if best else PANEL, room=GAIN - 16)
        x, y = box.right - GAIN - 14, box.low - GAIN_HIGH - 14
        stage.draw(Overlay(_gain, GAIN, GAIN_HIGH, (GOLD if best else SEPIA,)), x, y)
        stage.write(words, x + GAIN // 2, y + GAIN_HIGH // 2, "m")


GAIN: Final = 128
GAIN_HIGH: Final = 58
"""The width and the height of the plate with what a place brings, in pixels."""


def _gain(pen: Pen, fill: Colour) -> None:
    pen.box(0, 0, GAIN, GAIN_HIGH, INK, 14)
    pen.box(4, 4, GAIN - 8, GAIN_HIGH - 8, fill, 10)


def _named(stage: Stage, view: View, site: Site, move: Move | None, free: Free, *, spaces: bool) -> None:
    """Write the name of a place on the small map, with its spaces at the right if `spaces` is true. Below the
    name, write what a token does there, or that the place is full if the player places a token now.
    """
    box, full = BOXES["plan"][site.location], _is_full(site, free)
    left, count = box.right, len(site.tokens)
    if spaces:
        pitch = 56 if count > (MANY if site.location == "patent office" else MANY - 2) else 64
        left -= 44 + (count - 1) * pitch
        row(stage, site, 29, left, box.y + 36, pitch, move, free)
    room = left - 48 - (box.x + ICON)
    _title(stage, site.location, box.x + ICON, box.y + 36, 48, room, quiet=full)
    y = box.y + 87
    if full:
        stage.write(Words(stage.say("piston-picture-full"), 48, "Serif", SEPIA), box.x + 22, y)
        return
    wrench = WRENCH * (site.location == "workshop")
    room = box.width - 44 - wrench
    end = stage.write(Words(_brings(stage, site.location), 48, "Caladea", SEPIA, room=room), box.x + 22, y)
    if wrench:
        stage.put("wrench-s", end + wrench // 2 + 4, y)


ICON: Final = 86
"""The room for the drawing before the name of a place on the small map, in pixels."""
WRENCH: Final = 44
"""The room for the wrench after the words about the Workshop, in pixels."""


def _plan(stage: Stage, view: View, move: Move | None, free: Free, wanted: Collection[Part]) -> None:
    """Draw the places of the small map. While the player places a token, the stacks are left out, a plate at
    each place with a free space says what it brings, and the parts of full places are pale.
    """
    _, patents, junk, shop = view.sites
    boxes, choosing = BOXES["plan"], free == "bright"
    _alley(stage, view, "plan", 29, move, free, ())
    for site, spaces in ((patents, True), (junk, not view.jump_row), (shop, False)):
        _named(stage, view, site, move, free, spaces=spaces)
    x, y = boxes["patent office"][:2]
    office(stage, view, x + 14, y + 124, move, _in_reach(patents, free, wanted), stack=not choosing)
    x, y = boxes["junk yard"][:2]
    if view.jump_row:
        worths(stage, junk, 33, x + 50, y + 170, 72, move, free)
    yard(stage, view, x + 20, y + 124, move, _in_reach(junk, free, wanted), stack=not choosing)
    x, y = boxes["workshop"][:2]
    most = len(shop.tokens)
    radius, pitch = (44, 101) if most <= MANY else (33, 71) if most <= 7 else (29, 51)
    if choosing and None in shop.tokens:
        _nearest(stage, shop, x + 20, y + 166)
    else:
        worths(stage, shop, radius, x + 20 + radius, y + 169, pitch, move, free)
    for site in (patents, junk):
        if _is_full(site, free):
            box = boxes[site.location]
            wide, high = box.width - 20, SIDE + 2
            stage.draw(Overlay(_veil, wide, high, (wide, high)), box.x + 10, box.y + 122)
    if choosing:
        _gains(stage, view)


def _nearest(stage: Stage, site: Site, x: int, y: int) -> None:
    """Draw the next free space of the Workshop with its actions, and smaller the spaces before and after it,
    at most MANY in all. x: the left edge. y: the middle.
    """
    free = site.tokens.index(None)
    first = max(0, min(free - 2, len(site.tokens) - MANY))
    for at in range(first, min(first + MANY, len(site.tokens))):
        radius = 44 if at == free else 29
        one = replace(site, tokens=site.tokens[at : at + 1], worth=site.worth[at : at + 1])
        worths(stage, one, radius, x + radius, y, 0, None, "bright" if at == free else "pale")
        x += 2 * radius + 6


def _veil(pen: Pen, width: int, height: int) -> None:
    """Cover what is below with thin lines, so that it looks pale."""
    for y in range(height):
        pen.box(0, y, width, VEILED, FULL)


VEILED: Final = 0.75
"""The share of the parts of a full place that the veil over them hides."""


def _in_reach(site: Site, free: Free, wanted: Collection[Part]) -> Collection[Part]:
    """Return the wanted parts, or none if the player places a token now and the place is full."""
    return () if _is_full(site, free) else wanted
