"""The best reply to *club* by expectation, with two seats of Gear Head: docs/measurements/robots.md.

`python -m tests.studies.gear_head_ceiling` prints what it wins. It knows how *club* plays, and at every turn
chooses what is likelier to win. Simplifications: cards come from a deck that never changes, and the heap
shows a card like those that *club* leaves there, independent of earlier turns. Then a hand is its best
values, in any order of Parts (924 of them), and all possible outcomes can be summed, from the last turn back
to the first.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from bot.catalogue import TITLES
from bot.engine.green_box_cards import VALUES
from bot.games.gear_head.robots.club_robot import MISSING, risk
from bot.games.gear_head.rules.components import BONUSES, PARTS
from bot.games.gear_head.rules.model import Drawing, Options
from bot.tools.simulate import Order, games

Hand = tuple[int, ...]
"""The best value of each Part, sorted; 0 is missing."""
Spread = Mapping[Hand, float]
"""The probability of each hand."""

TURNS = 40
"""After this many turns each, a race counts as tied; one of *club* in ten thousand gets there."""
HANDS = list(combinations_with_replacement(range(7), len(PARTS)))
DECK = {value: VALUES.count(value) / len(VALUES) for value in set(VALUES)}


def offered(count: int) -> dict[int, float]:
    """The frequency of each card value on the heap when somebody draws, in races of *club*."""
    order = Order(TITLES["gear_head"], Options(), 2, count, "offered", ("club",))
    seen = Counter(
        state.heap[-1].value
        for played in games(order, states=True)
        for state in played.states
        if isinstance(state.phase, Drawing)
    )
    return {value: seen[value] / seen.total() for value in sorted(seen)}


def gain(had: int, value: int) -> int:
    """The gain of a card for *club* with that value of its Part."""
    return max(0, value - had) if had else value + MISSING


def bettered(hand: Hand, place: int, value: int) -> Hand:
    """The hand after adding a card of that Part."""
    if value <= hand[place]:
        return hand
    return tuple(sorted((*hand[:place], value, *hand[place + 1 :])))


def draws(hand: Hand, values: dict[int, float]) -> Iterator[tuple[Hand, int, float]]:
    """For a card with these values, of any Part: the resulting hand, the gain for *club*, and the
    probability.
    """
    for place, had in enumerate(hand):
        for value, share in values.items():
            yield bettered(hand, place, value), gain(had, value), share / len(hand)


class Race:
    """Two seats, one of them *club*. offers: the values of the card on the heap."""

    def __init__(self, offers: dict[int, float]) -> None:
        self._drawn = {hand: list(draws(hand, DECK)) for hand in HANDS}
        self._offered = {hand: list(draws(hand, offers)) for hand in HANDS}
        self._hope = {hand: sum(of * share for _, of, share in self._drawn[hand]) for hand in HANDS}

    def clubs(self, spread: Spread) -> Spread:
        """The hands of *club* after one of its turns."""
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
        """Whether *club* pulls up in the turn with that number."""
        return hand[0] > 0 and self._hope[hand] < risk(1, turn)

    def before(self, worth: dict[Hand, float]) -> dict[Hand, float]:
        """A hand's value before a turn, from its value after it, with the best draw."""
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
        """For each turn of *club*: the hands with which it still races afterwards, from the deal on; and
        those with which it pulled up, from the first turn on.
        """
        racing: list[Spread] = [self.dealt()]
        lined: list[Spread] = []
        for turn in range(1, TURNS + 1):
            spread = self.clubs(racing[-1])
            lined.append({hand: share for hand, share in spread.items() if self.pulls_up(hand, turn)})
            racing.append({hand: share for hand, share in spread.items() if hand not in lined[-1]})
        return racing, lined


def _shares(spread: Spread, bonus: int) -> list[float]:
    """The probability of each score with that bonus; 0 for an incomplete car."""
    shares = [0.0] * (6 * len(PARTS) + bonus + 1)
    for hand, share in spread.items():
        shares[sum(hand) + bonus if hand[0] else 0] += share
    return shares


def _beats(hand: Hand, bonus: int, shares: Sequence[float]) -> float:
    """The car's share of wins against those scores; a tie counts half, an incomplete car nothing."""
    score = sum(hand) + bonus
    if not hand[0]:
        return 0.0
    return sum(shares[:score]) + (shares[score] / 2 if score < len(shares) else 0.0)


def main() -> None:
    """Print the cards on the heap, and what the best reply wins."""
    offers = offered(400)
    print("top of the heap:", ", ".join(f"{value} {share:.0%}" for value, share in offers.items()))
    race = Race(offers)
    first, second = race.best_reply(first=True), race.best_reply(first=False)
    print(f"best reply to club: {first:.1%} with the first turn, {second:.1%} with the second,", end=" ")
    print(f"{(first + second) / 2:.1%} in all")


if __name__ == "__main__":
    main()
