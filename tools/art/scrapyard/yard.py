"""The yard: the roof sheets on its cards, and the drawings that can replace a sheet or lie on one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from bot.games.scrapheap.board.inks import SOIL, WAY
from bot.games.scrapheap.board.plan import AISLE, HAND, LEFT, PITCH, TABLE, WIDTH, Yard, depth
from bot.games.scrapheap.rules.components import CELLS
from bot.render.theme import rgb
from tools.art.recipe import Piece, moved
from tools.art.scrapyard.strokes import OUTLINE, code, path, rect

YARDS = (TABLE, HAND)
TINTS = ("C66C3E", "B8613A", "A85637", "964B34")
"""The tints of the sheets, from the middle of the yard, which the lamps light, to its corners."""
BARE = ("33231F", "2F201D", "2B1D1B", "271A19")
"""The tints of the holes where a card lay, from the middle of the yard to its corners."""
FAR = "7A4534"
"""The tint of a sheet that the mover cannot reach with their action points."""


def lid(tint: str, high: int) -> str:
    """Draw a rusty roof sheet."""
    dark = " ".join(f"M{x} 3h4v{high - 6}h-4z" for x in (34, 68))
    return f"""{rect(3, 4, WIDTH - 2, high - 3, "#000000", 7, 'opacity=".38"')}
{rect(1, 1, WIDTH - 2, high - 2, f"#{tint}", 5, 'stroke="#40201C" stroke-width="2"')}
<path d="{dark}" fill="#3B1513" opacity=".2"/>
{path("M7 3.5 H97", "#FFE6D0", 2.5, 'opacity=".35"')}"""


def lids(yard: Yard) -> str:
    """Draw all roof sheets of a yard. The exact position of a sheet depends only on its cell."""
    drawn = ""
    for at, cell in enumerate(CELLS):
        x, y = yard.corner(cell)
        x += (at * 40503 >> 6) % 3 - 1
        sheet = lid(TINTS[depth(cell)], yard.height)
        drawn += moved(sheet, x, y)
    return drawn


def weeds(yard: Yard) -> str:
    """Draw the plants and the litter in the aisles."""
    tuft = "M-7 8 q2 -10 -2 -15 q6 4 7 11 q0 -12 4 -17 q2 8 0 17 q3 -7 7 -9 q-3 6 -3 13 Z"
    nut = (
        '<circle r="6.5" fill="#6D6468" stroke="#231619" stroke-width="2.5"/><circle r="2.4" fill="#231619"/>'
    )
    spots = ((0, 60), (0, 124), (1, 96), (0, 286), (1, 282), (0, 372), (1, 386), (0, 470), (0, 524), (1, 580))
    drawn = ""
    for at, (aisle, down) in enumerate(spots):
        x = LEFT + (3 + 3 * aisle) * PITCH + aisle * AISLE + (AISLE - 6) // 2 + 1
        y = yard.top + down * yard.pitch // 103
        shape = nut if at % 3 == 2 else f'<path d="{tuft}" fill="#{("5E6A3A", "4D5A35")[at % 2]}"/>'
        drawn += moved(shape, x, y, 0, 0.9)
    return drawn


def bulbs(yard: Yard) -> str:
    """Draw the wire over the yard, with a lamp between the letters of each two neighbouring columns."""
    middles = [x for _, x in yard.columns()]
    y = yard.letters - 4
    lamps = "".join(
        f'<g transform="translate({(one + other) // 2} {y + 4})"><circle r="22" fill="#FFD98B" opacity=".2"/>'
        f'<circle r="8" fill="#FFE9A1" {OUTLINE}/></g>'
        for one, other in pairwise(middles)
    )
    return (
        path(f"M0 {y - 18} Q24 {y} {middles[0]} {y} H{middles[-1]} Q1076 {y} 1100 {y - 18}", "#1D1217", 4)
        + lamps
    )


def cell_of(yard: Yard, lies: str) -> str:
    """Draw the soil in the place of a card. lies: the drawing that lies there instead of the card."""
    return rect(-3, -2, PITCH, yard.pitch, code(SOIL)) + lies


LEFTOVERS = (
    "",
    '<g fill="#4A382F"><ellipse cx="38" cy="40" rx="7" ry="5"/><ellipse cx="66" cy="60" rx="9" ry="6"/></g>',
    '<path d="M58 72 q2 -12 -3 -20 q7 5 9 14 q0 -15 5 -22 q3 10 0 22 q4 -8 9 -11 q-4 8 -4 17 Z" '
    'fill="#5E6A3A"/>',
)
"""The drawings that can lie where a card lay, as SVG."""


def gap(yard: Yard, shade: int, lies: str) -> str:
    """Draw the hole that a card has left in the soil. shade: the index of its tint in BARE. lies: a drawing
    that lies in it.
    """
    return (
        rect(3, 4, WIDTH - 6, yard.height - 6, "#1C1115", 9)
        + rect(3, 9, WIDTH - 6, yard.height - 11, f"#{BARE[shade]}", 9)
        + lies
    )


def enamel(yard: Yard, field: str, edge: str) -> str:
    """Draw a plate with four screws. field, edge: the colours of its surface and its rim."""
    screws = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.4" fill="#8D7A5E"/>' for x in (9, 95) for y in (9, yard.height - 9)
    )
    return (
        rect(3, 4, WIDTH, yard.height - 1, "#000000", 7, 'opacity=".38"')
        + rect(1.5, 1.5, WIDTH - 3, yard.height - 3, field, 7, f'stroke="{edge}" stroke-width="3"')
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


def corners(high: int, paint: str) -> str:
    """Draw four corners around a card that was touched last, or on which the reader's pawn stands."""
    left, top, right, low = -5, -5, WIDTH + 5, high + 5
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


def cells() -> Iterator[Piece]:
    """Yield the sprites that can replace a roof sheet, and those that can lie on one."""
    for yard in YARDS:
        whole = (-3, -2, PITCH, yard.pitch)
        high = yard.height
        for (at, lies), shade in product(enumerate(LEFTOVERS), range(len(BARE))):
            yield Piece(f"gap-{yard.name}-{shade}-{at}", cell_of(yard, gap(yard, shade, lies)), whole)
        if yard is HAND:
            yield Piece(f"far-{yard.name}", cell_of(yard, lid(FAR, high)), whole)
        for name, paint in (("touched", "#FFF3DA"), ("here", code(WAY))):
            svg = corners(high, paint)
            yield Piece(f"{name}-{yard.name}", svg, (-12, -12, WIDTH + 24, high + 24), (SOIL,))
        for kind, (field, edge) in PAPERS.items():
            if kind and yard is TABLE:
                continue
            plate = enamel(yard, "#F4E6C4" if not kind else field, edge)
            yield Piece(f"plate-{yard.name}{kind}", cell_of(yard, plate), whole)
            lying = rect(9, 11, WIDTH - 14, high - 15, "#000000", 5, 'opacity=".4"')
            lying += rect(6, 7, WIDTH - 12, high - 14, field, 5, f'stroke="{edge}" stroke-width="3"')
            yield Piece(f"laid-{yard.name}{kind}", lying, whole, (rgb(TINTS[2]),))
    for kind, (field, edge) in PAPERS.items():
        paper = moved(note(WIDTH - 8, HAND.height - 10, field, edge), 4, 6) + moved(PIN, 52, 7)
        yield Piece(f"note{kind}", paper, (-6, -6, 122, 124), (rgb(TINTS[2]),))
