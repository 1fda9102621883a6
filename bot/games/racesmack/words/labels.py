"""Racesmack in words: buttons, the story of a round, and the whole table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from bot.games.racesmack.rules import actions
from bot.games.racesmack.rules.components import Card
from bot.games.racesmack.rules.model import Options, Penalty, View
from bot.games.racesmack.words import terms
from bot.games.racesmack.words.composites import composites
from bot.games.racesmack.words.help import rules
from bot.games.racesmack.words.story import tell
from bot.games.racesmack.words.table import alts, describe, headline
from bot.words import Label

__all__ = ["alts", "barred", "chosen", "describe", "headline", "label", "rules", "tell"]

_TAPS: Final = {
    "timed": "{} seconds to tap if live, and the first wins most. Slow line? `taps: untimed`",
    "untimed": "Taps are untimed: all choose in secret, and who sits nearest to the start player comes first",
}


def chosen(options: Options) -> Sequence[str]:
    """The host's choices: edition, variants, how taps are ranked."""
    variants = {
        "Racing Rules": options.racing_rules,
        "Time Penalty": options.time_penalty,
        "Noise Cancelling": options.noise_cancelling,
        "Tiebreaker": options.tiebreaker,
        "After You": options.after_you,
        "Shifting Gears": options.shifting_gears,
    }
    names = ", ".join(name for name, on in variants.items() if on) or "none"
    taps = _TAPS[options.taps].format(options.seconds)
    odds = [_AFTER_YOU] if options.after_you else []
    return [f"Rules: {options.edition} · variants: {names}", taps, *odds]


_AFTER_YOU: Final = "After You: in about half of the rounds no card is correct"
_PENALTIES: Final[dict[Penalty, str]] = {
    "race": "Lose 2 Race cards",
    "hand": "Lose 2 hand cards",
    "jinx": "Wrong next round if several correct",
}


def label(action: actions.Action, view: View, names: Sequence[str]) -> Label:
    """The button; many cards make a menu."""
    match action:
        case actions.Tap(letter):
            top = next(laid.cards[-1] for laid in view.circle if laid.letter == letter)
            return Label(f"{letter} {terms.glyphs(top)}")
        case actions.Refrain():
            return Label("Don't tap")
        case actions.Reveal():
            return Label("Turn up your top card", strong=True)
        case actions.Pick(card):
            return Label(_card(card, view.hand), kind="Choose a card to play")
        case actions.Lose(card):
            return Label(_lost(card, view), kind="Choose the card to give up")
        case actions.Place(end):
            return Label(f"{end.capitalize()} end")
        case actions.Adopt():
            several = _several(view)
            return Label(f"Take {_won(view)}", strong=not several, weak=several)
        case actions.SetAside():
            return Label(f"Discard {_won(view)}", weak=_several(view))
        case actions.Suffer(penalty):
            return Label(_PENALTIES[penalty])
        case _:
            assert_never(action)


def _card(id: int, among: Sequence[Card]) -> str:
    """A card with its position from the left."""
    return next(terms.short(at, card) for at, card in enumerate(among, 1) if card.id == id)


def _lost(id: int, view: View) -> str:
    """A card of the seat's Race or hand."""
    assert view.seat is not None
    race = view.races[view.seat]
    among = next(group for group in (race.row, race.rules, view.hand) if any(card.id == id for card in group))
    return _card(id, among)


def _several(view: View) -> bool:
    """Whether a menu offers to keep one of several Rules Cards."""
    return bool(composites(view))


def _won(view: View) -> str:
    """The Rules Card that the view's seat has won."""
    owed = view.owed[view.seat] if view.seat is not None else None
    return terms.named(owed.card) if owed is not None and owed.card is not None else "the Rules Card"


def barred(view: View) -> Sequence[Label]:
    """None: actions that are not possible are not shown."""
    return ()
