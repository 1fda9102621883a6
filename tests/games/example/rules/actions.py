"""What a seat may do in Two Cards, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tests.games.example.rules.components import Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play that card on the pile."""

    card: Card
    kind: Literal["play"] = "play"


Action: TypeAlias = Play
