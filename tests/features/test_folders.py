"""Tests that a feature consists of a folder and its name in the list: the bot works without two features, and
with the one that docs/adding-a-feature.md adds.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.features.copied import ROOT, copied, list_features, passes, remove

PAGE = (ROOT / "docs" / "adding-a-feature.md").read_text()
FILES = dict(re.findall(r'```\w+ title="(bot/\S+)"\n(.*?)```', PAGE, re.DOTALL))
"""The contents of the files of the page's feature, by their paths."""

pytestmark = pytest.mark.thorough


def test_the_bot_works_without_two_of_its_features(tmp_path: Path) -> None:
    root = copied(tmp_path)
    remove(root, ("daily", "nights"))
    passes(root, "tests/features/removed.py")


def test_the_bot_works_without_circuits(tmp_path: Path) -> None:
    root = copied(tmp_path)
    remove(root, ("circuits",))
    passes(root, "tests/features/without_circuits.py")


def test_the_feature_of_the_page_is_added_and_removed(tmp_path: Path) -> None:
    root = copied(tmp_path)
    for path, text in FILES.items():
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(text)
    list_features(root, (r"FEATURES: Final = \(", 'FEATURES: Final = ("coin", '))
    passes(root, "tests/features/added.py")
    remove(root, ("coin", "daily", "nights"))
    passes(root, "tests/features/removed.py")
