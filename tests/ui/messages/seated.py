"""A table of people that is not stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.model.play_clock import PlayClock
from bot.model.preferences import Preferences, ServerChoice
from bot.model.snapshots import LobbySnapshot, Place, Player
from bot.runtime.clock import SystemClock
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table
from bot.tables.transitions import begun
from bot.title import AnyTitle

NAMES = (
    *("Annabelle", "Bo", "Christopher", "Dee", "Ekaterina", "Finn"),
    *("Giovanni", "Hal", "Ingeborg", "Jo", "Konstantin", "Lu"),
)


class Nowhere:
    """The store of a table that is not stored: no other process can have it."""

    def taps(self, _: object) -> None:
        """None: nobody holds presses."""

    async def find_preferences(self, _: object) -> Mapping[int, Preferences]:
        """Nobody has changed any settings."""
        return {}

    async def find_servers(self, _: object) -> Mapping[int, ServerChoice]:
        """Nor has any server."""
        return {}

    def changed(self, _: object) -> None:
        """Nobody is notified."""

    found = pressed = changed

    def next_due(self, *_: object) -> None:
        """Nothing is scheduled."""


NOWHERE: Any = Nowhere()
NOBODY = PreferenceBook(NOWHERE, SystemClock(), alone=True)


def seated(title: AnyTitle, options: Any, seats: int, seed: str, names: Sequence[str] = NAMES) -> Table:
    """A table that has just started."""
    players = tuple(Player(name, at) for at, name in enumerate(names[:seats]))
    lobby = LobbySnapshot("abcde", title.key, Place(1, 2), 0, options, "live", "fixed", players, 0.0)
    snapshot = begun(lobby, title, seed, 0.0)
    return Table(snapshot, title, NOWHERE, PlayClock(SystemClock()), NOBODY, NOWHERE)
