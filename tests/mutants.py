"""`python -m tests.mutants [SCOPE ...]` changes the code in thousands of small ways, and counts which of them
no test notices. It works on a copy of the repository, for hours: what each scope needs stands below.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTEST = f"{sys.executable} -m pytest -o addopts= -x -q"
FILTERED = ("core/ReplaceBinaryOperator_BitOr_.*",)
"""Not made: nearly all of these change annotations, which nobody evaluates."""


@dataclass(frozen=True)
class Scope:
    """Modules, and the tests that must notice what is changed in them: `near` first, since they are quick;
    `far` is run for what these leave alive.
    """

    modules: tuple[str, ...]
    near: str
    far: str


FAR = "tests/tables tests/words tests/storage/test_league.py tests/cogs tests/games/scrapheap"
CONFIDENCE = 1.96
"""Standard deviations to either side: a share lies between them in 95 of 100 samples."""
SCOPES = {
    "engine": Scope(("bot/engine",), "--noconftest tests/engine", FAR),
    "league": Scope(("bot/league",), "--noconftest tests/league", FAR),
    "transitions": Scope(
        ("bot/tables/transitions.py",), "tests/tables", "tests/ui tests/cogs tests/simulation"
    ),
} | {
    game: Scope(
        (f"bot/games/{game}/rules",),
        f"tests/games/{game}/rules tests/games/{game}/test_examples.py",
        f"tests/games/{game} tests/games/test_golden.py tests/games/test_contract.py -k {game}",
    )
    for game in (path.parent.name for path in sorted(ROOT.glob("bot/games/*/rules")))
}


def main() -> int:
    """Make them, and print who survives."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", default=[*SCOPES], help=", ".join(SCOPES))
    parser.add_argument("--near", action="store_true", help="run the quick tests alone")
    parser.add_argument("--sample", type=int, help="so many of each scope, drawn by lot, not all")
    parser.add_argument("--seed", type=int, default=1, help="of the lot")
    asked = parser.parse_args()
    for name in asked.scopes:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy"
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "data", "__pycache__"))
            run(name, SCOPES[name], copy, far=not asked.near, sample=asked.sample, seed=asked.seed)
    return 0


def run(name: str, scope: Scope, copy: Path, *, far: bool, sample: int | None, seed: int) -> None:
    """Try the mutants of a scope in that copy of the repository, and print what became of them.

    sample: so many, drawn by lot from the seed; None: all.
    """
    session = copy / "session.sqlite"
    config = _configured(scope, scope.near, 60, copy)
    _cosmic_ray(copy, "init", config.name, session.name)
    subprocess.run([_tool("cr-filter-operators"), session.name, config.name], cwd=copy, check=True)
    if sample is not None:
        _draw(session, sample, seed)
    _cosmic_ray(copy, "exec", config.name, session.name)
    if far:
        with sqlite3.connect(session) as db:
            db.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED'")
        _cosmic_ray(copy, "exec", _configured(scope, scope.far, 600, copy).name, session.name)
    with sqlite3.connect(session) as db:
        told = db.execute(
            "SELECT module_path, start_pos_row, test_outcome, diff"
            " FROM mutation_specs NATURAL JOIN work_results"
            " WHERE worker_outcome = 'NORMAL' ORDER BY module_path, start_pos_row"
        ).fetchall()
    alive = [(module, row, diff) for module, row, outcome, diff in told if outcome == "SURVIVED"]
    for module, row, diff in alive:
        changed = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        print(f"{module}:{row}", *changed, sep="\n    ")
    low, high = interval(len(told) - len(alive), len(told))
    print(
        f"{name}: {len(told) - len(alive)} of {len(told)} mutants were noticed;"
        f" as a sample, that is between {low:.0%} and {high:.0%} of all"
    )


def _draw(session: Path, sample: int, seed: int) -> None:
    """Leave so many mutants of those that are to be made."""
    with sqlite3.connect(session) as db:
        left = "SELECT job_id FROM mutation_specs WHERE job_id NOT IN (SELECT job_id FROM work_results)"
        place = " ORDER BY module_path, operator_name, occurrence"
        jobs = [job for (job,) in db.execute(left + place)]
        drawn = set(random.Random(seed).sample(jobs, min(sample, len(jobs))))
        out = [(job,) for job in jobs if job not in drawn]
        for table in ("mutation_specs", "work_items"):
            db.executemany(f"DELETE FROM {table} WHERE job_id = ?", out)


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Between which shares the true one lies, by Wilson, if so many tries were hits; (0, 1) of none."""
    if not tries:
        return 0.0, 1.0
    share, z = hits / tries, CONFIDENCE**2 / tries
    middle = (share + z / 2) / (1 + z)
    width = CONFIDENCE * math.sqrt(share * (1 - share) / tries + z / tries / 4) / (1 + z)
    return middle - width, middle + width


def _configured(scope: Scope, tests: str, seconds: int, copy: Path) -> Path:
    """The configuration for those tests. seconds: with which they take longer goes round in circles."""
    config = copy / "mutants.toml"
    config.write_text(
        f"[cosmic-ray]\nmodule-path = {json.dumps(scope.modules)}\n"
        f"timeout = {seconds}.0\nexcluded-modules = []\n"
        f"test-command = {json.dumps(f'{PYTEST} {tests}')}\n"
        '[cosmic-ray.distributor]\nname = "local"\n'
        f"[cosmic-ray.filters.operators-filter]\nexclude-operators = {json.dumps(FILTERED)}\n"
    )
    return config


def _tool(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


def _cosmic_ray(copy: Path, *words: str) -> None:
    subprocess.run([_tool("cosmic-ray"), *words], cwd=copy, check=True)


if __name__ == "__main__":
    sys.exit(main())
