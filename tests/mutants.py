"""`python -m tests.mutants [SCOPE ...]` changes the code in thousands of small ways, and counts which of them
no test notices. It works on a copy of the repository, for hours: what each scope needs stands below.
"""

from __future__ import annotations

import argparse
import json
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
SCOPES = {
    "engine": Scope(("bot/engine",), "--noconftest tests/engine", FAR),
    "league": Scope(("bot/league",), "--noconftest tests/league", FAR),
    "transitions": Scope(
        ("bot/tables/transitions.py",), "tests/tables", "tests/ui tests/cogs tests/simulation"
    ),
}


def main() -> int:
    """Make them, and print who survives."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", default=[*SCOPES], help=", ".join(SCOPES))
    parser.add_argument("--near", action="store_true", help="run the quick tests alone")
    asked = parser.parse_args()
    for name in asked.scopes:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy"
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "data", "__pycache__"))
            run(name, SCOPES[name], copy, far=not asked.near)
    return 0


def run(name: str, scope: Scope, copy: Path, *, far: bool) -> None:
    """Try all mutants of a scope in that copy of the repository, and print what became of them."""
    session = copy / "session.sqlite"
    config = _configured(scope, scope.near, 60, copy)
    _cosmic_ray(copy, "init", config.name, session.name)
    subprocess.run([_tool("cr-filter-operators"), session.name, config.name], cwd=copy, check=True)
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
    print(f"{name}: {len(told) - len(alive)} of {len(told)} mutants were noticed")


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
