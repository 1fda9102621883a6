"""Typed moves: B4 C4 D1; A1>B2 for a cube that moves; and in the collection go C3, flip, take B4."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.engine.game import IllegalMove
from bot.games.scrapheap.rules.actions import Action, Lift, Peek, Place
from bot.games.scrapheap.rules.model import View
from bot.games.scrapheap.words.typed_turn import cell_of, turn
from bot.words import Typed
from bot.words.phrases import counted

_BETWEEN = re.compile(r"[\s,;/+&.]+|\bAND\b")
_TO = re.compile(r"\s*(?:->|\u2192|>|-|\bTO\b)\s*")
_GO_TO = re.compile(r"\b(go|move)\s+to\b", re.IGNORECASE)
_SPACED = re.compile(r"\b([A-Z])\s+(?=\d)")
_GLUED = re.compile(r"(?<=[A-Z]\d)(?=[A-Z]\d)")


def _applies(view: View) -> bool:
    """Whether moves may be typed: while cards are peeked at, cubes are placed, or cards are collected."""
    return view.seat == view.mover and view.phase in ("peeking", "placing", "collecting")


def _read(text: str, view: View) -> Sequence[Action]:
    """The typed peeks, cubes placed and moved, or moves of a turn of the collection, in the order typed.
    Raises IllegalMove.
    """
    words = _words(_GO_TO.sub(r"\1", text) if view.phase == "collecting" else text)
    if not words:
        raise IllegalMove("Type at least one card by its column and row, such as B4.")
    if view.phase == "collecting":
        return turn(words, view)
    return _peeks(words, view) if view.phase == "peeking" else _cubes(words, view)


def _words(text: str) -> list[str]:
    """The words of the text, each a card, or two cards with > between."""
    plain = _GLUED.sub(" ", _SPACED.sub(r"\1", _TO.sub(">", text.upper())))
    return [word for word in _BETWEEN.split(plain) if word]


def _peeks(words: Sequence[str], view: View) -> Sequence[Action]:
    if any(">" in word for word in words):
        raise IllegalMove("You peek now; your cubes move once you have peeked. Type cards such as B4 C4.")
    cells = list(map(cell_of, words))
    if len(cells) > view.left:
        raise IllegalMove(f"You have {counted(view.left, 'peek')} left, and typed {len(cells)} cards.")
    twice = next((cell for cell in cells if cells.count(cell) > 1), None)
    if twice is not None:
        raise IllegalMove(f"{twice} is there twice: each peek is at another card.")
    return tuple(map(Peek, cells))


def _cubes(words: Sequence[str], view: View) -> Sequence[Action]:
    if len(words) > view.left:
        left = counted(view.left, "cube")
        raise IllegalMove(f"You may place or move {left} more, and typed {len(words)}.")
    return tuple(action for word in words for action in _cube(word))


def _cube(word: str) -> Iterator[Action]:
    """Parse a cube that is placed, or lifted and placed."""
    source, arrow, target = word.rpartition(">")
    if arrow:
        yield Lift(cell_of(source))
    yield Place(cell_of(target))


TYPED = Typed(
    button="Cards",
    ask="Cards: B4 C4, A1>B2; or: go C3, flip, take",
    example="B4 C4 D1, or: take B4, go C3, flip, take",
    applies=_applies,
    read=_read,
)
