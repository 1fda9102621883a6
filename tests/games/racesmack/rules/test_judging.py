"""Tests that cards are judged as every template says: checked against a second implementation of
docs/rules/racesmack.md, section 3.1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

import pytest
from hypothesis import given, settings, strategies as st

from bot.engine.game import Chance
from bot.engine.values import kind_of
from bot.games.racesmack.rules.components import (
    COLOURS,
    DECK,
    DEFAULT,
    GEARS,
    SHAPES,
    Amount,
    AmountNeighbour,
    Aspect,
    Card,
    Doubles,
    Frequency,
    IsRule,
    Neighbours,
    NextToRule,
    OfOne,
    Regular,
    Rule,
    RulesCard,
    Symbol,
    Variety,
)
from bot.games.racesmack.rules.judging import correct, verdict
from bot.games.racesmack.rules.model import LETTERS, Laid, Options
from bot.games.racesmack.rules.templates import RULE_TEMPLATES, rules_cards
from tests.games.racesmack.notation import card, cards, circle

EVERY_RULE = [rule for _, fillings in RULE_TEMPLATES.values() for rule in fillings]

symbols = st.builds(Symbol, st.sampled_from(SHAPES), st.sampled_from(COLOURS))
regular = st.builds(Regular, st.just(900), st.lists(symbols, min_size=1, max_size=4).map(tuple))
any_card = st.one_of(regular, regular, regular, st.builds(card, st.sampled_from(["#1", "#7", "#18"])))
circles = st.lists(any_card, min_size=1, max_size=6)


def shown(one: Card, aspect: Aspect) -> list[str]:
    """Return the shapes or colours of the card, with repetitions."""
    if isinstance(one, RulesCard):
        return []
    return [symbol.shape if aspect == "shape" else symbol.colour for symbol in one.symbols]


def fits(rule: Rule, played: Sequence[Card], at: int) -> bool:
    """Return whether the card at `at` is correct as docs/rules/racesmack.md words the rule, without using the
    rules' own code.
    """
    one = played[at]
    beside = [
        played[by]
        for by in range(len(played))
        if by != at and (by - at) % len(played) in {1, len(played) - 1}
    ]
    match rule:
        case Frequency(aspect, extreme):
            seen = Counter(trait for each in played for trait in shown(each, aspect))
            best = (max if extreme == "most" else min)(seen.values(), default=0)
            return any(seen[trait] == best for trait in shown(one, aspect))
        case Variety(aspect, count):
            return len(set(shown(one, aspect))) >= count
        case OfOne(aspect, count):
            return any(times >= count for times in Counter(shown(one, aspect)).values())
        case Neighbours(aspect, "same"):
            return any(set(shown(one, aspect)) == set(shown(other, aspect)) for other in beside)
        case Neighbours(aspect, _):
            return any(set(shown(one, aspect)).isdisjoint(shown(other, aspect)) for other in beside)
        case Amount(than, count):
            many = len(shown(one, "shape"))
            return many < count if than == "fewer" else many > count
        case AmountNeighbour():
            return any(len(shown(one, "shape")) == len(shown(other, "shape")) for other in beside)
        case IsRule():
            return isinstance(one, RulesCard)
        case NextToRule():
            return any(isinstance(other, RulesCard) for other in beside)
        case Doubles(aspect, wanted):
            return (len(set(shown(one, aspect))) < len(shown(one, aspect))) == (wanted == "some")
        case _:
            assert_never(rule)


@pytest.mark.few(10)
@pytest.mark.parametrize("rule", EVERY_RULE, ids=str)
@settings(max_examples=40, deadline=None)
@given(played=circles)
def test_every_rule_means_what_the_page_of_rules_says(rule: Rule, played: list[Card]) -> None:
    assert correct(rule, played) == [at for at in range(len(played)) if fits(rule, played, at)]


def test_every_rule_with_every_blank_is_there() -> None:
    assert len(set(EVERY_RULE)) == len(EVERY_RULE) == 4 + 10 + 4 + 4 + 1 + 1 + 1 + 4
    weights = {name: weight / 4 for name, (weight, _) in RULE_TEMPLATES.items()}
    assert weights == {
        "frequency": 2.5,
        "variety": 1,
        "neighbours": 1,
        "count": 1,
        "count-neighbour": 0.25,
        "is-rule": 0.25,
        "next-to-rule": 0.25,
        "doubles": 1,
    }


def test_the_rules_of_many_games_are_drawn_by_their_weights() -> None:
    drawn = Counter(kind_of(each.rule) for game in range(300) for each in rules_cards(Chance("draws", game)))
    total = sum(drawn.values())
    assert drawn["frequency"] / total == pytest.approx(2.5 / 7.25, abs=0.03)
    assert (drawn["variety"] + drawn["of_one"]) / total == pytest.approx(1 / 7.25, abs=0.03)
    assert drawn["is_rule"] / total == pytest.approx(0.25 / 7.25, abs=0.02)


# rulings


def test_ruling_2_shapes_tied_for_most_all_count() -> None:
    assert verdict(circle("rs | gc | bs bc | pt"), DEFAULT, Options()).correct == ("A", "B", "C")


def test_ruling_2_what_does_not_appear_is_not_the_least_often() -> None:
    assert correct(Frequency("shape", "least"), cards("rs gs | bc bc | rs")) == [1]


def test_two_cards_are_each_others_neighbours_and_a_single_one_has_none() -> None:
    assert correct(NextToRule(), cards("rs | #3")) == [0]
    assert correct(AmountNeighbour(), cards("rs")) == []


def test_ruling_2_a_rules_card_is_a_card_without_symbols() -> None:
    assert correct(Amount("fewer", 2), cards("rs gs | #3")) == [1]
    assert correct(Doubles("shape", "no"), cards("rs gs | #3")) == [1]
    assert correct(DEFAULT, cards("#3 | #4")) == []


# which rule holds


@pytest.mark.parametrize(
    ("played", "options", "source", "numbers"),
    [
        ("rs | gc", Options(), "default", ()),
        ("rs | gc", Options(racing_rules=True), "racing", ()),
        ("rs | #5", Options(racing_rules=True), "card", (5,)),
        ("#9 | #5", Options(racing_rules=True), "racing", (5, 9)),
        ("#9 | rs | #5", Options("published"), "highest", (5, 9)),
        ("#9 | rs | #5", Options(noise_cancelling=True), "highest", (5, 9)),
    ],
)
def test_one_rules_card_holds_and_several_cancel_unless_the_highest_is_to_hold(
    played: str, options: Options, source: str, numbers: tuple[int, ...]
) -> None:
    found = verdict(circle(played), DEFAULT, options)
    assert (found.source, found.numbers) == (source, numbers)


def test_of_a_pile_only_the_top_card_counts() -> None:
    pile = (card("#5"), card("rs"))
    found = verdict([Laid(0, "A", pile), Laid(2, "C", (card("rs"),))], DEFAULT, Options())
    assert (found.numbers, found.correct) == ((), ("A", "C"))


# the Tiebreaker


def test_cards_that_stay_tied_after_the_tiebreaker_are_all_correct() -> None:
    found = verdict(circle("rs | rs | gs"), DEFAULT, Options(tiebreaker=True))
    assert (found.correct, found.symbols) == (("A", "B"), 1)


def test_a_single_correct_card_is_not_held_to_the_tiebreaker() -> None:
    found = verdict(circle("rs rs | gc"), DEFAULT, Options(tiebreaker=True))
    assert (found.correct, found.tied, found.colours, found.symbols) == (("A",), (), (), None)


def test_rules_cards_that_are_tied_have_no_colour_to_tell_them_apart() -> None:
    options = Options(tiebreaker=True, noise_cancelling=True)
    assert verdict(circle("rs | #5 | #9"), DEFAULT, options).correct == ("B", "C")


@settings(max_examples=200, deadline=None)
@given(played=circles)
def test_the_tiebreaker_keeps_some_of_the_correct_cards(played: list[Card]) -> None:
    laid = [Laid(at, LETTERS[at], (each,)) for at, each in enumerate(played)]
    plain = verdict(laid, DEFAULT, Options())
    strict = verdict(laid, DEFAULT, Options(tiebreaker=True))
    assert set(strict.correct) <= set(plain.correct)
    assert bool(strict.correct) == bool(plain.correct)


# the deck


def test_the_deck_shows_shapes_and_colours_in_equal_shares() -> None:
    assert Counter(len(each.symbols) for each in DECK) == {1: 7, 2: 13, 3: 11, 4: 5}
    every = [symbol for each in DECK for symbol in each.symbols]
    for shares in (Counter(symbol.shape for symbol in every), Counter(symbol.colour for symbol in every)):
        assert sorted(shares.values()) == [21, 21, 22, 22]


def test_the_cards_of_shifting_gears_show_one_shape_in_one_colour_and_say_how_many() -> None:
    assert len(GEARS) == 18
    assert all(len(set(each.symbols)) == 1 for each in GEARS)
    assert Counter(each.style for each in GEARS) == {"number": 5, "fingers": 5, "die": 4, "tally": 4}
    assert [each.id for each in (*DECK, *GEARS)] == list(range(54))
