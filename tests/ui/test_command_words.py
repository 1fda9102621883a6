"""Tests of the texts of the commands, and Discord's limits for them in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.catalogue import TITLES
from bot.locales.phrase import LOCALES
from tests.venue import Venue
from tools.messages import messages
from tools.pseudo import faults, write

NAMES = {title.name for title in TITLES.values()}
"""Names that are the same in every language."""


@pytest.fixture
def swedish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Add Swedish, a language that Discord supports, with the messages of the pseudo-language, and return its
    tag.
    """
    write(tmp_path)
    monkeypatch.setitem(LOCALES, "sv-SE", tmp_path)
    return "sv-SE"


async def payloads(venue: Venue) -> list[dict[str, Any]]:
    """Return every command as Discord gets it."""
    translator = venue.bot.tree.translator
    assert translator is not None
    told = [
        await each.get_translated_payload(venue.bot.tree, translator)
        for each in venue.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    ]
    return [dict(each) for each in told]


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands and their options."""
    yield node
    for option in node.get("options", []):
        yield from nodes(option)


def texts(node: dict[str, Any], of: str) -> list[str]:
    """Return the texts of one field of a command or option, such as "description", in every language."""
    return [node[of], *(node.get(f"{of}_localizations") or {}).values()]


async def test_every_message_of_the_commands_is_said_by_one_of_them(venue: Venue) -> None:
    said = {f"command-{each.qualified_name.replace(' ', '-')}" for each in venue.bot.tree.walk_commands()}
    for command in venue.bot.tree.walk_commands():
        described = command._locale_description
        said |= {described.extras["phrase"].id} if described and "phrase" in described.extras else set()
        for option in command.parameters if isinstance(command, app_commands.Command) else ():
            told = [option.locale_description, *(choice._locale_name for choice in option.choices)]
            said |= {each.extras["phrase"].id for each in told if each and "phrase" in each.extras}
    menus = venue.bot.tree.get_commands(type=discord.AppCommandType.user)
    names = [each._locale_name for each in menus if isinstance(each, app_commands.ContextMenu)]
    said |= {name.extras["phrase"].id for name in names if name is not None}
    assert said >= {id for id in messages() if id.startswith("command-")}


async def test_every_description_and_choice_is_translated_and_no_name(venue: Venue, swedish: str) -> None:
    for node in (each for command in await payloads(venue) for each in nodes(command)):
        told = node["description_localizations"][swedish]
        for name in NAMES:
            told = told.replace(name, "")
        assert faults(told) == ()
        assert not node.get("name_localizations")
        for choice in node.get("choices", []):
            if choice["name"] not in NAMES and not choice["name"].isdecimal():
                assert faults(choice["name_localizations"][swedish]) == ()


async def test_a_menu_on_a_person_is_named_in_every_language(venue: Venue, swedish: str) -> None:
    translator = venue.bot.tree.translator
    assert translator is not None
    for menu in venue.bot.tree.get_commands(type=discord.AppCommandType.user):
        told = await menu.get_translated_payload(venue.bot.tree, translator)
        assert faults(told["name_localizations"][swedish]) == ()
        assert 1 <= len(told["name_localizations"][swedish]) <= 32


async def test_discords_limits_hold_in_the_longest_language(venue: Venue, swedish: str) -> None:
    for command in await payloads(venue):
        most = 0
        for node in nodes(command):
            descriptions, choices = texts(node, "description"), node.get("choices", [])
            assert all(1 <= len(each) <= 100 for each in descriptions), descriptions
            assert all(1 <= len(text) <= 100 for each in choices for text in texts(each, "name"))
            assert len(node["name"]) <= 32
            most += len(node["name"]) + max(map(len, descriptions))
            most += sum(max(map(len, texts(each, "name"))) + len(str(each["value"])) for each in choices)
        assert most <= 8_000


async def test_a_language_that_lacks_an_option_says_it_in_english(
    venue: Venue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "command.ftl").write_text("command-start = Pelaa { $game }\n")
    monkeypatch.setitem(LOCALES, "fi", tmp_path)
    rasant = next(each for each in await payloads(venue) if each["name"] == "rasant")
    start = next(each for each in rasant["options"] if each["name"] == "start")
    assert start["description_localizations"]["fi"] == "Pelaa Rasant"
    pace = next(each for each in start["options"] if each["name"] == "pace")
    assert pace["description_localizations"]["fi"] == pace["description"]
