"""Instructions for Gear & Piston, and the reasons for hints."""

from collections.abc import Sequence
from typing import Final

from bot.engine.values import kind_of
from bot.games.gear_and_piston.rules import actions as act, components, model, showing
from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("piston-credit")
RULES: Final = ("goal", "round", "locations", "car", "end", "points", "jump-row", "counts", "away")
"""The names of the paragraphs of the short rules, without the credit."""


def basics() -> Lines:
    """Return five lines that explain the game to a player who is about to start."""
    return [Phrase("piston-basics", line=line) for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    paragraphs = [Phrase(f"piston-rules-{about}") for about in RULES]
    return [*paragraphs, Phrase("piston-rules-credit", credit=CREDIT)]


def reason(view: model.View, action: act.Action, names: Sequence[str]) -> Phrase:
    """Return the most important reason for a robot's choice, for a beginner."""
    match action:
        case act.Place(location):
            return Phrase("piston-hint-place", location=showing.key(location), blueprints=len(view.hand))
        case act.Build() if view.fewest:
            return Phrase("piston-hint-build", scraps=view.fewest)
        case act.Spy(victim):
            return Phrase("piston-hint-spy", name=names[victim], blueprints=view.held[victim])
        case act.Discard():
            full = len(view.hand) >= components.HAND - 1
            return Phrase("piston-hint-discard.full" if full else "piston-hint-discard")
        case act.Done() if view.phase == "discarding":
            return Phrase("piston-hint", action="keep")
        case _:
            return Phrase("piston-hint", action=kind_of(action))
