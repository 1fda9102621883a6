"""Tests of Racesmack's texts: cards and rules from their data, rounds with their reasons, buttons, and the
table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations, permutations
from typing import Any, Literal

import pytest

from bot.games.racesmack import rules as racesmack, words
from bot.games.racesmack.rules import actions, components, events as ev, phrases
from bot.games.racesmack.rules.components import COLOURS, DECK, GEARS, SHAPES, Regular, RulesCard, Symbol
from bot.games.racesmack.rules.model import (
    Laid,
    Options,
    Owed,
    Picking,
    Ranked,
    RoundResult,
    Tally,
    Touch,
    Verdict,
    View,
)
from bot.games.racesmack.rules.templates import RULE_TEMPLATES
from bot.games.racesmack.words import description, labels, rounds, story
from bot.locales.phrase import Phrase
from tests.english import english
from tests.games.racesmack import notation
from tests.games.racesmack.notation import TOP, state

NAMES = ("Ann", "Bo", "Cy")
STAR, CIRCLE = Regular(0, (Symbol("star", "red"),) * 2), Regular(1, (Symbol("circle", "blue"),))
MOST = components.Frequency("shape", "most")
RULE = RulesCard(60, 7, MOST, components.CardsWith(5, "red"))
OTHER = RulesCard(61, 12, components.Frequency("colour", "least"), components.Length(9))
RULES = [rule for _, filled in RULE_TEMPLATES.values() for rule in filled]


def goals() -> Iterator[components.Finish]:
    """Yield every goal with every number from 2 to 12, including goals that are not in use now."""
    for count in range(2, 13):
        yield components.Length(count)
        for trait in (*SHAPES, *COLOURS):
            yield components.CardsWith(count, trait)
            yield components.SymbolsOf(count, trait)
        for aspect in ("shape", "colour"):
            for kind in (components.NoEqualNeighbours, components.EachTwice, components.AllDifferent):
                yield kind(count, aspect)
        for family in (SHAPES, COLOURS):
            yield from (components.TwoKinds(count, pair) for pair in permutations(family, 2))
            yield from (components.ThreeKinds(count, three) for three in permutations(family, 3))


GOALS = list(goals())
SAID = {"nothing": "shares none", "some": "repeated"}
"""The texts for values of rules and goals that differ from the value itself."""


def values(of: components.Rule | components.Finish) -> Iterator[str]:
    """Yield the values that fill the blanks of a rule or goal."""
    for each in fields(of):
        value = getattr(of, each.name)
        if each.name != "kind":
            yield from map(str, value) if isinstance(value, tuple) else (str(value),)


# words from data


@pytest.mark.parametrize("rule", RULES)
def test_the_words_of_every_rule_name_the_values_it_is_checked_with(rule: components.Rule) -> None:
    told = english(phrases.rule(rule))
    assert all(SAID.get(value, value) in told for value in values(rule)), told


def test_the_words_of_every_goal_name_the_values_it_is_checked_with() -> None:
    for goal in GOALS:
        told = english(phrases.goal(goal)).split()
        assert all(any(value in (word, word.rstrip("s,")) for word in told) for value in values(goal)), told


@pytest.mark.parametrize("form", ["", ".short"])
def test_no_two_rules_and_no_two_goals_have_the_same_words(form: str) -> None:
    assert len({english(phrases.rule(rule, form)) for rule in RULES}) == len(set(RULES))
    three = {frozenset(values(each)) if isinstance(each, components.ThreeKinds) else each for each in GOALS}
    wanted = len(three) if form else len(set(GOALS))
    assert len({english(phrases.goal(goal, form)) for goal in GOALS}) == wanted


def test_every_card_of_the_deck_is_described_with_its_symbols() -> None:
    for card in (*DECK, *GEARS):
        told = english(phrases.card(card))
        assert all(symbol.shape in told and symbol.colour in told for symbol in card.symbols)
    assert english(phrases.card(STAR)) == "2 red stars"
    assert english(phrases.card(Regular(2, STAR.symbols, "die"))) == "2 red stars (as a die)"


def test_cards_with_other_symbols_have_other_words() -> None:
    for one, other in combinations((*DECK, *GEARS), 2):
        alike = sorted(one.symbols) == sorted(other.symbols) and one.style == other.style
        assert (english(phrases.card(one)) == english(phrases.card(other))) == alike


# events


@pytest.mark.parametrize(
    ("event", "seat", "told"),
    [
        (ev.Picked(0, None, forced=False), 0, "picked a card"),
        (ev.Picked(0, None, forced=True), 0, "played their only card"),
        (ev.Picked(0, STAR, forced=True), 0, "picked: 2 red stars"),
        (ev.Turned(1, CIRCLE), 1, "revealed: blue circle"),
        (ev.Tapped(0, "B", ()), 0, "tapped B"),
        (ev.Tapped(0, "B", (2, 1)), 0, "tapped B in a dead heat with Cy and you"),
        (ev.Refrained(2), 2, "didn’t tap"),
        (ev.Aimed(0, None), 0, "chose a card"),
        (ev.Aimed(0, ""), 0, "ran out of time"),
        (ev.Aimed(0, "C"), 0, "chose C"),
        (ev.Kept(0, "C", (1, 2)), 0, "got C before you and Cy"),
        (ev.Placed(0, STAR, "left", forced=False), 0, "placed on the left: 2 red stars"),
        (ev.Placed(0, STAR, "left", forced=True), 0, "placed: 2 red stars"),
        (ev.Adopted(0, RULE, OTHER, forced=False), 0, "swapped Rules Card 12 for Rules Card 7"),
        (ev.Adopted(0, RULE, None, forced=True), 0, "took Rules Card 7"),
        (ev.PutAside(0, RULE), 0, "discarded Rules Card 7"),
        (ev.Suffered(1, "race", forced=False), 1, "chose to lose 2 cards from their row"),
        (ev.Suffered(1, "jinx", forced=True), 1, "was jinxed"),
        (ev.Lost(1, STAR, "race", forced=False), 1, "lost a card from their row: 2 red stars"),
        (ev.Lost(1, STAR, "hand", forced=False), 1, "lost a card from their hand: 2 red stars"),
        (ev.Lost(1, None, "hand", forced=True), 1, "lost a card from their hand"),
        (ev.NothingLost(1), 1, "was wrong, with no card to lose"),
        (ev.Drawn(0, (), 1), 0, "drew 1 card"),
        (ev.Drawn(0, (STAR, RULE), 2), 0, "drew: [2 red stars] and Rules Card 7"),
        (ev.Returned(2, ()), None, "2 cards went to the bottom of the deck."),
        (ev.Dealt(((), (STAR,), ()), (), (), 4), None, "Your cards: [2 red stars]."),
        (ev.Dealt(((), (), ()), (), (), 4), None, "Everyone has 4 cards."),
        (
            ev.RoundOpened(3, 0, MOST, RULE, shuffled=True, order=(), jinxed=()),
            None,
            "Round 3: Rules Card 7 sets the rule.",
        ),
        (
            ev.Revealed((Laid(0, "A", (STAR,)), Laid(1, "B", (RULE, CIRCLE)))),
            None,
            "Revealed: A (2 red stars) and B (blue circle).",
        ),
        (
            ev.Flagged(((0, components.CardsWith(5, "red")), (1, components.Length(9))), (), (1, 2, 2)),
            None,
            "Goal met: Ann (5 cards with a red symbol) and you (9 cards with symbols).",
        ),
        (ev.Flagged((), (2,), (1, 2, 2)), None, "Game over: Cy ran out of cards."),
        (ev.Flagged((), (), (1, 2, 2)), None, "Game over: nobody won a card in 12 rounds."),
    ],
)
def test_every_event_has_its_words_for_bo(event: ev.Event, seat: int | None, told: str) -> None:
    clause = words.tell(event, NAMES, 1)
    assert (clause.seat, english(clause.text)) == (seat, told)


@pytest.mark.parametrize("event", [ev.Suffered(1, "jinx", forced=True), ev.NothingLost(1)])
def test_a_deed_of_the_reader_has_the_verb_for_you(event: ev.Event) -> None:
    clause = words.tell(event, NAMES, 1)
    told = Phrase("story-deed", you=True, name="Bo", deed=clause.text)
    assert english(told).startswith("You were ")


# a judged round

COUNTS = (Tally("rectangle", 0), Tally("triangle", 2), Tally("circle", 2), Tally("star", 3))
PLAIN = Verdict(MOST, "default", (), COUNTS, (), (), None, ("A", "B"), own=False)
FIRST = Ranked(0, "B", True, 0, (), (), jinxed=False)
SECOND = Ranked(1, "C", False, 840, (), (), jinxed=False)


def judged(verdict: Verdict, *taps: Ranked) -> RoundResult:
    """Return a round of three players with the given verdict, in which each played a star. Seat 0 won its
    star, and seat 1 lost a circle.
    """
    circle = (Laid(0, "A", (STAR,)), Laid(1, "B", (STAR,)), Laid(2, "C", (STAR,)))
    return RoundResult(
        4, circle, verdict, taps, (2,), 0, ((STAR,), (), ()), (CIRCLE,), ((), (CIRCLE,), ()), (0, 0, 0)
    )


def in_full(of: RoundResult, reader: int | None = None) -> list[str]:
    return english(rounds.result(of, NAMES, reader)).split("\n")


def test_a_round_is_described_with_who_tapped_what_when_and_the_results() -> None:
    assert in_full(judged(PLAIN, FIRST, SECOND), 1) == [
        "Round 4, no Rules Card: the most common shape.",
        "Counted: star 3, triangle 2, circle 2 and rectangle 0.",
        "Correct: A and B.",
        "Ann tapped B first: correct.",
        "You tapped C 0.840 s later: wrong.",
        "Didn’t tap: Cy.",
        "Ann won back: [2 red stars].",
        "Ann was first and took the leftovers: [blue circle].",
        "Lost from your row: [blue circle].",
    ]


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (None, "Round 4: A and B were correct. Ann was first. Cards: Ann +2 and Bo −1."),
        (0, "Round 4: A and B were correct. You were first. Cards: you +2 and Bo −1."),
    ],
)
def test_a_round_in_short_says_what_was_correct_and_by_how_much_rows_grew(
    reader: int | None, told: str
) -> None:
    events: list[ev.Event] = [
        ev.Judged(judged(PLAIN, FIRST, SECOND)),
        ev.Placed(0, STAR, "left", forced=False),
        ev.Adopted(0, RULE, OTHER, forced=False),
        ev.Placed(0, CIRCLE, "left", forced=False),
        ev.Lost(1, CIRCLE, "race", forced=True),
    ]
    assert english(story.brief(events, NAMES, reader)) == told


def test_what_the_picture_shows_is_told_in_short_only_if_it_is_all() -> None:
    picks: list[ev.Event] = [*(ev.Picked(seat, None, forced=False) for seat in range(3)), ev.Revealed(())]
    assert story.brief(picks, NAMES, None) == []
    assert english(story.brief(picks, NAMES, None, tight=True)) == "Everyone picked a card."
    ended = [*picks, ev.Judged(judged(PLAIN, FIRST, SECOND))]
    assert story.brief(ended, NAMES, None, tight=True) == story.brief(ended, NAMES, None)


def test_a_round_without_a_correct_tap_and_a_jinx_are_told_in_short() -> None:
    nobody = replace(judged(PLAIN), fastest=None)
    hopeless = replace(judged(replace(PLAIN, correct=())), fastest=None, taps=(), late=(0, 1, 2))
    own = replace(judged(replace(PLAIN, own=True)), fastest=2)
    events: list[ev.Event] = [ev.Judged(nobody), ev.Suffered(1, "jinx", forced=False), ev.Judged(own)]
    assert english(story.brief([ev.Judged(hopeless)], NAMES, 1)) == "Round 4: no card was correct."
    assert english(story.brief(events, NAMES, 1)).split("\n") == [
        "Round 4: no correct taps.",
        "Jinxed: you. If several cards are correct next round, a jinxed player’s tap is wrong.",
        "Round 4: no card was correct, so everyone’s own card counted. Cy was first.",
    ]


@pytest.mark.parametrize(
    ("source", "numbers", "told"),
    [
        ("default", (7, 12), "Rules Card 7 and Rules Card 12 cancelled each other out"),
        ("racing", (), "Racing Rules"),
        ("card", (7,), "Rules Card 7 decided"),
        ("highest", (7, 12), "highest of Rules Card 7 and Rules Card 12"),
    ],
)
def test_a_verdict_says_which_rule_applied_and_why(source: str, numbers: tuple[int, ...], told: str) -> None:
    verdict = replace(PLAIN, source=source, numbers=numbers)  # type: ignore[arg-type]  # a source
    assert in_full(judged(verdict, FIRST))[0] == f"Round 4, {told}: the most common shape."


def test_a_broken_tie_is_described_with_its_counts() -> None:
    tied = (Tally("green", 3), Tally("blue", 2))
    verdict = replace(PLAIN, counts=(), tied=("A", "B", "C"), colours=tied, symbols=2, correct=("A",))
    assert in_full(judged(verdict, FIRST))[1:3] == [
        "Tiebreaker among A, B and C: their most common colour (green 3 and blue 2), then most symbols (2).",
        "Correct: A.",
    ]


@pytest.mark.parametrize(
    ("own", "told"),
    [(False, "No card was correct."), (True, "No card was correct, so everyone’s own card counted.")],
)
def test_a_round_without_a_correct_card_says_so(own: bool, told: str) -> None:
    assert english(rounds.correct(replace(PLAIN, correct=(), own=own))) == told


@pytest.mark.parametrize(
    ("behind", "told"),
    [
        (1, "Bo tapped C 0.001 s later: wrong."),
        (99_999, "Bo tapped C 99.999 s later: wrong."),
        (100_000, "Bo tapped C 2 minutes later: wrong."),
        (7_200_000, "Bo tapped C 2 hours later: wrong."),
        (None, "Bo tapped C: wrong."),
    ],
)
def test_times_are_given_to_the_millisecond_or_in_minutes_and_hours(behind: int | None, told: str) -> None:
    assert told in in_full(judged(PLAIN, FIRST, replace(SECOND, behind=behind)))


def test_a_dead_heat_and_a_jinx_are_described() -> None:
    drawn = replace(FIRST, drawn=(2,))
    level = Ranked(1, "C", True, 0, (), (0,), jinxed=False)
    jinxed = Ranked(2, "A", False, None, (), (), jinxed=True)
    told = in_full(judged(PLAIN, drawn, level, jinxed))
    assert "Dead heat on B! The random tie-break went to Ann." in told
    assert "Bo pressed at the same moment as Ann." in told
    assert "Cy tapped A: wrong (jinxed)." in told


def test_what_was_chosen_in_vain_and_who_was_late_is_listed_after_the_round() -> None:
    missed = replace(judged(PLAIN), missed=(Touch(1, "C"), Touch(2, "C")), late=(2,))
    told = in_full(missed, 2)
    assert "Chosen, but someone else got it: C by Bo and C by you." in told
    assert "Ran out of time, which counts as wrong: you." in told


def test_cards_that_nobody_wins_are_listed() -> None:
    nobody = replace(judged(PLAIN), fastest=None, won=((), (), ()), extra=(RULE,))
    assert in_full(nobody)[-1] == "No correct taps. To the bottom of the deck: Rules Card 7."


# headline, prompt, why


def tapping(*piles: str, **more: Any) -> View:
    """Return the view of a game of After You with the given piles to tap. "" is no pile, "#" a Rules Card,
    "*" a pile of two cards.
    """
    named = {"": (), "#": (TOP,), "*": (2, 1)}
    at = state(notation.tapping(*map(named.__getitem__, piles)), options=Options(after_you=True))
    return replace(racesmack.view(at, None), **more)


@pytest.mark.parametrize("edition", ["draft", "published"])
def test_while_some_have_still_to_tap_each_reads_what_they_can_do(
    edition: Literal["draft", "published"],
) -> None:
    at = state(notation.tapping(TOP, 1, 2), options=Options(edition=edition))
    later, _ = notation.after(at, (0, actions.Tap("A")))
    own, everybody, done = (racesmack.view(later, seat) for seat in (1, None, 0))
    assert english(words.headline(own, NAMES)) == "Round 3: your turn"
    assert english(words.headline(everybody, NAMES)) == "Round 3: waiting for Bo and Cy"
    assert (
        english(words.prompt(own, NAMES)) == english(words.prompt(everybody, NAMES)) == "Tap a correct card."
    )
    assert words.prompt(done, NAMES) == ""


def test_a_round_starts_with_everyone() -> None:
    view = racesmack.view(state(Picking((None,) * 3), hands=((1, 2), (3, 4), (5, 6))), None)
    assert english(words.headline(view, NAMES)) == "Round 3: everyone picks a card"
    assert english(words.prompt(view, NAMES)) == "Pick a card in secret."


@pytest.mark.parametrize(
    ("owed", "told"),
    [
        (Owed("place", STAR, 1), "Which end of your row?"),
        (Owed("place", STAR, 3), "Which end of your row? 3 cards to place."),
        (Owed("adopt", OTHER, 2), "You won Rules Card 12: 9 cards with symbols. Swap yours for it?"),
        (Owed("penalty", None, 1), "Wrong card! Choose your penalty."),
        (Owed("race", None, 1), "Wrong card! Choose a card from your row to lose."),
        (Owed("hand", None, 2), "Choose 2 cards from your hand to lose."),
    ],
)
def test_a_prompt_asks_one_question(owed: Owed, told: str) -> None:
    view = replace(tapping("#", "*", "*"), seat=0, phase="settling", awaited=(0,), owed=(owed, None, None))
    assert english(words.prompt(view, NAMES)) == told


@pytest.mark.parametrize(
    ("tap", "late", "told"),
    [
        (Ranked(0, "C", False, 840, (), (), jinxed=False), (), "Wrong card! Choose your penalty."),
        (Ranked(0, "A", False, 840, (), (), jinxed=True), (), "Jinxed. Choose your penalty."),
        (None, (0,), "Too late. Choose your penalty."),
    ],
)
def test_a_prompt_calls_a_card_wrong_only_if_it_was_tapped_and_wrong(
    tap: Ranked | None, late: tuple[int, ...], told: str
) -> None:
    nothing: tuple[tuple[()], ...] = ((), (), ())
    taps = [tap] if tap else []
    last = replace(judged(PLAIN, *taps), late=late, fastest=None, won=nothing, lost=nothing)
    owed = (Owed("penalty", None, 1), None, None)
    view = replace(tapping("#", "*", "*"), seat=0, phase="settling", awaited=(0,), owed=owed, last=last)
    assert english(words.prompt(view, NAMES)) == told


def won(winners: tuple[int, ...], places: tuple[int, ...], **more: Any) -> View:
    """Return the view of a game that Ann and Bo ended, each with a row of two cards and Rules Card 12."""
    race = replace(tapping("#").races[0], row=(STAR, CIRCLE), rules=(OTHER,), finish=OTHER.finish)
    races = (race, race, replace(race, row=()))
    return replace(
        tapping("#"), phase="finished", awaited=(), winners=winners, places=places, races=races, **more
    )


def test_a_goal_that_decided_is_told_and_cards_are_not() -> None:
    assert (
        english(description.decided(won((0,), (1, 2, 3)), NAMES) or "")
        == "Ann met the goal of Rules Card 12."
    )
    mine = won((0,), (1, 2, 3), seat=0)
    assert english(description.decided(mine, NAMES) or "") == "You met the goal of Rules Card 12."
    assert description.decided(won((), (1, 2, 3)), NAMES) is None


@pytest.mark.parametrize(
    ("view", "told"),
    [
        (won((0,), (1, 2, 3)), "Ann wins with 2 cards with symbols!"),
        (won((0,), (1, 2, 3), seat=0), "You win with 2 cards with symbols!"),
        (won((), (1, 2, 3)), "Ann wins with 3 cards!"),
        (won((), (1, 1, 3)), "Ann and Bo tie with 3 cards each."),
        (won((), (1, 1, 3), seat=1), "You tie with Ann: 3 cards each."),
    ],
)
def test_the_headline_says_who_won_and_by_what(view: View, told: str) -> None:
    assert english(words.headline(view, NAMES)) == told


def test_a_beginner_reads_what_to_look_at_in_a_race_only_where_it_is_true() -> None:
    plain = racesmack.view(state(notation.tapping(1, 2)), 0)
    assert english(description.why(plain) or "").startswith("Count the shapes.")
    ruled = racesmack.view(state(notation.tapping(TOP, 2)), 0)
    assert english(description.why(ruled) or "") == "Rules Card 18 decides: Rules Cards."
    other = replace(RULE, rule=components.Neighbours("colour", "nothing"))
    apart = replace(ruled, circle=(Laid(0, "A", (other,)), *ruled.circle[1:]))
    assert english(description.why(apart) or "") == (
        "Rules Card 7 decides: cards with a neighbour that shares none of their colours. "
        "A Rules Card has no symbols, so it shares none with others."
    )
    least = replace(plain, default=components.Frequency("colour", "least"))
    assert description.why(least) is None
    assert description.why(replace(plain, options=Options(tiebreaker=True))) is None


# buttons


def button(view: View, action: actions.Action) -> str:
    return english(words.label(action, view, NAMES).text)


def test_a_card_of_the_hand_is_a_button_with_its_number_shapes_and_worth() -> None:
    at = state(Picking((None, None)), hands=((1, TOP), (3, 4)))
    view = racesmack.view(at, 0)
    assert [button(view, action) for action in racesmack.legal(at, 0)] == [
        "1 ★ · +1 card",
        "2 Goal: 50 cards · 0/50",
    ]
    race = replace(view.races[0], finish=components.Length(9), have=0, need=9)
    assert button(replace(view, races=(race, *view.races[1:])), actions.Pick(1)) == "1 ★ · +1 to goal"


def test_a_rules_card_of_the_hand_is_named_by_its_goal_and_the_prompt_names_the_own_goal() -> None:
    goal = components.SymbolsOf(7, "red")
    at = state(Picking((None, None)), hands=((1, TOP), (3, 4)), rules={TOP: (components.IsRule(), goal)})
    view = racesmack.view(at, 0)
    assert button(view, actions.Pick(TOP)) == "2 Goal: 7 red symbols · 0/7"
    assert english(words.prompt(view, NAMES)) == "Pick a card. You need a Rules Card to win."
    assert english(words.prompt(replace(view, hand=view.hand[:1]), NAMES)) == "Pick a card to play."
    race = replace(view.races[0], finish=components.Length(9), have=2, need=9)
    aiming = replace(view, races=(race, *view.races[1:]))
    assert english(words.prompt(aiming, NAMES)) == "Pick a card. Goal: 9 cards with symbols, 7 to go."


def test_the_buttons_of_one_question_say_the_thing_and_what_it_brings() -> None:
    goal = components.SymbolsOf(7, "blue")
    race = replace(tapping("#").races[0], row=(STAR,), rules=(OTHER,), finish=goal, have=0, need=7)
    view = replace(tapping("#"), seat=0, phase="settling", races=(race,) * 3)
    place = replace(view, owed=(Owed("place", CIRCLE, 1), None, None))
    ends = [button(place, actions.Place("left")), button(place, actions.Place("right"))]
    assert ends == ["Left · 1/7", "Right · 1/7"]
    adopt = replace(view, owed=(Owed("adopt", RULE, 1), None, None))
    choices = (actions.Adopt(), actions.SetAside())
    assert [button(adopt, each) for each in choices] == ["Swap · 1/5", "Keep mine · 0/7"]
    published = replace(adopt, options=Options("published"))
    assert [button(published, each) for each in choices] == ["Take it", "Leave it"]
    prices = [actions.Suffer("race"), actions.Suffer("hand"), actions.Suffer("jinx")]
    assert [button(view, each) for each in prices] == ["2 row cards", "2 hand cards", "Jinx"]


def test_a_card_to_lose_says_what_the_goal_loses() -> None:
    goal = components.SymbolsOf(7, "red")
    race = replace(tapping("#").races[0], row=(STAR, CIRCLE), rules=(OTHER,), finish=goal, have=2, need=7)
    view = replace(
        tapping("#"), seat=0, phase="settling", races=(race,) * 3, owed=(Owed("race", None, 1), None, None)
    )
    lost = [words.label(actions.Lose(id), view, NAMES) for id in (0, 1, 61)]
    assert [english(label.text) for label in lost] == ["1 ★★ · −2", "2 ●", "Rules 12"]
    assert [label.weak for label in lost] == [False, False, True]
    long = tuple(replace(card, id=100 + at) for at, card in enumerate((STAR, CIRCLE) * 3))
    many = replace(view, races=(replace(race, row=long, have=6),) * 3)
    notes = [english(words.label(actions.Lose(id), many, NAMES).note) for id in (100, 101, 61)]
    assert notes == [
        "2 red stars: progress −2",
        "blue circle: not needed for your goal",
        "you lose your goal too",
    ]
    run = tuple(replace(card, id=100 + at) for at, card in enumerate((STAR, CIRCLE, CIRCLE, STAR)))
    apart = replace(race, row=run, finish=components.NoEqualNeighbours(5, "shape"), have=2, need=5)
    longer = words.label(actions.Lose(101), replace(view, races=(apart,) * 3), NAMES)
    assert english(longer.text) == "2 ● · +1", "without it the run goes on"


# the whole table


def text(view: View) -> list[str]:
    return english(words.describe(view, NAMES)).split("\n")


@pytest.mark.parametrize(
    ("piles", "told"),
    [
        (("#", "*", "*"), ["C and A are neighbours too."]),
        (("#", "", "*"), ["Skipped as neighbours, because they have no pile: Bo."]),
        (
            ("", "#", ""),
            ["B has no neighbour.", "Skipped as neighbours, because they have no pile: Ann and Cy."],
        ),
    ],
)
def test_after_you_the_text_says_who_are_neighbours(piles: tuple[str, ...], told: list[str]) -> None:
    found = text(tapping(*piles))
    assert [line for line in found if "neighbour" in line or "No pile" in line] == told
    assert any("(top of 2)" in line for line in found) == ("*" in piles)


def test_after_you_the_text_says_nothing_of_neighbours_while_piles_grow() -> None:
    found = text(tapping("*", "*", "*", phase="revealing"))
    assert "The next Rules Card sets what’s correct. If none comes up: the most common shape." in found
    assert not any("neighbour" in line for line in found)


def test_after_you_the_text_says_which_rule_holds_once_that_is_known() -> None:
    assert "Rules Card 18 decides. Correct: Rules Cards." in text(tapping("#", "*", ""))
    assert "No Rules Card came up. Correct: the most common shape." in text(tapping("*", "*", ""))


def test_players_who_choose_again_read_what_others_got() -> None:
    found = text(
        tapping("#", "*", "*", missed=(Touch(2, "B"),), taps=(Touch(0, "B"),), phase="aiming", seat=2)
    )
    at = found.index("Taps: B by Ann.")
    assert found[at + 1] == "Chosen, but someone else got it: B by you."


def test_whoever_has_chosen_in_secret_reads_their_choice_beside_a_hand_that_is_face_down() -> None:
    found = text(tapping("#", "*", "*", phase="aiming", seat=2, aim="B", blind=True))
    at = next(at for at, line in enumerate(found) if line.startswith("Your hand is face down"))
    assert found[at + 1] == "You chose B"


def test_the_cards_of_the_judged_round_are_listed_until_the_next_ones() -> None:
    told = "Revealed: A (2 red stars), B (2 red stars) and C (2 red stars)."
    view = tapping("#", "*", "*", last=judged(PLAIN, FIRST))
    assert told in text(replace(view, circle=(), phase="picking"))
    assert told not in text(view)


def test_players_are_named_and_letters_name_cards_alone() -> None:
    view = replace(tapping("#", "*", "*"), seat=1, awaited=(1, 2))
    (before,) = words.alts(view, NAMES)
    assert english(before).split("\n")[3:] == ["Nobody has won a card yet."]
    race = replace(view.races[0], row=(STAR,))
    (alt,) = words.alts(replace(view, races=(race, *view.races[1:])), NAMES)
    lines = english(alt).split("\n")
    assert lines[0] == "Round 3: your turn"
    assert lines[2].startswith("Cards: A (Rules Card 18), B (")
    assert [line.split(":")[0] for line in lines[3:]] == ["Ann", "You", "Cy"]


# the lobby and the rules


def test_the_lobby_names_the_edition_every_variant_and_how_taps_are_ranked() -> None:
    plain = english(words.option_lines(Options())).split("\n")
    assert plain == [
        "Rules: early draft",
        "30 seconds to tap in live games. Laggy? Choose *Untimed* under *Variants*.",
    ]
    full = english(
        words.option_lines(Options("published", True, True, True, True, True, True, "untimed"))
    ).split("\n")
    assert full == [
        "Rules: published edition",
        "Variants: Racing Rules, Time Penalty, Noise Cancelling, Tiebreaker, After You and Shifting Gears",
        "Untimed taps: everyone chooses in secret, and seat order decides who’s first.",
        "After You: in about half the rounds, no card is correct.",
    ]
    assert len(labels.VARIANTS) == 6


def test_the_rules_name_the_marks_of_the_colours_and_the_author() -> None:
    told = english(words.rules())
    assert all(word in told for word in ("cross", "dot", "bar", "post", "Pandaqi", "**Ruling:**"))


def test_what_testers_stumbled_over_is_said_in_a_new_way() -> None:
    """Check the new words. The old ones were "Unless a single Rules Card decides: most common shape" and "4
    wait for 2 Apex".
    """
    view = racesmack.view(state(Picking((1, None, None)), hands=((1, 2), (3, 4), (5, 6))), None)
    assert "Correct: the most common shape, unless there’s exactly one Rules Card." in text(view)
    assert english(words.headline(view, ("Ann", "Apex", "Bolt"))) == "Round 3: waiting for Apex and Bolt"
    told = [*english(words.rules()).split(), *(word for line in text(view) for word in line.split())]
    assert not {"Race", "Races", "incorrect", "finish", "smack", "commonest"} & {
        word.strip(".,:*") for word in told
    }
