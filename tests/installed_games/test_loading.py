"""Tests of games from other packages: a sound one is a game like our own, and a broken one only causes a
sentence in the log.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.catalogue import GEAR_HEAD, OURS
from bot.installed_games import examination
from bot.installed_games.loading import GROUP, InstalledGames, load
from bot.locales.phrase import ELSEWHERE, ENGLISH, LOCALES, say, spoken
from tests.installed_games.conftest import WHIST
from tests.test_repository import ROOT
from tests.venue import Venue

Damage: TypeAlias = Callable[[Path], object]
"""A function that damages the package in a folder."""


def edited(file: str, old: str, new: str) -> Damage:
    """Return a function that replaces text in one of the files of the package's code."""

    def edit(folder: Path) -> None:
        path = folder / "paddock_whist" / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    return edit


def title(old: str, new: str) -> Damage:
    """Return a function that replaces text in the package's title."""
    imports = "from bot.render.emoji import Sticker\nfrom bot.render.world import World\n"

    def edit(folder: Path) -> None:
        edited("__init__.py", old, new)(folder)
        edited("__init__.py", "from bot.title", f"{imports}from bot.title")(folder)

    return edit


def without(file: str) -> Damage:
    return lambda folder: (folder / "paddock_whist" / file).unlink()


def loaded(*points: EntryPoint) -> InstalledGames:
    return load(OURS.values(), points or (WHIST,))


def test_a_package_as_it_is_written_is_a_game_with_its_own_messages(package: Path) -> None:
    games = loaded()
    assert games.faults == ()
    assert [*games.titles] == ["whist"]
    found = games.titles["whist"]
    assert (found.name, found.command) == ("Whist", "whist")
    assert ELSEWHERE["whist"] == package / "paddock_whist"
    assert {spoken(found.words.pitch, locale) for locale in LOCALES} == {
        "Play a card higher than the one below. Each time you do, you score a point."
    }, "English stands in for a language that it lacks"


def test_a_language_that_a_package_has_is_its_own(package: Path) -> None:
    (package / "paddock_whist" / "de.ftl").write_text("whist-pitch = Leg eine höhere Karte.\n")
    found = loaded().titles["whist"]
    assert spoken(found.words.pitch, "de") == "Leg eine höhere Karte."
    assert spoken(found.words.credit, "de") == "Whist by the Paddock developers."


def test_a_package_has_sheets_of_its_own(package: Path) -> None:
    shutil.copytree(
        ROOT / "bot" / "games" / "gear_head" / "board" / "sheets", package / "paddock_whist" / "sheets"
    )
    title("cover_alt=", 'emoji={"fuel": Sticker(World("paddock_whist"), "badge-Fuel")}, cover_alt=')(package)
    games = loaded()
    assert games.faults == ()
    own = games.titles["whist"].board.emoji["fuel"]
    assert own.world.package == "paddock_whist"
    assert own.png() == GEAR_HEAD.board.emoji["fuel"].png()


BROKEN: tuple[tuple[Damage, str], ...] = (
    (
        edited("rules.py", "HAND = 2", "import nowhere\nHAND = 2"),
        "ModuleNotFoundError: No module named 'nowhere'",
    ),
    (edited("rules.py", "HAND = 2", "HAND = 2 +"), "SyntaxError: invalid syntax (rules.py, line "),
    (edited("rules.py", "HAND = 2", "raise SystemExit('no licence')"), "SystemExit: no licence"),
    (title("TITLE: ", "TITLE_: "), "AttributeError: module 'paddock_whist' has no attribute 'TITLE'"),
    (
        title(
            "opponents=2),\n    table=TableRules(minutes=2),\n)",
            "opponents=2),\n    table=TableRules(minutes=2),\n).key",
        ),
        "its entry point names no Title but a value of type str",
    ),
    (title("table=TableRules(minutes=2)", "table=None"), "its table are no TableRules"),
    (title('key="whist"', "key=None"), "its key None must be 2 to 32 small letters, digits and underscores"),
    (title('key="whist"', 'key="Whist"'), "its key 'Whist' must be 2 to 32 small letters"),
    (
        title('command="whist"', 'command="go-fish"'),
        "its command 'go-fish' must be 2 to 16 small letters and digits",
    ),
    (title('name="Whist"', 'name=" "'), "its name ' ' must be 1 to 30 characters"),
    (title('key="whist"', 'key="rasant"'), "its key rasant is taken by another game"),
    (title('name="Whist"', 'name="Rasant"'), "its name Rasant is taken by another game"),
    (title('command="whist"', 'command="race"'), "its command race is taken by another game"),
    (title('command="whist"', 'command="paddock"'), "its command paddock is taken by the bot"),
    (edited("words.py", '"whist-credit"', '"gear-credit"'), "its messages begin with gear, as others do"),
    (edited("words.py", '"whist-credit"', '"night-credit"'), "its messages begin with night, as others do"),
    (edited("words.py", 'Phrase("whist-credit")', '"By me"'), "its credit is no Phrase"),
    (without("en.ftl"), "its messages are missing: ELSEWHERE has no folder for whist with an en.ftl"),
    (
        edited("en.ftl", "whist-refuse-turn = ", "whist-turn = "),
        "en.ftl lacks the messages whist-refuse-turn",
    ),
    (edited("en.ftl", "    .tie = ", "    .draw = "), "en.ftl lacks the messages whist-win.tie"),
    (edited("en.ftl", "    .value = { $value }\n", ""), "en.ftl lacks the messages whist-option.value"),
    (
        edited("en.ftl", "whist-none = none", "whist-none none"),
        "en.ftl has a message that cannot be read: whist-none",
    ),
    (edited("en.ftl", "Play a card higher than the { $below }", "Play over { $under }"), "LookupError: "),
    (
        edited("words.py", "def alts(", "def alt("),
        "AttributeError: module 'paddock_whist.words' has no attribute",
    ),
    (
        edited("rules.py", "rounds: Literal[3, 6] = 6", "rounds: Chance = Chance('', 0)"),
        "PydanticSchemaGenerationError: Unable to generate pydantic-core schema for <class 'bot.engine.game.",
    ),
    (
        edited("rules.py", "below = state.pile[-1] if", "below = state.heap[-1] if"),
        "AttributeError: 'State' object has",
    ),
    (
        title('"club": robots.club', '"easy": robots.club'),
        "its drivers lack club",
    ),
    (
        title('"club": robots.club', '"club": robots.club, "Top!": robots.club'),
        "its robot 'Top!' must be 1 to 32",
    ),
    (
        title(
            '"club": robots.club}',
            '"club": robots.club, "deep": lambda *_: 1}, searching=frozenset({"deep"})',
        ),
        "PicklingError: Can't pickle <function <lambda>",
    ),
    (
        title("opponents=2", "opponents=1"),
        "a person cannot play with its 1 opponents: it has range(3, 9) seats",
    ),
    (
        edited("rules.py", "seats = range(3, 9)", "seats = range(3, 99)"),
        "its seats are range(3, 99) and must be",
    ),
    (title('options="whist-option"', 'options="whist-option", lesson=3'), "its lesson is no Lesson"),
    (
        edited("board.py", "covers.cover(_cover)", "covers.cover(_cover).resize((9, 9))"),
        "its cover must have mode P",
    ),
    (edited("board.py", "_face(pen.at(360, 130), 3)", "_face(pen)"), "TypeError: _face() missing 1 required"),
    (
        title("cover_alt=", 'emoji={"ace": Sticker(World("paddock_whist"), "ace")}, cover_alt='),
        "FileNotFoundError: ",
    ),
    (
        lambda folder: (folder / "paddock_whist" / "de.ftl").write_text("whist-pitch = { $who } spielt.\n"),
        "LookupError: Phrase('whist-pitch') in de: Unknown external: who",
    ),
    (
        lambda folder: (folder / "paddock_whist" / "fr.ftl").write_text("whist-pitch\n"),
        "fr.ftl has a message that cannot be read: whist-pitch",
    ),
    (
        title("minutes=2", "minutes=2, daily=__import__('bot').league.daily_game.Daily(robots=2)"),
        "it cannot be in the daily",
    ),
)


@pytest.mark.parametrize(("damage", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_a_broken_game_costs_one_sentence_and_leaves_nothing_behind(
    package: Path, damage: Damage, reason: str
) -> None:
    damage(package)
    before = dict(ELSEWHERE)
    games = loaded()
    (sentence,) = games.faults
    assert sentence.startswith(f"The game whist of a package is left out: {reason}")
    assert re.fullmatch(r"[^\n]+[^.]\.", sentence)
    assert (games.titles, games.packages) == ({}, {})
    assert before == ELSEWHERE


def test_a_broken_game_keeps_no_other_from_being_played(package: Path) -> None:
    games = loaded(
        EntryPoint("poker", "paddock_poker:TITLE", GROUP), WHIST, EntryPoint("again", WHIST.value, GROUP)
    )
    assert [*games.titles] == ["whist"]
    assert games.faults == (
        "The game poker of a package is left out: ModuleNotFoundError: No module named 'paddock_poker'.",
        "The game again of a package is left out: its key whist is taken by another game.",
    )


def test_a_game_replaces_no_message_of_ours_and_of_no_other_game(package: Path) -> None:
    home = package / "paddock_whist"
    edited("words.py", 'ELSEWHERE["whist"]', 'ELSEWHERE["gear"] = ELSEWHERE["two"] = ELSEWHERE["whist"]')(
        package
    )
    (home / "en.ftl").write_text((home / "en.ftl").read_text() + "robot = replaced\ngear-credit = replaced\n")
    before, ours = (
        dict(ELSEWHERE),
        [say("robot", ENGLISH, name="Ada", level="club"), say("gear-credit", ENGLISH)],
    )
    assert loaded().faults == ()
    assert {**before, "whist": home} == ELSEWHERE
    assert [say("robot", ENGLISH, name="Ada", level="club"), say("gear-credit", ENGLISH)] == ours


def test_no_more_games_are_used_than_fit(package: Path) -> None:
    ours = [replace(GEAR_HEAD, key=f"game_{number}") for number in range(examination.MOST)]
    assert load(ours, (WHIST,)).faults == (
        "The game whist of a package is left out: there are 20 games already, and no more fit.",
    )


def test_packages_are_not_examined_if_there_are_none() -> None:
    assert load(OURS.values(), ()) == InstalledGames()


async def test_the_name_of_each_of_our_commands_is_taken(venue: Venue) -> None:
    names = {each.name for each in venue.bot.tree.get_commands()} - {each.command for each in OURS.values()}
    assert {"paddock", "table", "daily"} <= names
    said = {name for name in names if examination._is_command(name)}
    assert {name for name in names if name.islower()} == said
