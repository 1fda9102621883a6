"""A copy of the bot in which features are added and removed, and tests that run in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

ROOT = Path(__file__).parents[2]


def copied(folder: Path) -> Path:
    """Copy the bot and its tests into a folder, and return the folder."""
    for name in ("bot", "cogs", "tests", "assets"):
        copytree(ROOT / name, folder / name, ignore=ignore_patterns("__pycache__"))
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    return folder


def list_features(root: Path, change: tuple[str, str]) -> None:
    """Change the list of features in a copy. change: a regular expression, and what replaces its find."""
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
    """Run a file of tests in a copy. Raises AssertionError with its output if one fails."""
    outside = ("PYTEST", "COV", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-q", test],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "PYTHONPATH": str(root)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
