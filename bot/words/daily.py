"""The daily deal in words: a result that a player may share, without revealing the deal."""

from __future__ import annotations

from bot.league.daily import Try
from bot.words.phrases import counted, ordinal

_MEDALS = {1: "\U0001f947", 2: "\U0001f948", 3: "\U0001f949"}


def line(game: str, own: Try, streak: int, seats: int) -> str:
    """The shared text: the deal, the place, the points; nothing about cards."""
    days = f" \u00b7 {counted(streak, 'day')} in a row" if streak > 1 else ""
    return f"Paddock daily {own.day.label} \u00b7 {game} \u00b7 {placed(own, seats)}{days}"


def placed(own: Try, seats: int) -> str:
    """A player's result: 2nd of 4, with 31; without a place for a player who is out."""
    if own.score is None:
        return "out"
    place = own.place or 0
    return f"{_MEDALS.get(place, '')} {ordinal(place)} of {seats}, with {own.score}".lstrip()
