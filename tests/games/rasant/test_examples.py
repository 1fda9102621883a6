"""Tests of the worked examples in docs/rules/rasant.md, section 12. Each test's name sums up its example."""

from __future__ import annotations

import pytest

from bot.engine.game import IllegalMove
from bot.engine.match import play
from bot.games.rasant import rules as rasant
from bot.games.rasant.rules.actions import Pass, Pay, Play
from bot.games.rasant.rules.events import Manoeuvred, Paid, RoundOver
from bot.games.rasant.rules.model import Following, Leading, Paying
from tests.games.rasant.notation import LINE, card, laid, line, match, state


def test_example_1_red_wins_r3_b3_y3_g3_move_4_points() -> None:
    """Check the example with this line, front to rear: S r1 b1 y1 g1 r2 b2 y2 g2 r3 b3 y3 g3."""
    at = state(("r50", "b20"), Following(1, laid("0:r90"), ()), cars=LINE)
    game, events = play(rasant, match(at), 1, Pass())
    (done,) = (event.manoeuvre for event in events if isinstance(event, Manoeuvred))
    assert done.moved == line("g3 y3 b3 r3")
    assert (done.seat, done.colour, done.counted, done.doubled, done.points) == (0, "red", 4, False, 4)
    assert game.state.line == line("g3 y3 b3 r3 S r1 b1 y1 g1 r2 b2 y2 g2")
    assert game.state.points == (4, 0)


def test_example_2_blue_wins_b1_s_y1_g1_move_three_cars_doubled_6_points() -> None:
    """Check the example with this small test line: r1 b1 S y1 g1."""
    at = state(("r50", "b20"), Following(1, laid("0:b90"), ()), cars="r1 b1 S y1 g1")
    game, events = play(rasant, match(at), 1, Pass())
    (done,) = (event.manoeuvre for event in events if isinstance(event, Manoeuvred))
    assert (done.counted, done.doubled, done.points) == (3, True, 6)
    assert game.state.line == line("g1 y1 S b1 r1")
    assert game.state.points == (6, 0)


def test_ruling_8_example_3_130_led_the_round_ends_at_once_its_player_wins_and_leads_again() -> None:
    at = state(("r130 r20", "b20", "y20"), Leading(0, ()))
    game, events = play(rasant, match(at), 0, Play(card("r130")))
    assert RoundOver(0, card("r130"), 0, passer=False) in events
    assert game.state.points[0] > 0
    assert game.state.phase == Leading(0, ())


def test_example_4_red_50_led_black_40_refused_black_70_accepted_then_red_60_refused_red_80_accepted() -> (
    None
):
    at = state(("r50 r60 r80", "k40 k70 y10", "y20"), Leading(0, ()))
    game, _ = play(rasant, match(at), 0, Play(card("r50")))
    with pytest.raises(IllegalMove, match=r"low.*50"):
        play(rasant, game, 1, Play(card("k40")))
    game, _ = play(rasant, game, 1, Play(card("k70")))
    game, _ = play(rasant, game, 2, Pass())
    with pytest.raises(IllegalMove, match=r"low.*70"):
        play(rasant, game, 0, Play(card("r60")))
    game, _ = play(rasant, game, 0, Play(card("r80")))
    assert game.state.phase == Following(1, laid("0:r50 1:k70 0:r80"), (2,))


def test_example_5_reserve_empty_three_players_two_pass_each_discards_a_card_and_the_winner_none() -> None:
    at = state(("r50 r60", "b20 b30", "y20 y30"), Leading(0, ()))
    game, _ = play(rasant, match(at), 0, Play(card("r50")))
    game, _ = play(rasant, game, 1, Pass())
    assert game.state.phase == Paying(1, laid("0:r50"), (1,))
    game, events = play(rasant, game, 1, Pay(card("b30")))
    assert events == (Paid(1, card("b30"), forced=False),)
    game, _ = play(rasant, game, 2, Pass())
    game, events = play(rasant, game, 2, Pay(card("y20")))
    assert RoundOver(0, card("r50"), 1, passer=True) in events
    assert game.state.hands == ((card("r60"),), (card("b20"),), (card("y30"),))
    assert set(game.state.discards) == {card("b30"), card("y20"), card("r50")}
