"""Tests of the course and the end of rounds, and automatic moves (docs/rules/rasant.md, section 4, section
6).
"""

from __future__ import annotations

import pytest

from bot.engine.game import Seat
from bot.engine.match import play
from bot.engine.values import kind_of
from bot.games.rasant import rules as rasant
from bot.games.rasant.rules.actions import Action, Pass, Pay, Play
from bot.games.rasant.rules.events import (
    Drawn,
    Event,
    Flagged,
    LeadHanded,
    Led,
    Manoeuvred,
    Paid,
    Passed,
    Played,
    ReserveEmptied,
    RoundOver,
)
from bot.games.rasant.rules.model import Finished, Following, Leading, Paying, State
from bot.games.rasant.rules.rounds import colour
from tests.games.rasant.notation import card, cards, laid, match, state

FULL = "b10 b20 b30 g40 g50 g60"
"""Six cards that cannot follow red."""


def after(at: State, *moves: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """Return the state after legal moves, and all their events."""
    game, told = match(at), list[Event]()
    for seat, action in moves:
        game, events = play(rasant, game, seat, action)
        told += events
    return game.state, told


def kinds(events: list[Event]) -> list[str]:
    return [kind_of(event) for event in events]


# turns


def test_play_goes_clockwise_past_those_who_passed_and_a_player_may_play_again() -> None:
    at = state(("r10 r60 b10", "r20 r70 b20", "r30 b30"), Leading(1, ()), reserve="g10")
    done, events = after(
        at, (1, Play(card("r20"))), (2, Pass()), (0, Play(card("r60"))), (1, Play(card("r70")))
    )
    assert events == [
        Led(1, card("r20")),
        Passed(2, forced=False),
        Played(0, card("r60")),
        Played(1, card("r70")),
    ]
    assert done.phase == Following(0, laid("1:r20 0:r60 1:r70"), (2,))
    assert rasant.turn(done) == rasant.turn(at) + 4


def test_while_the_reserve_lasts_a_pass_costs_nothing() -> None:
    done, _ = after(state(("r10", FULL, FULL), Following(1, laid("0:r50"), ()), reserve="g10"), (1, Pass()))
    assert done.phase == Following(2, laid("0:r50"), (1,))
    assert done.discards == ()


def test_a_player_without_cards_passes_automatically_and_pays_nothing() -> None:
    at = state(("r60 b10", "", "y10 y20"), Leading(0, ()))
    done, events = after(at, (0, Play(card("r60"))))
    assert events == [Led(0, card("r60")), Passed(1, forced=True)]
    assert done.phase == Following(2, laid("0:r60"), (1,))


def test_the_last_but_one_may_pass_automatically_too_and_the_round_is_over() -> None:
    at = state(("r60 b10", "", ""), Leading(0, ()))
    done, events = after(at, (0, Play(card("r60"))))
    assert kinds(events) == [
        "led",
        "passed",
        "passed",
        "round_over",
        "manoeuvred",
        "lead_handed",
        "lead_handed",
    ]
    assert RoundOver(0, card("r60"), 1, passer=True) in events
    assert done.phase == Leading(0, (1, 2))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_where_nobody_else_has_cards_the_lead_wins_at_once(seats: int) -> None:
    _, events = after(state(("r60 b10", *[""] * (seats - 1)), Leading(0, ())), (0, Play(card("r60"))))
    assert kinds(events)[: seats + 1] == ["led", *["passed"] * (seats - 1), "round_over"]


def test_a_player_with_cards_none_of_which_may_be_played_is_asked_all_the_same() -> None:
    done, _ = after(state(("r60", FULL), Leading(0, ()), reserve="g10"), (0, Play(card("r60"))))
    assert done.phase == Following(1, laid("0:r60"), ())
    assert list(rasant.legal(done, 1)) == [Pass()]


# the end of a round


def test_ruling_6_the_round_is_over_when_all_but_one_have_passed() -> None:
    at = state(("r60 b10", FULL, FULL), Following(1, laid("0:r50"), ()), reserve="g10")
    done, events = after(at, (1, Pass()), (2, Pass()))
    assert RoundOver(0, card("r50"), 1, passer=True) in events
    assert done.phase == Leading(1, ())


def test_a_130_ends_the_round_at_once_and_the_first_to_pass_leads_the_next() -> None:
    at = state(("r60 r90", FULL, "r130 b40", FULL), Following(1, laid("0:r50"), ()), reserve="g10")
    done, events = after(at, (1, Pass()), (2, Play(card("r130"))))
    assert RoundOver(2, card("r130"), 1, passer=True) in events
    assert done.phase == Leading(1, ())
    assert done.round == at.round + 1


def test_the_played_cards_are_discarded_and_all_draw_up_to_six_from_the_winner_on() -> None:
    at = state(
        (FULL, "b40 b50 r60", "b60 b70 b80 b90 b100"),
        Following(2, laid("1:r50"), (0,)),
        reserve="y10 y20 y30 y40 y50",
    )
    done, events = after(at, (2, Pass()))
    assert kinds(events) == ["passed", "round_over", "manoeuvred", "drawn", "drawn"]
    assert events[-2:] == [Drawn(1, cards("y50 y40 y30"), 3), Drawn(2, cards("y20"), 1)]
    assert done.discards == cards("r50")
    assert done.hands == (cards(FULL), cards("r60 b40 b50 y30 y40 y50"), cards("b60 b70 b80 b90 b100 y20"))
    assert done.reserve == cards("y10")


def test_the_last_card_of_the_reserve_is_announced_and_those_after_draw_nothing() -> None:
    at = state(("b10", "b20"), Following(1, laid("0:r50"), ()), reserve="y10 y20")
    _, events = after(at, (1, Pass()))
    assert events[-2:] == [Drawn(0, cards("y20 y10"), 2), ReserveEmptied()]


def test_what_the_winner_did_is_remembered_for_the_picture_and_for_the_sheet() -> None:
    at = state(("b10", "b20"), Following(1, laid("0:r50"), ()), reserve="y10")
    done, events = after(at, (1, Pass()))
    assert done.last is not None
    assert Manoeuvred(done.last, done.line) in events
    assert (done.last.round, done.last.laid) == (at.round, laid("0:r50"))
    assert [(score.round, score.seat, score.counted) for score in done.scores] == [(5, 0, 4)]


# the price of a pass


def test_ruling_10_a_pass_with_one_card_left_costs_it_without_asking() -> None:
    at = state(("r60 r70", "b10", "y10 y20"), Following(1, laid("0:r50"), ()))
    done, events = after(at, (1, Pass()))
    assert events == [Passed(1, forced=False), Paid(1, card("b10"), forced=True)]
    assert done.discards == cards("b10")
    assert done.phase == Following(2, laid("0:r50"), (1,))


def test_ruling_11_the_last_pass_of_a_round_is_paid_before_the_round_is_over() -> None:
    at = state(("r60 r70", "b10 b20"), Following(1, laid("0:r50"), ()))
    done, events = after(at, (1, Pass()), (1, Pay(card("b20"))))
    assert kinds(events) == ["passed", "paid", "round_over", "manoeuvred"]
    assert done.discards == cards("b20 r50")


def test_a_pass_before_the_round_empties_the_reserve_costs_nothing() -> None:
    at = state((FULL, "b10"), Following(1, laid("0:r50"), ()), reserve="y10")
    done, events = after(at, (1, Pass()))
    assert ReserveEmptied() in events
    assert done.hands[1] == cards("b10 y10")


# handing on the lead


def test_ruling_9_a_leader_without_a_coloured_card_hands_the_lead_left_as_its_pass_which_costs_a_card() -> (
    None
):
    at = state((FULL, "k70 k40", FULL), Following(2, laid("0:r50"), (1,)))
    done, events = after(at, (2, Pass()), (2, Pay(card("b10"))))
    assert events[-1] == LeadHanded(1, 2, 2)
    assert done.phase == Paying(1, (), (1,))
    assert rasant.view(done, None).leader is None
    done, events = after(done, (1, Pay(card("k40"))))
    assert events == [Paid(1, card("k40"), forced=False)]
    assert done.phase == Leading(2, (1,))
    done, events = after(done, (2, Play(card("b20"))), (0, Pass()), (0, Pay(card("b10"))))
    assert RoundOver(2, card("b20"), 1, passer=True) in events


def test_ruling_7_a_leader_with_one_black_card_or_none_hands_the_lead_on_and_is_not_asked() -> None:
    at = state(("r60", "k70", "", "b10 b20"), Following(3, laid("0:r50"), (1, 2)))
    done, events = after(at, (3, Pass()), (3, Pay(card("b10"))))
    assert events[-3:] == [LeadHanded(1, 2, 1), Paid(1, card("k70"), forced=True), LeadHanded(2, 3, 0)]
    assert done.phase == Leading(3, (1, 2))


def test_ruling_7_who_leads_after_all_others_handed_the_lead_on_wins_with_that_card() -> None:
    at = state(("r50 r60", "k70 k40"), Leading(0, (1,)))
    done, events = after(at, (0, Play(card("r50"))))
    assert kinds(events)[:3] == ["led", "round_over", "manoeuvred"]
    assert RoundOver(0, card("r50"), 1, passer=True) in events
    assert done.phase == Paying(1, (), (1,))


# the end of the game


@pytest.mark.parametrize("rest", ["", "k70", "k70 k40"])
def test_ruling_12_the_game_ends_when_a_lead_is_due_and_nobody_holds_a_coloured_card(rest: str) -> None:
    at = state(("r50", rest, "k100"), Leading(0, (1, 2)), points=(1, 2, 3))
    done, events = after(at, (0, Play(card("r50"))))
    assert events[-1] == Flagged(done.points)
    assert done.phase == Finished()
    assert rasant.awaits(done) == frozenset()
    assert done.round == at.round
    assert rasant.view(done, None).places == (1, 3, 2)


def test_ruling_5_the_colour_of_a_round_is_that_of_its_first_card() -> None:
    assert colour(laid("0:r50 1:k70")) == "red"


def test_a_black_card_gives_a_round_no_colour() -> None:
    with pytest.raises(ValueError, match="a black card was led"):
        colour(laid("0:k70"))
