"""A copy of the repository with a new game: Go Fish, the skeleton that docs/adding-a-game.md begins with.

`python -m tools.newgame.copied ARGS`, which is `make newgame`, runs the tests there. ARGS go to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

from tests.games.steps import ROOT

KEY = "go_fish"
LEFT_OUT = ignore_patterns(".git", ".venv", ".*_cache", "data", "build", "*.egg-info")
"""Bytecode is copied too, and what Hypothesis knows of Unicode and of the code: both take long to make."""


def copied(folder: Path) -> Path:
    """Copy the repository into a new folder, and write the skeleton of Go Fish there; that folder."""
    copytree(ROOT, folder, ignore=LEFT_OUT)
    made = run(folder, "tools.newgame", KEY)
    if made.returncode:
        raise ChildProcessError(made.stderr)
    return folder


def run(folder: Path, *arguments: str, output: bool = True) -> subprocess.CompletedProcess[str]:
    """Run a module of that copy, and return what it printed. output: False prints it at once."""
    outside = ("PYTEST", "COV", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)}
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        capture_output=output,
        text=True,
        check=False,
        env={**environment, "PYTHONPATH": str(folder)},
    )


def main() -> int:
    """Run the tests in a copy, but for those of the skeleton, which is there already; 0 if they pass."""
    with TemporaryDirectory() as temporary:
        chosen = "--ignore", "tests/games/test_new.py", *sys.argv[1:]
        return run(copied(Path(temporary) / "paddock"), "pytest", *chosen, output=False).returncode


if __name__ == "__main__":
    sys.exit(main())
