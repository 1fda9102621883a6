"""The actions of Rasant, as values. Action is the union of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.rasant.rules.components import Card, Colour


@dataclass(frozen=True, slots=True)
class Name:
    """Put a car of that colour next in the line."""

    colour: Colour
    kind: Literal["name"] = "name"


@dataclass(frozen=True, slots=True)
class Play:
    """Lead that card, or follow with it."""

    card: Card
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the round."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Pay:
    """Discard that card as the price of passing."""

    card: Card
    kind: Literal["pay"] = "pay"


Action: TypeAlias = Name | Play | Pass | Pay
