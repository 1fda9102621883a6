"""Tests of the rules, rulings and example of bids.md."""

from __future__ import annotations

from bot.engine.game import Chance
from bot.engine.match import Match, play, start
from bot.locales.phrase import Phrase
from tests.games.bids import rules
from tests.games.bids.rules import Bid, Options, Shown, State

LUCK = Chance("bids", 1)


def state(*hands: tuple[int, ...], prizes: tuple[int, ...] = (4, 2)) -> State:
    none = ((),) * len(hands)
    return State(hands, prizes, (None,) * len(hands), none, none)


def bid(at: State, *cards: int) -> State:
    """Make every seat bid, in order."""
    for seat, card in enumerate(cards):
        at = rules.apply(at, seat, Bid(card), LUCK).state
    return at


def test_everybody_bids_at_once_and_nobody_twice() -> None:
    after = rules.apply(state((1, 2), (1, 2)), 1, Bid(2), LUCK).state
    assert rules.awaits(after) == frozenset({0})
    assert rules.refusal(after, 1, Bid(1)) == Phrase("bids-refuse-done")
    assert rules.refusal(after, 0, Bid(5)) == Phrase("bids-refuse-card", card=5)


def test_ruling_1_nobody_gets_a_prize_for_which_no_card_was_bid_once_only() -> None:
    after = bid(state((1, 2), (1, 2)), 2, 2)
    assert (after.won, after.lost) == (((), ()), (4,))


def test_ruling_2_the_clock_bids_the_lowest_card() -> None:
    assert rules.idle(state((3, 5), (1, 2)), 0) == Bid(3)


def test_example_1_the_highest_card_that_only_one_bid_takes_the_prize() -> None:
    after = bid(state((3, 5), (2, 5), (3, 4)), 5, 5, 4)
    assert after.won == ((), (), (4,))


def test_the_last_prize_ends_the_game() -> None:
    match: Match[Options, State] = start(rules, Options(3), 2, "end")[0]
    while awaited := rules.awaits(match.state):
        seat = min(awaited)
        match, events = play(rules, match, seat, rules.idle(match.state, seat))
    assert isinstance(events[-1], Shown)
    assert rules.outcome(match.state) is not None
    assert rules.refusal(match.state, 0, Bid(1)) == Phrase("bids-refuse-over")
