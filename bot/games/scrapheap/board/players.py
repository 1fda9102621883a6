"""The area under the yard: the players' pick-ups in turn order, or in a hand the player's own one with its
goals.
"""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, inks, yard
from bot.games.scrapheap.board.head import BRUSH, LETTERS, SQUEEZE, disc
from bot.games.scrapheap.board.plan import (
    FOOT,
    FOOT_HEIGHT,
    PLATE_GAP,
    PLATE_HEIGHTS,
    PLATE_LEFT,
    PLATE_ROW,
    PLATES,
)
from bot.games.scrapheap.rules import components, goals, model, scoring
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure

PAPERS: Final = {
    1: ("l", 108, 108, "big"),
    2: ("l", 108, 108, "big"),
    3: ("m", 90, 94, "mid"),
    4: ("s", 70, 78, "small"),
}
"""The note of a tile by the number of tiles: its size, width, height, and the size of its junk."""
MANY: Final = 4
"""From this number of players on, a plate is one line, without a pick-up."""
SPACIOUS: Final = 400
"""The largest width of a plate that has no room for crates and score in one row."""
PLANK: Final = (576, 1066)
"""The room on the plank of a hand."""
MIDDLE: Final = FOOT + FOOT_HEIGHT // 2
FEW: Final = 3
"""From this number of tiles on, they overlap on a pick-up."""
SHOWN: Final = 2
"""The most goals that are described in a hand."""


def is_collecting(view: model.View) -> bool:
    """Return whether the peek rounds are over."""
    return view.phase not in ("peeking", "placing")


def plates(stage: Stage, view: model.View) -> None:
    """Draw every player's plate, in turn order."""
    seats = len(view.order)
    width = PLATES[seats]
    columns = stage.width // width
    for at, seat in enumerate(view.order):
        row, column = divmod(at, columns)
        x, y = PLATE_LEFT + column * (width + PLATE_GAP), FOOT + row * PLATE_ROW
        lit = seat == view.mover
        stage.put(f"place-{seats}-{'on' if lit else 'off'}", x, y)
        if seats < MANY:
            _roomy(stage, view, seat, x, width)
        else:
            _line(stage, view, seat, x, y, width)
    for at in range(1, seats):
        row, column = divmod(at, columns)
        if column:
            x = PLATE_LEFT + column * (width + PLATE_GAP) - PLATE_GAP // 2
            stage.put("next", x, FOOT + row * PLATE_ROW + PLATE_HEIGHTS[seats] // 2)


def _roomy(stage: Stage, view: model.View, seat: Seat, x: int, width: int) -> None:
    """Draw the pick-up with its number, and beside it the name over crates and score."""
    _truck(stage, view, seat, x + 10, FOOT + 128)
    _number(stage, seat, x + 60, FOOT + 86)
    left, end = x + 192, x + width - 16
    rows = (44, 100, 100) if width > SPACIOUS or not _is_scored(view, seat) else (29, 74, 112)
    _held(stage, view, seat, left, FOOT + rows[1])
    _score(stage, view, seat, end, FOOT + rows[2])
    _name(stage, seat, left, end, FOOT + rows[0])


def _line(stage: Stage, view: model.View, seat: Seat, x: int, y: int, width: int) -> None:
    """Draw number and name, tiles, crates and score in a line."""
    middle, end = y + PLATE_HEIGHTS[MANY] // 2, x + width - 14
    disc(stage, seat, "s", 48, x + 40, middle)
    done = seat in view.retired
    _name(stage, seat, x + 76, x + (176 if done else 220), middle)
    if done:
        stage.put("done", x + 182, middle + 24)
    _tiles(stage, view, seat, x + 230, middle - 23, {1: 40, 2: 40, 3: 20, 4: 14}[view.options.tiles])
    _held(stage, view, seat, x + 322, middle)
    if _is_scored(view, seat):
        score = captions.signed(view.scores[seat] or 0)
        stage.write(Words(score, 60, "Black", inks.GOLD, room=80), end, middle, "r")


def _name(stage: Stage, seat: Seat, x: int, end: int, y: int) -> None:
    text = fitted(stage.names[seat], 48, "Bold", round((end - x) / SQUEEZE))
    stage.write(Words(text, 48, "Bold", inks.CREAM, room=end - x), x, y)


def _truck(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> None:
    """Draw a pick-up, with its lamps on if it is the mover's, and its player's tiles on the bed."""
    stage.put(f"truck-{stage.livery(seat).colour}-{'on' if seat == view.mover else 'off'}", x, y)
    if seat in view.retired:
        stage.put("done", x + 146, y - 52)
    _tiles(stage, view, seat, x - 4, y - 112, 50 if view.options.tiles < FEW else 38)


def _tiles(stage: Stage, view: model.View, seat: Seat, x: int, y: int, pitch: int) -> None:
    """Draw a player's tiles as small notes, blank ones if they are secret."""
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
    stage.write(Words(str(stage.livery(seat).number), 48, "Black", inks.DARK, room=46), x, y, "m")


def _held(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> None:
    """Draw a crate, and the player's number of cubes."""
    yard.crate(stage, seat, 1, "one", x, y - 24)
    stage.write(Words(str(view.held[seat]), 48, "Black", inks.CREAM), x + 52, y)


def _is_scored(view: model.View, seat: Seat) -> bool:
    """Return whether the viewer knows the player's current score."""
    return is_collecting(view) and view.scores[seat] is not None


def _score(stage: Stage, view: model.View, seat: Seat, end: int, y: int) -> None:
    """Draw a star, and the player's current score."""
    if _is_scored(view, seat):
        words = Words(captions.signed(view.scores[seat] or 0), 52, "Black", inks.GOLD)
        stage.write(words, end, y, "r")
        stage.put("star", end - words.width - 33, y)


def own(stage: Stage, view: model.View, seat: Seat, found: Sequence[goals.Goal]) -> None:
    """Draw the foot of a hand: the pick-up and the cubes, the explanation of notes or the score, and the
    wanted tiles, the goals or the loot.
    """
    _truck(stage, view, seat, 12, FOOT + 128)
    _number(stage, seat, 62, FOOT + 86)
    yard.crate(stage, seat, 1, "one", 202, MIDDLE - 12)
    stage.write(Words(str(view.held[seat]), 56, "Black", inks.FOOT_WORDS), 258, MIDDLE + 14)
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
        _wanted(stage, view.tiles[seat])
        return
    score = Words(captions.signed(view.scores[seat] or 0), 84, "Black", inks.FOOT_GOLD)
    stage.write(score, 448, MIDDLE - 18, "m")
    stage.write(
        Words(stage.say("scrap-picture-score"), 48, "Bold", inks.FOOT_WORDS, room=190), 448, MIDDLE + 40, "m"
    )
    if found:
        _goals(stage, view, found[:SHOWN])
    elif view.taken[seat]:
        _loot(stage, view, seat)
    else:
        _wanted(stage, view.tiles[seat])


def _wanted(stage: Stage, tiles: Sequence[components.Symbol]) -> None:
    """Draw the tiles as notes on the plank."""
    wide = PAPERS[len(tiles)][1]
    start, room = PLANK[0] + 8, min(236, PLANK[1] - PLANK[0] - 24 - wide * len(tiles))
    word = Words(
        stage.say("scrap-picture-wanted"), LETTERS, "Amatic", inks.CREAM, BRUSH, inks.CREAM, room=room
    )
    end = stage.write(word, start, MIDDLE) + 16
    pitch = (PLANK[1] - end) // len(tiles)
    for at, tile in enumerate(tiles):
        _paper(stage, tile, len(tiles), end + at * pitch + (pitch - wide) // 2)


def _paper(stage: Stage, tile: components.Symbol, tiles: int, x: int) -> None:
    """Draw a tile as a note, as large as `tiles` of them can be."""
    size, wide, high, junk = PAPERS[tiles]
    stage.put(f"paper-{size}", x, MIDDLE - high // 2)
    stage.put(f"junk-{tile}-{junk}", x + wide // 2, MIDDLE + 5)


def _loot(stage: Stage, view: model.View, seat: Seat) -> None:
    """Draw the taken cards of each tile's symbol, and the value of the rest."""
    tiles = view.tiles[seat]
    notes, figures = (len(tiles), 60) if len(tiles) < FEW else (max(PAPERS), 48)
    wide = PAPERS[notes][1]
    cards = [each.card for each in view.taken[seat] if each.card is not None]
    rest = sum(scoring.worth(card, tiles, view.options) for card in cards if card.symbol not in tiles)
    least = captions.signed(rest) if rest and len(tiles) < max(PAPERS) else ""
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


def _goals(stage: Stage, view: model.View, found: Sequence[goals.Goal]) -> None:
    """Draw each goal with its points, and its cost in remaining action points."""
    for at, goal in enumerate(found):
        y = MIDDLE + (0 if len(found) == 1 else (-30, 30)[at])
        stage.write(Words(goal.cell, 54, "Black", inks.CREAM), PLANK[0], y)
        stage.put(f"junk-{goal.card.symbol}-card", PLANK[0] + 106, y)
        x = stage.write(Words(f"+{goal.points}", 54, "Black", inks.GOLD), PLANK[0] + 146, y)
        price = stage.say("scrap-picture-price", price=goal.price, left=view.points)
        stage.write(Words(price, 54, "Bold", inks.CREAM, room=PLANK[1] - x - 14), x + 14, y)
