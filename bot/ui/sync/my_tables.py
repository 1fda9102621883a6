"""*My tables*: a pinned DM for a player with seats at several tables in play."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from pydantic import TypeAdapter

from bot.locales.phrase import Locale, say, spoken
from bot.runtime.clock import sleep
from bot.storage.messages import of_person
from bot.tables.table import Table
from bot.tables.table_cache import CachedTables
from bot.ui.failures import CALL_FAILED
from bot.ui.messages.message import layout, mark
from bot.ui.sync.message_state import nonce
from bot.ui.sync.posts import if_possible
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind, Subject
from bot.ui.sync.tracked_table import Track, TrackedTable
from bot.ui.text import safe, table_link

PAUSE = 3.0
"""The number of seconds between two updates of a person's list, and from a change to its update."""
MOST = 9
"""The maximum number of tables in a list."""
AT_ONCE = 50
"""The number of lists that are checked together after a start, every PAUSE seconds."""


def waits_for(table: Table, person: int) -> bool:
    """Return whether it is a person's turn at a table."""
    return any(table.snapshot.players[seat].person == person for seat in table.awaited)


def turn_at(table: Table, person: int, locale: Locale) -> str:
    """Return a table's headline for one of its players, in bold if it is that player's turn."""
    mine = waits_for(table, person)
    view = table.view(table.seat_of(person) if mine else None)
    now = spoken(table.title.words.text.headline(view, [safe(name) for name in table.names]), locale)
    return f"**{now}**" if mine else now


async def my_tables(tables: CachedTables, person: int) -> list[Table]:
    """Return the tables in play where a person has a seat, first those where they must act."""
    return sorted(await tables.find(person=person), key=lambda table: not waits_for(table, person))


@dataclass(frozen=True, slots=True)
class ListMessage:
    """A person's message *My tables*. message: its id, or 0. shows: the key of its content, or "" if
    unknown.
    """

    channel: int = 0
    message: int = 0
    shows: str = ""


_ADAPTER = TypeAdapter(ListMessage)


@dataclass(slots=True, eq=False, kw_only=True)
class ListedPerson(Subject[ListMessage]):
    """A person whose list is being shown."""

    person: int
    outdated: float = 0.0
    """The time of the first change that the list possibly does not show, or 0."""

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return "list"

    @property
    def server(self) -> int:
        """Return the person's id, in place of a server."""
        return self.person

    def read(self, document: str | None) -> None:
        """Take the state of the list from a stored document. Without one, it is empty."""
        self.state = _ADAPTER.validate_json(document) if document else ListMessage()

    def document(self) -> str:
        """Return the state of the list as a document to store, or "" if there is no message."""
        return _ADAPTER.dump_json(self.confirmed).decode() if self.confirmed.message else ""

    def doubt_content(self) -> None:
        """Record that the content of the list is unknown."""
        self.state = replace(self.confirmed, shows="")

    def is_final(self) -> bool:
        """Return True, because a list is read again when one of its tables changes."""
        return True


class MyTables(Kind[ListedPerson]):
    """The lists of people with seats at two or more tables in play, one DM each."""

    def __init__(self, services: Services, track: Track) -> None:
        self._posts = services.posts
        self._builder = services.builder
        self._dms = services.dms
        self._store = services.store.messages
        self._tables = services.registry.tables
        self._track = track
        self._reconciler = services.reconciler
        self._later = services.later
        self._clock = services.clock
        self._have = set[int]()
        """The ids of the people who have a list."""
        self._seated = dict[str, frozenset[int]]()
        """The ids of the people at each table in play that is in memory."""
        self._counts = Counter[int]()
        """The number of tables in play and in memory at which each person has a seat."""

    # the people whose list is possibly outdated

    def resume(self) -> None:
        """Check all lists, because the last process possibly left one outdated."""
        self._later.until_done(self._look_at_all, "my-tables")

    def look(self, tracked: TrackedTable) -> None:
        """Record that a table has changed, and update the lists of the people who have, or had until now, a
        seat there.
        """
        table = tracked.playing
        players = () if table is None or tracked.anywhere else table.snapshot.players
        seated = frozenset(each.person for each in players if each.person is not None)
        for person in self._seat(tracked.id, seated):
            if person in self._have or (self._counts[person] > 1 and not self._dms.shut(person)):
                self._mark(person)

    def leave(self, tracked: TrackedTable) -> None:
        """Record that a table is no longer in memory."""
        self._seat(tracked.id, frozenset())

    def _seat(self, table: str, people: frozenset[int]) -> frozenset[int]:
        before = self._seated.pop(table, frozenset())
        self._counts.subtract(before)
        self._counts.update(people)
        for person in before - people:
            if not self._counts[person]:
                del self._counts[person]
        if people:
            self._seated[table] = people
        return before | people

    async def _look_at_all(self) -> None:
        last = "person/"
        while people := await self._store.subjects_after(last, AT_ONCE):
            for last in people:
                person = int(last.partition("/")[2])
                self._have.add(person)
                self._mark(person)
            await sleep(self._clock, PAUSE)

    def _subject(self, person: int) -> ListedPerson:
        id = of_person(person)
        found = self._reconciler.get(id, ListedPerson)
        return found or ListedPerson(id=id, person=person, kinds=(self,))

    def _mark(self, person: int) -> None:
        subject = self._subject(person)
        subject.outdated = subject.outdated or self._clock.now()
        self._reconciler.mark(subject)

    async def delete_person(self, person: int) -> None:
        """Delete a person's stored list, and soon its message. Raises StoreAway."""
        self._have.discard(person)
        subject, leases = self._subject(person), self._reconciler.leases
        await leases.look(subject)
        listed = subject.confirmed
        if listed.message:
            async with leases.held(subject):
                subject.state = ListMessage()
                await leases.save(subject)
            self._later.until_done(partial(self._delete, listed), "my-tables")

    # updates of a list

    def differs(self, subject: ListedPerson, _: int, /) -> bool:
        """Return whether the list is outdated."""
        return subject.outdated > 0

    def may_wait(self, subject: ListedPerson, _: int, /) -> float:
        """Return the number of seconds for which the list can stay outdated."""
        return subject.outdated + PAUSE - self._clock.now()

    async def reconcile(self, subject: ListedPerson, _: int, _doubt: Doubt, /) -> None:
        """Compare the list with the person's tables, and edit, send or delete it. If that fails, it stays
        outdated, and the error is raised.
        """
        since, subject.outdated = subject.outdated, 0.0
        try:
            tables = await my_tables(self._tables, subject.person)
            if len(tables) > 1:
                await self._edit_or_send(subject, tables)
            else:
                if subject.confirmed.message:
                    await self._delete(subject.confirmed)
                self._note(subject, ListMessage())
        except Exception:
            subject.outdated = since
            raise

    async def _edit_or_send(self, subject: ListedPerson, tables: list[Table]) -> None:
        person, listed = subject.person, subject.confirmed
        locale = self._builder.reads(person)
        lines = [await self._line(table, person, locale) for table in tables[:MOST]]
        drawn = layout("\n".join([say("answer-mine", locale), *lines]))
        self._have.add(person)
        if listed.shows == drawn.key:
            return
        edited = listed.message and await self._dms.edit(person, listed.channel, listed.message, drawn)
        if not edited:
            ids = sorted(table.snapshot.id for table in tables)
            sent = await self._dms.send(person, drawn, nonce("my-tables", person, listed.message, *ids))
            if sent is None:
                self._note(subject, ListMessage())
                return
            listed = ListMessage(sent.channel.id, sent.id)
            with suppress(*CALL_FAILED):
                await sent.pin()
        self._note(subject, replace(listed, shows=drawn.key))

    def _note(self, subject: ListedPerson, listed: ListMessage) -> None:
        if not listed.message:
            self._have.discard(subject.person)
        subject.state = listed

    async def _line(self, table: Table, person: int, locale: Locale) -> str:
        state = (await self._track(table)).confirmed
        place, message = table.snapshot.place, state.linked or 0
        hand = state.hand(person)
        if hand is not None:
            place, message = replace(place, guild=0, channel=hand.channel), hand.message
        return say(
            "answer-mine-table",
            locale,
            mark=mark(table.snapshot.id),
            game=table.title.name,
            where=table_link(table.snapshot.id, place, message),
            now=turn_at(table, person, locale),
        )

    async def _delete(self, listed: ListMessage) -> None:
        await if_possible(self._posts.delete(listed.channel, listed.message), "list")
