"""The display's state of a table or lobby: the messages that show it, and what Discord has confirmed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256
from typing import Protocol

from pydantic import TypeAdapter

from bot.locales.phrase import ENGLISH, Locale
from bot.model.snapshots import SECONDS
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.messages.message import NOTHING, Shown
from bot.ui.sync.slots import Slot, SlotWork
from bot.ui.sync.token_edits import TokenEdits, TokenWay

UNSURE = Shown("?")
"""The state of a message whose content is unknown."""
GONE = Shown("gone")
"""The state of a hand whose message no longer exists."""
RESTS = Shown("rests")
"""The state of a DM whose owner plays by *My hand*. It says so, and how to play there again."""
BLOCKED = "blocked"
"""In MessageState.words: AutoMod refuses people's words in the public message."""
SETTLES = 1.0
"""Seconds between two checks whether a pending write has ended."""


class Shut(StrEnum):
    """A lasting refusal of a channel, as stored. CHANNEL: it was deleted and refuses everything."""

    BOARD = "board"
    CALL = "call"
    DELETE = "delete"
    SIGNPOST = "signpost"
    CHANNEL = "gone"


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn a call is about, by its number. reminded: half of its time is over."""

    number: int
    reminded: bool


@dataclass(frozen=True, slots=True)
class Called:
    """The people whom one message calls, and to which turn. turn: None if unknown."""

    turn: Turn | None
    persons: tuple[int, ...]

    def covers(self, other: Called) -> bool:
        """Return whether it calls to the same turn as the other, and the same people or more."""
        return self.turn == other.turn and set(other.persons) <= set(self.persons)

    def without(self, person: int) -> Called | None:
        """Return the call without that person, or None if nobody is left."""
        left = tuple(each for each in self.persons if each != person)
        return replace(self, persons=left) if left else None


NOBODY_KNOWS = Called(None, ())
"""The state of a call whose mentioned people are unknown."""


@dataclass(slots=True)
class HandMessage:
    """A hand in a DM: its channel, message and content. notified: the last turn of which it has notified its
    owner, if they want that. rests: until that Unix time its owner plays by an ephemeral hand, whose edits
    cost no call of the bot, so this one rests.
    """

    channel: int
    message: int
    shows: Shown
    notified: Turn | None = None
    rests: float = 0.0


@dataclass(slots=True)
class EphemeralHand:
    """An ephemeral hand that a person has opened: its message, its content, and the token to redraw it."""

    message: int
    shows: Shown
    way: TokenWay


@dataclass(slots=True)
class MessageState:
    """The messages of one table or lobby, as stored: only what Discord has confirmed."""

    channel: int = 0
    """The channel of the public message."""
    locale: Locale = ENGLISH
    """The language of the public texts."""
    anywhere: bool = False
    """The bot is no member there."""
    way: TokenWay | None = None
    """The token that reaches the public message, if the bot is no member there."""
    anchor: int = 0
    """The public message (0: none yet)."""
    face: str = ""
    """The key of the looks of the public message, "" if unknown."""
    board: Shown = NOTHING
    """The content of the public message."""
    ping: int = 0
    """The message that mentions the players to move (0: none)."""
    called: Called | None = None
    """The people whom that message calls, and their turn."""
    call: Shown = NOTHING
    """The content of that message's text."""
    last_call: int = 0
    """The last such message that was sent."""
    hands: dict[int, HandMessage] = field(default_factory=dict)
    """The DMs, by person."""
    ephemeral_hands: dict[int, EphemeralHand] = field(default_factory=dict)
    """The ephemeral hands that people have opened."""
    signposts: list[int] = field(default_factory=list)
    """Former public messages that still look like one."""
    trash: list[tuple[int, int]] = field(default_factory=list)
    """Messages to delete, by channel and id."""
    leaving: int = 0
    """The public message whose replacement may have been sent already (0: none)."""
    shut: list[Shut] = field(default_factory=list)
    """The channel's lasting refusals."""
    told: list[Shut] = field(default_factory=list)
    """The refusals that the host was notified of."""
    result: int = 0
    """The message that announced how the match ended (0: none yet)."""
    words: dict[int, str] = field(default_factory=dict)
    """Pending reports, by person."""
    nameless: float = 0.0
    """Until that Unix time the public message shows no words of people, because AutoMod refuses them (0: it
    never did).
    """
    settled: bool = False
    """Nothing more will change."""
    final: bool = False
    """The end was shown once, so a public message that is gone since was deleted, and stays away."""

    @staticmethod
    def read(document: str | None) -> MessageState:
        """Return the state in a stored document, an empty one without a document."""
        state = MessageState() if document is None else _ADAPTER.validate_json(document)
        if state.settled and not state.result:  # it ended before results had a separate message
            state.result = state.anchor
        state.final = state.final or state.settled
        return state

    @property
    def linked(self) -> int | None:
        """Return the public message that others link to, 0 before there is one, or None if its channel is
        gone.
        """
        return None if Shut.CHANNEL in self.shut else self.anchor

    def is_shut(self, kind: Shut) -> bool:
        """Return whether this is known to fail in the channel."""
        return kind in self.shut or Shut.CHANNEL in self.shut

    def document(self) -> str:
        """Return the state as a document to store."""
        return _ADAPTER.dump_json(self).decode()

    def doubt(self) -> None:
        """Record that the content of the messages is unknown: each is drawn again."""
        self.face, self.board, self.call = "", UNSURE, UNSURE
        for hand in self.hands.values():
            if hand.shows != GONE:
                hand.shows = UNSURE
        for ephemeral_hand in self.ephemeral_hands.values():
            ephemeral_hand.shows = UNSURE

    def discard(self, channel: int, message: int) -> None:
        """Record that a message is to be deleted."""
        if message and (channel, message) not in self.trash:
            self.trash.append((channel, message))


_ADAPTER = TypeAdapter(MessageState)


@dataclass(slots=True)
class _Writes:
    """Pending writes of one message. mixed: some of them have overlapped. last: the last written content."""

    active: int = 0
    mixed: bool = False
    last: Shown = NOTHING


class _Confirmed(Protocol):
    """Called when Discord has confirmed something. person: only their hand was edited in place."""

    def __call__(self, showing: Showing, person: int | None = None) -> None: ...


@dataclass(slots=True, eq=False)
class Showing:
    """A table or lobby that is being shown: its current version, its stored state once that is read, its
    slots.
    """

    id: str
    subject: Table | Lobby
    token_edits: TokenEdits
    confirmed: _Confirmed
    """Called when `state` has changed."""
    looked: tuple[float, int]
    """The time and the turn of the last search for messages that bury it."""
    restored: bool = False
    """It is older than this process, so there may be messages that are not stored."""
    state: MessageState | None = None
    slots: dict[SlotWork, Slot] = field(default_factory=dict)
    repaint: bool = False
    """Redraw the public message even if its key is the same."""
    moving: bool = False
    """Post the public message again."""
    lost_anchor: int = 0
    """The public message that was found to be gone."""
    holds: int = 0
    """Number of presses that are being answered. While there are any, `free` is not set."""
    pressed: bool = False
    """A press came while not all was shown."""
    free: asyncio.Event = field(default_factory=asyncio.Event)
    old_ephemeral_hands: list[int] = field(default_factory=list)
    """Ephemeral hands that people have replaced by new ones."""
    was_shut: list[Shut] = field(default_factory=list)
    """The refusals of the channel before the current retry."""
    undelivered: set[int] = field(default_factory=set)
    """The people whose next answer reports what a DM could not."""
    perhaps: set[int] = field(default_factory=set)
    """The people to whom a DM was sent that may not have arrived."""
    said: bool = False
    """A call was sent after a press, where no nonce finds it, and it is unknown whether it exists."""
    edited: float = 0.0
    """When the public message was last edited as the bot."""
    unreached: bool = False
    """It could not be edited, and stays unchanged."""
    version: int = -1
    """The last known version."""
    reached: int = -1
    """The last version that was completely shown."""
    shown: int = -1
    """The last version noted as completely shown."""
    changed: float = 0.0
    """The time when the last known version came."""
    ours: int = -1
    """The last version that this process shows."""
    begun: float = 0.0
    """The time when this process began to show that version."""
    alone: bool = True
    """No other worker touches its messages."""
    epoch: int = 0
    """The epoch of this worker's claim on its messages, 0 without a claim or without other workers."""
    last_epoch: int = 0
    """The epoch of its last claim."""
    claims: int = 0
    """Number of users of the claim."""
    overlapped: bool = False
    """Another worker had a claim while this one believed it had its own."""
    gate: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a claim is taken or released."""
    waiting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while one task asks repeatedly for the claim, for all that wait."""
    writes: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while its state is written, because one write can wait long for its row and must
    hold up no other.
    """
    _writes: dict[int, _Writes] = field(default_factory=dict)

    @property
    def known(self) -> MessageState:
        """Return the state, which must have been read."""
        assert self.state is not None
        return self.state

    @property
    def server(self) -> int:
        """Return the server, or the channel of direct messages. Each takes its turn."""
        place = self.subject.snapshot.place
        return place.guild or place.channel

    @property
    def anywhere(self) -> bool:
        """Return whether the bot is no member there."""
        return self.subject.snapshot.place.anywhere

    @property
    def playing(self) -> Table | None:
        """Return the table, while it is played."""
        table = self.subject
        return table if isinstance(table, Table) and table.snapshot.status == "playing" else None

    @property
    def tolerance(self) -> float:
        """Return by how many seconds a shown deadline may be off: a thousandth of a turn's time, or the time
        of a restart, so a restart does not edit every message.
        """
        return max(3.0, (SECONDS[self.subject.snapshot.pace] or 0.0) / 1000)

    def doubt(self) -> None:
        """Record that it may have unknown messages."""
        self.restored = True
        for slot in self.slots.values():
            slot.doubtful = slot.restored = True

    @contextmanager
    def writing(self, message: int) -> Iterator[Callable[[Shown], Shown]]:
        """Mark a message as being written. The yielded function takes the written content, and returns what
        is known now: UNSURE if another write, perhaps another worker's, was pending meanwhile, because
        Discord may have applied them in any order.
        """
        writes = self._writes.setdefault(message, _Writes())
        writes.active += 1
        writes.mixed = writes.mixed or writes.active > 1

        def known(written: Shown) -> Shown:
            writes.last = written
            return UNSURE if writes.mixed or not (self.alone or self.epoch) else written

        try:
            yield known
        finally:
            writes.active -= 1
            if not writes.active:
                self._writes.pop(message, None)

    def settles(self, message: int, wanted: Shown) -> float:
        """Return for how many seconds a message of unknown content should not be written, although that is
        wanted. While another write is pending, a new one would leave the content unknown as well.
        """
        writes = self._writes.get(message)
        return SETTLES if writes is not None and writes.last.agrees(wanted, self.tolerance) else 0.0


def nonce(*parts: object) -> str:
    """Return a nonce for a message: the same for the same parts, including the message before it."""
    return sha256("/".join(map(str, parts)).encode()).hexdigest()[:24]
