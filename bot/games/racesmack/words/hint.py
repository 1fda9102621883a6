"""The reason for a robot's choice, in words for a beginner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.racesmack.rules import actions
from bot.games.racesmack.rules.components import RulesCard
from bot.games.racesmack.rules.judging import verdict
from bot.games.racesmack.rules.model import Standing, View
from bot.games.racesmack.words import terms

_BARE = Standing((), (), None, 0, 0)


def reason(view: View, action: actions.Action, names: Sequence[str]) -> str:
    """The most important reason."""
    race = _BARE if view.seat is None else view.races[view.seat]
    match action:
        case actions.Pick(id):
            return _picking(view, race, id)
        case actions.Tap(letter):
            right = letter in verdict(view.circle, view.default, view.options).correct
            return f"{letter} is right." if right else "No right card is free, and everybody has to tap."
        case actions.Place(end):
            has = f", which has {race.have} of {race.need}" if race.finish else ""
            return f"At the {end} end it does most for the finish{has}."
        case actions.Adopt():
            return "Your Race is nearer to the finish of the new Rules Card than to its own."
        case actions.SetAside():
            return f"Your own finish is nearer: it has {race.have} of {race.need}."
        case actions.Suffer(penalty):
            whys = {"race": "Your hand is worth more than", "hand": "Your Race is worth more than"}
            return f"{whys.get(penalty, 'A round lost costs less than')} two cards."
        case actions.Lose():
            return "Your finish misses it least."
        case actions.Refrain() | actions.Reveal():
            return "There is nothing else to do."
        case _:
            assert_never(action)


def _picking(view: View, race: Standing, id: int) -> str:
    card = next((each for each in view.hand if each.id == id), None)
    if isinstance(card, RulesCard) and race.finish is None:
        return f"Without a Rules Card you cannot finish. This one asks for {terms.finish(card.finish)}."
    if isinstance(card, RulesCard):
        return "You know its rule before the others have read it, so you tap first."
    if race.finish is None:
        return "It makes your Race longer; a finish will come with a Rules Card."
    return f"Your finish asks for {terms.finish(race.finish)}, and it has {race.have} of {race.need}."
