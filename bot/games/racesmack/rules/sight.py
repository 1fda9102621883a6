"""The cards in a view that may be hidden from other viewers."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.racesmack.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The seat's own hand, the round's cards, also after judging, and the card that gives its rule."""
    circle = {*view.circle, *(view.last.circle if view.last else ())}
    return (*view.hand, *circle, ("rule", view.round, view.racing))


def secret(view: View) -> bool:
    """Whether the seat's next move cannot be undone: a tap, timed or not."""
    return view.phase in ("tapping", "aiming")
