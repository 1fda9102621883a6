"""Tests of the pages of a game's history and their contents."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import Card
from bot.games.scrapheap.rules.events import Flipped, Lifted, Peeked, Placed
from bot.locales.phrase import ENGLISH
from bot.model.occupants import Dated
from bot.model.snapshots import Happened, Player
from bot.record.game import logged
from bot.tables.replayed import played_again
from bot.ui.messages.story import Reader, rounds, story_lines


def test_in_a_lap_everybody_who_is_not_at_the_line_has_one_turn() -> None:
    title, laps = TITLES["gear_head"], 0
    for played in games(Order(title, title.rules.options(), 4, 6, "laps", ("club",))):
        match, log = played.match, logged(played.moves)
        players = tuple(Player(name, None, left=True) for name in "ABCD")
        everybody = partial(dict.fromkeys(range(match.ply + 1), players).__getitem__)
        pasts = played_again(title, match.options, 4, match.seed, log, players=everybody)
        for at, (name, moves) in enumerate(rounds(pasts, title, ENGLISH), 1):
            seats = list(dict.fromkeys((past.turn, past.seat) for past in moves if past.seat is not None))
            assert name == f"Round {at}"
            assert [seat for _, seat in seats] == sorted({seat for _, seat in seats})
            laps += 0 < len(seats) < 4
    assert laps > 6, "races in which somebody is at the line before the others"


COG, DROP = Card("Cog", 5), Card("Drop", 6)


@pytest.mark.parametrize(
    ("reader", "events", "line"),
    [
        (None, [Peeked(0, each, None) for each in ("A6", "A5", "B6")], "Ann peeked at A6, A5 and B6."),
        (0, [Peeked(0, "A6", COG), Peeked(0, "A5", DROP)], "You peeked at A6 Cog 5 and A5 Oil can 6."),
        (
            1,
            [Peeked(0, "A6", None), Placed(0, "A6", None), Placed(0, "A4", None), Lifted(0, "B1")],
            "Ann · peeked at A6 · put cubes on A6 and A4 · lifted a cube from B1",
        ),
        (
            1,
            [Flipped(0, "A1", COG, up=True), Flipped(0, "B1", DROP, up=True)],
            "Ann flipped A1 Cog 5 and B1 Oil can 6.",
        ),
    ],
)
def test_the_history_lists_what_was_done_several_times_in_a_row(
    reader: Seat | None, events: list[Any], line: str
) -> None:
    told = [Dated(Happened(1, each), ("Ann", "Bo")) for each in events]
    own = "" if reader is None else ("Ann", "Bo")[reader]
    assert story_lines(told, Reader(TITLES["scrapheap"], reader, ENGLISH, own)) == [line]
