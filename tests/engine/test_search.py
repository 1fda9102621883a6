"""Tests of the search that all games share, on bets that can be calculated by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev
from typing import Any

from bot.engine.game import Chance, Seat, Step
from bot.engine.match import start
from bot.engine.search import Budget, Mind, best, mean_lead, playout
from tests.games.two_cards import rules
from tests.games.two_cards.robots import club
from tests.games.two_cards.rules import Options, State

BUDGET = Budget(playouts=200, widest=6, doubt=1.0)
BETS = (1, 2, 3, 4, 5, 6)
"""The bets of a toy game. A bet wins if a hidden number is at least as high as the bet, and then pays its own
number. With a die, the bets on 3 and 4 win 2 on average.
"""

Bet = tuple[int, int]


def settled(state: Bet, seat: Seat, action: int, chance: Chance) -> Step[Bet, Any]:
    return Step((state[0], action), ())


def mind(*prior: float) -> Mind[tuple[int, ...], Bet, int]:
    """Return a mind for choosing a bet. Its view is the set of numbers that can be hidden. prior: the initial
    opinion of each bet.
    """

    def guess(view: tuple[int, ...], chance: Chance) -> Bet:
        return chance.pick(view), 0

    def opinion(view: object, actions: Sequence[int]) -> Sequence[float]:
        return prior

    def worth(state: Bet, seat: Seat, chance: Chance) -> float:
        number, bet = state
        return float(bet) if number >= bet else 0.0

    return Mind(apply=settled, guess=guess, prior=opinion, worth=worth)


def bet(view: tuple[int, ...], *prior: float, budget: Budget = BUDGET) -> int:
    return best(mind(*prior), budget, view, BETS, 0, Chance("search", 1))


def test_it_finds_what_is_best_on_average_over_all_that_may_be_hidden() -> None:
    assert bet((1, 6), *[0.0] * 6) == 6
    assert bet((3, 3, 4), *[0.0] * 6) == 3
    assert bet((1, 1, 1, 2), *[0.0] * 6) == 1


def test_it_keeps_the_favourite_of_the_expert_where_it_cannot_tell_the_difference() -> None:
    """Search with a die, with which the bets on 3 and on 4 are worth the same."""
    assert bet(BETS, 0, 0, 0, 1, 0, 0, budget=Budget(playouts=200, widest=6, doubt=4.0)) == 4
    assert bet(BETS, 0, 0, 1, 0, 0, 0, budget=Budget(playouts=200, widest=6, doubt=4.0)) == 3


def test_it_overrules_the_favourite_that_is_worse() -> None:
    assert bet((6,), 1, 0, 0, 0, 0, 0) == 6


def test_it_tries_the_best_of_the_expert_alone() -> None:
    assert bet((6,), 3, 2, 1, 0, 0, 0, budget=Budget(playouts=200, widest=3, doubt=0.0)) == 3


def test_the_only_action_is_taken_without_a_thought() -> None:
    assert best(mind(), BUDGET, (), (4,), 0, Chance("search", 1)) == 4


def test_the_same_luck_finds_the_same_move() -> None:
    few = Budget(playouts=12, widest=6, doubt=0.0)
    assert len({bet(BETS, *[0.0] * 6, budget=few) for _ in range(5)}) == 1


def recorded(of: Mind[tuple[int, ...], Bet, int]) -> tuple[Mind[tuple[int, ...], Bet, int], list[Bet]]:
    """Return a copy of the mind, and a list in which it records each pair of hidden number and bet whose
    worth is requested.
    """
    asked: list[Bet] = []

    def worth(state: Bet, seat: Seat, chance: Chance) -> float:
        asked.append(state)
        return of.worth(state, seat, chance)

    return replace(of, worth=worth), asked


def test_the_worse_half_is_given_up_after_each_round_but_never_the_favourite() -> None:
    """Search with six bets in three rounds: 3 worlds for all, 6 for three of them, 10 for the last two."""
    counting, asked = recorded(mind(1, 0, 0, 0, 0, 0))
    assert best(counting, Budget(playouts=60, widest=6, doubt=0.0), (6,), BETS, 0, Chance("halving", 1)) == 6
    assert Counter(bet for _, bet in asked) == {6: 19, 1: 19, 5: 9, 4: 3, 3: 3, 2: 3}


def test_with_hardly_a_playout_each_candidate_is_still_tried_once_a_round() -> None:
    counting, asked = recorded(mind(*[0.0] * 6))
    best(counting, Budget(playouts=1, widest=6, doubt=0.0), (6,), BETS, 0, Chance("halving", 1))
    assert max(Counter(bet for _, bet in asked).values()) == 3


def test_it_overrules_the_favourite_by_standard_errors_of_the_difference_in_the_same_worlds() -> None:
    """Search with a bet on 6 that wins 6 or nothing, and a bet on 1 that always wins 1."""
    actions, counted = (6, 1), Budget(playouts=40, widest=2, doubt=0.0)

    def choice(doubt: float) -> tuple[int, list[Bet]]:
        counting, asked = recorded(mind(0, 1))
        budget = replace(counted, doubt=doubt)
        return best(counting, budget, (1, 1, 6), actions, 0, Chance("doubt", 1)), asked

    differences = [(6.0 if number == 6 else 0.0) - 1.0 for number, bet in choice(0.0)[1] if bet == 6]
    lead = mean(differences) / (stdev(differences) / sqrt(len(differences)))
    assert lead > 0.5
    assert (choice(lead * 0.999)[0], choice(lead * 1.001)[0]) == (6, 1)


def test_a_playout_is_cut_after_its_moves_and_goes_no_further_than_the_end() -> None:
    def policy(state: State, seat: Seat, chance: Chance) -> Any:
        return club(rules.view(state, seat), rules.legal(state, seat), chance)

    def value(state: State, seat: Seat) -> float:
        return 1.0 if rules.outcome(state) else 0.0

    match, _ = start(rules, Options(), 3, "playout")
    found = [playout(rules, policy, value, moves)(match.state, 0, Chance("luck", 0)) for moves in (1, 100)]
    assert found == [0.0, 1.0]


def test_each_world_has_a_luck_of_its_own_for_what_is_hidden_for_the_move_and_for_what_follows() -> None:
    asked: list[tuple[str, int]] = []

    def seen(what: str, chance: Chance) -> float:
        asked.append((what, chance.below(1 << 60)))
        return 0.0

    def guess(view: object, chance: Chance) -> Bet:
        return int(seen("guess", chance)), 0

    def apply(state: Bet, seat: Seat, action: int, chance: Chance) -> Step[Bet, Any]:
        return Step((int(seen("move", chance)), action), ())

    luck = Mind(apply=apply, guess=guess, prior=mind(0, 0).prior, worth=lambda *at: seen("worth", at[2]))
    best(luck, Budget(playouts=4, widest=2, doubt=0.0), (), (1, 2), 0, Chance("worlds", 1))
    keys = Chance("worlds", 1)
    for world in range(2):
        key = str(keys.below(1 << 62))
        hidden, move, after = (Chance(key, at).below(1 << 60) for at in range(3))
        tries = [("move", move), ("worth", after)] * 2
        assert asked[5 * world : 5 * world + 5] == [("guess", hidden), *tries]
    assert len(asked) == 10


def tries(playouts: int, widest: int) -> Counter[int]:
    """Return the number of times that each bet is tried when the die always shows six: the larger the bet,
    the better.
    """
    counting, asked = recorded(mind(*[0.0] * 6))
    best(counting, Budget(playouts=playouts, widest=widest, doubt=0.0), (6,), BETS, 0, Chance("tries", 1))
    return Counter(bet for _, bet in asked)


def test_two_are_compared_in_one_round_and_of_five_three_stay_in_the_second() -> None:
    assert tries(6, 2) == {1: 3, 2: 3}
    assert tries(45, 5) == {5: 15, 4: 8, 3: 3, 2: 3, 1: 15}


def test_with_infinite_doubt_the_favourite_is_never_replaced() -> None:
    assert bet((6,), 1, 0, 0, 0, 0, 0, budget=replace(BUDGET, doubt=float("inf"))) == 1


def test_a_lead_is_counted_in_standard_errors_of_the_difference() -> None:
    assert mean_lead([1, 3], [0, 0]) == (2.0, 1.0)
    assert mean_lead([2, 5, 2, 5], [1, 1, 1, 1]) == (2.5, sqrt(3 / 4))
    assert mean_lead([8], [7]) == (1.0, 0.0)
