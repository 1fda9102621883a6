"""Gear & Piston: a patent drawing on paper of 1888."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin

from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.grid import (
    BELOW,
    BOXES,
    CHOICE,
    FEET,
    HEIGHT,
    PLATES,
    RADII,
    RULE,
    SIDES,
    TOP,
    Box,
    Map,
    garage,
)
from bot.games.gear_and_piston.board.inks import LIT, PANEL, PAPER, SHADE, WORLD
from bot.games.gear_and_piston.rules.sites import LOCATIONS, Location
from bot.render.theme import CARS, Colour, rgb
from tests.art import shared
from tests.art.recipe import Ground, Piece, Recipe, art, moved, recoloured

INK = "#2A1E16"
GREEN, RED, BRASS = "2E7B55", "B5382B", "C8963A"
WASH = {"electric": "BFDCC4", "gasoline": "EBB9A4", "steam": "F0D590", "generic": "DEDBCB"}
"""What parts of each colour lie on."""
FLAG = {"electric": GREEN, "gasoline": RED, "steam": BRASS}
BOLT = "M58 4 L20 56 H44 L36 96 L82 40 H56 L70 4 Z"
DROP = "M50 4 C46 24 20 46 20 66 A30 30 0 0 0 80 66 C80 46 54 24 50 4 Z"
CLOUD = "M26 82 A22 22 0 0 1 22 40 A28 28 0 0 1 74 32 A26 26 0 0 1 78 82 Z"
MOTORS = {
    "electric": "gear_and_piston/motor-electric.svg",
    "gasoline": "gear_and_piston/motor-gasoline.svg",
    "steam": "gear_and_piston/motor-steam.svg",
}
FUELS = {
    "electric": "gear_and_piston/fuel-electric.svg",
    "gasoline": "gear_and_piston/fuel-gasoline.svg",
    "steam": "gear_and_piston/fuel-steam.svg",
}
ICONS = {
    "comfort": "gear_and_piston/comfort.svg",
    "power": "gear_and_piston/power.svg",
    "range": "gear_and_piston/range.svg",
}
SIGNS = {"electric": BOLT, "gasoline": DROP, "steam": CLOUD}
"""What says a colour without colour."""
WASHES = tuple(map(rgb, WASH.values()))


def sign(colour: str, size: float, fill: str = "#FFF9EA", line: float = 6) -> str:
    """The sign of a colour in a box of that size round the origin."""
    path = f'<path d="{SIGNS[colour]}" fill="{fill}" stroke="{INK}" stroke-width="{line}"/>'
    return moved(path, -size / 2, -size / 2, zoom=size / 100)


def cog(outer: float, inner: float, teeth: int) -> str:
    """The outline of a cog round the origin."""
    step, points = 2 * pi / teeth, []
    for tooth in range(teeth):
        for radius, at in ((inner, -0.32), (outer, -0.16), (outer, 0.16), (inner, 0.32)):
            angle = (tooth + at) * step
            points.append(f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}")
    return f"M{' L'.join(points)} Z"


def star(outer: float, inner: float, points: int) -> str:
    """The outline of a star round the origin."""
    corners = [
        f"{radius * sin(at * pi / points):.1f} {-radius * cos(at * pi / points):.1f}"
        for at, radius in enumerate((outer, inner) * points)
    ]
    return f"M{' L'.join(corners)} Z"


def gears() -> str:
    """The drawing of a gear: a large cog and a small one of brass."""
    large, small = cog(36, 27, 12), cog(25, 18, 10)
    return (
        f'<g transform="translate(40 41)"><path d="{large}" fill="#A9ABA3" stroke="{INK}" stroke-width="4"/>'
        f'<circle r="11" fill="#F4EAD2" stroke="{INK}" stroke-width="4"/></g>'
        f'<g transform="translate(72 72)"><path d="{small}" fill="#C8963A" stroke="{INK}" stroke-width="4"/>'
        f'<circle r="7" fill="#F4EAD2" stroke="{INK}" stroke-width="3.5"/></g>'
    )


def arts() -> Iterator[tuple[str, str]]:
    """The drawing of every type and colour of part, in a box of 100."""
    for colour in FLAG:
        yield f"motor-{colour}", art(MOTORS[colour])
        yield f"fuel supply-{colour}", art(FUELS[colour])
    pale = {GREEN: "FFF6DA", "E5A863": "DEDBCB"}
    yield "motor-generic", recoloured(art(MOTORS["electric"]), pale)
    yield "fuel supply-generic", recoloured(art(FUELS["gasoline"]), {RED: "FFF6DA"})
    yield "gear-generic", gears()
    yield "axle-generic", art("gear_and_piston/axle.svg")
    yield "steering-generic", art("gear_and_piston/steering.svg")
    for colour, paint in {**FLAG, "generic": BRASS}.items():
        other = {BRASS: paint}
        yield f"improvement-{colour}-top", recoloured(art("gear_and_piston/horn.svg"), other)
        yield f"improvement-{colour}-bottom", recoloured(art("gear_and_piston/toolbox.svg"), other)


def flag(colour: str, edge: str) -> str:
    """The colour's flag in the left top corner of a tile of 100; `edge`: how that corner begins."""
    if colour not in FLAG:
        return ""
    corner = (
        f'<path d="{edge} H40 A38 38 0 0 1 2 40 Z" fill="#{FLAG[colour]}" stroke="{INK}" stroke-width="3"/>'
    )
    return corner + moved(sign(colour, 23), 18.5, 18.5)


def coachwork(row: str, wash: str, colour: str) -> str:
    """A tile of a car, 100 wide: round above in the top row."""
    if row == "top":
        shape, edge = "M2 98 V28 Q2 2 28 2 H72 Q98 2 98 28 V98 Z", "M2 40 V28 Q2 2 28 2"
        light = "M8 40 V30 Q8 8 30 8 H70"
    else:
        shape, edge, light = "M2 2 H98 V98 H2 Z", "M2 40 V2", "M8 60 V8 H80"
    rivets = "M10 90 h.1 M90 90 h.1 M90 34 h.1" + ("" if row == "top" else " M10 10 h.1 M90 10 h.1")
    return (
        f'<path d="{shape}" fill="#{wash}" stroke="{INK}" stroke-width="4"/>'
        f'<path d="{light}" fill="none" stroke="#FFFFFF" stroke-width="4" opacity=".45"/>'
        f'<path d="{rivets}" stroke="{INK}" stroke-width="5"/>{flag(colour, edge)}'
    )


def seam(row: str) -> str:
    """What scrap looks like: a dashed seam all round."""
    path = "M10 92 V30 Q10 10 30 10 H70 Q90 10 90 30 V92 Z" if row == "top" else "M10 10 H90 V92 H10 Z"
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="9 8"/>'


def plate(wash: str, colour: str) -> str:
    """A part beside a car, 100 wide, with its shadow."""
    return (
        '<rect x="4" y="5" width="100" height="100" rx="6" fill="#2A1E16" opacity=".22"/>'
        f'<rect x="2" y="2" width="96" height="96" rx="5" fill="#FAF2DE" stroke="{INK}" stroke-width="4"/>'
        f'<rect x="7" y="7" width="86" height="86" fill="#{wash}" stroke="#6B4E30" stroke-width="1.6"/>'
        f"{flag(colour, 'M2 40 V7 Q2 2 7 2')}"
    )


def dashed(fill: str) -> str:
    """A place that waits for a part, 100 wide, in copper."""
    return (
        f'<rect x="3" y="3" width="94" height="94" rx="7" fill="{fill}" stroke="#9C4A1A" stroke-width="4.5" '
        'stroke-dasharray="12 8"/>'
    )


def stack() -> str:
    """The backs of a stack, 100 wide."""
    back = f'<rect x="{{0}}" y="{{1}}" width="92" height="92" rx="5" fill="#7A4A24" stroke="{INK}" stroke-width="4"/>'
    return (
        back.format(7, 8)
        + back.format(2, 2)
        + '<rect x="9" y="9" width="78" height="78" fill="none" stroke="#EBCB79" stroke-width="2.5"/>'
        + f'<g transform="translate(48 48)"><path d="{cog(30, 24, 12)}" fill="#C8963A" stroke="{INK}" '
        f'stroke-width="3.5"/><path d="M-7 -6 C-7 -16 8 -16 8 -6 C8 1 0 0 0 7 M0 14 h.1" fill="none" '
        f'stroke="{INK}" stroke-width="5.5"/></g>'
    )


def medal(icon: str) -> str:
    """An attribute on a medal of radius 50 round the origin."""
    return (
        f'<circle r="47" fill="#EBCB79" stroke="{INK}" stroke-width="5"/><circle r="39" fill="#FFF4CF"/>'
        + moved(art(ICONS[icon]), -29, -29, zoom=0.58)
    )


def burst() -> str:
    """Volatility, of radius 44 round the origin."""
    return (
        f'<path d="{star(42, 29, 12)}" fill="#2A1E16" stroke="#FFF9EA" stroke-width="6"/>'
        '<path d="M0 -18 V3" stroke="#FFF9EA" stroke-width="9"/><path d="M0 17 h.1" stroke="#FFF9EA" stroke-width="9"/>'
    )


def parts() -> Iterator[Piece]:
    """Parts are put together from what they lie on, their drawing, and what they carry."""
    for side in SIDES:
        zoom, sheet = side / 100, "large" if side > 100 else "sprites"
        box = (-10, -14, side + 24, side + 28)

        def piece(name: str, svg: str, over: tuple[Colour, ...], *, carry: bool = False) -> Piece:
            return Piece(f"{name}-{side}", moved(svg, zoom=zoom), box, over, sheet)  # noqa: B023

        for row in ("top", "bottom"):
            for colour, wash in WASH.items():
                yield piece(f"coach-{row}-{colour}", coachwork(row, wash, colour), (PAPER,))
        for row, colour in (*product(("top",), WASH), ("bottom", "generic")):
            scrap = coachwork(row, "D3BE92", colour) + seam(row)
            yield piece(f"scrap-{row}-{colour}", scrap, (PAPER,))
        for name, svg in arts():
            yield piece(f"art-{name}", moved(svg, 13, 15, zoom=0.76), (*WASHES, SHADE))
        for icon in ICONS:
            yield piece(f"medal-{icon}", moved(medal(icon), 77, 76, zoom=0.5), WASHES)
        yield piece("burst-1", moved(burst(), 77, 77, zoom=0.52), (*WASHES, SHADE))
        yield piece(
            "burst-2", moved(burst(), 40, 77, zoom=0.52) + moved(burst(), 77, 77, zoom=0.52), (SHADE,)
        )
        yield piece("shield", moved(art("gear_and_piston/shield.svg"), 62, 3, zoom=0.34), WASHES)
        yield piece("hole", dashed("#FFF6DA"), (PAPER,))
        frame = '<rect x="0" y="0" width="100" height="100" rx="12" fill="none" stroke="#9C4A1A" stroke-width="7"/>'
        yield piece("frame", frame, (PAPER,))
        yield from under(side)
        if side in PLATES:
            for colour, wash in WASH.items():
                yield piece(f"plate-{colour}", plate(wash, colour), (PAPER, PANEL, LIT))
                yield piece(
                    f"ghost-{colour}", dashed("#FFF6DA") + flag(colour, "M3 40 V9 Q3 3 9 3"), (PAPER,)
                )
            for row in ("top", "bottom"):
                blank = coachwork(row, "FFF6DA", "generic").replace(INK, "#9C4A1A")
                yield piece(
                    f"blank-{row}",
                    blank.replace('stroke-width="4"', 'stroke-width="4" stroke-dasharray="10 7"', 1),
                    (PAPER,),
                )
            yield piece("plate-scrap", plate("D3BE92", "generic") + seam("bottom"), (PAPER,))
            yield piece("stack", stack(), (PANEL, LIT))
            empty = '<rect x="3" y="3" width="94" height="94" rx="6" fill="none" stroke="#D9C8A0" '
            yield piece("empty", empty + 'stroke-width="3" stroke-dasharray="9 8"/>', (PANEL, LIT, PAPER))
            mark = (
                '<path d="M-1 -1 H101 V101 H-1 Z M6 6 V94 H94 V6 Z" fill-rule="evenodd" fill="#9C4A1A" '
                'stroke="#9C4A1A" stroke-width="1"/><path d="M35 -4 H65 L50 15 Z" fill="#9C4A1A" '
                'stroke="#FFF9EA" stroke-width="3.5"/>'
            )
            yield piece("mark", mark, (PANEL, LIT, PAPER))


def under(side: int) -> Iterator[Piece]:
    """What a car has beside its parts: wheels, legs, the lamp, the exhaust, and the drivers."""
    zoom, sheet = side / 100, "large" if side > 100 else "sprites"
    wheel = moved(art("gear_and_piston/wheel.svg"), 50, 34, zoom=0.7)
    leg = f'<path d="M42 2 L34 66 H66 L58 2 Z" fill="#7B6A55" stroke="{INK}" stroke-width="4"/>'
    smoke = moved(art("gear_and_piston/steam.svg"), -38, -26, zoom=0.34)
    far = moved(art("gear_and_piston/steam.svg"), -66, -50, zoom=0.5)
    exhaust = art("gear_and_piston/exhaust.svg") + smoke + (far if side == SIDES[0] else "")
    for name, svg in (
        ("wheel", wheel),
        ("leg", leg),
        ("lamp", moved(art("gear_and_piston/lamp.svg"), 0, 0, zoom=1.2)),
        ("exhaust", exhaust),
    ):
        yield Piece(f"{name}-{side}", moved(svg, zoom=zoom), (-160, -160, 340, 340), (PAPER, PANEL), sheet)
    for seat, hat in enumerate(HATS):
        svg = moved(art("gear_and_piston/driver.svg") + hat, 50, -35, zoom=0.78)
        svg = recoloured(svg, {"F0E442": code(CARS[seat])})
        yield Piece(
            f"rider-{seat}-{side}", moved(svg, zoom=zoom), (-60, -180, 240, 190), (PAPER, PANEL), sheet
        )


HATS = tuple(
    f'<path d="{path}" fill="#F0E442" stroke="{INK}" stroke-width="4"/>'
    f'<path d="M-12 -26 H18" stroke="{INK}" stroke-width="5"/>'
    for path in (
        "M-22 -22 H30 M-13 -22 V-54 H21 V-22 Z",
        "M-27 -22 H35 M-16 -22 Q-16 -48 4 -48 Q24 -48 24 -22 Z",
        "M-18 -22 Q-20 -42 4 -44 Q24 -42 24 -22 H42 Z",
        "M-29 -22 H37 M-14 -22 V-38 H22 V-22 Z",
        "M-19 -18 Q-24 -52 4 -52 Q32 -52 27 -18 Z",
        "M-11 -22 L-7 -50 H15 L19 -22 Z M-24 -22 H32",
    )
)
"""The hat of every seat."""


def code(colour: Colour) -> str:
    return bytes(colour).hex().upper()


def tokens() -> Iterator[Piece]:
    """Cogs in the players' colours, the spaces for them, and the ring of whoever acts."""
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
        space = (
            f'<circle r="{radius}" fill="#E9DBB8" stroke="#6B4E30" stroke-width="3" stroke-dasharray="7 6"/>'
        )
        yield Piece(f"space-{radius}", space, box, (PAPER, PANEL, LIT))
        ring = f'<path d="{cog(53, 46, 22)}" fill="#FFF6DA" stroke="#9C4A1A" stroke-width="5"/>'
        yield Piece(f"ring-{radius}", moved(ring, zoom=zoom), box, (PAPER, PANEL, LIT))


def signs() -> Iterator[Piece]:
    """What else lies on the grounds."""
    over, box = (PAPER, PANEL, LIT), (-120, -120, 240, 260)
    wrench = moved(art("gear_and_piston/wrench.svg"), -46, -46, zoom=0.92)
    used = recoloured(wrench, {"CFCFC4": "F4EAD2", "2A1E16": "6B4E30"}).replace(
        'stroke-width="6"', 'stroke-width="5" stroke-dasharray="7 6"'
    )
    worth = (
        f'<path d="M-34 34 L-44 92 L-24 78 L-10 88 L-4 40 Z M34 34 L44 92 L24 78 L10 88 L4 40 Z" fill="#B5382B" '
        f'stroke="{INK}" stroke-width="4"/><path d="{cog(57, 50, 30)}" fill="#C8963A" stroke="{INK}" '
        f'stroke-width="4"/><circle r="43" fill="#EBCB79" stroke="#6B4E30" stroke-width="2.5"/>'
    )
    flags = "".join(
        f'<rect x="{10 + 11 * x}" y="{-22 + 11 * y}" width="11" height="11" fill="{INK}"/>'
        for x, y in product(range(4), range(3))
        if (x + y) % 2
    )
    print_ = (
        f'<rect x="-24" y="-20" width="48" height="40" rx="3" fill="#2E5F8F" stroke="{INK}" stroke-width="4"/>'
        '<path d="M-14 10 V-9 H2 V10 Z M8 -9 H15 M8 0 H15 M8 9 H15" fill="none" stroke="#FFF9EA" stroke-width="3.5"/>'
    )
    for name, svg in (
        (
            "badge",
            f'<circle cx="2" cy="4" r="30" fill="{INK}" opacity=".25"/><circle r="30" fill="#C8963A" '
            f'stroke="{INK}" stroke-width="4"/><circle r="24" fill="#EBCB79" stroke="#6B4E30" stroke-width="2"/>',
        ),
        ("wrench", moved(recoloured(wrench, {"CFCFC4": "EBCB79"}), zoom=0.9)),
        ("wrench-used", moved(used, zoom=0.9)),
        ("wrench-s", moved(wrench, zoom=0.42)),
        ("worth", worth),
        ("worth-new", recoloured(worth, {"EBCB79": "FFF4CF"})),
        (
            "gain",
            moved(
                f'<path d="{cog(57, 50, 30)}" fill="#C8963A" stroke="{INK}" stroke-width="5"/>'
                '<circle r="45" fill="#EBCB79" stroke="#6B4E30" stroke-width="3"/>',
                zoom=0.68,
            ),
        ),
        ("investor", art("gear_and_piston/investor.svg")),
        (
            "first",
            f'<path d="M8 24 V-24" stroke="{INK}" stroke-width="6"/><rect x="10" y="-22" width="44" height="33" '
            f'fill="#FFF9EA" stroke="{INK}" stroke-width="4"/>{flags}',
        ),
        ("blueprint", print_),
        ("volatile", moved(burst(), zoom=0.66)),
        ("reliable", moved(art("gear_and_piston/shield.svg"), -29, -29, zoom=0.58)),
        (
            "sleep",
            '<path d="M-11 -11 H11 L-11 11 H11" fill="none" stroke="#FFF9EA" stroke-width="13"/>'
            f'<path d="M-11 -11 H11 L-11 11 H11" fill="none" stroke="{INK}" stroke-width="6"/>',
        ),
        ("arrow", f'<path d="M-34 0 H30 M8 -22 L32 0 L8 22" fill="none" stroke="{INK}" stroke-width="8"/>'),
        ("next", '<path d="M8 -20 L-8 0 L8 20 Z" fill="#9C4A1A" stroke="#9C4A1A" stroke-width="3"/>'),
        (
            "join",
            f'<path d="M-29 0 H-8 M-18 -10 L-7 0 L-18 10 M29 0 H8 M18 -10 L7 0 L18 10" fill="none" '
            f'stroke="{INK}" stroke-width="7"/>',
        ),
        ("strike", '<path d="M-36 36 L36 -36" stroke="#9C4A1A" stroke-width="11"/>'),
        ("dot", f'<circle r="9" fill="#FFF9EA" stroke="{INK}" stroke-width="4"/>'),
    ):
        yield Piece(name, svg, box, over)
    for icon in ICONS:
        yield Piece(f"medal-{icon}", moved(medal(icon), zoom=0.6), box, over)
    for colour, paint in FLAG.items():
        yield Piece(f"sign-{colour}", sign(colour, 52, f"#{paint}", 5), box, over)
    for name in ("improvement-generic-bottom", "gear-generic"):
        yield Piece(f"icon-{name}", moved(dict(arts())[name], -28, -28, zoom=0.56), box, over)
    scrap = plate("D3BE92", "generic") + seam("bottom")
    strike = '<path d="M-28 28 L28 -28" stroke="#9C4A1A" stroke-width="9"/>'
    yield Piece("icon-whole", moved(scrap, -26, -26, zoom=0.52) + strike, box, over)
    sketch = "".join(
        f'<rect x="{x}" y="{y}" width="84" height="84" rx="{24 if y < -160 else 4}"/>'
        for x, y in product((-126, -42, 42), (-222, -138))
    )
    sketch += '<circle cx="-84" cy="-30" r="28"/><circle cx="84" cy="-30" r="28"/><path d="M-140 -54 H140"/>'
    yield Piece(
        "sketch",
        f'<g fill="none" stroke="#D9C8A0" stroke-width="4" stroke-dasharray="11 9">{sketch}</g>',
        (-160, -240, 320, 250),
        (PAPER,),
    )
    for seat, tone in enumerate(CARS):
        svg = (
            f'<path d="M-38 -14 V4 M38 -14 V4" stroke="{INK}" stroke-width="3.5"/><rect x="-62" y="0" width="124" '
            f'height="56" rx="6" fill="#{code(tone)}" stroke="{INK}" stroke-width="4"/>'
        )
        yield Piece(f"number-{seat}", svg, box, (PAPER,))


def paper(height: int, *, stained: bool = True) -> str:
    """The paper with its stains, and the frame of lines."""
    stains = "".join(
        f'<ellipse cx="{(at * 373 + 61) % 1100}" cy="{(at * 227 + 47) % height}" rx="{14 + at * 29 % 60}" '
        f'ry="{6 + at * 17 % 19}" fill="#EADCBA" opacity=".35"/>'
        for at in range(height // 40 if stained else 0)
    )
    return (
        f'<rect width="1100" height="{height}" fill="#F4EAD2"/>{stains}'
        f'<rect x="8" y="8" width="1084" height="{height - 16}" fill="none" stroke="{INK}" stroke-width="4"/>'
        f'<rect x="16" y="16" width="1068" height="{height - 32}" fill="none" stroke="#6B4E30" stroke-width="1.6"/>'
    )


def rule(y: int) -> str:
    """A double rule."""
    return (
        f'<path d="M34 {y} H1066" stroke="{INK}" stroke-width="4"/>'
        f'<path d="M34 {y + 7} H1066" stroke="{INK}" stroke-width="1.6"/>'
    )


def panel(box: Box, *, lit: bool = False) -> str:
    """A panel on the paper; `lit`: the game is there."""
    x, y, width, height = box
    fill, line, edge = ("#F6CF86", "#9C4A1A", 7) if lit else ("#FAF2DE", INK, 3.5)
    return (
        f'<rect x="{x + 5}" y="{y + 7}" width="{width}" height="{height}" rx="10" fill="{INK}" opacity=".14"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="{fill}" stroke="{line}" '
        f'stroke-width="{edge}"/><rect x="{x + 9}" y="{y + 9}" width="{width - 18}" height="{height - 18}" rx="6" '
        'fill="none" stroke="#6B4E30" stroke-width="1.5"/>'
    )


def place(location: Location, box: Box, *, small: bool, lit: bool) -> str:
    """What a place looks like in its panel."""
    x, y, width, height = box
    match location:
        case "back alley":
            walls = art("gear_and_piston/alley.svg")
            walls = recoloured(walls, {"3A2C22": "7A5330", "5A6670": "5E7A90"}) if lit else walls
            drawn = (
                f'<svg x="{x + 11}" y="{y + 11}" width="{width - 22}" height="{height - 22}" '
                f'viewBox="0 {44 * small} 244 {244 * (height - 22) / (width - 22):.1f}">{walls}</svg>'
            )
            sign_ = f'<rect x="{x + 6}" y="{y + height - 74}" width="{width - 12}" height="62" rx="4" fill="#F4EAD2" '
            return drawn + sign_ + f'stroke="{INK}" stroke-width="4"/>'
        case "patent office":
            house = art("gear_and_piston/office.svg")
            house = recoloured(house, {"D4BF93": "FFE9B0", "5A4A38": "FFF9EA"}) if lit else house
            return (
                moved(house, x + 64, y + 18, zoom=0.46) if small else moved(house, x + 26, y + 22, zoom=0.9)
            )
        case "junk yard":
            heap = art("gear_and_piston/yard.svg")
            return moved(heap, x + 62, y + 18, zoom=0.58) if small else moved(heap, x + 20, y + 34, zoom=0.96)
        case "workshop":
            house = art("gear_and_piston/workshop.svg")
            zoom, left, top = (0.56, x + 60, y + 14) if small else (0.98, x + 28, y + 20)
            if lit:
                house = recoloured(house, {"D9BE94": "D89A68", "8C7A5E": "FFF4CF"})
                house += moved(art("gear_and_piston/steam.svg"), 168, 2, zoom=0.8)
            return moved(house, left, top, zoom=zoom)


def places(kind: Map, lit: Location | None = None) -> str:
    """All four, of which one may be lit."""
    return "".join(
        panel(box, lit=location == lit) + place(location, box, small=kind == "plan", lit=location == lit)
        for location, box in BOXES[kind].items()
    )


def sheet(kind: Map, lit: Location | None = None) -> str:
    """The table, or the sheet of whoever plans."""
    rules = rule(RULE)
    if kind == "table":
        rules += f'<path d="M34 {FEET} H1066" stroke="{INK}" stroke-width="1.8"/>'
    else:
        rules += rule(BELOW)
    return paper(HEIGHT) + rules + places(kind, lit)


def lights() -> Iterator[Piece]:
    """Every place when the game is there."""
    kinds: tuple[Map, ...] = ("table", "plan")
    for kind, (at, location) in product(kinds, enumerate(LOCATIONS, 1)):
        x, y, width, height = BOXES[kind][location]
        box = (
            x - 4,
            y - 4 - 4 * (location == "workshop"),
            width + 10,
            height + 12 + 4 * (location == "workshop"),
        )
        yield Piece(
            f"lit-{kind}-{at}",
            moved(sheet(kind, location), -x, -y),
            (-4, box[1] - y, *box[2:]),
            (),
            f"lit-{kind}",
        )


def lines(top: int, low: int) -> str:
    """Lines of construction behind a car."""
    across = "".join(f"M34 {y} H1066 " for y in range(top, low, 150))
    along = "".join(f"M{x} {top} V{low} " for x in range(100, 1060, 150))
    return f'<path d="{across}{along}" fill="none" stroke="#E0CD9E" stroke-width="2" stroke-dasharray="3 8"/>'


def show(height: int) -> str:
    """The sky over the photo finish: the tents of a fair."""
    tents = "".join(
        f'<path d="M{x} 326 V{y + 60} L{x + w} {y} L{x + 2 * w} {y + 60} V326 Z" fill="#EADCB9" stroke="#C2A983" '
        f'stroke-width="4"/>'
        for x, y, w in ((130, 214, 80), (430, 232, 62), (640, 250, 58), (780, 210, 70), (20, 258, 60))
    )
    return f'<rect width="1100" height="{height}" fill="#F4EAD2"/>{lines(176, 326)}{tents}'


def grounds() -> Iterator[Ground]:
    """Table, hands, the garages and the result."""
    yield Ground("table", sheet("table"), 1100, HEIGHT)
    yield Ground("plan", sheet("plan"), 1100, HEIGHT)
    choice = paper(HEIGHT) + rule(RULE) + panel(CHOICE, lit=True) + rule(CHOICE.low + 18)
    yield Ground("choice", choice, 1100, HEIGHT)
    yield Ground("build", paper(HEIGHT) + rule(RULE) + lines(136, 640), 1100, HEIGHT)
    for seats in range(2, 7):
        boxes = garage(seats)
        height = boxes[-1].low + TOP + 6
        yield Ground(
            f"garage-{seats}", paper(height, stained=False) + "".join(map(panel, boxes)), 1100, height
        )
    yield shared.finish(show(326), road="#E0CC9E", frame=INK, crowd=("#C2A983", "#A58654"), flag="#9C4A1A")
    yield Ground("cover", cover(), 1100, 400)


def cover() -> str:
    """The desk of whoever drew the car: an investor, a cog, and smoke."""
    wheel = (
        f'<path d="{cog(70, 60, 20)}" fill="#C8963A" stroke="{INK}" stroke-width="5"/><circle r="46" fill="#EBCB79" '
        f'stroke="#6B4E30" stroke-width="3"/><circle r="16" fill="#F4EAD2" stroke="{INK}" stroke-width="5"/>'
    )
    smoke = art("gear_and_piston/steam.svg")
    return (
        paper(400)
        + lines(24, 380)
        + moved(wheel, 108, 116)
        + moved(art("gear_and_piston/wrench.svg"), 46, 240, turn=-12, zoom=1.2)
        + moved(art("gear_and_piston/investor.svg"), 972, 292, zoom=1.36)
        + moved(smoke, 196, 236, zoom=0.7)
    )


def rosettes() -> Iterator[Piece]:
    """The shared rosettes, all that the photo finish needs beside the own cars."""
    return (piece for piece in shared.pieces((PAPER,)) if piece.name.startswith("rosette"))


RECIPE = Recipe(
    "gear_and_piston",
    WORLD,
    (*parts(), *tokens(), *signs(), *lights(), *rosettes()),
    tuple(grounds()),
    (
        *(value for value in vars(inks).values() if isinstance(value, tuple) and len(value) == 3),
        *inks.PAINTS.values(),
        *inks.PRINTS,
        *CARS,
        *shared.finish_inks(inks.FINISH),
    ),
)
