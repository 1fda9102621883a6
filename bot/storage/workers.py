"""What the processes on one database tell each other through it, and claim of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pydantic import TypeAdapter

from bot.storage.database import Change, Database, Rows
from bot.storage.schema import SCHEMA
from bot.storage.shared import SharedHold
from bot.storage.sole import Hold, displaced
from bot.storage.statements import news, statements
from bot.tables.ports import Changed, Conflict, Heartbeat, Outdated

HEARTBEAT = "heartbeat"
"""The key of the fact that is the last sign of life."""

KEPT = 300.0
"""For at least so many seconds it is known which interactions were taken: longer than a request that is sent
once more passes as signed a moment ago."""
_heartbeat = TypeAdapter(Heartbeat)


def read_heartbeat(rows: Rows) -> Heartbeat | None:
    """The sign of life in the rows of that fact."""
    return _heartbeat.validate_json(rows[0].value) if rows else None


class SqlWorkers:
    """A bot.tables.stores.WorkerStore, with MessageClaims and TakenInteractions of bot.ui.ports. held: the
    right to serve the database, as a worker beside others or alone; None: nobody asked for it.
    """

    def __init__(self, database: Database, held: Hold | None = None) -> None:
        self._database = database
        self._sql = statements(database.dialect)
        self._held = held
        self._workers = held if isinstance(held, SharedHold) else None
        self.living = 1
        """How many processes serve the database, this one included."""
        self._alive = Heartbeat(0.0, 0.0)
        self._heard: dict[tuple[str, str], tuple[int, int]] = {}
        self._since: int | None = None
        self._leaving: dict[int, float] = {}

    @property
    def shared(self) -> bool:
        """Do other processes work on it, too?"""
        return self._workers is not None

    @property
    def others(self) -> bool:
        """Did any work on it when this one came?"""
        return self._workers is not None and not self._workers.first

    async def changes(self) -> Sequence[Changed]:
        """What was changed since the last call, and nothing at the first. Raises Outdated.

        A transaction may end long after another that began later: what may have been under way at the last
        call (`_since`: the oldest such transaction) is looked at again, and told if it is new.
        """
        (rows,) = await self._database.read(news(self._since))
        if rows[0].schema != SCHEMA:
            raise Outdated
        found = {(row.kind, row.id): (row.version, row.at) for row in rows if row.kind is not None}
        new = [key for key, what in found.items() if self._heard.get(key) != what]
        self._since, self._heard = rows[0].oldest, found
        return [Changed(*key, found[key][0]) for key in new]

    def _drop_changes(self, persons: Iterable[int]) -> list[Change]:
        """That nothing tells any more that anything of theirs was deleted."""
        return [Change(self._sql.drop_changes, {"of_person": str(person)}) for person in persons]

    def hushed(self, person: int) -> list[Change]:
        """The same, for when somebody is forgotten: other workers are to hear of it before."""
        if not self.shared:
            return self._drop_changes((person,))
        self._leaving[person] = self._alive.at
        return []

    def purged(self) -> Change:
        """Forget what workers have heard of; of all where none is there to hear it."""
        if not self.shared:
            return Change(self._sql.purge_all_changes, {})
        return Change(self._sql.purge_changes, {"before": self._since or 0})

    async def take_interaction(self, id: int, at: float) -> bool:
        """Take the interaction with that id, which came in at that Unix time, unless a process, perhaps this
        one, has taken it before.
        """
        try:
            await self._database.write(Change(self._sql.take_interaction, {"id": id, "at": at}, sure=True))
        except Conflict:
            return False
        return True

    async def claim(self, id: str) -> bool:
        """Be the one that touches the messages of that table or lobby, unless another worker is."""
        return self._workers is None or await self._workers.claim(id)

    async def let_go(self, id: str) -> None:
        """Be that no more."""
        if self._workers is not None:
            await self._workers.let_go(id)

    @property
    def beaten(self) -> float:
        """The Unix time of the last sign of life that this process has written; 0: none."""
        return self._alive.at

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Write the sign of life, forget old interactions and pauses, and be the one process, if it is one.
        Raises Displaced when another is.
        """
        # every worker has heard of whom was forgotten before the last one
        left = [person for person, since in self._leaving.items() if since < self._alive.at]
        sign = {"key": HEARTBEAT, "value": _heartbeat.dump_json(heartbeat).decode()}
        await self._database.write(
            Change(self._sql.write_fact, sign),
            Change(self._sql.drop_interactions, {"before": heartbeat.at - KEPT}),
            Change(self._sql.drop_pauses, {"now": heartbeat.at}),
            *self._drop_changes(left),
        )
        for person in left:
            del self._leaving[person]
        self._alive = heartbeat
        if self._held is not None:
            with displaced():
                await self._held.renew()

    async def release(self) -> None:
        """Let go of the right to serve the database."""
        if self._held is not None:
            await self._held.release()
