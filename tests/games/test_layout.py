"""Tests that each game has one folder, whose modules and functions have the same names in every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import pytest

from bot.catalogue import OURS, TITLES
from bot.title import AnyTitle
from tests.games.golden import path_of
from tests.games.hooks import hooks, package_of
from tests.games.titles import EVERY

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "bot" / "games"
FOLDERS = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())
MODULES: Mapping[str, tuple[str, ...]] = {
    "rules.components": (),
    "rules.model": ("Options", "State", "View"),
    "rules.actions": ("Action",),
    "rules.events": ("Event",),
    "rules.setting_up": ("setup",),
    "rules.turns": ("seats", "longest", "turn", "awaits", "legal", "apply", "idle"),
    "rules.refusals": ("refusal",),
    "rules.views": ("view", "visible"),
    "rules.scoring": ("outcome",),
    "words.labels": ("option_lines", "label"),
    "words.story": ("tell",),
    "words.description": ("headline", "describe", "alts"),
    "words.help": ("basics", "rules"),
    "board.inks": (),
    "board.table_picture": ("board",),
    "board.hand_picture": ("hand",),
    "robots": ("club",),
}
"""The modules of the parts that are folders, and the names that each module defines."""
FREE = ("Action", "Event", "seats", "longest")
"""The names of values, such as type aliases, that do not record the module in which they were defined."""
every_game = pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)


def test_the_catalogue_holds_the_title_of_every_folder_under_its_name() -> None:
    assert {key: import_module(f"bot.games.{key}").TITLE for key in FOLDERS} == OURS
    assert all(title.key == key for key, title in TITLES.items())


def is_folder(title: AnyTitle, part: str) -> bool:
    """Return whether a part of the game is a folder and not one file."""
    return hasattr(import_module(f"{package_of(title)}.{part}"), "__path__")


@pytest.mark.parametrize(
    ("title", "module"),
    [
        pytest.param(title, module, id=f"{key}-{module}")
        for key, title in EVERY.items()
        for module in MODULES
        if is_folder(title, module.partition(".")[0])
    ],
)
def test_every_folder_has_the_same_things_in_the_same_places(title: AnyTitle, module: str) -> None:
    name = f"{package_of(title)}.{module}"
    found = import_module(name)
    for thing in MODULES[module]:
        home = getattr(getattr(found, thing), "__module__", name)
        assert thing in FREE or home == name or home.startswith(f"{name}."), f"{thing} belongs in {name}"


def test_no_game_needs_the_tests() -> None:
    """Check that no game imports the tests, because the bot's image contains none. The toy games in the
    catalogue belong to the tests.
    """
    found = [
        file
        for file in GAMES.rglob("*.py")
        if re.search(r"^\s*(from|import) tests\b", file.read_text(), re.M)
    ]
    assert found == []


@every_game
def test_every_golden_game_is_named_by_the_hooks(title: AnyTitle) -> None:
    named = {path_of(title, golden) for golden in hooks(title.key).golden}
    assert {file for each in named for file in each.parent.iterdir()} == named
