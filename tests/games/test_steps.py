"""Tests that if a game lacks a step of docs/adding-a-game.md, the check says what to write."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.engine import search
from bot.title import AnyTitle
from tests.games import two_cards
from tests.games.golden import transcript_of
from tests.games.hooks import Golden, hooks
from tests.games.steps import PARTS, ROOT, Place, missing, place_of
from tests.games.titles import EVERY, TOYS

GAME = "tests/games/two_cards"
PAGE = f"{GAME}/two-cards.md"


@pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
def test_a_game_lacks_nothing(title: AnyTitle) -> None:
    lacking = missing(place_of(title))
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("title", TOYS.values(), ids=TOYS)
def test_a_small_game_takes_few_files_and_lines_besides_its_rules(title: AnyTitle) -> None:
    folder = ROOT / "tests" / "games" / title.key
    files = [each for each in folder.rglob("*") if each.is_file() and "__pycache__" not in each.parts]
    written = [each for each in files if each.suffix in (".py", ".ftl") and not each.stem.endswith("rules")]
    lines = sum(len(each.read_text().splitlines()) for each in written)
    print(f"{title.name}: {len(files)} files, {lines} lines besides its rules")
    assert len(files) <= 20
    assert lines <= 450


def test_every_folder_of_a_game_is_in_the_catalogue() -> None:
    folders = {folder.parent.name for folder in (ROOT / "bot" / "games").glob("*/__init__.py")}
    lacking = [f"Add {key}.TITLE to TITLES in bot/catalogue.py." for key in sorted(folders - TITLES.keys())]
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
def test_the_robot_of_a_title_is_one_of_its_drivers(title: AnyTitle) -> None:
    assert title.robots.substitute in title.robots.drivers, (
        f"Add {title.robots.substitute!r}, the robot of {title.key}, to its drivers."
    )


@pytest.mark.parametrize(
    "title",
    [title for title in EVERY.values() if "champion" in title.robots.drivers],
    ids=lambda title: title.key,
)
def test_a_champion_that_searches_thinks_in_a_process_of_its_own(title: AnyTitle) -> None:
    home = vars(import_module(title.robots.drivers["champion"].__module__))
    searches = any(getattr(each, "__module__", "") == search.__name__ for each in home.values())
    lacking = f"Add 'champion' to searching of {title.key}: it looks ahead."
    assert not searches or "champion" in title.robots.searching, lacking
    assert title.robots.searching <= title.robots.drivers.keys()


@pytest.fixture
def copy(tmp_path: Path) -> Place:
    """Return a copy of the toy game that a test can damage."""
    shutil.copytree(ROOT / GAME, tmp_path / GAME, ignore=shutil.ignore_patterns("__pycache__"))
    return replace(place_of(two_cards.TITLE), root=tmp_path)


def test_a_copy_of_the_toy_game_lacks_nothing(copy: Place) -> None:
    assert missing(copy) == []


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_is_named_with_what_it_holds(copy: Place, part: str) -> None:
    (copy.root / GAME / f"{part}.py").unlink()
    names, meaning = PARTS[part]
    assert f"Write {GAME}/{part}.py: {meaning}: {', '.join(names)}." in missing(copy)


@pytest.mark.parametrize(("part", "name"), [(part, name) for part in PARTS for name in PARTS[part][0]])
def test_a_missing_name_is_named_with_its_part(copy: Place, part: str, name: str) -> None:
    file = copy.root / GAME / f"{part}.py"
    file.write_text(re.sub(rf"\b{name}\b", "another", file.read_text()))
    assert f"Write {name} in {GAME}/{part}: {PARTS[part][1]}." in missing(copy)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_may_be_a_folder(copy: Place, part: str) -> None:
    folder = copy.root / GAME / part
    folder.mkdir()
    (copy.root / GAME / f"{part}.py").rename(folder / "whole.py")
    (copy.root / GAME / f"test_{part}.py").rename(folder / "test_whole.py")
    assert missing(copy) == []


@pytest.mark.parametrize("part", PARTS)
def test_a_part_without_tests_is_named(copy: Place, part: str) -> None:
    (copy.root / GAME / f"test_{part}.py").unlink()
    assert f"Write {GAME}/test_{part}.py, or tests in the folder {part}." in missing(copy)


def without(path: str, text: str = "") -> Callable[[Place], Place]:
    """Return a function that removes a file of the toy game, or only `text` from it if that is given."""

    def damage(place: Place) -> Place:
        file = place.root / path
        if not text:
            file.unlink()
        else:
            before = file.read_text()
            assert text in before
            file.write_text(before.replace(text, ""))
        return place

    return damage


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (without(PAGE), f"Write the rules: {PAGE}, with numbered sections, rulings and examples."),
        (without(PAGE, "**Ruling 1.**"), f"Number the rulings of {PAGE}: **Ruling 1.** and so on."),
        (
            without(f"{GAME}/__init__.py", "TITLE: Title"),
            f"Write TITLE: Title[Options, State, Action, Event, View] = Title(...) in {GAME}/__init__.py.",
        ),
        (lambda place: replace(place, catalogue=()), "Add two_cards.TITLE to TITLES in bot/catalogue.py."),
        (
            without(f"{GAME}/contract.py"),
            f"Write {GAME}/contract.py: what the contract tests must know of the game, as HOOKS.",
        ),
        (
            without(f"{GAME}/documents.md", "| [Two Cards]"),
            f"Add a row for Two Cards to the table of games in {GAME}/documents.md: players, minutes, "
            "what it is.",
        ),
        (
            without(f"{GAME}/documents.md", "· [Two Cards]"),
            f"Link the rules of Two Cards in {GAME}/documents.md.",
        ),
        (
            without(f"{GAME}/documents.md", "| `/two start` |"),
            f"Add a row for /two start to the table of commands in {GAME}/documents.md.",
        ),
        (
            without(f"{GAME}/documents.md", "| `two_cards` |"),
            f"Add a row with the moves of two_cards to section 2 of {GAME}/documents.md.",
        ),
        (
            without(f"{GAME}/documents.md", "Two Cards"),
            f"Say in {GAME}/documents.md that Two Cards can be played.",
        ),
        (
            without(f"{GAME}/contract.py", "HOOKS = "),
            f"Write HOOKS = Hooks(...) for the contract tests of two_cards: {GAME}/contract.py.",
        ),
        (
            without(f"{GAME}/test_rules.py", "ruling_2_"),
            f"Write a test of {PAGE}, Ruling 2: test_ruling_2_..., in {GAME}.",
        ),
        (
            without(f"{GAME}/golden/golden_1.txt"),
            f"Name a golden game in HOOKS of {GAME}/contract.py, and write it: python -m tests.games.golden.",
        ),
    ],
)
def test_a_missing_step_is_told_in_a_sentence(
    copy: Place, damage: Callable[[Place], Place], told: str
) -> None:
    assert told in missing(damage(copy))


def test_a_game_without_hooks_is_told_what_to_write() -> None:
    with pytest.raises(LookupError, match=r"Write HOOKS = Hooks\(.*tests\.games\.whist\.contract"):
        hooks("whist")


def test_a_golden_game_that_was_never_written_is_told_how() -> None:
    with pytest.raises(LookupError, match=r"python -m tests\.games\.golden.*never_1\.txt"):
        transcript_of(two_cards.TITLE, Golden("never 1"))


def test_the_page_has_every_step_that_is_asked_for() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    steps = re.findall(r"^## Step (\d+)\.", page, re.MULTILINE)
    assert steps == [str(number) for number in range(1, 10)]
    asked = [f"`{part}`" for part in PARTS] + [f"`{name}`" for names, _ in PARTS.values() for name in names]
    assert [each for each in asked if each not in page] == []
