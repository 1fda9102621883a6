"""Gear & Piston in words: buttons, the story of a game, and the whole table as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_and_piston.rules.model import Options, View
from bot.games.gear_and_piston.words.help import RULES
from bot.games.gear_and_piston.words.labels import label
from bot.games.gear_and_piston.words.story import tell
from bot.games.gear_and_piston.words.table import alts, describe, headline
from bot.words import Label

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
