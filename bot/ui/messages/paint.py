"""Pictures, painted outside the event loop in processes or in a thread."""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

from bot.engine.game import AnyAction, AnyEvent, AnyView
from bot.engine.match import start
from bot.locales.phrase import ENGLISH, Locale
from bot.model.snapshots import AnyLoggedMove
from bot.render import Painter, files_of
from bot.render.canvas import png
from bot.render.stage import Stage, develop
from bot.render.theme import STANDARD, Theme
from bot.runtime.clock import Clock, SystemClock
from bot.runtime.fair_queue import PAINTED, SERVER, FairQueue
from bot.runtime.metrics import UNCOUNTED, Metrics
from bot.runtime.processes import Processes
from bot.tables.replayed import Past, replayed
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.words.player_car import player_cars

log = logging.getLogger(__name__)

T = TypeVar("T")

REMEMBERED = 256
"""The maximum number of views whose finished pictures are cached."""
PATIENCE = 20.0
"""The number of seconds after which a process that paints one picture counts as hanging. A picture takes
0.1.
"""


_NO_PROCESS = (OSError, BrokenProcessPool, NotImplementedError)
"""The errors of a pool whose processes die or cannot be started."""


class _PictureKey:
    """The key of a cached picture: all values that determine its content. Its hash is computed once."""

    __slots__ = ("_hash", "parts")

    def __init__(self, *parts: object) -> None:
        self.parts = parts
        self._hash = hash(parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PictureKey) and self.parts == other.parts


class PictureService:
    """Paints pictures. painters: the number of processes that paint, 0 to paint in a thread only, or None for
    one process fewer than there are cores. metrics: counts and times the pictures. clock: measures how long
    a process takes.
    """

    def __init__(
        self, painters: int | None = 0, metrics: Metrics = UNCOUNTED, clock: Clock | None = None
    ) -> None:
        if painters is None:
            painters = (os.cpu_count() or 1) - 1
        clock = clock or SystemClock()
        self._metrics = metrics
        self._painters = painters
        preload = ("bot.catalogue",)
        self._processes = (
            Processes(number=painters, what="paints", clock=clock, patience=PATIENCE, preload=preload)
            if painters
            else None
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._patient = FairQueue(max(1, painters))
        self._finished: OrderedDict[_PictureKey, tuple[bytes, ...]] = OrderedDict()

    async def start(self, titles: Iterable[Title]) -> None:
        """Paint the pictures of a new match of each title, so that the files that they need are cached. If
        the processes cannot be started, use only the thread from now on. Pictures can be requested before
        this has finished.
        """
        firsts = [first for title in titles for first in _first_pictures(title)]
        if self._processes is None:
            await self.paint(warm, firsts, urgent=True)
            return
        try:
            await asyncio.gather(*(self._processes.run(warm, firsts) for _ in range(self._painters)))
        except _NO_PROCESS as error:
            log.warning("no process that paints can be started, so a thread does: %r", error)
            processes, self._processes = self._processes, None
            await processes.close()

    async def draw(
        self,
        painter: Painter[AnyView],
        view: AnyView,
        seats: Sequence[str],
        recent: Sequence[AnyEvent] = (),
        theme: Theme = STANDARD,
        locale: Locale = ENGLISH,
        marked: AnyAction | None = None,
        *,
        urgent: bool,
    ) -> tuple[bytes, ...]:
        """Return the pictures of a view as PNG files, from the cache if possible. seats: the players' names
        by seat, with their cars. recent: the events to show. marked: see `Painter.scenes`. urgent: see
        `paint`. Raises the painter's errors.
        """
        asked = (painter, view, tuple(seats), tuple(recent), theme, locale, marked)
        known = _PictureKey(*asked, player_cars(seats))
        finished = self._finished.get(known)
        if finished is None:
            with self._metrics.painting(urgent=urgent):
                finished = await self._drawn(asked, urgent=urgent)
        self._finished[known] = finished
        self._finished.move_to_end(known)
        while len(self._finished) > REMEMBERED:
            self._finished.popitem(last=False)
        if not urgent:
            PAINTED.get()()
        return finished

    async def _drawn(self, asked: tuple[Any, ...], *, urgent: bool) -> tuple[bytes, ...]:
        processes, (painter, *shown, theme, locale, marked) = self._processes, asked
        if processes is None or not isinstance(painter, ModuleType):
            return await self._in_turn(painter.files, *shown, theme, locale, marked, urgent=urgent)
        try:
            async with nullcontext() if urgent else self._patient.turn(SERVER.get()):
                return await processes.run(files_of, painter.__name__, *shown, theme.key, locale, marked)
        except _NO_PROCESS:  # two processes died of this, or none can be started, as the log says
            return await self._in_turn(painter.files, *shown, theme, locale, marked, urgent=urgent)

    async def picture(
        self, scene: Callable[..., Stage], *shown: object, theme: Theme = STANDARD, urgent: bool
    ) -> bytes:
        """Return a picture as PNG bytes, painted in the thread. scene: returns the picture's scene, given
        `shown`.
        """
        return await self.paint(_png, scene, theme, *shown, urgent=urgent)

    async def paint(self, painted: Callable[..., T], *args: object, urgent: bool) -> T:
        """Return the result of `painted`, called in the thread. urgent: whether to start without waiting for
        the server's turn. Raises the errors of `painted`.
        """
        with self._metrics.painting(urgent=urgent):
            return await self._in_turn(painted, *args, urgent=urgent)

    async def replay(self, table: Table, moves: Sequence[AnyLoggedMove]) -> list[Past]:
        """Return the history of a match after the given moves, replayed in the thread while a person waits.
        Raises IllegalMove if the rules have changed too much.
        """
        return await self.paint(replayed, table.snapshot, table.title, moves, urgent=True)

    async def _in_turn(self, painted: Callable[..., T], *args: object, urgent: bool) -> T:
        """Return the result of work in the thread. Work that is not urgent first waits in a queue in which
        servers take turns.
        """
        async with nullcontext() if urgent else self._patient.turn(SERVER.get()):
            return await asyncio.get_running_loop().run_in_executor(self._thread, painted, *args)

    async def close(self) -> None:
        """Release the thread and the processes."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            await self._processes.close()


def _png(scene: Callable[..., Stage], theme: Theme, *shown: object) -> bytes:
    return png(develop(scene(*shown), theme))


def _first_pictures(title: Title) -> Iterator[tuple[str, AnyView, tuple[str, ...]]]:
    """Yield the painter's name, the view and the players' names for two pictures of a new match, if the
    painter is a module.
    """
    if isinstance(title.board.painter, ModuleType):
        game = title.rules.game
        match, _ = start(game, title.rules.options(), game.seats[0], "first-pictures")
        for seat in (None, 0):
            names = tuple(f"Player {number + 1}" for number in range(match.seats))
            yield title.board.painter.__name__, game.view(match.state, seat), names


def warm(firsts: Sequence[tuple[str, AnyView, tuple[str, ...]]]) -> None:
    """Paint pictures, each once in this process, so that the files that they need are cached."""
    for first in firsts:
        _painted_first(*first)


@cache
def _painted_first(painter: str, view: AnyView, names: tuple[str, ...]) -> None:
    try:
        files_of(painter, view, names, (), STANDARD.key, ENGLISH)
    except Exception as error:
        log.warning("%s cannot paint its first picture: %r", painter, error)
