"""Time zones by their stored names: IANA names, and offsets from UTC such as "UTC+5:30"."""

import logging
import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

log = logging.getLogger(__name__)

_OFFSET: Final = re.compile(r"UTC(?P<sign>[+-])(?P<hours>\d{1,2})(?::(?P<minutes>\d\d))?")
_EAST, _WEST = 14 * 60, -12 * 60
"""The offsets of the most distant time zones from UTC, in minutes."""


def offset_zone(sign: str, hours: int, minutes: int = 0) -> str | None:
    """Return the name of the zone at an offset, or None if there is none. "+" is east, as people write it."""
    total = (hours * 60 + minutes) * (-1 if sign == "-" else 1)
    if minutes % 15 or minutes >= 60 or not _WEST <= total <= _EAST:
        return None
    return f"UTC{sign}{hours}{f':{minutes:02}' if minutes else ''}" if total else "UTC"


def readable(name: str) -> str:
    """Return the name of a time zone for people to read, with spaces instead of underscores."""
    return name.replace("_", " ")


def clock_at(unix: float, zone: str) -> str:
    """Return the time of day at a Unix time in a time zone, such as 20:30."""
    return f"{datetime.fromtimestamp(unix, time_zone(zone)):%H:%M}"


@cache
def time_zone(name: str) -> tzinfo:
    """Return the time zone with the given name, or UTC if this machine does not know it."""
    offset = _OFFSET.fullmatch(name)
    if offset is not None:
        minutes = int(offset["hours"]) * 60 + int(offset["minutes"] or 0)
        return timezone(timedelta(minutes=-minutes if offset["sign"] == "-" else minutes))
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        log.warning("the time zone %s is unknown here: times in it count in UTC", name)
        return UTC
