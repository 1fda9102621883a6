"""Tests of the package that `python -m tools.newgame whist --package` writes: it passes its own tests, and
those that every game has to pass.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from bot import VERSION
from bot.installed_games.loading import GROUP
from tests.games.test_new import PROMISES
from tests.installed_games.conftest import install
from tests.test_repository import ROOT
from tools.newgame.copied import run

CHECKS = ("tests/games/test_steps.py", "tests/games/test_layout.py", *PROMISES[1:])


def test_its_metadata_name_the_title_and_the_bot_that_it_needs(written: Path) -> None:
    told = tomllib.loads((written / "pyproject.toml").read_text())
    assert told["project"]["name"] == "paddock-whist"
    assert told["project"]["dependencies"] == [f"paddock>={VERSION}"]
    assert told["project"]["entry-points"] == {GROUP: {"whist": "paddock_whist:TITLE"}}
    assert (written / told["project"]["readme"]).exists()


def test_a_key_of_two_words_gives_names_of_two_words(tmp_path: Path) -> None:
    made = run(ROOT, "tools.newgame", "go_fish", "--package", tmp_path / "fish")
    assert made.returncode == 0, made.stderr
    told = tomllib.loads((tmp_path / "fish" / "pyproject.toml").read_text())
    assert told["project"]["name"] == "paddock-go-fish"
    assert told["project"]["entry-points"] == {GROUP: {"go_fish": "paddock_go_fish:TITLE"}}
    assert (tmp_path / "fish" / "go-fish.md").exists()
    assert 'ELSEWHERE["gofish"]' in (tmp_path / "fish" / "paddock_go_fish" / "words.py").read_text()
    again = run(ROOT, "tools.newgame", "go_fish", "--package", tmp_path / "fish")
    assert "FileExistsError" in again.stderr


def test_its_own_tests_need_only_the_bot(written: Path, tmp_path: Path) -> None:
    """Run a new game's own tests in a folder where no other tests can be imported."""
    shutil.copytree(written / "paddock_whist", tmp_path / "paddock_whist")
    (tmp_path / "bot").symlink_to(ROOT / "bot")
    done = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "paddock_whist/tests")
    assert done.returncode == 0, done.stdout


@pytest.mark.thorough
def test_it_holds_what_every_game_promises(written: Path, tmp_path: Path) -> None:
    shutil.copytree(written, tmp_path, dirs_exist_ok=True)
    install(tmp_path, "whist", "0.1.0", "paddock_whist:TITLE")
    chosen = ("--all", "-q", "-n", "0", "-p", "no:cacheprovider", *CHECKS, "-k", "whist")
    done = run(ROOT, "pytest", *chosen, packages=tmp_path)
    assert done.returncode == 0, done.stdout
