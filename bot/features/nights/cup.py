"""A cup: the opponents in each round, and the standings. If two people sit at a table, they are paired by the
Monrad system, a Swiss system. Scores are counted in half points.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations
from typing import Final, NamedTuple, Protocol, TypeAlias

from bot.engine.game import Chance
from bot.engine.ranking import places
from bot.features.nights.seating import sizes

ROBOT: Final = -1
"""The number in a seat that has no participant of the cup."""
BYE: Final = 2
"""The half points for a bye."""
TRIES: Final = 20_000
"""The maximum number of pairs tried to avoid a second meeting."""


class CupTable(Protocol):
    """A table of a round. A table with a single seat is a bye."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The number of the participant in each seat, or ROBOT."""

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, or empty without a result. Tied seats have the same place."""


Round: TypeAlias = Sequence[CupTable]
Met: TypeAlias = Mapping[tuple[int, int], int]
"""The number of times that two people have met, by their numbers, the lower one first."""


@dataclass(frozen=True, slots=True)
class CupStanding:
    """A participant's place in a cup."""

    who: int
    rank: int
    halves: int
    """The participant's points, counted in half points."""
    buchholz: int
    """The sum of the half points of all opponents."""
    berger: int
    """The Sonneborn-Berger score in quarter points."""

    @property
    def merit(self) -> tuple[int, int, int]:
        """Return the sort key of the standing, smallest for the best."""
        return -self.halves, -self.buchholz, -self.berger


class _Result(NamedTuple):
    """A participant's result in a round. met: each opponent with 2 for a win, 1 for a tie, or 0 for a
    loss.
    """

    who: int
    halves: int
    met: Sequence[tuple[int, int]]


def _results(rounds: Sequence[Round]) -> Iterator[_Result]:
    for table in chain.from_iterable(rounds):
        if len(table.seats) == 1:
            yield _Result(table.seats[0], BYE, [(ROBOT, 2)])
            continue
        sitting = list(zip(table.seats, table.places, strict=False))
        for who, own in sitting:
            if who != ROBOT:
                others = [each for each in sitting if each[0] != who]
                met = [(other, 2 if place > own else int(place == own)) for other, place in others]
                yield _Result(who, sum(won for _, won in met), met)


def standings(people: Sequence[int], rounds: Sequence[Round]) -> tuple[CupStanding, ...]:
    """Return the standings, best first. A robot that is not a participant, or the missing opponent of a bye,
    counts as an opponent with as many points as the participant, as FIDE counts unplayed games.
    """
    total, against, berger = Counter[int](), Counter[int](), Counter[int]()
    found = [*_results(rounds)]
    for each in found:
        total[each.who] += each.halves
    for each in found:
        for other, won in each.met:
            theirs = total[each.who if other == ROBOT else other]
            against[each.who] += theirs
            berger[each.who] += won * theirs
    ranked = [
        CupStanding(who=who, rank=0, halves=total[who], buchholz=against[who], berger=berger[who])
        for who in people
    ]
    ranked.sort(key=lambda each: each.merit)
    ranks = places([each.merit for each in ranked])
    return tuple(replace(each, rank=rank) for each, rank in zip(ranked, ranks, strict=True))


def meetings(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """Return the number of times that each pair of people has met."""
    found = Counter[tuple[int, int]]()
    for table in chain.from_iterable(rounds):
        found.update(combinations(sorted(each for each in table.seats if each != ROBOT), 2))
    return found


def paired(
    order: Sequence[int], rounds: Sequence[Round], size: int, chance: Chance
) -> tuple[tuple[int, ...], ...]:
    """Return the participants at each table of the next round, without ROBOT. order: the participants who
    play on, in the order drawn for the first round. size: the maximum number of people at a table.
    """
    total = {each.who: each.halves for each in standings(order, rounds)}
    ranked, met = sorted(order, key=lambda who: -total[who]), meetings(rounds)
    tables = _pairs(ranked, rounds, met) if size == 2 else _near(ranked, met, size)
    sat = Counter[int]()  # people who rarely had the first seats get them now
    for table in chain.from_iterable(rounds):
        sat.update({who: len(table.seats) - seat for seat, who in enumerate(table.seats)})
    return tuple(tuple(sorted(chance.shuffled(each), key=lambda who: sat[who])) for each in tables)


def _pairs(ranked: Sequence[int], rounds: Sequence[Round], met: Met) -> Sequence[Sequence[int]]:
    """Return the pairs of the next round, and a bye if the number of people is odd."""
    if len(ranked) % 2 == 0:
        return _unmet(ranked, met) or _near(ranked, met, 2)
    byes = Counter(table.seats[0] for table in chain.from_iterable(rounds) if len(table.seats) == 1)
    fewest = min(byes[each] for each in ranked)
    resting = [each for each in reversed(ranked) if byes[each] == fewest]
    for who in resting:
        if found := _unmet([each for each in ranked if each != who], met):
            return [*found, (who,)]
    return [*_near([each for each in ranked if each != resting[0]], met, 2), (resting[0],)]


def _unmet(ranked: Sequence[int], met: Met) -> Sequence[Sequence[int]]:
    """Return pairs of people who have not met, neighbours if possible, or an empty list if none are found."""
    tries, hopeless = TRIES, set[tuple[int, ...]]()

    def search(left: tuple[int, ...]) -> list[tuple[int, int]] | None:
        nonlocal tries
        if not left:
            return []
        first, *others = left
        for other in others:
            rest = tuple(each for each in others if each != other)
            if met.get((min(first, other), max(first, other))) or rest in hopeless or tries == 0:
                continue
            tries -= 1
            if (found := search(rest)) is not None:
                return [(first, other), *found]
        hopeless.add(left)
        return None

    return search(tuple(ranked)) or []


def _near(ranked: Sequence[int], met: Met, size: int) -> Sequence[Sequence[int]]:
    """Return tables of neighbours, improved by exchanging people so that fewer meet again."""
    rank = {who: at for at, who in enumerate(ranked)}
    tables, left = list[list[int]](), list(ranked)
    for number in sizes(len(ranked), size):
        tables.append(left[:number])
        del left[:number]

    def cost(*tables: Sequence[int]) -> tuple[int, int]:
        pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
        return sum(met.get(pair, 0) for pair in pairs), sum(abs(rank[a] - rank[b]) for a, b in pairs)

    def better(one: list[int], two: list[int]) -> bool:
        """Make the first exchange that improves the two tables, and return whether there was one."""
        before = cost(one, two)
        for here in range(len(one)):
            for there in range(len(two)):
                one[here], two[there] = two[there], one[here]
                if cost(one, two) < before:
                    return True
                one[here], two[there] = two[there], one[here]
        return False

    while any(better(one, two) for one, two in combinations(tables, 2)):
        pass
    return tables
