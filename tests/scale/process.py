"""One process of the bot, as a host runs it, on a Discord of ours; and its death."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path

from yarl import URL

from bot.clock import SystemClock, sleep
from bot.sandbox.endpoint import EndpointCalls

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
"""A process may take so many seconds until it answers; others may keep the machine busy."""


class BotProcess:
    """`python -m bot run` with these settings, restarted whenever it was killed. url: where it listens. core:
    the only one that it runs on; None: any.
    """

    def __init__(
        self, calls: EndpointCalls, base: str, database: str, url: str, core: int | None = None
    ) -> None:
        self._calls = calls
        self._url = url
        self._core = core
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
        self._process: Process | None = None
        self._pings = 0
        self.lives = 0
        self.cpu = 0.0

    async def start(self) -> None:
        """Return when it answers. One that ends, since the server of the database has not seen yet that the
        one before is dead, is started again, as its supervisor would. Raises RuntimeError when none answers.
        """
        self.lives += 1
        clock = SystemClock()
        end = clock.now() + PATIENCE
        self._process = await self._begin()
        while clock.now() < end:
            if self._process.returncode is not None:
                self._process = await self._begin()
            self._pings += 1
            if await self._calls.post({"id": str(self._pings), "type": 1}, self._url) == 200:
                return
            await sleep(clock, 0.05)
        raise RuntimeError("the bot does not answer")

    async def _begin(self) -> Process:
        begun = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=ROOT, env=self._env, stdin=DEVNULL
        )
        if self._core is not None:
            os.sched_setaffinity(begun.pid, {self._core})
        return begun

    async def kill(self) -> None:
        """End it without a word."""
        assert self._process is not None
        self.cpu += self._cpu()
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """End it in good order; its exit code."""
        assert self._process is not None
        self.cpu += self._cpu()
        self._process.terminate()
        return await self._process.wait()

    def _cpu(self) -> float:
        """The seconds that it has computed in this life."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Its resident memory in MiB."""
        assert self._process is not None
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
