"""Tests that robots that look ahead search in states that look like the real one from their seat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from bot.engine.game import Chance
from bot.title import AnyTitle
from tests.games.hooks import hooks
from tests.games.titles import EVERY
from tests.games.walks import robot_game, variants


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "title", [title for title in EVERY.values() if title.rules.guess], ids=lambda title: title.key
)
def test_a_guess_looks_like_the_view_it_was_made_from_and_holds_every_card(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    """Check that a guess looks like its view, that play can continue from it, and that it depends on the view
    alone.
    """
    game, hook, guess = title.rules.game, hooks(title.key), title.rules.guess
    assert guess is not None
    differed = 0
    for options, seats in product(variants(title), {title.rules.game.seats[0], title.rules.game.seats[-1]}):
        for number, ply in enumerate(robot_game(title, options, seats, f"guess {seats}")):
            if number % max(1, every(1) // 4):
                continue
            state, seat, luck = ply.after.state, number % seats, ("guess", number)
            view = game.view(state, seat)
            guessed = guess(view, Chance(*luck))
            assert game.view(guessed, seat) == view
            assert hook.cards(guessed) == hook.cards(state)
            assert list(game.legal(guessed, seat)) == list(game.legal(state, seat))
            truth = hook.resample(state, seat, Chance("truth", number))
            assert guess(game.view(truth, seat), Chance(*luck)) == guessed
            seen_by_all = guess(game.view(state, None), Chance("spectator", number))
            assert all(game.legal(seen_by_all, each) for each in game.awaits(state))
            differed += guess(view, Chance("another", number)) != guessed
            check_that_play_goes_on(title, guessed)
    assert differed


def check_that_play_goes_on(title: AnyTitle, state: Any) -> None:
    """Check that a seat can move and the move can be made, or that the game is over."""
    game = title.rules.game
    for seat in game.awaits(state):
        for action in game.legal(state, seat)[:1]:
            assert game.apply(state, seat, action, Chance("on", 0)).state != state
    assert game.awaits(state) or game.outcome(state) is not None
