"""Rasant: a Grand Prix poster of the 1960s."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin

from bot.games.rasant.board import inks
from bot.games.rasant.board.inks import ASPHALT, CREAM, FINISH, GRASS, INK, LIT, MOWN, PLATE, WORLD, dim
from bot.games.rasant.board.pieces import CARDS
from bot.games.rasant.board.plan import HAND, HIGH as TALL, TABLE, Road
from bot.games.rasant.rules.components import COLOURS
from bot.render.news import HIGH
from bot.render.theme import CARS, Colour
from tools.art import shared
from tools.art.recipe import CODE, Ground, Piece, Recipe, art, moved, recoloured

SHAPES = {
    "red": '<path d="M0 -42 L46 38 H-46 Z" {}/>',
    "blue": '<circle r="41" {}/>',
    "yellow": '<path d="M0 -50 L13 -17 L49 -15 L21 7 L31 42 L0 22 L-31 42 L-21 7 L-49 -15 L-13 -17 Z" {}/>',
    "green": '<rect x="-38" y="-38" width="76" height="76" {}/>',
}
PAINTS: dict[str, Colour] = {str(paint): colour for paint, colour in inks.PAINTS.items()}
ON = {"red": inks.ON_RED, "blue": INK, "yellow": INK, "green": INK, "black": CREAM}
"""The ink that is legible on each colour."""
STRIPES = '<path d="M-44 -60 H-30 V24 H-44 Z M30 -60 H44 V24 H30 Z" fill="#F7EACF"/>'
"""The pattern on a striped car's helmet."""


def code(colour: Colour) -> str:
    return f"#{bytes(colour).hex().upper()}"


def shape(paint: str, size: float, ink: Colour) -> str:
    """Draw the shape that stands for a colour. size: the side of its box."""
    if paint != "black":
        return moved(SHAPES[paint].format(f'fill="{code(ink)}"'), zoom=size / 100)
    squares = "".join(
        f'<rect x="{-44 + 22 * x}" y="{-44 + 22 * y}" width="22" height="22"/>'
        for x, y in product(range(4), range(4))
        if (x + y) % 2
    )
    field = '<rect x="-47" y="-47" width="94" height="94" fill="#F7EACF"/>'
    return moved(f'{field}<g fill="#19171D">{squares}</g>', zoom=size / 100)


def car(paint: str) -> str:
    """Draw a car in a colour, with its nose to the right."""
    svg = recoloured(art("rasant/car.svg"), {"BE2F20": code(PAINTS[paint])[1:]})
    if paint == "black":
        svg = svg.replace(
            '<path d="M-8 -11 A11 11 0 0 1 -8 11 Z" fill="#17161B"/>',
            '<path d="M-8 -11 A11 11 0 0 1 -8 11 Z" fill="#D8432B"/>',
        )
        svg = svg.replace(
            'fill="#17161B" stroke="#19171D" stroke-width="4"',
            'fill="#17161B" stroke="#F7EACF" stroke-width="4"',
        )
    return svg


def cars() -> Iterator[Piece]:
    """Yield each car in every direction of the roads and in the small size for a result, and the marks of the
    colours.
    """
    box = (-90, -90, 180, 180)
    over = (ASPHALT, *map(dim, COLOURS))
    for turn in sorted({turn for road in (TABLE, HAND) for _, _, turn in road.places}):
        for paint in PAINTS:
            svg = moved(car(paint), turn=turn)
            yield Piece(f"car-{paint}-{turn}", svg, box, over)
            shaded = CODE.sub(code(ASPHALT), svg) + f'<g opacity="{1 - inks.SHADE:g}">{svg}</g>'
            yield Piece(f"car-{paint}-{turn}-shaded", shaded, box, (ASPHALT,))
    for paint, ink in ON.items():
        small = moved(car(paint), zoom=inks.SMALL) + shape(paint, 30, ink)
        yield Piece(f"car-{paint}-small", small, (-60, -60, 120, 120), (PLATE,), "finish")
    for mark, ink in ON.items():
        yield Piece(f"mark-{mark}", shape(mark, 36, ink), (-30, -30, 60, 60), (PAINTS[mark],))
        bright = shape(mark, 52, CREAM if mark == "black" else PAINTS[mark])
        yield Piece(f"mark-{mark}-lit", bright, (-30, -30, 60, 60), (PLATE,))


def quiet(paint: str, width: int, height: int) -> str:
    """Draw a card that cannot be played, without its number: only its sign is in its colour."""
    ink = CREAM if paint == "black" else PAINTS[paint]
    sign = moved(shape(paint, 52, ink), width / 2, height - 50)
    return (
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="15" fill="{code(PLATE)}" '
        f'stroke="{code(inks.FADED)}" stroke-width="4"/>{sign}'
    )


def card(paint: str, width: int, height: int, *, last: bool) -> str:
    """Draw a card without its number. last: whether it is a 130, which has a chequered foot."""
    field, ink = code(PAINTS[paint]), ON[paint]
    radius, line = width * 0.41, 5
    middle, centre = width / 2, 16 + radius
    low = (centre + radius + height - 14) / 2
    left = 40 if height == 204 else middle
    foot, sign = "", min(78, height * 0.27)
    if last:
        side = (width - 20) / 8
        foot = f'<rect x="10" y="{height - 10 - 2 * side}" width="{width - 20}" height="{2 * side}" fill="#F7EACF"/>'
        foot += "".join(
            f'<rect x="{10 + x * side:g}" y="{height - 10 - (2 - y) * side:g}" width="{side:g}" height="{side:g}" '
            'fill="#19171D"/>'
            for x, y in product(range(8), range(2))
            if (x + y) % 2
        )
        low -= side
        sign -= side
    return f"""<rect x="7" y="9" width="{width}" height="{height}" rx="18" fill="#000000" opacity=".32"/>
<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="17" fill="#F7EACF" stroke="#19171D" stroke-width="3"/>
<rect x="10" y="10" width="{width - 20}" height="{height - 20}" rx="10" fill="{field}"/>
<path d="M10 {height - 40} L{width - 10} {centre + radius * 0.6:g} V{height * 0.78:g} L{width * 0.42:g} {height - 10} H20 Q10 {height - 10} 10 {height - 20} Z" fill="{code(ink)}" opacity=".14"/>
{foot}<circle cx="{middle}" cy="{centre:g}" r="{radius:g}" fill="#F7EACF" stroke="#19171D" stroke-width="{line}"/>
{moved(shape(paint, sign, ink), left, low)}"""


def cards() -> Iterator[Piece]:
    """Yield every card in every size. The small ones are those that cannot be played."""
    for (size, (width, height)), paint, last in product(CARDS.items(), PAINTS, (False, True)):
        if last and (paint == "black" or size == "small"):
            continue
        svg = quiet(paint, width, height) if size == "small" else card(paint, width, height, last=last)
        yield Piece(
            f"card-{size}-{paint}{'-last' * last}", svg, (0, 0, width + 10, height + 12), (GRASS, MOWN)
        )


def signs() -> Iterator[Piece]:
    """Yield helmets, card backs, arrows, and the other signs on the grounds."""
    for paint in range(2 * len(CARS)):
        svg = art("rasant/helmet.svg").replace("<!-- PATTERN -->", STRIPES if paint >= len(CARS) else "")
        colour = {"F7EACE": code(CARS[paint % len(CARS)])[1:]}
        svg = recoloured(svg, colour).replace("shell", f"shell{paint}")
        for size, zoom in (("l", 1.0), ("s", 0.86)):
            yield Piece(
                f"helmet-{paint}-{size}", moved(svg, zoom=zoom), (-64, -64, 128, 128), (PLATE, LIT, GRASS)
            )
        for size, zoom in shared.SIZES.items():
            bare = svg.replace('<circle cx="0" cy="-20" r="29"', '<circle r="0"')
            worn = moved(bare, 0, round(-26 * zoom), 0, 0.56 * zoom)
            yield Piece(f"helmet-{paint}-car-{size}", worn, (-64, -100, 128, 140), (ASPHALT,), "finish")
    backs = "".join(
        moved(
            '<rect x="-15" y="-21" width="30" height="42" rx="5" fill="#F7EACF" stroke="#19171D" stroke-width="3"/>'
            '<circle r="7" fill="#D8432B"/>',
            x,
            y,
            turn,
        )
        for x, y, turn in ((-7, -2, -12), (4, 2, 3))
    )
    yield Piece("backs", backs, (-40, -40, 80, 80), (PLATE, LIT))
    box = '<rect x="3" y="3" width="140" height="198" rx="16" fill="#123F39" opacity=".85"/>'
    box += '<rect x="3" y="3" width="140" height="198" rx="16" fill="none" stroke="#F8EACF" stroke-width="5" '
    yield Piece("target", box + 'stroke-dasharray="17 13"/>', (0, 0, 146, 204), (GRASS, MOWN))
    for size, zoom in (("l", 1.0), ("s", 0.66)):
        svg = moved(art("rasant/bin.svg"), zoom=zoom)
        yield Piece(f"bin-{size}", svg, (-110, -130, 230, 230), (GRASS, MOWN, LIT))
    swing = 'd="M150 540 C60 528 34 480 34 420 C34 384 44 352 58 328 L36 316 L44 292 L112 302 L94 366 L80 346 C66 372 62 396 62 418 C62 462 84 502 150 516 Z"'
    sweep = 'd="M470 396 C310 436 66 434 54 352 L22 358 L84 300 L140 346 L108 350 C116 402 300 408 466 376 Z"'
    for suit in COLOURS:
        yield Piece(
            f"arrow-table-{suit}",
            f'<path {swing} fill="#000000" opacity=".3" transform="translate(6 8)"/>'
            f'<path {swing} fill="{code(PAINTS[suit])}" stroke="#F7EACF" stroke-width="5"/>',
            (0, 270, 200, 300),
            (GRASS, MOWN),
        )
        yield Piece(
            f"arrow-hand-{suit}",
            f'<path {sweep} fill="#000000" opacity=".3" transform="translate(6 8)"/>'
            f'<path {sweep} fill="{code(PAINTS[suit])}" stroke="#F7EACF" stroke-width="5"/>',
            (0, 270, 500, 220),
            (GRASS, MOWN),
        )


def sky(height: int, sun: int, ink: str = "#F9D27C") -> str:
    """Draw the sky, and the sea below it. height: the lower edge of the sea. sun: the x of the sun's
    middle.
    """
    shore = height - 24
    rays = "".join(
        f'<path d="M{sun} {shore} L{sun + 1400 * cos(a):.1f} {shore - 1400 * sin(a):.1f} '
        f'L{sun + 1400 * cos(a + pi / 36):.1f} {shore - 1400 * sin(a + pi / 36):.1f} Z" fill="#F6C254"/>'
        for a in (step * pi / 18 for step in range(18))
    )
    boats = "".join(
        moved(art("rasant/boat.svg"), x, shore + 10, zoom=z) for x, z in ((330, 0.8), (480, 1.0), (590, 0.7))
    )
    return f"""<rect width="1100" height="{height}" fill="#F0B23A"/>{rays}
<path d="M{sun - 64} {shore} A64 64 0 0 1 {sun + 64} {shore} Z" fill="{ink}"/>
<path d="M0 {shore - 14} C60 {shore - 22} 90 {shore - 30} 150 {shore - 24} C240 {shore - 28} 300 {shore - 20} 470 {shore} H0 Z" fill="#B5532C"/>
<path d="M0 {shore - 4} C80 {shore - 12} 180 {shore - 16} 330 {shore} H0 Z" fill="#7C3A2C"/>
<rect y="{shore}" width="1100" height="24" fill="#1B7F8C"/><rect y="{shore}" width="1100" height="7" fill="#3FA3A8"/>{boats}"""


def grass(top: int, height: int) -> str:
    """Draw grass with mown stripes."""
    stripes = "".join(
        f'<path d="M{x} {top} h95 L{x + 95 - (height - top) * 0.5:.0f} {height} h-95 Z" fill="#256B60"/>'
        for x in range(0, 1700, 190)
    )
    return f'<rect y="{top}" width="1100" height="{height - top}" fill="#1F5F55"/>{stripes}'


def road(plan: Road) -> str:
    """Draw the road with its kerbs."""
    way = f"M-30 {plan.top} H{plan.right} A{plan.radius} {plan.radius} 0 0 1 {plan.right} {plan.low} H-30"
    kerbs = "".join(
        f'<path d="M{plan.right - 120} {plan.middle - r} H{plan.right} A{r} {r} 0 0 1 {plan.right} {plan.middle + r}" '
        'fill="none" stroke="#D8432B" stroke-width="9" stroke-dasharray="27 27" stroke-linecap="butt"/>'
        for r in (plan.radius - 66, plan.radius + 66)
    )
    return f"""<path d="{way}" fill="none" stroke="#000000" stroke-width="142" opacity=".25" transform="translate(4 9)"/>
<path d="{way}" fill="none" stroke="#F7EACF" stroke-width="141"/>{kerbs}
<path d="{way}" fill="none" stroke="{code(ASPHALT)}" stroke-width="124"/>
<path d="{way}" fill="none" stroke="#423F48" stroke-width="5" stroke-dasharray="40 30" stroke-linecap="butt"/>"""


def dunes() -> str:
    """Draw the background of the photo finish."""
    return """<rect width="1100" height="330" fill="#F2C94A"/><circle cx="800" cy="226" r="120" fill="#F8DE86"/>
<path d="M0 250 C120 236 200 262 320 244 C430 222 520 236 620 262 C760 238 900 230 1100 262 V330 H0 Z" fill="#DDA53A"/>
<path d="M0 296 C160 268 320 292 470 276 C640 258 860 288 1100 270 V330 H0 Z" fill="#C98F2C"/>"""


def racer(paint: str, x: float, y: float, zoom: float, driver: int, mood: str) -> str:
    """Draw a car from the side, with its driver and, unless it is far away, an empty number disc."""
    tone = code(PAINTS[paint])[1:]
    body = recoloured(art("shared/racer.svg"), {"F0E442": tone})
    head = shared.shell(tone) + shared.head(driver, mood)
    disc = moved(shared.DISC, -130, -56, zoom=1.12) if zoom > 0.8 else ""
    return moved(moved(head, -157, -76, zoom=1.1) + body + disc, x, y, zoom=zoom)


def poster() -> str:
    speed = "".join(
        f'<path d="M{x} {y} h{w}" stroke="#F7EACF" stroke-width="{t}"/>'
        for x, y, w, t in ((478, 250, 50, 6), (470, 306, 60, 8), (470, 384, 60, 7), (10, 384, 190, 7))
    )
    return f"""<rect width="1100" height="400" fill="#F0B23A"/>{moved(sky(150, 462, "#EA6A3E"), zoom=1.5)}
<path d="M0 222 H1100 V400 H0 Z" fill="#1F5F55"/><path d="M0 222 H1100 V236 C700 244 300 240 0 262 Z" fill="#256B60"/>
<path d="M0 300 C300 262 760 250 1100 246 V400 H0 Z" fill="#F7EACF"/>
<path d="M0 312 C300 272 760 258 1100 253 V400 H0 Z" fill="#2C2A33"/>
<path d="M0 366 C300 318 760 296 1100 290" fill="none" stroke="#F7EACF" stroke-width="6" stroke-dasharray="70 50"/>
{racer("blue", 206, 300, 0.56, 5, "oh")}{racer("red", 466, 374, 1.14, 1, "sad")}
{speed}{racer("yellow", 1064, 384, 2.0, 0, "grin")}"""


def grounds() -> Iterator[Ground]:
    yield Ground("cover", poster(), 1100, 400)
    yield shared.finish(
        dunes(), road="#2E3440", frame="#17131F", crowd=("#B9781F", "#96580F"), flag="#96161F"
    )
    pines = ((1062, 180), (1018, 168), (1076, 236))
    views = (("table", TABLE, 966, 150, 760), ("hand", HAND, TALL + HIGH, 138, 700))
    for name, plan, height, sea, sun in views:
        trees = "".join(moved(art("rasant/tree.svg"), x, y - 12) for x, y in pines) if name == "table" else ""
        yield Ground(name, grass(sea, height) + road(plan) + trees + sky(sea, sun), 1100, height)


RECIPE = Recipe(
    "rasant",
    WORLD,
    (*cars(), *cards(), *signs(), *shared.pieces((ASPHALT, GRASS), seats=6, drivers=False)),
    tuple(grounds()),
    (
        *(value for value in vars(inks).values() if isinstance(value, tuple) and len(value) == 3),
        *map(dim, COLOURS),
        *shared.finish_inks(FINISH),
    ),
)
