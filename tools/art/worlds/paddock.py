"""The world of the pictures that belong to no game: cars, podiums, profiles, standings and share cards."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from bot.render import paddock
from bot.render.paddock import ASPHALT, FIELD, GREEN, WORLD
from bot.render.share_card import SIZES
from bot.render.theme import CARS
from tools.art import shared
from tools.art.recipe import Ground, Piece, Recipe, moved

INK = "#17131F"
TILES = {
    "lead": ("F6BE3B", '<path d="M0 -17 L5 -6 L17 -5 L8 3 L11 15 L0 8.500 L-11 15 L-8 3 L-17 -5 L-5 -6 Z"/>'),
    "up": ("8FD6A6", '<path d="M0 -13 L14 11 H-14 Z"/>'),
    "down": ("E5533A", '<path d="M0 13 L14 -11 H-14 Z"/>'),
    "level": ("FBF1DC", '<rect x="-15" y="-4" width="30" height="8" rx="3"/>'),
}
"""The colour of each tile, with a sign that has the same meaning."""
TREES = (
    (230, 560, 34),
    (300, 590, 24),
    (560, 820, 36),
    (640, 800, 24),
    (860, 800, 34),
    (930, 830, 22),
    (480, 520, 26),
    (420, 530, 36),
    (760, 840, 22),
    (170, 640, 22),
)


def star(points: int, outer: float, inner: float) -> str:
    """Return the outline of a star around the origin, as an SVG path. outer, inner: the radii at its points
    and between them.
    """
    spots = (
        (radius * sin(at * pi / points), -radius * cos(at * pi / points))
        for at, radius in enumerate((outer, inner) * points)
    )
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + " Z"


def pieces() -> Iterator[Piece]:
    for kind, (fill, sign) in TILES.items():
        for side in SIZES:
            plate = f'<rect x="-31" y="-31" width="62" height="62" rx="13" fill="#{fill}" stroke="{INK}" stroke-width="6"/>'
            svg = moved(f'{plate}<g fill="{INK}">{sign}</g>', zoom=(side - 6) / 62)
            yield Piece(f"tile-{kind}-{side}", svg, (-40, -40, 80, 80), (ASPHALT, FIELD))
    path = star(22, 142, 126)
    badge = f'<path d="{path}" transform="translate(6 9)" fill="#000000" opacity=".33"/>'
    badge += f'<path d="{path}" fill="#F6BE3B" stroke="{INK}" stroke-width="7"/>'
    badge += f'<circle r="106" fill="#FBF1DE" stroke="{INK}" stroke-width="5"/>'
    yield Piece("badge", badge, (-160, -160, 330, 330), (GREEN,))
    for name, fill in (("on", "F6BE3B"), ("off", "0C3D2E")):
        flag = '<path d="M0 -54 V50" stroke="#FBF1DD" stroke-width="7"/>'
        flag += f'<path d="M2 -54 q12 -8 25 0 t23 0 v40 q-11 8 -23 0 t-25 0 Z" fill="#{fill}" stroke="{INK}" stroke-width="5"/>'
        yield Piece(f"flag-{name}", flag, (-10, -70, 70, 130), (GREEN,))
    squares = "".join(
        f'<rect x="{-14 + 14 * x}" y="{-42 + 14 * y}" width="14" height="14" fill="{"#FFFFFF" if (x + y) % 2 else INK}"/>'
        for x in range(2)
        for y in range(6)
    )
    frame = f'<rect x="-14" y="-42" width="28" height="84" fill="none" stroke="{INK}" stroke-width="4"/>'
    yield Piece("finish", squares + frame, (-20, -50, 40, 100), (ASPHALT, FIELD))
    spanner = (
        f'<path d="M-8 34 V-10 A20 20 0 0 1 -12 -42 V-24 H12 V-42 A20 20 0 0 1 8 -10 V34 Z" '
        f'fill="#C9CED6" stroke="{INK}" stroke-width="5"/>'
    )
    yield Piece("spanner", moved(spanner, turn=28), (-60, -60, 120, 120), (FIELD,))
    for size, zoom, sheet in (("t", 0.5, "sprites"), ("m", 1.0, "large"), ("l", 1.4, "large")):
        for name, svg in shared.sized(2 * len(CARS)):
            if "-sad" not in name and (size != "l" or "-oh" not in name):
                box = (-400, -160, 420, 180) if name.startswith("racer") else (-65, -130, 130, 140)
                yield Piece(f"{name}-{size}", moved(svg, zoom=zoom), box, (ASPHALT, FIELD), sheet)
    yield Piece("disc", shared.DISC, (-32, -32, 64, 64), (), "large")


def chequers(width: int) -> str:
    """Draw the chequered strip along the top edge, 44 pixels high."""
    return "".join(
        f'<rect x="{45 * x}" y="{22 * y}" width="45" height="22" fill="{"#FBF1DD" if (x + y) % 2 else INK}"/>'
        for x in range(-(-width // 45))
        for y in range(2)
    )


def green(width: int, height: int) -> str:
    slope = 0.55 * height
    bands = "".join(
        f'<path d="M{x} 0 H{x + wide} L{x + wide - slope:.0f} {height} H{x - slope:.0f} Z" fill="{fill}"/>'
        for x, wide, fill in ((0.65 * width, 130, "#0F4635"), (0.79 * width, 50, "#0C3D2E"))
    )
    return f'<rect width="{width}" height="{height}" fill="#12503C"/>{bands}{chequers(width)}'


def rim(width: int, height: int) -> str:
    return f'<path d="M5 5 H{width - 5} V{height - 5} H5 Z" fill="none" stroke="{INK}" stroke-width="10"/>'


def road(top: int, low: int) -> str:
    dashes = f'<path d="M0 {low - 24} H1100" stroke="#FBF1DD" stroke-width="6" stroke-dasharray="46 34"/>'
    return f'<path d="M0 {top} H1100 V{low} H0 Z" fill="#4A4955" stroke="{INK}" stroke-width="6"/>{dashes}'


def field(x: int, y: int, width: int, height: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="26" fill="#0B3A2B" stroke="{INK}" '
        f'stroke-width="7"/>'
    )


def grounds() -> Iterator[Ground]:
    """Yield the grounds. Those of profiles and standings end before the lower edge of their frame."""
    trees = "".join(
        f'<path d="M{x} {y} V{y + 1.5 * r}" stroke="#0A2A20" stroke-width="9"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#17543F" stroke="{INK}" stroke-width="4"/>'
        f'<path d="M{x - 0.5 * r} {y - 0.3 * r} q{0.3 * r} {-0.5 * r} {0.8 * r} {-0.3 * r}" fill="none" '
        f'stroke="#2A7A5C" stroke-width="5"/>'
        for x, y, r in TREES
    )
    yield Ground("car", green(1100, 430) + road(300, 430) + rim(1100, 430), 1100, 430)
    floor = f'<path d="M0 746 H1100 V800 H0 Z" fill="#4A4955" stroke="{INK}" stroke-width="6"/>'
    yield Ground("podium", green(1100, 800) + floor + rim(1100, 800), 1100, 800)
    yield Ground("profile", green(1100, 1072) + road(296, 392) + rim(1100, 1140), 1100, 1072)
    yield Ground("standings", green(1100, 1464) + rim(1100, 1530), 1100, 1464)
    yield Ground("share", green(1080, 1080) + field(40, 460, 1000, 430) + trees + rim(1080, 1080), 1080, 1080)


RECIPE = Recipe(
    "paddock",
    WORLD,
    tuple(pieces()),
    tuple(grounds()),
    (
        *CARS,
        *(value for value in vars(paddock).values() if isinstance(value, tuple) and len(value) == 3),
    ),
)
