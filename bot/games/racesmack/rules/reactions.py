"""What each player made of a round: whether a correct card could be had, and was."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.reactions import Became, Reaction
from bot.games.racesmack.rules.actions import Action, Tap
from bot.games.racesmack.rules.events import Event, Judged
from bot.games.racesmack.rules.model import LETTERS, Aiming, Letter, RoundResult, State, Tapping


def reactions(before: State, seat: Seat, action: Action, events: Sequence[Event]) -> Sequence[Reaction]:
    """How every seat reacted in the round that the seat's action, with these events, has ended; empty if it
    ended none. before: the state that the action met.
    """
    phase = before.phase
    result = next((event.result for event in events if isinstance(event, Judged)), None)
    if result is None or not isinstance(phase, Tapping | Aiming):
        return ()
    stamps = {touch.seat: touch.at for touch in phase.taps}
    if isinstance(action, Tap):
        stamps[seat] = action.at
    seats = range(len(before.hands))
    return [Reaction(each, _became(before, result, each), stamps.get(each, 0)) for each in seats]


def _became(before: State, result: RoundResult, seat: Seat) -> Became:
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
    gone = {tap.letter for tap in result.taps[:at]} if one_each else set[Letter]()
    return "wrong" if correct - gone else "missed"


def _correct(before: State, result: RoundResult, seat: Seat) -> set[Letter]:
    """The cards that were correct for that seat."""
    found = result.verdict
    if found.own:
        return {LETTERS[seat]} & {laid.letter for laid in result.circle}
    return set() if len(found.correct) > 1 and seat in before.jinxed else set(found.correct)
