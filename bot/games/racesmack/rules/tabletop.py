"""Finds cards by their ids, and the round's default rule."""

from typing import TypeAlias

from bot.games.racesmack.rules import components
from bot.games.racesmack.rules.model import LETTERS, Laid, State

Piles: TypeAlias = tuple[tuple[int, ...], ...]
"""For each seat, the ids of the cards in its pile or its hand."""

_REGULAR = (*components.DECK, *components.GEARS)


def card(state: State, id: int) -> components.Card:
    """Return the card with the given id."""
    return _REGULAR[id] if id < components.FIRST_RULE else state.rules[id - components.FIRST_RULE]


def cards(state: State, ids: tuple[int, ...]) -> tuple[components.Card, ...]:
    """Return the cards with the given ids."""
    rules = state.rules
    return tuple(
        [_REGULAR[id] if id < components.FIRST_RULE else rules[id - components.FIRST_RULE] for id in ids]
    )


def circle(state: State, piles: Piles) -> tuple[Laid, ...]:
    """Return the places of the circle that have cards, with their letters."""
    return tuple([Laid(seat, LETTERS[seat], cards(state, pile)) for seat, pile in enumerate(piles) if pile])


def default_rule(state: State) -> tuple[components.Rule, components.RulesCard | None]:
    """Return the round's default rule, and the Racing Rules card that gives it, or None."""
    if not state.raced:
        return components.DEFAULT, None
    shown = state.rules[state.raced[-1] - components.FIRST_RULE]
    return shown.rule, shown
