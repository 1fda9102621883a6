"""The messages of race nights: the one in the channel, the scheduled event, and reminders."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

import discord

from bot.features.nights.event import NightEvents
from bot.features.nights.layouts import moved_message, night_message, reminder
from bot.features.nights.model import Night, NightMessages, ServerEvent
from bot.features.nights.nights import REMINDED_BEFORE, Nights
from bot.features.nights.queries import read_messages, write_messages
from bot.features.nights.round_messages import first_three, name_of, winners
from bot.locales.phrase import say
from bot.model.errors import TableError
from bot.model.snapshots import Player
from bot.model.store_errors import StoreAway
from bot.runtime.clock import Clock, sleep
from bot.storage.messages import of_night
from bot.storage.store import SqlStore
from bot.tables.registry import TableRegistry
from bot.title import AnyTitle as Title
from bot.ui import failures
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.messages.podium import PodiumPainter
from bot.ui.sync.answering import redraw
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.blocked_words import NAMELESS, send_public
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.leases import Leases, PassedOn
from bot.ui.sync.message_state import MessageState, nonce
from bot.ui.sync.reconciler import Reconciler
from bot.ui.sync.subject import Doubt, Kind, Subject

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSE = 1.0
"""The number of seconds from a change to the edit of the message, so that several changes are drawn
together.
"""
TOLD_FOR = 7 * 86_400.0
"""The number of seconds before a planner is notified again about the same problem."""
LOOKS = 8
"""The number of checks, PAUSE apart, for the tables' messages before links to them are posted."""


@dataclass(slots=True, eq=False, kw_only=True)
class TrackedNight(Subject[NightMessages]):
    """A race night whose messages are being kept up to date."""

    night: Night
    nights: Nights
    clock: Clock
    look: bool = False
    """Whether to check if the night's event was moved by hand."""
    changed: float = 0.0
    """The time at which this process learned of the latest known version."""

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return f"night {self.night.id}"

    @property
    def server(self) -> int:
        """Return the id of the night's server."""
        return self.night.place.guild

    def read(self, document: str | None) -> None:
        """Set the state of the night's messages from a stored document."""
        self.state = read_messages(document)

    def document(self) -> str:
        """Return the state of the night's messages as a document to store."""
        return write_messages(self.confirmed)

    def doubt_content(self) -> None:
        """Record that the content of the messages is unknown, so that each is redrawn."""
        self.state = replace(self.confirmed, version=-1)

    async def catch_up(self) -> None:
        """Switch to the stored version. Raises StoreAway."""
        if night := await self.nights.stored(self.night.id):
            self.turn_to(night, self.clock.now())

    def is_final(self) -> bool:
        """Return whether the night can no longer change."""
        return self.night.status in ("over", "off")

    async def note_shown(self) -> None:
        """Record in the store that all messages show this version of the night."""
        await self.nights.note_confirmed(self.night, event=bool(self.confirmed.event.id))

    def turn_to(self, night: Night, now: float) -> None:
        """Switch to a version of the night, unless a newer one is known."""
        if night.version >= self.version:
            self.night = night
        if night.version > self.version:
            self.version, self.changed = night.version, now

    @property
    def looks(self) -> bool:
        """Return whether the night has an event that may have been moved by hand."""
        return self.look and self.confirmed.event.id != 0

    def note(self, confirmed: NightMessages) -> None:
        """Record the state of the messages that Discord has confirmed."""
        self.state = confirmed
        self.on_confirmed(self)


class NightPost(Kind[TrackedNight]):
    """The message of a race night in its channel."""

    def __init__(
        self,
        *,
        client: discord.Client,
        registry: TableRegistry,
        titles: Mapping[str, Title],
        podium: PodiumPainter,
        store: SqlStore,
        dms: DirectMessages,
        later: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._client = client
        self._registry = registry
        self._titles = titles
        self._podium = podium
        self._store = store
        self._dms = dms
        self._later = later
        self._clock = clock

    def differs(self, subject: TrackedNight, key: int) -> bool:  # noqa: ARG002 - there is one
        """Return whether the message is outdated, or must be posted again."""
        outdated = subject.confirmed.version < subject.night.version
        return subject.night.status != "draft" and (outdated or self.may_move(subject))

    def may_wait(self, subject: TrackedNight, key: int) -> float:  # noqa: ARG002 - there is one
        """Return the number of seconds for which the message can stay outdated, so that later changes are
        drawn together with this one.
        """
        return 0.0 if self.may_move(subject) else subject.changed + PAUSE - self._clock.now()

    def may_move(self, subject: TrackedNight) -> bool:
        """Return whether the message will be posted again, in which case links to it should wait."""
        return subject.night.status != "draft" and subject.night.posts > subject.confirmed.post

    async def reconcile(self, subject: TrackedNight, _: int, doubt: Doubt, /) -> None:  # noqa: ARG002 - a nonce is enough
        """Post the night again at the end of its channel if it is time to, and edit its message otherwise."""
        if self.may_move(subject):
            await self._wait_for_tables(subject.night)
            await self._post(subject)
        else:
            await self._edit(subject)

    async def _post(self, subject: TrackedNight, *, again: bool = False) -> None:
        """Post the night, and replace the previous message with a link to the new one. again: whether the
        previous message was deleted.
        """
        night, before = subject.night, 0 if again else subject.confirmed.message
        channel = self._channel(night)
        once = nonce("night", night.id, night.posts)
        if again:
            once = nonce("night", night.id, night.posts, night.version)
        users = night.status == "gathering"
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        sent = 0

        async def send(drawn: MessageLayout) -> discord.Message:
            return await channel.send(
                view=drawn.body, files=drawn.files(), nonce=once, allowed_mentions=allowed
            )

        try:
            sent = (await self.deliver(subject, night, send)).id
        except discord.HTTPException as error:
            await self._refused(night, error)
        known = subject.confirmed
        subject.note(replace(known, message=sent or before, post=night.posts, version=night.version))
        if sent and before:
            moved = moved_message(night, self._titles[night.title], sent)
            try:
                await channel.get_partial_message(before).edit(view=moved.body)
            except failures.CALL_FAILED as error:
                log.info("race night %s: its earlier message stays as it is: %s", night.id, error)

    async def _edit(self, subject: TrackedNight) -> None:
        """Edit the message. Post it again if it was deleted or is too old to be edited, unless the night is
        off. Raises temporary failures.
        """
        night = subject.night
        if subject.confirmed.message:
            message = self._channel(night).get_partial_message(subject.confirmed.message)

            async def edit(drawn: MessageLayout) -> None:
                await message.edit(view=drawn.body, attachments=drawn.files())

            try:
                await self.deliver(subject, night, edit)
            except discord.HTTPException as error:
                if failures.moves(error) and night.status != "off":
                    await self._post(subject, again=True)
                    return
                await self._refused(night, error)
        subject.note(replace(subject.confirmed, version=night.version))

    def _channel(self, night: Night) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(night.place.channel, guild_id=night.place.guild)

    async def _refused(self, night: Night, error: discord.HTTPException) -> None:
        """Accept that the channel rejects the message, or that it was deleted there. The night continues, but
        if it is off, its people are notified by DM instead. Raises temporary failures.
        """
        if failures.passes(error):
            raise error
        log.warning("race night %s: its channel does not show it: %s", night.id, error)
        if night.status == "off":
            people = [each.person for each in night.entrants if each.person is not None]
            await self.write_to(people, await self._drawn(night), night, "off")

    async def deliver(
        self, subject: TrackedNight, night: Night, send: Callable[[MessageLayout], Awaitable[T]]
    ) -> T:
        """Draw and send a night, and return the result of `send`. After its channel has rejected a name, send
        it without names for some time. Raises the other errors of `send`.
        """
        now = self._registry.clock.unix_now()
        known = now < subject.confirmed.nameless

        async def draw(*, nameless: bool) -> MessageLayout:
            if nameless and not known:
                subject.note(replace(subject.confirmed, nameless=now + NAMELESS))
                self._later.begin(self.tell_host(night, "blocked", "night-blocked"), f"blocked-{night.id}")
            return await self._drawn(night, nameless=nameless)

        return await send_public(draw, send, night.place.locale, nameless=known)

    async def _drawn(self, night: Night, *, nameless: bool = False) -> MessageLayout:
        """Return the public message of a night. nameless: whether to leave out people's names."""
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
        """Wait, for up to LOOKS checks, until the message of each table with people can be linked, or until
        the message shows the result if the night is over.
        """
        shown = [each.table for each in night.pods if each.table and night.attended(each)]
        for _ in range(LOOKS):
            states = [await self._state_of(each) for each in shown]
            if all(each.result if night.status == "over" else each.linked for each in states):
                return
            await sleep(self._clock, PAUSE)

    async def _anchor(self, table: str) -> int:
        """Return the id of a table's message, or 0 if it is not posted."""
        return (await self._state_of(table)).linked or 0

    async def _state_of(self, table: str) -> MessageState:
        return MessageState.read(await self._store.messages.read_message_state(table))

    # direct messages

    async def tell_host(self, night: Night, about: str, words: str) -> None:
        """Notify the planner of a night, at most once in TOLD_FOR seconds, unless the store is unavailable.
        words: the id of the message.
        """
        with suppress(StoreAway):
            now = self._registry.clock.unix_now()
            if await self._store.pauses.begin(f"{about}-{night.id}", night.host, now, TOLD_FOR):
                await self._registry.preferences.load((night.host,))
                locale = self._registry.preferences.of(night.host).reads
                name = name_of(night, self._titles[night.title], locale)
                await self.write_to((night.host,), layout(say(words, locale, name=name)), night, about)

    async def tell_full(self, night: Night) -> None:
        """Notify the planner that the server has no room for the night's event, at most once in TOLD_FOR
        seconds per server. Raises StoreAway.
        """
        now = self._registry.clock.unix_now()
        if await self._store.pauses.begin("events-full", night.place.guild, now, TOLD_FOR):
            await self._registry.preferences.load((night.host,))
            words = say("night-events-full", self._registry.preferences.of(night.host).reads)
            await self.write_to((night.host,), layout(words), night, "full")

    async def write_to(self, people: Sequence[int], drawn: MessageLayout, night: Night, about: str) -> None:
        """Send a DM to each person, and log those that fail."""
        for person in people:
            try:
                await self._dms.send(person, drawn, nonce("night", night.id, about, person))
            except failures.CALL_FAILED as error:
                log.warning("race night %s: somebody could not be told: %s", night.id, error)


class NightEvent(Kind[TrackedNight]):
    """Discord's scheduled event of a race night."""

    def __init__(
        self, events: NightEvents, post: NightPost, nights: Nights, registry: TableRegistry, leases: Leases
    ) -> None:
        self._events = events
        self._nights = nights
        self._post = post
        self._registry = registry
        self._leases = leases

    def differs(self, subject: TrackedNight, key: int) -> bool:  # noqa: ARG002 - there is one
        """Return whether the event must be created, changed or ended, or may have been moved by hand."""
        now, night = self._registry.clock.unix_now(), subject.night
        outdated = night.status != "draft" and self._events.differs(night, subject.confirmed.event, now)
        return outdated or subject.looks

    async def reconcile(self, subject: TrackedNight, _: int, doubt: Doubt, /) -> None:  # noqa: ARG002 - events are found
        """Follow an event that was moved by hand, and then create, change or end it as needed."""
        now, night, before = self._registry.clock.unix_now(), subject.night, subject.confirmed.event
        if subject.looks:
            await self._follow(night, before)
        subject.look = False
        if self._events.differs(night, before, now):
            event = await self._events.reconcile(night, before, now)
            if night.place.guild in self._events.full and not event.id:
                await self._post.tell_full(night)
            if event != before:
                await self._note(subject, event)
        subject.on_confirmed(subject)

    async def _note(self, subject: TrackedNight, event: ServerEvent) -> None:
        """Store the event at once. If another worker has meanwhile created one too, delete this one. Raises
        PassedOn if another worker is now responsible for the messages.
        """
        subject.state = replace(subject.confirmed, event=event)
        try:
            await self._leases.persist_now(subject)
        except PassedOn:
            await self._leases.look(subject)
            if event.id and subject.confirmed.event.id != event.id:
                await self._events.drop(subject.night, event)
            raise

    async def _follow(self, night: Night, event: ServerEvent) -> None:
        """Move a night to the time to which a moderator has moved its event. It is checked regularly, because
        Discord reports such a move only to bots with another intent and a gateway connection.
        """
        try:
            at = await self._events.moved(night, event)
            if at is not None:
                await self._nights.follow(night.id, at)
        except (*failures.CALL_FAILED, TableError) as error:
            log.info("race night %s: whether its event was moved is not known: %s", night.id, error)


class Reminders(Kind[TrackedNight]):
    """The direct messages that remind people of a night shortly before it starts."""

    def __init__(
        self,
        post: NightPost,
        registry: TableRegistry,
        titles: Mapping[str, Title],
        dms: DirectMessages,
        leases: Leases,
    ) -> None:
        self.links_to = post
        self._leases = leases
        self._registry = registry
        self._titles = titles
        self._dms = dms

    def differs(self, subject: TrackedNight, key: int) -> bool:  # noqa: ARG002 - one task sends them all
        """Return whether it is time to send the reminders."""
        night = subject.night
        due = night.status == "planned" and self._registry.clock.unix_now() >= night.at - REMINDED_BEFORE
        return due and not subject.looks and subject.confirmed.reminded != night.at

    async def reconcile(self, subject: TrackedNight, _: int, doubt: Doubt, /) -> None:  # noqa: ARG002 - a nonce is enough
        """Send the reminders. The lease is renewed for each, because sending many of them takes longer than a
        lease lasts.
        """
        night = subject.night
        people = [each.person for each in night.entrants if each.remind and each.person is not None]
        await self._registry.preferences.load(people)
        for person in people:
            locale = self._registry.preferences.of(person).reads
            async with self._leases.held(subject):
                if subject.confirmed.reminded == night.at:
                    return  # another worker has sent them while this one was paused
                drawn = reminder(night, self._titles[night.title], subject.confirmed.message, locale)
                try:
                    await self._dms.send(person, drawn, nonce("night", night.id, night.at, person))
                except failures.CALL_FAILED as error:
                    log.warning("race night %s: somebody could not be reminded: %s", night.id, error)
        subject.note(replace(subject.confirmed, reminded=night.at))


class NightDisplay:
    """Keeps the messages of race nights up to date, by means of the reconciler."""

    def __init__(
        self,
        *,
        post: NightPost,
        events: NightEvents,
        reminders: Reminders,
        nights: Nights,
        registry: TableRegistry,
        store: SqlStore,
        reconciler: Reconciler,
        later: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._post = post
        self._kinds = (post, NightEvent(events, post, nights, registry, reconciler.leases), reminders)
        self._nights = nights
        self._unix_now = registry.clock.unix_now
        self._shared = store.workers.shared
        self._reconciler = reconciler
        self._later = later
        self._clock = clock

    def update(self, night: Night) -> None:
        """Schedule an update of a night's messages."""
        subject = self._subject(night)
        subject.turn_to(night, self._clock.now())
        soon = self._unix_now() >= night.at - REMINDED_BEFORE
        state = subject.state
        unchanged = state is None or state.version == night.version  # the night is due, not changed
        if night.status == "planned" and (soon or unchanged):
            subject.look = True
        subject.shown = -1
        self._reconciler.mark(subject)

    def _subject(self, night: Night) -> TrackedNight:
        found = self._reconciler.get(of_night(night.id))
        return (
            found
            if isinstance(found, TrackedNight)
            else TrackedNight(
                id=of_night(night.id),
                night=night,
                nights=self._nights,
                clock=self._clock,
                kinds=self._kinds,
                on_confirmed=self._reconciler.on_confirmed,
                alone=not self._shared,
            )
        )

    async def redraw(self, night: Night, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer a press on a night's message by redrawing the message."""
        subject, leases = self._subject(night), self._reconciler.leases
        await leases.look(subject, answers=True)
        async with leases.answering(subject) as leased:
            await self._post.deliver(subject, night, partial(redraw, interaction))
            await leased()
            pressed = interaction.message
            if pressed is not None and pressed.id == subject.confirmed.message:
                version = max(subject.confirmed.version, night.version)
                subject.note(replace(subject.confirmed, version=version))

    def lose(self, guild: int, channel: int | None) -> None:
        """Notify the planners of nights in a deleted channel once. Without a channel nobody is notified,
        because the bot was removed from the server.
        """
        if channel is None:
            return
        self._later.begin(self._tell_lost(guild, channel), f"lost-channel-{channel}")

    async def _tell_lost(self, guild: int, channel: int) -> None:
        """Notify the planners of the nights in a deleted channel. If the store is unavailable, nobody is
        notified, but the nights can still be managed.
        """
        with suppress(StoreAway):
            for night in await self._nights.ahead_in(guild):
                if night.place.channel == channel:
                    await self._post.tell_host(night, "lost-channel", "night-channel-lost")
