"""Rasant's words: labels that fit, rounds with their count, texts to play by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.chance import Chance
from bot.games.rasant import rules as rasant
from bot.games.rasant import words
from bot.games.rasant.rules.actions import Name, Pass, Pay, Play
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
    State,
    View,
)
from bot.games.rasant.words.hint import reason
from bot.words import Clause, Label
from tests.english import english
from tests.games.rasant.board.scenes import game, views
from tests.games.rasant.notation import card, laid
from tests.games.rasant.notation import state as situation

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
    """A constructed game of three."""
    hands = (
        (Card("red", 20), Card("red", 90), Card("black", 100)),
        (Card("blue", 30),),
        (Card("yellow", 10), Card("green", 40)),
    )
    start = rasant.setup(Options(), 3, Chance("words", 0)).state
    pack = (Card("green", 130),) * reserve
    return replace(start, hands=hands, reserve=pack, phase=phase, round=5, points=(3, 8, 1), last=DONE)


MANY = (
    *(Car("red", 3), Car("blue", 1), Car("green", 2), Car("red", 1)),
    *(START, Car("blue", 3), Car("yellow", 1)),
)
FOLLOWING = Following(0, (Laid(2, Card("red", 30)), Laid(1, Card("black", 40))), ())


def seen(state: State, seat: int | None = None) -> View:
    return rasant.view(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_label_fits_a_button_and_no_two_actions_of_a_position_share_one(seats: int) -> None:
    for state in game(seats, f"labels {seats}", "draft"):
        for seat in rasant.awaits(state):
            view = seen(state, seat)
            labels = [words.label(action, view, NAMES) for action in rasant.legal(state, seat)]
            assert all(1 <= len(english(label.text)) <= 38 for label in labels)
            assert all(len(english(label.kind)) <= 150 for label in labels)
            assert len({label.text for label in labels}) == len(labels)


def test_labels_name_the_card_and_what_a_pass_costs() -> None:
    leading, following = seen(position(Leading(0, ())), 0), seen(position(FOLLOWING), 0)
    poor = seen(position(FOLLOWING, reserve=0), 0)
    assert words.label(Play(Card("red", 90)), leading, NAMES) == Label(
        "Red 90", kind="Choose a card to lead", note="a win brings 1 point"
    )
    assert words.label(Play(Card("black", 100)), following, NAMES) == Label(
        "Black 100", kind="Choose a card to play"
    )
    assert words.label(Pass(), following, NAMES).text == "Pass"
    assert words.label(Pass(), poor, NAMES).text == "Pass, and discard a card"
    assert words.label(Pay(Card("red", 20)), poor, NAMES).text == "Discard red 20"


def test_a_colour_is_offered_with_how_many_of_its_cars_are_left() -> None:
    first = rasant.setup(Options("draft"), 2, Chance("draft", 0)).state
    assert words.label(Name("green"), seen(first, 0), NAMES).text == "Green (3 left)"


def test_the_lobby_says_how_the_line_is_formed() -> None:
    assert english(words.chosen(Options())) == "Grid: the cars stand at random"
    assert (
        english(words.chosen(Options("draft")))
        == "Grid: the players name the colour of each next car in turn"
    )


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (Led(0, Card("red", 50)), Clause(0, "led red 50")),
        (Played(1, Card("black", 70)), Clause(1, "played black 70")),
        (Passed(2, forced=False), Clause(2, "passed")),
        (Passed(2, forced=True), Clause(2, "had no cards and so passed")),
        (LeadHanded(0, 1, 2), Clause(0, "had no coloured card to lead, so passed the lead to Bo")),
        (LeadHanded(0, 1, 0), Clause(0, "had no card to lead, so passed the lead to Bo")),
        (Paid(2, Card("red", 20), forced=False), Clause(2, "discarded red 20 for the pass")),
        (Paid(2, Card("red", 20), forced=True), Clause(2, "discarded the only card, red 20, for the pass")),
        (
            RoundOver(1, Card("black", 70), 2, passer=True),
            Clause(1, "won the round with black 70 (Cy passed first: Cy is to lead next)"),
        ),
        (
            RoundOver(1, Card("red", 130), 1, passer=False),
            Clause(1, "won the round with red 130 (nobody passed: Bo is to lead next)"),
        ),
        (
            Manoeuvred(DONE, LINE),
            Clause(
                1,
                "moved red 3, the starting car, blue 1, green 2 and red 1 to the front: "
                "4 cars x 2 = 8 points",
            ),
        ),
        (
            Manoeuvred(replace(DONE, moved=(Car("red", 3),), counted=1, doubled=False, points=1), LINE),
            Clause(1, "moved red 3 to the front: 1 car = 1 point"),
        ),
        (
            Manoeuvred(replace(DONE, moved=MANY, counted=6, points=12), LINE),
            Clause(
                1,
                "moved red 3, blue 1, green 2, the starting car and 3 others to the front: "
                "6 cars x 2 = 12 points",
            ),
        ),
        (Drawn(0, (), 2), Clause(0, "drew 2 cards")),
        (Drawn(0, (Card("red", 20), Card("blue", 10)), 2), Clause(0, "drew red 20 and blue 10")),
        (Placed(0, Car("green", 1)), Clause(0, "placed green 1")),
        (
            Filled((Car("red", 2), Car("red", 3))),
            Clause(None, "Only red was left: red 2 and red 3 close the line."),
        ),
        (ReserveEmptied(), Clause(None, "The reserve is empty: from now on a pass costs a card.")),
        (Flagged((3, 8, 1)), Clause(None, "The game is over: nobody holds a coloured card to lead.")),
        (
            DraftOpened(0, 1),
            Clause(
                None,
                "The players form the line behind the starting car: each names the colour of the next car. "
                "Ann is the dealer, so Bo begins.",
            ),
        ),
        (
            Dealt(LINE, ((), (), ()), (), 0, 1),
            Clause(None, "The line stands, Ann dealt everyone six cards and Bo leads."),
        ),
    ],
)
def test_every_event_has_its_words(event: Event, clause: Clause) -> None:
    assert words.tell(event, NAMES, None) == clause


def test_the_words_of_the_deal_give_a_seat_its_own_hand_and_nobody_elses() -> None:
    dealt = rasant.hears(Dealt(LINE, ((Card("red", 20),), (Card("blue", 30),), ()), (), 0, 1), 0)
    assert dealt is not None
    text = english(words.tell(dealt, NAMES, None).text)
    assert "Ann holds red 20." in text
    assert "blue 30" not in text


@pytest.mark.parametrize(
    ("phase", "seat", "reserve", "headline"),
    [
        (Leading(0, ()), None, 20, "Ann's turn: lead a coloured card"),
        (Leading(0, ()), 0, 20, "Your turn: lead a coloured card"),
        (FOLLOWING, None, 20, "Ann's turn: play red or black higher than 40 for 1 point, or pass"),
        (
            FOLLOWING,
            0,
            0,
            "Your turn: play red or black higher than 40 for 1 point, or pass, which costs a card",
        ),
        (replace(FOLLOWING, seat=1), 1, 20, "Your turn: you hold nothing higher than black 40, so pass"),
        (
            replace(FOLLOWING, seat=1),
            None,
            20,
            "Bo's turn: play red or black higher than 40 for 1 point, or pass",
        ),
        (Paying(2, FOLLOWING.laid, (2,)), None, 0, "Cy's turn: discard a card for the pass"),
    ],
)
def test_the_headline_says_whose_turn_it_is_and_what_may_be_done(
    phase: Leading | Following | Paying, seat: int | None, reserve: int, headline: str
) -> None:
    assert words.headline(seen(position(phase, reserve=reserve), seat), NAMES) == headline


def test_the_public_text_holds_the_round_the_last_manoeuvre_the_line_and_every_player() -> None:
    state = position(replace(FOLLOWING, passed=(2,)), reserve=1)
    told = "\n".join(words.describe(seen(state), NAMES)).split("\n")
    assert told[1] == "Round 5 (red): Cy red 30, Bo black 40. Passed, in order: Cy."
    assert told[2].startswith("Round 4: Bo won with black 70, moved red 3, the starting car")
    assert told[2].endswith("4 cars x 2 = 8 points.")
    assert told[3].startswith("The line, front to rear: 1. the starting car, 2. ")
    assert told[4:] == [
        "Reserve: 1 card.",
        "Players in turn order:",
        "1. Ann: 3 points, 3 cards, to move.",
        "2. Bo: 8 points, 1 card.",
        "3. Cy: 1 point, 2 cards, passed.",
    ]


def test_a_seats_text_holds_its_hand_and_what_may_be_played() -> None:
    told = "\n".join(words.describe(seen(position(FOLLOWING), 0), NAMES)).split("\n")
    assert told[1] == "Your hand: red 20, 90; black 100."
    assert told[2] == "You may play: red 90; black 100."


def test_the_text_of_a_draft_says_what_is_left_and_mentions_no_cards() -> None:
    first = rasant.setup(Options("draft"), 2, Chance("draft", 0)).state
    text = "\n".join(words.describe(seen(first, 0), NAMES))
    assert "Still to be placed: 3 red, 3 blue, 3 yellow and 3 green." in text
    assert "hand" not in text


def test_what_is_out_of_the_game_can_be_read() -> None:
    state = replace(position(FOLLOWING), discards=(Card("red", 70), Card("blue", 10), Card("red", 10)))
    assert "\n".join(words.describe(seen(state), NAMES)).endswith("Discarded so far: red 10, 70; blue 10.")


def test_the_text_of_a_finished_game_names_every_place_and_those_who_share_it() -> None:
    last = list(game(3, "words"))[-1]
    view = replace(seen(last), points=(12, 12, 5), places=(1, 1, 3))
    assert "\n".join(words.describe(view, NAMES)).split("\n")[:4] == [
        "Ann and Bo share the win with 12 points each.",
        "Place 1: Ann, 12 points.",
        "Place 1: Bo, 12 points.",
        "Place 3: Cy, 5 points.",
    ]
    assert words.headline(replace(view, places=(2, 1, 3)), NAMES) == "Bo wins with 12 points"


def test_what_matters_most_fits_the_alt_text_even_with_long_names() -> None:
    long = tuple(name * 12 for name in NAMES)
    for state in list(game(5, "long"))[::5]:
        for view in views(state):
            told = "\n".join(words.describe(view, long))[:1024]
            assert "The line, front to rear" in told or "Place 5" in told


def test_the_rules_fit_a_message_mark_the_rulings_and_our_deck_and_give_credit() -> None:
    text = "\n\n".join(words.rules())
    assert len(text) <= 3800
    assert text.count("**Ruling:**") == 15
    assert text.count("**House:**") == 1
    assert "F. J. Lamminger, Amigo 1993" in text


@pytest.mark.parametrize(
    ("hand", "phase", "text"),
    [
        ("r130", Following(0, laid("1:r50"), ()), "Red 130 \u00b7 wins 4 cars"),
        ("r120", Following(0, laid("1:r50"), ()), "Red 120"),
        ("b130", Leading(0, ()), "Blue 130 \u00b7 wins 3 cars"),
        ("g10", Leading(0, (1, 2)), "Green 10 \u00b7 wins 1 car"),
    ],
)
def test_a_card_that_would_end_the_round_says_what_it_wins(hand: str, phase: Phase, text: str) -> None:
    at = situation((hand, "r10", "r20"), phase)
    view = rasant.view(at, 0)
    assert words.label(Play(card(hand)), view, NAMES).text == text


def test_the_starting_car_doubles_what_a_card_says_it_wins() -> None:
    at = situation(("b130", "r10"), Leading(0, ()), cars="r1 b1 S y1 g1")
    assert (
        words.label(Play(card("b130")), rasant.view(at, 0), NAMES).text
        == "Blue 130 \u00b7 wins 3 cars x 2 = 6"
    )


def test_a_hint_to_pass_says_what_is_lost_and_what_is_won_by_it() -> None:
    told = set()
    for at in game(3, "hints"):
        view = rasant.view(at, min(rasant.awaits(at), default=None))
        if view.phase == "following" and view.playable:
            said = reason(view, Pass(), NAMES)
            assert ("Who passes first leads next" in said) == (not view.passed)
            told.add(said.split()[2])
    assert told == {"only", *(said for said in told if said.isdigit())}
    assert len(told) > 2


def test_a_hint_to_play_speaks_of_higher_cards_only_if_there_are_some() -> None:
    view = rasant.view(situation(("r40 r60", "b10"), Leading(0, ())), 0)
    assert "your higher cards stay for later" in reason(view, Play(Card("red", 40)), NAMES)
    assert "it is the highest you have for it" in reason(view, Play(Card("red", 60)), NAMES)
