"""Tests of the log: one JSON object per line, and no secret in either form."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from bot.runtime.log import TALKATIVE, formatter, open_log


def record(message: str, *args: object, failed: bool = False) -> logging.LogRecord:
    error = None
    if failed:
        try:
            raise OSError("postgresql://paddock:hush@host/paddock is gone")
        except OSError:
            error = sys.exc_info()
    return logging.LogRecord("bot.ui", logging.ERROR, "file.py", 1, message, args, error)


def test_a_line_of_json_says_when_how_bad_who_and_what() -> None:
    line = formatter("json", []).format(record("table %s: two\nlines", "abcde"))
    told = json.loads(line)
    assert "\n" not in line
    assert told.pop("time").endswith("+00:00")
    assert told == {"level": "ERROR", "logger": "bot.ui", "message": "table abcde: two\nlines"}


def test_an_error_has_its_traceback_in_the_same_line() -> None:
    line = formatter("json", []).format(record("it failed", failed=True))
    assert "\n" not in line
    assert json.loads(line)["error"].startswith("Traceback (most recent call last)")


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_line_holds_a_token_or_a_password(form: str) -> None:
    address = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original"
    line = formatter(form, ["aaa.bbb.ccc"]).format(record("%s aaa.bbb.ccc", address, failed=True))
    assert "/webhooks/123/***/messages/@original ***" in line
    assert "postgresql://paddock:***@host/paddock is gone" in line
    assert [secret for secret in ("hush", "aW50", "bbb") if secret in line] == []


def test_what_libraries_log_about_people_stays_out_at_debug_too() -> None:
    root, quiet = logging.getLogger(), [logging.getLogger(name) for name in (*TALKATIVE, "alembic")]
    before = [(each, each.level) for each in (root, *quiet)]
    filters = logging.getLogger("discord.client").filters[:]
    handlers, root.handlers[:] = root.handlers[:], []
    try:
        open_log("DEBUG", "json", [])
        assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
        for name in ("discord.http", "discord.gateway", "aiosqlite"):
            assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    finally:
        root.handlers[:] = handlers
        logging.getLogger("discord.client").filters[:] = filters
        for each, level in before:
            each.setLevel(level)
