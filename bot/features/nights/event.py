"""Discord's scheduled events of race nights."""

import logging
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.features.nights.model import Night, ServerEvent
from bot.features.nights.night_post import NightPost
from bot.features.nights.nights import Nights
from bot.features.nights.round_messages import heading_of
from bot.features.nights.tracked_night import TrackedNight
from bot.model.errors import TableError
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.sync.leases import PassedOn
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind

log = logging.getLogger(__name__)

NONE: Final = ServerEvent(0, "none")
"""The state of a night that has no event and will get none."""
REFUSED_FOR: Final = 3_600.0
"""The number of seconds for which no event is created in a server that forbids it or has too many."""
LASTS: Final = 3 * 3_600.0
"""The number of seconds after which Discord ends the event of a night that is not a relaxed cup."""
WEEK: Final = 7 * 86_400.0
_STATUS: Final = {"active": discord.EventStatus.active.value, "over": discord.EventStatus.completed.value}


class NightEvent(Kind[TrackedNight]):
    """Creates, changes and ends the scheduled event of a race night."""

    def __init__(self, services: Services, post: NightPost, nights: Nights) -> None:
        self._client = services.client
        self._http = services.client.http
        self._unix_now = services.registry.clock.unix_now
        self._leases = services.leases
        self._titles = services.builder.titles
        self._post = post
        self._nights = nights
        self._full = set[int]()
        """The ids of the servers that have as many events as Discord allows."""
        self._refused = dict[int, float]()
        """The Unix time until which no event is created, by server."""

    def differs(self, subject: TrackedNight, _: int, /) -> bool:
        """Return whether the event must be created, changed, ended or checked."""
        return subject.looks or self._is_outdated(subject.night, subject.confirmed.event)

    def _is_outdated(self, night: Night, event: ServerEvent) -> bool:
        refused = not event.id and self._unix_now() < self._refused.get(night.place.guild, 0.0)
        return night.status != "draft" and event != NONE and event.shows != self._shows(night) and not refused

    def _shows(self, night: Night) -> str:
        return (
            f"{_stage(night)} {night.at} {heading_of(night, self._titles[night.title], night.place.locale)}"
        )

    async def reconcile(self, subject: TrackedNight, _: int, _doubt: Doubt, /) -> None:
        """Move the night if its event was moved by hand, and create, change or end the event if necessary."""
        night, before = subject.night, subject.confirmed.event
        if subject.looks:
            await self._follow(night, before)
        subject.look = False
        if self._is_outdated(night, before):
            event = await self._event(night, before)
            if night.place.guild in self._full and not event.id:
                await self._post.tell_full(night)
            if event != before:
                await self._note(subject, event)

    async def _note(self, subject: TrackedNight, event: ServerEvent) -> None:
        """Store the event immediately, or delete it if another worker has created one too. Raises PassedOn if
        another worker is now responsible for the messages.
        """
        subject.state = replace(subject.confirmed, event=event)
        try:
            await self._leases.persist_now(subject)
        except PassedOn:
            await self._leases.look(subject)
            if event.id and subject.confirmed.event.id != event.id:
                await self._drop(subject.night, event)
            raise

    async def _follow(self, night: Night, event: ServerEvent) -> None:
        """Move a night to the time to which its event was moved by hand."""
        try:
            at = await self._moved(night, event)
            if at is not None:
                await self._nights.follow(night.id, at)
        except (*failures.CALL_FAILED, TableError) as error:
            log.info("race night %s: whether its event was moved is not known: %s", night.id, error)

    async def _event(self, night: Night, event: ServerEvent) -> ServerEvent:
        """Create, change or end the event as the night requires, and return the event that remains, or NONE.
        Raises temporary failures.
        """
        now, stage, shows = self._unix_now(), _stage(night), self._shows(night)
        if stage in _STATUS and now >= _end(night):
            return NONE
        try:
            return await self._change(night, event, stage, shows)
        except discord.HTTPException as error:
            if failures.passes(error):
                raise
            log.info("race night %s: its event stays as it is: %s", night.id, error)
            known = failures.meaning(error)
            if not event.id and known in (Meaning.PLACE, Meaning.FULL):
                self._refused[night.place.guild] = now + REFUSED_FOR
                if known is Meaning.FULL:
                    self._full.add(night.place.guild)
                return event
            return NONE if known is Meaning.GONE or not event.id else ServerEvent(event.id, shows)

    async def _change(self, night: Night, event: ServerEvent, stage: str, shows: str) -> ServerEvent:
        guild, id = night.place.guild, event.id or await self._made_before(night)
        if stage == "planned" and not event.id:
            if not id:
                id = int((await self._http.create_guild_scheduled_event(guild, **self._told(night)))["id"])
                self._full.discard(guild)
            return ServerEvent(id, shows)
        if not id:
            return NONE
        if stage == "off":
            await self._http.delete_scheduled_event(guild, id)
            return NONE
        change = {"status": _STATUS[stage]} if stage in _STATUS else self._told(night)
        await self._http.edit_scheduled_event(guild, id, **change)
        return NONE if stage == "over" else ServerEvent(id, shows)

    async def _made_before(self, night: Night) -> int:
        """Return the id of an event that was created for the night but not stored, or 0. Raises errors of
        Discord, and StoreAway.
        """
        guild, told, me = night.place.guild, self._told(night), self._client.user
        ahead = await self._nights.ahead_in(guild)
        noted = {each.event.id for each in (await self._nights.messages(ahead)).values()}
        for each in await self._http.get_scheduled_events(guild, with_user_count=False):
            same = each["name"] == told["name"] and each.get("entity_metadata") == told["entity_metadata"]
            begins = datetime.fromisoformat(each["scheduled_start_time"]).timestamp()
            mine = me is not None and int(each.get("creator_id") or 0) == me.id
            if mine and same and abs(begins - night.at) < 1 and int(each["id"]) not in noted:
                return int(each["id"])
        return 0

    async def _moved(self, night: Night, event: ServerEvent) -> float | None:
        """Return the Unix time to which the event of a night was moved by hand, or None. Raises errors of
        Discord.
        """
        if not event.id or not event.shows.startswith(f"planned {night.at} "):
            return None
        for each in await self._http.get_scheduled_events(night.place.guild, with_user_count=False):
            begins = datetime.fromisoformat(each["scheduled_start_time"]).timestamp()
            if int(each["id"]) == event.id and abs(begins - night.at) >= 1:
                return begins
        return None

    async def _drop(self, night: Night, event: ServerEvent) -> None:
        """Delete a duplicate event if possible."""
        try:
            await self._http.delete_scheduled_event(night.place.guild, event.id)
        except discord.HTTPException as error:
            log.info("race night %s: its second event stays: %s", night.id, error)

    def _told(self, night: Night) -> dict[str, Any]:
        place = night.place
        return {
            "name": heading_of(night, self._titles[night.title], place.locale),
            "privacy_level": discord.PrivacyLevel.guild_only.value,
            "entity_type": discord.EntityType.external.value,
            "entity_metadata": {"location": f"https://discord.com/channels/{place.guild}/{place.channel}"},
            "scheduled_start_time": _iso(night.at),
            "scheduled_end_time": _iso(_end(night)),
        }


def _stage(night: Night) -> str:
    return "active" if night.status in ("gathering", "running", "between") else night.status


def _end(night: Night) -> float:
    return night.at + (night.rounds * WEEK if night.cup and night.pace == "relaxed" else LASTS)


def _iso(unix: float) -> str:
    return datetime.fromtimestamp(unix, UTC).isoformat()
