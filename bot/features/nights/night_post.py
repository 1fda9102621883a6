"""The message of a race night in its channel, and the direct messages about it."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar

import discord

from bot.features.nights.layouts import moved_message, night_message
from bot.features.nights.model import Night
from bot.features.nights.round_messages import first_three, name_of, winners
from bot.features.nights.tracked_night import TrackedNight
from bot.locales.phrase import say
from bot.model.snapshots import Player
from bot.model.store_errors import StoreAway
from bot.runtime.clock import sleep
from bot.ui import failures
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.messages.podium import PodiumPainter
from bot.ui.sync.blocked_words import NAMELESS, send_public
from bot.ui.sync.message_state import MessageState, nonce
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSE = 1.0
"""The number of seconds between a change and the edit of the message."""
TOLD_FOR = 7 * 86_400.0
"""The number of seconds for which a planner is not notified of the same problem again."""
LOOKS = 8
"""The maximum number of checks of the tables' messages, PAUSE seconds apart."""


class NightPost(Kind[TrackedNight]):
    """The message of a race night in its channel."""

    def __init__(self, services: Services, podium: PodiumPainter) -> None:
        self._posts = services.posts
        self._registry = services.registry
        self._reconciler = services.reconciler
        self._titles = services.builder.titles
        self._podium = podium
        self._store = services.store
        self._dms = services.dms
        self._later = services.later
        self._clock = services.clock

    def differs(self, subject: TrackedNight, _: int, /) -> bool:
        """Return whether the message is outdated, or must be posted again."""
        outdated = subject.confirmed.version < subject.night.version
        return subject.night.status != "draft" and (outdated or self.may_move(subject))

    def may_wait(self, subject: TrackedNight, _: int, /) -> float:
        """Return the number of seconds for which the message can stay outdated."""
        return 0.0 if self.may_move(subject) else subject.changed + PAUSE - self._clock.now()

    def may_move(self, subject: TrackedNight) -> bool:
        """Return whether the next try posts a new message."""
        return subject.night.status != "draft" and subject.night.posts > subject.confirmed.post

    async def reconcile(self, subject: TrackedNight, _: int, _doubt: Doubt, /) -> None:
        """Post the night at the end of its channel if that is due, and otherwise edit its message."""
        if self.may_move(subject):
            await self._wait_for_tables(subject.night)
            await self._post(subject)
        else:
            await self._edit(subject)

    async def _post(self, subject: TrackedNight, *, again: bool = False) -> None:
        """Post the night, and replace the previous message with a link. again: whether the previous message
        can no longer be edited.
        """
        night, before = subject.night, 0 if again else subject.confirmed.message
        channel = night.place.channel
        once = nonce("night", night.id, night.posts)
        if again:
            once = nonce("night", night.id, night.posts, night.version)
        users = night.status == "gathering"
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        sent = 0

        async def send(drawn: MessageLayout) -> discord.Message:
            return await self._posts.send(channel, drawn, once, allowed)

        try:
            sent = (await self.deliver(subject, night, send)).id
        except discord.HTTPException as error:
            await self._refused(night, error)
        known = subject.confirmed
        subject.state = replace(known, message=sent or before, post=night.posts, version=night.version)
        self._reconciler.on_confirmed(subject)
        if sent and before:
            moved = moved_message(night, self._titles[night.title], sent)
            try:
                await self._posts.edit(channel, before, moved)
            except failures.CALL_FAILED as error:
                log.info("race night %s: its earlier message stays as it is: %s", night.id, error)

    async def _edit(self, subject: TrackedNight) -> None:
        """Edit the message, or post it again if it can no longer be edited. Raises temporary failures."""
        night = subject.night
        if subject.confirmed.message:
            edit = partial(self._posts.edit, night.place.channel, subject.confirmed.message)
            try:
                await self.deliver(subject, night, edit)
            except discord.HTTPException as error:
                if failures.moves(error) and night.status != "off":
                    await self._post(subject, again=True)
                    return
                await self._refused(night, error)
        subject.state = replace(subject.confirmed, version=night.version)

    async def _refused(self, night: Night, error: discord.HTTPException) -> None:
        """Accept that the message is not shown. Notify the participants by DM if the night is off. Raises
        temporary failures.
        """
        if failures.passes(error):
            raise error
        log.warning("race night %s: its channel does not show it: %s", night.id, error)
        if night.status == "off":
            people = [each.person for each in night.entrants if each.person is not None]
            await self._write_to(people, await self._drawn(night), night, "off")

    async def deliver(
        self, subject: TrackedNight, night: Night, send: Callable[[MessageLayout], Awaitable[T]]
    ) -> T:
        """Draw and send a night, and return the result of `send`. Leave out names for some time after the
        channel has refused one. Raises the other errors of `send`.
        """
        now = self._registry.clock.unix_now()

        async def refused() -> None:
            subject.state = replace(subject.confirmed, nameless=now + NAMELESS)
            self._reconciler.on_confirmed(subject)
            self._later.begin(self.tell_host(night, "blocked", "night-blocked"), f"blocked-{night.id}")

        draw, known = partial(self._drawn, night), now < subject.confirmed.nameless
        return await send_public(draw, send, night.place.locale, nameless=known, refused=refused)

    async def _drawn(self, night: Night, *, nameless: bool = False) -> MessageLayout:
        """Return the public message of a night. nameless: whether to leave out the names of people and of the
        circuit.
        """
        circuit = None if nameless else await self._registry.circuits.running(night.circuit)
        night = night.nameless() if nameless else night
        where = {each: await self._anchor(each) for each in night.tables}
        title, podium = self._titles[night.title], None
        if night.cup and night.status == "over":
            rows, locale = first_three(night), night.place.locale
            cars = await self._podium.cars([Player(each.name, each.person) for each in rows])
            name, won = name_of(night, title, locale), winners(night, title, locale, str)
            podium = await self._podium.picture(name, rows=rows, cars=cars, headline=won, locale=locale)
        return night_message(night, title=title, circuit=circuit, where=where, podium=podium)

    async def _wait_for_tables(self, night: Night) -> None:
        """Wait, for up to LOOKS checks, until the tables' messages are posted or, if the night is over, show
        results.
        """
        shown = [each.table for each in night.pods if each.table and night.attended(each)]
        for _ in range(LOOKS):
            states = [await self._state_of(each) for each in shown]
            if all(each.result if night.status == "over" else each.linked for each in states):
                return
            await sleep(self._clock, PAUSE)

    async def _anchor(self, table: str) -> int:
        return (await self._state_of(table)).linked or 0

    async def _state_of(self, table: str) -> MessageState:
        return MessageState.read(await self._store.messages.read_message_state(table))

    # direct messages

    async def tell_host(self, night: Night, about: str, words: str) -> None:
        """Notify the planner of a night about a problem, at most once in TOLD_FOR seconds, if the store is
        available. about: the name of the problem. words: the id of the message.
        """
        with suppress(StoreAway):
            now = self._registry.clock.unix_now()
            if await self._store.pauses.begin(f"{about}-{night.id}", night.host, now, TOLD_FOR):
                await self._write_to_host(night, about, words)

    async def tell_full(self, night: Night) -> None:
        """Notify the planner, at most once in TOLD_FOR seconds per server, that the server has no room for
        the night's event. Raises StoreAway.
        """
        now = self._registry.clock.unix_now()
        if await self._store.pauses.begin("events-full", night.place.guild, now, TOLD_FOR):
            await self._write_to_host(night, "full", "night-events-full")

    async def _write_to_host(self, night: Night, about: str, words: str) -> None:
        if not night.host:  # the planner's data was deleted
            return
        await self._registry.preferences.load((night.host,))
        locale = self._registry.preferences.of(night.host).reads
        name = name_of(night, self._titles[night.title], locale)
        await self._write_to((night.host,), layout(say(words, locale, name=name)), night, about)

    async def _write_to(self, people: Sequence[int], drawn: MessageLayout, night: Night, about: str) -> None:
        for person in people:
            try:
                await self._dms.send(person, drawn, nonce("night", night.id, about, person))
            except failures.CALL_FAILED as error:
                log.warning("race night %s: somebody could not be told: %s", night.id, error)
