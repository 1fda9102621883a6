"""The locations of the board and the parts beside them (docs/rules/gear-and-piston.md, section 2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.game import Seat

Location: TypeAlias = Literal["back alley", "patent office", "junk yard", "workshop"]
Shelf: TypeAlias = Literal["office", "fading", "yard"]
"""Where face-up parts lie: beside the Patent Office (Jump Row: the Refill Row), the Discard Row, or beside
the Junk Yard.
"""
Side: TypeAlias = Literal["top", "bottom"]

LOCATIONS: tuple[Location, ...] = ("back alley", "patent office", "junk yard", "workshop")
"""The locations in the order of resolution."""
NO_TOKENS: tuple[tuple[Seat | None, ...], ...] = ((),) * len(LOCATIONS)
"""A board without tokens: an empty row for each of LOCATIONS."""
