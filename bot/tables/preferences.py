"""The settings of people and servers, which are cached for a while."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import replace
from typing import Final, Generic, TypeVar

from bot.locales.phrase import Locale
from bot.model.preferences import NO_CHOICE, NOTHING_CHOSEN, Preferences, ServerChoice
from bot.runtime.clock import Clock
from bot.storage.preferences import SqlPreferences
from bot.words.player_car import PlayerCar, person_car

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST: Final = 5_000
"""The maximum number of entries in each cache."""
FRESH: Final = 5.0
"""The number of seconds for which a cached value is used even if another process has changed it."""


class ReadCache(Generic[K, T]):
    """A cache of stored values by id. find: reads the values of ids. nothing: the value for ids that are not
    stored or were not read.
    """

    def __init__(self, find: Callable[[Collection[K]], Awaitable[Mapping[K, T]]], nothing: T) -> None:
        self._find = find
        self._nothing = nothing
        self._entries = OrderedDict[K, tuple[float, T]]()

    def __getitem__(self, id: K) -> T:
        return self._entries[id][1] if id in self._entries else self._nothing

    def put(self, id: K, value: T, now: float) -> None:
        """Cache a current value. now: the time at which it was read or written."""
        self._entries[id] = now, value
        self._entries.move_to_end(id)
        if len(self._entries) > MOST:
            self._entries.popitem(last=False)

    def put_nothing(self, id: K, now: float) -> None:
        """Record that nothing is stored for the given id at the time `now`."""
        self.put(id, self._nothing, now)

    async def read(self, ids: Iterable[K], since: float, now: float) -> None:
        """Read the values of those ids that were not read or cached since the time `since`. now: the current
        time.
        """
        before = {id: self._entries.get(id) for id in ids}
        for id in before.keys() & self._entries.keys():
            self._entries.move_to_end(id)
        old = {id: entry for id, entry in before.items() if entry is None or entry[0] < since}
        found = await self._find(old.keys()) if old else {}
        for id, entry in old.items():
            if self._entries.get(id) is entry:  # otherwise the entry was changed during the read
                self.put(id, found.get(id, self._nothing), now)


class PreferenceBook:
    """The settings of people and servers. alone: whether no other process writes them."""

    def __init__(self, store: SqlPreferences, clock: Clock, *, alone: bool) -> None:
        self._store = store
        self._clock = clock
        self._alone = alone
        self._people = ReadCache(store.find_preferences, NOTHING_CHOSEN)
        self._servers = ReadCache(store.find_servers, NO_CHOICE)

    async def load(self, persons: Iterable[int | None], *guilds: int | None, fresh: bool = False) -> None:
        """Read the settings of people and servers, so that `of` and `server` return them. fresh: whether to
        read the current state, which is needed before a change.
        """
        now = self._clock.ran()
        since = float("-inf") if self._alone else float("inf") if fresh else now - FRESH
        await self._people.read((each for each in persons if each), since, now)
        await self._servers.read((each for each in guilds if each), since, now)

    def of(self, person: int | None) -> Preferences:
        """Return the settings of a person, or the defaults if there are none. They must have been read with
        `load`.
        """
        return self._people[person or 0]

    def car_of(self, person: int) -> PlayerCar:
        """Return the car that the person has if no other player at the table has a similar one. Their
        settings must have been read.
        """
        return self.of(person).car or person_car(person)

    def server(self, guild: int) -> ServerChoice:
        """Return the settings of a server, or the defaults if there are none. They must have been read with
        `load`.
        """
        return self._servers[guild]

    async def choose(self, person: int, preferences: Preferences) -> None:
        """Store a person's settings."""
        await self._store.save_preferences(person, preferences)
        self._people.put(person, preferences, self._clock.ran())

    async def met(self, person: int, locale: Locale) -> None:
        """Store the language of a person's client if it has changed. Their settings must have been read."""
        before = self.of(person)
        if before.locale != locale:
            await self.choose(person, replace(before, locale=locale))

    async def set_zone(self, person: int, zone: str) -> None:
        """Store the time zone that a person last entered."""
        await self.choose(person, replace(self.of(person), zone=zone))

    async def choose_for_server(self, guild: int, choice: ServerChoice) -> None:
        """Store a server's settings."""
        await self._store.save_server(guild, choice)
        self._servers.put(guild, choice, self._clock.ran())

    def drop(self, person: int) -> None:
        """Record in the cache that no settings of a person are stored."""
        self._people.put_nothing(person, self._clock.ran())

    def drop_server(self, guild: int) -> None:
        """Record in the cache that no settings of a server are stored."""
        self._servers.put_nothing(guild, self._clock.ran())

    def quiet_left(self, person: int | None, unix: float) -> float:
        """Return the number of seconds until the end of a person's quiet hours, or 0 outside of them."""
        quiet = self.of(person).quiet
        return quiet.left(unix) if quiet else 0.0
