"""A player's own result, which their hand shows after the end of a game."""

from __future__ import annotations

import re

from bot.sandbox.model import Message
from tests.venue import alt_of, labels, text_of


def has_own_result(message: Message) -> bool:
    """Return whether a hand shows its player's own result: the place, the picture, and the button for a
    rematch.
    """
    placed = re.search(r"You (won!|came|tied|didn’t finish\.)", text_of(message))
    return placed is not None and alt_of(message) != "" and labels(message)[:1] == ["Rematch"]
