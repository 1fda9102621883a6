"""What nobody may do again at once, in the database: it counts for every process, and outlives a restart."""

from hashlib import sha256

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from bot.model.ports import Conflict
from bot.storage.database import Change, StorePart
from bot.storage.schema import pauses


class SqlPauses(StorePart):
    """What nobody may do again at once, for it costs all others something. Times are Unix seconds. Nobody's
    id is stored, only a digest of it, so that it holds beyond the deletion of everything about a person.
    """

    async def until(self, what: str, whom: int, now: float) -> float | None:
        """When they may do that again, in Unix seconds; None: now."""
        query = select(pauses.c.until).where(pauses.c.key == _key(what, whom), pauses.c.until > now)
        return await self._first(query, lambda row: row.until)

    async def begin(self, what: str, whom: int, now: float, seconds: float) -> bool:
        """Have them pause for that many seconds, unless they do already: then it is False."""
        new = insert(pauses).values(key=_key(what, whom), until=now + seconds)
        over = {"until": new.excluded.until}
        begun = new.on_conflict_do_update(index_elements=["key"], set_=over, where=pauses.c.until <= now)
        try:
            await self._database.write(Change(begun, sure=True))
        except Conflict:
            return False
        return True

    async def end(self, what: str, whom: int) -> None:
        """They may do that again."""
        await self._database.write(Change(pauses.delete().where(pauses.c.key == _key(what, whom))))


def _key(what: str, whom: int) -> str:
    return sha256(f"{what} {whom}".encode()).hexdigest()
