"""The robots of Racesmack. Their reaction times are in bot.games.racesmack.rules.reflexes."""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.games.racesmack.rules import actions as act, components, finishing, judging
from bot.games.racesmack.rules.model import LETTERS, Standing, View

_ERRORS = {"learner": 12, "club": 6, "expert": 3, "champion": 1}
"""For each level, the percentage of taps made without looking."""
_WHIMS = {"learner": 25, "club": 5}
"""The percentages of random picks: "club" applies to all levels, and "learner" to the learner robot in
addition.
"""
_RESTRAINT = 85
"""The percentage of picks for which Rules Cards are not considered."""
_KNOWN = 1.0
"""The minimum value of a Rules Card for a row with a finish, in steps of progress towards it."""
_BARE = Standing((), (), None, 0, 0)


def learner(view: View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the club robot's choice, with more random picks and hasty taps."""
    if view.phase == "picking" and chance.below(100) < _WHIMS["learner"]:
        return chance.pick(actions)
    return _chosen(view, actions, chance, _ERRORS["learner"])


def club(view: View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return a good pick, tap or choice, except for a few random picks and hasty taps."""
    return _chosen(view, actions, chance, _ERRORS["club"])


def expert(view: View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the club robot's choice, with fewer hasty taps."""
    return _chosen(view, actions, chance, _ERRORS["expert"])


def champion(view: View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the club robot's choice, with almost no hasty taps."""
    return _chosen(view, actions, chance, _ERRORS["champion"])


def adviser(view: View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the best action for a hint, or the first action while taps are timed."""
    if view.phase == "aiming":
        return _tap(view, actions, chance, errors=0)
    return max(actions, key=lambda action: _worth(view, action))


def _chosen(view: View, actions: Sequence[act.Action], chance: Chance, errors: int) -> act.Action:
    if len(actions) == 1:
        return actions[0]
    if view.phase in ("tapping", "aiming"):
        return _tap(view, actions, chance, errors)
    if view.phase == "picking" and chance.below(100) < _WHIMS["club"]:
        return chance.pick(actions)
    if view.phase == "picking":
        actions = _held_back(view, actions, chance)
    return max(chance.shuffled(actions), key=lambda action: _worth(view, action))


def _held_back(view: View, actions: Sequence[act.Action], chance: Chance) -> Sequence[act.Action]:
    """Return the picks to choose from, usually without Rules Cards."""
    rules = {card.id for card in view.hand if isinstance(card, components.RulesCard)}
    regular = [action for action in actions if isinstance(action, act.Pick) and action.card not in rules]
    return regular if regular and chance.below(100) < _RESTRAINT else actions


def _tap(view: View, actions: Sequence[act.Action], chance: Chance, errors: int) -> act.Action:
    """Return a tap on a free correct card, or a random action if there is none. errors: the percentage of
    hasty taps, which are on any free card.
    """
    taps = [action for action in actions if isinstance(action, act.Tap)]
    if taps and chance.below(100) < errors:
        return chance.pick(taps)
    found = judging.verdict(view.circle, view.default, view.options)
    right = found.correct
    if found.own and view.seat is not None:
        right = (LETTERS[view.seat],)
    if len(found.correct) > 1 and view.seat in view.jinxed:
        right = ()
    good = [tap for tap in taps if tap.letter in right]
    return chance.pick(good or actions)


def _worth(view: View, action: act.Action) -> float:
    """Return the value of an action for the seat's row, in steps of progress towards its finish."""
    standing = _BARE if view.seat is None else view.races[view.seat]
    match action:
        case act.Pick(id):
            return _wish(standing, next(card for card in view.hand if card.id == id))
        case act.Place(end):
            return _placed(standing, _owed(view), end)
        case act.Adopt():
            return _exchange(standing, _owed(view))
        case act.SetAside():
            return 0.0
        case act.Suffer(penalty):
            # a jinx costs at most a round, but two fewer hand cards limit the choice for the whole game
            return {"jinx": 2.0, "hand": 1.0, "race": 0.0}[penalty]
        case act.Lose(id):
            return _without(view, standing, id)
        case act.Tap() | act.Refrain() | act.Reveal():
            return 0.0


def _owed(view: View) -> components.Card | None:
    """Return the card of the seat's pending decision, or None."""
    owed = None if view.seat is None else view.owed[view.seat]
    return owed.card if owed else None


def _wish(standing: Standing, card: components.Card) -> float:
    """Return the value of the card for the row, in steps of progress towards its finish."""
    if isinstance(card, components.RulesCard):
        return (
            max(_KNOWN, _exchange(standing, card))
            if standing.finish
            else 3.0 - _missing(card.finish, standing.row) / 10
        )
    return max(_placed(standing, card, "left"), _placed(standing, card, "right"))


def _placed(standing: Standing, card: components.Card | None, end: str) -> float:
    """Return how much a regular card placed at the given end adds to the row's progress."""
    if standing.finish is None or not isinstance(card, components.Regular):
        return 0.0
    row = (card, *standing.row) if end == "left" else (*standing.row, card)
    return float(standing.need - standing.have - _missing(standing.finish, row))


def _exchange(standing: Standing, card: components.Card | None) -> float:
    """Return the value of exchanging the row's finish for that of the given Rules Card, in steps of
    progress.
    """
    if standing.finish is None or not isinstance(card, components.RulesCard):
        return 0.0
    return standing.need - standing.have - _missing(card.finish, standing.row) - 0.5


def _missing(finish: components.Finish, row: Sequence[components.Regular]) -> int:
    have, need = finishing.progress(finish, row)
    return max(0, need - have)


def _without(view: View, standing: Standing, id: int) -> float:
    """Return the value of giving up the card with the given id, in steps of progress."""
    held = next((card for card in view.hand if card.id == id), None)
    if held is not None:
        return -_wish(standing, held)
    if any(card.id == id for card in standing.rules):
        return -10.0
    row = [card for card in standing.row if card.id != id]
    return (
        0.0
        if standing.finish is None
        else float(standing.need - standing.have - _missing(standing.finish, row))
    )
