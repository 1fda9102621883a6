"""What people have chosen for themselves: calls, quiet hours, looks."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, tzinfo
from functools import cache
from typing import Any, Final, Literal, Protocol, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.tables.records import Due, TableRecord

log = logging.getLogger(__name__)

Calls: TypeAlias = Literal["channel", "dm", "none"]
"""How somebody is called to their turn: in the table's channel, by a new direct message, or not at all."""

_Record: TypeAlias = TableRecord[Any, Any, Any, Any]

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
        """The Unix time by which so many seconds outside of them have passed."""
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
    """To be told when a table of that game opens in that server. title: the game's key; "": any."""

    guild: int
    title: str = ""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person has chosen. theme: the key of how their hands look. lessons: how many presses of each
    game's lesson they have done, by its key. wishes: of which tables they want to be told.
    """

    calls: Calls = "channel"
    quiet: Quiet | None = None
    theme: str = "standard"
    lessons: Mapping[str, int] = field(default_factory=dict)
    wishes: tuple[Wish, ...] = ()


NOTHING_CHOSEN: Final = Preferences()


@dataclass(frozen=True, slots=True)
class ServerChoice:
    """What a server has chosen. theme: the key of how its tables look. ratings: are its players rated? role:
    the id of the role that lobbies mention, or 0.
    """

    theme: str = "standard"
    ratings: bool = False
    role: int = 0


NO_CHOICE: Final = ServerChoice()


class PreferenceStore(Protocol):
    """Durable memory of what people and servers have chosen."""

    async def load_preferences(self) -> tuple[dict[int, Preferences], dict[int, ServerChoice]]:
        """What each person has chosen, and each server."""

    async def find_preferences(self, person: int) -> Preferences | None:
        """What that person has chosen; None: nothing."""

    async def find_server(self, guild: int) -> ServerChoice | None:
        """What that server has chosen; None: nothing."""

    async def save_preferences(self, person: int, preferences: Preferences) -> None:
        """Write what a person has chosen over what they had."""

    async def save_server(self, guild: int, choice: ServerChoice) -> None:
        """Write what a server has chosen over what it had."""


class PreferenceBook:
    """What everybody has chosen, in memory and on disk."""

    def __init__(self, store: PreferenceStore) -> None:
        self._store = store
        self._people: dict[int, Preferences] = {}
        self._servers: dict[int, ServerChoice] = {}

    async def load(self) -> None:
        """Read what is stored."""
        self._people, self._servers = await self._store.load_preferences()

    async def hear_of(self, person: int) -> None:
        """Another worker may have changed what that person has chosen: read it anew."""
        found = await self._store.find_preferences(person)
        self._people.pop(person, None)
        if found is not None:
            self._people[person] = found

    async def hear_of_server(self, guild: int) -> None:
        """The same of a server."""
        found = await self._store.find_server(guild)
        self._servers.pop(guild, None)
        if found is not None:
            self._servers[guild] = found

    def of(self, person: int | None) -> Preferences:
        """What that person has chosen; the defaults for whoever has chosen nothing."""
        return self._people.get(person or 0, NOTHING_CHOSEN)

    def wishing(self, guild: int, title: str) -> list[int]:
        """Who wants to be told of a table of that game in that server."""
        fits = {Wish(guild), Wish(guild, title)}
        return [person for person, chosen in self._people.items() if not fits.isdisjoint(chosen.wishes)]

    def server(self, guild: int) -> ServerChoice:
        """What that server has chosen."""
        return self._servers.get(guild, NO_CHOICE)

    async def choose(self, person: int, preferences: Preferences) -> None:
        """Keep what a person has chosen."""
        await self._store.save_preferences(person, preferences)
        self._people[person] = preferences

    async def choose_for_server(self, guild: int, choice: ServerChoice) -> None:
        """Keep what a server has chosen."""
        await self._store.save_server(guild, choice)
        self._servers[guild] = choice

    def forget(self, person: int) -> None:
        """Know nothing of that person any more; the store forgets them by itself."""
        self._people.pop(person, None)

    async def drop_server(self, guild: int) -> None:
        """Know nothing of that server any more: what people wish to be told of there goes, too; the store
        forgets the server itself.
        """
        self._servers.pop(guild, None)
        for person, chosen in list(self._people.items()):
            wishes = tuple(wish for wish in chosen.wishes if wish.guild != guild)
            if wishes != chosen.wishes:
                await self.choose(person, replace(chosen, wishes=wishes))

    def quiet_left(self, person: int | None, unix: float) -> float:
        """For how many seconds that person is to be left alone."""
        quiet = self.of(person).quiet
        return quiet.left(unix) if quiet else 0.0

    def spared(self, record: _Record, before: Sequence[Due], now: float, unix: float) -> _Record:
        """The table with the clocks of a relaxed one longer by the quiet hours of whoever they run for. Those
        of `before` are so already. now: play time; unix: the same in Unix seconds.
        """
        if record.pace != "relaxed":
            return record
        known = {(due.seat, due.turn, due.at) for due in before}
        dues = tuple(
            due if (due.seat, due.turn, due.at) in known else self._longer(record, due, now, unix)
            for due in record.dues
        )
        return replace(record, dues=dues)

    def _longer(self, record: _Record, due: Due, now: float, unix: float) -> Due:
        quiet = self.of(record.players[due.seat].person).quiet
        if quiet is None:
            return due
        half, at = (quiet.after(unix, each - now) - unix + now for each in (due.half, due.at))
        return replace(due, half=half, at=at)
