"""Planned moves in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rasant.rules.ahead import codes
from bot.games.rasant.rules.model import View
from bot.words import Label


def plans(view: View) -> Sequence[tuple[str, Label]]:
    """The moves that the waiting seat may plan, by code."""
    return [(code, Label(_told(code))) for code in codes(view)]


def _told(code: str) -> str:
    pace = code.rpartition(" ")[2]
    return "Pass in this round" if pace == "0" else f"Pass if the highest card is over {pace}"
