"""The best reply to *club* by expectation, with two seats of Gear Head: docs/measurements/robots.md.

`python -m tests.studies.gear_head_ceiling` prints what it wins. It knows how *club* plays, and at every turn
takes what is likelier to win. Cards are taken as drawn from a deck that never changes, and the heap as one
that shows a card like those that *club* leaves there, whatever has gone before: then a hand is its best
values, in any order of Parts (924 of them), and all that may happen can be added up, from the last turn back
to the first.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from bot.catalogue import TITLES
from bot.engine.greenbox import VALUES
from bot.games.gear_head.robots.club import MISSING, risk
from bot.games.gear_head.rules.components import BONUSES, PARTS
from bot.games.gear_head.rules.model import Drawing, Options
from bot.tools.simulate import Order, games

Hand = tuple[int, ...]
"""The best value of each Part, sorted; 0 is missing."""
Spread = Mapping[Hand, float]
"""How probable each hand is."""

TURNS = 40
"""After so many turns each a race counts as shared; one of *club* in ten thousand gets there."""
HANDS = list(combinations_with_replacement(range(7), len(PARTS)))
DECK = {value: VALUES.count(value) / len(VALUES) for value in set(VALUES)}


def offered(count: int) -> dict[int, float]:
    """How often a card of each value lies on the heap when somebody is to draw, in races of *club*."""
    order = Order(TITLES["gear_head"], Options(), 2, count, "offered", ("club",))
    seen = Counter(
        state.heap[-1].value
        for played in games(order, states=True)
        for state in played.states
        if isinstance(state.phase, Drawing)
    )
    return {value: seen[value] / seen.total() for value in sorted(seen)}


def gain(had: int, value: int) -> int:
    """What a card is to *club* that has that value of its Part."""
    return max(0, value - had) if had else value + MISSING


def bettered(hand: Hand, place: int, value: int) -> Hand:
    """The hand with a card of that Part."""
    if value <= hand[place]:
        return hand
    return tuple(sorted((*hand[:place], value, *hand[place + 1 :])))


def draws(hand: Hand, values: dict[int, float]) -> Iterator[tuple[Hand, int, float]]:
    """What a card with these values, of any Part, makes of the hand; what it is to *club*; how probable."""
    for place, had in enumerate(hand):
        for value, share in values.items():
            yield bettered(hand, place, value), gain(had, value), share / len(hand)


class Race:
    """Two seats, one of them *club*; `offers` are the values that lie on the heap."""

    def __init__(self, offers: dict[int, float]) -> None:
        self._drawn = {hand: list(draws(hand, DECK)) for hand in HANDS}
        self._offered = {hand: list(draws(hand, offers)) for hand in HANDS}
        self._hope = {hand: sum(of * share for _, of, share in self._drawn[hand]) for hand in HANDS}

    def clubs(self, spread: Spread) -> Spread:
        """The hands of *club* after a turn of its own."""
        after: dict[Hand, float] = defaultdict(float)
        for hand, before in spread.items():
            left = before
            for new, worth, share in self._offered[hand]:
                if worth >= self._hope[hand]:
                    after[new] += before * share
                    left -= before * share
            for new, _, share in self._drawn[hand]:
                after[new] += left * share
        return after

    def pulls_up(self, hand: Hand, turn: int) -> bool:
        """Does *club* pull up, in its so manieth turn?"""
        return hand[0] > 0 and self._hope[hand] < risk(1, turn)

    def before(self, worth: dict[Hand, float]) -> dict[Hand, float]:
        """What a hand is worth before a turn, from what it is worth after it, if one draws what is best."""
        found = {}
        for hand in HANDS:
            unseen = sum(worth[new] * share for new, _, share in self._drawn[hand])
            found[hand] = sum(max(worth[new], unseen) * share for new, _, share in self._offered[hand])
        return found

    def dealt(self) -> Spread:
        """The hands at the start."""
        spread: Spread = {(0,) * len(PARTS): 1.0}
        for _ in PARTS:
            after: dict[Hand, float] = defaultdict(float)
            for hand, before in spread.items():
                for new, _, share in self._drawn[hand]:
                    after[new] += before * share
            spread = after
        return spread

    def best_reply(self, *, first: bool) -> float:
        """How often the best reply to *club* wins; a shared place is half. first: it has the first turn."""
        racing, lined = self._club_alone()
        worth = dict.fromkeys(HANDS, 0.5)
        for turn in range(TURNS, 0, -1):
            gone = turn - 1 if first else turn
            share = max(sum(racing[gone].values()), 1e-12)
            ahead = _shares(self.clubs(racing[gone]), BONUSES[1])
            worth_later = self.before(worth)
            late: dict[Hand, float] = dict.fromkeys(HANDS, 0.0)
            still = 1.0
            if gone < TURNS:
                still = 1 - sum(lined[gone].values()) / share
                cars = _shares(lined[gone], BONUSES[0])
                late = self.before({hand: _beats(hand, BONUSES[1], cars) / share for hand in HANDS})
            for hand in HANDS:
                waits = late[hand] + still * worth_later[hand]
                worth[hand] = max(waits, _beats(hand, BONUSES[0], ahead) / share)
        start, deal = self.before(worth), self.dealt()
        return sum(start[hand] * share for hand, share in deal.items())

    def _club_alone(self) -> tuple[Sequence[Spread], Sequence[Spread]]:
        """For each turn of *club*: the hands with which it still races after it, from the deal on; and those
        with which it pulled up, from the first turn on.
        """
        racing: list[Spread] = [self.dealt()]
        lined: list[Spread] = []
        for turn in range(1, TURNS + 1):
            spread = self.clubs(racing[-1])
            lined.append({hand: share for hand, share in spread.items() if self.pulls_up(hand, turn)})
            racing.append({hand: share for hand, share in spread.items() if hand not in lined[-1]})
        return racing, lined


def _shares(spread: Spread, bonus: int) -> list[float]:
    """How probable each score is with that bonus; 0 for an incomplete car."""
    shares = [0.0] * (6 * len(PARTS) + bonus + 1)
    for hand, share in spread.items():
        shares[sum(hand) + bonus if hand[0] else 0] += share
    return shares


def _beats(hand: Hand, bonus: int, shares: Sequence[float]) -> float:
    """What the car wins of those scores; a shared one counts half, an incomplete car nothing."""
    score = sum(hand) + bonus
    if not hand[0]:
        return 0.0
    return sum(shares[:score]) + (shares[score] / 2 if score < len(shares) else 0.0)


def main() -> None:
    """Print what lies on the heap, and what the best reply wins."""
    offers = offered(400)
    print("top of the heap:", ", ".join(f"{value} {share:.0%}" for value, share in offers.items()))
    race = Race(offers)
    first, second = race.best_reply(first=True), race.best_reply(first=False)
    print(f"best reply to club: {first:.1%} with the first turn, {second:.1%} with the second,", end=" ")
    print(f"{(first + second) / 2:.1%} in all")


if __name__ == "__main__":
    main()
