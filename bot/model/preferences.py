"""The settings of people and servers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from bot.locales.phrase import ENGLISH, Locale
from bot.model.time_zones import time_zone
from bot.words.player_car import PlayerCar

NotifyBy: TypeAlias = Literal["channel", "dm", "none"]
"""The way in which a person is pinged on their turn: a mention in the table's channel, a direct message, or
no ping.
"""

_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours of each day without pings: from `begin` to `end`, in minutes after midnight in the time zone
    `zone` (see bot.model.time_zones).
    """

    begin: int
    end: int
    zone: str

    @property
    def minutes(self) -> int:
        """Return the length of the quiet hours in minutes."""
        return (self.end - self.begin) % _DAY

    def left(self, unix: float) -> float:
        """Return the number of seconds left of the quiet hours at the Unix time `unix`, or 0 outside of
        them.
        """
        for ahead in (-1, 0):  # also the quiet hours that began the day before
            begin, end = self._on(unix, ahead)
            if begin <= unix < end:
                return end - unix
        return 0.0

    def after(self, unix: float, seconds: float) -> float:
        """Return the Unix time at which `seconds` seconds outside of the quiet hours have passed since the
        time `unix`.
        """
        while seconds > 0:
            unix += self.left(unix)
            begin = next(begin for begin, _ in (self._on(unix, ahead) for ahead in (0, 1, 2)) if begin > unix)
            step = min(seconds, begin - unix)
            unix, seconds = unix + step, seconds - step
        return unix

    def _on(self, unix: float, ahead: int) -> tuple[float, float]:
        """Return the Unix times at which the quiet hours start and end, `ahead` days after the day of a Unix
        time. If the clocks show the end twice, the second time counts.
        """
        local = datetime.fromtimestamp(unix, time_zone(self.zone))
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
        begin = midnight + timedelta(days=ahead, minutes=self.begin)
        end = begin + timedelta(minutes=self.minutes)
        return begin.timestamp(), max(end.timestamp(), end.replace(fold=1).timestamp())


@dataclass(frozen=True, slots=True)
class Wish:
    """The wish to be notified when a table of a game opens in a server. title: the game's key, or "" for any
    game.
    """

    guild: int
    title: str = ""


def digest(person: int) -> str:
    """Return a digest of a person's Discord id, which can be stored in the settings of servers and of other
    people, even after the person's data is deleted.
    """
    return sha256(f"apart {person}".encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's settings."""

    calls: NotifyBy = "channel"
    quiet: Quiet | None = None
    theme: str = "standard"
    """The key of the theme of the pictures that are drawn for the person."""
    lessons: Mapping[str, int] = field(default_factory=dict)
    """The number of exercises done in each game's lesson, by the game's key."""
    car: PlayerCar | None = None
    """The person's car at every table, or None for the default derived from their id."""
    tips: bool = True
    """Whether the first prompts in a game that is new to the person give reasons."""
    language: Locale = ""
    """The language that the person has chosen, or "" for that of their client."""
    locale: Locale = ENGLISH
    """The language of the person's client when the person last used the bot."""
    zone: str = ""
    """The last time zone that the person typed (see bot.model.time_zones), or ""."""
    lends: bool = False
    """Whether others can try the mistakes in this person's games as puzzles."""
    asked: bool = True
    """Whether others can challenge this person."""
    apart: tuple[str, ...] = ()
    """The digests (see `digest`) of the people whom this person does not want to meet."""

    @property
    def reads(self) -> Locale:
        """Return the language in which the person reads."""
        return self.language or self.locale

    def shuns(self, person: int) -> bool:
        """Return whether this person does not want to meet the person with the given Discord id."""
        return digest(person) in self.apart


NOTHING_CHOSEN: Final = Preferences()


@dataclass(frozen=True, slots=True)
class ServerChoice:
    """A server's settings."""

    theme: str = "standard"
    """The key of the theme of the server's tables."""
    ratings: bool = False
    """Whether the server's players are rated."""
    role: int = 0
    """The id of the role that lobbies mention, or 0."""
    language: Locale = ""
    """The language that was chosen for the server's tables, or "" (see bot.ui.text)."""
    circuit: str = ""
    """The id of the circuit for which new lobbies count by default, or ""."""
    most_person: int = 0
    """The maximum number of lobbies and games of one person in this server, or 0 for the host's limit, which
    is never exceeded.
    """
    most_channel: int = 0
    """The maximum number of lobbies and games in one channel, or 0 for the host's limit, which is never
    exceeded.
    """
    most_server: int = 0
    """The maximum number of lobbies and games in this server, or 0 for the host's limit, which is never
    exceeded.
    """
    reports: int = 0
    """The id of the channel that receives players' reports, or 0."""
    kept_out: str = ""
    """The digests of the people who cannot open lobbies or circuits in this server, separated by spaces."""

    def keeps_out(self, person: int) -> bool:
        """Return whether a person cannot open lobbies or circuits in this server."""
        return digest(person) in self.kept_out.split()


NO_CHOICE: Final = ServerChoice()
