"""What the display knows of a table or lobby: which messages show it, and what they showed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from pydantic import TypeAdapter

from bot.engine.game import Seat
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.sync.token_edits import TokenEdits


@dataclass(slots=True)
class HandMessage:
    """A hand that somebody has before them: channel, message, and the `hand_key` it shows."""

    channel: int
    message: int
    key: str


@dataclass(slots=True)
class MessageState:
    """The messages of one table or lobby, as they are stored.

    anchor: the public message (0: none yet). face: the key of the layout it shows. shown: the version of the
    table that everybody's messages show. ping: the message that calls the player to move. called: whom it
    calls to what. hands: the DMs, by person.
    """

    anchor: int = 0
    face: str = ""
    shown: int = 0
    ping: int = 0
    called: str = ""
    hands: dict[int, HandMessage] = field(default_factory=dict)

    @staticmethod
    def read(document: str | None) -> MessageState:
        """The state in a stored document; an empty one when there is none."""
        return MessageState() if document is None else _ADAPTER.validate_json(document)

    def document(self) -> str:
        """It as a document to store."""
        return _ADAPTER.dump_json(self).decode()


_ADAPTER = TypeAdapter(MessageState)


@dataclass(slots=True, eq=False)
class Showing:
    """A table or lobby that is being shown: what it is now, its stored state once that is read, and the work
    to do.

    dirty: its messages are behind. moving: post it anew. holds: how many presses are being answered; until
    none is, nothing is sent. twins: the hands that players have opened ephemerally. looked: when, and in
    which turn, the channel was searched for what buries it.
    """

    id: str
    subject: Table | Lobby
    token_edits: TokenEdits
    state: MessageState | None = None
    dirty: bool = False
    moving: bool = False
    holds: int = 0
    free: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    twins: dict[Seat, HandMessage] = field(default_factory=dict)
    looked: tuple[float, int] = (0.0, 0)
