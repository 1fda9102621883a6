"""`python -m tools.simulation --evenings N --seed S` plays N evenings, starting with seed S. `--report`
prints how much each game demands of four players, without Discord. `--report --first N` also prints how
newcomers fare in N first games.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from bot.catalogue import TITLES
from bot.cli.simulate import main as simulate
from tests.in_memory import keep_files_in_memory
from tools.simulation.evening import PATIENCE
from tools.simulation.first_games import first_games, told
from tools.simulation.played import Report, note, noted, played, tell_shortest
from tools.simulation.story import story


def main() -> int:
    """Play the evenings, print the failures, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.simulation", description=__doc__)
    parser.add_argument("--evenings", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the first one (1)")
    parser.add_argument("--jobs", type=int, default=1, help="how many are played at the same time (1)")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds until all is well again")
    parser.add_argument("--shrink", type=int, default=60, help="tries to shorten a failing evening (60)")
    parser.add_argument("--stop", action="store_true", help="stop at the first that fails")
    parser.add_argument("--tell", action="store_true", help="tell every evening")
    parser.add_argument("--second", action="store_true", help="with a second worker")
    parser.add_argument(
        "--log", type=Path, help="a file of evenings: those that it says ended well are not played again"
    )
    parser.add_argument("--report", action="store_true", help="what each game asks of four people")
    parser.add_argument("--first", type=int, default=0, help="with --report: so many first games of each (0)")
    asked = parser.parse_args()
    if asked.report:
        return _report(asked.first)
    keep_files_in_memory()
    began = time.perf_counter()
    wanted = range(asked.seed, asked.seed + asked.evenings)
    kept = noted(asked.log) if asked.log else {}
    right = {seed: report for seed, report in kept.items() if seed in wanted}
    seeds = [each for each in wanted if each not in right]
    failed, number, totals = 0, len(right), sum(right.values(), Report(0))
    work = partial(_one, patience=asked.patience, second=asked.second)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for report in pool.map(work, seeds) if asked.jobs > 1 else map(work, seeds):
            number += 1
            totals = totals + report
            if asked.log:
                note(asked.log, report)
            if asked.tell:
                print("\n".join(report.lines))
            if report.wrong:
                failed += 1
                print(f"seed {report.seed}: {report.wrong}", flush=True)
                if asked.shrink:
                    whole = story(report.seed, second=asked.second)
                    print(tell_shortest(whole, asked.patience, asked.shrink), flush=True)
                if asked.stop:
                    break
    took = time.perf_counter() - began
    print(f"{number} evenings, {totals.kills} kills, {failed} violations;")
    print(f"{totals.presses} presses, {totals.moves} moves, {totals.starts} starts of the bot,")
    print(f"{totals.calls} calls to Discord, {totals.seconds / 3_600:.0f} hours of play.")
    print(f"{took / max(1, len(seeds)):.2f} s an evening, {totals.cpu / number:.2f} s of processor time.")
    return int(failed > 0)


def _report(first: int) -> int:
    """Print how much each game demands of four people, and how newcomers fare in `first` first games. Return
    the exit code.
    """
    worst = 0
    for key, title in TITLES.items():
        print(f"\n{title.name}\n", flush=True)
        worst = max(worst, simulate([key, "--report", "--seats", "4", "--games", "100"]))
        if first:
            print(f"\n{told(list(first_games(title, first)))}", flush=True)
    return worst


def _one(seed: int, patience: float, second: bool) -> Report:
    return played(story(seed, second=second), patience)


if __name__ == "__main__":
    sys.exit(main())
