"""The words of the pictures that all games share: how a race ended."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.phrases import counted, listed, ordinal

YOU = "You"
OUT = "out"


def place(at: int) -> str:
    """A place, as it is written in a row."""
    return ordinal(at)


def score(points: int) -> str:
    """A score, as it is written in a row."""
    return f"{points}".replace("-", "\u2212")


def more(number: int) -> str:
    """So many drivers have no row."""
    return f"{number} more"


def mine(at: int | None, *, shared: bool) -> str:
    """The headline for the reader; None: not in the race any more."""
    if at is None:
        return "You did not finish"
    if shared:
        return f"You share {ordinal(at)}"
    return "You won!" if at == 1 else f"You came {ordinal(at)}"


def won(names: Sequence[str]) -> tuple[str, str]:
    """The headline for everybody: the names, which may be cut, and what they do."""
    return listed(names), " wins" if len(names) == 1 else " win"


def short(gap: int, unit: str) -> str:
    """How far behind the reader is; the name of whoever is ahead follows."""
    return f"{counted(gap, unit)} short of "


def ahead(gap: int, unit: str) -> str:
    """How far ahead the reader is; the name of whoever is behind follows."""
    return f"{counted(gap, unit)} ahead of "


def level() -> str:
    """The reader and whoever is named have as much."""
    return "level with "


def by(gap: int, unit: str) -> str:
    """By how much the winner won."""
    return f"by {counted(gap, unit)}" if gap else "on a level score"
