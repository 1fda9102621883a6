"""Sealed deals: what a deal follows from is fixed before anybody sits down, and cut by the players.

docs/record.md, section 4, tells how anybody can check one. Nothing here may ever change: what was
sealed is to be opened years later.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

SHOWN = 32
"""So many characters of a seal are shown: 128 bits, so that nobody finds two secrets with the same ones."""
KEYED = "2-"
"""So a secret begins that is never a deal itself. An older one is, if nobody has cut. Which of the two it is
cannot be changed afterwards either: the seal stands for all of the secret.
"""


def seal_of(secret: str) -> str:
    """The seal of a secret: no block of any match's luck, and it tells nothing of the deal."""
    return sha256(f"paddock deal 1/{secret}".encode()).hexdigest()


def cut_of(words: str) -> str:
    """What somebody's words add to a deal; "" for no words."""
    return sha256(f"paddock cut 1/{words}".encode()).hexdigest() if words else ""


@dataclass(frozen=True, slots=True)
class Sealed:
    """What a deal follows from. cuts: what each player's words add, in the order in which they sat down."""

    secret: str
    cuts: tuple[str, ...]

    @property
    def deal(self) -> str:
        """The seed of the match: the HMAC of the cuts, of which there is one for each seat."""
        if not self.secret.startswith(KEYED) and not any(self.cuts):
            return self.secret
        told = "\n".join(("paddock deal 1", *self.cuts))
        return hmac.new(self.secret.encode(), told.encode(), sha256).hexdigest()


def follows(seal: str, secret: str, cuts: Sequence[str], deal: str) -> bool:
    """Is that the secret of the seal, as a lobby shows it or whole, and does the deal follow from it?"""
    fits = len(seal) >= SHOWN and seal_of(secret).startswith(seal)
    return fits and hmac.compare_digest(Sealed(secret, tuple(cuts)).deal, deal)
