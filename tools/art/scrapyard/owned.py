"""The drawings in the colours of the players' cars: crates, pawns, discs and pick-ups."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.games.scrapheap.board.inks import CAR_INKS, DUSK, FINISH, SOIL
from bot.games.scrapheap.board.plan import CHIP, CHIP_HEIGHT, PAWN_HEIGHTS, PAWNS, TURNING
from bot.games.scrapheap.board.yard import CRATES
from bot.render.theme import CARS, rgb
from tools.art.recipe import Piece, art, moved, recoloured
from tools.art.scrapyard.strokes import OUTLINE, code, cog, rect
from tools.art.scrapyard.yard import BARE, TINTS

DARK, LIT, PLANK, EARTH = map(rgb, ("120C0E", "5A3B2A", "5A3A24", "2B1F24"))
ROAD = "3C4350"
"""The colour of the road of the photo finish."""
SHAPES = (
    '<circle r="11" {}/>',
    '<path d="M0 -12 L13 11 H-13 Z" {}/>',
    '<rect x="-10" y="-10" width="20" height="20" {}/>',
    '<path d="M-12 -5 L-5 -12 L0 -7 L5 -12 L12 -5 L7 0 L12 5 L5 12 L0 7 L-5 12 L-12 5 L-7 0 Z" {}/>',
)
"""The mark of each seat as SVG, with a placeholder for its attributes."""
MARKS = {"xl": 1.6, "l": 0.95, "m": 0.8, "s": 0.55}
TRUCKS = {"l": 0.88, "s": 0.68}
"""The sizes of the pick-ups below the yard, as fractions of the drawing's size."""


def crate(colour: int, width: int, mark: str = "", post: int = 5) -> str:
    """Draw a crate with its top left corner near the origin. mark: a drawing between its posts. post: the
    width of a post.
    """
    paint = code(CARS[colour])
    return f"""{rect(3, 8, width, 42, "#000000", 4, 'opacity=".4"')}
<path d="M1.5 6 L8 -2 H{width - 8} L{width - 1.5} 6 Z" fill="{paint}" {OUTLINE}/>
<path d="M4 5 L9 0 H{width - 9} L{width - 4} 5 Z" fill="#FFFFFF" opacity=".55"/>
{rect(1.5, 5, width - 3, 42, paint, 3, OUTLINE)}
{rect(3, 7, post, 38, "#000000", 0, 'opacity=".2"')}
{rect(width - 3 - post, 7, post, 38, "#000000", 0, 'opacity=".2"')}{mark}"""


def mark(seat: int, colour: int, x: float = 0, y: float = 0, size: str = "l") -> str:
    """Draw the mark of a seat in an ink that is legible on the car's colour."""
    return moved(SHAPES[seat].format(f'fill="{code(CAR_INKS[colour])}"'), x, y, 0, MARKS[size])


def slim(colour: int) -> str:
    """Draw the narrow crate for cells with little room."""
    return (
        rect(2, 0, 26, 51, "#000000", 4, 'opacity=".4"')
        + rect(1.5, -6, 23, 53, code(CARS[colour]), 3, OUTLINE)
        + rect(3, -4.5, 20, 4, "#FFFFFF", 1, 'opacity=".5"')
    )


def pawn(colour: int, width: int, high: int) -> str:
    """Draw a pawn: a truck in a player's colour, seen from behind if it is narrow."""
    paint = code(CARS[colour])
    if width <= 36:
        wheels = "".join(rect(x, high - 12, 9, 12, "#151013", 3) for x in (2, width - 11))
        return (
            wheels
            + rect(1.5, 1.5, width - 3, high - 8, paint, 5, OUTLINE)
            + rect(4, high - 11, width - 8, 5, "#231619", 2)
        )
    low = 100 * high / width - 16
    wheels = "".join(
        f'<circle cx="{x}" cy="{low + 4}" r="12" fill="#151013" stroke="#231619" stroke-width="2"/>'
        f'<circle cx="{x}" cy="{low + 4}" r="5" fill="#B9AFA0"/>'
        for x in (18, 80)
    )
    front = f'<path d="{cab(low)}" fill="{paint}" {OUTLINE}/>'
    window = f'<path d="M70 17 H80 L88 34 H70 Z" fill="#F7E2B0" {OUTLINE}/>'
    load = rect(2, 2, 62, low - 2, paint, 5, OUTLINE)
    return moved(rect(4, low - 6, 94, 10, "#231619", 4) + front + window + load + wheels, zoom=width / 100)


def chip(colour: int) -> str:
    """Draw the small disc of a player whose pawn shares its card with another one."""
    return rect(1, 1, CHIP - 2, CHIP_HEIGHT - 2, "#231619", CHIP // 2) + rect(
        4, 4, CHIP - 8, CHIP_HEIGHT - 8, code(CARS[colour]), CHIP // 2 - 3
    )


def cab(low: float) -> str:
    """Return the outline of a pawn's cab, in a box that is 100 wide. low: its lower edge."""
    return f"M64 10 H80 Q84 10 86 14 L94 34 Q98 36 98 40 V{low} H64 Z"


def rim(width: int, high: int) -> str:
    """Draw the gold rim under the pawn of the player to move."""
    if width <= 36:
        return rect(-6, -6, width + 12, high + 12, "#231618", 14) + rect(
            -4, -4, width + 8, high + 8, "#FFCF4A", 12
        )
    low = 100 * high / width - 16
    shape = f"{cab(low)} M4 4 H64 V{low} H4 Z M8 {low} H92 V{low + 10} H8 Z"
    lines = "".join(
        f'<path d="{shape}" fill="none" stroke="{paint}" stroke-width="{wide}" stroke-linejoin="round"/>'
        for paint, wide in (("#231618", 22), ("#FFCF4A", 17))
    )
    return moved(lines, zoom=width / 100)


def owned() -> Iterator[Piece]:
    """Yield the crates, marks, pawns, discs and pick-ups in the players' colours, and the sprites around
    them.
    """
    over = (*(rgb(tints["near"][0]) for tints in TINTS.values()), rgb(BARE), EARTH, SOIL, DUSK)
    wood = recoloured(crate(0, CRATES["tight"]), {code(CARS[0])[1:]: "C9A878"})
    yield Piece("crate-mixed", wood, (-4, -10, 90, 70), over)
    for kind, width in PAWNS.items():
        for turn in facings(kind):
            svg = faced(rim(width, PAWN_HEIGHTS[kind]), width, turn)
            yield Piece(f"rim-{kind}{turn}", svg, (-14, -14, 134, 104), over)
    for colour, paint in enumerate(CARS):
        box = (-6, -10, 100, 104)
        kinds = {
            "big": moved(crate(colour, 46), zoom=1.7),
            "one": crate(colour, 46),
            "many": crate(colour, 78),
            "tight": crate(colour, CRATES["tight"], post=2),
            "slim": slim(colour),
        }
        for kind, svg in kinds.items():
            yield Piece(f"crate-{colour}-{kind}", svg, box, over)
        for seat, size in product(range(len(SHAPES)), MARKS):
            svg = mark(seat, colour, size=size)
            yield Piece(f"mark-{seat}-{colour}-{size}", svg, (-20, -20, 40, 40), (paint,))
        for kind, width in PAWNS.items():
            for turn in facings(kind):
                svg = faced(pawn(colour, width, PAWN_HEIGHTS[kind]), width, turn)
                yield Piece(f"pawn-{colour}-{kind}{turn}", svg, (-2, -2, 110, 84), over)
        yield Piece(f"chip-{colour}", chip(colour), (-4, -4, CHIP + 8, CHIP_HEIGHT + 8), over)
        dot = f'<circle r="11" fill="#231619"/><circle r="8" fill="{code(paint)}"/>'
        yield Piece(f"dot-{colour}", dot, (-12, -12, 24, 24), over)
        for kind, radius in {"l": 50, "s": 27}.items():
            yield Piece(
                f"disc-{colour}-{kind}", disc(colour, radius), (-60, -60, 120, 120), (PLANK, EARTH, DARK, LIT)
            )
        truck = recoloured(art("scrapheap/truck.svg"), {"F0E442": code(paint)[1:]})
        lamps_on = {"4A5568": "F7E2B0", "8A7A6A": "FFE9A0"}
        for kind, zoom in {"haul": 1.5, "lane": 0.88}.items():
            svg = moved(recoloured(truck, lamps_on), zoom=zoom)
            road = (rgb(ROAD), FINISH.band)
            yield Piece(f"truck-{colour}-{kind}", svg, (-12, -180, 330, 200), road, "haul")
        for (size, zoom), (lamps, change) in product(TRUCKS.items(), {"off": {}, "on": lamps_on}.items()):
            svg = moved(recoloured(truck, change), zoom=zoom)
            yield Piece(f"truck-{colour}-{size}-{lamps}", svg, (-12, -110, 190, 120), (DARK, LIT))
    rusty = f'<path d="{cog(18)}" fill="#A65A2E" {OUTLINE}/><circle r="6" fill="#231619"/>'
    for size, zoom in TRUCKS.items():
        load = moved(art("scrapheap/load.svg") + moved(rusty, 88, -80), zoom=zoom)
        yield Piece(f"load-{size}", load, (-12, -110, 190, 120), (DARK, LIT))


def facings(kind: str) -> tuple[str, ...]:
    """Return the suffixes of a pawn's sprite names, one for each direction."""
    return ("", "-left") if kind in TURNING else ("",)


def faced(svg: str, width: int, turn: str) -> str:
    """Return the drawing of a pawn, mirrored if it faces left."""
    return f'<g transform="translate({width} 0) scale(-1 1)">{svg}</g>' if turn else svg


def disc(colour: int, radius: int) -> str:
    """Draw the disc for the number of a player's car. colour: an index of CARS."""
    rim = radius / 11
    return (
        f'<circle cx="2" cy="5" r="{radius}" fill="#000000" opacity=".4"/>'
        f'<circle r="{radius}" fill="#231619"/><circle r="{radius - rim:.1f}" fill="#FFF6DF"/>'
        f'<circle r="{radius - 2 * rim:.1f}" fill="{code(CARS[colour])}"/>'
    )
