"""Instructions for Racesmack: five lines, the short rules, and the reasons for hints to a beginner."""

from collections.abc import Sequence
from typing import Final

from bot.games.racesmack.rules import actions, components, judging, model, phrases
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
            right = letter in judging.verdict(view.circle, view.default, view.options).correct
            return Phrase(f"smack-hint-tap{'' if right else '-any'}", letter=letter)
        case actions.Place(end):
            return Phrase(
                f"smack-hint-place{'' if standing.finish else '-any'}",
                end=end,
                have=standing.have,
                need=standing.need,
            )
        case actions.Adopt():
            return Phrase("smack-hint-adopt")
        case actions.SetAside():
            return Phrase("smack-hint-set-aside", have=standing.have, need=standing.need)
        case actions.Suffer(penalty):
            return Phrase("smack-hint-penalty", penalty=penalty)
        case actions.Lose():
            return Phrase("smack-hint-lose")
        case actions.Refrain() | actions.Reveal():
            return Phrase("smack-hint-only")


def _picking(view: model.View, standing: model.Standing, id: int) -> Phrase:
    card = next((each for each in view.hand if each.id == id), None)
    if isinstance(card, components.RulesCard) and standing.finish is None:
        return Phrase("smack-hint-pick-goal", goal=phrases.goal(card.finish))
    if isinstance(card, components.RulesCard):
        return Phrase("smack-hint-pick-rule")
    if standing.finish is None:
        return Phrase("smack-hint-pick-longer")
    return Phrase("smack-hint-pick-counts", goal=phrases.goal(standing.finish))
