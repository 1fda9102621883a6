"""The guess of a complete race that is consistent with a view."""

from collections import Counter

from bot.engine.game import Chance
from bot.games.gear_head.rules.components import DECK, ONE_DECK, PARTS, Card
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Phase, State, View


def guess(view: View, chance: Chance) -> State:
    """Return a random state that is consistent with the view."""
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
        elif seat in view.line:
            hands[seat] = _whole(pack)
        else:
            hands[seat] = _taken(pack, view.held[seat])
            for _ in range(view.turn // len(view.held)):
                hands[seat] = _bettered(hands[seat], pack, chance)
    return State(
        hands=tuple(hands),
        deck=tuple(pack),
        heap=view.heap,
        line=view.line,
        turn=view.turn,
        phase=_phase(view),
    )


def _drawn_last(view: View) -> tuple[Card, ...]:
    """Return the viewing seat's hand, with the card just drawn at its end."""
    hand = list(view.hand)
    if view.drawn is not None:
        hand.remove(view.drawn)
        hand.append(view.drawn)
    return tuple(hand)


def _taken(pack: list[Card], count: int) -> tuple[Card, ...]:
    """Remove and return the pack's last `count` cards."""
    taken = pack[len(pack) - count :]
    del pack[len(pack) - count :]
    return tuple(taken)


def _whole(pack: list[Card]) -> tuple[Card, ...]:
    """Remove a complete car from the pack, and return it."""
    car = []
    for part in PARTS:
        found = [at for at, card in enumerate(pack) if card.part == part][:2]
        car.append(pack.pop(max(found, key=lambda at: pack[at].value)))
    return tuple(car)


def _bettered(hand: tuple[Card, ...], pack: list[Card], chance: Chance) -> tuple[Card, ...]:
    """Exchange a card of the hand for a random card of the pack if that improves the hand. Return the new
    hand.
    """
    if not pack:
        return hand
    at = chance.below(len(pack))
    card = pack[at]
    same = [other for other in hand if other.part == card.part]
    parts = [other.part for other in hand]
    spare = same or [other for other in hand if parts.count(other.part) > 1]
    worst = min(spare, key=lambda other: other.value)
    if same and worst.value >= card.value:
        return hand
    pack[at] = worst
    place = hand.index(worst)
    return (*hand[:place], card, *hand[place + 1 :])


def _phase(view: View) -> Phase:
    if view.mover is None:
        return Finished()
    # After a draw, the source of the card is no longer visible. It makes no difference, so "deck" will do.
    return Drawing(view.mover) if view.phase == "drawing" else Discarding(view.mover, "deck")
