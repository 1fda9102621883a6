"""Sealed deals: the source of a deal is fixed before anyone sits down, and then cut by the players.

docs/record.md, section 4, describes how anyone can check one. Nothing here can ever change, because a deal
sealed today must still open years later.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

SHOWN = 32
"""The number of characters of a seal that are shown: 128 bits, so nobody can find two secrets with the same
ones.
"""
KEYED = "2-"
"""Prefix of a secret that is never the deal itself. An older secret, without the prefix, is the deal if
nobody has cut. The host cannot change the kind afterwards, because the seal covers the whole secret.
"""


def seal_of(secret: str) -> str:
    """Return the seal of a secret. The text that is hashed for it is never hashed for the luck of a match, so
    the seal reveals nothing about the deal.
    """
    return sha256(f"paddock deal 1/{secret}".encode()).hexdigest()


def cut_of(words: str) -> str:
    """Return the contribution of a player's words to a deal, or "" for no words."""
    return sha256(f"paddock cut 1/{words}".encode()).hexdigest() if words else ""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The source of a deal. cuts: the contribution of each player's words, in the order in which they sat
    down.
    """

    secret: str
    cuts: tuple[str, ...]

    @property
    def deal(self) -> str:
        """Return the seed of the match: the HMAC of all cuts under the secret, or an older secret itself if
        nobody has cut.
        """
        if not self.secret.startswith(KEYED) and not any(self.cuts):
            return self.secret
        told = "\n".join(("paddock deal 1", *self.cuts))
        return hmac.new(self.secret.encode(), told.encode(), sha256).hexdigest()


def follows(seal: str, secret: str, cuts: Sequence[str], deal: str) -> bool:
    """Return whether the secret matches the seal, in full or as a lobby shows it, and whether the secret and
    the cuts give the deal.
    """
    fits = len(seal) >= SHOWN and seal_of(secret).startswith(seal)
    return fits and hmac.compare_digest(Sealed(secret, tuple(cuts)).deal, deal)
