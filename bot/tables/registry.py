"""The registry: every table and lobby of this bot, and what time does to them."""
# Longer than 400 lines: every lobby and table, and what time does to them, is looked after in one place.

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from bot.clock import Clock, SystemClock
from bot.engine.seal import KEYED
from bot.league.circuit import Circuit
from bot.league.daily import LEVEL, ROBOTS, Day
from bot.tables import transitions
from bot.tables.alarms import Alarms
from bot.tables.circuits import Circuits
from bot.tables.dailies import LATE, PLAYED, Dailies
from bot.tables.display import Display
from bot.tables.errors import LobbyClosed, LobbyFull, TableError, TableOver
from bot.tables.lobby import PATIENCE, Lobby, sealed
from bot.tables.others import EVERY, GRACE, Others
from bot.tables.play_clock import LAST_DIGIT, PlayClock
from bot.tables.ports import Changed, Conflict, Displaced, Heartbeat, Rulebook, Store, StoreAway, Thinker
from bot.tables.preferences import PreferenceBook, Preferences
from bot.tables.records import LobbyRecord, OldDeal, Pace, Place, Player, Seating
from bot.tables.robots import robot
from bot.tables.share import GONE, old_deal, seated, table_of
from bot.tables.table import Table
from bot.tables.thinker import IN_PROCESS
from bot.tables.transitions import AnyRecord

log = logging.getLogger(__name__)

DAY = 86_400.0

FORGOTTEN = 30 * DAY
"""Practice that nobody goes on with for so many seconds ends."""
UNPLAYED = "You have not gone on with it for thirty days, so it ended: `/practice` begins another."
THERE = 60.0
"""Who has pressed something at a table within so many seconds is there, and needs no call to their turn."""

_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def fresh_seed() -> str:
    """The seed of a new match, or the secret of a new lobby's deal: nobody can guess it."""
    return KEYED + secrets.token_hex()


class TableRegistry:
    """All tables in play and all open lobbies, in memory; finished tables are read from the store when asked.

    clock: the time. robot_pause: seconds before a robot moves. beat_every: seconds between signs of life.
    seeds: a new match's seed, which nobody may guess. keep: for so many seconds finished tables are kept.
    letters: draws one of a text's letters for an id. thinker: where robots think. displaced: is told when
    another process has the database by now. Nothing is opened, asked for or changed before `start`.
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
        thinker: Thinker = IN_PROCESS,
        displaced: Callable[[], None] = lambda: None,
    ) -> None:
        self._titles, self._store = titles, store
        self._real = clock or SystemClock()
        self._clock = PlayClock(self._real, alone=not store.shared)
        self._lost = 0.0  # what the clock had lost when it was last told
        self._pause, self._beat_every = robot_pause, beat_every
        self._seeds, self._letters = seeds, letters
        self._keep, self._thinker, self._displaced = keep, thinker, displaced
        self._alarms = Alarms(self._clock)
        self._practising = asyncio.Lock()
        self._tables, self._lobbies = dict[str, Table](), dict[str, Lobby]()
        self._made_elsewhere: dict[str, int] = {}  # by table, the last version that another worker has made
        self.preferences = PreferenceBook(store)
        self.dailies = Dailies(store, self._clock, titles)
        self.circuits = Circuits(
            store,
            self._clock,
            self._alarms,
            titles=titles,
            fresh_id=self._fresh_id,
            in_progress=self.driving_in,
            release=self._release,
            show_table=self._show,
            show_circuit=self._show_circuit,
        )
        self._others = Others(store, self._heard(), self._read_ahead)
        self._ahead: dict[str, AnyRecord] = {}  # tables that others have changed, read together

    # time

    def now(self) -> float:
        """Play time: it stands still while the bot is down."""
        return self._clock.now()

    def unix(self, at: float) -> float:
        """The Unix time of a play time."""
        return self._clock.unix(at)

    def is_there(self, player: Player) -> bool:
        """Has that person pressed something at their table within the last minute? An alarm may ring the last
        digit of a number early: what is left then is nothing.
        """
        return player.pressed + THERE - self.now() > LAST_DIGIT

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
        stored = await self._store.load()
        await self.preferences.load()
        if stored.heartbeat is not None:
            down = 0.0 if stored.others else self._real.now() - stored.heartbeat.at
            self._clock.lost = stored.heartbeat.lost + down
        await self._beat()
        for lobby in stored.lobbies:
            self._lobby_changed(self._open(lobby))
        for record in stored.tables:
            if stored.others:
                self._made_elsewhere[record.id] = record.version
            self._table_changed(self._seat(record))
        self.circuits.restore(stored.circuits)
        if self._store.shared:
            self._alarms.set("others", self.now() + EVERY, self._listen)
        self._alarms.set("purge", self.now() + 60.0, self._purge)
        log.info("%d tables and %d lobbies go on", len(stored.tables), len(stored.lobbies))

    async def stop(self) -> None:
        """Stop the clock, and wait for the presses under way; tables are on disk already."""
        await self._alarms.stop()
        for table in list(self._tables.values()):
            await table.race.rest()
        try:
            await self._store.beat(Heartbeat(self._real.now(), self._clock.lost))
        except Exception:
            log.exception("the time of the end is not kept: clocks go on from that of the last heartbeat")

    async def _beat(self) -> None:
        self._alarms.set("beat", self.now() + self._beat_every, self._beat)
        if self._lost != self._clock.lost:  # the machine was suspended: all deadlines are told anew
            self._lost = self._clock.lost
            for table in list(self._tables.values()):
                self._table_changed(table)
        try:
            await self._store.beat(Heartbeat(self._real.now(), self._clock.lost))
        except Displaced:
            self._displaced()

    async def _purge(self) -> None:
        """Forget what is older than it may be, once a day."""
        await self._store.purge(self._real.now() - self._keep)
        self._alarms.set("purge", self.now() + DAY, self._purge)

    # other workers

    def _heard(self) -> Mapping[str, Callable[[str, int], Awaitable[None]]]:
        return {
            "tables": self._hear_table,
            "lobbies": self._hear_lobby,
            "circuits": self.circuits.hear,
            "preferences": lambda person, _: self.preferences.hear_of(int(person)),
            "servers": lambda guild, _: self.preferences.hear_of_server(int(guild)),
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
        except StoreAway as away:
            log.warning("what other workers have changed cannot be asked for: %s", away)
        self._alarms.set("others", self.now() + EVERY, self._listen)

    def _is_new(self, id: str, version: int) -> bool:
        """Is a table of that version to be read?"""
        table = self._tables.get(id)
        return version > (-1 if table is None else table.record.version)

    async def _read_ahead(self, changes: Sequence[Changed]) -> None:
        """Read together what would be read one by one."""
        new = [each.id for each in changes if each.kind == "tables" and self._is_new(each.id, each.version)]
        found = await self._store.find_tables(new) if len(new) > 1 else ()
        self._ahead = {record.id: record for record in found}

    async def _hear_table(self, id: str, version: int) -> None:
        record = self._ahead.pop(id, None)
        if not self._is_new(id, version):
            return
        if record is None or record.version < version:
            record = await self._store.find_table(id)
        if record is None:
            return
        table = self._tables.get(id)
        if table is not None:
            await table.hear(record)
        elif record.status == "playing":
            self._found_table(self._seat(record))

    def _found_table(self, table: Table) -> None:
        """It was read anew: another worker has changed it; or, if there is none, this one has and was not
        told that it was stored.
        """
        if not self._store.shared:
            self._table_changed(table)
            return
        self._made_elsewhere[table.record.id] = table.record.version
        self._set_alarms(table)
        if table.record.status != "playing":
            self._leave(table, after=GRACE)
        self._display.heard(table)

    async def _hear_lobby(self, id: str, version: int) -> None:
        lobby = self._lobbies.get(id)
        if lobby is not None:
            await lobby.hear(version)
            return
        record = await self._store.find_lobby(id) if version >= 0 else None
        if record is not None and id not in self._lobbies:
            self._found_lobby(self._open(record), None)

    def _found_lobby(self, lobby: Lobby, began: AnyRecord | None) -> None:
        """The same of a lobby. began: the table that it has become; other workers are heard of for that."""
        if self._store.shared:
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

    def lobby(self, id: str) -> Lobby | None:
        """The open lobby with that id."""
        return self._lobbies.get(id)

    async def is_closed(self, id: str) -> bool:
        """Is no lobby with that id open any more? Raises Illegible where it is stored and cannot be read."""
        return id not in self._lobbies and await self._store.find_lobby(id) is None

    async def table(self, id: str) -> Table | None:
        """The table with that id, in play or finished. Raises Illegible."""
        if id in self._tables:
            return self._tables[id]
        record = await self._store.find_table(id)
        return None if record is None else self._tables.get(id) or self._table(record)

    async def last_finished(self, person: int, guild: int) -> Table | None:
        """The table of the last match that the person has played to its end in that server, if it is kept."""
        results = await self._store.results(guild=guild, person=person)
        return await self.table(results[-1].race) if results else None

    def tables_of(self, person: int) -> list[Table]:
        """The tables in play at which that person has a seat."""
        return [
            table
            for table in self._tables.values()
            if any(player.person == person for player in table.record.players)
        ]

    def lobbies_of(self, person: int) -> list[Lobby]:
        """The open lobbies in which that person sits."""
        return [lobby for lobby in self._lobbies.values() if lobby.seats(person)]

    def tables_in(self, channel: int) -> list[Table]:
        """The tables in play in that channel."""
        return [table for table in self._tables.values() if table.record.place.channel == channel]

    def lobbies_in(self, channel: int) -> list[Lobby]:
        """The open lobbies in that channel."""
        return [lobby for lobby in self._lobbies.values() if lobby.record.place.channel == channel]

    def lobbies_of_server(self, guild: int) -> list[Lobby]:
        """The open lobbies of that server that have a seat left, the newest last."""
        return [
            lobby for lobby in self._lobbies.values() if lobby.record.place.guild == guild and lobby.has_room
        ]

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each title, how many tables are in play and how many lobbies open."""
        playing = Counter(table.record.title for table in self._tables.values())
        gathering = Counter(lobby.record.title for lobby in self._lobbies.values())
        return {title: (playing[title], gathering[title]) for title in self._titles}

    def queue(self) -> tuple[int, float]:
        """How many clocks, robots and reminders wait, and how many seconds late the earliest is."""
        return len(self._alarms), self._alarms.late()

    def driving_in(self, circuit: str) -> frozenset[str]:
        """The ids of the tables in play that count for that circuit."""
        return frozenset(id for id, table in self._tables.items() if table.record.circuit == circuit)

    # lobbies

    async def open_lobby(
        self,
        *,
        title: str,
        place: Place,
        person: int,
        name: str,
        options: Any,
        pace: Pace,
        seating: Seating,
        robots: int,
        level: str = "",
        circuit: str = "",
    ) -> Lobby:
        """Open a lobby with its host and some robots, in that circuit if one is named. level: that of the
        robots; "": the usual one.

        Raises LobbyFull when there are not so many seats, TableError when the circuit takes no more races, or
        for a level that the game does not have.
        """
        if circuit:
            await self.circuits.admit(circuit, title)
        rulebook = self._titles[title]
        most = rulebook.game.seats[-1]
        if robots + 1 > most:
            raise LobbyFull(f"This game is for at most {most}: you and up to {most - 1} robots.")
        players: tuple[Player, ...] = (Player(name, person),)
        for _ in range(robots):
            players = (*players, robot(rulebook, players, level))
        return await self._new_lobby(
            title=title,
            place=place,
            host=person,
            options=options,
            pace=pace,
            seating=seating,
            players=players,
            circuit=circuit,
        )

    async def deal_again(self, code: str, *, place: Place, person: int, name: str, pace: Pace) -> Lobby:
        """Open a lobby in which the deal of a finished game is played by others, against the same robots.

        Raises TableError for what is no code of a finished game, and when the person has played that deal.
        """
        table = await self.table(table_of(code))
        if table is None or table.record.daily is not None:  # those are everybody's one try
            raise TableError(GONE)
        record = table.record
        old = old_deal(record, code, table.rulebook.game.outcome(record.match.state))
        await self._must_be_new_to(record.title, old.seed, person)
        players: tuple[Player, ...] = (Player(name, person),)
        for driver in old.robots:
            if driver is not None:
                players = (*players, robot(table.rulebook, players, driver))
        return await self._new_lobby(
            title=record.title,
            place=place,
            host=person,
            options=record.match.options,
            pace=pace,
            seating="fixed",
            players=players[: len(old.robots)],
            circuit="",
            old=old,
        )

    async def must_not_know(self, record: LobbyRecord[Any] | AnyRecord, person: int) -> None:
        """Raises TableError for who has seen the cards of a deal that is played again there."""
        if record.old is not None:
            await self._must_be_new_to(record.title, record.old.seed, person)

    async def _must_be_new_to(self, title: str, seed: str, person: int, who: str = "You have") -> None:
        if await self._store.has_met(title, seed, person):
            raise TableError(f"{who} played this deal: it is for those who do not know its cards.")

    async def practise(
        self, *, title: str, place: Place, person: int, name: str, options: Any, robots: int, level: str
    ) -> Table:
        """Begin a match of one person and some robots of that level, without a lobby and without a clock; the
        one of that game that they were at there ends. Raises TableError for a level that the game lacks.
        """
        alone = await self._alone(title, place, person, name, options, robots, level)
        async with self._practising:  # two presses at once begin one after the other
            for table in self.tables_of(person):
                record = table.record
                if record.place == place and record.title == title and record.daily is None:
                    await table.end(person, manager=True)
            return await self._deal(alone, stored=False)

    async def play_daily(self, *, day: Day, place: Place, person: int, name: str, options: Any) -> Table:
        """Begin somebody's one try at the deal of that day, which is today's. Raises TableError when they
        have had it.
        """
        await self.dailies.must_be_new(person)
        title = self.dailies.game(day)
        alone = await self._alone(title, place, person, name, options, ROBOTS, LEVEL)
        try:
            return await self._deal(alone, stored=False, day=day)
        except Conflict:
            raise TableError(PLAYED) from None

    async def _alone(
        self, title: str, place: Place, person: int, name: str, options: Any, robots: int, level: str
    ) -> LobbyRecord[Any]:
        """A lobby that nobody sees, of one person and so many robots. Raises TableError for a level that the
        game lacks.
        """
        players: tuple[Player, ...] = (Player(name, person),)
        for _ in range(robots):
            players = (*players, robot(self._titles[title], players, level))
        id = await self._fresh_id()
        return LobbyRecord(id, title, place, person, options, "none", "random", players, 0.0)

    async def rematch(self, table: Table, person: int) -> Lobby:
        """Open a lobby with the same people, the seats rotated by one, in the same circuit if that goes on; a
        second press finds the first one's.

        Raises NotSeated, and TableError while the match goes on or when that lobby has closed since.
        """
        table.seat_of(person)
        record = table.record
        if record.daily is not None:
            raise TableError("A daily is dealt once; /daily has tomorrow's.")
        if record.status == "playing":
            raise TableError("A rematch can be had once this match is over.")
        if record.rematch:
            return self._rematch_of(record)
        players = tuple(
            replace(player, driver=None if player.person else player.driver, left=False, missed=0, cut="")
            for player in (*record.players[1:], record.players[0])
            if not player.left
        )
        lobby = await self._new_lobby(
            title=record.title,
            place=record.place,
            host=person,
            options=record.match.options,
            pace=record.pace,
            seating="fixed",
            players=players,
            circuit=await self._circuit_that_goes_on(record.circuit, record.title),
            after=record.id,
            open_seats=record.open_seats,
        )
        if await table.follow(lobby.record.id) != lobby.record.id:
            await lobby.cancel(person, manager=True)
            return self._rematch_of(table.record)
        return lobby

    def _rematch_of(self, record: AnyRecord) -> Lobby:
        lobby = self._lobbies.get(record.rematch)
        if lobby is None:
            raise TableError("The rematch has started or was called off already.")
        return lobby

    async def race_again_in_circuit(self, id: str, person: int) -> Lobby:
        """Make a circuit of a finished race and its rematches: `id` is the table's, or that of the lobby of
        its rematch. Raises NotSeated, NotAllowed, LobbyClosed, TableError.
        """
        lobby = self._lobbies.get(id)
        table = await self.table(lobby.record.after if lobby else id)
        if table is None:
            raise TableError("The race before is no more, so it cannot begin a circuit.")
        if table.record.status != "over":
            raise TableError("The race before has no result, so it cannot begin a circuit.")
        if lobby is None:
            lobby = await self.rematch(table, person)
        lobby.must_sit(person)
        if not lobby.record.circuit:
            circuit = await self.circuits.follow(table, person)
            await lobby.count_for(circuit.id)
        return lobby

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

    async def forget(self, person: int) -> str:
        """Take a person out of everything that is stored; answers what stands in the place of their name."""
        alias = await self._store.next_alias()
        for lobby in self.lobbies_of(person):
            with suppress(TableError):
                await lobby.leave(person)
        for table in self.tables_of(person):
            with suppress(TableOver):
                await table.forget(person, alias)
        for table in list(self._tables.values()):
            await table.forget_gone(person, alias)
        await self.circuits.forget(person)
        self.preferences.forget(person)
        await self._store.forget(person, alias)
        return alias

    async def _circuit_that_goes_on(self, circuit: str, title: str) -> str:
        """The same circuit if it takes one more race of that game; "" otherwise."""
        try:
            await self.circuits.admit(circuit, title)
        except TableError:
            return ""
        return circuit

    async def _new_lobby(
        self,
        *,
        title: str,
        place: Place,
        host: int,
        options: Any,
        pace: Pace,
        seating: Seating,
        players: tuple[Player, ...],
        circuit: str,
        after: str = "",
        open_seats: bool = False,
        old: OldDeal | None = None,
    ) -> Lobby:
        id, expires = await self._fresh_id(), self.now() + PATIENCE
        record = LobbyRecord(
            *(id, title, place, host, options, pace, seating, players, expires, circuit, after, open_seats),
            secret="" if old is not None else self._seeds(),
            old=old,
        )
        await self._store.save_lobby(record)
        lobby = self._open(record)
        self._lobby_changed(lobby)
        return lobby

    async def _fresh_id(self) -> str:
        """Five letters that nothing else has: short enough to say aloud."""
        while True:
            id = "".join(self._letters(_LETTERS) for _ in range(5))
            if id not in self._lobbies and not await self._store.is_taken(id):
                return id

    def _open(self, record: LobbyRecord[Any]) -> Lobby:
        rulebook = self._titles[record.title]
        lobby = Lobby(
            *(record, rulebook, self._store, self._clock),
            begin=self._begin,
            changed=self._lobby_changed,
            found=self._found_lobby,
        )
        self._lobbies[record.id] = lobby
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

    async def _begin(self, lobby: LobbyRecord[Any]) -> Table:
        for player in lobby.players:
            if lobby.old is not None and player.person is not None:  # in another lobby, perhaps
                await self._must_be_new_to(lobby.title, lobby.old.seed, player.person, f"{player.name} has")
        if not lobby.circuit:
            return await self._deal(lobby)
        async with self.circuits.gate:
            await self.circuits.admit(lobby.circuit, lobby.title)
            async with self.circuits.counting(lobby.circuit) as circuit:
                return await self._deal(lobby, circuit)

    async def _deal(
        self,
        lobby: LobbyRecord[Any],
        circuit: Circuit | None = None,
        *,
        stored: bool = True,
        day: Day | None = None,
    ) -> Table:
        """Begin the match of a lobby that is `stored`, or of one that nobody has seen. circuit: as it is once
        the race counts for it. day: whose deal it is. Raises Conflict.
        """
        share = await self.circuits.share_of_starts(lobby.circuit)
        now = self.now()
        secret, old = sealed(lobby), lobby.old
        if old is not None:
            seed, ready = old.seed, replace(lobby, players=seated(old, lobby.players))
        elif day is not None:
            seed, ready = day.seed(lobby.title), lobby
        else:
            seed, ready = self._seeds() if secret is None else secret.deal, lobby
        record = transitions.begun(ready, self._titles[lobby.title], seed, now, share)
        record = replace(record, sealed=secret, old=old, daily=day)
        record = self.preferences.spared(record, (), now, self.unix(now))
        await self._store.open_table(record, lobby if stored else None, circuit)
        table = self._seat(record)
        self._made_elsewhere.pop(record.id, None)
        self._table_changed(table)
        return table

    def _table(self, record: AnyRecord) -> Table:
        title = self._titles[record.title]
        return Table(
            record,
            title,
            self._store,
            self._clock,
            self._table_changed,
            self._thinker,
            self.preferences,
            self._watch,
            self._found_table,
        )

    def _seat(self, record: AnyRecord) -> Table:
        table = self._tables[record.id] = self._table(record)
        return table

    def _table_changed(self, table: Table) -> None:
        self._set_alarms(table)
        if table.record.status != "playing":
            self._leave(table)
        self._show(table)

    def _leave(self, table: Table, *, after: float = 0.0) -> None:
        """It is over. after: so many seconds later its circuit is looked at."""
        self._tables.pop(table.record.id, None)
        self._made_elsewhere.pop(table.record.id, None)
        self.circuits.look_at(table.record.circuit, table.record.place.channel, after=after)

    def _set_alarms(self, table: Table) -> None:
        """Set the alarms of the present in the place of those that were set before; later, where another
        worker has made it, and sees to it unless it was killed.
        """
        record, id, turn = table.record, table.record.id, table.turn
        late = GRACE if self._made_elsewhere.get(id) == record.version else 0.0
        dues = {due.seat: due for due in record.dues}
        self._watch(table)
        self._alarms.cancel(("late", id))
        end, words = self._ends(record)
        if end is not None and record.status == "playing":
            self._alarms.set(("late", id), end + late, partial(table.abandon, words))
        self._alarms.cancel(("forced", id))
        if transitions.unasked(record, table.rulebook) is not None:
            self._alarms.set(("forced", id), self.now() + late, table.go_on)
        for seat in range(len(record.players)):
            due = dues.get(seat)
            for kind in ("half", "due", "robot", "pass", "quiet"):
                self._alarms.cancel((kind, id, seat))
            left = self.preferences.quiet_left(record.players[seat].person, self.unix(self.now()))
            if left and seat in table.awaited:
                self._alarms.set(("quiet", id, seat), self.now() + left + 1, partial(self._wake, table))
            if due is not None and not due.reminded:
                self._alarms.set(
                    ("half", id, seat), due.half + late, partial(self._remind, table, seat, turn)
                )
            if due is not None:
                self._alarms.set(("due", id, seat), due.at + late, partial(table.idle, seat, turn))
            at = table.robots.moves_at(seat, self._pause)
            if at is not None:
                self._alarms.set(("robot", id, seat), at + late, partial(table.robots.drive, seat, turn))
            at = transitions.auto_moves_at(record, table.rulebook, seat, self.now())
            if at is not None:
                self._alarms.set(("pass", id, seat), at + late, partial(table.auto_move, seat, turn))

    def _ends(self, record: AnyRecord) -> tuple[float | None, str]:
        """When a match that one person plays alone ends by itself, None if it does not, and the word then."""
        if record.daily is not None:
            return self.dailies.late_at(record), LATE.format(label=record.daily.label)
        if not record.place.direct:
            return None, ""
        return max(record.began, *(player.pressed for player in record.players)) + FORGOTTEN, UNPLAYED

    async def _wake(self, table: Table) -> None:
        """Somebody's quiet hours are over, or they have pressed nothing for a while: they can be called."""
        self._table_changed(table)

    def _watch(self, table: Table) -> None:
        """Look again when those who are awaited have pressed nothing for a while; a press that is no move
        makes it later.
        """
        for seat, player in enumerate(table.record.players):
            key = ("there", table.record.id, seat)
            self._alarms.cancel(key)
            if seat in table.awaited and self.is_there(player):
                self._alarms.set(key, player.pressed + THERE, partial(self._wake, table))

    def _show(self, table: Table) -> None:
        self._display.show(table)

    def _show_circuit(self, circuit: Circuit) -> None:
        self._display.show_circuit(circuit)

    async def _remind(self, table: Table, seat: int, turn: int) -> None:
        if await table.remind(seat, turn):
            self._display.remind(table, seat)
