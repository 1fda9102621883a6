"""What the stage remembers of a table or lobby: which messages show it, and what they showed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from pydantic import TypeAdapter

from bot.engine.game import Seat
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.wires import Wires


class Memory(Protocol):
    """The durable memory of the stage: bot.storage offers it."""

    async def read_notes(self, id: str) -> str | None:
        """The document about a table or lobby."""

    async def write_notes(self, id: str, document: str) -> None:
        """Write that document over the one before."""

    async def read_dm(self, person: int) -> str | None:
        """Are the person's DMs "open", "closed", or "told" (closed, and they know)? None: never tried."""

    async def write_dm(self, person: int, state: str) -> None:
        """Note what became of the person's DMs."""


@dataclass(slots=True)
class Copy:
    """A hand that somebody has before them: channel, message, and the `hand_key` it shows."""

    channel: int
    message: int
    key: str


@dataclass(slots=True)
class Notes:
    """The messages of one table or lobby.

    anchor: the public message (0: none yet). face: the key of the page it shows. shown: the version of the
    table that everybody's messages show. ping: the message that calls the player to move. called: whom it
    calls to what. hands: the DMs, by person.
    """

    anchor: int = 0
    face: str = ""
    shown: int = 0
    ping: int = 0
    called: str = ""
    hands: dict[int, Copy] = field(default_factory=dict)

    @staticmethod
    def read(document: str | None) -> Notes:
        """The notes in a stored document; empty ones when there is none."""
        return Notes() if document is None else _NOTES.validate_json(document)

    def document(self) -> str:
        """The notes as a document to store."""
        return _NOTES.dump_json(self).decode()


_NOTES = TypeAdapter(Notes)


@dataclass(slots=True, eq=False)
class Board:
    """A table or lobby on the stage: what it is now, its notes once they are read, and the work to do.

    dirty: its messages are behind. moving: post it anew. holds: how many presses are being answered; until
    none is, nothing is sent. twins: the hands that players have opened ephemerally. looked: when, and in
    which turn, the channel was searched for what buries it.
    """

    id: str
    subject: Table | Lobby
    wires: Wires
    notes: Notes | None = None
    dirty: bool = False
    moving: bool = False
    holds: int = 0
    free: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    twins: dict[Seat, Copy] = field(default_factory=dict)
    looked: tuple[float, int] = (0.0, 0)
