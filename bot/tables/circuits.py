"""The circuits of this bot that run: who may start a race in them, and how they come to their end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from bot.league.circuit import (
    MOST_HOURS,
    MOST_RACES,
    NAME,
    Circuit,
    Limit,
    Races,
    Robots,
    Unlimited,
    Until,
    is_over,
    refusal,
)
from bot.league.ratings import anchors
from bot.league.results import Result
from bot.league.scoring import among_people
from bot.league.standings import standings
from bot.tables.again import MOVED_ON, anew
from bot.tables.alarms import Alarms
from bot.tables.errors import NotAllowed, Overtaken, Stale, TableError
from bot.tables.play_clock import PlayClock
from bot.tables.ports import Conflict, Rulebook
from bot.tables.records import Place, Player
from bot.tables.stores import CircuitStore, TableStore
from bot.tables.table import Table
from bot.tables.transitions import AnyRecord

CLOSED = "There is no open circuit of that name here. /league create opens one."
NO_MORE = "a game that is no more"
_ENDS = "Say how the circuit ends: after so many races, after so many hours, or when it is closed (open)."


def limit_of(races: int | None, hours: int | None, unlimited: bool, now: float) -> Limit:
    """The limit that somebody chose. Raises TableError unless it is exactly one, and possible."""
    if (races is not None) + (hours is not None) + unlimited != 1:
        raise TableError(f"{_ENDS} Choose one of the three.")
    if races is not None:
        if not 1 <= races <= MOST_RACES:
            raise TableError(f"A circuit is for 1 to {MOST_RACES} races.")
        return Races(races)
    if hours is not None:
        if not 1 <= hours <= MOST_HOURS:
            raise TableError(f"A circuit may last 1 to {MOST_HOURS} hours.")
        return Until(now + hours * 3_600.0)
    return Unlimited()


def name_of(given: str) -> str:
    """A circuit's name on one line. Raises TableError for one that is empty or too long."""
    name = " ".join("".join(char if char.isprintable() else " " for char in given).split())
    if not name:
        raise TableError("A circuit needs a name.")
    if len(name) > NAME:
        raise TableError(f"A circuit's name has at most {NAME} characters; this one has {len(name)}.")
    return name


class Circuits:
    """All circuits that are not closed, in memory; closed ones are read from the store when asked.

    titles: the games there are. fresh_id: an id that nothing else has. in_progress: the ids of the tables in
    play that count for a circuit. release: is told of a circuit that is over, and has lobbies count for it no
    more. show_table and show_circuit: draw a table anew, and post a final table.
    """

    def __init__(
        self,
        store: CircuitStore,
        tables: TableStore,
        clock: PlayClock,
        alarms: Alarms,
        *,
        titles: Mapping[str, Rulebook],
        fresh_id: Callable[[], Awaitable[str]],
        in_progress: Callable[[str], Awaitable[frozenset[str]]],
        release: Callable[[str], Awaitable[None]],
        show_table: Callable[[Table], None],
        show_circuit: Callable[[Circuit], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._alarms = alarms
        self._titles = titles
        self._fresh_id = fresh_id
        self._in_progress = in_progress
        self._release = release
        self._show_table = show_table
        self._show_circuit = show_circuit
        self._known: dict[str, Circuit] = {}
        self.gate = asyncio.Lock()
        """Held while a race starts in a circuit and while one comes to its end: no race slips in between."""

    def restore(self, circuits: Sequence[Circuit]) -> None:
        """Go on with those of the last process."""
        for circuit in circuits:
            self._known[circuit.id] = circuit
            if circuit.running:
                self.look_at(circuit.id)
            else:
                self._wind_up(circuit.id)

    # what is there

    def running(self, id: str) -> Circuit | None:
        """The circuit with that id, if it runs."""
        circuit = self._known.get(id)
        return circuit if circuit is not None and circuit.running else None

    def running_in(self, guild: int) -> list[Circuit]:
        """The circuits of that server that run, the newest first."""
        here = [each for each in self._known.values() if each.guild == guild and each.running]
        return sorted(here, key=lambda each: -each.opened)

    async def find(self, id: str) -> Circuit | None:
        """The circuit with that id, running or closed."""
        return self._known.get(id) or await self._store.find_circuit(id)

    async def all_in(self, guild: int) -> Sequence[Circuit]:
        """Every circuit of that server, the newest first."""
        return await self._store.circuits_in(guild)

    async def results(self, circuit: Circuit) -> Sequence[Result]:
        """The results that count for it, in the order of the races, with the places and points that they
        have in it.
        """
        found = await self._all_results(circuit)
        return among_people(found) if circuit.robots == "ignore" else found

    async def _all_results(self, circuit: Circuit) -> Sequence[Result]:
        return await self._store.results(guild=circuit.guild, circuit=circuit.id)

    async def results_of(self, guild: int, person: int) -> Sequence[Result]:
        """All results of a person in that server, in the order of the races."""
        return await self._store.results(guild=guild, person=person)

    async def results_in(self, guild: int, title: str) -> Sequence[Result]:
        """All results of the game with that key in that server, in the order of the races."""
        return await self._store.results(guild=guild, title=title)

    async def share_of_starts(self, id: str) -> Callable[[Player], float]:
        """Of how many of their races in that circuit somebody had the first seat; nobody had any without one.
        Robots go by their names.
        """
        circuit = self.running(id)
        results = await self._all_results(circuit) if circuit is not None else ()
        races = Counter(each.person or each.name for each in results)
        starts = Counter(each.person or each.name for each in results if each.seat == 0)

        def share(player: Player) -> float:
            driver = player.person or player.name
            return starts[driver] / races[driver] if races[driver] else 0.0

        return share

    def anchors(self, title: str) -> Mapping[str, float]:
        """Where the robots of the game with that key stand in ratings; of one that is no more nowhere."""
        return anchors(self._titles[title].elo) if title in self._titles else {}

    def game_of(self, circuit: Circuit) -> str:
        """The name of the game whose races count for it; "": any game's do."""
        if not circuit.title:
            return ""
        title = self._titles.get(circuit.title)
        return NO_MORE if title is None else title.name

    async def admit(self, id: str, title: str) -> None:
        """May a race of the game with that key start in that circuit now? Raises TableError when not."""
        circuit = self._known.get(id)
        if circuit is None:
            raise TableError(CLOSED)
        words = refusal(circuit, *await self._count(circuit), self._clock.now())
        if words is not None:
            raise TableError(words)
        if not circuit.counts(title):
            raise TableError(f"This circuit counts only races of {self.game_of(circuit)}.")

    async def _count(self, circuit: Circuit) -> tuple[int, int]:
        """How many races are finished, and how many are in progress."""
        finished = {result.race for result in await self._all_results(circuit)}
        return len(finished), len(await self._in_progress(circuit.id) - finished)

    # what people may do

    async def create(
        self,
        *,
        place: Place,
        host: int,
        name: str,
        limit: Limit,
        hints: bool = False,
        title: str = "",
        robots: Robots = "ignore",
    ) -> Circuit:
        """Open a circuit. hints: its races may have them. title: the key of the game whose races count; "":
        any. robots: do they take places and points? Raises TableError when its name is empty, too long or
        taken.
        """
        made = await self._new(place, host, name_of(name), limit, title)
        circuit = replace(made, hints=hints, robots=robots)
        try:
            await self._tables.open_circuit(circuit, ())
        except Conflict:
            raise TableError(
                "A circuit of that name is open here already: choose another name, or close that one."
            ) from None
        return self._began(circuit)

    async def follow(self, table: Table, host: int) -> Circuit:
        """The circuit of a finished race. If it has none, make one of it and of the races that it was the
        rematch of. Raises TableError when its circuit is closed, Stale.
        """
        record = table.record
        if record.circuit:
            known = self.running(record.circuit)
            if known is None:
                raise TableError(CLOSED)
            return known
        id = await self._fresh_id()
        circuit = await self._new(record.place, host, f"Quick circuit {id}", Unlimited(), record.title, id)
        before = [each for each in await self._races_before(record) if not each.circuit]
        chain = [replace(each, circuit=id, version=each.version + 1) for each in (record, *before)]
        try:
            await self._tables.open_circuit(circuit, chain)
        except Conflict:
            raise Stale(MOVED_ON) from None
        table.record = chain[0]
        self._show_table(table)
        return self._began(circuit)

    async def _races_before(self, record: AnyRecord) -> list[AnyRecord]:
        """The finished tables that it was the rematch of, and they of others, the newest first."""
        chain: list[AnyRecord] = []
        while record.after and (before := await self._tables.find_table(record.after)) is not None:
            chain.append(before)
            record = before
        return chain

    async def _new(
        self, place: Place, host: int, name: str, limit: Limit, title: str, id: str = ""
    ) -> Circuit:
        id = id or await self._fresh_id()
        opened = self._clock.unix(self._clock.now())
        return Circuit(
            id, place.guild, place.channel, name, host, limit, opened, title=title, robots="ignore"
        )

    def _began(self, circuit: Circuit) -> Circuit:
        self._known[circuit.id] = circuit
        self.look_at(circuit.id)
        return circuit

    def must_be_closable(self, id: str, by: int, *, manager: bool) -> Circuit:
        """The circuit, if that person may close it now. Raises NotAllowed, TableError."""
        circuit = self.running(id)
        if circuit is None:
            raise TableError(CLOSED)
        if not manager and by != circuit.host:
            raise NotAllowed("Only the circuit's host, or somebody with Manage Server, may close it.")
        if circuit.status == "closing":
            raise TableError("This circuit closes already, as soon as its races in progress are over.")
        return circuit

    @anew
    async def close(self, id: str, by: int, channel: int, *, manager: bool) -> Circuit:
        """Close a circuit: at once, or when its races in progress are over. The final table goes to
        `channel`. Raises NotAllowed, TableError.
        """
        async with self.gate:
            circuit = self.must_be_closable(id, by, manager=manager)
            await self._keep(replace(circuit, status="closing", channel=channel))
        self.look_at(id)  # should what follows fail
        await self._settle(id)
        return self._known.get(id) or circuit

    async def forget(self, person: int) -> None:
        """Hand the circuits of somebody on: to the best person in their table, or to nobody."""
        for circuit in [each for each in self._known.values() if each.host == person]:
            await self._hand_on(circuit.id, person)

    @anew
    async def _hand_on(self, id: str, person: int) -> None:
        circuit = self._known[id]
        rows = standings(await self.results(circuit)).rows
        heirs = [row.driver.person for row in rows if row.driver.person not in (None, person)]
        async with self.gate:
            await self._keep(replace(self._known[id], host=next(iter(heirs), None) or 0))

    def drop(self, guild: int) -> None:
        """Know nothing of that server's circuits any more; the store forgets them itself."""
        for circuit in [each for each in self._known.values() if each.guild == guild]:
            del self._known[circuit.id]
            self._alarms.cancel(("circuit", circuit.id))
            self._alarms.cancel(("over", circuit.id))

    # how they end

    def look_at(self, id: str, channel: int = 0, *, after: float = 0.0) -> None:
        """See soon, after so many seconds, whether a circuit has come to its end. channel: where its last
        race was.
        """
        if id in self._known:
            at = self._clock.now() + after
            self._alarms.set(("circuit", id), at, partial(self._settle, id, channel))

    @anew
    async def _settle(self, id: str, channel: int = 0) -> None:
        async with self.gate:
            circuit = self.running(id)
            if circuit is None:
                return
            if is_over(circuit, *await self._count(circuit), self._clock.now()):
                by_number = circuit.status == "open" and isinstance(circuit.limit, Races)
                ended_in = channel if by_number and channel else circuit.channel
                await self._keep(replace(circuit, status="over", channel=ended_in))
                self._wind_up(id)
            elif isinstance(circuit.limit, Until) and self._clock.now() < circuit.limit.at:
                self._alarms.set(("circuit", id), circuit.limit.at, partial(self._settle, id))

    def _wind_up(self, id: str, *, after: float = 0.0) -> None:
        """Do what is left to do for a circuit that is over, after so many seconds, until it succeeds."""
        self._alarms.set(("over", id), self._clock.now() + after, partial(self._end, id))

    async def _end(self, id: str) -> None:
        """No lobby counts for a circuit that is over any more, and its final table is posted, which closes
        it; unless that has been done.
        """
        circuit = self._known.get(id)
        if circuit is not None and circuit.status == "over":
            await self._release(id)
            self._show_circuit(circuit)

    @anew
    async def shown(self, circuit: Circuit) -> None:
        """Its final table stands in its channel: it is closed."""
        await self._keep(replace(self._known.get(circuit.id, circuit), status="closed"))
        self._known.pop(circuit.id, None)

    @asynccontextmanager
    async def counting(self, id: str) -> AsyncIterator[Circuit]:
        """A race starts in that circuit: what is to be stored with it. When another process has changed the
        circuit since it was admitted, which raises Conflict, it is read anew.
        """
        circuit = self._known[id]
        after = replace(circuit, version=circuit.version + 1)
        try:
            yield after
        except Conflict:
            await self._read_anew(id)
            raise
        self._known[id] = after

    async def _keep(self, circuit: Circuit) -> None:
        """Write first. Raises Overtaken when another process was faster."""
        circuit = replace(circuit, version=circuit.version + 1)
        try:
            await self._store.save_circuit(circuit)
        except Conflict:
            await self._read_anew(circuit.id)
            raise Overtaken(MOVED_ON) from None
        self._known[circuit.id] = circuit

    async def _read_anew(self, id: str) -> None:
        stored = await self._store.find_circuit(id)
        if stored is None or stored.status == "closed":
            self._known.pop(id, None)
            return
        self._known[id] = stored
        if stored.status == "over":  # whoever has ended it winds it up, unless it was killed, or was this one
            self._wind_up(id, after=15.0)
