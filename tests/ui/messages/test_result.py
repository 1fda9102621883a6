"""Tests of the texts of the result, and the unit of its numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD, RACESMACK, RASANT, SCRAPHEAP, TITLES
from bot.engine.game import Chance, Outcome
from bot.games.racesmack.rules.components import Length
from bot.games.racesmack.rules.model import Options, View
from bot.locales.phrase import ENGLISH
from bot.model.errors import TableError
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.messages.result import own_result, result_words, shared_line
from tests.english import english
from tests.ui.messages.seated import seated


def over(title: AnyTitle, options: Any, seed: str) -> Table:
    """Return a table of four whose match robots have finished."""
    table, drive = seated(title, options, 4, seed), title.robots.drivers[title.robots.substitute]
    while awaited := table.awaited:
        seat, match = min(awaited), table.snapshot.match
        action = drive(table.view(seat), table.actions(seat), Chance(seed, match.ply))
        table.become(moved(table.snapshot, title, seat, action, "player", 0.0))
    return table


@pytest.fixture(scope="module")
def longest() -> Table:
    """Return a finished game of Racesmack that was won with more cards than its goal required."""
    return over(RACESMACK, Options(), "long 8")


def test_a_score_that_is_not_points_says_what_it_counts(longest: Table) -> None:
    winner, *others = result_words(longest, ENGLISH).split("\n")[:4]
    assert re.search(r" · \*\*\d+ cards\*\*$", winner)
    assert all(re.search(r" · \*\*(1 card|\d+ cards)\*\*$", each) for each in others)


def test_points_need_no_name() -> None:
    table = over(GEAR_HEAD, GEAR_HEAD.rules.options(), "points")
    assert re.search(r" · \*\*\d+\*\*$", result_words(table, ENGLISH).split("\n")[0])


def test_a_winner_by_cards_has_that_many_race_cards_less_the_rules_cards(longest: Table) -> None:
    view: View = longest.view(None)
    (best,) = view.winners
    race = view.races[best]
    assert isinstance(race.finish, Length)
    assert race.finish.count < len(race.row), "so that what was asked for is another number again"
    outcome = RACESMACK.rules.game.outcome(longest.snapshot.match.state)
    assert outcome is not None
    cards, rules = outcome.scores[best], len(race.rules)
    assert cards is not None
    told = RACESMACK.words.text.headline(view, longest.names)
    assert english(told) == f"{longest.names[best]} wins with {cards - rules} cards with symbols!"


def own_line(places: tuple[int, ...], scores: tuple[int | None, ...], seat: int, unit: str = "points") -> str:
    """Return the first line that a seat reads about its result, at a table with the given outcome."""
    table = seated(GEAR_HEAD, GEAR_HEAD.rules.options(), len(places), "own")
    rules: Any = GEAR_HEAD.rules.game
    game: Any = SimpleNamespace(**vars(rules) | {"outcome": lambda state: Outcome(places, scores, ())})
    table.title = replace(
        GEAR_HEAD,
        rules=replace(GEAR_HEAD.rules, game=game),
        words=replace(GEAR_HEAD.words, unit=unit),
    )
    return own_result(table, seat, ENGLISH).split("\n")[0]


@pytest.mark.parametrize(
    ("places", "scores", "seat", "told"),
    [
        ((2, 1, 3), (27, 29, 11), 1, "**You won!** 2 points ahead of Annabelle."),
        ((2, 1, 3), (27, 29, 11), 0, "**You came 2nd of 3.** 2 points behind Bo."),
        ((2, 1, 3), (28, 29, 11), 0, "**You came 2nd of 3.** 1 point behind Bo."),
        ((2, 1, 3), (27, 29, 11), 2, "**You came 3rd of 3.** 18 points behind Bo."),
        ((1, 1, 3), (29, 29, 11), 0, "**You tied for 1st place.**"),
        ((1, 1, 3), (29, 29, 11), 2, "**You came 3rd of 3.** 18 points behind Annabelle."),
        ((1, 2, 3), (29, 29, 11), 1, "**You came 2nd of 3.** Level with Annabelle. The tie-break decided."),
        ((1, 2, 3), (29, 29, 11), 0, "**You won!** Level with Bo. The tie-break decided."),
        ((1, 2, 3), (29, 11, None), 2, "**You didn’t finish.**"),
        ((1, 2), (29, None), 0, "**You won!**"),
    ],
)
def test_each_player_reads_their_own_place_and_how_close_it_was(
    places: tuple[int, ...], scores: tuple[int | None, ...], seat: int, told: str
) -> None:
    assert own_line(places, scores, seat) == told


def test_a_gap_that_is_not_points_says_what_it_counts() -> None:
    assert own_line((2, 1), (3, 5), 0, "smack-cards") == "**You came 2nd of 2.** 2 cards behind Bo."


def test_the_key_moment_addresses_the_player_who_made_it() -> None:
    table = over(RASANT, RASANT.rules.options(), "moment")
    outcome = RASANT.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    winner = outcome.places.index(1)
    own = own_result(table, winner, ENGLISH).split("\n")[1]
    other = own_result(table, outcome.places.index(2), ENGLISH).split("\n")[1]
    assert own.startswith("-# Game over: no coloured cards left. Key moment: You overtook ")
    assert other == own.replace("You", table.names[winner])


SAY_WHY = ("gear_head", "rasant", "scrapheap", "racesmack", "gear_and_piston")
"""The games that say why they are over, which other games need not."""


@pytest.mark.parametrize("key", SAY_WHY)
def test_a_result_says_why_the_game_is_over(key: str) -> None:
    title = TITLES[key]
    for seed in ("why 1", "why 2"):
        table = over(title, title.rules.options(), seed)
        for told in (result_words(table, ENGLISH), own_result(table, 0, ENGLISH)):
            assert re.search("-# (Game over|The game ends): |met the goal", told)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"lap": 8}, "everyone has had all their turns."),
        ({"lap": 6}, "nobody did anything for two rounds."),
        ({"lap": 6, "retired": (2, 0, 1, 3)}, "everyone has finished early."),
    ],
)
def test_scrapheap_tells_the_ends_of_a_game_apart(change: dict[str, Any], why: str) -> None:
    view = over(SCRAPHEAP, SCRAPHEAP.rules.options(), "ends").view(None)
    tell = SCRAPHEAP.words.over
    assert tell is not None
    told = tell(replace(view, **{"retired": (), **change}), ["Ann", "Bo", "Cy", "Dan"])
    assert told is not None
    assert english(told) == f"Game over: {why}"


def test_where_a_goal_decided_nobody_reads_of_cards() -> None:
    """Check the text of a result that a goal decided, because the winner of Racesmack can have fewer cards
    than others.
    """
    table = next(
        found
        for seed in range(20)
        for found in [over(RACESMACK, Options(), f"goal {seed}")]
        if found.view(None).winners
    )
    outcome = RACESMACK.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    best = outcome.places.index(1)
    number = table.view(None).races[best].rules[0].number
    told = f"met the goal of Rules Card {number}."
    assert f"You {told}" in own_result(table, best, ENGLISH)
    other = outcome.places.index(max(outcome.places))
    line = own_result(table, other, ENGLISH)
    assert f"{table.names[best]} {told}" in line
    assert "behind" not in line


def test_a_shared_line_has_the_place_and_the_score_and_no_names(longest: Table) -> None:
    lines = [english(shared_line(longest, seat)) for seat in range(4)]
    (best,) = (line for line in lines if "1st of 4" in line)
    assert re.fullmatch("Paddock \u00b7 Racesmack \u00b7 \U0001f947 1st of 4, with \\d+", best)
    assert not any(name in line for name in longest.names for line in lines)
    with pytest.raises(TableError):
        shared_line(seated(RACESMACK, Options(), 4, "running"), 0)
