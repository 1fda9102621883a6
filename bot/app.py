"""The bot: it opens the store, loads tables and commands, and handles Discord's events."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import app_commands

from bot import catalogue, features, search_process
from bot.locales.phrase import ENGLISH, LOCALES, load
from bot.runtime.clock import Clock, SystemClock
from bot.runtime.metrics import UNCOUNTED
from bot.runtime.settings import FaultySettings, Settings, for_play
from bot.status.readiness import clock, database, gateway, queue
from bot.status.report import StatusReport
from bot.storage.store import SqlStore
from bot.tables.new_lobbies import Limits
from bot.tables.registry import DAY, LUCK, Luck, TableRegistry
from bot.title import AnyTitle as Title
from bot.ui import (
    app_emoji,
    command_sync,
    command_words,
    discord_clock,
    discord_internals,
    errors,
    options,
    presses_in_hand,
)
from bot.ui.access import has_left
from bot.ui.client import Interaction, PaddockClient, Parts
from bot.ui.connector import TCPConnector
from bot.ui.dispatch import pressed, submitted
from bot.ui.failures import CALL_FAILED
from bot.ui.gateway_watch import GatewayWatch, outlive_events
from bot.ui.messages import builder, paint
from bot.ui.rate_limit import RateLimitShare
from bot.ui.sync import display

if TYPE_CHECKING:
    from bot.status.server import StatusServer
    from bot.ui.endpoint import Endpoint

log = logging.getLogger(__name__)

COGS: tuple[str, ...] = (
    "cogs.games",
    "cogs.practice",
    "cogs.table",
    "cogs.people",
)
"""The modules with commands other than those of features."""
QUIET = 0.5
"""The number of seconds without another server from Discord after which the bot is ready. One that comes then
is cached later.
"""
LAST_ANSWERS = 4.0
"""The number of seconds within which presses from before the shutdown must be answered."""


class Paddock(PaddockClient):
    """The bot. edit_pause: the number of seconds between two edits of a message. new_world: whether a
    simulated Discord is new, so that all stored state about Discord is void. luck: draws ids and seeds.
    connector: the connection to Discord, by default the network. socket: the path of a Unix socket to listen
    on instead of the port. emoji: whether to upload the emoji of buttons.
    """

    silenced = False
    """Whether the bot stopped because the gateway went silent, or because another process took over or
    migrated the database.
    """
    _endpoint: Endpoint | None = None
    _watching: asyncio.Task[None] | None = None
    _ending: asyncio.Task[None] | None = None
    _leaving: asyncio.Task[None] | None = None
    _uploading: asyncio.Task[None] | None = None
    _starting: tuple[asyncio.Task[None], ...] = ()
    """The start-up tasks that can continue while the bot serves."""

    def __init__(
        self,
        settings: Settings,
        *,
        titles: Mapping[str, Title] = catalogue.TITLES,
        edit_pause: float = 1.0,
        new_world: bool = False,
        luck: Luck = LUCK,
        clock: Clock | None = None,
        connector: aiohttp.BaseConnector | None = None,
        socket: str | None = None,
        emoji: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=(),
            tree_cls=options.CommandTree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            max_ratelimit_timeout=60.0,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=QUIET,
            connector=connector,
        )
        self._settings = settings
        self._titles = titles
        self._edit_pause, self._new_world = edit_pause, new_world
        self._luck = luck
        self.clock = clock or SystemClock()
        self._status = self._counted()
        self._socket, self._uploads_emoji = socket, emoji
        self._store: SqlStore | None = None
        self._search, self._serving = search_process.SearchProcess(self.metrics, clock=self.clock), False
        self.quiet_hours, self.status_url = settings.quiet_hours, settings.status_url
        self.host_contact, self.privacy_url = settings.host_contact, settings.privacy_url
        self.tree.error(_command_failed)

    def _counted(self) -> StatusServer | None:
        """Set up the metrics and the tracing of calls to Discord. Return the status server, or None if no
        port is set for it.
        """
        self.metrics, self.discord_time = UNCOUNTED, discord_clock.DiscordTime(self.clock)
        self.presses = presses_in_hand.PressesInHand(self.clock, self.discord_time)
        if self._settings.status_port is None:
            self.http.http_trace = self.presses.listen(self.discord_time.listen(aiohttp.TraceConfig()))
            return None
        from bot.status.server import StatusServer  # noqa: PLC0415  most hosts do without

        status = StatusServer(self.clock, self._settings.status_host, self._settings.status_port)
        self.metrics = status.metrics
        self.http.http_trace = self.presses.listen(self.discord_time.listen(status.metrics.trace()))
        return status

    def limit_rate(self) -> None:
        """Limit the calls per second to this worker's share of Discord's limit."""
        assert self.http.http_trace is not None
        share = RateLimitShare(self.clock, lambda: len(self._store.workers.alive()) if self._store else 1)
        share.hold(self.http.http_trace)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Open the database and serve. Raises UnusableDatabase, UnreachableDatabase, discord.LoginFailure for
        a wrong token, and FaultySettings if STATUS_PORT or PORT cannot be opened.
        """
        if self._status is not None:
            await self._status.open()
        store = await self._open_store()
        if self.is_closed():  # the process has been asked to stop meanwhile
            await store.close()
            return
        self._store = store
        if self.http.connector is discord.utils.MISSING:  # a connector can only be created in a running loop
            self.http.connector = TCPConnector(limit=0)
        await asyncio.to_thread(load, ENGLISH)
        # the process has been asked to stop meanwhile, so the store is already closed
        if self._store is None:
            return
        if self._settings.mode == "gateway":
            await super().start(token, reconnect=reconnect)
        else:
            await self._listen(token, store)

    async def _open_store(self) -> SqlStore:
        """Open the database. Raises UnusableDatabase and UnreachableDatabase."""
        if self._settings.mode == "http":
            return await SqlStore.share(self._settings.database_url, self._titles)
        return await SqlStore.open(self._settings.database_url, self._titles, alone=True)

    async def _listen(self, token: str, store: SqlStore) -> None:
        """Serve Discord's HTTP requests until the process is stopped. Raises discord.LoginFailure for a wrong
        token, and FaultySettings if the port cannot be opened.
        """
        from bot.ui.endpoint import Endpoint  # noqa: PLC0415  it needs a package that the gateway does not

        assert self._settings.public_key is not None
        await self.login(token)
        if self._store is None:  # the process has been asked to stop meanwhile
            return
        host, port = self._settings.host, self._settings.port
        endpoint = self._endpoint = Endpoint(self, self._settings.public_key, self.clock, store.workers)
        try:
            await endpoint.listen(host, port, socket=self._socket)
        except OSError as error:
            reason = error.strerror or str(error)
            raise FaultySettings((f"PORT {port} cannot be served on HOST {host}: {reason}.",)) from None
        discord_internals.become_ready(self)
        await endpoint.closed.wait()

    async def setup_hook(self) -> None:
        """Set up everything that must exist before the first event arrives."""
        store = self._store
        assert store is not None
        if self._new_world:
            await store.messages.forget_all()
        self._make_parts(store)
        outlive_events(self)
        for cog in (*COGS, *features.COGS):
            await import_module(cog).setup(self)
        await self.tree.set_translator(command_words.CommandTranslator())
        await self._sync(store)
        self._starting = (
            asyncio.create_task(self.pictures.start(self._titles.values()), name="start-painters"),
            asyncio.create_task(self._read_languages(), name="read-languages"),
        )
        await asyncio.to_thread(store.tables.warm)
        if self._store is None:  # the process has been asked to stop meanwhile
            for task in self._starting:
                task.cancel()
            await self.pictures.close()
            return
        await self.registry.start(self.display)
        self.display.later.until_done(self._resume, "resume")
        self._serving = True
        if self._uploads_emoji:
            self._uploading = app_emoji.uploading(self, self._titles, self.pictures, self.builder.emoji)
        stored = database(store.workers, self.clock)
        store.workers.tells = StatusReport(self, self.clock).told
        checks = [queue(self.registry), clock(self.registry), stored]
        if self._settings.mode == "gateway":
            watch = GatewayWatch(self, self.clock)
            self._watching = asyncio.create_task(self._watch(watch), name="gateway-watch")
            checks.append(gateway(watch, self.clock))
        if self._status is not None:
            self._status.serving(self, *checks)

    def _make_parts(self, store: SqlStore) -> None:
        settings, self.store, self.parts = self._settings, store, Parts()
        self.league_sections = []
        registry = self.registry = TableRegistry(
            titles=self._titles,
            store=store,
            clock=self.clock,
            robot_pause=settings.robot_pause,
            keep=settings.keep_days * DAY,
            results_kept=settings.results_days * DAY,
            servers=self._servers,
            has_left=partial(has_left, self),
            luck=self._luck,
            thinker=self._search,
            displaced=self._displaced,
            limits=Limits(settings.most_per_person, settings.most_per_channel, settings.most_per_server),
            cached=settings.cached_tables,
        )
        self.pictures = paint.PictureService(settings.painters, self.metrics, self.clock)
        self.builder = builder.MessageBuilder(
            client=self,
            titles=self._titles,
            registry=registry,
            pictures=self.pictures,
        )
        self.display = display.DiscordDisplay(
            client=self,
            registry=registry,
            builder=self.builder,
            store=store,
            clock=self.clock,
            pause=self._edit_pause,
            cached=settings.cached_tables,
        )
        self.slow, self.closing = self._search, []
        features.set_up(self)

    async def _resume(self) -> None:
        """Continue the last process's work once presses can be answered, so that it does not delay them."""
        await self.wait_until_ready()
        await self.registry.resume()
        self.display.resume()

    async def _read_languages(self) -> None:
        await self.wait_until_ready()
        for locale in [locale for locale in LOCALES if locale != ENGLISH]:
            await asyncio.to_thread(load, locale)

    async def _servers(self) -> frozenset[int] | None:
        """Return the ids of the bot's servers, or None if they are unknown."""
        await self.wait_until_ready()
        if self._settings.mode == "gateway":
            return frozenset(guild.id for guild in self.guilds)
        try:
            return frozenset([guild.id async for guild in self.fetch_guilds(limit=None, with_counts=False)])
        except CALL_FAILED as error:
            log.warning("which servers the bot is in is not known: %s", error)
            return None

    async def _sync(self, store: SqlStore) -> None:
        """Send the bot's commands to Discord if they have changed."""
        guild = discord.Object(self._settings.guild_id) if self._settings.guild_id else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        known = "" if self._new_world else await store.key_values.read_value("commands") or ""
        sent = await command_sync.sync(self.tree, guild, known)
        if sent != known:
            await store.key_values.write_value("commands", sent)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a press, a choice or a submitted form (docs/discord.md, section 4, points 1 and 4)."""
        if interaction.type is discord.InteractionType.component:
            await pressed(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)

    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """Retry the updates that the server's channels have rejected, because permissions may have
        changed.
        """
        self.display.lost.look_again(after.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Retry the updates that the server's channels have rejected, because a thread may have been
        reopened.
        """
        self.display.lost.look_again(thread.guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Continue the channel's tables in direct messages, and notify the planners of its race nights."""
        self.display.lost.lose(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Continue the thread's tables in direct messages, and notify the planners of its race nights."""
        self.display.lost.lose(thread.guild_id, thread.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Retry the updates that the server's channels and its players' direct messages have rejected."""
        self.display.lost.joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Continue the server's tables in direct messages."""
        self.display.lost.lose(guild.id)

    async def on_member_update(self, _before: object, after: discord.Member) -> None:
        """Retry the updates that the server's channels have rejected, because the bot's roles or time-out may
        have changed.
        """
        if self.user is not None and after.id == self.user.id:
            self.display.lost.look_again(after.guild.id)

    async def on_guild_role_update(self, _before: object, after: discord.Role) -> None:
        """Retry the updates that the server's channels have rejected, because the bot's permissions may have
        changed.
        """
        self.display.lost.look_again(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Make lobbies stop mentioning the role."""
        self.registry.compare(role.guild.id)

    async def _watch(self, watch: GatewayWatch) -> None:
        """Stop the bot for good if the gateway goes silent."""
        await watch.run()
        self.silenced = True
        self._watching = None
        await self.close()

    def _displaced(self) -> None:
        """Stop the bot, because another process has taken over the database."""
        if not self.silenced:
            log.error("another process, perhaps of a newer version, has the database, so this one ends")
            self.silenced = True
            self._leaving = asyncio.create_task(self.close(), name="displaced")

    async def on_ready(self) -> None:
        """Log that the bot is ready."""
        log.info("ready: %s, servers: %d", self.user, len(self.guilds))

    async def close(self) -> None:
        """Answer pending presses, finish moves in progress, store the time, and stop."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(), name="end")
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        """Shut down every part, even if others fail, and then raise the last error."""
        serving, self._serving = self._serving, False
        store, self._store = self._store, None
        for task in (self._watching, self._uploading, *self._starting):
            if task is not None:
                task.cancel()
        async with AsyncExitStack() as last_first:
            last_first.push_async_callback(super().close)
            if self._status is not None:
                self._status.stopping()
                last_first.push_async_callback(self._status.close)
            if store is not None:
                last_first.push_async_callback(store.close)
            if serving:
                parts = self._search.close, self.pictures.close, self.display.close
                for end in (*parts, *self.closing, self.registry.stop):
                    last_first.push_async_callback(end)
            if self._endpoint is not None:
                last_first.push_async_callback(self._endpoint.close)
            if serving:
                await self.presses.close(self.clock, LAST_ANSWERS)


async def _command_failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    await errors.report(interaction, error, "")


def run(settings: Settings) -> int:
    """Run the bot, and return the exit code: 0 if the process was asked to stop, and otherwise 1. Raises
    discord.LoginFailure for a wrong token, FaultySettings, UnusableDatabase and UnreachableDatabase.
    """
    assert settings.discord_token is not None
    bot = Paddock(settings, emoji=True)
    if settings.discord_api is None:
        bot.limit_rate()
    else:  # the proxy limits the rate
        discord.http.Route.BASE = settings.discord_api
    bot.add_listener(tune_process, "on_ready")
    try:
        return asyncio.run(serve(bot, settings.discord_token.get_secret_value()))
    except KeyboardInterrupt:
        log.info("stopped from the keyboard")
        return 0


async def serve(bot: Paddock, token: str) -> int:
    """Connect and serve, and return the exit code: 0 if the process was asked to stop, even during the start,
    and otherwise 1.
    """
    stopping: set[asyncio.Task[None]] = set()

    def stop() -> None:
        stopping.add(asyncio.create_task(bot.close()))

    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    async with bot:
        try:
            await bot.start(token)
        except Exception as error:
            if not stopping:
                raise
            log.info("stopped during the start: %r", error)
    return int(bot.silenced)


async def tune_process() -> None:
    """Shorten the pauses that garbage collection and painting threads cause. Calls after the first one do
    nothing.
    """
    if gc.get_freeze_count():
        return
    gc.freeze()  # including a few hundred objects of garbage, as collecting them blocks the loop for 0.3 s
    gc.set_threshold(5_000, 3, 1_000)
    sys.setswitchinterval(0.001)


def rehearsal(settings: Settings, *, new_world: bool) -> Paddock:
    """Return the bot for `python -m bot play`."""
    return Paddock(for_play(settings), edit_pause=0.0, new_world=new_world, emoji=True)
