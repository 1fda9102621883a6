"""Plays one evening: the real bot, people, Discord, a disk and time, all controlled by one story."""

from __future__ import annotations

import asyncio
import gc
import traceback
from collections import Counter
from contextvars import Context
from functools import partial
from pathlib import Path
from typing import Any

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

import bot
from bot.app import Paddock
from bot.locales.phrase import LOCALES, say
from bot.model.store_errors import StoreAway
from bot.sandbox.errors import Refused
from bot.sandbox.model import Channel, Event, Interaction, Message
from bot.sandbox.posts import OLD_EDITS_WITHIN
from bot.ui.gateway_watch import EVERY
from bot.ui.sync.board_message import RESTS
from tests import held
from tests.sandbox.people import Person
from tests.ui.sync.truth import texts
from tests.venue import Venue, venue_with
from tests.virtual_time import EverythingWaits, the_loop
from tools.simulation import ended, truth
from tools.simulation.disk import Disk, Fuse
from tools.simulation.people import People
from tools.simulation.second import SecondWorker, sharing
from tools.simulation.story import LOOK, NAMES, Step, Story
from tools.simulation.surroundings import is_outside, without_heartbeats
from tools.simulation.titles import QUICK
from tools.simulation.watch import Violation, Watch
from tools.simulation.weather import Weather

PATIENCE = 75.0
"""The number of seconds after the last fault within which everything must recover."""
NOTICES = EVERY + 3 * 30.0 + 15.0
"""The number of seconds within which a process notices that the gateway is silent, and has tried every way to
reconnect (bot/ui/gateway_watch.py).
"""
BEGINS = 20 * 3_600.0
"""The second of the day at which an evening starts, four hours before the next day's deal."""
LONGEST = 500_000.0
"""A number of seconds longer than any step takes."""
PER_START, PER_CHANGE = 12, 3
"""The maximum number of calls to Discord, without faults, for each start, and for each press, change of a
table or step of a film.
"""
MOST_CALLS = 3_000
"""The maximum number of calls to Discord within one step."""
BROKEN = tuple(say("error-bug", locale, code="\0").split("\0")[0] for locale in LOCALES)
_BOT = Path(bot.__file__).parent
NOWHERE = tuple(say("answer-no-tables", locale).partition(".")[0] for locale in LOCALES)


def _is_of_bot(task: asyncio.Task[Any]) -> bool:
    """Return whether a task runs code of the bot, and not of the simulated Discord."""
    ours = Path(getattr(task.get_coro(), "cr_code", _is_of_bot.__code__).co_filename)
    return ours.is_relative_to(_BOT) and not ours.is_relative_to(_BOT / "sandbox")


class _Calls(list[Any]):
    """The record of the bot's calls. The bot can be killed at each of them."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self._evening = evening

    def append(self, call: Any) -> None:
        if self._evening.disk.dead:
            raise web.HTTPInternalServerError
        self._evening.called()
        super().append(call)


class Evening:
    """An evening. lines: the events, as text. pressed: the maximum number of moves that each person can have
    made at each table. unseen: the states of tables and lobbies whose message was deleted. shut: the people
    who have closed their DMs at some time. denied: the channels where the bot lacked a permission at some
    time. forgotten: the people whose data has possibly been deleted. rough: the time of the last fault. used:
    the actions of the pressed buttons, and the typed texts.
    """

    def __init__(self, story: Story, folder: Path, *, patience: float) -> None:
        self.story = story
        self.patience = patience
        self.titles = QUICK
        self.lines: list[str] = []
        self.pressed: Counter[tuple[str, int]] = Counter()
        self.unseen: dict[str, Any] = {}
        self.shut: set[int] = set()
        self.denied: set[int] = set()
        self.forgotten: set[int] = set()
        self.used: set[str] = set()
        self.alive = True
        self.rough = float("-inf")
        self.calls = 0
        self.starts = 1
        self.kills = 0
        self.moves: Counter[str] = Counter()
        self.ended = 0.0
        self._calls_of_step = 0
        self._folder = folder
        self._dying: asyncio.Task[None] | None = None
        self.disk = Disk(Fuse(self.kill), self.went_wrong)
        self.made: list[Interaction] = []
        self.people = People(self)
        self.weather = Weather(self)
        self.second = SecondWorker(self, f"sqlite:///{folder / 'paddock.db'}")

    @property
    def bot(self) -> Paddock:
        return self.venue.bot

    @property
    def cast(self) -> list[Person]:
        """Return the people of this evening, in the order of NAMES."""
        return [self.venue.person(name) for name in NAMES[: 2 + self.story.seed % 5]]

    @property
    def channels(self) -> list[Channel]:
        """Return the channels of the server that have not been deleted."""
        return list(self.venue.guild.channels.values())

    def standing(self, id: int) -> Channel | None:
        """Return a channel of the server by its id, or None."""
        return self.venue.guild.channels.get(id)

    def tell(self, line: str) -> None:
        self.lines.append(f"{the_loop().time():9.1f}  {line}")

    def is_rough(self, age: float = 0.0) -> bool:
        """Record a fault if there is one now. Return whether the last fault was less than `patience` or `age`
        seconds ago, whichever is longer.
        """
        if self.weather.is_on():
            self.went_wrong()
        return the_loop().time() - self.rough < max(self.patience, age)

    def went_wrong(self) -> None:
        """Record a fault at the current time."""
        self.rough = the_loop().time()

    async def play(self) -> None:
        """Play the evening to its end. Raises Violation if a rule of the simulation is violated."""
        the_loop().jump(BEGINS)
        try:
            async with venue_with(self._folder, QUICK, opened=self._opened):
                try:
                    for step in (*self.story.steps, LOOK):
                        await self._step(step)
                finally:
                    await self.second.end()
                self._must_be_right()
                self._must_be_cheap()
                self._forgive()
                gc.collect()  # only now do tasks report exceptions that were never retrieved
                self.ended = the_loop().time() - BEGINS
        except EverythingWaits as error:
            raise Violation(f"everything waits for ever: {error}") from None
        except AssertionError:
            raise Violation(f"at the end: {traceback.format_exc()[-1500:]}") from None

    def _opened(self, venue: Venue) -> None:
        self.venue = venue
        venue.manager(NAMES[0])
        self.watch = Watch(self._folder / "paddock.db", venue.world.bot.id, self.forgotten)
        venue.world.subscribe(self.watch.heard)
        venue.world.subscribe(self._heard)
        venue.world.add_channel(venue.guild, "garage")
        venue.server.rest.requests = _Calls(self)
        venue.make = without_heartbeats(venue.make)
        if self.story.second:
            venue.make = sharing(venue.make, self.second.url, QUICK)
        the_loop().set_exception_handler(partial(self._trouble, the_loop().get_exception_handler()))
        assert len(self.cast) > 1

    def _trouble(self, told: Any, loop: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
        """Handle an error that the loop reports, except for unclosed connections of a killed process."""
        if self.starts == 1 or trouble["message"] != "Unclosed connection":
            told(loop, trouble)

    def _forgive(self) -> None:
        """Drop the answers to interactions, and the requests that Discord refused because they had been made
        before.
        """
        requests = self.venue.server.rest.requests
        made = {(asked.method, asked.path, asked.raw) for asked in requests if asked.status < 300}
        requests[:] = [
            asked
            for asked in requests
            if not asked.path.startswith("/interactions/")
            and not (
                asked.status == 400 and (asked.method, asked.path, asked.raw) in made and self.starts > 1
            )
        ]

    def _must_be_cheap(self) -> None:
        """Raise Violation if an evening without faults has called Discord too often."""
        changes = len(self.made) + sum(self.watch.versions().values()) + self.watch.films
        if self.rough == float("-inf") and self.calls > PER_START * self.starts + PER_CHANGE * changes:
            raise Violation(f"{self.calls} calls to Discord for {changes} presses and changes")

    def _must_be_right(self) -> None:
        if self.watch.wrong:
            raise Violation("; ".join(dict.fromkeys(self.watch.wrong)))

    async def _step(self, step: Step) -> None:
        self.is_rough()
        await self.supervise()
        if not self.alive and step.kind != "look":
            await self.begin()
            if not self.alive:  # the process was killed while it started, so no one can do anything
                return
        self._calls_of_step = 0
        elsewhere = self.second.act if step.kind == "elsewhere" else None
        work = elsewhere or getattr(self.people, step.kind, None) or getattr(self.weather, step.kind, None)
        try:
            async with asyncio.timeout(LONGEST):
                await (self.look() if work is None else work(step))
        except TimeoutError:
            raise Violation(f"the step {step.kind} took more than {LONGEST:.0f} seconds") from None
        except Refused as error:
            self.tell(f"   but the client says: {error}")
        except (asyncio.CancelledError, SQLAlchemyError, StoreAway) as error:
            # nothing can be read from the disk of a dead process, or from one that is too slow
            if not (self.disk.dead or (self.disk.slow and not isinstance(error, asyncio.CancelledError))):
                raise
        if self._dying is not None:
            await self._dying
        self.is_rough()
        self._must_be_right()

    # events

    def called(self) -> None:
        """Record a request from the bot to Discord, at which the bot can be killed."""
        self.calls += 1
        self._calls_of_step += 1
        if self._calls_of_step == MOST_CALLS:
            self.watch.wrong.append(f"{MOST_CALLS} calls to Discord in one step")
            self.kill()
        self.disk.fuse.burn()

    def _heard(self, event: Event) -> None:
        failed = event.interaction if event.kind == "interaction_failed" else None
        if failed is not None and not self.is_rough(self._age(failed)) and self.alive:
            user, what = failed.user.display_name, failed.data
            self.watch.wrong.append(f"{user} got no answer to {what}, though nothing went wrong")
        message = event.message
        if message is not None and event.kind != "message_deleted":
            for text in [*texts(message), message.content]:
                broken = any(each in text for each in BROKEN) and not self.is_rough()
                if broken or (any(each in text for each in NOWHERE) and self._sits(message)):
                    self.watch.wrong.append(f"somebody reads: {text}")

    def _age(self, made: Interaction) -> float:
        """Return the number of seconds since an interaction was made."""
        return self.venue.world.clock.now() - made.created

    def _sits(self, message: Message) -> bool:
        """Return whether a message is ephemeral, and its reader has, or had earlier, a seat at a table in
        play.
        """
        reader = message.viewer
        tables = [each.snapshot for each in held.tables(self.bot.registry).values()]
        return any(
            each.status == "playing" and reader is not None and reader.id in each.seats for each in tables
        )

    # the life of the process

    def kill(self) -> None:
        """End the process like kill -9, as soon as the running code yields to the loop."""
        self.disk.dead = True
        if self._dying is None:
            self._dying = the_loop().create_task(self._die(), name="kill", context=Context())

    async def _die(self) -> None:
        self.tell("the process is killed")
        self.kills += 1
        self.went_wrong()
        self.alive = False
        await self.venue.process.kill()
        await self.second.end()
        if left := sorted(task.get_name() for task in asyncio.all_tasks() if _is_of_bot(task)):
            self.watch.wrong.append(f"the process is killed, and goes on: {left}")

    async def begin(self) -> None:
        """Start a process, unless the faults prevent it. Raises Violation if it fails for another reason."""
        if self._dying is not None:
            await self._dying
        self.disk.dead, self._dying, self.alive = False, None, True
        self.went_wrong()
        self.weather.speak()
        self.venue.server.faults.deaf = 0
        self.tell("a process starts")
        self.starts += 1
        try:
            await self.venue.begin()
        except asyncio.CancelledError:
            if not self.disk.dead:
                raise
        except Exception as error:
            if not is_outside(error):
                raise Violation(f"the start fails: {type(error).__name__}: {error}") from error
            self.tell(f"   it cannot start: {type(error).__name__}: {error}")
            self.kill()
        if self._dying is not None:
            await self._dying

    async def supervise(self) -> None:
        """Start the process again if it has ended because the gateway was silent."""
        if self.alive and self.bot.silenced:
            self.tell("the process has ended by itself, and its supervisor starts it anew")
            await self.venue.process.kill()
            await self.begin()

    async def stop(self) -> None:
        """Shut the process down properly."""
        self.tell("the process is stopped")
        self.rough = the_loop().time()
        try:
            await self.bot.close()
        except asyncio.CancelledError:
            if not self.disk.dead:  # it can be killed while it stops
                raise
        await self.venue.process.kill()
        await self.second.end()
        self.alive = False

    # checks

    async def look(self) -> None:
        """End all faults, and check that everything recovers. Raises Violation if it does not."""
        await the_loop().settle()
        self.weather.clear_up()
        await self.second.end()  # work that becomes due at its tables is left to the main process
        for _ in range(3):
            if not self.alive:
                await self.begin()
        await self._hear_again()
        await the_loop().advance(self.patience)
        if self.alive and self.bot.silenced:
            await self.supervise()
            await the_loop().advance(self.patience)
        await the_loop().settle()
        self.tell("all is quiet: everything should be right")
        found = await self.venue.inside(self._wrong())
        # A board shows a late change only after a pause between its edits, and Discord delays edits of old
        # messages.
        for more in (RESTS + 1, OLD_EDITS_WITHIN):
            if found:
                await the_loop().advance(more)
                found = await self.venue.inside(self._wrong())
        self._must_be_right()
        if found:
            raise Violation("; ".join(found))

    async def _hear_again(self) -> None:
        """If the gateway sends no events (`deaf`), wait until the process has reconnected. Raises Violation
        if it does not.
        """
        if not self.venue.server.faults.deaf:
            return
        await the_loop().advance(NOTICES)
        await self.supervise()
        if self.venue.server.faults.deaf:
            raise Violation(f"the gateway has told nothing for {NOTICES:.0f} seconds, and nobody minds")

    async def _wrong(self) -> list[str]:
        """Return every error in tables in play and in finished ones."""
        return [*await truth.wrong(self), *[each async for each in ended.wrong(self)]]
