"""The pictures of Two Cards: the board for everybody, the hand for its owner, the result, the cover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL.Image import Image

from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH, Locale
from bot.render import cover as covers
from bot.render import winners
from bot.render.canvas import Scene, Sprite, develop
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, backdrop, panel
from bot.render.pen import Pen
from bot.render.text import TextRun, fitted, legible
from bot.render.theme import BOARD, PANEL, PAPER, PRINT, QUIET, READABLE, STANDARD, TEXT, Theme
from bot.words.phrases import counted
from tests.games.two_cards.rules import Card, Event, View

WIDTH: Final = 140
HEIGHT: Final = 180
ROW: Final = 80
HEAD: Final = 100
"""Where the cards begin; a result has its own."""


def face(card: Card) -> Sprite:
    """A card with its number."""
    return Sprite(_face, WIDTH, HEIGHT, BOARD, (card,))


def _face(pen: Pen, card: Card) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, PRINT, 14)
    pen.box(3, 3, WIDTH - 6, HEIGHT - 6, PAPER, 12)
    pen.text(WIDTH / 2, HEIGHT / 2, str(card), 80, "Black", PRINT)


def rows(scene: Scene, view: View, names: Sequence[str], order: Sequence[Seat], y: int) -> None:
    """For each seat its name and its points; the mover's, or the winner's, stands out."""
    for seat in order:
        strong = view.mover == seat or (bool(view.places) and view.places[seat] == 1)
        scene.put(panel(RIGHT - LEFT, ROW - 8, strong=strong), LEFT, y)
        middle = y + (ROW - 8) // 2
        scene.put(plate(seat, PANEL), LEFT + 14, middle - PLATE // 2)
        points = TextRun(counted(view.points[seat], "point"), READABLE, "Black")
        room = RIGHT - LEFT - PLATE - points.width - 80
        scene.write(TextRun(fitted(names[seat], 48, "Bold", room), 48), LEFT + PLATE + 32, middle)
        scene.write(points, RIGHT - 20, middle, "r")
        y += ROW


def board(view: View, names: Sequence[str]) -> Scene:
    """Everything a spectator may know, while the game is on."""
    assert view.mover is not None
    top = HEAD + HEIGHT + 24
    scene = Scene(backdrop(top + ROW * len(names) + 20))
    scene.put(plate(view.mover, BOARD), LEFT, 24)
    name = fitted(f"{names[view.mover]} to play", 48, "Black", RIGHT - LEFT - PLATE - 40)
    scene.write(TextRun(name, 48, "Black", TEXT, BOARD), LEFT + PLATE + 16, 54)
    if view.pile:
        scene.put(face(view.pile[-1]), LEFT, HEAD)
    told = f"Stock {view.stock}, turns to come {view.left}"
    scene.write(TextRun(told, READABLE, "Medium", QUIET, BOARD), LEFT + WIDTH + 40, HEAD + HEIGHT // 2)
    rows(scene, view, names, range(len(names)), top)
    return scene


def hand(view: View, names: Sequence[str]) -> Scene:
    """What one player may know, while the game is on."""
    assert view.mover is not None
    scene = Scene(backdrop(HEAD + HEIGHT + 90))
    words = "Your turn: play a card" if view.mover == view.seat else f"Wait for {names[view.mover]}"
    scene.write(TextRun(fitted(words, 48, "Black", RIGHT - LEFT), 48, "Black", TEXT, BOARD), LEFT, 54)
    for at, card in enumerate(view.hand):
        scene.put(face(card), LEFT + at * (WIDTH + 20), HEAD)
    below = f"On top: {view.pile[-1]}" if view.pile else "The pile is empty"
    scene.write(TextRun(below, READABLE, "Medium", QUIET, BOARD), LEFT, HEAD + HEIGHT + 44)
    return scene


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a game that is over."""
    scene = Scene(backdrop(max(300, winners.HEAD + ROW * len(names) + 30)))
    winners.winners(scene, [name for name, place in zip(names, view.places, strict=True) if place == 1])
    rows(scene, view, names, sorted(range(len(names)), key=lambda seat: view.places[seat]), winners.HEAD)
    return scene


def cover() -> Image:
    """Two cards."""
    return covers.cover(_draw_cover)


def _draw_cover(pen: Pen) -> None:
    covers.lay(pen, face(3), 360, 130)
    covers.lay(pen, face(7), 600, 70)


def scenes(
    view: View, seats: Sequence[str], recent: Sequence[Event] = (), locale: Locale = ENGLISH
) -> tuple[Scene, ...]:
    """What the one picture of a view shows, as data."""
    names = tuple(legible(name, seat) for seat, name in enumerate(seats))
    if view.mover is None:
        return (result(view, names),)
    return (board(view, names) if view.seat is None else hand(view, names),)


def paint(
    view: View,
    seats: Sequence[str],
    recent: Sequence[Event] = (),
    theme: Theme = STANDARD,
    locale: Locale = ENGLISH,
) -> tuple[Image, ...]:
    """The board for a spectator, the hand for a seat, and for everybody the result once the game is over."""
    return tuple(develop(drawn, theme) for drawn in scenes(view, seats, recent, locale))
