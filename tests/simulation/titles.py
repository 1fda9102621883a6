"""The five games with pictures that are made at once, and with words that tell for whose eyes they are."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

from PIL import Image

from bot.title import AnyTitle
from bot.words import Label
from tests.sketches import SKETCHED, WIDTH

FIRST_MARK = 0xE000
"""A character of Unicode's private use for each seat: all words from a view of a seat end with its own."""
_MARK = re.compile(f"[{chr(FIRST_MARK)}-{chr(FIRST_MARK + 15)}]")


def mark(seat: int | None) -> str:
    """The mark of what only that seat may know; nothing for what everybody may."""
    return "" if seat is None else chr(FIRST_MARK + seat)


def marks(text: str) -> set[int]:
    """The seats from whose views a text was made."""
    return {ord(each) - FIRST_MARK for each in set(_MARK.findall(text))}


def painted_for(picture: bytes) -> int | None:
    """The seat whose view a picture shows; None: the spectators', or none at all, such as a cover."""
    with Image.open(BytesIO(picture)) as image:
        first = image.getpixel((0, 0)) if image.width == WIDTH else 0
    assert isinstance(first, int)
    return first - 1 if first else None


class MarkedWords:
    """A game's words; what they make of a seat's view bears its mark."""

    def __init__(self, words: Any) -> None:
        self._words = words
        self.chosen, self.tell = words.chosen, words.tell
        self.basics, self.rules = words.basics, words.rules

    def _marked(self, label: Label, view: Any) -> Label:
        return replace(label, text=label.text + mark(view.seat))

    def label(self, action: Any, view: Any) -> Label:
        return self._marked(self._words.label(action, view), view)

    def barred(self, view: Any) -> Sequence[Label]:
        return [self._marked(label, view) for label in self._words.barred(view)]

    def headline(self, view: Any, names: Sequence[str]) -> str:
        return f"{self._words.headline(view, names)}{mark(view.seat)}"

    def describe(self, view: Any, names: Sequence[str]) -> str:
        return "\n".join(line + mark(view.seat) for line in self._words.describe(view, names).split("\n"))

    def alts(self, view: Any, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(mark(view.seat) + alt for alt in self._words.alts(view, names))


def _quick(title: AnyTitle) -> AnyTitle:
    return replace(
        title,
        words=MarkedWords(title.words),
        robot="random",
    )


QUICK: Mapping[str, AnyTitle] = {key: _quick(title) for key, title in SKETCHED.items()}
"""The titles as an evening plays them."""
