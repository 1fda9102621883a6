"""The rules of Racesmack in short."""

from typing import Final

from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("smack-credit")
SECTIONS: Final = ("goal", "cards", "round", "counting", "winning", "variants", "taps", "away", "credit")


def basics() -> Lines:
    """The game in five lines, for a player about to start."""
    return [Phrase(f"smack-basics-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """The rules in short, with marked rulings and the credit."""
    return [Phrase(f"smack-rules-{section}") for section in SECTIONS]
