"""The CPU time of a process and all its descendants."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def tree(process: int) -> Iterator[int]:
    """Yield the ids of a process and all its descendants."""
    yield process
    with suppress(FileNotFoundError, ProcessLookupError):  # the process or one of its threads has ended
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                yield from tree(int(child))


def spent(process: int) -> float:
    """Return the CPU time of a process and all its descendants, in seconds."""
    return sum(map(_own, tree(process)))


def _own(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
