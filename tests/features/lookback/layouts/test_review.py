"""Tests of the texts of a review: it names turns like the pictures and the history, and its numbers add
up.
"""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from itertools import groupby

import pytest
from hypothesis import given, strategies as st

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.features.lookback.layouts.review import luck_bar, overview, shares
from bot.features.lookback.model import Review
from bot.features.lookback.review import ReviewedGame, decisions
from bot.games.scrapheap.board import scenes
from bot.locales.phrase import ENGLISH, decimal, spoken
from bot.model.snapshots import Player
from bot.record.game import logged
from bot.tables.replayed import Past, played_again
from bot.title import AnyTitle
from bot.ui.messages.story import rounds
from tests.render.staged import words
from tests.ui.messages.seated import parts, seated


def reviewed(title: AnyTitle) -> tuple[ReviewedGame, list[Past]]:
    """Return the review of a game between robots, as if a person had played the first seat, and the moments
    of the game.
    """
    seats = title.rules.game.seats[0]
    (played,) = games(Order(title, title.rules.options(), seats, 1, "turns", (title.robots.substitute,)))
    players = tuple(Player(f"Seat {seat}", seat + 1) for seat in range(seats))
    pasts = played_again(
        title,
        played.match.options,
        seats,
        played.match.seed,
        [replace(move, by="player") for move in logged(played.moves)],
        players=lambda _: players,
    )
    found = decisions(title, pasts, 0, 1)
    table = seated(title, played.match.options, seats, "turns")
    return ReviewedGame(table, 0, pasts[0], tuple(found), 1), pasts


@pytest.mark.parametrize(
    "title", [each for each in TITLES.values() if each.robots.review_method], ids=lambda title: title.key
)
def test_each_turn_has_one_name_of_its_own(title: AnyTitle) -> None:
    game, _ = reviewed(title)
    names = [(spoken(game.turn(each.ply), ENGLISH), each.turn) for each in game.found]
    assert len(names) > 3
    assert len({name for name, _ in names}) == len({turn for _, turn in names}) == len(set(names))


def test_a_turn_of_scrapheap_has_the_number_that_its_picture_and_its_history_tell() -> None:
    game, pasts = reviewed(TITLES["scrapheap"])
    parts = {past.ply: name for name, group in rounds(pasts, game.title, ENGLISH) for past in group}
    collecting = [each for each in game.found if each.view.phase == "collecting"]
    for turn, found in groupby(collecting, lambda each: each.view.lap):
        decision = next(found)
        (picture,) = scenes(decision.view, ["Ann", "Bo"])
        assert f"Turn {turn} of 8" in words(picture)
        assert spoken(game.turn(decision.ply), ENGLISH) == f"Collecting, turn {turn}" == parts[decision.ply]


@given(st.floats(-200, 200), st.floats(-200, 200))
def test_the_printed_shares_of_a_lead_have_the_printed_lead_as_their_sum(lead: float, deal: float) -> None:
    whole, dealt, played = (Decimal(decimal(each, ENGLISH)) for each in shares(lead, deal))
    assert whole == dealt + played
    assert abs(float(whole) - lead) <= 0.05 + 1e-9
    assert abs(float(dealt) - deal) <= 0.05 + 1e-9


def test_a_game_without_mistakes_is_praised_only_if_the_player_finished() -> None:
    title = TITLES["gear_head"]
    for played in games(Order(title, title.rules.options(), 3, 20, "out", ("learner",))):
        outcome = title.rules.game.outcome(played.match.state)
        if outcome is not None and None in outcome.scores:
            break
    assert outcome is not None
    out = outcome.scores.index(None)
    table = seated(title, played.match.options, 3, "out")
    table.become(replace(table.snapshot, match=played.match, status="over"))
    told = {}
    for seat in (out, outcome.places.index(1)):
        game = ReviewedGame(table, seat, None, (), 1)  # type: ignore[arg-type]  # the deal is not looked at
        page = overview(game, Review(9, 9, done=True), ENGLISH)
        told[seat] = "\n".join(part["content"] for part in parts(page) if part["type"] == 10)
    assert "You made no clear mistakes.** You just didn’t finish" in told.pop(out)
    assert "You played this one well!" in told.popitem()[1]


@pytest.mark.parametrize(("share", "words"), [(0, ["Play"]), (3, ["Cards", "Play"]), (10, ["Cards"])])
def test_an_empty_part_of_the_bar_of_luck_is_left_out(share: int, words: list[str]) -> None:
    bar = luck_bar(share, ENGLISH)
    assert [part.split(":")[0] for part in bar.split(" · ")] == words
    assert bar.count("🟨") == share
    assert bar.count("🟦") == 10 - share
