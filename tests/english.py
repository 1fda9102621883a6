"""A function that says texts in English, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales.phrase import ENGLISH, Phrase, Text, lines, spoken


def english(text: Text | Sequence[Text]) -> str:
    """Return a text in English. Several texts are joined as lines."""
    return spoken(text, ENGLISH) if isinstance(text, str | Phrase) else "\n".join(lines(text, ENGLISH))
