"""The share card of the daily, which shows the course of the game without revealing any cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.locales.phrase import ENGLISH, Locale, whole
from bot.render.canvas import Overlay
from bot.render.drivers import put_driver
from bot.render.paddock import ASPHALT, CREAM, DASH, GOLD, INK, LINE, WORLD
from bot.render.pen import Pen, Point, curve
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure
from bot.words.player_car import PlayerCar

TILES: Final = 16
"""The maximum number of tiles of a road."""
SIZES: Final = (62, 52, 44, 36)
"""The possible sides of a tile, in pixels, largest first."""
_LEFT, _RIGHT = 196, 824
"""The centres of the first and of the last tile, in pixels from the left."""
_TOP, _ROWS = 480, 390
"""The top of the area with the places, and its height, in pixels."""
_FIELD: Final = (40, 460, 1000, 430)
_SIGNS: Final = {"lead": "\u2b50", "up": "\U0001f7e9", "down": "\U0001f7e5", "level": "\u2b1c"}


@dataclass(frozen=True, slots=True)
class ShareCard:
    """The content of a share card: a player's result in a daily."""

    label: str
    """The name of the daily, such as #12b."""
    game: str
    """The name of the game."""
    place: int | None
    """The place at the end, or None for a player who is out."""
    players: int
    """The number of players."""
    score: int | None
    """The score at the end, or None for a player who is out."""
    streak: int
    """The number of consecutive days on which the player finished a daily."""
    places: tuple[int, ...]
    """The player's place after each round, in order."""
    car: PlayerCar


def steps(places: Sequence[int]) -> list[tuple[int, str]]:
    """Return the tiles of the road: the place, and "lead", "up" (a better place than before), "down" or
    "level". If there are more than TILES places, only every second one and the last have tiles, of which the
    latest TILES are returned.
    """
    pairs = len(places) > TILES
    shown = list(places[1::2] if pairs else places)
    if pairs and len(places) % 2:
        shown.append(places[-1])
    shown = shown[-TILES:]
    return (
        [
            (at, "lead" if at == 1 else "up" if at < before else "down" if at > before else "level")
            for before, at in pairwise((shown[0], *shown))
        ]
        if shown
        else []
    )


def strip(places: Sequence[int]) -> str:
    """Return the road through the given places as text, with a sign for each tile."""
    return "".join(_SIGNS[kind] for _, kind in steps(places))


def stage(card: ShareCard, locale: Locale = ENGLISH) -> Stage:
    """Return the picture of a share card."""
    drawn = Stage(WORLD, "share", locale)
    drawn.write(Words("PADDOCK", 58, "BlackItalic", CREAM), 60, 113)
    drawn.write(Words(drawn.say("card-daily", label=card.label), 52, "BlackItalic", GOLD), 1020, 115, "r")
    place = drawn.say("card-out") if card.place is None else drawn.say("card-place", place=card.place)
    drawn.write(Words(place, 190, "BlackItalic", CREAM, room=660), 60, 250)
    told = drawn.say("card-of", players=card.players, game=card.game)
    size = next((each for each in (76, 66, 58, 52) if measure(told, each, "BlackItalic") <= 660), 48)
    drawn.write(Words(fitted(told, size, "BlackItalic", 660), size, "BlackItalic", GOLD), 60, 390)
    if card.score is not None:
        drawn.put("badge", 892, 290)
        drawn.write(Words(whole(card.score), 112, "Black", INK, room=180), 892, 268, "m")
        unit = Words(drawn.say("card-points", points=card.score), 48, "Bold", INK, room=150)
        drawn.write(unit, 892, 346, "m")
    _story(drawn, card)
    shown = min(card.streak, 5)
    for at in range(5):
        drawn.put("flag-on" if at < shown else "flag-off", 64 + at * 62, 984)
    streak = Words(drawn.say("card-streak", days=card.streak), 64, "BlackItalic", CREAM, room=620)
    drawn.write(streak, 400, 980)
    return drawn


def _story(drawn: Stage, card: ShareCard) -> None:
    """Draw the field: the road through the player's places, and at its end the car, or a spanner for a player
    who is out.
    """
    left, top, width, height = _FIELD
    row = _ROWS / card.players
    levels = [round(_TOP + (at + 0.5) * row) for at in range(card.players)]
    tiles = steps(card.places)
    pitch = (_RIGHT - _LEFT) / max(1, len(tiles) - 1)
    side = next((size for size in SIZES if size <= 0.86 * pitch), SIZES[-1])
    spots = [(round(_LEFT + at * pitch), levels[place - 1]) for at, (place, _) in enumerate(tiles)]
    here = [(x - left, y - top) for x, y in spots]
    drawn.draw(Overlay(_lines, width, height, (tuple(y - top for y in levels),)), left, top)
    if spots:
        drawn.draw(Overlay(_road, width, height, (tuple(here), card.place is not None)), left, top)
    for at, y in enumerate(levels):
        drawn.write(Words(str(at + 1), 50, "Black", CREAM if at else GOLD), 102, y, "m")
    for (x, y), (_, kind) in zip(spots, tiles, strict=True):
        drawn.put(f"tile-{kind}-{side}", x, y)
    if not spots:
        return
    end = spots[-1][1]
    if card.place is None:
        drawn.put("spanner", spots[-1][0] + 76, end)
        return
    drawn.put("finish", 878, end)
    put_driver(drawn, card.car, "grin" if card.place == 1 else "oh", "t", 949, end - 11)
    drawn.put(f"racer-{card.car.paint}-t", 1027, end + 27)


def _lines(pen: Pen, levels: tuple[int, ...]) -> None:
    for y in levels:
        for x in range(120, 980, 18):
            pen.box(x, y - 2, 5, 4, LINE)


def _road(pen: Pen, spots: tuple[tuple[int, int], ...], finished: bool) -> None:
    """Draw a road through the tiles. finished: whether it continues to the flag."""
    (x, y), (end, low) = spots[0], spots[-1]
    line: list[Point] = [(x - 34, y), (x, y)]
    for (x, y), (to, down) in pairwise(spots):
        middle = (x + to) / 2
        line += curve((x, y), ((middle, y), (middle, down), (to, down)), steps=12)[1:]
    line.append((972, low) if finished else (end + 30, low))
    pen.stroke(line, INK, 52)
    pen.stroke(line, ASPHALT, 44)
    _dashes(pen, line)


def _dashes(pen: Pen, line: Sequence[Point]) -> None:
    """Draw dashes along the middle of a road, about 14 px long and 14 px apart."""
    gone = 0.0
    for (x, y), (to, down) in pairwise(line):
        length = max(1.0, ((to - x) ** 2 + (down - y) ** 2) ** 0.5)
        for step in range(int(length / 2) + 1):
            share = min(1.0, 2 * step / length)
            if (gone + 2 * step) % 28 < 14:
                pen.disc(x + (to - x) * share, y + (down - y) * share, 2, DASH)
        gone += length
