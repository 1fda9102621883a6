"""The result: one player's finds, and the photo finish of all pick-ups."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.games.scrapheap.board import inks, yard
from bot.games.scrapheap.rules import components, model, scoring
from bot.locales.phrase import Locale, whole
from bot.render import news
from bot.render.photo_finish import BAND, Racer, photo_finish, racers
from bot.render.stage import Stage, Words
from bot.render.theme import READABLE

EDGES: Final = (44, 1060)
"""The left and right edges of the finds, in pixels."""
SUM: Final = 324
NAMES: Final = 384
"""The middles of the sum of the finds, below the ribbons of the rosette, and of the names of its terms, in
pixels from the top.
"""
SIZES: Final = ((94, "big", "big", 84), (70, "small", "one", 60), (48, "tile", "one", 48))
"""The sizes of the finds: the width of a picture, the keys of the sizes of junk and crates, and the font size
of numbers. The largest that fit are used.
"""
SPREAD: Final = 26
"""The largest gap between the parts of the sum, in pixels."""
ROOMY: Final = 200
"""The minimum height of a lane with a large pick-up, in pixels."""


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
        _haul(stage, view, hero)

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


def _haul(stage: Stage, view: model.View, seat: Seat) -> None:
    """Draw the points of each kind of a player's finds with its name, and their sum."""
    top, low = BAND
    stage.fill(10, top, 1080, low - top, inks.EARTH)
    stage.fill(10, top, 1080, 6, inks.RIM)
    stage.fill(10, low - 6, 1080, 6, inks.RIM)
    left, right = EDGES
    for sizes in SIZES:
        terms = _sum(stage, view, seat, *sizes)
        parts = [part for term in terms for part in term.parts]
        wide, gaps = sum(part.width for part in parts), len(parts) - 1
        if wide + 6 * gaps <= right - left:
            break
    gap = min(SPREAD, (right - left - wide) // gaps)
    for term in terms:
        start = left
        for part in term.parts:
            news.lay(stage, part, left, SUM)
            left += part.width + gap
        middle, room = (start + left - gap) // 2, left - gap - start
        if term.name:
            name = term.name[0].upper() + term.name[1:]
            stage.write(
                Words(name, READABLE, "Bold", inks.FOOT_WORDS, room=room + 2 * gap), middle, NAMES, "m"
            )


class _Term(NamedTuple):
    """A term or a sign of the sum. name: the word below it, or "" below a sign."""

    parts: list[news.Part]
    name: str = ""


def _sum(
    stage: Stage, view: model.View, seat: Seat, room: int, junk: str, crate: str, figures: int
) -> list[_Term]:
    """Return the sum of a player's points: the points of the cards of each tile, of the cubes and of all
    other cards, and the total. room, junk, crate, figures: the values of one of SIZES.
    """

    def number(points: int, ink: tuple[int, int, int]) -> Words:
        return Words(whole(points), figures, "Black", ink)

    def sign(text: str) -> _Term:
        return _Term([Words(text, max(48, figures - 24), "Bold", inks.FOOT_WORDS)])

    def picture(symbol: components.Symbol) -> news.Small:
        return news.Small(room, lambda x, y: stage.put(f"junk-{symbol}-{junk}", x + room // 2, y))

    tiles, cards, cubes = view.tiles[seat], _cards(view, seat), view.held[seat]
    terms: list[_Term] = []
    for tile in tiles:
        found = sum(card.value for card in cards if card.symbol == tile)
        name = stage.say("scrap-symbol", symbol=tile.lower())
        terms += [_Term([picture(tile), number(found, inks.FOOT_GOLD)], name), sign("+")]
    wide = yard.CRATES[crate]
    box = news.Small(wide, lambda x, y: yard.crate(stage, seat, 1, crate, x, y - wide // 2))
    terms.append(_Term([box, number(cubes, inks.FOOT_GOLD)], stage.say("scrap-picture-cube", left=cubes)))
    rest = sum(scoring.worth(card, tiles, view.options) for card in cards if card.symbol not in tiles)
    if rest:
        terms += [sign("+")] if rest > 0 else []
        terms.append(_Term([number(rest, inks.LOSS)], stage.say("scrap-finish-rest")))
    total = _Term([number(view.scores[seat] or 0, inks.FOOT_WORDS)], stage.say("scrap-picture-score"))
    return [*terms, sign("="), total]


def _cards(view: model.View, seat: Seat) -> list[components.Card]:
    """Return the cards that a seat took and the viewer knows. Those that match the seat's tiles come first,
    and within each group the highest.
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
