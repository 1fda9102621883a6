"""Luck as an argument: every shuffle, draw and die roll of a match follows from (seed, ply)."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64


class Chance:
    """The luck of one ply: a SHA-256 counter stream keyed by the match's seed and the ply.

    It does not use `random`, whose algorithms may change between Python versions: a stored match must always
    replay the same way. Numbers are drawn without bias, by rejection.
    """

    __slots__ = ("_block", "_counter", "_key")

    def __init__(self, seed: str, ply: int) -> None:
        self._key = f"{seed}/{ply}/".encode()
        self._counter = 0
        self._block = b""

    @property
    def used(self) -> bool:
        """Whether anything has been drawn from it."""
        return self._counter > 0

    def _word(self) -> int:
        if not self._block:
            self._block = sha256(self._key + str(self._counter).encode()).digest()
            self._counter += 1
        word, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(word, "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely. Raises ValueError unless bound is from 1 to
        2**64.
        """
        if not 1 <= bound <= _WORD:
            raise ValueError(f"no number below {bound}")
        limit = _WORD - _WORD % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def die(self, sides: int = 6) -> int:
        """One roll of a die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher-Yates), all orders equally likely."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
