"""The registry: every table and lobby of this bot, from the start of the process to its end."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import partial
from typing import Any

from bot.clock import Clock, SystemClock
from bot.engine.game import Seat
from bot.engine.seal import KEYED
from bot.league.circuit import Circuit
from bot.tables.alarms import Alarms
from bot.tables.circuits import Circuits
from bot.tables.dailies import Dailies
from bot.tables.dealing import Dealing
from bot.tables.display import Display
from bot.tables.errors import LobbyClosed
from bot.tables.forgetting import Forgetting
from bot.tables.hearing import Hearing
from bot.tables.in_memory import InMemory
from bot.tables.lobby import Lobby
from bot.tables.new_lobbies import Limits, NewLobbies
from bot.tables.others import EVERY, GRACE, Others
from bot.tables.play_clock import PlayClock
from bot.tables.ports import Displaced, Heartbeat, Rulebook, StoreAway, Thinker
from bot.tables.preferences import PreferenceBook, Preferences
from bot.tables.records import LobbyRecord
from bot.tables.share import must_be_new_to
from bot.tables.solo import Solo
from bot.tables.stores import Store
from bot.tables.table import Table
from bot.tables.table_alarms import TableAlarms
from bot.tables.thinker import IN_PROCESS
from bot.tables.transitions import AnyRecord

log = logging.getLogger(__name__)

DAY = 86_400.0


def fresh_seed() -> str:
    """The seed of a new match, or the secret of a new lobby's deal: nobody can guess it."""
    return KEYED + secrets.token_hex()


async def _unknown() -> None:
    """Which servers the bot is in, where nobody can tell."""


class TableRegistry(InMemory):
    """All tables in play and all open lobbies, in memory; finished tables are read from the store when asked.

    clock: the time. robot_pause: seconds before a robot moves. beat_every: seconds between signs of life.
    seeds: a new match's seed, which nobody may guess. keep: for so many seconds finished tables are kept.
    results_kept: people are forgotten this many seconds after their last game. servers: the ids of those the
    bot is in; None: it is not known. letters: draws one of a text's letters for an id. thinker: where robots
    think. displaced: is told when another process has the database by now. limits: how many lobbies and
    tables there may be. Nothing is opened, asked for or changed before `start`.
    """

    _display: Display

    def __init__(
        self,
        *,
        titles: Mapping[str, Rulebook],
        store: Store,
        robot_pause: float,
        clock: Clock | None = None,
        beat_every: float = 30.0,
        seeds: Callable[[], str] = fresh_seed,
        letters: Callable[[str], str] = secrets.choice,
        keep: float = 90 * DAY,
        results_kept: float = 1095 * DAY,
        servers: Callable[[], Awaitable[AbstractSet[int] | None]] = _unknown,
        thinker: Thinker = IN_PROCESS,
        displaced: Callable[[], None] = lambda: None,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(titles, store.tables, letters)
        self._store = store
        self._real = clock or SystemClock()
        self._clock = PlayClock(self._real, alone=not store.workers.shared)
        self._lost = 0.0  # what the clock had lost when it was last told
        self._beat_every, self._keep, self._results_kept = beat_every, keep, results_kept
        self._servers = servers
        self._thinker, self._displaced = thinker, displaced
        self._alarms = Alarms(self._clock, store.wait_until_back)
        self.preferences = PreferenceBook(store.preferences, self._clock, alone=not store.workers.shared)
        self.dailies = Dailies(store.dailies, self._clock, titles)
        self.circuits = Circuits(
            *(store.circuits, store.tables, store.due, self._clock),
            titles=titles,
            fresh_id=self.fresh_id,
            in_progress=self._driving_in,
            release=self._release,
            show_table=self._show,
            show_circuit=self._show_circuit,
        )
        self._connect(store, seeds, robot_pause, limits or Limits())

    def _connect(self, store: Store, seeds: Callable[[], str], robot_pause: float, limits: Limits) -> None:
        """Make the parts that need others."""
        self._dealing = Dealing(
            *(store.tables, store.seats, self._clock, self.circuits, self.preferences),
            titles=self._titles,
            seeds=seeds,
            began=self._began,
        )
        self.new_lobbies = NewLobbies(
            *(self, store.tables, store.seats, self._clock, self.circuits),
            titles=self._titles,
            seeds=seeds,
            table=self.table,
            opened=self._opened,
            limits=limits,
        )
        self.forgetting = Forgetting(
            *(self, store.people, store.retention, self.circuits, self.preferences),
            table=self._table,
            display=lambda: self._display,
        )
        self.solo = Solo(self, self.dailies, titles=self._titles, deal=self._dealing.begin_alone)
        self._table_alarms = TableAlarms(
            *(self._alarms, self._clock, self.preferences),
            pause=robot_pause,
            ends=self.solo.ends,
            wakes=self._table_changed,
            reminds=self._remind,
        )
        self._hearing = Hearing(
            *(store.tables, self._tables, self._lobbies),
            table=self._heard_of_table,
            lobby=self._heard_of_lobby,
        )
        self._others = Others(store.workers, self._heard(), self._hearing.read_ahead)

    # time

    def now(self) -> float:
        """Play time: it stands still while the bot is down."""
        return self._clock.now()

    def unix(self, at: float) -> float:
        """The Unix time of a play time."""
        return self._clock.unix(at)

    def unix_now(self) -> float:
        """The Unix time of now."""
        return self._clock.unix(self._clock.now())

    async def wait_until(self, at: float) -> None:
        """Return when play time has come so far."""
        await self._clock.sleep_until(at)

    # life

    async def start(self, display: Display) -> None:
        """Go on where the last process stopped: every clock is as late as the bot was down. display: where
        tables are shown from now on.
        """
        self._display = display
        await self._others.catch_up()
        stored = await self._store.tables.load()
        if stored.heartbeat is not None:
            down = 0.0 if stored.others else self._real.now() - stored.heartbeat.at
            self._clock.lost = stored.heartbeat.lost + down
        await self._beat()
        for lobby in stored.lobbies:
            await self.preferences.know(lobby.seats, lobby.place.guild)
            self._opened(lobby)
        for record in stored.tables:
            await self.preferences.know(record.seats, record.place.guild)
            if stored.others:
                self._table_alarms.leave_to_others(record)
            self._table_changed(self._seat(record))
        if self._store.workers.shared:
            self._alarms.set("others", self.now() + EVERY, self._listen)
        self._alarms.set("purge", self.now() + 60.0, self._purge)
        log.info("going on: tables: %d, lobbies: %d", len(stored.tables), len(stored.lobbies))

    async def stop(self) -> None:
        """Stop the clock, and wait for the presses under way; tables are on disk already."""
        await self._alarms.stop()
        for table in self.all_tables():
            await table.race.rest()
        try:
            await self._store.workers.beat(Heartbeat(self._real.now(), self._clock.lost))
        except StoreAway as away:
            log.warning("the time of the end isn't stored, clocks go on from the last heartbeat: %s", away)
        except Exception:
            log.exception("the time of the end is not kept: clocks go on from that of the last heartbeat")

    async def _beat(self) -> None:
        self._alarms.set("beat", self.now() + self._beat_every, self._beat)
        if self._lost != self._clock.lost:  # the machine was suspended: all deadlines are told anew
            self._lost = self._clock.lost
            for table in self.all_tables():
                self._table_changed(table)
        try:
            await self._store.workers.beat(Heartbeat(self._real.now(), self._clock.lost))
        except Displaced:
            self._displaced()

    async def _purge(self) -> None:
        """Forget what is older than it may be, once a day."""
        now = self._real.now()
        await self._store.retention.purge(now - self._keep)
        await self.forgetting.inactive(now - self._results_kept)
        present = await self._servers()
        if present is not None:
            await self.forgetting.left_servers(present, now)
        self._alarms.set("purge", self.now() + DAY, self._purge)

    # other workers

    def _heard(self) -> Mapping[str, Callable[[str, int], Awaitable[None]]]:
        return {
            "tables": self._hearing.table,
            "lobbies": self._hearing.lobby,
            "people": self._hear_of,
        }

    async def catch_up(self) -> None:
        """Return when all is known that other workers have changed before. Raises StoreAway, Outdated."""
        await self._others.catch_up()

    async def _listen(self) -> None:
        try:
            await self._others.catch_up()
        except Displaced:
            self._displaced()
        self._alarms.set("others", self.now() + EVERY, self._listen)

    def _heard_of_table(self, record: AnyRecord) -> None:
        self._found_table(self._seat(record))

    def _heard_of_lobby(self, record: LobbyRecord[Any]) -> None:
        self._found_lobby(self._open(record), None)

    def _found_table(self, table: Table) -> None:
        """It was read anew: another worker has changed it; or, if there is none, this one has and was not
        told that it was stored.
        """
        if not self._store.workers.shared:
            self._table_changed(table)
            return
        self._table_alarms.leave_to_others(table.record)
        self._table_alarms.set(table)
        if table.record.status != "playing":
            self._leave(table, after=GRACE)
        self._display.heard(table)

    def _found_lobby(self, lobby: Lobby, began: AnyRecord | None) -> None:
        """The same of a lobby. began: the table that it has become; other workers are heard of for that."""
        if self._store.workers.shared:
            self._set_alarm_of(lobby, after=GRACE)
            if lobby.outcome != "started":
                self._display.heard(lobby)
            return
        if began is not None and began.status == "playing" and began.id not in self._tables:
            self._table_changed(self._seat(began))
        self._lobby_changed(lobby)

    async def _hear_of(self, person: str, _version: int) -> None:
        self._display.heard_of(int(person))

    # what is there

    async def table(self, id: str) -> Table | None:
        """The table with that id, in play or finished. Raises Illegible."""
        if id in self._tables:
            return self._tables[id]
        record = await self._store.tables.find_table(id)
        return None if record is None else self._tables.get(id) or self._table(record)

    async def last_finished(self, person: int, guild: int) -> Table | None:
        """The table of the last match that the person has played to its end in that server, if it is kept."""
        results = await self._store.circuits.results(guild=guild, person=person)
        return await self.table(results[-1].race) if results else None

    def queue(self) -> tuple[int, float]:
        """How many clocks, robots and reminders wait, and how many seconds late the earliest is."""
        return len(self._alarms), self._alarms.late()

    # lobbies

    async def must_not_know(self, record: LobbyRecord[Any] | AnyRecord, person: int) -> None:
        """Raises TableError for who has seen the cards of a deal that is played again there."""
        if record.old is not None:
            await must_be_new_to(self._store.seats, record.title, record.old.seed, {person: "You have"})

    async def _driving_in(self, circuit: str) -> frozenset[str]:
        return frozenset(await self._store.seats.tables_in_play(circuit=circuit))

    async def _release(self, circuit: str) -> None:
        """A circuit is over: lobbies that gather for it count for none."""
        for lobby in [each for each in self._lobbies.values() if each.record.circuit == circuit]:
            with suppress(LobbyClosed):
                await lobby.count_for("")

    async def choose(self, person: int, preferences: Preferences) -> None:
        """Keep what a person has chosen; their tables go by it at once."""
        await self.preferences.choose(person, preferences)
        for table in self.tables_of(person):
            self._table_changed(table)

    def _open(self, record: LobbyRecord[Any]) -> Lobby:
        rulebook = self._titles[record.title]
        lobby = Lobby(
            *(record, rulebook, self._store.tables, self._clock),
            begin=self._dealing.begin,
            changed=self._lobby_changed,
            found=self._found_lobby,
        )
        self._lobbies[record.id] = lobby
        return lobby

    def _opened(self, record: LobbyRecord[Any]) -> Lobby:
        lobby = self._open(record)
        self._lobby_changed(lobby)
        return lobby

    def _set_alarm_of(self, lobby: Lobby, *, after: float = 0.0) -> None:
        key = ("lobby", lobby.record.id)
        if lobby.closed:
            self._lobbies.pop(lobby.record.id, None)
            self._alarms.cancel(key)
        else:
            self._alarms.set(key, lobby.record.expires + after, lobby.expire)

    def _lobby_changed(self, lobby: Lobby) -> None:
        self._set_alarm_of(lobby)
        if lobby.outcome != "started":
            self._display.show_lobby(lobby)

    # tables

    def _table(self, record: AnyRecord) -> Table:
        title = self._titles[record.title]
        return Table(
            record,
            title,
            self._store.tables,
            self._clock,
            self.preferences,
            self._table_changed,
            self._thinker,
            self._table_alarms.watch,
            self._found_table,
        )

    def _seat(self, record: AnyRecord) -> Table:
        table = self._tables[record.id] = self._table(record)
        return table

    def _began(self, record: AnyRecord) -> Table:
        table = self._seat(record)
        self._table_alarms.forget(record.id)
        self._table_changed(table)
        return table

    def _table_changed(self, table: Table) -> None:
        self._table_alarms.set(table)
        if table.record.status != "playing":
            self._leave(table)
        self._show(table)

    def _leave(self, table: Table, *, after: float = 0.0) -> None:
        """It is over. after: so many seconds later its circuit is looked at."""
        self._tables.pop(table.record.id, None)
        self._table_alarms.forget(table.record.id)
        if circuit := table.record.circuit:
            look = partial(self.circuits.look_at, circuit, table.record.place.channel)
            self._alarms.set(("circuit", circuit), self.now() + after, look)

    def _show(self, table: Table) -> None:
        self._display.show(table)

    def _remind(self, table: Table, seat: Seat) -> None:
        self._display.remind(table, seat)

    def _show_circuit(self, circuit: Circuit) -> None:
        self._display.show_circuit(circuit)
