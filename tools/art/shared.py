"""The drawings that worlds share: racers with drivers, number discs, rosettes, and the ground of the photo
finish.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.photo_finish import FLOOR, LINE, WIDE, FinishStyle
from bot.render.theme import CARS, Colour
from tools.art.recipe import Ground, Piece, art, moved, recoloured

SIZES = {"s": 0.66, "m": 1.0, "l": 1.4}
SKINS = ("EDBE92", "F3CDA8", "8A5A3C", "D9A06E", "6B4429", "F0C7A0", "B97F52", "E8B88A")
SHELL = (
    "M-33 -34 C-38 -64 -20 -78 1 -78 C22 -78 36 -64 33 -40 L-14 -40 C-16 -30 -20 -24 -28 -22 "
    "C-32 -26 -33 -30 -33 -34 Z"
)
"""The outline of a helmet."""
FEATURES = (
    '<path d="M-4 -21 q9 -7 18 0" fill="none" stroke="#4A3020" stroke-width="6"/>',
    '<path d="M-30 -30 q-12 14 -4 30" fill="none" stroke="#7A3E1D" stroke-width="8"/>',
    '<path d="M-22 -24 C-20 -4 20 -4 26 -24 C14 -14 -10 -14 -22 -24 Z" fill="#17131F"/>',
    '<g fill="none" stroke="#17131F" stroke-width="4"><circle cx="-2" cy="-31" r="8"/>'
    '<circle cx="17" cy="-31" r="8"/></g>',
    '<path d="M-36 -54 H34" stroke="#F7F2E6" stroke-width="9"/>',
    '<path d="M-27 -24 q-8 8 -3 18 q7 4 9 -6" fill="#C9C4C0" stroke="#17131F" stroke-width="4"/>',
    '<path d="M-3 -60 L3 -76 L9 -60 Z" fill="#F4C22F"/>',
    '<path d="M-20 -66 L12 -76 M-30 -52 L28 -66" stroke="#F7F2E6" stroke-width="5"/>',
)
"""The features of the eight drivers, apart from their skin."""
EYES = '<g fill="#17131F"><circle cx="-1" cy="-31" r="4"/><circle cx="17" cy="-31" r="4"/></g>'
MOODS = {
    "grin": '<path d="M-4 -24 q12 3 24 -2 q-3 12 -12 12 q-9 0 -12 -10 Z" fill="#FFFFFF" stroke="#17131F" '
    'stroke-width="3.5"/>',
    "oh": '<ellipse cx="9" cy="-19" rx="5" ry="6" fill="#17131F"/>',
    "sad": '<path d="M1 -15 q9 -8 18 -1" fill="none" stroke="#17131F" stroke-width="4.5"/>'
    '<path d="M-8 -39 l8 -3 M24 -39 l-8 -3" stroke="#17131F" stroke-width="4"/>',
}
ROBOT = (
    '<path d="M-30 4 C-30 -14 -16 -18 0 -18 C16 -18 30 -14 30 4 Z" fill="#8D97A5" stroke="#17131F" '
    'stroke-width="5"/><path d="M0 -66 V-80" stroke="#17131F" stroke-width="5"/>'
    '<circle cx="0" cy="-80" r="6" fill="#FFC845" stroke="#17131F" stroke-width="4"/>'
    '<rect x="-32" y="-66" width="64" height="56" rx="14" fill="#C9D2DD" stroke="#17131F" stroke-width="5"/>'
    '<rect x="-20" y="-54" width="46" height="34" rx="9" fill="#17131F"/>'
)
LIGHTS = {
    "grin": '<path d="M-8 -40 q5 -7 10 0 M10 -40 q5 -7 10 0 M-6 -30 q12 8 24 0" fill="none" '
    'stroke="#7CE8C4" stroke-width="4.5"/>',
    "oh": '<g fill="#7CE8C4"><circle cx="-2" cy="-39" r="5"/><circle cx="15" cy="-39" r="5"/>'
    '<circle cx="7" cy="-27" r="4"/></g>',
    "sad": '<path d="M-8 -42 l9 4 M21 -42 l-9 4 M-3 -26 q9 -7 18 0" fill="none" stroke="#7CE8C4" '
    'stroke-width="4.5"/>',
}
DISC = '<circle r="26" fill="#F7F2E6" stroke="#17131F" stroke-width="5"/>'
ROSETTES = (("F6BE3B", "FFE8A6"), ("C9CED6", "F1F4F8"), ("D08A4E", "F5CFA8"), ("EDE4CC", "FFFDF4"))


def pieces(over: tuple[Colour, ...], seats: int = 2 * len(CARS), *, drivers: bool = True) -> Iterator[Piece]:
    """Yield the shared sprites for a number of seats. over: the colours on which their edges lie. drivers:
    whether to include the drivers and their helmets.
    """
    for size, zoom in SIZES.items():
        for name, svg in sized(seats):
            if not name.startswith("racer") and not drivers:
                continue
            box = (-400, -160, 420, 180) if name.startswith("racer") else (-65, -130, 130, 140)
            yield Piece(f"{name}-{size}", moved(svg, zoom=zoom), box, over, "finish")
    yield Piece("disc", DISC, (-32, -32, 64, 64), (), "finish")
    for place, (rim, field) in enumerate(ROSETTES, 1):
        svg = recoloured(art("shared/rosette.svg"), {"F6BE3B": rim, "FFE8A6": field})
        yield Piece(f"rosette-{place}", svg, (-110, -110, 220, 280), over[:1], "finish")


def shell(code: str) -> str:
    """Draw the shell of a helmet. code: the colour code without the #."""
    return f'<path d="{SHELL}" fill="#{code}"/>'


def head(driver: int, mood: str) -> str:
    """Draw a driver's head without the shell of the helmet, with the neck at the origin."""
    return (
        recoloured(art("shared/head.svg"), {"EDBE92": SKINS[driver]}) + EYES + FEATURES[driver] + MOODS[mood]
    )


def sized(seats: int) -> Iterator[tuple[str, str]]:
    """Yield the name and the drawing of each shared sprite that is needed in several sizes."""
    racer = art("shared/racer.svg")
    for seat in range(seats):
        painted = recoloured(racer, {"F0E442": bytes(CARS[seat % len(CARS)]).hex()})
        yield f"racer-{seat}", painted + (art("shared/stripes.svg") if seat >= len(CARS) else "")
    for colour, paint in enumerate(CARS):
        yield f"shell-{colour}", shell(bytes(paint).hex())
    for mood in MOODS:
        for at in range(len(FEATURES)):
            yield f"driver-{at}-{mood}", head(at, mood)
        yield f"driver-robot-{mood}", ROBOT + LIGHTS[mood]


END = FLOOR + 9
"""The height of the ground of a photo finish in pixels."""


def finish(sky: str, *, road: str, frame: str, crowd: tuple[str, str], flag: str) -> Ground:
    """Return the ground of a photo finish. sky: the drawing of the sky, 326 pixels high. road, frame, flag:
    colour codes that begin with #. crowd: the colour codes of the back and the front row of spectators.
    """
    flags = "".join(
        f'<path d="M{x} 320 V238" stroke="{frame}" stroke-width="5"/>'
        f'<path d="M{x} 238 q14 -9 28 0 t26 0 v28 q-13 8 -26 0 t-28 0 Z" fill="{tone}" '
        f'stroke="{frame}" stroke-width="4"/>'
        for x, tone in ((96, flag), (330, "#FFFFFF"), (560, flag), (740, "#FFFFFF"))
    )
    squares = "".join(
        f'<rect x="{LINE + 26 * (row % 2)}" y="{334 + 26 * row}" width="26" height="26" fill="#17131F"/>'
        for row in range(-(-(END - 334) // 26))
    )
    svg = f"""{sky}{_crowd(crowd[0], 284, 6)}{flags}{_crowd(crowd[1], 308, 24)}
<rect y="330" width="1100" height="{END - 330}" fill="{road}"/>\
<rect y="326" width="1100" height="9" fill="{frame}"/>
<rect x="{LINE}" y="334" width="{WIDE}" height="{END - 334}" fill="#FFFFFF"/>{squares}
<path d="M5 5 H1095 V{END - 5} H5 Z" fill="none" stroke="{frame}" stroke-width="10"/>"""
    return Ground("result", svg, 1100, END)


def _crowd(tone: str, y: int, start: int) -> str:
    people = ""
    for x in range(start, 1110, 41):
        at, high = x + x * 7 % 13, y + x * 5 % 11
        people += f'<circle cx="{at}" cy="{high}" r="{13 + x * 3 % 6}"/>'
        people += f'<rect x="{at - 18}" y="{high + 14}" width="36" height="60" rx="14"/>'
        if x % 3 == 0:
            people += f'<path d="M{at + 14} {high + 22} l{x % 17 - 4} -44" stroke="{tone}" stroke-width="9"/>'
    return f'<g fill="{tone}">{people}</g>'


def finish_inks(look: FinishStyle) -> tuple[Colour, ...]:
    """Return the colours of the text, the band and the dashes in a photo finish."""
    return look.ink, look.accent, look.words, look.band, look.dash, look.gold, look.print
