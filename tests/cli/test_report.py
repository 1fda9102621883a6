"""Tests of `simulate GAME --report`, which counts how much a game demands of its players, and prints a
table.
"""

from __future__ import annotations

import pytest

from bot.catalogue import GEAR_HEAD, SCRAPHEAP, TITLES
from bot.cli.report import Totals, table, totals
from bot.cli.simulate import Order, games, main
from bot.games.gear_head.rules.actions import Discard

OWN = [
    "presses a person",
    "minutes at 10 s a press",
    "presses with one meaning",
    "presses that are even",
    "automatic moves",
    "wins by seat",
    "rounds",
    "scores",
]
"""The rows that every game's report has, in order. "rounds" is present only if the game counts them."""


def rows(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, list[str]]:
    """Return the cells of each row of the printed table by its name."""
    assert main([*arguments, "--report"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = [line.strip("| ").split(" | ") for line in out.splitlines()]
    return {name: cells for name, *cells in lines}


@pytest.mark.few(2)
@pytest.mark.parametrize("key", TITLES)
def test_every_game_has_a_report_of_its_figures(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = TITLES[key].rules.game.seats[0]
    told = rows(capsys, key, "--seats", str(seats), "--games", "1")
    assert told["players"] == [str(seats)]
    rounds = TITLES[key].rules.figures is not None
    assert [name for name in told if name in OWN] == [name for name in OWN if rounds or name != "rounds"]


@pytest.mark.thorough
def test_a_report_has_a_column_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    told = rows(capsys, "scrapheap", "--games", "1")
    assert told["players"] == ["2", "3", "4"]
    assert all(len(cells) == 3 for name, cells in told.items() if name in OWN)


def test_a_report_plays_by_the_options_and_robots_that_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ("scrapheap", "--seats", "2", "--games", "1", "--drivers", "club")
    told = rows(capsys, *arguments, "--options", '{"tiles": 1}')
    assert int(told["rounds"][0].split(".")[0]) <= 4


def test_a_press_of_each_move_is_counted_unless_the_table_makes_it() -> None:
    (played,) = games(Order(GEAR_HEAD, GEAR_HEAD.rules.options(), 3, 1, "1", ("club",)), states=True)
    total = totals(GEAR_HEAD, 3, [played])
    game = GEAR_HEAD.rules.game
    alone = [
        len(game.legal(state, move.seat)) == 1
        for state, move in zip(played.states[:-1], played.moves, strict=True)
    ]
    assert (total.presses, total.automatic) == (alone.count(False), alone.count(True))
    assert total.seconds == 10 * total.presses


def test_a_press_has_one_meaning_where_all_that_is_possible_ends_the_same() -> None:
    lost = 0
    for number in range(40):
        order = Order(GEAR_HEAD, GEAR_HEAD.rules.options(), 3, 1, str(number), ("club",))
        (played,) = games(order, states=True)
        at_end, last = played.states[-2], played.moves[-1]
        hopeless = isinstance(last.action, Discard)
        assert totals(GEAR_HEAD, 3, [played]).plain == hopeless, (at_end, last)
        lost += hopeless
    assert 0 < lost < 40


def test_moves_that_one_choice_makes_together_are_one_press() -> None:
    (played,) = games(Order(SCRAPHEAP, SCRAPHEAP.rules.options(), 2, 1, "1", ("club",)), states=True)
    assert SCRAPHEAP.rules.figures is not None
    joined = SCRAPHEAP.rules.figures(played.states, played.moves).joined
    assert joined
    assert totals(SCRAPHEAP, 2, [played]).presses == len(played.moves) - len(joined)


def test_shares_of_several_games_are_added_up_row_by_row() -> None:
    total = Totals(2, games=2, presses=8, wins={0: 1.5, 1: 0.5})
    for row in ([(1, 2)], [(0, 2), (1, 4)]):
        total._share("idle turns by lap", row)
    lines = list(table([total]))
    assert "| idle turns by lap | 25 / 25 % |" in lines
    assert "| wins by seat | 75 / 25 % |" in lines
    assert "| presses a person | 2 |" in lines
