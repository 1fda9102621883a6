"""Summaries of Rasant's rounds: card by card, or, where that is too long for a phone, who won what."""

from __future__ import annotations

from bot.games.rasant.rules.components import START, Car, Card
from bot.games.rasant.rules.events import Drawn, Led, Manoeuvred, Passed, Played, ReserveEmptied, RoundOver
from bot.games.rasant.rules.model import Laid, Manoeuvre
from bot.games.rasant.words.brief import brief

NAMES = ("Ann", "Bo", "Cy")
OVER = (
    Led(0, Card("red", 50)),
    Played(1, Card("black", 70)),
    Passed(2, forced=False),
    Passed(0, forced=False),
    RoundOver(1, Card("black", 70), 2, passer=True),
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


def test_cards_are_listed_one_by_one_with_their_result() -> None:
    assert brief((*OVER, *BEGUN), NAMES, None) == [
        "Ann led red 50, Bo played black 70, Cy and Ann passed.",
        "Bo won the round: 2 cars x 2 for the starting car = 4 points.",
        "The reserve is empty: from now on a pass costs a card.",
        "Cy led red 20, Ann passed.",
    ]


def test_tight_only_the_last_round_lists_its_cards() -> None:
    assert brief((*OVER, *OVER, *BEGUN), NAMES, None, tight=True) == [
        "Bo won 4 points with black 70.",
        "The reserve is empty: from now on a pass costs a card.",
        "Bo won 4 points with black 70.",
        "The reserve is empty: from now on a pass costs a card.",
        "Cy led red 20, Ann passed.",
    ]
    assert brief(OVER, NAMES, None, tight=True) == brief(OVER, NAMES, None)
