"""The changes that hosts and managers can make to circuits, and the end of circuits that are over."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypedDict, Unpack

from bot.league.circuit import (
    MOST_HOURS,
    MOST_MATCHES,
    Circuit,
    Games,
    Limit,
    RobotScoring,
    Unlimited,
    Until,
    is_over,
    refusal,
)
from bot.league.standings import standings
from bot.locales.phrase import Phrase
from bot.model.errors import LobbyClosed, NotAllowed, TableError
from bot.model.snapshots import AnySnapshot
from bot.storage.circuits import SqlCircuits
from bot.storage.due import DueKind, SqlDue
from bot.tables.circuits import CLOSED, name_of
from bot.tables.decide_lobby import CountFor
from bot.tables.extension import Extension
from bot.tables.registry import TableRegistry
from bot.tables.stored_state import retried


class CircuitChanges(TypedDict, total=False):
    """The changes that a host or manager can make to a circuit."""

    name: str
    robots: RobotScoring
    hints: bool


class HostedCircuits(Extension):
    """Changes, closes, reopens and ends circuits."""

    due_kind: DueKind = "circuits"
    show_end: Callable[[Circuit], None]
    """Schedules the posting of a circuit's final standings. `final_table_posted` must be called
    afterwards.
    """

    def __init__(self, store: SqlCircuits, due: SqlDue, registry: TableRegistry) -> None:
        self._store = store
        self._due = due
        self._registry = registry
        self._circuits = registry.circuits
        self._clock = registry.clock

    @retried
    async def edit(self, id: str, by: int, *, manager: bool, **changes: Unpack[CircuitChanges]) -> Circuit:
        """Change a circuit and return it. Raises the errors of `must_be_editable`, TableError if the name is
        empty, too long or taken, and Stale after too many conflicts.
        """
        circuit = await self.must_be_editable(id, by, manager=manager)
        if "name" in changes:
            changes = {**changes, "name": name_of(changes["name"])}
            await self._must_be_free(replace(circuit, name=changes["name"]))
        changed = await self._circuits.save(replace(circuit, **changes))
        if "name" in changes:
            await self._follow(id, id)
        if "hints" in changes:
            await self._hints_changed(id)
        return changed

    async def must_be_editable(self, id: str, by: int, *, manager: bool) -> Circuit:
        """Return the circuit if the person can change it now. Raises TableError if the circuit is over or
        does not exist, and NotAllowed if the person is neither its host nor a manager.
        """
        return await self._run_by(id, by, "refuse-circuit-edit", manager=manager)

    async def must_be_closable(self, id: str, by: int, *, manager: bool) -> Circuit:
        """Return the circuit if the person can close it now. Raises the errors of `must_be_editable`, and
        TableError if it is already being closed.
        """
        circuit = await self._run_by(id, by, "refuse-circuit-close", manager=manager)
        if circuit.status == "closing":
            raise TableError(Phrase("refuse-circuit-closing"))
        return circuit

    async def _run_by(self, id: str, by: int, refusal: str, *, manager: bool) -> Circuit:
        circuit = await self._circuits.running(id)
        if circuit is None:
            raise TableError(CLOSED)
        self._must_run(circuit, by, refusal, manager=manager)
        return circuit

    def _must_run(self, circuit: Circuit, by: int, refusal: str, *, manager: bool) -> None:
        if not manager and by != circuit.host:
            raise NotAllowed(Phrase(refusal))

    async def _must_be_free(self, circuit: Circuit, refusal: str = "refuse-circuit-name-taken") -> None:
        running = [each for each in await self._circuits.running_in(circuit.guild) if each.id != circuit.id]
        if any(each.name.casefold() == circuit.name.casefold() for each in running):
            raise TableError(Phrase(refusal))

    async def close(self, id: str, by: int, channel: int, *, manager: bool) -> Circuit:
        """Close a circuit, now or once its matches in progress are over, and return it. channel: the id of
        the channel for the final standings. Raises the errors of `must_be_closable`, and Stale after too many
        conflicts.
        """
        closing = await self._begin_to_close(id, by, channel, manager=manager)
        await self._look_at(id)
        return await self._circuits.find(id) or closing

    @retried
    async def _begin_to_close(self, id: str, by: int, channel: int, *, manager: bool) -> Circuit:
        circuit = await self.must_be_closable(id, by, manager=manager)
        closing = replace(circuit, status="closing", channel=channel, closed_at=self._clock.unix_now())
        return await self._circuits.save(closing)

    @retried
    async def reopen(self, id: str, by: int, *, manager: bool) -> Circuit:
        """Reopen a circuit that was closed by hand, and return it. Raises NotAllowed if the person is neither
        its host nor a manager, TableError if it cannot be reopened, and Stale after too many conflicts.
        """
        circuit = await self._circuits.find(id)
        if circuit is None:
            raise TableError(CLOSED)
        self._must_run(circuit, by, "refuse-circuit-reopen", manager=manager)
        if not circuit.may_reopen(self._clock.unix_now()):
            raise TableError(Phrase("refuse-circuit-final"))
        again = replace(circuit, status="open", closed_at=0.0)
        words = refusal(again, *await self._circuits.count(again), self._clock.now())
        if words is not None:
            raise TableError(words)
        await self._must_be_free(again, "refuse-circuit-name-again")
        return await self._circuits.save(again)

    async def delete_person(self, person: int, alias: str) -> None:  # noqa: ARG002 - hosts are not named
        """Pass each circuit that a person hosts to the highest-ranked other person in it, if there is one."""
        for circuit in await self._store.hosted_by(person):
            await self._hand_on(circuit.id, person)

    @retried
    async def _hand_on(self, id: str, person: int) -> None:
        circuit = await self._circuits.find(id)
        if circuit is None or circuit.host != person:
            return
        rows = (await asyncio.to_thread(standings, await self._circuits.results(circuit))).rows
        heirs = [row.competitor.person for row in rows if row.competitor.person not in (None, person)]
        await self._circuits.save(replace(circuit, host=next(iter(heirs), None) or 0))

    # the end of circuits

    def subject_of(self, snapshot: AnySnapshot) -> str:
        """Return the id of the circuit that the table counts for, or ""."""
        return snapshot.circuit

    async def table_ended(self, id: str, snapshot: AnySnapshot) -> None:
        """End the table's circuit if it is over."""
        await self._look_at(id, snapshot.place.channel)

    async def _look_at(self, id: str, channel: int = 0) -> None:
        """End the circuit and post its final standings if it is over. channel: see `_end_if_over`."""
        over = await self._end_if_over(id, channel)
        if over is not None:
            await self._wind_up(over)

    async def due(self, id: str) -> None:
        """End the circuit if it is over, and post its final standings, also if it ended earlier."""
        circuit = await self._circuits.find(id)
        if circuit is not None and circuit.status == "over":
            await self._wind_up(circuit)
        else:
            await self._look_at(id)

    @retried
    async def _end_if_over(self, id: str, channel: int) -> Circuit | None:
        """End the circuit and return it if it is over, and otherwise schedule the next check. channel: the
        channel of the match that has just ended, or 0.
        """
        circuit, now = await self._circuits.running(id), self._clock.now()
        if circuit is None:
            return None
        if is_over(circuit, *await self._circuits.count(circuit), now):
            by_number = circuit.status == "open" and isinstance(circuit.limit, Games)
            ended_in = channel if by_number and channel else circuit.channel
            return await self._circuits.save(replace(circuit, status="over", channel=ended_in))
        # a match in progress checks this at its end, and a match that starts or ends now outdates the version
        at = circuit.limit.at if isinstance(circuit.limit, Until) and circuit.limit.at > now else None
        await self._due.put("circuits", id, circuit.version, at)
        self._registry.expect(at)
        return None

    async def _wind_up(self, circuit: Circuit) -> None:
        await self._follow(circuit.id, "")
        self.show_end(circuit)

    @retried
    async def final_table_posted(self, circuit: Circuit) -> None:
        """Close a circuit whose final standings need no posting any more, unless it has been reopened
        since.
        """
        stored = await self._circuits.find(circuit.id)
        same = stored is not None and stored.closed_at == circuit.closed_at
        if stored is not None and same and stored.status == "over":
            await self._circuits.save(replace(stored, status="closed"))

    async def _follow(self, circuit: str, now: str) -> None:
        """Make the lobbies of a circuit count for the circuit `now`, or for none if `now` is ""."""
        for lobby in await self._registry.lobbies.find(circuit=circuit):
            with suppress(LobbyClosed):
                await lobby.do(CountFor(now))
        for table in await self._registry.tables.find(circuit=circuit) if now else ():
            self._registry.display.update(table, repaint=True)

    async def _hints_changed(self, circuit: str) -> None:
        for table in await self._registry.tables.find(circuit=circuit):
            self._registry.display.update(table)


def limit_of(matches: int | None, hours: int | None, now: float) -> Limit:
    """Return the limit of a new circuit. now: play time. Raises TableError if both numbers are given, or if
    one is out of range.
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
