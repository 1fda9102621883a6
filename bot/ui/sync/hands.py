"""The hands of the players: a DM for each player, and the ephemeral hands that they have opened."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import TypeVar

import discord

from bot.locales.phrase import say
from bot.model.occupants import seat_of
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.messages.builder import GREETING
from bot.ui.messages.hand import OVER, only_waits
from bot.ui.messages.message import Content, MessageLayout
from bot.ui.sync.answering import redraw, send_new
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.message_state import (
    GONE,
    RESTS,
    UNSURE,
    EphemeralHand,
    HandMessage,
    Turn,
    nonce,
)
from bot.ui.sync.posts import TEXT, has_buttons_of, says, shows_pictures
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt
from bot.ui.sync.tracked_table import PersonalKind, TrackedTable

log = logging.getLogger(__name__)

T = TypeVar("T")

LINGERS = 8.0
"""The number of seconds after the table's last change for which a waiting player's hand can stay
outdated.
"""


class Hands(PersonalKind):
    """The hands of the players, by DM and in answers to presses, and the greetings by DM."""

    paints = True

    def __init__(self, services: Services, board_message: BoardMessage) -> None:
        self.links_to = self._board_message = board_message
        self._builder = services.builder
        self._notifications = services.registry.notifications
        self._dms = services.dms
        self._reconciler = services.reconciler
        self._clock = services.clock

    # direct messages

    def keys(self, tracked: TrackedTable) -> Iterable[int]:
        """Return the ids of the people who have a seat at the table or lobby, or still have a DM about it."""
        players = tracked.subject.snapshot.players
        seated = [player.person for player in players if player.person is not None]
        return dict.fromkeys([*seated, *tracked.confirmed.hands])

    def differs(self, tracked: TrackedTable, key: int, /) -> bool:
        """Return whether a person's DM is outdated or missing, or must be deleted."""
        state = tracked.confirmed
        wanted, copy = self._wanted(tracked, key), state.hand(key)
        if wanted is None:
            return copy is not None or (key in state.hands and isinstance(tracked.subject, Table))
        if copy is None:
            slot = tracked.slots.get((self, key))
            failed = slot is not None and slot.tries > 0  # it was possibly sent, and its response lost
            return (wanted != OVER or failed) and not self._dms.shut(key)
        return self._rings(tracked, key) or not copy.shows.agrees(wanted, tracked.tolerance)

    def may_wait(self, tracked: TrackedTable, key: int, /) -> float:
        """Return the number of seconds for which a person's DM can stay outdated. See `rests`."""
        copy = tracked.confirmed.hand(key)
        return 0.0 if copy is None else self.rests(tracked, copy, self._wanted(tracked, key))

    def must_act(self, tracked: TrackedTable, key: int, /) -> bool:
        """Return whether a player must act, and the public message, to which the hand links, stays in its
        place.
        """
        table = tracked.playing
        seat = None if table is None else seat_of(table.snapshot.players, key)
        if table is None or seat is None or seat not in table.awaited:
            return False
        return table.snapshot.players[seat].robot is None and not self._board_message.may_move(tracked)

    def rests(
        self, tracked: TrackedTable, hand: HandMessage | EphemeralHand, wanted: Content | None
    ) -> float:
        """Return the number of seconds for which a hand can stay outdated. wanted: the content that it should
        show, or None.
        """
        if wanted is None:
            return 0.0
        if only_waits(hand.shows, wanted):
            return tracked.changed + LINGERS - self._clock.now()
        return tracked.pending_write(hand.message, wanted) if hand.shows == UNSURE else 0.0

    def _rings(self, tracked: TrackedTable, person: int) -> bool:
        """Return whether a new message must notify a person of their turn."""
        turn, copy = self._turn(tracked, person), tracked.confirmed.hands.get(person)
        if not turn or copy is None or copy.notified == turn or self._dms.shut(person):
            return False
        table = tracked.subject
        assert isinstance(table, Table)
        return not self._notifications.is_there(table, table.seat_of(person))

    def _turn(self, tracked: TrackedTable, person: int) -> Turn | None:
        """Return the turn about which a DM should notify a person, or None."""
        table, seat = tracked.subject, seat_of(tracked.subject.snapshot.players, person)
        if not isinstance(table, Table) or seat is None or seat not in table.awaited:
            return None
        if (
            table.snapshot.players[seat].robot is not None
            or self._notifications.notify_by(table, person) != "dm"
        ):
            return None
        reminded = any(due.seat == seat and due.reminded for due in table.snapshot.clocks)
        return Turn(table.turn, reminded)

    def _wanted(self, tracked: TrackedTable, person: int) -> Content | None:
        """Return the content that a person's DM should have, or None if they should have no DM."""
        return RESTS if self._rests(tracked, person) else self.live(tracked, person)

    def live(self, tracked: TrackedTable, person: int) -> Content | None:
        """Return the content that a person should see, by DM or ephemerally, or None for no content."""
        subject = tracked.subject
        seat = seat_of(subject.snapshot.players, person)
        if seat is None:
            return None
        if isinstance(subject, Lobby):
            return GREETING if not subject.closed or subject.outcome == "started" else None
        if subject.snapshot.place.direct and subject.snapshot.status == "over":
            return None  # the result is posted in the same channel
        return self._builder.hand_content(subject, seat, tracked.confirmed.linked)

    def _rests(self, tracked: TrackedTable, person: int) -> bool:
        """Return whether a person's DM is not kept up to date, because they play with an ephemeral hand."""
        table, copy = tracked.playing, tracked.confirmed.hand(person)
        if table is None or copy is None or copy.rests <= self._clock.now():
            return False
        if person not in tracked.confirmed.ephemeral_hands:
            return False
        seat = seat_of(table.snapshot.players, person)
        if seat is None:
            return False
        reminded = any(due.seat == seat and due.reminded for due in table.snapshot.clocks)
        wanted = reminded and not self._notifications.is_there(table, seat)
        return not (wanted or table.snapshot.players[seat].robot is not None or self._rings(tracked, person))

    async def reconcile(self, tracked: TrackedTable, person: int, doubt: Doubt, /) -> None:
        """Send, edit or delete a person's DM."""
        state = tracked.confirmed
        if self._wanted(tracked, person) is None:
            self._withdraw(tracked, person)
            return
        copy = state.hand(person)
        if copy is None and self._wanted(tracked, person) == OVER:
            await self._found(tracked, person)  # the first message was possibly sent, and its response lost
            return
        drawn = await self._draw(tracked, person)
        if copy is None or self._rings(tracked, person):
            if not (doubt is Doubt.LOST and await self._found(tracked, person)):
                await self._send(tracked, person, drawn, doubt)
            return
        if doubt and self._rang(tracked, person) and await self._found(tracked, person):
            return  # a message that notified the person has arrived, although none is needed now
        with tracked.writing(copy.message) as confirmed:
            done = await tracked.token_edits.edit(copy.message, drawn) or await self._made(
                partial(self._dms.edit, person, copy.channel, copy.message), drawn
            )
            copy.shows = confirmed(drawn.shows) if done else GONE
            copy.notified = self._turn(tracked, person)

    def _rang(self, tracked: TrackedTable, person: int) -> bool:
        """Return whether a new message has possibly notified a person."""
        table, copy = tracked.subject, tracked.confirmed.hands.get(person)
        wanted = isinstance(table, Table) and self._notifications.notify_by(table, person) == "dm"
        return wanted or (copy is not None and copy.notified is not None)

    async def _draw(self, tracked: TrackedTable, person: int) -> MessageLayout:
        subject, anchor = tracked.subject, tracked.confirmed.linked
        locale = self._builder.reads(person)
        if isinstance(subject, Lobby):
            return self._builder.greeting(subject, anchor, locale)
        if self._rests(tracked, person):
            return replace(self._builder.resting(subject, locale), shows=RESTS)
        return await self._builder.hand(subject, subject.seat_of(person), anchor, refresh=False)

    async def _found(self, tracked: TrackedTable, person: int) -> bool:
        """Look for an untracked DM and track it as the hand, and return whether one was found."""
        old = tracked.confirmed.hands.get(person)
        greeted = say("answer-greeting", self._builder.reads(person))

        def fits(message: discord.Message) -> bool:
            if old is not None and message.id <= old.message:
                return False
            if has_buttons_of(message, tracked.id, TEXT):  # the public message of a table in direct messages
                return False
            if has_buttons_of(message, tracked.id) or says(message, f"**{tracked.id}**", greeted):
                return True
            # a hand has no buttons while others must move
            return says(message, f"**{tracked.id}**") and shows_pictures(message)

        orphan = await self._dms.find(person, fits)
        if orphan is None:
            return False
        self.take_back(tracked, person)
        found = HandMessage(orphan.channel.id, orphan.id, UNSURE, self._turn(tracked, person))
        tracked.confirmed.hands[person] = found
        return True

    async def _send(self, tracked: TrackedTable, person: int, drawn: MessageLayout, doubt: Doubt) -> None:
        state = tracked.confirmed
        old = state.hands.get(person)
        once = nonce(tracked.id, "hand", person, old.message if old else 0)
        sent = await self._made(partial(self._dms.send, person, nonce=once), drawn)
        if sent is None:
            return
        # a person who was deleted meanwhile is not noted again: the message is deleted immediately
        if seat_of(tracked.subject.snapshot.players, person) is None and isinstance(tracked.subject, Table):
            state.discard(sent.channel.id, sent.id)
        else:
            shows = UNSURE if doubt else drawn.shows
            state.hands[person] = HandMessage(sent.channel.id, sent.id, shows, self._turn(tracked, person))
            if old is not None and old.shows != GONE and old.message != sent.id:
                state.discard(old.channel, old.message)

    def _withdraw(self, tracked: TrackedTable, person: int) -> None:
        """Delete a DM that is no longer needed. In a lobby, record that, because the nonce of the person's
        next DM depends on it.
        """
        copy = self.take_back(tracked, person)
        if copy is not None and isinstance(tracked.subject, Lobby):
            tracked.confirmed.hands[person] = HandMessage(copy.channel, copy.message, GONE)

    def take_back(self, tracked: TrackedTable, person: int) -> HandMessage | None:
        """Remove and return the record of a person's DM, or return None. The DM is deleted soon."""
        copy = tracked.confirmed.hands.pop(person, None)
        if copy is not None and copy.shows != GONE:
            tracked.confirmed.discard(copy.channel, copy.message)
        return copy

    # ephemeral hands

    def _opened(self, tracked: TrackedTable, person: int, message: int, shows: Content) -> None:
        """If an ephemeral hand has a valid token, record that a person plays with it, and delete their
        previous one.
        """
        way, old = tracked.token_edits.way(message), tracked.confirmed.ephemeral_hands.get(person)
        if way is None:
            return
        if old is not None and old.message != message:
            tracked.confirmed.discard(0, old.message)
        tracked.confirmed.ephemeral_hands[person] = EphemeralHand(message, shows, way)
        if (copy := tracked.confirmed.hands.get(person)) is not None:
            copy.rests = way.dies

    # answers to interactions

    async def sent(
        self, tracked: TrackedTable, drawn: MessageLayout, interaction: discord.Interaction
    ) -> None:
        """Answer an interaction with an ephemeral hand, and delete the previous one. A press on a public
        message also renews that message's token if it expires soon.
        """
        tokens, message, anchor = tracked.token_edits, interaction.message, tracked.confirmed.anchor
        renews = message is not None and message.id == anchor and not tokens.is_fresh(anchor)
        if renews and not interaction.response.is_done():
            await interaction.response.defer()
            tokens.add(anchor, interaction)
        followed = interaction.response.is_done()

        def note(id: int | None) -> None:
            if id:
                tokens.add(id, interaction, followed=followed)
                self._opened(tracked, interaction.user.id, id, drawn.shows)

        send = partial(self._made, partial(send_new, interaction, ephemeral=True), drawn)
        await self._reconciler.answer(tracked, send, note)

    async def redraw(
        self, tracked: TrackedTable, drawn: MessageLayout, interaction: discord.Interaction
    ) -> None:
        """Answer an interaction by redrawing the pressed hand. If that fails, record that its content is
        unknown, and raise the error.
        """
        message = interaction.message
        if message is None:
            await redraw(interaction, drawn)
            return

        async def send() -> Content:
            with tracked.writing(message.id) as confirmed:
                await self._made(partial(redraw, interaction), drawn)
                tracked.token_edits.add(message.id, interaction)
                return confirmed(drawn.shows)

        await self._reconciler.answer(
            tracked, send, lambda shows: self._note(tracked, interaction, shows or UNSURE)
        )

    async def _made(self, send: Callable[[MessageLayout], Awaitable[T]], drawn: MessageLayout) -> T:
        """Send a hand, and return the result of `send`. If one of its emoji was deleted from Discord, use no
        emoji until the next start. Raises the other errors of `send`.
        """
        try:
            return await send(drawn)
        except discord.HTTPException as error:
            if not failures.lacks_emoji(error):
                raise
            log.warning("hands have no emoji until the next start, since one was deleted: %s", error)
            self._builder.emoji.clear()
            return await send(drawn.bare())

    def _note(self, tracked: TrackedTable, interaction: discord.Interaction, shows: Content) -> None:
        """Record the content of the pressed hand, and track it if it is ephemeral or the person has no other
        DM.
        """
        message, person = interaction.message, interaction.user.id
        assert message is not None
        if message.flags.ephemeral:
            self._opened(tracked, person, message.id, shows)
            return
        copy = tracked.confirmed.hands.get(person)
        if copy is not None and copy.message == message.id:
            copy.shows, copy.notified, copy.rests = shows, self._turn(tracked, person), 0.0
        elif copy is None and interaction.guild_id is None:
            tracked.confirmed.hands[person] = HandMessage(message.channel.id, message.id, shows)


class EphemeralHands(PersonalKind):
    """The ephemeral hands, which are deleted if their owners lose their seats."""

    paints = True

    def __init__(self, services: Services, hands: Hands, board_message: BoardMessage) -> None:
        self.links_to = board_message
        self._hands = hands
        self._builder = services.builder

    def keys(self, tracked: TrackedTable) -> Iterable[int]:
        """Return the ids of the people who have opened an ephemeral hand."""
        return tracked.confirmed.ephemeral_hands

    def differs(self, tracked: TrackedTable, key: int, /) -> bool:
        """Return whether a person's ephemeral hand is outdated, or must be deleted."""
        ephemeral_hand, table = tracked.confirmed.ephemeral_hands.get(key), tracked.subject
        if ephemeral_hand is None or isinstance(table, Lobby):
            return False
        seat = seat_of(table.snapshot.players, key)
        if seat is None:
            return True
        wanted = self._builder.hand_content(table, seat, tracked.confirmed.linked)
        return not ephemeral_hand.shows.agrees(wanted, tracked.tolerance)

    def must_act(self, tracked: TrackedTable, key: int, /) -> bool:
        """Return whether the player must act. See `Hands.must_act`."""
        return self._hands.must_act(tracked, key)

    def may_wait(self, tracked: TrackedTable, key: int, /) -> float:
        """Return the number of seconds for which an ephemeral hand can stay outdated. See `Hands.rests`."""
        copy = tracked.confirmed.ephemeral_hands.get(key)
        return 0.0 if copy is None else self._hands.rests(tracked, copy, self._hands.live(tracked, key))

    async def reconcile(self, tracked: TrackedTable, person: int, _: Doubt, /) -> None:
        """Redraw a person's ephemeral hand with its token, or no longer track it if that is impossible.
        Delete the hand of a person who has lost their seat.
        """
        opened, table = tracked.confirmed.ephemeral_hands, tracked.subject
        if person not in opened:
            return
        ephemeral_hand = opened[person]
        assert isinstance(table, Table)
        seat = seat_of(table.snapshot.players, person)
        if seat is None:
            del opened[person]
            tracked.confirmed.discard(0, ephemeral_hand.message)
            return
        if tracked.token_edits.way(ephemeral_hand.message) is not None:
            drawn = await self._builder.hand(table, seat, tracked.confirmed.linked, refresh=True)
            with tracked.writing(ephemeral_hand.message) as confirmed:
                if await tracked.token_edits.edit(ephemeral_hand.message, drawn, only_way=True):
                    ephemeral_hand.shows = confirmed(drawn.shows)
                    return
        if opened.get(person) is ephemeral_hand:
            del opened[person]
