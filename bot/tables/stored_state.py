"""The state of a table or lobby, held in memory and in the store."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Generic, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.model.errors import MOVED_ON, Stale
from bot.model.play_clock import PlayClock
from bot.model.store_errors import Conflict, StoreAway
from bot.storage.tables import SqlTables
from bot.tables.deadlines import Deadline
from bot.title import AnyTitle as Title

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 8
"""The maximum number of attempts at a change."""


def retried(act: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[object, None, T]]:
    """Decorate a method to be retried after a version conflict. It must read everything that it depends on,
    and store nothing before the conflict. Raises Stale after TRIES conflicts.
    """

    @wraps(act)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await act(*args, **kwargs)
            except Conflict:
                continue
        raise Stale(MOVED_ON)

    return tried


class Versioned(Protocol):
    """A snapshot of a table or lobby."""

    @property
    def id(self) -> str:
        """Return the id of the table or lobby."""

    @property
    def version(self) -> int:
        """Return the version, which rises by one with every stored change."""


class Decided(Protocol):
    """The outcome of a command, which is stored completely or not at all."""

    @property
    def visible(self) -> bool:
        """Return whether to notify `Events` of the change."""


T_contra = TypeVar("T_contra", contravariant=True)
S = TypeVar("S", bound=Versioned)
C = TypeVar("C")
D = TypeVar("D", bound=Decided)


class Events(Protocol[T_contra]):
    """Is notified of the changes of a table or lobby, possibly while its lock is held."""

    def changed(self, subject: T_contra, due: Sequence[Deadline] | None = None) -> None:
        """Handle a change that is on disk. due: the scheduled changes of a table, or None if they are not
        computed.
        """

    def found(self, subject: T_contra) -> None:
        """Handle a new state that was read from the store."""

    def unsure(self, subject: T_contra) -> None:
        """Handle a write that was possibly not stored."""


class StoredState(ABC, Generic[S, C, D]):
    """Holds the state of a table or lobby as `snapshot`. Commands replace it under `lock`, once the new state
    is stored. events: is notified of changes.
    """

    snapshot: S
    closed = False
    """Whether the state is no longer stored."""

    def __init__(
        self, snapshot: S, *, title: Title, store: SqlTables, clock: PlayClock, events: Events[Any]
    ) -> None:
        self.title = title
        self.snapshot = snapshot
        self.become(snapshot)
        self.lock = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._events = events

    @retried
    async def do(self, command: C) -> D:
        """Carry out a command: decide, store, notify, and return the decision. After a conflict, decide again
        from the new state. Raises the errors of the decision, StoreAway, and Stale after too many conflicts.
        """
        async with self.lock:
            decision = self._decide(command)
            try:
                due = await self._commit(decision)
            except Conflict:
                await self._adopt(await self._read())
                raise
            except StoreAway:
                self._events.unsure(self)
                raise
        if decision.visible:
            self._events.changed(self, due)
        return decision

    def check(self, command: C) -> None:
        """Raise the refusal if a command would be refused now."""
        self._decide(command)

    def changed(self) -> None:
        """Show the current state, and set its alarms, after a change outside of the snapshot that affects
        them.
        """
        self._events.changed(self)

    @property
    def can_be_deleted(self) -> bool:
        """Return whether another process can delete the table or lobby."""
        return False

    async def adopt(self, stored: S | None) -> None:
        """Adopt the stored state if it is newer. stored: None if nothing is stored, which ends this state."""
        async with self.lock:
            await self._adopt(stored)

    async def refresh(self) -> None:
        """Read the current state, and notify `events` if it is new. Raises Illegible."""
        await self.adopt(await self._read())

    def become(self, snapshot: S) -> None:
        """Take another snapshot as the current state."""
        self.snapshot = snapshot

    async def _adopt(self, stored: S | None) -> None:
        """Adopt the stored state while the lock is held."""
        if stored is None:
            self.closed = True
        elif not self.closed and stored.version > self.snapshot.version:
            self.become(stored)
            self._events.found(self)

    @abstractmethod
    def _decide(self, command: C) -> D:
        """Return the decision about a command in the current state, or raise a refusal."""

    @abstractmethod
    async def _commit(self, decision: D) -> Sequence[Deadline] | None:
        """Store the decision, and switch to the new state. Return the scheduled changes of a table, or None
        if they were not computed. Raises Conflict if another process was faster, and StoreAway.
        """

    @abstractmethod
    async def _read(self) -> S | None:
        """Return the stored state, or None if nothing is stored. Raises Illegible."""


AnyStoredState: TypeAlias = StoredState[Any, Any, Any]
