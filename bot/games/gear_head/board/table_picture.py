"""The public table: one road from the builders to the line, and the bench with the deck and the heap."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import kind_of
from bot.games.gear_head.board import inks
from bot.games.gear_head.board.plan import CHIP, FEW, LINE, MANY
from bot.games.gear_head.board.signs import card, chip, disc, named, next_builder, sign, spelled
from bot.games.gear_head.rules import components, events, model
from bot.locales.phrase import Locale
from bot.render.canvas import Overlay
from bot.render.drivers import put_driver
from bot.render.pen import Pen
from bot.render.photo_finish import DISCS, HEADS, LENGTHS, CarSize
from bot.render.stage import Stage, Words
from bot.render.text import measure
from bot.render.theme import Colour

_Deed: TypeAlias = events.Drew | events.Took | events.Discarded | events.PulledUp
COLUMN: Final = 292
"""The distance between the columns of builders on a road with few lanes, in pixels."""
HALF: Final = 484
GRID: Final = 402
"""The widths of a builder's part of the road with room for a large car, in pixels: beside the places at the
line (HALF), and in two columns before any car is there (GRID).
"""
FREE: Final = (818, 204)
"""The left edge and the width of the places at the line while no car is there, in pixels."""
LARGE: Final = 2
"""The maximum number of builders who have room for a large car beside the places at the line."""
MARGIN: Final = 40
"""The left edge of the lanes with room for a large car, in pixels."""
ROOMS: Final = {"start": 138, "few": 138, "many": 122}
"""The smallest width of a name on each background, in pixels. Names are shortened to fit it, so that each is
spelled the same way in the whole picture.
"""
DECK: Final = 150
HEAP: Final = 448
"""The left edges of the deck and the heap, in pixels."""
TOLD: Final = (640, 696, 438, 196)
"""The left edge, the top, the width and the height of the plaque with the last action and the next player."""
LABEL: Final = 118
"""The maximum width of the name of a pile, in pixels."""
PITCH: Final = 346
"""The distance between the columns of builders on a road with many lanes, in pixels."""


def board(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Return the picture of the public view during the race."""
    assert view.mover is not None
    few = len(names) <= 6
    start = few and not view.line and len(names) > FEW.lanes
    stage = Stage(inks.WORLD, "start" if start else "few" if few else "many", locale, names)
    deed = view.phase if view.phase == "discarding" or view.deck else "taking"

    def told(name: str) -> str:
        return stage.say("gear-picture-turn", deed="last" if view.last else deed, name=name)

    building = [seat for seat in range(len(names)) if seat not in view.line]
    room = ROOMS["start" if start else "few" if few else "many"]
    names = [spelled(name, told, room, last=view.last) for name in names]
    sign(stage, view.mover, told, names[view.mover], last=view.last)
    (_start if start else _few if few else _many)(stage, view, names, building)
    if few:
        title = Words(stage.say("gear-picture-line"), 66, "SerifItalic", inks.INK, room=316)
        stage.write(title, 918, 44, "m")
        unit = Words(stage.say("gear-picture-bonus"), 48, "Bold", inks.INK, room=316)
        stage.write(unit, 918, 100, "m")
    (_bench if few else _low_bench)(stage, view, names, recent)
    return stage


def _car(stage: Stage, seat: Seat, nose: int, floor: int, size: CarSize, mood: str = "grin") -> None:
    """Draw a car with its driver. nose, floor: the x of its nose and the y of the road, in pixels."""
    (x, y), (dx, dy) = HEADS[size], DISCS[size]
    car = stage.player_car(seat)
    put_driver(stage, car, mood, size, nose + x, floor + y)
    stage.put(f"racer-{car.paint}-{size}", nose, floor)
    stage.put("disc", nose + dx, floor + dy)
    stage.write(Words(str(car.number), 48, "Black", inks.FINISH.print, room=42), nose + dx, floor + dy, "m")


def _lit(stage: Stage, name: str, x: int, y: int) -> None:
    """Draw the golden lane of the player to move. name: the size in the names of its sprites."""
    stage.put(f"lane-{name}", x, y)
    stage.put(f"lane-{name}-in", x, y)


def _start(stage: Stage, view: model.View, names: Sequence[str], building: Sequence[Seat]) -> None:
    """Draw four to six builders in two columns and the free places at the line, before any car is there. If
    there are four, the car of the player to move is large.
    """
    rows = 2 if len(building) <= 4 else 3
    top, low = FEW.lane_top(0), FEW.lane_top(FEW.lanes)
    height = (low - top) // rows
    for row in range(1, rows):
        _dashes(stage, top + row * height, 2 * GRID - 40)
    for at, seat in enumerate(building):
        column, row = divmod(at, rows)
        x, y = column * GRID, top + row * height
        if seat == view.mover:
            _golden(stage, x, y, GRID, height)
        _part(stage, view, seat, names[seat], x, y + height - 12, large=rows == 2)
    x, width = FREE
    for at, points in enumerate(components.BONUSES):
        y = FEW.lane_top(at)
        stage.fill(x, y + 9, width, FEW.lane - 18, inks.FREE)
        stage.fill(x + 5, y + 14, width - 10, FEW.lane - 28, inks.ROAD)
        place = Words(stage.say("place.badge", place=at + 1), 52, "Bold", inks.WORDS, room=80)
        stage.write(place, x + 16, y + 74)
        stage.write(Words(f"+{points}", 72, "SerifItalic", inks.GOLD), x + width - 18, y + 72, "r")


def _dashes(stage: Stage, y: int, end: int) -> None:
    """Draw the dashes between two lanes. end: the x before which the last one begins."""
    for x in range(20, end, 70):
        stage.fill(x, y - 2, 42, 4, inks.FREE)


def _golden(stage: Stage, x: int, y: int, width: int, height: int) -> None:
    """Draw a golden part of the road, for the car of the player to move. x, y: its top left corner."""
    stage.fill(x + 4, y + 6, width - 10, height - 12, inks.GOLD)
    stage.fill(x + 10, y + 12, width - 22, height - 24, inks.LANE)


def _part(stage: Stage, view: model.View, seat: Seat, name: str, x: int, floor: int, *, large: bool) -> None:
    """Draw a builder in a part of the road, with the name above the bonnet of the car. x, floor: the left
    edge of the part, and the y of the road. large: whether the car is large if it is the player's turn.
    """
    moving = seat == view.mover
    ink, mood = (inks.MOVER, "oh") if moving else (inks.WORDS, "grin")
    if moving and large:
        nose = x + (GRID + LENGTHS["l"]) // 2
        _car(stage, seat, nose, floor, "l", mood)
        stage.write(_named(name, 60, ink, ROOMS["start"]), nose - 146, floor - 160)
    else:
        nose = x + 310
        _car(stage, seat, nose, floor, "m", mood)
        stage.write(_named(name, 52, ink, 144), nose - 68, floor - (112 if large else 107))


def _named(name: str, size: int, ink: Colour, room: int) -> Words:
    """Return the words for a name in the given size or, if it is too wide for that, in the usual one."""
    return named(name, size if measure(name, size, "Bold") <= room else 48, ink, room)


def _few(stage: Stage, view: model.View, names: Sequence[str], building: Sequence[Seat]) -> None:
    """Draw the road of up to six players: builders on the left, and the places at the line on the right."""
    called: list[tuple[Words, int, int]] = []
    large = len(building) <= LARGE and len(view.line) <= FEW.lanes
    if not large:
        for row in range(1, FEW.lanes):
            _dashes(stage, FEW.lane_top(row), FEW.box - 166)
    for at, seat in enumerate(building):
        if large:
            height = (FEW.lane_top(FEW.lanes) - FEW.lane_top(0)) // LARGE
            y = FEW.lane_top(0) + at * height + (0 if len(building) == LARGE else height // 2)
            if at:
                _dashes(stage, y, FEW.box - 166)
            if seat == view.mover:
                _golden(stage, MARGIN, y, HALF, height)
            _part(stage, view, seat, names[seat], MARGIN, y + height - 12, large=True)
        elif len(building) <= FEW.lanes:
            called.append(_builder(stage, view, seat, names[seat], FEW.lane_top(at)))
        else:
            column, row = divmod(at, FEW.lanes)
            called.append(_crowded(stage, view, seat, names[seat], column * COLUMN, FEW.lane_top(row)))
    if len(names) < FEW.lanes:  # nobody can come third
        stage.fill(FEW.box - 156, FEW.lane_top(2) + 4, LINE + 154 - FEW.box, FEW.lane - 8, inks.ROAD)
    for at, points in enumerate(components.BONUSES[: len(names)]):
        there = at < len(view.line)
        y = FEW.lane_top(at)
        middle, high = (y + 44, 56) if there else (y + 74, 72)
        place = Words(stage.say("place.badge", place=at + 1), 52, "Bold", inks.WORDS, room=80)
        called.append((place, 592, middle))
        called.append((Words(f"+{points}", high, "SerifItalic", inks.GOLD), 592 + place.width + 14, middle))
        if there:
            _car(stage, view.line[at], LINE - 16, y + 132, "m")
            called.append((_named(names[view.line[at]], 52, inks.WORDS, ROOMS["few"]), 592, y + 106))
    for at, seat in enumerate(view.line[len(components.BONUSES) :]):
        x, y = 40 + at * 270, FEW.lane_top(2)
        stage.put("box-m", x, y + 2)
        _car(stage, seat, x + 206, y + 91, "s")
        text = stage.say("place.badge", place=len(components.BONUSES) + 1 + at)
        place = Words(text, 48, "SerifItalic", inks.WORDS, room=100)
        called.append((place, x, y + 117))
        called.append((named(names[seat], 48, inks.WORDS, 238 - place.width), x + 12 + place.width, y + 117))
    for words, x, y in called:
        stage.write(words, x, y)


def _builder(stage: Stage, view: model.View, seat: Seat, name: str, y: int) -> tuple[Words, int, int]:
    """Draw a lane with the car of a builder. Return the name and its position."""
    moving = seat == view.mover
    if moving:
        _lit(stage, "l", 0, y + 5)
        stage.put("puff", 8, y + 100)
    nose = 334 if moving else 306
    _car(stage, seat, nose, y + 138, "m", "oh" if moving else "grin")
    return _named(name, 56, inks.MOVER if moving else inks.WORDS, 184 if moving else 240), nose + 18, y + 70


def _crowded(stage: Stage, view: model.View, seat: Seat, name: str, x: int, y: int) -> tuple[Words, int, int]:
    """Draw a builder with a smaller car in half of a lane. Return the name and its position."""
    moving = seat == view.mover
    if moving:
        _lit(stage, "m", x, y + 5)
    _car(stage, seat, x + 200, y + 93, "s", "oh" if moving else "grin")
    return named(name, 48, inks.MOVER if moving else inks.WORDS, 240), x + 18, y + 113


def _many(stage: Stage, view: model.View, names: Sequence[str], building: Sequence[Seat]) -> None:
    """Draw six lanes: builders in up to two columns on the left, and the places at the line in up to two
    columns on the right.
    """
    alone = len(building) <= MANY.lanes and len(view.line) <= MANY.lanes
    for at, seat in enumerate(building):
        column, row = divmod(at, MANY.lanes)
        x, y, moving = column * PITCH, MANY.lane_top(row), seat == view.mover
        if moving:
            _lit(stage, "s", x, y + 3)
        _car(stage, seat, x + 200, y + 94, "s", "oh" if moving else "grin")
        room = 420 if alone and not moving else 122 if moving else 138
        stage.write(named(names[seat], 48, inks.MOVER if moving else inks.WORDS, room), x + 208, y + 50)
    for at in range(max(len(components.BONUSES), len(view.line))):
        _placed(stage, view, at)


def _placed(stage: Stage, view: model.View, at: int) -> None:
    """Draw a place at the line in a race of many players, with its car if there is one. at: the place, from
    0.
    """
    column, row = divmod(at, MANY.lanes)
    y, x = MANY.lane_top(row), MANY.box - 330 * column
    if at < len(components.BONUSES):
        stage.write(Words(f"+{components.BONUSES[at]}", 76, "SerifItalic", inks.GOLD), 804, y + 50, "r")
    else:
        stage.put("box-s", x - 2, y + 6)
        place = Words(stage.say("place.badge", place=at + 1), 52, "Bold", inks.WORDS, room=104)
        stage.write(place, x - 14, y + 50, "r")
    if at < len(view.line):
        _car(stage, view.line[at], x + 198, y + 94, "s")


def _last(recent: Sequence[events.Event]) -> _Deed | None:
    """Return the last action, or None if there is none."""
    return next((event for event in reversed(recent) if isinstance(event, _Deed)), None)


def _last_deed(
    stage: Stage, done: _Deed, x: int, middle: int, *, seen: components.Card | None = None
) -> None:
    """Draw the last action in a line: a disc, a word, and a card, a bonus or a place. seen: a card that is
    left out because it is drawn on the heap, or None.
    """
    disc(stage, done.seat, x + 26, middle, "s")
    word = stage.say("gear-picture-deed", deed=kind_of(done))
    x = stage.write(Words(word, 50, "Bold", inks.WORDS, room=290), x + 70, middle) + 24
    match done:
        case events.Drew():
            stage.put("back-chip", x, middle - CHIP[1] // 2)
        case events.Took(card=which) | events.Discarded(card=which) if which != seen:
            chip(stage, which, x, middle)
        case events.PulledUp(rank=place, bonus=bonus):
            text = f"+{bonus}" if bonus else stage.say("place.badge", place=place)
            stage.write(Words(text, 62, "SerifItalic", inks.GOLD), x, middle)


def _bench(stage: Stage, view: model.View, names: Sequence[str], recent: Sequence[events.Event]) -> None:
    """Draw the deck, the heap, the last action, and the next player."""
    empty = Words(stage.say("gear-picture-empty"), 48, "Bold", inks.QUIET, room=112)
    for pile, x in (("deck", 28), ("heap", 320)):
        label = Words(stage.say(f"gear-picture-{pile}"), 48, "Bold", inks.QUIET, room=LABEL)
        stage.write(label, x, 796)
    if view.deck:
        stage.put("deck", DECK, 696)
        stage.write(Words(str(view.deck), 62, "Black", inks.INK, room=80), DECK + 75, 792, "m")
    else:
        stage.put("empty", DECK, 700)
        stage.write(empty, DECK + 76, 796, "m")
    if len(view.heap) > 1:
        stage.put(f"under-{view.heap[-2].part}", HEAP + 84, 800)
    if view.heap:
        card(stage, view.heap[-1], HEAP, 690)
    else:
        stage.put("empty", HEAP + 6, 700)
        stage.write(empty, HEAP + 82, 796, "m")
    done, after = _last(recent), next_builder(view)
    if done is None and after is None:
        return
    x, y, width, height = TOLD
    both = done is not None and after is not None
    if not both:
        y, height = y + height // 4, height // 2
    stage.draw(Overlay(_plaque, width, height, (width, height)), x, y)
    low = height // 2 if both else height
    if done is not None:
        seen = view.heap[-1] if view.heap and isinstance(done, events.Discarded) else None
        _last_deed(stage, done, x + 24, y + low // 2, seen=seen)
    if after is not None:
        y += height - low // 2
        word = Words(stage.say("gear-picture-next"), 52, "Bold", inks.QUIET, room=170)
        end = stage.write(word, x + 24, y) + 48
        disc(stage, after, end, y, "s")
        stage.write(named(names[after], 52, inks.WORDS, x + width - end - 74), end + 50, y)


def _plaque(pen: Pen, width: int, height: int) -> None:
    pen.framed(width, height, inks.SHELF, inks.INK, line=5, radius=18)


def _labelled(stage: Stage, id: str, x: int, middle: int) -> int:
    """Write the name of a pile. Return the left edge of its content, in pixels."""
    return stage.write(Words(stage.say(id), 48, "Bold", inks.QUIET, room=150), x, middle) + 14


def _low_bench(stage: Stage, view: model.View, names: Sequence[str], recent: Sequence[events.Event]) -> None:
    """Draw the deck, the heap, and the last action or, if there is none, the next player, all in one line."""
    middle = (MANY.bench + 19 + MANY.height) // 2
    x = _labelled(stage, "gear-picture-deck", 28, middle)
    deck = Words(str(view.deck), 52, "Black", inks.WORDS)
    if not view.deck:
        deck = Words(stage.say("gear-picture-empty"), 48, "Bold", inks.WORDS, room=130)
    x = _labelled(stage, "gear-picture-heap", stage.write(deck, x, middle) + 32, middle)
    if view.heap:
        x = chip(stage, view.heap[-1], x, middle) + 40
    else:
        empty = Words(stage.say("gear-picture-empty"), 48, "Bold", inks.WORDS, room=130)
        x = stage.write(empty, x, middle) + 40
    if (done := _last(recent)) is not None:
        _last_deed(stage, done, x, middle)
    elif (after := next_builder(view)) is not None:
        x = (
            stage.write(Words(stage.say("gear-picture-next"), 48, "Bold", inks.QUIET, room=160), x, middle)
            + 48
        )
        disc(stage, after, x, middle, "s")
        stage.write(named(names[after], 48, inks.QUIET, 1030 - x), x + 50, middle)
