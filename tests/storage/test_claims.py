"""Tests that workers that share a database take turns with the messages of a table."""

from __future__ import annotations

from asyncio import gather
from contextlib import nullcontext
from dataclasses import replace
from functools import partial

import discord
import pytest
from sqlalchemy import select

from bot.features.nights.display import NightDisplay
from bot.features.nights.model import Entrant
from bot.features.nights.nights import REMINDED_BEFORE, Nights
from bot.model.snapshots import Place
from bot.model.store_errors import StoreAway
from bot.runtime.clock import sleep, within
from bot.sandbox.model import Message
from bot.storage.schema import message_states
from bot.storage.store import SqlStore
from bot.storage.workers import Claim, SqlWorkers
from bot.tables.decide_lobby import Join
from bot.tables.lobby import Lobby
from bot.ui.components import read
from bot.ui.sync.leases import Leases
from bot.ui.sync.message_state import UNSURE
from bot.ui.sync.subject import Doubt, Kind, Slot
from bot.ui.sync.token_edits import TokenEdits
from bot.ui.sync.tracked_table import TrackedTable
from tests.storage.real_time import CLOCK, PATIENCE, until
from tests.storage.test_workers import QUICK, Worker, lobby_of, workers
from tests.storage.workers import address, leaves_connections, scene
from tests.venue import ids, labels, text_of

pytestmark = [pytest.mark.parametrize("url", ["postgresql"], indirect=True), leaves_connections]


def shown(worker: Worker, lobby: Lobby, told: list[str]) -> tuple[TrackedTable, Leases]:
    """Return the state of a lobby's messages in a worker, and the worker's leases. told: the list to which
    their callbacks append a word for each call.
    """

    async def catch_up(_: TrackedTable) -> None:
        told.append("caught up")

    leases = Leases(
        workers=worker.store.workers,
        messages=worker.store.messages,
        clock=CLOCK,
        on_saved=lambda _: told.append("given back"),
        poke=lambda _: told.append("poked"),
    )
    tracked = TrackedTable(
        id=lobby.snapshot.id,
        subject=lobby,
        store=worker.store.messages,
        token_edits=TokenEdits(discord.Client(intents=discord.Intents.none()), CLOCK),
        reread=catch_up,
        guard=lambda *_: nullcontext(),
    )
    return tracked, leases


@pytest.mark.usefixtures("lasting_claims")
async def test_what_comes_of_one_press_needs_one_claim_and_is_written_when_that_is_given_back(
    url: str,
) -> None:
    async with workers(url) as (one, other):
        lobby, told = await lobby_of(one), list[str]()
        here, leases = shown(one, lobby, told)
        async with leases.answering(here):
            epoch = here.epoch
        async with leases.held(here):
            assert here.epoch == epoch > 0
            here.confirmed.anchor = 5
            leases.persist(here)
            assert await other.store.workers.claim(here.id) is None
        await until(lambda: told == ["given back"])
        assert here.epoch == 0
        there, others = shown(other, lobby, [])
        async with others.held(there):
            assert there.confirmed.anchor == 5
        await others.close()
        await leases.look(here)
        assert here.confirmed.anchor == 5


async def test_a_table_is_read_again_when_another_worker_had_its_messages_since(url: str) -> None:
    async with workers(url) as (one, other):
        lobby, told, told_there = await lobby_of(one), list[str](), list[str]()
        here, leases = shown(one, lobby, told)
        there, others = shown(other, lobby, told_there)
        for turn in range(2):
            async with leases.held(here):
                leases.persist(here)
            await until(lambda: here.epoch == 0)
            assert told == ["given back"] * (turn + 1)
        async with others.held(there):
            assert told_there == ["caught up", "poked"]
        await others.close()
        async with leases.held(here):
            assert told[2:] == ["caught up", "poked"]
        await leases.close()


async def test_a_look_for_an_answer_takes_the_claim_along_that_the_answer_needs_unless_another_has_it(
    url: str,
) -> None:
    async with workers(url) as (one, other):
        lobby, told = await lobby_of(one), list[str]()
        here, leases = shown(one, lobby, told)
        there, others = shown(other, lobby, [])
        await leases.look(here, answers=True)
        epoch = here.epoch
        async with leases.answering(here):
            assert here.epoch == epoch > 0
            here.confirmed.anchor = 5
            await leases.persist_now(here)
            await others.look(there, answers=True)
            assert (there.epoch, there.confirmed.anchor) == (0, 5), "it is read all the same"
        await until(lambda: told == ["given back"])


async def test_that_all_was_shown_is_noted_with_what_is_known_of_the_messages(url: str) -> None:
    async with workers(url) as (one, _):
        lobby, told = await lobby_of(one), list[str]()
        here, leases = shown(one, lobby, told)
        await gather(*one.display.noting)
        await one.store.due.put("notes", here.id, None, 1e12)
        for version, noted in {lobby.snapshot.version + 1: False, lobby.snapshot.version: True}.items():
            async with leases.held(here):
                here.reached = version
            await until(lambda: here.epoch == 0)
            assert here.shown == version
            (due,) = await one.store.database.read(
                select(message_states.c.next_due).where(message_states.c.id == here.id)
            )
            assert (due[0].next_due is None) == noted, "there is a newer version otherwise"


@pytest.mark.usefixtures("lasting_claims")
async def test_work_that_takes_longer_than_a_claim_keeps_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.sync.leases.TEND", 0.05)
    monkeypatch.setattr("bot.ui.sync.leases.RENEW", 0.05)
    async with workers(url) as (one, other):
        lobby = await lobby_of(one)
        here, leases = shown(one, lobby, [])

        async def expires() -> float:
            query = select(message_states.c.expires).where(message_states.c.id == here.id)
            (((at,),),) = await other.store.database.read(query)
            return float(at)

        async def renewed(since: float) -> None:
            while await expires() <= since:
                await sleep(CLOCK, 0.05)

        async with leases.held(here):
            for _ in range(2):
                await within(CLOCK, PATIENCE, renewed(await expires()))
                assert await other.store.workers.claim(here.id) is None
        await leases.close()
        assert await other.store.workers.claim(here.id) is not None


async def test_a_worker_that_was_stopped_finds_out_that_another_has_the_messages_and_draws_them_again(
    url: str,
) -> None:
    async with workers(url) as (one, other):
        lobby, told = await lobby_of(one), list[str]()
        here, leases = shown(one, lobby, told)
        there, others = shown(other, lobby, [])
        async with leases.held(here):
            assert leases._tending is not None
            leases._tending.cancel()  # as if this worker were suspended
            here.confirmed.anchor, here.confirmed.face = 5, "late"
            leases.persist(here)
            async with others.held(there):
                there.confirmed.anchor, there.confirmed.face = 6, "present"
                await others.persist_now(there)
        await leases.close()
        assert told == ["poked", "given back"]
        with pytest.raises(StoreAway):
            await leases.persist_now(here)
        await others.close()
        async with leases.held(here):
            known = (here.confirmed.anchor, here.confirmed.face, here.confirmed.board)
            assert known == (6, "", UNSURE), "it may have drawn over that"
        await leases.close()
        await others.look(there)
        assert (there.confirmed.face, there.confirmed.board) == ("", UNSURE)


@pytest.mark.parametrize("stopped", [False, True], ids=["given back", "lapsed"])
async def test_messages_of_a_worker_that_never_gave_them_back_may_include_some_that_nobody_has_noted(
    url: str, stopped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.workers.CLAIMED", 0.2)
    monkeypatch.setattr("bot.ui.sync.leases.TEND", 0.01)
    async with workers(url) as (one, other):
        lobby, told = await lobby_of(one), list[str]()
        here, leases = shown(one, lobby, told)
        there, others = shown(other, lobby, [])
        kind = Unsent()
        slot = there.slots[kind, 0] = Slot(there, kind, 0)
        async with leases.held(here):
            await leases.persist_now(here)
            if stopped:
                assert leases._tending is not None
                leases._tending.cancel()
        if not stopped:
            await until(lambda: told == ["given back"])
        async with others.held(there):
            assert (there.restored, slot.restored, slot.doubt(CLOCK.now()) is Doubt.LOST) == (stopped,) * 3
        await others.close()


async def test_a_worker_that_is_stopped_with_a_claim_keeps_nobody_waiting_for_long(url: str) -> None:
    async with scene(url) as there:
        table = await there.table()
        await there.move(table)
        stopped = await SqlStore.share(url, QUICK)
        while await stopped.workers.claim(table.snapshot.id) is None:
            await sleep(CLOCK, 0.05)
        for _ in range(2):
            await there.move(table)
        await until(lambda: there.stands(table))
        await stopped.close()


class Unsent(Kind[TrackedTable]):
    """The kind of a message that is always out of date."""

    def differs(self, subject: TrackedTable, key: int) -> bool:
        return True

    async def reconcile(self, _: TrackedTable, key: int, doubt: Doubt, /) -> None:
        """Send nothing."""


class Unlucky(SqlWorkers):
    """The claims of a worker, which all fail, as if another worker were always first, until `lucky` is
    True.
    """

    def __init__(self, workers: SqlWorkers) -> None:
        self.__dict__.update(workers.__dict__)
        self.lucky = False

    async def claim(self, id: str) -> Claim | None:
        return await super().claim(id) if self.lucky else None


async def test_a_worker_that_had_to_wait_for_the_messages_shows_what_is_stored_by_then(url: str) -> None:
    async with scene(url) as there:
        one, other = (process.bot for process in there.processes)
        ann, bob = there.people
        display, claims = other.display, Unlucky(other.display._leases._workers)
        display._leases._workers = claims
        guild = there.channel.guild
        assert guild is not None
        here = await lobby_of(one, place=Place(guild.id, there.channel.id), person=ann.id)
        id = here.snapshot.id
        there_too = await other.registry.lobbies.get(id)
        assert there_too is not None
        await there_too.do(Join(bob.id, "Bob"))
        assert await one.registry.lobbies.get(id) is here
        table = await here.start(ann.id, manager=False)
        await until(lambda: there.hand(ann, table))
        claims.lucky = True
        tracked = display._get(id)
        assert tracked is not None
        assert display.reconciler.busy(tracked)
        await until(lambda: not display.reconciler.busy(tracked))
        assert there.hand(ann, table) is not None


async def test_a_worker_that_has_the_messages_of_a_lobby_leaves_alone_what_shows_the_table_it_has_become(
    url: str,
) -> None:
    async with scene(url) as there:
        ann, bob = there.people
        opened = (await ann.slash(there.channel, "race start", pace="none")).answer
        await bob.click(opened, label="Join / Leave")
        process = there.processes[1]
        display, registry = process.bot.display, process.bot.registry
        (lobby,) = await registry.lobbies.find(channel=there.channel.id)
        tracked = await display.tracked(lobby)
        async with display._leases.held(tracked):
            there.calls.away.add(address(there.ports[process]))
            await ann.click(opened, label="Start")
            begun = labels(opened)
            assert await registry.lobbies.get(lobby.snapshot.id) is None
            display.reconciler.poke(tracked)
            await until(lambda: not display.reconciler.busy(tracked))
            assert labels(opened) == begun
        (table,) = await registry.tables.find(person=ann.id)
        await until(lambda: there.stands(table))


async def test_what_is_there_for_one_answer_alone_is_not_brought_up_to_date(url: str) -> None:
    async with scene(url) as there:
        table = await there.table()
        display = there.processes[0].bot.display
        tracked = display._blank(table)
        async with display._leases.held(tracked):
            assert tracked.slots == {}


async def test_reminders_that_another_worker_has_sent_meanwhile_are_not_sent_again(url: str) -> None:
    async with scene(url) as there:
        one, other = (process.bot for process in there.processes)
        guild, (ann, bob) = there.channel.guild, there.people
        assert guild is not None
        night = await one.parts[Nights].plan(
            Place(guild.id, there.channel.id), 1, CLOCK.now() + REMINDED_BEFORE - 60.0
        )
        coming = tuple(Entrant(each.id, "Somebody", remind=True) for each in (ann, bob))
        night = replace(night, status="planned", entrants=coming)
        shown = [each.parts[NightDisplay] for each in (one, other)]
        subjects = [each._subject(night) for each in shown]
        for nights, subject in zip(shown, subjects, strict=True):
            (*_, reminders) = nights._kinds
            await reminders.reconcile(subject, 0, Doubt.NONE)
            await until(lambda: not subject.epoch)  # noqa: B023 - it is called at once
        assert subjects[1].confirmed.reminded == night.at
        assert (set(one.display.dms._states), len(other.display.dms._states)) == ({ann.id, bob.id}, 0)
        assert [len(each.history()) for each in (ann, bob)] == [1, 1]


async def test_two_workers_share_a_table_where_the_bot_is_no_member(url: str) -> None:
    """Press buttons of one table at the two workers in turn. The public message must be updated, with
    whichever token is valid.
    """
    async with scene(url) as there:
        ann, bob = there.people
        ann.user.installed = True
        group = there.world.add_group("friends", ann.user, bob.user)
        board = (await ann.slash(group, "race start")).answer
        await bob.click(board, label="Join / Leave")
        await ann.click(board, label="Start")
        await until(lambda: "My hand" in labels(board))
        hands = [await ann.click(board, label="My hand"), await bob.click(board, label="My hand")]
        await until(lambda: all(each.followups for each in hands))
        (table,) = await there.registry.tables.find(channel=group.id)
        for _ in range(2):
            (seat,) = table.awaited
            count = table.snapshot.match.counts[seat]
            at = [ann.id, bob.id].index(table.snapshot.players[seat].person or 0)
            hand = hands[at].followups[0]
            await until(partial(moves, hand, count))
            follows = partial(changed, board, text_of(board))
            await (ann, bob)[at].click(hand, custom_id=moves(hand, count)[0])
            await until(follows)
            await there.registry.tables.get(table.snapshot.id)
        assert [each for each in group.messages.values() if not each.ephemeral] == [board]


def changed(message: Message, before: str) -> bool:
    return text_of(message) != before


def moves(hand: Message, count: int) -> list[str]:
    """Return the play buttons of a hand that were drawn after `count` moves of its seat."""
    known = {each: read(each) for each in ids(hand).values()}
    return [each for each, button in known.items() if button.action == "play" and button.mark == count]
