"""While a press is being answered, what it changes is not sent: the answer comes first."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.runtime.clock import Clock, sleep
from bot.runtime.pending_answer import acknowledged, begin
from bot.ui import failures
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.message_state import Showing


@dataclass(slots=True)
class _Answer:
    """A press that is being answered, and the showings it changed, which wait until it is."""

    showings: set[Showing] = field(default_factory=set)
    done: bool = False


_ANSWER: ContextVar[_Answer | None] = ContextVar("answer", default=None)


@contextmanager
def answering() -> Iterator[None]:
    """While a press is being answered, what it changes is not sent: the answer comes first."""
    answer = _Answer()
    token = _ANSWER.set(answer)
    try:
        yield
    finally:
        _ANSWER.reset(token)
        answer.done = True
        for showing in answer.showings:
            showing.holds -= 1
            if not showing.holds:
                showing.free.set()


def hold(showing: Showing) -> None:
    """Nothing is sent before the press that is being answered is."""
    answer = _ANSWER.get()
    if answer is not None and not answer.done and showing not in answer.showings:
        answer.showings.add(showing)
        showing.holds += 1
        showing.free.clear()
        showing.pressed = True
    elif not showing.holds:
        showing.free.set()


async def defer(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge the press, unless it is acknowledged already."""
    await acknowledged()
    if not interaction.response.is_done():
        await interaction.response.defer()


async def redraw(interaction: discord.Interaction[Any], drawn: MessageLayout) -> None:
    """Answer by redrawing the message that was pressed, if the press was not refused; it may be acknowledged
    already.
    """
    begin()
    await acknowledged()
    acknowledged_before = interaction.response.is_done()
    edit = interaction.edit_original_response if acknowledged_before else interaction.response.edit_message
    await edit(view=drawn.body, attachments=drawn.files())


async def answer_ephemerally(interaction: discord.Interaction[Any], drawn: MessageLayout) -> int | None:
    """Answer a press or command ephemerally; by a follow-up, if it is acknowledged already. Returns the id of
    the new message.
    """
    view, files = drawn.body, drawn.files()
    if interaction.response.is_done():
        return (await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)).id
    return (await interaction.response.send_message(view=view, files=files, ephemeral=True)).message_id


async def fade(delete: Callable[[], Awaitable[None]], seconds: float, clock: Clock) -> None:
    """Delete an ephemeral answer after that many seconds, if that can be done."""
    await sleep(clock, seconds)
    with suppress(*failures.CALL_FAILED):  # then its reader dismisses it
        await delete()
