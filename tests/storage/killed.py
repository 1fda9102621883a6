"""Processes that play a game into a store until SIGKILL ends them. `python -m tests.storage.killed FOLDER`
leaves the file of each life in FOLDER, and prints a line of JSON for it: the kind of its death, the file, the
number of moves that the store had acknowledged, and whether it was killed.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from functools import cache
from itertools import count
from pathlib import Path

from bot.catalogue import TITLES
from bot.model.snapshots import AnySnapshot
from bot.storage.sqlite import FileConnection, Sqlite
from bot.storage.store import SqlStore
from tests.storage import races

MOVES = 2
LAST = 1
"""The number of moves of a life that plays only the last move of a game, which also writes the results."""
LONG = 200
KILLED_FROM_OUTSIDE = 6
OPCODES = 9
"""The number of instructions of SQLite's virtual machine between two moments of a write at which lives are
killed.
"""

Arm = Callable[[FileConnection, "Fate"], Awaitable[None]]


class Fate:
    """Counts the moments at which the process can die, and kills it at the last one. moments: their number,
    or 0 to let the process live.
    """

    def __init__(self, moments: int) -> None:
        self.left = moments

    def moment(self, *_: object) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


finished = cache(races.finished)


async def between_statements(writer: FileConnection, fate: Fate) -> None:
    await writer.call(lambda db: db.set_trace_callback(fate.moment))


async def inside_statements(writer: FileConnection, fate: Fate) -> None:
    await writer.call(lambda db: db.set_progress_handler(fate.moment, OPCODES))


async def unarmed(writer: FileConnection, fate: Fate) -> None:
    """Do nothing with the connection, because another process kills this one."""


async def race(file: Path, moves: int, arm: Arm, fate: Fate, acknowledge: Callable[[], object]) -> None:
    """Play moves of a game into the store. arm: called with the connection that writes and with the counter
    of its steps. acknowledge: called after each stored move.
    """
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    assert isinstance(store.database, Sqlite)
    snapshot = finished()[0] if moves == LAST else races.table()
    await arm(store.database._writer, fate)
    for _ in range(moves):
        before = snapshot
        snapshot, move = finished()[1:] if moves == LAST else races.moved(snapshot)
        fate.moment()
        results = races.results(snapshot, move) if moves == LAST else ()
        await store.tables.save_table(snapshot, move, results=results, before=before)
        fate.moment()
        acknowledge()
    if arm is unarmed:
        await asyncio.Event().wait()  # wait until the process is killed, however late that is
    await arm(store.database._writer, Fate(0))
    await store.close()


def life(kind: str, file: Path, moves: int, arm: Arm, moments: int = 0, delay: float | None = None) -> bool:
    """Run a process until it ends, and return whether it was killed. kind: the name in the printed line.
    moments: the number of steps after which the process kills itself, or 0 for none. delay: if given, the
    number of seconds after its first move at which it is killed.
    """
    shutil.copy(file.with_name("nearly over.db" if moves == LAST else "template.db"), file)
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        try:
            asyncio.run(race(file, moves, arm, Fate(moments), lambda: os.write(theirs, b".")))
        except BaseException:
            traceback.print_exc()
        os._exit(0)
    os.close(theirs)
    with open(ours, "rb", buffering=0) as pipe:
        acknowledged = 0
        if delay is not None:
            acknowledged = len(pipe.read(1))
            time.sleep(delay)
            os.kill(child, signal.SIGKILL)
        acknowledged += len(pipe.readall())
    _, status = os.waitpid(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    print(json.dumps({"kind": kind, "file": file.name, "acknowledged": acknowledged, "killed": killed}))
    return killed


async def prepare(file: Path, table: AnySnapshot) -> None:
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.tables.open_table(table)
    await store.close()


def main(folder: Path) -> None:
    asyncio.run(prepare(folder / "template.db", races.table()))
    asyncio.run(prepare(folder / "nearly over.db", finished()[0]))
    for moves in (MOVES, LAST):  # done here, so that the lives need not do it
        file = folder / f"{moves}.db"
        shutil.copy(file.with_name("nearly over.db" if moves == LAST else "template.db"), file)
        asyncio.run(race(file, moves, between_statements, Fate(0), int))
    gc.freeze()
    for kind, moves, arm in (
        ("between", MOVES, between_statements),
        ("inside", MOVES, inside_statements),
        ("finish between", LAST, between_statements),
        ("finish inside", LAST, inside_statements),
    ):
        for moments in count(1):
            if not life(kind, folder / f"{kind}-{moments}.db", moves, arm, moments):
                break
    luck = random.Random(1)
    for number in range(KILLED_FROM_OUTSIDE):
        life("outside", folder / f"outside-{number}.db", LONG, unarmed, delay=luck.uniform(0, 0.02))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
