"""Choices that combine several actions: which of several leftover Rules Cards to keep."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.racesmack.rules.actions import Adopt, SetAside
from bot.games.racesmack.rules.components import RulesCard
from bot.games.racesmack.rules.model import View
from bot.games.racesmack.words import terms
from bot.words import Composite, Label

KEEP = "Which Rules Card do you keep?"


def composites(view: View) -> Sequence[Composite]:
    """For each Rules Card to decide about, and for the one in the Race: keep it, and discard the others.

    None in the published edition, where a Race may hold several.
    """
    owed = view.owed[view.seat] if view.seat is not None else None
    if view.seat is None or owed is None or not owed.others or view.options.edition == "published":
        return ()
    assert isinstance(owed.card, RulesCard)
    due = (owed.card, *owed.others)
    (own,) = view.races[view.seat].rules
    kept = [Composite(_label(own, "Yours: "), (SetAside(),) * len(due))]
    for at, each in enumerate(due):
        others = len(due) - at - 1
        kept.append(Composite(_label(each), (*(SetAside(),) * at, Adopt(), *(SetAside(),) * others)))
    return kept


def _label(card: RulesCard, whose: str = "") -> Label:
    return Label(
        f"{whose}{terms.named(card)}", kind=KEEP, menu=True, note=f"to win: {terms.finish(card.finish)}"
    )
