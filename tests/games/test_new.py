"""Tests that the skeleton of a new game passes the tests that every game must pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.steps import ROOT
from tools.newgame.copied import KEY, copied, run

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the repository with the skeleton of Go Fish in it."""
    return copied(tmp_path_factory.mktemp("new") / "repository")


NEEDS = (
    "tests/test_catalogue.py",
    *("tests/games/test_steps.py", "tests/games/test_layout.py"),
    *("tests/locales/test_messages.py", "tests/locales/test_literals.py"),
)
"""The tests that examine all games and their texts together."""
PROMISES = (
    "tests/games/go_fish",
    *("tests/games/test_contract.py", "tests/games/test_secrets.py", "tests/games/test_golden.py"),
    "tests/render/test_contract.py",
    *("tests/locales/test_pictures.py", "tests/locales/test_pseudo_games.py"),
    *("tests/ui/messages/test_controls.py", "tests/ui/messages/test_story.py"),
)
"""The tests that apply to every game, run again for only the new one."""


def test_a_new_game_has_what_it_needs_and_holds_what_every_game_promises(copy: Path) -> None:
    wanted = " or ".join(("go_fish", "go-fish", *(Path(each).stem for each in NEEDS)))
    done = run(
        copy, "pytest", "--all", "-q", "-n", "0", "-p", "no:cacheprovider", *NEEDS, *PROMISES, "-k", wanted
    )
    assert done.returncode == 0, done.stdout


def test_a_new_game_changes_only_files_that_its_page_names(copy: Path) -> None:
    found = {
        each.relative_to(copy) for each in copy.rglob("[!.]*") if each.is_file() and each.suffix != ".pyc"
    }
    found = {each for each in found if not each.parts[0].startswith(".")}  # tests leave some
    new = {each for each in found if not (ROOT / each).exists()}
    changed = {each for each in found - new if (copy / each).read_bytes() != (ROOT / each).read_bytes()}
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    assert [each for each in changed if f"`{each.as_posix()}`" not in page] == []


def test_nothing_is_written_over_a_game_that_is_there(copy: Path) -> None:
    again = run(copy, "tools.newgame", KEY)
    assert again.returncode != 0
    assert "FileExistsError" in again.stderr


def test_a_key_that_is_none_is_refused(copy: Path) -> None:
    refused = run(copy, "tools.newgame", "Go-Fish")
    assert refused.stderr == (
        "The game's key, please, in small letters and underscores: python -m tools.newgame go_fish\n"
    )
