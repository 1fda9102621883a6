"""What a view shows of the cards, which may be hidden from somebody."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.racesmack.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The own hand, the round's cards, also once they were judged, and what gives its rule."""
    circle = {*view.circle, *(view.last.circle if view.last else ())}
    return (*view.hand, *circle, ("rule", view.round, view.racing))


def secret(view: View) -> bool:
    """Is it a tap, timed or not? It stays where it fell."""
    return view.phase in ("tapping", "aiming")
