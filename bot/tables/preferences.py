"""What people and servers have chosen, read when they are met and kept in memory for a while."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.locales.phrase import Locale
from bot.model.preferences import NO_CHOICE, NOTHING_CHOSEN, Preferences, ServerChoice, Wish
from bot.runtime.clock import Clock
from bot.storage.preferences import SqlPreferences
from bot.tables.read_cache import ReadCache
from bot.words.livery import Livery, person_livery

FRESH: Final = 5.0
"""Seconds for which what was read counts, though another process may have changed it."""


class PreferenceBook:
    """What people and servers have chosen: read when they are met, and told from memory then. alone: no other
    process writes it.
    """

    def __init__(self, store: SqlPreferences, clock: Clock, *, alone: bool) -> None:
        self._store = store
        self._clock = clock
        self._alone = alone
        self._people = ReadCache(store.find_preferences, NOTHING_CHOSEN)
        self._servers = ReadCache(store.find_servers, NO_CHOICE)

    async def know(self, persons: Iterable[int | None], *guilds: int | None, fresh: bool = False) -> None:
        """Know what these people and servers have chosen, for `of` and `server`. fresh: as it is in this
        moment, to be changed; else as it was FRESH ago, at the latest.
        """
        now = self._clock.ran()
        since = float("-inf") if self._alone else float("inf") if fresh else now - FRESH
        await self._people.read((each for each in persons if each), since, now)
        await self._servers.read((each for each in guilds if each), since, now)

    def of(self, person: int | None) -> Preferences:
        """What that person, who is known, has chosen; the defaults for whoever has chosen nothing."""
        return self._people[person or 0]

    def car_of(self, person: int) -> Livery:
        """The car of this person, whose preferences were read, where no other player has a similar one."""
        return self.of(person).car or person_livery(person)

    def server(self, guild: int) -> ServerChoice:
        """The same of a server."""
        return self._servers[guild]

    async def choose(self, person: int, preferences: Preferences) -> None:
        """Keep what a person has chosen."""
        await self._store.save_preferences(person, preferences)
        self._people.keep(person, preferences, self._clock.ran())

    async def met(self, person: int, locale: Locale) -> None:
        """Store the language of a person's client if it has changed, for messages that nobody pressed for."""
        before = self.of(person)
        if before.locale != locale:
            await self.choose(person, replace(before, locale=locale))

    async def set_zone(self, person: int, zone: str) -> None:
        """Store the time zone that a person typed last."""
        await self.choose(person, replace(self.of(person), zone=zone))

    async def choose_for_server(self, guild: int, choice: ServerChoice) -> None:
        """Keep what a server has chosen."""
        await self._store.save_server(guild, choice)
        self._servers.keep(guild, choice, self._clock.ran())

    async def wishes_of(self, person: int) -> Sequence[Wish]:
        """The tables of which that person wants to be notified."""
        return await self._store.wishes_of(person)

    async def wish(self, person: int, guild: int, titles: Collection[str]) -> None:
        """Of that server it is tables of these games from now on; "": of any."""
        await self._store.wish(person, guild, titles)

    async def wishing(self, guild: int, title: str) -> Sequence[int]:
        """The people to notify of a table of that game in that server."""
        return await self._store.wishing(guild, title)

    def forget(self, person: int) -> None:
        """Drop that person from the cache: the store no longer knows them."""
        self._people.forget(person, self._clock.ran())

    def forget_server(self, guild: int) -> None:
        """The same of a server."""
        self._servers.forget(guild, self._clock.ran())

    def quiet_left(self, person: int | None, unix: float) -> float:
        """For how many seconds that person is to be left alone."""
        quiet = self.of(person).quiet
        return quiet.left(unix) if quiet else 0.0
