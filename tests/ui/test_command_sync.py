"""Tests of synchronising the bot's commands with Discord."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ui import TextDisplay

from bot.locales.phrase import LOCALES
from bot.sandbox.shapes import Command
from bot.ui.command_sync import sync
from bot.ui.messages.message import layout
from bot.ui.text import COMMANDS, safe
from tests.cogs.whole_games import ask
from tests.venue import Venue, raw_text

LAUNCH: Command = {
    "id": "7",
    "application_id": "1",
    "version": "9",
    "type": 4,
    "name": "launch",
    "name_localizations": {"de": "starten"},
    "description": "Launch Paddock",
    "handler": 2,
}


class German(app_commands.Translator):
    """Translates every text to the same German words."""

    def __init__(self, words: str) -> None:
        self._words = words

    async def translate(
        self, _string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self._words if locale is discord.Locale.german else None


def known(venue: Venue) -> dict[str, Any]:
    return {each["name"]: each for each in venue.world.commands[None]}


async def test_a_command_that_opens_an_activity_stays_with_its_translations(venue: Venue) -> None:
    venue.world.commands[None] = [*venue.world.commands[None], LAUNCH.copy()]
    await sync(venue.bot.tree, None, "")
    assert known(venue)["launch"]["name_localizations"] == {"de": "starten"}
    assert "rasant" in known(venue)


async def test_what_discord_has_is_not_sent_again(venue: Venue) -> None:
    sent = await sync(venue.bot.tree, None, "")
    before, ids = len(venue.calls()), dict(COMMANDS)
    COMMANDS.clear()
    assert await sync(venue.bot.tree, None, sent) == sent
    assert venue.calls()[before:] == []
    assert ids == COMMANDS


async def test_commands_are_mentioned_with_their_ids_before_and_after_a_restart(venue: Venue) -> None:
    ids = {name: each["id"] for name, each in known(venue).items()}
    for _ in range(2):
        refused = (await ask(venue, "Ann", "league close")).answer
        assert f"Create one with </league create:{ids['league']}>, or" in raw_text(refused)
        shown = (await ask(venue, "Ann", "table list")).answer
        assert f"Pick a game with </paddock:{ids['paddock']}>." in raw_text(shown)
        await venue.restart()


async def test_a_command_that_a_message_names_exists_and_is_written_as_one(venue: Venue) -> None:
    first = "|".join({each.partition(" ")[0] for each in COMMANDS})
    for file in sorted(LOCALES["en"].parent.glob("*/*.ftl")):
        for line in file.read_text().splitlines():
            if file.stem == "command" or line.startswith("#"):
                continue
            named = {each for each in re.findall(r"`/([^`]*)`", line) if not re.search(r"[{:]", each)}
            assert named <= COMMANDS.keys(), f"{file}: {line}"
            assert not re.search(rf"(?<![`\w/.])/({first})\b", line), f"{file}: {line}"


def test_only_what_a_message_names_itself_becomes_a_mention() -> None:
    COMMANDS.update({"paddock": 7, "league create": 8})
    told = f"`/paddock` `/league` `/league create x` {safe('`/paddock` </paddock:9>')}"
    (words,) = [part.content for part in layout(told).body.walk_children() if isinstance(part, TextDisplay)]
    COMMANDS.clear()
    assert words == told.replace("`/paddock`", "</paddock:7>", 1)


async def test_a_changed_translation_is_a_change(venue: Venue) -> None:
    tree, all_sent = venue.bot.tree, set[str]()
    tree.add_command(app_commands.Command(name=locale_str("hello"), description="Say hello", callback=_hello))
    for words in ("hallo", "servus"):
        await tree.set_translator(German(words))
        all_sent.add(await sync(tree, None, ""))
        assert known(venue)["hello"]["name_localizations"] == {"de": words}
    assert len(all_sent) == 2


async def _hello(_interaction: discord.Interaction[Any]) -> None:
    raise NotImplementedError
