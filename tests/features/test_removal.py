"""Tests that the bot works without a feature whose folder, and line in the list of features, are removed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

import pytest

ROOT = Path(__file__).parents[2]
REMOVED = ("daily", "nights")


@pytest.mark.thorough
def test_the_bot_works_without_two_of_its_features(tmp_path: Path) -> None:
    for name in ("bot", "cogs", "tests", "assets"):
        copytree(ROOT / name, tmp_path / name, ignore=ignore_patterns("__pycache__"))
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    listed = tmp_path / "bot" / "features" / "__init__.py"
    text = listed.read_text()
    for name in REMOVED:
        rmtree(tmp_path / "bot" / "features" / name)
        text, count = re.subn(rf'(?<=[(,]) ?"{name}",?', "", text)
        assert count == 1
    listed.write_text(text)
    outside = ("PYTEST", "COV", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)}
    arguments = ("-p", "no:cacheprovider", "-n", "0", "-q", "tests/features/removed.py")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
