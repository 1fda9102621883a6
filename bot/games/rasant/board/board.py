"""The table for everybody: the road with what is at stake, the cards of the round, and the drivers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board import captions
from bot.games.rasant.board.inks import CREAM, GOLD, HIGHLIT, LIT, PLATE, TITLE, WORDS, WORLD
from bot.games.rasant.board.pieces import card, cars, helmet, lines, lit, plate, ticket, unplaced
from bot.games.rasant.board.plan import PLACES, TABLE
from bot.games.rasant.rules.components import COLOURS
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import worth
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure

LEFT: Final = 16
GAP: Final = 12
PLATES: Final = 716
HIGH: Final = 234
"""Where the drivers' plates begin, and how high they are."""
CARDS: Final = 318
"""The top of the cards of the round."""
PEEP: Final = 86
"""How much of an older card is seen."""


def board(view: View, names: Sequence[str]) -> Stage:
    """Everything a spectator may know, while the game is on."""
    stage = Stage(WORLD, "table", names=names)
    if view.colour is not None:
        lit(stage, TABLE, view.line, view.colour)
    cars(stage, TABLE, view.line, len(view.last.moved) if view.last else 0)
    if view.phase == "drafting":
        unplaced(stage, view, 376, 94)
    else:
        _last(stage, view, names)
        _stake(stage, view)
        stage.settle()
        _round(stage, view)
    _head(stage, view, names)
    for seat, name in enumerate(names):
        _driver(stage, view, seat, name)
    return stage


def _head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Who does what; round and reserve."""
    assert view.mover is not None
    told: tuple[str, ...] = (captions.line(len(view.line), PLACES),)
    if view.phase != "drafting":
        told = (captions.round(view.round), captions.reserve(view.reserve))
    for at, text in enumerate(told):
        stage.write(Words(text, 48, "Bold", TITLE), 1076, (66 if len(told) == 1 else 40) + 53 * at, "r")
    helmet(stage, view.mover, 62, 64)
    title(stage, names[view.mover].upper(), captions.DOES[view.phase], 126, 700)


def title(stage: Stage, name: str, verb: str, x: int, room: int, *, after: bool = False) -> None:
    """A headline of a name, which is cut, and a verb, which is not; `after`: the name comes after it."""
    size = next((size for size in (84, 76, 68) if measure(f"{name} {verb}", size, "Manrope") <= room), 60)
    shown = fitted(name, size, "Manrope", room - measure(f" {verb}", size, "Manrope"))
    text = f"{verb} {shown}" if after else f"{shown} {verb}"
    stage.write(Words(text.strip(), size, "Manrope", TITLE), x, 68)


def _last(stage: Stage, view: View, names: Sequence[str]) -> None:
    """The last overtaking: its arrow, who won and how much."""
    if view.last is None:
        return
    stage.put("arrow-table", 0, 0)
    name = fitted(names[view.last.seat], 48, "Bold", 144)
    stage.write(Words(name, 48, "Bold", WORDS), 172, 386, "m")
    size = 72 if view.last.points < 10 else 60
    stage.write(Words(captions.gain(view.last.points), size, "Manrope", GOLD, 5, PLATE), 168, 452, "m")


def _round(stage: Stage, view: View) -> None:
    """The cards of the round, of which older ones peep out behind the last; where the next would lie."""
    count = len(view.laid)
    if not count:
        _lead(stage, view)
        return
    shown = view.laid[-3 if count == 3 else -2 :]
    few = count < 3
    x = 262
    if count > 3:
        stage.draw(plate(56, 204, PLATE, corner=14), x - 10, CARDS)
        stage.write(Words(captions.older(count - 2), 48, "Manrope", WORDS, room=52), x + 18, CARDS + 76, "m")
        x += 54
    for at, laid in enumerate(shown):
        last = at == len(shown) - 1
        card(stage, laid.card, "round", x, CARDS, peeps=not (few or last))
        if few or last:
            helmet(stage, laid.seat, x + 112, CARDS + 180, small=True)
        x += 170 if few or last else PEEP
    if view.phase == "following":
        _place(stage, view, x)


def _place(stage: Stage, view: View, x: int) -> None:
    """Where the next card would lie, and what it must be."""
    assert view.colour is not None
    stage.put("target", x, CARDS)
    stage.put(f"mark-{view.colour}-lit", x + 44, CARDS + 42)
    stage.put("mark-black-lit", x + 102, CARDS + 42)
    stage.write(Words(captions.OVER, 48, "Bold", WORDS), x + 73, CARDS + 100, "m")
    stage.write(Words(str(view.laid[-1].card.pace), 60, "Manrope", WORDS, room=124), x + 73, CARDS + 158, "m")


def _lead(stage: Stage, view: View) -> None:
    """Before the first card of a round."""
    stage.put("target", 280, CARDS)
    for at, suit in enumerate(COLOURS):
        stage.put(f"mark-{suit}-lit", 280 + 44 + at % 2 * 58, CARDS + 72 + at // 2 * 60)
    if view.phase == "leading":
        lines(stage, captions.FIRST, 456, 420)


def _stake(stage: Stage, view: View) -> None:
    """What the winner of the round gets."""
    if view.colour is None:
        return
    points = worth(view.line, view.colour)
    stage.write(Words(captions.WINNER, 48, "Bold", WORDS), 852, 376, "m")
    size = 110 if points < 10 else 92
    stage.write(Words(captions.gain(points), size, "Manrope", GOLD, 7, PLATE), 852, 454, "m")


def _driver(stage: Stage, view: View, seat: Seat, name: str) -> None:
    """A driver: helmet, points, name, cards, and whether they are to move or have passed."""
    count, turn = len(view.held), seat == view.mover
    width = (1100 - 2 * LEFT - (count - 1) * GAP) // count
    x, y = LEFT + seat * (width + GAP), PLATES
    stage.draw(plate(width, HIGH, LIT, CREAM) if turn else plate(width, HIGH, PLATE), x, y)
    ink, small = HIGHLIT if turn else WORDS, count > 4
    helmet(stage, seat, x + (58 if small else 72), y + 68, small=small)
    end = x + width - 22
    low = y + (190 if count < 4 else 199)
    left = end
    if view.phase != "drafting":
        size = {2: 100, 3: 100, 4: 70}.get(count, 56)
        size = 56 if count > 3 and view.points[seat] > 99 else size
        points = Words(str(view.points[seat]), size, "Manrope", ink, room=end - x - (108 if small else 136))
        stage.write(points, end, y + (56 if count < 4 else 40), "r")
        cards = Words(str(view.held[seat]), 52, "Bold", ink)
        left = (end - cards.width - 32) if count < 4 else x + 40
        stage.put("backs", left, low)
        stage.write(cards, left + 32, low)
    at = low if count < 4 else y + 153
    room = (left - 36 if count < 4 else end) - x - 22
    stage.write(Words(fitted(name, 48, "Bold", room), 48, "Bold", ink), x + 22, at)
    if seat in view.passed and not turn:
        ticket(stage, captions.PASSED, x + 104, y + (119 if count < 4 else 93))
