"""Tests of /race: its commands, and Discord's limits on all of them."""

from __future__ import annotations

import json
from typing import Any

from discord import AppCommandType, Permissions

from tests.venue import Venue, text_of, words_of


async def test_start_answers_with_the_lobby_itself(venue: Venue) -> None:
    answer = await venue.person("Ann").slash(venue.channel, "race start", robots=1, pace="none")
    assert not answer.ephemeral
    assert answer.answer.id == venue.anchor().id
    assert "No clock" in text_of(answer.answer)


async def test_start_works_in_a_thread_too(venue: Venue) -> None:
    await venue.lobby("Ann")
    thread = venue.world.add_thread(venue.channel, "race night", venue.person("Ann").user)
    answer = await venue.person("Ann").slash(thread, "race start")
    assert "You need 2 players" in words_of(answer)


async def test_the_command_tree_keeps_discords_limits(venue: Venue) -> None:
    commands = [
        command.to_dict(venue.bot.tree)
        for command in venue.bot.tree.get_commands(type=AppCommandType.chat_input)
    ]
    assert 0 < len(commands) <= 100
    for command in commands:
        assert len(json.dumps(_words(command))) <= 8_000
        _check(command)


def _check(command: Any) -> None:
    assert 1 <= len(command["description"]) <= 100
    assert len(command.get("options", [])) <= 25
    for option in command.get("options", []):
        assert len(option["name"]) <= 32
        assert len(option.get("choices", [])) <= 25
        _check(option)


def _words(command: Any) -> list[Any]:
    choices = [[each["name"], each["value"]] for each in command.get("choices", [])]
    return [command["name"], command["description"], choices, *map(_words, command.get("options", []))]


async def test_lobbies_are_commanded_in_servers_only_and_only_the_servers_panel_asks_for_a_permission(
    venue: Venue,
) -> None:
    for command in venue.bot.tree.get_commands(type=AppCommandType.chat_input):
        told: Any = command.to_dict(venue.bot.tree)
        anywhere = command.name in ("paddock", "help", "daily", "practice", "settings", "table")
        assert [each for each in told["contexts"] if each != 2] == ([0, 1] if anywhere else [0])
        manages = Permissions(manage_guild=True).value if command.name == "server" else None
        assert told["default_member_permissions"] == manages


async def test_the_bot_asks_for_no_privileged_intent(venue: Venue) -> None:
    assert venue.bot.intents.value == 1


async def test_every_option_of_a_command_says_what_it_is_for(venue: Venue) -> None:
    told: list[Any] = [
        command.to_dict(venue.bot.tree)
        for command in venue.bot.tree.get_commands(type=AppCommandType.chat_input)
    ]
    assert [path for command in told for path in _unsaid(command)] == []


def _unsaid(command: Any, path: str = "") -> list[str]:
    """Return the parts of a command whose description is "…", which discord.py inserts if none is given."""
    here = f"{path} {command['name']}".strip()
    below = [each for option in command.get("options", []) for each in _unsaid(option, here)]
    return below + ([here] if command["description"] == "…" else [])
