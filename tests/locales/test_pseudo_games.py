"""Tests of the golden games of all games in the pseudo-language, as every seat and the table read them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.engine.match import Move
from bot.features.lookback.layouts.extras import words_of
from bot.features.lookback.layouts.positions import Spot
from bot.features.lookback.layouts.tabs import Viewer, story_message
from bot.locales.phrase import Text
from bot.model.snapshots import LoggedMove
from bot.tables.replayed import replayed
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.messages.choices import choices_of
from bot.ui.messages.hand import Advice, Hand
from bot.ui.messages.public_table import table_message
from tests.features.lookback.layouts.seen import looking_back
from tests.games.golden import GAMES
from tests.games.hooks import Golden
from tests.locales.reading import CHOICE, NAMES, NOTE, Reading
from tests.ui.messages.seated import seated
from tools.pseudo import PSEUDO, add

OURS = [(title, golden) for title, golden in GAMES if title.key in TITLES]
EVERY = 5
"""The number of moves after which every view is checked again. All views are also checked at the end."""


def moments(title: AnyTitle, golden: Golden) -> Iterator[tuple[Table, Move[Any] | None]]:
    """Yield a golden game as a table, at its start and after every move."""
    options = title.rules.options(**golden.options)
    order = Order(title, options, golden.seats, 1, golden.seed, (title.robots.substitute, "random"))
    (played,) = games(order)
    table = seated(title, options, golden.seats, played.match.seed, NAMES)
    yield table, None
    for move in played.moves:
        table.become(moved(table.snapshot, title, move.seat, move.action, "player", 0.0))
        yield table, move


@pytest.mark.few(2)
@pytest.mark.parametrize(("title", "golden"), OURS, ids=[f"{title.key}-{one.seed}" for title, one in OURS])
def test_a_golden_game_is_said_by_messages_alone(title: AnyTitle, golden: Golden) -> None:
    add()
    reading, moves, number = Reading(), list[LoggedMove[Any]](), count()
    for table, move in moments(title, golden):
        if move is not None:
            moves.append(LoggedMove(table.snapshot.match.ply, move.seat, move.action, "player", 0.0))
        if next(number) % EVERY == 0 or table.snapshot.status == "over":
            for seat in range(golden.seats):
                _hand(reading, table, seat)
            reading.message(table_message(table, (), float, PSEUDO, ""), "table")
            _views(reading, table, None)
    _told(reading, table, moves)
    reading.must_be_right()


def _hand(reading: Reading, table: Table, seat: int) -> None:
    hand = Hand(table=table, seat=seat, locale=PSEUDO, unix=float, refresh=True, advice=Advice(offered=True))
    reading.message(hand.layout(), "hand")
    _views(reading, table, seat)
    if seat not in table.awaited:
        return
    view, actions, wording = table.view(seat), table.actions(seat), table.title.words
    for _, label in choices_of(table.title, view, actions, table.names):
        reading.text(label.text, "label", CHOICE)
        reading.text(label.note, "note", NOTE)
    if wording.reason is not None:
        for action in actions:
            reading.text(wording.reason(view, action, table.names), "hint")


def _views(reading: Reading, table: Table, seat: int | None) -> None:
    words, view, names = table.title.words.text, table.view(seat), table.full_names(PSEUDO)
    for line in words.describe(view, names):
        reading.text(line, "as text")
    for alt in words.alts(view, names):
        reading.alt(alt)


def _told(reading: Reading, table: Table, moves: list[LoggedMove[Any]]) -> None:
    """Check the texts about a finished game: its history, as a spectator and each seat sees it, and the texts
    of its replay.
    """
    title = table.title
    pasts = replayed(table.snapshot, title, moves)
    for seat in (None, *range(len(table.names))):
        look = looking_back(table, moves, seat, PSEUDO)
        for number in range(look.positions[-1].page + 1):
            reading.message(story_message(look, Spot(number), Viewer(0, PSEUDO, seated=True)), "story")
    reading.said(words_of(title, pasts, PSEUDO), "replay")


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_what_is_said_about_a_game_is_said_by_messages_alone(title: AnyTitle) -> None:
    add()
    reading, words = Reading(), title.words
    known: list[Text] = [words.pitch, words.credit, title.board.cover_alt]
    for text in (*known, *words.text.basics(), *words.text.rules()):
        reading.text(text, "rules")
    lesson = words.lesson
    taught = (
        ()
        if lesson is None
        else (*lesson.known, *(line for each in lesson.exercises for line in (each.text, each.why)))
    )
    for text in taught:
        reading.text(text, "lesson")
    reading.must_be_right()
