"""How much each finish requires: numbers chosen from games of our robots.

`python -m tests.studies.racesmack_balance` plays those games; docs/rules/racesmack.md has the table.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "cards_with",
    "symbols_of",
    "length",
    "no_equal_neighbours",
    "each_twice",
    "all_different",
    "two_kinds",
    "three_kinds",
]

# The author's numbers are 5 to 7, but length 9 to 12, each_twice and three_kinds 2 or 3, two_kinds 2 to 4.
# Robots that choose their cards well reach those symbols within six rounds, so numbers of symbols are higher
# here.
NUMBERS: dict[Kind, tuple[int, ...]] = {
    "cards_with": (5, 6, 7),
    "symbols_of": (7, 8),
    "length": (9, 10, 11),
    "no_equal_neighbours": (5, 6, 7),
    "each_twice": (4, 5),
    "all_different": (7, 8),
    "two_kinds": (4, 5, 6),
    "three_kinds": (3, 4, 5),
}
"""For each finish the possible numbers, all equally likely."""
