"""`python -m tests.mutants [SCOPE ...]` changes the code in thousands of small ways, and counts which changes
no test notices. It works on copies of the repository, for hours.
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
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.forked import runs
from tests.mutants.real import leave_the_real

ROOT = Path(__file__).parents[2]
PYTEST = "-o addopts= -x --assert=plain -p no:cacheprovider -p no:unraisableexception"


@dataclass(frozen=True)
class Scope:
    """Modules, and the tests that must notice changes in them: `near` first, because they are quick; `far`
    runs for mutants that survive these.
    """

    modules: tuple[str, ...]
    near: str
    far: str


FAR = "tests/tables tests/words tests/storage/test_league.py tests/cogs tests/games/scrapheap"
PROCESSES = [f"tests/storage/test_{name}.py" for name in ("away", "crash", "scale", "sole", "workers")]
"""Tests of servers and processes that are killed. A mutant might leave some of those running."""
WHOLE_GAMES = [f"tests/cogs/test_{game}.py" for game in ("piston", "rasant", "scrap", "smack")]
"""Tests that play a game to its end: they take long, and the other tests press the same buttons."""
CONFIDENCE = 1.96
"""Standard deviations to either side: 95 of 100 samples lie between them."""
SCOPES = {
    "engine": Scope(("bot/engine",), "--noconftest tests/engine", FAR),
    "league": Scope(("bot/league",), "--noconftest tests/league", FAR),
    "transitions": Scope(
        ("bot/tables/transitions.py",),
        "--noconftest tests/tables/test_transitions.py",
        "tests/tables tests/ui/messages",
    ),
    "tables": Scope(
        ("bot/tables",),
        "tests/tables --ignore=tests/tables/test_machine.py",
        "tests/tables tests/cogs tests/ui",
    ),
    "storage": Scope(
        ("bot/storage",),
        "tests/storage tests/cogs/test_privacy.py"
        + "".join(f" --ignore={file}" for file in PROCESSES)
        + " -k not(postgresql)",
        "tests/tables tests/cogs",
    ),
    "actions": Scope(
        ("bot/ui/actions", "bot/ui/dispatch.py", "bot/ui/access.py"),
        "tests/ui/actions tests/ui/test_bad_input.py tests/ui/test_dispatch.py"
        " tests/ui/test_hostile_options.py tests/cogs" + "".join(f" --ignore={file}" for file in WHOLE_GAMES),
        "tests/ui tests/cogs",
    ),
} | {
    game: Scope(
        (f"bot/games/{game}/rules",),
        f"--noconftest tests/games/{game}/rules tests/games/{game}/test_examples.py",
        f"tests/games/{game} tests/games/test_guesses.py tests/games/test_golden.py"
        f" tests/games/test_contract.py tests/games/test_secrets.py -k {game}",
    )
    for game in (path.parent.name for path in sorted(ROOT.glob("bot/games/*/rules")))
}


def main() -> int:
    """Create the mutants, and print the survivors."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", default=[*SCOPES], help=", ".join(SCOPES))
    parser.add_argument("--near", action="store_true", help="run the quick tests alone")
    parser.add_argument("--sample", type=int, help="so many of each scope, drawn by lot, not all")
    parser.add_argument("--seed", type=int, default=1, help="of the lot")
    parser.add_argument(
        "--kept", type=Path, help="a folder in which the results stay: who is known there is not tried again"
    )
    parser.add_argument("--again", action="store_true", help="try those again that are known to survive")
    parser.add_argument("--minutes", type=float, help="try no longer than that in each round of a scope")
    asked = parser.parse_args()
    if asked.again and asked.minutes:
        parser.error("of those that are tried again none may be left out, or the share told is too high")
    most = None if asked.minutes is None else 60 * asked.minutes
    for name in asked.scopes:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy"
            # including compiled files, so that not every run compiles half of the bot again
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "data"))
            session = (asked.kept or Path(folder)).resolve() / f"{name}.sqlite"
            trial = Trial(SCOPES[name], copy, session)
            if not session.exists():
                trial.begin(asked.sample, asked.seed)
            if asked.again:
                trial.forget_survivors()
            trial.run(SCOPES[name].near, 60, most)
            if not asked.near:
                trial.forget_survivors()
                trial.run(SCOPES[name].far, 600, most)
            trial.tell(name)
    return 0


@dataclass(frozen=True)
class Trial:
    """The mutants of a scope, a copy of the repository in which they are made, and their results so far."""

    scope: Scope
    copy: Path
    session: Path

    def begin(self, sample: int | None, seed: int) -> None:
        """List the mutants. sample: that many, drawn at random from the seed; None: all."""
        self.session.parent.mkdir(parents=True, exist_ok=True)
        config = self._configured("false", 1)
        self._cosmic_ray("init", config.name, str(self.session))
        leave_the_real(self.session, self.copy)
        if sample is not None:
            _draw(self.session, sample, seed)

    def forget_survivors(self) -> None:
        """Forget the survivors, so that they are tried again."""
        with sqlite3.connect(self.session) as db:
            db.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED'")

    def run(self, tests: str, seconds: int, most: float | None) -> None:
        """Try all mutants without a result, in random order. seconds: a longer run counts as an endless loop.
        most: seconds after which no further one is tried.
        """
        with runs(self.copy, f"{PYTEST} {tests}".split(), self._files()) as command:
            config = self._configured(command, seconds)
            with suppress(subprocess.TimeoutExpired):
                self._cosmic_ray("exec", config.name, str(self.session), most=most)

    def _files(self) -> list[Path]:
        places = [self.copy.resolve() / module for module in self.scope.modules]
        return [each for place in places for each in ([place] if place.is_file() else place.rglob("*.py"))]

    def tell(self, name: str) -> None:
        """Print the survivors, and their number."""
        with sqlite3.connect(self.session) as db:
            told = db.execute(
                "SELECT module_path, start_pos_row, test_outcome, diff"
                " FROM mutation_specs NATURAL JOIN work_results"
                " WHERE worker_outcome = 'NORMAL' ORDER BY module_path, start_pos_row"
            ).fetchall()
        alive = [(module, row, diff) for module, row, outcome, diff in told if outcome == "SURVIVED"]
        for module, row, diff in alive:
            changed = [
                line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")
            ]
            print(f"{module}:{row}", *changed, sep="\n    ")
        low, high = interval(len(told) - len(alive), len(told))
        print(
            f"{name}: {len(told) - len(alive)} of {len(told)} mutants were noticed;"
            f" as a sample, that is between {low:.0%} and {high:.0%} of all"
        )

    def _configured(self, command: str, seconds: int) -> Path:
        config = self.copy / "mutants.toml"
        config.write_text(
            f"[cosmic-ray]\nmodule-path = {json.dumps(self.scope.modules)}\n"
            f"timeout = {seconds}.0\nexcluded-modules = []\n"
            f"test-command = {json.dumps(command)}\n"
            '[cosmic-ray.distributor]\nname = "local"\n'
        )
        return config

    def _cosmic_ray(self, *words: str, most: float | None = None) -> None:
        subprocess.run([_tool("cosmic-ray"), *words], cwd=self.copy, check=True, timeout=most)


def _draw(session: Path, sample: int, seed: int) -> None:
    """Keep that many of the mutants to be made."""
    with sqlite3.connect(session) as db:
        left = "SELECT job_id FROM mutation_specs WHERE job_id NOT IN (SELECT job_id FROM work_results)"
        place = " ORDER BY module_path, operator_name, occurrence"
        jobs = [job for (job,) in db.execute(left + place)]
        drawn = set(random.Random(seed).sample(jobs, min(sample, len(jobs))))
        out = [(job,) for job in jobs if job not in drawn]
        for table in ("mutation_specs", "work_items"):
            db.executemany(f"DELETE FROM {table} WHERE job_id = ?", out)


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's interval for the true share, given that number of hits and tries; (0, 1) without tries."""
    if not tries:
        return 0.0, 1.0
    share, z = hits / tries, CONFIDENCE**2 / tries
    middle = (share + z / 2) / (1 + z)
    width = CONFIDENCE * math.sqrt(share * (1 - share) / tries + z / tries / 4) / (1 + z)
    return middle - width, middle + width


def _tool(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


if __name__ == "__main__":
    sys.exit(main())
