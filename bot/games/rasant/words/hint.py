"""The reason for a robot's choice, in words for a beginner."""

from collections.abc import Sequence
from typing import Final, assert_never

from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import TOP, Card
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import worth
from bot.locales.phrase import Phrase

LITTLE: Final = 5
"""Up to this many points are called few."""


def reason(view: View, action: Action, names: Sequence[str]) -> Phrase:
    """The most important reason."""
    match action:
        case Play(card):
            return _playing(view, card)
        case Pass():
            return _passing(view)
        case Pay(card):
            return Phrase("rasant-hint-discard", card=card.named)
        case Name():
            return Phrase("rasant-hint-choose")
        case _:
            assert_never(action)


def _passing(view: View) -> Phrase:
    if view.colour is None:
        return Phrase("rasant-hint-no-lead")
    if not view.playable:
        return Phrase("rasant-hint-stuck")
    points = worth(view.line, view.colour)
    id = f"rasant-hint-{'little' if points <= LITTLE else 'beaten'}{'' if view.passed else '.lead'}"
    low = min(view.playable, key=lambda card: card.pace)
    return Phrase(id, points=points, card=low.named)


def _playing(view: View, card: Card) -> Phrase:
    colour = view.colour or card.paint
    points = worth(view.line, colour) if colour != "black" else 0
    if card.pace == TOP:
        return Phrase("rasant-hint-top", points=points)
    higher = any(each.pace > card.pace for each in view.playable)
    rivals = len(view.held) - len(view.passed) - 1
    return Phrase("rasant-hint-play", points=points, rivals=rivals, higher="yes" if higher else "no")
