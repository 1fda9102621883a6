"""The stored state of the messages that show a table or lobby."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256

from pydantic import TypeAdapter

from bot.locales.phrase import ENGLISH, Locale
from bot.ui.messages.message import NOTHING, Content
from bot.ui.sync.token_edits import TokenWay

UNSURE = Content("?")
"""The content of a message whose actual content is unknown."""
GONE = Content("gone")
"""The content of a hand whose message no longer exists."""
RESTS = Content("rests")
"""The content of a DM whose owner plays with *My hand*."""
BLOCKED = "blocked"
"""The value in MessageState.words for a host who must be told that AutoMod refuses people's names."""


class Shut(StrEnum):
    """A lasting refusal in a channel, as stored. CHANNEL: the channel was deleted, so everything is
    refused.
    """

    BOARD_MESSAGE = "board"
    MENTION = "call"
    DELETE = "delete"
    SIGNPOST = "signpost"
    CHANNEL = "gone"


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that a mention is about. number: its number. reminded: whether half of its time is over."""

    number: int
    reminded: bool


@dataclass(frozen=True, slots=True)
class Mentioned:
    """The people whom one message mentions, and the turn that it is about. turn: None if unknown."""

    turn: Turn | None
    persons: tuple[int, ...]

    def covers(self, other: Mentioned) -> bool:
        """Return whether both mentions are about the same turn, and this one includes the people of the
        other.
        """
        return self.turn == other.turn and set(other.persons) <= set(self.persons)

    def without(self, person: int) -> Mentioned | None:
        """Return the mention without a person, or None if nobody is left."""
        left = tuple(each for each in self.persons if each != person)
        return replace(self, persons=left) if left else None


NOBODY_KNOWS = Mentioned(None, ())
"""The mention of a message whose mentioned people are unknown."""


@dataclass(slots=True)
class HandMessage:
    """A hand in a DM. notified: the last turn about which it has notified its owner, or None. rests: the Unix
    time until which its owner plays with an ephemeral hand, and the DM is not kept up to date.
    """

    channel: int
    message: int
    shows: Content
    notified: Turn | None = None
    rests: float = 0.0


@dataclass(slots=True)
class EphemeralHand:
    """An ephemeral hand that a person has opened. way: the token with which it is redrawn."""

    message: int
    shows: Content
    way: TokenWay


@dataclass(slots=True)
class MessageState:
    """The stored state of the messages of one table or lobby."""

    channel: int = 0
    """The id of the public message's channel."""
    locale: Locale = ENGLISH
    """The language of the public texts."""
    anywhere: bool = False
    """Whether the bot is not a member of the place where the channel is."""
    way: TokenWay | None = None
    """The token for the public message if the bot is not a member, or None."""
    anchor: int = 0
    """The id of the public message, or 0 if there is none yet."""
    face: str = ""
    """The key of the public message's layout, or "" if it is unknown."""
    board: Content = NOTHING
    """The content of the public message."""
    ping: int = 0
    """The id of the message that mentions the players who must act, or 0."""
    called: Mentioned | None = None
    """The people whom the message `ping` mentions, and their turn, or None if there is no such message."""
    call: Content = NOTHING
    """The content of the message `ping`, apart from the people whom it mentions."""
    last_call: int = 0
    """The id of the last message that was sent to mention players, or 0."""
    hands: dict[int, HandMessage] = field(default_factory=dict)
    """The DMs, by the ids of people."""
    ephemeral_hands: dict[int, EphemeralHand] = field(default_factory=dict)
    """The ephemeral hands that people have opened, by the ids of people."""
    signposts: list[int] = field(default_factory=list)
    """The ids of former public messages that are not yet signposts."""
    trash: list[tuple[int, int]] = field(default_factory=list)
    """The messages to delete, each as the ids of its channel (0 for an ephemeral hand) and message."""
    leaving: int = 0
    """The id of the public message whose replacement was possibly sent already, or 0."""
    shut: list[Shut] = field(default_factory=list)
    """The lasting refusals in the channel."""
    told: list[Shut] = field(default_factory=list)
    """The refusals of which the host was notified."""
    result: int = 0
    """The id of the message that announced how the match ended, or 0 if there is none yet."""
    words: dict[int, str] = field(default_factory=dict)
    """The kinds of the pending reports, by the ids of people."""
    nameless: float = 0.0
    """The Unix time until which the public message shows no names, or 0 if AutoMod never refused them."""
    settled: bool = False
    """Whether everything is shown and nothing will change any more."""
    final: bool = False
    """Whether the end was shown once, after which the public message is never posted again."""

    @staticmethod
    def read(document: str | None) -> MessageState:
        """Return the state in a stored document, or an empty state if there is no document."""
        state = MessageState() if document is None else _ADAPTER.validate_json(document)
        if state.settled and not state.result:  # it ended before results had a separate message
            state.result = state.anchor
        state.final = state.final or state.settled
        return state

    @property
    def linked(self) -> int | None:
        """Return the id of the public message for links, 0 if there is none yet, or None if its channel was
        deleted.
        """
        return None if Shut.CHANNEL in self.shut else self.anchor

    def hand(self, person: int) -> HandMessage | None:
        """Return a person's hand in a DM, or None if there is none or its message no longer exists."""
        hand = self.hands.get(person)
        return None if hand is None or hand.shows == GONE else hand

    def is_shut(self, kind: Shut) -> bool:
        """Return whether a kind of call is known to fail in the channel."""
        return kind in self.shut or Shut.CHANNEL in self.shut

    def document(self) -> str:
        """Return the state as a document to store."""
        return _ADAPTER.dump_json(self).decode()

    def doubt(self) -> None:
        """Record that the content of the messages is unknown."""
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
    """Return a nonce for a message, which is always the same for the same parts."""
    return sha256("/".join(map(str, parts)).encode()).hexdigest()[:24]
