"""What people have chosen for themselves, and servers: calls, quiet hours, looks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

from bot.locales.phrase import ENGLISH, Locale
from bot.model.time_zones import time_zone
from bot.words.livery import Livery

Calls: TypeAlias = Literal["channel", "dm", "none"]
"""How somebody is called to their turn: in the table's channel, by a new direct message, or not at all."""

_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of each day in which somebody is not called: from `begin` to `end`, in minutes after midnight in
    that time zone (see bot.model.time_zones).
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
        for ahead in (-1, 0):  # those that began before midnight go on
            begin, end = self._on(unix, ahead)
            if begin <= unix < end:
                return end - unix
        return 0.0

    def after(self, unix: float, seconds: float) -> float:
        """The Unix time by which that many seconds outside of them have passed."""
        while seconds > 0:
            unix += self.left(unix)
            begin = next(begin for begin, _ in (self._on(unix, ahead) for ahead in (0, 1, 2)) if begin > unix)
            step = min(seconds, begin - unix)
            unix, seconds = unix + step, seconds - step
        return unix

    def _on(self, unix: float, ahead: int) -> tuple[float, float]:
        """When they begin and end that many days after the day of a Unix time. A night in which the clocks
        change is an hour shorter or longer, and a time that they show twice ends them the second time.
        """
        local = datetime.fromtimestamp(unix, time_zone(self.zone))
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
        begin = midnight + timedelta(days=ahead, minutes=self.begin)
        end = begin + timedelta(minutes=self.minutes)
        return begin.timestamp(), max(end.timestamp(), end.replace(fold=1).timestamp())


@dataclass(frozen=True, slots=True)
class Wish:
    """To be notified when a table of that game opens in that server. title: the game's key; "": any."""

    guild: int
    title: str = ""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person has chosen."""

    calls: Calls = "channel"
    quiet: Quiet | None = None
    theme: str = "standard"
    """The key of how their hands look."""
    lessons: Mapping[str, int] = field(default_factory=dict)
    """How many presses of each game's lesson they have done, by its key."""
    car: Livery | None = None
    """Theirs at every table; None: the one of their id."""
    tips: bool = True
    """Whether the first prompts of a game that is new to them say why."""
    language: Locale = ""
    """The one they have chosen, "" for their client's."""
    locale: Locale = ENGLISH
    """Their client's at their last press."""
    zone: str = ""
    """The time zone that they typed last (see bot.model.time_zones), or ""."""
    lends: bool = False
    """Whether others may try what this person missed in their games."""

    @property
    def reads(self) -> Locale:
        """The language of what they read."""
        return self.language or self.locale


NOTHING_CHOSEN: Final = Preferences()


@dataclass(frozen=True, slots=True)
class ServerChoice:
    """What a server has chosen."""

    theme: str = "standard"
    """The key of how its tables look."""
    ratings: bool = False
    """Are its players rated?"""
    role: int = 0
    """The id of the role that lobbies mention, or 0."""
    language: Locale = ""
    """That of its tables; "": see bot.ui.text."""
    circuit: str = ""
    """The id of the circuit that new lobbies count for, or ""."""
    most_person: int = 0
    """How many lobbies and games one person may have here at once, where that is fewer than the host's
    settings allow; 0: as many.
    """
    most_channel: int = 0
    """The same of one channel."""
    most_server: int = 0
    """The same of the server."""


NO_CHOICE: Final = ServerChoice()
