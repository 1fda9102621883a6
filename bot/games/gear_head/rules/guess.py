"""A race that looks like a view: what robots look ahead in."""

from __future__ import annotations

from collections import Counter

from bot.engine.chance import Chance
from bot.games.gear_head.rules.components import DECK, ONE_DECK, PARTS, Card
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Phase, State, View


def guess(view: View, chance: Chance) -> State:
    """A state that looks like the view of that seat: who is at the line holds a complete car, the rest of the
    cards that are not to be seen lie anywhere. Of cards the heap once showed the view remembers nothing.
    """
    unseen = Counter(DECK if len(view.held) <= ONE_DECK else DECK + DECK)
    unseen.subtract(view.hand)
    unseen.subtract(view.heap)
    shown = {car.seat: car.parts for car in view.cars if car.seat != view.seat}
    for parts in shown.values():
        unseen.subtract(parts)
    pack = list(chance.shuffled(list(unseen.elements())))
    hands: list[tuple[Card, ...]] = [()] * len(view.held)
    for seat in sorted(range(len(hands)), key=lambda seat: seat not in view.line):
        if seat == view.seat:
            hands[seat] = _drawn_last(view)
        elif seat in shown:
            hands[seat] = shown[seat]
        else:
            hands[seat] = _taken(pack, view.held[seat], whole=seat in view.line)
    return State(tuple(hands), tuple(pack), view.heap, view.line, view.turn, _phase(view))


def _drawn_last(view: View) -> tuple[Card, ...]:
    """The own hand, with the card just drawn at its end."""
    hand = list(view.hand)
    if view.drawn is not None:
        hand.remove(view.drawn)
        hand.append(view.drawn)
    return tuple(hand)


def _taken(pack: list[Card], count: int, *, whole: bool) -> tuple[Card, ...]:
    """So many cards off the pack; a whole car: the first card of each Part that lies in it."""
    if not whole:
        taken = pack[len(pack) - count :]
        del pack[len(pack) - count :]
        return tuple(taken)
    cars = []
    for part in PARTS:
        at = next(at for at, card in enumerate(pack) if card.part == part)
        cars.append(pack.pop(at))
    return tuple(cars)


def _phase(view: View) -> Phase:
    if view.mover is None:
        return Finished()
    # What was drawn from is not to be seen by then, and changes nothing.
    return Drawing(view.mover) if view.phase == "drawing" else Discarding(view.mover, "deck")
