"""The processes that use a database, and their claims in it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

import sqlalchemy as sa
from pydantic import TypeAdapter

from bot.model.store_errors import Conflict
from bot.storage.database import Change, Database, StorePart, unless_there, upsert
from bot.storage.database_lock import NOW, OURS, FileHold
from bot.storage.key_values import WRITE_VALUE, stored_value
from bot.storage.schema import interactions, message_states, pauses, statuses

if TYPE_CHECKING:
    from bot.storage.presence import Presence


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat: the process was running at `at` (Unix seconds), and had been down for `lost` seconds in
    total. Play time is Unix time minus `lost`.
    """

    at: float
    lost: float


@dataclass(frozen=True, slots=True)
class Claim:
    """A worker's claim to the messages of a table or lobby."""

    epoch: int
    """The epoch in which the claim was made, or 0 if no other worker shares the database."""
    document: str | None = None
    """The stored state of the messages, or None."""
    wanted: int = 0
    """The version of the table or lobby that the messages should show."""
    lapsed: bool = False
    """Whether the previous worker did not release its claim, and possibly sent messages without recording
    them.
    """


CLAIMED = 3.0
"""The number of seconds for which a worker is responsible for messages after claiming them."""
HEARTBEAT = "heartbeat"
"""The key of the value that contains the last heartbeat."""
DIED = 120.0
"""The number of seconds after which the status of a process expires."""

KEPT = 300.0
"""The minimum number of seconds for which taken interactions are stored."""
TIDY = 55.0
"""The number of seconds between two deletions of old rows by one of several processes."""
_heartbeat = TypeAdapter(Heartbeat)
_TAKE_INTERACTION = unless_there(interactions)
_DROP_INTERACTIONS = interactions.delete().where(interactions.c.at < sa.bindparam("before"))
_DROP_PAUSES = pauses.delete().where(pauses.c.until <= sa.bindparam("now"))
_WRITE_STATUS = upsert(statuses)
_DROP_STATUS = statuses.delete().where(statuses.c.at < sa.bindparam("before"))

# A worker's claim to the messages of a table is stored in columns of the table's row in `notes`, and expires
# by the database's clock. These statements change nothing unless the database has the schema `:schema`.
_CLAIM = sa.text(f"""
INSERT INTO notes (id, document, owner, epoch, expires)
SELECT :id, '', :owner, ({NOW} * 1e6)::bigint, {NOW} + :lasts WHERE {OURS}
ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, expires = excluded.expires,
    epoch = CASE WHEN notes.owner = excluded.owner THEN notes.epoch ELSE excluded.epoch END
WHERE notes.owner = excluded.owner OR notes.expires < {NOW}
RETURNING epoch, document, wanted, EXISTS (
    SELECT FROM notes AS before
    WHERE before.id = :id AND before.owner <> :owner AND before.expires > 0
) AS lapsed
""")
"""The statement that claims the messages about a subject. lapsed: whether another worker had the claim and
never released it.
"""
_RENEW = sa.text(f"""
UPDATE notes SET expires = {NOW} + :lasts WHERE id IN (
    SELECT notes.id FROM notes JOIN unnest(:ids, :epochs) AS ours (id, epoch) USING (id, epoch)
    FOR UPDATE OF notes SKIP LOCKED
) AND {OURS}
RETURNING id
""").bindparams(
    sa.bindparam("ids", type_=sa.ARRAY(sa.Text)), sa.bindparam("epochs", type_=sa.ARRAY(sa.BigInteger))
)
"""The statement that renews claims, except in rows locked by other transactions."""
_GIVE_BACK = sa.text(f"DELETE FROM notes WHERE id = :id AND owner = :owner AND {OURS} RETURNING id")


def _still_held(epochs: Mapping[str, int]) -> sa.Select[str]:
    """Return a query for the ids of the claims that no other worker has taken over. epochs: the epoch of each
    claim by id.
    """
    notes = message_states.c
    return sa.select(notes.id).where(sa.tuple_(notes.id, notes.epoch).in_(sorted(epochs.items())))


def unheld(statement: sa.Delete) -> sa.Delete:
    """Return the deletion restricted to message states of tables and lobbies, and to claims that have
    ended.
    """
    notes = message_states.c
    of_table = (notes.document != "") & notes.id.not_like("%/%")
    ended = (notes.document == "") & (notes.expires < sa.extract("epoch", sa.func.now()))
    return statement.where(of_table | ended)


class SqlWorkers(StorePart):
    """The processes that use the database: their reports to one another, and this process's claims. id: the
    id of this process, which changes with each start. hold: the lock on a SQLite file. presence: this
    process's row among the processes of a server's database. If both are None, this process is registered
    nowhere. every: the maximum number of seconds between two heartbeats. tells: returns this process's
    report, as values by name.
    """

    def __init__(
        self, database: Database, hold: FileHold | None = None, *, presence: Presence | None = None
    ) -> None:
        super().__init__(database)
        self._hold = hold
        self.presence = presence
        self.id = secrets.token_hex(8) if presence is None else presence.id
        self.every = inf if presence is None else presence.every
        self._tidied = 0.0
        self.tells: Callable[[], Mapping[str, float | str]] | None = None
        self._alive = Heartbeat(0.0, 0.0)

    @property
    def shared(self) -> bool:
        """Return whether other processes can use the same database."""
        return self.presence is not None and not self.presence.alone

    def alive(self) -> Set[str]:
        """Return the ids of the processes that use the database, including this one, as of its last
        heartbeat.
        """
        return {self.id} if self.presence is None else self.presence.alive

    async def last_beat(self) -> Heartbeat | None:
        """Return the last stored heartbeat of any process, or None before the first one."""
        value = await self._value(stored_value(HEARTBEAT))
        return None if value is None else _heartbeat.validate_json(value)

    async def take_interaction(self, id: int, at: float) -> bool:
        """Take an interaction that arrived at the Unix time `at` by the database's clock. Return False if it
        was taken already.
        """
        try:
            await self._database.write(Change(_TAKE_INTERACTION, {"id": id, "at": at}, sure=True))
        except Conflict:
            return False
        return True

    async def claim(self, id: str) -> Claim | None:
        """Claim the messages about a subject for CLAIMED seconds, and return the claim, or None if another
        worker has it. Raises StoreAway.
        """
        if not self.shared:
            return Claim(0)
        found = await self._database.take(_CLAIM, {"id": id, "owner": self.id, "lasts": CLAIMED})
        return next((Claim(row.epoch, row.document or None, row.wanted, row.lapsed) for row in found), None)

    async def give_back(self, id: str) -> None:
        """Release a claim for which no document of messages exists. Raises StoreAway."""
        if self.shared:
            await self._database.take(_GIVE_BACK, {"id": id, "owner": self.id})

    async def renew(self, epochs: Mapping[str, int]) -> Mapping[str, bool]:
        """Renew claims for CLAIMED seconds. Return the claims that this worker still has, by id, and whether
        each was extended. epochs: the epoch of each claim by id. Raises StoreAway.
        """
        if not self.shared:
            return dict.fromkeys(epochs, True)
        values = {"ids": list(epochs), "epochs": list(epochs.values()), "lasts": CLAIMED}
        renewed = {row.id for row in await self._database.take(_RENEW, values)}
        ours = dict.fromkeys(renewed, True)
        if left := {id: epoch for id, epoch in epochs.items() if id not in renewed}:
            ours |= {row.id: False for row in await self._rows(_still_held(left))}
        return ours

    @property
    def beaten(self) -> float:
        """The Unix time of the last heartbeat that this process has written, or 0."""
        return self._alive.at if self.presence is None else self.presence.time.at

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Store the heartbeat, unless `presence` writes its own. From time to time, also store this process's
        status, and delete old rows. Raises StoreAway, and Displaced if this process can no longer use the
        database.
        """
        changes = []
        if self.presence is None:
            sign = {"key": HEARTBEAT, "value": _heartbeat.dump_json(heartbeat).decode()}
            changes.append(Change(WRITE_VALUE, sign))
        elif self.presence.displaced is not None:
            raise self.presence.displaced
        if self.presence is None or abs(heartbeat.at - self._tidied) >= TIDY:
            changes += [
                Change(_DROP_INTERACTIONS, {"before": heartbeat.at - KEPT}),
                Change(_DROP_PAUSES, {"now": heartbeat.at}),
                Change(_DROP_STATUS, {"before": heartbeat.at - DIED}),
            ]
            if self.tells is not None:
                told = {"id": self.id, "at": heartbeat.at, "document": json.dumps(self.tells())}
                changes.append(Change(_WRITE_STATUS, told))
            self._tidied = heartbeat.at
        if changes:
            await self._database.write(*changes)
        self._alive = heartbeat

    async def leave(self) -> None:
        """Unregister this process. The database stays open."""
        if self.presence is not None:
            await self.presence.end()

    def release(self) -> None:
        """Release the lock on the closed file."""
        if self._hold is not None:
            self._hold.release()
