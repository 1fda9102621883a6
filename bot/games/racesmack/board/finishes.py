"""What a finish counts, as a sign; which cards count for it, and what a card would bring."""

from __future__ import annotations

from itertools import pairwise
from typing import assert_never

from bot.games.racesmack.rules.components import (
    COLOURS,
    SHAPES,
    AllDifferent,
    Card,
    CardsWith,
    EachTwice,
    Finish,
    Length,
    NoEqualNeighbours,
    Regular,
    SymbolsOf,
    ThreeKinds,
    TwoKinds,
)
from bot.games.racesmack.rules.finishing import progress
from bot.games.racesmack.rules.model import Standing


def need(finish: Finish) -> str:
    """The sprite that says what the finish counts."""
    match finish:
        case CardsWith(_, trait):
            return f"with-{trait}"
        case SymbolsOf(_, trait):
            return f"of-{trait}"
        case Length():
            return "length"
        case NoEqualNeighbours(_, aspect):
            return f"apart-{aspect}"
        case EachTwice(_, aspect):
            return f"every-{aspect}"
        case AllDifferent(_, aspect):
            return f"sets-{aspect}"
        case TwoKinds(_, traits):
            return f"two-{'-'.join(sorted(traits, key=_place))}"
        case ThreeKinds(_, traits):
            return f"three-{'-'.join(sorted(traits, key=_place))}"
        case _:
            assert_never(finish)


def _place(trait: str) -> int:
    return [*map(str, (*SHAPES, *COLOURS))].index(trait)


def counting(standing: Standing) -> tuple[bool, ...]:
    """Of each card of a Race whether its finish counts it."""
    if standing.finish is None:
        return (False,) * len(standing.row)
    sums = [progress(standing.finish, standing.row[:end])[0] for end in range(len(standing.row) + 1)]
    if isinstance(standing.finish, NoEqualNeighbours):
        end = sums.index(sums[-1])
        return tuple(end - sums[-1] <= at < end for at in range(len(standing.row)))
    return tuple(after > before for before, after in pairwise(sums))


def gains(standing: Standing, card: Card) -> tuple[int, int]:
    """How much more of its finish the Race would have with that card at its left, and at its right end."""
    if standing.finish is None or not isinstance(card, Regular):
        return 0, 0
    left, right = (card, *standing.row), (*standing.row, card)
    return (
        progress(standing.finish, left)[0] - standing.have,
        progress(standing.finish, right)[0] - standing.have,
    )
