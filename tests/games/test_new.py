"""The skeleton of a new game passes what every game has to pass."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
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
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    made = run(folder, "tests.games.new", "go_fish")
    assert made.returncode == 0, made.stderr
    return folder


TESTS: Sequence[Sequence[str]] = (
    (
        "tests/games/go_fish",
        "tests/games/test_steps.py",
        "tests/games/test_layout.py",
        "tests/test_catalogue.py",
        "tests/locales/test_messages.py",
        "tests/locales/test_literals.py",
    ),
    (
        *("tests/games/test_contract.py", "tests/games/test_secrets.py", "tests/games/test_golden.py"),
        *("tests/render/test_contract.py", "-k", "go_fish or go-fish"),
    ),
)


@pytest.mark.parametrize("tests", TESTS, ids=["what it needs", "what every game promises"])
def test_a_new_game_passes(copy: Path, tests: Sequence[str]) -> None:
    done = run(copy, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests)
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
