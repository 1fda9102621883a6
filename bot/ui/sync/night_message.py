"""The messages of race nights: each is drawn from the stored night until Discord has confirmed it."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar

import discord

from bot.locales.phrase import say
from bot.model.errors import TableError
from bot.model.nights import Night, NightMessages
from bot.model.ports import Conflict, StoreAway
from bot.model.snapshots import Player
from bot.runtime.clock import Clock, sleep
from bot.storage.nights import claim_on
from bot.storage.store import SqlStore
from bot.tables.nights import REMINDED_BEFORE
from bot.tables.registry import TableRegistry
from bot.title import AnyTitle as Title
from bot.ui import failures
from bot.ui.messages.circuit import CircuitMessages
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.messages.night import moved_message, night_message, reminder
from bot.ui.messages.rounds import first_three, name_of, winners
from bot.ui.sync.answering import redraw
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.leases import AGAIN
from bot.ui.sync.message_state import MessageState, nonce
from bot.ui.sync.nameless import NAMELESS, send_public
from bot.ui.sync.night_event import NightEvents

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two edits of one message. Changes in between are drawn together."""
TOLD_FOR = 7 * 86_400.0
"""Seconds for which a server's managers are not notified again that its list of events is full."""
LOOKS = 8
"""Number of checks of the tables' messages, PAUSE apart, before links to them are posted."""


class NightBoard:
    """Keeps the messages of race nights up to date: one worker at a time, which has claimed them."""

    def __init__(
        self,
        *,
        client: discord.Client,
        registry: TableRegistry,
        titles: Mapping[str, Title],
        pictures: CircuitMessages,
        events: NightEvents,
        store: SqlStore,
        dms: DirectMessages,
        later: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._client = client
        self._registry = registry
        self._titles = titles
        self._pictures = pictures
        self._events = events
        self._store = store
        self._dms = dms
        self._later = later
        self._clock = clock
        self._wanted: dict[str, Night] = {}
        self._answered: dict[str, int] = {}
        """By night, the version that a press was answered with."""
        self._nameless: dict[str, float] = {}
        """By night, the Unix time until which it shows no names, because its channel has refused one."""

    def show(self, night: Night) -> None:
        """Draw a night in the background."""
        started = night.id in self._wanted
        if not started or self._wanted[night.id].version <= night.version:
            self._wanted[night.id] = night
        if not started:
            self._later.begin(self._work(night.id), f"night {night.id}")

    def lose(self, guild: int, channel: int) -> None:
        """Record that this channel was deleted. The planners of nights there are notified once."""
        self._later.begin(self._tell_lost(guild, channel), f"lost-channel-{channel}")

    async def _tell_lost(self, guild: int, channel: int) -> None:
        """Notify the planners. While the store is away nobody is notified, but the night can still be
        managed.
        """
        with suppress(StoreAway):
            for night in await self._registry.nights.ahead_in(guild):
                if night.place.channel == channel:
                    await self._tell_host(night, "lost-channel", "night-channel-lost")

    async def _drawn(self, night: Night, *, nameless: bool = False) -> MessageLayout:
        """Return the public message of a night. nameless: without people's words."""
        circuit = None if nameless else await self._registry.circuits.running(night.circuit)
        night = night.nameless() if nameless else night
        where = {each: await self._anchor(each) for each in night.tables}
        title, podium = self._titles[night.title], None
        if night.cup and night.status == "over":
            rows, locale = first_three(night), night.place.locale
            people = [Player(each.name, each.person) for each in rows]
            name, won = name_of(night, title, locale), winners(night, title, locale, str)
            podium = await self._pictures.podium(name, rows=rows, people=people, headline=won, locale=locale)
        return night_message(night, title=title, circuit=circuit, where=where, podium=podium)

    async def redraw(self, night: Night, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer a press on the message of a night by redrawing it."""
        await self._show(night, partial(redraw, interaction))
        self._answered[night.id] = night.version

    async def _show(self, night: Night, send: Callable[[MessageLayout], Awaitable[T]]) -> T:
        """Draw and send a night, for some time without names after its channel has refused one."""
        now = self._registry.clock.unix_now()
        known = now < self._nameless.get(night.id, 0.0)

        async def draw(*, nameless: bool) -> MessageLayout:
            if nameless and not known:
                ahead = {id: until for id, until in self._nameless.items() if until > now}
                self._nameless = {**ahead, night.id: now + NAMELESS}
                self._later.begin(self._tell_blocked(night), f"blocked-{night.id}")
            return await self._drawn(night, nameless=nameless)

        return await send_public(draw, send, night.place.locale, nameless=known)

    async def _tell_blocked(self, night: Night) -> None:
        """Notify the planner once that names are blocked."""
        with suppress(StoreAway):
            await self._tell_host(night, "blocked", "night-blocked")

    async def _tell_host(self, night: Night, about: str, words: str) -> None:
        """Notify the planner of a night, once in some days. words: the id of the message."""
        once = f"{about}-{night.id}", night.host, self._registry.clock.unix_now(), TOLD_FOR
        if await self._store.pauses.begin(*once):
            await self._registry.preferences.know((night.host,))
            locale = self._registry.preferences.of(night.host).reads
            name = name_of(night, self._titles[night.title], locale)
            await self._write_to((night.host,), layout(say(words, locale, name=name)), night, about)

    async def _work(self, id: str) -> None:
        try:
            await self._client.wait_until_ready()
            await self._later.until_done(partial(self._try, id), f"night {id}")
        finally:
            self._wanted.pop(id, None)
            self._answered.pop(id, None)

    async def _try(self, id: str) -> None:
        """Bring a night's message up to date until the night has not changed meanwhile. Raises the failure
        that prevents it.
        """
        night = None
        while night is not self._wanted[id]:
            night = self._wanted[id]
            if night.status != "draft":
                await self._bring_up_to_date(night)
            await self._registry.nights.shown(night, event=bool((await self._state(id)).event.id))

    async def _bring_up_to_date(self, night: Night) -> None:
        """Post or edit the message of a night, update its event, and send reminders. Raises temporary
        failures.
        """
        state = await self._state(night.id)
        if night.posts > state.post:
            await self._wait_for_tables(night)
        elif state.version < night.version:
            await sleep(self._clock, PAUSE)
        soon = self._registry.clock.unix_now() >= night.at - REMINDED_BEFORE
        if night.status == "planned" and (soon or state.version == night.version):  # it is due, not changed
            await self._follow_event(night, state)
        for step in (self._tell, self._settle_event, self._remind):
            await self._claimed(night.id, step)
        await self._store.workers.give_back(claim_on(night.id))

    async def _state(self, id: str) -> NightMessages:
        """Return what Discord shows of a night."""
        return (await self._store.nights.messages([id]))[id]

    async def _claimed(self, id: str, step: Callable[[Night, NightMessages, int], Awaitable[None]]) -> None:
        """Do one step with a claim, from the version stored by then, because another worker may have done it.
        Retry if the claim has ended meanwhile.
        """
        done = False
        while not done:
            while (claim := await self._store.workers.claim(claim_on(id))) is None:
                await sleep(self._clock, AGAIN)
            found = await self._store.nights.showing(id)
            try:
                if found is not None:
                    await step(*found, claim.epoch)
                done = True
            except Conflict:
                log.info("race night %s: another worker has gone on with it", id)

    async def _tell(self, night: Night, state: NightMessages, epoch: int) -> None:
        """Post or edit the message, if the night has changed."""
        if night.posts > state.post:
            await self._post(night, state, epoch)
        elif state.version < night.version:
            await self._edit(night, state, epoch)

    async def _settle_event(self, night: Night, state: NightMessages, epoch: int) -> None:
        """Create, change or end its event as needed."""
        now = self._registry.clock.unix_now()
        event = await self._events.settle(night, state.event, now)
        if night.place.guild in self._events.full and not event.id:
            await self._tell_full(night, now)
        if event == state.event:
            return
        try:
            await self._store.nights.note(night.id, replace(state, event=event), epoch)
        except Conflict:
            stored = await self._store.nights.showing(night.id)
            if event.id and (stored is None or stored[1].event.id != event.id):
                await self._events.drop(night, event)
            raise

    async def _follow_event(self, night: Night, state: NightMessages) -> None:
        """Move a night to the time to which a moderator has moved its event. Discord reports that only to
        bots with one more intent and a gateway, so it is checked regularly.
        """
        try:
            at = await self._events.moved(night, state.event)
            if at is not None:
                await self._registry.nights.follow(night.id, at)
        except (*failures.CALL_FAILED, TableError) as error:
            log.info("race night %s: whether its event was moved is not known: %s", night.id, error)

    async def _tell_full(self, night: Night, now: float) -> None:
        """Notify the planner once that the server has no room for its event."""
        if await self._store.pauses.begin("events-full", night.place.guild, now, TOLD_FOR):
            await self._registry.preferences.know((night.host,))
            words = say("night-events-full", self._registry.preferences.of(night.host).reads)
            await self._write_to((night.host,), layout(words), night, "full")

    async def _tell_off(self, night: Night) -> None:
        """Tell all who have signed up by DM that the night is off, if its message can't say so any more."""
        people = [each.person for each in night.entrants if each.person is not None]
        await self._write_to(people, await self._drawn(night), night, "off")

    async def _write_to(self, people: Sequence[int], drawn: MessageLayout, night: Night, about: str) -> None:
        for person in people:
            try:
                await self._dms.send(person, drawn, nonce("night", night.id, about, person))
            except failures.CALL_FAILED as error:
                log.warning("race night %s: somebody could not be told: %s", night.id, error)

    async def _post(self, night: Night, state: NightMessages, epoch: int) -> None:
        """Post the night at the end of its channel. The previous message then says where it continues."""
        users = night.status == "gathering"
        channel = self._client.get_partial_messageable(night.place.channel, guild_id=night.place.guild)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        sent, before = 0, state.message
        try:
            again = () if state.post < night.posts else (night.version,)
            told = nonce("night", night.id, night.posts, *again)

            async def send(drawn: MessageLayout) -> discord.Message:
                return await channel.send(
                    view=drawn.body, files=drawn.files(), nonce=told, allowed_mentions=allowed
                )

            sent = (await self._show(night, send)).id
        except discord.HTTPException as error:
            await self._refused(night, error)
        state = replace(state, message=sent or before, post=night.posts, version=night.version)
        await self._store.nights.note(night.id, state, epoch)
        if sent and before:
            moved = moved_message(night, self._titles[night.title], sent)
            try:
                await channel.get_partial_message(before).edit(view=moved.body)
            except failures.CALL_FAILED as error:
                log.info("race night %s: its earlier message stays as it is: %s", night.id, error)

    async def _edit(self, night: Night, state: NightMessages, epoch: int) -> None:
        """Edit the message of a night, unless the answer to the press that changed the night has done so.
        Post it again if it is gone, or too old to be edited.
        """
        if state.message and self._answered.get(night.id, -1) < night.version:
            channel = self._client.get_partial_messageable(night.place.channel, guild_id=night.place.guild)
            message = channel.get_partial_message(state.message)

            async def edit(drawn: MessageLayout) -> None:
                await message.edit(view=drawn.body, attachments=drawn.files())

            try:
                await self._show(night, edit)
            except discord.HTTPException as error:
                if failures.moves(error) and night.status != "off":
                    await self._post(night, replace(state, message=0), epoch)
                    return
                await self._refused(night, error)
        await self._store.nights.note(night.id, replace(state, version=night.version), epoch)

    async def _refused(self, night: Night, error: discord.HTTPException) -> None:
        """Record that the channel refuses the message, or that it was deleted there. The night continues, and
        if it is off people are told otherwise. Raises temporary failures.
        """
        if failures.passes(error):
            raise error
        log.warning("race night %s: its channel does not show it: %s", night.id, error)
        if night.status == "off":
            await self._tell_off(night)

    async def _remind(self, night: Night, state: NightMessages, epoch: int) -> None:
        """Send a direct message to everyone who wants one, when it is time. Many of them take longer than a
        claim lasts, so it is renewed for each. Raises Conflict once it has ended.
        """
        begins = night.at - REMINDED_BEFORE
        if (
            night.status != "planned"
            or state.reminded == night.at
            or self._registry.clock.unix_now() < begins
        ):
            return
        people = [each.person for each in night.entrants if each.remind and each.person is not None]
        await self._registry.preferences.know(people)
        for person in people:
            if not await self._store.workers.renew({claim_on(night.id): epoch}):
                raise Conflict
            locale = self._registry.preferences.of(person).reads
            drawn = reminder(night, self._titles[night.title], state.message, locale)
            try:
                await self._dms.send(person, drawn, nonce("night", night.id, night.at, person))
            except failures.CALL_FAILED as error:
                log.warning("race night %s: somebody could not be reminded: %s", night.id, error)
        await self._store.nights.note(night.id, replace(state, reminded=night.at), epoch)

    async def _wait_for_tables(self, night: Night) -> None:
        """Wait a little until the message of each table is posted and can be linked."""
        for _ in range(LOOKS):
            if all([await self._anchor(each) for each in night.tables]):
                return
            await sleep(self._clock, PAUSE)

    async def _anchor(self, table: str) -> int:
        """Return the id of the message of a table, or 0 if it is not posted."""
        state = MessageState.read(await self._store.messages.read_message_state(table))
        return state.linked or 0
