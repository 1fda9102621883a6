"""The skeleton of a new game passes what every game has to pass."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.steps import ROOT

COPIED = ("bot", "cogs", "docs", "tests", "CHANGELOG.md", "README.md", "mkdocs.yml", "pyproject.toml")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A module of the repository in that folder."""
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV", "TOYS"))
    }
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True, check=False, env=bare
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the skeleton of Go Fish in it."""
    folder = tmp_path_factory.mktemp("repository")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name)
        else:
            shutil.copy(ROOT / name, folder / name)
    made = run(folder, "tests.games.new", "go_fish")
    assert made.returncode == 0, made.stderr
    return folder


NEEDS = (
    "tests/test_catalogue.py",
    *("tests/games/test_steps.py", "tests/games/test_layout.py"),
    *("tests/locales/test_messages.py", "tests/locales/test_literals.py"),
)
"""What looks at all games and their words at once."""
PROMISES = (
    "tests/games/go_fish",
    *("tests/games/test_contract.py", "tests/games/test_secrets.py", "tests/games/test_golden.py"),
    "tests/render/test_contract.py",
)
"""What every game promises: only the new one is asked again."""


def test_a_new_game_has_what_it_needs_and_holds_what_every_game_promises(copy: Path) -> None:
    wanted = " or ".join(("go_fish", "go-fish", *(Path(each).stem for each in NEEDS)))
    done = run(copy, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *NEEDS, *PROMISES, "-k", wanted)
    assert done.returncode == 0, done.stdout


def test_nothing_is_written_over_a_game_that_is_there(copy: Path) -> None:
    again = run(copy, "tests.games.new", "go_fish")
    assert again.returncode != 0
    assert "FileExistsError" in again.stderr


def test_a_key_that_is_none_is_refused(copy: Path) -> None:
    refused = run(copy, "tests.games.new", "Go-Fish")
    assert refused.stderr == (
        "The game's key, please, in small letters and underscores: python -m tests.games.new go_fish\n"
    )
