"""Computes the progress of a row towards its finish (docs/rules/racesmack.md, section 3.2)."""

from collections.abc import Sequence
from itertools import pairwise

from bot.games.racesmack.rules import components, model

_SIDES: dict[components.Trait, tuple[components.Aspect, int]] = {
    **{shape: ("shape", at) for at, shape in enumerate(components.SHAPES)},
    **{colour: ("colour", at) for at, colour in enumerate(components.COLOURS)},
}
"""For each shape and colour, its aspect and its index in the result of counts()."""


def progress(finish: components.Finish, row: Sequence[components.Card]) -> tuple[int, int]:
    """Return the row's progress towards the finish, and the progress that meets it."""
    match finish:
        case components.CardsWith(count, trait):
            return sum(1 for card in row if _shown(card, trait)), count
        case components.SymbolsOf(count, trait):
            return sum(_shown(card, trait) for card in row), count
        case components.Length(count):
            return len(row), count
        case components.NoEqualNeighbours(count, aspect):
            return _longest(row, aspect), count
        case components.EachTwice(count, aspect):
            totals = [
                sum(each) for each in zip(*(components.counts(card, aspect) for card in row), strict=True)
            ]
            return sum(min(total, count) for total in totals), 4 * count
        case components.AllDifferent(count, aspect):
            return len({tuple(map(bool, components.counts(card, aspect))) for card in row}), count
        case components.TwoKinds(count, traits) | components.ThreeKinds(count, traits):
            have = sum(min(sum(_shown(card, trait) for card in row), count) for trait in traits)
            return have, count * len(traits)


def met(finish: components.Finish, row: Sequence[components.Card]) -> bool:
    """Return whether the row meets the finish."""
    have, need = progress(finish, row)
    return have >= need


def _shown(card: components.Card, trait: components.Trait) -> int:
    """Return how many symbols of the given shape or colour the card shows."""
    aspect, at = _SIDES[trait]
    return components.counts(card, aspect)[at]


def _longest(row: Sequence[components.Card], aspect: components.Aspect) -> int:
    """Return the length of the longest run of cards in which no two neighbours share a shape or colour."""
    best = length = 0
    before = None
    for card in row:
        shown = components.counts(card, aspect)
        apart = before is None or not any(one and two for one, two in zip(before, shown, strict=True))
        length = length + 1 if apart else 1
        best, before = max(best, length), shown
    return best


def counting(standing: model.Standing) -> tuple[bool, ...]:
    """Return, for each card of a row, whether the row's goal counts it."""
    if standing.finish is None:
        return (False,) * len(standing.row)
    sums = [progress(standing.finish, standing.row[:end])[0] for end in range(len(standing.row) + 1)]
    if isinstance(standing.finish, components.NoEqualNeighbours):
        end = sums.index(sums[-1])
        return tuple(end - sums[-1] <= at < end for at in range(len(standing.row)))
    return tuple(after > before for before, after in pairwise(sums))


def gains(standing: model.Standing, card: components.Card) -> tuple[int, int]:
    """Return how much the card would add to the row's progress at the left end, and at the right end."""
    if standing.finish is None or not isinstance(card, components.Regular):
        return 0, 0
    left, right = (card, *standing.row), (*standing.row, card)
    return (
        progress(standing.finish, left)[0] - standing.have,
        progress(standing.finish, right)[0] - standing.have,
    )


def better_end(standing: model.Standing, card: components.Regular) -> model.End | None:
    """Return the better end of the row for the card, or None if the player should choose."""
    of = standing.finish
    aspects = (of.aspect,) if isinstance(of, components.NoEqualNeighbours) else tuple(components.TRAITS)
    left, right = (card, *standing.row), (*standing.row, card)
    gains = [_longest(left, aspect) - _longest(right, aspect) for aspect in aspects]
    if not any(gains):
        return None if isinstance(of, components.NoEqualNeighbours) else "right"
    return "left" if min(gains) >= 0 else "right" if max(gains) <= 0 else None


def loss(standing: model.Standing, id: int) -> int:
    """Return how much of the row's progress would be lost without the card with the given id. It can be
    negative.
    """
    if standing.finish is None:
        return 0
    return standing.have - progress(standing.finish, [each for each in standing.row if each.id != id])[0]


def useless(standing: model.Standing) -> components.Regular | None:
    """Return the card of the row that its goal needs least, or None if the player should choose
    (docs/rules/racesmack.md, Ruling 22).
    """
    if standing.finish is None or not standing.row:
        return None
    losses = [loss(standing, each.id) for each in standing.row]
    least = [each for each, lost in zip(standing.row, losses, strict=True) if lost == min(losses)]
    alone = isinstance(standing.finish, components.CardsWith | components.SymbolsOf | components.Length)
    return least[-1] if alone or len(least) == 1 else None
