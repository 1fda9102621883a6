"""The call: the short message that mentions whoever is to move. It exists as long as somebody is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.tables.attention import Attention
from bot.tables.records import Player
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.messages.builder import MessageBuilder
from bot.ui.sync.dms import DirectMessages
from bot.ui.sync.message_state import UNSURE, Showing, agrees, nonce
from bot.ui.sync.strays import find_stray
from bot.ui.text import link, moment


@dataclass(frozen=True, slots=True)
class _Call:
    """A call as it should be. called: whom it calls to what, "" when it calls nobody; key: of its words."""

    people: tuple[Player, ...]
    reminded: bool
    called: str
    key: str


class CallMessage:
    """What a table's call should be, and one try to make it so: sent once a turn and once more at half time,
    when the one before is taken away.

    Who is awaited together is called together; it stands while some of them have still to move. What changes
    otherwise, the deadline or the place of the table, is an edit: it calls nobody again.
    """

    def __init__(
        self,
        client: discord.Client,
        builder: MessageBuilder,
        attention: Attention,
        dms: DirectMessages,
        unix: Callable[[float], float],
    ) -> None:
        self._dms = dms
        self._client = client
        self._builder = builder
        self._attention = attention
        self._unix = unix

    def differs(self, showing: Showing) -> bool:
        """Is there something to do about the call?"""
        table, state = showing.subject, showing.known
        if not isinstance(table, Table):
            return False
        call = self._wanted(table, state.anchor, state.called)
        if not call.called:
            return state.ping != 0 or state.called != ""
        if not state.ping or not _covers(state.called, call.called):
            return True
        return not agrees(state.call, call.key, showing.slack)

    async def bring(self, showing: Showing, *, doubtful: bool, astray: bool) -> None:
        """Send the call, edit it, or take it away. doubtful: one may have been sent of which we do not know.
        astray: so long ago that its nonce is forgotten.
        """
        table, state = showing.subject, showing.known
        assert isinstance(table, Table)
        call = self._wanted(table, state.anchor, state.called)
        if call.called and state.ping and _covers(state.called, call.called):
            await self._edit(showing, table, call)
        else:
            if astray or showing.said or (not call.called and state.called == UNSURE):
                await self._find(showing, table)
            showing.said = False
            old = state.ping
            if call.called:
                await self._send(showing, table, call, doubtful=doubtful)
            else:
                state.ping, state.called, state.call = 0, "", ""
            state.discard(table.record.place.channel, old)
        showing.confirmed(showing)

    def _wanted(self, table: Table, anchor: int, called: str) -> _Call:
        """The call as it should be: to whoever is not there, and whom it has called already."""
        reminded = any(due.reminded for due in table.record.dues)
        head, _, had = called.rpartition(":")
        before = had.split(",") if head == f"{table.turn}:{reminded}" else []
        people = tuple(
            player
            for seat in sorted(table.awaited)
            if (player := table.record.players[seat]).driver is None
            and self._calls(table, player.person)
            and (str(player.person) in before or not self._attention.is_there(table, seat))
        )
        persons = ",".join(str(player.person) for player in people)
        called = f"{table.turn}:{reminded}:{persons}" if persons else ""
        due = int(self._due(table)) if table.record.dues else 0
        return _Call(people, reminded, called, f"{anchor}@{due}")

    def _calls(self, table: Table, person: int | None) -> bool:
        """Is that person to be called here? Also who wants a DM that cannot come: nobody is left out."""
        if person is None:
            return False
        how = self._attention.calls(table, person)
        return how == "channel" or (how == "dm" and self._dms.shut(person))

    async def _send(self, showing: Showing, table: Table, call: _Call, *, doubtful: bool) -> None:
        """Send it after the youngest press in the channel; as the bot where there is none, or where a nonce
        is to find what was sent before.
        """
        state = showing.known
        words = self._words(table, state.anchor, call)
        users = [discord.Object(player.person) for player in call.people if player.person is not None]
        called = discord.AllowedMentions(everyone=False, roles=False, users=users)
        state.called = UNSURE  # until it is answered, nobody knows whom the call that stands calls
        message = None
        if not doubtful:
            showing.said = True
            message = await showing.token_edits.say(table.record.place.channel, words, called)
            showing.said = False
        if message is None:
            once = nonce(showing.id, "call", state.last_call)
            message = await self._channel(table).send(words, nonce=once, allowed_mentions=called)
        state.ping = state.last_call = message.id
        state.called, state.call = call.called, call.key
        if message.content != words:  # it is that of a try before this one, whose answer was lost
            state.called = UNSURE

    async def _find(self, showing: Showing, table: Table) -> None:
        """Look for one that was sent and of which we do not know: another one takes its place."""
        state, place = showing.known, table.record.place
        known = {state.ping, *(message for _, message in state.trash)}
        named = f"table {table.record.id}"
        stray = await find_stray(
            self._client,
            self._channel(table),
            lambda message: (
                message.id not in known
                and message.content.startswith("<@")  # what calls for players to a lobby names nobody
                and named in message.content
            ),
        )
        if stray is not None:
            state.discard(place.channel, state.ping)
            state.ping = state.last_call = stray.id

    async def _edit(self, showing: Showing, table: Table, call: _Call) -> None:
        state = showing.known
        words = self._words(table, state.anchor, call)
        try:
            if not await showing.token_edits.retell(state.ping, words):
                await self._channel(table).get_partial_message(state.ping).edit(content=words)
        except discord.HTTPException as error:
            if not failures.moves(error):
                raise
            if not failures.loses(error):
                state.discard(table.record.place.channel, state.ping)
            state.ping, state.called, state.call = 0, "", ""
            return
        state.called, state.call = call.called, call.key

    def _channel(self, table: Table) -> discord.PartialMessageable:
        place = table.record.place
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)

    def _words(self, table: Table, anchor: int, call: _Call) -> str:
        who = ", ".join(f"<@{player.person}>" for player in call.people)
        what = "half of your time has passed" if call.reminded else "your turn"
        where = f"{self._builder.title(table).name} table {table.record.id}"
        if anchor:
            where = f"[{where}]({link(table.record.place, anchor)})"
        clock = f" Your time runs out {moment(self._due(table))}." if table.record.dues else ""
        return f"{who}, {what} at {where}.{clock}"

    def _due(self, table: Table) -> float:
        return self._unix(min(due.at for due in table.record.dues))


def without(called: str, person: int) -> str:
    """What a call calls to, without that person; "" when it then calls nobody."""
    head, _, persons = called.rpartition(":")
    left = [each for each in persons.split(",") if each not in ("", str(person))]
    return f"{head}:{','.join(left)}" if left else ""


def _covers(old: str, new: str) -> bool:
    """Does the call that stands say what the new one would, to these people and perhaps more?"""
    (before, _, had), (now, _, has) = old.rpartition(":"), new.rpartition(":")
    return bool(has) and before == now and set(has.split(",")) <= set(had.split(","))
