"""Tests of workers that wait for a claim that another worker holds."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.catalogue import TITLES
from bot.model.store_errors import StoreAway
from bot.storage.workers import Claim
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.leases import AGAIN, Leases
from bot.ui.sync.message_state import UNSURE, MessageState
from bot.ui.sync.reconciler import AT_ONCE, Reconciler
from bot.ui.sync.subject import Doubt, Kind, Subject
from bot.ui.sync.token_edits import TokenEdits
from bot.ui.sync.tracked_table import TrackedTable
from tests.ui.messages.seated import seated
from tests.virtual_time import VirtualClock, the_loop


class Elsewhere:
    """The store of a worker while another worker holds every claim. free: whether the other worker has
    released them. away: whether the store does not answer. others: the subjects whose claims the other worker
    does not hold.
    """

    shared = True

    def __init__(self, *others: str) -> None:
        self.free, self.away, self.asked = False, False, 0
        self._others = others

    async def claim(self, id: str) -> Claim | None:
        self.asked += 1
        if self.away:
            raise StoreAway
        return Claim(1) if self.free or id in self._others else None

    async def read_message_state(self, _: str) -> None:
        """Return nothing, as if nothing had been stored."""

    async def renew(self, epochs: dict[str, int]) -> dict[str, bool]:
        return dict.fromkeys(epochs, True)

    async def write_message_state(self, *_: object, **__: object) -> None:
        """Do nothing, as if the state had been stored."""


def tracked_at(store: Any) -> tuple[TrackedTable, Leases]:
    """Return a table and the leases of a worker with the given store."""
    clock, title = VirtualClock(the_loop()), TITLES["gear_head"]
    table = seated(title, title.rules.options(), 2, "claims", ("Ann", "Bo"))

    async def nothing(*_: object) -> None:
        """Do nothing, because there are no changes."""

    leases = Leases(
        workers=store,
        messages=store,
        clock=clock,
        on_saved=lambda _: None,
        poke=lambda _: None,
    )
    tracked = TrackedTable(
        id=table.snapshot.id,
        subject=table,
        store=store,
        token_edits=TokenEdits(discord.Client(intents=discord.Intents.none()), clock),
        reread=nothing,
        guard=lambda *_: nullcontext(),
    )
    return tracked, leases


async def test_what_was_answered_without_a_claim_is_drawn_again_if_none_could_be_had_afterwards() -> None:
    store: Any = Elsewhere()
    tracked, leases = tracked_at(store)

    async def answer() -> None:
        async with leases.answering(tracked) as leased:
            store.away = True
            await leased()

    with pytest.raises(StoreAway):
        await answer()
    store.away, store.free = False, True
    async with leases.held(tracked):
        assert tracked.confirmed.board == UNSURE, "another worker has possibly drawn it before"
    await leases.close()


class Slow(Elsewhere):
    """The store of the only process, which writes nothing until the event `goes` is set."""

    shared = False

    def __init__(self) -> None:
        super().__init__()
        self.goes, self.written = asyncio.Event(), list[str]()

    async def write_message_state(self, *stored: object, **_: object) -> None:
        """Record the document once `goes` is set."""
        await self.goes.wait()
        self.written.append(str(stored[1]))


async def test_a_press_is_answered_while_the_state_of_the_messages_is_written() -> None:
    store: Any = Slow()
    tracked, leases = tracked_at(store)
    async with leases.held(tracked):
        tracked.confirmed.anchor = 5
    await the_loop().advance(1.0)
    async with leases.answering(tracked) as leased:
        await leased()
        store.goes.set()
        await the_loop().advance(1.0)
        assert tracked.epoch, "the lease is still used"
        tracked.confirmed.anchor = 6
    await the_loop().advance(1.0)
    assert [MessageState.read(each).anchor for each in store.written] == [5, 6]
    assert not tracked.epoch
    await leases.close()


async def test_one_asks_for_a_claim_for_all_who_wait_for_it() -> None:
    store: Any = Elsewhere()
    tracked, leases = tracked_at(store)

    async def wait() -> int:
        async with leases.held(tracked):
            return tracked.epoch

    waiting = [asyncio.create_task(wait()) for _ in range(8)]
    await the_loop().advance(10 * AGAIN + AGAIN / 2)
    assert store.asked == 11
    store.free = True
    await the_loop().advance(AGAIN)
    assert [task.result() for task in waiting] == [1] * 8
    assert store.asked == 12
    await leases.close()


class Sent(Subject[bool]):
    """A subject with one message. Its state is whether the message was sent."""

    @property
    def name(self) -> str:
        return self.id

    @property
    def server(self) -> int:
        return hash(self.id)

    def read(self, _: str | None) -> None:
        self.state = False

    def document(self) -> str:
        return ""


class Sending(Kind[Sent]):
    """Messages that are sent immediately."""

    def differs(self, subject: Sent, _: int, /) -> bool:
        return not subject.confirmed

    async def reconcile(self, subject: Sent, _: int, _doubt: Doubt, /) -> None:
        subject.state = True


async def test_messages_that_wait_for_a_claim_of_a_stopped_worker_hold_up_no_others() -> None:
    store: Any = Elsewhere("ours")
    clock, sending = VirtualClock(the_loop()), Sending()

    async def nothing() -> None:
        """Do nothing, because everything is there."""

    later = BackgroundTasks(clock, nothing)
    reconciler = Reconciler(
        client=SimpleNamespace(wait_until_ready=nothing),  # type: ignore[arg-type]  # nothing else is asked
        store=SimpleNamespace(workers=store, messages=store),  # type: ignore[arg-type]  # as above
        later=later,
        clock=clock,
        pause=1.0,
        most=100,
        loaded=lambda _: None,
        dropped=lambda _: None,
    )
    theirs = [Sent(id=f"theirs {number}", kinds=(sending,)) for number in range(2 * AT_ONCE)]
    ours = Sent(id="ours", kinds=(sending,))
    for subject in (*theirs, ours):
        reconciler.mark(subject)
    await the_loop().advance(AGAIN)
    assert ours.confirmed
    assert not any(subject.confirmed for subject in theirs)
    store.free = True
    await the_loop().advance(AGAIN)
    assert all(subject.confirmed for subject in theirs)
    await reconciler.stop()
    await later.close()
    await reconciler.leases.close()
