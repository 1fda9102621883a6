"""Channels that are deleted or closed to the bot: the host is notified once, play continues in DMs, and an
abandoned table ends.
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial

import discord

from bot.locales.phrase import Phrase, Text, say, spoken
from bot.model.errors import TableError
from bot.model.ports import StoreAway
from bot.model.snapshots import LOST, ending
from bot.runtime.clock import Clock
from bot.tables.decide import Abandon
from bot.tables.registry import DAY, TableRegistry
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.errors import NEEDED, permission
from bot.ui.failures import Meaning
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import layout
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.leases import Leases
from bot.ui.sync.message_state import BLOCKED, Shut, nonce
from bot.ui.sync.reconciler import PATIENCE
from bot.ui.sync.showing import PersonalKind, Showing
from bot.ui.sync.subject import Doubt, Kind, Slot
from bot.ui.text import safe

log = logging.getLogger(__name__)

FIRST_LOOK, LAST_LOOK = 15 * 60.0, 6 * 3_600.0
"""Seconds until a refused channel is retried, growing from the first to the last. Permissions can come back
without an event.
"""
_PUBLIC = (Shut.BOARD, Shut.MENTION, Shut.DELETE, Shut.SIGNPOST)
"""The slots of a channel."""
_MISSED = (Shut.BOARD, Shut.MENTION, Shut.CHANNEL)
"""The slots that the players miss when they are refused."""
_TAKES_LESS = {
    Shut.MENTION: (Shut.BOARD, Shut.DELETE, Shut.SIGNPOST),
    Shut.BOARD: (Shut.DELETE, Shut.SIGNPOST),
}
"""The slots that need fewer permissions than each slot, because edits and deletions need none to send."""
REMOVED = "removed"
"""In MessageState.words: the bot was removed from the server."""
ENDED = "ended"
"""In MessageState.words: the table was ended because nobody had touched it."""


class LostChannels:
    """Lasting refusals in channels, which are retried from time to time and reported once."""

    def __init__(
        self,
        *,
        registry: TableRegistry,
        leases: Leases,
        later: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._clock = clock
        self._registry = registry
        self._leases = leases
        self._later = later

    # refusals

    @contextmanager
    def guarded(self, showing: Showing, slot: Slot, kind: Shut) -> Iterator[None]:
        """Guard one try in the channel. A lasting refusal is noted, and not retried."""
        try:
            yield
        except discord.HTTPException as error:
            known = failures.meaning(error)
            lasts = kind in showing.was_shut or slot.failing_for(self._clock.now()) >= PATIENCE
            if known is Meaning.NO_CHANNEL:
                self._note(showing, Shut.CHANNEL)
            elif known is Meaning.RECIPIENT or (known is Meaning.PLACE and lasts):
                self._note(showing, kind)
            else:
                raise
        else:
            self._allowed(showing, kind)

    def _allowed(self, showing: Showing, kind: Shut) -> None:
        """Record that the channel allows that again. Other slots that need no further permission are retried
        once.
        """
        state = showing.confirmed
        showing.was_shut = [each for each in showing.was_shut if each not in (kind, Shut.CHANNEL)]
        state.told = [each for each in state.told if each not in (kind, Shut.CHANNEL)]
        less = [each for each in state.shut if each in _TAKES_LESS.get(kind, ())]
        if less:
            state.shut = [each for each in state.shut if each not in less]
            showing.was_shut += less
            showing.on_confirmed(showing)

    def lose(self, showings: Sequence[Showing], guild: int, channel: int | None) -> None:
        """Record that Discord has reported this channel deleted, or with None that the bot was removed from
        the server. Nothing is retried there.
        """
        known = [each for each in showings if each.state is not None]
        there = [each for each in known if each.subject.snapshot.place.guild == guild]
        if channel is None:
            self._leave(there)
        for showing in there:
            if showing.subject.snapshot.place.channel == channel:
                self._note(showing, Shut.CHANNEL, reported=True)

    def _leave(self, showings: Sequence[Showing]) -> None:
        """Notify each host once that the bot was removed, however many tables they have there."""
        hosts = set[int]()
        for showing in showings:
            host, first = showing.subject.snapshot.host, not showing.confirmed.told
            for kind in _PUBLIC:
                self._note(showing, kind, word=None if host in hosts else REMOVED)
            if first and REMOVED in showing.confirmed.words.values():
                hosts.add(host)

    def _note(self, showing: Showing, kind: Shut, word: str | None = "", *, reported: bool = False) -> None:
        """Record a refusal. word: the text for its host, "" for the standard one, None for none. reported:
        whether Discord has reported it in an event, which is final. A response to a call may be wrong.
        """
        state = showing.confirmed
        if state.is_shut(kind):
            return
        log.warning("table %s: the channel is lost (%s)", showing.id, kind)
        state.shut.append(kind)
        if showing.playing and not state.told and kind in _MISSED:
            if word is not None:
                state.words[showing.subject.snapshot.host] = word or kind.value
            state.told.append(kind)
        self.watch(showing)
        if not reported:
            self._later.begin_once(partial(self._look, showing), f"look {showing.id}")
        showing.on_confirmed(showing)

    async def _look(self, showing: Showing) -> None:
        """Check from time to time whether the channel is open again, while there is something to show."""
        pause = FIRST_LOOK
        while True:
            await self._registry.clock.sleep_until(self._registry.clock.now() + pause)
            pause = min(2 * pause, LAST_LOOK)
            if not showing.playing or not showing.confirmed.shut:
                return
            await self.look_again_claimed(showing, gone=True)

    def look_again(self, showing: Showing, *, gone: bool = False) -> None:
        """Retry what the channel had refused, because something may have changed there. gone: whether to
        retry also if the channel was reported deleted.
        """
        state = showing.state
        if state is None or not state.shut or (Shut.CHANNEL in state.shut and not gone):
            return
        showing.was_shut, state.shut = state.shut, []
        self._later.cancel(f"end {showing.id}")

    async def look_again_claimed(self, showing: Showing, *, gone: bool = False) -> None:
        """Retry what the channel had refused, with a claim on its messages. Raises StoreAway."""
        async with self._leases.held(showing):
            self.look_again(showing, gone=gone)
            showing.on_confirmed(showing)

    # tables that nobody touches

    def watch(self, showing: Showing) -> None:
        """End a table whose public message cannot be seen, once nobody has touched it for a day."""
        table = showing.playing
        if table and showing.confirmed.is_shut(Shut.BOARD):
            self._later.begin_once(partial(self._end, showing, table), f"end {showing.id}")

    async def _end(self, showing: Showing, table: Table) -> None:
        try:
            while table.snapshot.status == "playing":
                pressed = max(player.pressed for player in table.snapshot.players)
                touched = max(table.snapshot.began, pressed)
                if self._registry.clock.now() < touched + DAY:
                    await self._registry.clock.sleep_until(touched + DAY)
                    continue
                try:
                    await self._abandon(showing, table)
                except StoreAway:
                    await self._later.store_back()
        except Exception:
            log.exception("table %s could not be ended", showing.id)

    async def _abandon(self, showing: Showing, table: Table) -> None:
        """Record the report first, so a crash in between does not lose it."""
        async with self._leases.held(showing):
            for player in table.snapshot.players:
                if player.person is not None:
                    showing.confirmed.words[player.person] = ENDED
            showing.on_confirmed(showing)
        try:
            await table.do(Abandon(LOST))
        except TableError as error:
            log.info("table %s: %s", showing.id, error)


class ChannelKind(Kind[Showing]):
    """A kind of message in the channel of a table or lobby, whose lasting refusals are noted."""

    def __init__(self, lost: LostChannels) -> None:
        self._lost = lost

    def guarded(self, showing: Showing, slot: Slot) -> AbstractContextManager[None]:
        """Guard one try in the channel. A lasting refusal of this kind of message is noted."""
        assert self.refusal is not None
        return self._lost.guarded(showing, slot, self.refusal)


class Reports(PersonalKind):
    """Reports to people about their channel: by DM, or else after the person's next press or command."""

    def __init__(self, builder: MessageBuilder, dms: DirectMessages, leases: Leases) -> None:
        self._builder = builder
        self._dms = dms
        self._leases = leases
        self._undelivered: dict[int, set[Showing]] = {}

    def keys(self, showing: Showing) -> Iterable[int]:
        """Return the people to whom a report is pending."""
        return showing.confirmed.words

    def differs(self, showing: Showing, key: int) -> bool:
        """Return whether the report to a person can be delivered now."""
        kind, subject = showing.confirmed.words.get(key), showing.subject
        if kind is None or key in showing.undelivered:
            return False
        return kind != ENDED or (isinstance(subject, Table) and subject.snapshot.status == "ended")

    async def reconcile(self, showing: Showing, person: int, _: Doubt, /) -> None:
        """Send that person the report by DM or, if that is impossible, after their next press."""
        words = self._words(showing, showing.confirmed.words[person], person)
        once = nonce(showing.id, "word", showing.confirmed.words[person], person)
        if await self._dms.send(person, layout(words), once) is not None:
            self._said(showing, person)
        else:
            showing.undelivered.add(person)
            self._undelivered.setdefault(person, set()).add(showing)

    def undelivered(self, person: int) -> list[tuple[Showing, str]]:
        """Return the reports to a person that no DM could deliver."""
        waiting = self._undelivered.get(person, ())
        known = [(each, each.confirmed.words.get(person)) for each in waiting]
        return [(each, self._words(each, kind, person)) for each, kind in known if kind is not None]

    async def delivered(self, showing: Showing, person: int) -> None:
        """Record that the report was delivered."""
        self._undelivered.pop(person, None)
        showing.undelivered.discard(person)
        async with self._leases.held(showing):
            self._said(showing, person)

    def _said(self, showing: Showing, person: int) -> None:
        showing.confirmed.words.pop(person, None)
        showing.on_confirmed(showing)

    def delete_person(self, showing: Showing, person: int) -> None:
        """Drop the pending reports to a person who is being deleted."""
        showing.confirmed.words.pop(person, None)
        showing.undelivered.discard(person)
        self._undelivered.pop(person, None)

    def _words(self, showing: Showing, kind: str, person: int) -> str:
        subject, locale = showing.subject, self._builder.reads(person)
        if kind == REMOVED:
            return say("answer-removed", locale)
        if kind == BLOCKED:
            head = self._builder.head(subject, showing.confirmed.linked, locale)
            return f"{head}\n{say('answer-blocked', locale)}"
        told: Text = Phrase("answer-channel-shut", permissions=[permission(each) for each in NEEDED])
        if kind == ENDED:
            told = ending(subject.snapshot.ended if isinstance(subject, Table) else "")
        elif kind == Shut.CHANNEL:
            told = Phrase("answer-channel-gone")
        elif subject.snapshot.place.direct:
            told = Phrase("answer-dms-lost")
        return f"{self._builder.head(subject, 0, locale)}\n{spoken(told, locale, safe)}"
