"""The words of the commands, and Discord's limits on them in every language."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.catalogue import TITLES
from bot.words.livery import DRIVERS
from tests.locales.messages import messages
from tests.venue import Venue


def options(venue: Venue) -> Iterator[app_commands.Parameter]:
    """Every option of every command."""
    for command in venue.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from command.parameters


async def test_every_message_of_the_commands_is_said_by_one_of_them(venue: Venue) -> None:
    said = {f"command-{each.qualified_name.replace(' ', '-')}" for each in venue.bot.tree.walk_commands()}
    for option in options(venue):
        told = [option.locale_description, *(choice._locale_name for choice in option.choices)]
        said |= {each.extras["phrase"].id for each in told if each is not None and "phrase" in each.extras}
    assert said >= {id for id in messages() if id.startswith("command-")}


async def test_a_choice_without_a_message_is_a_name_or_a_number(venue: Venue) -> None:
    names = {title.name for title in TITLES.values()} | {*DRIVERS, "English"}
    for option in options(venue):
        for choice in option.choices:
            if choice._locale_name is None or "phrase" not in choice._locale_name.extras:
                assert choice.name in names or choice.name.isdecimal()
