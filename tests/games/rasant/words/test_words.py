"""Tests of Rasant's texts: labels that fit, rounds with their count, and texts to play by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Chance
from bot.games.rasant import TITLE, rules as rasant, words
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import START, Car, Card
from bot.games.rasant.rules.events import (
    Dealt,
    DraftOpened,
    Drawn,
    Event,
    Filled,
    Flagged,
    LeadHanded,
    Led,
    Manoeuvred,
    Paid,
    Passed,
    Placed,
    Played,
    ReserveEmptied,
    RoundOver,
)
from bot.games.rasant.rules.model import (
    Following,
    Laid,
    Leading,
    Manoeuvre,
    Options,
    Paying,
    Phase,
    Score,
    State,
    View,
)
from bot.games.rasant.words.labels import plans
from bot.locales.phrase import ENGLISH, lines, spoken
from tests.games.rasant.board.scenes import game, views
from tests.games.rasant.notation import card, laid, state as situation

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
LINE = rasant.setup(Options(), 3, Chance("words", 0)).state.line
DONE = Manoeuvre(
    4,
    1,
    "red",
    (Laid(0, Card("red", 50)), Laid(1, Card("black", 70))),
    (Car("red", 3), START, Car("blue", 1), Car("green", 2), Car("red", 1)),
    4,
    True,
    8,
)


def position(phase: Leading | Following | Paying, *, reserve: int = 20) -> State:
    """Return a constructed game of three."""
    hands = (
        (Card("red", 20), Card("red", 90), Card("black", 100)),
        (Card("blue", 30),),
        (Card("yellow", 10), Card("green", 40)),
    )
    start = rasant.setup(Options(), 3, Chance("words", 0)).state
    pack = (Card("green", 130),) * reserve
    return replace(start, hands=hands, reserve=pack, phase=phase, round=5, points=(3, 8, 1), last=DONE)


FOLLOWING = Following(0, (Laid(2, Card("red", 30)), Laid(1, Card("black", 40))), ())


def seen(state: State, seat: int | None = None) -> View:
    return rasant.view(state, seat)


def button(action: Action, view: View) -> str:
    """Return the text of an action's button."""
    return spoken(words.label(action, view, NAMES).text, ENGLISH)


def headline(view: View) -> str:
    return spoken(words.headline(view, NAMES), ENGLISH)


def described(view: View, names: Sequence[str] = NAMES) -> list[str]:
    return lines(words.describe(view, names), ENGLISH)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_label_fits_a_button_and_no_two_actions_of_a_position_share_one(seats: int) -> None:
    for state in game(seats, f"labels {seats}", "draft"):
        for seat in rasant.awaits(state):
            view = seen(state, seat)
            actions = rasant.legal(state, seat)
            texts = {button(action, view) for action in actions}
            assert len(texts) == len(actions)
            assert all(1 <= len(text) <= 20 for text in texts)


def test_a_button_has_the_card_alone_and_the_menu_what_it_is_for() -> None:
    leading, following = seen(position(Leading(0, ())), 0), seen(position(FOLLOWING), 0)
    paying = seen(position(Paying(0, FOLLOWING.laid, (0,)), reserve=0), 0)
    told: list[tuple[Action, View, str, str]] = [
        (Play(Card("red", 90)), leading, "Red 90 · +1", "Lead a card"),
        (Play(Card("black", 100)), following, "Black 100", "Play a card"),
        (Pay(Card("red", 20)), paying, "Red 20", "Discard a card"),
    ]
    for action, view, text, menu in told:
        label = words.label(action, view, NAMES)
        assert (spoken(label.text, ENGLISH), spoken(label.kind, ENGLISH)) == (text, menu)


def test_a_pass_says_what_it_costs_and_is_marked_where_there_is_no_other_move() -> None:
    following, poor = seen(position(FOLLOWING), 0), seen(position(FOLLOWING, reserve=0), 0)
    stuck = seen(position(replace(FOLLOWING, seat=1)), 1)
    assert [button(Pass(), view) for view in (following, poor)] == ["Pass", "Pass (−1 card)"]
    assert [words.label(Pass(), view, NAMES).strong for view in (following, stuck)] == [False, True]


def test_a_colour_is_offered_with_how_many_of_its_cars_are_left() -> None:
    first = rasant.setup(Options("draft"), 2, Chance("draft", 0)).state
    assert button(Name("green"), seen(first, 0)) == "Green · 3 left"


def test_plans_name_the_pace_above_which_to_pass() -> None:
    told = [spoken(label.text, ENGLISH) for _, label in plans(seen(position(FOLLOWING), 1))]
    assert told == ["Pass this round", "Pass above 60", "Pass above 80", "Pass above 100"]


def test_the_lobby_says_how_the_line_is_formed_if_not_at_random() -> None:
    assert words.option_lines(Options()) == []
    assert lines(words.option_lines(Options("draft")), ENGLISH) == [
        "Players take turns choosing the next car’s colour."
    ]


@pytest.mark.parametrize(
    ("event", "seat", "text"),
    [
        (Led(0, Card("red", 50)), 0, "led red 50"),
        (Played(1, Card("black", 70)), 1, "played black 70"),
        (Passed(2, forced=False), 2, "passed"),
        (Passed(2, forced=True), 2, "had no cards left and passed"),
        (LeadHanded(0, 1, 2), None, "Ann had no coloured card. Bo leads."),
        (Paid(2, Card("red", 20), forced=False), 2, "discarded red 20 for passing"),
        (
            RoundOver(1, Card("black", 70), 2, passer=True),
            None,
            "Bo won with black 70. Cy passed first and leads.",
        ),
        (RoundOver(1, Card("red", 130), 1, passer=False), None, "Bo won with red 130 and leads next."),
        (Manoeuvred(DONE, LINE), 1, "overtook with the black car: 4 cars × 2 = 8 points"),
        (
            Manoeuvred(replace(DONE, moved=(Car("red", 3),), counted=1, doubled=False, points=1), LINE),
            1,
            "overtook with 1 car: 1 point",
        ),
        (Drawn(0, (), 2), 0, "drew 2 cards"),
        (Drawn(0, (Card("red", 20), Card("blue", 10)), 2), 0, "drew red 20 and blue 10"),
        (Placed(0, Car("green", 1)), 0, "placed green"),
        (Filled((Car("red", 3),)), None, "Only one red car was left, so it went last."),
        (Filled((Car("red", 2), Car("red", 3))), None, "Only 2 red cars were left, so they went last."),
        (ReserveEmptied(), None, "The deck is empty. From now on, passing costs a card."),
        (Flagged((3, 8, 1)), None, "Game over: no coloured cards left."),
        (DraftOpened(0, 1), None, "Players form the line, car by car. Bo starts."),
        (Dealt(LINE, ((), (), ()), (), 0, 1), None, "Cards dealt. Bo leads."),
    ],
)
def test_every_event_has_its_words(event: Event, seat: int | None, text: str) -> None:
    clause = words.tell(event, NAMES, None)
    assert (clause.seat, spoken(clause.text, ENGLISH)) == (seat, text)


def test_the_words_of_the_deal_give_a_seat_its_own_hand_and_nobody_elses() -> None:
    dealt = rasant.visible(Dealt(LINE, ((Card("red", 20),), (Card("blue", 30),), ()), (), 0, 1), 0)
    assert dealt is not None
    assert spoken(words.tell(dealt, NAMES, 0).text, ENGLISH) == "Cards dealt. Bo leads. Ann: red 20."


@pytest.mark.parametrize(
    ("phase", "seat", "reserve", "prompt"),
    [
        (Leading(0, ()), None, 20, ""),
        (Leading(0, ()), 1, 20, ""),
        (Leading(0, ()), 0, 20, "You lead. Play any coloured card."),
        (Leading(0, ()), 0, 0, "You lead. The deck is empty: passing costs a card now."),
        (FOLLOWING, 0, 20, "Beat black 40 with red or black, or pass. Winning earns 1 point."),
        (FOLLOWING, 0, 0, "Beat black 40 with red or black, or pass. Passing costs a card."),
        (replace(FOLLOWING, seat=1), 1, 20, "You can’t beat black 40. Pass."),
        (replace(FOLLOWING, seat=1), 1, 0, "You can’t beat black 40. Passing costs a card."),
        (Paying(2, FOLLOWING.laid, (2,)), 2, 0, "You passed. Discard a card."),
    ],
)
def test_the_prompt_says_what_its_reader_may_do_and_what_it_brings(
    phase: Leading | Following | Paying, seat: int | None, reserve: int, prompt: str
) -> None:
    view = replace(seen(position(phase, reserve=reserve), seat), last=None)
    assert spoken(words.prompt(view, NAMES), ENGLISH) == prompt


def test_the_headline_says_whose_turn_it_is() -> None:
    state = position(Leading(0, ()))
    assert [headline(seen(state, seat)) for seat in (None, 0, 1)] == ["Ann’s turn", "Your turn", "Ann’s turn"]


def test_the_public_text_holds_the_round_its_worth_the_last_result_the_line_and_every_player() -> None:
    state = position(replace(FOLLOWING, passed=(2,)), reserve=1)
    told = described(seen(state))
    line = told.pop(5)
    assert line.startswith("Line, front to rear: the black car, ")
    assert told == [
        "Ann’s turn",
        "Round 5: Cy red 30 and Bo black 40.",
        "Passed: Cy.",
        "This round is worth 1 point.",
        "Bo won 8 points with black 70.",
        "Deck: 1 card.",
        "Ann: 3 points, 3 cards.",
        "Bo: 8 points, 1 card.",
        "Cy: 1 point, 2 cards.",
    ]


def test_a_seats_text_holds_its_hand_and_what_may_be_played_and_says_you() -> None:
    told = described(seen(position(replace(FOLLOWING, seat=0, passed=(2,)), reserve=0), 0))
    assert told[2:5] == [
        "Your hand: red 20, red 90 and black 100.",
        "You can play red 90 and black 100.",
        "Round 5: Cy red 30 and Bo black 40.",
    ]
    assert "The deck is empty. Passing costs a card." in told
    assert "You: 3 points, 3 cards." in told
    passed = described(seen(position(replace(FOLLOWING, passed=(2,))), 2))
    assert {"Passed: you.", "Round 5: you red 30 and Bo black 40."} <= set(passed)


def test_the_text_of_a_draft_says_what_is_left_and_mentions_no_cards() -> None:
    first = rasant.setup(Options("draft"), 2, Chance("draft", 0)).state
    assert described(seen(first, 0)) == [
        "Bo’s turn",
        "Still to place: 3 red, 3 blue, 3 yellow and 3 green.",
        "Line, front to rear: the black car.",
    ]


def test_what_is_out_of_the_game_can_be_read() -> None:
    state = replace(position(FOLLOWING), discards=(Card("red", 70), Card("blue", 10), Card("red", 10)))
    assert described(seen(state))[-2:] == [
        "Red cards out of the game: 10 and 70.",
        "Blue cards out of the game: 10.",
    ]


def test_the_text_of_a_finished_game_names_every_place_and_those_who_share_it() -> None:
    last = list(game(3, "words"))[-1]
    view = replace(seen(last), points=(12, 12, 5), places=(1, 1, 3))
    assert described(view)[:4] == [
        "Ann and Bo tie with 12 points each.",
        "1st: Ann, 12 points.",
        "1st: Bo, 12 points.",
        "3rd: Cy, 5 points.",
    ]
    assert described(replace(view, seat=1))[:3:2] == [
        "You tie with Ann: 12 points each.",
        "1st: you, 12 points.",
    ]
    assert headline(replace(view, places=(2, 1, 3))) == "Bo wins with 12 points!"
    assert headline(replace(view, places=(2, 1, 3), seat=1)) == "You win with 12 points!"


def test_what_matters_most_fits_the_alt_text_even_with_long_names() -> None:
    long = tuple(name * 12 for name in NAMES)
    for state in list(game(5, "long"))[::5]:
        for view in views(state):
            told = "\n".join(described(view, long))[:1024]
            assert "Line, front to rear" in told or "5th" in told


def test_the_rules_mark_the_rulings_and_our_deck_and_give_credit() -> None:
    text = "\n\n".join(lines(words.rules(), ENGLISH))
    assert len(text) <= 3800
    assert text.count("**Ruling:**") == 15
    assert text.count("**House rule:**") == 1
    assert "F. J. Lamminger, Amigo 1993" in text


def test_the_pitch_says_which_cars_overtake() -> None:
    assert "the last car of the colour played overtakes the rest, with every car behind it" in spoken(
        TITLE.words.pitch, ENGLISH
    )


@pytest.mark.parametrize(
    ("hand", "phase", "text"),
    [
        ("r130", Following(0, laid("1:r50"), ()), "Red 130 · wins 4"),
        ("r120", Following(0, laid("1:r50"), ()), "Red 120"),
        ("b130", Leading(0, ()), "Blue 130 · wins 3"),
        ("g10", Leading(0, (1, 2)), "Green 10 · wins 1"),
    ],
)
def test_a_card_that_would_end_the_round_says_what_it_wins(hand: str, phase: Phase, text: str) -> None:
    at = situation((hand, "r10", "r20"), phase)
    assert button(Play(card(hand)), rasant.view(at, 0)) == text


def test_the_black_car_doubles_what_a_card_says_it_wins() -> None:
    at = situation(("b130", "r10"), Leading(0, ()), cars="r1 b1 S y1 g1")
    assert button(Play(card("b130")), rasant.view(at, 0)) == "Blue 130 · wins 6"


def test_the_text_of_a_finished_game_tells_a_player_their_best_round_unless_it_decided() -> None:
    last = list(game(3, "over"))[-1]
    scores = tuple(
        Score(at, seat, "red", cars, doubled=False, moved=(Car("red", 1),) * cars)
        for at, (seat, cars) in enumerate([(0, 3), (1, 2), (0, 4)], 1)
    )
    view = replace(seen(last), scores=scores, points=(7, 2, 0), places=(1, 2, 3))
    for seat, told in ((None, False), (0, True), (1, True), (2, False)):
        text = described(replace(view, seat=seat))
        assert any(line.startswith("Your best round") for line in text) == told, seat
    assert "Your best round was round 2, with 2 points." in described(replace(view, seat=1))
