"""One folder for each game, and the same names for the same things in all of them."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from tests.games.hooks import hooks

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "bot" / "games"
FOLDERS = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())
HOMES = {
    "rules.model": ("Options", "State", "View"),
    "rules.actions": ("Action",),
    "rules.events": ("Event",),
    "rules.components": (),
    "rules.setup": ("setup",),
    "rules.turns": ("seats", "longest", "turn", "awaits", "legal", "apply", "idle"),
    "rules.refusals": ("refusal",),
    "rules.views": ("view", "hears"),
    "rules.scoring": ("outcome",),
    "words.labels": ("chosen", "label", "barred"),
    "words.story": ("tell",),
    "words.table": ("headline", "describe", "alts"),
    "words.help": ("rules",),
    "words.terms": (),
    "board.board": ("board",),
    "board.hand": ("hand",),
    "board.result": ("result",),
    "board.pieces": (),
    "board": ("scenes", "paint"),
    "robots": ("careful",),
}
"""Where what is defined, in every game."""
FREE = ("Action", "Event", "seats", "longest")
"""Names of values that do not know where they were defined."""
TESTS = (
    "contract.py",
    "test_examples.py",
    "test_robots.py",
    "words/test_words.py",
    "board/test_board.py",
)
every_game = pytest.mark.parametrize("key", FOLDERS)


def test_the_catalogue_holds_the_title_of_every_folder_under_its_name() -> None:
    assert {key: import_module(f"bot.games.{key}").TITLE for key in FOLDERS} == dict(TITLES)
    assert all(title.key == key for key, title in TITLES.items())


@every_game
@pytest.mark.parametrize("module", HOMES)
def test_every_game_has_the_same_things_in_the_same_places(key: str, module: str) -> None:
    name = f"bot.games.{key}.{module}"
    file = GAMES / key / module.replace(".", "/")
    assert file.with_suffix(".py").exists() or (file / "__init__.py").exists(), f"write {name}"
    found = import_module(name)
    for thing in HOMES[module]:
        assert hasattr(found, thing), f"{name} lacks {thing}"
        home = getattr(getattr(found, thing), "__module__", name)
        assert thing in FREE or home == name or home.startswith(f"{name}."), f"{thing} belongs in {name}"


@every_game
def test_a_game_is_made_of_rules_words_board_and_robots_alone(key: str) -> None:
    parts = {entry.stem for entry in (GAMES / key).iterdir() if entry.name != "__pycache__"}
    assert parts == {"__init__", "rules", "words", "board", "robots"}


@every_game
@pytest.mark.parametrize("part", ["rules", "words", "board"])
def test_no_module_takes_a_file_of_its_folder_for_the_function_of_the_same_name(key: str, part: str) -> None:
    """The package gives the function: `from bot.games.rasant.rules import setup` is no module."""
    package = f"bot.games.{key}.{part}"
    functions = {name for name, value in vars(import_module(package)).items() if callable(value)}
    taken = [
        f"{file.name}: {alias.name}"
        for file in (GAMES / key / part).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module == package
        for alias in node.names
        if alias.name in functions
    ]
    assert taken == []


@every_game
def test_the_tests_of_a_game_lie_as_the_game_does(key: str) -> None:
    folder = Path(__file__).parent / key
    assert [name for name in TESTS if not (folder / name).exists()] == []
    assert list((folder / "rules").glob("test_*.py"))
    assert {file.stem for file in (folder / "golden").iterdir()} == {
        golden.seed.replace(" ", "_") for golden in hooks(key).golden
    }


def test_a_game_without_hooks_is_told_what_to_write() -> None:
    with pytest.raises(LookupError, match=r"Write HOOKS = Hooks\(.*tests\.games\.whist\.contract"):
        hooks("whist")
