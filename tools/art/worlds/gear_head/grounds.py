"""The grounds: the garage, the road to the line, the photo finish, and the cover."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from bot.games.gear_head.board.inks import CROWD
from bot.games.gear_head.board.plan import BENCH, FEW, HAND, LINE, MANY, SHELF, Table
from bot.render.news import HIGH
from bot.render.theme import CARS
from tools.art import shared
from tools.art.recipe import Ground, art, moved
from tools.art.worlds.gear_head.cars import DRAWINGS, painted, pencilled
from tools.art.worlds.gear_head.pieces import plain


def bench(top: int, height: int) -> str:
    """Draw a workbench that reaches down to the lower edge."""
    grain = "".join(
        f'<path d="M0 {y} q300 9 600 0 t500 2" fill="none" stroke="#5C3A20" stroke-width="4"/>'
        for y in range(top + 68, height, 72)
    )
    knots = "".join(
        f'<ellipse cx="{x}" cy="{top + y}" rx="110" ry="22" fill="#54341C"/>'
        for x, y in ((880, 172), (250, 112))
        if top + y + 22 < height
    )
    return f"""<rect y="{top}" width="1100" height="{height - top}" fill="#6B4528"/>{knots}{grain}
<rect y="{top}" width="1100" height="13" fill="#8A5C36"/><rect y="{top + 13}" width="1100" height="6" fill="#4A2E19"/>"""


def garage(*, lit: bool) -> str:
    """Draw the garage. lit: whether the lamp is bright."""
    planks = " ".join(f"M{x} 0 V420" for x in range(55, 1100, 110))
    wall, floor, strong = ("FFE9A0", "FFE9A1", 0.6) if lit else ("FFF6D8", "FFF6D9", 0.34)
    spots = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r / 7.5:g}" fill="#8A7757" opacity=".55"/>'
        f'<ellipse cx="{x + 30}" cy="{y + 4}" rx="{r / 2}" ry="{r / 15:g}" fill="#6D5B40" opacity=".6"/>'
        for x, y, r in ((180, 500, 120), (640, 486, 90), (1000, 508, 80))
    )
    cones = ""
    for spread, light in ((0, strong), (100, strong * 0.8)):
        left, right = 742 + spread / 5, 838 - spread / 5
        low = (290 + spread, 968 - spread)
        foot = (170 + spread * 1.5, 1010 - spread)
        cones += f'<path d="M{left:g} 46 L{low[0]} 420 H{low[1]} L{right:g} 46 Z" fill="#{wall}" opacity="{light:g}"/>'
        cones += f'<path d="M{low[0]} 420 L{foot[0]:g} 548 H{foot[1]:g} L{low[1]} 420 Z" fill="#{floor}" opacity="{light:g}"/>'
    return f"""<rect width="1100" height="420" fill="#EAD9B0"/><path d="{planks}" stroke="#DCC898" stroke-width="4"/>
{art("gear_head/tools.svg")}
<rect y="270" width="1100" height="64" fill="#1F5A46"/><rect y="270" width="1100" height="6" fill="#2F7A60"/><rect y="340" width="1100" height="11" fill="#1F5A46"/>
<rect y="420" width="1100" height="140" fill="#BBA988"/><rect y="420" width="1100" height="10" fill="#8F7D60"/><rect y="430" width="1100" height="14" fill="#AD9A78"/>{spots}
{cones}{art("gear_head/lamp.svg")}{bench(BENCH, SHELF)}
<rect y="{SHELF}" width="1100" height="{HAND + HIGH - SHELF}" fill="#332013"/><rect y="{SHELF}" width="1100" height="5" fill="#2A1B17"/>"""


def crowd(floor: int) -> str:
    """Draw the spectators behind a wall whose lower edge is at `floor`."""
    tones = [f"#{code}" for code in CROWD.split()]
    people = ""
    for at, x in enumerate(range(8, 1110, 20)):
        high = floor - 60 + at * 7 % 10
        shirt, skin, hair = tones[at * 5 % 3], tones[3 + at * 7 % 5 % 2], tones[(0, 2, 5)[at * 11 % 3]]
        people += f'<rect x="{x - 10}" y="{high + 7}" width="21" height="24" rx="8" fill="{shirt}"/>'
        people += f'<circle cx="{x}" cy="{high}" r="9" fill="{skin}"/><path d="M{x - 9} {high - 2} q9 -14 18 0 Z" fill="{hair}"/>'
    flags = "".join(
        f'<path d="M{x} {floor - 28} h26 l-13 24 Z" fill="#{("F6E9CB", "C8382C", "FFC83A")[x // 28 % 3]}"/>'
        for x in range(0, 1100, 28)
    )
    return f"""{people}<rect y="{floor - 42}" width="1100" height="42" fill="#1F5A45"/>
<path d="M0 {floor - 28} H1100" stroke="#F6E9CB" stroke-width="3"/>{flags}"""


def sky(height: int) -> str:
    """Draw the sky as a sunburst."""
    rays = ""
    for step in range(14):
        a, b = (step * pi / 14 + share * pi / 28 for share in (0.0, 1.0))
        rays += f'<path d="M800 -60 L{800 + 1300 * cos(a):.0f} {-60 + 1300 * sin(a):.0f} L{800 + 1300 * cos(b):.0f} {-60 + 1300 * sin(b):.0f} Z" fill="#F8EDCF"/>'
    return f'<rect width="1100" height="{height}" fill="#F3E4BE"/>{rays}'


def road(table: Table, *, boxes: bool = True) -> str:
    """Draw the road with its kerbs and the line. boxes: whether to draw the boxes of the first three cars and
    the dashes.
    """
    height = table.bench - table.top
    kerbs = "".join(
        f'<rect x="{x}" y="{y}" width="50" height="16" fill="#{"F7F2E6" if x // 50 % 2 else "C8382C"}"/>'
        for x in range(0, 1100, 50)
        for y in (table.top, table.bench - 16)
    )
    dashes = "".join(
        f'<path d="M0 {table.lane_top(at)} H{table.box - 166}" stroke="#8F877D" stroke-width="4" stroke-dasharray="42 28" stroke-linecap="butt"/>'
        for at in (range(1, table.lanes) if table is MANY else ())
    )
    start, close = (table.box - 152, " Z") if table is FEW else (table.box, "")
    places = "".join(
        f'<path d="M{start} {table.lane_top(at) + 9} H{LINE - 6} V{table.lane_top(at) + table.lane - 9} H{start}{close}" fill="none" stroke="#F7F2E6" stroke-width="6" stroke-linecap="butt"/>'
        for at in range(3)
    )
    low, high = table.top + 16, table.bench - 16
    squares = "".join(
        f'<rect x="{LINE + 28 * ((y - low) // 28 % 2)}" y="{y}" width="28" height="{min(28, high - y)}" fill="#2A1B14"/>'
        for y in range(low, high, 28)
    )
    return f"""<rect y="{table.top}" width="1100" height="{height}" fill="#57504B"/>{dashes + places if boxes else ""}
<rect x="{LINE}" y="{low}" width="56" height="{high - low}" fill="#F7F2E6"/>{squares}{kerbs}"""


def houses() -> str:
    """Draw the background of the photo finish."""
    windows = "".join(
        f'<rect x="{x}" y="244" width="150" height="62" fill="#DDE7DF" stroke="#A9BDB0" stroke-width="5"/>'
        f'<path d="M{x + 75} 244 V306" stroke="#A9BDB0" stroke-width="4"/>'
        for x in range(60, 1060, 205)
    )
    return f"""<rect width="1100" height="330" fill="#F6EDD8"/><rect y="228" width="1100" height="102" fill="#E9DCC0"/>{windows}
<rect y="220" width="1100" height="9" fill="#B3261E"/>"""


def chequered() -> str:
    """Draw the flag on the cover."""
    squares = "".join(
        f'<path d="M{786 + 36 * column} {18 + 27 * row + wave[0]} l36 {wave[1]} v27 l-36 {-wave[1]} Z"/>'
        for column, wave in enumerate(((0, -6), (-6, 0), (-6, 7), (1, 9), (10, 4), (14, -4), (10, -8)))
        for row in range(4)
        if (row + column) % 2
    )
    sheet = "M786 18 l36 -6 h36 l36 7 l36 9 l36 4 l36 -4 l36 -8 v108 l-36 8 l-36 4 l-36 -4 l-36 -9 l-36 -7 h-36 l-36 6 Z"
    return (
        '<path d="M1040 12 V250" stroke="#2A1B14" stroke-width="12"/>'
        f'<path d="{sheet}" fill="#F7F2E6"/><g fill="#2A1B14">{squares}</g>'
        f'<path d="{sheet}" fill="none" stroke="#2A1B14" stroke-width="4"/>'
    )


def cover() -> str:
    line = "".join(
        f'<rect x="{1016 + 28 * (row % 2)}" y="{282 + 28 * row}" width="28" height="28" fill="#2A1B14"/>'
        for row in range(5)
    )
    car = (
        art("gear_head/chassis.svg")
        + art("gear_head/seat.svg")
        + moved(shared.shell(bytes(CARS[1]).hex()) + shared.head(1, "grin"), 452, 306, zoom=1.4)
    )
    for name in ("sill", "tail", "door", "scuttle", "bonnet"):
        bare = pencilled(name).replace('opacity=".88"', "")
        car += painted(DRAWINGS[name], 1) if name in ("tail", "door") else bare
    car += "".join(moved(art("gear_head/wheel.svg"), x, 440) for x in (238, 840))
    cards = "".join(
        moved(moved(plain(part), -84, -107), x, y, turn, 0.86)
        for part, x, y, turn in (
            ("Driveshaft", 92, 288, -14),
            ("Battery", 166, 270, -2),
            ("Pistons", 242, 284, 11),
        )
    )
    return f"""{sky(250)}{crowd(250)}<rect y="250" width="1100" height="150" fill="#57504B"/>
<rect x="1016" y="266" width="56" height="134" fill="#F7F2E6"/>{line}
{"".join(f'<rect x="{x}" y="250" width="50" height="16" fill="#{"F7F2E6" if x // 50 % 2 else "C8382C"}"/>' for x in range(0, 1100, 50))}
{chequered()}{moved(car, 272, 2, zoom=0.74)}{cards}"""


def grounds() -> Iterator[Ground]:
    crowds = ("#A9BDB0", "#7F9A8B")
    yield Ground("cover", cover(), 1100, 400)
    yield shared.finish(houses(), road="#4A4B4F", frame="#1F2A2E", crowd=crowds, flag="#B3261E")
    yield Ground("hand", garage(lit=False), 1100, HAND + HIGH)
    yield Ground("hand-lit", garage(lit=True), 1100, HAND + HIGH)
    for name, table in (("start", FEW), ("few", FEW), ("many", MANY)):
        way = road(table, boxes=name != "start")
        svg = sky(table.top) + crowd(table.top) + way + bench(table.bench, table.height)
        yield Ground(name, svg, 1100, table.height)
