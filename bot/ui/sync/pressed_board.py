"""The public message where the bot is no member, which only the tokens of presses reach."""

from typing import Any

import discord

from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.table import moved_message
from bot.ui.sync.board_message import BoardMessage, has_result
from bot.ui.sync.showing import Showing
from bot.ui.sync.subject import Doubt
from bot.ui.text import link


class PressedBoard(BoardMessage):
    """The answer to a command, edited by the token of the last press on it. After that has expired it waits
    for the next press there. A press on a hand posts it again instead, as its follow-up, which is the public
    message from then on. Nothing else is tried (docs/discord.md, section 1, point 6).
    """

    def differs(self, showing: Showing, key: int = 0) -> bool:  # noqa: ARG002 - there is one
        """Return whether the public message is outdated, and a token can edit it, including one stored by
        another process.
        """
        tokens, state = showing.token_edits, showing.confirmed
        channel = showing.subject.snapshot.place.channel
        tokens.recall(self._client, channel, state.anchor, state.way)
        way = tokens.reaches(state.anchor) or tokens.leads_to(channel)
        return way and self.waits_for_press(showing)

    def waits_for_press(self, showing: Showing) -> bool:
        """Return whether the public message stays outdated until the next press."""
        repaint = showing.repaint and isinstance(showing.subject, Table)
        return repaint or not self._shows_the_present(showing)

    def may_move(self, showing: Showing) -> bool:  # noqa: ARG002 - the same for every public message
        """Return False, because the public message stays at its place while a token reaches it."""
        return False

    async def _reconcile(  # earlier messages cannot be found
        self,
        showing: Showing,
        drawn: MessageLayout,
        doubt: Doubt,  # noqa: ARG002
    ) -> None:
        state = showing.confirmed
        if not await self._edit(showing, drawn):
            state.way = None
            channel = showing.subject.snapshot.place.channel
            personal = isinstance(table := showing.subject, Table) and table.snapshot.personal
            if posted := await showing.token_edits.post(channel, drawn, ephemeral=personal):
                state.anchor, state.way = posted, showing.token_edits.way(posted)
                self._note(showing, drawn, drawn.shows)
        if has_result(showing):
            state.result = state.anchor

    async def _edit(self, showing: Showing, drawn: MessageLayout) -> bool:
        """Edit the public message by its token. Return whether that succeeded."""
        anchor = showing.confirmed.anchor
        with showing.writing(anchor) as confirmed:
            if not await showing.token_edits.edit(anchor, drawn, only_way=True):
                return False
            self._note(showing, drawn, confirmed(drawn.shows))
            self._rest(showing)
        return True

    async def reconcile_signpost(self, showing: Showing, old: int) -> None:
        """Turn a pressed older message into a signpost."""
        table, state = showing.subject, showing.confirmed
        if not isinstance(table, Lobby) and old != state.anchor:
            place = table.snapshot.place
            drawn = moved_message(table, link(place, state.anchor), place.locale)
            await showing.token_edits.edit(old, drawn)
        state.signposts.remove(old)
        showing.on_confirmed(showing)

    def posted(self, showing: Showing, message: int, interaction: discord.Interaction[Any]) -> None:
        """Record the message that shows it. One that was just sent is the public message from then on."""
        pressed = interaction.message
        if pressed is None or pressed.id != message:
            showing.confirmed.anchor = message
        super().posted(showing, message, interaction)
        showing.confirmed.way = showing.token_edits.way(showing.confirmed.anchor)
