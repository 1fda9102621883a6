"""Tests of the application's emoji: uploaded once, replaced when their picture changes, and never a reason
for a failure.
"""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.catalogue import GEAR_HEAD, TITLES
from bot.games.gear_head.board.inks import WORLD
from bot.render.emoji import SIZE, stickers
from bot.sandbox import model
from bot.sandbox.faults import Fault
from bot.title import AnyTitle
from bot.ui.app_emoji import update_emoji
from bot.ui.messages.choices import Emoji
from bot.ui.messages.paint import PictureService
from tests.venue import Venue

MOST = 2_000
"""The maximum number of emoji that Discord stores for an application."""


def _with(**sprites: str) -> dict[str, AnyTitle]:
    board = replace(GEAR_HEAD.board, emoji=stickers(WORLD, **sprites))
    return {"gear_head": replace(GEAR_HEAD, board=board)}


async def _update(venue: Venue, titles: dict[str, AnyTitle]) -> dict[str, Emoji]:
    found, pictures = dict[str, Emoji](), PictureService()
    await update_emoji(venue.bot, titles, pictures, found)
    await pictures.close()
    return found


def _names(venue: Venue) -> list[str]:
    return [name for name, _ in venue.world.emoji.values()]


async def test_emoji_are_uploaded_once_and_an_old_picture_is_deleted_at_the_next_start(venue: Venue) -> None:
    titles = _with(fuel="badge-Fuel", deck="deck")
    first = await _update(venue, titles)
    there = _names(venue)
    assert [re.sub("_[0-9a-f]{6}$", "", name) for name in there] == ["race_fuel", "race_deck"]
    assert await _update(venue, titles) == first
    assert _names(venue) == there
    changed = _with(fuel="badge-Tires", deck="deck")
    second = await _update(venue, changed)
    assert second["gear_head"]["fuel"] != first["gear_head"]["fuel"]
    assert len(_names(venue)) == 3, "another process may still use the old one"
    await _update(venue, changed)
    assert len(_names(venue)) == 2


async def test_what_discord_refuses_has_no_emoji_and_foreign_ones_stay(venue: Venue) -> None:
    venue.world.emoji[7] = "party_0123ab", b""
    venue.server.faults.add(Fault("POST", "/applications/*/emojis", status=403, code=0))
    found = await _update(venue, _with(fuel="badge-Fuel", deck="deck"))
    assert list(found["gear_head"]) == ["deck"]
    assert "party_0123ab" in _names(venue)


async def test_a_rate_limit_of_an_hour_ends_the_upload_and_the_next_start_goes_on(venue: Venue) -> None:
    """Refuse uploads for longer than discord.py waits. The other emoji of the game are not given up."""
    titles = _with(fuel="badge-Fuel", deck="deck", tires="badge-Tires")
    await _update(venue, _with(fuel="badge-Fuel"))
    before = len(venue.calls())
    venue.server.faults.add(
        Fault("POST", "/applications/*/emojis", times=None, status=429, retry_after=3_600.0)
    )
    assert list((await _update(venue, titles))["gear_head"]) == ["fuel"]
    assert [call for call in venue.calls()[before:] if call.startswith("POST")] == [
        f"POST /applications/{venue.bot.application_id}/emojis"
    ]
    venue.server.faults.clear()
    assert list((await _update(venue, titles))["gear_head"]) == ["fuel", "deck", "tires"]


async def test_a_hands_buttons_have_their_emoji(venue: Venue) -> None:
    venue.bot.builder.emoji |= await _update(venue, dict(TITLES))
    await venue.start("Ann", "Bo")
    drawn = [
        part for part in model.walk(venue.dm("Ann").components) if part.get("label", "").startswith("Draw")
    ]
    name, _ = venue.world.emoji[int(drawn[0]["emoji"]["id"])]
    assert name.startswith("race_deck_")


async def test_a_press_is_answered_without_emoji_when_somebody_has_deleted_one(venue: Venue) -> None:
    venue.bot.builder.emoji |= await _update(venue, dict(TITLES))
    await venue.start("Ann", "Bo")
    venue.server.faults.add(
        Fault("POST", "/interactions/*", status=400, code=50035, message="emoji.id: Invalid emoji")
    )
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    refused = [each for each in venue.server.requests if each.status == 400]
    assert len(refused) == 1
    venue.server.requests.remove(refused[0])  # otherwise the fixture would report it as an error
    parts = [part for part in model.walk(venue.dm("Ann").components) if part.get("label")]
    assert len(parts) > 5
    assert not any(part.get("emoji") for part in parts)
    assert await venue.open_hand("Ann")
    assert venue.bot.builder.emoji == {}


def test_every_emoji_is_a_square_with_a_name_that_discord_takes() -> None:
    every = [(title, name, each) for title in TITLES.values() for name, each in title.board.emoji.items()]
    assert 10 < len(every) <= MOST
    for title, name, sticker in every:
        assert re.fullmatch("[a-z0-9_]{2,25}", f"{title.command}_{name}")
        picture = Image.open(BytesIO(sticker.png()))
        assert (picture.size, picture.mode) == ((SIZE, SIZE), "RGBA")
        assert picture.getchannel("A").getextrema() == (0, 255)
