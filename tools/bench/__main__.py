"""`make bench`: measures every figure in turn."""

from __future__ import annotations

import os
import platform
import sys
import time
from datetime import UTC, datetime

from tools.bench import (
    answers,
    calls,
    champions,
    discord,
    engine,
    figures,
    growth,
    memory,
    page,
    press,
    render,
    replays,
    statements,
    storage,
    taps,
    words,
)

SUBJECTS = {
    "engine": engine,
    "render": render,
    "storage": storage,
    "statements": statements,
    "discord": discord,
    "answers": answers,
    "press": press,
    "road": press,
    "taps": taps,
    "memory": memory,
    "growth": growth,
    "calls": calls,
    "champions": champions,
    "page": page,
    "replays": replays,
    "words": words,
}

SAME = ("road",)
"""Second names of subjects, which a run of all subjects leaves out."""


def main(names: list[str]) -> int:
    """Run the given subjects, or all of them, and return the exit code. With --keep, their figures are stored
    in docs/measurements/bench.md.
    """
    keeps = "--keep" in names
    names = [name for name in names if name != "--keep"]
    unknown = [name for name in names if name not in SUBJECTS]
    if unknown:
        print(f"No such figures: {', '.join(unknown)}. There are {', '.join(SUBJECTS)}.", file=sys.stderr)
        return 2
    print(machine())
    if figures.BUSY:
        print("This machine is busy. Each figure is marked so: compare the ratios, not the times.")
    for name in names or (each for each in SUBJECTS if each not in SAME):
        print(f"\n{name}")
        began = time.perf_counter()
        with figures.measuring():
            SUBJECTS[name].main()
        print(f"({time.perf_counter() - began:.0f} s)")
        if keeps:  # after each subject, because a later one can fail
            figures.keep(figures.KEPT, machine(), datetime.now(UTC).date())
    return 0


def machine() -> str:
    """Return a description of this machine."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    load = os.getloadavg()[0]
    return (
        f"{os.cpu_count()} cores, {memory:.0f} GiB, {platform.system()} {platform.machine()}, "
        f"Python {platform.python_version()}, load {load:.1f}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
