"""Every statement that writes, built once for each dialect of SQL, and some that read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Delete,
    Double,
    Insert,
    Integer,
    Select,
    Table,
    Text,
    Update,
    bindparam,
    literal_column,
    null,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningUpdate

from bot.storage.schema import (
    circuits,
    dailies,
    daily_shares,
    facts,
    interactions,
    left_servers,
    lobbies,
    message_states,
    moves,
    pauses,
    people,
    preferences,
    results,
    seats,
    servers,
    tables,
    taps,
    wishes,
)
from bot.tables.ports import Kind

DUE: Final[Mapping[Kind, Table]] = {
    "tables": tables,
    "lobbies": lobbies,
    "circuits": circuits,
    "notes": message_states,
}
"""What has a time at which somebody is to see to it."""
ANY_VERSION = -1
"""Put off whatever version a row has."""
_OF_A_TABLE = ("status", "version", "document", "guild", "channel", "circuit", "next_due")
"""The columns that each change of a table writes."""
_CLAIMED = ("owner", "epoch", "expires")
"""The columns that claims alone write."""


@dataclass(frozen=True, slots=True)
class Statements:
    """The statements; their values are named like the columns, but for those that a comment names."""

    open_lobby: Insert
    seat: Insert
    drop_seats: Delete  # of_id
    purge_seats: Delete
    want_shown: Insert  # id, wanted, next_due
    want_closed: Update  # of_id, wanted, next_due
    note_shown: Update  # of_id, shown
    take: Mapping[Kind, ReturningUpdate[str]]  # now, lease, most
    put_off: Mapping[Kind, Update]  # of_id, of_version
    hasten: Mapping[Kind, Update]  # next_due
    save_lobby: Update  # lobby_id, before (the stored version)
    drop_lobby: Delete  # lobby_id, before
    open_table: Insert
    save_table: Update  # table_id, before (the stored version)
    rewrite_table: Update  # table_id, before (the stored version)
    log_move: Insert
    write_message_state: Insert
    write_claimed: Update  # of_id, of_epoch, lasts
    write_dm: Insert
    write_fact: Insert
    take_interaction: Insert
    drop_interactions: Delete  # before
    begin_pause: Insert  # now
    end_pause: Delete  # of_key
    drop_pauses: Delete  # now
    first_fact: Insert
    change_fact: Update  # of_key, before
    save_preferences: Insert
    save_server: Insert
    drop_preferences: Delete  # of_person
    wish: Insert
    drop_wishes: Delete  # of_person, of_guild
    drop_wishes_of: Delete  # of_person
    drop_wishes_in: Delete  # of_guild
    open_circuit: Insert
    save_circuit: Update  # circuit_id, before
    look_at_circuit: Update  # of_id, next_due
    log_result: Insert
    count_result: Update  # race, for_circuit
    rename_results: Update  # of_person, alias
    drop_moves: Delete  # table_id
    drop_table: Delete  # table_id
    drop_message_state: Delete  # table_id
    drop_person: Delete  # of_person
    begin_daily: Insert
    finish_daily: Update  # race
    share_daily: Insert
    drop_dailies: Delete  # of_person
    drop_daily_shares: Delete  # of_person
    note_left_server: Insert
    drop_left_server: Delete  # of_guild
    drop_results_in: Delete  # of_guild
    drop_circuits_in: Delete  # of_guild
    drop_shares_in: Delete  # of_guild
    drop_server: Delete  # of_guild
    purge_taps: Delete
    tell_tap: Insert
    drop_taps: Delete  # of_table, turns_before
    purge_message_states: Delete


@cache
def statements(dialect: str) -> Statements:
    """The statements in that dialect."""
    # Longer than 40 lines: each statement is a line or two, and they are written side by side.
    return Statements(
        open_lobby=_upsert(dialect, lobbies),
        seat=_insert(dialect, seats),
        drop_seats=seats.delete().where(seats.c.id == bindparam("of_id")),
        purge_seats=seats.delete().where(
            seats.c.id.not_in(select(tables.c.id)), seats.c.id.not_in(select(lobbies.c.id))
        ),
        want_shown=_over(_insert(dialect, message_states), message_states, ("wanted", "next_due")),
        want_closed=message_states.update()
        .where(message_states.c.id == bindparam("of_id"))
        .values({name: bindparam(name) for name in ("wanted", "next_due")}),
        note_shown=message_states.update()
        .where(message_states.c.id == bindparam("of_id"), message_states.c.wanted == bindparam("shown"))
        .values(next_due=null()),
        take={kind: _take(table) for kind, table in DUE.items()},
        put_off={kind: _put_off(table) for kind, table in DUE.items()},
        hasten={kind: _hasten(table) for kind, table in DUE.items()},
        save_lobby=lobbies.update()
        .where(lobbies.c.id == bindparam("lobby_id"), lobbies.c.version == bindparam("before"))
        .values({name: bindparam(name) for name in ("version", "document", "circuit", "next_due")}),
        drop_lobby=lobbies.delete().where(
            lobbies.c.id == bindparam("lobby_id"), lobbies.c.version == bindparam("before")
        ),
        open_table=_insert(dialect, tables).on_conflict_do_nothing(),
        save_table=tables.update()
        .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("before"))
        .values({name: bindparam(name) for name in (*_OF_A_TABLE, "changed")}),
        rewrite_table=tables.update()
        .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("before"))
        .values({name: bindparam(name) for name in ("version", "document")}),
        log_move=_insert(dialect, moves),
        write_message_state=_over(_insert(dialect, message_states), message_states, ("document",)),
        write_claimed=message_states.update()
        .where(message_states.c.id == bindparam("of_id"), message_states.c.epoch == bindparam("of_epoch"))
        .values(
            document=bindparam("document"),
            expires=message_states.c.expires * bindparam("lasts", type_=Integer),
        ),
        write_dm=_upsert(dialect, people),
        write_fact=_upsert(dialect, facts),
        take_interaction=_insert(dialect, interactions).on_conflict_do_nothing(),
        drop_interactions=interactions.delete().where(interactions.c.at < bindparam("before")),
        begin_pause=_begin_pause(dialect),
        end_pause=pauses.delete().where(pauses.c.key == bindparam("of_key")),
        drop_pauses=pauses.delete().where(pauses.c.until <= bindparam("now")),
        first_fact=_insert(dialect, facts).on_conflict_do_nothing(),
        change_fact=facts.update()
        .where(facts.c.key == bindparam("of_key"), facts.c.value == bindparam("before"))
        .values(value=bindparam("value")),
        save_preferences=_upsert(dialect, preferences),
        save_server=_upsert(dialect, servers),
        drop_preferences=preferences.delete().where(preferences.c.person == bindparam("of_person")),
        wish=_insert(dialect, wishes).on_conflict_do_nothing(),
        drop_wishes=_all_of(wishes).where(wishes.c.person == bindparam("of_person")),
        drop_wishes_of=wishes.delete().where(wishes.c.person == bindparam("of_person")),
        drop_wishes_in=_all_of(wishes),
        open_circuit=_insert(dialect, circuits).on_conflict_do_nothing(),
        save_circuit=circuits.update()
        .where(circuits.c.id == bindparam("circuit_id"), circuits.c.version == bindparam("before"))
        .values({name: bindparam(name) for name in ("status", "version", "document", "host")}),
        look_at_circuit=circuits.update()
        .where(circuits.c.id == bindparam("of_id"), circuits.c.status.in_(_running()))
        .values(
            version=circuits.c.version + literal_column("1"), next_due=bindparam("next_due", type_=Double)
        ),
        log_result=_insert(dialect, results),
        count_result=results.update()
        .where(results.c.table_id == bindparam("race"))
        .values(circuit=bindparam("for_circuit")),
        rename_results=results.update()
        .where(results.c.person == bindparam("of_person"))
        .values(person=null(), name=bindparam("alias")),
        drop_moves=moves.delete().where(moves.c.table_id == bindparam("table_id")),
        drop_table=tables.delete().where(tables.c.id == bindparam("table_id")),
        drop_message_state=message_states.delete().where(message_states.c.id == bindparam("table_id")),
        drop_person=people.delete().where(people.c.id == bindparam("of_person")),
        begin_daily=_insert(dialect, dailies).on_conflict_do_nothing(),
        finish_daily=dailies.update()
        .where(dailies.c.table_id == bindparam("race"))
        .values({name: bindparam(name) for name in ("place", "score")}),
        share_daily=_insert(dialect, daily_shares).on_conflict_do_nothing(),
        drop_dailies=dailies.delete().where(dailies.c.person == bindparam("of_person")),
        drop_daily_shares=daily_shares.delete().where(daily_shares.c.person == bindparam("of_person")),
        note_left_server=_insert(dialect, left_servers).on_conflict_do_nothing(),
        drop_left_server=_all_of(left_servers),
        drop_results_in=_all_of(results),
        drop_circuits_in=_all_of(circuits),
        drop_shares_in=_all_of(daily_shares),
        drop_server=_all_of(servers),
        purge_taps=taps.delete().where(taps.c.table_id.not_in(select(tables.c.id))),
        tell_tap=_upsert(dialect, taps),
        drop_taps=taps.delete().where(
            taps.c.table_id == bindparam("of_table"), taps.c.turn < bindparam("turns_before")
        ),
        purge_message_states=message_states.delete().where(
            message_states.c.id.not_in(select(tables.c.id)),
            message_states.c.id.not_in(select(lobbies.c.id)),
        ),
    )


def _all_of(table: Table) -> Delete:
    """All rows of the server `of_guild`."""
    return table.delete().where(table.c.guild == bindparam("of_guild"))


def _running() -> Sequence[ColumnElement[str]]:
    """What a circuit may be that still takes results."""
    return literal_column("'open'", Text), literal_column("'closing'", Text)


def _insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    statement = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    names = [column.name for column in table.columns if column.name not in _CLAIMED]
    return statement.values({name: bindparam(name) for name in names})


def _upsert(dialect: str, table: Table) -> Insert:
    """Write a row, or over the row with the same key."""
    names = [column.name for column in table.columns if not column.primary_key]
    return _over(_insert(dialect, table), table, names)


def _over(statement: sqlite.Insert | postgresql.Insert, table: Table, names: Sequence[str]) -> Insert:
    """The same insert, which writes those columns over those of a row with the same key."""
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={name: statement.excluded[name] for name in names},
    )


def _take(table: Table) -> ReturningUpdate[str]:
    """Take what is due, and say which rows those are. What another process is taking is passed over."""
    due = select(table.c.id).where(table.c.next_due <= bindparam("now", type_=Double))
    taken = due.order_by(table.c.next_due).limit(bindparam("most", type_=Integer))
    taken = taken.offset(literal_column("0"))  # for SQLite one would come by itself, as one more value
    return (
        table.update()
        .where(table.c.id.in_(taken.with_for_update(skip_locked=True)))
        .values(next_due=bindparam("lease", type_=Double))
        .returning(table.c.id)
    )


def _put_off(table: Table) -> Update:
    """Say when a row is due that has not changed since it was taken."""
    version = table.c.wanted if table is message_states else table.c.version
    asked = bindparam("of_version", type_=BigInteger)
    same = or_(version == asked, asked == literal_column(str(ANY_VERSION)))
    return (
        table.update()
        .where(table.c.id == bindparam("of_id"), same)
        .values(next_due=bindparam("next_due", type_=Double))
    )


def _hasten(table: Table) -> Update:
    """What is due later is due then."""
    at = bindparam("next_due", type_=Double)
    return table.update().where(table.c.next_due > at).values(next_due=at)


def _begin_pause(dialect: str) -> Insert:
    """Begin a pause where none runs."""
    statement = _insert(dialect, pauses)
    return statement.on_conflict_do_update(
        index_elements=list(pauses.primary_key.columns),
        set_={"until": statement.excluded.until},
        where=pauses.c.until <= bindparam("now", type_=Double),
    )


def fact(key: str) -> Select[str]:
    """The value kept under that key."""
    return select(facts.c.value).where(facts.c.key == key)
