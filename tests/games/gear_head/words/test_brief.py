"""Tests of summaries of Gear Head's turns: a sentence for each, or only the most important news if that is
too long.
"""

from __future__ import annotations

from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.events import Discarded, Drew, Event, LastTurn, PulledUp, Took
from bot.games.gear_head.words.story import brief
from bot.locales.phrase import ENGLISH, lines

NAMES = ("Ann", "Bob", "Cem", "Dan")


def told(*events: Event, reader: int | None = None, tight: bool = False) -> list[str]:
    return lines(brief(events, NAMES, reader, tight=tight), ENGLISH)


def test_a_summary_has_a_sentence_for_each_turn() -> None:
    events = (
        *(Drew(0, None), Discarded(0, Card("Fuel", 1))),
        *(Took(1, Card("Fuel", 1)), Discarded(1, Card("Tires", 2))),
        *(Drew(2, None), PulledUp(2, Card("Tires", 3), 1, 3)),
        Drew(3, None),
    )
    assert told(*events) == [
        "Ann drew a card and discarded Fuel 1.",
        "Bob took Fuel 1 and discarded Tires 2.",
        "Cem pulled up 1st (+3), discarding Tires 3.",
        "Dan drew a card.",
    ]
    assert told(*events, reader=1)[1] == "You took Fuel 1 and discarded Tires 2."
    assert told(*events, reader=2)[2] == "You pulled up 1st (+3), discarding Tires 3."


def test_tight_cars_at_the_line_come_first_and_cards_share_a_line() -> None:
    events = (
        *(Drew(0, None), Discarded(0, Card("Fuel", 1))),
        *(Took(1, Card("Fuel", 1)), Discarded(1, Card("Tires", 2))),
        *(Drew(2, None), PulledUp(2, Card("Tires", 3), 1, 3)),
        LastTurn(3),
    )
    assert told(*events, reader=3, tight=True) == [
        "Cem pulled up 1st (+3), discarding Tires 3.",
        "You have one last turn.",
        "Taken: Fuel 1 (Bob).",
        "Discarded: Fuel 1 (Ann) and Tires 2 (Bob).",
    ]
    assert told(Drew(1, None), tight=True) == ["Bob drew a card."]
