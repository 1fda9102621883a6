"""The daily: today's deal, the people's tries, and the results that they have shared."""

from collections.abc import Mapping, Sequence

from bot.league.daily_game import Day, day_at
from bot.league.daily_results import DailyResult, Shared, Try, compared, in_a_row, on, ranked
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot
from bot.model.store_errors import Conflict
from bot.storage.dailies import SqlDailies
from bot.tables.table import Table
from bot.tables.table_cache import CachedTables
from bot.title import AnyTitle as Title

PLAYED = Phrase("refuse-daily-played")


class Dailies:
    """The dailies and their tries. titles: the available games."""

    def __init__(
        self, *, store: SqlDailies, tables: CachedTables, clock: PlayClock, titles: Mapping[str, Title]
    ) -> None:
        self._store = store
        self._tables = tables
        self.tries, self.unshare = store.dailies_of, store.unshare_daily
        self._clock = clock
        self._games = {key: title.table.daily for key, title in titles.items()}

    @property
    def today(self) -> Day:
        """Return today's daily."""
        return day_at(self._clock.unix_now())

    @property
    def yesterday(self) -> Day:
        """Return yesterday's daily."""
        return Day(self.today.number - 1)

    def game(self, day: Day) -> str:
        """Return the key of the game that is the daily on the given day."""
        return day.game(self._games)

    async def of(self, person: int, day: Day) -> Try | None:
        """Return a person's try at the deal of the given day, or None."""
        return on(await self.tries(person), day)

    async def in_play(self, own: Try | None) -> Table | None:
        """Return the table of a try while its game is in progress, and otherwise None."""
        if own is None or own.finished:
            return None
        table = await self._tables.get(own.table)
        return None if table is None or table.snapshot.status != "playing" else table

    async def streak(self, person: int) -> int:
        """Return the person's streak: the number of days, up to today, on which they finished the daily
        without missing more than GRACE days in a row.
        """
        return in_a_row(await self.tries(person), self.today)

    async def table(self, guild: int, day: Day) -> Sequence[tuple[int, Shared]]:
        """Return the tries of a day that members of a server have shared there, best first, with their
        ranks.
        """
        return ranked(await self._store.shared_dailies(guild, day.number))

    async def must_be_new(self, person: int) -> None:
        """Raise TableError if the person has had their try today."""
        if await self.of(person, self.today) is not None:
            raise TableError(PLAYED)

    async def result(self, own: Try | None, tries: Sequence[Try]) -> DailyResult | None:
        """Return the result of a person's try, compared with the shared tries of others, or None if the try
        is missing or unfinished. tries: all tries of that person.
        """
        if own is None or not own.finished:
            return None
        outcomes = await self._store.outcomes(own.day, without=own.person)
        among = compared(own, outcomes, self._games[own.title].robots + 1)
        return DailyResult(own, among, in_a_row(tries, self.today))

    async def result_of(self, snapshot: AnySnapshot) -> DailyResult | None:
        """Return the result of the daily played at a table, or None if the table is not a finished daily."""
        if snapshot.daily is None or snapshot.status != "over":
            return None
        tries = await self.tries(snapshot.host)
        return await self.result(on(tries, snapshot.daily), tries)

    async def places(self, person: int, day: Day) -> tuple[Sequence[tuple[int, int]], frozenset[int]]:
        """Return the servers and channels (their ids) to suggest for sharing the person's result of a day,
        and the ids of the servers where it was shared.
        """
        there = await self._store.shared_to(person, day.number)
        found = await self._store.channels_of(person)
        return [each for each in found if each[0] not in there], there

    async def share(self, guild: int, channel: int, person: int, name: str, day: Day) -> Try:
        """Share a person's result of a day in a server, and return their try. Raises TableError if the try is
        missing or unfinished, or was already shared there.
        """
        own = await self.of(person, day)
        if own is None or not own.finished:
            raise TableError(Phrase("refuse-daily-unfinished"))
        try:
            await self._store.share_daily(guild, Shared(name, own), channel)
        except Conflict:
            raise TableError(Phrase("refuse-daily-shared")) from None
        return own

    async def best(self, guild: int, person: int) -> Shared | None:
        """Return the best try at yesterday's deal that was shared in a server, or None. Raises TableError
        while the person's own game with that deal is in progress.
        """
        own = await self.of(person, self.yesterday)
        if await self.in_play(own) is not None:
            raise TableError(Phrase("refuse-daily-own-first"))
        found = await self.table(guild, self.yesterday)
        return found[0][1] if found else None

    async def is_open(self, snapshot: AnySnapshot, guild: int) -> bool:
        """Return whether everyone in a server can watch a game, because it is a daily of a past day and was
        shared there.
        """
        day = snapshot.daily
        if day is None or snapshot.status != "over" or day.number >= self.today.number:
            return False
        shared = await self._store.shared_dailies(guild, day.number)
        return any(each.one.table == snapshot.id for each in shared)
