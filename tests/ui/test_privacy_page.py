"""Tests that PRIVACY.md is true: it names each table of the database, and no command or button that does not
exist.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot.locales.phrase import ENGLISH, say
from bot.storage.schema import metadata
from tests.venue import Venue

PAGE = Path("PRIVACY.md").read_text()
_NOBODY = {"facts", "left_servers", "servers", "statuses", "workers"}
"""The database tables without data about people."""


def test_every_table_is_said_to_hold_something_about_people_or_nothing() -> None:
    about, _, nothing = PAGE.partition("The other tables have no names or IDs")
    listed = about.partition("## Where each of these is stored")[2]
    names = set(metadata.tables)
    assert set(re.findall(r"`([a-z_]+)`", listed)) == names - _NOBODY
    assert set(re.findall(r"`([a-z_]+)`", nothing)) == _NOBODY


def test_no_table_that_has_a_person_in_a_column_is_said_to_name_nobody() -> None:
    named = {name for name, table in metadata.tables.items() if {"person", "host"} & {*table.columns.keys()}}
    assert named.isdisjoint(_NOBODY)


async def test_every_command_and_button_that_it_names_exists(venue: Venue) -> None:
    commands = set(re.findall(r"`/([a-z ]+)`", PAGE))
    known = {each.qualified_name for each in venue.bot.tree.walk_commands()}
    assert commands
    assert commands <= known
    for id in ("privacy-takeout", "privacy-button"):
        assert f"*{say(id, ENGLISH)}*" in PAGE
