"""The area below the yard: the players' pick-ups in turn order, or in a hand the player's own pick-up and the
best choices.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, inks, yard
from bot.games.scrapheap.board.head import SQUEEZE
from bot.games.scrapheap.board.plan import (
    FOOT,
    FOOT_HEIGHT,
    PLATE_GAP,
    PLATE_LEFT,
    PLATE_WIDTHS,
    PLATES,
)
from bot.games.scrapheap.rules import components, goals, model, scoring
from bot.locales.phrase import whole
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure
from bot.render.theme import Colour

PAPERS: Final = {
    1: ("l", 108, 108, "big"),
    2: ("l", 108, 108, "big"),
    3: ("m", 90, 94, "mid"),
    4: ("s", 70, 78, "small"),
}
"""The note that shows a tile, by the number of a player's tiles: the key of its size, its width and height in
pixels, and the key of the size of the junk on it.
"""
PLANK: Final = (580, 1074)
"""The left and right edges of the space on the plank of a hand, in pixels."""
MIDDLE: Final = FOOT + FOOT_HEIGHT // 2
BOARDS: Final = {"wide": ((206, 1090),), "half": ((8, 544), (554, 1090))}
"""The left and right edges of the planks with choices in a hand, by their kind."""
PADDING: Final = 24
"""The distance of the words from the ends of such a plank, in pixels."""
BRINGS: Final = {True: 84, False: 70}
"""The font size of a choice's gain, by whether its plank is the only one."""
LINES: Final = (MIDDLE - 36, MIDDLE + 34)
"""The middles of the two lines on the plank of a hand, in pixels."""
PARKED: Final = (16, FOOT + FOOT_HEIGHT - 26)
PACKING: Final = (12, FOOT + FOOT_HEIGHT - 8)
"""The tail and the ground of the pick-up in a hand: during the collection, and before it, when the cubes are
above the pick-up.
"""
LONGEST: Final = 330
"""The maximum width of a name, in pixels."""
NEAR: Final = 10
"""The distance from a name to the crown beside it, in pixels."""
SCORE: Final = 546
SCORE_ROOM: Final = 216
"""The right end of the score in a hand, and the width available for it, in pixels."""
LEADER: Final = 340
"""The width available for the leader's name and score in a hand, in pixels."""
FRAME: Final = 7
"""The thickness of the frame around a choice in a hand, in pixels."""
CUBES: Final = 320
"""The right end of the words about the cubes in a hand, in pixels from the left."""
ONLY: Final = 340
ONLY_ROOM: Final = 212
"""The left end of the words about the secret cards in a hand, and the width available for them."""
HELD: Final = 52
"""The width of a crate before the number of cubes, in pixels."""
FEW: Final = 3
"""The minimum number of tiles that are drawn small and close together."""


class _Truck(NamedTuple):
    """The measures of a pick-up, in pixels from its tail and from the ground below it."""

    wide: int
    bed: int
    """The length of the bed."""
    number: tuple[int, int]
    """The middle of its number."""
    load: int
    """The middle of the tiles on its bed."""
    junk: str
    """The key of the size of its tiles."""
    flag: tuple[int, int]
    """The foot of the flag that it has once its player has finished for good."""


TRUCKS: Final = {
    "l": _Truck(178, 90, (50, -38), -66, "card", (122, -82)),
    "s": _Truck(136, 70, (38, -29), -62, "tile", (94, -62)),
}
"""The measures of a pick-up by the key of its size."""


def is_collecting(view: model.View) -> bool:
    """Return whether the peek rounds are over."""
    return view.phase not in ("peeking", "placing")


def plates(stage: Stage, view: model.View) -> dict[Seat, str]:
    """Draw every player's plate, in turn order. Return the names as they fit there, by seat."""
    kind = PLATES[len(view.order)]
    wide = PLATE_WIDTHS[kind]
    shown = dict[Seat, str]()
    for at, seat in enumerate(view.order):
        x = PLATE_LEFT + at * (wide + PLATE_GAP)
        stage.put(f"place-{kind}-{'on' if seat == view.mover else 'off'}", x, FOOT)
        shown[seat] = _plate(stage, view, seat, x, kind)
        if at:
            stage.put("next", x - PLATE_GAP // 2, MIDDLE)
    return shown


def _plate(stage: Stage, view: model.View, seat: Seat, x: int, kind: str) -> str:
    """Draw a player's name above the pick-up. Beside the pick-up is the score if the viewer knows it, or else
    the number of cubes. The widest plates have room for both. Return the name as written, shortened if
    necessary.
    """
    size = "s" if kind == "quarter" else "l"
    left, end = x + 8, x + PLATE_WIDTHS[kind] - 10
    _truck(stage, view, seat, left, FOOT + FOOT_HEIGHT - 12, size)
    start = left + TRUCKS[size].wide + 4
    if not _is_scored(view, seat):
        _held(stage, view, seat, (start + end - HELD - 60) // 2, MIDDLE + 28)
    elif kind == "half":
        _held(stage, view, seat, start + 10, MIDDLE + 28)
        _score(stage, view, seat, start + 140, end)
    else:
        _score(stage, view, seat, start, end)
    return _name(stage, view, seat, x + 16, end - 4, FOOT + 30)


def _name(stage: Stage, view: model.View, seat: Seat, x: int, end: int, y: int) -> str:
    """Write a name, with a crown beside it if the player leads. Return the name as written, shortened if
    necessary.
    """
    leads = _leads(view, seat)
    room = min(end - x - (crown.WIDE + NEAR) * leads, LONGEST)
    text = fitted(stage.names[seat], 48, "Bold", round(room / SQUEEZE))
    right = stage.write(Words(text, 48, "Bold", inks.CREAM, room=room), x, y)
    if leads:
        crown.crown(stage, inks.GOLD, inks.DARK, right + NEAR, y)
    return text


def _truck(stage: Stage, view: model.View, seat: Seat, x: int, y: int, size: str) -> None:
    """Draw a pick-up that carries its player's tiles, as junk or, if they are secret, as blank notes. Before
    the collection it carries other junk. Its lamps are on if it is the mover's, and it has a flag if its
    player has finished for good. x, y: its tail and the ground. size: a key of TRUCKS.
    """
    truck, tiles = TRUCKS[size], view.tiles[seat]
    if not is_collecting(view):
        stage.put(f"load-{size}", x, y)
    elif tiles:
        pitch = truck.bed // len(tiles)
        for at, tile in enumerate(tiles):
            stage.put(f"junk-{tile}-{truck.junk}", x + 2 + pitch // 2 + at * pitch, y + truck.load)
    else:
        for at in range(view.options.tiles):
            stage.put("blank", x + 4 + at * 11, y + truck.load - 22)
    stage.put(f"truck-{stage.player_car(seat).colour}-{size}-{'on' if seat == view.mover else 'off'}", x, y)
    if seat in view.retired:
        stage.put("done", x + truck.flag[0], y + truck.flag[1])
    across, down = truck.number
    stage.put("number", x + across, y + down)
    number = Words(str(stage.player_car(seat).number), 48, "Black", inks.DARK, room=46)
    stage.write(number, x + across, y + down, "m")


def _held(stage: Stage, view: model.View, seat: Seat, x: int, y: int) -> None:
    """Draw a crate, and the player's number of cubes beside it."""
    yard.crate(stage, seat, 1, "one", x, y - 24)
    stage.write(Words(str(view.held[seat]), 48, "Black", inks.CREAM), x + HELD, y)


def _is_scored(view: model.View, seat: Seat) -> bool:
    """Return whether the viewer knows the player's current score."""
    return is_collecting(view) and view.scores[seat] is not None


def _score(stage: Stage, view: model.View, seat: Seat, left: int, end: int) -> None:
    """Draw the player's current score above its unit, between two edges. It is gold if the player leads."""
    ink = inks.GOLD if _leads(view, seat) else inks.CREAM
    middle = (left + end) // 2
    points = Words(whole(view.scores[seat] or 0), 64, "Black", ink, room=end - left)
    stage.write(points, middle, MIDDLE + 1, "m")
    unit = Words(stage.say("scrap-picture-unit"), 48, "Bold", inks.CREAM, room=end - left)
    stage.write(unit, middle, MIDDLE + 43, "m")


def _leads(view: model.View, seat: Seat) -> bool:
    """Return whether the viewer knows a player's current score, and no known score is higher. Nobody leads if
    all are equal.
    """
    return _is_scored(view, seat) and seat in crown.leaders(view.scores)


def own(stage: Stage, view: model.View, seat: Seat) -> None:
    """Draw the area below the yard in a hand: in the player's turn of the collection, the best choices, and
    otherwise the pick-up with the cubes or the score, and the cards that the player wants or has taken.
    """
    if view.phase == "collecting" and view.seat == view.mover:
        _choices(stage, view, seat)
        return
    stage.put("plank-half", PLANK[0] - 20, FOOT)
    tail, ground = PARKED if is_collecting(view) else PACKING
    _truck(stage, view, seat, tail, ground, "l")
    if not is_collecting(view):
        yard.crate(stage, seat, 1, "one", 14, FOOT + 6)
        x = stage.write(Words(str(view.held[seat]), 54, "Black", inks.FOOT_WORDS), 70, FOOT + 30) + 12
        cubes = stage.say("scrap-picture-cube", left=view.held[seat])
        stage.write(Words(cubes, 48, "Bold", inks.FOOT_WORDS, room=CUBES - x), x, FOOT + 30)
        if any(square.private for square in view.grid):
            stage.write(
                Words(stage.say("scrap-picture-only"), 48, "Bold", inks.FOOT_WORDS, room=ONLY_ROOM),
                ONLY,
                LINES[0],
            )
            stage.write(
                Words(stage.say("scrap-picture-yours"), 48, "Bold", inks.FOOT_WORDS, room=ONLY_ROOM),
                ONLY,
                LINES[1],
            )
        _wanted(stage, view, view.tiles[seat])
        return
    _standing(stage, view, seat)
    if view.taken[seat]:
        _loot(stage, view, seat)
    else:
        _wanted(stage, view, view.tiles[seat])


def _standing(stage: Stage, view: model.View, seat: Seat) -> None:
    """Write a player's own score and, below it and beside a crown, the leader's name and score or the words
    for a player who leads. If the viewer knows of no leader, write only the score, above its unit.
    """
    points = whole(view.scores[seat] or 0)
    room = LEADER - crown.WIDE - NEAR
    own, told, leads = captions.standing(stage, view, seat, room)
    if not told:
        stage.write(Words(points, 84, "Black", inks.FOOT_GOLD), SCORE, MIDDLE - 20, "r")
        unit = Words(stage.say("scrap-picture-score"), 48, "Bold", inks.FOOT_WORDS, room=SCORE_ROOM)
        stage.write(unit, SCORE, MIDDLE + 42, "r")
        return
    ink = inks.FOOT_GOLD if leads else inks.FOOT_WORDS
    stage.write(Words(own, 64, "Black", ink, room=SCORE_ROOM), SCORE, MIDDLE - 28, "r")
    lead = Words(told, 48, "Bold", inks.FOOT_GOLD, room=room)
    stage.write(lead, SCORE, MIDDLE + 42, "r")
    crown.crown(stage, inks.GOLD, inks.DARK, SCORE - lead.width - NEAR - crown.WIDE, MIDDLE + 42)


def _wanted(stage: Stage, view: model.View, tiles: Sequence[components.Symbol]) -> None:
    """Draw the tiles as notes on the plank, with the values of matching cards and of all others."""
    x, y = PLANK[0], MIDDLE - 26
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
    """Draw the points of the taken cards for each tile and, unless they are 0 or the player has four tiles,
    the points of the other cards.
    """
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


class _Choice(NamedTuple):
    """A choice in a turn of the collection: its gain, its price and its cells, in words. ink: the colour of
    its frame and its gain, which its route has too.
    """

    brings: str
    price: str
    said: str
    ink: Colour


def _choices(stage: Stage, view: model.View, seat: Seat) -> None:
    """Draw the choices of a turn side by side, each on a plank: the best trips, the search or the only flip.
    If there are none, draw the prompt to move or to end the turn. A single choice has a longer plank, beside
    the player's pick-up.
    """
    found = [*_trips(stage, view), *_searches(stage, view)] or [_rest(stage, view)]
    wide = len(found) == 1
    if wide:
        _truck(stage, view, seat, *PARKED, "l")
    for at, choice in enumerate(found):
        left, right = BOARDS["wide" if wide else "half"][at]
        stage.put(f"plank-{'wide' if wide else 'half'}", left, FOOT)
        start, end, line = left + PADDING, right - PADDING, LINES[0] if choice.said else MIDDLE
        room = end - start
        if choice.price:
            price = Words(choice.price, 54, "Bold", inks.CREAM)
            stage.write(price, end, line, "r")
            room -= price.width + 20
        stage.write(Words(choice.brings, BRINGS[wide], "Black", choice.ink, room=room), start, line)
        if choice.said:
            said = Words(choice.said, 54, "Bold", inks.CREAM, room=end - start)
            stage.write(said, start, LINES[1])
        stage.frame(left, FOOT, right - left, FOOT_HEIGHT - 4, FRAME, choice.ink)


def _trips(stage: Stage, view: model.View) -> Iterator[_Choice]:
    """Yield the trips between which a good player chooses."""
    for trip in goals.weighed(view):
        raided = goals.raided(view, trip)
        cells = ", ".join(cell for cell in trip.cells if cell not in raided)
        if raided:
            others = len(trip.cells) - len(raided)
            said = stage.say("scrap-picture-raid", raided=", ".join(raided), others=others, cells=cells)
        else:
            said = stage.say("scrap-picture-fetch", cells=cells)
        brings = stage.say("scrap-picture-brings", points=trip.points)
        price = stage.say("scrap-picture-price", price=trip.price)
        yield _Choice(brings, price, said, inks.LOSS if raided else inks.WAY)


def _searches(stage: Stage, view: model.View) -> Iterator[_Choice]:
    """Yield the search for unknown cards if the hand has a button for it, or else the only flip."""
    if goals.offers_search(view):
        points, search = goals.search_brings(view), stage.say("scrap-picture-search")
        brings = stage.say("scrap-picture-about", points=points) if points else search
        yield _Choice(brings, "", search if points else "", inks.GOLD)
    elif not goals.weighed(view):
        for cell, price in goals.flipped(view).items():
            flip = stage.say("scrap-picture-flip", cell=cell)
            yield _Choice(flip, stage.say("scrap-picture-price", price=price), "", inks.GOLD)


def _rest(stage: Stage, view: model.View) -> _Choice:
    """Return the prompt to move or to end the turn, with the gain of the next turn's goal if there is one."""
    way = goals.ahead(view)
    id = "scrap-picture-end" if view.points and len(way) > 1 else "scrap-picture-stop"
    ahead = stage.say("scrap-picture-ahead", points=goals.gain(view, way[-1])) if way else ""
    return _Choice(stage.say(id), "", ahead, inks.GOLD)
