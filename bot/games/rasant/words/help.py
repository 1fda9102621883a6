"""The rules of Rasant in short."""

from typing import Final

from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("rasant-credit")
_PARTS: Final = (
    *("goal", "cars", "cards", "round", "overtaking", "after", "empty", "end"),
    *("away", "credit"),
)


def basics() -> Lines:
    """The game in five lines, for a player about to start."""
    return [Phrase(f"rasant-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """The rules in short, with marked rulings and the credit."""
    return [Phrase(f"rasant-rules-{part}") for part in _PARTS]
