"""Scrapheap Scavengers: a scrapyard at dusk."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from math import ceil, floor

from bot.games.scrapheap.board import inks
from bot.games.scrapheap.board.inks import CAR_INKS, DUSK, EARTH, PRINTS, WORLD
from bot.games.scrapheap.board.plan import FOOT, FOOT_HEIGHT, HEIGHT, PLATE_WIDTHS, SCALES, TAG
from bot.games.scrapheap.board.players import BOARDS
from bot.render.news import HIGH
from bot.render.theme import CARS, rgb
from tools.art import shared
from tools.art.recipe import Ground, Piece, Recipe, art, moved, recoloured
from tools.art.scrapyard.owned import DARK, LIT, PLANK, ROAD, owned
from tools.art.scrapyard.strokes import JUNK, OUTLINE, code, path, rect
from tools.art.scrapyard.yard import PAPERS, SKY, cells, fence, note, routes

NOTE = rgb("FFF5E1")
JUNKS = {"tile": 0.42, "card": 0.52, "note": 0.57, "small": 0.64, "mid": 0.8, "big": 0.92}
DULL = ("card", "note")
"""The sizes of junk that also exist faded."""


def plate(width: int, *, lit: bool) -> str:
    """Draw the plate of a player below the yard. lit: whether it is that player's turn."""
    high = FOOT_HEIGHT
    earth = rect(0, 0, width, high, code(EARTH))
    if not lit:
        return earth + rect(3, 3, width - 6, high - 6, code(DARK), 12, 'stroke="#120C0F" stroke-width="2.5"')
    near = 182 if width > PLATE_WIDTHS["quarter"] else 140
    beam = f"M{near} {high - 46} L{width - 6} {high - 94} V{high - 8} L{near} {high - 34} Z"
    return (
        earth
        + rect(0, 0, width, high, "#FFCF4E", 15)
        + rect(6, 6, width - 12, high - 12, code(LIT), 10)
        + f'<path d="{beam}" fill="#FFD98B" opacity=".1"/>'
    )


def signs() -> Iterator[Piece]:
    """Yield plates, tags, and single pieces of junk."""
    for (kind, wide), lit in product(PLATE_WIDTHS.items(), (False, True)):
        yield Piece(f"place-{kind}-{'on' if lit else 'off'}", plate(wide, lit=lit), (0, 0, wide, FOOT_HEIGHT))
    chevron = '<path d="M-9 -20 L11 0 L-9 20 Z" fill="#FFF3DA" stroke="#231619" stroke-width="3"/>'
    yield Piece("next", chevron, (-14, -24, 30, 48), (EARTH,))
    yield Piece(
        "number", '<circle r="27" fill="#FFF6DF" stroke="#231619" stroke-width="3.5"/>', (-30, -30, 60, 60)
    )
    flag = path("M0 0 V-42", "#FFF3D6", 4) + rect(2, -42, 30, 22, "#FFFFFF", 0, OUTLINE)
    flag += '<path d="M2 -42 h10 v11 h10 v-11 h10 v11 h-10 v11 h-10 v-11 h-10 Z" fill="#231619"/>'
    yield Piece("done", flag, (-4, -64, 50, 68), (DARK,))
    for kind, ((left, right), *_) in BOARDS.items():
        yield Piece(f"plank-{kind}", plank(0, 0, right - left, FOOT_HEIGHT - 4), (-4, -4, 900, 180), (EARTH,))
    tag = rect(1.5, 1.5, TAG - 3, 43, code(inks.DARK), 21, 'stroke="#FFF3DA" stroke-width="3"')
    yield Piece("price", tag, (-2, -2, TAG + 4, 50), (NOTE,))
    papers = {"tile": (46, 46), "s": (70, 78), "m": (90, 94), "l": (108, 108)}
    for kind, (width, high) in papers.items():
        field, edge = PAPERS["-wanted"]
        paper = note(width, high, field, "#231619" if kind == "tile" else edge, 10 if kind == "tile" else 16)
        yield Piece(f"paper-{kind}", paper, (-6, -12, 130, 136), (PLANK,))
    yield Piece("blank", note(46, 46, "#FFF5E1", "#231619", 10), (-6, -12, 130, 136), (PLANK,))
    for (kind, zoom), (name, svg) in product(JUNKS.items(), JUNK.items()):
        over = tuple(map(rgb, ("FFFBF0", "FFF5E1", "D6F6DE")))
        yield Piece(f"junk-{name}-{kind}", moved(svg, zoom=zoom), (-56, -56, 112, 112), over)
        if kind in DULL:
            faded = f'<g opacity=".5">{moved(svg, zoom=zoom)}</g>'
            yield Piece(
                f"junk-{name}-{kind}-dull", faded, (-56, -56, 112, 112), (rgb("DDCBA6"), rgb("A68F6B"))
            )


def sky(height: int, sun: int, low: int) -> str:
    """Draw the dusk over heaps, with the crane. sun, low: the x and y of the sun's middle."""
    bands = zip(
        ("3B2045", "54284C", "742F4C", "9A3E46", "C2583C", "E27D38", "F5A94B"),
        (0.3, 0.5, 0.64, 0.76, 0.86, 0.93, 0.975),
        strict=True,
    )
    dusk = rect(0, 0, 1100, height, "#2A1A3A")
    dusk += "".join(rect(0, height * at, 1100, height * (1 - at), f"#{tone}") for tone, at in bands)
    ground = height + 2
    heaps = (
        f"M0 {ground} V{ground - 40} h30 v-14 h46 v14 h500 v12 h60 l10 -10 h50 l8 6 h60 l8 10 h70 v-14 h44 q4 -14 18 -14 "
        f"h34 q14 0 18 14 h24 v-16 h40 q6 -14 20 -14 h36 q12 0 16 14 h40 V{ground} Z"
    )
    return f"""{dusk}<circle cx="{sun}" cy="{low}" r="66" fill="#FFD98A" opacity=".22"/><circle cx="{sun}" cy="{low}" r="49" fill="#FFD98A"/>
<path d="M880 {height * 0.5:.0f} q60 -12 130 0 q50 -8 96 2 q-60 10 -226 -2 Z M{sun - 96} {low - 30} q40 -8 90 0 q30 -4 50 2 q-50 8 -140 -2 Z" fill="#E07C36" opacity=".6"/>
{moved(art("scrapheap/crane.svg"), sun + 2, low - 132, 0, 0.95)}<path d="{heaps}" fill="#1F131C"/>"""


def plank(x: int, y: int, width: int, high: int) -> str:
    """Draw a sign made of two planks."""
    grain = "".join(
        path(f"M{x + width * a:.0f} {y + high * b:.0f} q30 4 {c} 0", "#482C19", 2.5)
        for a, b, c in (
            (0.42, 0.24, 68),
            (0.5, 0.62, 54),
            (0.66, 0.13, 64),
            (0.78, 0.28, 74),
            (0.36, 0.8, 84),
            (0.6, 0.9, 90),
        )
    )
    nails = "".join(
        f'<circle cx="{x + a}" cy="{y + b}" r="4" fill="#D9CDB8" stroke="#231619" stroke-width="2"/>'
        for a, b in product((13, width - 13), (13, high - 13))
    )
    return f"""{rect(x + 4, y + 8, width, high, "#000000", 8, 'opacity=".45"')}{rect(x, y, width, high, "#5A3A24", 7, 'stroke="#25181A" stroke-width="4"')}
{rect(x + 2, y + 2, width - 4, high * 0.47, "#6B472B", 6)}{rect(x + 2, y + high * 0.49, width - 4, 3, "#3C2415")}{grain}{nails}"""


def earth(top: int, low: int, height: int) -> str:
    """Draw the soil from `top` down to `low`, and the darker earth below it."""
    return (
        rect(0, top, 1100, low - top, code(DUSK))
        + f'<path d="M0 {top} H1100 V{top + 34} Q550 {top + 52} 0 {top + 34} Z" fill="#D2A468"/>'
        + rect(0, low, 1100, height - low, code(EARTH))
    )


def dump() -> str:
    """Draw the background of the photo finish."""
    return """<rect width="1100" height="330" fill="#E58A4B"/><circle cx="735" cy="240" r="92" fill="#F6BE6A"/>
<path d="M0 330 L90 262 L180 300 L300 226 L400 290 L560 250 L640 292 L780 224 L900 300 L1000 252 L1100 296 V330 Z" fill="#A6542A"/>
<path d="M770 240 l24 -34 q4 -12 18 -12 h30 q12 0 18 12 l20 6 v22 Z" fill="#A6542A"/>"""


def rosettes() -> Iterator[Piece]:
    over = (rgb(ROAD), inks.FINISH.band)
    return (piece for piece in shared.pieces(over) if piece.name.startswith("rosette"))


def grounds() -> Iterator[Ground]:
    yield shared.finish(
        dump(), road=f"#{ROAD}", frame="#17131F", crowd=("#A0603A", "#7A3E22"), flag="#5C130A"
    )
    yield Ground("cover", cover(), 1100, 400)
    cat = moved(art("scrapheap/cat.svg"), 960, 140)
    sign, soil = plank(86, 8, 630, 134), earth(SKY, FOOT - 5, HEIGHT + HIGH)
    ground = sky(SKY + 2, 772, 136) + cat + soil + fence(gates=True) + sign
    yield Ground("table", ground, 1100, HEIGHT)
    closeup = sky(SKY + 2, 772, 136) + soil + fence(gates=False) + sign
    closeup += rect(730, 4, 362, 142, "#1D1217", 10, 'stroke="#25181A" stroke-width="4"')
    yield Ground("table-closeup", closeup, 1100, HEIGHT)
    yield Ground("hand-closeup", closeup, 1100, HEIGHT + HIGH)
    yield Ground("hand", ground, 1100, HEIGHT + HIGH)


def cover() -> str:
    sky = rect(0, 0, 1100, 400, "#E58A4B") + '<circle cx="800" cy="190" r="178" fill="#F6BE6A"/>'
    loot = "".join(
        moved(junk, x, y, turn, zoom)
        for junk, x, y, turn, zoom in (
            (JUNK["Arrow"], 492, 96, 6, 1.3),
            (JUNK["Hammer"], 572, 132, 38, 1.25),
            (JUNK["Circle"], 432, 168, -6, 1.5),
            (JUNK["Cog"], 572, 190, 0, 1.2),
            (JUNK["Brick"], 504, 196, 0, 1.2),
        )
    )
    truck = recoloured(
        art("scrapheap/truck.svg"), {"4A5568": "F7E2B0", "8A7A6A": "FFE9A0", "F0E442": code(CARS[1])[1:]}
    )
    hills = "M0 346 L140 334 L420 340 L620 308 L760 330 L930 276 L1100 318 V400 H0 Z"
    ground = f'<path d="{hills}" fill="#A6542A"/>' + rect(0, 356, 1100, 44, "#D2A468")
    return sky + ground + moved(loot + moved(truck, 382, 384, 0, 2.15), 208, 0)


ENLARGED = re.compile(
    "(lid|gap|peeked|here|light|plate|laid|note|crate|mark|pawn|rim|chip|price|arrow|hint|flag"
    r"|junk-\w+-(tile|card|note))\b"
)
"""Matches the names of the sprites that also exist in every scale of a closeup."""


def closeups(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Yield the sprites of the yard in every scale of a closeup."""
    for piece, scale in product(pieces, SCALES):
        if ENLARGED.match(piece.name):
            left, top, width, high = piece.box
            x, y = floor(left * scale.zoom), floor(top * scale.zoom)
            right, low = ceil((left + width) * scale.zoom), ceil((top + high) * scale.zoom)
            yield replace(
                piece,
                name=piece.name + scale.end,
                svg=moved(piece.svg, zoom=scale.zoom),
                box=(x, y, right - x, low - y),
                sheet=f"closeup-{round(10 * scale.zoom)}",
            )


PIECES = (*cells(), *routes(), *owned(), *signs(), *rosettes())
RECIPE = Recipe(
    "scrapheap",
    WORLD,
    (*PIECES, *closeups(PIECES)),
    tuple(grounds()),
    (
        *(value for value in vars(inks).values() if isinstance(value, tuple) and len(value) == 3),
        *PRINTS.values(),
        *CAR_INKS,
        *CARS,
        *shared.finish_inks(inks.FINISH),
    ),
)
