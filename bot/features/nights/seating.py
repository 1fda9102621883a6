"""Assigns people to tables of nearly equal size."""

from collections.abc import Mapping, Sequence

from bot.engine.game import Chance


def sizes(people: int, most: int) -> tuple[int, ...]:
    """Return the number of people at each table: as few tables as possible, of sizes that differ by at most
    one.
    """
    if people <= 0:
        return ()
    tables = -(-people // most)
    each, more = divmod(people, tables)
    return tuple(each + (number < more) for number in range(tables))


def by_rating(people: Sequence[int], ratings: Mapping[int, float], chance: Chance) -> tuple[int, ...]:
    """Return the people by rating, best first, and those without one at the end. Ties are in random order."""
    drawn = chance.shuffled(people)
    return tuple(sorted(drawn, key=lambda each: (each not in ratings, -ratings.get(each, 0.0))))


def tables(order: Sequence[int], most: int) -> tuple[tuple[int, ...], ...]:
    """Return the people at each table, which has at most `most` seats. Neighbours in `order` sit together."""
    found, begin = list[tuple[int, ...]](), 0
    for size in sizes(len(order), most):
        found.append(tuple(order[begin : begin + size]))
        begin += size
    return tuple(found)
