"""The drawings of Gear & Piston's parts and cars, as pieces of its world."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin

from bot.games.gear_and_piston.board.grid import PLATES, SIDES
from bot.games.gear_and_piston.board.inks import LIT, PANEL, PAPER, SHADE
from bot.render.theme import CARS, Colour, rgb
from tools.art.recipe import Piece, art, moved, recoloured

INK = "#2A1E16"
GREEN, RED, BRASS = "2E7B55", "B5382B", "C8963A"
WASH = {"electric": "BFDCC4", "gasoline": "EBB9A4", "steam": "F0D590", "generic": "DEDBCB"}
"""The tint under the parts of each colour."""
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
"""A sign for each colour, for people who cannot distinguish the colours."""
WASHES = tuple(map(rgb, WASH.values()))


def sign(colour: str, size: float, fill: str = "#FFF9EA", line: float = 6) -> str:
    """Draw the sign of a colour around the origin. size: the side of its box."""
    path = f'<path d="{SIGNS[colour]}" fill="{fill}" stroke="{INK}" stroke-width="{line}"/>'
    return moved(path, -size / 2, -size / 2, zoom=size / 100)


def cog(outer: float, inner: float, teeth: int) -> str:
    """Return the outline of a cog around the origin, as an SVG path. outer, inner: the radii at its teeth and
    between them.
    """
    step, points = 2 * pi / teeth, []
    for tooth in range(teeth):
        for radius, at in ((inner, -0.32), (outer, -0.16), (outer, 0.16), (inner, 0.32)):
            angle = (tooth + at) * step
            points.append(f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}")
    return f"M{' L'.join(points)} Z"


def star(outer: float, inner: float, points: int) -> str:
    """Return the outline of a star around the origin, as an SVG path. outer, inner: the radii at its points
    and between them.
    """
    corners = [
        f"{radius * sin(at * pi / points):.1f} {-radius * cos(at * pi / points):.1f}"
        for at, radius in enumerate((outer, inner) * points)
    ]
    return f"M{' L'.join(corners)} Z"


def gears() -> str:
    """Draw a large cog and a small brass one."""
    large, small = cog(36, 27, 12), cog(25, 18, 10)
    return (
        f'<g transform="translate(40 41)"><path d="{large}" fill="#A9ABA3" stroke="{INK}" stroke-width="4"/>'
        f'<circle r="11" fill="#F4EAD2" stroke="{INK}" stroke-width="4"/></g>'
        f'<g transform="translate(72 72)"><path d="{small}" fill="#C8963A" stroke="{INK}" stroke-width="4"/>'
        f'<circle r="7" fill="#F4EAD2" stroke="{INK}" stroke-width="3.5"/></g>'
    )


def arts() -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing of every type and colour of part, each 100 wide and high."""
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
    """Draw the flag of a colour, if it has one, in the top left corner of a tile that is 100 wide. edge: the
    start of the corner's outline as an SVG path.
    """
    if colour not in FLAG:
        return ""
    corner = (
        f'<path d="{edge} H40 A38 38 0 0 1 2 40 Z" fill="#{FLAG[colour]}" stroke="{INK}" stroke-width="3"/>'
    )
    return corner + moved(sign(colour, 23), 18.5, 18.5)


def coachwork(row: str, wash: str, colour: str) -> str:
    """Draw a tile of a car, 100 wide. wash: the colour code of its tint. colour: the colour of its flag."""
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
    """Draw the dashed seam along the edges of a scrap part."""
    path = "M10 92 V30 Q10 10 30 10 H70 Q90 10 90 30 V92 Z" if row == "top" else "M10 10 H90 V92 H10 Z"
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="9 8"/>'


def plate(wash: str, colour: str) -> str:
    """Draw the tile of a part beside a car, 100 wide, with its shadow."""
    return (
        '<rect x="4" y="5" width="100" height="100" rx="6" fill="#2A1E16" opacity=".22"/>'
        f'<rect x="2" y="2" width="96" height="96" rx="5" fill="#FAF2DE" stroke="{INK}" stroke-width="4"/>'
        f'<rect x="7" y="7" width="86" height="86" fill="#{wash}" stroke="#6B4E30" stroke-width="1.6"/>'
        f"{flag(colour, 'M2 40 V7 Q2 2 7 2')}"
    )


def dashed(fill: str) -> str:
    """Draw the dashed copper frame of a place where a part is missing, 100 wide."""
    return (
        f'<rect x="3" y="3" width="94" height="94" rx="7" fill="{fill}" stroke="#9C4A1A" stroke-width="4.5" '
        'stroke-dasharray="12 8"/>'
    )


def stack() -> str:
    """Draw a stack of cards face down, 100 wide."""
    back = (
        '<rect x="{0}" y="{1}" width="92" height="92" rx="5" fill="#7A4A24" '
        f'stroke="{INK}" stroke-width="4"/>'
    )
    return (
        back.format(7, 8)
        + back.format(2, 2)
        + '<rect x="9" y="9" width="78" height="78" fill="none" stroke="#EBCB79" stroke-width="2.5"/>'
        + f'<g transform="translate(48 48)"><path d="{cog(30, 24, 12)}" fill="#C8963A" stroke="{INK}" '
        f'stroke-width="3.5"/><path d="M-7 -6 C-7 -16 8 -16 8 -6 C8 1 0 0 0 7 M0 14 h.1" fill="none" '
        f'stroke="{INK}" stroke-width="5.5"/></g>'
    )


def medal(icon: str) -> str:
    """Draw the icon of an attribute on a medal of radius 50 around the origin."""
    return (
        f'<circle r="47" fill="#EBCB79" stroke="{INK}" stroke-width="5"/><circle r="39" fill="#FFF4CF"/>'
        + moved(art(ICONS[icon]), -29, -29, zoom=0.58)
    )


def burst() -> str:
    """Draw a star of radius 45 (including its stroke) around the origin, with the "-1" that a volatile part
    costs.
    """
    return jagged() + '<path d="M-25 2 H-6 M1 -9 L13 -18 V20" fill="none" stroke="#FFF9EA" stroke-width="9"/>'


def jagged() -> str:
    """Draw the star of Volatility without its text."""
    return f'<path d="{star(42, 32, 12)}" fill="#2A1E16" stroke="#FFF9EA" stroke-width="5"/>'


def sized(side: int, name: str, svg: str, over: tuple[Colour, ...]) -> Piece:
    """Return a drawing that is 100 wide as a sprite that is `side` wide. over: the colours that the sprite
    lies on.
    """
    box = (-10, -14, side + 24, side + 28)
    return Piece(
        f"{name}-{side}", moved(svg, zoom=side / 100), box, over, "large" if side > 100 else "sprites"
    )


def parts() -> Iterator[Piece]:
    """Yield the sprites from which a part is composed, and those beside and under parts, in every size."""
    for side in SIDES:
        for row in ("top", "bottom"):
            for colour, wash in WASH.items():
                yield sized(side, f"coach-{row}-{colour}", coachwork(row, wash, colour), (PAPER,))
        for row, colour in (*product(("top",), WASH), ("bottom", "generic")):
            scrap = coachwork(row, "D3BE92", colour) + seam(row)
            yield sized(side, f"scrap-{row}-{colour}", scrap, (PAPER,))
        for name, svg in arts():
            yield sized(side, f"art-{name}", moved(svg, 13, 15, zoom=0.76), (*WASHES, SHADE))
        for icon in ICONS:
            yield sized(side, f"medal-{icon}", moved(medal(icon), 77, 76, zoom=0.5), WASHES)
        yield sized(side, "burst-1", moved(burst(), 77, 77, zoom=0.52), (*WASHES, SHADE))
        yield sized(
            side, "burst-2", moved(burst(), 40, 77, zoom=0.52) + moved(burst(), 77, 77, zoom=0.52), (SHADE,)
        )
        yield sized(side, "shield", moved(art("gear_and_piston/shield.svg"), 62, 3, zoom=0.34), WASHES)
        yield sized(side, "hole", dashed("#FFF6DA"), (PAPER,))
        for colour in WASH:
            ghost = dashed("#FFF6DA") + flag(colour, "M3 40 V9 Q3 3 9 3")
            yield sized(side, f"ghost-{colour}", ghost, (PAPER,))
        frame = '<rect width="100" height="100" rx="12" fill="none" stroke="#9C4A1A" stroke-width="7"/>'
        yield sized(side, "frame", frame, (PAPER,))
        yield from under(side)
        if side in PLATES:
            yield from plates(side)


def plates(side: int) -> Iterator[Piece]:
    """Yield the parts beside a car, the missing parts, and the stacks."""
    for colour, wash in WASH.items():
        yield sized(side, f"plate-{colour}", plate(wash, colour), (PAPER, PANEL, LIT))
    for row in ("top", "bottom"):
        blank = coachwork(row, "FFF6DA", "generic").replace(INK, "#9C4A1A")
        yield sized(
            side,
            f"blank-{row}",
            blank.replace('stroke-width="4"', 'stroke-width="4" stroke-dasharray="10 7"', 1),
            (PAPER,),
        )
    yield sized(side, "plate-scrap", plate("D3BE92", "generic") + seam("bottom"), (PAPER,))
    yield sized(side, "stack", stack(), (PANEL, LIT))


def under(side: int) -> Iterator[Piece]:
    """Yield the sprites around a car's parts."""
    zoom, sheet = side / 100, "large" if side > 100 else "sprites"
    for name, svg in ends_of_cars(large=side > 100):
        box = (-60, -180, 240, 190) if name.startswith("rider") else (-160, -160, 340, 340)
        yield Piece(f"{name}-{side}", moved(svg, zoom=zoom), box, (PAPER, PANEL), sheet)


def ends_of_cars(*, large: bool = False) -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing of all that is around a car's parts, which are 100 wide. large: whether
    the exhaust has more smoke.
    """
    wheel = moved(art("gear_and_piston/wheel.svg"), 50, 34, zoom=0.7)
    yield "wheel", wheel
    yield "ghost-wheel", f'<g opacity=".3">{wheel}</g>'
    yield "leg", f'<path d="M42 2 L34 66 H66 L58 2 Z" fill="#7B6A55" stroke="{INK}" stroke-width="4"/>'
    yield "lamp", moved(art("gear_and_piston/lamp.svg"), 0, 0, zoom=1.2)
    smoke = moved(art("gear_and_piston/steam.svg"), -38, -26, zoom=0.34)
    far = moved(art("gear_and_piston/steam.svg"), -66, -50, zoom=0.5)
    yield "exhaust", art("gear_and_piston/exhaust.svg") + smoke + (far if large else "")
    for seat, hat in enumerate(HATS):
        svg = moved(art("gear_and_piston/driver.svg") + hat, 50, -35, zoom=0.78)
        yield f"rider-{seat}", recoloured(svg, {"F0E442": code(CARS[seat])})


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


def code(colour: Colour) -> str:
    return bytes(colour).hex().upper()
