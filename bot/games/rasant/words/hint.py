"""The reason for a robot's choice, in words for a beginner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import TOP, Card
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import worth
from bot.games.rasant.words.terms import named
from bot.words.phrases import counted

LITTLE: Final = 5
"""Up to this many points are called few."""


def reason(view: View, action: Action, names: Sequence[str]) -> str:
    """The most important reason."""
    match action:
        case Play(card):
            return _playing(view, card)
        case Pass():
            return _passing(view)
        case Pay(card):
            return f"You must part with one, and you miss {named(card)} least."
        case Name(colour):
            return f"All colours are alike for now; {colour} is as good as any."
        case _:
            assert_never(action)


def _passing(view: View) -> str:
    if view.colour is None:
        return "None of your cards leads well."
    if not view.playable:
        return "None of your cards goes higher."
    points = worth(view.line, view.colour)
    prize, low = counted(points, "point"), min(view.playable, key=lambda card: card.pace)
    lead = "" if view.passed else " Who passes first leads next."
    if points <= LITTLE:
        return f"Winning brings only {prize}: {named(low)} may win more later.{lead}"
    return f"Winning brings {prize}, but others would probably go higher.{lead}"


def _playing(view: View, card: Card) -> str:
    colour = view.colour or card.paint
    prize = counted(worth(view.line, colour), "point") if colour != "black" else "nothing"
    if card.pace == TOP:
        return f"Nobody can go higher: you win the round, which is worth {prize}."
    rivals = _rivals(view)
    still = f"{counted(rivals, 'rival')} can still answer" if rivals else "nobody can answer"
    higher = any(each.pace > card.pace for each in view.playable)
    why = "your higher cards stay for later" if higher else "it is the highest you have for it"
    return f"The round is worth {prize}, {still}, and {why}."


def _rivals(view: View) -> int:
    """How many other players have not passed."""
    return len(view.held) - len(view.passed) - 1
