"""Tests that Gear & Piston's reviewer sees the cost of a token in the Back Alley beyond the round."""

from __future__ import annotations

from itertools import islice

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.review_method import Appraisal
from bot.games.gear_and_piston import rules
from bot.games.gear_and_piston.robots.review import reviewer
from bot.games.gear_and_piston.rules.actions import Place
from bot.games.gear_and_piston.rules.model import Options
from tests.games.walks import robot_game


def placed(seed: str, ply: int, location: str) -> Appraisal:
    """Return the reviewer's appraisal of a token that the player to move places on `location`, after `ply`
    moves of a game between three robots.
    """
    (state,) = [
        each.before.state
        for each in islice(robot_game(TITLES["gear_and_piston"], Options(), 3, seed), ply, ply + 1)
    ]
    seat = min(rules.awaits(state))
    view, actions = rules.view(state, seat), rules.legal(state, seat)
    done = next(
        at for at, each in enumerate(actions) if isinstance(each, Place) and each.location == location
    )
    return reviewer(view, actions, done, 12, Chance("review", ply))


def test_a_token_in_the_back_alley_costs_what_it_cannot_do_while_it_rests() -> None:
    """Check that the reviewer looks beyond the round. Judged only at the end of this round, the token in the
    Back Alley would seem better than the expert's choice.
    """
    assert placed("d4", 4, "back alley").clear
