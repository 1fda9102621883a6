"""The application's emoji in Discord, which are uploaded from sprites."""

import asyncio
import logging
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import discord

from bot.title import AnyTitle as Title
from bot.ui.failures import CALL_FAILED, Meaning, meaning
from bot.ui.messages.choices import Emoji
from bot.ui.messages.paint import PictureService

log = logging.getLogger(__name__)

_OURS: Final = re.compile(r"(?P<name>[a-z0-9_]{2,25})_[0-9a-f]{6}")
"""The pattern of the names of uploaded emoji."""


def name_of(title: Title, emoji: str, picture: bytes) -> str:
    """Return an emoji's name in Discord, which changes with its picture. Discord allows at most 32 letters,
    digits and underscores.
    """
    return f"{title.command}_{emoji}_{sha256(picture).hexdigest()[:6]}"


def uploading(
    client: discord.Client, titles: Mapping[str, Title], pictures: PictureService, found: dict[str, Emoji]
) -> asyncio.Task[None]:
    """Start `update_emoji` in a background task, and return the task."""
    return asyncio.create_task(update_emoji(client, titles, pictures, found), name="emoji")


async def update_emoji(
    client: discord.Client, titles: Mapping[str, Title], pictures: PictureService, found: dict[str, Emoji]
) -> None:
    """Upload missing emoji, and add all that exist afterwards to `found`, by the titles' keys and the names
    that labels use. Emoji that cannot be uploaded are left out. Old ones are deleted once their replacements
    exist.
    """
    try:
        there = {each.name: each for each in await client.fetch_application_emojis()}
    except CALL_FAILED as error:
        log.warning("buttons have no emoji, since Discord does not list them: %s", error)
        return
    wanted, stopped = dict[str, str](), False
    for title in titles.values():
        uploaded = dict[str, discord.PartialEmoji]()
        for name, sticker in title.board.emoji.items():
            picture = await pictures.paint(sticker.png, urgent=False)
            full = name_of(title, name, picture)
            wanted[full.rpartition("_")[0]] = full
            emoji = there.get(full)
            if emoji is None and not stopped:
                try:
                    emoji = await client.create_application_emoji(name=full, image=picture)
                except CALL_FAILED as error:
                    log.info("the emoji %s was not uploaded: %s", full, error)
                    stopped = meaning(error) is Meaning.FULL or isinstance(error, discord.RateLimited)
            if emoji is not None:
                uploaded[name] = discord.PartialEmoji(name=full, id=emoji.id)
        found[title.key] = uploaded
    for name, emoji in there.items():
        ours = _OURS.fullmatch(name)
        present = wanted.get(ours["name"], name) if ours is not None else name
        if present != name and present in there:
            await _deleted(emoji)


async def _deleted(emoji: discord.Emoji) -> None:
    try:
        await emoji.delete()
    except CALL_FAILED as error:
        log.info("the old emoji %s was not deleted: %s", emoji.name, error)
