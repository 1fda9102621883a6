"""Tests of the texts of Two Cards."""

from __future__ import annotations

from bot.locales.phrase import ENGLISH, Phrase, lines
from tests.games.two_cards import rules, words
from tests.games.two_cards.rules import Drew, Play, Played
from tests.games.two_cards.test_rules import state

NAMES = ("Ann", "Bo")


def test_a_card_that_scores_stands_out_among_the_buttons() -> None:
    view = rules.view(state(((3, 9), (4, 5)), (6,)), 0)
    assert [words.label(Play(card), view, NAMES).strong for card in view.hand] == [False, True]


def test_every_event_has_its_words() -> None:
    assert words.tell(Played(0, 9, 6, point=True), NAMES, None).text == Phrase("two-played.point", card=9)
    assert words.tell(Drew(0, None), NAMES, None).text == Phrase("two-drew.hidden")


def test_a_seats_text_holds_its_hand_and_the_pile() -> None:
    told = lines(words.describe(rules.view(state(((3, 9), (4, 5)), (6,)), 0), NAMES), ENGLISH)
    assert told[:3] == ["Your turn", "Your hand: 3 and 9.", "Pile, the top last: 6."]
