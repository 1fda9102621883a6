"""Tests of the guesses of Gear Head's robots: games that are consistent with the view, in which the robots
search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Chance
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.components import DECK, PARTS, Card
from bot.games.gear_head.rules.guess import guess
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Options, State, View
from tests.games.gear_head.notation import COMPLETE, cards, state

OWN = cards("F4 P4 B4 D4 T4 G4")


def lucks(many: int = 60) -> Iterator[Chance]:
    """Return `many` different sources of random numbers, the same ones on each call."""
    return (Chance("guess", at) for at in range(many))


def all_cards(race: State) -> Counter[Card]:
    """Return all cards, wherever they are."""
    return Counter(card for pile in (*race.hands, race.deck, race.heap) for card in pile)


def seen(unseen: str, *, line: tuple[int, ...] = (), others: int = 1, turn: int = 1) -> View:
    """Return the view of seat 0, which holds OWN, in a race in which only the cards `unseen` are hidden: six
    for each other seat, and then the deck.
    """
    hidden = cards(unseen)
    heap = Counter(DECK) - Counter(OWN) - Counter(hidden)
    hands = [OWN, *(hidden[6 * at : 6 * at + 6] for at in range(others))]
    race = state([], Drawing(0), line=line, turn=turn)
    race = replace(race, hands=tuple(hands), deck=hidden[6 * others :], heap=tuple(heap.elements()))
    return gear_head.view(race, 0)


@pytest.mark.parametrize("seats", [2, 5, 6, 7, 12])
def test_a_guess_deals_the_cards_of_one_deck_up_to_six_seats_and_of_two_from_seven_on(seats: int) -> None:
    start = gear_head.setup(Options(), seats, Chance("guess", 0)).state
    for turn in (1, 3 * seats):
        guessed = guess(replace(gear_head.view(start, 1), turn=turn), Chance("guess", 1))
        assert all_cards(guessed) == Counter(DECK * (1 if seats <= 6 else 2))
        assert [len(hand) for hand in guessed.hands] == [6] * seats
        assert Counter(guessed.hands[1]) == Counter(start.hands[1])
        assert (guessed.heap, guessed.turn) == (start.heap, turn)


@pytest.mark.parametrize("reader", [0, 1, 2, 3, None])
def test_after_the_race_the_cars_of_a_guess_are_those_that_were_shown(reader: int | None) -> None:
    start = gear_head.setup(Options(), 4, Chance("guess", 0)).state
    whole = cards("G1 F1 P1 B1 D1 T1"), cards("G2 F2 P2 B2 D2 T2"), cards("G5 F5 P5 B5 D5 T5")
    left = Counter(DECK) - Counter(card for hand in whole for card in hand)
    pack = tuple(left.elements())
    hands = (whole[0], pack[:6], *whole[1:])
    over = replace(start, hands=hands, deck=pack[6:], heap=(), line=(3, 0, 2), phase=Finished())
    guessed = guess(gear_head.view(over, reader), Chance("guess", 1))
    for seat in over.line:
        assert Counter(guessed.hands[seat]) == Counter(hands[seat])
    assert all_cards(guessed) == Counter(DECK)
    assert (guessed.phase, guessed.line) == (Finished(), over.line)


@pytest.mark.parametrize("drawn", ["F2", "G2", "B3"])
def test_a_guess_keeps_the_card_just_drawn_apart_since_the_phase_is_about_it(drawn: str) -> None:
    held = state((f"{COMPLETE} {drawn}", COMPLETE), Discarding(0, "deck"))
    guessed = guess(gear_head.view(held, 0), Chance("guess", 0))
    assert guessed.hands[0] == held.hands[0]
    assert guessed.phase == held.phase
    waiting = state((COMPLETE, COMPLETE), Drawing(1))
    assert guess(gear_head.view(waiting, 0), Chance("guess", 0)).phase == waiting.phase


def test_a_player_at_the_line_holds_in_a_guess_the_better_of_two_cards_of_each_part() -> None:
    three = " ".join(f"{part[0]}{value}" for value in (2, 3, 5) for part in PARTS)
    cars = [guess(seen(three, line=(1,)), luck).hands[1] for luck in lucks()]
    assert {tuple(card.part for card in car) for car in cars} == {PARTS}
    assert {card.value for car in cars for card in car} == {3, 5}


def test_a_player_at_the_line_has_a_complete_car_in_a_guess_however_few_cards_are_left() -> None:
    view = seen(f"F1 F1 F2 F2 P1 P1 {COMPLETE}", line=(2,), others=2)
    for luck in lucks(20):
        guessed = guess(view, luck)
        assert {card.part for card in guessed.hands[2]} == {*PARTS}
        assert all_cards(guessed) == Counter(DECK)


# the turns of the others


def changes(before: Sequence[Card], after: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """Return the cards that are only in `before`, and those that are only in `after`."""
    one, other = Counter(before), Counter(after)
    return [*(one - other).elements()], [*(other - one).elements()]


@pytest.mark.parametrize(("turn", "most"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (7, 3)])
def test_in_a_guess_others_bettered_their_hand_at_most_once_in_each_turn_they_had(
    turn: int, most: int
) -> None:
    start = gear_head.setup(Options(), 2, Chance("guess", 0)).state
    view = gear_head.view(start, 0)
    changed = []
    for before, after in zip(lucks(), lucks(), strict=True):
        dealt, bettered = guess(view, before).hands[1], guess(replace(view, turn=turn), after).hands[1]
        changed.append(len(changes(dealt, bettered)[0]))
    assert max(changed) == most


def test_in_a_guess_a_drawn_card_takes_the_place_of_a_lower_one_of_its_part_or_of_a_part_held_twice() -> None:
    view = seen(f"{COMPLETE} F2")
    for luck in lucks():
        guessed = guess(replace(view, turn=2), luck)
        assert {*guessed.hands[1]} == {*cards("F2 P1 B1 D1 T1 G1")}
        assert guessed.deck == cards("F1")


def test_in_a_guess_each_card_of_the_deck_may_be_drawn_and_is_kept_if_it_betters_the_hand() -> None:
    drawn = set()
    view = seen("F1 F2 P1 P2 B1 B2 D1 D2")
    for before, after in zip(lucks(), lucks(), strict=True):
        dealt, played = guess(view, before), guess(replace(view, turn=2), after)
        lost, won = changes(dealt.hands[1], played.hands[1])
        held = {card.part for card in dealt.hands[1]}
        better = [card for card in dealt.deck if card.value == 2 or card.part not in held]
        assert {*won} <= {*better}
        assert [card.value for card in lost] == [1] * len(won)
        if len(better) == 2:
            drawn.add(dealt.deck.index(won[0]))
    assert drawn == {0, 1}


def test_in_a_guess_without_a_deck_others_keep_what_they_were_dealt() -> None:
    guessed = guess(replace(seen(COMPLETE), turn=9), Chance("guess", 0))
    assert (Counter(guessed.hands[1]), guessed.deck) == (Counter(cards(COMPLETE)), ())
