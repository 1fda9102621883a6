"""Everything outside a game's folder exists for every game of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest
from discord import app_commands

from bot.app import COGS
from bot.catalogue import TITLES
from bot.title import AnyTitle
from bot.ui.game_cog import GameCog
from tests.english import english

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


def cogs() -> Iterator[type[GameCog]]:
    """The cogs of games among those that the bot loads."""
    for name in COGS:
        for found in vars(import_module(name)).values():
            if isinstance(found, type) and issubclass(found, GameCog) and found is not GameCog:
                yield found


def groups(cog: type[GameCog]) -> list[app_commands.Group]:
    """The slash commands of a cog that contain others."""
    return [found for found in vars(cog).values() if isinstance(found, app_commands.Group)]


def test_every_title_has_one_cog_under_its_own_slash_command() -> None:
    found = [(cog.title, [group.name for group in groups(cog)]) for cog in cogs()]
    assert sorted(found) == sorted((key, [title.command]) for key, title in TITLES.items())


def test_the_cogs_are_loaded_in_the_order_of_the_catalogue() -> None:
    assert [cog.title for cog in cogs()] == list(TITLES)


@every_title
def test_every_cog_opens_lobbies_and_shows_the_rules(title: AnyTitle) -> None:
    (cog,) = (cog for cog in cogs() if cog.title == title.key)
    (group,) = groups(cog)
    assert {"start", "rules"} <= {command.name for command in group.commands}
    assert "circuit" in start_options(group)


def start_options(group: app_commands.Group) -> set[str]:
    """The options of a group's command `start`."""
    start = group.get_command("start")
    assert isinstance(start, app_commands.Command)
    return {parameter.display_name for parameter in start.parameters}


@every_title
def test_the_rules_end_with_the_credit_of_the_game(title: AnyTitle) -> None:
    assert english(title.words.text.rules()).endswith(f"\n*{english(title.words.credit)}*")
