"""Verifies that a request is from Discord, which signs it with a key whose public half the developer portal
shows.
"""

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.ui.discord_time import DiscordTime

WINDOW = 60.0
"""Seconds: a request whose timestamp is further off is refused. Nobody waits for its answer any more."""


class Verifier:
    """Verifies Discord's requests. public_key: 64 hex digits."""

    def __init__(self, public_key: str, discord: DiscordTime) -> None:
        self._key = VerifyKey(bytes.fromhex(public_key))
        self._discord = discord

    def signed(self, signature: str, timestamp: str, body: bytes) -> bool:
        """Whether Discord has signed that body, a moment ago. The first two arguments are the request's
        headers.
        """
        if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
            return False
        if abs(self._discord.now() - int(timestamp)) > WINDOW:
            return False
        try:
            self._key.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except (BadSignatureError, ValueError):
            return False
        return True
