"""The deal of the day in words: what somebody may tell others of their result, and nothing of the deal."""

from __future__ import annotations

from bot.league.daily import Try
from bot.words.phrases import counted, ordinal

_MEDALS = {1: "\U0001f947", 2: "\U0001f948", 3: "\U0001f949"}


def line(game: str, own: Try, streak: int, seats: int) -> str:
    """What somebody tells others: which deal, which place, how many points; nothing of cards."""
    days = f" \u00b7 {counted(streak, 'day')} in a row" if streak > 1 else ""
    return f"Paddock daily {own.day.label} \u00b7 {game} \u00b7 {placed(own, seats)}{days}"


def placed(own: Try, seats: int) -> str:
    """How somebody came out: 2nd of 4, with 31; being out is no place."""
    if own.score is None:
        return "out"
    place = own.place or 0
    return f"{_MEDALS.get(place, '')} {ordinal(place)} of {seats}, with {own.score}".lstrip()
