"""Tests of the messages of Scrapheap Scavengers: every action is offered once, within Discord's limits."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from bot.catalogue import SCRAPHEAP
from bot.engine.game import Chance
from bot.engine.match import start
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.robots.club_robot import club
from bot.games.scrapheap.rules.actions import Done, EndTurn, Peek, Retire, Take
from bot.games.scrapheap.rules.model import Options
from bot.games.scrapheap.words.composites import composites
from bot.games.scrapheap.words.terms import named
from bot.locales.phrase import ENGLISH
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.ui.components import read, tag
from bot.ui.messages.choices import group_of
from bot.ui.messages.hand import Hand
from bot.ui.messages.message import Picture
from bot.ui.messages.public_table import table_message
from bot.ui.messages.story import story
from tests.english import english
from tests.ui.messages.seated import in_play, longest, parts

PICTURE = Picture(b"png", "alt", "table.png")


def _table(seats: int) -> Table:
    match, events = start(scrapheap, Options("public", 1), seats, f"pages {seats}")
    return in_play(SCRAPHEAP, match, events, longest(seats))


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
    return parts(drawn.layout((PICTURE,)))


def _offered(parts: list[Any]) -> tuple[set[str], list[str]]:
    """Return the actions that a message offers, and the groups that it can open."""
    actions, groups = set[str](), list[str]()
    for part in parts:
        if part["type"] == 2 and read(part["custom_id"]).action == "open":
            groups.append(read(part["custom_id"]).arg)
        elif part["type"] == 2 and read(part["custom_id"]).action == "play":
            actions.add(read(part["custom_id"]).arg)
        elif part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            values = [option["value"] for option in part["options"]]
            if read(part["custom_id"]).action == "open":
                groups += values
            else:
                actions |= set(values)
    return actions, groups


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_can_be_reached_by_buttons_and_menus_and_messages_keep_discords_limits(
    seats: int,
) -> None:
    table, rng, moves = _table(seats), random.Random(3), 0
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        actions = list(table.actions(seat))
        if moves < 80 or moves % 7 == 0:
            reached, groups = _offered(_hand(table, seat))
            for group in groups:
                reached |= _offered(_hand(table, seat, group))[0]
            several = [each.key for each in composites(table.view(seat), table.names)]
            assert reached == set(map(tag, [*actions, *several]))
            parts(table_message(table, (PICTURE,), float, ENGLISH))
        moves += 1
        others = [action for action in actions if not isinstance(action, EndTurn | Retire)]
        action = rng.choice(others or actions)
        table.become(moved(table.snapshot, SCRAPHEAP, seat, action, "player", 0.0))
    final = parts(table_message(table, (PICTURE,), float, ENGLISH))
    told = "\n".join(part["content"] for part in final if part["type"] == 10)
    assert told.count(" · **") == seats


def _told(table: Table) -> str:
    """Return the last text below the picture of the table's message."""
    texts = [
        part["content"]
        for part in parts(table_message(table, (PICTURE,), float, ENGLISH))
        if part["type"] == 10
    ]
    return str(texts[-1])


def test_the_last_event_is_shown_however_many_there_are() -> None:
    table, at = _table(2), 0
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        action = club(table.view(seat), table.actions(seat), Chance("told", at))
        table.become(moved(table.snapshot, SCRAPHEAP, seat, action, "player", 0.0))
        at += 1
        if isinstance(action, Take) and seat in table.awaited:
            card = table.view(None).taken[seat][-1].card
            assert f"{english(named(card))}" in _told(table).splitlines()[-1]
        elif isinstance(action, Retire) and table.snapshot.status == "playing":
            assert _told(table).endswith("finished early.")


def test_peeks_in_a_row_are_summarised_in_few_words() -> None:
    table = _table(2)
    (seat,) = table.awaited
    for action in (Peek("A1"), Peek("C3"), Done(), Done()):
        table.become(moved(table.snapshot, SCRAPHEAP, seat, action, "player", 0.0))
    line = next(line for line in story(table, ENGLISH) if "peeked" in line)
    assert line.endswith("peeks for everyone and peeked at 2 cards.")


def test_a_chosen_card_leaves_its_column_open_for_the_next_one() -> None:
    table = _table(2)
    (seat,) = table.awaited
    label = SCRAPHEAP.words.text.label(Peek("D5"), table.view(seat), table.names)
    table.become(moved(table.snapshot, SCRAPHEAP, seat, Peek("D5"), "player", 0.0))
    shown = {part["placeholder"]: part for part in _hand(table, seat, group_of(label)) if part["type"] == 3}
    assert [each["label"] for each in shown["One card: Column D"]["options"]] == [
        f"D{row}" for row in (1, 2, 3, 4, 6)
    ]
    chosen = [each["label"] for each in shown["One card"]["options"] if each.get("default")]
    assert chosen == ["Column D"]
    assert group_of(SCRAPHEAP.words.text.label(Done(), table.view(seat), table.names)) == ""


@pytest.mark.thorough
def test_no_button_is_green_for_who_is_no_beginner() -> None:
    table = _table(4)
    for at in count():
        if table.snapshot.status != "playing":
            break
        (seat,) = table.awaited
        view, actions = table.view(seat), table.actions(seat)
        controls = [part for part in _hand(table, seat) if part["type"] in (2, 3)]
        assert all(part.get("style") != 3 for part in controls)
        action = (club if at % 3 else club_at_random)(view, actions, Chance("eight", at))
        table.become(moved(table.snapshot, SCRAPHEAP, seat, action, "player", 0.0))


def club_at_random(view: Any, actions: Any, chance: Chance) -> Any:
    """Return a random move that does not end the turn, or any random move if all do."""
    others = [action for action in actions if not isinstance(action, Done | EndTurn | Retire)]
    return chance.pick(others or actions)
