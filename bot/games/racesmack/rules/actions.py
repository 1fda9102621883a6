"""The actions of Racesmack as values. `Action` is their union."""

from dataclasses import field
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.racesmack.rules.model import End, Letter, Penalty


@union_member
class Pick:
    """Play the card in this round. card: its id."""

    card: int


@union_member
class Reveal:
    """After You: turn up the top card of the hand onto the seat's pile."""


@union_member
class Tap:
    """Tap the card with the given letter. at, drawn: as in model.Touch. Actions that differ only in these two
    are equal.
    """

    letter: Letter
    at: int = field(default=0, compare=False)
    drawn: tuple[Seat, ...] = field(default=(), compare=False)


@union_member
class Refrain:
    """Tap no card in this round."""


@union_member
class Place:
    """Put the next card at the given end of the row."""

    end: End


@union_member
class Adopt:
    """Take the won Rules Card into the row. In the draft edition it replaces the one there, if any."""


@union_member
class SetAside:
    """Discard the won Rules Card, and keep the one in the row."""


@union_member
class Suffer:
    """Choose the given penalty."""

    penalty: Penalty


@union_member
class Lose:
    """Give up a card of the hand or the row, or a Rules Card beside the row. card: its id."""

    card: int


Action: TypeAlias = Pick | Reveal | Tap | Refrain | Place | Adopt | SetAside | Suffer | Lose
