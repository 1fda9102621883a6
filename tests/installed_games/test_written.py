"""Tests of the package that `python -m tools.newgame whist --package` writes: it passes its own tests, and
those that every game has to pass.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot import VERSION
from bot.installed_games.loading import GROUP
from tests.games.test_new import PROMISES
from tests.installed_games.conftest import install
from tests.test_repository import ROOT

CHECKS = ("tests/games/test_steps.py", "tests/games/test_layout.py", *PROMISES[1:])


def run(*command: str | Path, cwd: Path, path: Path) -> subprocess.CompletedProcess[str]:
    """Run a module in a folder, with another one in which packages are."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=cwd,
        env={**kept, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_its_metadata_name_the_title_and_the_bot_that_it_needs(written: Path) -> None:
    told = tomllib.loads((written / "pyproject.toml").read_text())
    assert told["project"]["name"] == "paddock-whist"
    assert told["project"]["dependencies"] == [f"paddock>={VERSION}"]
    assert told["project"]["entry-points"] == {GROUP: {"whist": "paddock_whist:TITLE"}}
    assert (written / told["project"]["readme"]).exists()


def test_a_key_of_two_words_gives_names_of_two_words(tmp_path: Path) -> None:
    made = run("tools.newgame", "go_fish", "--package", tmp_path / "fish", cwd=ROOT, path=ROOT)
    assert made.returncode == 0, made.stderr
    told = tomllib.loads((tmp_path / "fish" / "pyproject.toml").read_text())
    assert told["project"]["name"] == "paddock-go-fish"
    assert told["project"]["entry-points"] == {GROUP: {"go_fish": "paddock_go_fish:TITLE"}}
    assert (tmp_path / "fish" / "go-fish.md").exists()
    assert 'ELSEWHERE["gofish"]' in (tmp_path / "fish" / "paddock_go_fish" / "words.py").read_text()
    again = run("tools.newgame", "go_fish", "--package", tmp_path / "fish", cwd=ROOT, path=ROOT)
    assert "FileExistsError" in again.stderr


def test_its_own_tests_need_only_the_bot(written: Path, tmp_path: Path) -> None:
    """Check this in a folder where no other tests can be imported."""
    shutil.copytree(written / "paddock_whist", tmp_path / "paddock_whist")
    (tmp_path / "bot").symlink_to(ROOT / "bot")
    done = run("pytest", "-q", "-p", "no:cacheprovider", "paddock_whist/tests", cwd=tmp_path, path=tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.thorough
def test_it_holds_what_every_game_promises(written: Path, tmp_path: Path) -> None:
    shutil.copytree(written, tmp_path, dirs_exist_ok=True)
    install(tmp_path, "whist", "0.1.0", "paddock_whist:TITLE")
    chosen = ("--all", "-q", "-n", "0", "-p", "no:cacheprovider", *CHECKS, "-k", "whist")
    done = run("pytest", *chosen, cwd=ROOT, path=tmp_path)
    assert done.returncode == 0, done.stdout
