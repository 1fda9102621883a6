"""The actions of Racesmack, as values."""

from dataclasses import field
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.racesmack.rules.model import End, Letter, Penalty


@union_member
class Pick:
    """Play that card (its id) in this round."""

    card: int


@union_member
class Reveal:
    """In the variant After You, turn up the top card of the hand onto the seat's pile."""


@union_member
class Tap:
    """Tap that card. at, drawn: as in model.Touch. Actions that differ only in them are equal."""

    letter: Letter
    at: int = field(default=0, compare=False)
    drawn: tuple[Seat, ...] = field(default=(), compare=False)


@union_member
class Refrain:
    """Tap no card in this round. The clock plays this when the time runs out."""


@union_member
class Place:
    """Put the next card at that end of the row."""

    end: End


@union_member
class Adopt:
    """Take the Rules Card won into the row. It replaces the one there, or joins it in the published
    edition.
    """


@union_member
class SetAside:
    """Discard the Rules Card won, and keep the one in the row."""


@union_member
class Suffer:
    """Choose that penalty."""

    penalty: Penalty


@union_member
class Lose:
    """Give up that card (its id) from the row or the hand."""

    card: int


Action: TypeAlias = Pick | Reveal | Tap | Refrain | Place | Adopt | SetAside | Suffer | Lose
