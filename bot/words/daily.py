"""The daily deal in words: a result that a player may share, without revealing the deal."""

from bot.league.daily import Try
from bot.locales.phrase import Phrase

_MEDALS = {1: "\U0001f947 ", 2: "\U0001f948 ", 3: "\U0001f949 "}


def line(game: str, own: Try, streak: int, seats: int) -> Phrase:
    """The shared text: the deal, the place, the points; nothing about cards."""
    id = "daily-line-streak" if streak > 1 else "daily-line"
    return Phrase(id, day=own.day.label, game=game, result=placed(own, seats), days=streak)


def placed(own: Try, seats: int) -> Phrase:
    """A player's result: 2nd of 4, with 31; without a place for a player who is out."""
    if own.score is None:
        return Phrase("daily-out")
    place = own.place or 0
    return Phrase("daily-result", medal=_MEDALS.get(place, ""), place=place, of=seats, score=own.score)
