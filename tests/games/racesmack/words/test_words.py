"""Racesmack's words: cards and rules described from their data, rounds with their reasons."""
# Longer than 400 lines: cards, rules, events, rounds and the whole table each have their words tested here.

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations, permutations
from typing import Any, Literal

import pytest

from bot.games.racesmack import rules as racesmack
from bot.games.racesmack import words
from bot.games.racesmack.board import captions
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.components import (
    COLOURS,
    DECK,
    GEARS,
    SHAPES,
    AllDifferent,
    CardsWith,
    EachTwice,
    Finish,
    Frequency,
    Length,
    NoEqualNeighbours,
    Regular,
    Rule,
    RulesCard,
    Symbol,
    SymbolsOf,
    ThreeKinds,
    TwoKinds,
)
from bot.games.racesmack.rules.events import (
    Adopted,
    Aimed,
    Drawn,
    Event,
    Flagged,
    Kept,
    Lost,
    Picked,
    Placed,
    PutAside,
    Refrained,
    Returned,
    Revealed,
    Spared,
    Suffered,
    Tapped,
    Turned,
)
from bot.games.racesmack.rules.model import Laid, Options, Owed, Ranked, Result, Tally, Touch, Verdict, View
from bot.games.racesmack.rules.templates import RULE_TEMPLATES
from bot.games.racesmack.words import rounds
from bot.games.racesmack.words import terms as cards
from bot.words import Clause
from tests.english import english
from tests.games.racesmack import notation
from tests.games.racesmack.notation import TOP, state

NAMES = ("Ann", "Bo", "Cy")
STAR, CIRCLE = Regular(0, (Symbol("star", "red"),) * 2), Regular(1, (Symbol("circle", "blue"),))
RULE = RulesCard(60, 7, Frequency("shape", "most"), CardsWith(5, "red"))
OTHER = RulesCard(61, 12, Frequency("colour", "least"), Length(9))
RULES = [rule for _, filled in RULE_TEMPLATES.values() for rule in filled]


def finishes() -> Iterator[Finish]:
    """Every finish with every number from 2 to 12, including those not in use now."""
    for count in range(2, 13):
        yield Length(count)
        for trait in (*SHAPES, *COLOURS):
            yield CardsWith(count, trait)
            yield SymbolsOf(count, trait)
        yield from (kind(count, "shape") for kind in (NoEqualNeighbours, EachTwice, AllDifferent))
        yield from (kind(count, "colour") for kind in (NoEqualNeighbours, EachTwice, AllDifferent))
        for family in (SHAPES, COLOURS):
            yield from (TwoKinds(count, pair) for pair in permutations(family, 2))
            yield from (ThreeKinds(count, three) for three in permutations(family, 3))


FINISHES = list(finishes())
SAID = {"most": "most often", "least": "least often", "same": "same", "nothing": "shares no", "some": "some"}
"""The words for values that are not written as they are."""


def values(of: Rule | Finish) -> Iterator[str]:
    """The values that fill the blanks."""
    for each in fields(of):
        value = getattr(of, each.name)
        if each.name != "kind":
            yield from map(str, value) if isinstance(value, tuple) else (str(value),)


# texts from data


@pytest.mark.parametrize("rule", RULES)
def test_the_words_of_every_rule_name_the_values_it_is_checked_with(rule: Rule) -> None:
    told = cards.rule(rule)
    assert all(SAID.get(value, value) in told for value in values(rule)), told


@pytest.mark.parametrize("finish", FINISHES)
def test_the_words_of_every_finish_name_the_values_it_is_checked_with(finish: Finish) -> None:
    told = cards.finish(finish).split()
    assert all(any(value in (word, word.rstrip("s,")) for word in told) for value in values(finish)), told


def test_no_two_rules_and_no_two_finishes_have_the_same_words() -> None:
    assert len({cards.rule(rule) for rule in RULES}) == len(set(RULES))
    assert len({cards.finish(finish) for finish in FINISHES}) == len(set(FINISHES))


def test_the_short_words_of_pictures_distinguish_all_rules_and_finishes() -> None:
    assert len({captions.rule_line(rule) for rule in RULES}) == len(set(RULES))
    three = {frozenset(values(each)) if isinstance(each, ThreeKinds) else each for each in FINISHES}
    assert len({captions.finish_line(finish) for finish in FINISHES}) == len(three)


def test_every_card_of_the_deck_is_described_with_its_symbols() -> None:
    for card in (*DECK, *GEARS):
        told = cards.card(card)
        assert all(symbol.shape in told and symbol.colour in told for symbol in card.symbols)
    assert cards.card(STAR) == "2 red stars"
    assert cards.card(Regular(2, STAR.symbols, "die")) == "2 red stars, as a die"


def test_cards_with_other_symbols_have_other_words() -> None:
    for one, other in combinations((*DECK, *GEARS), 2):
        alike = sorted(one.symbols) == sorted(other.symbols) and one.style == other.style
        assert (cards.card(one) == cards.card(other)) == alike
        alike = sorted(one.symbols) == sorted(other.symbols)
        assert (cards.short(1, one).split(", as")[0] == cards.short(1, other).split(", as")[0]) == alike


@pytest.mark.parametrize("card", [*DECK, *GEARS, RULE])
def test_every_card_has_a_label_that_fits_a_button(card: Regular | RulesCard) -> None:
    assert len(cards.short(36, card)) <= 38


def test_a_card_of_four_colours_and_one_shape_still_fits_a_button() -> None:
    for shape in SHAPES:
        card = Regular(0, tuple(Symbol(shape, colour) for colour in COLOURS))
        assert len(cards.short(36, card)) <= 38


# events


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (Picked(0, None, forced=False), Clause(0, "picked a card")),
        (Picked(0, STAR, forced=True), Clause(0, "picked the only card: 2 red stars")),
        (Turned(1, CIRCLE), Clause(1, "turned up blue circle")),
        (Tapped(0, "B", ()), Clause(0, "tapped B")),
        (Tapped(0, "B", (2,)), Clause(0, "tapped B by lot, as Cy pressed in the same millisecond")),
        (Refrained(2), Clause(2, "did not tap")),
        (Aimed(0, None), Clause(0, "has chosen what to tap")),
        (Aimed(0, ""), Clause(0, "did not choose in time")),
        (Aimed(0, "C"), Clause(0, "chose to tap C")),
        (
            Kept(0, "C", (1, 2)),
            Clause(0, "has C, which Bo and Cy chose too, being nearer to the start player"),
        ),
        (Placed(0, STAR, "left", forced=False), Clause(0, "put 2 red stars at the left end of their Race")),
        (
            Placed(0, STAR, "left", forced=True),
            Clause(0, "put 2 red stars into their Race"),
        ),
        (
            Adopted(0, RULE, OTHER, forced=False),
            Clause(0, "took Rules Card 7 into their Race, and discarded Rules Card 12"),
        ),
        (Adopted(0, RULE, None, forced=True), Clause(0, "took Rules Card 7 into their Race")),
        (PutAside(0, RULE), Clause(0, "discarded Rules Card 7")),
        (Suffered(1, "race", forced=False), Clause(1, "chose two Race cards")),
        (Suffered(1, "hand", forced=True), Clause(1, "could only choose two hand cards")),
        (Lost(1, STAR, "race", forced=False), Clause(1, "lost 2 red stars from their Race")),
        (Lost(1, STAR, "race", forced=True), Clause(1, "lost 2 red stars from their Race, the only choice")),
        (Lost(1, None, "hand", forced=True), Clause(1, "lost a card from their hand")),
        (Spared(1), Clause(1, "was wrong, but has no Race card to lose")),
        (Drawn(0, (), 1), Clause(0, "drew 1 card")),
        (Drawn(0, (STAR,), 1), Clause(0, "drew [2 red stars]")),
        (Returned(2, ()), Clause(None, "2 cards went under the deck, shuffled.")),
        (
            Revealed((Laid(0, "A", (STAR,)), Laid(1, "B", (RULE, CIRCLE)))),
            Clause(
                None, "The cards lie face up: A, Ann's: 2 red stars; B, Bo's: blue circle on a pile of 2."
            ),
        ),
        (
            Flagged(((0, CardsWith(5, "red")),), (), (1, 2, 2)),
            Clause(None, "The game is over: the Race is finished by Ann (5 cards that show red)."),
        ),
        (Flagged((), (1,), (1, 2, 2)), Clause(None, "The game is over: Bo can play no card.")),
    ],
)
def test_every_event_has_its_words(event: Event, clause: Clause) -> None:
    assert words.tell(event, NAMES, None) == clause


# a judged round

COUNTS = (Tally("rectangle", 0), Tally("triangle", 2), Tally("circle", 2), Tally("star", 3))
PLAIN = Verdict(Frequency("shape", "most"), "default", (), COUNTS, (), (), None, ("A", "B"), own=False)


def judged(verdict: Verdict, *taps: Ranked) -> Result:
    """A round of three who played a star each; the first won, and the second lost a circle."""
    circle = (Laid(0, "A", (STAR,)), Laid(1, "B", (STAR,)), Laid(2, "C", (STAR,)))
    return Result(
        4, circle, verdict, taps, (2,), 0, ((STAR,), (), ()), (CIRCLE,), ((), (CIRCLE,), ()), (0, 0, 0)
    )


def test_a_round_is_described_with_who_tapped_what_when_and_the_results() -> None:
    first = Ranked(0, "B", True, 0, (), (), jinxed=False)
    second = Ranked(1, "C", False, 840, (), (), jinxed=False)
    told = rounds.result(judged(PLAIN, first, second), NAMES)
    assert told == [
        "Round 4: no Rules Card was played, so by the default rule a card was correct if it shows the shape "
        "that appears most often (star 3, triangle 2, circle 2 and rectangle 0). Correct: A and B.",
        "Ann tapped B first: correct. Bo tapped C 0.840 s later: wrong. Cy did not tap.",
        "Ann won their own [2 red stars] and won, as the fastest, what was left over: [blue circle].",
        "Bo lost [blue circle] from their Race.",
    ]


@pytest.mark.parametrize(
    ("source", "numbers", "told"),
    [
        ("default", (7, 12), "Rules Card 7 and Rules Card 12 cancelled each other, so by the default rule"),
        ("racing", (), "no Rules Card was played, so by Racing Rules"),
        ("card", (7,), "by Rules Card 7"),
        ("highest", (7, 12), "Rules Card 7 and Rules Card 12 were played; by the highest"),
    ],
)
def test_a_verdict_says_which_rule_applied_and_why(source: str, numbers: tuple[int, ...], told: str) -> None:
    verdict = Verdict(Frequency("shape", "most"), source, numbers, (), (), (), None, (), own=False)  # type: ignore[arg-type]  # a source
    assert rounds.verdict(verdict).startswith(f"{told} a card was correct if it shows the shape")


def test_a_broken_tie_is_described_with_its_counts() -> None:
    tied = (Tally("green", 3), Tally("blue", 2))
    verdict = Verdict(
        Frequency("shape", "most"), "default", (), COUNTS, ("A", "B", "C"), tied, 2, ("A",), own=False
    )
    assert rounds.correct(verdict) == (
        "Correct: A. Tiebreaker among A, B and C: the commonest colour there counts (green 3 and blue 2), "
        "then the most symbols (2)."
    )


@pytest.mark.parametrize(
    ("own", "told"),
    [(False, "No card was correct."), (True, "No card was correct, so tapping one's own card was.")],
)
def test_a_round_without_a_correct_card_says_so(own: bool, told: str) -> None:
    verdict = Verdict(Frequency("shape", "most"), "default", (), (), (), (), None, (), own=own)
    assert rounds.correct(verdict) == told


@pytest.mark.parametrize(
    ("behind", "told"),
    [
        (1, "0.001 s later"),
        (99_999, "99.999 s later"),
        (100_000, "1 minute later"),
        (7_200_000, "2 hours later"),
    ],
)
def test_times_are_given_to_the_millisecond_or_in_minutes_and_hours(behind: int, told: str) -> None:
    assert rounds.time(behind) == told


def test_an_honest_tie_and_a_penalty_of_the_round_before_are_described() -> None:
    drawn = Ranked(0, "B", True, 0, (2,), (), jinxed=False)
    level = Ranked(1, "C", True, 0, (), (0,), jinxed=False)
    jinxed = Ranked(2, "A", False, None, (), (), jinxed=True)
    assert "Cy pressed in the same millisecond and lost the lot" in rounds.tap(drawn, 0, NAMES)
    assert "in the same millisecond as Ann: chance ranked them" in rounds.tap(level, 1, NAMES)
    assert rounds.tap(jinxed, 2, NAMES) == (
        "Cy tapped A: wrong by the penalty of the round before, as several cards were correct."
    )


def test_what_was_chosen_in_vain_is_listed_after_the_round() -> None:
    missed = replace(judged(PLAIN), missed=(Touch(1, "C"), Touch(2, "C")))
    assert rounds.result(missed, NAMES)[1] == (
        "Cy did not tap. Chosen, but gone to somebody else: C by Bo and C by Cy."
    )


def test_cards_that_nobody_wins_are_listed() -> None:
    nobody = replace(judged(PLAIN), fastest=None, won=((), (), ()), extra=(RULE,))
    assert rounds.result(nobody, NAMES)[-1] == (
        "Nobody was correct, so these go under the deck: Rules Card 7."
    )


# the whole table


def tapping(*piles: str, **more: Any) -> View:
    """After You: these piles can be tapped; "" is no pile, "#" a Rules Card."""
    named = {"": (), "#": (TOP,), "*": (2, 1)}
    at = state(notation.tapping(*map(named.__getitem__, piles)), options=Options(after_you=True))
    return replace(racesmack.view(at, None), **more)


@pytest.mark.parametrize(("edition", "told"), [("draft", ", if one is left"), ("published", "")])
def test_whoever_taps_last_reads_words_that_are_true_when_all_correct_cards_are_gone(
    edition: Literal["draft", "published"], told: str
) -> None:
    """Ann has tapped the only correct card; in the published edition others may tap it, too."""
    at = state(notation.tapping(TOP, 1, 2), options=Options(edition=edition))
    after, _ = notation.after(at, (0, Tap("A")))
    views = [racesmack.view(after, seat) for seat in (1, None)]
    assert [words.headline(view, NAMES) for view in views] == [
        f"Your turn in round 3: tap a correct card{told}, as fast as you can",
        f"Round 3: tap a correct card{told}! Still to tap: Bo and Cy",
    ]


@pytest.mark.parametrize(
    ("piles", "told"),
    [
        (("#", "*", "*"), "(top of 2). C and A are neighbours, too."),
        (("#", "", "*"), "(top of 2). Bo has no pile and is passed over."),
        (("", "#", ""), "). It has no neighbour."),
    ],
)
def test_after_you_the_text_says_who_are_neighbours(piles: tuple[str, ...], told: str) -> None:
    text = "\n".join(words.describe(tapping(*piles), NAMES))
    last = next(line for line in reversed(text.split("\n")) if line[1:3] == ", ")
    assert last.endswith(told)


def test_after_you_the_text_says_nothing_of_neighbours_while_piles_grow() -> None:
    text = "\n".join(words.describe(tapping("*", "*", "*", phase="revealing"), NAMES))
    assert "neighbour" not in text
    assert "The Rules Card that is turned up decides; if none comes, a card is correct if" in text


def test_after_you_the_text_says_which_rule_holds_once_that_is_known() -> None:
    text = "\n".join(words.describe(tapping("#", "*"), NAMES[:2]))
    assert "Rules Card 18 decides: a card is correct if it is a Rules Card." in text
    assert "No Rules Card came, so a card is correct if" in "\n".join(
        words.describe(tapping("*", "*"), NAMES[:2])
    )


def test_players_who_choose_again_read_what_others_got() -> None:
    view = tapping("#", "*", "*", missed=(Touch(2, "B"),), taps=(Touch(0, "B"),), phase="aiming")
    text = "\n".join(words.describe(view, NAMES))
    assert "Tapped so far: B by Ann.\nChosen, but gone to somebody else: B by Cy." in text


def test_a_player_who_may_change_rules_cards_reads_only_the_finish() -> None:
    owed = (Owed("adopt", OTHER, 2), None, None)
    view = replace(tapping("#", "*", "*"), seat=0, phase="settling", awaited=(0,), owed=owed)
    told = (
        "take Rules Card 12 (to win: 9 cards that show symbols) in place of the one in your Race, "
        "or discard it (2 steps left)"
    )
    assert words.headline(view, NAMES) == f"Your turn in round {view.round}: {told}"


def test_the_cards_of_the_judged_round_are_listed_until_the_next_ones() -> None:
    told = "In round 4 lay A: 2 red stars; B: 2 red stars; C: 2 red stars."
    view = tapping("#", "*", "*", last=judged(PLAIN))
    assert told in "\n".join(words.describe(replace(view, circle=(), phase="picking"), NAMES))
    assert told not in "\n".join(words.describe(view, NAMES))


# the lobby and the rules


def test_the_lobby_names_the_edition_every_variant_and_how_taps_are_ranked() -> None:
    plain = english(words.chosen(Options()))
    assert "Rules: draft" in plain
    assert "variants: none" in plain
    assert "30 seconds to tap if live" in plain
    assert "the first wins most" in plain
    full = english(words.chosen(Options("published", True, True, True, True, True, True, "untimed")))
    assert "Rules: published" in full
    for name in (
        "Racing Rules",
        "Time Penalty",
        "Noise Cancelling",
        "Tiebreaker",
        "After You",
        "Shifting Gears",
    ):
        assert name in full
        assert name not in plain
    assert "Taps are untimed" in full
    assert "in about half of the rounds no card is correct" in full
    assert "`taps: untimed`" in plain


def test_the_rules_name_the_marks_of_the_colours_and_the_author() -> None:
    told = "\n\n".join(words.rules())
    assert all(word in told for word in ("cross", "dot", "bar", "post", "Pandaqi", "**Ruling:**"))
