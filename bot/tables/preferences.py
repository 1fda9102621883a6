"""What people have chosen for themselves: calls, quiet hours, looks."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, tzinfo
from functools import cache
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.runtime.clock import Clock
from bot.tables.records import Due, TableRecord

log = logging.getLogger(__name__)

Calls: TypeAlias = Literal["channel", "dm", "none"]
"""How somebody is called to their turn: in the table's channel, by a new direct message, or not at all."""

_Record: TypeAlias = TableRecord[Any, Any, Any, Any]

_DAY = 24 * 60
T = TypeVar("T")

KEPT: Final = 5_000
"""What so many people, and as many servers, have chosen is in memory at once."""
FRESH: Final = 5.0
"""Seconds for which what was read counts, though another process may have changed it."""


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
    """To be told when a table of that game opens in that server. title: the game's key; "": any."""

    guild: int
    title: str = ""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person has chosen. theme: the key of how their hands look. lessons: how many presses of each
    game's lesson they have done, by its key.
    """

    calls: Calls = "channel"
    quiet: Quiet | None = None
    theme: str = "standard"
    lessons: Mapping[str, int] = field(default_factory=dict)


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

    async def find_preferences(self, persons: Collection[int]) -> Mapping[int, Preferences]:
        """What those of these people have chosen who have chosen anything."""

    async def find_servers(self, guilds: Collection[int]) -> Mapping[int, ServerChoice]:
        """The same of servers."""

    async def save_preferences(self, person: int, preferences: Preferences) -> None:
        """Write what a person has chosen over what they had."""

    async def save_server(self, guild: int, choice: ServerChoice) -> None:
        """Write what a server has chosen over what it had."""

    async def wishes_of(self, person: int) -> Sequence[Wish]:
        """Of which tables that person wants to be told."""

    async def wish(self, person: int, guild: int, titles: Collection[str]) -> None:
        """Of that server it is tables of these games from now on; "": of any."""

    async def wishing(self, guild: int, title: str) -> Sequence[int]:
        """Who wants to be told of a table of that game in that server."""


class _Read(Generic[T]):
    """What was read of late, by id; what was asked for the longest ago goes first. nothing: what stands for
    whatever is not stored, or was not read.
    """

    def __init__(self, find: Callable[[Collection[int]], Awaitable[Mapping[int, T]]], nothing: T) -> None:
        self._find = find
        self._nothing = nothing
        self._kept = OrderedDict[int, tuple[float, T]]()

    def __getitem__(self, id: int) -> T:
        return self._kept[id][1] if id in self._kept else self._nothing

    def keep(self, id: int, value: T, now: float) -> None:
        """That is so now."""
        self._kept[id] = now, value
        self._kept.move_to_end(id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, id: int, now: float) -> None:
        """There is nothing stored any more."""
        self.keep(id, self._nothing, now)

    async def read(self, ids: Iterable[int], since: float, now: float) -> None:
        """Read those that were not read since then."""
        before = {id: self._kept.get(id) for id in ids}
        for id in before.keys() & self._kept.keys():
            self._kept.move_to_end(id)
        old = {id: kept for id, kept in before.items() if kept is None or kept[0] < since}
        found = await self._find(old.keys()) if old else {}
        for id, kept in old.items():
            if self._kept.get(id) is kept:  # else somebody has chosen meanwhile
                self.keep(id, found.get(id, self._nothing), now)


class PreferenceBook:
    """What people and servers have chosen: read when they are met, and told from memory then. alone: no other
    process writes it.
    """

    def __init__(self, store: PreferenceStore, clock: Clock, *, alone: bool) -> None:
        self._store = store
        self._clock = clock
        self._alone = alone
        self._people = _Read(store.find_preferences, NOTHING_CHOSEN)
        self._servers = _Read(store.find_servers, NO_CHOICE)

    async def know(self, persons: Iterable[int | None], *guilds: int | None, anew: bool = False) -> None:
        """Know what these people and servers have chosen, for `of` and `server`. anew: as it is in this
        moment, to be changed; else as it was FRESH ago, at the latest.
        """
        now = self._clock.ran()
        since = float("-inf") if self._alone else float("inf") if anew else now - FRESH
        await self._people.read((each for each in persons if each), since, now)
        await self._servers.read((each for each in guilds if each), since, now)

    def of(self, person: int | None) -> Preferences:
        """What that person, who is known, has chosen; the defaults for whoever has chosen nothing."""
        return self._people[person or 0]

    def server(self, guild: int) -> ServerChoice:
        """The same of a server."""
        return self._servers[guild]

    async def choose(self, person: int, preferences: Preferences) -> None:
        """Keep what a person has chosen."""
        await self._store.save_preferences(person, preferences)
        self._people.keep(person, preferences, self._clock.ran())

    async def choose_for_server(self, guild: int, choice: ServerChoice) -> None:
        """Keep what a server has chosen."""
        await self._store.save_server(guild, choice)
        self._servers.keep(guild, choice, self._clock.ran())

    async def wishes_of(self, person: int) -> Sequence[Wish]:
        """Of which tables that person wants to be told."""
        return await self._store.wishes_of(person)

    async def wish(self, person: int, guild: int, titles: Collection[str]) -> None:
        """Of that server it is tables of these games from now on; "": of any."""
        await self._store.wish(person, guild, titles)

    async def wishing(self, guild: int, title: str) -> Sequence[int]:
        """Who wants to be told of a table of that game in that server."""
        return await self._store.wishing(guild, title)

    def forget(self, person: int) -> None:
        """The store knows nothing of that person any more."""
        self._people.forget(person, self._clock.ran())

    def forget_server(self, guild: int) -> None:
        """The same of a server."""
        self._servers.forget(guild, self._clock.ran())

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
