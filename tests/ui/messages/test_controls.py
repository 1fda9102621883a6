"""Tests that a hand has at most eight buttons and menus, in every game, variant, number of seats and
state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH
from bot.tables.table import Table
from bot.title import AnyTitle
from bot.ui.components import read, tag
from bot.ui.messages.choices import CONTROLS, MORE, Hint
from bot.ui.messages.hand import Advice, Hand
from tests.ui.messages.test_limits import games


def controls(table: Table, seat: Seat, *, opened: str = "", hint: Hint | None = None) -> list[str]:
    """Return the custom_ids of the buttons and menus in a seat's hand, including Refresh and Hint. opened:
    the group of choices that is open. hint: the hint that it shows.
    """
    drawn = Hand(
        table=table,
        seat=seat,
        locale=ENGLISH,
        unix=float,
        refresh=True,
        opened=opened,
        advice=Advice(offered=True, hint=hint),
    )
    found = (getattr(part, "custom_id", None) for part in drawn.layout().body.walk_children())
    return [each for each in found if each]


def states(table: Table, title: AnyTitle, seat: Seat) -> Iterator[list[str]]:
    """Yield the custom_ids of the controls of a seat's hand in its plain form, with each of its groups open,
    and with a hint.
    """
    yield (first := controls(table, seat))
    opens = {read(each).arg for each in first if read(each).action == "open"} - {MORE}
    yield from (controls(table, seat, opened=each) for each in opens)
    if seat in table.awaited and title.words.reason is not None:
        for action in (table.actions(seat)[0], table.actions(seat)[-1]):
            words = title.words.text.label(action, table.view(seat), table.names).text
            yield controls(table, seat, hint=Hint(tag(action), words, "Because."))


@pytest.mark.thorough
@pytest.mark.parametrize("key", TITLES)
def test_a_hand_has_at_most_eight_controls(
    key: str, every: Callable[[int], int], portion: Callable[[Iterable[Any]], list[Any]]
) -> None:
    title, step = TITLES[key], every(12)
    for game in portion(games(title, every(2))):
        for number, table in game:
            for seat in range(len(table.names)) if number % step == 0 else ():
                for found in states(table, title, seat):
                    assert len(found) <= CONTROLS, (number, seat, table.view(seat), found)
