"""Fills a database file with many tables in play, by copying a few."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.storage.schema import tables

_SAME: Final = ", ".join(each.name for each in tables.c if each.name not in {"id", "next_due"})
_COPIES: Final = f"""
WITH RECURSIVE number(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM number WHERE at < ?)
INSERT INTO tables (id, next_due, {_SAME})
    SELECT '~' || at || id, 1e12 + at, {_SAME} FROM tables, number
"""


def copy_tables(file: Path, times: int) -> None:
    """Write `times` copies of each stored table, which are not due for a long time."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(_COPIES, (times,))
