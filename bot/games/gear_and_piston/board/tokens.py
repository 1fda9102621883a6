"""Players' tokens and the spaces for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.inks import SEPIA
from bot.games.gear_and_piston.board.lately import Move
from bot.games.gear_and_piston.rules.events import Muscled, Placed
from bot.games.gear_and_piston.rules.model import Site
from bot.render.stage import Stage, Words
from bot.render.theme import CARS, readable_on


def token(stage: Stage, seat: Seat, radius: int, x: int, y: int, *, ring: bool = False) -> None:
    """A cog with the seat's number; `ring`: it acts, or came last."""
    if ring:
        stage.put(f"ring-{radius}", x, y)
    car = stage.livery(seat)
    stage.put(f"token-{car.colour}-{radius}", x, y)
    number = Words(str(car.number), 48, "Serif", readable_on(CARS[car.colour]), room=round(1.5 * radius))
    stage.write(number, x, y, "m")


def came(site: Site, space: int, move: Move | None) -> bool:
    """Whether the last move brought the token there."""
    match move:
        case Placed(_, location, where):
            return location == site.location and where == space
        case Muscled(_, location, _, where):
            return location == site.location and where == space
        case _:
            return False


def space(stage: Stage, site: Site, at: int, radius: int, x: int, y: int, move: Move | None) -> None:
    """A space with its token, if there is one."""
    seat = site.tokens[at]
    if seat is None:
        stage.put(f"space-{radius}", x, y)
    else:
        token(stage, seat, radius, x, y, ring=site.now == at or came(site, at, move))


def row(stage: Stage, site: Site, radius: int, x: int, y: int, pitch: int, move: Move | None) -> None:
    """The spaces side by side, the first with its middle at (x, y)."""
    for at in range(len(site.tokens)):
        space(stage, site, at, radius, x + at * pitch, y, move)


def worths(stage: Stage, site: Site, radius: int, x: int, y: int, pitch: int, move: Move | None) -> None:
    """The same, each free space with what it is worth."""
    row(stage, site, radius, x, y, pitch, move)
    for at, seat in enumerate(site.tokens):
        if seat is None:
            wide = radius > 40
            number = Words(str(site.worth[at]), 48, "Serif", SEPIA)
            stage.write(number, x + at * pitch - 14 * wide, y, "m")
            if wide:
                stage.put("wrench-s", x + at * pitch + 20, y)


def resting(stage: Stage, seats: Sequence[Seat], radius: int, x: int, y: int, room: int) -> None:
    """Tokens at rest, from (x, y) upwards, with a Z over the last."""
    step = min(2 * radius + 8, room // max(1, len(seats)))
    for at, seat in enumerate(reversed(seats)):
        token(stage, seat, radius, x, y - (len(seats) - 1 - at) * step)
    if seats:
        stage.put("sleep", x - radius - 4, y - (len(seats) - 1) * step - radius + 2)
