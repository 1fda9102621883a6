"""The buttons of Two Cards, and the line of the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import Label
from tests.games.example.rules.actions import Action
from tests.games.example.rules.model import Options, View


def chosen(options: Options) -> str:
    """How many turns there are."""
    return f"Turns: {options.rounds} each"


def label(action: Action, view: View) -> Label:
    """The button; a card that scores stands out."""
    return Label(f"Play {action.card}", strong=bool(view.pile) and action.card > view.pile[-1])


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()
