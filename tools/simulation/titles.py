"""The games as evenings play them: pictures are painted immediately, and texts contain the mark of their
seat.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from random import Random
from typing import Any

from PIL import Image

from bot.engine.game import Chance, Step
from bot.engine.review_method import Appraisal
from bot.locales.phrase import ENGLISH, spoken
from bot.title import AnyTitle
from bot.words import Label, Lines
from tests.sketches import SKETCHED, WIDTH

LEFT = 16
"""The maximum number of moves from the deal of a shortened match to the end of a random game."""
FIRST_MARK = 0xE100
"""The code point of the first seat's mark. A seat's mark is a character of Unicode's private use area. The
labels, headlines, descriptions and alt texts for its view contain it.
"""
_MARK = re.compile(f"[{chr(FIRST_MARK)}-{chr(FIRST_MARK + 15)}]")


def mark(seat: int | None) -> str:
    """Return the mark of texts that only the given seat can read, or "" for spectators (None)."""
    return "" if seat is None else chr(FIRST_MARK + seat)


def marks(text: str) -> set[int]:
    """Return the seats whose marks a text contains."""
    return {ord(each) - FIRST_MARK for each in set(_MARK.findall(text))}


@lru_cache(1000)
def painted_for(picture: bytes) -> int | None:
    """Return the seat whose view a picture shows, or None for a public picture."""
    with Image.open(BytesIO(picture)) as image:
        first = image.getpixel((0, 0)) if image.width == WIDTH else 0
    assert isinstance(first, int)
    return first - 1 if first else None


class MarkedWords:
    """A game's texts, in which labels, headlines, descriptions and alt texts have the mark of their seat."""

    def __init__(self, words: Any) -> None:
        self._words = words
        self.option_lines, self.tell, self.prompt = words.option_lines, words.tell, words.prompt
        self.basics, self.rules = words.basics, words.rules

    def _marked(self, label: Label, view: Any) -> Label:
        return replace(label, text=spoken(label.text, ENGLISH) + mark(view.seat))

    def label(self, action: Any, view: Any, names: Sequence[str]) -> Label:
        return self._marked(self._words.label(action, view, names), view)

    def headline(self, view: Any, names: Sequence[str]) -> str:
        return f"{spoken(self._words.headline(view, names), ENGLISH)}{mark(view.seat)}"

    def describe(self, view: Any, names: Sequence[str]) -> Lines:
        return [spoken(line, ENGLISH) + mark(view.seat) for line in self._words.describe(view, names)]

    def alts(self, view: Any, names: Sequence[str]) -> tuple[Lines, ...]:
        return tuple((mark(view.seat), *alt) for alt in self._words.alts(view, names))


class NearItsEnd:
    """A game's rules that deal some matches a few moves before the end. share: the share of these matches.
    left: the maximum number of moves before the end of a random game.
    """

    def __init__(self, title: AnyTitle, share: float = 0.5, left: int = LEFT) -> None:
        self._rules = title.rules.game
        self._share, self._left = share, left
        self._lesson = Chance(title.words.lesson.seed, 0)._key if title.words.lesson else b""
        self._dealt: dict[tuple[Any, int, bytes], Step[Any, Any]] = {}

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)
        setattr(self, name, found)  # it is accessed a thousand times in an evening
        return found

    def setup(self, options: Any, seats: int, chance: Chance) -> Step[Any, Any]:
        deal = options, seats, chance._key
        if deal not in self._dealt:
            luck, dealt = Random(chance._key), self._rules.setup(options, seats, chance)
            late = chance._key != self._lesson and luck.random() < self._share
            self._dealt[deal] = self._nearly_over(dealt, luck) if late else dealt
        return self._dealt[deal]

    def _nearly_over(self, dealt: Step[Any, Any], luck: Random) -> Step[Any, Any]:
        """Play a dealt match at random to its end, and return its state some moves before that."""
        rules, states = self._rules, deque([dealt.state], maxlen=luck.randrange(2, self._left))
        for ply in range(rules.longest):
            if rules.outcome(states[-1]) is not None:
                break
            seat = luck.choice(sorted(rules.awaits(states[-1])))
            action = luck.choice(rules.legal(states[-1], seat))
            states.append(rules.apply(states[-1], seat, action, Chance("before", ply)).state)
        return replace(dealt, state=states[0])


def _hasty(reviewer: Any) -> Any:
    """Return the reviewer with a thousandth of its budget."""

    def reviewed(view: Any, actions: Sequence[Any], done: int, decisions: int, chance: Chance) -> Appraisal:
        found: Appraisal = reviewer(view, actions, done, 1_000 * decisions, chance)
        return found

    return reviewed


def _quick(title: AnyTitle) -> AnyTitle:
    game: Any = NearItsEnd(title)
    drivers = dict.fromkeys(title.robots.drivers, title.robots.drivers["random"])
    looks_back = title.robots.review_method
    review_method = looks_back and replace(looks_back, reviewer=_hasty(looks_back.reviewer))
    return replace(
        title,
        rules=replace(title.rules, game=game),
        words=replace(title.words, text=MarkedWords(title.words.text)),
        robots=replace(title.robots, substitute="random", drivers=drivers, review_method=review_method),
    )


QUICK: Mapping[str, AnyTitle] = {key: _quick(title) for key, title in SKETCHED.items()}
"""The titles as an evening plays them. Robots of every level move at random and immediately."""
