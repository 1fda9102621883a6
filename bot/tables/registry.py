"""The registry of all tables and lobbies of the bot."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence, Set as AbstractSet
from functools import partial
from math import inf
from typing import Final, NamedTuple

from bot.engine.seal import KEYED
from bot.locales.phrase import Locale
from bot.model.play_clock import PlayClock
from bot.model.preferences import Preferences, ServerChoice
from bot.model.snapshots import AnyLobby, AnySnapshot
from bot.model.store_errors import Displaced, StoreAway
from bot.runtime.clock import Clock, SystemClock
from bot.storage.due import SHOWN_IN
from bot.storage.store import SqlStore
from bot.storage.workers import Heartbeat
from bot.tables.alarms import Alarms
from bot.tables.circuits import Circuits
from bot.tables.dailies import Dailies
from bot.tables.deadlines import Deadline
from bot.tables.dealing import MatchStarter
from bot.tables.due_work import DueWork, TableAlarms
from bot.tables.extension import Extension
from bot.tables.lobby import Lobby
from bot.tables.new_lobbies import Limits, NewLobbies
from bot.tables.notifications import Notifications
from bot.tables.person_deletion import PersonDeletion
from bot.tables.preferences import PreferenceBook
from bot.tables.registry_port import Display
from bot.tables.share_codes import must_be_new_to
from bot.tables.single_player import SinglePlayer
from bot.tables.table import Table
from bot.tables.table_cache import Cached, CachedLobbies, CachedTables
from bot.tables.thinker import IN_PROCESS, Thinker
from bot.title import AnyTitle as Title

log = logging.getLogger(__name__)

DAY = 86_400.0
CACHED = 500
"""The maximum number of tables, and of lobbies, that are cached in memory."""
_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def fresh_seed() -> str:
    """Return a random seed for a new match, or a secret for a new lobby's deal, which nobody can guess."""
    return KEYED + secrets.token_hex()


class Luck(NamedTuple):
    """Draws random values that must be secret or unique. seed: returns the seed of a new match. letter:
    returns a random letter of a text.
    """

    seed: Callable[[], str] = fresh_seed
    letter: Callable[[str], str] = secrets.choice


LUCK: Final = Luck()


async def _unknown() -> None:
    """Return None, because the bot's servers are unknown."""


class TableRegistry:
    """The tables and lobbies of the bot. clock: Unix time. The attribute of that name is play time, which
    pauses while the bot is down. robot_pause: a robot's usual pause in seconds. beat_every: the maximum
    number of seconds between heartbeats. keep: the number of seconds for which finished tables are kept.
    results_kept: the number of seconds after which inactive people are deleted. servers: returns the ids of
    the bot's servers, or None if they are unknown. displaced: called when another process has taken over the
    database. has_left: asks Discord whether a person (the second argument) has left a server (the first).
    cached: the maximum number of tables, and of lobbies, in the cache.
    """

    display: Display

    def __init__(
        self,
        *,
        titles: Mapping[str, Title],
        store: SqlStore,
        robot_pause: float,
        clock: Clock | None = None,
        beat_every: float = 30.0,
        luck: Luck = LUCK,
        keep: float = 90 * DAY,
        results_kept: float = 1095 * DAY,
        servers: Callable[[], Awaitable[AbstractSet[int] | None]] = _unknown,
        has_left: Callable[[int, int], Awaitable[bool]] | None = None,
        thinker: Thinker = IN_PROCESS,
        displaced: Callable[[], None] = lambda: None,
        limits: Limits | None = None,
        cached: int = CACHED,
    ) -> None:
        self.titles, self._luck, self._store = titles, luck, store
        self._extensions: list[Extension] = []
        self.clock = PlayClock(clock or SystemClock(), store.workers.presence)
        self._lost = 0.0  # the clock's lost time at the last display
        self._beat_every, self._keep, self._results_kept = beat_every, keep, results_kept
        self._has_left, self._robot_pause = has_left, robot_pause
        self._servers, self._thinker, self._displaced = servers, thinker, displaced
        self._alarms = Alarms(self.clock, store.wait_until_back)
        self.preferences = PreferenceBook(store.preferences, self.clock, alone=not store.workers.shared)
        self.tables: CachedTables = Cached(
            "tables",
            seats=store.seats,
            find=store.tables.find_table,
            find_all=store.tables.find_tables,
            most=cached,
            make=self._table,
            load=self._load,
            shared=store.workers.shared,
        )
        self.lobbies: CachedLobbies = Cached(
            "lobbies",
            seats=store.seats,
            find=store.tables.find_lobby,
            find_all=store.tables.find_lobbies,
            most=cached,
            make=self._lobby,
            load=self._load,
            shared=store.workers.shared,
        )
        self.notifications = Notifications(self.preferences, self.clock)
        self.dailies = Dailies(store=store.dailies, tables=self.tables, clock=self.clock, titles=titles)

        # the parts that depend on other parts
        self.circuits = Circuits(
            store=store.circuits,
            tables=store.tables,
            seats=store.seats,
            registry=self,
            alone=not store.workers.shared,
        )
        self.starter = MatchStarter(
            store=store.tables,
            seats=store.seats,
            circuits=self.circuits,
            registry=self,
        )
        self.new_lobbies = NewLobbies(
            store=store.tables,
            seats=store.seats,
            circuits=self.circuits,
            registry=self,
            limits=limits or Limits(),
        )
        self.person_deletion = PersonDeletion(
            people=store.people,
            retention=store.retention,
            extensions=self._extensions,
            registry=self,
        )
        self.single_player = SinglePlayer(
            store=store.tables,
            dailies=self.dailies,
            starter=self.starter,
            registry=self,
        )
        self._table_alarms = TableAlarms(self._alarms, self)
        self._due_work = DueWork(
            store=store.due,
            seats=store.seats,
            alarms=self._alarms,
            extensions=self._extensions,
            registry=self,
            displaced=self._displaced,
            shared=store.workers.shared,
        )

    # life

    def extend(self, extension: Extension) -> None:
        """Add a feature's extension. Must be called before `start`."""
        self._extensions.append(extension)

    def fresh_seed(self) -> str:
        """Return the seed of a new match, or the secret of a new deal."""
        return self._luck.seed()

    async def start(self, display: Display) -> None:
        """Let the clock go on where the last process stopped it. display: shows the tables from now on."""
        self.display = display
        workers = self._store.workers
        last = await workers.last_beat()
        if last is not None:
            self.clock.lose(last.lost + self.clock.unix_now() - last.at)
        self._lost = self.clock.lost
        await self._beat()
        self._alarms.set("purge", self.clock.now() + 60.0, self._purge)

    async def resume(self) -> None:
        """Do the work that is due and, if no other process runs, check all messages, as the last process can
        have left both unfinished. Can be repeated. Raises StoreAway.
        """
        try:
            alone = len(self._store.workers.alive()) == 1
            if alone:
                await self._store.due.hasten("notes", self.clock.now())
            await self._due_work.look()
            if alone:
                await self._go_on()
        finally:  # clocks and robots go on, whatever failed
            self._due_work.expect(self.clock.now())
        log.info("going on")

    async def _go_on(self) -> None:
        """Have features catch up, redraw outdated messages, and correct the times when tables and lobbies are
        due.
        """
        for extension in self._extensions:
            await extension.begin()
        self._due_work.sweep()

    async def stop(self) -> None:
        """Stop all alarms, wait for pending presses, and store the time."""
        await self._alarms.stop()
        for table in self.tables.held():
            await table.race.rest()
        try:
            await self._store.workers.beat(Heartbeat(self.clock.unix_now(), self.clock.lost))
        except StoreAway as away:
            log.warning("the time of the end isn't stored, clocks go on from the last heartbeat: %s", away)
        except Exception:
            log.exception("the time of the end is not kept: clocks go on from that of the last heartbeat")

    async def _beat(self) -> None:
        every = min(self._beat_every, self._store.workers.every)
        self._alarms.set("beat", self.clock.now() + every, self._beat)
        if self._lost != (lost := self.clock.lost):  # the machine was suspended
            await self._go_on()
            self._lost = lost
            self._due_work.expect(self.clock.now())
        try:
            await self._store.workers.beat(Heartbeat(self.clock.unix_now(), self.clock.lost))
        except Displaced:
            self._displaced()

    async def _purge(self) -> None:
        """Delete expired data, once a day."""
        now = self.clock.unix_now()
        await self._store.retention.purge(now - self._keep)
        await self.person_deletion.inactive(now - self._results_kept)
        if (present := await self._servers()) is not None:
            await self.person_deletion.left_servers(present, now)
        self._alarms.set("purge", self.clock.now() + DAY, self._purge)

    # queries

    async def _load(self, cached: Iterable[Table | Lobby]) -> None:
        """Read the settings of all people at the tables or lobbies, of their servers and of their
        circuits.
        """
        snapshots = [each.snapshot for each in cached]
        persons = {person for snapshot in snapshots for person in snapshot.seats}
        await self.preferences.load(persons, *{snapshot.place.guild for snapshot in snapshots})
        await self.circuits.load({snapshot.circuit for snapshot in snapshots})

    async def has_left(self, guild: int, person: int) -> bool:
        """Return whether Discord says that a person is not a member of a server."""
        return self._has_left is not None and await self._has_left(guild, person)

    async def fresh_id(self) -> str:
        """Return an unused id of five letters and digits."""
        while True:
            id = "".join(self._luck.letter(_LETTERS) for _ in range(5))
            if not await self._store.tables.is_taken(id):
                return id

    async def counts(self) -> Mapping[str, tuple[int, int]]:
        """Return the number of tables in play and of open lobbies for each game, by its key."""
        return await self._store.seats.counts()

    def queue(self) -> tuple[int, float]:
        """Return the number of alarms that are set, and the number of seconds by which the earliest is
        late.
        """
        return len(self._alarms), self._alarms.late()

    # lobbies

    async def must_not_know(self, snapshot: AnyLobby | AnySnapshot, person: int) -> None:
        """Raise TableError if a person has seen the cards of the old deal that the lobby or table replays."""
        if snapshot.old is not None:
            await must_be_new_to(self._store.seats, snapshot.title, snapshot.old.seed, {person: ""})

    async def has_met(self, snapshot: AnySnapshot, person: int) -> bool:
        """Return whether a person sits or sat at a table with the deal of a snapshot."""
        return person in await self._store.seats.met(snapshot.title, snapshot.match.seed, [person])

    async def plays_several(self, person: int) -> bool:
        """Return whether a person has seats at several tables in play."""
        return len(await self._store.seats.find("tables", person=person)) > 1

    async def dealt_elsewhere(self, snapshot: AnySnapshot) -> bool:
        """Return whether the deal of a finished table is being played now where it counts, or by several
        people.
        """
        return await self._store.seats.in_play(snapshot.title, snapshot.match.seed)

    async def counts_until(self, snapshot: AnySnapshot) -> float:
        """Return the Unix time until which the deal of a finished table counts for others: infinite while
        others play the deal, and 0 if it counts for nobody.
        """
        day = snapshot.daily
        if day is not None and self.clock.unix_now() < day.late:
            return day.late
        return inf if await self.dealt_elsewhere(snapshot) else 0.0

    async def choose(self, person: int, preferences: Preferences) -> None:
        """Store a person's settings, and apply them to their tables."""
        await self.preferences.choose(person, preferences)
        for table in await self.tables.find(person=person):
            await self._due_work.reckon(table)

    async def choose_for_server(self, guild: int, choice: ServerChoice) -> None:
        """Store a server's settings, and have its tables and lobbies show them."""
        before = self.preferences.server(guild)
        await self.preferences.choose_for_server(guild, choice)
        if (before.theme, before.role) != (choice.theme, choice.role):
            self.compare(guild)

    def compare(self, guild: int) -> None:
        """Redraw the tables and lobbies of a server whose messages no longer show their current state."""
        self._due_work.sweep(guild)

    async def met(self, person: int, locale: Locale) -> None:
        """Store the language of a person's client, and apply it to their hands."""
        before = self.preferences.of(person).reads
        await self.preferences.met(person, locale)
        if self.preferences.of(person).reads != before:
            for table in await self.tables.find(person=person):
                self.display.update(table)

    def _lobby(self, snapshot: AnyLobby) -> Lobby:
        return Lobby(
            snapshot=snapshot,
            title=self.titles[snapshot.title],
            store=self._store.tables,
            clock=self.clock,
            begin=self.starter.begin,
            make=self.make,
            events=self,
        )

    def _table(self, snapshot: AnySnapshot) -> Table:
        """Return a table to cache, in place of its lobby, which another process has possibly started."""
        self.lobbies.drop(snapshot.id)
        return self.make(snapshot)

    # tables: see RegistryPort

    def make(self, snapshot: AnySnapshot) -> Table:
        """Return a new Table for a snapshot, without caching it."""
        return Table(
            snapshot,
            title=self.titles[snapshot.title],
            store=self._store.tables,
            clock=self.clock,
            preferences=self.preferences,
            events=self,
            thinker=self._thinker,
            robot_pause=self._robot_pause,
        )

    def found(self, subject: Table | Lobby) -> None:
        """Handle a new state of a table or lobby that was read from the store."""
        if subject.closed:
            self.lobbies.drop(subject.snapshot.id)
        if self._store.workers.shared:
            self.display.changed_elsewhere(subject)
        elif isinstance(subject, Lobby) and subject.table is not None and not subject.table.can_be_deleted:
            self.tables.add(subject.table)
            self.changed(subject.table)
        else:
            self.changed(subject)

    def unsure(self, subject: Table | Lobby) -> None:
        """After an unconfirmed write, read the table or lobby again as soon as the store answers."""
        self._alarms.set(("unsure", subject.snapshot.id), self.clock.now(), partial(self._make_sure, subject))

    async def _make_sure(self, subject: Table | Lobby) -> None:
        """Read a table or lobby again, and show it if the unconfirmed write was stored. Raises StoreAway."""
        known = subject.snapshot.version
        await subject.refresh()
        if subject.snapshot.version > known:
            self.changed(subject)
            self.display.see_to(subject)  # its messages have waited for long enough

    def pressed(self, table: Table) -> None:
        """Postpone the check for absent players after a press that is not a move."""
        self._table_alarms.watch(table)

    def expect(self, at: float | None) -> None:
        """Make sure that the store is asked for due work at the play time `at`. Do nothing if it is None."""
        self._due_work.expect(at)

    def changed(self, subject: Table | Lobby, due: Sequence[Deadline] | None = None) -> None:
        """Show a table or lobby after a change that is on disk, and set its alarms. due: the scheduled
        changes of a table, or None to compute them.
        """
        self._due_work.expect(self.clock.now() + SHOWN_IN)
        if isinstance(subject, Table):
            self._table_alarms.set(subject, subject.due(subject.snapshot) if due is None else due)
            if subject.snapshot.status != "playing":
                self._look_after(subject.snapshot)
        elif subject.closed:
            self.lobbies.drop(subject.snapshot.id)
        if not isinstance(subject, Lobby) or subject.outcome != "started":
            self.display.update(subject)

    def _look_after(self, snapshot: AnySnapshot) -> None:
        for extension in self._extensions:
            if id := extension.subject_of(snapshot):
                ended = partial(extension.table_ended, id, snapshot)
                self._alarms.set((type(extension).__name__, id), self.clock.now(), ended)
