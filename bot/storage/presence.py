"""The processes that use a PostgreSQL database, and their heartbeats."""

import asyncio
import logging
import os
import secrets
import socket
from contextlib import suppress
from typing import Any, Self

from sqlalchemy import URL, CursorResult, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.play_clock import PlayTime
from bot.model.store_errors import Displaced, Outdated, StoreAway
from bot.runtime.clock import LoopClock, SystemClock, sleep
from bot.storage.database import Rows
from bot.storage.database_lock import LIVES, NOW, OURS, HeldDatabase, held
from bot.storage.migrate import MIGRATION
from bot.storage.postgres import Postgres

log = logging.getLogger(__name__)

EVERY = 5.0
"""The number of seconds between two heartbeats of a process."""
LOOK = 1.0
"""The number of seconds between two checks whether another process has ended."""

_TOLD = f"""
json_build_object('at', {NOW}, 'lost', (value::json->>'lost')::float8 + :added)::text
"""
_BEAT = text(f"""
WITH mine AS (
    UPDATE workers SET beat = {NOW} WHERE id = :id AND abs(beat - {NOW}) < :lives
        AND {OURS}
    RETURNING beat
), told AS (
    UPDATE facts SET value = {_TOLD} FROM mine WHERE key = 'heartbeat' RETURNING value::json AS value
)
SELECT mine.beat AS at, (told.value->>'lost')::float8 AS lost,
    (SELECT array_agg(id) FROM workers WHERE abs(beat - {NOW}) < :lives) AS alive
FROM mine, told
""")
"""The statement that writes a heartbeat. It returns no row if the last one is too old, or the schema has
changed.
"""
_DROP_DEAD = text(f"DELETE FROM workers WHERE id = :id OR abs(beat - {NOW}) >= :lives")
_WORKERS = text("SELECT * FROM workers ORDER BY beat DESC")
_COUNT_LOST = text(f"""
INSERT INTO facts (key, value) VALUES ('heartbeat', json_build_object('at', {NOW}, 'lost', 0.0)::text)
ON CONFLICT (key) DO UPDATE SET value = json_build_object(
    'at', {NOW}, 'lost', (facts.value::json->>'lost')::float8 + {NOW} - (facts.value::json->>'at')::float8
)::text
""")
_COME = text(f"INSERT INTO workers (id, name, alone, since, beat) VALUES (:id, :name, :alone, {NOW}, {NOW})")
_LEAVE = text(f"""
WITH mine AS (DELETE FROM workers WHERE id = :id RETURNING id)
UPDATE facts SET value = {_TOLD} FROM mine WHERE key = 'heartbeat'
""")


class Presence:
    """A process that uses the database, alone or together with others. every: see EVERY. time: the database's
    time as of the last heartbeat. alive: the ids of the processes alive at that time, including this one.
    displaced: the reason why the process can no longer use the database, or None.
    """

    every = EVERY
    time: PlayTime
    displaced: Displaced | None = None

    def __init__(self, database: Postgres, *, alone: bool) -> None:
        self.id = secrets.token_hex(8)
        self.alone = alone
        self.alive = frozenset({self.id})
        self._database = database
        self._machine = SystemClock()
        self._beating: asyncio.Task[None] | None = None

    @classmethod
    async def begin(cls, database: Postgres, *, alone: bool) -> Self:
        """Register a new process, start its heartbeats, and return it. Raises HeldDatabase and StoreAway."""
        presence = cls(database, alone=alone)
        await presence.beat(new=True)
        presence._beating = asyncio.create_task(presence._beat_on(), name="heartbeats")
        return presence

    async def end(self) -> None:
        """Stop the heartbeats, and delete this process's row if the database answers."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(StoreAway):  # if this fails, the heartbeat soon becomes too old
            await self._database.run(self._leave)

    async def beat(self, *, new: bool = False) -> None:
        """Write a heartbeat, and register again if the last one is too old. Raises StoreAway, and
        HeldDatabase if another process prevents it from registering.
        """
        sent, rows = (0.0, ()) if new else await self._sign()
        while not rows:
            await self._database.run(self._come)
            sent, rows = await self._sign()
        (row,) = rows
        self.alive = frozenset(row.alive)
        self.time = self._learnt(None if new else self.time, row.at, row.lost, sent)

    def _learnt(self, before: PlayTime | None, at: float, lost: float, sent: float) -> PlayTime:
        """Return the current time from the answer to a heartbeat, or the previous estimate if it is
        consistent with the answer. at: the database's time at some moment between `sent` and now.
        """
        ran, now = self._machine.ran(), self._machine.now()
        trip = ran - sent
        known = 0.0 if before is None else before.at + ran - before.ran
        present = known if at <= known <= at + trip else at + trip / 2
        off = now - present
        return PlayTime(present, ran, lost, off if abs(off) > trip / 2 else 0.0)

    async def _beat_on(self) -> None:
        while self.displaced is None:
            await sleep(LoopClock(), EVERY)
            try:
                await self._beat_once_back()
            except (HeldDatabase, Outdated) as error:
                self.displaced = Displaced(str(error))
            except Exception:
                log.exception("the heartbeat could not be written")

    async def _beat_once_back(self) -> None:
        """Write a heartbeat once the database answers again. Raises Outdated and HeldDatabase."""
        while True:
            try:
                return await self.beat()
            except Outdated:
                raise
            except StoreAway:
                await self._database.wait_until_back()

    async def _sign(self) -> tuple[float, Rows]:
        """Write a heartbeat. Return the monotonic time at which it was sent, and the returned rows."""
        sent = 0.0

        async def sign(connection: AsyncConnection) -> CursorResult[Any]:
            nonlocal sent
            sent = self._machine.ran()
            return await connection.execute(_BEAT, values)

        values = {"id": self.id, "lives": LIVES, "added": 0.0, "schema": self._database.schema}
        rows = await self._database.alone(sign)
        return sent, rows

    async def _come(self, connection: AsyncConnection) -> None:
        """Register this process and, if no other is alive, count the time since the last heartbeat as lost.
        Raises HeldDatabase if another one is alive and one of the two must be the only one.
        """
        who = {"id": self.id, "lives": LIVES}
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION})
        await connection.execute(_DROP_DEAD, who)
        serving = (await connection.execute(_WORKERS)).all()
        if serving and (self.alone or any(each.alone for each in serving)):
            raise held(serving[0])
        if not serving:
            await connection.execute(_COUNT_LOST)
        name = f"process {os.getpid()} on {socket.gethostname()}"
        await connection.execute(_COME, {"id": self.id, "name": name, "alone": self.alone})

    async def _leave(self, connection: AsyncConnection) -> None:
        await connection.execute(_LEAVE, {"id": self.id, "added": 0.0})


async def serve(url: URL, *, alone: bool) -> tuple[Postgres, Presence]:
    """Open a database, migrate it, and register as a process that uses it, if necessary after waiting for the
    last heartbeat of a killed process to expire. Raises HeldDatabase if another process prevents it, and the
    errors of Postgres.open.
    """
    clock, first = LoopClock(), None
    while True:
        try:
            database = await Postgres.open(url)
            try:
                return database, await Presence.begin(database, alone=alone)
            except BaseException:
                await database.close()
                raise
        except HeldDatabase as error:
            if error.beat is None or (first is not None and error.beat > first):
                raise
            if first is None:
                log.warning("%s Unless it was killed: it is waited for until it must have ended.", error)
                first = error.beat
        await sleep(clock, LOOK)
