"""What the processes on one database tell each other through it, and claim of it."""

import json
import secrets
from collections.abc import Callable, Mapping, Set
from math import inf

from pydantic import TypeAdapter
from sqlalchemy import bindparam

from bot.model.play_clock import PlayTime
from bot.model.ports import CLAIMED, Claim, Conflict, Heartbeat
from bot.storage.claims import CLAIM, GIVE_BACK, RENEW, still_held
from bot.storage.database import Change, Database, StorePart, unless_there, upsert
from bot.storage.exclusive import FileHold
from bot.storage.facts import WRITE_FACT, fact
from bot.storage.presence import EVERY, Presence
from bot.storage.schema import interactions, pauses, statuses

HEARTBEAT = "heartbeat"
"""The key of the fact that is the last heartbeat."""
DIED = 120.0
"""Seconds after which the status of a process has expired: it writes another at least every TIDY seconds."""

KEPT = 300.0
"""Seconds for which taken interactions are stored, at least: longer than the signature of a repeated request
is accepted."""
TIDY = 55.0
"""Seconds between two deletions of old rows by one of several processes."""
_heartbeat = TypeAdapter(Heartbeat)
_TAKE_INTERACTION = unless_there(interactions)
_DROP_INTERACTIONS = interactions.delete().where(interactions.c.at < bindparam("before"))
_DROP_PAUSES = pauses.delete().where(pauses.c.until <= bindparam("now"))
_WRITE_STATUS = upsert(statuses)
_DROP_STATUS = statuses.delete().where(statuses.c.at < bindparam("before"))


class SqlWorkers(StorePart):
    """What this process tells others on the same database, and learns of them; what it claims and takes.
    id: of this process, another one after each start. hold: on a file; presence: among the processes of a
    server's database; neither: it is not served. every: the most seconds between two heartbeats. tells: what
    this process stores of itself with its heartbeats, by name.
    """

    def __init__(
        self, database: Database, hold: FileHold | None = None, *, presence: Presence | None = None
    ) -> None:
        super().__init__(database)
        self._hold = hold
        self._presence = presence
        self.id = secrets.token_hex(8) if presence is None else presence.id
        self.every = inf if presence is None else EVERY
        self._tidied = 0.0
        self.tells: Callable[[], Mapping[str, float | str]] | None = None
        self._alive = Heartbeat(0.0, 0.0)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._presence is not None and not self._presence.alone

    def alive(self) -> Set[str]:
        """The ids of the processes that work on it, by this one's last heartbeat; its own is among them."""
        return {self.id} if self._presence is None else self._presence.alive

    async def last_beat(self) -> Heartbeat | None:
        """The last heartbeat that is stored, of whatever process."""
        value = await self._value(fact(HEARTBEAT))
        return None if value is None else _heartbeat.validate_json(value)

    def time(self) -> PlayTime | None:
        """The last report of the database about its own clock; None: it has none."""
        return None if self._presence is None else self._presence.time

    async def take_interaction(self, id: int, at: float) -> bool:
        """Take the interaction with that id, which came in at that Unix time, by the database's clock, unless
        a process, perhaps this one, has taken it before.
        """
        try:
            await self._database.write(Change(_TAKE_INTERACTION, {"id": id, "at": at}, sure=True))
        except Conflict:
            return False
        return True

    async def claim(self, id: str) -> Claim | None:
        """Have the messages of that table or lobby for CLAIMED seconds, unless another worker has them.
        Raises StoreAway.
        """
        if not self.shared:
            return Claim(0)
        found = await self._database.take(CLAIM, {"id": id, "owner": self.id, "lasts": CLAIMED})
        return next((Claim(row.epoch, row.document or None, row.wanted, row.lapsed) for row in found), None)

    async def give_back(self, id: str) -> None:
        """End a claim on what has no document of messages: others need not wait for its end. Raises
        StoreAway.
        """
        if self.shared:
            await self._database.take(GIVE_BACK, {"id": id, "owner": self.id})

    async def renew(self, epochs: Mapping[str, int]) -> Mapping[str, bool]:
        """Have those for CLAIMED seconds from now: which of them still are this worker's, and whether it has
        them for longer. Another transaction may have a row at this moment: its claim ends when it would have.
        """
        if not self.shared:
            return dict.fromkeys(epochs, True)
        values = {"ids": list(epochs), "epochs": list(epochs.values()), "lasts": CLAIMED}
        renewed = {row.id for row in await self._database.take(RENEW, values)}
        ours = dict.fromkeys(renewed, True)
        if left := {id: epoch for id, epoch in epochs.items() if id not in renewed}:
            ours |= {row.id: False for row in await self._rows(still_held(left))}
        return ours

    @property
    def beaten(self) -> float:
        """The Unix time of the last heartbeat that this process has written; 0: none."""
        return self._alive.at if self._presence is None else self._presence.time.at

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Write the heartbeat of a process that has a file for itself; those of a server's database write
        theirs automatically. From time to time delete old interactions, pauses and statuses: its time must
        be that of the database's clock, for other processes use them too. Raises Displaced.
        """
        changes = []
        if self._presence is None:
            sign = {"key": HEARTBEAT, "value": _heartbeat.dump_json(heartbeat).decode()}
            changes.append(Change(WRITE_FACT, sign))
        elif self._presence.displaced is not None:
            raise self._presence.displaced
        if self._presence is None or abs(heartbeat.at - self._tidied) >= TIDY:
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
        """Stop serving the database, which stays open."""
        if self._presence is not None:
            await self._presence.end()

    def release(self) -> None:
        """Release the file, which is closed."""
        if self._hold is not None:
            self._hold.release()
