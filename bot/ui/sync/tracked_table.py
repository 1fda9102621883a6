"""Tables and lobbies whose messages are tracked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any, ClassVar, TypeAlias

from bot.model.snapshots import SECONDS
from bot.storage.messages import SqlMessages
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.messages.message import NOTHING, Content
from bot.ui.sync.message_state import UNSURE, MessageState, Shut
from bot.ui.sync.subject import Kind, Slot, Subject
from bot.ui.sync.token_edits import TokenEdits

RECHECK = 1.0
"""The number of seconds between two checks whether a pending write has ended."""


@dataclass(slots=True)
class _Writes:
    """The pending writes of one message. mixed: whether some have overlapped. last: the content that was
    written last.
    """

    active: int = 0
    mixed: bool = False
    last: Content = NOTHING


@dataclass(slots=True)
class BoardProgress:
    """The state of the work on a public message. It is not stored."""

    looked: tuple[float, int] = (0.0, -1)
    """The time and the turn of the last search for messages that bury the table."""
    repaint: bool = False
    """Whether to redraw the message even if its content is the same."""
    moving: bool = False
    """Whether to post the message again."""
    lost_anchor: int = 0
    """The id of a public message that was found to be deleted, or 0."""
    edited: float = 0.0
    """The time when the message was last edited at the end of a turn, except in answers to presses."""
    outdated: float = 0.0
    """The time since which the message has been outdated, 0 if it is up to date, or -inf if its update must
    not wait.
    """
    unreached: bool = False
    """Whether the message could not be edited, and remains unchanged."""


@dataclass(slots=True, eq=False, kw_only=True)
class TableMessages(Subject[MessageState]):
    """A table or lobby, possibly one that no longer exists, and the state of its messages."""

    store: SqlMessages
    token_edits: TokenEdits

    @property
    @abstractmethod
    def anywhere(self) -> bool:
        """Return whether the bot is not a member where the lobby or table is."""


@dataclass(slots=True, eq=False, kw_only=True, weakref_slot=True)
class TrackedTable(TableMessages):
    """A table or lobby, and the state of its messages."""

    notes_shown: ClassVar[bool] = True
    subject: Table | Lobby
    reread: Callable[[TrackedTable], Awaitable[None]]
    """Switches the tracked table to the stored version of its table or lobby."""
    guard: Callable[[TrackedTable, Slot], AbstractContextManager[None]]
    """Records lasting refusals of the channel during a try."""
    board: BoardProgress = field(default_factory=BoardProgress)
    was_shut: list[Shut] = field(default_factory=list)
    """The refusals of the channel before the current retry."""
    changed: float = 0.0
    """The time when this process learned of the last known version."""
    occupants: list[tuple[int | None, str | None]] = field(default_factory=list)
    """The person and the robot of each seat in the last known version."""
    ours: int = -1
    """The last version that this process is responsible for showing."""
    begun: float = 0.0
    """The time when this process began to show the version `ours`."""
    _writes: dict[int, _Writes] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return f"table {self.id}"

    @property
    def server(self) -> int:
        """Return the id of the server, or of the channel if it is in no server."""
        place = self.subject.snapshot.place
        return place.guild or place.channel

    def read(self, document: str | None) -> None:
        """Take the state of the messages, and their tokens, from a stored document."""
        self.state = MessageState.read(document)
        self.settled = self.state.settled
        self.token_edits.recall(self.state.anchor, self.state.way)
        for hand in self.state.ephemeral_hands.values():
            self.token_edits.recall(hand.message, hand.way)

    def document(self) -> str:
        """Return the state of the messages as a document to store."""
        place, state = self.subject.snapshot.place, self.confirmed
        state.channel, state.locale, state.anywhere = place.channel, place.locale, place.anywhere
        state.settled = self.settled
        return state.document()

    def doubt_content(self) -> None:
        """Record that the content of the messages is unknown, so that each is drawn again."""
        self.confirmed.doubt()

    def turn_to(self, subject: Table | Lobby, now: float) -> None:
        """Switch to a version of the table or lobby, unless that would replace a table by its lobby. now: the
        Unix time.
        """
        if isinstance(subject, Lobby) and isinstance(self.subject, Table):
            return
        self.subject = subject
        version = subject.snapshot.version + (isinstance(subject, Lobby) and subject.closed)
        if self.version != version:
            occupants = [(player.person, player.robot) for player in subject.snapshot.players]
            same = occupants == self.occupants  # otherwise people have come or gone
            self.board.outdated = (self.board.outdated or now) if same else -inf
            self.version, self.changed, self.occupants = version, now, occupants

    async def catch_up(self, wanted: int, /) -> None:
        """Switch to the stored version, unless a table already has the version `wanted`. Raises StoreAway."""
        if isinstance(self.subject, Lobby) or self.version != wanted:
            await self.reread(self)

    def is_final(self) -> bool:
        """Return whether the table or lobby can no longer change."""
        if isinstance(self.subject, Lobby):
            return self.subject.closed and self.subject.outcome != "started"
        return self.subject.snapshot.status != "playing"

    def settle(self) -> None:
        """Record that everything is shown and nothing will change any more."""
        self.settled = self.confirmed.final = True

    async def note_shown(self) -> None:
        """Record in the store that everything in this version is shown."""
        await self.store.note_shown(self.id, self.shown)

    def note_confirmed(self) -> None:
        """Start a race of presses once the public message shows it."""
        table, board_message = self.subject, self.kinds[0]
        if isinstance(table, Table) and table.tap_targets and not board_message.differs(self, 0):
            table.race.confirm()

    def differs(self, kind: Kind[Any], key: int) -> bool:
        """Return whether a message must be brought up to date, and the channel is not known to refuse
        that.
        """
        refusal = kind.refusal_of(self, key)
        return not (refusal and self.confirmed.is_shut(refusal)) and kind.differs(self, key)

    def guarded(self, slot: Slot) -> AbstractContextManager[None]:
        """Return a context for one try, in which a lasting refusal of the channel is recorded."""
        return self.guard(self, slot)

    @property
    def anywhere(self) -> bool:
        """Return whether the bot is not a member where the lobby or table is."""
        return self.subject.snapshot.place.anywhere

    @property
    def channel(self) -> int:
        """Return the id of the table's or lobby's channel."""
        return self.subject.snapshot.place.channel

    @property
    def playing(self) -> Table | None:
        """Return the table while its match is in progress, and otherwise None."""
        table = self.subject
        return table if isinstance(table, Table) and table.snapshot.status == "playing" else None

    @property
    def tolerance(self) -> float:
        """Return the number of seconds by which a displayed deadline can be wrong."""
        return max(3.0, (SECONDS[self.subject.snapshot.pace] or 0.0) / 1000)

    @contextmanager
    def writing(self, message: int) -> Iterator[Callable[[Content], Content]]:
        """Mark a message as being written within the context. The yielded function takes the written content,
        and returns the confirmed content: UNSURE if another write might have overlapped.
        """
        writes = self._writes.setdefault(message, _Writes())
        writes.active += 1
        writes.mixed = writes.mixed or writes.active > 1

        def confirmed(written: Content) -> Content:
            writes.last = written
            return UNSURE if writes.mixed or not self.epoch else written

        try:
            yield confirmed
        finally:
            writes.active -= 1
            if not writes.active:
                self._writes.pop(message, None)

    def pending_write(self, message: int, wanted: Content) -> float:
        """Return the number of seconds for which a message of unknown content should not be written yet,
        because the wanted content is already being written.
        """
        writes = self._writes.get(message)
        return RECHECK if writes is not None and writes.last.agrees(wanted, self.tolerance) else 0.0


Track: TypeAlias = Callable[[Table], Awaitable[TrackedTable]]
"""A function that returns a tracked table, once the state of its messages is known. Raises StoreAway."""


class PersonalKind(Kind[TrackedTable]):
    """A kind of message for one person. Its keys are the ids of people."""

    def named(self, subject: TrackedTable, key: int) -> str:
        """Return the message's name for the log, with the seat in place of the person's id."""
        persons = [player.person for player in subject.subject.snapshot.players]
        whose = persons.index(key) if key in persons else "left"
        return f"{type(self).__name__}, seat {whose}"
