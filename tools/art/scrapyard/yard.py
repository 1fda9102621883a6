"""The yard: the roof sheets on its cards, and the drawings that can replace a sheet or lie on one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from bot.games.scrapheap.board.inks import SOIL, WAY
from bot.games.scrapheap.board.plan import (
    ACROSS,
    AISLE,
    DOWN,
    HIGH,
    LEFT,
    LETTERS,
    TOP,
    WIDTH,
    between,
    columns,
)
from bot.render.theme import rgb
from tools.art.recipe import Piece, moved
from tools.art.scrapyard.strokes import OUTLINE, code, path, rect

TINTS = {
    "rust": ("D07C46", "9A5237", "633B34"),
    "red": ("BE5743", "8A4039", "5C3437"),
    "slate": ("6F8F8C", "4F6669", "3A4A52"),
}
"""The tints of the sheets by their paint, from the lightest place of the yard to the darkest."""
SKY = 148
"""The height of the sky over the yard, in pixels."""
BARE = ("6E4F38", "52392D", "3E2E29")
"""The tints of the earth where a card lay, from the lightest place of the yard to the darkest."""


def lid(tint: str, *, patched: bool = False) -> str:
    """Draw a ribbed, riveted sheet of an old container. patched: whether it was mended."""
    ribs = " ".join(f"M{x} 6h7v{HIGH - 12}h-7z" for x in (15, 36, 57, 78))
    ridges = " ".join(f"M{x} 7V{HIGH - 7}" for x in (24, 45, 66, 87))
    rivets = "".join(
        f'<circle cx="{x}" cy="{y}" r="3" fill="#241416"/>' for x, y in product((9, 91), (10, HIGH - 10))
    )
    mended = (
        rect(50, 54, 34, 24, "#FFE6D0", 2, 'opacity=".22" transform="rotate(-5 67 66)"') if patched else ""
    )
    return f"""{rect(4, 6, WIDTH - 2, HIGH - 3, "#000000", 7, 'opacity=".42"')}
{rect(1, 1, WIDTH - 2, HIGH - 2, f"#{tint}", 5, 'stroke="#241416" stroke-width="2.5"')}
<path d="{ribs}" fill="#3B1513" opacity=".26"/>{path(ridges, "#FFE6D0", 2, 'opacity=".22"')}
{mended}{path("M6 4 H94", "#FFE6D0", 3, 'opacity=".22"')}{rivets}"""


def weeds() -> str:
    """Draw the plants and the litter in the aisles."""
    tuft = "M-7 8 q2 -10 -2 -15 q6 4 7 11 q0 -12 4 -17 q2 8 0 17 q3 -7 7 -9 q-3 6 -3 13 Z"
    nut = (
        '<circle r="6.5" fill="#6D6468" stroke="#231619" stroke-width="2.5"/><circle r="2.4" fill="#231619"/>'
    )
    spots = ((0, 60), (0, 124), (1, 96), (0, 286), (1, 282), (0, 372), (1, 386), (0, 470), (0, 524), (1, 580))
    drawn = ""
    for at, (aisle, down) in enumerate(spots):
        x = LEFT + (3 + 3 * aisle) * ACROSS + aisle * AISLE + (AISLE - 6) // 2 + 1
        shape = nut if at % 3 == 2 else f'<path d="{tuft}" fill="#{("5E6A3A", "4D5A35")[at % 2]}"/>'
        drawn += moved(shape, x, TOP + down, 0, 0.9)
    return drawn


def bulbs() -> str:
    """Draw the wire over the yard, with a lamp between the letters of each two neighbouring columns."""
    middles = [x for _, x in columns()]
    y = LETTERS - 4
    lamps = "".join(
        f'<g transform="translate({(one + other) // 2} {y + 4})"><circle r="20" fill="#FFD98B" opacity=".2"/>'
        f'<circle r="8" fill="#FFE9A1" {OUTLINE}/></g>'
        for one, other in pairwise(middles)
    )
    return (
        path(f"M0 {y - 18} Q24 {y} {middles[0]} {y} H{middles[-1]} Q1076 {y} 1100 {y - 18}", "#1D1217", 4)
        + lamps
    )


def gates() -> str:
    """Draw the four gates beside the corners of the yard, each a road between two striped posts."""
    road = rect(0, -28, 64, 56, "#553D33", 0) + "".join(
        path(f"M2 {y} H62", "#1C1115", 7, 'stroke-dasharray="9 6"') for y in (-12, 14)
    )
    post = (
        rect(-7, -9, 14, 18, "#F5A94B", 3, OUTLINE) + '<path d="M-6 4 L6 -6 V-1 L-1 8 H-6 Z" fill="#231619"/>'
    )
    return "".join(
        moved(road, x, between(*rows))
        + moved(post, x + (10 if x == 0 else 54), between(*rows) - 30)
        + moved(post, x + (10 if x == 0 else 54), between(*rows) + 30)
        for x, rows in product((0, 1036), (("1", "2"), ("5", "6")))
    )


def cell_of(lies: str) -> str:
    """Draw the soil in the place of a card. lies: the drawing that lies there instead of the card."""
    return rect(-3, -2, ACROSS, DOWN, code(SOIL)) + lies


BEAMS = {"": (-180, 180), "-top": (SKY - TOP - HIGH // 2, 180), "-low": (-180, 56)}
"""The distances by which the light around a pawn reaches up (negative) and down, in pixels, by the suffix of
its sprites. In the rows by the sky and by the foot it reaches less far.
"""
LEFTOVERS = (
    path("M8 34 H92 M8 62 H92", "#1C1115", 11, 'stroke-dasharray="8 5" opacity=".5" stroke-linecap="butt"'),
    path("M36 8 V90 M64 8 V90", "#1C1115", 11, 'stroke-dasharray="8 5" opacity=".5" stroke-linecap="butt"'),
    '<g fill="#4A382F"><ellipse cx="34" cy="38" rx="9" ry="6"/><ellipse cx="64" cy="60" rx="11" ry="7"/>'
    '<ellipse cx="70" cy="34" rx="6" ry="4"/></g>',
    '<path d="M58 72 q2 -12 -3 -20 q7 5 9 14 q0 -15 5 -22 q3 10 0 22 q4 -8 9 -11 q-4 8 -4 17 Z" '
    'fill="#5E6A3A"/>',
)
"""The drawings that can lie where a card lay, as SVG: tracks across, tracks down, stones, and a weed."""


def gap(shade: int, lies: str) -> str:
    """Draw the trodden earth that a card has left, and the things that lie there now."""
    way = f"M14 5 Q50 1 86 6 Q97 8 97 22 Q99 {HIGH // 2} 96 {HIGH - 18} Q95 {HIGH - 5} 82 {HIGH - 5} "
    way += f"Q48 {HIGH - 2} 16 {HIGH - 5} Q3 {HIGH - 6} 4 {HIGH - 20} Q1 48 4 20 Q5 7 14 5 Z"
    return (
        f'<path d="{way}" fill="#{BARE[shade]}" stroke="#1C1115" stroke-width="2" stroke-opacity=".5"/>{lies}'
    )


def enamel(field: str, edge: str) -> str:
    """Draw a plate with four screws."""
    screws = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.4" fill="#8D7A5E"/>' for x in (9, WIDTH - 9) for y in (9, HIGH - 9)
    )
    return (
        rect(4, 6, WIDTH - 2, HIGH - 3, "#000000", 7, 'opacity=".42"')
        + rect(1.5, 1.5, WIDTH - 3, HIGH - 3, field, 7, f'stroke="{edge}" stroke-width="3"')
        + screws
    )


def note(width: float, height: float, field: str, edge: str, ear: float = 16) -> str:
    """Draw a paper note with a dog-ear, without its pin. field, edge: the colours of its surface and its rim.
    ear: the width of the dog-ear.
    """
    x, y = width - ear, height - ear
    way = f"M3 0 H{width - 3} Q{width} 0 {width} 3 V{y} L{x} {height} H3 Q0 {height} 0 {height - 3} "
    way += "V3 Q0 0 3 0 Z"
    fold = f"M{width} {y} L{x} {height} V{y + 3} Q{x} {y} {x + 3} {y} Z"
    line = 3 if edge == "#231619" else 4.5
    return f"""<path d="{way}" fill="#000000" opacity=".4" transform="translate(3 4)"/>
<path d="{way}" fill="{field}" stroke="{edge}" stroke-width="{line}"/>
<path d="{fold}" fill="#C9B78F" stroke="#231619" stroke-width="2"/>"""


PIN = (
    '<circle cx="2" cy="2" r="8" fill="#000000" opacity=".35"/>'
    '<circle r="7.5" fill="#D8322A" stroke="#231619" stroke-width="2.5"/>'
)
PAPERS = {"": ("#EADFC9", "#231619"), "-wanted": ("#D6F6DE", "#16A06A"), "-far": ("#E3D7BE", "#231618")}


def corners(paint: str) -> str:
    """Draw four corners around a card that was touched last, or on which the reader's pawn stands."""
    left, top, right, low = -5, -5, WIDTH + 5, HIGH + 5
    way = " ".join(
        f"M{x} {y + 30 * down} V{y} H{x + 30 * across}"
        for x, y, across, down in (
            (left, top, 1, 1),
            (right, top, -1, 1),
            (left, low, 1, -1),
            (right, low, -1, -1),
        )
    )
    return path(way, "#2B1A12", 13) + path(way, paint, 8)


def beam(facing: int) -> str:
    """Draw the light around a pawn and of its lamps. facing: 1 if it faces right, -1 if left."""
    pool = "".join(
        f'<ellipse rx="{size}" ry="{size * 0.76:.0f}" fill="#FFE2A0" opacity=".13"/>'
        for size in (186, 134, 84)
    )
    near = facing * 40
    cones = "".join(
        f'<path d="M{near} 4 L{facing * far} {-wide} Q{facing * (far + 40)} 14 {facing * far} {wide + 28} '
        f'L{near} 26 Z" fill="#FFE2A0" opacity=".13"/>'
        for far, wide in ((325, 100), (262, 64))
    )
    return pool + cones


def cells() -> Iterator[Piece]:
    """Yield the sprites that can replace a roof sheet, and those that can lie on one."""
    whole = (-3, -2, ACROSS, DOWN)
    for (paint, tints), patched in product(TINTS.items(), (False, True)):
        for shade, tint in enumerate(tints):
            yield Piece(f"lid-{paint}-{shade}-{int(patched)}", cell_of(lid(tint, patched=patched)), whole)
    for (at, lies), shade in product(enumerate(LEFTOVERS), range(len(BARE))):
        yield Piece(f"gap-{shade}-{at}", cell_of(gap(shade, lies)), whole)
    for (name, facing), (row, (top, low)) in product({"right": 1, "left": -1}.items(), BEAMS.items()):
        lit = tuple(rgb(tints[at]) for tints in TINTS.values() for at in (0, 1))
        box = (-380, top, 760, low - top)
        yield Piece(f"beam-{name}{row}", beam(facing), box, (SOIL, *lit, *map(rgb, BARE[:2])))
    for name, paint in (("touched", "#FFF3DA"), ("here", code(WAY))):
        yield Piece(name, corners(paint), (-12, -12, WIDTH + 24, HIGH + 24), (SOIL,))
    over, earth = (rgb(TINTS["rust"][1]),), tuple(map(rgb, BARE))
    for kind, (field, edge) in PAPERS.items():
        plate = enamel("#F4E6C4" if not kind else field, edge)
        yield Piece(f"plate{kind}", plate, whole, earth)
        lying = rect(9, 11, WIDTH - 14, HIGH - 15, "#000000", 5, 'opacity=".4"')
        lying += rect(6, 7, WIDTH - 12, HIGH - 14, field, 5, f'stroke="{edge}" stroke-width="3"')
        yield Piece(f"laid{kind}", lying, whole, over)
        paper = moved(note(WIDTH - 8, HIGH - 8, field, edge), 4, 5) + moved(PIN, WIDTH // 2, 6)
        yield Piece(f"note{kind}", paper, (-6, -6, 122, 124), over)
