"""Tests of a stealth game of Scrapheap Scavengers, played twice with different cards. Everything that is
public stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import SCRAPHEAP
from bot.engine.game import Chance
from bot.engine.match import start
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Action, Flip, Peek, Retire, Take
from bot.games.scrapheap.rules.components import CELLS
from bot.games.scrapheap.rules.model import Options, State
from bot.locales.phrase import ENGLISH
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.ui.messages.hand import Hand
from bot.ui.messages.message import MessageLayout, pictures_of
from bot.ui.messages.public_table import table_message
from tests.games.scrapheap.hidden import resample
from tests.ui.messages.seated import in_play

NAMES = ("Ann", "Bo", "Cy")


def _table(seats: int, *, other: bool) -> Table:
    """Return a table whose game has just started. other: whether to shuffle every card and every tile that no
    one has seen.
    """
    match, events = start(scrapheap, Options("stealth", 1), seats, "stealth")
    if other:
        match = replace(match, state=resample(match.state, None, Chance("other", 1)))
    return in_play(SCRAPHEAP, match, events, NAMES[:seats])


def _public(table: Table) -> MessageLayout:
    """Return the table's public message as the bot would send it."""
    view, words = table.view(None), SCRAPHEAP.words.text
    drawn = SCRAPHEAP.board.painter.files(view, table.names)
    return table_message(
        table, pictures_of("table", drawn, words.alts(view, table.names), ENGLISH), float, ENGLISH
    )


def _hand(table: Table, seat: int) -> MessageLayout:
    view = table.view(seat)
    drawn = SCRAPHEAP.board.painter.files(view, table.names)
    shown = pictures_of("hand", drawn, SCRAPHEAP.words.text.alts(view, table.names), ENGLISH)
    drawn_hand = Hand(table=table, seat=seat, locale=ENGLISH, unix=float, refresh=True)
    return drawn_hand.layout(shown)


def _play(table: Table, seat: int, action: Action) -> None:
    table.become(moved(table.snapshot, SCRAPHEAP, seat, action, "player", 0.0))


def _plies(seats: int) -> Iterator[tuple[Table, Table, int, Action]]:
    """Yield both tables before each move, with the seat and the move, which are the same at both. No card is
    ever turned face up.
    """
    one, two = _table(seats, other=False), _table(seats, other=True)
    for ply in range(900):
        if one.snapshot.status != "playing":
            return
        (seat,) = one.awaited
        assert two.awaited == one.awaited
        actions = [action for action in one.actions(seat) if not isinstance(action, Flip | Retire)]
        assert actions == [action for action in two.actions(seat) if not isinstance(action, Flip | Retire)]
        takes = [action for action in actions if isinstance(action, Take)]
        action = Chance("stealth moves", ply).pick(takes or actions)
        yield one, two, seat, action
        _play(one, seat, action)
        _play(two, seat, action)
    raise AssertionError("the game did not end")


def _cards(state: State) -> list[Any]:
    return [spot.card for spot in state.grid]


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_that_is_public_depends_on_a_hidden_card(seats: int) -> None:
    taken = differed = 0
    for ply, (one, two, _, action) in enumerate(_plies(seats)):
        differed += _cards(one.snapshot.match.state) != _cards(two.snapshot.match.state)
        taken += isinstance(action, Take)
        words = SCRAPHEAP.words.text
        assert words.describe(one.view(None), NAMES) == words.describe(two.view(None), NAMES)
        assert words.headline(one.view(None), NAMES) == words.headline(two.view(None), NAMES)
        if ply % 4 == 0 or isinstance(action, Take):
            pages = _public(one), _public(two)
            assert pages[0].key == pages[1].key
            assert pages[0].pictures == pages[1].pictures
    assert min(taken, differed) > 4


def test_a_players_message_depends_on_no_card_that_only_others_know() -> None:
    for one, two, _, action in _plies(2):
        if one.view(None).phase != "peeking" or two.view(None).round > 1:
            break
        if not isinstance(action, Peek):
            continue
        for table in (one, two):  # the waiting player may see their own tiles
            fields = {"tiles": one.snapshot.match.state.tiles}
            match = replace(table.snapshot.match, state=replace(table.snapshot.match.state, **fields))
            table.become(replace(table.snapshot, match=match))
        waiting = 1 - min(one.awaited)
        pages = _hand(one, waiting), _hand(two, waiting)
        assert pages[0].key == pages[1].key
        assert not any(square.private for square in one.view(waiting).grid)
        return
    raise AssertionError("nobody peeked")


def test_the_owner_of_a_peek_sees_the_difference() -> None:
    one, two = _table(2, other=False), _table(2, other=True)
    (seat,) = one.awaited
    states = [table.snapshot.match.state for table in (one, two)]
    at = next(at for at in range(54) if _cards(states[0])[at] != _cards(states[1])[at])
    for table in (one, two):
        _play(table, seat, Peek(CELLS[at]))
    assert _hand(one, seat).key != _hand(two, seat).key
    assert _public(one).key == _public(two).key
