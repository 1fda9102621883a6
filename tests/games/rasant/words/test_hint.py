"""Rasant's hints: why a card, a colour or a pass."""

from __future__ import annotations

from bot.games.rasant import rules as rasant
from bot.games.rasant.rules.actions import Name, Pass, Play
from bot.games.rasant.rules.model import Following, Leading
from bot.games.rasant.words.hint import reason
from tests.games.rasant.notation import card, laid, state

NAMES = ("Ann", "Bo")
LEADING = rasant.view(state(("r20 b10", "g40"), Leading(0, ())), 0)


def test_the_highest_card_wins_the_round_at_once() -> None:
    at = state(("r130 b10", "g40"), Following(0, laid("1:r60"), ()), cars="r1 S b1")
    told = reason(rasant.view(at, 0), Play(card("r130")), NAMES)
    assert told.startswith("Nobody can go higher: you win the round, which is worth ")


def test_whoever_hands_the_lead_on_has_nothing_that_leads_well() -> None:
    assert reason(LEADING, Pass(), NAMES) == "None of your cards leads well."


def test_in_a_draft_any_colour_will_do() -> None:
    assert reason(LEADING, Name("red"), NAMES) == "All colours are alike for now; red is as good as any."
