"""Planned moves in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_head.rules.ahead import codes
from bot.games.gear_head.rules.model import View
from bot.words import Label


def plans(view: View) -> Sequence[tuple[str, Label]]:
    """The moves that the waiting seat may plan, by code."""
    return [(code, Label(_told(code))) for code in codes(view)]


def _told(code: str) -> str:
    if code == "draw":
        return "Draw from the deck"
    _, part, least = code.split(" ")
    return f"Take {part} of {least}{'' if least == '6' else ' or more'} if on top"
