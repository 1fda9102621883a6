"""The panels of the large car in a hand, and the same car at the smaller sizes of a result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.games.gear_head.board.inks import FINISH, FLOOR, ROAD, WALL, lit, shade
from bot.games.gear_head.board.plan import BUILT
from bot.render.theme import CARS, Colour
from tools.art import shared
from tools.art.recipe import Piece, art, moved, recoloured

OUTLINES = {
    "tail": "M58 404 C46 310 120 228 244 214 C290 209 330 216 352 234 V404 H334 A98 98 0 0 0 142 404 Z",
    "door": "M352 234 C366 292 404 314 452 314 C502 314 534 300 552 272 V404 H352 Z",
    "scuttle": "M552 272 C596 250 650 240 704 238 V404 H552 Z",
    "bonnet": "M704 238 C848 236 984 264 1036 332 C1054 356 1056 388 1044 404 H938 A98 98 0 0 0 742 404 H704 Z",
    "sill": "M328 404 H748 L738 464 Q736 472 728 472 H350 Q340 472 338 464 Z",
}
"""The outlines of the panels."""
DRAWINGS = {
    "tail": art("gear_head/tail.svg"),
    "door": art("gear_head/door.svg"),
    "scuttle": art("gear_head/scuttle.svg"),
    "bonnet": art("gear_head/bonnet.svg"),
    "sill": art("gear_head/sill.svg"),
}
STRIPES = {
    "tail": "M70 366 C84 310 160 268 352 262 V286 C170 292 96 330 80 372 Z",
    "scuttle": "M552 306 C600 290 650 280 704 276 V300 C650 304 600 312 552 328 Z",
    "bonnet": "M704 276 C850 274 980 300 1042 344 L1046 366 C980 326 850 298 704 300 Z",
}
"""The white stripe on the cars of seats 7 to 12."""
WING = (
    '<path d="M92 262 l-8 -44 M128 240 l-4 -30" stroke="#2A1B14" stroke-width="9"/>'
    '<path d="M46 214 L144 200 L146 182 L44 194 Z" fill="#F6E9CB" stroke="#2A1B14" stroke-width="5"/>'
)
WHOLE = (0, 100, 1100, 440)


def code(colour: tuple[int, int, int]) -> str:
    return bytes(colour).hex().upper()


def painted(svg: str, seat: int) -> str:
    paint = CARS[seat % len(CARS)]
    return recoloured(svg, {"F0E442": code(paint), "F7F1A0": code(lit(paint)), "A39B2D": code(shade(paint))})


def pencilled(name: str) -> str:
    """Draw the pencil outline of a missing panel."""
    way = OUTLINES[name]
    dashes = 'stroke-width="4.5" stroke-dasharray="14 9"'
    return f'<path d="{way}" fill="#F3E6C4" opacity=".88"/><path d="{way}" fill="none" stroke="#2A1B14" {dashes}/>'


def cars() -> Iterator[Piece]:
    """Yield the car of a hand, the car in each size that a result needs, and small drivers."""
    over = (WALL, FLOOR)
    yield from _panels(over)
    for name, zoom in BUILT.items():
        for piece in _panels((ROAD, FINISH.band)):
            left, top, width, height = (round(each * zoom) for each in piece.box)
            yield replace(
                piece,
                name=f"{piece.name}-{name}",
                svg=moved(_bold(piece.svg), zoom=zoom),
                box=(left - 4, top - 4, width + 8, height + 8),
                sheet="built",
            )
    for name, svg in shared.sized(0):
        box = (-65, -130, 130, 140)
        yield Piece(f"{name}-xs", moved(svg, zoom=0.36), box, (ROAD, FINISH.band), "built")


def _bold(svg: str) -> str:
    """Return a drawing with thicker lines, for small sizes."""
    return re.sub(r'stroke-width="([\d.]+)"', lambda found: f'stroke-width="{float(found[1]) * 1.6:g}"', svg)


def _panels(over: tuple[Colour, ...]) -> Iterator[Piece]:
    """Yield the panels, in every colour, as lines and in pencil, and the sprites under and on them. over: the
    colours that the sprites lie on.
    """
    for name, svg in DRAWINGS.items():
        paint, lines = svg.split("<!-- LINES -->")
        for seat, car in enumerate(CARS):
            yield Piece(f"{name}-{seat}", painted(paint, seat), WHOLE, (car,))
        yield Piece(f"{name}-lines", lines, WHOLE, (*over, *CARS))
        yield Piece(f"{name}-bare", pencilled(name), WHOLE, over)
    for name, way in STRIPES.items():
        yield Piece(f"{name}-stripe", f'<path d="{way}" fill="#F6E9CB"/>', WHOLE)
    yield Piece("wing", WING, WHOLE, over)
    yield Piece("seat", art("gear_head/seat.svg"), WHOLE, over)
    yield Piece("chassis", art("gear_head/chassis.svg"), WHOLE, over)
    yield Piece("wheel", art("gear_head/wheel.svg"), (-90, -90, 180, 180), over)
    yield Piece("stand", art("gear_head/stand.svg"), (-90, -90, 180, 180), over)
