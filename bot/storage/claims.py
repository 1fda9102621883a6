"""The claim of a worker to the messages of a table. It is stored in columns of the table's row in `notes`,
and expires by the database's clock. The statements change nothing unless the database has the schema
`:schema`.
"""

from collections.abc import Mapping

import sqlalchemy as sa

from bot.storage.database_lock import NOW
from bot.storage.schema import message_states

_OURS = "EXISTS (SELECT FROM alembic_version WHERE version_num = :schema)"
CLAIM = sa.text(f"""
INSERT INTO notes (id, document, owner, epoch, expires)
SELECT :id, '', :owner, ({NOW} * 1e6)::bigint, {NOW} + :lasts WHERE {_OURS}
ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, expires = excluded.expires,
    epoch = CASE WHEN notes.owner = excluded.owner THEN notes.epoch ELSE excluded.epoch END
WHERE notes.owner = excluded.owner OR notes.expires < {NOW}
RETURNING epoch, document, wanted, EXISTS (
    SELECT FROM notes AS before
    WHERE before.id = :id AND before.owner <> :owner AND before.expires > 0
) AS lapsed
""")
"""The statement that claims a table's messages. The inner query sees the row before the change. lapsed:
whether another worker had the claim and never released it.
"""
RENEW = sa.text(f"""
UPDATE notes SET expires = {NOW} + :lasts WHERE id IN (
    SELECT notes.id FROM notes JOIN unnest(:ids, :epochs) AS ours (id, epoch) USING (id, epoch)
    FOR UPDATE OF notes SKIP LOCKED
) AND {_OURS}
RETURNING id
""").bindparams(
    sa.bindparam("ids", type_=sa.ARRAY(sa.Text)), sa.bindparam("epochs", type_=sa.ARRAY(sa.BigInteger))
)
"""The statement that renews claims. It skips rows locked by other transactions, because otherwise the row of
a single stopped worker would prevent the renewal of all others. Two of these statements cannot wait for each
other either.
"""
GIVE_BACK = sa.text(f"DELETE FROM notes WHERE id = :id AND owner = :owner AND {_OURS} RETURNING id")


def still_held(epochs: Mapping[str, int]) -> sa.Select[str]:
    """Return a query for the ids of the claims that no other worker has taken over. epochs: the epoch of each
    claim by id.
    """
    notes = message_states.c
    return sa.select(notes.id).where(sa.tuple_(notes.id, notes.epoch).in_(sorted(epochs.items())))


def unheld(statement: sa.Delete) -> sa.Delete:
    """Return the deletion restricted to message states of tables and lobbies, and to claims that have ended.
    The states of other subjects have a "/" in their id, and are deleted elsewhere.
    """
    notes = message_states.c
    of_table = (notes.document != "") & notes.id.not_like("%/%")
    ended = (notes.document == "") & (notes.expires < sa.extract("epoch", sa.func.now()))
    return statement.where(of_table | ended)
