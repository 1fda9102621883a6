"""Gear Head's words: labels that fit a button, stories without secrets, texts to play by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import match
from bot.engine.chance import Chance
from bot.engine.match import Match
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head import words
from bot.games.gear_head.rules.actions import Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Flagged,
    LastTurn,
    PulledUp,
    Reshuffled,
    Took,
)
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Options, State, View
from bot.games.gear_head.words.brief import brief
from bot.words import Clause, Label
from tests.english import english

NAMES = ("Ann", "Bob", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo")
SIX_CARDS = (
    Card("Fuel", 2),
    Card("Pistons", 4),
    Card("Battery", 3),
    Card("Driveshaft", 1),
    Card("Tires", 5),
    Card("Gearshift", 6),
)
PLAIN = tuple(Card(card.part, 1) for card in SIX_CARDS)


def race(
    *,
    hands: tuple[tuple[Card, ...], ...] = (SIX_CARDS, PLAIN),
    phase: Drawing | Discarding | Finished | None = None,
    line: tuple[int, ...] = (),
    deck: tuple[Card, ...] = (Card("Fuel", 5),),
    heap: tuple[Card, ...] = (Card("Fuel", 1), Card("Pistons", 5)),
) -> State:
    return State(hands, deck, heap, line, 1, phase or Drawing(0))


def seen(state: State, seat: int | None = None) -> View:
    return gear_head.view(state, seat)


def positions(seats: int, seed: str) -> Iterator[Match[Options, State]]:
    """Every position of one random race, including the last one."""
    race, _ = match.start(gear_head, Options(), seats, seed)
    yield race
    while awaited := gear_head.awaits(race.state):
        (seat,) = awaited
        actions = gear_head.legal(race.state, seat)
        pull_ups = [action for action in actions if isinstance(action, PullUp)]
        action = Chance(f"{seed}/choices", race.ply).pick(pull_ups or actions)
        race, _ = match.play(gear_head, race, seat, action)
        yield race


races = st.builds(positions, st.sampled_from((2, 3, 4, 7, 12)), st.text("abc", max_size=3))


@given(races)
@settings(max_examples=20, deadline=None)
def test_every_label_fits_a_button_and_no_two_actions_of_a_position_share_one(
    course: Iterator[Match[Options, State]],
) -> None:
    for position in course:
        for seat in gear_head.awaits(position.state):
            view = seen(position.state, seat)
            labels = [words.label(action, view, NAMES) for action in gear_head.legal(position.state, seat)]
            assert all(1 <= len(english(label.text)) <= 38 for label in labels)
            assert len({label.text for label in labels}) == len(labels)
            assert sum(label.strong for label in labels) <= 1


def test_labels_name_the_card_and_what_a_car_is_worth() -> None:
    hand = (*SIX_CARDS, Card("Fuel", 6))
    drawing = seen(race(), 0)
    discarding = seen(race(hands=(hand, PLAIN), phase=Discarding(0, "deck")), 0)
    assert words.label(Draw(), drawing, NAMES).text == "Draw from the deck"
    assert words.label(Take(), drawing, NAMES).text == "Take Pistons 5"
    assert words.label(Discard(Card("Fuel", 2)), discarding, NAMES).text == "Discard Fuel 2"
    assert words.label(PullUp(Card("Fuel", 2)), discarding, NAMES) == Label(
        "Pull up without Fuel 2: 25+3", True
    )


def test_the_fourth_car_at_the_line_is_offered_without_a_bonus() -> None:
    hand = (*SIX_CARDS, Card("Fuel", 6))
    view = seen(
        race(hands=(PLAIN, PLAIN, PLAIN, hand, PLAIN), phase=Discarding(3, "heap"), line=(0, 1, 2)), 3
    )
    assert words.label(PullUp(Card("Fuel", 2)), view, NAMES).text == "Pull up without Fuel 2: 25"


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (Took(0, Card("Pistons", 5)), Clause(0, "took Pistons 5 from the heap")),
        (Discarded(0, Card("Fuel", 1)), Clause(0, "discarded Fuel 1")),
        (Drew(1, None), Clause(1, "drew from the deck")),
        (Drew(1, Card("Fuel", 6)), Clause(1, "drew Fuel 6")),
        (
            PulledUp(1, Card("Fuel", 1), 1, 3),
            Clause(1, "discarded Fuel 1 and pulled up to the line, 1st (+3): 11 are still building"),
        ),
        (
            PulledUp(1, Card("Fuel", 1), 4, 0),
            Clause(1, "discarded Fuel 1 and pulled up to the line, 4th: 8 are still building"),
        ),
        (PulledUp(1, Card("Fuel", 1), 11, 0), Clause(1, "discarded Fuel 1 and pulled up to the line, 11th")),
        (LastTurn(2), Clause(None, "Only Cem is not at the line: one last turn.")),
        (Flagged((3,)), Clause(None, "The race is over. Out: Dan.")),
        (Flagged(()), Clause(None, "The race is over: every car reached the line.")),
        (
            Reshuffled((), 40, Card("Tires", 3)),
            Clause(
                None,
                "The deck was empty: the heap was shuffled into a new deck of 40 cards, "
                "and Tires 3 starts the new heap.",
            ),
        ),
        (
            Dealt(((), ()), (), Card("Fuel", 3), 0),
            Clause(None, "Everyone got six cards, Fuel 3 starts the Scrap Heap and Ann goes first."),
        ),
    ],
)
def test_every_event_has_its_words(event: Event, clause: Clause) -> None:
    assert words.tell(event, NAMES, None) == clause


def test_the_words_of_the_deal_give_a_seat_its_own_hand_and_nobody_elses() -> None:
    dealt = gear_head.hears(Dealt((SIX_CARDS, PLAIN), (), Card("Fuel", 3), 0), 0)
    assert dealt is not None
    text = english(words.tell(dealt, NAMES, None).text)
    assert "Ann holds Fuel 2, Pistons 4, Battery 3, Driveshaft 1, Tires 5 and Gearshift 6." in text
    assert "Bob" not in text


def test_the_headline_says_whose_turn_it_is_and_what_may_be_done() -> None:
    assert words.headline(seen(race()), NAMES) == "Ann's turn: draw from the deck or take Pistons 5"
    assert words.headline(seen(race(), 0), NAMES) == "Your turn: draw from the deck or take Pistons 5"
    assert words.headline(seen(race(), 1), NAMES) == "Ann's turn: draw from the deck or take Pistons 5"
    holding = race(hands=((*SIX_CARDS, Card("Fuel", 6)), PLAIN), phase=Discarding(0, "deck"))
    assert words.headline(seen(holding), NAMES) == (
        "Ann's turn: discard a card, or pull up with a complete car"
    )
    assert words.headline(seen(holding, 0), NAMES) == "Your turn: pull up, or discard a card"


def test_the_headline_does_not_offer_an_empty_deck() -> None:
    text = words.headline(seen(race(deck=())), NAMES)
    assert text == "Ann's turn: take Pistons 5, for the deck is empty"


def test_the_headline_does_not_offer_its_owner_to_pull_up_an_incomplete_car() -> None:
    hand = (*SIX_CARDS[:5], Card("Tires", 1), Card("Tires", 2))
    state = race(hands=(hand, PLAIN), phase=Discarding(0, "deck"))
    assert words.headline(seen(state, 0), NAMES) == "Your turn: discard a card"


def test_a_player_whose_car_stays_incomplete_in_the_last_turn_reads_so() -> None:
    hand = (*SIX_CARDS[:5], Card("Tires", 1), Card("Tires", 2))
    view = seen(race(hands=(PLAIN, hand), phase=Discarding(1, "deck"), line=(0,)), 1)
    assert words.headline(view, NAMES) == "Your last turn: your car stays incomplete, discard a card"


def test_the_headline_announces_a_last_turn() -> None:
    text = words.headline(seen(race(phase=Drawing(1), line=(0,))), NAMES)
    assert text == "Bob's last turn: draw from the deck or take Pistons 5"


def test_the_headline_of_a_finished_race_names_the_winner_or_all_who_share_the_win() -> None:
    won = race(hands=(SIX_CARDS, PLAIN), line=(0, 1), phase=Finished())
    assert words.headline(seen(won), NAMES) == "Ann wins with 24"
    lead = (*PLAIN[:5], Card("Gearshift", 2))
    shared = race(hands=(PLAIN, lead), line=(0, 1), phase=Finished())
    assert words.headline(seen(shared), NAMES) == "Ann and Bob share the win with 9 each"


def test_a_seats_text_holds_its_hand_what_is_missing_and_what_was_just_drawn() -> None:
    hand = (*SIX_CARDS[:5], Card("Tires", 1), Card("Fuel", 6))
    text = "\n".join(words.describe(seen(race(hands=(hand, PLAIN), phase=Discarding(0, "deck")), 0), NAMES))
    assert (
        "Your hand: Fuel 6, 2; Pistons 4; Battery 3; Driveshaft 1; Tires 5, 1; Gearshift none.\n"
        "Just drawn: Fuel 6.\n"
        "Missing: Gearshift. Your best parts so far add up to 19.\n"
    ) in text


def test_a_seat_with_a_complete_car_reads_what_it_is_worth() -> None:
    assert "Your car is complete: 21 points, 24 if it is the next at the line." in "\n".join(
        words.describe(seen(race(), 0), NAMES)
    )


def test_a_seat_at_the_line_reads_its_car_and_its_bonus() -> None:
    text = "\n".join(words.describe(seen(race(phase=Drawing(1), line=(0,)), 0), NAMES))
    assert "Your car is at the line, 1st: Fuel 2; Pistons 4" in text
    assert "21 +3 = 24 points." in text


def test_the_public_text_holds_the_piles_the_line_and_every_player_in_turn_order() -> None:
    state = race(hands=(SIX_CARDS, PLAIN, PLAIN), phase=Drawing(1), line=(2,))
    assert "\n".join(words.describe(seen(state), NAMES)) == (
        "Bob's turn: draw from the deck or take Pistons 5.\n"
        "Scrap Heap: Pistons 5 on top, 2 cards. Parts Deck: 1 card.\n"
        "Starting line: Cem 1st (+3); the next car gets +2. "
        "2 players still race; the last of them will have one turn more.\n"
        "Players in turn order:\n"
        "1. Ann: 6 cards.\n"
        "2. Bob: 6 cards, to move.\n"
        "3. Cem: at the line, 1st.\n"
        "Under the top of the heap, newest first: Fuel 1."
    )


def test_an_empty_heap_is_named_so_after_its_only_card_was_taken() -> None:
    state = race(hands=((*SIX_CARDS, Card("Fuel", 6)), PLAIN), phase=Discarding(0, "heap"), heap=())
    assert "Scrap Heap: empty. Parts Deck: 1 card." in "\n".join(words.describe(seen(state), NAMES))


def test_the_text_of_a_finished_race_shows_the_cars_as_they_pulled_up_then_the_places_and_who_is_out() -> (
    None
):
    state = race(hands=(SIX_CARDS, PLAIN, PLAIN[:5]), line=(1, 0), phase=Finished())
    assert "\n".join(words.describe(seen(state), NAMES)) == (
        "Ann wins with 23.\n"
        "1st at the line: Bob, Fuel 1, Pistons 1, Battery 1, Driveshaft 1, Tires 1, Gearshift 1 +3 = 9.\n"
        "2nd at the line: Ann, Fuel 2, Pistons 4, Battery 3, Driveshaft 1, Tires 5, Gearshift 6 +2 = 23.\n"
        "Places: 1. Ann 23, 2. Bob 9. Out, without a complete car: Cem."
    )


@given(races, st.data())
@settings(max_examples=20, deadline=None)
def test_a_text_does_not_depend_on_what_its_reader_may_not_know(
    course: Iterator[Match[Options, State]], data: st.DataObject
) -> None:
    for position in course:
        state = position.state
        if isinstance(state.phase, Finished):
            continue
        reader = data.draw(st.sampled_from((None, 0, 1)))
        hidden = tuple(
            hand if seat == reader else tuple(Card("Fuel", 1) for _ in hand)
            for seat, hand in enumerate(state.hands)
        )
        other = replace(state, hands=hidden, deck=tuple(Card("Tires", 6) for _ in state.deck))
        assert "\n".join(words.describe(seen(state, reader), NAMES)) == "\n".join(
            words.describe(seen(other, reader), NAMES)
        )


def test_what_matters_most_fits_the_alt_text_even_at_a_full_table() -> None:
    long = tuple(name * 10 + "!!" for name in NAMES)
    state = race(hands=(SIX_CARDS, *(PLAIN for _ in NAMES[1:])), heap=(Card("Driveshaft", 6),) * 60)
    text = "\n".join(words.describe(seen(state, 0), long))[:1024]
    assert all(part in text for part in ("Your turn", "Your hand", "Your car is complete", "Starting line"))


def test_the_rules_fit_a_message_mark_every_ruling_and_give_credit() -> None:
    text = "\n\n".join(words.rules())
    assert len(text) <= 3800
    assert text.count("**Ruling:**") == 13
    assert "Chad Smith" in text
    assert "Green Box of Games" in text
    assert "CC BY-NC-SA 4.0" in text


def test_a_turn_that_has_only_started_has_its_own_line_among_summaries() -> None:
    events = (Drew(0, None), Discarded(0, Card("Fuel", 1)), Drew(1, None))
    assert brief(events, NAMES, None, tight=True) == [
        "Bob drew a card.",
        "Drew and discarded: Ann Fuel 1.",
    ]
    assert brief((Drew(1, None),), NAMES, None, tight=True) == ["Bob drew a card."]
