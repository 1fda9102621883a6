"""Compares everything in play with its messages, once all deadlines have moved: the bot was down."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from bot.model.errors import Illegible
from bot.model.play_clock import PlayClock
from bot.storage.seats import OfPlay, SqlSeats
from bot.tables.alarms import Alarms

PAGE = 50
"""Tables compared in one go, once a second."""


@dataclass(eq=False, repr=False)
class Sweep:
    """Goes through all tables in play and all lobbies, a page at a time. show: has one of them compared."""

    _seats: SqlSeats
    _clock: PlayClock
    _alarms: Alarms
    _show: Callable[[OfPlay, str], Awaitable[None]]

    def begin(self) -> None:
        """Go through all of them, soon."""
        for kind in ("tables", "lobbies"):
            self._go_on(kind, "", 0.0)

    def _go_on(self, kind: OfPlay, after: str, seconds: float) -> None:
        ring = partial(self._page, kind, after)
        self._alarms.set(("sweep", kind), self._clock.now() + seconds, ring)

    async def _page(self, kind: OfPlay, after: str) -> None:
        page = await self._seats.page(kind, after, PAGE)
        for id in page:
            with suppress(Illegible):
                await self._show(kind, id)
        if len(page) == PAGE:
            self._go_on(kind, page[-1], 1.0)
