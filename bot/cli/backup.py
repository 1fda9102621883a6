"""Copies of the whole database: `python -m bot backup`, `restore` and `move` (docs/hosting.md)."""

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from pydantic import ValidationError
from sqlalchemy import URL

from bot.catalogue import TITLES
from bot.engine.game import IllegalMove
from bot.model.snapshots import AnySnapshot
from bot.model.store_errors import StoreAway
from bot.runtime.settings import FaultySettings, read
from bot.storage.copying import copy, must_be_there, named
from bot.storage.database_lock import unserved
from bot.storage.database_url import driver_url, file_of
from bot.storage.seats import OfPlay
from bot.storage.store import SqlStore
from bot.storage.unusable_database import UnreachableDatabase, UnusableDatabase, unusable
from bot.tables.replayed import replayed
from bot.ui.sync.message_state import MessageState

FAULTY = 2
"""The exit code if the host must correct something."""
UNREACHABLE = 1
"""The exit code if the database does not answer."""

AT_ONCE = 100
"""The number of tables that are read into memory at a time."""


class Unproven(Exception):
    """Raised if some tables cannot be read, or their logs do not lead to their state."""


def main(command: str, argv: Sequence[str]) -> int:
    """Run `backup`, `restore` or `move` with the arguments `argv`, and return the process's exit code."""
    args = _parser(command).parse_args(argv)
    try:
        match command:
            case "backup":
                said = asyncio.run(backup(driver_url(read().database_url), Path(args.file)))
            case "restore":
                url = read().database_url
                said = asyncio.run(restore(Path(args.file), url, verify=args.verify))
            case _:
                said = asyncio.run(move(args.source, args.target))
    except (FaultySettings, UnusableDatabase, Unproven) as error:
        sys.stderr.write(f"{error}\n")
        return FAULTY
    except (UnreachableDatabase, StoreAway) as error:
        sys.stderr.write(f"{error}\n")
        return UNREACHABLE
    print(said)
    return 0


async def backup(url: URL, file: Path) -> str:
    """Copy the database into a new file, even while a bot uses it. Return the message to print. Raises
    UnusableDatabase and UnreachableDatabase.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        _must_be_new(file)
        part.unlink(missing_ok=True)
        try:
            counts = await copy(url, _file_url(part))
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise unusable(file, error) or error from None
    return f"{file} is a copy of {_counted(counts)}."


async def restore(file: Path, database_url: str, *, verify: bool) -> str:
    """Copy a backup into an empty database, and return the message to print. verify: whether to replay the
    log of every open table afterwards. Raises UnusableDatabase and UnreachableDatabase, and Unproven after a
    complete restore if an open table cannot be read, or its log does not lead to its state.
    """
    url = driver_url(database_url)
    must_be_there(_file_url(file))
    async with unserved(url):
        counts = await copy(_file_url(file), url)
        store = await SqlStore.open(database_url, TITLES)
        try:
            await _doubt_messages(store)
            await store.key_values.write_value("commands", "")  # a newer version can have sent other commands
            proven = await _verify(store) if verify else None
        finally:
            await store.close()
    checked = "" if proven is None else f" Open tables whose log leads to their state: {proven} of {proven}."
    return f"{named(url)} is a copy of {_counted(counts)}.{checked}"


async def move(source: str, target: str) -> str:
    """Copy a database that no bot uses into an empty one, and return the message to print. Raises
    UnusableDatabase and UnreachableDatabase.
    """
    with _as("FROM"):
        source_url = driver_url(source)
    with _as("TO"):
        target_url = driver_url(target)
    must_be_there(source_url)
    source_file, target_file = file_of(source_url), file_of(target_url)
    if source_file and target_file and source_file.resolve() == target_file.resolve():
        raise UnusableDatabase("FROM and TO are the same file: name another one.")
    async with AsyncExitStack() as held:
        with _as("FROM"):
            await held.enter_async_context(unserved(source_url))
        with _as("TO"):
            await held.enter_async_context(unserved(target_url))
        counts = await copy(source_url, target_url)
    return f"{named(target_url)} is a copy of {_counted(counts)}. {named(source_url)} stays as it is."


def _must_be_new(file: Path) -> None:
    if file.exists():
        raise UnusableDatabase(f"{file} is there already: name another file.")


@contextmanager
def _as(end: str) -> Iterator[None]:
    """Replace DATABASE_URL with the given end of a move in the text of an UnusableDatabase."""
    try:
        yield
    except UnusableDatabase as error:
        raise UnusableDatabase(str(error).replace("DATABASE_URL", end)) from None


async def _doubt_messages(store: SqlStore) -> None:
    """Mark the messages of all tables in play and of all lobbies for redrawing, because Discord can show
    newer states.
    """
    async for page in _pages(store, "tables", "lobbies"):
        for id in page:
            stored = await store.messages.read_message_state(id)
            if stored is not None:
                state = MessageState.read(stored)
                state.doubt()
                await store.messages.write_message_state(id, state.document())


async def _pages(store: SqlStore, *kinds: OfPlay) -> AsyncIterator[Sequence[str]]:
    """Yield the ids of all tables in play, all lobbies or both, depending on `kinds`, in pages."""
    for kind in kinds:
        page = await store.seats.page(kind, "", AT_ONCE)
        while page:
            yield page
            page = await store.seats.page(kind, page[-1], AT_ONCE)


async def _verify(store: SqlStore) -> int:
    """Replay the log of every open table, and return the number of tables. Raises Unproven."""
    faults, number = [], 0
    async for page in _pages(store, "tables"):
        number += len(page)
        snapshots = {snapshot.id: snapshot for snapshot in await store.tables.find_tables(page)}
        for id in page:
            if id not in snapshots:
                faults.append(f"Table {id} cannot be read.")
            elif not await _leads_to(store, snapshots[id]):
                faults.append(
                    f"The log of table {id} does not lead to its state by the rules of this version."
                )
    if faults:
        raise Unproven("\n".join([*faults, "The backup has been restored all the same."]))
    return number


async def _leads_to(store: SqlStore, snapshot: AnySnapshot) -> bool:
    try:
        pasts = replayed(snapshot, TITLES[snapshot.title], await store.tables.find_moves(snapshot.id))
    except (IllegalMove, LookupError, ValidationError):  # also a log that does not fit the match at all
        return False
    return pasts[-1].match == snapshot.match


def _counted(counts: Mapping[str, int]) -> str:
    told = ("tables", "moves", "lobbies", "results")
    return ", ".join(f"{name} {counts.get(name, 0)}" for name in told)


def _file_url(file: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(file))


def _parser(command: str) -> argparse.ArgumentParser:
    told = {
        "backup": "Copy the database of DATABASE_URL into a new file, while the bot runs.",
        "restore": "Copy a backup into the database of DATABASE_URL, which must be empty.",
        "move": "Copy one database into another, which must be empty; the bot must not run.",
    }
    parser = argparse.ArgumentParser(
        prog=f"python -m bot {command}", description=told[command], allow_abbrev=False
    )
    if command == "move":
        parser.add_argument("source", metavar="FROM", help="sqlite:///FILE or postgresql://...")
        parser.add_argument("target", metavar="TO", help="the same, of an empty database")
        return parser
    parser.add_argument("file", metavar="FILE")
    if command == "restore":
        parser.add_argument("--verify", action="store_true", help="then play the log of every open table")
    return parser
