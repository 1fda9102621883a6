"""The slots of a table or lobby: everything to show of it, or to do about its messages."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import discord

from bot.runtime.clock import wait_for_event
from bot.ui import failures
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.call_message import CallMessage
from bot.ui.sync.claims import Claims
from bot.ui.sync.hands import Hands
from bot.ui.sync.lost_channel import LostChannels
from bot.ui.sync.message_state import Showing, Shut
from bot.ui.sync.pressed_board import Boards
from bot.ui.sync.slots import Pacing, Slot, SlotWork

log = logging.getLogger(__name__)

LINK_WAITS = 5.0
"""Longest wait in seconds of messages that link to the public message."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class TableSlots:
    """Creates and pokes the slots of showings. keep: called when the state of a message has changed. rested:
    called when a slot has nothing left to do.
    """

    client: discord.Client
    boards: Boards
    call: CallMessage
    hands: Hands
    lost: LostChannels
    claims: Claims
    pacing: Pacing
    keep: Callable[[Showing], None]
    rested: Callable[[Showing], None]

    def poke_hands(self, showing: Showing, person: int) -> None:
        """Bring the messages for that person alone up to date, soon."""
        for part in self._parts(showing):
            if isinstance(part, _Personal) and part.person == person:
                self._poke(part)

    def poke(self, showing: Showing) -> None:
        """Record that something has changed. Everything that differs is brought up to date, soon."""
        parts = dict.fromkeys(self._parts(showing))
        for work in [work for work, slot in showing.slots.items() if work not in parts and not slot.task]:
            del showing.slots[work]
        for part in parts:
            self._poke(part)

    def behind(self, showing: Showing) -> bool:
        """Return whether something must be done."""
        return any(part.differs() for part in self._parts(showing))

    def busy(self, showing: Showing) -> bool:
        """Return whether something is being done, or must still be done."""
        return self.at_work(showing) or any(slot.open() for slot in showing.slots.values())

    def at_work(self, showing: Showing) -> bool:
        """Return whether something is being done at this moment."""
        return any(slot.task is not None for slot in showing.slots.values())

    def hand(self, showing: Showing, person: int) -> Slot | None:
        """Return the slot of that person's DM."""
        return showing.slots.get(_Hand(self, showing, person))

    def _poke(self, part: _Part) -> None:
        showing = part.showing
        slot = showing.slots.get(part)
        if slot is None:
            slot = Slot(part, showing.free, self.pacing, doubtful=showing.restored, restored=showing.restored)
            showing.slots[part] = slot
        slot.poke()

    def _parts(self, showing: Showing) -> Iterator[_Part]:
        """Yield everything to show or do, the public message first, because others link to it."""
        state = showing.known
        yield _Board(self, showing)
        if not showing.anywhere:
            yield from self._parts_of_the_bot(showing)
        yield from (_EphemeralHand(self, showing, person) for person in state.ephemeral_hands)
        yield from (_OldEphemeralHand(self, showing, message) for message in showing.old_ephemeral_hands)
        yield from (_Signpost(self, showing, message) for message in state.signposts)

    def _parts_of_the_bot(self, showing: Showing) -> Iterator[_Part]:
        """Yield the parts that need the bot in the channel, or a person's DMs."""
        state = showing.known
        yield _Call(self, showing)
        seated = [player.person for player in showing.subject.snapshot.players if player.person is not None]
        yield from (_Hand(self, showing, person) for person in dict.fromkeys([*seated, *state.hands]))
        yield from (_Trash(self, showing, channel, message) for channel, message in state.trash)
        yield from (_Word(self, showing, person) for person in state.words)


@dataclass(frozen=True, slots=True)
class _Part(SlotWork):
    """A part of a showing, or a task about one message. tools: the parts of the bot that it needs."""

    tools: TableSlots = field(repr=False)
    showing: Showing = field(repr=False)

    def named(self) -> str:
        return f"table {self.showing.id}: {type(self).__name__.strip('_')}"

    async def bring(self, slot: Slot) -> None:
        """Try once, in turn, and with a claim, because another worker may have done it already."""
        turn = self.tools.pacing.turn(self.showing.server, lambda: self.showing.pressed)
        async with turn, self.tools.claims.held(self.showing):
            if self.differs():
                await self._bring(slot)

    def ended(self) -> None:
        self.tools.rested(self.showing)

    @abstractmethod
    async def _bring(self, slot: Slot) -> None:
        """Try once to bring the difference up to date, with a claim."""

    @property
    def _messages(self) -> BoardMessage:
        return self.tools.boards.of(self.showing)

    async def _after_board(self) -> None:
        """Wait a while if the public message is about to be posted, so links lead to the new one."""
        board = self.showing.slots.get(_Board(self.tools, self.showing))
        if board and board.task and not board.tries and self._messages.may_move(self.showing):
            await wait_for_event(self.tools.pacing.clock, board.tried, LINK_WAITS)


@dataclass(frozen=True, slots=True)
class _Board(_Part):
    """The public message."""

    def differs(self) -> bool:
        return not self.showing.known.is_shut(Shut.BOARD) and self._messages.differs(self.showing)

    def may_wait(self) -> float:
        return self._messages.may_wait(self.showing)

    async def _bring(self, slot: Slot) -> None:
        with self.tools.lost.guarded(self.showing, slot, Shut.BOARD):
            await self._messages.bring(self.showing, doubtful=slot.doubtful, lost=slot.may_be_lost())


@dataclass(frozen=True, slots=True)
class _Call(_Part):
    """The message that mentions the players to move."""

    def differs(self) -> bool:
        return not self.showing.known.is_shut(Shut.CALL) and self.tools.call.differs(self.showing)

    async def _bring(self, slot: Slot) -> None:
        await self._after_board()
        with self.tools.lost.guarded(self.showing, slot, Shut.CALL):
            await self.tools.call.bring(self.showing, doubtful=slot.doubtful, lost=slot.may_be_lost())


@dataclass(frozen=True, slots=True)
class _Personal(_Part):
    """A message for one person alone."""

    person: int = field(repr=False)

    def named(self) -> str:
        """Return the work's name for the log, with the seat it is for and no person."""
        persons = [player.person for player in self.showing.subject.snapshot.players]
        whose = persons.index(self.person) if self.person in persons else "left"
        return f"{_Part.named(self)}, seat {whose}"


@dataclass(frozen=True, slots=True)
class _Hand(_Personal):
    """A player's hand, by DM."""

    def differs(self) -> bool:
        return self.tools.hands.differs(self.showing, self.person)

    def may_wait(self) -> float:
        return self.tools.hands.may_wait(self.showing, self.person)

    async def _bring(self, slot: Slot) -> None:
        await self._after_board()
        doubtful, lost = slot.doubtful, slot.may_be_lost()
        await self.tools.hands.bring(self.showing, self.person, doubtful=doubtful, lost=lost)


@dataclass(frozen=True, slots=True)
class _EphemeralHand(_Personal):
    """The ephemeral copy of a player's hand."""

    def differs(self) -> bool:
        return self.tools.hands.ephemeral_differs(self.showing, self.person)

    def may_wait(self) -> float:
        return self.tools.hands.may_wait(self.showing, self.person, ephemeral_hand=True)

    async def _bring(self, slot: Slot) -> None:  # noqa: ARG002 - there is no second message to look for
        await self._after_board()
        if self.person in self.showing.known.ephemeral_hands:
            await self.tools.hands.redraw_ephemeral(self.showing, self.person)


@dataclass(frozen=True, slots=True)
class _Word(_Personal):
    """The direct message to a person about a lost channel."""

    def differs(self) -> bool:
        return self.tools.lost.word_differs(self.showing, self.person)

    async def _bring(self, slot: Slot) -> None:  # noqa: ARG002 - its nonce is enough
        await self.tools.lost.bring_word(self.showing, self.person)


@dataclass(frozen=True, slots=True)
class _OldEphemeralHand(_Part):
    """A replaced ephemeral hand that must be deleted."""

    message: int

    def differs(self) -> bool:
        return self.message in self.showing.old_ephemeral_hands

    async def _bring(self, slot: Slot) -> None:  # noqa: ARG002 - its token alone reaches it
        await self.showing.token_edits.delete(self.message, only_way=True)
        self.showing.old_ephemeral_hands.remove(self.message)


@dataclass(frozen=True, slots=True)
class _Signpost(_Part):
    """The signposts at the former places of the public message."""

    message: int

    def differs(self) -> bool:
        state = self.showing.known
        return self.message in state.signposts and not state.is_shut(Shut.SIGNPOST)

    async def _bring(self, slot: Slot) -> None:
        with self.tools.lost.guarded(self.showing, slot, Shut.SIGNPOST):
            await self._messages.bring_signpost(self.showing, self.message)


@dataclass(frozen=True, slots=True)
class _Trash(_Part):
    """A message that must be deleted. A refusal of the table's channel does not apply to direct messages."""

    channel: int
    message: int

    def differs(self) -> bool:
        state = self.showing.known
        shut = self._is_public() and state.is_shut(Shut.DELETE)
        return (self.channel, self.message) in state.trash and not shut

    async def _bring(self, slot: Slot) -> None:
        if not self._is_public():
            await self._delete()
            return
        with self.tools.lost.guarded(self.showing, slot, Shut.DELETE):
            await self._delete()

    async def _delete(self) -> None:
        """Delete the message. One that is gone already needs no second try."""
        showing, channel = self.showing, self.tools.client.get_partial_messageable(self.channel)
        try:
            if not await showing.token_edits.delete(self.message):
                await channel.get_partial_message(self.message).delete()
        except discord.HTTPException as error:
            if failures.passes(error) or (self._is_public() and failures.shuts(error)):
                raise
            log.info("table %s: a message could not be deleted: %s", showing.id, error)
        showing.known.trash.remove((self.channel, self.message))
        self.tools.keep(showing)

    def _is_public(self) -> bool:
        """Return whether the message is in the channel of the table."""
        return self.channel == self.showing.subject.snapshot.place.channel
