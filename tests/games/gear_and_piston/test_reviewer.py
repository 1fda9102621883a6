"""Gear & Piston's reviewer: it sees beyond the round what a token in the Back Alley costs."""

from __future__ import annotations

from bot.engine.game import Chance
from bot.engine.hindsight import Appraisal
from bot.engine.match import play, start
from bot.games.gear_and_piston import rules
from bot.games.gear_and_piston.robots.club import club
from bot.games.gear_and_piston.robots.reviewer import reviewer
from bot.games.gear_and_piston.rules.actions import Place
from bot.games.gear_and_piston.rules.model import Options


def placed(seed: str, ply: int, location: str) -> Appraisal:
    """What it says of a token placed there by whoever moves then in a game of three club robots."""
    match, _ = start(rules, Options(), 3, seed)
    while match.ply < ply:
        seat = min(rules.awaits(match.state))
        view, actions = rules.view(match.state, seat), rules.legal(match.state, seat)
        match, _ = play(rules, match, seat, club(view, actions, Chance(f"{seed}/robots", match.ply)))
    seat = min(rules.awaits(match.state))
    view, actions = rules.view(match.state, seat), rules.legal(match.state, seat)
    done = next(
        at for at, each in enumerate(actions) if isinstance(each, Place) and each.location == location
    )
    return reviewer(view, actions, done, 12, Chance("review", ply))


def test_a_token_in_the_back_alley_costs_what_it_cannot_do_while_it_rests() -> None:
    """At the end of the round itself that car promises more than with the expert's place."""
    assert placed("d4", 4, "back alley").clear
