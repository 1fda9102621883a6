"""Instructions for Rasant, and the reasons for hints."""

from collections.abc import Sequence
from typing import Final

from bot.games.rasant.rules import actions, components, model, overtaking
from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("rasant-credit")
_PARTS: Final = (
    *("goal", "cars", "cards", "round", "overtaking", "after", "empty", "end"),
    *("away", "credit"),
)

LITTLE: Final = 5
"""The maximum number of points that a hint describes as few."""


def basics() -> Lines:
    """Return five lines that explain the game to a player who is about to start."""
    return [Phrase(f"rasant-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"rasant-rules-{part}") for part in _PARTS]


def reason(view: model.View, action: actions.Action, names: Sequence[str]) -> Phrase:
    """Return the most important reason for a robot's choice, for a beginner."""
    match action:
        case actions.Play(card):
            return _playing(view, card)
        case actions.Pass():
            return _passing(view)
        case actions.Pay(card):
            return Phrase("rasant-hint-discard", card=card.named)
        case actions.Name():
            return Phrase("rasant-hint-choose")


def _passing(view: model.View) -> Phrase:
    if view.colour is None:
        return Phrase("rasant-hint-no-lead")
    if not view.playable:
        return Phrase("rasant-hint-stuck")
    points = overtaking.worth(view.line, view.colour)
    id = f"rasant-hint-{'little' if points <= LITTLE else 'beaten'}{'' if view.passed else '.lead'}"
    low = min(view.playable, key=lambda card: card.pace)
    return Phrase(id, points=points, card=low.named)


def _playing(view: model.View, card: components.Card) -> Phrase:
    colour = view.colour or card.paint
    points = overtaking.worth(view.line, colour) if colour != "black" else 0
    if card.pace == components.TOP:
        return Phrase("rasant-hint-top", points=points)
    higher = any(each.pace > card.pace for each in view.playable)
    rivals = len(view.held) - len(view.passed) - 1
    return Phrase("rasant-hint-play", points=points, rivals=rivals, higher="yes" if higher else "no")
