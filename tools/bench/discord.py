"""Measures the event loop, the time from press to answer, the calls per move, the start, and the memory:
docs/performance.md, Goal 5, Goal 6, Goal 8, Goal 14. The real bot runs in a separate process, with the
sandbox on loopback. Goal 8 is counted in virtual time.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bot.catalogue import TITLES
from bot.model.snapshots import Place
from bot.storage.store import SqlStore
from bot.tables.decide_lobby import Join
from bot.tables.lobby import Lobby
from bot.tables.new_lobbies import Limits
from bot.tables.registry import Luck, TableRegistry
from bot.tables.table import Table
from tests.venue import labels, venue_with
from tests.virtual_time import VirtualTimeLoop
from tools.bench.figures import Figure, Unmeasured, measuring, told
from tools.bench.gateway import BenchDiscord

SECONDS = 60.0
TICK = 0.001
"""The number of seconds between two measurements of the event loop's delay."""
RATES = (40.0, 80.0)
"""The numbers of presses per second at 200 tables."""


def main() -> None:
    """Measure presses, starts, and the calls in whole games, and print the figures."""
    asyncio.run(_presses(200))
    asyncio.run(_start(1_000))
    for guests in (("Bo",), ("Bo", "Cy", "Di")):
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            runner.run(_race(guests))


MANY = Limits(person=1_000_000, channel=1_000_000, server=1_000_000)
"""Limits on the number of tables, too high for any measurement to reach."""


class Nowhere:
    """A Display that shows nothing."""

    def update(self, subject: Table | Lobby, *, repaint: bool = False) -> None:
        """Show nothing."""

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Show nothing."""

    def see_to(self, subject: Table | Lobby) -> None:
        """Show nothing."""

    def remove_buttons(self, id: str) -> None:
        """Show nothing."""

    def at_work(self) -> Mapping[str, int]:
        return {}

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        return ()

    async def delete_person(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """Delete nothing."""


async def fill(
    url: str,
    discord: BenchDiscord,
    tables: int,
    seats: int,
    title: str = "gear_head",
    *,
    robots: int = 0,
    level: str = "",
    after: int = 0,
) -> None:
    """Store `tables` tables in play, with the same ids and deals each time. seats: the number of people at
    each table. robots, level: the number of robots that play with them, and their level. after: the number of
    people to skip.
    """
    store = await SqlStore.open(url, TITLES)
    dice = random.Random(f"{title} {after}")
    luck = Luck(lambda: f"bench {dice.random()}", dice.choice)
    registry = TableRegistry(titles=TITLES, store=store, robot_pause=1.0, limits=MANY, luck=luck)
    await registry.start(Nowhere())
    await registry.resume()
    people = islice(discord.people, after, None)
    for _ in range(tables):
        person = next(people)
        lobby = await registry.new_lobbies.open(
            title=title,
            place=Place(discord.guild.id, discord.channel.id),
            person=person,
            name=f"Player {person}",
            options=TITLES[title].rules.options(),
            pace="relaxed",
            seating="fixed",
            robots=robots,
            level=level,
        )
        for guest in islice(people, seats - 1):
            await lobby.do(Join(guest, f"Player {guest}"))
        await lobby.start(person, manager=False)
    await registry.stop()
    await store.close()


class Bot:
    """The bot in a separate process."""

    def __init__(self, process: asyncio.subprocess.Process, ready: float) -> None:
        self._process = process
        self.ready = ready

    @classmethod
    async def start(cls, discord: BenchDiscord, url: str, tick: float = TICK) -> Bot:
        """Start the bot, and wait until it is ready. `ready` is the number of seconds until it has connected
        and restored its tables.
        """
        return await cls.begin(discord, "tools.bench.serve", url, str(tick))

    @classmethod
    async def begin(cls, discord: BenchDiscord, module: str, *words: str) -> Bot:
        """Start `module` as the process of the bot. words: the module's arguments after the port."""
        began = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            str(discord.server.port),
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await discord.identified()
        ready = time.perf_counter() - began
        assert process.stdout is not None
        await process.stdout.readline()
        return cls(process, ready)

    async def report(self) -> dict[str, Any]:
        """Return the bot's report about itself, as tools.bench.serve prints it. Raises Unmeasured if the
        bot's process has ended.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"\n")
        line = await self._process.stdout.readline()
        if not line:
            raise Unmeasured(f"The bot's process has ended with {await self._process.wait()}.")
        report: dict[str, Any] = json.loads(line)
        return report

    async def stop(self) -> None:
        """Shut the bot down, and wait until its process has ended."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


async def quiet(discord: BenchDiscord, seconds: float = 1.0) -> None:
    """Wait until the bot has made no request for `seconds` seconds."""
    while True:
        before = discord.calls.total()
        await asyncio.sleep(seconds)
        if discord.calls.total() == before:
            return


async def _presses(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        discord = BenchDiscord(2 * tables)
        await fill(url, discord, tables, 2)
        await discord.serve()
        bot = await Bot.start(discord, url)
        await quiet(discord)
        await bot.report()
        await asyncio.sleep(5)
        idle = await bot.report()
        print(f"  idle loop: p99 {idle['p99']:.1f} ms late, at most {idle['max']:.1f}")
        for rate in RATES:
            with measuring():
                await _press_at(rate, discord, bot, tables)
        await bot.stop()
        await discord.close()


async def keep_pressing(discord: BenchDiscord, rate: float, seconds: float) -> int:
    """Press on average `rate` times per second for `seconds` seconds, without waiting for answers. Return the
    number of presses that no one was able to make.
    """
    discord.forget()
    rng, began = random.Random(1), time.perf_counter()
    due, missed = began, 0
    while due < began + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        missed += not discord.press(rng)
        due += rng.expovariate(rate)
    return missed


async def _press_at(rate: float, discord: BenchDiscord, bot: Bot, tables: int) -> None:
    missed = await keep_pressing(discord, rate, SECONDS)
    loop = await bot.report()
    await quiet(discord)
    waits = discord.answered()
    p95, p99 = (waits[int(len(waits) * share)] for share in (0.95, 0.99))
    middle, number = statistics.median(waits), len(waits) / SECONDS
    print(
        f"  {tables} tables, {number:.0f} presses/s: answered in {middle:.1f} ms (median), {p95:.1f} (95 %), "
        f"{p99:.1f} (99 %), {waits[-1]:.1f} (longest)"
    )
    told(Figure(f"goal 6, {rate:.0f} presses/s, answered, 95 %", p95, "ms", 100.0))
    told(Figure(f"goal 5, {rate:.0f} presses/s, event loop late, 99 %", loop["p99"], "ms", 5.0))
    told(Figure(f"goal 5, {rate:.0f} presses/s, event loop late, longest", loop["max"], "ms", 10.0))
    each = ", ".join(f"{name} {number / len(waits):.2f}" for name, number in discord.calls.most_common())
    print(f"    calls per press: {each}" + (f" ({missed} presses found nobody to move)" if missed else ""))


async def _start(tables: int) -> None:
    """Measure a start in which the bot posts every table, and one in which all are posted already."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        discord = BenchDiscord(4 * tables)
        await fill(url, discord, tables, 4)
        await discord.serve()
        first = await Bot.start(discord, url)
        await quiet(discord)
        posted = await first.report()
        await first.stop()
        bare = time.perf_counter()
        python = await asyncio.create_subprocess_exec(sys.executable, "-c", "pass")
        await python.wait()
        bare = time.perf_counter() - bare
        second = await Bot.start(discord, url)
        await asyncio.sleep(2)
        report = await second.report()
        await second.stop()
        await discord.close()
    print(
        f"  start with {tables} live tables of four: bare python {bare * 1000:.0f} ms; "
        f"{posted['memory']:.0f} MiB in the process that had just posted them all"
    )
    told(Figure("goal 14, ready", second.ready, "s", 1.0))
    told(Figure("goal 14, memory", report["memory"], "MiB", 200.0))


async def _race(guests: tuple[str, ...]) -> None:
    """Play a game by DM in the sandbox, and count all calls."""
    with tempfile.TemporaryDirectory() as folder:
        async with venue_with(Path(folder)) as venue:
            table = await venue.table(await venue.start("Ann", *guests))
            before, rng = len(venue.calls()), random.Random(3)
            while table.snapshot.status == "playing":
                (seat,) = table.awaited
                hand = venue.dm(table.names[seat])
                offered = labels(hand)
                pulls = [label for label in offered if label.startswith("Pull up")]
                await venue.person(table.names[seat]).click(hand, label=rng.choice(pulls or offered))
            kinds = Counter(_kind(call) for call in venue.calls()[before:])
    moves = table.snapshot.match.ply
    each = ", ".join(f"{name} {number / moves:.2f}" for name, number in kinds.most_common())
    print(f"  a race of {len(guests) + 1} by DM, {moves} moves; calls per move: {each}")


def _kind(call: str) -> str:
    method, path = call.split(" ")
    if path.startswith("/interactions"):
        return "interaction callback"
    return f"{method} by interaction token" if path.startswith("/webhooks") else f"{method} by bot token"


if __name__ == "__main__":
    main()
