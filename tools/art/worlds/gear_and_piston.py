"""Gear & Piston: a patent drawing on paper of 1888."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.grid import (
    BELOW,
    CHOICE,
    FOOT,
    HEIGHT,
    HOUSE,
    LOW,
    RADII,
    RULE,
    SHED,
    SPACE,
    TOP,
    Box,
    garage,
)
from bot.games.gear_and_piston.board.inks import LIT, PANEL, PAPER, WORLD
from bot.games.gear_and_piston.rules.components import LOCATIONS, Location
from bot.render.news import HIGH
from bot.render.theme import CARS
from tools.art import shared
from tools.art.patents import (
    FLAG,
    ICONS,
    INK,
    arts,
    burst,
    coachwork,
    code,
    cog,
    dashed,
    ends_of_cars,
    jagged,
    medal,
    parts,
    plate,
    seam,
    sign,
    stack,
)
from tools.art.recipe import Ground, Piece, Recipe, art, moved, recoloured


def tokens() -> Iterator[Piece]:
    """Yield the cogs in the players' colours, and the ring that marks a token."""
    for radius in RADII:
        zoom, box = radius / 40, (-70, -70, 140, 140)
        path = cog(40, 34.5, 18)
        for seat, paint in enumerate(CARS):
            svg = (
                f'<path d="{path}" transform="translate(3 5)" fill="#2A1E16" opacity=".25"/>'
                f'<path d="{path}" fill="#{code(paint)}" stroke="{INK}" stroke-width="4"/>'
            )
            if radius > 30:
                svg += f'<circle r="29.5" fill="none" stroke="{INK}" stroke-width="1.8"/>'
            yield Piece(f"token-{seat}-{radius}", moved(svg, zoom=zoom), box, (PAPER, PANEL, LIT))
        ring = f'<path d="{cog(53, 46, 22)}" fill="#FFF6DA" stroke="#9C4A1A" stroke-width="5"/>'
        yield Piece(f"ring-{radius}", moved(ring, zoom=zoom), box, (PAPER, PANEL, LIT))


OVER, BOX = (PAPER, PANEL, LIT), (-120, -120, 240, 260)


def marks() -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing of the seal, the face-down part, and the signs of Volatility."""
    seal = f'<path d="{cog(57, 50, 30)}" fill="#C8963A" stroke="{INK}" stroke-width="4"/>'
    yield (
        "seal",
        moved(f'{seal}<circle r="43" fill="#EBCB79" stroke="#6B4E30" stroke-width="2.5"/>', zoom=0.86),
    )
    yield "hidden", moved(stack(), -31, -31, zoom=0.62)
    yield from (("volatile", moved(burst(), zoom=0.66)), ("risk", moved(jagged(), zoom=1.16)))


def strokes() -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing of each sign that consists of a few lines."""
    line = f'fill="none" stroke="{INK}"'
    join = "M-29 0 H-8 M-18 -10 L-7 0 L-18 10 M29 0 H8 M18 -10 L7 0 L18 10"
    yield "next", '<path d="M8 -20 L-8 0 L8 20 Z" fill="#9C4A1A" stroke="#9C4A1A" stroke-width="3"/>'
    yield "join", f'<path d="{join}" {line} stroke-width="7"/>'
    yield "strike", '<path d="M-36 36 L36 -36" stroke="#9C4A1A" stroke-width="11"/>'
    yield "dot", f'<circle r="9" fill="#FFF9EA" stroke="{INK}" stroke-width="4"/>'
    ring = (
        f'<circle r="{SPACE - 3}" fill="#FFF6DA" stroke="#6B4E30" stroke-width="3" stroke-dasharray="9 6"/>'
    )
    yield "space", ring
    yield "next-space", f'<circle r="{SPACE - 3}" fill="#F7BC3A" stroke="#9C4A1A" stroke-width="6"/>'
    tick = '<path d="M28 54 L45 72 L78 26" fill="none" stroke="#2E7B55" stroke-width="16"/>'
    yield "fills", moved(dashed("#FFF6DA") + tick, -26, -26, zoom=0.52)
    yield "gapes", moved(dashed("#FFF6DA"), -26, -26, zoom=0.52)


def icons() -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing of each icon that investors pay for."""
    for icon in ICONS:
        yield f"medal-{icon}", moved(medal(icon), zoom=0.6)
    for colour, paint in FLAG.items():
        yield f"sign-{colour}", sign(colour, 52, f"#{paint}", 5)
    name = "improvement-generic-bottom"
    yield f"icon-{name}", moved(dict(arts())[name], -28, -28, zoom=0.56)
    scrap = plate("D3BE92", "generic") + seam("bottom")
    strike = '<path d="M-28 28 L28 -28" stroke="#9C4A1A" stroke-width="9"/>'
    yield "icon-whole", moved(scrap, -26, -26, zoom=0.52) + strike


def signs() -> Iterator[Piece]:
    """Yield all other signs on the grounds, and the number plates."""
    for name, svg in (*marks(), *strokes(), *icons()):
        yield Piece(name, svg, BOX, OVER)
    for seat, tone in enumerate(CARS):
        svg = (
            f'<path d="M-38 -14 V4 M38 -14 V4" stroke="{INK}" stroke-width="3.5"/><rect x="-62" y="0" width="124" '
            f'height="56" rx="6" fill="#{code(tone)}" stroke="{INK}" stroke-width="4"/>'
        )
        yield Piece(f"number-{seat}", svg, BOX, (PAPER,))


def paper(height: int) -> str:
    """Draw the paper with its frame of lines."""
    return (
        f'<rect width="1100" height="{height}" fill="#F4EAD2"/>'
        f'<rect x="8" y="8" width="1084" height="{height - 16}" fill="none" stroke="{INK}" stroke-width="4"/>'
        f'<rect x="16" y="16" width="1068" height="{height - 32}" fill="none" stroke="#6B4E30" stroke-width="1.6"/>'
    )


def rule(y: int) -> str:
    """Draw a double horizontal line."""
    return (
        f'<path d="M34 {y} H1066" stroke="{INK}" stroke-width="4"/>'
        f'<path d="M34 {y + 7} H1066" stroke="{INK}" stroke-width="1.6"/>'
    )


def panel(box: Box, *, lit: bool = False) -> str:
    """Draw a panel on the paper. lit: whether the player chooses from it."""
    x, y, width, height = box
    fill, line, edge = ("#F6CF86", "#9C4A1A", 7) if lit else ("#FAF2DE", INK, 3.5)
    return (
        f'<rect x="{x + 5}" y="{y + 7}" width="{width}" height="{height}" rx="10" fill="{INK}" opacity=".14"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="{fill}" stroke="{line}" '
        f'stroke-width="{edge}"/><rect x="{x + 9}" y="{y + 9}" width="{width - 18}" height="{height - 18}" rx="6" '
        'fill="none" stroke="#6B4E30" stroke-width="1.5"/>'
    )


def houses() -> Iterator[Piece]:
    """Yield each location's drawing in two sizes, HOUSE and SHED, with the middle of its lower edge at the
    origin.
    """
    for location in LOCATIONS:
        x, y, width, height, svg = house(location)
        for name, (wide, high) in (("house", HOUSE), ("shed", SHED)):
            zoom = min(wide / width, high / height)
            drawn = moved(svg, -(x + width / 2) * zoom, -(y + height) * zoom, zoom=zoom)
            box = (-wide, round(-height * zoom) - 32, 2 * wide, round(height * zoom) + 40)
            yield Piece(f"{name}-{LOCATIONS.index(location)}", drawn, box, OVER)


def house(location: Location) -> tuple[int, int, int, int, str]:
    """Return the left edge, top, width and height of the drawing of a location, and the drawing."""
    match location:
        case "back alley":
            walls = recoloured(art("gear_and_piston/alley.svg"), {"3A2C22": "7A5330", "5A6670": "5E7A90"})
            framed = (
                f'<svg x="0" y="0" width="244" height="196" viewBox="0 34 244 196">{walls}</svg>'
                f'<rect x="2" y="2" width="240" height="192" fill="none" stroke="{INK}" stroke-width="5"/>'
            )
            return 0, 0, 244, 196, framed
        case "patent office":
            temple = art("gear_and_piston/office.svg")
            return -8, 0, 206, 164, recoloured(temple, {"D4BF93": "FFE9B0", "5A4A38": "FFF9EA"})
        case "junk yard":
            return -2, -2, 140, 124, art("gear_and_piston/yard.svg")
        case "workshop":
            works = recoloured(art("gear_and_piston/workshop.svg"), {"D9BE94": "D89A68", "8C7A5E": "FFF4CF"})
            return -2, 0, 196, 152, works + moved(art("gear_and_piston/steam.svg"), 168, 2, zoom=0.8)


def sheet(height: int) -> str:
    """Draw the ground of the table or of a hand without its panels."""
    return paper(height) + rule(RULE)


def terms(height: int) -> str:
    """Draw the line above the investors' terms. height: the height of the hand in pixels, without the
    news.
    """
    return f'<path d="M34 {height - FOOT} H1066" stroke="{INK}" stroke-width="1.8"/>'


def show(height: int) -> str:
    """Draw the sky over the photo finish, with bunting."""
    tones = ("9C4A1A", "C8963A", "2E7B55", "B5382B")
    flags = "".join(
        f'<path d="M{x} {11 + 5 * (at % 2)} l44 0 l-22 20 Z" fill="#{tones[at % 4]}" stroke="{INK}" stroke-width="3"/>'
        for at, x in enumerate(range(14, 1060, 54))
    )
    return f'<rect width="1100" height="{height}" fill="#F4EAD2"/>{flags}'


def grounds() -> Iterator[Ground]:
    yield Ground("table", sheet(HEIGHT), 1100, HEIGHT)
    planned = rule(BELOW) + terms(HEIGHT)
    yield Ground("plan", sheet(HEIGHT) + planned, 1100, HEIGHT + HIGH)
    choice = paper(LOW) + rule(RULE) + panel(CHOICE, lit=True) + rule(CHOICE.low + 18) + terms(LOW)
    yield Ground("choice", choice, 1100, LOW + HIGH)
    yield Ground("build", paper(LOW) + rule(RULE), 1100, LOW + HIGH)
    for seats in range(2, 7):
        boxes = garage(seats)
        height = boxes[-1].low + TOP + 6
        yield Ground(f"garage-{seats}", paper(height) + "".join(map(panel, boxes)), 1100, height)
    yield shared.finish(show(326), road="#E0CC9E", frame=INK, crowd=("#C2A983", "#A58654"), flag="#9C4A1A")
    yield Ground("cover", cover(), 1100, 400)


def works(x: int, width: int, height: int, chimney: int) -> str:
    """Draw a factory in front of the evening sky. x: its left edge. chimney: the height of the chimney."""
    top, tooth = 300 - height, width // 3
    roof = "".join(f"V{top - 34} L{x + (at + 1) * tooth} {top} " for at in range(3))
    smoke = "".join(
        f'<circle cx="{x + 34 + 22 * at}" cy="{top - chimney - 16 - 15 * at}" r="{13 + 7 * at}"/>'
        for at in range(4)
    )
    windows = "".join(
        f'<rect x="{left}" y="{top + 30}" width="20" height="28"/>'
        for left in range(x + 20, x + width - 24, 38)
    )
    return (
        f'<g fill="#E9B27A">{smoke}</g><path d="M{x + 22} {top} V{top - chimney} h26 V{top} Z M{x} 306 {roof}V306 Z" '
        f'fill="#5A2E1E"/><g fill="#F6CF86">{windows}</g>'
    )


SIDE, CAR = 112, (468, 82)
"""The side of a part on the cover, and the top left corner of its car."""
TINTS = ("E4714F", "F0D590")
"""The tints of the upper and the lower parts on the cover."""
COLUMNS = (
    ("fuel supply-gasoline", "axle-generic"),
    ("steering-generic", "gear-generic"),
    ("improvement-gasoline-top", "improvement-generic-bottom"),
    ("", "axle-generic"),
)
"""The parts of the car on the cover from the rear, each as its upper and its lower part."""


def part(name: str, row: str, x: float, y: float) -> str:
    """Draw a part of the car on the cover."""
    colour = "gasoline" if "gasoline" in name else "generic"
    svg = coachwork(row, TINTS[row == "bottom"], colour) + moved(dict(arts())[name], 13, 15, zoom=0.76)
    return moved(svg, x, y, zoom=SIDE / 100)


def built() -> str:
    """Draw the car on the cover with its driver, a dashed place for the motor, and the motor on a crane."""
    left, top = CAR
    low, right = top + 2 * SIDE, left + len(COLUMNS) * SIDE
    ends = dict(ends_of_cars())
    svg = moved(ends["rider-3"], left + SIDE, top + 14, zoom=SIDE / 100)
    svg += moved(dashed("#FFF6DA"), right - SIDE, top, zoom=SIDE / 100)
    for at, names in enumerate(COLUMNS):
        for row, name in enumerate(names):
            if name:
                svg += part(name, ("top", "bottom")[row], left + at * SIDE, top + row * SIDE)
    svg += (
        f'<rect x="{left - 12}" y="{low - 1}" width="{right - left + 24}" height="18" fill="#9C4A1A" '
        f'stroke="{INK}" stroke-width="4"/>'
    )
    for at, (_, lower) in enumerate(COLUMNS):
        if lower.startswith("axle"):
            svg += moved(ends["wheel"], left + at * SIDE, low, zoom=SIDE / 100)
    svg += moved(ends["exhaust"], left, low - SIDE // 5, zoom=SIDE / 100)
    svg += moved(ends["lamp"], right, low - SIDE // 2, zoom=SIDE / 100)
    motor = coachwork("top", TINTS[0], "gasoline") + moved(dict(arts())["motor-gasoline"], 13, 15, zoom=0.76)
    return (
        svg
        + f'<path d="M1100 14 H930 L1100 72" fill="none" stroke="{INK}" stroke-width="14"/>'
        + f'<path d="M1002 14 V52" stroke="{INK}" stroke-width="10"/>'
        + moved(motor, 950, 40, turn=9, zoom=SIDE / 100)
    )


def cover() -> str:
    """Draw the cover: a car of few parts, with its driver in front of the sun, and the motor that it lacks."""
    stones = "".join(
        f'<rect x="{x}" y="{y}" width="52" height="17" rx="7"/>'
        for row, y in enumerate((318, 342, 366))
        for x in range(-20 + 31 * (row % 2), 1100, 62)
    )
    return (
        '<rect width="1100" height="400" fill="#1F3B45"/><rect y="130" width="1100" height="270" fill="#35565F"/>'
        f'<path d="{cog(226, 198, 22)}" transform="translate(636 200)" fill="#F6CF86"/>'
        '<circle cx="636" cy="200" r="152" fill="none" stroke="#EFAE5E" stroke-width="16"/>'
        + works(912, 190, 118, 74)
        + f'<rect y="300" width="1100" height="100" fill="#6B4E30"/><g fill="#8A6A45">{stones}</g>'
        + f'<path d="M0 302 H1100" stroke="{INK}" stroke-width="6"/>'
        + built()
        + f'<rect x="5" y="5" width="1090" height="390" fill="none" stroke="{INK}" stroke-width="10"/>'
    )


def rosettes() -> Iterator[Piece]:
    return (piece for piece in shared.pieces((PAPER,)) if piece.name.startswith("rosette"))


RECIPE = Recipe(
    "gear_and_piston",
    WORLD,
    (*parts(), *tokens(), *signs(), *houses(), *rosettes()),
    tuple(grounds()),
    (
        *(value for value in vars(inks).values() if isinstance(value, tuple) and len(value) == 3),
        *inks.PAINTS.values(),
        *inks.PRINTS,
        *CARS,
        *shared.finish_inks(inks.FINISH),
    ),
)
