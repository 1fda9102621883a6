"""The result of every game as a photo finish. The distances between the cars show the differences in
points.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from math import cos, pi, sin
from typing import Final, Literal, Protocol, TypeAlias

from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH, Locale, Phrase, whole
from bot.render.canvas import Overlay
from bot.render.pen import Pen, turned
from bot.render.stage import Stage, Stamp, Thing, Words, size
from bot.render.text import broken, fitted, measure, short_name, titled
from bot.render.theme import CARS, Colour, Weight
from bot.render.world import World
from bot.words.player_car import PlayerCar, Seated, player_cars

TOP: Final = 335
FLOOR: Final = 981
"""The top of the lanes in a picture without a band, and their bottom, in pixels from the top."""
BAND: Final = (228, 416)
"""The top and the usual bottom, in pixels, of a band above the lanes."""
LINE: Final = 732
WIDE: Final = 52
"""The left edge of the finish line and its width, in pixels."""
PAST: Final = WIDE + 38
"""The usual maximum distance by which a winner's nose is past the start of the line, in pixels."""
TOUCH: Final = 20
"""The minimum distance by which a winner's nose is past the start of the line, in pixels."""
BAR: Final = 50
"""The distance from the middle of the words about the hero's margin down to the bar below them, in pixels."""
TIE: Final = 826
"""The left edge of the bracket that joins equal places, in pixels."""
NEAR: Final = 8
"""The minimum distance in front of the line at which a loser's car stops, in pixels."""
LEFT: Final = 35
LANES: Final = 6
"""The maximum number of racers who all get a lane of their own."""
THIN: Final = 62
"""The height of a lane that counts the racers without their own lane, in pixels."""
STEP: Final = 60
"""The maximum distance, in pixels, by which one point separates two cars."""
REACH: Final = 330 + PAST
"""The maximum distance from a winner's nose to that of the last car, in pixels."""
TALL: Final = 220
"""The minimum height, in pixels, of a lane with room for a name above the car."""
NAME: Final = (220, 170)
"""The maximum width, in pixels, that a car leaves free behind it for a name: in a low lane, and in a lane
that is at least TALL.
"""
SIGNS: Final = (132, 116, 100, 84)
"""The sizes of a headline in a special font, in pixels."""
SQUEEZE: Final = 0.82
"""The smallest share of its width to which a name is squeezed."""
SPELLED: Final = round(NAME[0] / SQUEEZE)
"""The maximum width of a name before it is squeezed, in pixels."""
OUT: Final = 226
"""The maximum width in pixels of the words beyond the line for a player who did not finish."""
STACKED: Final = 112
"""The minimum height, in pixels, of a lane with the score below the place."""
LOOSE: Final = 140
"""The minimum height, in pixels, of a lane in which the place and the score have their full size."""
EXTRA: Final = {2: 110, 3: 110, 4: 86}
"""The additional height of the hero's lane, in pixels, by the number of lanes."""
MORE: Final = 70
"""The additional height of the hero's lane for any other number of lanes, in pixels."""
EXPLAINED: Final = {3: 60, 4: 110}
"""The values that replace those in EXTRA if the hero's points are explained."""
CarSize: TypeAlias = Literal["s", "m", "l"]
LENGTHS: Final[dict[CarSize, int]] = {"s": 185, "m": 278, "l": 388}
"""The length of a car of each size, in pixels."""
RACING: Final = (240, 360)
"""The minimum and maximum length, in pixels, of the longest car in lanes of equal height. Outside these
limits, the hero's lane is higher.
"""
HEADS: Final[dict[CarSize, tuple[int, int]]] = {"s": (-104, -50), "m": (-157, -76), "l": (-220, -107)}
"""The position of the driver's neck, in pixels relative to the nose at road level, by the size of the car."""
HELMET: Final = 138
"""The minimum height of a lane, in pixels, in which the head of the driver of a car of size "m" has room."""
SINK: Final = 9
"""The maximum distance in pixels by which the driver of a car of size "m" sits lower if the lane is lower
than HELMET.
"""
DISCS: Final[dict[CarSize, tuple[int, int]]] = {"s": (-86, -37), "m": (-130, -56), "l": (-182, -78)}
"""The centre of the number disc, in pixels relative to the nose at road level, by the size of the car."""
HIGH: Final[dict[CarSize, int]] = {"s": 84, "m": 116, "l": 200}
"""The height of the lane that a car of each size needs, in pixels."""


@dataclass(frozen=True, slots=True)
class FinishStyle:
    """The style of a world's photo finish, drawn on the ground "result" (tools/art/shared.py)."""

    world: World
    face: Weight
    """The font of places, of scores without a unit, and of a headline without a special font."""
    ink: Colour
    """The headline's colour."""
    accent: Colour
    """The second line's colour."""
    words: Colour
    """The colour of words on the road."""
    band: Colour
    """The colour of the band that explains the hero's points."""
    lane: Colour
    """The bright colour of the hero's lane."""
    beam: Colour
    """The colour of the beams of light on the hero's lane."""
    dash: Colour
    """The colour of the dashes between lanes."""
    gold: Colour
    """The colour of the numbers in the band."""
    print: Colour
    """The colour of print on the hero's lane, rosettes and number discs."""
    rest: Colour | None = None
    """The colour of the other lanes, or None for that of the road in the ground."""
    text: Weight = "Bold"
    """The font of names, of points with their unit, and of the second line."""
    title: Weight | None = None
    """The font of the headline, if it is a special one."""
    brush: int = 0
    """The thickness that is added to the letters of the headline, in pixels."""


@dataclass(frozen=True, slots=True)
class Racer:
    """A player in the photo finish. place, score: None if the player did not finish."""

    seat: Seat
    name: str
    place: int | None
    score: int | None
    player_car: PlayerCar


class Fleet(Protocol):
    """The functions that draw a game's cars. `height` is the height of the car's lane in pixels."""

    def length(self, row: Racer, height: int, /) -> int:
        """Return the length of a car in a lane of the given height, in pixels."""

    def head(self, row: Racer, height: int, /) -> int:
        """Return the distance behind the car's nose at which a name above the car must end, in pixels."""

    def waiting(self, row: Racer, height: int, /) -> int:
        """Return the position of the nose of a car that did not finish, in pixels from the left."""

    def draw(self, stage: Stage, row: Racer, nose: tuple[int, int], height: int) -> None:
        """Draw the car on the road, with its nose at the given position."""


@dataclass(frozen=True, slots=True)
class Racing(ABC):
    """The cars that all worlds share. print: the colour of the number on a disc."""

    print: Colour

    def length(self, _: Racer, height: int, /) -> int:
        """Return the length of a car in pixels."""
        return LENGTHS[_size(height)]

    def head(self, row: Racer, height: int, /) -> int:
        """Return the length of the car, behind which a name must end."""
        return self.length(row, height)

    def waiting(self, *_: object) -> int:
        """Return a position of the nose with most of the car outside the picture."""
        return 74

    def draw(self, stage: Stage, row: Racer, nose: tuple[int, int], height: int) -> None:
        """Draw the car, the driver, and the number if there is a score."""
        size, (x, y) = _size(height), nose
        dx, dy = HEADS[size]
        low = min(SINK, max(0, HELMET - height)) if size == "m" else 0
        self.driver(stage, row, size, (x + dx, y + dy + low))
        stage.put(f"racer-{row.player_car.paint}-{size}", x, y)
        if row.score is not None:
            dx, dy = DISCS[size]
            stage.put("disc", x + dx, y + dy)
            number = Words(str(row.player_car.number), 48, "Black", self.print, room=42)
            stage.write(number, x + dx, y + dy, "m")

    @abstractmethod
    def driver(self, stage: Stage, row: Racer, size: CarSize, neck: tuple[int, int]) -> None:
        """Draw the driver as in the world's other pictures, with the neck at the given position."""


def racers(
    names: Sequence[str], places: Sequence[int | None], scores: Sequence[int | None]
) -> tuple[Racer, ...]:
    """Return every seat as a racer, best first. Players who did not finish (None) come last."""
    cars = player_cars(names)
    rows = [
        Racer(seat=seat, name=name, place=places[seat], score=scores[seat], player_car=cars[seat])
        for seat, name in enumerate(names)
    ]
    return tuple(sorted(rows, key=lambda row: (row.place is None, row.place or 0, row.seat)))


def photo_finish(
    finish: FinishStyle,
    rows: Sequence[Racer],
    reader: Seat | None,
    unit: str,
    fleet: Fleet,
    how: str = "",
    tie: str = "",
    band: Callable[[Stage], None] | None = None,
    low: int = BAND[1],
    explained: bool = False,
    past: int = PAST,
    locale: Locale = ENGLISH,
) -> Stage:
    """Return the picture of a result. rows: the racers, best first. reader: the seat that reads the picture,
    or None for spectators. unit: the message id for a number of points. how: the second line, which says what
    decided the game, or "" for the margin. tie: the message id for the tie-break, or "". band: draws from the
    top of BAND to `low`, where the lanes begin. explained: whether the band explains the hero's points, which
    makes the hero's lane the highest. past: the maximum distance by which a winner's nose is past the start
    of the line, in pixels.
    """
    rows = [replace(row, name=short_name(row.name, 50, finish.text, SPELLED)) for row in rows]
    hero = next((row for row in rows if row.seat == reader), rows[0])
    start = TOP if band is None else low
    lanes = _lanes(rows, hero, FLOOR - start, fleet, own=hero.seat == reader, explained=explained)
    stage = Stage(finish.world, "result", locale)
    gaps = _gaps(stage, finish, rows, lanes, reader, fleet, past)
    spelled = {row.seat: row for row in rows}
    for row, height in lanes:
        if not isinstance(row, int) and row.seat != reader:
            _, room, _ = _name_spot(stage, finish, row, fleet, 0, height, gaps, mine=False)
            name = fitted(row.name, 50, finish.text, round(room / SQUEEZE))
            spelled[row.seat] = replace(row, name=name)
    rows, hero = [spelled[row.seat] for row in rows], spelled[hero.seat]
    lanes = [(row if isinstance(row, int) else spelled[row.seat], height) for row, height in lanes]
    stage.names = [Seated(spelled[seat].name, spelled[seat].player_car) for seat in range(len(rows))]
    if band is not None:
        band(stage)
    _head(stage, finish, rows, hero, reader, unit, how, tie)
    tops = list(accumulate((height for _, height in lanes), initial=start))
    if finish.rest is not None:
        for x, end in _SIDES:
            stage.fill(x, start, end - x, FLOOR - start, finish.rest)
    for (above, _), (row, _), y in zip(lanes, lanes[1:], tops[1:], strict=False):
        _dashes(stage, finish, y, joined=_level(above, row))
    for (row, height), y in zip(lanes, tops, strict=False):
        if _level(row, hero):
            stage.fill(LINE + WIDE, y, 1090 - LINE - WIDE, height, finish.lane)
        if row is hero:
            middle = _nose(hero, fleet, height, gaps) - fleet.length(hero, height) // 2
            _light(stage, finish, middle, y, height)
            hero_lane = (y, height)
    behind = len(stage.marks)
    for (row, height), y in zip(lanes, tops, strict=False):
        if not isinstance(row, int):
            if row is hero and row.place != 1:
                _margin(stage, finish, row, unit, fleet, y, height, gaps, best=rows[0])
            fleet.draw(stage, row, (_nose(row, fleet, height, gaps), y + height - 8), height)
    for (row, height), y in zip(
        lanes, tops, strict=False
    ):  # last, because heads can reach into the lane above
        if isinstance(row, int):
            stage.write(
                Words(stage.say("finish-more", count=row), 48, "Medium", finish.words), LEFT, y + height // 2
            )
        else:
            ink = finish.print if row is hero else finish.words
            _name_words(stage, finish, row, fleet, y, height, gaps, ink, mine=row.seat == reader)
            ink = finish.print if _level(row, hero) else finish.words
            _score_words(stage, finish, row, unit, y, height, ink, hero=row is hero)
    middles = [y + height // 2 for (_, height), y in zip(lanes, tops, strict=False)]
    for ((row, _), start), ((other, _), end) in pairwise(zip(lanes, middles, strict=True)):
        if _level(row, other):
            _tie(stage, finish.print if hero in (row, other) else finish.words, start, end)
    if hero.place == 1:
        y, height = hero_lane
        stage.marks[behind:behind] = [
            *_confetti(stage, 14, y + 6, LINE - 6, height * 2 // 3),
            *(_confetti(stage, 14, 14, 1086, BAND[0] - 24) if hero.seat == reader else ()),
        ]
    return stage


def _lanes(
    rows: Sequence[Racer], hero: Racer, room: int, cars: Fleet, *, own: bool, explained: bool
) -> list[tuple[Racer | int, int]]:
    """Return the lanes from top to bottom: the racer, or the number of racers without a lane, and the height
    in pixels. own: whether the hero is the reader. explained: whether the hero's points are explained.
    """
    shown: list[Racer | int] = list(rows)
    if len(rows) > LANES:
        at = rows.index(hero)
        chosen = {0, len(rows) - 1, *range(max(0, at - 1), min(len(rows), at + 2))}
        chosen |= {*sorted({*range(LANES)} - chosen)[: LANES - 1 - len(chosen)]}
        shown = [rows[0]]
        for one, other in pairwise(sorted(chosen)):
            shown += [rows[other]] if other == one + 1 else [other - one - 1, rows[other]]
    thin = sum(isinstance(row, int) for row in shown)
    many = len(shown) - thin
    extra = EXTRA.get(many, MORE)
    if explained:
        extra = EXPLAINED.get(many, extra)
    same = (room - thin * THIN) // many
    least, most = RACING
    if not own and not explained and least <= max(cars.length(row, same) for row in rows) <= most:
        extra = 0
    if not thin:
        extra = min(extra, max(0, room - many * HIGH["s"]))
    each = (room - thin * THIN - extra) // many
    return [(row, THIN if isinstance(row, int) else each + extra if row is hero else each) for row in shown]


def _size(height: int) -> CarSize:
    return "l" if height >= HIGH["l"] else "m" if height >= HIGH["m"] else "s"


def _gaps(
    stage: Stage,
    finish: FinishStyle,
    rows: Sequence[Racer],
    lanes: Sequence[tuple[Racer | int, int]],
    reader: Seat | None,
    cars: Fleet,
    most: int,
) -> dict[Seat, int]:
    """Return the distance from each finished car's nose to the line, in pixels, by seat. It is negative for
    winners, whose noses are past the line. most: see `past` of `photo_finish`.
    """
    best = max((row.score for row in rows if row.score is not None), default=0)
    behind = {row.seat: best - row.score for row in rows if row.score is not None and row.place != 1}
    nearest = min(behind.values(), default=0)
    step = min(float(STEP), REACH / max(1, *behind.values())) if behind else 0.0
    for row, height in lanes:
        if not isinstance(row, int) and behind.get(row.seat):
            name = min(_name_width(stage, finish, row, row.seat == reader), NAME[height >= TALL])
            room = LINE - NEAR - cars.length(row, height) - name - LEFT - 24
            gap = behind[row.seat]
            step = min(step, (max(room, 12) + NEAR + most) / gap)
            if gap > nearest:
                step = min(step, max(room, 12) / (gap - nearest))
    past = round(min(most, max(TOUCH, nearest * step - NEAR))) if behind else most
    gaps = {seat: max(NEAR, round(gap * step) - past) for seat, gap in behind.items()}
    return gaps | {row.seat: -past for row in rows if row.place == 1}


def _name_width(stage: Stage, finish: FinishStyle, row: Racer, mine: bool) -> int:
    return measure(stage.say("finish-you") if mine else row.name, 56 if mine else 50, finish.text)


def _nose(row: Racer, cars: Fleet, height: int, gaps: dict[Seat, int]) -> int:
    return LINE - gaps[row.seat] if row.seat in gaps else cars.waiting(row, height)


def _margin(
    stage: Stage,
    finish: FinishStyle,
    row: Racer,
    unit: str,
    cars: Fleet,
    y: int,
    height: int,
    gaps: dict[Seat, int],
    *,
    best: Racer,
) -> None:
    """Write how many points `row` is behind `best`, and draw a bar from the nose of its car to the finish
    line, if it is behind and there is room. y: the top of its lane.
    """
    lacking = (best.score or 0) - (row.score or 0)
    if row.score is None or lacking <= 0:
        return
    start, end = _nose(row, cars, height, gaps) + NEAR, LINE - NEAR
    words = Words(stage.say(unit, points=lacking), 48, finish.text, finish.print)
    if end - start < words.width:
        return
    middle = y + max(34, height // 4)
    stage.write(words, (start + end) // 2, middle, "m")
    middle += BAR
    for out, colour in ((3, finish.print), (0, finish.beam)):
        for x in (start, end - 7):
            stage.fill(x - out, middle - 20 - out, 7 + 2 * out, 40 + 2 * out, colour)
        stage.fill(start - out, middle - 4 - out, end - start + 2 * out, 7 + 2 * out, colour)


def _name_spot(
    stage: Stage,
    finish: FinishStyle,
    row: Racer,
    cars: Fleet,
    y: int,
    height: int,
    gaps: dict[Seat, int],
    *,
    mine: bool,
) -> tuple[int, int, int]:
    """Return the left edge, the maximum width and the y of the middle of a racer's name, in pixels. y: the
    top of the lane. mine: whether the racer is the reader.
    """
    nose, middle = _nose(row, cars, height, gaps), y + height // 2
    left = LEFT if row.seat in gaps else nose + 26
    room = (nose - cars.length(row, height) if row.seat in gaps else LINE) - left - 20
    above, line = nose - cars.head(row, height) - left, middle
    if height >= TALL and row.seat in gaps and room < min(above, _name_width(stage, finish, row, mine)):
        room, line = above, y + 42
    return left, room, line


def _name_words(
    stage: Stage,
    finish: FinishStyle,
    row: Racer,
    cars: Fleet,
    y: int,
    height: int,
    gaps: dict[Seat, int],
    ink: Colour,
    *,
    mine: bool,
) -> None:
    left, room, line = _name_spot(stage, finish, row, cars, y, height, gaps, mine=mine)
    text = stage.say("finish-you") if mine else row.name
    words = Words(text, 56 if mine else 50, finish.text, ink, room=None if mine else room)
    stage.write(words, left, line)


def _score_words(
    stage: Stage,
    finish: FinishStyle,
    row: Racer,
    unit: str,
    y: int,
    height: int,
    ink: Colour,
    *,
    hero: bool,
) -> None:
    """Write the place and the score beyond the line."""
    stacked = height >= STACKED and row.score is not None
    middle = y + height // 2 - 4 * stacked
    told = stage.say("finish-out") if row.place is None else stage.say("place.badge", place=row.place)
    loose = height >= LOOSE
    size = 56 if hero else 52 if loose else 48
    apart = 30 if loose else 24
    if row.place is None:
        lines = broken(told, size, finish.face, OUT) if height >= STACKED else (told,)
        for at, line in enumerate(lines):
            y = middle + 30 * (2 * at + 1 - len(lines))
            stage.write(Words(line, size, finish.face, ink, room=OUT), 846, y)
        return
    stage.write(Words(told, size, finish.face, ink, room=150), 846, middle - apart * stacked)
    if stacked:
        score = stage.say(unit, points=row.score or 0)
        unit_size = 56 if hero else 50 if loose else 48
        stage.write(Words(score, unit_size, finish.text, ink, room=226), 846, middle + apart)
    elif row.score is not None:
        stage.write(Words(whole(row.score), 64 if hero else 56, finish.face, ink), 1064, middle, "r")


def _tie(stage: Stage, ink: Colour, start: int, end: int) -> None:
    """Draw a bracket that joins two equal places. start, end: the middles of their lanes."""
    stage.fill(TIE, start, 5, end - start, ink)
    for y in (start, end - 5):
        stage.fill(TIE, y, 14, 5, ink)


def _level(row: Racer | int, other: Racer | int) -> bool:
    """Return whether the racers of two lanes share a place, or are the same."""
    if isinstance(row, int) or isinstance(other, int):
        return False
    return row is other or row.place == other.place is not None


_SIDES: Final = ((10, LINE), (LINE + WIDE, 1090))
"""The left and right edges of the lanes on both sides of the finish line, in pixels."""
EDGE: Final = 6
"""The thickness of the edges of the hero's lane, in pixels."""
BEAMS: Final = 13
"""The number of beams of light on the hero's lane."""


def _light(stage: Stage, finish: FinishStyle, middle: int, y: int, height: int) -> None:
    """Draw the hero's lane in bright colours, with beams. middle: the x of the car's middle. y: the top of
    the lane.
    """
    for left, end in _SIDES:
        stage.fill(left, y, end - left, height, finish.lane)
        beams = Overlay(_beams, end - left, height, (middle - left, height - 8, finish.beam))
        stage.draw(beams, left, y)
        for edge in (y - EDGE // 2, y + height - EDGE // 2):
            stage.fill(left, edge, end - left, EDGE, finish.print)


def _beams(pen: Pen, x: int, y: int, beam: Colour) -> None:
    """Draw beams from a point on the lane's lower edge, with gaps of the same width between them."""
    wide = pi / (2 * BEAMS - 1)
    for at in range(0, 2 * BEAMS - 1, 2):
        ends = ((x - 1200 * cos(turn), y - 1200 * sin(turn)) for turn in (at * wide, (at + 1) * wide))
        pen.shape([(x, y), *ends], beam)


CONFETTI: Final = (CARS[2], CARS[4], CARS[3], CARS[1], CARS[5])
FLAKE: Final = 30
"""The width and the height of the space for a piece of confetti, in pixels."""
FLAKES: Final = (13, 5)
"""The number of columns, and the maximum number of rows, of places for confetti."""


def _confetti(stage: Stage, left: int, top: int, right: int, high: int) -> list[tuple[Thing, int, int]]:
    """Return marks of confetti in a part of the picture, clear of the words and the rosette on the stage."""
    taken = [
        (x, y, *size(stage.world, item))
        for item, x, y in stage.marks
        if isinstance(item, Words) or (isinstance(item, Stamp) and item.name.startswith("rosette"))
    ]
    found: list[tuple[Thing, int, int]] = []
    columns, rows = FLAKES[0], max(1, min(FLAKES[1], high // (FLAKE + 4)))
    wide, tall = (right - left) / columns, high / rows
    for at in range(columns * rows):
        column, row = at % columns, at // columns
        x = left + round(column * wide + at * 37 % 11 / 11 * (wide - FLAKE))
        y = top + round(row * tall + at * 53 % 7 / 7 * (tall - FLAKE))
        if not any(
            x < edge + width and edge < x + FLAKE and y < head + height and head < y + FLAKE
            for edge, head, width, height in taken
        ):
            flake = Overlay(_flake, FLAKE, FLAKE, (CONFETTI[at % len(CONFETTI)], at * 67 % 180))
            found.append((flake, x, y))
    return found


def _flake(pen: Pen, colour: Colour, degrees: int) -> None:
    pen.at(FLAKE / 2, FLAKE / 2).shape(turned([(-11, -6), (11, -6), (11, 6), (-11, 6)], degrees), colour)


def _dashes(stage: Stage, finish: FinishStyle, y: int, *, joined: bool) -> None:
    """Draw the dashes above a lane, and its edge beyond the line. joined: whether a bracket joins it to the
    lane above.
    """
    for x in range(14, LINE - 40, 60):
        stage.fill(x, y - 2, 38, 4, finish.dash)
    if not joined:
        stage.fill(LINE + WIDE, y - 1, 1090 - LINE - WIDE, 2, finish.print)


def _head(
    stage: Stage,
    finish: FinishStyle,
    rows: Sequence[Racer],
    hero: Racer,
    reader: Seat | None,
    unit: str,
    how: str,
    tie: str,
) -> None:
    room, mine = 800, hero.seat == reader
    firsts = [row.name for row in rows if row.place == 1]
    names = "" if mine else stage.say("finish-names", names=firsts)

    def headline(shown: str) -> str:
        if not mine:
            return stage.say("finish-won", names=shown, count=len(firsts))
        return stage.say("finish-mine", result=_result(rows, hero), place=hero.place or 0)

    face = finish.title or finish.face
    text, size = titled(headline, names, (104, 92, 80, 70) if finish.title is None else SIGNS, face, room)
    stage.write(Words(text, size, face, finish.ink, finish.brush, finish.ink, room), 46, 84)
    close = _mine(stage, finish, rows, hero, unit, tie, room) if mine else _everybodys(stage, rows, unit, tie)
    stage.write(Words(how or close, 54, finish.text, finish.accent, room=room), 48, 180)
    if hero.place is not None and (hero.place == 1 or not _last(rows, hero)):
        stage.put(f"rosette-{min(hero.place, 4)}", 946, 128)
        stage.write(Words(str(hero.place), 104, finish.face, finish.print, room=104), 946, 128, "m")


def _last(rows: Sequence[Racer], hero: Racer) -> bool:
    """Return whether nobody is behind the hero."""
    return all(row.place is not None and row.place <= (hero.place or 0) for row in rows)


def _result(rows: Sequence[Racer], hero: Racer) -> str:
    if hero.place is None:
        return "out"
    if sum(row.place == hero.place for row in rows) > 1:
        return "shared"
    return "won" if hero.place == 1 else "came"


def _mine(
    stage: Stage,
    finish: FinishStyle,
    rows: Sequence[Racer],
    hero: Racer,
    unit: str,
    tie: str,
    room: int,
) -> str:
    """Return the reader's margin in words, or the tie-break that decided, or "" if there is nothing to
    compare.
    """
    rival = next((row for row in rows if row is not hero and row.score is not None), None)
    if hero.score is None or rival is None:
        return ""
    points = abs((rival.score or 0) - hero.score)
    if not points and hero.place != rival.place and tie:
        return stage.say(tie)
    id = "finish-level" if not points else "finish-ahead" if hero.place == 1 else "finish-short"
    gap = Phrase(unit, points=points)
    return titled(lambda shown: stage.say(id, gap=gap, name=shown), rival.name, (54,), finish.text, room)[0]


def _everybodys(stage: Stage, rows: Sequence[Racer], unit: str, tie: str) -> str:
    """Return the winner's margin in words, or the tie-break that decided, or "" if there is no margin."""
    scores = [row.score for row in rows if row.score is not None]
    losers = [row.score for row in rows if row.place not in (1, None) and row.score is not None]
    if not losers:
        return ""
    gap = abs(scores[0] - losers[0])
    if not gap and tie:
        return stage.say(tie)
    return stage.say("finish-by", gap=Phrase(unit, points=gap)) if gap else ""
