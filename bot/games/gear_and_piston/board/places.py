"""Tokens, names of places, and the parts beside the places."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.inks import INK
from bot.games.gear_and_piston.board.letters import letters
from bot.games.gear_and_piston.board.plates import offered
from bot.games.gear_and_piston.board.recent import Move
from bot.games.gear_and_piston.rules import events, showing
from bot.games.gear_and_piston.rules.components import (
    JUMP_ROW,
    JUNK_FACE_UP,
    NEW_FACE_UP,
    Location,
    Part,
    Shelf,
)
from bot.games.gear_and_piston.rules.model import Site, View
from bot.render.stage import Stage, Words
from bot.render.text import measure
from bot.render.theme import CARS, Colour, Weight, readable_on


def token(stage: Stage, seat: Seat, radius: int, x: int, y: int, *, ring: bool = False) -> None:
    """Draw a cog with the letter of the seat's player, or with the number of the car if the stage has no
    names. ring: whether the token has a ring, because its player acts or it was placed last.
    """
    if ring:
        stage.put(f"ring-{radius}", x, y)
    car = stage.player_car(seat)
    stage.put(f"token-{car.colour}-{radius}", x, y)
    letter = letters(stage.names)[seat] if stage.names else str(car.number)
    shown = Words(letter, 48, "Serif", readable_on(CARS[car.colour]), room=round(1.5 * radius))
    stage.write(shown, x, y, "m")


def places_token(view: View) -> bool:
    """Return whether the view's player places a token now."""
    return view.phase == "planning" and view.seat == view.mover


Marked: TypeAlias = tuple[Seat, bool]
"""The owner of a token, and whether the token has a ring."""


def came(site: Site, space: int, move: Move | None) -> bool:
    """Return whether the last move put a token on the given space of a site. space: its number, from 0."""
    match move:
        case events.Placed(_, location, where):
            return location == site.location and where == space
        case events.Muscled(_, location, _, where):
            return location == site.location and where == space
        case _:
            return False


def tokens(view: View, site: Site, move: Move | None = None) -> Sequence[Marked]:
    """Return the tokens at a place. The Back Alley includes those at rest. The token that acts, or that the
    last move placed, has a ring.
    """
    there = [
        (seat, at == site.now or came(site, at, move))
        for at, seat in enumerate(site.tokens)
        if seat is not None
    ]
    return there + [(seat, False) for seat in view.resting if site.location == "back alley"]


def line(stage: Stage, there: Sequence[Marked], radius: int, x: int, y: int, room: int) -> None:
    """Draw tokens side by side, the first with its left edge at x. They overlap if there is too little room.
    room: the width of the line, in pixels. y: its middle.
    """
    step = min(2 * radius + 20, (room - 2 * radius) // max(1, len(there) - 1))
    for at, (seat, ring) in enumerate(there):
        token(stage, seat, radius, x + radius + at * step, y, ring=ring)


NARROWEST: Final = 0.76
"""The smallest fraction of its natural width to which a place's full name is squeezed. If it would need less,
the short name is used.
"""


def title(
    stage: Stage, location: Location, size: int, room: int, ink: Colour = INK, weight: Weight = "Serif"
) -> Words:
    """Return the name of a place, or its short name if it does not fit."""
    name = stage.say("piston-location", location=showing.key(location))
    if measure(name, size, weight) > room / NARROWEST:
        name = stage.say("piston-location.short", location=showing.key(location))
    return Words(name, size, weight, ink, room=room)


Row: TypeAlias = tuple[Shelf, tuple[Part, ...], int]
"""A row of face-up parts: its shelf, its parts, and the number of places in it."""
BETWEEN: Final = 8
APART: Final = 30
"""The distance between two parts beside a place, and between two rows, in pixels."""


def rows(view: View, location: Location) -> Sequence[Row]:
    """Return the rows of face-up parts beside a place. With Jump Row, the Patent Office has the Discard Row
    and then the Refill Row, and the Junk Yard has none.
    """
    if location == "patent office":
        jump: tuple[Row, ...] = (("fading", view.fading, JUMP_ROW), ("office", view.office, JUMP_ROW))
        return jump if view.jump_row else (("office", view.office, NEW_FACE_UP),)
    if location == "junk yard" and not view.jump_row:
        return (("yard", view.yard, JUNK_FACE_UP),)
    return ()


def shelf(
    stage: Stage,
    view: View,
    location: Location,
    side: int,
    x: int,
    y: int,
    move: Move | None,
    *,
    icons: bool,
    across: int = 7,
) -> int:
    """Draw the face-up parts beside a place from (x, y), `across` in a line. Return the x of the next part in
    the line. If the last move took a part, its place has a frame and the token of the player who took it.
    icons: whether the parts have their icons.
    """
    step, count = side + BETWEEN, 0
    for kind, parts, most in rows(view, location):
        if count % across:
            stage.put("next", x + count * step + APART // 2 - BETWEEN, y + side // 2)
            x += APART - BETWEEN
        took = move if isinstance(move, events.Took) and move.shelf == kind else None
        where = took.place if took and len(parts) == most else len(parts)
        for each in range(len(parts) + (took is not None and where == len(parts))):
            left, top = x + count % across * step, y + count // across * step
            if each < len(parts):
                offered(stage, parts[each], side, left, top, icons=icons)
            if took and each == where:
                _taken(stage, took.seat, side, left, top, bare=each == len(parts))
            count += 1
    return x + count * step


def pile(stage: Stage, view: View, location: Location, side: int, x: int, y: int, move: Move | None) -> None:
    """Draw the stack of a place, if it has one with parts left, and the token of the player who drew from it
    with the last move. The height of a stack is secret, so the drawing does not show it.
    """
    left = {"patent office": view.new_left, "junk yard": view.junk_left}
    if left.get(location):
        stage.put(f"stack-{side}", x, y)
    if isinstance(move, events.Drew) and move.location == location:
        _taken(stage, move.seat, side, x, y, bare=True)


def _taken(stage: Stage, seat: Seat, side: int, x: int, y: int, *, bare: bool) -> None:
    """Frame a place, and draw the token of the player who took a part from it. bare: whether the place is
    empty now.
    """
    stage.put(f"frame-{side}", x, y)
    if bare:
        token(stage, seat, 33, x + side // 2, y + side // 2)
    else:
        token(stage, seat, 29, x + side - 14, y + 16)
