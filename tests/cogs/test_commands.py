"""Tests of all commands: there are few of them, with few options, as docs/commands.md says. Everything else
is set in the lobby.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from discord import app_commands

from bot.catalogue import TITLES
from tests.games.titles import TOYS
from tests.test_repository import command_names
from tests.venue import Venue, labels

Command = app_commands.Command[Any, ..., Any]


def leaves(venue: Venue) -> Sequence[Command]:
    """Return every command without subcommands, except those of toy games."""
    toys = [title.command for title in TOYS.values()]
    found = [each for each in venue.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
    return [each for each in found if each.qualified_name.partition(" ")[0] not in toys]


async def test_the_page_of_commands_names_every_command_of_the_bot_and_no_other(venue: Venue) -> None:
    assert sorted(f"/{each.qualified_name}" for each in leaves(venue)) == sorted(command_names())


async def test_there_are_few_commands_with_few_options(venue: Venue) -> None:
    found = leaves(venue)
    names = [each.qualified_name.partition(" ")[0] for each in found]
    beside = [name for name in names if name not in {title.command for title in TITLES.values()}]
    assert len({*beside}) <= 8
    assert len(beside) <= 20
    assert max(names.count(title.command) for title in TITLES.values()) <= 2
    assert max(len(each.parameters) for each in found) <= 5


async def test_every_title_has_its_own_slash_command_in_the_order_of_the_catalogue(venue: Venue) -> None:
    commands = [each for each in venue.bot.tree.get_commands() if isinstance(each, app_commands.Group)]
    ours = [title.command for title in TITLES.values()]
    assert [each.name for each in commands if each.name in ours] == ours
    for group in commands:
        if group.name in ours:
            start = group.get_command("start")
            assert isinstance(start, app_commands.Command)
            options = [parameter.display_name for parameter in start.parameters]
            assert options == ["robots", "level", "pace", "circuit", "deal"]


async def test_every_option_of_every_game_is_set_in_its_lobby(venue: Venue) -> None:
    """Set each option to each of its values in the form that the host finds under *Options*. Only Gear Head
    has no options.
    """
    ann = venue.person("Ann")
    for title in TITLES.values():
        opened = (await ann.slash(venue.channel, f"{title.command} start")).answer
        (lobby,) = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
        usual, types = title.rules.options(), get_type_hints(title.rules.options)
        panel = (await ann.click(opened, label="Options")).answer
        assert ("Variants" in labels(panel)) == bool(fields(usual))
        switches = [each.name for each in fields(usual) if types[each.name] is bool]
        for each in fields(usual):
            for value in get_args(types[each.name]):
                await venue.variants(ann, opened, **{each.name: [str(value)]})
                assert getattr(lobby.snapshot.options, each.name) == value
        for on in [switches] + [[each] for each in switches] + [[]]:
            if switches:
                await venue.variants(ann, opened, extras=on)
                assert [each for each in switches if getattr(lobby.snapshot.options, each)] == on
        await venue.option(ann, opened, "Close lobby")
