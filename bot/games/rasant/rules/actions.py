"""The actions of Rasant as values. `Action` is their union."""

from typing import TypeAlias

from bot.engine.values import union_member
from bot.games.rasant.rules.components import Card, Colour


@union_member
class Name:
    """Put a car of the given colour next in the line."""

    colour: Colour


@union_member
class Play:
    """Lead the card, or follow with it."""

    card: Card


@union_member
class Pass:
    """Leave the round."""


@union_member
class Pay:
    """Discard the card as the price of a pass."""

    card: Card


Action: TypeAlias = Name | Play | Pass | Pay
