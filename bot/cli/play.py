"""`make play`: the real bot in a simulated Discord, used in the browser by four people."""

import asyncio
import logging
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import discord.gateway
import discord.http
from aiohttp import web

from bot.app import Paddock, rehearsal
from bot.catalogue import TITLES
from bot.locales.phrase import LOCALES, known, spoken
from bot.runtime.clock import Clock, SystemClock, sleep
from bot.runtime.settings import Settings
from bot.sandbox import faults, page, saving, server
from bot.sandbox.model import Channel, ChannelKind, User
from bot.sandbox.world import SandboxWorld
from bot.storage import unusable_database
from bot.storage.database_url import driver_url, file_of
from bot.tables.opponents import FIRST

log = logging.getLogger(__name__)

PEOPLE = ("Ann", "Bo", "Cy", "Di")
GROUP = "road trip"
"""The name of the four people's group DM."""
SAVE_EVERY = 1.0
"""The number of seconds between two saves of the world."""
SLOW = 1.5
"""The number of seconds by which every request is delayed while Discord is slow."""


def covers(tag: str) -> tuple[page.GameCard, ...]:
    """Return the card of each game for the first screen, in the language of a tag such as "de" or "en-US"."""
    locale = known(tag)
    return tuple(
        page.GameCard(
            key=title.key,
            name=title.name,
            command=title.command,
            pitch=spoken(title.words.pitch, locale),
            fewest=title.rules.game.seats[0],
            most=title.rules.game.seats[-1],
            minutes=title.table.minutes,
            robots=min(FIRST, title.robots.opponents),
            alt=spoken(title.board.cover_alt, locale),
            paint=partial(title.board.cover, locale),
        )
        for title in TITLES.values()
    )


class Stand:
    """The simulated Discord, the page that shows it, and the bot that connects to it. locale: the language
    for all readers, or "" for that of each reader's browser.
    """

    def __init__(self, settings: Settings, locale: str = "") -> None:
        self._settings = settings
        self._clock = SystemClock()
        self._path = saved_world(settings)
        self._world, self._fresh = _open(self._path, self._clock)
        self._channel, people = _furnish(self._world)
        self._locale = locale
        self._server = server.SandboxServer(self._world)
        self._slow = faults.Fault(delay=SLOW, times=None)
        self.page: page.Page | None = None
        self._people = people
        self._bot: Paddock | None = None
        self._serving: asyncio.Task[None] | None = None
        self._changed = False
        self.stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """A future that is done when the bot must end, with an exception if the bot cannot use its
        database.
        """
        self._world.subscribe(self._note)

    async def open(self, host: str, port: int) -> str:
        """Serve the page without the bot, and return its address. Raises OSError if the port is taken."""
        local = host in ("127.0.0.1", "localhost", "::1")
        self.page = page.Page(
            self._world,
            self._channel,
            self._people,
            covers,
            flip=self._flip,
            restart=self.restart,
            locale=self._locale,
            local=local,
        )
        self._runner = web.AppRunner(self.page.app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        await self._server.start()
        discord.http.Route.BASE = self._server.base
        taken = int(self._runner.addresses[0][1])
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        return f"http://{shown}:{taken}/"

    def start(self) -> None:
        """Start the bot."""
        bot = self._bot = rehearsal(self._settings, new_world=self._fresh)
        self._fresh = False
        bot.add_listener(self._ready, "on_ready")
        self._serving = asyncio.create_task(self._serve(bot), name="the bot")

    async def restart(self) -> None:
        """Stop the bot as SIGTERM would, and start it again. Do nothing while it is not running."""
        if self.page is not None and self.page.running:
            await self._stop()
            self.start()

    def stop(self) -> None:
        """Ask the process to end."""
        if not self.stopped.done():
            self.stopped.set_result(None)

    async def close(self) -> None:
        """End the bot, save the world, and stop serving."""
        await self._stop()
        await asyncio.to_thread(saving.save, self._world, self._path)
        await self._runner.cleanup()
        await self._server.close()

    async def keep(self) -> None:
        """Save the world every SAVE_EVERY seconds if it has changed."""
        while True:
            await sleep(self._clock, SAVE_EVERY)
            if self._changed:
                self._changed = False
                await asyncio.to_thread(saving.write, saving.snapshot(self._world), self._path)

    async def _stop(self) -> None:
        ready = self.page is not None and self.page.running
        self._tell_running(False)
        if self._serving is not None and not ready:
            # the bot is still starting, and would otherwise log an error about a closed connection
            self._serving.cancel()
        if self._bot is not None:
            await self._bot.close()
        if self._serving is not None:
            await asyncio.gather(self._serving, return_exceptions=True)

    async def _serve(self, bot: Paddock) -> None:
        try:
            async with bot:
                await bot.start("play")
        except (unusable_database.UnusableDatabase, unusable_database.UnreachableDatabase) as error:
            if not self.stopped.done():
                self.stopped.set_exception(error)
        except Exception:
            log.exception("the bot has stopped")
        finally:
            self._tell_running(False)

    async def _ready(self) -> None:
        self._tell_running(True)

    def _tell_running(self, running: bool) -> None:
        if self.page is not None:
            self.page.running = running
            self.page.tell_switches()

    def _flip(self, name: str, person: User, on: bool) -> None:
        """Apply a switch of the page. person: who flipped it. on: its new state."""
        assert self.page is not None
        if name == "closed":
            person.dms_open = not on
            return
        if name == "slow":
            self._server.faults.remove(self._slow)
            if on:
                self._server.faults.add(self._slow)
        elif name == "limited":
            self._server.rest.limits = faults.RateLimits(each=2) if on else None
        self.page.switches[name] = on

    def _note(self, _event: object) -> None:
        self._changed = True


async def play(
    settings: Settings, host: str, port: int, say: Callable[[str], None], language: Path | None = None
) -> None:
    """Serve the page until the process is asked to stop. say: receives the address. language: the folder of
    the language that everyone gets, or None. Raises OSError if the port is taken, and UnusableDatabase and
    UnreachableDatabase.
    """
    # On loopback a response can arrive before discord.py has noted the time of its request, and discord.py
    # would then warn of a delay.
    logging.getLogger("discord.gateway").addFilter(
        lambda snapshot: "Can't keep up" not in snapshot.getMessage()
    )
    locale = ""
    if language is not None:
        locale = language.name
        LOCALES[locale] = language
        # another process would not know the pseudo-language
        settings = settings.model_copy(update={"painters": 0})
    stand = Stand(settings, locale)
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, stand.stop)
    say(await stand.open(host, port))
    stand.start()
    keeping = asyncio.create_task(stand.keep(), name="saving")
    try:
        await stand.stopped
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        await stand.close()


def saved_world(settings: Settings) -> Path:
    """Return the path of the saved world, which is beside the database if that is a file."""
    file = file_of(driver_url(settings.play_database_url))
    return Path("data/paddock-play.json") if file is None else file.with_suffix(".json")


def _open(path: Path, clock: Clock) -> tuple[SandboxWorld, bool]:
    try:
        world = saving.load(path, clock)
    except saving.Unreadable as error:
        log.warning("%s A new Discord is made; the tables come into it.", error)
        world = None
    return (SandboxWorld(clock), True) if world is None else (world, False)


def _furnish(world: SandboxWorld) -> tuple[Channel, list[User]]:
    """Create the channel, the four people and their group if they do not exist yet. Return the channel and
    the people.
    """
    if not world.guilds:
        people = [world.add_user(name.lower(), name) for name in PEOPLE]
        guild = world.add_guild("Paddock", people[0])
        for person in people[1:]:
            world.add_member(guild, person)
        world.add_role(guild, "Racers", *people[1:3])
        people[0].installed = True
        world.add_group(GROUP, *people)
        return world.add_channel(guild, "paddock"), people
    guild = next(iter(world.guilds.values()))
    channel = next(each for each in guild.channels.values() if each.kind is ChannelKind.TEXT)
    return channel, [user for user in world.users.values() if not user.bot]
