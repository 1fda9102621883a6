"""The actions of Racesmack, as values."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.racesmack.rules.model import End, Letter, Penalty


@dataclass(frozen=True, slots=True)
class Pick:
    """Play that card (its id) in this round."""

    card: int
    kind: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Reveal:
    """After You: turn up the top card of the hand onto the seat's pile."""

    kind: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class Tap:
    """Tap that card. at, drawn: see Touch; actions that differ only in them are the same."""

    letter: Letter
    at: int = field(default=0, compare=False)
    drawn: tuple[Seat, ...] = field(default=(), compare=False)
    kind: Literal["tap"] = "tap"


@dataclass(frozen=True, slots=True)
class Refrain:
    """No tap in this round: what the clock plays when the time runs out. In version 1 of the rules also a
    choice of the player.
    """

    kind: Literal["refrain"] = "refrain"


@dataclass(frozen=True, slots=True)
class Place:
    """Put the next card at that end of the row."""

    end: End
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Adopt:
    """Take the Rules Card won into the row: it replaces the one there (published edition: it joins it)."""

    kind: Literal["adopt"] = "adopt"


@dataclass(frozen=True, slots=True)
class SetAside:
    """Discard the Rules Card won, and keep the one in the row."""

    kind: Literal["set_aside"] = "set_aside"


@dataclass(frozen=True, slots=True)
class Suffer:
    """Choose that penalty."""

    penalty: Penalty
    kind: Literal["suffer"] = "suffer"


@dataclass(frozen=True, slots=True)
class Lose:
    """Give up that card (its id) from the row or the hand."""

    card: int
    kind: Literal["lose"] = "lose"


Action: TypeAlias = Pick | Reveal | Tap | Refrain | Place | Adopt | SetAside | Suffer | Lose
