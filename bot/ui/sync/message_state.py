"""The display's state of a table or lobby: the messages that show it, and what Discord has confirmed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256

from pydantic import TypeAdapter

from bot.locales.phrase import ENGLISH, Locale
from bot.ui.messages.message import NOTHING, Content
from bot.ui.sync.token_edits import TokenWay

UNSURE = Content("?")
"""The state of a message whose content is unknown."""
GONE = Content("gone")
"""The state of a hand whose message no longer exists."""
RESTS = Content("rests")
"""The state of a DM whose owner plays by *My hand*. It says so, and how to play there again."""
BLOCKED = "blocked"
"""In MessageState.words: AutoMod refuses people's words in the public message."""


class Shut(StrEnum):
    """A lasting refusal of a channel, as stored. CHANNEL: it was deleted and refuses everything."""

    BOARD_MESSAGE = "board"
    MENTION = "call"
    DELETE = "delete"
    SIGNPOST = "signpost"
    CHANNEL = "gone"


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that a mention is about, by its number. reminded: whether half of its time is over."""

    number: int
    reminded: bool


@dataclass(frozen=True, slots=True)
class Mentioned:
    """The people whom one message mentions, and for which turn. turn: None if unknown."""

    turn: Turn | None
    persons: tuple[int, ...]

    def covers(self, other: Mentioned) -> bool:
        """Return whether this message mentions for the same turn as the other, and the same people or
        more.
        """
        return self.turn == other.turn and set(other.persons) <= set(self.persons)

    def without(self, person: int) -> Mentioned | None:
        """Return the mention without that person, or None if nobody is left."""
        left = tuple(each for each in self.persons if each != person)
        return replace(self, persons=left) if left else None


NOBODY_KNOWS = Mentioned(None, ())
"""The state of a message whose mentioned people are unknown."""


@dataclass(slots=True)
class HandMessage:
    """A hand in a DM: its channel, message and content. notified: the last turn of which it has notified its
    owner, if they want that. rests: until that Unix time its owner plays by an ephemeral hand, whose edits
    cost no call of the bot, so this one rests.
    """

    channel: int
    message: int
    shows: Content
    notified: Turn | None = None
    rests: float = 0.0


@dataclass(slots=True)
class EphemeralHand:
    """An ephemeral hand that a person has opened: its message, its content, and the token to redraw it."""

    message: int
    shows: Content
    way: TokenWay


@dataclass(slots=True)
class MessageState:
    """The messages of one table or lobby, as stored: only what Discord has confirmed."""

    channel: int = 0
    """The channel of the public message."""
    locale: Locale = ENGLISH
    """The language of the public texts."""
    anywhere: bool = False
    """Whether the bot is no member in the channel."""
    way: TokenWay | None = None
    """The token that reaches the public message, if the bot is no member there."""
    anchor: int = 0
    """The public message (0: none yet)."""
    face: str = ""
    """The key of the looks of the public message, "" if unknown."""
    board: Content = NOTHING
    """The content of the public message."""
    ping: int = 0
    """The message that mentions the players to move (0: none)."""
    called: Mentioned | None = None
    """The people whom that message mentions, and their turn."""
    call: Content = NOTHING
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
    """Messages to delete, by channel and id. Channel 0: an ephemeral hand, which only its token reaches."""
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
    """Whether nothing more will change."""
    final: bool = False
    """Whether the end was shown once. A public message that is gone after that was deleted by someone, and is
    not posted again.
    """

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
        """Return whether this kind of call is known to fail in the channel."""
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
        """Record that a message must be deleted."""
        if message and (channel, message) not in self.trash:
            self.trash.append((channel, message))


_ADAPTER = TypeAdapter(MessageState)


def nonce(*parts: object) -> str:
    """Return a nonce for a message, always the same for the same parts. They should include the message that
    it replaces.
    """
    return sha256("/".join(map(str, parts)).encode()).hexdigest()[:24]
