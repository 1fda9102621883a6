"""The circuits of servers: their results, which matches they accept, and how they are opened."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from math import inf

from bot.engine.driver import LEVELS
from bot.league.circuit import NAME, Circuit, Limit, RobotScoring, Unlimited, Until, refusal
from bot.league.names import is_visible, one_line
from bot.league.ratings import anchors
from bot.league.results import Result
from bot.league.scoring import among_people
from bot.locales.phrase import Phrase, Text, say
from bot.model.errors import MOVED_ON, Stale, TableError
from bot.model.snapshots import AnySnapshot, Place, Player
from bot.model.store_errors import Conflict
from bot.storage.circuits import SqlCircuits
from bot.storage.due import OF_CIRCUITS
from bot.storage.seats import SqlSeats
from bot.storage.tables import SqlTables
from bot.tables.preferences import ReadCache
from bot.tables.registry_port import RegistryPort
from bot.tables.table import Table

CLOSED = Phrase("refuse-circuit-none")
NO_MORE = Phrase("league-game-gone")


class Circuits:
    """All circuits in their stored state. alone: whether no other process changes circuits."""

    def __init__(
        self,
        *,
        store: SqlCircuits,
        tables: SqlTables,
        seats: SqlSeats,
        registry: RegistryPort,
        alone: bool,
    ) -> None:
        self._store = store
        self._tables = tables
        self._seats = seats
        self._clock = registry.clock
        self._registry = registry
        self._titles = registry.titles
        self._alone = alone
        self._hints = ReadCache(store.allow_hints, nothing=False)

    # queries

    async def find(self, id: str) -> Circuit | None:
        """Return the circuit with the given id, running or closed, or None."""
        return await self._store.find_circuit(id) if id else None

    async def running(self, id: str) -> Circuit | None:
        """Return the circuit with the given id if it still receives results, and otherwise None."""
        circuit = await self.find(id)
        return circuit if circuit is not None and circuit.running else None

    async def load(self, ids: Iterable[str]) -> None:
        """Read whether the circuits with these ids allow hints, for `allow_hints`."""
        await self._hints.read(filter(None, ids), -inf if self._alone else inf, self._clock.ran())

    def allow_hints(self, snapshot: AnySnapshot) -> bool:
        """Return whether players can ask for hints at a table. Its circuit must have been read with
        `load`.
        """
        if self._titles[snapshot.title].words.reason is None or snapshot.daily is not None:
            return False
        return not snapshot.circuit or self._hints[snapshot.circuit]

    async def running_in(self, guild: int) -> Sequence[Circuit]:
        """Return the running circuits of a server, newest first."""
        return await self._store.circuits_in(guild, running=True)

    async def all_in(self, guild: int) -> Sequence[Circuit]:
        """Return all circuits of a server, newest first."""
        return await self._store.circuits_in(guild)

    async def results(self, circuit: Circuit) -> Sequence[Result]:
        """Return the results that count for the circuit, in the order of the matches, with their places and
        points in it.
        """
        return await asyncio.to_thread(_counted, circuit, await self._of(circuit))

    async def results_at(self, circuit: Circuit, tables: Collection[str]) -> Sequence[Result]:
        """Return the results from the given tables that count for the circuit."""
        return _counted(circuit, await self._of(circuit, tables))

    async def _of(self, circuit: Circuit, tables: Collection[str] | None = None) -> Sequence[Result]:
        return await self._store.results(guild=circuit.guild, circuit=circuit.id, tables=tables)

    async def results_of(self, guild: int, person: int) -> Sequence[Result]:
        """Return all results of a person in a server, in the order of the matches."""
        return await self._store.results(guild=guild, person=person)

    async def last_results_of(self, guild: int, person: int, most: int) -> Sequence[Result]:
        """Return at most `most` results of a person in a server, newest first."""
        return await self._store.last_results(guild, person, most)

    async def finished(self, person: int, title: str, most: int) -> int:
        """Return the number of matches of a game (its key) that the person has finished, counted up to
        `most`.
        """
        return await self._store.finished(person, title, most)

    async def results_in(self, guild: int, title: str) -> Sequence[Result]:
        """Return all results of a game (its key) in a server, in the order of the matches, including those
        that belong to no seat.
        """
        return await self._store.results(guild=guild, title=title, beside=True)

    async def left_by(self, guild: int, person: int) -> int:
        """Return the number of matches in a server that the person left."""
        return await self._store.left_by(guild, person)

    async def share_of_starts(self, circuit: Circuit | None) -> Callable[[Player], float]:
        """Return a function from a player to the share of the player's matches in the circuit that they began
        in the first seat, or 0 without matches. Robots are counted by name.
        """
        known = await self._store.starts_in(circuit.id) if circuit is not None else {}

        def share(player: Player) -> float:
            starts, matches = known.get(player.person or player.name, (0, 1))
            return starts / matches

        return share

    def anchors(self, title: str) -> Mapping[str, float]:
        """Return the strengths of a game's robots, by level, or none for a game that is not available. title:
        the game's key.
        """
        if title not in self._titles:
            return {}
        robots = self._titles[title].robots
        known = {level: robots.elo.get(robots.present(level)) for level in (*LEVELS, *robots.elo)}
        return anchors({level: elo for level, elo in known.items() if elo is not None})

    def game_of(self, circuit: Circuit) -> Text:
        """Return the name of the only game that counts for the circuit, a note if it is not available, or ""
        if all games count.
        """
        if not circuit.title:
            return ""
        title = self._titles.get(circuit.title)
        return NO_MORE if title is None else title.name

    async def admit(self, id: str, title: str) -> Circuit:
        """Return the circuit with the given id, and raise TableError unless a match of the game (its key) can
        start in it now. A caller that starts one must store it together with the circuit's next version.
        """
        circuit = await self.find(id)
        if circuit is None:
            raise TableError(CLOSED)
        words = refusal(circuit, *await self.count(circuit), self._clock.now())
        if words is not None:
            raise TableError(words)
        if not circuit.counts(title):
            raise TableError(Phrase("refuse-circuit-game", game=self.game_of(circuit)))
        return circuit

    async def taking(self, id: str, title: str) -> Circuit | None:
        """Return the circuit like `admit`, or None if `admit` refuses."""
        try:
            return await self.admit(id, title)
        except TableError:
            return None

    async def count(self, circuit: Circuit) -> tuple[int, int]:
        """Return the number of the circuit's finished matches, and of those in progress."""
        in_progress = frozenset(await self._seats.find("tables", circuit=circuit.id))
        finished = await self._store.finished_in(circuit.id)
        return len(finished), len(in_progress - finished)

    # actions of people

    async def create(
        self,
        *,
        place: Place,
        host: int,
        name: str,
        limit: Limit,
        title: str = "",
        robots: RobotScoring = "ignore",
    ) -> Circuit:
        """Open a circuit, and return it. title: the key of the only game that counts, or "" for all games.
        robots: whether robots get places and points. Raises TableError if the name is invalid or taken.
        """
        made = await self._new(place, host=host, name=name_of(name), limit=limit, title=title)
        circuit = replace(made, robots=robots)
        try:
            await self._tables.open_circuit(circuit, ())
        except Conflict:
            raise TableError(Phrase("refuse-circuit-name-taken")) from None
        if isinstance(limit, Until):
            self._registry.expect(limit.at)
        return circuit

    async def follow(self, table: Table, host: int) -> Circuit:
        """Return the circuit of a finished match or, if it has none, a new one, hosted by `host`, with the
        match and the earlier ones of its series that have none. Raises TableError if its circuit is closed,
        and Stale if one of the matches was changed in the meantime.
        """
        snapshot = table.snapshot
        if snapshot.circuit:
            known = await self.running(snapshot.circuit)
            if known is None:
                raise TableError(CLOSED)
            return known
        id = await self._registry.fresh_id()
        name = say("league-quick", snapshot.place.locale, id=id)
        circuit = await self._new(
            snapshot.place, host=host, name=name, limit=Unlimited(), title=snapshot.title, id=id
        )
        before = [each for each in await self._races_before(snapshot) if not each.circuit]
        chain = [replace(each, circuit=id, version=each.version + 1) for each in (snapshot, *before)]
        try:
            await self._tables.open_circuit(circuit, chain)
        except Conflict:
            raise Stale(MOVED_ON) from None
        table.become(chain[0])
        self._registry.display.update(table)
        return circuit

    async def _races_before(self, snapshot: AnySnapshot) -> list[AnySnapshot]:
        """Return the tables before this one in its series of rematches, newest first, up to a deleted one."""
        chain: list[AnySnapshot] = []
        while snapshot.after and (before := await self._tables.find_table(snapshot.after)) is not None:
            chain.append(before)
            snapshot = before
        return chain

    async def _new(
        self, place: Place, host: int, name: str, limit: Limit, title: str, id: str = ""
    ) -> Circuit:
        id = id or await self._registry.fresh_id()
        return Circuit(
            id=id,
            guild=place.guild,
            channel=place.channel,
            name=name,
            host=host,
            limit=limit,
            opened=self._clock.unix_now(),
            title=title,
            robots="ignore",
            locale=place.locale,
        )

    async def save(self, circuit: Circuit) -> Circuit:
        """Store a changed circuit, and return it as stored. Raises Conflict if another process was faster, or
        if another running circuit of the server has the same name.
        """
        circuit = replace(circuit, version=circuit.version + 1)
        due = None if circuit.status == "closed" else self._clock.now() + OF_CIRCUITS
        self._registry.expect(due)
        await self._store.save_circuit(circuit, due)
        self._hints.put(circuit.id, circuit.hints, self._clock.ran())
        return circuit


def _counted(circuit: Circuit, found: Sequence[Result]) -> Sequence[Result]:
    return among_people(found) if circuit.robots == "ignore" else found


def name_of(given: str) -> str:
    """Return a circuit's name on one line. Raises TableError if it is invisible or too long."""
    name = one_line(given)
    if not is_visible(name):
        raise TableError(Phrase("refuse-circuit-nameless"))
    if len(name) > NAME:
        raise TableError(Phrase("refuse-circuit-name-long", most=NAME, length=len(name)))
    return name
