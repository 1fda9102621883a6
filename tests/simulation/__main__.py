"""`python -m tests.simulation --evenings N --seed S` plays so many evenings, from that seed on."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.simulation.evening import Evening, play
from tests.simulation.story import Story, story

PATIENCE = 75.0


def run(told: Story, patience: float) -> Evening:
    with tempfile.TemporaryDirectory() as folder:
        return play(told, Path(folder), patience=patience)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--evenings", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--patience", type=float, default=PATIENCE)
    asked = parser.parse_args()
    began, failed = time.perf_counter(), 0
    for seed in range(asked.seed, asked.seed + asked.evenings):
        evening = run(story(seed), asked.patience)
        if asked.verbose:
            print("\n".join(evening.lines))
        if evening.watch.wrong:
            failed += 1
            print(f"seed {seed}: {evening.watch.wrong[0][:600]}")
    took = time.perf_counter() - began
    print(f"{asked.evenings} evenings, {failed} failed, {took / asked.evenings:.2f} s each")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
