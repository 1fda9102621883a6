"""The messages of Scrapheap Scavengers: every action is offered once, within Discord's limits."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.catalogue import SCRAPHEAP
from bot.engine.match import start
from bot.games import scrapheap
from bot.games.scrapheap.actions import EndTurn
from bot.games.scrapheap.model import Options
from bot.tables.changes import moved
from bot.tables.records import Happened, Place, Player, TableRecord
from bot.tables.table import Table
from bot.ui.hand_page import hand_page
from bot.ui.page import Page, Picture
from bot.ui.press import read, tag
from bot.ui.table_page import table_page

LONGEST = "*_~`|>[x](y)<@1>" * 2
PICTURE = Picture(b"png", "alt", "table.png")


def _table(seats: int) -> Table:
    match, events = start(scrapheap, Options("public", 1), seats, f"pages {seats}")
    players = tuple(Player(f"{LONGEST[:-2]}{at:02}", at) for at in range(seats))
    heard = tuple(Happened(1, scrapheap.hears(event, None)) for event in events)
    record: TableRecord[Any, Any, Any] = TableRecord(
        "abcde", "scrapheap", Place(1, 2), 0, "none", "fixed", "playing", players, match, 1, 0.0, (), heard
    )
    return Table(record, SCRAPHEAP, None, lambda: 0.0, lambda _: None)  # type: ignore[arg-type]  # nothing is stored


def _flat(parts: list[Any]) -> list[Any]:
    return [each for part in parts for each in (part, *_flat(part.get("components", [])))]


def _parts(page: Page) -> list[Any]:
    found: list[Any] = _flat(page.body.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    assert len(found) <= 40
    assert page.body.content_length() <= 4_000
    return found


def _hand(table: Table, seat: int, opened: str = "") -> list[Any]:
    return _parts(
        hand_page(
            table,
            SCRAPHEAP,
            seat,
            (PICTURE,),
            head="x" * 300,
            note="y" * 200,
            refresh=True,
            unix=float,
            opened=opened,
        )
    )


def _offered(parts: list[Any]) -> tuple[set[str], list[str]]:
    """The actions that a message offers, and the groups that it can open."""
    actions, groups = set[str](), list[str]()
    for part in parts:
        if part["type"] == 2 and read(part["custom_id"]).verb == "play":
            actions.add(read(part["custom_id"]).arg)
        elif part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            values = [option["value"] for option in part["options"]]
            if read(part["custom_id"]).verb == "open":
                groups += values
            else:
                actions |= set(values)
    return actions, groups


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_can_be_reached_by_buttons_and_menus_and_messages_keep_discords_limits(
    seats: int,
) -> None:
    table, rng, moves = _table(seats), random.Random(3), 0
    while table.record.status == "playing":
        (seat,) = table.awaited
        actions = list(table.actions(seat))
        if moves < 80 or moves % 7 == 0:
            reached, groups = _offered(_hand(table, seat))
            for group in groups:
                reached |= _offered(_hand(table, seat, group))[0]
            assert reached == set(map(tag, actions))
            _parts(table_page(table, SCRAPHEAP, (PICTURE,), float))
        moves += 1
        others = [action for action in actions if not isinstance(action, EndTurn)]
        action = rng.choice(others or actions)
        table.record = moved(table.record, SCRAPHEAP, seat, action, "player", 0.0)
    final = _parts(table_page(table, SCRAPHEAP, (PICTURE,), float))
    told = "\n".join(part["content"] for part in final if part["type"] == 10)
    assert told.count("Place ") == seats
