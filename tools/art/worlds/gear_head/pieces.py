"""The cards, signs, discs, and all other sprites except for the cars."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin

from bot.games.gear_head.board.inks import BENCH, FINISH, LANE, PAINTS, ROAD, ROUNDEL, SHELF, WALL
from bot.games.gear_head.board.plan import CARD, CHIP, SIGN_HEIGHT, SIGN_WIDTH
from bot.games.gear_head.rules.components import PARTS
from bot.render.theme import CARS, Colour
from tools.art.recipe import Piece, art, moved
from tools.art.worlds.gear_head.cars import code

PARTS_DRAWN: dict[str, str] = dict(
    zip(
        map(str, PARTS),
        (
            art("gear_head/fuel.svg"),
            art("gear_head/pistons.svg"),
            art("gear_head/battery.svg"),
            art("gear_head/shaft.svg"),
            art("gear_head/tires.svg"),
            art("gear_head/shift.svg"),
        ),
        strict=True,
    )
)
INKS: dict[str, Colour] = {str(part): paint for part, paint in PAINTS.items()}
GEAR = " ".join(
    f"{'M' if not step else 'L'}{r * cos(a):.1f} {r * sin(a):.1f}"
    for step, (a, r) in enumerate(
        ((tooth * 45 + at) * pi / 180, 50 if abs(at) < 10 else 35)
        for tooth in range(8)
        for at in (-14, -9, 9, 14)
    )
)
STAR = " ".join(
    f"{'M' if not at else 'L'}{(60 if at % 2 else 49) * cos(at * pi / 16):.1f} "
    f"{(60 if at % 2 else 49) * sin(at * pi / 16):.1f}"
    for at in range(32)
)


def framed(part: str, width: int, height: int) -> str:
    field = height - 66
    return f"""<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="14" fill="#{code(INKS[part])}" stroke="#2A1B15" stroke-width="4"/>
<rect x="9" y="9" width="{width - 18}" height="{field}" rx="8" fill="#F6E9CB"/>
<path d="M9 {field * 0.62:g} L{width * 0.62:g} 9 H17 Q9 9 9 17 Z" fill="#FFFDF4" opacity=".6"/>"""


def shadow(width: int, height: int) -> str:
    return f'<rect x="6" y="9" width="{width}" height="{height}" rx="14" fill="#000000" opacity=".35"/>'


def card(part: str) -> str:
    """Draw a card without its number and name."""
    width, height = CARD
    symbol = moved(PARTS_DRAWN[part], width - 58, 85, zoom=0.94)
    return shadow(width, height) + framed(part, width, height) + symbol


def plain(part: str) -> str:
    """Draw a card with only a large symbol."""
    return shadow(*CARD) + framed(part, *CARD) + moved(PARTS_DRAWN[part], 84, 84, zoom=1.32)


def cards() -> Iterator[Piece]:
    """Yield every Part as a card, in all sizes, and as a symbol on the car, with the disc for its number."""
    for part, svg in PARTS_DRAWN.items():
        yield Piece(f"card-{part}", card(part), (0, 0, 190, 240), (BENCH,))
        under = f'<rect x="-82" y="-105" width="164" height="210" rx="14" fill="#{code(INKS[part])}" stroke="#2A1B15" stroke-width="4"/>'
        yield Piece(f"under-{part}", moved(under, turn=-8), (-130, -150, 260, 300), (BENCH,))
        width, height = CHIP
        chip = f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="11" fill="#{code(INKS[part])}" stroke="#2A1B15" stroke-width="3"/>'
        chip += f'<rect x="7" y="7" width="{width - 14}" height="{height - 14}" rx="6" fill="#F6E9CB"/>'
        yield Piece(f"chip-{part}", chip + moved(svg, 36, 33, zoom=0.5), (0, 0, *CHIP), (SHELF, BENCH))
        radius = 32 if part == "Driveshaft" else 44
        disc = f'<circle r="{radius}" fill="#F7F2E6" stroke="#2A1B14" stroke-width="5"/>'
        yield Piece(f"badge-{part}", disc + moved(svg, zoom=radius / 68), (-50, -50, 100, 100), CARS)
        value = f'<circle r="36" fill="#{code(INKS[part])}" stroke="#2A1B14" stroke-width="4.5"/><circle r="30" fill="none" stroke="#F7F2E6" stroke-width="3"/>'
        yield Piece(f"value-{part}", value, (-50, -50, 100, 100), CARS)
        yield Piece(f"value-{part}-l", moved(value, zoom=0.8), (-40, -40, 80, 80), CARS, "built")
        yield Piece(
            f"ghost-{part}", f'<g opacity=".45">{moved(svg, zoom=0.62)}</g>', (-50, -50, 100, 100), (WALL,)
        )


def backs() -> Iterator[Piece]:
    """Yield the deck, a small card back, and the place of a pile."""

    def back(width: int, height: int, gear: float) -> str:
        line = max(4, width / 26)
        svg = f'<rect width="{width}" height="{height}" rx="{width / 12:g}" fill="#F6E9CB" stroke="#2A1B14" stroke-width="3.5"/>'
        svg += f'<rect x="{line:g}" y="{line:g}" width="{width - 2 * line:g}" height="{height - 2 * line:g}" rx="{width / 18:g}" fill="#1F5A45"/>'
        return svg + moved(f'<path d="{GEAR} Z" fill="#F6E9CB"/>', width / 2, height / 2, zoom=gear)

    deck = moved(shadow(150, 192), 12, 12)
    deck += "".join(moved(back(150, 192, 1.3), at, at) for at in (12, 8, 4, 0))
    deck += '<circle cx="75" cy="96" r="46" fill="#F7F2E6" stroke="#2A1B14" stroke-width="5"/>'
    yield Piece("deck", deck, (-4, -4, 190, 230), (BENCH,))
    small = moved(back(44, 58, 0.36), 11, 4)
    yield Piece("back-chip", small, (0, 0, *CHIP), (SHELF, BENCH))
    empty = '<rect x="4" y="4" width="144" height="188" rx="14" fill="none" stroke="#E9D6AE" stroke-width="5" stroke-dasharray="18 13"/>'
    yield Piece("empty", empty, (0, 0, 160, 200), (BENCH,))


def signs() -> Iterator[Piece]:
    """Yield the signs, discs, tags, lanes and boxes."""
    yield Piece("sign", enamel("A8231B", ""), (0, 0, 740, 130), (WALL,))
    flags = "".join(
        f'<rect x="{x}" y="{y}" width="14" height="14" fill="#FFF3D2"/>'
        for x, y in product((10, 24, 682, 696), range(8, 104, 14))
        if (x // 14 + y // 14) % 2
    )
    yield Piece("sign-last", enamel("1C1411", flags), (0, 0, 740, 130), (WALL,))
    for seat, car in enumerate(CARS):
        for size, radius in (("l", 46), ("s", 33)):
            svg = f'<circle cx="3" cy="6" r="{radius}" fill="#000000" opacity=".35"/><circle r="{radius}" fill="#2A1B14"/>'
            svg += f'<circle r="{radius - 3.5:g}" fill="#F7F2E6"/><circle r="{radius * 0.8:g}" fill="#{code(car)}"/>'
            yield Piece(f"disc-{seat}-{size}", svg, (-60, -60, 120, 120), (SHELF, BENCH, ROUNDEL))
    star = f'<path d="{STAR} Z" fill="#FFC83A" stroke="#2A1B14" stroke-width="4"/>'
    yield Piece("star", moved(star, turn=8), (-70, -70, 140, 140), (WALL, BENCH))
    tag = '<rect x="-52" y="-35" width="104" height="70" rx="14" fill="#FFC83A" stroke="#2A1B14" stroke-width="4.5"/>'
    yield Piece("tag", tag, (-60, -40, 120, 80), (WALL,))
    bonus = '<rect x="-43" y="-29" width="86" height="58" rx="12" fill="#FFC83A" stroke="#2A1B14" stroke-width="4.5"/>'
    yield Piece("bonus", bonus, (-50, -36, 100, 72), (ROAD, FINISH.band), "built")
    for name, end, height in (("l", 544, 138), ("m", 266, 138), ("s", 342, 94)):
        start = {"l": -30, "m": -12, "s": 0}[name]
        for inset, paint in ((0, "FFC83D"), (6, "6E5A33")):
            low, right, bend = height - inset, end - inset, 16 - inset
            way = f"M{start} {inset} H{right - bend} q{bend} 0 {bend} {bend} V{low - bend} q0 {bend} {-bend} {bend} H{start} Z"
            yield Piece(
                f"lane-{name}{'-in' * bool(inset)}",
                f'<path d="{way}" fill="#{paint}"/>',
                (-30, 0, 660, 140),
                (ROAD,),
            )
    puff = '<g fill="#F6E9CB" opacity=".55"><circle cx="8" cy="18" r="15"/><circle cx="28" cy="12" r="12"/><circle cx="42" cy="20" r="9"/></g>'
    yield Piece("puff", puff, (-20, -10, 90, 60), (LANE,))
    for name, width, height in (("m", 214, 96), ("s", 204, 88)):
        box = f'<path d="M0 3 H{width} V{height - 3} H0" fill="none" stroke="#F7F2E6" stroke-width="5" stroke-linecap="butt"/>'
        yield Piece(f"box-{name}", box, (0, 0, 230, 150), (ROAD,))


def enamel(paint: str, extra: str) -> str:
    """Draw an enamel sign. extra: a drawing on the sign, or "" for four screws."""
    w, h = SIGN_WIDTH, SIGN_HEIGHT
    screws = "".join(
        f'<circle cx="{x}" cy="{y}" r="5" fill="#C9C4BC" stroke="#2A1B14" stroke-width="2"/>'
        for x, y in product((21, w - 21), (21, h - 21))
    )
    return f"""<rect x="6" y="9" width="{w}" height="{h}" rx="16" fill="#000000" opacity=".36"/>
<rect x="2" y="2" width="{w - 4}" height="{h - 4}" rx="15" fill="#{paint}" stroke="#2A1B14" stroke-width="4"/>{extra}
<rect x="10" y="10" width="{w - 20}" height="{h - 20}" rx="9" fill="none" stroke="#F6E9CB" stroke-width="4"/>
{screws if not extra else ""}"""


def gauge() -> Piece:
    """Return the gauge's face without its needle."""
    ticks = ""
    for at in range(14):
        a = (150 + 240 * at / 13) * pi / 180
        inner = 86 if at % 3 == 0 else 92
        tint = "B3261E" if at >= 10 else "2A1B14"
        ticks += f'<path d="M{100 * cos(a):.1f} {100 * sin(a):.1f} L{inner * cos(a):.1f} {inner * sin(a):.1f}" stroke="#{tint}" stroke-width="6" stroke-linecap="butt"/>'
    svg = f"""<circle cx="4" cy="9" r="120" fill="#000000" opacity=".35"/>
<circle r="119" fill="#8A6A3A" stroke="#2A1B14" stroke-width="4"/><path d="M-104 -44 A113 113 0 0 1 -44 -104" fill="none" stroke="#EBC384" stroke-width="6"/>
<circle r="109" fill="#F7F2E6" stroke="#2A1B14" stroke-width="4"/>{ticks}"""
    return Piece("gauge", svg, (-130, -130, 270, 280), (WALL,))


def pieces() -> Iterator[Piece]:
    yield from cards()
    yield from backs()
    yield from signs()
    yield gauge()
