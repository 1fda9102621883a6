"""The deal of the day: which it is now, who has played it, and who has shown their result to which server."""

from collections.abc import Mapping, Sequence

from bot.league.daily_game import Day, day_at
from bot.league.daily_results import DailyResult, Shared, Try, compared, in_a_row, on, ranked
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.model.play_clock import PlayClock
from bot.model.ports import Conflict
from bot.model.snapshots import AnySnapshot
from bot.storage.dailies import SqlDailies
from bot.title import AnyTitle as Title

PLAYED = Phrase("refuse-daily-played")


class Dailies:
    """What is known of the deals of the day. titles: the games there are."""

    def __init__(self, store: SqlDailies, clock: PlayClock, titles: Mapping[str, Title]) -> None:
        self._store = store
        self.tries, self.unshare = store.dailies_of, store.unshare_daily
        self._clock = clock
        self._games = {key: title.table.daily for key, title in titles.items()}

    @property
    def today(self) -> Day:
        """The deal of today."""
        return day_at(self._clock.unix_now())

    @property
    def yesterday(self) -> Day:
        """The deal of yesterday, as it would be dealt now."""
        return Day(self.today.number - 1)

    def game(self, day: Day) -> str:
        """The key of the game it is dealt in."""
        return day.game(self._games)

    async def of(self, person: int, day: Day) -> Try | None:
        """The try of that person on that day."""
        return on(await self.tries(person), day)

    async def streak(self, person: int) -> int:
        """How many days in a row that person has finished one, up to today."""
        return in_a_row(await self.tries(person), self.today)

    async def table(self, guild: int, day: Day) -> Sequence[tuple[int, Shared]]:
        """What members of that server have shown to it of that day, best first, with their ranks."""
        return ranked(await self._store.shared_dailies(guild, day.number))

    async def must_be_new(self, person: int) -> None:
        """Raises TableError for a person who has had their try today."""
        if await self.of(person, self.today) is not None:
            raise TableError(PLAYED)

    async def result(self, own: Try | None, tries: Sequence[Try]) -> DailyResult | None:
        """That try among all of its day that were shared, to whatever server; None until it is finished.
        tries: all of that person.
        """
        if own is None or not own.finished:
            return None
        outcomes = await self._store.outcomes(own.day, without=own.person)
        among = compared(own, outcomes, self._games[own.title].robots + 1)
        return DailyResult(own, among, in_a_row(tries, self.today))

    async def result_of(self, snapshot: AnySnapshot) -> DailyResult | None:
        """The same of the try at that table; None also if it is none."""
        if snapshot.daily is None or snapshot.status != "over":
            return None
        tries = await self.tries(snapshot.host)
        return await self.result(on(tries, snapshot.daily), tries)

    async def places(self, person: int, day: Day) -> tuple[Sequence[tuple[int, int]], frozenset[int]]:
        """Servers and channels where that person may want to share their result of that day; and the servers
        that have seen it.
        """
        there = await self._store.shared_to(person, day.number)
        found = await self._store.channels_of(person)
        return [each for each in found if each[0] not in there], there

    async def share(self, guild: int, channel: int, person: int, name: str, day: Day) -> Try:
        """Show somebody's result of that day to a server, once. Raises TableError."""
        own = await self.of(person, day)
        if own is None or not own.finished:
            raise TableError(Phrase("refuse-daily-unfinished"))
        try:
            await self._store.share_daily(guild, Shared(name, own), channel)
        except Conflict:
            raise TableError(Phrase("refuse-daily-shared")) from None
        return own

    async def best(self, guild: int, person: int) -> Shared | None:
        """The best of what was shown to that server yesterday, for that person to look at, if there is any.
        Raises TableError while their own game with that deal goes on.
        """
        own = await self.of(person, self.yesterday)
        if own is not None and not own.finished:
            raise TableError(Phrase("refuse-daily-own-first"))
        found = await self.table(guild, self.yesterday)
        return found[0][1] if found else None

    async def is_open(self, snapshot: AnySnapshot, guild: int) -> bool:
        """Whether everybody in that server may look at that game: a daily of a day that is over, which its
        player has shared there.
        """
        day = snapshot.daily
        if day is None or snapshot.status != "over" or day.number >= self.today.number:
            return False
        shared = await self._store.shared_dailies(guild, day.number)
        return any(each.one.table == snapshot.id for each in shared)
