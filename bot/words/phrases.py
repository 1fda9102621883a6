"""Small pieces of English that every text is made of."""

from __future__ import annotations

from collections.abc import Sequence


def listed(items: Sequence[str]) -> str:
    """One or more in a row: Ann, Bo and Cy."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def counted(number: int, thing: str) -> str:
    """So many of a thing: 1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
