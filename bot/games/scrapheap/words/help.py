"""The rules in short, for the help."""

from typing import Final

from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("scrap-credit")
_SECTIONS: Final = ("goal", "start", "peek", "collect", "turns", "way", "score", "away", "credit")


def basics() -> Lines:
    """The game in five lines, for a player about to start."""
    return [Phrase(f"scrap-basics-{number}") for number in range(1, 6)]


def rules() -> Lines:
    """The rules in short, with marked rulings and the credit."""
    return [Phrase(f"scrap-rules-{section}") for section in _SECTIONS]
