"""Instructions for Racesmack, and the reasons for hints."""

from collections.abc import Sequence
from typing import Final

from bot.games.racesmack.rules import actions, components, finishing, judging, model, phrases
from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("smack-credit")
SECTIONS: Final = ("goal", "cards", "round", "counting", "winning", "variants", "taps", "away", "credit")
_BARE = model.Standing(row=(), rules=(), finish=None, have=0, need=0)


def basics() -> Lines:
    """Return five lines that explain the game to a player who is about to start."""
    return [Phrase(f"smack-basics-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"smack-rules-{section}") for section in SECTIONS]


def reason(view: model.View, action: actions.Action, names: Sequence[str]) -> Phrase:
    """Return the most important reason for a robot's choice, for a beginner."""
    standing = _BARE if view.seat is None else view.races[view.seat]
    match action:
        case actions.Pick(id):
            return _picking(view, standing, id)
        case actions.Tap(letter):
            return Phrase(f"smack-hint-tap{_tapping(view, letter)}", letter=letter)
        case actions.Place(end):
            return _placing(view, standing, end)
        case actions.Adopt():
            return Phrase("smack-hint-adopt")
        case actions.SetAside():
            return _setting_aside(view, standing)
        case actions.Suffer(penalty):
            return Phrase("smack-hint-penalty", penalty=penalty)
        case actions.Lose():
            return Phrase("smack-hint-lose" if standing.finish else "smack-hint-lose.any")
        case actions.Refrain() | actions.Reveal():
            return Phrase("smack-hint-only")


def _tapping(view: model.View, letter: model.Letter) -> str:
    """Return the suffix for the id of the message that gives the reason for a tap."""
    held = judging.verdict(view.circle, view.default, view.options)
    if held.own:
        own = view.seat is not None and letter == model.LETTERS[view.seat]
        return "-own" if own else "-any"
    if len(held.correct) > 1 and view.seat in view.jinxed:
        return "-jinxed"
    return "" if letter in held.correct else "-any"


def _placing(view: model.View, standing: model.Standing, end: model.End) -> Phrase:
    owed = None if view.seat is None else view.owed[view.seat]
    left, right = finishing.gains(standing, owed.card) if owed and owed.card else (0, 0)
    here, there = (right, left) if end == "right" else (left, right)
    if standing.finish is None:
        return Phrase("smack-hint-place-any")
    compared = "" if here > there else ".same" if here == there else ".worse"
    return Phrase(f"smack-hint-place{compared}", end=end, have=standing.have, need=standing.need)


def _setting_aside(view: model.View, standing: model.Standing) -> Phrase:
    owed = None if view.seat is None else view.owed[view.seat]
    far = [finishing.progress(other.finish, standing.row) for other in (owed.others if owed else ())]
    if any(need - have < standing.need - standing.have for have, need in far):
        return Phrase("smack-hint-adopt")
    return Phrase("smack-hint-set-aside", have=standing.have, need=standing.need)


def _picking(view: model.View, standing: model.Standing, id: int) -> Phrase:
    card = next((each for each in view.hand if each.id == id), None)
    if isinstance(card, components.RulesCard) and standing.finish is None:
        return Phrase("smack-hint-pick-goal", goal=phrases.goal(card.finish))
    if isinstance(card, components.RulesCard):
        return Phrase("smack-hint-pick-rule")
    if standing.finish is None or card is None or max(finishing.gains(standing, card)) < 1:
        return Phrase("smack-hint-pick-longer")
    return Phrase("smack-hint-pick-counts", goal=phrases.goal(standing.finish))
