"""The actions of Rasant, as values. Action is the union of them."""

from typing import TypeAlias

from bot.engine.values import union_member
from bot.games.rasant.rules.components import Card, Colour


@union_member
class Name:
    """Put a car of that colour next in the line."""

    colour: Colour


@union_member
class Play:
    """Lead that card, or follow with it."""

    card: Card


@union_member
class Pass:
    """Leave the round."""


@union_member
class Pay:
    """Discard that card as the price of passing."""

    card: Card


Action: TypeAlias = Name | Play | Pass | Pay
