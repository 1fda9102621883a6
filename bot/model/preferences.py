"""What people have chosen for themselves, and servers: calls, quiet hours, looks."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from functools import cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.locales.phrase import ENGLISH, Locale
from bot.words.livery import Livery

log = logging.getLogger(__name__)

Calls: TypeAlias = Literal["channel", "dm", "none"]
"""How somebody is called to their turn: in the table's channel, by a new direct message, or not at all."""

_DAY = 24 * 60


@cache
def _zone(name: str) -> tzinfo:
    """The time zone of that name; UTC where this machine does not know it, as it did when it was chosen."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        log.warning("the time zone %s is unknown here: quiet hours in it count in UTC", name)
        return UTC


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of each day in which somebody is not called: from `begin` to `end`, in minutes after midnight in
    that time zone (a name of the IANA's).
    """

    begin: int
    end: int
    zone: str

    @property
    def minutes(self) -> int:
        """How long they are."""
        return (self.end - self.begin) % _DAY

    def left(self, unix: float) -> float:
        """For how many seconds they go on at that Unix time; 0: they are not now."""
        past = (self._minute(unix) - self.begin) % _DAY
        return max(0.0, (self.minutes - past) * 60)

    def after(self, unix: float, seconds: float) -> float:
        """The Unix time by which that many seconds outside of them have passed."""
        while seconds > 0:
            while left := self.left(unix):  # twice in a night in which the clocks go back
                unix += left
            step = min(seconds, max(60.0, ((self.begin - self._minute(unix)) % _DAY) * 60))
            unix, seconds = unix + step, seconds - step
        return unix

    def _minute(self, unix: float) -> float:
        local = datetime.fromtimestamp(unix, _zone(self.zone))
        return local.hour * 60 + local.minute + local.second / 60


@dataclass(frozen=True, slots=True)
class Wish:
    """To be notified when a table of that game opens in that server. title: the game's key; "": any."""

    guild: int
    title: str = ""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person has chosen. theme: the key of how their hands look. lessons: how many presses of each
    game's lesson they have done, by its key. car: theirs at every table; None: the one of their id.
    language: the one they have chosen, "" for their client's. locale: their client's at their last press.
    tips: whether the first prompts of a game that is new to them say why. zone: the time zone that they typed
    last, a name of the IANA's, or "". lends: whether others may try what this person missed in their games.
    """

    calls: Calls = "channel"
    quiet: Quiet | None = None
    theme: str = "standard"
    lessons: Mapping[str, int] = field(default_factory=dict)
    car: Livery | None = None
    tips: bool = True
    language: Locale = ""
    locale: Locale = ENGLISH
    zone: str = ""
    lends: bool = False

    @property
    def reads(self) -> Locale:
        """The language of what they read."""
        return self.language or self.locale


NOTHING_CHOSEN: Final = Preferences()


@dataclass(frozen=True, slots=True)
class ServerChoice:
    """What a server has chosen. theme: the key of how its tables look. ratings: are its players rated? role:
    the id of the role that lobbies mention, or 0. language: that of its tables; "": see
    bot.ui.text. circuit: the id of the circuit that new lobbies count for, or "". most_person,
    most_channel, most_server: how many lobbies and games there may be at once, where that is fewer than the
    host's settings allow; 0: as many.
    """

    theme: str = "standard"
    ratings: bool = False
    role: int = 0
    language: Locale = ""
    circuit: str = ""
    most_person: int = 0
    most_channel: int = 0
    most_server: int = 0


NO_CHOICE: Final = ServerChoice()
