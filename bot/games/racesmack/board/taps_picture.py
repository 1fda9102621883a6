"""A player's taps, for the review: a mark for each round, and a comparison with the others."""

from collections.abc import Sequence
from math import ceil
from typing import Final, TypeAlias

from bot.engine.reactions import Became
from bot.games.racesmack.board.inks import GOLD, INK, QUIET, ROAD, SCORE, WORDS, WORLD
from bot.games.racesmack.board.ribbon import LARGE, LEAN, LEFT, MIDDLE, RIGHT
from bot.locales.phrase import Locale
from bot.render import canvas, tap_plot, theme
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import fitted
from bot.render.theme import WIDTH

Spot: TypeAlias = tuple[float, float, Became]
"""A tap: its x and y in the plot, and its result."""

WIDE: Final = 1040
SIDE: Final = 30
TOP: Final = 156
"""The top of the plot, in pixels."""
START: Final = 130.0
END: Final = 1000.0
"""The positions of the first and the last round, in pixels from the plot's left edge."""
CEILING: Final = 106.0
"""The y of the highest number of seconds, in pixels from the plot's top."""
FLOORS: Final = (310.0, 266.0)
"""The y of zero seconds for few and for many lines of comparison, in pixels from the plot's top."""
FEW: Final = 5
FLAT: Final = 126.0
"""The y of all taps if no times are known, in pixels from the plot's top."""
UNDER: Final = 88
"""The height of the space for the numbers of the rounds below the taps, in pixels."""
LEGEND: Final[tuple[Became, ...]] = ("right", "wrong", "missed")
HEADED: Final = 54
"""The height of the line with the titles of the comparison's columns, in pixels."""
PITCH: Final = 66
"""The largest distance between the lines of the comparison, in pixels."""
ROWS: Final = 380
"""The height available for all lines of the comparison, in pixels."""
COLUMNS: Final = (730, 1050)
"""The right edges of the comparison's columns, in pixels from the left."""


def taps(plot: tap_plot.TapPlot, locale: Locale) -> Stage:
    """Return the picture of a player's taps as data."""
    stage = Stage(WORLD, "table", locale)
    room = RIGHT - LEFT
    head = Words(plot.head.upper(), LARGE, "Fredoka", GOLD, 10, INK, room=room, drop=4, lean=LEAN)
    stage.write(head, LEFT, MIDDLE)
    times = [seconds for race in plot.races for seconds, _ in race if seconds is not None]
    floor = FLOORS[len(plot.rows) > FEW] if times else FLAT
    low = TOP + round(floor) + UNDER
    stage.fill(SIDE - 8, TOP - 8, WIDE + 16, low - TOP + 16, INK)
    stage.fill(SIDE, TOP, WIDE, low - TOP, ROAD)
    _legend(stage, others=bool(times))
    _plotted(stage, plot, float(ceil(max([*times, plot.usual or 0.0, 1.0]))) if times else 0.0, floor)
    _compared(stage, plot, low + 8)
    return stage


def _legend(stage: Stage, *, others: bool) -> None:
    x = SIDE + 44
    for became in LEGEND:
        stage.draw(canvas.Overlay(_mark, 48, 48, (24.0, 24.0, became)), x - 24, TOP + 22)
        word = Words(stage.say(f"review-picture-{became}"), theme.READABLE, "Bold", WORDS, room=196)
        x = stage.write(word, x + 34, TOP + 46) + 56
    if others:
        stage.draw(canvas.Overlay(_other, 24, 24), x - 20, TOP + 34)
        word = Words(stage.say("review-picture-others"), theme.READABLE, "Bold", QUIET, room=1050 - x - 18)
        stage.write(word, x + 18, TOP + 46)


def _plotted(stage: Stage, plot: tap_plot.TapPlot, most: float, floor: float) -> None:
    """Draw the taps round by round, slower ones higher, or all in one line if no times are known. most: the
    number of seconds at the top, or 0 if no times are known.
    """
    last = max(1, len(plot.races) - 1)

    def spot(number: int, seconds: float | None, became: Became) -> Spot:
        share = 1.0 if most else 0.0  # without a press, a player's mark is at the top
        if seconds is not None:
            share = seconds / most
        return START + (END - START) * number / last, floor - (floor - CEILING) * share, became

    shown = [(number, race) for number, race in enumerate(plot.races)]
    others = tuple(
        spot(number, seconds, became)[:2]
        for number, race in shown
        for seat, (seconds, became) in enumerate(race)
        if seat != plot.seat and seconds is not None
    )
    own = tuple(spot(number, *race[plot.seat]) for number, race in shown if race[plot.seat][1] != "none")
    usual = floor - (floor - CEILING) * plot.usual / most if plot.usual is not None and most else None
    high = round(floor) + UNDER
    stage.draw(canvas.Overlay(_drawn, WIDE, high, (others, own, usual, floor if most else None)), SIDE, TOP)
    _axes(stage, len(plot.races), most, floor)


def _axes(stage: Stage, races: int, most: float, floor: float) -> None:
    if most:
        for seconds, y in ((most, CEILING), (0.0, floor)):
            text = stage.say("review-picture-seconds", seconds=f"{seconds:.0f}")
            stage.write(Words(text, theme.READABLE, "Bold", QUIET), SIDE + 104, TOP + round(y), "r")
    y = TOP + round(floor) + 48
    first = Words(stage.say("review-picture-round", round=1), theme.READABLE, "Bold", QUIET)
    stage.write(first, SIDE + 20, y)
    if races > 1:
        stage.write(Words(str(races), theme.READABLE, "Bold", QUIET), SIDE + round(END), y, "m")


def _drawn(
    pen: Pen,
    others: Sequence[tuple[float, float]],
    own: Sequence[Spot],
    usual: float | None,
    floor: float | None,
) -> None:
    """Draw the scale, the usual time as a dashed line, and the taps, with the player's own on stems. usual:
    the y of the dashed line, or None to leave it out. floor: the y of zero seconds, or None if no times are
    known.
    """
    if floor is not None:
        for y in (CEILING, floor):
            pen.stroke([(START - 10, y), (END + 26, y)], QUIET, 2)
        for x, y, became in own:
            pen.stroke([(x, y), (x, floor)], SCORE if became == "right" else WORDS, 4)
    if usual is not None:
        for left in range(round(START) - 10, round(END) + 20, 40):
            pen.stroke([(left, usual), (left + 20, usual)], SCORE, 5)
    for spot in others:
        pen.disc(*spot, 9, QUIET)
    for place in own:
        _mark(pen, *place)


def _other(pen: Pen) -> None:
    """Draw another player's tap for the legend."""
    pen.disc(12, 12, 9, QUIET)


def _mark(pen: Pen, x: float, y: float, became: Became) -> None:
    """Draw a tap: a disc if it was right, a cross if it was wrong, or a ring if it was too late."""
    if became == "right":
        pen.disc(x, y, 17, SCORE)
    elif became == "wrong":
        for lean in (-1, 1):
            pen.stroke([(x - 15, y - 15 * lean), (x + 15, y + 15 * lean)], WORDS, 10)
    else:
        pen.disc(x, y, 18, WORDS)
        pen.disc(x, y, 10, ROAD)


def _compared(stage: Stage, plot: tap_plot.TapPlot, top: int) -> None:
    """Draw the lines of the comparison below the titles of its columns."""
    pitch = min(PITCH, ROWS // len(plot.rows))
    stage.cut = top + HEADED + len(plot.rows) * pitch + 34
    stage.fill(10, top, WIDTH - 20, stage.cut - top, ROAD)
    for id, end, shown in zip(
        ("right", "usual"),
        COLUMNS,
        (any(row.right for row in plot.rows), any(row.time for row in plot.rows)),
        strict=True,
    ):
        if shown:
            words = stage.say(f"review-picture-{id}")
            stage.write(
                Words(words, theme.READABLE, "Bold", QUIET, room=300), end, top + 18 + HEADED // 2, "r"
            )
    for at, row in enumerate(plot.rows):
        y = top + 18 + HEADED + at * pitch + pitch // 2
        ink = WORDS if at else SCORE
        name = fitted(row.name, theme.READABLE, "Bold", 430)
        x = stage.write(Words(name, theme.READABLE, "Bold", ink), SIDE + 16, y)
        if at == 1 and plot.usual is not None:
            for dash in (x + 24, x + 64):
                stage.fill(dash, y - 2, 24, 5, SCORE)
        for text, end in zip((row.right, row.time), COLUMNS, strict=True):
            if text:
                stage.write(Words(text, theme.READABLE, "Bold", ink, room=300), end, y, "r")
    stage.fill(0, stage.cut - 10, stage.width, 10, INK)
