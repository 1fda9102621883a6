"""Keeps the messages of race nights up to date, and sends the reminders."""

import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.features.nights.event import NightEvent
from bot.features.nights.layouts import reminder
from bot.features.nights.model import Night
from bot.features.nights.night_post import NightPost
from bot.features.nights.nights import REMINDED_BEFORE, Nights
from bot.features.nights.tracked_night import TrackedNight
from bot.model.store_errors import StoreAway
from bot.storage.messages import of_night
from bot.ui import failures
from bot.ui.messages.podium import PodiumPainter
from bot.ui.sync.answering import redraw
from bot.ui.sync.message_state import nonce
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind

log = logging.getLogger(__name__)


class Reminders(Kind[TrackedNight]):
    """The direct messages that remind people of a night shortly before it starts."""

    def __init__(self, services: Services, post: NightPost) -> None:
        self.links_to = post
        self._leases = services.leases
        self._registry = services.registry
        self._titles = services.builder.titles
        self._dms = services.dms

    def differs(self, subject: TrackedNight, _: int, /) -> bool:
        """Return whether the reminders must be sent now."""
        night = subject.night
        due = night.status == "planned" and self._registry.clock.unix_now() >= night.at - REMINDED_BEFORE
        return due and not subject.looks and subject.confirmed.reminded != night.at

    async def reconcile(self, subject: TrackedNight, _: int, _doubt: Doubt, /) -> None:
        """Send the reminders while the lease is valid."""
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
        subject.state = replace(subject.confirmed, reminded=night.at)


class NightDisplay:
    """Keeps the messages of race nights up to date."""

    def __init__(self, services: Services, nights: Nights, podium: PodiumPainter) -> None:
        self._post = post = NightPost(services, podium)
        self._kinds = (post, NightEvent(services, post, nights), Reminders(services, post))
        self._nights = nights
        self._unix_now = services.registry.clock.unix_now
        self._reconciler = services.reconciler
        self._later = services.later
        self._clock = services.clock

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
        id = of_night(night.id)
        return self._reconciler.get(id, TrackedNight) or TrackedNight(
            id=id, night=night, nights=self._nights, clock=self._clock, kinds=self._kinds
        )

    async def redraw(self, night: Night, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer a press on a night's message by redrawing the message."""
        subject = self._subject(night)
        await self._reconciler.leases.look(subject, answers=True)

        async def send() -> int | None:
            await self._post.deliver(subject, night, partial(redraw, interaction))
            return interaction.message.id if interaction.message else None

        def note(redrawn: int | None) -> None:
            if redrawn == subject.confirmed.message:
                version = max(subject.confirmed.version, night.version)
                subject.state = replace(subject.confirmed, version=version)

        await self._reconciler.answer(subject, send, note)

    def lose(self, guild: int, channel: int | None) -> None:
        """Notify the planners of the nights in a deleted channel. channel: None if the bot was removed from
        the server, in which case nobody is notified.
        """
        if channel is None:
            return
        self._later.begin(self._tell_lost(guild, channel), f"lost-channel-{channel}")

    async def _tell_lost(self, guild: int, channel: int) -> None:
        with suppress(StoreAway):
            for night in await self._nights.ahead_in(guild):
                if night.place.channel == channel:
                    await self._post.tell_host(night, "lost-channel", "night-channel-lost")
