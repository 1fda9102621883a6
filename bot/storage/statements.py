"""Every statement that writes, built once for each dialect of SQL."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sqlalchemy import Delete, Insert, Table, Update, bindparam
from sqlalchemy.dialects import postgresql, sqlite

from bot.storage.schema import facts, lobbies, moves, notes, people, tables


@dataclass(frozen=True, slots=True)
class Statements:
    """The statements; their values are named like the columns, but for those that a comment names."""

    save_lobby: Insert
    drop_lobby: Delete  # lobby_id
    open_table: Insert
    save_table: Update  # table_id, before (the stored version)
    log_move: Insert
    write_notes: Insert
    write_dm: Insert
    write_fact: Insert


@cache
def statements(dialect: str) -> Statements:
    """The statements in that dialect."""
    return Statements(
        save_lobby=_upsert(dialect, lobbies),
        drop_lobby=lobbies.delete().where(lobbies.c.id == bindparam("lobby_id")),
        open_table=_insert(dialect, tables).on_conflict_do_nothing(),
        save_table=tables.update()
        .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("before"))
        .values({name: bindparam(name) for name in ("status", "version", "document")}),
        log_move=_insert(dialect, moves),
        write_notes=_upsert(dialect, notes),
        write_dm=_upsert(dialect, people),
        write_fact=_upsert(dialect, facts),
    )


def _insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    statement = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    return statement.values({column.name: bindparam(column.name) for column in table.columns})


def _upsert(dialect: str, table: Table) -> Insert:
    """Write a row, or over the row with the same key."""
    statement = _insert(dialect, table)
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={
            column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key
        },
    )
