"""Checks one of Paddock's sealed deals, without Paddock.

    python check_deal.py SEAL SECRET DEAL [CUT ...]

The lobby showed SEAL before anyone sat down. The bot showed SECRET and DEAL (the seed of the match) after
the end. Each CUT is the contribution of a player's words, in the order in which they sat down, or "-" for a
player who did not cut. Instead of a CUT, you can give the words themselves: "words:open sesame".

This program cannot tell whether the bot owner has looked at the cards.
"""

import hashlib
import hmac
import re
import sys
import unicodedata

SHOWN = 32
KEYED = "2-"
UNSEEN = re.compile(
    r"(?:[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]"
    r"|(?<![\U0001f3f4\U000e0020-\U000e007e])[\U000e0000-\U000e007f]+)+"
)
"""Matches runs of characters that nobody sees or types on purpose."""


def seal_of(secret: str) -> str:
    """Return the seal of a secret. The lobby showed its first SHOWN digits."""
    return hashlib.sha256(b"paddock deal 1/" + secret.encode()).hexdigest()


def normalised(words: str) -> str:
    """Return the normal form of the words with which a player cuts the cards. It does not depend on how the
    words were typed: composed (Unicode's NFC), on one line, without invisible characters, with single spaces
    between words and none around them.
    """
    return unicodedata.normalize("NFC", " ".join(UNSEEN.sub(" ", words).split()))


def cut_of(given: str) -> str:
    """Return the hash that a player's words contribute to the deal, or "" for no words. given: that hash,
    "-", or "words:" and the words.
    """
    if not given.startswith("words:"):
        return "" if given == "-" else given
    words = normalised(given.removeprefix("words:"))
    return hashlib.sha256(b"paddock cut 1/" + words.encode()).hexdigest() if words else ""


def deal_of(secret: str, cuts: list[str]) -> str:
    """Return the seed of the match, on which all its cards and dice depend (docs/record.md, sections 3 and
    4).
    """
    if not secret.startswith(KEYED) and not any(cuts):
        return secret
    told = "\n".join(["paddock deal 1", *cuts])
    return hmac.new(secret.encode(), told.encode(), hashlib.sha256).hexdigest()


def main(arguments: list[str]) -> int:
    """Check the deal given by the arguments, print the verdict, and return the exit code of the process."""
    if len(arguments) < 3:
        print(__doc__)
        return 2
    seal, secret, deal, *given = arguments
    if len(seal) < SHOWN or not seal_of(secret).startswith(seal):
        print("No: that is not the secret of this seal.")
        return 1
    if deal_of(secret, list(map(cut_of, given))) != deal:
        print("No: this deal does not follow from that secret and these cuts in this order.")
        return 1
    print("Yes: the seal matches, and the cards of this game follow from it.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
