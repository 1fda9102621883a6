"""Tests that the page for Discord's App Directory is true, and that its texts keep within Discord's
limits.
"""

from __future__ import annotations

import re
from pathlib import Path

from babel import Locale

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, LOCALES, say
from tests.games.titles import TOYS
from tests.venue import Venue

PAGE = Path("docs/app-directory.md").read_text()
TERMS = Path("TERMS.md").read_text()
SUMMARY, TAGS, TAG, DESCRIPTION = 200, 5, 20, 2_000
"""Discord's limits: characters of the summary, number of tags, characters of a tag and of the description."""


def _text(name: str) -> str:
    """Return the quoted text below a name in bold."""
    quoted = PAGE.partition(f"**{name}**")[2].partition("\n\n")[2].split("\n\n")[0]
    return "\n".join(line.removeprefix(">").strip() for line in quoted.splitlines())


def test_each_text_keeps_discords_limit() -> None:
    assert 0 < len(_text("Summary")) <= SUMMARY
    tags = _text("Tags").split(", ")
    assert 0 < len(tags) <= TAGS
    assert all(0 < len(tag) <= TAG for tag in tags)
    assert 0 < len(_text("Description")) <= DESCRIPTION


def test_the_summary_names_every_game() -> None:
    assert [
        each.name for key, each in TITLES.items() if key not in TOYS and each.name not in _text("Summary")
    ] == []


async def test_pages_name_only_commands_and_buttons_that_exist(venue: Venue) -> None:
    known = {each.qualified_name for each in venue.bot.tree.walk_commands()}
    for page in (PAGE, TERMS):
        commands = set(re.findall(r"`/([a-z ]+)`", page))
        assert commands
        assert commands <= known
    for id in ("settings-data", "privacy-button", "table-report", "settings-peace"):
        assert f"*{say(id, ENGLISH)}*" in TERMS


async def test_the_bot_asks_for_no_privileged_intent(venue: Venue) -> None:
    intents = venue.bot.intents
    assert not any((intents.members, intents.presences, intents.message_content))


def test_the_page_asks_for_the_permissions_of_the_invitation() -> None:
    (invited,) = re.findall(r"&permissions=(\d+)\b", Path("docs/hosting.md").read_text())
    assert re.findall(r"`(\d{6,})`", PAGE) == [invited]


def test_the_languages_of_the_page_are_those_of_the_bot() -> None:
    (row,) = re.findall(r"\| supported languages \| (.+?) \|", PAGE)
    assert row.split(", ") == [Locale.parse(each).get_language_name("en") for each in LOCALES]
