"""Tests of the sentences that a host reads about installed games: one for each game, from `check` and in the
log.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.catalogue import OURS
from tests.installed_games.conftest import install
from tests.test_repository import ROOT

PLAYED = "Whist is a game of paddock-whist 0.1.0."
LEFT_OUT = (
    "The game poker of paddock-poker 2.0 is left out: ModuleNotFoundError: No module named 'paddock_poker'."
)


@pytest.fixture
def packages(written: Path, tmp_path: Path) -> Path:
    """Return a folder in which Whist is installed, and the metadata of a package whose code is missing."""
    shutil.copytree(written / "paddock_whist", tmp_path / "paddock_whist")
    install(tmp_path, "whist", "0.1.0", "paddock_whist:TITLE")
    install(tmp_path, "poker", "2.0", "paddock_poker:TITLE")
    return tmp_path


def run(packages: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the bot in an empty folder, with the given packages and without Discord."""
    folder = packages / "empty"
    folder.mkdir()
    unreachable = "from discord.http import Route; Route.BASE = 'http://127.0.0.1:1'"
    code = f"{unreachable}; import sys; from bot.__main__ import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", code, *command],
        cwd=folder,
        env={"PYTHONPATH": f"{packages}:{ROOT}", "DISCORD_TOKEN": "aaa.bbb.ccc", "LOG_FORMAT": "json"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_check_names_each_game_and_each_that_is_left_out_and_ends_with_0(packages: Path) -> None:
    ended = run(packages, "check")
    assert ended.stdout.splitlines() == [
        PLAYED,
        "All settings are good: the command `run` starts the bot.",
    ]
    assert ended.stderr.splitlines() == [LEFT_OUT]
    assert ended.returncode == 0


def test_check_imports_no_game_if_no_package_brings_one(tmp_path: Path) -> None:
    """Check that the command `check` imports no game, because the games take half a second to import."""
    code = (
        "import sys; from bot.__main__ import main; main(['check']); sys.exit('bot.catalogue' in sys.modules)"
    )
    environment = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "aaa.bbb.ccc"}
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, check=True)


@pytest.mark.thorough
def test_the_log_names_them_when_the_bot_starts(packages: Path) -> None:
    ended = run(packages, "run")
    assert PLAYED.rstrip(".") in ended.stderr
    assert LEFT_OUT in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "Discord cannot be reached" in ended.stderr, "it starts all the same"


def test_simulate_says_why_there_is_no_such_game(packages: Path) -> None:
    ended = run(packages, "simulate", "poker")
    there = ", ".join((*OURS, "whist"))
    assert ended.stderr.splitlines() == [f"There is no game 'poker'; there is {there}. {LEFT_OUT}"]
