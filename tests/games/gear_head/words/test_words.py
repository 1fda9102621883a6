"""Tests of Gear Head's texts: labels that fit a button, stories without secrets, and texts to play by."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from bot.engine import match
from bot.engine.game import Chance
from bot.engine.match import Match
from bot.games.gear_head import rules as gear_head, words
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
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
from bot.games.gear_head.words.description import done
from bot.games.gear_head.words.labels import plans
from bot.locales.phrase import ENGLISH, Text, lines, spoken
from tests.games.gear_head.notation import cards

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
    """Yield every position of one random race, including the last one."""
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


def en(text: Text) -> str:
    return spoken(text, ENGLISH)


def button(action: Action, view: View) -> str:
    return en(words.label(action, view, NAMES).text)


def described(view: View, names: Sequence[str] = NAMES) -> list[str]:
    return lines(words.describe(view, names), ENGLISH)


@given(races)
@settings(max_examples=20, deadline=None)
def test_every_label_fits_a_button_and_no_two_actions_of_a_position_share_one(
    course: Iterator[Match[Options, State]],
) -> None:
    for position in course:
        for seat in gear_head.awaits(position.state):
            view = seen(position.state, seat)
            labels = [words.label(action, view, NAMES) for action in gear_head.legal(position.state, seat)]
            texts = [en(label.text) for label in labels]
            assert all(1 <= len(text.split(" · ")[0]) <= 20 for text in texts), texts
            assert len(set(texts)) == len(labels) <= 8
            assert sum(label.strong for label in labels) <= 1


HOLDING = race(hands=((*SIX_CARDS, Card("Fuel", 6)), PLAIN), phase=Discarding(0, "deck"))


def test_a_button_has_the_card_and_what_the_choice_does_to_the_car() -> None:
    drawing, discarding = seen(race(), 0), seen(HOLDING, 0)
    told: list[tuple[Action, View, str]] = [
        (Draw(), drawing, "Draw \u00b7 3 in 10 help"),
        (Take(), drawing, "Take Pistons 5 · +1"),
        (Take(), seen(race(heap=(Card("Fuel", 1),)), 0), "Take Fuel 1"),
        (
            Take(),
            seen(race(hands=((*SIX_CARDS[1:], Card("Tires", 1)), PLAIN), heap=(Card("Fuel", 1),)), 0),
            "Take Fuel 1 · car complete",
        ),
        (Discard(Card("Fuel", 2)), discarding, "Keep building \u00b7 2 in 10 help"),
        (Discard(Card("Fuel", 6)), discarding, "Fuel 6 · −4"),
        (Discard(Card("Tires", 5)), discarding, "Tires 5 · −5 and a gap"),
        (PullUp(Card("Fuel", 2)), discarding, "Pull up: 25 + 3"),
    ]
    for action, view, text in told:
        assert button(action, view) == text


CARS = [
    # the hand, whose last card was just drawn, and the buttons of the first row and behind More
    ("F6 P6 B6 D6 T6 G6 F1", {"Pull up: 36 + 3", "Keep building \u00b7 0 in 10 help"}),
    ("F1 P1 B1 D1 T1 G1 F1", {"Pull up: 6 + 3", "Keep building \u00b7 8 in 10 help"}),
    ("F5 P5 B5 D5 T5 G5 G2", {"Pull up: 30 + 3", "Keep building \u00b7 1 in 10 helps"}),
]


@pytest.mark.parametrize(("hand", "buttons"), CARS)
def test_to_pull_up_now_is_beside_the_odds_of_one_more_turn(hand: str, buttons: set[str]) -> None:
    state = race(hands=(cards(hand), PLAIN), phase=Discarding(0, "deck"))
    view = seen(state, 0)
    labels = [words.label(action, view, NAMES) for action in gear_head.legal(state, 0)]
    plain = [label for label in labels if not label.rare]
    assert {en(label.text) for label in plain} == buttons
    assert not any(label.weak for label in plain), "they look alike"
    (building,) = [label for label in plain if label.note]
    assert re.fullmatch(r"discards \w+ \d\. If another car .* drops from 3 to 2", en(building.note))


def test_where_no_turn_follows_or_the_deck_is_empty_there_are_no_odds() -> None:
    view = seen(HOLDING, 0)
    for without in (replace(view, last=True), replace(view, deck=0)):
        assert button(Discard(Card("Fuel", 2)), without) == "Fuel 2"


def test_who_keeps_building_reads_the_odds_of_the_next_card_on_draw() -> None:
    assert button(Draw(), seen(race(), 0)) == "Draw \u00b7 3 in 10 help"
    assert button(Draw(), seen(race(hands=(INCOMPLETE[:6], PLAIN)), 0)) == "Draw"


def test_pulling_up_and_a_spare_card_look_alike_and_a_part_of_the_car_is_weak() -> None:
    view = seen(HOLDING, 0)
    best, spare, part = (
        words.label(action, view, NAMES)
        for action in (PullUp(Card("Fuel", 2)), Discard(Card("Fuel", 2)), Discard(Card("Tires", 5)))
    )
    assert (best.strong, spare.strong, part.strong) == (False, False, False)
    assert (best.weak, spare.weak, part.weak) == (False, False, True)


def test_the_fourth_car_at_the_line_is_offered_without_a_bonus() -> None:
    hand = (*SIX_CARDS, Card("Fuel", 6))
    view = seen(
        race(hands=(PLAIN, PLAIN, PLAIN, hand, PLAIN), phase=Discarding(3, "heap"), line=(0, 1, 2)), 3
    )
    assert button(PullUp(Card("Fuel", 2)), view) == "Pull up: 25"


def test_plans_name_the_parts_that_would_help() -> None:
    lacking = race(hands=(INCOMPLETE[:6], PLAIN), phase=Drawing(1))
    told = [en(label.text) for _, label in plans(seen(lacking, 0))]
    assert told[:2] == ["Draw a card", "Take Fuel if it’s 3 or better"]
    assert told[-1] == "Take any Gearshift"


@pytest.mark.parametrize(
    ("event", "seat", "text"),
    [
        (Took(0, Card("Pistons", 5)), 0, "took Pistons 5"),
        (Discarded(0, Card("Fuel", 1)), 0, "discarded Fuel 1"),
        (Drew(1, None), 1, "drew a card"),
        (Drew(1, Card("Fuel", 6)), 1, "drew Fuel 6"),
        (PulledUp(1, Card("Fuel", 1), 1, 3), 1, "pulled up 1st (+3), discarding Fuel 1"),
        (PulledUp(1, Card("Fuel", 1), 4, 0), 1, "pulled up 4th, discarding Fuel 1"),
        (LastTurn(2), None, "Cem has one last turn."),
        (Flagged((3,)), None, "Game over: Dan had one last turn and didn’t finish."),
        (Flagged(()), None, "Game over: every car made it."),
        (
            Reshuffled((), 40, Card("Tires", 3)),
            None,
            "The deck ran out, so the heap was reshuffled. Tires 3 starts a new heap.",
        ),
        (Dealt(((), ()), (), Card("Fuel", 3), 0), None, "Cards dealt. Ann goes first."),
    ],
)
def test_every_event_has_its_words(event: Event, seat: int | None, text: str) -> None:
    clause = words.tell(event, NAMES, None)
    assert (clause.seat, en(clause.text)) == (seat, text)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (LastTurn(2), "You have one last turn."),
        (Flagged((2,)), "Game over: you had one last turn and didn’t finish."),
        (Dealt(((), (), ()), (), Card("Fuel", 3), 2), "Cards dealt. You go first."),
    ],
)
def test_a_sentence_about_its_reader_says_you(event: Event, text: str) -> None:
    assert en(words.tell(event, NAMES, 2).text) == text
    assert "ou" not in en(words.tell(event, NAMES, 1).text)


def test_the_words_of_the_deal_give_a_seat_its_own_hand_and_nobody_elses() -> None:
    dealt = gear_head.visible(Dealt((SIX_CARDS, PLAIN), (), Card("Fuel", 3), 1), 0)
    assert dealt is not None
    assert en(words.tell(dealt, NAMES, 0).text) == (
        "Cards dealt. Bob goes first. "
        "Ann: Fuel 2, Pistons 4, Battery 3, Driveshaft 1, Tires 5 and Gearshift 6."
    )


def test_the_headline_says_whose_turn_it_is_and_whether_it_is_the_last() -> None:
    assert [en(words.headline(seen(race(), seat), NAMES)) for seat in (None, 0, 1)] == [
        "Ann’s turn",
        "Your turn",
        "Ann’s turn",
    ]
    last = race(phase=Drawing(1), line=(0,))
    assert [en(words.headline(seen(last, seat), NAMES)) for seat in (None, 1)] == [
        "Bob’s last turn!",
        "Your last turn!",
    ]


INCOMPLETE = (*SIX_CARDS[:5], Card("Tires", 1), Card("Tires", 2))


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (race(), 0, "Draw a card, or take Pistons 5."),
        (race(), 1, ""),
        (race(), None, ""),
        (race(deck=()), 0, "The deck is empty. Take Pistons 5."),
        (HOLDING, 0, "Your car is complete! Pull up, or discard and keep building."),
        (HOLDING, None, ""),
        (replace(HOLDING, line=(1,)), 0, "Your car is complete! Pull up."),
        (race(hands=(INCOMPLETE, PLAIN), phase=Discarding(0, "deck")), 0, "Discard a card."),
        (
            race(hands=(PLAIN, INCOMPLETE), phase=Discarding(1, "deck"), line=(0,)),
            1,
            "Your car won’t be complete. Roll in with what you have.",
        ),
    ],
)
def test_the_prompt_says_what_its_reader_can_do(state: State, seat: int | None, prompt: str) -> None:
    assert en(words.prompt(seen(state, seat), NAMES)) == prompt


def test_whoever_is_at_the_line_reads_that_the_others_finish() -> None:
    state = race(hands=(PLAIN,) * 4, phase=Drawing(1), line=(2, 0))
    assert [en(done(seen(state, seat))) for seat in (0, 1, 2)] == [
        "You’re 2nd at the line. Now wait for the others.",
        "",
        "You’re 1st at the line. Now wait for the others.",
    ]


def test_the_headline_of_a_finished_game_names_the_winner_or_all_who_share_the_win() -> None:
    won = race(hands=(SIX_CARDS, PLAIN), line=(0, 1), phase=Finished())
    assert [en(words.headline(seen(won, seat), NAMES)) for seat in (None, 0, 1)] == [
        "Ann wins with 24 points!",
        "You win with 24 points!",
        "Ann wins with 24 points!",
    ]
    lead = (*PLAIN[:5], Card("Gearshift", 2))
    shared = race(hands=(PLAIN, lead), line=(0, 1), phase=Finished())
    assert en(words.headline(seen(shared), NAMES)) == "Ann and Bob tie with 9 points each."
    assert en(words.headline(seen(shared, 1), NAMES)) == "You tie with Ann: 9 points each."


def test_a_seats_text_holds_its_hand_what_is_missing_and_what_was_just_drawn() -> None:
    hand = (*SIX_CARDS[:5], Card("Tires", 1), Card("Fuel", 6))
    assert described(seen(race(hands=(hand, PLAIN), phase=Discarding(0, "deck")), 0))[:5] == [
        "Your turn",
        "Discard a card.",
        "Your hand: Fuel 2, Fuel 6, Pistons 4, Battery 3, Driveshaft 1, Tires 1 and Tires 5.",
        "Just drawn: Fuel 6.",
        "Still missing: Gearshift. So far: 19 points.",
    ]


def test_a_seat_with_a_complete_car_reads_what_it_is_worth() -> None:
    assert "Complete: 21 points, 24 if you pull up next." in described(seen(race(), 0))


def test_a_seat_at_the_line_reads_its_car_and_its_bonus() -> None:
    assert "Your car is at the line: 21 + 3 = 24." in described(seen(race(phase=Drawing(1), line=(0,)), 0))


def test_the_public_text_holds_the_piles_the_line_and_who_still_builds_in_turn_order() -> None:
    state = race(hands=(SIX_CARDS, PLAIN, PLAIN), phase=Drawing(1), line=(2,))
    assert described(seen(state)) == [
        "Bob’s turn",
        "Heap: 2 cards, Pistons 5 on top.",
        "Deck: 1 card.",
        "At the line: Cem 1st (+3).",
        "The next car gets +2.",
        "Still building, in turn order: Ann and Bob. When only one is left, that player gets one more turn.",
        "Lower in the heap: Fuel 1.",
    ]
    mine = described(seen(state, 2))
    assert "At the line: you 1st (+3)." in mine
    assert (
        "Still building, in turn order: you and Bob. When only one is left, that player gets one more turn."
        in described(seen(state, 0))
    )


def test_an_empty_heap_is_named_so_after_its_only_card_was_taken() -> None:
    state = race(hands=((*SIX_CARDS, Card("Fuel", 6)), PLAIN), phase=Discarding(0, "heap"), heap=())
    assert described(seen(state))[1:3] == ["The heap is empty.", "Deck: 1 card."]


def test_the_text_of_a_finished_game_shows_the_places_who_is_out_and_the_cars_as_they_pulled_up() -> None:
    state = race(hands=(SIX_CARDS, PLAIN, PLAIN[:5]), line=(1, 0), phase=Finished())
    assert described(seen(state)) == [
        "Ann wins with 23 points!",
        "1st: Ann, 23 points.",
        "2nd: Bob, 9 points.",
        "Out: Cem, with an unfinished car.",
        "1st at the line: Bob with Fuel 1, Pistons 1, Battery 1, Driveshaft 1, Tires 1 and Gearshift 1.",
        "2nd at the line: Ann with Fuel 2, Pistons 4, Battery 3, Driveshaft 1, Tires 5 and Gearshift 6.",
    ]
    assert "You’re out: your car isn’t finished." in described(seen(state, 2))


@pytest.mark.thorough
@given(races, st.data())
@settings(deadline=None)
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
        assert described(seen(state, reader)) == described(seen(other, reader))


def test_what_matters_most_fits_the_alt_text_even_at_a_full_table() -> None:
    long = tuple(name * 10 + "!!" for name in NAMES)
    state = race(hands=(SIX_CARDS, *(PLAIN for _ in NAMES[1:])), heap=(Card("Driveshaft", 6),) * 60)
    text = "\n".join(described(seen(state, 0), long))[:1024]
    assert all(part in text for part in ("Your turn", "Your hand", "Complete", "Nobody is at the line yet"))


def test_the_rules_mark_every_ruling_and_give_credit() -> None:
    text = "\n\n".join(lines(words.rules(), ENGLISH))
    assert len(text) <= 3800
    assert text.count("**Ruling:**") == 13
    assert "Chad Smith" in text
    assert "Green Box of Games" in text
    assert "CC BY-NC-SA 4.0" in text
