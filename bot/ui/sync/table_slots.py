"""The slots of a table or lobby: everything that is to be shown of it, or done about its messages."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any

import discord

from bot.clock import wait_for_event
from bot.ui import failures
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.call_message import CallMessage
from bot.ui.sync.claims import Claims
from bot.ui.sync.hands import Hands
from bot.ui.sync.lost_channel import LostChannels
from bot.ui.sync.message_state import MessageState, Showing
from bot.ui.sync.slots import Pacing, Slot

log = logging.getLogger(__name__)

LINK_WAITS = 5.0
"""What links to the public message waits for it at most so many seconds."""

Part = tuple[str, Callable[[], bool], Callable[[Slot], Awaitable[None]]]
"""The name of a slot, whether there is something to do about it, and one try to do it."""


class TableSlots:
    """Makes and pokes the slots of what is shown. confirmed: is told when Discord has confirmed something;
    rested: when a slot has nothing left to do.
    """

    def __init__(
        self,
        client: discord.Client,
        board: BoardMessage,
        call: CallMessage,
        hands: Hands,
        lost: LostChannels,
        claims: Claims,
        pacing: Pacing,
        confirmed: Callable[[Showing], None],
        rested: Callable[[Showing], None],
    ) -> None:
        self._client = client
        self._board = board
        self._call = call
        self._hands = hands
        self._lost = lost
        self._claims = claims
        self._pacing = pacing
        self._confirmed = confirmed
        self._rested = rested

    def poke_twins(self, showing: Showing) -> None:
        """Bring the ephemeral hands up to date, soon: for the rest another worker can do it."""
        for part in self._parts(showing, showing.known):
            if part[0].startswith("twin"):
                slot = showing.slots.get(part[0]) or self._slot(showing, part)
                slot.poke()

    def poke(self, showing: Showing) -> None:
        """Something has changed: whatever differs from what should be shown is brought up to date, soon."""
        parts = list(self._parts(showing, showing.known))
        names = {name for name, _, _ in parts}
        for name in [name for name, slot in showing.slots.items() if name not in names and not slot.task]:
            del showing.slots[name]
        for part in parts:
            slot = showing.slots.get(part[0]) or self._slot(showing, part)
            slot.poke()

    def behind(self, showing: Showing) -> bool:
        """Is there something to do?"""
        return any(differs() for _, differs, _ in self._parts(showing, showing.known))

    def busy(self, showing: Showing) -> bool:
        """Is something being done, or still to be done?"""
        return any(slot.task is not None or slot.open() for slot in showing.slots.values())

    def _slot(self, showing: Showing, part: Part) -> Slot:
        name, differs, bring = part
        slot: Slot = Slot(
            partial(_logged_as, showing, name),
            differs,
            partial(self._claimed, showing, differs, lambda: bring(slot)),
            showing.free,
            self._pacing,
            partial(self._rested, showing),
            partial(self._may_wait, showing, name),
            doubtful=showing.restored,
            restored=showing.restored,
        )
        showing.slots[name] = slot
        return slot

    def _may_wait(self, showing: Showing, name: str) -> float:
        """For how many seconds what that slot is for may stay undone."""
        kind, _, whose = name.partition(" ")
        if kind in ("hand", "twin"):
            return self._hands.may_wait(showing, int(whose), twin=kind == "twin")
        return self._board.may_wait(showing) if kind == "board" else 0.0

    async def _claimed(
        self, showing: Showing, differs: Callable[[], bool], bring: Callable[[], Awaitable[None]]
    ) -> None:
        """One try, in turn, and with a claim: another worker may have done it already."""
        turn = self._pacing.turn(showing.server, lambda: showing.pressed)
        async with turn, self._claims.held(showing):
            if differs():
                await bring()

    def _parts(self, showing: Showing, state: MessageState) -> Iterator[Part]:
        """Everything that is to be shown or done, the public message first: others link to it."""
        lost, hands = self._lost, self._hands
        yield "board", lambda: self._differs(showing, "board"), lambda slot: self._bring_board(showing, slot)
        yield "call", lambda: self._differs(showing, "call"), lambda slot: self._bring_call(showing, slot)
        seated = [player.person for player in showing.subject.record.players if player.person is not None]
        for person in dict.fromkeys([*seated, *state.hands]):
            yield (
                f"hand {person}",
                partial(hands.differs, showing, person),
                partial(self._hand, showing, person),
            )
        for person in showing.twins:
            yield (
                f"twin {person}",
                partial(hands.twin_differs, showing, person),
                partial(self._twin, showing, person),
            )
        for message in showing.old_twins:
            yield (
                f"old twin {message}",
                partial(_in, showing.old_twins, message),
                partial(self._drop, showing, message),
            )
        for old in state.signposts:
            there = partial(self._waits, showing, old)
            yield f"signpost {old}", there, partial(self._signpost, showing, old)
        for entry in state.trash:
            there = partial(self._stands, showing, entry)
            yield f"delete {entry[1]}", there, partial(self._delete, showing, entry)
        for person in state.words:
            yield (
                f"word {person}",
                partial(lost.word_differs, showing, person),
                partial(self._word, showing, person),
            )

    def _differs(self, showing: Showing, kind: str) -> bool:
        if self._lost.is_shut(showing, kind):
            return False
        return self._board.differs(showing) if kind == "board" else self._call.differs(showing)

    async def _bring_board(self, showing: Showing, slot: Slot) -> None:
        bring = partial(self._board.bring, showing, doubtful=slot.doubtful, astray=slot.astray())
        await self._lost.guarded(showing, slot, "board", bring)

    async def _bring_call(self, showing: Showing, slot: Slot) -> None:
        await self._after_board(showing)
        bring = partial(self._call.bring, showing, doubtful=slot.doubtful, astray=slot.astray())
        await self._lost.guarded(showing, slot, "call", bring)

    async def _hand(self, showing: Showing, person: int, slot: Slot) -> None:
        await self._after_board(showing)
        await self._hands.bring(showing, person, doubtful=slot.doubtful, astray=slot.astray())

    async def _twin(self, showing: Showing, person: int, _slot: Slot) -> None:
        await self._after_board(showing)
        if person in showing.twins:
            await self._hands.bring_twin(showing, person)

    async def _drop(self, showing: Showing, message: int, _slot: Slot) -> None:
        await showing.token_edits.delete(message, only_way=True)
        showing.old_twins.remove(message)

    async def _word(self, showing: Showing, person: int, _slot: Slot) -> None:
        await self._lost.bring_word(showing, person)

    def _waits(self, showing: Showing, old: int) -> bool:
        return old in showing.known.signposts and not self._lost.is_shut(showing, "signpost")

    def _stands(self, showing: Showing, entry: tuple[int, int]) -> bool:
        """Is that message still to be deleted, and may it be? What the table's channel refuses, direct
        messages do not.
        """
        shut = _is_public(showing, entry) and self._lost.is_shut(showing, "delete")
        return entry in showing.known.trash and not shut

    async def _signpost(self, showing: Showing, old: int, slot: Slot) -> None:
        bring = partial(self._board.bring_signpost, showing, old)
        await self._lost.guarded(showing, slot, "signpost", bring)

    async def _delete(self, showing: Showing, entry: tuple[int, int], slot: Slot) -> None:
        bring = partial(self._delete_message, showing, entry)
        if _is_public(showing, entry):
            await self._lost.guarded(showing, slot, "delete", bring)
        else:
            await bring()

    async def _delete_message(self, showing: Showing, entry: tuple[int, int]) -> None:
        """Delete a message. One that is gone already needs no second try."""
        channel, message = entry
        try:
            if not await showing.token_edits.delete(message):
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if failures.passes(error) or (_is_public(showing, entry) and failures.shuts(error)):
                raise
            log.info("table %s: a message could not be deleted: %s", showing.id, error)
        showing.known.trash.remove(entry)
        self._confirmed(showing)

    async def _after_board(self, showing: Showing) -> None:
        """Wait a while if the public message is about to be posted, so that links lead to the new one."""
        board = showing.slots["board"]
        if board.task is None or board.tries or not self._board.may_move(showing):
            return
        await wait_for_event(self._pacing.clock, board.tried, LINK_WAITS)


def _is_public(showing: Showing, entry: tuple[int, int]) -> bool:
    """Is that message, given by its channel and its id, where the table stands?"""
    return entry[0] == showing.subject.record.place.channel


def _logged_as(showing: Showing, name: str) -> str:
    """What the log calls a slot: who it is for is told by their seat, as the log names nobody."""
    kind, _, whose = name.partition(" ")
    if kind in ("hand", "twin", "word"):
        persons = [player.person for player in showing.subject.record.players]
        seat = persons.index(int(whose)) if int(whose) in persons else None
        name = f"{kind} of one who has left" if seat is None else f"{kind} of seat {seat}"
    return f"table {showing.id}: {name}"


def _in(things: Sequence[Any], thing: Any) -> bool:
    return thing in things
