"""The headline of a finished game, the same in every game."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.locales.phrase import Phrase


def winners(
    places: Sequence[int | None], points: Sequence[int | None], names: Sequence[str], reader: Seat | None
) -> Phrase:
    """Who won, alone or with others, and with how many points; the reader is "you"."""
    best = [seat for seat, place in enumerate(places) if place == 1]
    sum = points[best[0]] or 0
    if len(best) == 1:
        return Phrase("win", you=best[0] == reader, name=names[best[0]], points=sum)
    others = [names[seat] for seat in best if seat != reader]
    return Phrase("tie", you=reader in best, names=others, points=sum)
