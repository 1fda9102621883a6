"""Tests of summaries of Rasant's rounds: card by card, or only the winner and the gains if that is too long
for a phone.
"""

from __future__ import annotations

from bot.games.rasant.rules.components import START, Car, Card
from bot.games.rasant.rules.events import (
    Drawn,
    Event,
    LeadHanded,
    Led,
    Manoeuvred,
    Passed,
    Played,
    ReserveEmptied,
    RoundOver,
)
from bot.games.rasant.rules.model import Laid, Manoeuvre
from bot.games.rasant.words.story import brief
from bot.locales.phrase import ENGLISH, spoken

NAMES = ("Ann", "Bo", "Cy")
WON = RoundOver(1, Card("black", 70), 2, passer=True)
OVER = (
    Led(0, Card("red", 50)),
    Played(1, Card("black", 70)),
    Passed(2, forced=False),
    Passed(0, forced=False),
    WON,
    Manoeuvred(
        Manoeuvre(
            4,
            1,
            "red",
            (Laid(0, Card("red", 50)), Laid(1, Card("black", 70))),
            (Car("red", 3), START, Car("blue", 1)),
            2,
            True,
            4,
        ),
        (),
    ),
    Drawn(1, (), 1),
    ReserveEmptied(),
)
BEGUN = (Led(2, Card("red", 20)), Passed(0, forced=False))


def told(*events: Event, reader: int | None = None, tight: bool = False) -> list[str]:
    return [spoken(line, ENGLISH) for line in brief(events, NAMES, reader, tight=tight)]


def test_cards_are_listed_one_by_one_with_their_result() -> None:
    assert told(*OVER, *BEGUN) == [
        "Ann led red 50 and Bo played black 70.",
        "Bo won the round: 2 cars × 2 = 4 points.",
        "The deck is empty. From now on, passing costs a card.",
        "Cy led red 20 and Ann passed.",
    ]


def test_tight_only_the_last_round_lists_its_cards() -> None:
    assert told(*OVER, *OVER, *BEGUN, tight=True) == [
        "Bo won 4 points with black 70.",
        "The deck is empty. From now on, passing costs a card.",
        "Bo won 4 points with black 70.",
        "The deck is empty. From now on, passing costs a card.",
        "Cy led red 20 and Ann passed.",
    ]
    assert told(*OVER, tight=True) == told(*OVER)


def test_the_winner_of_a_round_reads_you() -> None:
    assert told(*OVER, reader=1)[1] == "You won the round: 2 cars × 2 = 4 points."
    assert told(*OVER, *BEGUN, reader=1, tight=True)[0] == "You won 4 points with black 70."


def test_the_reader_of_deeds_is_you_at_the_start_of_the_sentence_and_within_it() -> None:
    assert told(*BEGUN, reader=2) == ["You led red 20 and Ann passed."]
    assert told(*BEGUN, reader=0) == ["Cy led red 20 and you passed."]
    assert told(LeadHanded(0, 1, 2), Led(1, Card("red", 20)), reader=0) == [
        "You had no coloured card and Bo led red 20."
    ]
