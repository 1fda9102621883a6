"""The picture of a player's achievements."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.locales.phrase import ENGLISH, Locale
from bot.render import canvas, car_card, text, theme
from bot.render.paddock import CREAM, GOLD, LINE, QUIET, WORLD, field, rim
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.words.player_car import PlayerCar

LEFT: Final = 24
GAP: Final = 14
WIDE: Final = theme.WIDTH - 2 * LEFT
FLOOR: Final = 350
"""The distance from the top to the wheels of the car, in pixels."""
HEAD: Final = 404
FIGURES: Final = 132
PLACES: Final = 270
HALF: Final = (WIDE - GAP) // 2
"""The width of the field of places and of the field of the rating curve, in pixels."""
BARS: Final = 5
"""The maximum number of bars. The last bar also counts all later places."""
LINES: Final = 60


@dataclass(frozen=True, slots=True)
class ProfileCard:
    """The content of a profile's picture."""

    name: str
    car: PlayerCar
    figures: tuple[tuple[str, str], ...]
    """Up to four numbers, each with a caption."""
    places: tuple[int, ...]
    """The number of times that each place was taken, from first place on."""
    lines: tuple[tuple[str, str], ...]
    """The facts as pairs of a caption and a text."""
    rating: str = ""
    """The latest rating as a text, or ""."""
    curve: tuple[int, ...] = ()
    """The rating after each game, oldest first, or empty."""


def stage(card: ProfileCard, locale: Locale = ENGLISH) -> Stage:
    """Return the picture of a player's achievements."""
    spoken = 24 + len(card.lines) * LINES if card.lines else 0
    drawn = Stage(WORLD, "profile", locale, cut=HEAD + FIGURES + PLACES + 2 * GAP + spoken + 34)
    car_card.introduced(drawn, card.name, card.car)
    car_card.my_car(drawn, card.car, 1030, FLOOR)
    y = HEAD
    _figures(drawn, card, y)
    y += FIGURES + GAP
    curved = len(card.curve) > 1
    _places(drawn, _few(card.places, drawn), y, HALF if curved else WIDE)
    if curved:
        _rating(drawn, card, LEFT + HALF + GAP, y)
    y += PLACES + GAP
    if card.lines:
        field(drawn, LEFT, y, WIDE, spoken)
    for at, (word, said) in enumerate(card.lines):
        middle = y + 12 + at * LINES + LINES // 2
        end = drawn.write(Words(word, theme.READABLE, "Bold", QUIET), LEFT + 30, middle)
        shown = text.fitted(said, 50, "Bold", WIDE - end - 24)
        drawn.write(Words(shown, 50, "Bold", CREAM), LEFT + WIDE - 30, middle, "r")
    rim(drawn)
    return drawn


def _figures(drawn: Stage, card: ProfileCard, y: int) -> None:
    width = (WIDE - (len(card.figures) - 1) * GAP) // max(1, len(card.figures))
    for at, (word, number) in enumerate(card.figures):
        x = LEFT + at * (width + GAP)
        field(drawn, x, y, width, FIGURES)
        ink = GOLD if at == 1 else CREAM
        drawn.write(Words(number, 76, "BlackItalic", ink, room=width - 30), x + width // 2, y + 46, "m")
        drawn.write(Words(word, theme.READABLE, "Bold", QUIET, room=width - 26), x + width // 2, y + 100, "m")


def _few(places: Sequence[int], drawn: Stage) -> tuple[tuple[str, int], ...]:
    """Return a caption and a count for each bar. The last of BARS bars also counts all later places."""
    named = [(drawn.say("place.badge", place=at), count) for at, count in enumerate(places or (0,), 1)]
    if len(named) <= BARS:
        return tuple(named)
    return (*named[: BARS - 1], (f"{drawn.say('place.badge', place=BARS)}+", sum(places[BARS - 1 :])))


def _places(drawn: Stage, bars: Sequence[tuple[str, int]], y: int, width: int) -> None:
    field(drawn, LEFT, y, width, PLACES)
    most = max(1, *(count for _, count in bars))
    step, floor = (width - 40) // len(bars), y + PLACES - 70
    wide = min(130, step - 12)
    for at, (word, count) in enumerate(bars):
        middle = LEFT + 20 + at * step + step // 2
        high = (PLACES - 70 - 76) * count // most
        ink = CREAM if at else GOLD
        if count:
            drawn.fill(middle - wide // 2, floor - high, wide, high, ink)
        drawn.fill(middle - wide // 2, floor - 3, wide, 6, LINE)
        number = Words(str(count), 50, "Black", ink if count else QUIET, room=step - 8)
        drawn.write(number, middle, floor - high - 34, "m")
        drawn.write(Words(word, theme.READABLE, "Bold", QUIET, room=step - 8), middle, y + PLACES - 36, "m")


def _rating(drawn: Stage, card: ProfileCard, x: int, y: int) -> None:
    field(drawn, x, y, HALF, PLACES)
    drawn.write(Words(card.rating, theme.READABLE, "Bold", CREAM, room=HALF - 50), x + 26, y + 44)
    low, high = min(card.curve), max(card.curve)
    drawn.draw(canvas.Overlay(_curve, HALF, PLACES, (card.curve,)), x, y)
    for points, top in ((high, TOP), (low, LOW)) if high > low else ((low, LOW),):
        drawn.write(Words(str(points), theme.READABLE, "Bold", QUIET, room=110), x + 136, y + top, "r")


TOP: Final = 122
LOW: Final = PLACES - 48
"""The distance from the top of the field to the lowest point of the curve, in pixels."""


def _curve(pen: Pen, curve: tuple[int, ...]) -> None:
    low, high = min(curve), max(curve)
    left, right = 152.0, HALF - 36.0
    spots = [
        (
            left + (right - left) * at / (len(curve) - 1),
            LOW - (LOW - TOP) * (points - low) / max(1, high - low),
        )
        for at, points in enumerate(curve)
    ]
    for y in (TOP, LOW):
        pen.stroke([(left, y), (right, y)], LINE, 3)
    pen.stroke(spots, GOLD, 8)
    pen.disc(*spots[-1], 13, GOLD)
