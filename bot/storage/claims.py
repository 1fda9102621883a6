"""Which worker may touch the messages of a table: columns of their row, which end by the database's clock."""

from collections.abc import Iterator, Mapping, Set

from sqlalchemy import ARRAY, BigInteger, Delete, Text, bindparam, extract, func, or_, text, update

from bot.model.ports import CLAIMED, Claim
from bot.storage.database import Change
from bot.storage.exclusive import NOW
from bot.storage.postgres import Postgres
from bot.storage.schema import message_states

_CLAIM = text(f"""
INSERT INTO notes (id, document, owner, epoch, expires)
VALUES (:id, '', :owner, ({NOW} * 1e6)::bigint, {NOW} + :lasts)
ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, expires = excluded.expires,
    epoch = CASE WHEN notes.owner = excluded.owner THEN notes.epoch ELSE excluded.epoch END
WHERE notes.owner = excluded.owner OR notes.expires < {NOW}
RETURNING epoch, document, wanted
""")
_RENEW = text(f"""
UPDATE notes SET expires = {NOW} + :lasts
FROM unnest(:ids, :epochs) AS ours (id, epoch) WHERE notes.id = ours.id AND notes.epoch = ours.epoch
RETURNING notes.id
""").bindparams(bindparam("ids", type_=ARRAY(Text)), bindparam("epochs", type_=ARRAY(BigInteger)))
_GIVE_BACK = text("DELETE FROM notes WHERE id = :id AND owner = :owner RETURNING id")
_HELD = (
    update(message_states)
    .where(message_states.c.id == bindparam("of_id"), message_states.c.epoch == bindparam("of_epoch"))
    .values(expires=message_states.c.expires)
)


def unheld(statement: Delete) -> Delete:
    """The same, but for rows that are only a claim which has not ended, as those on race nights are."""
    ended = message_states.c.expires < extract("epoch", func.now())
    return statement.where(or_(message_states.c.document != "", ended))


def held(id: str, epoch: int) -> Iterator[Change]:
    """What a transaction begins with that needs that claim: it fails with Conflict once the claim has ended.
    Nothing for epoch 0, beside which there is no other.
    """
    if epoch:
        yield Change(_HELD, {"of_id": id, "of_epoch": epoch}, sure=True)


class SqlClaims:
    """Those of one worker, by its id."""

    def __init__(self, database: Postgres, owner: str) -> None:
        self._database = database
        self._owner = owner

    async def claim(self, id: str) -> Claim | None:
        """Have the messages of that table or lobby for CLAIMED seconds, unless another worker has them.
        Raises StoreAway.
        """
        claimed = await self._database.take(_CLAIM, {"id": id, "owner": self._owner, "lasts": CLAIMED})
        return (
            Claim(row.epoch, row.document or None, row.wanted) if (row := next(iter(claimed), None)) else None
        )

    async def give_back(self, id: str) -> None:
        """End a claim on what has no document there. Raises StoreAway."""
        await self._database.take(_GIVE_BACK, {"id": id, "owner": self._owner})

    async def renew(self, epochs: Mapping[str, int]) -> Set[str]:
        """Have those for CLAIMED seconds from now: which of them still are this worker's."""
        values = {"ids": list(epochs), "epochs": list(epochs.values()), "lasts": CLAIMED}
        return {row.id for row in await self._database.take(_RENEW, values)}
