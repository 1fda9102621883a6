"""Circuits: who can start a match in them, and how they end."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import TypedDict, Unpack

from bot.engine.driver import LEVELS
from bot.league.circuit import (
    MOST_HOURS,
    MOST_MATCHES,
    NAME,
    Circuit,
    Games,
    Limit,
    RobotScoring,
    Unlimited,
    Until,
    is_over,
    refusal,
)
from bot.league.ratings import anchors
from bot.league.results import Result
from bot.league.scoring import among_people
from bot.league.standings import standings
from bot.locales.phrase import Phrase, Text, say
from bot.model.errors import MOVED_ON, NotAllowed, Stale, TableError
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot, Place, Player
from bot.model.store_errors import Conflict
from bot.storage.circuits import SqlCircuits
from bot.storage.due import OF_CIRCUITS, SqlDue
from bot.storage.seats import SqlSeats
from bot.storage.tables import SqlTables
from bot.tables.read_cache import ReadCache
from bot.tables.registry_port import RegistryPort
from bot.tables.retrying import retried
from bot.tables.table import Table
from bot.title import AnyTitle as Title

CLOSED = Phrase("refuse-circuit-none")
NO_MORE = Phrase("league-game-gone")


class CircuitChanges(TypedDict, total=False):
    """The changes of a circuit by its host. robots: whether they score in it. hints: whether its players can
    ask for hints.
    """

    name: str
    robots: RobotScoring
    hints: bool


class Circuits:
    """All circuits, as stored at the moment. A change is written over the version that it was based on, and
    retried after a conflict. Each match that starts or ends in a circuit also changes its version, so no
    match is missed between the count of matches and the change based on it.

    titles: the available games. alone: no other process changes circuits.
    """

    def __init__(
        self,
        *,
        store: SqlCircuits,
        tables: SqlTables,
        seats: SqlSeats,
        due: SqlDue,
        clock: PlayClock,
        registry: RegistryPort,
        titles: Mapping[str, Title],
        alone: bool,
    ) -> None:
        self._store = store
        self._tables = tables
        self._seats = seats
        self._due = due
        self._clock = clock
        self._registry = registry
        self._titles = titles
        self._alone = alone
        self._hints = ReadCache(store.allow_hints, nothing=False)

    # queries

    async def find(self, id: str) -> Circuit | None:
        """Return the circuit with that id, running or closed, or None."""
        return await self._store.find_circuit(id) if id else None

    async def running(self, id: str) -> Circuit | None:
        """Return the circuit with that id if it still receives results, or else None."""
        circuit = await self.find(id)
        return circuit if circuit is not None and circuit.running else None

    async def load(self, ids: Iterable[str]) -> None:
        """Read whether these circuits allow hints, for `allow_hints`."""
        await self._hints.read(filter(None, ids), -inf if self._alone else inf, self._clock.ran())

    def allow_hints(self, snapshot: AnySnapshot) -> bool:
        """Return whether players can ask for hints at a table: not in a daily, nor in a game that cannot
        explain them, nor if its circuit forbids them. The circuit must have been read with `load`.
        """
        if self._titles[snapshot.title].words.reason is None or snapshot.daily is not None:
            return False
        return not snapshot.circuit or self._hints[snapshot.circuit]

    async def running_in(self, guild: int) -> Sequence[Circuit]:
        """Return the running circuits of that server, the newest first."""
        return await self._store.circuits_in(guild, running=True)

    async def all_in(self, guild: int) -> Sequence[Circuit]:
        """Return every circuit of that server, the newest first."""
        return await self._store.circuits_in(guild)

    async def results(self, circuit: Circuit) -> Sequence[Result]:
        """Return the results that count for the circuit, in the order of the matches, with their places and
        points in it.
        """
        return await asyncio.to_thread(_counted, circuit, await self._of(circuit))

    async def results_at(self, circuit: Circuit, tables: Collection[str]) -> Sequence[Result]:
        """Return the results that count for the circuit and are from these tables."""
        return _counted(circuit, await self._of(circuit, tables))

    async def _of(self, circuit: Circuit, tables: Collection[str] | None = None) -> Sequence[Result]:
        return await self._store.results(guild=circuit.guild, circuit=circuit.id, tables=tables)

    async def results_of(self, guild: int, person: int) -> Sequence[Result]:
        """Return all results of a person in that server, in the order of the matches."""
        return await self._store.results(guild=guild, person=person)

    async def last_results_of(self, guild: int, person: int, most: int) -> Sequence[Result]:
        """Return up to that many results of a person in that server, the newest first."""
        return await self._store.last_results(guild, person, most)

    async def finished(self, person: int, title: str, most: int) -> int:
        """Return how many matches of the game with that key the person has finished, counted up to `most`."""
        return await self._store.finished(person, title, most)

    async def results_in(self, guild: int, title: str) -> Sequence[Result]:
        """Return all results of the game with that key in that server, in the order of the matches, including
        those that belong to no seat.
        """
        return await self._store.results(guild=guild, title=title, beside=True)

    async def left_by(self, guild: int, person: int) -> int:
        """Return how many matches in that server the person has left."""
        return await self._store.left_by(guild, person)

    async def share_of_starts(self, circuit: Circuit | None) -> Callable[[Player], float]:
        """Return a function that returns the share of a player's matches in that circuit in which they had
        the first seat, or 0 without a circuit. Robots are counted by name.
        """
        known = await self._store.starts_in(circuit.id) if circuit is not None else {}

        def share(player: Player) -> float:
            starts, matches = known.get(player.person or player.name, (0, 1))
            return starts / matches

        return share

    def anchors(self, title: str) -> Mapping[str, float]:
        """Return the ratings of robots of the game with that key, or none for a removed game. A removed level
        has the rating of its replacement.
        """
        if title not in self._titles:
            return {}
        robots = self._titles[title].robots
        known = {level: robots.elo.get(robots.present(level)) for level in (*LEVELS, *robots.elo)}
        return anchors({level: elo for level, elo in known.items() if elo is not None})

    def game_of(self, circuit: Circuit) -> Text:
        """Return the name of the only game that counts for the circuit, or a note if that game was removed,
        or "" if all games count.
        """
        if not circuit.title:
            return ""
        title = self._titles.get(circuit.title)
        return NO_MORE if title is None else title.name

    async def admit(self, id: str, title: str) -> Circuit:
        """Return the circuit, if a match of the game with that key can start in it now. The caller must store
        the match together with the circuit's next version. Raises TableError if there is no such circuit, or
        it takes no further match, or none of that game.
        """
        circuit = await self.find(id)
        if circuit is None:
            raise TableError(CLOSED)
        words = refusal(circuit, *await self._count(circuit), self._clock.now())
        if words is not None:
            raise TableError(words)
        if not circuit.counts(title):
            raise TableError(Phrase("refuse-circuit-game", game=self.game_of(circuit)))
        return circuit

    async def taking(self, id: str, title: str) -> Circuit | None:
        """Return the circuit like `admit`, or None if there is no such circuit or it takes no
        further match.
        """
        try:
            return await self.admit(id, title)
        except TableError:
            return None

    async def _count(self, circuit: Circuit) -> tuple[int, int]:
        """Return how many matches are finished, and how many are in progress. The order of the two queries
        matters: a match that ends in between is counted once, and not missed.
        """
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
        """Open a circuit, and return it. title: the key of the only game that counts, or "" for all. robots:
        whether they take places and points. Raises TableError if its name is empty, too long or taken.
        """
        made = await self._new(place, host=host, name=_name_of(name), limit=limit, title=title)
        circuit = replace(made, robots=robots)
        try:
            await self._tables.open_circuit(circuit, ())
        except Conflict:
            raise TableError(Phrase("refuse-circuit-name-taken")) from None
        return circuit

    async def follow(self, table: Table, host: int) -> Circuit:
        """Return the circuit of a finished match. If it has none, create one with the match and its
        predecessors in the chain of rematches. Raises TableError if its circuit is closed, and Stale if the
        match was changed meanwhile.
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
        """Return the finished tables in its chain of rematches, the newest first."""
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

    @retried
    async def edit(self, id: str, by: int, *, manager: bool, **changes: Unpack[CircuitChanges]) -> Circuit:
        """Change a circuit's name, whether robots score in it, or whether its players can ask for hints, and
        return it. Raises the errors of `must_be_editable`, TableError if the name is empty, too long or
        taken, and Stale after too many conflicts.
        """
        circuit = await self.must_be_editable(id, by, manager=manager)
        if "name" in changes:
            changes = {**changes, "name": _name_of(changes["name"])}
            await self._must_be_free(replace(circuit, name=changes["name"]))
        changed = await self._persist(replace(circuit, **changes))
        if "name" in changes:
            await self._registry.follow(id, id)
        if "hints" in changes:
            await self._registry.hints_changed(id)
        return changed

    async def must_be_editable(self, id: str, by: int, *, manager: bool) -> Circuit:
        """Return the circuit, if that person can change it now. Raises TableError if it is closed or gone,
        and NotAllowed if the person is neither its host nor a manager.
        """
        return await self._run_by(id, by, "refuse-circuit-edit", manager=manager)

    async def must_be_closable(self, id: str, by: int, *, manager: bool) -> Circuit:
        """Return the circuit, if that person can close it now. Raises the errors of `must_be_editable`, and
        TableError if it is being closed already.
        """
        circuit = await self._run_by(id, by, "refuse-circuit-close", manager=manager)
        if circuit.status == "closing":
            raise TableError(Phrase("refuse-circuit-closing"))
        return circuit

    async def _run_by(self, id: str, by: int, refusal: str, *, manager: bool) -> Circuit:
        circuit = await self.running(id)
        if circuit is None:
            raise TableError(CLOSED)
        self._must_run(circuit, by, refusal, manager=manager)
        return circuit

    def _must_run(self, circuit: Circuit, by: int, refusal: str, *, manager: bool) -> None:
        if not manager and by != circuit.host:
            raise NotAllowed(Phrase(refusal))

    async def _must_be_free(self, circuit: Circuit, refusal: str = "refuse-circuit-name-taken") -> None:
        """Raise TableError if another open circuit of the same server has its name."""
        running = [each for each in await self.running_in(circuit.guild) if each.id != circuit.id]
        if any(each.name.casefold() == circuit.name.casefold() for each in running):
            raise TableError(Phrase(refusal))

    async def close(self, id: str, by: int, channel: int, *, manager: bool) -> Circuit:
        """Close a circuit: immediately, or when its matches in progress are over. Return it. The final
        standings are posted in `channel`. Raises the errors of `must_be_closable`, and Stale after too many
        conflicts.
        """
        closing = await self._begin_to_close(id, by, channel, manager=manager)
        await self.look_at(id)
        return await self.find(id) or closing

    @retried
    async def _begin_to_close(self, id: str, by: int, channel: int, *, manager: bool) -> Circuit:
        circuit = await self.must_be_closable(id, by, manager=manager)
        closing = replace(circuit, status="closing", channel=channel, closed_at=self._clock.unix_now())
        return await self._persist(closing)

    @retried
    async def reopen(self, id: str, by: int, *, manager: bool) -> Circuit:
        """Reopen a circuit that was closed by hand, and return it. Raises NotAllowed if the person is neither
        its host nor a manager, and TableError if it is gone, was closed too long ago, can take no further
        match, or its name has been taken since.
        """
        circuit = await self.find(id)
        if circuit is None:
            raise TableError(CLOSED)
        self._must_run(circuit, by, "refuse-circuit-reopen", manager=manager)
        if not circuit.may_reopen(self._clock.unix_now()):
            raise TableError(Phrase("refuse-circuit-final"))
        again = replace(circuit, status="open", closed_at=0.0)
        words = refusal(again, *await self._count(again), self._clock.now())
        if words is not None:
            raise TableError(words)
        await self._must_be_free(again, "refuse-circuit-name-again")
        return await self._persist(again)

    async def delete_person(self, person: int) -> None:
        """Hand a person's circuits on to the best person in each ranking, or to nobody."""
        for circuit in await self._store.hosted_by(person):
            await self._hand_on(circuit.id, person)

    @retried
    async def _hand_on(self, id: str, person: int) -> None:
        circuit = await self.find(id)
        if circuit is None or circuit.host != person:
            return
        rows = (await asyncio.to_thread(standings, await self.results(circuit))).rows
        heirs = [row.competitor.person for row in rows if row.competitor.person not in (None, person)]
        await self._persist(replace(circuit, host=next(iter(heirs), None) or 0))

    # the end of circuits

    async def look_at(self, id: str, channel: int = 0) -> None:
        """Check whether a circuit is over, and if so post its final standings. channel: the channel of a
        match of it that has just ended, or 0.
        """
        over = await self._end_if_over(id, channel)
        if over is not None:
            await self._wind_up(over)

    async def due(self, id: str) -> None:
        """Do the due work for a circuit. If that fails, it is due again after OF_CIRCUITS seconds."""
        circuit = await self.find(id)
        if circuit is not None and circuit.status == "over":
            await self._wind_up(circuit)
        else:
            await self.look_at(id)

    @retried
    async def _end_if_over(self, id: str, channel: int) -> Circuit | None:
        """Check whether the circuit is over, and return it if it has just ended. Otherwise schedule the next
        check, and return None. channel: the channel of a match of it that has just ended, or 0.
        """
        circuit, now = await self.running(id), self._clock.now()
        if circuit is None:
            return None
        if is_over(circuit, *await self._count(circuit), now):
            by_number = circuit.status == "open" and isinstance(circuit.limit, Games)
            ended_in = channel if by_number and channel else circuit.channel
            return await self._persist(replace(circuit, status="over", channel=ended_in))
        # a match in progress repeats this at its end, and one that starts or ends now takes precedence
        at = circuit.limit.at if isinstance(circuit.limit, Until) and circuit.limit.at > now else None
        await self._due.put("circuits", id, circuit.version, at)
        self._registry.expect(at)
        return None

    async def _wind_up(self, circuit: Circuit) -> None:
        """Remove the circuit, which is over, from its lobbies, and post its final standings. Once they are
        posted, it is closed.
        """
        await self._registry.follow(circuit.id, "")
        self._registry.display.post_final_table(circuit)

    @retried
    async def final_table_posted(self, circuit: Circuit) -> None:
        """Close a circuit whose final standings have been posted in its channel, unless it has been reopened
        since.
        """
        stored = await self.find(circuit.id)
        same = stored is not None and stored.closed_at == circuit.closed_at
        if stored is not None and same and stored.status == "over":
            await self._persist(replace(stored, status="closed"))

    async def _persist(self, circuit: Circuit) -> Circuit:
        """Store the changed circuit before anyone sees it, and return it as stored. Unless it is closed, it
        is due again in OF_CIRCUITS seconds. Raises Conflict if another process was faster.
        """
        circuit = replace(circuit, version=circuit.version + 1)
        due = None if circuit.status == "closed" else self._clock.now() + OF_CIRCUITS
        self._registry.expect(due)
        await self._store.save_circuit(circuit, due)
        self._hints.put(circuit.id, circuit.hints, self._clock.ran())
        return circuit


def _counted(circuit: Circuit, found: Sequence[Result]) -> Sequence[Result]:
    """Return the results with their places and points in that circuit."""
    return among_people(found) if circuit.robots == "ignore" else found


def limit_of(matches: int | None, hours: int | None, now: float) -> Limit:
    """Return the limit that was chosen for a circuit. Raises TableError for two limits, and for impossible
    ones.
    """
    if matches is not None and hours is not None:
        raise TableError(Phrase("refuse-circuit-limit"))
    if matches is not None:
        if not 1 <= matches <= MOST_MATCHES:
            raise TableError(Phrase("refuse-circuit-games", most=MOST_MATCHES))
        return Games(matches)
    if hours is not None:
        if not 1 <= hours <= MOST_HOURS:
            raise TableError(Phrase("refuse-circuit-hours", most=MOST_HOURS))
        return Until(now + hours * 3_600.0)
    return Unlimited()


def _name_of(given: str) -> str:
    """Return a circuit's name on one line. Raises TableError if it is empty or too long."""
    name = " ".join("".join(char if char.isprintable() else " " for char in given).split())
    if not name:
        raise TableError(Phrase("refuse-circuit-nameless"))
    if len(name) > NAME:
        raise TableError(Phrase("refuse-circuit-name-long", most=NAME, length=len(name)))
    return name
