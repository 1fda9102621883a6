"""The filled-in fields of the form that asks when a race night starts."""

from datetime import UTC, datetime
from typing import Any

from tests.venue import Venue


def start_in(venue: Venue, hours: float, zone: str = "UTC") -> dict[str, Any]:
    """Return the fields for a start `hours` hours from now, rounded down to a whole minute."""
    return start_at(venue.bot.registry.clock.unix_now() + hours * 3_600, zone)


def start_at(unix: float, zone: str = "UTC") -> dict[str, Any]:
    """Return the fields for a start in the minute of a Unix time. zone: the time zone to type. It does not
    affect the day and the time, which are in UTC.
    """
    at = datetime.fromtimestamp(unix, UTC)
    return {"day": [at.date().isoformat()], "time": f"{at:%H:%M}", "zone": zone}
