"""What the display knows of a table or lobby: which messages show it, and what Discord has confirmed."""

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
"""Of a message of which it is not known what it shows."""
GONE = Shown("gone")
"""The state of a hand whose message no longer exists."""
RESTS = Shown("rests")
"""Of a DM whose owner plays by *My hand*: it says so, and how to play there again."""
BLOCKED = "blocked"
"""In MessageState.words: AutoMod refuses the words of people on the public message."""
SETTLES = 1.0
"""Seconds between two checks whether a pending write has ended."""


class Shut(StrEnum):
    """What a channel has refused for good, as it is stored. CHANNEL: all, as it is gone."""

    BOARD = "board"
    CALL = "call"
    DELETE = "delete"
    SIGNPOST = "signpost"
    CHANNEL = "gone"


@dataclass(frozen=True, slots=True)
class Turn:
    """What a call is about: the turn of that number; reminded: half of its time has passed."""

    number: int
    reminded: bool


@dataclass(frozen=True, slots=True)
class Called:
    """Who is called to which turn by one message. turn: None if unknown."""

    turn: Turn | None
    persons: tuple[int, ...]

    def covers(self, other: Called) -> bool:
        """Whether it says the same as the other, to the same people or more."""
        return self.turn == other.turn and set(other.persons) <= set(self.persons)

    def without(self, person: int) -> Called | None:
        """The same without that person; None when it then calls nobody."""
        left = tuple(each for each in self.persons if each != person)
        return replace(self, persons=left) if left else None


NOBODY_KNOWS = Called(None, ())
"""Of a call of which it is not known whom it calls."""


@dataclass(slots=True)
class HandMessage:
    """A hand that somebody has before them: channel, message, and what it shows. notified: the turn of
    which it has notified its owner, if they want that. rests: until that Unix time its owner plays by an
    ephemeral hand, which is redrawn for nothing, so that this one rests.
    """

    channel: int
    message: int
    shows: Shown
    notified: Turn | None = None
    rests: float = 0.0


@dataclass(slots=True)
class EphemeralHand:
    """An ephemeral hand that somebody has opened: the message, what it shows, and the way to redraw it."""

    message: int
    shows: Shown
    way: TokenWay


@dataclass(slots=True)
class MessageState:
    """The messages of one table or lobby, as they are stored: what Discord has confirmed, nothing else."""

    channel: int = 0
    """Where it is posted."""
    locale: Locale = ENGLISH
    """The language of what everybody reads there."""
    anywhere: bool = False
    """The bot is no member there."""
    way: TokenWay | None = None
    """The token that reaches the public message, if the bot is no member there."""
    anchor: int = 0
    """The public message (0: none yet)."""
    face: str = ""
    """The key of the looks of the public message, "" if unknown."""
    board: Shown = NOTHING
    """What the public message shows."""
    ping: int = 0
    """The message that calls the player to move (0: none)."""
    called: Called | None = None
    """Whom that message calls to what."""
    call: Shown = NOTHING
    """What the words of that message show."""
    last_call: int = 0
    """The last such message that was sent."""
    hands: dict[int, HandMessage] = field(default_factory=dict)
    """The DMs, by person."""
    ephemeral_hands: dict[int, EphemeralHand] = field(default_factory=dict)
    """What people have opened for themselves."""
    signposts: list[int] = field(default_factory=list)
    """Where the public message was before, and still looks as it did."""
    trash: list[tuple[int, int]] = field(default_factory=list)
    """Messages to delete, by channel and id."""
    leaving: int = 0
    """The public message in whose place another one may have been sent already (0: none)."""
    shut: list[Shut] = field(default_factory=list)
    """What the channel has refused for good."""
    told: list[Shut] = field(default_factory=list)
    """Of which of that the host was notified."""
    result: int = 0
    """The message that announced how the match ended (0: none yet)."""
    words: dict[int, str] = field(default_factory=dict)
    """What is still to be said to whom."""
    nameless: float = 0.0
    """Until that Unix time the public message shows no words of people, since AutoMod refuses them (0: it
    never did).
    """
    settled: bool = False
    """Nothing more will change."""
    final: bool = False
    """The end was shown once, so that a public message that is gone since was taken away, and stays away."""

    @staticmethod
    def read(document: str | None) -> MessageState:
        """The state in a stored document; an empty one when there is none."""
        state = MessageState() if document is None else _ADAPTER.validate_json(document)
        if state.settled and not state.result:  # it ended before results had a message of their own
            state.result = state.anchor
        state.final = state.final or state.settled
        return state

    @property
    def linked(self) -> int | None:
        """The public message that others link to, 0 before there is one; None: its channel is gone."""
        return None if Shut.CHANNEL in self.shut else self.anchor

    def is_shut(self, kind: Shut) -> bool:
        """Whether trying that in the channel is known to fail."""
        return kind in self.shut or Shut.CHANNEL in self.shut

    def document(self) -> str:
        """It as a document to store."""
        return _ADAPTER.dump_json(self).decode()

    def doubt(self) -> None:
        """Note that it is unknown what the messages show: each is drawn again."""
        self.face, self.board, self.call = "", UNSURE, UNSURE
        for hand in self.hands.values():
            if hand.shows != GONE:
                hand.shows = UNSURE
        for ephemeral_hand in self.ephemeral_hands.values():
            ephemeral_hand.shows = UNSURE

    def discard(self, channel: int, message: int) -> None:
        """Note that a message is to be deleted."""
        if message and (channel, message) not in self.trash:
            self.trash.append((channel, message))


_ADAPTER = TypeAdapter(MessageState)


@dataclass(slots=True)
class _Writes:
    """Pending writes of one message. mixed: some of them have overlapped. last: what was written
    last.
    """

    active: int = 0
    mixed: bool = False
    last: Shown = NOTHING


class _Confirmed(Protocol):
    """Takes what Discord has confirmed. person: only a hand of theirs was edited in place."""

    def __call__(self, showing: Showing, person: int | None = None) -> None: ...


@dataclass(slots=True, eq=False)
class Showing:
    """A table or lobby that is being shown: what it is now, its stored state once that is read, its slots."""

    id: str
    subject: Table | Lobby
    token_edits: TokenEdits
    confirmed: _Confirmed
    """Called when `state` has changed."""
    looked: tuple[float, int]
    """When, and in which turn, it was searched what buries it."""
    restored: bool = False
    """It was there before this process, so that there may be messages of which nothing is stored."""
    state: MessageState | None = None
    slots: dict[SlotWork, Slot] = field(default_factory=dict)
    repaint: bool = False
    """Draw the public message whatever its key says."""
    moving: bool = False
    """Post the public message again."""
    lost_anchor: int = 0
    """The public message that was found to be gone."""
    holds: int = 0
    """How many presses are being answered; until none is, `free` is not set."""
    pressed: bool = False
    """Somebody has pressed what is not all shown yet."""
    free: asyncio.Event = field(default_factory=asyncio.Event)
    old_ephemeral_hands: list[int] = field(default_factory=list)
    """Those that people have replaced by a new one."""
    was_shut: list[Shut] = field(default_factory=list)
    """What the channel had refused before it is tried again."""
    undelivered: set[int] = field(default_factory=set)
    """The people whom the next answer tells what a DM could not."""
    perhaps: set[int] = field(default_factory=set)
    """To whom a DM was sent that may not have arrived."""
    said: bool = False
    """A call was sent after a press, where no nonce finds it, and it is unknown whether it exists."""
    edited: float = 0.0
    """When the public message was last edited as the bot."""
    unreached: bool = False
    """It could not be edited, and stays as it is."""
    version: int = -1
    """The last version that is known."""
    reached: int = -1
    """The last version of which all was shown."""
    shown: int = -1
    """The version of which that is noted."""
    changed: float = 0.0
    """When the last version that is known came."""
    ours: int = -1
    """The last version that is shown from here."""
    begun: float = 0.0
    """Since when that version is shown from here."""
    alone: bool = True
    """No other worker touches its messages."""
    epoch: int = 0
    """The epoch of this worker's claim on its messages, if there are other workers; 0 without a claim."""
    last_epoch: int = 0
    """The epoch of its last claim."""
    claims: int = 0
    """How many need the claim."""
    overlapped: bool = False
    """Another worker had a claim while this one believed to have its own."""
    gate: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a claim is had or given back."""
    waiting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while one asks for the claim again and again, for all who wait."""
    writes: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while its state is written, since one may wait long for its row and must hold up no other."""
    _writes: dict[int, _Writes] = field(default_factory=dict)

    @property
    def known(self) -> MessageState:
        """The state, which has been read."""
        assert self.state is not None
        return self.state

    @property
    def server(self) -> int:
        """The server, or the channel of direct messages: each takes its turn."""
        place = self.subject.snapshot.place
        return place.guild or place.channel

    @property
    def anywhere(self) -> bool:
        """Whether it is in a place where the bot is no member."""
        return self.subject.snapshot.place.anywhere

    @property
    def playing(self) -> Table | None:
        """The table, while it is played."""
        table = self.subject
        return table if isinstance(table, Table) and table.snapshot.status == "playing" else None

    @property
    def tolerance(self) -> float:
        """Seconds that a deadline that is shown may be off: a thousandth of a turn's time, or what a
        process takes to start again, so that a restart does not edit every message.
        """
        return max(3.0, (SECONDS[self.subject.snapshot.pace] or 0.0) / 1000)

    def doubt(self) -> None:
        """Note that there may be messages of it that are unknown here."""
        self.restored = True
        for slot in self.slots.values():
            slot.doubtful = slot.restored = True

    @contextmanager
    def writing(self, message: int) -> Iterator[Callable[[Shown], Shown]]:
        """While a message is written. What is given takes what was written, and answers what is known now:
        UNSURE if another write was pending meanwhile, another worker's perhaps, since Discord may have done
        them in any order.
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
        """Seconds for which a message of which nobody is sure what it shows had better not be written, if
        that is wanted: while another write is pending, what it shows would be as unsure after the next one.
        """
        writes = self._writes.get(message)
        return SETTLES if writes is not None and writes.last.agrees(wanted, self.tolerance) else 0.0


def nonce(*parts: object) -> str:
    """A nonce for a message: the same for the same parts, which name the message it comes after."""
    return sha256("/".join(map(str, parts)).encode()).hexdigest()[:24]
