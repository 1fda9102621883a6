"""The result: the hero's finds, and the photo finish of all pick-ups."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, inks, yard
from bot.games.scrapheap.rules import components, model, scoring
from bot.locales.phrase import Locale
from bot.render.photo_finish import BAND, Racer, photo_finish, racers
from bot.render.stage import Stage, Words
from bot.render.text import titled

EDGES: Final = (44, 1060)
"""The left and right edges of the finds, in pixels."""
COUNTED: Final = 328
NAMED: Final = 385
"""The y of the middle of the finds, and of the words below them, in pixels."""
PITCH: Final = 300
"""The largest distance from one kind of finds to the next, in pixels."""
ROOM_FOR_SUM: Final = 200
"""The least distance from one kind of finds to the next, in pixels, at which their sum also fits."""
ROOMY: Final = 200
"""The least height of a lane with a large pick-up, in pixels."""


@dataclass(frozen=True, slots=True)
class Trucks:
    """The pick-ups of all players with their loads."""

    view: model.View

    def length(self, _: Racer, height: int, /) -> int:
        """Return the length of a pick-up in pixels. It depends only on the height of its lane."""
        return 304 if height >= ROOMY else 180

    head = length
    """Return how far behind the nose a name must end, in pixels: the length of the pick-up."""

    def waiting(self, *_: object) -> int:
        """Return 0. The position is never used, because every pick-up finishes."""
        return 0

    def draw(self, stage: Stage, row: Racer, nose: tuple[int, int], height: int) -> None:
        """Draw the pick-up with its player's finds on the bed and its number on the side. The nose is the
        pick-up's lamp.
        """
        large = height >= ROOMY
        x, y = nose[0] - (300 if large else 176), nose[1]
        if large:
            _pile(stage, self.view, row.seat, "small", (x + 24, y - 112), rows=2, pitch=38)
        else:
            _pile(stage, self.view, row.seat, "tile", (x + 18, y - 64), rows=1, pitch=23)
        stage.put(f"truck-{row.player_car.colour}-{'haul' if large else 'lane'}", x, y)
        middle = (x + 84, y - 74) if large else (x + 50, y - 44)
        stage.put("number", *middle)
        number = Words(str(row.player_car.number), 48, "Black", inks.DARK, room=46)
        stage.write(number, *middle, "m")


def result(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the result for the view's seat or for spectators, with the finds of the view's
    seat or else of the winner.
    """
    rows = racers(names, view.places, view.scores)
    hero = rows[0].seat if view.seat is None else view.seat

    def band(stage: Stage) -> None:
        _haul(stage, view, hero, names[hero])

    return photo_finish(
        inks.FINISH,
        rows,
        view.seat,
        "points",
        Trucks(view),
        tie="scrap-finish-tie",
        band=band,
        locale=locale,
    )


def _haul(stage: Stage, view: model.View, seat: Seat, name: str) -> None:
    """Draw the points of each kind of a player's finds."""
    top, low = BAND
    stage.fill(10, top, 1080, low - top, inks.EARTH)
    stage.fill(10, top, 1080, 6, inks.RIM)
    stage.fill(10, low - 6, 1080, 6, inks.RIM)
    left, right = EDGES

    def say(shown: str) -> str:
        return stage.say("scrap-finish-haul", you=seat == view.seat, name=shown)

    text, size = titled(say, name, (50, 48), "Bold", 780)
    stage.write(Words(text, size, "Bold", inks.FOOT_WORDS, room=780), left, top + 33)
    tiles = view.tiles[seat]
    cards = _cards(view, seat)
    rest = sum(scoring.worth(card, tiles, view.options) for card in cards if card.symbol not in tiles)
    kinds = len(tiles) + 1 + bool(rest)
    summed = (right - left) // (kinds + 1) >= ROOM_FOR_SUM
    pitch = min(PITCH, (right - left) // (kinds + summed))
    for at, tile in enumerate(tiles):
        found = sum(card.value for card in cards if card.symbol == tile)
        stage.put(f"junk-{tile}-small", left + at * pitch + 40, COUNTED)
        word = stage.say("scrap-symbol", symbol=tile.lower())
        _count(stage, str(found), word, left + at * pitch, pitch, inks.FOOT_GOLD)
    x = left + len(tiles) * pitch
    if rest:
        stage.put("blank", x + 16, COUNTED - 24)
        _count(stage, captions.signed(rest), stage.say("scrap-finish-rest"), x, pitch, inks.LOSS)
        x += pitch
    yard.crate(stage, seat, 1, "one", x + 18, COUNTED - 26)
    word = stage.say("scrap-sheet-cubes")
    _count(stage, str(view.held[seat]), word, x, pitch, inks.FOOT_GOLD)
    if summed:
        total = Words(f"= {captions.signed(view.scores[seat] or 0)}", 64, "Black", inks.FOOT_WORDS)
        stage.write(total, x + pitch + 10, COUNTED)
        unit = Words(stage.say("scrap-picture-score"), 48, "Bold", inks.FOOT_WORDS, room=pitch - 24)
        stage.write(unit, x + pitch + 10, NAMED)


def _count(stage: Stage, text: str, word: str, x: int, pitch: int, ink: tuple[int, int, int]) -> None:
    """Draw the points of a kind of finds beside its picture, and the word for it below."""
    stage.write(Words(text, 64, "Black", ink, room=pitch - 106), x + 94, COUNTED)
    stage.write(Words(word, 48, "Bold", inks.FOOT_WORDS, room=pitch - 24), x + 8, NAMED)


def _cards(view: model.View, seat: Seat) -> list[components.Card]:
    """Return the cards that a seat took: first those that match its tiles, and within these the highest
    first.
    """
    cards = [each.card for each in view.taken[seat] if each.card is not None]
    return sorted(cards, key=lambda card: (card.symbol not in view.tiles[seat], -card.value))


def _pile(
    stage: Stage, view: model.View, seat: Seat, size: str, at: tuple[int, int], *, rows: int, pitch: int
) -> None:
    """Draw the junk of a seat's cards on the bed of its pick-up, up to four pieces in each of `rows` rows.
    at: the middle of the first piece in the lowest row. pitch: the distance between pieces, in pixels.
    """
    x, y = at
    cards = _cards(view, seat)[: 4 * rows]
    for place, card in reversed(list(enumerate(cards))):
        row, column = divmod(place, 4)
        stage.put(f"junk-{card.symbol}-{size}", x + column * pitch + row * pitch // 2, y - row * pitch)
