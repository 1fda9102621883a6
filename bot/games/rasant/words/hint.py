"""Why a robot would do that, in words for somebody who plays for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import TOP, Card
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import worth
from bot.games.rasant.words.terms import named
from bot.words.phrases import counted


def reason(view: View, action: Action, names: Sequence[str]) -> str:
    """The largest reason for it."""
    match action:
        case Play(card):
            return _playing(view, card)
        case Pass():
            if view.colour is None:
                return "None of your cards leads well."
            prize = counted(worth(view.line, view.colour), "point")
            high = view.laid[-1]
            return (
                f"{names[high.seat]}'s {named(high.card)} is hard to beat, and winning is worth only {prize}."
            )
        case Pay(card):
            return f"You must part with one, and you miss {named(card)} least."
        case Name(colour):
            return f"All colours are alike for now; {colour} is as good as any."
        case _:
            assert_never(action)


def _playing(view: View, card: Card) -> str:
    colour = view.colour or card.paint
    prize = counted(worth(view.line, colour), "point") if colour != "black" else "nothing"
    if card.pace == TOP:
        return f"Nobody can go higher: you win the round, which is worth {prize}."
    rivals = len(view.held) - len(view.passed) - 1
    still = f"{counted(rivals, 'rival')} can still answer" if rivals else "nobody can answer"
    return f"The round is worth {prize}, {still}, and the high cards of your hand stay for later."
