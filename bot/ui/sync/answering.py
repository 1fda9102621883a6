"""Answers to presses, and the messages that are held back until a press is answered."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.runtime.clock import Clock, sleep
from bot.runtime.pending_answer import acknowledged, begin
from bot.ui import failures
from bot.ui.components import ButtonId, back_button, back_of
from bot.ui.messages.message import PANEL, Control, MessageLayout
from bot.ui.sync.posts import NOBODY
from bot.ui.sync.subject import AnySubject
from bot.ui.text import said


@dataclass(slots=True)
class _Answer:
    """A press that is being answered. subjects: those that it has changed, each with the function that
    updates its messages.
    """

    subjects: dict[AnySubject, Callable[[AnySubject], None]] = field(default_factory=dict)
    done: bool = False


_ANSWER: ContextVar[_Answer | None] = ContextVar("answer", default=None)


@contextmanager
def answering() -> Iterator[None]:
    """Hold back the messages for changes that a press causes until the press is answered."""
    answer = _Answer()
    token = _ANSWER.set(answer)
    try:
        yield
    finally:
        _ANSWER.reset(token)
        answer.done = True
        for subject, poke in answer.subjects.items():
            subject.holds -= 1
            if not subject.holds:
                subject.free.set()
                poke(subject)


def hold(subject: AnySubject, poke: Callable[[AnySubject], None]) -> None:
    """Hold back messages about a subject until the current press, if any, is answered. poke: updates them
    afterwards.
    """
    answer = _ANSWER.get()
    if answer is not None and not answer.done and subject not in answer.subjects:
        answer.subjects[subject] = poke
        subject.holds += 1
        subject.free.clear()
        subject.pressed = True
    elif not subject.holds:
        subject.free.set()


async def defer(interaction: discord.Interaction) -> None:
    """Acknowledge the press, unless that has happened already."""
    await acknowledged()
    if not interaction.response.is_done():
        await interaction.response.defer()


async def redraw(interaction: discord.Interaction, drawn: MessageLayout) -> None:
    """Answer by redrawing the pressed message. If that is a panel that a newer press has redrawn, only
    acknowledge the press. Raises GivenUp if the press was refused because it took too long.
    """
    message = interaction.message
    if message is not None and on_panel(interaction):
        drawn = drawn.as_panel(_back(interaction, back_of(message)))
    await _redraw(interaction, drawn)


async def _redraw(interaction: discord.Interaction[Any], drawn: MessageLayout) -> None:
    begin()
    await acknowledged()
    message = interaction.message
    if message is not None and on_panel(interaction):
        newest = interaction.client.presses.redraws(interaction.id, message.id)
        if not newest:
            await defer(interaction)
            return
    acknowledged_before = interaction.response.is_done()
    edit = interaction.edit_original_response if acknowledged_before else interaction.response.edit_message
    await edit(view=drawn.body, attachments=drawn.files())


def _is_panel(message: discord.Message | None) -> bool:
    parts = message.components if message is not None else ()
    return any(isinstance(part, discord.Container) and part.id == PANEL for part in parts)


def on_panel(interaction: discord.Interaction) -> bool:
    """Return whether the press is on an ephemeral panel."""
    message = interaction.message
    return message is not None and message.flags.ephemeral and _is_panel(message)


def _back(interaction: discord.Interaction, above: ButtonId | None) -> Control | None:
    return None if above is None else back_button(above, said(interaction, "hub-back"))


async def show_panel(
    interaction: discord.Interaction, drawn: MessageLayout, above: ButtonId | None = None
) -> None:
    """Answer with a panel, in place of the pressed panel or as an ephemeral message. above: the button of the
    panel that *Back* opens, ignored for a press on a message that is not a panel. Raises GivenUp like
    `redraw`.
    """
    command = interaction.type is discord.InteractionType.application_command
    leads_back = command or _is_panel(interaction.message)
    drawn = drawn.as_panel(_back(interaction, above if leads_back else None))
    thinks = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinks or on_panel(interaction):
        await _redraw(interaction, drawn)
    else:
        await send_new(interaction, drawn, ephemeral=True)


async def defer_panel(interaction: discord.Interaction) -> None:
    """Acknowledge a press or command that `show_panel` answers later."""
    await acknowledged()
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=not on_panel(interaction))


async def send_new(
    interaction: discord.Interaction,
    drawn: MessageLayout,
    *,
    ephemeral: bool,
    mentions: discord.AllowedMentions = NOBODY,
) -> int:
    """Answer a press or command with a new message, and return its id, or 0 if Discord does not report it.
    mentions: the people and roles that the message notifies. Raises GivenUp like `redraw`.
    """
    begin()
    await acknowledged()
    view, files = drawn.body, drawn.files()
    if interaction.response.is_done():
        followed = await interaction.followup.send(
            view=view, files=files, ephemeral=ephemeral, allowed_mentions=mentions, wait=True
        )
        return followed.id
    sent = await interaction.response.send_message(
        view=view, files=files, ephemeral=ephemeral, allowed_mentions=mentions
    )
    return sent.message_id or 0


async def fade(delete: Callable[[], Awaitable[None]], seconds: float, clock: Clock) -> None:
    """Delete an ephemeral answer after `seconds` seconds, and ignore a failure. delete: deletes it."""
    await sleep(clock, seconds)
    with suppress(*failures.CALL_FAILED):  # otherwise its reader can dismiss it
        await delete()
