"""The scheduled events of servers. Only external ones are simulated, whose place is a text."""

from datetime import datetime

from bot.sandbox import permissions
from bot.sandbox.content import Content
from bot.sandbox.errors import ApiError, Faults, invalid, missing_permissions, unknown
from bot.sandbox.model import Event, Guild, Scheduled
from bot.sandbox.payloads import scheduled_json
from bot.sandbox.shapes import ScheduledBody

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
_AFTER = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
_EXTERNAL, _GUILD_ONLY = 3, 2
MOST = 100
"""The maximum number of scheduled or active events in a server."""


class ScheduledEvents:
    """The bot's scheduled events. Every method raises ApiError where Discord refuses."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def handle(
        self, guild: Guild, parts: list[str], method: str, body: ScheduledBody
    ) -> tuple[int, object] | None:
        """Carry out a request, and return the response, or None if the request is unknown. parts: its path
        after "scheduled-events".
        """
        for each in guild.scheduled.values():
            _pass_time(each, self._content.clock.now())
        match (method, *parts):
            case ("GET",):
                lasting = [each for each in guild.scheduled.values() if each.status in _AFTER]
                return 200, [scheduled_json(each, guild, self._content.bot) for each in lasting]
            case ("POST",):
                return 200, scheduled_json(self._create(guild, body), guild, self._content.bot)
            case ("PATCH", id) if id.isdigit():
                return 200, scheduled_json(self._edit(guild, int(id), body), guild, self._content.bot)
            case ("DELETE", id) if id.isdigit():
                self._one(guild, int(id))
                del guild.scheduled[int(id)]
                self._content.emit(Event("scheduled_updated", guild=guild))
                return 204, None
        return None

    def _one(self, guild: Guild, id: int) -> Scheduled:
        self._must_be_allowed(guild)
        if id not in guild.scheduled:
            raise unknown(10070, "Guild Scheduled Event")
        return guild.scheduled[id]

    def _must_be_allowed(self, guild: Guild) -> None:
        granted = guild.members[self._content.bot.id].permissions
        if not granted & (permissions.CREATE_EVENTS | permissions.MANAGE_EVENTS | permissions.ADMINISTRATOR):
            raise missing_permissions()

    def _create(self, guild: Guild, body: ScheduledBody) -> Scheduled:
        self._must_be_allowed(guild)
        if sum(each.status in _AFTER for each in guild.scheduled.values()) >= MOST:
            raise ApiError(400, 30038, "Maximum number of guild scheduled events reached (100)")
        faults = Faults()
        faults.number(("entity_type",), body.get("entity_type"), _EXTERNAL, _EXTERNAL)
        faults.number(("privacy_level",), body.get("privacy_level"), _GUILD_ONLY, _GUILD_ONLY)
        faults.length(("name",), body.get("name"), 1, 100)
        place = body.get("entity_metadata")
        faults.length(("entity_metadata", "location"), place.get("location") if place else None, 1, 100)
        faults.refuse()
        event = Scheduled(id=self._content.new_id(), name="", location="", begins=0.0, ends=0.0)
        self._change(event, body)
        guild.scheduled[event.id] = event
        self._content.emit(Event("scheduled_updated", guild=guild))
        return event

    def _edit(self, guild: Guild, id: int, body: ScheduledBody) -> Scheduled:
        event = self._one(guild, id)
        if event.status not in _AFTER:
            raise ApiError(400, 180000, "Cannot update a finished event")
        status = body.get("status", event.status)
        if status != event.status and status not in _AFTER[event.status]:
            raise invalid(("status",), "GUILD_SCHEDULED_EVENT_STATUS", "Invalid status transition.")
        self._change(event, body)
        event.status = status
        self._content.emit(Event("scheduled_updated", guild=guild))
        return event

    def _change(self, event: Scheduled, body: ScheduledBody) -> None:
        begins = _unix(body.get("scheduled_start_time")) or event.begins
        ends = _unix(body.get("scheduled_end_time")) or event.ends
        if begins != event.begins and begins <= self._content.clock.now():
            raise invalid(
                ("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot be in the past."
            )
        if ends <= begins:
            raise invalid(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END", "Must be after the start.")
        event.begins, event.ends = begins, ends
        event.name = body.get("name", event.name)
        event.location = (body.get("entity_metadata") or {"location": event.location})["location"]


def _pass_time(event: Scheduled, now: float) -> None:
    """Start or end an event if its time has come."""
    if event.status == SCHEDULED and now >= event.begins:
        event.status = ACTIVE
    if event.status == ACTIVE and now >= event.ends:
        event.status = COMPLETED


def _unix(time: object) -> float:
    """Return a time of Discord as Unix seconds, or 0 if missing."""
    return datetime.fromisoformat(time).timestamp() if isinstance(time, str) else 0.0
