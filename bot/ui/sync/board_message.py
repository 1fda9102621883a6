"""The public message of a lobby or table, and the signposts at its former places."""

import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord.utils import snowflake_time

from bot.model.snapshots import Place
from bot.runtime.clock import Clock
from bot.tables.attention import Attention, more_follows
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout, Shown
from bot.ui.messages.table import moved_message
from bot.ui.sync.answering import redraw
from bot.ui.sync.leases import Leases
from bot.ui.sync.lost_channel import ChannelKind, LostChannels
from bot.ui.sync.message_state import BLOCKED, UNSURE, Shut, nonce
from bot.ui.sync.nameless import NAMELESS, hidden
from bot.ui.sync.orphaned_messages import BOARD, SEAT, find_orphan, has_buttons_of
from bot.ui.sync.showing import Showing
from bot.ui.sync.subject import Doubt
from bot.ui.text import link

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""Seconds after which a message is posted again: Discord limits edits of messages older than an hour
(docs/discord.md, section 2, point 1)."""
BURIED = 8
"""The number of messages by others below the public message that bury a table."""
RESTS = 8.0
"""Seconds from one edit of a table's public message to the next, and the longest that it waits for moves that
are sure to follow, so that quick moves are shown together. Hands, by which people play, do not wait for it.
"""
RESTS_ALONE = 2.0
"""RESTS for a table in direct messages, where one person plays."""
LOOK_EVERY = 240.0
"""Seconds between two searches of the channel for messages below the table."""


class BoardMessage(ChannelKind):
    """Decides what the public message of lobbies and tables should show, and makes one try to bring it up to
    date.
    """

    refusal = Shut.BOARD

    def __init__(
        self,
        *,
        client: discord.Client,
        builder: MessageBuilder,
        attention: Attention,
        lost: LostChannels,
        leases: Leases,
        clock: Clock,
    ) -> None:
        super().__init__(lost)
        self._client = client
        self._builder = builder
        self._attention = attention
        self._leases = leases
        self._clock = clock

    def _at(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)

    def differs(self, showing: Showing, key: int = 0) -> bool:  # noqa: ARG002 - there is one
        """Return whether the public message is outdated or missing."""
        subject, anchor = showing.subject, showing.known.anchor
        if isinstance(subject, Lobby):
            if subject.outcome == "started":
                return False  # another worker has started it, and may have shown the table there already
            if not anchor:
                return not subject.closed
        elif _is_unseen(showing):
            return False
        elif showing.repaint or not anchor:
            return True
        return _moves(showing) or not self._shows_the_present(showing)

    def _shows_the_present(self, showing: Showing) -> bool:
        subject, show = showing.subject, self._builder
        wanted = show.lobby_shows(subject) if isinstance(subject, Lobby) else show.table_shows(subject)
        return showing.known.board.agrees(wanted, showing.tolerance)

    def may_wait(self, showing: Showing, key: int) -> float:  # noqa: ARG002 - there is one
        """Return for how many seconds the public message can stay outdated by moves. 0 where presses race,
        where the result of a race is awaited, or if it must be posted.
        """
        table = showing.playing
        if table is None or self.may_move(showing) or showing.hurried or showing.repaint or table.tap_targets:
            return 0.0
        follows = more_follows(table)
        if table.title.table.reflexes is not None and not follows:
            return 0.0
        rests = RESTS_ALONE if table.snapshot.place.direct else RESTS
        return (showing.outdated if follows else showing.edited) + rests - self._clock.now()

    def may_move(self, showing: Showing) -> bool:
        """Return whether the next try can post it again, in which case links to it should wait."""
        anchor = showing.known.anchor
        return (
            _moves(showing)
            or anchor in (0, showing.lost_anchor)
            or self._is_old(anchor)
            or self._must_look(showing)
        )

    async def bring(self, showing: Showing, _: int, doubt: Doubt, /) -> None:
        """Edit the public message, or post it where there is no usable one."""
        showing.repaint = False
        try:
            try:
                await self._bring(showing, await self._draw(showing), doubt)
            except discord.HTTPException as error:
                if not self.hide_names(showing, error):
                    raise
                await self._bring(showing, await self._draw(showing), doubt)
        except Exception:
            showing.repaint = True
            raise
        showing.confirmed(showing)

    def hide_names(self, showing: Showing, error: discord.HTTPException) -> bool:
        """Return whether a refused message can be sent without people's words. It is then drawn like that,
        and its host is notified once.
        """
        state, now = showing.known, self._clock.now()
        if not failures.offends(error) or now < state.nameless:
            return False
        log.warning("table %s: its message goes on without names: %s", showing.id, error)
        if not state.nameless:
            state.words.setdefault(showing.subject.snapshot.host, BLOCKED)
        state.nameless = now + NAMELESS
        showing.confirmed(showing)
        return True

    async def _bring(self, showing: Showing, drawn: MessageLayout, doubt: Doubt) -> None:
        if _leaves(showing) and not doubt:  # begun by another worker, which was stopped in the middle
            doubt = Doubt.LOST
        edited = not await self._must_move(showing) and await self._edit(showing, drawn)
        if not edited and not (doubt is Doubt.LOST and await self._found(showing)):
            await self._post(showing, drawn, doubt)

    async def _draw(self, showing: Showing, *, urgent: bool = False) -> MessageLayout:
        subject, nameless = showing.subject, self._clock.now() < showing.known.nameless
        if isinstance(subject, Lobby):
            drawn = await self._builder.lobby(subject, nameless=nameless)
        else:
            drawn = await self._builder.table(subject, urgent=urgent, nameless=nameless)
            if has_result(showing) and drawn.shows != self._builder.table_shows(subject):
                # the match has ended meanwhile: the earlier drawing is not posted as its result
                drawn = await self._builder.table(subject, urgent=urgent, nameless=nameless)
        return hidden(drawn, subject.snapshot.place.locale) if nameless else drawn

    async def _post(self, showing: Showing, drawn: MessageLayout, doubt: Doubt) -> None:
        state, place = showing.known, showing.subject.snapshot.place
        old = state.anchor
        if old:
            state.leaving = old
            await self._leases.keep_now(showing)
        try:
            message = await self._at(place).send(
                view=drawn.body,
                files=drawn.files(),
                nonce=nonce(showing.id, "board", old),
                allowed_mentions=self._called(showing),
            )
        except discord.HTTPException as error:
            if not failures.passes(error):
                state.leaving = 0
                showing.confirmed(showing)
            raise
        state.anchor, showing.moving = message.id, False
        if has_result(showing):
            state.result = state.result or message.id
        self._note(showing, drawn, UNSURE if doubt else drawn.shows)
        self._leave(showing, old)

    async def _found(self, showing: Showing) -> bool:
        """Look for a message that was sent but is untracked. Return whether one was found, which becomes the
        public message.
        """
        state, trash = showing.known, (message for _, message in showing.known.trash)
        known = {state.anchor, *state.signposts, *trash}
        orphan = await find_orphan(
            self._client,
            self._at(showing.subject.snapshot.place),
            lambda message: (
                message.id not in known
                and any(has_buttons_of(message, showing.id, each) for each in (BOARD, SEAT))
            ),
        )
        if orphan is None:
            return False
        old, state.anchor, showing.moving = state.anchor, orphan.id, False
        state.face, state.board = "", UNSURE
        if has_result(showing) and has_buttons_of(orphan, showing.id, "again"):
            state.result = orphan.id
        self._leave(showing, old)
        return True

    def _leave(self, showing: Showing, old: int) -> None:
        showing.known.leaving = 0
        if isinstance(showing.subject, Lobby):
            showing.known.discard(showing.subject.snapshot.place.channel, old)
        elif old and old != showing.lost_anchor:
            showing.known.signposts.append(old)

    def _called(self, showing: Showing) -> discord.AllowedMentions:
        """Return whom a new public message notifies: the result notifies all players who want it, other
        messages nobody.
        """
        table = showing.subject
        if not isinstance(table, Table) or not _unannounced(showing):
            return discord.AllowedMentions.none()
        persons = [player.person for player in table.snapshot.players if player.person is not None]
        wanted = [each for each in persons if self._attention.calls(table, each) == "channel"]
        users = [discord.Object(person) for person in wanted]
        return discord.AllowedMentions(everyone=False, roles=False, users=users)

    async def _edit(self, showing: Showing, drawn: MessageLayout) -> bool:
        """Edit the message, unless it is up to date. Return whether it can stay. If not, it must be posted
        again.
        """
        state, place = showing.known, showing.subject.snapshot.place
        anchor = state.anchor
        if drawn.key == state.face:
            self._note(showing, drawn, drawn.shows)
            return True
        with showing.writing(anchor) as known:
            if not await showing.token_edits.edit(anchor, drawn):
                try:
                    message = self._at(place).get_partial_message(anchor)
                    await message.edit(view=drawn.body, attachments=drawn.files())
                except discord.HTTPException as error:
                    if not failures.moves(error):
                        raise
                    if failures.loses(error):
                        showing.lost_anchor = anchor
                    if state.final:
                        showing.unreached = not showing.lost_anchor
                        state.face, state.board = drawn.key, drawn.shows
                    return state.final
            if state.anchor == anchor:
                self._note(showing, drawn, known(drawn.shows))
                self._rest(showing)
        return True

    # where it is posted

    def _is_old(self, anchor: int) -> bool:
        return self._clock.now() - snowflake_time(anchor).timestamp() > OLD

    async def _must_move(self, showing: Showing) -> bool:
        anchor = showing.known.anchor
        if showing.known.final:
            return False
        if anchor in (0, showing.lost_anchor) or _moves(showing):
            return True
        table = showing.playing
        return table is not None and (self._is_old(anchor) or await self._buried(showing, table, anchor))

    def _must_look(self, showing: Showing) -> bool:
        """Return whether it is time to count the messages below it: at a new turn, and not too often."""
        table, (then, turn) = showing.playing, showing.looked
        return table is not None and table.turn != turn and self._clock.now() - then >= LOOK_EVERY

    async def _buried(self, showing: Showing, table: Table, anchor: int) -> bool:
        """Return whether others have written so many messages since then that the table is out of sight."""
        if not self._must_look(showing) or showing.known.shut:
            return False
        showing.looked = (self._clock.now(), table.turn)
        me, written = self._client.user, 0
        try:
            async for message in self._at(table.snapshot.place).history(
                limit=5 * BURIED, after=discord.Object(anchor)
            ):
                written += message.author != me
        except discord.HTTPException as error:
            log.info("table %s: what buries it cannot be read: %s", showing.id, error)
            return False
        return written >= BURIED

    # signposts

    async def bring_signpost(self, showing: Showing, old: int) -> None:
        """Leave a signpost without buttons where the table was."""
        table, state = showing.subject, showing.known
        if isinstance(table, Table) and old != state.anchor:
            place = table.snapshot.place
            drawn = moved_message(table, link(place, state.anchor), place.locale)
            try:
                if not await showing.token_edits.edit(old, drawn):
                    await self._at(place).get_partial_message(old).edit(view=drawn.body, attachments=[])
            except discord.HTTPException as error:
                if failures.passes(error) or failures.shuts(error):
                    raise
                log.info("table %s: its old message keeps its buttons: %s", showing.id, error)
        state.signposts.remove(old)
        showing.confirmed(showing)

    # answers to interactions

    async def redraw(self, showing: Showing, interaction: discord.Interaction[Any]) -> None:
        """Answer an interaction by redrawing the public message where it was pressed."""
        try:
            await self._redraw(showing, await self._draw(showing, urgent=True), interaction)
        except discord.HTTPException as error:
            if not self.hide_names(showing, error):
                raise
            await self._redraw(showing, await self._draw(showing, urgent=True), interaction)

    async def _redraw(
        self, showing: Showing, drawn: MessageLayout, interaction: discord.Interaction[Any]
    ) -> None:
        message = interaction.message
        assert message is not None
        async with self._leases.answering(showing) as leased:
            with showing.writing(message.id) as known:
                try:
                    await redraw(interaction, drawn)
                except Exception:
                    if showing.known.anchor == message.id:
                        self._note(showing, drawn, UNSURE)
                    raise
                shown = known(drawn.shows)
                await leased()
                self.posted(showing, message.id, interaction)
                if showing.known.anchor == message.id:
                    self._note(showing, drawn, shown)
            showing.confirmed(showing)

    def _rest(self, showing: Showing) -> None:
        """Record that the public message was edited. In the middle of a turn that begins no pause: the end of
        the turn is shown at once.
        """
        if showing.playing and not more_follows(showing.playing):
            showing.edited = self._clock.now()

    def _note(self, showing: Showing, drawn: MessageLayout, shown: Shown) -> None:
        """Record the content of the public message after that drawing."""
        showing.known.face, showing.known.board = "" if shown == UNSURE else drawn.key, shown
        if shown != UNSURE:
            showing.outdated, showing.hurried = 0.0, False

    def posted(self, showing: Showing, message: int, interaction: discord.Interaction[Any]) -> None:
        """Record that this message shows the lobby or table, and can be edited by the token of the
        interaction. Any message other than the known one is outdated.
        """
        state, place = showing.known, showing.subject.snapshot.place
        showing.token_edits.add(message, interaction)
        if not state.anchor or state.anchor == showing.lost_anchor:
            state.anchor = message
            state.face, state.board = "", UNSURE
        elif message != state.anchor and isinstance(showing.subject, Table):
            if message not in state.signposts:
                state.signposts.append(message)
        elif message != state.anchor:
            state.discard(place.channel, message)


class Signposts(ChannelKind):
    """The signposts at the former places of the public message, by the ids of their messages."""

    refusal = Shut.SIGNPOST

    def __init__(self, board: BoardMessage, lost: LostChannels) -> None:
        super().__init__(lost)
        self._board = board

    def keys(self, showing: Showing) -> Iterable[int]:
        """Return the messages at the former places of the public message."""
        return showing.known.signposts

    def differs(self, showing: Showing, key: int) -> bool:
        """Return whether that message must still be turned into a signpost."""
        return key in showing.known.signposts

    async def bring(self, showing: Showing, key: int, _: Doubt, /) -> None:
        """Turn that message into a signpost."""
        await self._board.bring_signpost(showing, key)


def _is_unseen(showing: Showing) -> bool:
    """Return whether only robots play at a table of a cup, and nobody has asked to see it. The message of the
    cup has its result.
    """
    seats, known = showing.subject.snapshot.seats, showing.known
    return not (seats or known.anchor or showing.moving)


def has_result(showing: Showing) -> bool:
    """Return whether the match of that table has ended with a result."""
    return isinstance(showing.subject, Table) and showing.subject.snapshot.status == "over"


def _moves(showing: Showing) -> bool:
    """Return whether the public message must be posted again, wherever it is now."""
    return showing.moving or _unannounced(showing) or _leaves(showing)


def _leaves(showing: Showing) -> bool:
    """Return whether a replacement may have been posted already, without a confirmation."""
    return showing.known.leaving != 0 and showing.known.leaving == showing.known.anchor


def _unannounced(showing: Showing) -> bool:
    """Return whether the result must still be posted as a separate message."""
    return has_result(showing) and not showing.known.result
