"""The short message that mentions the players who must act."""

import discord

from bot.locales.phrase import Phrase, say
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.messages.message import NOTHING, Content
from bot.ui.messages.public_table import table_deadline
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.message_state import NOBODY_KNOWS, Mentioned, MessageState, Shut, Turn, nonce
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind
from bot.ui.sync.tracked_table import TrackedTable
from bot.ui.text import link, moment, person_mention


class MentionMessage(Kind[TrackedTable]):
    """The message that mentions the players who must act. It is sent anew whenever it must notify them."""

    refusal = Shut.MENTION

    def __init__(self, services: Services, board_message: BoardMessage) -> None:
        self.links_to = board_message
        self._said = set[str]()
        """The ids of the tables whose last mention was sent as a follow-up and got no response, so that no
        nonce can find it.
        """
        self._client = services.client
        self._posts = services.posts
        self._notifications = services.registry.notifications
        self._dms = services.dms
        self._unix = services.registry.clock.unix

    def differs(self, tracked: TrackedTable, _: int, /) -> bool:
        """Return whether the message is outdated or missing, or must be deleted."""
        table, state = tracked.subject, tracked.confirmed
        if not isinstance(table, Table):
            return False
        mention = self._wanted(table, state.called)
        if mention is None:
            return state.ping != 0 or state.called is not None
        text = self._shows(table, state.anchor)
        return not _is_made(mention, state) or not state.call.agrees(text, tracked.tolerance)

    async def reconcile(self, tracked: TrackedTable, _: int, doubt: Doubt, /) -> None:
        """Send, edit or delete the message."""
        table, state = tracked.subject, tracked.confirmed
        assert isinstance(table, Table)
        mention = self._wanted(table, state.called)
        if mention is not None and _is_made(mention, state):
            await self._edit(tracked, table, mention)
            return
        unknown = mention is None and state.called == NOBODY_KNOWS
        if doubt is Doubt.LOST or tracked.id in self._said or unknown:
            await self._find(tracked, table)
        self._said.discard(tracked.id)
        old = state.ping
        if mention is None:
            state.ping, state.called, state.call = 0, None, NOTHING
        else:
            await self._send(tracked, table, mention, doubt)
        state.discard(tracked.channel, old)

    def _wanted(self, table: Table, called: Mentioned | None) -> Mentioned | None:
        """Return the people whom the message should mention now, or None if there are none. called: the
        people whom it mentions already, or None.
        """
        turn = Turn(table.turn, any(due.reminded for due in table.snapshot.clocks))
        before = called.persons if called is not None and called.turn == turn else ()
        persons = tuple(
            person
            for seat in sorted(table.awaited)
            if (person := table.snapshot.players[seat].person) is not None
            and table.snapshot.players[seat].robot is None
            and self._is_mentioned(table, person)
            and (person in before or not self._notifications.is_there(table, seat))
        )
        return Mentioned(turn, persons) if persons else None

    def _shows(self, table: Table, anchor: int) -> Content:
        """Return the content of the message, apart from the people whom it mentions."""
        return Content(str(anchor), table_deadline(table.snapshot, self._unix))

    def _is_mentioned(self, table: Table, person: int) -> bool:
        """Return whether a person should be mentioned in the channel, possibly because their DMs are
        closed.
        """
        how = self._notifications.notify_by(table, person)
        return how == "channel" or (how == "dm" and self._dms.shut(person))

    async def _send(self, tracked: TrackedTable, table: Table, mention: Mentioned, doubt: Doubt) -> None:
        """Send the message, if possible as a follow-up to the latest press in the channel, and otherwise as
        the bot.
        """
        state = tracked.confirmed
        words, text = self._words(table, state.anchor, mention), self._shows(table, state.anchor)
        users = [discord.Object(person) for person in mention.persons]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        state.called = NOBODY_KNOWS  # until the response arrives, it is unknown whom it mentions
        message = None
        if not doubt:
            self._said.add(tracked.id)
            message = await tracked.token_edits.say(table.snapshot.place.channel, words, allowed)
            self._said.discard(tracked.id)
        if message is None:
            once = nonce(tracked.id, "call", state.last_call)
            message = await self._channel(table).send(words, nonce=once, allowed_mentions=allowed)
        state.ping = state.last_call = message.id
        state.called, state.call = mention, text
        if message.content != words:  # an earlier try sent it, and its response was lost
            state.called = NOBODY_KNOWS

    async def _find(self, tracked: TrackedTable, table: Table) -> None:
        """Look for an untracked message, and track it in place of the known one, which is deleted."""
        state, place = tracked.confirmed, table.snapshot.place
        known = {state.ping} | {message for _, message in state.trash}
        orphan = await self._posts.find(
            place.channel,
            lambda message: (
                message.id not in known
                and message.content.startswith("<@")  # unlike a lobby's message that pings players
                and table.snapshot.id in message.content
            ),
        )
        if orphan is not None:
            state.discard(place.channel, state.ping)
            state.ping = state.last_call = orphan.id

    async def _edit(self, tracked: TrackedTable, table: Table, mention: Mentioned) -> None:
        state = tracked.confirmed
        words, text = self._words(table, state.anchor, mention), self._shows(table, state.anchor)
        try:
            if not await tracked.token_edits.retell(state.ping, words):
                await self._channel(table).get_partial_message(state.ping).edit(content=words)
        except discord.HTTPException as error:
            if not failures.moves(error):
                raise
            if failures.meaning(error) is not Meaning.GONE:
                state.discard(table.snapshot.place.channel, state.ping)
            state.ping, state.called, state.call = 0, None, NOTHING
            return
        state.called, state.call = mention, text

    def _channel(self, table: Table) -> discord.PartialMessageable:
        place = table.snapshot.place
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)

    def _words(self, table: Table, anchor: int, mention: Mentioned) -> str:
        snapshot = table.snapshot
        where = Phrase(
            "answer-call-link" if anchor else "answer-call-table",
            game=table.title.name,
            table=snapshot.id,
            link=link(snapshot.place, anchor),
        )
        names = ", ".join(map(person_mention, mention.persons))
        reminded = "yes" if mention.turn is not None and mention.turn.reminded else "no"
        deadline = table_deadline(snapshot, self._unix)
        when = moment(deadline) if deadline else ""
        id = "answer-call-clock" if when else "answer-call"
        return say(id, snapshot.place.locale, names=names, reminded=reminded, where=where, when=when)


def _is_made(mention: Mentioned, state: MessageState) -> bool:
    """Return whether the tracked message already makes the wanted mention."""
    return state.ping != 0 and state.called is not None and state.called.covers(mention)
