"""A player's hand: one of three sheets, by what its owner does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_and_piston.board.building import building
from bot.games.gear_and_piston.board.choosing import choosing
from bot.games.gear_and_piston.board.planning import planning
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import PhaseKind, View
from bot.locales.phrase import Locale
from bot.render.stage import Stage

BUILDS: Final[frozenset[PhaseKind]] = frozenset({"working", "assembling", "scrapping"})
CHOOSES: Final[frozenset[PhaseKind]] = frozenset(
    {"patenting", "scavenging", "stealing", "dealing", "returning", "sorting", "discarding"}
)


def hand(view: View, names: Sequence[str], heard: Sequence[Event], locale: Locale) -> Stage:
    """What one player may know, while the game is on."""
    if view.seat in view.awaited:
        if view.phase in BUILDS:
            return building(view, names, heard, locale)
        if view.phase in CHOOSES:
            return choosing(view, names, locale)
    return planning(view, names, heard, locale)
