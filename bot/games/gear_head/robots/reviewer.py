"""Looks back at a decision of Gear Head: how many rivals in a hundred it left behind."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Outcome, Seat
from bot.engine.hindsight import Appraisal, Effort, appraised
from bot.engine.search import Mind, playout
from bot.games.gear_head import rules
from bot.games.gear_head.robots.champion import as_club, opinion
from bot.games.gear_head.rules.actions import Action
from bot.games.gear_head.rules.guess import guess
from bot.games.gear_head.rules.model import State, View

EFFORT = Effort(whole=12_000, most=800, widest=4, least=4.0, gross=12.0)


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """The appraisal in rivals beaten, of a hundred; a shared place is half of one."""
    if view.seat is None:
        return Appraisal(done)
    return appraised(_MIND, EFFORT, view, actions, done, view.seat, decisions, chance)


def beaten(outcome: Outcome, seat: Seat) -> float:
    """How many rivals in a hundred have a worse place at the end of the race."""
    own, places = outcome.places[seat], outcome.places
    share = sum((own < other) + (own == other) / 2 for at, other in enumerate(places) if at != seat)
    return 100 * share / (len(places) - 1)


def _value(state: State, seat: Seat) -> float:
    outcome = rules.outcome(state)
    return 50.0 if outcome is None else beaten(outcome, seat)


_MIND: Mind[View, State, Action] = Mind(
    apply=rules.apply, guess=guess, prior=opinion, worth=playout(rules, as_club, _value, rules.longest)
)
