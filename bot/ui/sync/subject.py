"""Subjects: everything with messages on Discord that must be kept up to date."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.ui.sync.message_state import Shut

S_co = TypeVar("S_co", covariant=True)
T = TypeVar("T", bound="Subject[object]")

log = logging.getLogger(__name__)

NONCE_LIVES = 180.0
"""The number of seconds for which a nonce is trusted (docs/discord.md, section 2, point 3)."""


class Doubt(IntEnum):
    """Whether an untracked message was possibly sent. SENT: it can be found by its nonce. LOST: it can only
    be found by searching the channel.
    """

    NONE = 0
    SENT = 1
    LOST = 2


class Kind(ABC, Generic[T]):
    """A kind of message, or of task about messages. It knows which content each should have, and tries once
    to update it.
    """

    refusal: Shut | None = None
    """The refusal in the channel that stops this kind of message, or None."""
    paints: bool = False
    """Whether the messages have pictures, so that they wait for a painter."""
    links_to: Kind[Any] | None = None
    """The kind of message that this kind links to and waits for, or None."""

    def keys(self, _subject: T, /) -> Iterable[int]:
        """Return the keys of the kind's messages: the ids of people or of messages, or 0 if there is only
        one.
        """
        return (0,)

    def named(self, _subject: T, _key: int, /) -> str:
        """Return the name of a message for the log, without a person's id."""
        return type(self).__name__

    @abstractmethod
    def differs(self, subject: T, key: int, /) -> bool:
        """Return whether a message differs from the one that should be there."""

    def may_wait(self, _subject: T, _key: int, /) -> float:
        """Return the number of seconds for which a message can stay outdated."""
        return 0.0

    def may_move(self, _subject: T, /) -> bool:
        """Return whether the next try can post the message again, so that messages that link to it should
        wait.
        """
        return False

    def must_act(self, _subject: T, _key: int, /) -> bool:
        """Return whether a person needs the message to act, so that it takes precedence over others."""
        return False

    def waits_for_press(self, _subject: T, /) -> bool:
        """Return whether an update must wait for the token of a press."""
        return False

    def refusal_of(self, _subject: T, _key: int, /) -> Shut | None:
        """Return the refusal in the channel that stops a message, or None."""
        return self.refusal

    @abstractmethod
    async def reconcile(self, subject: T, key: int, doubt: Doubt, /) -> None:
        """Try once to bring a message up to date. Raises failures, after which the reconciler decides whether
        to retry.
        """


@dataclass(slots=True, eq=False)
class Slot:
    """One message of a subject, or one task about a message, and the state of its tries. key: identifies it
    within its kind.
    """

    subject: AnySubject
    kind: Kind[Any]
    key: int
    restored: bool = False
    """Whether an earlier process possibly sent an untracked message, at any time."""
    tries: int = 0
    """The number of consecutive failures, which began at the Unix time `since`."""
    since: float = 0.0
    task: asyncio.Task[None] | None = None
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """An event that is set when a try has ended."""
    poked: asyncio.Event = field(default_factory=asyncio.Event)
    waits_until: float | None = None
    """The Unix time until which the slot waits while its message can stay outdated, or None if it does not
    wait.
    """

    @property
    def name(self) -> str:
        """Return the slot's name for the log, without a person's id."""
        return f"{self.subject.name}: {self.kind.named(self.subject, self.key)}"

    def differs(self) -> bool:
        """Return whether the message of the slot must be brought up to date. If that is unknown, log the
        error and return False.
        """
        try:
            return self.subject.differs(self.kind, self.key)
        except Exception:
            log.exception("%s: what is to be shown cannot be told", self.name)
            return False

    def open(self) -> bool:
        """Return whether the message must be brought up to date and no try has failed yet."""
        return not self.tries and self.differs()

    def failing_for(self, now: float) -> float:
        """Return the number of seconds for which every try has failed. now: the Unix time."""
        return now - self.since if self.tries else 0.0

    def doubt(self, now: float) -> Doubt:
        """Return whether an untracked message was possibly sent, and how to find it. now: the Unix time."""
        if self.restored or self.failing_for(now) > NONCE_LIVES:
            return Doubt.LOST
        return Doubt.SENT if self.tries else Doubt.NONE


@dataclass(slots=True, eq=False, kw_only=True)
class Subject(ABC, Generic[S_co]):
    """A subject of messages: its stored state, its lease, and a slot for each message."""

    notes_shown: ClassVar[bool] = False
    """Whether the last write of a lease also records the version that was shown."""
    id: str
    """The id under which the subject's state and lease are stored."""
    kinds: Sequence[Kind[Any]] = ()
    restored: bool = False
    """Whether the subject is older than this process, so that it possibly has untracked messages."""
    state: S_co | None = None
    slots: dict[tuple[Kind[Any], int], Slot] = field(default_factory=dict)
    holds: int = 0
    """The number of presses that are being answered."""
    settled: bool = False
    """Whether everything is shown and nothing will change any more."""
    pressed: bool = False
    """Whether a press has changed the subject since it was last completely shown."""
    free: asyncio.Event = field(default_factory=asyncio.Event)
    version: int = -1
    """The last known version of the subject."""
    reached: int = -1
    """The last version of the subject that was completely shown."""
    shown: int = -1
    """The last version of the subject that was recorded as completely shown."""
    saved: str | None = None
    """The document that was last written, if that is known."""
    epoch: int = 0
    """The epoch of this worker's lease on the messages, or 0 without a lease."""
    last_epoch: int = 0
    """The epoch of this worker's last lease."""
    users: int = 0
    """The number of users of the lease in this process."""
    doubted: bool = False
    """Whether the stored content of the messages is possibly wrong, and must be doubted when it is read."""
    gate: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The lock that is held while a lease is taken or released."""
    waiting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The lock that is held while one task repeatedly asks for the lease, on behalf of all that wait."""
    writes: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The lock that is held while the state is written."""

    @property
    def confirmed(self) -> S_co:
        """Return the state, which must have been read."""
        assert self.state is not None
        return self.state

    @property
    @abstractmethod
    def name(self) -> str:
        """Return the subject's name for the log, without a person's id."""

    @property
    @abstractmethod
    def server(self) -> int:
        """Return the id by which updates take turns: the server's, or another in its place."""

    @abstractmethod
    def read(self, document: str | None) -> None:
        """Take the state from a stored document. Without one, it is empty."""

    @abstractmethod
    def document(self) -> str:
        """Return the state as a document to store."""

    def doubt_content(self) -> None:
        """Record that the content of the messages is unknown."""

    async def catch_up(self, _wanted: int, /) -> None:
        """Switch to the stored version of the subject. wanted: the version that the messages should show.
        Raises StoreAway.
        """

    def is_final(self) -> bool:
        """Return whether the subject can no longer change."""
        return False

    def settle(self) -> None:
        """Record that everything is shown and nothing will change any more."""
        self.settled = True

    async def note_shown(self) -> None:
        """Record in the store that everything about the subject is shown."""

    def note_confirmed(self) -> None:
        """Do the work that follows after Discord has confirmed a message."""

    def guarded(self, _slot: Slot, /) -> AbstractContextManager[None]:
        """Return a context for one try, in which a lasting refusal can be recorded."""
        return nullcontext()

    def differs(self, kind: Kind[Any], key: int) -> bool:
        """Return whether a message must be brought up to date."""
        return kind.differs(self, key)

    def behind(self) -> bool:
        """Return whether any message of the subject must be brought up to date."""
        return any(self.differs(kind, key) for kind in self.kinds for key in kind.keys(self))

    def doubt(self) -> None:
        """Record that the subject possibly has untracked messages."""
        self.restored = True
        for slot in self.slots.values():
            slot.restored = True


AnySubject: TypeAlias = Subject[object]
