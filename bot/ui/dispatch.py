"""The path of every press, submitted form and command: find its handler, check whether it can begin, run the
handler, and answer with the result or the error.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Final, TypeAlias

import discord

from bot.locales.phrase import ENGLISH, Phrase, Readable, known
from bot.runtime import clock, metrics, pending_answer
from bot.ui import actions, components, errors, failures, presses_in_hand
from bot.ui.actions import closed_dms, repeated_opening, text_form
from bot.ui.client import Interaction
from bot.ui.handlers import FORMS, PRESSES, Handler
from bot.ui.sync.answering import answering
from bot.ui.text import locale_of

log = logging.getLogger(__name__)

STOPPING = Phrase("error-stopping")

Body: TypeAlias = Callable[[Interaction], Awaitable[None]]
"""Carries out an interaction and answers it. It raises refusals."""


@dataclass(frozen=True, slots=True)
class _What:
    """The properties of an interaction that decide how it is counted and answered."""

    name: str
    """The name of the interaction in the metrics."""
    table: str = ""
    """`ButtonId.table` of the pressed button or submitted modal, or "" for a command."""
    redraws: bool = False
    """Whether the interaction is answered by editing the pressed message."""


# finding the handler


for _module in walk_packages(actions.__path__, f"{actions.__name__}."):
    import_module(_module.name)  # each registers its handlers


async def _unknown(_interaction: Interaction, _button_id: components.ButtonId) -> None:
    raise errors.Refusal(Phrase("error-old-button"))


_UNKNOWN: Final = Handler(_unknown, redraws=False, opens=False)


async def pressed(interaction: Interaction) -> None:
    """Carry out a press of a button or a menu."""
    button_id = components.pressed_on(interaction)
    handler = PRESSES.get(button_id.action, _UNKNOWN)

    async def body(interaction: Interaction) -> None:
        if components.leads_back(interaction):
            await _back(interaction, handler, button_id)
            return
        if not handler.opens:
            await handler.run(interaction, button_id)
            return
        async with repeated_opening.alone(interaction):
            if not await repeated_opening.tell_again(interaction):
                await handler.run(interaction, button_id)

    name = "unknown" if handler is _UNKNOWN else button_id.action
    await _answered(interaction, body, _What(name, button_id.table, redraws=handler.redraws))


async def _back(interaction: Interaction, handler: Handler, button_id: components.ButtonId) -> None:
    """Go back from a panel. If that is no longer possible, show the overview with the reason."""
    try:
        await handler.run(interaction, button_id)
    except Readable as error:
        note = errors.refusal(error, locale_of(interaction)) or ""
        await interaction.client.overview.show(interaction, note)


async def submitted(interaction: Interaction) -> None:
    """Carry out a submitted modal, if it is one of the bot's."""
    button_id = text_form.asked(interaction)
    if button_id is None:
        return
    handler = FORMS.get(button_id.action, _UNKNOWN)

    async def body(interaction: Interaction) -> None:
        await handler.run(interaction, button_id)

    await _answered(interaction, body, _What("typed", button_id.table, redraws=True))


async def commanded(interaction: Interaction, body: Body, *, anywhere: bool = False) -> None:
    """Carry out a command, which works only in servers unless `anywhere` is true."""

    async def in_server(interaction: Interaction) -> None:
        if interaction.guild_id is None and not anywhere:
            raise errors.Refusal(Phrase("error-servers-only"))
        await body(interaction)

    command = interaction.command
    await _answered(interaction, in_server, _What(f"/{command.qualified_name}" if command else "unknown"))


# permission to begin, and the answer


async def _answered(interaction: Interaction, body: Body, what: _What) -> None:
    """Carry out the interaction, or refuse it if it cannot begin now, and count it. Ignore an interaction
    that was accepted before, or that arrives after the bot has stopped.
    """
    presses = interaction.client.presses
    if presses.closed or not presses.take(interaction.id):
        return
    server = interaction.guild_id or interaction.channel_id or 0
    with (
        presses.in_hand(interaction.id, server, components.press_of(interaction)) as in_hand,
        interaction.client.metrics.press(what.name) as counted,
    ):
        counted.redrawn = components.was_redrawn(interaction)
        if in_hand.repeated:
            counted.outcome, counted.refusal = "refused", "repeated"
            await _let_vanish(interaction)
        elif in_hand.refused:
            counted.outcome, counted.refusal = "refused", "stopping" if presses.closing else "busy"
            await _refuse(interaction, STOPPING if presses.closing else presses_in_hand.BUSY)
        else:
            await _carried_out(interaction, body, what, in_hand, counted)
    if not (in_hand.repeated or in_hand.refused or in_hand.given_up):
        await _tell_more(interaction, what.table)


async def _carried_out(
    interaction: Interaction,
    body: Body,
    what: _What,
    in_hand: presses_in_hand.PressInHand,
    counted: metrics.Press,
) -> None:
    """Run the handler, unless the interaction is too late, and answer with its error if it raises one."""
    timer = asyncio.create_task(_answer_in_time(interaction, in_hand, what), name="in-time")
    try:
        with answering():
            if interaction.client.presses.seconds_left(interaction.id) < 0:
                counted.outcome = "late"
                log.warning("not begun, since it came too late: %s", what.name)
                return
            await _read_person(interaction)
            await body(interaction)
    except pending_answer.GivenUp:
        pass
    except Exception as error:
        if not in_hand.given_up or not _needs_no_answer(error):
            counted.outcome = await errors.report(interaction, error, what.table)
            counted.refusal = type(error).__name__ if counted.outcome == "refused" else ""
    finally:
        if not in_hand.given_up:
            timer.cancel()
        await asyncio.gather(timer, return_exceptions=True)
    if in_hand.given_up:
        counted.outcome, counted.refusal = "refused", "busy"


async def _refuse(interaction: Interaction, text: Phrase) -> None:
    """Refuse a press or command. A person who was just told so on the same message is not told again."""
    message = interaction.message.id if interaction.message else 0
    if interaction.client.presses.notice(interaction.user.id, message):
        await errors.tell(interaction, text)
    else:
        await _let_vanish(interaction)


async def _let_vanish(interaction: Interaction) -> None:
    with suppress(*failures.CALL_FAILED):
        await interaction.response.defer()


def _needs_no_answer(error: Exception) -> bool:
    """Return whether to ignore an error of a press that was given up, because it is not a bug."""
    return isinstance(error, discord.InteractionResponded) or errors.refusal(error, ENGLISH) is not None


async def _read_person(interaction: Interaction) -> None:
    """Read the settings of the user and the server, and store the language of the user's client."""
    registry, who, locale = interaction.client.registry, interaction.user.id, known(str(interaction.locale))
    await registry.preferences.load((who,), interaction.guild_id)
    if registry.preferences.of(who).locale != locale:
        # a separate task writes it, so the press has not begun to write, and can still be refused
        await asyncio.create_task(registry.met(who, locale))


async def _answer_in_time(
    interaction: Interaction, in_hand: presses_in_hand.PressInHand, what: _What
) -> None:
    """At the deadline of a press, do nothing if its answer is being sent, and refuse the press if it has not
    begun to write. Otherwise, acknowledge it, provided that the kind of its answer is known.
    """
    await clock.sleep(clock.LoopClock(), interaction.client.presses.seconds_left(interaction.id))
    if in_hand.answering:
        return
    if not in_hand.begun:
        in_hand.given_up = True
        await _refuse(interaction, presses_in_hand.BUSY)
    elif what.redraws:
        in_hand.acknowledging = asyncio.current_task()
        await _let_vanish(interaction)
    elif in_hand.ephemeral is not None:
        in_hand.acknowledging = asyncio.current_task()
        with suppress(*failures.CALL_FAILED):
            await interaction.response.defer(ephemeral=in_hand.ephemeral, thinking=True)


async def _tell_more(interaction: Interaction, table_id: str) -> None:
    """Show the person pending messages that are unrelated to this press. After a temporary failure, they
    remain pending.
    """
    try:
        await closed_dms.tell_closed(interaction, table_id)
        await closed_dms.tell_words(interaction)
    except Exception as error:
        if not failures.passes(error):
            raise
