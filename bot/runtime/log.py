"""The log: text to read or JSON for a program, with no secret and no name of a player in it."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)-7s %(name)s  %(message)s"
TALKATIVE = ("discord", "aiosqlite", "sqlalchemy", "asyncpg")
"""Libraries that at DEBUG log what people write, what they are called, and tokens: they stay at INFO."""

_HIDDEN = "***"
_TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\")]+")
"""The token of an interaction in an address: whoever has it may answer in the bot's name."""
_PASSWORD = re.compile(r"(\w://[^:/@\s]*:)[^@\s]+@")
"""The password in an address."""


class _Discreet(logging.Formatter):
    """Lines of text without secrets. secrets: what is hidden wherever it stands."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__(TEXT)
        self._secrets = tuple(filter(None, secrets))

    def format(self, record: logging.LogRecord) -> str:
        """The line, or the lines when there is a traceback."""
        return self._hide(super().format(record))

    def _hide(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return _PASSWORD.sub(rf"\1{_HIDDEN}@", _TOKENS.sub(rf"\1{_HIDDEN}", text))


class _Json(_Discreet):
    """One JSON object a line: time (UTC), level, logger, message, and error: the traceback if any."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._hide(record.getMessage()),
        }
        if record.exc_info:
            told["error"] = self._hide(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def formatter(form: str, secrets: Iterable[str]) -> logging.Formatter:
    """What writes the lines of the log. form: "text" or "json"; secrets: what they must not hold."""
    return _Json(secrets) if form == "json" else _Discreet(secrets)


def open_log(level: str, form: str, secrets: Iterable[str]) -> None:
    """Write the log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form, secrets))
    logging.basicConfig(level=level, handlers=[handler])
    if level == "DEBUG":
        for name in TALKATIVE:
            logging.getLogger(name).setLevel("INFO")
    logging.getLogger("alembic").setLevel("WARNING")
    # discord.py warns of packages for voice, which the bot does not use
    logging.getLogger("discord.client").addFilter(lambda record: "voice will NOT" not in record.getMessage())
