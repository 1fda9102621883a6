"""`python -m tools.scale --workers 1,2,4 --rate R --seconds S --kill K`: runs the load, and prints the
results.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.storage import pgbouncer, postgres
from tools.bench.__main__ import machine
from tools.scale import attack, process
from tools.scale.process import libfaketime
from tools.scale.run import Run, play

UNDONE = "tables at which nobody did what robots or clocks had to do"


def main(argv: list[str]) -> int:
    """Run the load, or the attack. Return 1 if a requirement was violated, 2 if a program is missing, and
    otherwise 0.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.scale", description=__doc__)
    parser.add_argument("--servers", type=int, default=1_000, help="synthetic servers, two people in each")
    parser.add_argument("--rate", type=float, default=50.0, help="presses a second")
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long")
    parser.add_argument("--kill", type=float, default=5.0, help="seconds until one is killed; 0: none is")
    parser.add_argument("--workers", default="1,2,4", help="how many processes; several runs: 1,2,4")
    parser.add_argument("--pinned", action="store_true", help="each process has a core of its own")
    parser.add_argument("--share", type=float, default=1.0, help="how much of a core each has; needs root")
    parser.add_argument("--attack", action="store_true", help="everything goes wrong, one after the other")
    parser.add_argument("--faults", default="", help="only these, by their methods: stopped,crashed")
    parser.add_argument("--seed", type=int, default=1, help="of the order in which it does")
    asked = parser.parse_args(argv)
    programs = postgres.tools()
    missing = [
        install
        for there, install in (
            (programs, postgres.INSTALL),
            (not asked.attack or libfaketime(), process.INSTALL),
            (not asked.attack or pgbouncer.program(), pgbouncer.INSTALL),
        )
        if not there
    ]
    if missing or programs is None:
        print("\n".join(missing), file=sys.stderr)
        return 2
    print(machine())
    if asked.attack:
        return asyncio.run(_attack(programs, asked))
    bad = 0
    for workers in map(int, asked.workers.split(",")):
        with postgres.running(programs) as url:
            playing = play(
                url,
                servers=asked.servers,
                rate=asked.rate,
                seconds=asked.seconds,
                kill=asked.kill,
                workers=workers,
                pinned=asked.pinned,
                share=asked.share,
            )
            run = asyncio.run(playing)
        report(run)
        bad += len(run.found.violations) + len(run.undone)
    return 1 if bad else 0


async def _attack(programs: Path, asked: argparse.Namespace) -> int:
    """Run the attack, and print its results. Return 1 if a requirement was violated, and otherwise 0."""
    workers = int(asked.workers.split(",")[-1])
    crowd = f"{workers} workers, {asked.servers} servers, {asked.rate:g} presses a second"
    print(f"attack, seed {asked.seed}: {crowd}")
    with postgres.cluster(programs, *attack.SETTINGS) as server:
        crowded = {"servers": asked.servers, "rate": asked.rate, "seed": asked.seed}
        async with attack.scene(server, workers=workers, hard=True, **crowded) as attacking:
            await attacking.go_on(asked.seconds, *filter(None, asked.faults.split(",")))
        done = attacking.done
    print(
        f"{len(done.faults)} faults in {asked.seconds:.0f} s, {done.answers} answers, "
        f"{len(done.failed)} presses without one"
    )
    waits = [each.others for each in done.faults if each.others]
    if waits:
        print(f"beside a stopped worker the others waited {max(waits):.1f} s at most")
    print(done.found)
    print(
        f"{done.found.judged} moves by the clock whose deadline was seen: {done.found.early} before it; "
        f"{done.found.belated} moves by presses that came too late"
    )
    print(f"{len(done.undone)} {UNDONE}")
    print(_listed("violations", done.violations))
    return int(len(done.violations) > 0)


def report(run: Run) -> None:
    """Print the results of a run."""
    waits = sorted(run.latencies)
    crowd = f"{run.servers} servers, five games, {run.seconds:.0f} s"
    print(f"\n{run.workers} {'worker' if run.workers == 1 else 'workers'}: {crowd}, {run.kills} kills")
    if len(waits) >= 2:
        p99 = waits[int(0.99 * (len(waits) - 1))]
        middle = statistics.median(waits)
        print(
            f"{len(waits)} answers, {len(waits) / run.seconds:.1f} a second; the first after "
            f"{middle * 1000:.0f} ms (median), {p99 * 1000:.0f} ms (99th percentile)"
        )
    print(f"{len(run.failed)} presses met no worker, or one that was killed before it had answered")
    workers, own = (seconds / max(1, len(waits)) * 1000 for seconds in (run.cpu, run.own))
    print(
        f"the workers: {workers:.1f} ms of CPU an answer, {run.memory:.0f} MiB; "
        f"what plays Discord and the people: {own:.1f} ms an answer"
    )
    print(run.found)
    print(_listed(UNDONE, run.undone))
    print(_listed("violations", run.found.violations))


def _listed(what: str, found: Sequence[str]) -> str:
    """Return a line with the number of findings, and a line for each."""
    return "\n    ".join((f"{len(found)} {what}", *found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
