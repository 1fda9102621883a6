"""The log, as text for people or JSON for programs. It contains neither secrets nor names of players."""

import json
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)-7s %(name)s  %(message)s"
TALKATIVE = {"discord": "INFO", "aiosqlite": "INFO", "sqlalchemy": "WARNING", "asyncpg": "INFO"}
"""The lowest log level for each library that would log messages, names or tokens at DEBUG."""

_HIDDEN = "***"
_TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\")]+")
"""Matches the token of an interaction in a URL, which is a secret."""
_PASSWORD = re.compile(r"(\w://[^:/@\s]*:)[^@\s]+@")
"""Matches the password in a URL."""
_SSL = re.compile(r" ssl:\S+ \[([^\]]*)\]")
"""Matches the part that aiohttp adds to an address it could not connect to."""


def without_ssl(text: str) -> str:
    """Return an error's text without the part that aiohttp adds for programmers."""
    return _SSL.sub(r" (\1)", text)


class _Discreet(logging.Formatter):
    """Formats lines of text without secrets. secrets: the values that are masked wherever they occur."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__(TEXT)
        self._secrets = tuple(filter(None, secrets))

    def format(self, record: logging.LogRecord) -> str:
        return self._hide(super().format(record))

    def _hide(self, text: str) -> str:
        text = without_ssl(text)
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return _PASSWORD.sub(rf"\1{_HIDDEN}@", _TOKENS.sub(rf"\1{_HIDDEN}", text))


class _Json(_Discreet):
    """Formats one JSON object per line: time (UTC), level, logger, message, and error (the traceback, if
    any).
    """

    def format(self, record: logging.LogRecord) -> str:
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
    """Return the formatter of the log. form: "text" or "json". secrets: the values that must not appear in
    the log.
    """
    return _Json(secrets) if form == "json" else _Discreet(secrets)


def open_log(level: str, form: str, secrets: Iterable[str]) -> None:
    """Start writing the log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form, secrets))
    logging.basicConfig(level=level, handlers=[handler])
    if level == "DEBUG":
        for name, limit in TALKATIVE.items():
            logging.getLogger(name).setLevel(limit)
    logging.getLogger("alembic").setLevel("WARNING")
    # discord.py warns about voice packages, which the bot does not use
    logging.getLogger("discord.client").addFilter(lambda record: "voice will NOT" not in record.getMessage())
