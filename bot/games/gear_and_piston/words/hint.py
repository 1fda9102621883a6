"""The reason for a robot's choice, in words for a beginner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.gear_and_piston.rules import actions
from bot.games.gear_and_piston.rules.components import HAND
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.sites import Location
from bot.words.phrases import counted

_PLACES: dict[Location, str] = {
    "back alley": "There you choose among three parts that nobody else sees.",
    "patent office": "There you take a New part, one that lies open or an unseen one.",
    "junk yard": "One token may take two parts there.",
    "workshop": "",
}


def reason(view: View, action: actions.Action, names: Sequence[str]) -> str:
    """The most important reason."""
    match action:
        case actions.Place(location):
            return _PLACES[location] or _to_the_workshop(view)
        case actions.Take() | actions.Pocket() | actions.Steal() | actions.Keep():
            return "Of what there is, it does most for your car."
        case actions.Build():
            return f"It makes your car better there.{_short(view)}"
        case actions.Upgrade():
            return "It is better than what stands there."
        case actions.Dismantle() | actions.Merge():
            return "So the parts fit together, and more of them count."
        case actions.Patch() | actions.Mend():
            return f"There the scrap costs least.{_short(view)}"
        case actions.Draw():
            return "You know what lies open; an unseen part may do more for your car."
        case actions.Spy(victim):
            held = counted(view.held[victim], "Blueprint")
            return f"{names[victim]} holds {held}: one of them may be yours."
        case actions.Discard():
            full = f" Your hand takes {HAND} at the most." if len(view.hand) >= HAND - 1 else ""
            return f"It is of no use to your car.{full}"
        case actions.Visit():
            return "You see three New parts there, and keep the best for you."
        case actions.Muscle() | actions.Return() | actions.Undo():
            return "It costs you least."
        case actions.Done() if view.phase == "discarding":
            return "Any of your Blueprints may still be of use."
        case actions.Done():
            return "Nothing that is left makes your car better."
        case _:
            assert_never(action)


def _to_the_workshop(view: View) -> str:
    if not view.hand:
        return "Only what is built in the Workshop counts, and its best spaces go first."
    held = counted(len(view.hand), "Blueprint")
    return f"You hold {held}, and only what is built in the Workshop counts."


def _short(view: View) -> str:
    """What the car still lacks."""
    return f" It would need {counted(view.fewest, 'scrap')} now." if view.fewest else ""
