"""Copies a whole database, SQLite or PostgreSQL, into an empty database of either kind."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage.database_url import file_of
from bot.storage.migrate import MIGRATIONS, Migrations, stored_schema
from bot.storage.postgres import UNPREPARED
from bot.storage.schema import metadata
from bot.storage.sqlite import begin_explicitly, keep_private
from bot.storage.unusable_database import UnusableDatabase, is_there, refused, unusable

PAGE = 200
"""The maximum number of rows in memory at a time."""
REMARKS = {"facts", "notes"}
"""The tables whose rows in an empty target can be discarded, because a process writes them when it starts."""
PASSING = {"interactions", "statuses", "taps", "workers"}
"""The tables that are not copied, because they only matter to the processes that use the source."""


async def copy(source: sa.URL, target: sa.URL, migrations: Migrations = MIGRATIONS) -> Mapping[str, int]:
    """Copy the source's content as of one moment into an empty target with the newest schema. Return the
    number of rows of each table. The target is created if necessary, and stays unchanged if anything fails.
    Raises UnusableDatabase and UnreachableDatabase.
    """
    must_be_there(source)
    async with _reading(source) as reader:
        with _explained(source):
            schema = await reader.run_sync(_readable_schema, source, migrations)
            found = await reader.run_sync(_reflected)
        async with _writing(target) as writer:
            await writer.run_sync(_made_ready, target, Migrations(migrations.folder, schema))
            here = await writer.run_sync(_reflected)
            counts = {
                name: await _fill(writer, into=here[name], reader=reader, table=each, source=source)
                for name, each in found.items()
            }
            await writer.run_sync(migrations.upgrade)
    return counts


def named(url: sa.URL) -> str:
    """Return the database's name for use in a sentence, without its password."""
    file = file_of(url)
    return url.set(drivername="postgresql").render_as_string() if file is None else str(file)


def must_be_there(url: sa.URL) -> None:
    """Raise UnusableDatabase if the database is a file and does not exist."""
    file = file_of(url)
    if file is not None and not (is_there(file) and file.is_file()):
        raise UnusableDatabase(f"{file} is not there.")


async def _fill(
    writer: AsyncConnection, into: sa.Table, reader: AsyncConnection, table: sa.Table, source: sa.URL
) -> int:
    rows = 0
    async for page in _pages(reader, table, source):
        await writer.execute(sa.insert(into), page)
        rows += len(page)
    return rows


async def _pages(
    reader: AsyncConnection, table: sa.Table, source: sa.URL
) -> AsyncIterator[list[dict[str, object]]]:
    with _explained(source):
        rows = await reader.stream(sa.select(table))
        async for page in rows.mappings().partitions(PAGE):
            yield [dict(row) for row in page]


def _readable_schema(connection: sa.Connection, source: sa.URL, migrations: Migrations) -> str:
    """Return the schema of the source. Raises UnusableDatabase if it cannot be copied."""
    schema = stored_schema(connection)
    if schema is None:
        raise UnusableDatabase(f"{named(source)} holds no tables of Paddock.")
    migrations.pending(connection)
    if file_of(source) is not None and connection.execute(sa.text("PRAGMA quick_check")).scalar() != "ok":
        raise UnusableDatabase(f"{named(source)} is a damaged database: take another copy.")
    return schema


def _made_ready(connection: sa.Connection, target: sa.URL, migrations: Migrations) -> None:
    """Give an empty target the newest schema of `migrations`, which is that of the source. Raises
    UnusableDatabase if the target is not empty or has another schema.
    """
    schema = stored_schema(connection)
    if schema not in {None, migrations.newest}:
        raise UnusableDatabase(
            f"{named(target)} has schema {schema}, and what is to come into it {migrations.newest}: name an "
            "empty database."
        )
    for name, table in _reflected(connection).items():
        if name in REMARKS:
            connection.execute(table.delete())
        elif connection.execute(sa.select(table).limit(1)).first() is not None:
            raise UnusableDatabase(f"{named(target)} is not empty: name an empty database.")
    migrations.upgrade(connection)


def _reflected(connection: sa.Connection) -> dict[str, sa.Table]:
    """Return Paddock's tables in a database, without those in PASSING, each after the tables to which it
    refers.
    """
    there = set(sa.inspect(connection).get_table_names())
    names = [table.name for table in metadata.sorted_tables if table.name in there - PASSING]
    reflected = sa.MetaData()
    reflected.reflect(connection, only=names)
    return {name: reflected.tables[name] for name in names}


@asynccontextmanager
async def _reading(url: sa.URL) -> AsyncIterator[AsyncConnection]:
    """Open a transaction that sees the state of a single moment."""
    file = file_of(url)
    engine = _server(url, "REPEATABLE READ") if file is None else _file(file, "ro")
    try:
        with _explained(url):
            connection = await engine.connect()
        try:
            with _explained(url):
                await connection.begin()
            yield connection
        finally:
            await connection.close()
    finally:
        await engine.dispose()


@asynccontextmanager
async def _writing(url: sa.URL) -> AsyncIterator[AsyncConnection]:
    """Open a transaction that is carried out completely or not at all. If it fails, a new file is deleted.
    Raises UnusableDatabase and UnreachableDatabase.
    """
    file = file_of(url)
    new = file is not None and not file.exists()
    with _explained(url):
        if file is not None:
            keep_private(file)
        engine = _server(url, "READ COMMITTED") if file is None else _file(file, "rwc")
        try:
            async with engine.begin() as connection:
                yield connection
        except BaseException:
            await engine.dispose()
            if file is not None and new:
                file.unlink(missing_ok=True)
            raise
        await engine.dispose()


def _file(file: Path, mode: str) -> AsyncEngine:
    address = file.absolute().as_uri()
    engine = create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=address, query={"mode": mode, "uri": "true"}),
        poolclass=NullPool,
        hide_parameters=True,
        connect_args={"isolation_level": None},
        execution_options={"begin": "BEGIN" if mode == "ro" else "BEGIN IMMEDIATE"},
    )
    sa.event.listen(engine.sync_engine, "begin", begin_explicitly)
    return engine


def _server(url: sa.URL, isolation: str) -> AsyncEngine:
    return create_async_engine(
        url, poolclass=NullPool, hide_parameters=True, isolation_level=isolation, connect_args=UNPREPARED
    )


@contextmanager
def _explained(url: sa.URL) -> Iterator[None]:
    """Convert failures of the database within the context to UnusableDatabase or UnreachableDatabase."""
    try:
        yield
    except Exception as error:
        file = file_of(url)
        said = refused(error) if file is None else unusable(file, error)
        raise said or error from None
