"""`python -m tools.scale.rows [ROWS] [IDS]`: measures the time to load one of ROWS stored tables, and the
memory that the ids of IDS servers take.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Any

import discord
from sqlalchemy import literal, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import Paddock
from bot.catalogue import TITLES
from bot.runtime.clock import SystemClock
from bot.runtime.settings import Settings
from bot.sandbox.model import Interaction, InteractionKind
from bot.sandbox.payloads import user_json
from bot.sandbox.world import SandboxWorld
from bot.storage.database_url import driver_url
from bot.storage.store import SqlStore
from tests.storage import postgres, races
from tools.bench.__main__ import machine
from tools.bench.serve import memory

LOOKS = 2_000
PLIES = 20

_COPIES = """
INSERT INTO tables (id, title, status, version, document, changed)
SELECT 'copy' || number, title, status, version, replace(document, 'first', 'copy' || number), changed
FROM tables, generate_series(1, :rows) AS number WHERE id = 'first'
"""


def main(argv: list[str]) -> int:
    """Measure both figures, and print them. Return 2 if PostgreSQL is missing, and otherwise 0. argv: ROWS
    and IDS, by default a million each.
    """
    rows, ids = (int(each) for each in (argv + ["1000000", "1000000"][len(argv) :]))
    programs = postgres.tools()
    if programs is None:
        print(postgres.INSTALL, file=sys.stderr)
        return 2
    print(machine())
    with postgres.running(programs) as url:
        loads, anchors = asyncio.run(_loads(url, rows))
    for name, waits in ((f"one of {rows:,} stored tables", sorted(loads)), ("SELECT 1", sorted(anchors))):
        middle, last = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
        print(f"{name}: {1000 * middle:.2f} ms (median), {1000 * last:.2f} ms (99th percentile)")
    before, after = asyncio.run(_touched(ids))
    print(f"{ids:,} ids of servers touched: {before:.0f} MiB before, {after:.0f} MiB after")
    return 0


async def _loads(url: str, rows: int) -> tuple[list[float], list[float]]:
    """Return the seconds of many loads of a random table among `rows` stored ones, and of as many empty
    queries.
    """
    store = await SqlStore.open(url, TITLES)
    await store.tables.open_table(races.under_way("first", PLIES))
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        await connection.execute(text("ALTER TABLE moves SET UNLOGGED"))
        await connection.execute(text("ALTER TABLE tables SET UNLOGGED"))
        await connection.execute(text(_COPIES), {"rows": rows})
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("VACUUM ANALYZE tables"))
    await engine.dispose()
    loads, anchors, luck = [], [], random.Random(1)
    for _ in range(LOOKS):
        began = time.perf_counter()
        found = await store.tables.find_table(f"copy{luck.randint(1, rows)}")
        loads.append(time.perf_counter() - began)
        assert found is not None
        began = time.perf_counter()
        await store.database.read(select(literal(1)))
        anchors.append(time.perf_counter() - began)
    await store.close()
    return loads, anchors


async def _touched(ids: int) -> tuple[float, float]:
    """Return this process's memory in MiB after presses from a tenth of `ids` servers, and from all of
    them.
    """
    bot = Paddock(Settings(mode="http", _env_file=None))
    world = SandboxWorld(SystemClock())
    told = _press_of(world)
    async with bot:
        me: Any = user_json(world.bot)
        bot._connection.user = discord.ClientUser(state=bot._connection, data=me)
        for number in range(ids // 10):
            discord.Interaction(data=_from(told, number), state=bot._connection)
        before = memory()
        for number in range(ids // 10, ids):
            discord.Interaction(data=_from(told, number), state=bot._connection)
        return before, memory()


def _press_of(world: SandboxWorld) -> dict[str, Any]:
    """Return a press, as Discord sends it."""
    user = world.add_user("ann", "Ann")
    guild = world.add_guild("Server", user)
    channel = world.add_channel(guild, "paddock")
    made = Interaction(1, "token", InteractionKind.COMPONENT, user, channel, 0.0, {"custom_id": "pd:x:y:0"})
    return world.told(made)


def _from(told: dict[str, Any], number: int) -> Any:
    """Return the data of a press as if it came from another server, channel and person."""
    guild, channel, person = (str((number * 3 + at + 1) << 22) for at in range(3))
    user = {**told["member"]["user"], "id": person}
    return {
        **told,
        "guild_id": guild,
        "guild": {**told["guild"], "id": guild},
        "channel_id": channel,
        "channel": {**told["channel"], "id": channel, "guild_id": guild},
        "member": {**told["member"], "user": user},
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
