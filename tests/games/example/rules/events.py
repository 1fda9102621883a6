"""What happens in Two Cards, as values; Event is all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from tests.games.example.rules.components import Card


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everyone was dealt two cards. Each seat hears its own hand (the others' are empty)."""

    hands: tuple[tuple[Card, ...], ...]
    seat: Seat
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played on the one `below`, if there was one."""

    seat: Seat
    card: Card
    below: Card | None
    point: bool
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn; `card` is None for everyone but the seat that drew it."""

    seat: Seat
    card: Card | None
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Ended:
    """Everyone has had all turns."""

    kind: Literal["ended"] = "ended"


Event: TypeAlias = Dealt | Played | Drew | Ended
