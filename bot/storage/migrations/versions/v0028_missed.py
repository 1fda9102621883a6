"""Turning points of reviews have a table, and tables a column for the seed of their deal."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.documents import documents

revision = "0028"
down_revision = "0027"

AT_ONCE = 200
"""Number of documents that are in memory at once."""
SURE, MOST = 3.0, 3
"""What a turning point was at that time: beyond this number of standard errors, and among this number of
worst.
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "missed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("loss", sa.Double, nullable=False),
        sa.Index("missed_by_person", "person"),
    )
    _fill_deals()
    _fill_missed()
    op.create_index("tables_by_deal", "tables", ["deal"])


def _fill_deals() -> None:
    write = sa.text("UPDATE tables SET deal = :deal WHERE id = :id")
    for id, document in documents("tables"):
        match = document.get("match")
        if match and "seed" in match:
            op.get_bind().execute(write, {"id": id, "deal": match["seed"]})


def _fill_missed() -> None:
    last, connection = ("", -1), op.get_bind()
    page = sa.text(
        "SELECT table_id, seat, person, document FROM reviews"
        " WHERE table_id > :table_id OR (table_id = :table_id AND seat > :seat)"
        f" ORDER BY table_id, seat LIMIT {AT_ONCE}"
    )
    write = sa.text(
        "INSERT INTO missed (table_id, seat, ply, person, loss)"
        " VALUES (:table_id, :seat, :ply, :person, :loss)"
    )
    while rows := connection.execute(page, dict(zip(("table_id", "seat"), last, strict=True))).all():
        values = [
            {"table_id": row.table_id, "seat": row.seat, "person": row.person, "ply": ply, "loss": loss}
            for row in rows
            for ply, loss in _turning_points(_read(row.document))
        ]
        if values:
            connection.execute(write, values)
        last = (rows[-1].table_id, rows[-1].seat)


def _turning_points(review: dict[str, Any]) -> list[tuple[int, float]]:
    """The moves that cost most, beyond doubt, and how much; none before the review was done."""
    if not review.get("done"):
        return []
    clear = [
        each for each in review.get("judged", ()) if _loss(each) > SURE * each["found"].get("error", 0.0)
    ]
    return [(each["ply"], _loss(each)) for each in sorted(clear, key=_loss, reverse=True)[:MOST]]


def _loss(judged: dict[str, Any]) -> float:
    return float(judged["found"].get("loss", 0.0))


def _read(document: str) -> dict[str, Any]:
    """A document, or an empty one if it cannot be read."""
    try:
        record = json.loads(document)
    except ValueError:
        return {}
    return record if isinstance(record, dict) else {}
