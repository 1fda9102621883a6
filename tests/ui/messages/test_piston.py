"""Tests of the messages of Gear & Piston: every action can be reached, within Discord's limits, even with a
full hand and a long car.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import GEAR_AND_PISTON
from bot.engine.match import start
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Build, Merge, Patch, Upgrade
from bot.games.gear_and_piston.rules.model import Options, Scrapping, State
from bot.games.gear_and_piston.words.labels import composites
from bot.locales.phrase import ENGLISH
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.ui.components import read, tag
from bot.ui.messages.choices import MORE
from bot.ui.messages.hand import Hand
from bot.ui.messages.message import Picture
from bot.ui.messages.public_table import table_message
from tests.games.gear_and_piston.notation import car
from tests.games.gear_and_piston.table import at_work, table
from tests.ui.messages.seated import in_play, longest, parts

LABEL = 39
"""The maximum number of characters of a button's label: 38, or one more with the longest name."""
PICTURES = tuple(Picture(b"png", "alt", f"table{at}.png") for at in range(3))


def _table(seats: int, options: Options, state: State | None = None) -> Table:
    match, events = start(gear_and_piston, options, seats, f"pages {seats}")
    match = match if state is None else replace(match, state=state)
    return in_play(GEAR_AND_PISTON, match, events, longest(seats))


def _hand(table: Table, seat: int, opened: str = "") -> list[Any]:
    drawn = Hand(
        table=table,
        seat=seat,
        locale=ENGLISH,
        unix=float,
        head="x" * 300,
        note="y" * 200,
        refresh=True,
        opened=opened,
    )
    return parts(drawn.layout(PICTURES[:1]))


def _offered(found: list[Any]) -> tuple[set[str], list[str]]:
    """Return the actions that a message offers, and the groups that it can open."""
    actions, groups, told = set[str](), list[str](), list[tuple[str, str]]()
    for each in found:
        if each["type"] == 2 and read(each["custom_id"]).action == "play":
            actions.add(read(each["custom_id"]).arg)
            told.append(("", each["label"]))
        elif each["type"] == 3:
            assert 1 <= len(each["options"]) <= 25
            assert len(each["placeholder"]) <= 100
            told += [(each["placeholder"], option["label"]) for option in each["options"]]
            values = [option["value"] for option in each["options"]]
            if read(each["custom_id"]).action == "open":
                groups += values
            else:
                actions |= set(values)
    assert len(set(told)) == len(told)
    assert all(1 <= len(label) <= LABEL for _, label in told)
    return actions, groups


def _reaches_all(table: Table, seat: int) -> None:
    """Check that every action and every combined choice is a button, is in a menu, or is in a menu that
    another one opens.
    """
    reached, groups = _offered(_hand(table, seat))
    for group in (*groups, MORE):
        reached |= _offered(_hand(table, seat, group))[0]
    view = table.view(seat)
    assert reached == {
        *map(tag, table.actions(seat)),
        *(tag(each.key) for each in composites(view, table.names)),
    }


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("seats", "options"), [(2, Options("expert", jump_row=True)), (6, Options("advanced"))]
)
def test_every_action_can_be_reached_and_messages_keep_discords_limits(seats: int, options: Options) -> None:
    table, rng, moves = _table(seats, options), random.Random(2), 0
    while table.snapshot.status == "playing":
        seat = rng.choice(sorted(table.awaited))
        actions = list(table.actions(seat))
        if moves % 5 == 0 or isinstance(table.snapshot.match.state.phase, Scrapping):
            _reaches_all(table, seat)
            parts(table_message(table, PICTURES, float, ENGLISH))
        moves += 1
        built = [action for action in actions if isinstance(action, Build | Patch)]
        table.become(
            moved(table.snapshot, GEAR_AND_PISTON, seat, rng.choice(built or actions), "player", 0.0)
        )
    told = [
        each["content"]
        for each in parts(table_message(table, PICTURES, float, ENGLISH))
        if each["type"] == 10
    ]
    assert "\n".join(told).count(" · **") == seats


LONG = ("Me Fe Mg Fg Ms Fs S Me Fe Mg Fg Ms Fs .", "A G A A G A A G A A G A A A")
OTHER = ("Me . Fe . S . I+", "A G A A G A A")
BROKEN = ("Me . Mg . Ms I S S . Ie", "G G G G G G G G G G")


@pytest.mark.few(1)
@pytest.mark.parametrize("rows", [LONG, (*LONG, *OTHER), (*OTHER, *LONG)])
def test_a_full_hand_and_a_long_car_fit_the_menus_of_the_workshop(rows: tuple[str, ...]) -> None:
    state = at_work("Me:r Fg:p S:c A:r G:c", car(*rows))
    work = _table(2, Options(), state)
    _reaches_all(work, 0)
    actions = work.actions(0)
    assert {"build", "upgrade", "dismantle", "done"} <= {action.kind for action in actions}
    upgrade = next(action for action in actions if isinstance(action, Upgrade))
    work.become(moved(work.snapshot, GEAR_AND_PISTON, 0, upgrade, "player", 0.0))
    _reaches_all(work, 0)
    assert "undo" in {action.kind for action in work.actions(0)}


def test_many_ways_to_merge_are_one_menu_of_distinct_letters() -> None:
    comb = ("Me . Fe . S . Me . Fe . S . Me . Fe . S .", " ".join(["A"] * 18))
    work = _table(2, Options(), at_work("", car(*comb, "Me", ".")))
    assert sum(isinstance(action, Merge) for action in work.actions(0)) >= 9
    _reaches_all(work, 0)


@pytest.mark.parametrize("rows", [LONG, OTHER, BROKEN])
def test_scraps_for_a_long_car_fit_the_menus(rows: tuple[str, ...]) -> None:
    scrapping = _table(2, Options(), table(Scrapping(0, 2), cars=[car(*rows)]))
    assert len(scrapping.actions(0)) > (25 if rows is BROKEN else 5)
    _reaches_all(scrapping, 0)
