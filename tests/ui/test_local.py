"""`play`: the real bot in a simulated Discord, in the browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app import Paddock, rehearsal
from bot.games.gear_head.rules.model import Options
from bot.settings import Settings
from bot.tables.records import Place
from bot.ui import local


@asynccontextmanager
async def _playing(path: Path, capsys: pytest.CaptureFixture[str]) -> AsyncIterator[tuple[Paddock, str]]:
    """The bot and the address of its page."""
    bot = rehearsal(Settings(database_url=f"sqlite:///{path / 'play.db'}", _env_file=None))
    task = asyncio.create_task(local.play(bot, 0))
    printed = ""
    while "http" not in printed:
        await asyncio.sleep(0.05)
        assert not task.done(), task.exception()
        printed += capsys.readouterr().out
    assert printed.count("\n") == 1
    try:
        yield bot, next(word for word in printed.split() if word.startswith("http"))
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _ask(url: str, method: str, path: str, context: str = "", **body: Any) -> dict[str, Any]:
    """Ask the page's own server, as the page does."""
    address, _, capability = url.partition("#")
    headers = {"X-Simcord-Capability": capability, "X-Simcord-Context": context}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, f"{address}api/{path}", json=body or None) as answer,
    ):
        told: dict[str, Any] = await answer.json()
    return told


async def _page(url: str, viewer: int) -> dict[str, Any]:
    """What somebody's page shows when it is opened."""
    return await _ask(url, "POST", "pages", viewer_id=str(viewer))


async def test_four_people_share_a_channel_where_a_race_can_be_started(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with _playing(tmp_path, capsys) as (bot, url):
        (guild,) = bot.guilds
        page = await _page(url, guild.owner_id or 0)
        for name in local.PEOPLE:
            assert name in str(page)
        commands = await _ask(url, "GET", "commands", page["context"]["id"])
        assert "race start" in str(commands)


async def test_a_lobby_survives_a_restart_in_a_world_made_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with _playing(tmp_path, capsys) as (bot, _):
        (guild,) = bot.guilds
        (channel,) = guild.text_channels
        host = guild.owner_id or 0
        where = Place(guild.id, channel.id)
        lobby = await bot.registry.open_lobby(
            title="gear_head",
            place=where,
            person=host,
            name="Ann",
            options=Options(),
            pace="none",
            seating="fixed",
            robots=1,
        )
    async with _playing(tmp_path, capsys) as (bot, url):
        (guild,) = bot.guilds
        assert (guild.id, guild.text_channels[0].id, guild.owner_id) == (where.guild, where.channel, host)
        for _ in range(100):
            if lobby.record.id in str(await _page(url, host)):
                break
            await asyncio.sleep(0.05)
        assert lobby.record.id in str(await _page(url, host))
