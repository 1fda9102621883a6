"""The area below the yard: the players' pick-ups in turn order, or in a hand the player's own pick-up and
goals.
"""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, inks, yard
from bot.games.scrapheap.board.disc import disc
from bot.games.scrapheap.board.head import SQUEEZE
from bot.games.scrapheap.board.plan import (
    FOOT,
    FOOT_HEIGHT,
    PLATE_GAP,
    PLATE_LEFT,
    PLATE_ROW,
    PLATE_SIZES,
    PLATES,
)
from bot.games.scrapheap.rules import components, goals, model, scoring
from bot.locales.phrase import whole
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure

PAPERS: Final = {
    1: ("l", 108, 108, "big"),
    2: ("l", 108, 108, "big"),
    3: ("m", 90, 94, "mid"),
    4: ("s", 70, 78, "small"),
}
"""The note that shows a tile, by the number of a player's tiles: the key of its size, its width and height in
pixels, and the key of the size of the junk on it.
"""
PLANK: Final = (576, 1066)
"""The left and right edges of the space on the plank of a hand, in pixels."""
MIDDLE: Final = FOOT + FOOT_HEIGHT // 2
NEAR: Final = 10
"""The distance from a number to its unit, in pixels."""
HELD: Final = 52
"""The width of a crate before the number of cubes, in pixels."""
PITCHES: Final = {1: 48, 2: 48, 3: 24, 4: 16}
"""The distance from one tile on a small plate to the next, by a player's number of tiles."""
FEW: Final = 3
"""The minimum number of tiles that are drawn small and close together."""
SHOWN: Final = 2
"""The maximum number of goals that a hand describes one by one. If there are more, it shows the best trip."""


def is_collecting(view: model.View) -> bool:
    """Return whether the peek rounds are over."""
    return view.phase not in ("peeking", "placing")


def plates(stage: Stage, view: model.View) -> dict[Seat, str]:
    """Draw every player's plate, in turn order. Return the names as they fit there, by seat."""
    kind = PLATES[len(view.order)]
    draw = {"tall": _roomy, "third": _two_lines, "low": _line}[kind]
    wide, high = PLATE_SIZES[kind]
    columns = (stage.width - PLATE_LEFT) // wide
    shown = dict[Seat, str]()
    for at, seat in enumerate(view.order):
        row, column = divmod(at, columns)
        x, y = PLATE_LEFT + column * (wide + PLATE_GAP), FOOT + row * PLATE_ROW
        stage.put(f"place-{kind}-{'on' if seat == view.mover else 'off'}", x, y)
        shown[seat] = draw(stage, view, seat, x, y)
    for at in range(len(view.order)):
        row, column = divmod(at, columns)
        if column:
            x = PLATE_LEFT + column * (wide + PLATE_GAP) - PLATE_GAP // 2
            stage.put("next", x, FOOT + row * PLATE_ROW + high // 2)
    return shown


def _roomy(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> str:
    """Draw a plate with the pick-up and its number, and beside it the name above the cubes and the score.
    Return the name as it fits.
    """
    _truck(stage, view, seat, x + 10, y + 128)
    _number(stage, seat, x + 60, y + 86)
    left, end = x + 192, x + PLATE_SIZES["tall"][0] - 16
    _held(stage, view, seat, left, y + 100)
    _score(stage, view, seat, end, y + 100)
    return _name(stage, view, seat, left, end, y + 44)


def _two_lines(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> str:
    """Draw number and name, and below them crate, tiles and score, or without a score the number of cubes.
    Return the name as it fits.
    """
    left, end, low = x + 16, x + PLATE_SIZES["third"][0] - 14, y + 100
    disc(stage, seat, "s", 48, x + 42, y + 40)
    if seat in view.retired:
        stage.put("done", end - 44, y + 64)
    _held(stage, view, seat, left, low, counted=not _is_scored(view, seat))
    if is_collecting(view):
        pitch = PITCHES[view.options.tiles]
        wide = 52 + (view.options.tiles - 1) * pitch
        _tiles(stage, view, seat, left + HELD if _is_scored(view, seat) else end - wide, low - 23, pitch)
    _score(stage, view, seat, end, low)
    return _name(stage, view, seat, x + 78, end - 48 * (seat in view.retired), y + 40)


def _line(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> str:
    """Draw number, crate, name, tiles and score in a line, or without a score the number of cubes beside the
    crate. The name has all the room that the others leave. Return it as it fits.
    """
    wide, high = PLATE_SIZES["low"]
    middle, start, end = y + high // 2, x + 68, x + wide - 14
    disc(stage, seat, "s", 48, x + 34, middle)
    if _is_scored(view, seat):
        _held(stage, view, seat, start, middle, counted=False)
        start += HELD
        score = _points(view, seat)
        stage.write(score, end, middle, "r")
        end -= score.width + 14
    else:
        end -= HELD + measure(str(view.held[seat]), 48, "Black")
        _held(stage, view, seat, end, middle, counted=True)
    if is_collecting(view):
        pitch = PITCHES[view.options.tiles]
        end -= 52 + (view.options.tiles - 1) * pitch
        _tiles(stage, view, seat, end, middle - 23, pitch)
    if seat in view.retired:
        end -= 44
        stage.put("done", end, middle + 24)
    return _name(stage, view, seat, start, end - 8, middle)


def _name(stage: Stage, view: model.View, seat: Seat, x: int, end: int, y: int) -> str:
    """Write a name, with a crown beside it if the player leads. Return the name as it fits."""
    leads = _leads(view, seat)
    room = end - x - (crown.WIDE + NEAR) * leads
    text = fitted(stage.names[seat], 48, "Bold", round(room / SQUEEZE))
    right = stage.write(Words(text, 48, "Bold", inks.CREAM, room=room), x, y)
    if leads:
        crown.crown(stage, inks.GOLD, inks.DARK, right + NEAR, y)
    return text


def _truck(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> None:
    """Draw a pick-up with its player's tiles on the bed. Its lamps are on if it is the mover's, and it has a
    flag if its player has finished for good.
    """
    stage.put(f"truck-{stage.player_car(seat).colour}-{'on' if seat == view.mover else 'off'}", x, y)
    if seat in view.retired:
        stage.put("done", x + 146, y - 52)
    _tiles(stage, view, seat, x - 4, y - 112, 50 if view.options.tiles < FEW else 38)


def _tiles(stage: Stage, view: model.View, seat: Seat, x: int, y: int, pitch: int) -> None:
    """Draw a player's tiles as small notes. The notes are blank if the tiles are secret. Before the
    collection nothing is drawn.
    """
    if not is_collecting(view):
        return
    for at, tile in enumerate(view.tiles[seat]):
        left = x + at * pitch
        stage.put("paper-tile", left, y)
        stage.put(f"junk-{tile}-tile", left + 22, y + 23)
    if not view.tiles[seat]:
        for at in range(view.options.tiles):
            stage.put("blank", x + at * 11, y)


def _number(stage: Stage, seat: Seat, x: int, y: int) -> None:
    stage.put("number", x, y)
    stage.write(Words(str(stage.player_car(seat).number), 48, "Black", inks.DARK, room=46), x, y, "m")


def _held(stage: Stage, view: model.View, seat: Seat, x: int, y: int, *, counted: bool = True) -> None:
    """Draw a crate and, if `counted`, the player's number of cubes beside it."""
    yard.crate(stage, seat, 1, "one", x, y - 24)
    if counted:
        stage.write(Words(str(view.held[seat]), 48, "Black", inks.CREAM), x + HELD, y)


def _is_scored(view: model.View, seat: Seat) -> bool:
    """Return whether the viewer knows the player's current score."""
    return is_collecting(view) and view.scores[seat] is not None


def _score(stage: Stage, view: model.View, seat: Seat, end: int, y: int) -> None:
    """Draw the player's current score, with its unit."""
    if _is_scored(view, seat):
        unit = Words(stage.say("scrap-picture-unit"), 48, "Bold", inks.CREAM, room=90)
        stage.write(unit, end, y, "r")
        stage.write(_points(view, seat), end - unit.width - NEAR, y, "r")


def _points(view: model.View, seat: Seat) -> Words:
    """Return the player's current score, in gold if the player leads."""
    ink = inks.GOLD if _leads(view, seat) else inks.CREAM
    return Words(whole(view.scores[seat] or 0), 56, "Black", ink)


def _leads(view: model.View, seat: Seat) -> bool:
    """Return whether a player's current score is shown and the highest of those known, unless all are
    equal.
    """
    return _is_scored(view, seat) and seat in crown.leaders(view.scores)


def own(stage: Stage, view: model.View, seat: Seat, found: Sequence[goals.Goal]) -> None:
    """Draw the area below the yard in a hand: the pick-up and the cubes, then the explanation of notes or the
    score, and then the wanted tiles, the goals or the loot.
    """
    _truck(stage, view, seat, 12, FOOT + 128)
    _number(stage, seat, 62, FOOT + 86)
    yard.crate(stage, seat, 1, "one", 200, MIDDLE - 42)
    stage.write(Words(str(view.held[seat]), 56, "Black", inks.FOOT_WORDS, room=90), 254, MIDDLE - 18)
    cubes = Words(
        stage.say("scrap-picture-cube", left=view.held[seat]), 48, "Bold", inks.FOOT_WORDS, room=146
    )
    stage.write(cubes, 266, MIDDLE + 40, "m")
    if not is_collecting(view):
        if any(square.private for square in view.grid):
            stage.put("paper-mini", 348, MIDDLE - 22)
            stage.write(
                Words(stage.say("scrap-picture-only"), 48, "Bold", inks.FOOT_WORDS, room=144),
                412,
                MIDDLE - 14,
            )
            stage.write(
                Words(stage.say("scrap-picture-yours"), 48, "Bold", inks.FOOT_WORDS, room=144),
                412,
                MIDDLE + 34,
            )
        _wanted(stage, view, view.tiles[seat])
        return
    score = Words(whole(view.scores[seat] or 0), 84, "Black", inks.FOOT_GOLD)
    stage.write(score, 448, MIDDLE - 18, "m")
    stage.write(
        Words(stage.say("scrap-picture-score"), 48, "Bold", inks.FOOT_WORDS, room=190), 448, MIDDLE + 40, "m"
    )
    trips = goals.weighed(view)
    if len(found) > SHOWN and trips:
        _trip(stage, view, trips[0])
    elif found:
        _goals(stage, found[:SHOWN])
    elif view.phase == "collecting" and view.seat == view.mover and captions.goal(view) != "fetch":
        _last(stage, view)
    elif view.taken[seat]:
        _loot(stage, view, seat)
    else:
        _wanted(stage, view, view.tiles[seat])


def _wanted(stage: Stage, view: model.View, tiles: Sequence[components.Symbol]) -> None:
    """Draw the tiles as notes on the plank, with the values of matching cards and of all others."""
    x, y = PLANK[0], MIDDLE - 24
    for tile in tiles:
        if len(tiles) < FEW:
            stage.put("paper-s", x, y - 39)
            stage.put(f"junk-{tile}-small", x + 35, y + 2)
        else:
            stage.put("paper-tile", x, y - 23)
            stage.put(f"junk-{tile}-tile", x + 22, y)
        x += 80 if len(tiles) < FEW else 48
    for id, left, middle in (("pays", x, y), ("others", PLANK[0], MIDDLE + 40)):
        said = stage.say(f"scrap-picture-{id}", mismatch=view.options.mismatch)
        words = Words(said, 48, "Bold", inks.CREAM, room=PLANK[1] - left - 8)
        stage.write(words, left + 8, middle)


def _paper(stage: Stage, tile: components.Symbol, tiles: int, x: int) -> None:
    """Draw a tile as a note, in the size that is used for `tiles` tiles."""
    size, wide, high, junk = PAPERS[tiles]
    stage.put(f"paper-{size}", x, MIDDLE - high // 2)
    stage.put(f"junk-{tile}-{junk}", x + wide // 2, MIDDLE + 5)


def _loot(stage: Stage, view: model.View, seat: Seat) -> None:
    """Draw the points of the taken cards for each tile, and the points of the other cards."""
    tiles = view.tiles[seat]
    notes, figures = (len(tiles), 60) if len(tiles) < FEW else (max(PAPERS), 48)
    wide = PAPERS[notes][1]
    cards = [each.card for each in view.taken[seat] if each.card is not None]
    rest = sum(scoring.worth(card, tiles, view.options) for card in cards if card.symbol not in tiles)
    least = whole(rest) if rest and len(tiles) < max(PAPERS) else ""
    end = PLANK[1] - (measure(least, figures, "Black") + 10 if least else 0)
    pitch = (end - PLANK[0]) // len(tiles)
    for at, tile in enumerate(tiles):
        x = PLANK[0] + at * pitch
        _paper(stage, tile, notes, x)
        total = sum(card.value for card in cards if card.symbol == tile)
        room = pitch - wide - 12
        stage.write(
            Words(str(total), figures, "Black", inks.GOLD, 5, inks.DARK, room=room), x + wide + 8, MIDDLE
        )
    if least:
        stage.write(Words(least, figures, "Black", inks.LOSS, 7, inks.DARK), PLANK[1], MIDDLE, "r")


def _trip(stage: Stage, view: model.View, trip: goals.Trip) -> None:
    """Draw the cells of a trip, as on its button and its route, above its points and its price."""
    cells = Words(" \u203a ".join(trip.cells), 54, "Black", inks.CREAM, room=PLANK[1] - PLANK[0])
    stage.write(cells, PLANK[0], MIDDLE - 30)
    ink = inks.LOSS if goals.raided(view, trip) else inks.WAY
    x = stage.write(Words(f"+{trip.points}", 54, "Black", ink), PLANK[0], MIDDLE + 30)
    price = stage.say("scrap-picture-price", price=trip.price)
    stage.write(Words(price, 54, "Bold", inks.CREAM, room=PLANK[1] - x - 14), x + 14, MIDDLE + 30)


def _last(stage: Stage, view: model.View) -> None:
    """Write which unknown card can be flipped, or that nothing is in reach any more, with the price or the
    points left.
    """
    said, price = stage.say("scrap-picture-none"), view.points
    for cell, cost in goals.flipped(view).items():
        said, price = stage.say("scrap-picture-flip", cell=cell), cost
    paid = stage.say("scrap-picture-price", price=price)
    for line, y in ((said, MIDDLE - 30), (paid, MIDDLE + 30)):
        stage.write(Words(line, 54, "Bold", inks.CREAM, room=PLANK[1] - PLANK[0]), PLANK[0] + 4, y)


def _goals(stage: Stage, found: Sequence[goals.Goal]) -> None:
    """Draw each goal with its points and its price in action points."""
    for at, goal in enumerate(found):
        y = MIDDLE + (0 if len(found) == 1 else (-30, 30)[at])
        stage.write(Words(goal.cell, 54, "Black", inks.CREAM), PLANK[0], y)
        stage.put(f"junk-{goal.card.symbol}-card", PLANK[0] + 106, y)
        x = stage.write(Words(f"+{goal.points}", 54, "Black", inks.GOLD), PLANK[0] + 146, y)
        price = stage.say("scrap-picture-price", price=goal.price)
        stage.write(Words(price, 54, "Bold", inks.CREAM, room=PLANK[1] - x - 14), x + 14, y)
