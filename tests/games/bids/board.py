"""The pictures of Bids: the prize, the player's own cards, everyone's points, and the cover."""

from collections.abc import Sequence

from PIL.Image import Image

from bot.locales.phrase import ENGLISH, Locale, say, spoken
from bot.render import cover as covers, painting
from bot.render.canvas import Scene, Sprite
from bot.render.cover import LEFT, RIGHT, backdrop, panel
from bot.render.pen import Pen
from bot.render.text import TextRun, fitted, legible_names
from bot.render.theme import BOARD, PAPER, PRINT, READABLE, TEXT
from tests.games.bids.rules import Action, Card, Event, View
from tests.games.bids.words import headline

WIDTH, HEIGHT, ROW, HEAD = 140, 180, 80, 100


def scenes(
    view: View,
    seats: Sequence[str],
    recent: Sequence[Event] = (),
    locale: Locale = ENGLISH,
    marked: Action | None = None,
) -> tuple[Scene, ...]:
    """Return the headline, the prize or the player's own cards, and a row for each seat."""
    names = legible_names(seats)
    shown = view.hand if view.seat is not None else (view.prize,) if view.prize else ()
    top = HEAD + (HEIGHT + 24 if shown else 0)
    scene = Scene(backdrop(max(300, top + ROW * len(names) + 20)))
    words = fitted(spoken(headline(view, names), locale), 48, "Black", RIGHT - LEFT)
    scene.write(TextRun(words, 48, "Black", TEXT, BOARD), LEFT, 54)
    for at, card in enumerate(shown):
        scene.put(Sprite(_face, WIDTH, HEIGHT, BOARD, (card,)), LEFT + at * (WIDTH + 20), HEAD)
    for seat, name in enumerate(names):
        done = ".done" if seat in view.done and view.left else ""
        points = say(f"bids-points{done}", locale, points=view.points[seat])
        strong = bool(view.places) and view.places[seat] == 1
        _row(scene, seat, (name, points), top + ROW * seat, strong=strong)
    return (scene,)


def _row(scene: Scene, seat: int, told: tuple[str, str], y: int, *, strong: bool) -> None:
    name, points = told[0], TextRun(told[1], READABLE, "Black")
    scene.put(panel(RIGHT - LEFT, ROW - 8, strong=strong), LEFT, y)
    middle = y + (ROW - 8) // 2
    room = RIGHT - LEFT - points.width - 60
    scene.write(TextRun(fitted(name, 48, "Bold", room), 48), LEFT + 20, middle)
    scene.write(points, RIGHT - 20, middle, "r")


paint, files = painting(scenes)


def _face(pen: Pen, card: Card) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, PRINT, 14)
    pen.box(3, 3, WIDTH - 6, HEIGHT - 6, PAPER, 12)
    pen.text(WIDTH / 2, HEIGHT / 2, str(card), 80, "Black", PRINT)


def cover(_locale: Locale) -> Image:
    """Return the cover: a prize and two bids."""
    return covers.cover(_cover)


def _cover(pen: Pen) -> None:
    for card, x, y in ((5, 480, 30), (3, 340, 120), (4, 620, 120)):
        _face(pen.at(x, y), card)
