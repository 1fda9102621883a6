"""Timed taps at a table: the possible taps, their time stamps and time limit, and robots' reaction times."""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat
from bot.engine.reactions import Became, Reaction
from bot.engine.values import replace
from bot.games.racesmack.rules import actions, components, model
from bot.games.racesmack.rules.events import Event, Judged

MEDIANS = {"learner": 11.0, "club": 8.0, "expert": 6.0, "champion": 4.5, "adaptive": 7.0, "random": 7.0}
"""The unadapted median reaction time of each robot in seconds, with three cards to read."""
_UNREAD, _READ = 0.4, 0.2
"""The fixed part of a reaction time, and the part for each card or rule to read, as fractions of the median.
"""
_ADAPTING = 10.0
"""The factor by which an adaptive robot's time grows for each card that the people are behind."""
_MOST = 6.0
"""The largest factor by which adaptive robots are slower or faster than their median."""
_FINISH = 7.0
"""The number of cards that every finish is scaled to."""
_BARE, _LEAST = 0.7, 3.0
"""For a row without a Rules Card, how many cards of a finish each of its cards is worth, and the minimum
number of cards that the row lacks.
"""
_GRANTED = {2: 0.5, 3: 0.45, 4: 0.25, 5: 0.4, 6: 0.45}
"""For each number of players, the number of cards that the best of the people can be behind the best robot
before adaptive robots slow down.
"""
_AT_ONCE = 0.05
"""The fraction of its time that an adaptive robot takes once all people have tapped."""
_LOTS, _STEPS, _SPREAD = 4, 1_000, 3.5
"""The number of random draws, the number of steps of a draw, and the range of the exponent of 2 in a reaction
time.
"""
_IN_TIME = 0.9
"""The fraction of the time limit within which every robot taps."""


def targets(view: model.View) -> Sequence[actions.Tap]:
    """Return a tap for every card of the circle while taps are timed, from left to right. Taken cards are
    included.
    """
    return [actions.Tap(laid.letter) for laid in view.circle] if view.phase == "tapping" else []


def stamped(tap: actions.Tap, at: int, drawn: tuple[Seat, ...]) -> actions.Tap:
    """Return the tap with the Unix millisecond of its press, and with the seats that lost the draw of
    lots.
    """
    return replace(tap, at=at, drawn=drawn)


def seconds(view: model.View) -> float | None:
    """Return the time limit in seconds while taps are timed, otherwise None."""
    return view.options.seconds if view.phase == "tapping" else None


def delay(
    view: model.View, chance: Chance, people: frozenset[Seat] = frozenset(), level: str = "adaptive"
) -> float | None:
    """Return the seconds until a robot of the given level taps, or None if no taps are timed
    (docs/rules/racesmack.md, section 9). people: the seats of the people to whom an adaptive robot adapts.
    """
    if view.phase != "tapping":
        return None
    median = MEDIANS[level]
    if level == "adaptive" and people:
        median *= min(_MOST, max(1 / _MOST, _ADAPTING ** _behind(view, people)))
    seconds = reading(view, median, chance)
    tapped = {touch.seat for touch in view.taps} | set(view.refrained)
    return seconds * _AT_ONCE if level == "adaptive" and people and people <= tapped else seconds


def reading(view: model.View, median: float, chance: Chance) -> float:
    """Return a random reaction time in seconds. median: the median with three cards to read."""
    tops = [laid.cards[-1] for laid in view.circle]
    rules = sum(isinstance(top, components.RulesCard) for top in tops) + (view.racing is not None)
    median *= _UNREAD + _READ * (len(tops) + rules)
    # the mean of several draws makes the middle likelier than the ends
    share = sum(chance.below(_STEPS) for _ in range(_LOTS)) / (_LOTS * (_STEPS - 1))
    return min(median * 2 ** (_SPREAD * (share - 0.5)), _IN_TIME * view.options.seconds)


def _behind(view: model.View, people: frozenset[Seat]) -> float:
    """Return how many cards the best of the people is behind the best robot, minus the number that _GRANTED
    allows.
    """
    seats = len(view.races)
    own = min(_missing(view.races[seat]) for seat in people)
    best = min(_missing(standing) for seat, standing in enumerate(view.races) if seat not in people)
    return own - best - _GRANTED[seats]


def _missing(standing: model.Standing) -> float:
    """Return how many cards a row lacks for its finish, with all finishes scaled to _FINISH cards."""
    if not standing.finish:
        return max(_FINISH - _BARE * len(standing.row), _LEAST)
    return _FINISH * max(0, standing.need - standing.have) / standing.need


def reactions(
    before: model.State, seat: Seat, action: actions.Action, events: Sequence[Event]
) -> Sequence[Reaction]:
    """Return the reaction of every seat in the round that the action ended, or none if it ended no round.
    before: the state before the action. events: the events of the action.
    """
    phase = before.phase
    result = next((event.result for event in events if isinstance(event, Judged)), None)
    if result is None or not isinstance(phase, model.Tapping | model.Aiming):
        return ()
    stamps = {touch.seat: touch.at for touch in phase.taps}
    if isinstance(action, actions.Tap):
        stamps[seat] = action.at
    seats = range(len(before.hands))
    return [Reaction(each, _became(before, result, each), stamps.get(each, 0)) for each in seats]


def _became(before: model.State, result: model.RoundResult, seat: Seat) -> Became:
    correct = _correct(before, result, seat)
    at = next((at for at, tap in enumerate(result.taps) if tap.seat == seat), None)
    if not correct:
        return "none"
    if at is None:
        return "missed"
    if result.taps[at].correct:
        return "right"
    if any(touch.seat == seat and touch.letter in correct for touch in result.missed):
        return "missed"
    one_each = before.options.edition == "draft" and before.options.taps == "timed"
    gone = {tap.letter for tap in result.taps[:at]} if one_each else set[model.Letter]()
    return "wrong" if correct - gone else "missed"


def _correct(before: model.State, result: model.RoundResult, seat: Seat) -> set[model.Letter]:
    """Return the letters of the cards that were correct for the seat."""
    found = result.verdict
    if found.own:
        return {model.LETTERS[seat]} & {laid.letter for laid in result.circle}
    return set() if len(found.correct) > 1 and seat in before.jinxed else set(found.correct)
