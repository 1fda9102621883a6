"""The rules of Gear Head in short."""

from typing import Final

from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("gear-credit")
_PARTS: Final = (
    *("goal", "cards", "setup", "turn", "line", "last", "empty"),
    *("end", "circuit", "away", "credit"),
)


def basics() -> Lines:
    """The game in five lines, for a player about to start."""
    return [Phrase(f"gear-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """The rules in short, with marked rulings and the credit."""
    return [Phrase(f"gear-rules-{part}") for part in _PARTS]
