"""The end of a round: the manoeuvre, its points, and the draws (docs/rules/rasant.md, section 5, section
6).
"""

from bot.engine.game import Seat
from bot.games.rasant.rules.components import DECK, HAND, START, Car, Card, Colour
from bot.games.rasant.rules.events import Drawn, Event, ReserveEmptied
from bot.games.rasant.rules.model import Laid, Manoeuvre

_ORDER = {card: at for at, card in enumerate(DECK)}


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards in the order of a hand: by colour, black last, then by pace."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def overtaken(line: tuple[Car, ...], colour: Colour) -> tuple[tuple[Car, ...], tuple[Car, ...]]:
    """Return the cars that move to the front, in their order there, and the whole line afterwards."""
    at = len(line) - 1
    while line[at].paint != colour:
        at -= 1
    moved = line[at:][::-1]
    return moved, moved + line[:at]


def doubles(line: tuple[Car, ...], colour: Colour) -> bool:
    """Return whether overtaking with the given colour would move the starting car."""
    return START in overtaken(line, colour)[0]


def worth(line: tuple[Car, ...], colour: Colour) -> int:
    """Return the points that overtaking with the given colour would bring."""
    moved, _ = overtaken(line, colour)
    return (len(moved) - 1) * 2 if START in moved else len(moved)


def manoeuvre(
    line: tuple[Car, ...], colour: Colour, laid: tuple[Laid, ...], number: int
) -> tuple[Manoeuvre, tuple[Car, ...]]:
    """Return the manoeuvre of round `number` by its winner, who played the last card, and the line
    afterwards.
    """
    moved, after = overtaken(line, colour)
    doubled = START in moved
    counted = len(moved) - doubled
    points = counted * 2 if doubled else counted
    return Manoeuvre(
        round=number,
        seat=laid[-1].seat,
        colour=colour,
        laid=laid,
        moved=moved,
        counted=counted,
        doubled=doubled,
        points=points,
    ), after


def refilled(
    hands: list[tuple[Card, ...]], reserve: tuple[Card, ...], winner: Seat
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...], list[Event]]:
    """Fill every hand up to six cards, clockwise from the winner, while the reserve lasts. Change `hands` in
    place, and return it with the remaining reserve and the events.
    """
    events: list[Event] = []
    if not reserve:
        return hands, reserve, events
    for seat in (*range(winner, len(hands)), *range(winner)):
        count = min(HAND - len(hands[seat]), len(reserve))
        if count:
            drawn, reserve = reserve[-count:][::-1], reserve[:-count]
            hands[seat] = in_order(hands[seat] + drawn)
            events.append(Drawn(seat, drawn, count))
            if not reserve:
                events.append(ReserveEmptied())
                break
    return hands, reserve, events
