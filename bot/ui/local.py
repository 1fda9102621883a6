"""`play`: the real bot in a simulated Discord, in the browser, for four people who share it."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from datetime import datetime
from typing import Any

from simcord.env import Env
from simcord.preview import Preview

from bot.ui.client import PaddockClient

log = logging.getLogger(__name__)

PEOPLE = ("Ann", "Bo", "Cy", "Di")
PATIENCE = 1.8
"""How long a press waits for the bot to come to rest, in seconds; whatever pauses for longer is let be."""
TICK = 0.2
STALE = 30.0
"""After so many seconds a page is drawn anew for its clocks' sake alone."""


class _Watch(list[Any]):
    """Stands in for a record that SimCord keeps of everything: it keeps nothing but the time of the last."""

    last = 0.0

    def append(self, _entry: Any) -> None:
        """Note that something happened."""
        self.last = time.time()


async def play(bot: PaddockClient, port: int) -> None:
    """Serve the page until the session is ended there, or the process is told to stop."""
    env = Env(bot, shard_count=1, settle_timeout=PATIENCE)
    env.backend.bot_user.name = env.backend.bot_user.global_name = "Paddock"
    people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild("Paddock", owner=people[0])
    channel = guild.create_text_channel("paddock")
    viewers = [guild.add_member(person) for person in people]
    # Ids are made from the clock: whoever was there before it was set has the same id at every start.
    env.backend.advance_clock(time.time() - env.now().timestamp())
    env.backend.transcript = _Watch()
    watch = env.backend.http_requests = _Watch()
    await env.start()
    try:
        async with env.preview(channel, viewers=viewers, layout="channel", port=port) as preview:
            print(f"Open {preview.url} and type /race start (Ctrl-C ends)", flush=True)
            await _until_the_end(env, preview, watch)
    finally:
        await env.shutdown()
        await bot.close()


async def _until_the_end(env: Env, preview: Preview, watch: _Watch) -> None:
    loop = asyncio.get_running_loop()
    ending = asyncio.ensure_future(preview.wait_closed())
    loop.add_signal_handler(signal.SIGTERM, ending.cancel)
    pages = asyncio.create_task(_keep_up(env, preview, watch))
    try:
        await asyncio.wait((ending, pages), return_when=asyncio.FIRST_COMPLETED)
    finally:
        loop.remove_signal_handler(signal.SIGTERM)
        ending.cancel()
        pages.cancel()
        await asyncio.gather(ending, pages, return_exceptions=True)


async def _keep_up(env: Env, preview: Preview, watch: _Watch) -> None:
    """Let SimCord's time pass, and show every open page what has happened since it was drawn.

    Preview.refresh() would do the latter, but it refuses presses while it waits for the bot to come to rest,
    and a page whose press was refused like that stays stuck. Its inner step does not wait.
    """
    while True:
        await asyncio.sleep(TICK)
        env.backend.advance_clock(max(0.0, time.time() - env.now().timestamp()))
        preview._advance_presentation_time()  # noqa: SLF001  see above
        for page in tuple(preview._pages.values()):  # noqa: SLF001  see above
            drawn = datetime.fromisoformat(page.published_at or env.backend.now_iso()).timestamp()
            if watch.last > drawn or time.time() - drawn > STALE:
                preview._publish(page, reason="refresh")  # noqa: SLF001  see above
