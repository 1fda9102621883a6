"""The report that a process stores with its heartbeats, for `python -m bot status`."""

import os
import socket
from collections.abc import Mapping

from bot.runtime.clock import Clock
from bot.ui.client import PaddockClient

_PROC = "/proc"
_PAGE = os.sysconf("SC_PAGE_SIZE")


class StatusReport:
    """Counts the presses of a process between two reports, and measures its memory."""

    def __init__(self, bot: PaddockClient, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._counted, self._since = bot.presses.count, clock.ran()
        self._name = f"process {os.getpid()} on {socket.gethostname()}"

    def told(self) -> Mapping[str, float | str]:
        """Return the current status, and begin a new count of presses. The status has the process's name, the
        presses per minute, the lateness of clocks and robots in seconds, and the number and memory (in bytes)
        of this process and its descendants.
        """
        count, ran = self._bot.presses.count, self._clock.ran()
        presses = (count - self._counted) / max(1.0, ran - self._since) * 60
        self._counted, self._since = count, ran
        _, late = self._bot.registry.queue()
        sizes = memory(os.getpid())
        return {
            "name": self._name,
            "presses": round(presses, 1),
            "late": round(late, 1),
            "memory": sum(sizes),
            "processes": len(sizes),
        }


def memory(process: int) -> list[int]:
    """Return the bytes of memory that a process and each of its descendants use, or an empty list if they are
    unknown.
    """
    try:
        pages = int(_words(process, "statm")[1])
        threads = os.listdir(f"{_PROC}/{process}/task")
    except (OSError, IndexError, ValueError):  # it has ended, or there is no /proc
        return []
    children = [child for thread in threads for child in _children(process, thread)]
    return [pages * _PAGE, *(size for each in children for size in memory(each))]


def _children(process: int, thread: str) -> list[int]:
    try:
        return [int(id) for id in _words(process, f"task/{thread}/children")]
    except (OSError, ValueError):
        return []


def _words(process: int, file: str) -> list[bytes]:
    with open(f"{_PROC}/{process}/{file}", "rb", buffering=0) as found:
        return found.read().split()
