"""From presses, typed texts and commands to actions; errors are answered with text."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final, TypeAlias

import discord

from bot.locales.phrase import ENGLISH, Phrase, known
from bot.runtime import clock, pending_answer
from bot.ui import components, errors, failures, presses_in_hand
from bot.ui.actions import (
    challenge,
    circuit,
    closed_dms,
    confirmation,
    daily,
    feedback,
    history,
    hub,
    league,
    lesson,
    lobby,
    night,
    privacy,
    puzzle,
    replay,
    review,
    settings,
    table,
    text_form,
    twice,
)
from bot.ui.client import Interaction
from bot.ui.sync.answering import answering

log = logging.getLogger(__name__)

LATEST = 2.5
"""Seconds: an older interaction is not started, because its answer would exceed the three that
Discord waits.
"""
IN_TIME = 2.2
"""Seconds after which a press is refused if nothing is written yet. Otherwise it is acknowledged, and its
message edited when it is done. An interaction that arrives later has until LATEST.
"""
STOPPING = Phrase("error-stopping")
TYPED: Final = "typed"
"""What a modal is counted as. Its handler answers by editing the message, as those of REDRAWING do."""

PressAction: TypeAlias = Callable[[Interaction, components.ButtonId], Awaitable[None]]

REDRAWING: Mapping[str, PressAction] = {
    "seat": lobby.seat,
    "level": lobby.level,
    "set": lobby.change,
    "cancel": lobby.cancel,
    "start": lobby.start,
    "accept": challenge.accept,
    "circuits": hub.circuits,
    "rival": league.rival,
    "nightset": night.choose,
    "nightat": night.choose_time,
    "nightannounce": night.announce,
    "nightstart": night.start,
    "nightoff": night.call_off,
    "nightin": night.sign_up,
    "nightmaybe": night.sign_up,
    "nightout": night.sign_up,
    "nighthere": night.here,
    "nightround": night.next_round,
    "page": history.page,
    "glance": history.glance,
    "eyes": history.eyes,
    "run": history.run,
    "halt": history.halt,
    "overview": review.back,
    "moment": review.moment,
    "retry": review.retry,
    "attempt": review.attempt,
    "reopen": review.retry,
    "nextpuzzle": puzzle.following,
    "solve": puzzle.solve,
    "unfold": puzzle.open_group,
    "back": table.back,
    "sit": table.sit,
    "look": table.look,
    "open": table.look,
    "play": table.play,
    "passes": table.passes,
    "say": table.say,
    "unsay": table.unsay,
    "undo": table.take_back,
    "undoall": table.take_back,
    "tap": table.tap,
    "scoring": circuit.scoring,
    "hinting": circuit.hinting,
    "unclose": circuit.reopen,
    "settings": settings.show,
    "prefer": settings.prefer,
    "tips": settings.switch,
    "lend": settings.switch,
    "role": settings.role,
    "car": settings.show_car,
    "carset": settings.paint_car,
    "server": settings.show_server,
    "serve": settings.serve,
    "ratings": settings.ratings,
    "limits": settings.show_limits,
    "limit": settings.limit,
    "posthub": settings.post_hub,
    "hub": hub.send,
    "options": lobby.options,
    "learn": hub.learn,
    "lessons": lesson.choose,
    "teach": lesson.teach,
    "lesson": lesson.press,
    "enter": hub.enter,
    "section": hub.section,
    "mine": hub.mine,
    "solo": hub.solo,
    "league": hub.league,
    "cup": hub.cup,
    "board": hub.board,
    "month": hub.month,
    "rivals": league.rivals,
    "games": league.games,
    "history": league.history,
    "news": hub.news,
    "nightmanage": night.manage,
    "nightstandings": night.standings,
    "nightpairings": night.pairings,
    "daily": daily.send,
    "best": daily.best,
    "past": history.past,
    "watch": history.watch,
    "accuracy": review.accuracy,
    "puzzles": puzzle.begin,
    "circuit": circuit.standings,
    "edit": circuit.edit,
    "wrapup": circuit.ask_close,
    "mydata": privacy.own_data,
    "rules": table.rules,
    "leave": confirmation.leave,
    "end": confirmation.end,
    "close": confirmation.close,
}
"""The handlers of those buttons that answer by editing the pressed message, or with a panel: that is also
possible after an acknowledgement.
"""
ACTIONS: Mapping[str, PressAction] = {
    **REDRAWING,
    "cut": lobby.cut,
    "lobby": hub.lobby,
    "practise": lesson.practice,
    "hush": settings.mute_server,
    "duel": challenge.duel,
    "decline": challenge.decline,
    "callup": lobby.call,
    "alone": hub.alone,
    "export": league.export,
    "nightplan": night.ask,
    "nightwhen": night.ask,
    "nightremind": night.remind,
    "nightturn": night.turn,
    "deal": daily.begin,
    "share": daily.share,
    "sharein": daily.share_there,
    "hand": table.hand,
    "text": table.text,
    "more": table.more,
    "spread": history.spread,
    "replay": replay.replay,
    "still": replay.still,
    "record": replay.record,
    "review": review.review,
    "whatif": review.what_if,
    "check": replay.check,
    "redeal": replay.play_deal,
    "report": feedback.report,
    "again": table.again,
    "give": table.share,
    "hint": table.hint,
    "dm": closed_dms.try_dm,
    "series": circuit.series,
    "rename": circuit.ask_name,
    "stop": confirmation.stop,
    "takeout": privacy.export,
    "forget": privacy.forget,
    "quiet": settings.ask_quiet,
    "carno": settings.ask_number,
}
"""The handler of each button, by the `action` of its ButtonId. It answers its interaction; refusals are
answered here.
"""


STARTING: Final = frozenset({"practise", "alone", "lobby", "duel", "redeal", "whatif", "again"})
"""The buttons that open a lobby or a game. A second press is answered with what the first one opened."""


async def pressed(interaction: Interaction) -> None:
    """Carry out a button or a menu."""
    button_id = components.pressed_on(interaction)
    action = ACTIONS.get(button_id.action, _unknown)

    async def body(interaction: Interaction) -> None:
        if button_id.action not in STARTING:
            await action(interaction, button_id)
            return
        async with twice.alone(interaction):
            if not await twice.tell_again(interaction):
                await action(interaction, button_id)

    what = button_id.action if button_id.action in ACTIONS else "unknown"
    await _answered(interaction, body, what, button_id.table)


FORMS: Mapping[str, PressAction] = {
    "cut": lobby.cut_with,
    "report": feedback.reported,
    "nightplan": night.typed,
    "nightwhen": night.typed,
    "quiet": settings.set_quiet,
    "carno": settings.set_number,
    "rename": circuit.rename,
}
"""The handler of the text of each modal, by the key of the button that opened it."""


async def submitted(interaction: Interaction) -> None:
    """Carry out a modal, if it is one of ours."""
    button_id = text_form.asked(interaction)
    if button_id is None:
        return
    action = FORMS.get(button_id.action, _unknown)

    async def body(interaction: Interaction) -> None:
        await action(interaction, button_id)

    await _answered(interaction, body, TYPED, button_id.table)


async def commanded(
    interaction: Interaction, body: Callable[[Interaction], Awaitable[None]], *, anywhere: bool = False
) -> None:
    """Carry out a command, in a server; or anywhere."""

    async def in_server(interaction: Interaction) -> None:
        if interaction.guild_id is None and not anywhere:
            raise errors.Refusal(Phrase("error-servers-only"))
        await body(interaction)

    command = interaction.command
    await _answered(interaction, in_server, f"/{command.qualified_name}" if command else "unknown", "")


async def _answered(
    interaction: Interaction, body: Callable[[Interaction], Awaitable[None]], what: str, table_id: str
) -> None:
    """Run a handler and answer its errors: discord.py would only log them, and leave the press without an
    answer (docs/discord.md, section 4, point 2).
    """
    presses = interaction.client.presses
    if presses.closed or not presses.take(interaction.id):
        return
    server = interaction.guild_id or interaction.channel_id or 0
    with (
        presses.in_hand(interaction.id, server, components.press_of(interaction)) as in_hand,
        interaction.client.metrics.press(what) as press,
    ):
        press.redrawn = components.was_redrawn(interaction)
        if in_hand.repeated:
            press.outcome, press.refusal = "refused", "repeated"
            await _let_vanish(interaction)
            return
        if in_hand.refused:
            press.outcome, press.refusal = "refused", "stopping" if presses.closing else "busy"
            await _refuse(interaction, STOPPING if presses.closing else presses_in_hand.BUSY)
            return
        timer = asyncio.create_task(_answer_in_time(interaction, in_hand, what), name="in-time")
        try:
            with answering():
                if not _awaited(interaction):
                    press.outcome = "late"
                    log.warning("not begun, since it came too late: %s", what)
                    return
                await _know(interaction)
                await body(interaction)
        except pending_answer.GivenUp:
            pass
        except Exception as error:
            if not in_hand.given_up or not _needs_no_answer(error):
                press.outcome = await errors.report(interaction, error, table_id)
                press.refusal = type(error).__name__ if press.outcome == "refused" else ""
        finally:
            if not in_hand.given_up:
                timer.cancel()
            await asyncio.gather(timer, return_exceptions=True)
        if in_hand.given_up:
            press.outcome, press.refusal = "refused", "busy"
            return
        await _tell_more(interaction, table_id)


async def _refuse(interaction: Interaction, text: Phrase) -> None:
    """Refuse a press or command. Whoever presses the same message again is told only once."""
    message = interaction.message.id if interaction.message else 0
    if interaction.client.presses.notice(interaction.user.id, message):
        await errors.tell(interaction, text)
    else:
        await _let_vanish(interaction)


async def _let_vanish(interaction: Interaction) -> None:
    """Acknowledge a press without an answer that anybody sees."""
    with suppress(*failures.CALL_FAILED):
        await interaction.response.defer()


def _needs_no_answer(error: Exception) -> bool:
    """Whether what went wrong with a press that was given up is nothing new: its presser has an answer."""
    return isinstance(error, discord.InteractionResponded) or errors.refusal(error, ENGLISH) is not None


async def _know(interaction: Interaction) -> None:
    """Read what the user and the server have chosen, and store the language of the user's client."""
    registry, who = interaction.client.registry, interaction.user.id
    await registry.preferences.know((who,), interaction.guild_id)
    await registry.met(who, known(str(interaction.locale)))


async def _answer_in_time(interaction: Interaction, in_hand: presses_in_hand.PressInHand, what: str) -> None:
    """Refuse or acknowledge the press at its deadline, unless its answer is being sent."""
    age = interaction.client.discord_time.age(interaction.id)
    await clock.sleep(clock.LoopClock(), (IN_TIME if age < IN_TIME else LATEST) - age)
    if in_hand.answering:
        return
    if not in_hand.begun:
        in_hand.given_up = True
        await _refuse(interaction, presses_in_hand.BUSY)
    elif what == TYPED or what in REDRAWING:
        in_hand.acknowledging = asyncio.current_task()
        await _let_vanish(interaction)


async def _tell_more(interaction: Interaction, table_id: str) -> None:
    """Show the person messages that do not concern this press. What fails now is left to the next answer."""
    try:
        await closed_dms.tell_closed(interaction, table_id)
        await closed_dms.tell_words(interaction)
    except Exception as error:
        if not failures.passes(error):
            raise


def _awaited(interaction: Interaction) -> bool:
    """Whether somebody still waits for the answer."""
    return interaction.client.discord_time.age(interaction.id) <= LATEST


async def _unknown(_interaction: Interaction, _button_id: components.ButtonId) -> None:
    raise errors.Refusal(Phrase("error-old-button"))
