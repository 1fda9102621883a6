"""Worker processes for work that would block the event loop."""

import asyncio
import logging
import os
import pickle
import signal
import socket
import struct
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any, Self, TypeVar

from bot.runtime.clock import Clock, sleep

log = logging.getLogger(__name__)

T = TypeVar("T")


_ANSWER = 1_000_000
"""The number of bytes of an answer that are read without a pause."""
_SIZE = struct.Struct("!i")
"""The format of a message's size, as in multiprocessing.connection.Connection."""
_USER = 10
"""The index of the user-mode time among the fields that follow the state in /proc/<pid>/stat."""
_LOOK = 1.0
"""The number of seconds between two checks of a busy process."""


@dataclass(frozen=True, slots=True, eq=False)
class _Child:
    """A process and the byte stream to and from it."""

    process: BaseProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def answer(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        """Return the result of work done in the process. Raises BrokenProcessPool if the process ends before
        that, and any exception of the work.
        """
        asked = pickle.dumps((work, args))
        try:
            self.writer.write(_SIZE.pack(len(asked)) + asked)
            (size,) = _SIZE.unpack(await self.reader.readexactly(_SIZE.size))
            result: T
            result, failure = pickle.loads(await self.reader.readexactly(size))
        except (EOFError, OSError) as error:
            raise BrokenProcessPool from error
        if failure is not None:
            raise failure
        return result


@dataclass(frozen=True, slots=True)
class _Progress:
    """A process's progress. computed: the number of seconds of CPU time that it has used. waits: whether it
    is computing, or waits for a core or a disk.
    """

    computed: float
    waits: bool

    @classmethod
    def of(cls, pid: int) -> Self:
        """Return the progress of a process, or zero if the system does not report it."""
        try:
            told = Path(f"/proc/{pid}/stat").read_text(encoding="latin-1")
        except OSError:
            return cls(0.0, waits=False)
        state, *numbers = told.rpartition(")")[2].split()
        ticks = int(numbers[_USER]) + int(numbers[_USER + 1])
        return cls(ticks / os.sysconf("SC_CLK_TCK"), waits=state in {"R", "D"})


class Processes:
    """A pool of processes. Each is started when there is work for it, and replaced if it dies or hangs. what:
    the purpose of the processes, for the log. clock, patience: a process counts as hanging once one piece of
    work has taken `patience` seconds, without waits for a core or a disk. preload: the names of the modules
    that the processes need.
    """

    def __init__(
        self, number: int, what: str, clock: Clock, patience: float, preload: Sequence[str] = ()
    ) -> None:
        self._what = what
        self._clock = clock
        self._patience = patience
        self._preload = list(preload)
        self._places = asyncio.Semaphore(number)
        self._idle: list[_Child] = []
        self._working: set[asyncio.Task[object]] = set()

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Return the result of `work` done in one of the processes. If the caller is cancelled, the work
        continues. Raises BrokenProcessPool if two processes die of it or hang, and any exception of the work.
        """
        await self._places.acquire()  # time in the queue does not count
        working = asyncio.create_task(self._run(work, args))
        self._working.add(working)
        working.add_done_callback(self._ended)
        return await asyncio.shield(working)

    def _ended(self, working: asyncio.Task[object]) -> None:
        self._working.remove(working)
        self._places.release()

    async def _run(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        try:
            return await self._watched(work, args)
        except BrokenProcessPool:
            return await self._watched(work, args)

    async def _watched(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        worker = self._idle.pop() if self._idle else await self._started()
        watching = asyncio.create_task(self._kill_hanging(worker), name="time limit")
        try:
            return await worker.answer(work, args)
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, BrokenProcessPool):
                how = "hung and was killed" if watching.done() else "has died"
                log.warning("a process that %s %s; another one takes its place", self._what, how)
            worker.process.kill()
            await self._end(worker)
            raise
        finally:
            watching.cancel()
            if not worker.writer.is_closing():
                self._idle.append(worker)

    async def _kill_hanging(self, worker: _Child) -> None:
        pid = worker.process.pid
        assert pid is not None
        await sleep(self._clock, _LOOK)  # most work has ended by then, so that nothing needs to be read
        counted, before = 0.0, _Progress.of(pid)
        while counted < self._patience:
            await sleep(self._clock, _LOOK)
            now = _Progress.of(pid)
            counted += now.computed - before.computed if now.waits else _LOOK
            before = now
        worker.process.kill()

    async def _started(self) -> _Child:
        ours, theirs = socket.socketpair()
        try:
            process = await asyncio.to_thread(self._begun, theirs)
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        return _Child(process, *await asyncio.open_connection(sock=ours, limit=_ANSWER))

    def _begun(self, theirs: socket.socket) -> BaseProcess:
        forks = "forkserver" in get_all_start_methods()
        context = get_context("forkserver") if forks else get_context("spawn")
        if forks:
            context.set_forkserver_preload(self._preload)
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()
        return process

    async def _end(self, worker: _Child) -> None:
        worker.writer.close()
        with suppress(OSError):
            await worker.writer.wait_closed()  # until then the process does not know that it must end
        await asyncio.to_thread(worker.process.join)

    async def close(self) -> None:
        """End the processes after they have finished their current work."""
        if self._working:
            await asyncio.wait(self._working)
        while self._idle:
            await self._end(self._idle.pop())


def _serve(stream: socket.socket) -> None:
    """Do the work of a new process until the stream is closed or the parent ends."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()
    pipe: Connection[tuple[object, ...], Any] = Connection(stream.detach())
    with suppress(EOFError, OSError):  # the parent can close it, or end, while an answer is being sent
        while True:
            pipe.send(_answered(*pipe.recv()))


def _answered(work: Callable[..., T], args: tuple[object, ...]) -> tuple[T | None, Exception | None]:
    try:
        return work(*args), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
