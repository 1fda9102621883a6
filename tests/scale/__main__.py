"""`python -m tests.scale --servers N --rate R --seconds S --kill K` prints what came of it (`make scale`)."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys

from tests.bench.__main__ import machine
from tests.scale.run import Run, play
from tests.storage import postgres


def main(argv: list[str]) -> int:
    """Carry it out on a PostgreSQL of its own; 1 when a move was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.scale", description=__doc__)
    parser.add_argument("--servers", type=int, default=1_000, help="synthetic servers, two people in each")
    parser.add_argument("--rate", type=float, default=50.0, help="presses a second")
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long")
    parser.add_argument("--kill", type=float, default=5.0, help="seconds a process lives; 0: for ever")
    asked = parser.parse_args(argv)
    programs = postgres.tools()
    if programs is None:
        print(postgres.INSTALL, file=sys.stderr)
        return 2
    print(machine())
    with postgres.running(programs) as url:
        run = asyncio.run(
            play(url, servers=asked.servers, rate=asked.rate, seconds=asked.seconds, kill=asked.kill)
        )
    report(run)
    return 1 if run.found.lost or run.found.doubled or run.found.broken else 0


def report(run: Run) -> None:
    """Print what there is to say."""
    waits = sorted(run.latencies)
    print(f"1 process, {run.servers} servers, five games, {run.seconds:.0f} s, killed {run.kills} times")
    if len(waits) >= 2:
        p99 = waits[int(0.99 * (len(waits) - 1))]
        middle = statistics.median(waits)
        print(
            f"{len(waits)} answers, {len(waits) / run.seconds:.1f} a second; the first after "
            f"{middle * 1000:.0f} ms (median), {p99 * 1000:.0f} ms (99th percentile)"
        )
    print(f"{run.failed} presses met no process, or one that was killed before it had answered")
    print(f"the bot: {run.cpu / max(1, len(waits)) * 1000:.1f} ms of CPU an answer, {run.memory:.0f} MiB")
    print(run.found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
