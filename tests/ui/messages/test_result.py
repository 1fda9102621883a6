"""The result in words: the unit of its numbers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD, RACESMACK
from bot.engine.chance import Chance
from bot.games.racesmack.rules.components import Length
from bot.games.racesmack.rules.model import Options, View
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.messages.result import result_words
from tests.ui.messages.seated import seated


def over(title: AnyTitle, options: Any, seed: str) -> Table:
    """A table of four whose match was finished by robots."""
    table, drive = seated(title, options, 4, seed), title.robots.drivers[title.robots.substitute]
    while awaited := table.awaited:
        seat, match = min(awaited), table.record.match
        action = drive(table.view(seat), table.actions(seat), Chance(seed, match.ply))
        table.record = moved(table.record, title, seat, action, "player", 0.0)
    return table


@pytest.fixture(scope="module")
def longest() -> Table:
    """A match of Racesmack that was won with that many cards, more than required."""
    return over(RACESMACK, Options(), "long 41")


def test_a_score_that_is_not_points_says_what_it_counts(longest: Table) -> None:
    winner, *others = result_words(longest, RACESMACK).split("\n")[:4]
    assert re.search(r" · \*\*\d+ Race cards\*\*$", winner)
    assert all(re.search(r" · \*\*(1 Race card|\d+ Race cards)\*\*$", each) for each in others)


def test_points_need_no_name() -> None:
    table = over(GEAR_HEAD, GEAR_HEAD.rules.options(), "points")
    assert re.search(r" · \*\*\d+\*\*$", result_words(table, GEAR_HEAD).split("\n")[0])


def test_who_wins_by_so_many_cards_has_as_many_race_cards_less_the_rules_cards(longest: Table) -> None:
    view: View = longest.view(None)
    (best,) = view.winners
    race = view.races[best]
    assert isinstance(race.finish, Length)
    assert race.finish.count < len(race.row), "so that what was asked for is another number again"
    outcome = RACESMACK.rules.game.outcome(longest.record.match.state)
    assert outcome is not None
    cards, rules = outcome.scores[best], len(race.rules)
    assert cards is not None
    told = RACESMACK.words.text.headline(view, longest.names)
    assert told == f"{longest.names[best]} wins with {cards - rules} cards that show symbols"
