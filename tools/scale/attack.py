"""Causes every kind of fault of workers and their database, one after another: `make scale ARGS=--attack`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from sqlalchemy import NullPool, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.catalogue import TITLES
from bot.runtime.clock import SystemClock, sleep, within
from bot.sandbox.model import Interaction
from bot.sandbox.rest import Request
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from bot.storage.database_url import driver_url
from bot.storage.postgres import _is_gone
from bot.storage.store import SqlStore
from tests.storage import pgbouncer
from tests.storage.postgres import Cluster
from tools.scale.crowd import Crowd
from tools.scale.delivery import Delivery
from tools.scale.overload import Meter, Overload
from tools.scale.present import Onlooker
from tools.scale.process import BotProcess
from tools.scale.proof import Found, left_undone, look
from tools.scale.run import free_port, pressing

COMES_RIGHT = 15.0
"""The number of seconds after a fault within which everyone must see the current state."""
OTHERS_WAIT = 5.0
"""The maximum number of seconds by which a stopped worker can delay the people of other workers."""
CALM = 8.0
"""The number of seconds of play between two faults."""
LATE = (1.5, 4.0, 25.0, 70.0)
"""The numbers of seconds by which interactions arrive late."""
SKEWS = (0.0, 45.0, 0.0, -45.0)
"""The numbers of seconds by which the clocks of the workers are ahead."""
CAPACITY_TAKES = 15.0
"""The number of seconds for which the answers are counted to measure the capacity."""
OVERLOAD_TAKES = 15.0
"""The number of seconds for which people press three times as often as can be answered."""
EXPLAINED = 3
"""The maximum number of wrong messages that the report explains after each fault."""
REQUESTS = 20
"""The maximum number of requests about a table that an explanation lists."""
AT_ONCE = 16
"""The number of people who press at the same time while the capacity is measured."""
SETTINGS = ("track_commit_timestamp=on",)
"""The settings with which PostgreSQL records the time of each commit."""

_CUT = text("""
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
""")


@dataclass
class Fault:
    """A fault and its effects."""

    name: str
    hands: float = 0.0
    """The number of seconds until every hand was right again."""
    boards: float = 0.0
    """The number of seconds until every public message was right again."""
    wrong: Sequence[str] = ()
    """The messages that never became right."""
    evidence: Sequence[str] = ()
    """The stored state and the latest requests for the first EXPLAINED of these messages."""
    others: float = 0.0
    """The longest time in seconds that people waited for a hand, or for an answer of the other workers, after
    a worker was stopped.
    """
    slowest: str = ""
    """The hand or the answer that took this time."""
    queue: float = 0.0
    """The longest wait for a hand before the worker was stopped, in seconds."""

    def __str__(self) -> str:
        before = f", {self.queue:.1f} s before the stop"
        waited = f", others waited {self.others:.1f} s{before}" if self.others else ""
        missing = "".join(
            f"\n    {each}\n      {why}"
            for each, why in zip_longest(self.wrong, self.evidence, fillvalue="not looked at")
        )
        return (
            f"{self.name}: hands after {self.hands:.1f} s, boards after {self.boards:.1f} s{waited}{missing}"
        )

    @property
    def violations(self) -> Sequence[str]:
        """Return a line about each violated requirement."""
        held_up = (
            [f"the others waited {self.others:.1f} s for {self.slowest}"] if self.others > OTHERS_WAIT else []
        )
        wrong = [f"{each}, {COMES_RIGHT:.0f} s after the fault" for each in self.wrong]
        return [f"{self.name}: {each}" for each in (*held_up, *wrong)]


@dataclass
class Attacked:
    """The results of an attack. undone: the ids of the tables at which no worker did the due work. failed:
    the presses without an answer.
    """

    faults: list[Fault] = field(default_factory=list)
    overloads: list[Overload] = field(default_factory=list)
    found: Found = field(default_factory=Found)
    undone: Sequence[str] = ()
    answers: int = 0
    failed: Sequence[Interaction] = ()

    @property
    def violations(self) -> Sequence[str]:
        """Return a line about each violated requirement."""
        return (
            *(line for each in self.faults for line in each.violations),
            *(f"overloaded: {line}" for each in self.overloads for line in (*each.unanswered, *each.late)),
            *self.found.violations,
            *(f"table {id}: nobody did what robots or clocks had to do" for id in self.undone),
        )


class Attack:
    """The faults, each a method that returns when the fault is over. calls: sends presses to the workers.
    rate: the number of presses per second while nothing is measured.
    """

    def __init__(
        self,
        server: Cluster,
        sandbox: SandboxServer,
        calls: Delivery,
        crowd: Crowd,
        bots: Sequence[BotProcess],
        onlooker: Onlooker,
        rate: float,
        luck: random.Random,
    ) -> None:
        self._server = server
        self._sandbox = sandbox
        self._calls = calls
        self._crowd = crowd
        self._bots = bots
        self._onlooker = onlooker
        self._rate = rate
        self._luck = luck
        self._clock = SystemClock()
        self._meter = Meter(bots, server, sandbox.base)
        self._database = create_async_engine(driver_url(server.url), poolclass=NullPool)
        self.capacity = 0.0
        self.done = Attacked()

    @property
    def faults(self) -> Sequence[Callable[[], Awaitable[None]]]:
        """Return the methods that cause the faults."""
        return (
            *(self.killed, self.stopped, self.crashed, self.cut),
            *(self.used_up, self.delivered_twice, self.delivered_late, self.overloaded),
        )

    async def go_on(self, seconds: float, *names: str) -> None:
        """Cause one fault after another for `seconds` seconds, in random order. names: the faults to choose
        from, or none for all.
        """
        faults = [each for each in self.faults if not names or each.__name__ in names]
        end = self._clock.now() + seconds
        left = list[Callable[[], Awaitable[None]]]()
        while self._clock.now() < end:
            left = left or self._luck.sample(faults, len(faults))
            async with pressing(self._crowd, self._rate):
                await sleep(self._clock, CALM)
            await left.pop()()

    async def settle(self, name: str) -> None:
        """Check that everything recovers after the named fault, and record the result."""
        self.note(await self._settled(name))

    async def _settled(self, name: str) -> Fault:
        found = await self._onlooker.longest(COMES_RIGHT)
        evidence = [await self._evidence(each.table) for each in found.wrong[:EXPLAINED]]
        return Fault(name, found.hands, found.boards, [str(each) for each in found.wrong], evidence)

    async def _evidence(self, table: str) -> str:
        """Return the stored data about a table and its messages, and the latest requests for it, as text."""
        about = [each for each in self._sandbox.requests if table.encode() in each.raw]
        requests = (f"{each.at:.2f} {each.status} {each}" for each in about[-REQUESTS:])
        return "\n      ".join((await self._onlooker.evidence(table), *requests))

    def note(self, fault: Fault) -> None:
        """Record the results of a fault, and print them."""
        self.done.faults.append(fault)
        print(fault, flush=True)

    # workers

    async def killed(self) -> None:
        """Kill a worker, and start it again."""
        bot = self._luck.choice(self._bots)
        async with pressing(self._crowd, self._rate):
            await bot.kill()
            await bot.start()
        await self.settle("killed")

    async def stopped(self, seconds: float = 0.0) -> None:
        """Suspend a worker while people press, and then let it continue. seconds: for how long, or 0 for a
        random time of at most a minute.
        """
        bot, seconds = self._luck.choice(self._bots), seconds or self._luck.choice((3.0, 20.0, 60.0))
        before = await self._settled("before a worker is stopped")
        if before.wrong:
            self.note(before)
        async with pressing(self._crowd, min(self._rate, await self._at_most())):
            await sleep(self._clock, 1.0)  # so that the worker is busy when it is stopped
            end = self._clock.now() + seconds
            bot.suspend()
            self._calls.away.add(bot.url)
            looking = asyncio.create_task(self._onlooker.longest(COMES_RIGHT), name="look at the others")
        moved = await self._everybody_moves() if len(self._bots) > 1 else (0.0, "")
        seen = await looking
        others, slowest = max((seen.hands, seen.last_hand), moved) if len(self._bots) > 1 else moved
        async with pressing(self._crowd, self._rate):
            await self._clock.sleep_until(end)
        bot.resume()
        self._calls.away.discard(bot.url)
        found = await self._settled(f"stopped for {seconds:.0f} s")
        self.note(replace(found, others=others, slowest=slowest, queue=before.hands))

    async def _everybody_moves(self) -> tuple[float, str]:
        """Make a player in each of up to 40 servers move. Return the longest time in seconds that a move
        took, and where.
        """
        longest, room = (0.0, ""), asyncio.Semaphore(4)
        servers = [each for each in self._crowd.servers if each.tables and not each.busy]

        async def move(at: int) -> None:
            nonlocal longest
            async with room:
                began = self._clock.now()
                with suppress(TimeoutError):
                    await within(self._clock, COMES_RIGHT, self._crowd.move_once(servers[at]))
                where = f"a move in channel {servers[at].channel.id}"
                longest = max(longest, (self._clock.now() - began, where))

        await asyncio.gather(*(move(at) for at in range(min(len(servers), 40))))
        return longest

    # the database

    async def crashed(self) -> None:
        """Crash the database server, so that it is unreachable for some seconds."""
        async with pressing(self._crowd, self._rate):
            await asyncio.to_thread(self._server.stop)
            await sleep(self._clock, self._luck.choice((0.0, 3.0, 10.0, 20.0)))
            await asyncio.to_thread(self._server.start)
        await self.settle("database crashed")

    async def cut(self) -> None:
        """Cut all other connections to the database several times."""
        async with pressing(self._crowd, self._rate):
            for _ in range(5):
                await cut_connections(self._database)
                await sleep(self._clock, 1.0)
        await self.settle("connections cut")

    async def used_up(self) -> None:
        """Take all remaining connections to the database, and hold them for some seconds."""
        taken = list[AsyncConnection]()
        async with pressing(self._crowd, self._rate):
            end = self._clock.now() + 8.0
            while self._clock.now() < end:
                try:
                    taken.append(await self._database.connect())
                except Exception as error:
                    if not _is_gone(error):  # no connection is left
                        raise
                    await sleep(self._clock, 0.1)
            await asyncio.gather(*(each.close() for each in taken))
        await self.settle(f"{len(taken)} connections used up")

    # presses

    async def delivered_twice(self) -> None:
        """Deliver each interaction to two workers at the same time."""
        self._calls.twice = True
        async with pressing(self._crowd, self._rate):
            await sleep(self._clock, 10.0)
        self._calls.twice = False
        await self.settle("delivered twice")

    async def delivered_late(self) -> None:
        """Deliver interactions late, by each number of seconds in LATE in turn."""
        for self._crowd.late in LATE:
            async with pressing(self._crowd, self._rate):
                await sleep(self._clock, 4.0)
        self._crowd.late = 0.0
        await self.settle("delivered late")

    async def overloaded(self) -> None:
        """Make people press three times as often as the workers can answer."""
        crowd, found = self._crowd, Overload()
        found.capacity = await self._at_most()
        answered, failed, refused = len(crowd.latencies), len(crowd.failed), crowd.refused
        self._sandbox.requests.clear()
        crowd.impatient = True
        async with pressing(crowd, 3 * found.capacity):
            found.load = await self._meter.measure(OVERLOAD_TAKES)
        crowd.impatient = False
        found.answered, found.refused = len(crowd.latencies) - answered, crowd.refused - refused
        found.unanswered = [self._told(each) for each in crowd.failed[failed:]]
        late = filter(None, map(self._answered_late, self._sandbox.requests))
        found.late = [f"answered too late: {self._told(each)}" for each in late]
        self.done.overloads.append(found)
        print(found, flush=True)
        await self.settle("overloaded")

    def _answered_late(self, asked: Request) -> Interaction | None:
        """Return the press to which a request was an answer, if the press had already failed."""
        match asked.path.split("/"):
            case ["", "interactions", id, *_] if asked.status == 404:
                made = self._sandbox.world.answers.find(int(id))
                return made if made.failed else None
        return None

    def _told(self, made: Interaction) -> str:
        """Return a line about a press that failed: who pressed what, when, and how it was delivered."""
        button = made.data.get("custom_id") or f"/{made.name}"
        deliveries = "; ".join(self._calls.fates[made.id]) or "not delivered"
        return (
            f"{made.created:.2f} {made.user.name} in {made.channel.id} pressed {button}: {made.trouble} "
            f"({deliveries})"
        )

    async def _at_most(self) -> float:
        """Return the number of presses per second that the workers can answer, measured once."""
        self.capacity = self.capacity or await self._measured()
        return self.capacity

    async def _measured(self) -> float:
        """Return the number of presses per second that the workers answer without refusals, while AT_ONCE
        people press.
        """

        async def press_on() -> None:
            while self._clock.now() < end:
                await self._crowd.act()
                await sleep(self._clock, 0.01)

        end, before = self._clock.now() + CAPACITY_TAKES, len(self._crowd.latencies) - self._crowd.refused
        await asyncio.gather(*(press_on() for _ in range(AT_ONCE)))
        return (len(self._crowd.latencies) - self._crowd.refused - before) / CAPACITY_TAKES


async def cut_connections(database: AsyncEngine) -> None:
    """Cut all other connections to the database."""
    async with database.connect() as connection:
        await connection.execute(_CUT)


@asynccontextmanager
async def scene(
    server: Cluster, *, servers: int, workers: int, rate: float, seed: int, hard: bool
) -> AsyncIterator[Attack]:
    """Yield an attack on workers that people use. Its `done` is complete only after the context. hard:
    whether every second worker connects through PgBouncer, and some clocks are wrong.
    """
    world = SandboxWorld(SystemClock())
    urls = [f"http://127.0.0.1:{free_port()}/interactions" for _ in range(workers)]
    sandbox, calls, crowd = (
        SandboxServer(world, remember=100_000),
        Delivery(world, *urls),
        Crowd(world, servers, seed),
    )
    async with AsyncExitStack() as stack:
        bouncer = stack.enter_context(_bouncer(server)) if hard else server.url
        databases = [(server.url, bouncer)[at % 2] for at in range(workers)]
        await sandbox.start()
        stack.push_async_callback(sandbox.close)
        stack.push_async_callback(calls.close)
        skews = [SKEWS[at % len(SKEWS)] if hard else 0.0 for at in range(workers)]
        bots = [
            BotProcess(calls, sandbox.base, database, url, ahead=ahead)
            for database, url, ahead in zip(databases, urls, skews, strict=True)
        ]
        for bot in bots:
            await bot.start()
            stack.push_async_callback(bot.stop)
        store = await SqlStore.open(server.url, TITLES)
        stack.push_async_callback(store.close)
        onlooker = Onlooker(store, world, crowd.screens)
        attack = Attack(server, sandbox, calls, crowd, bots, onlooker, rate, random.Random(seed))
        yield attack
        done = attack.done
        done.undone = await left_undone(server.url)
        done.answers, done.failed = len(crowd.latencies), crowd.failed
        crowd.close()
    done.found = await look(server.url, crowd, onlooker.deadlines)


@contextmanager
def _bouncer(server: Cluster) -> Iterator[str]:
    """Yield the URL of the server's database behind a PgBouncer. Raises RuntimeError if PgBouncer is
    missing.
    """
    program = pgbouncer.program()
    if program is None:
        raise RuntimeError(pgbouncer.INSTALL)
    with pgbouncer.before(server.url, program, servers=8) as url:
        yield make_url(url).set(database="paddock").render_as_string(hide_password=False)
