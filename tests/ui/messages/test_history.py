"""Pages of the history and their contents."""

from __future__ import annotations

from functools import partial

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import Player
from bot.record.game import logged
from bot.tables.history import played_again
from bot.ui.messages.history import rounds


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
