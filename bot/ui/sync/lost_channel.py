"""Channels that are deleted or closed to the bot."""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import discord

from bot.locales.phrase import Phrase, Text, say, spoken
from bot.model.errors import TableError
from bot.model.snapshots import LOST, ending
from bot.model.store_errors import StoreAway
from bot.tables.decide import Abandon
from bot.tables.registry import DAY
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.errors import NEEDED, permission
from bot.ui.failures import Meaning
from bot.ui.messages.message import layout
from bot.ui.sync.message_state import BLOCKED, Shut, nonce
from bot.ui.sync.reconciler import PATIENCE
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Slot
from bot.ui.sync.tracked_table import PersonalKind, Track, TrackedTable
from bot.ui.text import safe

log = logging.getLogger(__name__)

FIRST_LOOK, LAST_LOOK = 15 * 60.0, 6 * 3_600.0
"""The first and the longest interval in seconds between retries in a channel that has refused calls."""
_PUBLIC = (Shut.BOARD_MESSAGE, Shut.MENTION, Shut.DELETE, Shut.SIGNPOST)
_MISSED = (Shut.BOARD_MESSAGE, Shut.MENTION, Shut.CHANNEL)
"""The refusals that players notice."""
_TAKES_LESS = {
    Shut.MENTION: (Shut.BOARD_MESSAGE, Shut.DELETE, Shut.SIGNPOST),
    Shut.BOARD_MESSAGE: (Shut.DELETE, Shut.SIGNPOST),
}
"""For some kinds of calls, the other kinds that need no additional permission."""
REMOVED = "removed"
"""The value in MessageState.words for a person who must be told that the bot was removed from the server."""
ENDED = "ended"
"""The value in MessageState.words for a person who must be told that the table was abandoned."""


class LostChannels:
    """Lasting refusals in channels, which are retried from time to time and reported once. track: tracks a
    table that is not in memory.
    """

    def __init__(self, services: Services, track: Track) -> None:
        self.on_lost: list[Callable[[int, int | None], None]] = []
        """The functions to call if the bot loses a server or channel, with the ids of the server and of the
        channel, or None for the whole server.
        """
        self._track = track
        self._tables = services.registry.tables
        self._dms = services.dms
        self._clock = services.clock
        self._play_clock = services.registry.clock
        self._leases = services.leases
        self._reconciler = services.reconciler
        self._later = services.later

    # refusals

    @contextmanager
    def guarded(self, tracked: TrackedTable, slot: Slot) -> Iterator[None]:
        """Record a lasting refusal of the channel within the context instead of raising it, or, after a
        success, that the channel allows that kind of call. Raises other failures.
        """
        kind = slot.kind.refusal_of(tracked, slot.key)
        if kind is None:
            yield
            return
        try:
            yield
        except discord.HTTPException as error:
            known = failures.meaning(error)
            lasts = kind in tracked.was_shut or slot.failing_for(self._clock.now()) >= PATIENCE
            if known is Meaning.NO_CHANNEL:
                self._note(tracked, Shut.CHANNEL)
            elif known is Meaning.RECIPIENT or (known is Meaning.PLACE and lasts):
                self._note(tracked, kind)
            else:
                raise
        else:
            self._allowed(tracked, kind)

    def _allowed(self, tracked: TrackedTable, kind: Shut) -> None:
        """Record that the channel allows a kind of call, and retry refused kinds that need no additional
        permission.
        """
        state = tracked.confirmed
        tracked.was_shut = [each for each in tracked.was_shut if each not in (kind, Shut.CHANNEL)]
        state.told = [each for each in state.told if each not in (kind, Shut.CHANNEL)]
        less = [each for each in state.shut if each in _TAKES_LESS.get(kind, ())]
        if less:
            state.shut = [each for each in state.shut if each not in less]
            tracked.was_shut += less
            self._reconciler.on_confirmed(tracked)

    def lose(self, guild: int, channel: int | None = None) -> None:
        """Record that a channel was deleted or, if `channel` is None, that the bot was removed from a
        server.
        """
        hosts = set[int]()
        for tracked in self._known(guild):
            self._lose(tracked, channel, hosts)
        self._later.begin(self._lose_uncached(guild, channel, hosts), f"lose {channel or guild}")
        for lost in self.on_lost:
            lost(guild, channel)

    async def _lose_uncached(self, guild: int, channel: int | None, hosts: set[int]) -> None:
        """Record the loss for tables that are not in memory, if the store answers."""
        with suppress(StoreAway):
            for table in await self._tables.find(guild=guild, channel=channel):
                if self._reconciler.get(table.snapshot.id, TrackedTable) is None:
                    tracked = await self._track(table)
                    self._reconciler.cache(tracked)
                    self._lose(tracked, channel, hosts)

    def _known(self, guild: int) -> list[TrackedTable]:
        """Return the tables and lobbies of a server whose messages are known."""
        known = [each for each in self._reconciler.all_of(TrackedTable) if each.state is not None]
        return [each for each in known if each.subject.snapshot.place.guild == guild]

    def _lose(self, tracked: TrackedTable, channel: int | None, hosts: set[int]) -> None:
        """Record the loss for a table. hosts: the ids of the hosts who were notified, to which this one is
        added.
        """
        if channel is not None:
            if tracked.channel == channel:
                self._note(tracked, Shut.CHANNEL, reported=True)
            return
        host, first = tracked.subject.snapshot.host, not tracked.confirmed.told
        for kind in _PUBLIC:
            self._note(tracked, kind, word=None if host in hosts else REMOVED)
        if first and REMOVED in tracked.confirmed.words.values():
            hosts.add(host)

    def _note(
        self, tracked: TrackedTable, kind: Shut, word: str | None = "", *, reported: bool = False
    ) -> None:
        """Record a refusal. word: the text for the host, "" for the standard one, or None for none. reported:
        whether an event has reported the deletion of the channel, so that no regular retries are needed.
        """
        state = tracked.confirmed
        if state.is_shut(kind):
            return
        log.warning("table %s: the channel is lost (%s)", tracked.id, kind)
        state.shut.append(kind)
        if tracked.playing and not state.told and kind in _MISSED:
            if word is not None:
                state.words[tracked.subject.snapshot.host] = word or kind.value
            state.told.append(kind)
        self.watch(tracked)
        if not reported:
            self._later.begin_once(partial(self._look, tracked), f"look {tracked.id}")
        self._reconciler.on_confirmed(tracked)

    async def _look(self, tracked: TrackedTable) -> None:
        """Retry in the channel from time to time, as long as the match is in progress and the channel refuses
        any calls.
        """
        pause = FIRST_LOOK
        while True:
            await self._play_clock.sleep_until(self._play_clock.now() + pause)
            pause = min(2 * pause, LAST_LOOK)
            if not tracked.playing or not tracked.confirmed.shut:
                return
            self.retry(tracked, gone=True)

    def look_again(self, guild: int) -> None:
        """Retry everything that a server has refused."""
        for tracked in self._known(guild):
            self.retry(tracked)

    def joined(self, guild: int) -> None:
        """Retry everything in a server that the bot has joined, and the DMs of people there."""
        self.look_again(guild)

        async def lift() -> None:
            await self._dms.lift(guild)
            for tracked in self._known(guild):
                self._reconciler.poke(tracked)

        self._later.until_done(lift, f"joined {guild}")

    def retry(self, tracked: TrackedTable, *, gone: bool = False) -> None:
        """Forget what the channel had refused as soon as there is a lease on the messages, and check them.
        gone: see `retry_now`.
        """

        async def leased() -> None:
            async with self._leases.held(tracked):
                self.retry_now(tracked, gone=gone)
                self._reconciler.on_confirmed(tracked)

        if tracked.state is not None and tracked.state.shut:
            self._later.until_done(leased, f"look-again {tracked.id}")

    def retry_now(self, tracked: TrackedTable, *, gone: bool = False) -> None:
        """Forget what the channel had refused, so that it is retried. gone: whether to do so even if the
        channel was deleted.
        """
        state = tracked.state
        if state is None or not state.shut or (Shut.CHANNEL in state.shut and not gone):
            return
        tracked.was_shut, state.shut = state.shut, []
        self._later.cancel(f"end {tracked.id}")

    # abandoned tables

    def watch(self, tracked: TrackedTable) -> None:
        """End a table once nobody has played there for a day, if its public message is refused now."""
        table = tracked.playing
        if table and tracked.confirmed.is_shut(Shut.BOARD_MESSAGE):
            self._later.begin_once(partial(self._end, tracked, table), f"end {tracked.id}")

    async def _end(self, tracked: TrackedTable, table: Table) -> None:
        try:
            while table.snapshot.status == "playing":
                pressed = max(player.pressed for player in table.snapshot.players)
                touched = max(table.snapshot.began, pressed)
                if self._play_clock.now() < touched + DAY:
                    await self._play_clock.sleep_until(touched + DAY)
                    continue
                try:
                    await self._abandon(tracked, table)
                except StoreAway:
                    await self._later.store_back()
        except Exception:
            log.exception("table %s could not be ended", tracked.id)

    async def _abandon(self, tracked: TrackedTable, table: Table) -> None:
        """End the table, and report that to its players."""
        async with self._leases.held(tracked):
            for player in table.snapshot.players:
                if player.person is not None:
                    tracked.confirmed.words[player.person] = ENDED
            self._reconciler.on_confirmed(tracked)
        try:
            await table.do(Abandon(LOST))
        except TableError as error:
            log.info("table %s: %s", tracked.id, error)


class Reports(PersonalKind):
    """Reports to people about problems with a table's channel: by DM or, if that is impossible, after the
    person's next press or command.
    """

    def __init__(self, services: Services) -> None:
        self._builder = services.builder
        self._dms = services.dms
        self._leases = services.leases
        self._reconciler = services.reconciler
        self._undelivered: dict[int, set[TrackedTable]] = {}
        """The tables whose report could not be sent by DM, by person."""

    def keys(self, tracked: TrackedTable) -> Iterable[int]:
        """Return the ids of the people with a pending report."""
        return tracked.confirmed.words

    def differs(self, tracked: TrackedTable, key: int, /) -> bool:
        """Return whether a person has a pending report about this table that can be sent by DM now."""
        kind, subject = tracked.confirmed.words.get(key), tracked.subject
        if kind is None or tracked in self._undelivered.get(key, ()):
            return False
        return kind != ENDED or (isinstance(subject, Table) and subject.snapshot.status == "ended")

    async def reconcile(self, tracked: TrackedTable, person: int, _: Doubt, /) -> None:
        """Send a person their report by DM or, if that is impossible, after their next press."""
        words = self._words(tracked, tracked.confirmed.words[person], person)
        once = nonce(tracked.id, "word", tracked.confirmed.words[person], person)
        if await self._dms.send(person, layout(words), once) is not None:
            tracked.confirmed.words.pop(person, None)
        else:
            self._undelivered.setdefault(person, set()).add(tracked)

    def undelivered(self, person: int) -> list[tuple[TrackedTable, str]]:
        """Return the reports to a person that could not be delivered by DM, each with its table."""
        waiting = self._undelivered.get(person, ())
        known = [(each, each.confirmed.words.get(person)) for each in waiting]
        return [(each, self._words(each, kind, person)) for each, kind in known if kind is not None]

    async def delivered(self, tracked: TrackedTable, person: int) -> None:
        """Record that the report about a table was delivered."""
        self._undelivered.get(person, set()).discard(tracked)
        async with self._leases.held(tracked):
            tracked.confirmed.words.pop(person, None)
            self._reconciler.on_confirmed(tracked)

    def delete_person(self, tracked: TrackedTable, person: int) -> None:
        """Drop the pending reports to a person who is being deleted."""
        tracked.confirmed.words.pop(person, None)
        self._undelivered.pop(person, None)

    def _words(self, tracked: TrackedTable, kind: str, person: int) -> str:
        subject, locale = tracked.subject, self._builder.reads(person)
        if kind == REMOVED:
            return say("answer-removed", locale)
        if kind == BLOCKED:
            head = self._builder.head(subject, tracked.confirmed.linked, locale)
            return f"{head}\n{say('answer-blocked', locale)}"
        told: Text = Phrase("answer-channel-shut", permissions=[permission(each) for each in NEEDED])
        if kind == ENDED:
            told = ending(subject.snapshot.ended if isinstance(subject, Table) else "")
        elif kind == Shut.CHANNEL:
            told = Phrase("answer-channel-gone")
        elif subject.snapshot.place.direct:
            told = Phrase("answer-dms-lost")
        return f"{self._builder.head(subject, 0, locale)}\n{spoken(told, locale, safe)}"
