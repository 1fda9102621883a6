"""Gear & Piston in words: buttons, the story of a game, and the whole table as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_and_piston.model import Options, View
from bot.words import Label
from bot.words.gear_and_piston.describe import alts, describe, headline
from bot.words.gear_and_piston.labels import label
from bot.words.gear_and_piston.rules import RULES
from bot.words.gear_and_piston.story import tell

__all__ = ["alts", "barred", "chosen", "describe", "headline", "label", "rules", "tell"]

_INVESTORS = {
    "standard": "standard, one for icons and one of stack 2",
    "advanced": "advanced, one for icons and one of stack 2 or 3",
    "expert": "expert, one of each stack",
}


def chosen(options: Options) -> str:
    """The investors, and the variant."""
    variant = "; variant: Jump Row" if options.jump_row else ""
    return f"Investors: {_INVESTORS[options.investors]}{variant}"


def barred(view: View) -> Sequence[Label]:
    """None: nothing has a price."""
    return ()


def rules() -> str:
    """The rules in short, with the rulings marked and the credit."""
    return RULES
