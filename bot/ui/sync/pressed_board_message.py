"""The public message where the bot is not a member, edited with the tokens of presses."""

import discord

from bot.tables.table import Table
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.board_message import BoardMessage, has_result
from bot.ui.sync.subject import Doubt
from bot.ui.sync.tracked_table import TrackedTable


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
