"""Assigns people to tables of equal size."""

from collections.abc import Mapping, Sequence

from bot.engine.game import Chance


def sizes(people: int, most: int) -> tuple[int, ...]:
    """Return the number of people at each of the fewest tables with at most `most` seats, as even as
    possible.
    """
    if people <= 0:
        return ()
    tables = -(-people // most)
    each, more = divmod(people, tables)
    return tuple(each + (number < more) for number in range(tables))


def by_rating(people: Sequence[int], ratings: Mapping[int, float], chance: Chance) -> tuple[int, ...]:
    """Return the people by their ratings, best first. Those of equal rating, and at the end those without
    any, are in random order.
    """
    drawn = chance.shuffled(people)
    return tuple(sorted(drawn, key=lambda each: (each not in ratings, -ratings.get(each, 0.0))))


def tables(order: Sequence[int], most: int) -> tuple[tuple[int, ...], ...]:
    """Return the people of each table, which has at most `most` seats. Neighbours in `order` sit together."""
    found, begin = list[tuple[int, ...]](), 0
    for size in sizes(len(order), most):
        found.append(tuple(order[begin : begin + size]))
        begin += size
    return tuple(found)
