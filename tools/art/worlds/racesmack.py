"""Racesmack: a comic about smacking hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import cos, hypot, pi, sin

from bot.games.racesmack.board import inks, plan
from bot.games.racesmack.board.inks import (
    CREST,
    FINISH,
    LIT,
    PAINTS,
    PAPER,
    RAY,
    RED,
    ROAD,
    SEA,
    SKY,
    TRACK,
    WORLD,
)
from bot.games.racesmack.board.plan import HAND, HELD, LAID, OWN, PART, TABLE, Size
from bot.games.racesmack.rules.components import COLOURS, SHAPES
from bot.render import theme
from bot.render.news import HIGH
from bot.render.theme import CARS, Colour
from tools.art import shared
from tools.art.recipe import Ground, Piece, Recipe, art, moved, recoloured

SKINS = ("F2C9A1", "C98A5A", "8A5A3C", "F3D3B0", "E0AC7E", "6B4429")
OUTLINES = {
    "rectangle": '<rect x="-47" y="-34" width="94" height="68" rx="6" {}/>',
    "triangle": '<path d="M0 -46 L48 40 H-48 Z" {}/>',
    "circle": '<circle r="45" {}/>',
    "star": '<path d="M0 -48 L13 -16 L48 -14 L21 8 L30 42 L0 23 L-30 42 L-21 8 L-48 -14 L-13 -16 Z" {}/>',
}
DROPS = {"rectangle": 0, "triangle": 14, "circle": 0, "star": 3}
"""The distance from the middle of each shape's box down to the mark of its colour, in a box of 100."""
MARKS = {
    "red": '<path d="M-14 -14 L14 14 M14 -14 L-14 14" {}/>',
    "green": '<path d="M0 0 h.1" {}/>',
    "blue": '<path d="M-18 0 H18" {}/>',
    "purple": '<path d="M0 -19 V19" {}/>',
}
MOODS = {
    "grin": '<path d="M-12 -8 L4 -3 M32 -8 L18 -3" stroke="#17131F" stroke-width="5"/>'
    '<path d="M-6 16 Q10 22 27 14 Q24 31 10 31 Q-2 30 -6 16 Z" fill="#FFFFFF" stroke="#17131F" stroke-width="4"/>',
    "oh": '<ellipse cx="13" cy="22" rx="7" ry="8.5" fill="#17131F"/>',
    "sad": '<path d="M-12 -4 L2 -9 M32 -4 L19 -9" stroke="#17131F" stroke-width="5"/>'
    '<path d="M-2 27 Q12 15 25 26" fill="none" stroke="#17131F" stroke-width="5"/>',
}
STRIPES = (
    "",
    '<path d="M0 -39 V-15" stroke="{ink}" stroke-width="13"/>',
    '<path d="M-13 -37 V-15 M13 -37 V-15" stroke="{ink}" stroke-width="8"/>',
    '<path d="M-33 -23 H33" stroke="{ink}" stroke-width="8"/>',
    '<path d="M-29 -18 L-15 -31 L0 -18 L15 -31 L29 -18" fill="none" stroke="{ink}" stroke-width="6"/>',
    '<g fill="{ink}"><circle cx="-20" cy="-23" r="5"/><circle cx="0" cy="-28" r="5"/><circle cx="20" cy="-23" r="5"/></g>',
)
"""The pattern on each player's helmet, so that the faces differ without colours."""
TICK = '<path d="M-9 1 L-2 8 L10 -7" fill="none" stroke="#17131F" stroke-width="6"/>'
COUNTED = ("fingers", "die", "tally")


def code(colour: Colour) -> str:
    return f"#{bytes(colour).hex().upper()}"


def symbol(shape: str, colour: str, line: float = 8) -> str:
    """Draw a symbol in a box of 100, with the mark of its colour inside."""
    pen = f'fill="none" stroke="#FFFFFF" stroke-width="{28 if colour == "green" else 12}"'
    paint = code(PAINTS[colour])  # type: ignore[index]  # a colour
    outline = OUTLINES[shape].format(f'fill="{paint}" stroke="#17131F" stroke-width="{line}"')
    return outline + moved(MARKS[colour].format(pen), 0, DROPS[shape], zoom=0.84 if shape == "star" else 1)


def sign(trait: str) -> str:
    """Draw a shape without a colour, or a colour without a shape, in a box of 100 by 100 units."""
    if trait in OUTLINES:
        return OUTLINES[trait].format('fill="#FFFFFF" stroke="#17131F" stroke-width="9"')
    paint = code(PAINTS[trait])  # type: ignore[index]  # a colour
    pen = f'fill="none" stroke="#FFFFFF" stroke-width="{30 if trait == "green" else 14}"'
    blob = rays(8, 49, 40)
    return f'<path d="{blob}" fill="{paint}" stroke="#17131F" stroke-width="9"/>' + MARKS[trait].format(pen)


def rays(points: int, outer: float, inner: float, squeeze: float = 1) -> str:
    """Return the outline of a burst around the origin, as an SVG path. outer, inner: the radii at its points
    and between them. squeeze: the ratio of its height to its width.
    """
    corners = (
        (radius * cos(angle), radius * sin(angle) * squeeze)
        for at in range(2 * points)
        for radius, angle in [((outer, inner)[at % 2], at * pi / points - pi / 2)]
    )
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + " Z"


def needs() -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing, in a box of 100, of the sign for each feature that a goal can count."""
    card = '<rect x="-38" y="-48" width="76" height="96" rx="12" fill="#FFF7E0" stroke="#17131F" stroke-width="8"/>'
    for trait in (*SHAPES, *COLOURS):
        yield f"with-{trait}", card + moved(sign(trait), zoom=0.56)
        yield f"of-{trait}", moved(sign(trait), zoom=0.94)
    yield "length", moved(card, -10, -4, -8) + moved(card, 10, 4, 6)
    for aspect, traits in (("shape", SHAPES), ("colour", COLOURS)):
        four = "".join(
            moved(sign(trait), -25 + at % 2 * 50, -25 + at // 2 * 50, zoom=0.47)
            for at, trait in enumerate(traits)
        )
        yield f"every-{aspect}", four
        yield f"sets-{aspect}", moved(card, zoom=1.05) + moved(four, zoom=0.66)
        apart = moved(sign(traits[1]), -24, -22, zoom=0.52) + moved(sign(traits[2]), 24, 22, zoom=0.52)
        yield (
            f"apart-{aspect}",
            apart + '<path d="M-34 44 L34 -44" stroke="#17131F" stroke-width="18"/>'
            '<path d="M-34 44 L34 -44" stroke="#FFFFFF" stroke-width="8"/>',
        )
        for two in combinations(traits, 2):
            drawn = moved(sign(two[0]), -23, -23, zoom=0.58) + moved(sign(two[1]), 23, 23, zoom=0.58)
            yield f"two-{'-'.join(two)}", drawn
        for three in combinations(traits, 3):
            places = ((-25, -23), (25, -23), (0, 25))
            drawn = "".join(
                moved(sign(trait), x, y, zoom=0.5) for trait, (x, y) in zip(three, places, strict=True)
            )
            yield f"three-{'-'.join(three)}", drawn


def sheets_of_cards() -> Iterator[Piece]:
    """Yield the cards without their print, the fist on a face-down card, and the empty places, around the
    origin.
    """
    over = (SKY, RAY, SEA, CREST)
    for size in (*LAID.values(), HELD, PART):
        wide, high = size.width // 2 + 50, size.height // 2 + 50
        box = (-wide, -high, 2 * wide, 2 * high)
        kinds = ["paper", "rule"]
        if size not in (HELD, PART):
            kinds += ["rim", "void"]
        for turn, kind in product(size.turns, kinds):
            yield Piece(f"{kind}-{size.key}-{turn}", moved(card(kind, size), turn=turn), box, over)
        if size is PART:
            continue
        yield Piece(f"gap-{size.key}", card("gap", size), box, over)
    yield Piece("fist", moved(hand("FFD220"), 0, 14, zoom=0.8), (-70, -100, 140, 220), (RED,))
    for name, (wide, high) in (("mini", plan.MINI), ("narrow", plan.NARROW)):
        svg = (
            f'<rect x="{5 - wide / 2}" y="{7 - high / 2}" width="{wide}" height="{high}" rx="12" fill="#000000" '
            f'opacity=".3"/><rect x="{3 - wide / 2}" y="{3 - high / 2}" width="{wide - 6}" height="{high - 6}" '
            'rx="11" fill="#FFF7E0" stroke="#17131F" stroke-width="6"/>'
        )
        yield Piece(name, svg, (-60, -70, 130, 150), (LIT, ROAD))
    wide, high = plan.MINI
    gap = f'<rect x="{5 - wide / 2}" y="{5 - high / 2}" width="{wide - 10}" height="{high - 10}" rx="10" '
    gap += 'fill="none" stroke="#D8D2F0" stroke-width="5" stroke-dasharray="16 11"/>'
    yield Piece("gap-mini", gap, (-60, -70, 130, 150), (LIT,))


def card(kind: str, size: Size) -> str:
    """Draw a blank card, or a frame of its size. kind: "paper" (a plain card), "rule" (a Rules Card or a card
    back), "void" (a Rules Card that does not count), "gap" (an empty place) or "rim" (the rim of a correct
    card).
    """
    w, h = size.width, size.height
    x, y = -w / 2, -h / 2
    shadow = f'<rect x="{x + 10}" y="{y + 14}" width="{w}" height="{h}" rx="18" fill="#000000" opacity=".3"/>'
    if kind == "gap":
        place = f'<rect x="{x + 6}" y="{y + 6}" width="{w - 12}" height="{h - 12}" rx="16" fill="none" '
        return place + 'stroke="#17131F" stroke-width="6" stroke-dasharray="20 16"/>'
    if kind == "rim":
        frame = f'<rect x="{x - 4}" y="{y - 4}" width="{w + 8}" height="{h + 8}" rx="20" fill="none" '
        return frame + 'stroke="#17131F" stroke-width="28"/>' + frame + 'stroke="#FFD220" stroke-width="16"/>'
    field = {"paper": "#FFF7E0", "rule": "#D61F34", "void": "#B9B4C4"}[kind]
    svg = shadow + (
        f'<rect x="{x + 3}" y="{y + 3}" width="{w - 6}" height="{h - 6}" rx="16" fill="{field}" stroke="#17131F" '
        'stroke-width="7"/>'
    )
    if kind == "rule" and size is HELD:
        low = -y - 126
        svg += (
            f'<path d="M{x + 6} {low} H{-x - 6} V{-y - 18} Q{-x - 6} {-y - 6} {-x - 18} {-y - 6} H{x + 18} '
        )
        svg += f'Q{x + 6} {-y - 6} {x + 6} {-y - 18} Z" fill="#17131F"/>'
    return svg


def hand(cuff: str) -> str:
    """Draw a glove. cuff: the colour code of its cuff without the #."""
    return recoloured(art("racesmack/glove.svg"), {"F0E442": cuff})


def prints() -> Iterator[Piece]:
    """Yield the symbols in all sizes, and the numbers on the cards of Shifting Gears."""
    for wide, shape, colour in product(plan.WIDTHS, SHAPES, COLOURS):
        half = wide * 3 // 5
        svg = moved(symbol(shape, colour, 8 if wide > 50 else 11), zoom=wide / 100)
        yield Piece(f"{shape}-{colour}-{wide}", svg, (-half, -half, 2 * half, 2 * half), (PAPER, LIT))
    for wide in sorted({width for size in LAID.values() for width in (size.alone, size.two, size.many)}):
        disc = f'<circle r="{wide * 0.62:.0f}" fill="#FFD220" stroke="#17131F" stroke-width="4"/>'
        yield Piece(f"halo-{wide}", disc, (-wide, -wide, 2 * wide, 2 * wide), (PAPER,))
    for style, count in product(COUNTED, range(1, 5)):
        svg = moved(amount(style, count), zoom=0.84)
        yield Piece(f"{style}-{count}", svg, (-70, -70, 140, 140), (PAPER,))


def amount(style: str, count: int) -> str:
    """Draw the number `count` within 100 by 100 units around the origin. style: one of COUNTED."""
    if style == "tally":
        strokes = "".join(f"M{(at - (count - 1) / 2) * 24 + 3} -38 l-6 76 " for at in range(count))
        return f'<path d="{strokes}" fill="none" stroke="#17131F" stroke-width="12"/>'
    if style == "die":
        pips = {
            1: ((0, 0),),
            2: ((-22, -22), (22, 22)),
            3: ((-24, -24), (0, 0), (24, 24)),
            4: ((-22, -22), (22, 22), (22, -22), (-22, 22)),
        }
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="10" fill="#17131F"/>' for x, y in pips[count])
        return (
            '<rect x="-45" y="-45" width="90" height="90" rx="18" fill="#FFFFFF" stroke="#17131F" stroke-width="8"/>'
            + dots
        )
    tops = (-40, -50, -46, -34)[:count]
    fingers = "".join(f"M{-27 + 18 * at} 4 V{top} " for at, top in enumerate(tops))
    return (
        f'<path d="{fingers}" fill="none" stroke="#17131F" stroke-width="24"/>'
        '<rect x="-42" y="-8" width="84" height="56" rx="20" fill="#FFFFFF" stroke="#17131F" stroke-width="7"/>'
        f'<path d="{fingers}" fill="none" stroke="#FFFFFF" stroke-width="12"/>'
        '<path d="M36 28 H4" stroke="#17131F" stroke-width="20"/><path d="M36 28 H4" stroke="#FFFFFF" stroke-width="9"/>'
    )


def players() -> Iterator[Piece]:
    """Yield each seat's face in every mood and size, each seat's glove, and a grey glove."""
    for seat, colour in enumerate(CARS):
        paint = {"F0E442": code(colour)[1:], "EDBE92": SKINS[seat]}
        helmet = "FFFFFF" if seat == 5 else "17131F"
        face = recoloured(art("racesmack/face.svg"), paint) + STRIPES[seat].format(ink=f"#{helmet}")
        for mood, mouth in MOODS.items():
            for size, zoom in (("l", 1.0), ("s", 0.74)):
                yield Piece(
                    f"face-{seat}-{mood}-{size}",
                    moved(face + mouth, zoom=zoom),
                    (-60, -60, 120, 120),
                    (ROAD, SKY),
                )
        yield glove(str(seat), hand(code(colour)[1:]))
    yield glove("off", recoloured(hand("FFFFFF"), {"FFFFFF": "B9B4C4"}))


def glove(name: str, svg: str) -> Piece:
    """Return the sprite of a glove that smacks a card."""
    return Piece(f"glove-{name}", moved(svg, zoom=0.66), (-60, -80, 120, 160), (SKY, RAY, PAPER))


def signs() -> Iterator[Piece]:
    """Yield bursts, ticks, and the signs for the features that goals count."""
    for name, fill in (("white", "#FFFFFF"), ("gold", "#FFD220")):
        for size, outer, inner, wide in (("l", 50, 38, 1), ("s", 43, 33, 1)):
            path = rays(13, outer, inner, wide)
            svg = moved(f'<path d="{path}" fill="#17131F" stroke="#17131F" stroke-width="6"/>', 6, 8)
            svg += f'<path d="{path}" fill="{fill}" stroke="#17131F" stroke-width="6"/>'
            yield Piece(f"burst-{name}-{size}", svg, (-70, -70, 150, 150), (SKY, RAY, SEA, PAPER))
    for size, zoom in (("l", 0.78), ("s", 0.6)):
        boom = "".join(
            f'<path d="{rays(11, outer, inner, 0.62)}" fill="{fill}" stroke="#17131F" stroke-width="6"/>'
            for outer, inner, fill in ((138, 92, "#FFFFFF"), (112, 68, "#FF8A1F"))
        )
        yield Piece(f"smack-{size}", moved(boom, zoom=zoom), (-150, -90, 300, 174), (SKY, RAY))
    tick = f'<circle r="19" fill="#FFD220" stroke="#17131F" stroke-width="5"/>{TICK}'
    yield Piece("tick", tick, (-24, -24, 48, 48), (PAPER, ROAD, LIT))
    yield Piece("tick-l", moved(tick, zoom=1.3), (-32, -32, 64, 64), (ROAD, SKY))
    cross = '<path d="M-9 -9 L9 9 M9 -9 L-9 9" fill="none" stroke="#17131F" stroke-width="7"/>'
    cross = f'<circle r="19" fill="#FFFFFF" stroke="#17131F" stroke-width="5"/>{cross}'
    yield Piece("cross-l", moved(cross, zoom=1.5), (-36, -36, 72, 72), (ROAD, SKY))
    yield Piece("cards", moved(dict(needs())["length"], zoom=0.44), (-40, -40, 80, 80), (TRACK, LIT))
    for name, svg in needs():
        yield Piece(name, moved(svg, zoom=0.6), (-40, -40, 80, 80), (RED,))
        yield Piece(f"{name}-m", moved(svg, zoom=0.74), (-65, -65, 130, 130), (ROAD, LIT, TRACK))
    for way, turn in (("left", 180), ("right", 0)):
        arrow = '<path d="M-60 -26 H8 V-60 L70 0 L8 60 V26 H-60 Z" fill="#FFD220" stroke="#17131F" stroke-width="8"/>'
        svg = moved(recoloured(arrow, {"FFD220": "17131F"}), 6, 8, turn) + moved(arrow, turn=turn)
        yield Piece(f"arrow-{way}", svg, (-80, -80, 160, 160), (SEA, CREST))


def halftone(width: int, height: int, middle: tuple[int, int], ink: str) -> str:
    """Draw dots that grow with their distance from the middle."""
    rings: dict[int, list[str]] = {}
    for row, y in enumerate(range(8, height, 32)):
        for x in range(8 + row % 2 * 16, width, 32):
            size = round(hypot(x - middle[0], y - middle[1]) / 66)
            if size >= 4:
                rings.setdefault(min(size, 11), []).append(f"M{x} {y}h.1")
    return "".join(
        f'<path d="{"".join(dots)}" stroke="{ink}" stroke-width="{size}" fill="none"/>'
        for size, dots in sorted(rings.items())
    )


def sunburst(x: int, y: int, ink: str) -> str:
    """Draw rays from a point. Their edges are not antialiased, which halves the file size."""
    beams = "".join(
        f"M{x} {y} L{x + 1300 * cos(a):.0f} {y + 1300 * sin(a):.0f} "
        f"L{x + 1300 * cos(a + pi / 18):.0f} {y + 1300 * sin(a + pi / 18):.0f} Z "
        for a in (step * pi / 9 for step in range(18))
    )
    return f'<path d="{beams}" fill="{ink}" shape-rendering="crispEdges"/>'


def panel(low: int, height: int, ground: str, ray: str, dot: str) -> str:
    """Draw the ground of a picture: a sky, a round table in a pool of light, the road below `low`, and the
    ribbon at the top. ground, ray, dot: the colours of the sky, of its rays and of its dots.
    """
    asphalt = "".join(
        f"M{x} {y}h.1"
        for y in range(low + 20, height - 8, 36)
        for x in range(24 + (y - low) // 36 % 2 * 18, 1090, 36)
    )
    ribbon = "M40 22 H1066 L1050 122 H22 Z"
    return f"""<rect width="1100" height="{height}" fill="{ground}"/>{sunburst(550, low - 210, ray)}
{halftone(1100, low, (550, low - 210), dot)}
<ellipse cx="550" cy="{low - 116}" rx="650" ry="240" fill="{dot}" stroke="#17131F" stroke-width="8"/>
<ellipse cx="550" cy="{low - 120}" rx="520" ry="172" fill="{ground}"/>
<ellipse cx="550" cy="{low - 116}" rx="410" ry="112" fill="{ray}"/>
<rect y="{low}" width="1100" height="{height - low}" fill="#3A3550"/>
<path d="{asphalt}" stroke="#443E5E" stroke-width="6" fill="none"/>
<rect y="{low - 4}" width="1100" height="8" fill="#17131F"/>
<path d="{ribbon}" transform="translate(10 14)" fill="#17131F" stroke="#17131F" stroke-width="8"/>
<path d="{ribbon}" fill="#D61F34" stroke="#17131F" stroke-width="8"/>
<path d="M5 5 H1095 V{height - 5} H5 Z" fill="none" stroke="#17131F" stroke-width="10"/>"""


def printed(size: Size, *symbols: tuple[str, str]) -> str:
    """Draw a card. symbols: the shape and colour of each."""
    wide, spots = plan.symbols(size, len(symbols))
    drawn = "".join(
        moved(symbol(shape, colour), x, y, zoom=wide / 100)
        for (shape, colour), (x, y) in zip(symbols, spots, strict=True)
    )
    return card("paper", size) + drawn


def driven(seat: int) -> str:
    paint = {"F0E442": code(CARS[seat])[1:], "EDBE92": SKINS[seat]}
    return recoloured(art("racesmack/car.svg"), paint)


def grinning(seat: int) -> str:
    """Draw the grinning face of a seat's driver."""
    return (
        recoloured(art("racesmack/face.svg"), {"F0E442": code(CARS[seat])[1:], "EDBE92": SKINS[seat]})
        + MOODS["grin"]
    )


def cover() -> str:
    boom = "".join(
        f'<path d="{rays(15, outer, inner, 0.8)}" fill="{fill}" stroke="#17131F" stroke-width="8"/>'
        for outer, inner, fill in ((292, 206, "#FFFFFF"), (240, 156, "#FF8A1F"))
    )
    struck = f'<g opacity=".35">{recoloured(hand("000000"), {"17131F": "000000", "FFFFFF": "000000"})}</g>'
    dashes = "".join(f"M{x} 366 l74 0 l-14 12 h-74 Z " for x in range(-20, 1100, 150))
    return f"""<rect width="1100" height="400" fill="#FFD21F"/>{sunburst(800, 190, "#FFE066")}
{halftone(1100, 400, (800, 190), "#F7A81B")}
<path d="M0 316 H1100 V400 H0 Z" fill="#3A3550"/><path d="{dashes}" fill="#FFFFFE"/>
<path d="M0 312 H1100" stroke="#17131F" stroke-width="8"/>
{moved(driven(0), 440, 384, 0, 1.9)}
{moved(grinning(0), 296, 228, 0, 1.2)}
{moved(boom, 800, 200)}
{moved(printed(LAID[5], ("triangle", "green")), 612, 226, -16, 0.62)}
{moved(printed(LAID[5], ("circle", "purple"), ("rectangle", "blue")), 978, 226, 14, 0.64)}
{moved(printed(HELD, ("star", "red"), ("rectangle", "blue")), 786, 160, -8, 0.86)}
{moved(struck, 868, 296, -20, 1.56)}
{moved(hand(code(CARS[1])[1:]), 848, 276, -20, 1.56)}
<path d="M5 5 H1095 V395 H5 Z" fill="none" stroke="#17131F" stroke-width="10"/>"""


def grounds() -> Iterator[Ground]:
    sky = (
        '<rect width="1100" height="330" fill="#FFD21F"/>'
        + sunburst(550, 330, "#FFE066")
        + halftone(1100, 330, (550, 240), "#F7A81B")
    )
    yield shared.finish(sky, road="#3A3550", frame="#17131F", crowd=("#F59A14", "#E8740C"), flag="#D61F34")
    yield Ground("table", panel(plan.ROAD, TABLE, "#FFD21F", "#FFE066", "#F7A81B"), 1100, TABLE)
    yield Ground("cover", cover(), 1100, 400)
    yield Ground("hand", panel(OWN, HAND, "#43B5F0", "#6CC8F5", "#2E95DB"), 1100, HAND + HIGH)


RECIPE = Recipe(
    "racesmack",
    WORLD,
    (*sheets_of_cards(), *prints(), *players(), *signs(), *shared.pieces((ROAD,), seats=6, drivers=False)),
    tuple(grounds()),
    (
        *(value for value in vars(inks).values() if isinstance(value, tuple) and len(value) == 3),
        *PAINTS.values(),
        theme.PRINT,
        theme.PAPER,
        *shared.finish_inks(FINISH),
    ),
)
