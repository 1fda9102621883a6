"""A table of people that is not stored, for tests of messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.match import Match
from bot.model.play_clock import PlayClock
from bot.model.preferences import Preferences, ServerChoice
from bot.model.snapshots import Happened, LobbySnapshot, Place, Player, TableSnapshot
from bot.runtime.clock import SystemClock
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table
from bot.tables.transitions import begun
from bot.title import AnyTitle
from bot.ui.messages.message import MessageLayout

NAMES = (
    *("Annabelle", "Bo", "Christopher", "Dee", "Ekaterina", "Finn"),
    *("Giovanni", "Hal", "Ingeborg", "Jo", "Konstantin", "Lu"),
)


class Nowhere:
    """The store of a table that is not stored anywhere, so no other process can have it."""

    def taps(self, _: object) -> None:
        """Return None, because no process holds presses back."""

    async def find_preferences(self, _: object) -> Mapping[int, Preferences]:
        """Return an empty mapping, because no player has changed settings."""
        return {}

    async def find_servers(self, _: object) -> Mapping[int, ServerChoice]:
        """Return an empty mapping, because no server has changed settings."""
        return {}

    def changed(self, _: object) -> None:
        """Do nothing, because no one is notified."""

    found = pressed = unsure = changed

    def next_due(self, *_: object) -> None:
        """Do nothing, because nothing is scheduled."""


NOWHERE: Any = Nowhere()
NOBODY = PreferenceBook(NOWHERE, SystemClock(), alone=True)


LONGEST = "*_~`|>[x](y)<@1>" * 2
"""A name that is as long and as unusual as Discord allows."""


def in_play(title: AnyTitle, match: Match[Any, Any], events: Sequence[Any], names: Sequence[str]) -> Table:
    """Return a table whose match has just started. events: the events at its start. names: the names of the
    players, in the order of their seats.
    """
    players = tuple(Player(name, at) for at, name in enumerate(names))
    recent = tuple(Happened(1, title.rules.game.visible(event, None)) for event in events)
    snapshot: TableSnapshot[Any, Any, Any, Any] = TableSnapshot(
        "abcde", title.key, Place(1, 2), 0, "none", "fixed", "playing", players, match, 1, 0.0, (), recent
    )
    clock = PlayClock(SystemClock())
    return Table(snapshot, title=title, store=NOWHERE, clock=clock, preferences=NOBODY, events=NOWHERE)


def longest(seats: int) -> list[str]:
    """Return `seats` different names, each as long as LONGEST."""
    return [f"{LONGEST[:-2]}{at:02}" for at in range(seats)]


def parts(page: MessageLayout) -> list[Any]:
    """Return all components of a message, nested ones after their parents."""
    return _flat(page.body.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it untyped


def _flat(found: list[Any]) -> list[Any]:
    return [each for one in found for each in (one, *_flat(one.get("components", [])))]


def seated(title: AnyTitle, options: Any, seats: int, seed: str, names: Sequence[str] = NAMES) -> Table:
    """Return a table whose game has just started."""
    players = tuple(Player(name, at) for at, name in enumerate(names[:seats]))
    lobby = LobbySnapshot("abcde", title.key, Place(1, 2), 0, options, "live", "fixed", players, 0.0)
    snapshot = begun(lobby, title, seed, 0.0)
    clock = PlayClock(SystemClock())
    return Table(snapshot, title=title, store=NOWHERE, clock=clock, preferences=NOBODY, events=NOWHERE)
