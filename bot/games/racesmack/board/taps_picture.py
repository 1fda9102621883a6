"""A player's taps, for the review: a point for each round, and a comparison with the others."""

from collections.abc import Sequence
from math import ceil
from typing import Final, TypeAlias

from bot.engine.reactions import Became
from bot.games.racesmack.board.inks import GOLD, INK, QUIET, ROAD, SCORE, WORDS, WORLD
from bot.games.racesmack.board.plan import ROADS
from bot.games.racesmack.board.ribbon import LARGE, LEAN, LEFT, MIDDLE, RIGHT
from bot.locales.phrase import Locale
from bot.render import canvas, tap_plot, theme
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import fitted

Spot: TypeAlias = tuple[float, float, Became]
"""A tap: its position in the plot, and its result."""

WIDE: Final = 1040
HIGH: Final = 388
SIDE: Final = 30
TOP: Final = 156
"""The top of the plot."""
START: Final = 130.0
END: Final = 1000.0
"""The positions of the first and the last round, from the plot's left edge."""
FLOOR: Final = 300.0
CEILING: Final = 106.0
"""The positions of zero and of the most seconds, from the plot's top."""
LEGEND: Final[tuple[Became, ...]] = ("right", "wrong", "missed")
PITCH: Final = 66
"""The largest distance of the lines of the comparison."""
ROWS: Final = 404
"""The total height of the lines of the comparison."""
COLUMNS: Final = (790, 1050)
"""The right edges of the comparison's columns."""


def taps(plot: tap_plot.TapPlot, locale: Locale) -> Stage:
    """Return the picture of a player's taps."""
    stage = Stage(WORLD, "table", locale)
    room = RIGHT - LEFT
    head = Words(plot.head.upper(), LARGE, "Fredoka", GOLD, 10, INK, room=room, drop=4, lean=LEAN)
    stage.write(head, LEFT, MIDDLE)
    stage.fill(SIDE - 8, TOP - 8, WIDE + 16, HIGH + 16, INK)
    stage.fill(SIDE, TOP, WIDE, HIGH, ROAD)
    _legend(stage)
    _plotted(stage, plot)
    _compared(stage, plot)
    return stage


def _legend(stage: Stage) -> None:
    x = SIDE + 44
    for became in LEGEND:
        stage.draw(canvas.Overlay(_mark, 48, 48, (24.0, 24.0, became)), x - 24, TOP + 22)
        word = Words(stage.say(f"review-picture-{became}"), theme.READABLE, "Bold", WORDS, room=230)
        x = stage.write(word, x + 34, TOP + 46) + 64


def _plotted(stage: Stage, plot: tap_plot.TapPlot) -> None:
    """Draw the taps round by round. The slower a tap, the higher its point. If no times are known, all points
    are on one line.
    """
    timed = [seconds for race in plot.races for seconds, _ in race if seconds is not None]
    most = float(5 * ceil(max([*timed, plot.usual or 0.0, 1.0]) / 5))
    last = max(1, len(plot.races) - 1)

    def spot(number: int, seconds: float | None, became: Became) -> Spot:
        share = 1.0 if timed else 0.5  # a player without a press had all the time
        if seconds is not None:
            share = seconds / most
        return START + (END - START) * number / last, FLOOR - (FLOOR - CEILING) * share, became

    shown = [(number, race) for number, race in enumerate(plot.races)]
    others = tuple(
        spot(number, seconds, became)[:2]
        for number, race in shown
        for seat, (seconds, became) in enumerate(race)
        if seat != plot.seat and seconds is not None
    )
    own = tuple(spot(number, *race[plot.seat]) for number, race in shown if race[plot.seat][1] != "none")
    usual = FLOOR - (FLOOR - CEILING) * plot.usual / most if plot.usual is not None and timed else None
    stage.draw(canvas.Overlay(_drawn, WIDE, HIGH, (others, own, usual, bool(timed))), SIDE, TOP)
    _axes(stage, len(plot.races), most if timed else 0.0)


def _axes(stage: Stage, races: int, most: float) -> None:
    if most:
        for seconds, y in ((most, CEILING), (0.0, FLOOR)):
            text = stage.say("review-picture-seconds", seconds=f"{seconds:.0f}")
            stage.write(Words(text, theme.READABLE, "Bold", QUIET), SIDE + 104, TOP + round(y), "r")
    y = TOP + round(FLOOR) + 48
    first = Words(stage.say("review-picture-round", round=1), theme.READABLE, "Bold", QUIET)
    stage.write(first, SIDE + 20, y)
    if races > 1:
        stage.write(Words(str(races), theme.READABLE, "Bold", QUIET), SIDE + round(END), y, "m")


def _drawn(
    pen: Pen, others: Sequence[tuple[float, float]], own: Sequence[Spot], usual: float | None, timed: bool
) -> None:
    for y in (CEILING, FLOOR) if timed else ():
        pen.stroke([(START - 10, y), (END + 26, y)], QUIET, 2)
    if usual is not None:
        for x in range(round(START) - 10, round(END) + 20, 40):
            pen.stroke([(x, usual), (x + 20, usual)], SCORE, 5)
    for spot in others:
        pen.disc(*spot, 9, QUIET)
    for place in own:
        _mark(pen, *place)


def _mark(pen: Pen, x: float, y: float, became: Became) -> None:
    """Draw a tap: a disc if it was right, a cross if it was wrong, a ring if it came too late."""
    if became == "right":
        pen.disc(x, y, 17, SCORE)
    elif became == "wrong":
        for lean in (-1, 1):
            pen.stroke([(x - 15, y - 15 * lean), (x + 15, y + 15 * lean)], WORDS, 10)
    else:
        pen.disc(x, y, 18, WORDS)
        pen.disc(x, y, 10, ROAD)


def _compared(stage: Stage, plot: tap_plot.TapPlot) -> None:
    """Draw a line of the comparison for each player, and one for the player's earlier games, marked with the
    dashes that the plot uses for them.
    """
    pitch = min(PITCH, ROWS // len(plot.rows))
    for at, row in enumerate(plot.rows):
        y = ROADS + 18 + at * pitch + pitch // 2
        ink = WORDS if at else SCORE
        name = fitted(row.name, theme.READABLE, "Bold", 430)
        x = stage.write(Words(name, theme.READABLE, "Bold", ink), SIDE + 16, y)
        if at == 1 and plot.usual is not None:
            for dash in (x + 24, x + 64):
                stage.fill(dash, y - 2, 24, 5, SCORE)
        for text, end in zip((row.right, row.time), COLUMNS, strict=True):
            if text:
                stage.write(Words(text, theme.READABLE, "Bold", ink, room=310), end, y, "r")
    stage.cut = ROADS + 18 + len(plot.rows) * pitch + 24
    stage.fill(0, stage.cut - 10, stage.width, 10, INK)
