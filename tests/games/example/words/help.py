"""The rules of Two Cards in short."""

from __future__ import annotations

CREDIT = "Two Cards by the Paddock developers."

_RULES = """\
**Goal.** Play a card higher than the one below it, and score a point.

**A turn.** Play one of your two cards on the pile, then draw one.
**Ruling:** the first card of a game scores nothing.

**The end.** After six turns each, or three with `rounds: 3`, the most points win.
**Ruling:** equal points share the place, and the next place is left free (1, 2, 2, 4).

**Away from the table.**
**Ruling:** when your time runs out, the clock plays your lower card.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for somebody who is about to play."""
    return (
        "Play a card that is higher than the one below it.",
        "Each time you do, you score a point.",
        "Then draw a card: you always hold two.",
        "After six turns each the game ends.",
        "The most points win.",
    )


def rules() -> str:
    """The rules in short, with the rulings marked and the credit."""
    return f"{_RULES}*{CREDIT}*"
