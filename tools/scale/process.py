"""A process of the bot, run as a host runs it but with the simulated Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from pathlib import Path

from yarl import URL

from bot.runtime.clock import SystemClock, sleep
from tests.sandbox.endpoint import EndpointCalls
from tools.bench.spent import spent, tree

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
"""The number of seconds within which a process must answer."""
GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000
"""The length in microseconds of a period in which a process gets its share of CPU time."""
INSTALL = "needs libfaketime: sudo apt-get install faketime"


def libfaketime() -> Path | None:
    """Return the path of the library that shifts a process's clock, or None."""
    return next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


class BotProcess:
    """`python -m bot run` with given settings, which can be killed and started again. url: the address at
    which it listens. core: its only processor core, or None. share: its share of a core, where 1 means no
    limit. ahead: the number of seconds by which its clock, except for the monotonic one, is ahead.
    """

    def __init__(
        self,
        calls: EndpointCalls,
        base: str,
        database: str,
        url: str,
        core: int | None = None,
        share: float = 1.0,
        ahead: float = 0.0,
    ) -> None:
        self.url = url
        self._calls = calls
        self._core = core
        self._group = Group(f"paddock-{URL(url).port}", share) if share < 1.0 else None
        self._env = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
            "DISCORD_TOKEN": "a.b.c",
            "MODE": "http",
            "PUBLIC_KEY": calls.public_key,
            "PORT": str(URL(url).port),
            "DISCORD_API": base,
            "DATABASE_URL": database,
            "LOG_LEVEL": "ERROR",
        }
        if ahead:
            self._env |= {
                "LD_PRELOAD": str(libfaketime()),
                "FAKETIME": f"{ahead:+}s",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        self._process: Process | None = None
        self._pings = 0
        self.lives = 0
        self.cpu = 0.0

    async def start(self) -> None:
        """Start the process, and return once it answers. Raises RuntimeError if it does not."""
        self.lives += 1
        clock = SystemClock()
        end = clock.now() + PATIENCE
        self._process = await self._begin()
        while clock.now() < end:
            if self._process.returncode is not None:
                self._process = await self._begin()
            self._pings += 1
            if await self._calls.post({"id": str(self._pings), "type": 1}, self.url) == 200:
                return
            await sleep(clock, 0.05)
        raise RuntimeError("the bot does not answer")

    async def _begin(self) -> Process:
        begun = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=ROOT, env=self._env, stdin=DEVNULL
        )
        if self._core is not None:
            os.sched_setaffinity(begun.pid, {self._core})
        if self._group is not None:
            self._group.add(begun.pid)
        return begun

    def spent(self) -> float:
        """Return the CPU seconds of the running process and its ended predecessors, including those of their
        child processes.
        """
        assert self._process is not None
        return self.cpu + spent(self._process.pid)

    async def kill(self) -> None:
        """Kill the process, and wait until it has ended."""
        assert self._process is not None
        self.cpu = self.spent()
        self._process.kill()
        await self._process.wait()

    def suspend(self) -> None:
        """Suspend the process and all processes that it has started."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Resume the suspended process and all processes that it has started."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        for process in tree(self._process.pid):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    async def stop(self) -> int:
        """Shut the process down properly, and return its exit code."""
        assert self._process is not None
        self.cpu = self.spent()
        self._process.terminate()
        code = await self._process.wait()
        if self._group is not None:
            await self._group.remove()
        return code

    def memory(self) -> float:
        """Return the resident memory of the process in MiB."""
        assert self._process is not None
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Group:
    """A control group of Linux, whose processes get a given share of a core together. Raises OSError if the
    user cannot create one.
    """

    def __init__(self, name: str, share: float) -> None:
        old = (GROUPS / "cpu").exists()
        self._folder = (GROUPS / "cpu" if old else GROUPS) / name
        self._folder.mkdir(exist_ok=True)
        limit = int(share * PERIOD)
        if old:
            (self._folder / "cpu.cfs_period_us").write_text(str(PERIOD))
            (self._folder / "cpu.cfs_quota_us").write_text(str(limit))
        else:
            (self._folder / "cpu.max").write_text(f"{limit} {PERIOD}")

    def add(self, process: int) -> None:
        """Limit a process, and every process that it starts, to the group's share."""
        (self._folder / "cgroup.procs").write_text(str(process))

    async def remove(self) -> None:
        """Remove the group after its last process has ended."""
        for _ in range(50):
            with suppress(OSError):
                self._folder.rmdir()
                return
            await sleep(SystemClock(), 0.1)
