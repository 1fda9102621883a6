"""Cards by their ids, and a state of which some is changed."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.racesmack.rules.components import DECK, DEFAULT, FIRST_RULE, GEARS, Card, Rule, RulesCard
from bot.games.racesmack.rules.model import LETTERS, Laid, Phase, Race, Result, State

Piles: TypeAlias = tuple[tuple[int, ...], ...]
"""For each seat the ids of some cards of its own."""

_REGULAR = (*DECK, *GEARS)


def card(state: State, id: int) -> Card:
    """The card with that id."""
    return _REGULAR[id] if id < FIRST_RULE else state.rules[id - FIRST_RULE]


def cards(state: State, ids: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards with these ids."""
    rules = state.rules
    return tuple([_REGULAR[id] if id < FIRST_RULE else rules[id - FIRST_RULE] for id in ids])


def circle(state: State, piles: Piles) -> tuple[Laid, ...]:
    """The piles that have cards, with their letters."""
    return tuple([Laid(seat, LETTERS[seat], cards(state, pile)) for seat, pile in enumerate(piles) if pile])


def default_rule(state: State) -> tuple[Rule, RulesCard | None]:
    """The round's default rule, and the card of Racing Rules that gives it."""
    if not state.raced:
        return DEFAULT, None
    shown = state.rules[state.raced[-1] - FIRST_RULE]
    return shown.rule, shown


def changed(
    state: State,
    *,
    deck: tuple[int, ...] | None = None,
    hands: Piles | None = None,
    races: tuple[Race, ...] | None = None,
    discards: tuple[int, ...] | None = None,
    under: tuple[int, ...] | None = None,
    turn: int = 0,
    last: Result | None = None,
    barren: int | None = None,
    phase: Phase | None = None,
) -> State:
    """The state with these parts changed: what dataclasses.replace does, several times as fast."""
    return State(
        state.options,
        state.rules,
        state.deck if deck is None else deck,
        state.hands if hands is None else hands,
        state.races if races is None else races,
        state.discards if discards is None else discards,
        state.under if under is None else under,
        state.racing,
        state.raced,
        state.jinxed,
        state.cursed,
        state.round,
        state.barren if barren is None else barren,
        turn or state.turn,
        state.starter,
        last or state.last,
        phase or state.phase,
        state.version,
    )
