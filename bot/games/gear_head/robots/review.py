"""The review of decisions in Gear Head, measured in percent of the rivals beaten."""

from collections.abc import Sequence

from bot.engine.game import Chance, Outcome, Seat
from bot.engine.review_method import Appraisal, Effort, appraised, played_out
from bot.engine.search import Mind
from bot.games.gear_head import rules
from bot.games.gear_head.robots.club_robot import club, loss
from bot.games.gear_head.rules.actions import Action, Discard, PullUp
from bot.games.gear_head.rules.guess import guess
from bot.games.gear_head.rules.model import State, View

EFFORT = Effort(whole=12_000, most=800, widest=4, least=4.0, gross=12.0)
_FEW, _LONGER = 4, 4
"""The maximum number of seats with the full budget of playouts, and the divisor of the budget with more
seats.
"""
_FAVOURITE, _LINE = 100.0, 50.0


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Appraise a decision, in percent of the rivals beaten."""
    if view.seat is None:
        return Appraisal(done)
    shared = decisions if len(view.held) <= _FEW else _LONGER * decisions
    return appraised(_MIND, EFFORT, view, actions, done, view.seat, shared, chance)


def beaten(outcome: Outcome, seat: Seat) -> float:
    """Return the percentage of the rivals that the seat has beaten, a rival with the same place counting
    half.
    """
    own, places = outcome.places[seat], outcome.places
    share = sum((own < other) + (own == other) / 2 for at, other in enumerate(places) if at != seat)
    return 100 * share / (len(places) - 1)


def opinion(view: View, actions: Sequence[Action]) -> list[float]:
    """Return a value for each action: the highest for the club robot's choice, then for pulling up, then for
    discarding the cards that the car needs least.
    """
    favourite = club(view, actions, _NO_LUCK)
    return [_FAVOURITE if action == favourite else _second(view, action) for action in actions]


def _second(view: View, action: Action) -> float:
    match action:
        case PullUp(card):
            return _LINE - card.value
        case Discard(card):
            return -10.0 * loss(view, card) - card.value
        case _:
            return 0.0


_NO_LUCK = Chance("", 0)
"""The luck for the club robot, which never uses it."""
_MIND: Mind[View, State, Action] = Mind(
    apply=rules.apply, guess=guess, prior=opinion, worth=played_out(rules, club, beaten)
)
