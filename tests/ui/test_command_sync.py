"""Synchronising the bot's commands with Discord."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.ui.command_sync import sync
from tests.venue import Venue

LAUNCH = {
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
    venue.world.commands[None] = [*venue.world.commands[None], dict(LAUNCH)]
    await sync(venue.bot.tree, None, "")
    assert known(venue)["launch"]["name_localizations"] == {"de": "starten"}
    assert "rasant" in known(venue)


async def test_what_discord_has_is_not_sent_again(venue: Venue) -> None:
    digest = await sync(venue.bot.tree, None, "")
    before = len(venue.calls())
    assert await sync(venue.bot.tree, None, digest) == digest
    assert venue.calls()[before:] == []


async def test_a_changed_translation_is_a_change(venue: Venue) -> None:
    tree, digests = venue.bot.tree, set[str]()
    tree.add_command(app_commands.Command(name=locale_str("hello"), description="Say hello", callback=_hello))
    for words in ("hallo", "servus"):
        await tree.set_translator(German(words))
        digests.add(await sync(tree, None, ""))
        assert known(venue)["hello"]["name_localizations"] == {"de": words}
    assert len(digests) == 2


async def _hello(_interaction: discord.Interaction[Any]) -> None:
    raise NotImplementedError
