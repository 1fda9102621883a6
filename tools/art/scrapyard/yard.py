"""The yard: the roof sheets on its cards, and the drawings that replace a sheet or lie on one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.games.scrapheap.board.inks import DARK, DUSK, HALO, LOSS, SOIL, WANTED, WANTED_EDGE, WAY
from bot.games.scrapheap.board.plan import (
    ACROSS,
    DOWN,
    FOOT,
    GATES,
    HIGH,
    LEFT,
    TOP,
    WIDTH,
    between,
)
from bot.games.scrapheap.board.yard import ARROW, STAFF, STOP
from bot.render.theme import rgb
from tools.art.recipe import Piece, moved
from tools.art.scrapyard.strokes import code, path, rect

TINTS = {
    "rust": {"near": ("C4643A", "A34E2C", "F0A272"), "far": ("84504A", "6E4240", "9A665E")},
    "slate": {"near": ("5F9CA1", "47808A", "A6D2CF"), "far": ("4E6470", "42555F", "667F8C")},
}
"""The colours of a sheet, of its furrows and of its lit edges, by its paint and by its distance: within the
mover's reach ("near") or beyond it ("far").
"""
EDGES = {"near": "241416", "far": "22151F"}
"""The colour of a sheet's outline, by its distance as in TINTS."""
SKY = 148
"""The height of the sky over the yard, in pixels."""
RAIL = 9
"""The distance from the fence to the cards, in pixels."""
BARE = "654D52"
"""The colour of the sand where a card lay."""
WORN = "5C454A"
"""The colour of tracks and other marks in the sand."""


def lid(paint: str, reach: str = "near") -> str:
    """Draw a roof sheet. paint, reach: keys of TINTS."""
    (tint, furrow, lit), edge = TINTS[paint][reach], EDGES[reach]
    furrows = " ".join(f"M{x} 12h11v{HIGH - 26}h-11z" for x in FURROWS)
    ridges = " ".join(f"M{x + 13.5} 13V{HIGH - 15}" for x in FURROWS)
    return f"""{rect(5, 8, WIDTH - 3, HIGH - 5, "#000000", 7, 'opacity=".5"')}
{rect(1.5, 1.5, WIDTH - 3, HIGH - 5, f"#{furrow}", 6, f'stroke="#{edge}" stroke-width="3"')}
{rect(3, 3, WIDTH - 6, HIGH - 15, f"#{tint}", 5)}<path d="{furrows}" fill="#{furrow}"/>
{path(ridges, f"#{lit}", 3)}{path(f"M5 {HIGH - 16} V5 H{WIDTH - 6}", f"#{lit}", 4)}"""


FURROWS = (17, 43, 69)
"""The left edges of a sheet's furrows, in pixels."""


def gate() -> str:
    """Draw a gate with a road in it. The middle of its height is at y = 0."""
    road = rect(0, -31, LEFT, 62, "#241824") + rect(0, -28, LEFT, 56, code(DUSK))
    return road + "".join(
        path(f"M2 {y} H{LEFT - 2}", f"#{WORN}", 9, 'stroke-dasharray="8 5" stroke-linecap="butt"')
        for y in (-13, 13)
    )


def fence(*, gates: bool) -> str:
    """Draw the fence around the yard. gates: whether it has a gate with a road beside each corner."""
    wide, top, low = LEFT - RAIL, TOP - RAIL, FOOT - 5
    boards = f"M0 {SKY} H1100 V{low} H{1100 - wide} V{top} H{wide} V{low} H0 Z"
    opened = "".join(
        moved(gate(), x, between(*rows)) for x, rows in product((0, 1100 - LEFT), GATES) if gates
    )
    shade = path(f"M{wide + 3} {low} V{top + 3} H{1097 - wide} V{low}", "#000000", 8, 'opacity=".25"')
    return f'{shade}<path d="{boards}" fill="#3B2A3A" stroke="#241824" stroke-width="4"/>{opened}'


def cell_of(lies: str, *, near: bool = False) -> str:
    """Draw the place of a card: the soil with the drawing `lies` on it. near: whether the soil is that of a
    card in the mover's reach.
    """
    return rect(-5, -4, ACROSS + 4, DOWN + 4, code(SOIL if near else DUSK)) + lies


LEFTOVERS = (
    path("M10 34 H90 M10 62 H90", f"#{WORN}", 11, 'stroke-dasharray="8 5" stroke-linecap="butt"'),
    path("M36 10 V88 M64 10 V88", f"#{WORN}", 11, 'stroke-dasharray="8 5" stroke-linecap="butt"'),
    f'<g fill="#{WORN}"><ellipse cx="34" cy="38" rx="9" ry="6"/><ellipse cx="64" cy="60" rx="11" ry="7"/>'
    '<ellipse cx="70" cy="34" rx="6" ry="4"/></g>',
    '<path d="M58 72 q2 -12 -3 -20 q7 5 9 14 q0 -15 5 -22 q3 10 0 22 q4 -8 9 -11 q-4 8 -4 17 Z" '
    'fill="#5E6A3A"/>',
)
"""The drawings that can lie where a card lay, as SVG."""


def gap(lies: str) -> str:
    """Draw the sand that a card has left, with the drawing `lies` on it."""
    way = f"M14 5 Q50 1 86 6 Q97 8 97 22 Q99 {HIGH // 2} 96 {HIGH - 18} Q95 {HIGH - 5} 82 {HIGH - 5} "
    way += f"Q48 {HIGH - 2} 16 {HIGH - 5} Q3 {HIGH - 6} 4 {HIGH - 20} Q1 48 4 20 Q5 7 14 5 Z"
    return f'<path d="{way}" fill="#{BARE}"/>{lies}'


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
    """Draw a paper note with a dog-ear. field, edge: the colours of its surface and its rim.
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


PAPERS = {
    "": ("#FFF5E1", "#231619"),
    "-wanted": (code(WANTED), code(WANTED_EDGE)),
    "-dull": ("#DDCBA6", "#7D5F41"),
    "-far": ("#A68F6B", "#7D5F41"),
}
"""The colours of the surface and the rim of a known card: usually, if it is useful to the reader, if it gains
nothing, and if it is out of reach.
"""


def frame(ink: str) -> str:
    """Draw a frame around a card."""
    return "".join(
        rect(-4, -4, WIDTH + 8, HIGH + 8, "none", 11, f'stroke="{paint}" stroke-width="{wide}"')
        for paint, wide in (("#2B1A12", 13), (ink, 8))
    )


def light() -> str:
    """Draw the light around the mover's pawn."""
    middle = f'cx="{WIDTH // 2}" cy="{HIGH // 2}"'
    return "".join(
        f'<ellipse {middle} rx="{wide}" ry="{high}" fill="#FFC868" opacity="{share}"/>'
        for wide, high, share in (
            (300, 164, 0.08),
            (250, 140, 0.09),
            (200, 116, 0.1),
            (150, 92, 0.11),
            (104, 70, 0.12),
        )
    )


def eye() -> str:
    """Draw an eye, for a card that the last mover peeked at. Its middle is the origin."""
    shape = '<path d="M-36 0 Q0 -42 36 0 Q0 42 -36 0 Z" fill="#FFF5E1" stroke="#231619" stroke-width="4"/>'
    return shape + '<circle r="13" fill="#231619"/>'


def arrow(size: float, ink: str) -> str:
    """Draw an arrow head that points to the right. size: the width of its box, whose middle is the origin."""
    heads = (
        f'<path d="M{reach} 0 L{-0.7 * reach:g} {-reach} V{reach} Z" fill="{paint}"/>'
        for reach, paint in ((size / 2, code(DARK)), (size / 2 - 6, ink))
    )
    return "".join(heads)


def flag(ink: str) -> str:
    """Draw the flag for the number of a stop."""
    return (
        rect(0, 0, 10, STAFF, code(DARK), 4)
        + rect(0, 0, STOP, STOP - 6, code(DARK), 6)
        + rect(3, 3, 4, STAFF - 6, ink, 2)
        + rect(4, 4, STOP - 8, STOP - 14, ink, 3)
    )


def routes() -> Iterator[Piece]:
    """Yield arrow heads, and flags for the stops of routes."""
    over = (SOIL, DUSK, *(rgb(tints["near"][0]) for tints in TINTS.values()))
    for facing, turn in {"right": 0, "down": 90, "left": 180, "up": 270}.items():
        if facing in ("left", "right"):
            svg = moved(arrow(ARROW, code(WAY)), turn=turn)
            yield Piece(f"arrow-way-{facing}", svg, (-24, -24, 48, 48), over)
        yield Piece(f"hint-{facing}", moved(arrow(30, code(HALO)), turn=turn), (-16, -16, 32, 32), over)
    yield Piece("gate", gate(), (0, -31, LEFT, 62))
    for kind, ink in (("way", WAY), ("loss", LOSS)):
        yield Piece(f"flag-{kind}", flag(code(ink)), (-2, -2, STOP + 4, STAFF + 4), over)


def cells() -> Iterator[Piece]:
    """Yield the roof sheets, and the sprites that replace one or lie on one."""
    whole = (-3, -2, ACROSS, DOWN)
    for paint, reach in product(TINTS, EDGES):
        yield Piece(f"lid-{paint}-{reach}", cell_of(lid(paint, reach), near=reach == "near"), whole)
    for at, lies in enumerate(LEFTOVERS):
        yield Piece(f"gap-{at}", cell_of(gap(lies)), whole)
    around = (-14, -14, WIDTH + 28, HIGH + 28)
    yield Piece("peeked", eye(), (-42, -30, 84, 60), tuple(rgb(tint["near"][0]) for tint in TINTS.values()))
    yield Piece("here", frame("#FFCF4E"), around, (SOIL, DUSK))
    lit = (DUSK, rgb(BARE), *(rgb(tints[reach][0]) for tints in TINTS.values() for reach in EDGES))
    yield Piece("light", light(), (-250, -120, 600, 340), lit)
    over, earth = (rgb(TINTS["rust"]["near"][0]),), (rgb(BARE),)
    for kind, (field, edge) in PAPERS.items():
        plate = enamel("#FFFBF0" if not kind else field, edge)
        yield Piece(f"plate{kind}", plate, whole, earth)
        lying = rect(9, 11, WIDTH - 14, HIGH - 15, "#000000", 5, 'opacity=".4"')
        lying += rect(6, 7, WIDTH - 12, HIGH - 14, field, 5, f'stroke="{edge}" stroke-width="3"')
        yield Piece(f"laid{kind}", lying, whole, over)
        paper = rect(7, 9, WIDTH - 8, HIGH - 8, "#000000", 3, 'opacity=".4"')
        paper += rect(4, 5, WIDTH - 8, HIGH - 8, field, 3, f'stroke="{edge}" stroke-width="4"')
        yield Piece(f"note{kind}", paper, (-6, -6, 122, 124), over)
