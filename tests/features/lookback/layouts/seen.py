"""A helper for tests that look back at a game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.features.lookback.layouts.positions import Lookback, positions
from bot.locales.phrase import Locale
from bot.model.snapshots import AnyLoggedMove
from bot.tables.replayed import replayed
from bot.tables.table import Table


def looking_back(
    table: Table, moves: Sequence[AnyLoggedMove], reader: Seat | None, locale: Locale
) -> Lookback:
    """Return the look back at a table's game with the given moves, as a seat saw it, or a spectator if
    `reader` is None.
    """
    pasts = replayed(table.snapshot, table.title, moves)
    found = positions(pasts, table.title, reader, locale)
    return Lookback(table, table.snapshot, reader, pasts, found)
