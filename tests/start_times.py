"""What people fill into a form that asks when a race night starts."""

from datetime import UTC, datetime
from typing import Any

from tests.venue import Venue


def start_in(venue: Venue, hours: float, zone: str = "UTC") -> dict[str, Any]:
    """Return the fields for a start in some hours, at the last whole minute before."""
    return start_at(venue.bot.registry.clock.unix_now() + hours * 3_600, zone)


def start_at(unix: float, zone: str = "UTC") -> dict[str, Any]:
    """Return the fields for a start in the minute of a Unix time. zone: the typed time zone, while
    the day and the time are those of UTC.
    """
    at = datetime.fromtimestamp(unix, UTC)
    return {"day": [at.date().isoformat()], "time": f"{at:%H:%M}", "zone": zone}
