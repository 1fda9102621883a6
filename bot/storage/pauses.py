"""Pauses between repeated actions, in the database."""

from hashlib import sha256

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from bot.model.store_errors import Conflict
from bot.storage.database import Change, StorePart
from bot.storage.schema import pauses


class SqlPauses(StorePart):
    """The stored pauses after actions that burden others. Times are Unix seconds. Only digests of ids are
    stored.
    """

    async def until(self, what: str, whom: int, now: float) -> float | None:
        """Return the Unix time from which the action `what` is possible again, or None if it is possible now.
        whom: the id of the person, role, server, channel or film that has the pause.
        """
        query = select(pauses.c.until).where(pauses.c.key == _key(what, whom), pauses.c.until > now)
        return await self._first(query, lambda row: row.until)

    async def begin(self, what: str, whom: int, now: float, seconds: float) -> bool:
        """Start a pause of `seconds` seconds for the action `what`, and return True, or return False if one
        is running.
        """
        new = insert(pauses)
        over = {"until": new.excluded.until}
        begun = new.on_conflict_do_update(index_elements=["key"], set_=over, where=pauses.c.until <= now)
        pause = {"key": _key(what, whom), "until": now + seconds}
        try:
            await self._database.write(Change(begun, pause, sure=True))
        except Conflict:
            return False
        return True

    async def end(self, what: str, whom: int) -> None:
        """End the pause after the action `what`."""
        await self._database.write(Change(pauses.delete().where(pauses.c.key == _key(what, whom))))


def _key(what: str, whom: int) -> str:
    return sha256(f"{what} {whom}".encode()).hexdigest()
