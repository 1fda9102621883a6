"""The processor time of a process and of all that it has started."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def tree(process: int) -> Iterator[int]:
    """That process, and whatever it has started: painters are started by a server of forks, not by the bot
    itself.
    """
    yield process
    with suppress(FileNotFoundError, ProcessLookupError):  # it, or a thread of it, has ended meanwhile
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                yield from tree(int(child))


def spent(process: int) -> float:
    """What that process and all that it has started have computed, in seconds."""
    return sum(map(_own, tree(process)))


def _own(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
