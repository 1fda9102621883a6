"""Tests that Rasant's hints give the reason for a card, a colour or a pass."""

from __future__ import annotations

import re

from bot.games.rasant import rules as rasant
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.model import Following, Leading, Paying, State
from bot.games.rasant.words.help import reason
from bot.locales.phrase import ENGLISH, spoken
from tests.games.rasant.board.scenes import game
from tests.games.rasant.notation import card, laid, state

NAMES = ("Ann", "Bo", "Cy")
LEADING = state(("r20 b10", "g40"), Leading(0, ()))


def told(at: State, action: Action) -> str:
    return spoken(reason(rasant.view(at, min(rasant.awaits(at))), action, NAMES), ENGLISH)


def test_the_highest_card_wins_the_round_at_once() -> None:
    at = state(("r130 b10", "g40"), Following(0, laid("1:r60"), ()), cars="r1 S b1")
    assert told(at, Play(card("r130"))) == "Nobody can beat a 130. You win 4 points."


def test_whoever_hands_the_lead_on_has_nothing_that_leads_well() -> None:
    assert told(LEADING, Pass()) == "None of your cards is a good lead."


def test_whoever_can_only_pass_reads_that_no_card_of_the_colour_or_black_is_higher() -> None:
    """Check a hand whose red card is higher than the last one, but has another colour."""
    at = state(("r100 b10", "b90"), Following(0, laid("1:b60"), ()))
    assert told(at, Pass()) == "You have no higher card in this colour or black."


def test_in_a_draft_any_colour_will_do() -> None:
    assert told(LEADING, Name("red")) == "No colour stands out yet. Choose any of them."


def test_a_price_is_the_card_that_is_needed_least() -> None:
    at = state(("r20 b10", "g40"), Paying(0, laid("1:r60"), (0,)))
    assert told(at, Pay(card("b10"))) == "You have to discard a card, and blue 10 helps you least."


def test_a_hint_to_pass_says_what_winning_brings_or_what_the_pass_does() -> None:
    said = set[str]()
    for at in game(3, "hints"):
        view = rasant.view(at, min(rasant.awaits(at), default=None))
        if view.phase == "following" and view.playable:
            text = told(at, Pass())
            assert ("if you pass first, you lead next" in text.lower()) == (not view.passed)
            said.add(re.sub(r"\d+|red|blue|yellow|green|black|points?", "…", text))
    assert len(said) == 4, said


def test_a_hint_to_play_counts_the_rivals_and_speaks_of_higher_cards_only_if_there_are_some() -> None:
    at = state(("r40 r60", "b10"), Leading(0, ()))
    low, high = (told(at, Play(card(each))) for each in ("r40", "r60"))
    assert (
        low == "Winning earns 4 points. One other player is still in. This saves your higher cards for later."
    )
    assert high.endswith("It’s the highest card you can play.")
