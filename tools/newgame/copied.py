"""A copy of the repository with a new game: Go Fish, the skeleton with which docs/adding-a-game.md starts.

`python -m tools.newgame.copied [--check] ARGS`, which is `make newgame`, runs the tests there, after `make
check` if --check is given. ARGS are passed to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

from tests.games.steps import ROOT

KEY = "go_fish"
LEFT_OUT = ignore_patterns(".git", ".venv", ".pytest_cache", ".ruff_cache", "data", "build", "*.egg-info")
"""The files and folders that are not copied. Caches that take long to create are copied."""


def copied(folder: Path) -> Path:
    """Copy the repository into a new folder, write the skeleton of Go Fish there, and return the folder.
    Raises ChildProcessError if the skeleton cannot be written.
    """
    copytree(ROOT, folder, ignore=LEFT_OUT)
    made = run(folder, "tools.newgame", KEY)
    if made.returncode:
        raise ChildProcessError(made.stderr)
    return folder


def run(
    folder: Path, *arguments: str | Path, output: bool = True, packages: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a module in a folder, without the environment variables of the calling tests, and return the
    result. output: whether to capture its output instead of printing it. packages: another folder from which
    to import packages, or None.
    """
    return _done(folder, [sys.executable, "-m", *arguments], output=output, packages=packages or folder)


def _done(
    folder: Path, command: Sequence[str | Path], *, output: bool, packages: Path
) -> subprocess.CompletedProcess[str]:
    outside = ("PYTEST", "COV", "PYTHONPATH", "MAKE")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)}
    return subprocess.run(
        command,
        cwd=folder,
        capture_output=output,
        text=True,
        check=False,
        env={**environment, "PYTHONPATH": str(packages)},
    )


def main() -> int:
    """Run the tests in a copy, except for those of the skeleton. Return 0 if they pass."""
    parser = ArgumentParser(prog="make newgame", allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="run make check first")
    asked, chosen = parser.parse_known_args()
    with TemporaryDirectory() as temporary:
        folder = copied(Path(temporary) / "paddock")
        if asked.check:
            # the copy has no .venv, and nothing should be installed for it
            check = ["make", "check", f"VENV={sys.prefix}", f"--old-file={sys.prefix}/.ready"]
            if failed := _done(folder, check, output=False, packages=folder).returncode:
                return failed
        return run(folder, "pytest", "--ignore", "tests/games/test_new.py", *chosen, output=False).returncode


if __name__ == "__main__":
    sys.exit(main())
