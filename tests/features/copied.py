"""A copy of the bot in which features are added and removed, and tests that run in it."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

from tools.newgame.copied import run

ROOT = Path(__file__).parents[2]


def copied(folder: Path) -> Path:
    """Copy the bot and its tests into a folder, and return the folder."""
    for name in ("bot", "cogs", "tests", "assets"):
        copytree(ROOT / name, folder / name, ignore=ignore_patterns("__pycache__"))
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    return folder


def list_features(root: Path, change: tuple[str, str]) -> None:
    """Change the list of features in a copy. change: a regular expression, and the replacement of its
    match.
    """
    listed = root / "bot" / "features" / "__init__.py"
    text, count = re.subn(*change, listed.read_text())
    assert count == 1
    listed.write_text(text)


def remove(root: Path, features: Collection[str]) -> None:
    """Remove the folders of features, and their names in the list."""
    for name in features:
        rmtree(root / "bot" / "features" / name)
        list_features(root, (rf'(?<=[(,]) ?"{name}",?', ""))


def passes(root: Path, test: str) -> None:
    """Run a file of tests in a copy. Raises AssertionError with the output if one of them fails."""
    done = run(root, "pytest", "-p", "no:cacheprovider", "-n", "0", "-q", test)
    assert done.returncode == 0, done.stdout + done.stderr
