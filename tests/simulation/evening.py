"""An evening is played: the real bot, people, Discord, a disk, and time, all from one story."""

# Longer than 400 lines: an evening is one thing that happens, and reads from its beginning to its end.
from __future__ import annotations

import asyncio
import gc
import logging
import re
import secrets
import signal
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from contextvars import Context
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import discord.backoff
import sqlalchemy.exc

from bot.app import Paddock
from bot.sandbox.errors import Refused
from bot.sandbox.model import Channel, Event, Interaction
from bot.sandbox.people import Person
from tests.simulation import truth
from tests.simulation.disk import Disk, Fuse, installed
from tests.simulation.people import People
from tests.simulation.shrink import shrunk
from tests.simulation.story import LOOK, NAMES, Step, Story
from tests.simulation.titles import QUICK
from tests.simulation.watch import Violation, Watch
from tests.simulation.weather import Weather
from tests.venue import Venue, venue_with
from tests.virtual_time import EverythingWaits, VirtualTimeLoop, the_loop

PATIENCE = 75.0
"""So many seconds after the last thing that went wrong all is well again: discord.py and the bot try again
after a minute at the latest.
"""
REAL_SECONDS = 60
"""An evening that takes longer than that on the machine goes round in circles: it takes half a second."""
LONGEST = 500_000.0
"""No step takes so many seconds, or somebody waits for ever."""
MOST_CALLS = 3_000
"""Nor is Discord asked so often within one."""
BROKEN = "Something broke on our side"
OUTSIDE = (
    asyncio.CancelledError,
    TimeoutError,
    OSError,
    aiohttp.ClientError,
    discord.DiscordException,
    sqlalchemy.exc.SQLAlchemyError,
)
"""What may come of what goes wrong outside of the bot. Anything else in its log is a fault of ours."""


class SimulatedLoop(VirtualTimeLoop):
    """Virtual time without threads: what would be done in one is done at once."""

    def run_in_executor(  # type: ignore[override]  # typeshed's TypeVarTuple says no more
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


class _Calls(list[Any]):
    """The record of the bot's calls: each is a moment at which it may be killed."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self._evening = evening

    def append(self, call: Any) -> None:
        self._evening.called()
        super().append(call)


class _Faults(logging.Handler):
    """Hears of what the bot logs as an error."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(logging.ERROR)
        self._evening = evening

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return
        told = f"the log says: {record.getMessage()}: {type(error).__name__}: {error}"
        if not isinstance(error, OUTSIDE) and not _is_outside(error):
            self._evening.watch.wrong.append(told)
        elif not self._evening.is_rough():
            self._evening.watch.wrong.append(f"{told}, though nothing went wrong")


def _is_outside(error: BaseException) -> bool:
    return type(error).__module__ == "sqlite3" or "Conflict" in type(error).__name__


class Evening:
    """One evening. lines: what has happened, for whoever reads of a failure. pressed: how many presses that
    can be moves each person has made at each table. unseen: what tables and lobbies were when a moderator
    deleted their message. shut: who has closed their DMs at some time. rough: when something last went wrong.
    """

    def __init__(self, story: Story, folder: Path, *, patience: float) -> None:
        self.story = story
        self.patience = patience
        self.titles = QUICK
        self.lines: list[str] = []
        self.pressed: Counter[tuple[str, int]] = Counter()
        self.unseen: dict[str, Any] = {}
        self.shut: set[int] = set()
        self.alive = True
        self.rough = float("-inf")
        self.calls = 0
        self.starts = 1
        self.kills = 0
        self.moves: Counter[str] = Counter()
        self.ended = 0.0
        self._calls_of_step = 0
        self._folder = folder
        self._dying: asyncio.Task[None] | None = None
        self.disk = Disk(Fuse(self.kill), self.went_wrong)
        self.made: list[Interaction] = []
        self.people = People(self)
        self.weather = Weather(self)

    @property
    def bot(self) -> Paddock:
        return self.venue.bot

    @property
    def cast(self) -> list[Person]:
        """Everybody, in the order of their names."""
        return [self.venue.person(name) for name in NAMES[: 2 + self.story.seed % 5]]

    @property
    def channels(self) -> list[Channel]:
        """The channels of the server that are still there."""
        return list(self.venue.guild.channels.values())

    def standing(self, id: int) -> Channel | None:
        """That channel, unless it was deleted."""
        return self.venue.guild.channels.get(id)

    def tell(self, line: str) -> None:
        """Something has happened."""
        self.lines.append(f"{the_loop().time():9.1f}  {line}")

    def is_rough(self) -> bool:
        """Has anything gone wrong of late?"""
        if self.weather.is_on():
            self.went_wrong()
        return the_loop().time() - self.rough < self.patience

    def went_wrong(self) -> None:
        """Something goes wrong at this moment."""
        self.rough = the_loop().time()

    async def play(self) -> None:
        """Play it to its end. Raises Violation."""
        try:
            async with venue_with(self._folder, QUICK, opened=self._opened):
                for step in (*self.story.steps, LOOK):
                    await self._step(step)
                self._must_be_right()
                self._forgive()
                gc.collect()  # a task whose exception nobody has asked for tells so only now
                self.ended = the_loop().time()
        except EverythingWaits as error:
            raise Violation(f"everything waits for ever: {error}") from None
        except AssertionError:
            raise Violation(f"at the end: {traceback.format_exc()[-1500:]}") from None

    def _opened(self, venue: Venue) -> None:
        self.venue = venue
        self.watch = Watch(self._folder / "paddock.db", venue.world.bot.id)
        venue.world.subscribe(self.watch.heard)
        venue.world.subscribe(self._heard)
        venue.world.add_channel(venue.guild, "garage")
        venue.server.rest.requests = _Calls(self)
        venue.make = _without_heartbeats(venue.make)
        assert len(self.cast) > 1

    def _forgive(self) -> None:
        """What was delivered twice is answered twice, and Discord refuses the second answer."""
        requests = self.venue.server.rest.requests
        requests[:] = [asked for asked in requests if not asked.path.startswith("/interactions/")]

    def _must_be_right(self) -> None:
        if self.watch.wrong:
            raise Violation("; ".join(dict.fromkeys(self.watch.wrong)))

    async def _step(self, step: Step) -> None:
        self.is_rough()
        await self.supervise()
        if not self.alive and step.kind != "look":
            await self.begin()
        self._calls_of_step = 0
        work = getattr(self.people, step.kind, None) or getattr(self.weather, step.kind, None)
        try:
            async with asyncio.timeout(LONGEST):
                await (self.look() if work is None else work(step))
        except TimeoutError:
            raise Violation(f"the step {step.kind} took more than {LONGEST:.0f} seconds") from None
        except Refused as error:
            self.tell(f"   but the client says: {error}")
        if self._dying is not None:
            await self._dying
        self.is_rough()
        self._must_be_right()

    # what is heard

    def called(self) -> None:
        """The bot asks Discord for something."""
        self.calls += 1
        self._calls_of_step += 1
        if self._calls_of_step == MOST_CALLS:
            self.watch.wrong.append(f"{MOST_CALLS} calls to Discord in one step")
            self.kill()
        self.disk.fuse.burn()

    def _heard(self, event: Event) -> None:
        failed = event.interaction if event.kind == "interaction_failed" else None
        if failed is not None and not self.is_rough() and self.alive:
            user, what = failed.user.display_name, failed.data
            self.watch.wrong.append(f"{user} got no answer to {what}, though nothing went wrong")
        message = event.message
        if message is not None and event.kind != "message_deleted" and not self.is_rough():
            for text in [*truth.texts(message), message.content]:
                if BROKEN in text:
                    self.watch.wrong.append(f"somebody reads: {text}")

    # the life of the process

    def kill(self) -> None:
        """End the process, as kill -9 does, as soon as the code that runs lets go."""
        self.disk.dead = True
        if self._dying is None:
            self._dying = the_loop().create_task(self._die(), name="kill", context=Context())

    async def _die(self) -> None:
        self.tell("the process is killed")
        self.kills += 1
        self.went_wrong()
        self.alive = False
        await self.venue.process.kill()

    async def begin(self) -> None:
        """Start a process. Where it cannot start, there is none until the next try."""
        if self._dying is not None:
            await self._dying
        self.disk.dead, self._dying, self.alive = False, None, True
        self.went_wrong()
        self.weather.speak()
        self.tell("a process starts")
        self.starts += 1
        try:
            await self.venue.begin()
        except asyncio.CancelledError:
            if not self.disk.dead:
                raise
        except Exception as error:
            if not isinstance(error, OUTSIDE) and not _is_outside(error):
                raise Violation(f"the start fails: {type(error).__name__}: {error}") from error
            self.tell(f"   it cannot start: {type(error).__name__}: {error}")
            self.kill()
        if self._dying is not None:
            await self._dying

    async def supervise(self) -> None:
        """Start the process anew if it has ended by itself, since the gateway told it nothing any more."""
        if self.alive and self.bot.silenced:
            self.tell("the process has ended by itself, and its supervisor starts it anew")
            await self.venue.process.kill()
            await self.begin()

    async def stop(self) -> None:
        """End the process in good order."""
        self.tell("the process is stopped")
        self.rough = the_loop().time()
        await self.bot.close()
        await self.venue.process.kill()
        self.alive = False

    # looking

    async def look(self) -> None:
        """End all that goes wrong, and look whether everything comes right by itself."""
        await the_loop().settle()
        self.weather.clear_up()
        for _ in range(3):
            if not self.alive:
                await self.begin()
        await the_loop().advance(self.patience)
        if self.alive and self.bot.silenced:
            await self.supervise()
            await the_loop().advance(self.patience)
        await the_loop().settle()
        self.tell("all is quiet: everything should be right")
        found = await truth.wrong(self)
        self._must_be_right()
        if found:
            raise Violation("; ".join(found))


def _without_heartbeats(make: Callable[[], Paddock]) -> Callable[[], Paddock]:
    """discord.py beats in a thread, by the machine's clock: an evening has the gateway fall silent itself."""

    def made() -> Paddock:
        bot = make()
        bot._connection.heartbeat_timeout = 1e9
        return bot

    return made


class _Alike(Random):
    """Luck that is the same every time, for the pauses of discord.py."""

    def seed(self, *_: Any) -> None:
        super().seed(1)


@contextmanager
def _surroundings(evening: Evening) -> Iterator[None]:
    """Everything that would be left to chance or to the machine comes from the seed."""
    luck = Random(evening.story.seed)
    faults, bot_log = _Faults(evening), logging.getLogger("bot")
    bot_log.addHandler(faults)
    was, bot_log.propagate = bot_log.propagate, False
    try:
        with (
            installed(evening.disk),
            patch.object(secrets, "choice", luck.choice),
            patch.object(secrets, "token_hex", lambda size=16: luck.randbytes(size).hex()),
            patch.object(discord.gateway.KeepAliveHandler, "start", lambda _: None),
            patch.object(discord.backoff, "random", SimpleNamespace(Random=_Alike)),
        ):
            yield
    finally:
        bot_log.removeHandler(faults)
        bot_log.propagate = was


class _Endless(BaseException):
    """Something goes on and on while time stands still."""


def _endless(_number: int, frame: FrameType | None) -> None:
    where = traceback.extract_stack(frame)[-12:]
    told = " < ".join(f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in reversed(where))
    raise _Endless(f"it does not end within {REAL_SECONDS} seconds: {told}")


def play(story: Story, folder: Path, *, patience: float) -> Evening:
    """Play the story on a new database in an empty folder. The evening's `watch.wrong` tells how it failed,
    if it did.
    """
    evening = Evening(story, folder, patience=patience)
    gc.collect()
    gc.freeze()  # what is there stays there: the next collection need not look at it again
    with _surroundings(evening), asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        signal.signal(signal.SIGALRM, _endless)
        signal.alarm(REAL_SECONDS)
        gc.disable()
        try:
            runner.run(evening.play())
        except _Endless as endless:
            evening.watch.wrong[:] = [str(endless)]
        except Violation as violation:
            evening.watch.wrong[:] = [str(violation)]
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            evening.watch.wrong[:] = [f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"]
        finally:
            signal.alarm(0)
            gc.enable()
    return evening


@dataclass(frozen=True)
class Report:
    """How an evening went. wrong: what was not as it must be, "" if all was well. seconds: of virtual time.
    cpu: seconds of the processor.
    """

    seed: int
    wrong: str = ""
    lines: Sequence[str] = field(default=(), repr=False)
    presses: int = 0
    moves: int = 0
    starts: int = 0
    kills: int = 0
    calls: int = 0
    seconds: float = 0.0
    cpu: float = 0.0

    def __add__(self, other: Report) -> Report:
        return Report(
            self.seed,
            presses=self.presses + other.presses,
            moves=self.moves + other.moves,
            starts=self.starts + other.starts,
            kills=self.kills + other.kills,
            calls=self.calls + other.calls,
            seconds=self.seconds + other.seconds,
            cpu=self.cpu + other.cpu,
        )


def played(story: Story, patience: float = PATIENCE) -> Report:
    """Play a story in a folder that is gone afterwards; in memory, where the machine has such folders."""
    began = time.process_time()
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        evening = play(story, Path(folder), patience=patience)
    return Report(
        story.seed,
        "; ".join(evening.watch.wrong),
        tuple(evening.lines),
        len(evening.made),
        sum(evening.moves.values()),
        evening.starts,
        evening.kills,
        evening.calls,
        evening.ended,
        time.process_time() - began,
    )


def tell_shortest(story: Story, patience: float, tries: int) -> str:
    """The shortest story that fails for the same reason, told."""
    reason = _reason(played(story, patience).wrong)
    short = shrunk(story, lambda told: _reason(played(told, patience).wrong) == reason, tries=tries)
    report = played(short, patience)
    return "\n".join([*report.lines, f"   -> {report.wrong}"])


def _reason(wrong: str) -> str:
    """What went wrong, without names and numbers."""
    return re.sub(r"table \w+: (\w+: )?|\d+|['\"].*", "", wrong)[:40]
