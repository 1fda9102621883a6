"""Tests of the table of Discord's answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ui.failures import Meaning, meaning_of

_CODES = range(250_000)


def test_three_codes_alone_speak_of_the_person_written_to() -> None:
    found = [code for code in _CODES if meaning_of(403, code) is Meaning.RECIPIENT]
    assert found == [50007, 50033, 50278]


@pytest.mark.parametrize("status", [400, 401, 403, 405, 418])
def test_an_answer_that_nobody_knows_is_said_to_be_unknown(status: int) -> None:
    assert meaning_of(status, 77_777) is Meaning.UNKNOWN
    assert meaning_of(status, 0) is Meaning.UNKNOWN


def test_what_a_server_or_a_proxy_cannot_do_now_passes_whatever_the_code() -> None:
    assert {meaning_of(status, 0) for status in (408, 429, 500, 502, 503, 504, 520, 524)} == {Meaning.PASSES}
    assert meaning_of(500, 50007) is Meaning.PASSES


def test_every_code_of_the_table_is_in_the_documentation() -> None:
    page = Path("docs/discord.md").read_text()
    named = {int(each) for each in re.findall(r"\b\d{5,6}\b", page.partition("## 8. Error codes")[2])}
    known = {code for code in _CODES if meaning_of(400, code) is not Meaning.UNKNOWN}
    assert known <= named
