"""A second worker on the same database, which learns of changes only when it reads, and shows nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, select, update
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.app import Paddock
from bot.engine.game import IllegalMove
from bot.model.errors import TableError
from bot.model.store_errors import StoreAway
from bot.storage.database import Change, Database, unless_there
from bot.storage.schema import message_states
from bot.storage.store import SqlStore
from bot.storage.workers import Claim, SqlWorkers
from bot.tables.decide import ComeBack, Leave, Play
from bot.tables.decide_lobby import Join, LeaveLobby
from bot.tables.lobby import Lobby
from bot.tables.registry import Luck, TableRegistry
from bot.tables.table import Table
from bot.title import AnyTitle
from tests.tables.conftest import RecordingDisplay
from tests.virtual_time import VirtualClock, the_loop
from tools.simulation.story import Step

if TYPE_CHECKING:
    from tools.simulation.evening import Evening


class JointWorkers(SqlWorkers):
    """The workers that share a file. Every claim is granted."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._epoch = int(the_loop().time() * 1e6) + 1

    @property
    def shared(self) -> bool:
        return True

    @property
    def beaten(self) -> float:
        """Return the current time, as if a heartbeat had just been written."""
        return VirtualClock(the_loop()).now()

    async def claim(self, id: str) -> Claim | None:
        await self._database.write(
            Change(_NEW, {"id": id, "document": ""}), Change(_CLAIM, {"of_id": id, "epoch": self._epoch})
        )
        ((row,),) = await self._database.read(_STATE.where(message_states.c.id == id))
        return Claim(row.epoch, row.document or None, row.wanted)

    async def renew(self, epochs: Mapping[str, int]) -> Mapping[str, bool]:
        return dict.fromkeys(epochs, True)

    async def give_back(self, id: str) -> None:
        """Do nothing, because the next claim is granted all the same."""


_NEW = unless_there(message_states)
_CLAIM = update(message_states).where(message_states.c.id == bindparam("of_id"))
_STATE = select(message_states.c.epoch, message_states.c.document, message_states.c.wanted)


class Joint(SqlStore):
    """A store whose file is shared by several processes."""

    def __init__(self, database: Database, titles: Mapping[str, AnyTitle], _alone: SqlWorkers) -> None:
        super().__init__(database, titles, JointWorkers(database))


def sharing(make: Callable[[], Paddock], url: str, titles: Mapping[str, AnyTitle]) -> Callable[[], Paddock]:
    """Return a function that creates the same bot with a store whose file is shared with other processes.
    make: creates the bot.
    """

    async def opened() -> Joint:
        return await Joint.open(url, titles)

    def made() -> Paddock:
        bot = make()
        setattr(bot, "_open_store", opened)  # noqa: B010  mypy forbids assigning to a method
        return bot

    return made


class SecondWorker:
    """The other worker. It ends together with the main process and before each check of the evening."""

    def __init__(self, evening: Evening, url: str) -> None:
        self._evening = evening
        self.url = url
        self._store: Joint | None = None
        self._registry: TableRegistry | None = None

    async def begin(self) -> TableRegistry:
        """Start the worker unless it is running, and return its registry."""
        if self._registry is None:
            first = self._evening.bot.registry
            store = self._store = await Joint.open(self.url, self._evening.titles)
            clock = VirtualClock(the_loop())
            registry = self._registry = TableRegistry(
                titles=self._evening.titles,
                store=store,
                clock=clock,
                robot_pause=0.01,
                beat_every=1e9,
                luck=Luck(letter=Random("second").choice),
            )
            registry.clock.lose(first.clock.unix_now() - first.clock.now())
            registry.display = RecordingDisplay(store)
            registry.display.notes = False
            setattr(registry._due_work, "expect", lambda _: None)  # noqa: B010  it leaves due work to the other worker
        return self._registry

    async def end(self) -> None:
        """End the worker if it is running."""
        registry, store = self._registry, self._store
        self._registry = self._store = None
        if registry is not None and store is not None:
            with suppress(StoreAway):
                await registry._alarms.stop()
            await store.close()

    async def act(self, step: Step) -> None:
        """Carry out a press of a person at this worker, in an open lobby or at one of the person's tables, if
        possible.
        """
        evening = self._evening
        person = evening.cast[step.pick(0, len(evening.cast))]
        try:
            registry = await self.begin()
            open_ = await registry.lobbies.find(guild=evening.venue.guild.id)
            tables = await registry.tables.find(person=person.id)
            lobby = open_[step.pick(1, len(open_))] if open_ else None
            table = tables[step.pick(1, len(tables))] if tables else None
            evening.tell(f"{person.user.display_name} presses, which comes in at the second worker")
            if lobby is not None and (table is None or step.pick(2, 3)):
                await self._at_lobby(lobby, person.id, person.user.display_name, step)
            elif table is not None:
                await self._at_table(table, person.id, step)
        except (TableError, IllegalMove, StoreAway, PoolTimeout) as error:
            evening.tell(f"   but: {type(error).__name__}: {error}")
        await the_loop().settle()

    async def _at_lobby(self, lobby: Lobby, person: int, name: str, step: Step) -> None:
        if not lobby.seats(person):
            await lobby.do(Join(person, name))
        elif person == lobby.snapshot.host and step.pick(3, 3):
            await lobby.start(person, manager=False)
        elif step.pick(3, 2):
            await lobby.do(LeaveLobby(person))

    async def _at_table(self, table: Table, person: int, step: Step) -> None:
        seat = table.seat_of(person)
        match step.pick(3, 8):
            case 0:
                await table.do(Leave(person))
            case 1:
                await table.do(ComeBack(person))
            case _ if actions := table.actions(seat):
                self._evening.pressed[table.snapshot.id, person] += 1
                count = table.snapshot.match.counts[seat]
                await table.do(Play(person, count, (actions[step.pick(4, len(actions))],)))
