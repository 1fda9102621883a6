"""The four places with their tokens and parts, on the table and, smaller, in the hand."""

from collections.abc import Collection, Sequence
from typing import Final, Literal

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.grid import BOXES, Box, Map
from bot.games.gear_and_piston.board.inks import INK, SEPIA
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
from bot.render.stage import Stage, Words
from bot.render.text import broken
from bot.render.theme import CARS, readable_on


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
    stage: Stage,
    site: Site,
    at: int,
    radius: int,
    x: int,
    y: int,
    move: Move | None,
    taker: int | None = None,
    *,
    free: bool = True,
) -> None:
    """Draw a space with its token, if there is one. taker: the colour of the car of the player who can put
    the next token there, if anyone reads the picture who can. free: whether to draw a space without a token.
    """
    seat = site.tokens[at]
    if seat is not None:
        token(stage, seat, radius, x, y, ring=site.now == at or came(site, at, move))
    elif (colour := _offered(site, at, taker)) is not None:
        stage.put(f"open-{colour}-{radius}", x, y)
    elif free:
        stage.put(f"space-{radius}", x, y)


def _offered(site: Site, at: int, taker: int | None) -> int | None:
    """Return the index of the colour in which a free space is offered: the `taker` for the first free one, or
    None.
    """
    return taker if at == site.tokens.index(None) else None


def row(
    stage: Stage,
    site: Site,
    radius: int,
    x: int,
    y: int,
    pitch: int,
    move: Move | None,
    taker: int | None = None,
    *,
    free: bool = True,
) -> None:
    """Draw the spaces side by side, the first with its middle at (x, y). free: as in `space`."""
    for at in range(len(site.tokens)):
        space(stage, site, at, radius, x + at * pitch, y, move, taker, free=free)


def worths(
    stage: Stage,
    site: Site,
    radius: int,
    x: int,
    y: int,
    pitch: int,
    move: Move | None,
    taker: int | None = None,
    *,
    free: bool = True,
) -> None:
    """Draw the spaces side by side, each free one with its value. free: as in `space`."""
    row(stage, site, radius, x, y, pitch, move, taker, free=free)
    for at, seat in enumerate(site.tokens):
        if seat is None and free:
            wide = radius > 40
            colour = _offered(site, at, taker)
            ink = SEPIA if colour is None else readable_on(CARS[colour])
            number = Words(str(site.worth[at]), 48, "Serif", ink)
            stage.write(number, x + at * pitch - 14 * wide, y, "m")
            if wide:
                stage.put("wrench-s", x + at * pitch + 20, y)


def resting(stage: Stage, seats: Sequence[Seat], radius: int, x: int, y: int, room: int) -> None:
    """Draw resting tokens in a row that ends at (x, y), with a Z over the first one. room: the most pixels
    between the middles of the first and the last one.
    """
    step = min(2 * radius + 8, room // max(1, len(seats) - 1))
    start = x - (len(seats) - 1) * step
    for at, seat in enumerate(reversed(seats)):
        token(stage, seat, radius, start + at * step, y)
    if seats:
        stage.put("sleep", start - radius - 4, y - radius + 2)


SIDE: Final = 96


def office(
    stage: Stage, view: View, x: int, y: int, move: Move | None, wanted: Collection[Part] = ()
) -> None:
    """Draw the New parts and their stack in a row of at most 746 px. With Jump Row, the row shows the Discard
    Row and the Refill Row side by side.
    """
    if not view.jump_row:
        _shelf(stage, view.office, NEW_FACE_UP, "office", x, y, 103, move, wanted)
        _stack(stage, "patent office", x + 622, y, move, left=view.new_left)
        return
    rows: tuple[tuple[Shelf, tuple[Part, ...]], ...] = (("fading", view.fading), ("office", view.office))
    for at, (shelf, parts) in enumerate(rows):
        left = x + at * 307
        stage.put("next", left + 6, y + SIDE // 2)
        _shelf(stage, parts, JUMP_ROW, shelf, left + 18, y, 96, move, wanted)
    stage.put("next", x + 616, y + SIDE // 2)
    _stack(stage, "patent office", x + 626, y, move, left=view.new_left)


def yard(stage: Stage, view: View, x: int, y: int, move: Move | None, wanted: Collection[Part] = ()) -> None:
    """Draw the Junk parts and their stack in a row. With Jump Row, draw only the stack."""
    if not view.jump_row:
        _shelf(stage, view.yard, JUNK_FACE_UP, "yard", x, y, 102, move, wanted)
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
) -> None:
    """Draw the face-up parts of a row. If the last move took one, mark the place where it was with the token
    of the player who did. most: the number of places.
    """
    for at, part in enumerate(parts):
        offered(stage, part, SIDE, x + at * pitch, y, wanted=part in wanted)
    if isinstance(move, events.Took) and move.shelf == shelf:
        at = min(len(parts), most - 1)
        _taken(stage, move, x + at * pitch, y, bare=at == len(parts))


def _stack(stage: Stage, location: Location, x: int, y: int, move: Move | None, *, left: bool) -> None:
    """Draw a face-down stack, if parts are left in it. Their number is secret, so the drawing does not show
    it.
    """
    if left:
        stage.put(f"stack-{SIDE}", x, y)
    if isinstance(move, events.Drew) and move.location == location:
        _taken(stage, move, x, y, bare=True)


def _taken(stage: Stage, move: events.Took | events.Drew, x: int, y: int, *, bare: bool) -> None:
    """Frame a place, and draw the token of the player who took a part from it. bare: whether the place is
    empty now. Otherwise the token is drawn in its corner.
    """
    stage.put(f"frame-{SIDE}", x, y)
    if bare:
        token(stage, move.seat, 33, x + SIDE // 2, y + SIDE // 2)
    else:
        token(stage, move.seat, 29, x + SIDE - 14, y + 8)


MANY: Final = 5
"""The maximum number of spaces that are drawn at the full distance from each other."""


SMALL: Final = 288
"""The width available for the name of a place on the small map, in pixels."""
SHORT: Final = 256
"""The width available for the name of a place before five tokens that do not touch, in pixels."""


def places(stage: Stage, view: View, kind: Map, move: Move | None, wanted: Collection[Part] = ()) -> None:
    """Draw the map of the places. The `wanted` parts are marked, and so are, on the small map, the spaces
    where the player's next token can go.
    """
    for at, site in enumerate(view.sites, 1):
        if site.now is not None:
            box = BOXES[kind][site.location]
            stage.put(f"lit-{kind}-{at}", box.x, box.y)
        elif kind == "plan" and _full(view, site):
            box = BOXES[kind][site.location]
            stage.put(f"full-plan-{at}", box.x, box.y)
    for location in (LOCATIONS[0], LOCATIONS[2]):
        box = BOXES[kind][location]
        stage.put("onward", box.right + 8, box.y + box.height // 2)
    if kind == "table":
        _table(stage, view, move)
    else:
        _plan(stage, view, move, wanted)


def _title(
    stage: Stage,
    location: Location,
    x: int,
    y: int,
    size: int,
    room: int,
    *,
    short: bool = False,
    quiet: bool = False,
) -> None:
    """Draw the name of a place. short: whether to write its short name. quiet: whether nothing can be done
    there.
    """
    words = stage.say("piston-location.short" if short else "piston-location", location=showing.key(location))
    stage.write(Words(words, size, "Serif", SEPIA if quiet else INK, room=room), x, y)


LINE: Final = 52
"""The height of a line that says what a place brings, in pixels."""
LINES: Final = 2
"""The number of lines that say what the Back Alley brings, because its panel is narrow."""


def _brings(stage: Stage, location: Location) -> str:
    """Return what a token does at a place, in words."""
    return stage.say("piston-picture-brings", location=showing.key(location))


def _alley(
    stage: Stage,
    view: View,
    site: Site,
    kind: Map,
    radius: int,
    move: Move | None,
    taker: int | None = None,
) -> None:
    """Draw the Back Alley: its name, on the table what it brings, its spaces at the left, and the resting
    tokens at the right.
    """
    box = BOXES[kind]["back alley"]
    middle, room = box.x + box.width // 2, box.width - 22
    name = Words(stage.say("piston-location", location="back-alley"), 48, "Serif", INK, room=room)
    below = LINES * LINE if kind == "table" else 0
    stage.write(name, middle, box.low - 43 - below, "m")
    if below:
        for at, line in enumerate(broken(_brings(stage, "back alley"), 48, "Caladea", room, LINES)):
            words = Words(line, 48, "Caladea", SEPIA, room=room)
            stage.write(words, middle, box.low - 43 - below + (at + 1) * LINE, "m")
    y = box.low - 80 - below - radius
    for at in range(len(site.tokens)):
        left = box.x + radius + 14 + at * (2 * radius + 6)
        space(stage, site, at, radius, left, y, move, taker, free=_planned(view))
    room = box.width - 2 * radius - 24 - len(site.tokens) * (2 * radius + 6)
    resting(stage, view.resting, radius, box.right - radius - 20, y, room)


def _table(stage: Stage, view: View, move: Move | None) -> None:
    """Draw the places of the large map."""
    alley, patents, junk, shop = view.sites
    boxes, free = BOXES["table"], _planned(view)
    _alley(stage, view, alley, "table", 38 if len(alley.tokens) == 1 else 29, move)
    x, y = boxes["patent office"][:2]
    _headed(stage, "patent office", x + 214, y, 58, 510)
    many = len(patents.tokens) > MANY
    radius, pitch = (29, 66) if many else (38, 92)
    row(stage, patents, radius, x + 214 + radius, y + 166, pitch, move, free=free)
    office(stage, view, x + 18, y + 210, move)
    x, y = boxes["junk yard"][:2]
    _headed(stage, "junk yard", x + 158, y, 52, 252)
    if view.jump_row:
        worths(stage, junk, 33, x + 48, y + 166, 68, move, free=free)
    else:
        row(stage, junk, 38, x + 60, y + 166, 90, move, free=free)
    yard(stage, view, x + 16, y + 210, move)
    _shop(stage, shop, boxes["workshop"], move, free=free)


def _headed(stage: Stage, location: Location, x: int, y: int, size: int, room: int) -> int:
    """Write the name of a place, and below it what a token does there. Return the right edge of that line. y:
    the top of the panel.
    """
    _title(stage, location, x, y + 44, size, room)
    return stage.write(Words(_brings(stage, location), 48, "Caladea", SEPIA, room=room), x, y + 96)


WRENCHED: Final = 76
"""The least distance between spaces of the Workshop with room for a wrench at their actions, in pixels."""


def _shop(stage: Stage, site: Site, box: Box, move: Move | None, *, free: bool) -> None:
    """Draw the Workshop on the table, with the actions of every space that has a token or can get one."""
    x, y, count = box.x, box.y, len(site.tokens)
    few = count <= MANY
    pitch = 115 if few else min(82, 510 // (count - 1))
    radius = 38 if few else 33 if pitch > 66 else 29
    start = x + (72 if few else 50)
    end = _headed(stage, "workshop", x + 240, y, 58, 300)
    stage.put("wrench-s", end + 26, y + 96)
    for at in range(count):
        if site.tokens[at] is None and not free:
            continue
        ink = INK if site.tokens[at] is not None or site.now == at else SEPIA
        number = Words(str(site.worth[at]), 48, "Serif", ink)
        left = start + at * pitch
        if pitch > WRENCHED:
            stage.write(number, left - 32, y + 196)
            stage.put("wrench-s", left + 18, y + 196)
        else:
            stage.write(number, left, y + 196, "m")
        space(stage, site, at, radius, left, y + 266, move)


def _planned(view: View) -> bool:
    """Return whether players place tokens now, so that free spaces matter."""
    return view.phase == "planning"


def _places_now(view: View) -> bool:
    """Return whether the view's player places a token now."""
    return view.phase == "planning" and view.seat == view.mover


def _full(view: View, site: Site) -> bool:
    """Return whether the view's player places a token now and the place has no free space."""
    return _places_now(view) and None not in site.tokens


def _promise(
    stage: Stage, view: View, site: Site, x: int, y: int, pitch: int = 0, anchor: Literal["m", "r"] = "m"
) -> None:
    """Write the points that the player's next token is expected to bring at a place, as the buttons do, if
    they are more than 0. x, y, pitch: the middle of the first space, and the distance to the next one.
    """
    if _places_now(view) and None in site.tokens:
        points = round(placing.promised(view, site.location, outlook.gain))
        text = stage.say("piston-signed", **showing.signed(points))
        room = 50 if anchor == "m" else 90
        if points > 0:
            taker = stage.player_car(view.seat).colour if view.seat is not None else 0
            ink = readable_on(CARS[taker]) if anchor == "m" else INK
            words = Words(text, 48, "Serif", ink, room=room)
            stage.write(words, x + site.tokens.index(None) * pitch, y, anchor)


def _in_reach(view: View, site: Site, wanted: Collection[Part]) -> Collection[Part]:
    """Return the wanted parts, or none if the place is full."""
    return () if _full(view, site) else wanted


def _plan(stage: Stage, view: View, move: Move | None, wanted: Collection[Part]) -> None:
    """Draw the places of the small map."""
    alley, patents, junk, shop = view.sites
    boxes, free = BOXES["plan"], _planned(view)
    taker = stage.player_car(view.seat).colour if view.seat is not None and _places_now(view) else None
    _alley(stage, view, alley, "plan", 29, move, taker)
    box = boxes["back alley"]
    _promise(stage, view, alley, box.x + 43, box.low - 109, 64)
    x, y = boxes["patent office"][:2]
    many = len(patents.tokens) > MANY
    pitch = 55 if many else 68
    room = 150 if many else SHORT
    _title(stage, "patent office", x + 168, y + 42, 48, room, short=many, quiet=_full(view, patents))
    left = x + 735 - (len(patents.tokens) - 1) * pitch
    row(stage, patents, 29, left, y + 40, pitch, move, taker, free=free)
    _promise(stage, view, patents, left, y + 40, pitch)
    office(stage, view, x + 18, y + 76, move, _in_reach(view, patents, wanted))
    x, y = boxes["junk yard"][:2]
    many = len(junk.tokens) > 2 and not view.jump_row
    pitch = 56 if len(junk.tokens) > 3 else 64
    room = 212 if view.jump_row else min(212, 268 - (len(junk.tokens) - 1) * pitch)
    _title(stage, "junk yard", x + 154, y + 42, 48, room, short=many, quiet=_full(view, junk))
    if view.jump_row:
        worths(stage, junk, 33, x + 50, y + 126, 72, move, taker, free=free)
    else:
        left = x + 461 - (len(junk.tokens) - 1) * pitch
        row(stage, junk, 29, left, y + 40, pitch, move, taker, free=free)
        _promise(stage, view, junk, left, y + 40, pitch)
    yard(stage, view, x + 20, y + 76, move, _in_reach(view, junk, wanted))
    x, y = boxes["workshop"][:2]
    _title(stage, "workshop", x + 180, y + 42, 48, SMALL - 50, quiet=_full(view, shop))
    most = len(shop.tokens)
    radius, pitch = (44, 101) if most <= MANY else (33, 71) if most <= 7 else (29, 51)
    worths(stage, shop, radius, x + 20 + radius, y + 126, pitch, move, taker, free=free)
    _promise(stage, view, shop, x + 508, y + 42, anchor="r")
