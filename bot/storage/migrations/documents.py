"""The JSON documents of a table, as migrations read them: all of them rely on what is found here."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

AT_ONCE = 200
"""Number of documents that are in memory at once."""


def rewrite(table: str, id: Any, document: dict[str, Any], key: str = "id") -> None:
    """Write a document over the one of that row."""
    write = sa.text(f"UPDATE {table} SET document = :document WHERE {key} = :id")
    written = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    op.get_bind().execute(write, {"id": id, "document": written})


def documents(table: str, key: str = "id", before: int | str = "") -> Iterator[tuple[Any, dict[str, Any]]]:
    """The keys and documents of all rows that can be read, by their keys. before: less than every key."""
    page = sa.text(
        f"SELECT {key} AS key, document FROM {table} WHERE {key} > :last ORDER BY {key} LIMIT {AT_ONCE}"
    )
    while rows := op.get_bind().execute(page, {"last": before}).all():
        for row in rows:
            try:
                document = json.loads(row.document)
            except ValueError:  # empty, or unreadable before as well
                continue
            if isinstance(document, dict):
                yield row.key, document
        before = rows[-1].key
