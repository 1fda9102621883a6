"""The public message of a lobby or table, where the bot is a member and elsewhere."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord.utils import snowflake_time

from bot.tables.lobby import Lobby
from bot.tables.notifications import more_follows
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.messages.message import Content, MessageLayout
from bot.ui.sync.answering import redraw
from bot.ui.sync.blocked_words import NAMELESS, send_public
from bot.ui.sync.message_state import BLOCKED, UNSURE, Shut, nonce
from bot.ui.sync.posts import RESULT, SEAT, TEXT, has_buttons_of
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind
from bot.ui.sync.tracked_table import TrackedTable

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""The age in seconds at which a message is posted again (docs/discord.md, section 2, point 1)."""
BURIED = 8
"""The number of messages by others below the public message that bury it."""
RESTS = 8.0
"""The maximum number of seconds by which a table's public message is delayed after moves, to show quick moves
together.
"""
RESTS_ALONE = 2.0
"""The value of RESTS for a table where at most one person plays."""
LOOK_EVERY = 240.0
"""The minimum number of seconds between two counts of the messages below the public message."""


class BoardMessage(Kind[TrackedTable]):
    """The public message of a lobby or table."""

    refusal = Shut.BOARD_MESSAGE
    paints = True

    def __init__(self, services: Services) -> None:
        self._client = services.client
        self._posts = services.posts
        self._builder = services.builder
        self._notifications = services.registry.notifications
        self._leases = services.leases
        self._reconciler = services.reconciler
        self._clock = services.clock

    def differs(self, tracked: TrackedTable, _: int, /) -> bool:
        """Return whether the public message is outdated or missing."""
        subject, anchor = tracked.subject, tracked.confirmed.anchor
        if isinstance(subject, Lobby):
            if subject.outcome == "started":
                return False  # another worker has started it, and might have shown the table there
            if not anchor:
                return not subject.closed
        elif _is_unseen(tracked) or (tracked.confirmed.final and not anchor):
            return False
        elif tracked.board.repaint or not anchor:
            return True
        return _moves(tracked) or not self._shows_the_present(tracked)

    def _shows_the_present(self, tracked: TrackedTable) -> bool:
        subject, show = tracked.subject, self._builder
        wanted = show.lobby_content(subject) if isinstance(subject, Lobby) else show.table_content(subject)
        return tracked.confirmed.board.agrees(wanted, tracked.tolerance)

    def may_wait(self, tracked: TrackedTable, _: int, /) -> float:
        """Return the number of seconds for which moves can leave the public message outdated."""
        table = tracked.playing
        if table is None or self.may_move(tracked) or tracked.board.repaint or table.tap_targets:
            return 0.0
        follows = more_follows(table)
        if table.title.table.reflexes is not None and not follows:
            return 0.0
        rests = RESTS if len(table.snapshot.seats_of_people) > 1 else RESTS_ALONE
        is_quick = follows or tracked.board.outdated < tracked.board.edited + rests
        return tracked.board.outdated + rests - self._clock.now() if is_quick else 0.0

    def may_move(self, tracked: TrackedTable) -> bool:
        """Return whether the next try can post the message again."""
        anchor = tracked.confirmed.anchor
        return (
            _moves(tracked)
            or anchor in (0, tracked.board.lost_anchor)
            or self._is_old(anchor)
            or self._must_look(tracked)
        )

    async def reconcile(self, tracked: TrackedTable, _: int, doubt: Doubt, /) -> None:
        """Edit the public message, or post it if there is no usable one. If its text is refused, try again
        without people's names. Raises the failure of the last try.
        """
        tracked.board.repaint = False
        try:
            await self._show(tracked, partial(self._reconcile, tracked, doubt))
        except Exception:
            tracked.board.repaint = True
            raise

    async def _show(
        self,
        tracked: TrackedTable,
        send: Callable[[MessageLayout], Awaitable[None]],
        *,
        urgent: bool = False,
    ) -> None:
        await send_public(
            partial(self._draw, tracked, urgent=urgent),
            send,
            tracked.subject.snapshot.place.locale,
            nameless=self._clock.now() < tracked.confirmed.nameless,
            refused=partial(self.hide_names, tracked),
        )

    async def hide_names(self, tracked: TrackedTable) -> None:
        """Draw the public message without people's names for some time, because its text was refused, and
        notify the host once.
        """
        state = tracked.confirmed
        log.warning("table %s: its message goes on without names", tracked.id)
        if not state.nameless:
            state.words.setdefault(tracked.subject.snapshot.host, BLOCKED)
        state.nameless = self._clock.now() + NAMELESS
        self._reconciler.on_confirmed(tracked)

    async def _reconcile(self, tracked: TrackedTable, doubt: Doubt, drawn: MessageLayout, /) -> None:
        if _leaves(tracked) and not doubt:  # another worker began to post it, and was stopped meanwhile
            doubt = Doubt.LOST
        edited = not await self._must_move(tracked) and await self._edit(tracked, drawn)
        if not edited and not (doubt is Doubt.LOST and await self._found(tracked)):
            await self._post(tracked, drawn, doubt)

    async def _draw(self, tracked: TrackedTable, *, urgent: bool, nameless: bool) -> MessageLayout:
        subject = tracked.subject
        if isinstance(subject, Lobby):
            return await self._builder.lobby(subject, nameless=nameless)
        drawn = await self._builder.table(subject, urgent=urgent, nameless=nameless)
        if has_result(tracked) and drawn.shows != self._builder.table_content(subject):
            # the match has ended meanwhile: the earlier drawing is not posted as its result
            drawn = await self._builder.table(subject, urgent=urgent, nameless=nameless)
        return drawn

    async def _post(self, tracked: TrackedTable, drawn: MessageLayout, doubt: Doubt) -> None:
        state, old = tracked.confirmed, tracked.confirmed.anchor
        if old:
            state.leaving = old
            await self._leases.persist_now(tracked)
        try:
            message = await self._posts.send(
                tracked.channel, drawn, nonce(tracked.id, "board", old), self._mentions(tracked)
            )
        except discord.HTTPException as error:
            if not failures.passes(error):
                state.leaving = 0
                self._reconciler.on_confirmed(tracked)
            raise
        state.anchor, tracked.board.moving = message.id, False
        if has_result(tracked):
            state.result = state.result or message.id
        self._note(tracked, drawn, UNSURE if doubt else drawn.shows)
        self._leave(tracked, old)

    async def _found(self, tracked: TrackedTable) -> bool:
        """Look for an untracked public message and track it, and return whether one was found."""
        state, trash = tracked.confirmed, (message for _, message in tracked.confirmed.trash)
        known = {state.anchor, *state.signposts, *trash}
        orphan = await self._posts.find(
            tracked.channel,
            lambda message: (
                message.id not in known
                and any(has_buttons_of(message, tracked.id, each) for each in (TEXT, SEAT, RESULT))
            ),
        )
        if orphan is None:
            return False
        old, state.anchor, tracked.board.moving = state.anchor, orphan.id, False
        state.face, state.board = "", UNSURE
        if has_result(tracked) and has_buttons_of(orphan, tracked.id, RESULT):
            state.result = orphan.id
        self._leave(tracked, old)
        return True

    def _leave(self, tracked: TrackedTable, old: int) -> None:
        tracked.confirmed.leaving = 0
        if isinstance(tracked.subject, Lobby):
            tracked.confirmed.discard(tracked.channel, old)
        elif old and old != tracked.board.lost_anchor:
            tracked.confirmed.signposts.append(old)

    def _mentions(self, tracked: TrackedTable) -> discord.AllowedMentions:
        """Return the people whom a new public message notifies: for a result, the players who want that."""
        table = tracked.subject
        if not isinstance(table, Table) or not _unannounced(tracked):
            return discord.AllowedMentions.none()
        persons = [player.person for player in table.snapshot.players if player.person is not None]
        wanted = [each for each in persons if self._notifications.notify_by(table, each) == "channel"]
        users = [discord.Object(person) for person in wanted]
        return discord.AllowedMentions(everyone=False, roles=False, users=users)

    async def _edit(self, tracked: TrackedTable, drawn: MessageLayout) -> bool:
        """Edit the message if necessary, and return False if it must be posted again. Raises all failures
        except those of a message that can no longer be edited.
        """
        state, anchor = tracked.confirmed, tracked.confirmed.anchor
        if drawn.key == state.face:
            self._note(tracked, drawn, drawn.shows)
            return True
        with tracked.writing(anchor) as confirmed:
            try:
                if not await tracked.token_edits.edit(anchor, drawn, only_way=tracked.anywhere):
                    if tracked.anywhere:
                        return False
                    await self._posts.edit(tracked.channel, anchor, drawn)
            except discord.HTTPException as error:
                if not failures.moves(error):
                    raise
                if failures.meaning(error) is Meaning.GONE:
                    tracked.board.lost_anchor = anchor
                if state.final:
                    tracked.board.unreached = not tracked.board.lost_anchor
                    state.face, state.board = drawn.key, drawn.shows
                return state.final
            if state.anchor == anchor:
                self._note(tracked, drawn, confirmed(drawn.shows))
                self._rest(tracked)
        return True

    # the position of the message

    def _is_old(self, anchor: int) -> bool:
        return self._clock.now() - snowflake_time(anchor).timestamp() > OLD

    async def _must_move(self, tracked: TrackedTable) -> bool:
        anchor = tracked.confirmed.anchor
        if tracked.confirmed.final:
            return False
        if anchor in (0, tracked.board.lost_anchor) or _moves(tracked):
            return True
        table = tracked.playing
        return table is not None and (self._is_old(anchor) or await self._buried(tracked, table, anchor))

    def _must_look(self, tracked: TrackedTable) -> bool:
        table, (then, turn) = tracked.playing, tracked.board.looked
        return table is not None and table.turn != turn and self._clock.now() - then >= LOOK_EVERY

    async def _buried(self, tracked: TrackedTable, table: Table, anchor: int) -> bool:
        """Count the messages by others below the public message if it is time to, and return whether they
        bury it.
        """
        if not self._must_look(tracked) or tracked.confirmed.shut:
            return False
        tracked.board.looked = (self._clock.now(), table.turn)
        me, written = self._client.user, 0
        try:
            channel = self._client.get_partial_messageable(tracked.channel)
            async for message in channel.history(limit=5 * BURIED, after=discord.Object(anchor)):
                written += message.author != me
        except discord.HTTPException as error:
            log.info("table %s: what buries it cannot be read: %s", tracked.id, error)
            return False
        return written >= BURIED

    # answers to interactions

    async def redraw(self, tracked: TrackedTable, interaction: discord.Interaction) -> None:
        """Answer an interaction by redrawing the pressed public message, without people's names if its text
        is refused. Raises the failure of the last try.
        """
        await self._show(tracked, partial(self._redraw, tracked, interaction), urgent=True)

    async def _redraw(
        self, tracked: TrackedTable, interaction: discord.Interaction, drawn: MessageLayout
    ) -> None:
        message = interaction.message
        assert message is not None

        async def send() -> Content:
            with tracked.writing(message.id) as confirmed:
                await redraw(interaction, drawn)
                return confirmed(drawn.shows)

        def note(shown: Content | None) -> None:
            if shown is not None:
                self.posted(tracked, message.id, interaction)
            if tracked.confirmed.anchor == message.id:
                self._note(tracked, drawn, shown or UNSURE)

        await self._reconciler.answer(tracked, send, note)

    def _rest(self, tracked: TrackedTable) -> None:
        """Record the time of an edit in a match, but not within a turn, because its end is shown
        immediately.
        """
        if tracked.playing and not more_follows(tracked.playing):
            tracked.board.edited = self._clock.now()

    def _note(self, tracked: TrackedTable, drawn: MessageLayout, shown: Content) -> None:
        tracked.confirmed.face, tracked.confirmed.board = "" if shown == UNSURE else drawn.key, shown
        if shown != UNSURE:
            tracked.board.outdated = 0.0

    def posted(self, tracked: TrackedTable, message: int, interaction: discord.Interaction) -> None:
        """Record that a message shows the lobby or table and can be edited with the token of the interaction.
        It becomes the public message if none is known.
        """
        state = tracked.confirmed
        tracked.token_edits.add(message, interaction)
        if not state.anchor or state.anchor == tracked.board.lost_anchor:
            state.anchor = message
            state.face, state.board = "", UNSURE
        elif message != state.anchor and isinstance(tracked.subject, Table):
            if message not in state.signposts:
                state.signposts.append(message)
        elif message != state.anchor:
            state.discard(tracked.channel, message)


class PressedBoardMessage(BoardMessage):
    """The public message where the bot is not a member. Without a valid token, it waits for the next press
    (docs/discord.md, section 1, point 6).
    """

    def differs(self, tracked: TrackedTable, _: int, /) -> bool:
        """Return whether the public message is outdated and there is a token with which it can be edited or
        posted again.
        """
        tokens, anchor = tracked.token_edits, tracked.confirmed.anchor
        way = tokens.way(anchor) is not None or tokens.leads_to(tracked.channel)
        return way and self.waits_for_press(tracked)

    def waits_for_press(self, tracked: TrackedTable) -> bool:
        """Return whether the public message is outdated, so that it possibly waits for a press."""
        repaint = tracked.board.repaint and isinstance(tracked.subject, Table)
        return repaint or not self._shows_the_present(tracked)

    def may_move(self, _: TrackedTable, /) -> bool:
        """Return False, because the public message stays in its place while there is a token for it."""
        return False

    async def _reconcile(self, tracked: TrackedTable, _: Doubt, drawn: MessageLayout, /) -> None:
        state = tracked.confirmed
        if not await self._edit(tracked, drawn):
            state.way = None
            personal = isinstance(table := tracked.subject, Table) and table.snapshot.personal
            if posted := await tracked.token_edits.post(tracked.channel, drawn, ephemeral=personal):
                state.anchor, state.way = posted, tracked.token_edits.way(posted)
                self._note(tracked, drawn, drawn.shows)
        if has_result(tracked):
            state.result = state.anchor

    def posted(self, tracked: TrackedTable, message: int, interaction: discord.Interaction) -> None:
        """Record that a message shows the lobby or table. If it was just sent, it is the public message from
        now on.
        """
        pressed = interaction.message
        if pressed is None or pressed.id != message:
            tracked.confirmed.anchor = message
        super().posted(tracked, message, interaction)
        tracked.confirmed.way = tracked.token_edits.way(tracked.confirmed.anchor)


def _is_unseen(tracked: TrackedTable) -> bool:
    """Return whether only robots play at a table and nobody has asked to see it."""
    seats, confirmed = tracked.subject.snapshot.seats, tracked.confirmed
    return not (seats or confirmed.anchor or tracked.board.moving)


def has_result(tracked: TrackedTable) -> bool:
    """Return whether the match of a table has ended with a result."""
    return isinstance(tracked.subject, Table) and tracked.subject.snapshot.status == "over"


def _moves(tracked: TrackedTable) -> bool:
    """Return whether the public message must be posted again, regardless of its age and position."""
    moves = tracked.board.moving or _unannounced(tracked) or _leaves(tracked)
    return moves and not tracked.confirmed.final


def _leaves(tracked: TrackedTable) -> bool:
    """Return whether a replacement was possibly posted without a confirmation."""
    return tracked.confirmed.leaving != 0 and tracked.confirmed.leaving == tracked.confirmed.anchor


def _unannounced(tracked: TrackedTable) -> bool:
    return has_result(tracked) and not tracked.confirmed.result
