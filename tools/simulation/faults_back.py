"""`python -m tools.simulation.faults_back [NAME ...]` puts fixed faults back into the code, one at a time,
and counts the evenings until one fails. It is run by hand, because it takes minutes. Its figures are in
docs/testing.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from bot.games.gear_and_piston.rules import course, planning
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.actions import closed_dms
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import Content
from bot.ui.presses_in_hand import PressesInHand
from bot.ui.sync.hands import Hands
from bot.ui.sync.leases import Leases
from bot.ui.sync.lost_channel import LostChannels
from bot.ui.sync.mention_message import MentionMessage
from bot.ui.sync.token_edits import TokenEdits
from tools.simulation.played import played
from tools.simulation.story import story

_reconcile, _send, _mention = Hands.reconcile, Hands._send, MentionMessage._send
_add = TokenEdits.add
_table, _hand, _passes = MessageBuilder.table_content, MessageBuilder.hand_content, failures.passes


async def _notes_the_present(self: Any, tracked: Any, person: int, drawn: Any, *more: Any) -> None:
    """Fault F1: record a sent message with the state that it should show by now."""
    await _send(self, tracked, person, drawn, *more)
    if isinstance(tracked.subject, Table) and person in tracked.confirmed.hands:
        tracked.confirmed.hands[person].shows = self._wanted(tracked, person)


async def _notes_first(self: Any, tracked: Any, person: int, *more: Any) -> None:
    """Fault F2: record a hand as shown before it is sent."""
    copy, wanted = tracked.confirmed.hands.get(person), self._wanted(tracked, person)
    try:
        await _reconcile(self, tracked, person, *more)
    finally:
        if copy is not None and wanted is not None:
            copy.shows = wanted
            self._reconciler.on_confirmed(tracked)


async def _mentions_once(self: Any, tracked: Any, table: Any, mention: Any, *more: Any) -> None:
    """Fault F3: record a ping as made before it is sent."""
    try:
        await _mention(self, tracked, table, mention, *more)
    finally:
        tracked.confirmed.ping = tracked.confirmed.ping or 1
        tracked.confirmed.called = mention
        tracked.confirmed.call = self._shows(table, tracked.confirmed.anchor)


def _timeless(shows: Callable[..., Content]) -> Callable[..., Content]:
    """Fault F4: do not treat a moved deadline as a change."""
    return lambda *args: replace(shows(*args), due=0)


def _drops_limits(error: BaseException) -> bool:
    """Fault F8: drop a call that was rejected because of a rate limit."""
    return getattr(error, "status", 0) != 429 and _passes(error)


async def _nowhere(*_: object) -> None:
    """Fault F9: make a notice that came with a command belong to no table."""


def _first(state: Any) -> int:
    """Fault F11: make the First Player plan first, with or without a token."""
    return next(iter(course.in_turn_order(state)))


def _by_id(self: TokenEdits, message: int, interaction: Any, *, followed: bool = False) -> None:
    """Fault F18: after a press has updated a message, edit it by its id instead of as the press's answer."""
    _add(self, message, interaction, followed=True)


async def _closes_at_once(self: PressesInHand, *_: object) -> None:
    """Fault: end the bot without waiting for presses in progress."""
    self.closing = self.closed = True


async def _keeps_nothing(*_: Any, **__: Any) -> None:
    """Fault: store nothing that Discord has confirmed."""


FAULTS: Mapping[str, tuple[str, Mapping[Any, Mapping[str, Any]]]] = {
    "F1": ("a greeting that arrives late is taken for the hand", {Hands: {"_send": _notes_the_present}}),
    "F2": ("a hand is noted before it is sent", {Hands: {"reconcile": _notes_first}}),
    "F3": ("a mention is noted before it is sent", {MentionMessage: {"_send": _mentions_once}}),
    "F4": (
        "deadlines that move are not shown",
        {MessageBuilder: {"hand_content": _timeless(_hand), "table_content": _timeless(_table)}},
    ),
    "F8": ("what a rate limit refuses is dropped", {failures: {"passes": _drops_limits}}),
    "F9": ("a notice under a command carries no table", {closed_dms: {"_where": _nowhere}}),
    "F11": ("who has no token is asked to place one", {planning: {"beginner": _first}}),
    "F12": ("a lost channel is not noticed", {LostChannels: {"_note": lambda *_: None}}),
    "F18": ("an answer is edited by its message's id", {TokenEdits: {"add": _by_id}}),
    "end": ("the bot ends under a press", {PressesInHand: {"close": _closes_at_once}}),
    "kept": (
        "nothing is known of messages after a restart",
        {Leases: {"save": _keeps_nothing}},
    ),
}
"""The faults, each with a description and the functions that it replaces."""


def found(name: str, evenings: int, first: int) -> str:
    """Return a line with the number and the error of the first evening that reveals the fault, or one that
    says that none does. first: the first seed.
    """
    patches = [patch.multiple(whose, **new) for whose, new in FAULTS[name][1].items()]
    for each in patches:
        each.start()
    try:
        for number in range(evenings):
            report = played(story(first + number))
            if report.wrong:
                return f"evening {number + 1}: {report.wrong[:160]}"
        return f"not within {evenings} evenings"
    finally:
        for each in patches:
            each.stop()


def main() -> int:
    """Put back the named faults, or all of them, one at a time, and print the evening in which each is found.
    Return the exit code.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.simulation.faults_back", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*FAULTS, []], help="which (all)")
    parser.add_argument("--evenings", type=int, default=60, help="how many each at most (60)")
    parser.add_argument("--seed", type=int, default=1, help="of the first one (1)")
    asked = parser.parse_args()
    for name in asked.names or FAULTS:
        print(f"{name}, {FAULTS[name][0]}: {found(name, asked.evenings, asked.seed)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
