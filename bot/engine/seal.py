"""Sealed deals (docs/record.md, section 4). Nothing here can ever change, because a deal sealed today must
still open years later.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

SHOWN = 32
"""The number of characters of a seal that are shown, which hold 128 bits."""
KEYED = "2-"
"""The prefix of secrets that are never the deal itself. A secret without it is older, and is the deal if
nobody has cut.
"""


def seal_of(secret: str) -> str:
    """Return the seal of a secret, which reveals nothing about the deal."""
    return sha256(f"paddock deal 1/{secret}".encode()).hexdigest()


def cut_of(words: str) -> str:
    """Return the hash of a player's words, which becomes part of the deal, or "" for no words."""
    return sha256(f"paddock cut 1/{words}".encode()).hexdigest() if words else ""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The source of a deal. cuts: the hash of each player's words (see cut_of), in the order of the players
    in the lobby.
    """

    secret: str
    cuts: tuple[str, ...]

    @property
    def deal(self) -> str:
        """Return the seed of the match: the HMAC of all cuts, keyed by the secret, or an older secret itself
        if nobody has cut.
        """
        if not self.secret.startswith(KEYED) and not any(self.cuts):
            return self.secret
        told = "\n".join(("paddock deal 1", *self.cuts))
        return hmac.new(self.secret.encode(), told.encode(), sha256).hexdigest()


def follows(seal: str, secret: str, cuts: Sequence[str], deal: str) -> bool:
    """Return whether the secret matches the seal, and gives the deal together with the cuts (see cut_of).
    seal: in full, or its first SHOWN characters or more.
    """
    fits = len(seal) >= SHOWN and seal_of(secret).startswith(seal)
    return fits and Sealed(secret, tuple(cuts)).deal == deal
