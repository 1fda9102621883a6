"""How people are dealt to tables of equal size."""

from collections.abc import Mapping, Sequence

from bot.engine.game import Chance


def sizes(people: int, most: int) -> tuple[int, ...]:
    """How many people sit at each of the fewest tables with at most `most` seats: as evenly as can be."""
    if people <= 0:
        return ()
    tables = -(-people // most)
    each, more = divmod(people, tables)
    return tuple(each + (number < more) for number in range(tables))


def by_rating(people: Sequence[int], ratings: Mapping[int, float], chance: Chance) -> tuple[int, ...]:
    """The people by their ratings, best first; those of one rating, and at the end those without any, in
    random order.
    """
    drawn = chance.shuffled(people)
    return tuple(sorted(drawn, key=lambda each: (each not in ratings, -ratings.get(each, 0.0))))


def tables(order: Sequence[int], most: int) -> tuple[tuple[int, ...], ...]:
    """The people of each table: neighbours in that order sit together."""
    found, begin = list[tuple[int, ...]](), 0
    for size in sizes(len(order), most):
        found.append(tuple(order[begin : begin + size]))
        begin += size
    return tuple(found)
