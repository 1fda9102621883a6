"""Tests that a race of presses says whether anyone must hurry."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.catalogue import RACESMACK
from bot.engine.game import Chance
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import Happened, Pace
from bot.tables.automatic import plain_move
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.ui.messages.choices import hurry
from bot.ui.messages.hand import Hand
from bot.ui.messages.public_table import table_message
from tests.ui.messages.seated import seated


def played(seed: str) -> Table:
    """Return a table of three whose game has just started."""
    return seated(RACESMACK, RACESMACK.rules.options(), 3, seed)


def press(table: Table) -> None:
    """Make the next move at a table, as a robot chooses it."""
    seat, match = min(table.awaited), table.snapshot.match
    drive = RACESMACK.robots.drivers[RACESMACK.robots.substitute]
    action = drive(table.view(seat), table.actions(seat), Chance("hurry", match.ply))
    table.become(moved(table.snapshot, RACESMACK, seat, action, "player", 0.0))


def tapping(pace: Pace, people: int) -> Table:
    """Return a table of three in a race. people: the number of seats that people play."""
    table = played("hurry")
    while not table.tap_targets:
        press(table)
    players = [
        player if seat < people else replace(player, person=None, robot="club")
        for seat, player in enumerate(table.snapshot.players)
    ]
    table.become(replace(table.snapshot, pace=pace, players=tuple(players)))
    return table


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (tapping("none", 1), ["No hurry: the robots will wait."]),
        (tapping("relaxed", 1), ["No hurry: the robots will wait."]),
        (tapping("live", 1), ["Quick! The others are tapping too."]),
        (tapping("live", 3), ["Quick! The others are tapping too."]),
        (tapping("none", 2), []),
        (played("picking"), []),
    ],
)
def test_whoever_races_reads_whether_the_robots_wait(table: Table, told: list[str]) -> None:
    assert hurry(table, ENGLISH) == told


def test_the_line_is_at_the_table_and_in_the_hand() -> None:
    table = tapping("none", 1)
    hand = Hand(table=table, seat=0, locale=ENGLISH, unix=float)
    for drawn in (table_message(table, [], float, ENGLISH), hand.layout()):
        parts = drawn.body.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
        assert "the robots will wait" in str(parts)


def test_no_other_choice_is_said_only_where_the_rules_allowed_no_other_move() -> None:
    found = set()
    for seed in ("a", "b", "c"):
        table = played(seed)
        while table.awaited:
            plain = plain_move(RACESMACK, table.snapshot.match.state)
            if plain is None:
                press(table)
                continue
            only = len(table.actions(plain[0])) == 1
            after = moved(replace(table.snapshot, recent=()), RACESMACK, *plain, "forced", 0.0)
            assert isinstance(after.recent[0], Happened)
            assert after.recent[0].forced is only
            found.add(only)
            table.become(after)
    assert False in found
