"""The pictures of Two Cards: the board for everyone, the hand for its owner, the result, and the cover."""

from collections.abc import Sequence
from typing import Final

from PIL.Image import Image

from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH, Locale, Phrase, say, spoken
from bot.render import cover as covers, painting
from bot.render.canvas import Scene, Sprite
from bot.render.cover import LEFT, RIGHT, backdrop, panel
from bot.render.pen import Pen
from bot.render.text import TextRun, broken, fitted, legible_names
from bot.render.theme import BOARD, PAPER, PRINT, QUIET, READABLE, TEXT
from tests.games.two_cards.rules import Action, Card, Event, View
from tests.games.two_cards.words import headline

WIDTH: Final = 140
HEIGHT: Final = 180
ROW: Final = 80
LINE: Final = 60
HEAD: Final = 100
"""The distance from the top edge to the cards, in pixels."""


def _face(pen: Pen, card: Card) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, PRINT, 14)
    pen.box(3, 3, WIDTH - 6, HEIGHT - 6, PAPER, 12)
    pen.text(WIDTH / 2, HEIGHT / 2, str(card), 80, "Black", PRINT)


def _put(scene: Scene, cards: Sequence[Card]) -> None:
    for at, card in enumerate(cards):
        scene.put(Sprite(_face, WIDTH, HEIGHT, BOARD, (card,)), LEFT + at * (WIDTH + 20), HEAD)


def _rows(scene: Scene, view: View, names: Sequence[str], y: int, locale: Locale) -> None:
    """Draw a row with the name and points of each seat, from the height `y` downwards. The row of the mover
    or the winner is highlighted.
    """
    order: Sequence[Seat] = range(len(names))
    for seat in sorted(order, key=view.places.__getitem__) if view.places else order:
        strong = view.mover == seat or (bool(view.places) and view.places[seat] == 1)
        scene.put(panel(RIGHT - LEFT, ROW - 8, strong=strong), LEFT, y)
        middle = y + (ROW - 8) // 2
        points = TextRun(say("points", locale, points=view.points[seat]), READABLE, "Black")
        room = RIGHT - LEFT - points.width - 60
        scene.write(TextRun(fitted(names[seat], 48, "Bold", room), 48), LEFT + 20, middle)
        scene.write(points, RIGHT - 20, middle, "r")
        y += ROW


def _scene(view: View, names: Sequence[str], locale: Locale) -> Scene:
    """Return the picture of a view. It shows the headline, and either the seat's own cards or, for spectators
    and at the end, the top of the pile and a row for each seat.
    """
    cards = view.hand if view.seat is not None and not view.places else view.pile[-1:]
    own = view.seat is not None and not view.places
    top = HEAD + HEIGHT + (90 if own else 24)
    scene = Scene(backdrop(top if own else top + ROW * len(names) + 20))
    waits = view.seat is not None and view.mover is not None and view.mover != view.seat
    told = Phrase("two-wait", name=names[view.mover or 0]) if waits else headline(view, names)
    scene.write(
        TextRun(fitted(spoken(told, locale), 48, "Black", RIGHT - LEFT), 48, "Black", TEXT, BOARD), LEFT, 54
    )
    _put(scene, cards)
    below = Phrase("two-top", card=view.pile[-1]) if view.pile else Phrase("two-top.none")
    small = below if own else Phrase("two-stock", cards=view.stock, left=view.left)
    left, y = (LEFT, HEAD + HEIGHT + 44) if own else (LEFT + WIDTH + 40, HEAD + HEIGHT // 2)
    lines = broken(spoken(small, locale), READABLE, "Medium", RIGHT - left)
    for at, line in enumerate(lines):
        scene.write(
            TextRun(line, READABLE, "Medium", QUIET, BOARD), left, y + LINE * (2 * at + 1 - len(lines)) // 2
        )
    if not own:
        _rows(scene, view, names, top, locale)
    return scene


def scenes(
    view: View,
    seats: Sequence[str],
    recent: Sequence[Event] = (),
    locale: Locale = ENGLISH,
    marked: Action | None = None,
) -> tuple[Scene, ...]:
    """Return the single picture of a view as a Scene."""
    return (_scene(view, legible_names(seats), locale),)


paint, files = painting(scenes)


def cover(_locale: Locale) -> Image:
    """Return the cover, which shows two cards."""
    return covers.cover(_cover)


def _cover(pen: Pen) -> None:
    _face(pen.at(360, 130), 3)
    _face(pen.at(600, 70), 7)
