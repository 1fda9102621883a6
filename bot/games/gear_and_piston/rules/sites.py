"""The locations of the board and what lies beside them (docs/rules/gear-and-piston.md, section 2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.game import Seat

Location: TypeAlias = Literal["back alley", "patent office", "junk yard", "workshop"]
Shelf: TypeAlias = Literal["office", "fading", "yard"]
"""Face-up parts: beside the Patent Office (Jump Row: the Refill Row), the Discard Row, the Junk Yard's."""
Side: TypeAlias = Literal["top", "bottom"]

LOCATIONS: tuple[Location, ...] = ("back alley", "patent office", "junk yard", "workshop")
"""In the order in which they are resolved."""
NO_TOKENS: tuple[tuple[Seat | None, ...], ...] = ((),) * len(LOCATIONS)
"""A board without tokens: for each of LOCATIONS none."""
