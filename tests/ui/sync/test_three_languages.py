"""Tests of a French host, a German guest and an English spectator at one table, in their real languages."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.locales.phrase import say
from bot.sandbox.model import Message
from bot.ui.components import read
from tests.venue import Venue, alt_of, components, labels, menus, text_of, words_of

READS: Final = {"Ann": "fr", "Bo": "de", "Cy": "en-US", "Di": "de", "Ed": "fr"}
"""The language of each person's Discord."""
WORDS: Final = {
    "en": re.compile(r"\b(?:the|your?|you|draw|turn|time|game|wins?|playing|left|free|seats?|deck|plays?)\b"),
    "de": re.compile(r"\b(?:dein\w*|die|der|den|eine?|ist|dran|nimm|zieh|Zeit|will|Plätze)\b"),
    "fr": re.compile(r"\b(?:tu|toi|ta|ton|la|les|une|c’est|C’est|prends|pioche|temps|joue|partie|places)\b"),
}
"""Words that occur in only one of the three languages."""


def languages(*texts: str) -> set[str]:
    """Return the languages that have one of their words in the given texts."""
    return {locale for locale, words in WORDS.items() for text in texts if words.search(text)}


def button(message: Message, action: str) -> str:
    """Return the custom_id of the button with a given action."""
    ids: list[str] = [part["custom_id"] for part in components(message) if "custom_id" in part]
    return next(id for id in ids if read(id).action == action)


@pytest.fixture
def foreign(venue: Venue) -> Venue:
    """Return the venue with people whose Discord is in their own language."""
    for name, locale in READS.items():
        venue.person(name).user.locale = locale
    return venue


async def started(venue: Venue, **options: Any) -> Message:
    """Make Ann open a table and start it with Bo, and return its message."""
    ann, bo = venue.person("Ann"), venue.person("Bo")
    lobby = (await ann.slash(venue.channel, "race start", **options)).answer
    language = next(each for each in ("fr", "de") if say("lobby-seat", each) in labels(lobby))
    await bo.click(lobby, label=say("lobby-seat", language))
    await ann.click(lobby, label=say("lobby-start", language))
    return lobby


async def chose(venue: Venue, name: str, choice: str, menu: str) -> None:
    """Make a person choose an option in a menu of their settings. Both are given in the person's language."""
    person = venue.person(name)
    hub = (await person.slash(venue.channel, "paddock")).answer
    await person.click(hub, custom_id=button(hub, "hubmore"))
    panel = (await person.click(hub, custom_id=button(hub, "settings"))).answer
    await person.select(panel, [menus(panel)[menu][choice]], placeholder=menu)
    await venue.wait(5)


async def test_each_reads_their_own_language_and_the_board_that_of_its_host(foreign: Venue) -> None:
    board = await started(foreign)
    assert languages(text_of(board), alt_of(board)) == {"fr"}
    for name, own in (("Ann", "fr"), ("Bo", "de")):
        hand = foreign.dm(name)
        assert languages(text_of(hand), alt_of(hand)) == {own}
    for name, own in (("Ann", "fr"), ("Bo", "de"), ("Cy", "en")):
        answer = await foreign.person(name).click(board, custom_id=button(board, "text"))
        assert languages(words_of(answer)) == {own}
    refused = await foreign.person("Cy").click(board, custom_id=button(board, "hand"))
    assert languages(words_of(refused)) == {"en"}
    assert say("table-hand", "fr") in labels(board)


async def test_a_call_is_in_the_language_of_whoever_reads_it(foreign: Venue) -> None:
    menu = say("settings-menu-calls", "de")
    await chose(foreign, "Bo", say("settings-calls", "de", calls="dm"), menu)
    await started(foreign)
    await foreign.wait(100)
    assert languages(*map(text_of, foreign.dms("Bo"))) == {"de"}
    await chose(foreign, "Bo", say("settings-calls", "de", calls="channel"), menu)
    await foreign.wait(200)
    called = [message.content for message in foreign.shown() if message.content]
    assert languages(*called) == {"fr"}, called


async def test_whoever_wants_to_hear_of_new_tables_does_so_in_their_language(foreign: Venue) -> None:
    for name in ("Cy", "Di", "Ed"):
        await foreign.person(name).slash(foreign.channel, "paddock")
        await foreign.bot.store.preferences.wish(foreign.person(name).id, foreign.guild.id, {""})
    await foreign.person("Ann").slash(foreign.channel, "race start")
    await foreign.wait(25)
    assert [languages(text_of(foreign.dm(name))) for name in ("Cy", "Di", "Ed")] == [{"en"}, {"de"}, {"fr"}]


async def test_a_language_that_is_chosen_counts_at_once_and_after_a_restart(foreign: Venue) -> None:
    board = await started(foreign)
    await chose(
        foreign,
        "Bo",
        say("settings-language", "de", language="Français"),
        say("settings-menu-language", "de"),
    )
    assert languages(text_of(foreign.dm("Bo"))) == {"fr"}
    assert languages(text_of(board)) == {"fr"}
    await chose(
        foreign,
        "Ann",
        say("settings-language", "fr", language="Deutsch"),
        say("settings-menu-language", "fr"),
    )
    assert languages(text_of(foreign.dm("Ann"))) == {"de"}
    await foreign.restart()
    await foreign.wait(100)
    assert languages(text_of(board)) == {"fr"}, "it is fixed at the start"
    assert languages(text_of(foreign.dm("Ann"))) == {"de"}
    assert languages(text_of(foreign.dm("Bo"))) == {"fr"}
    assert languages(*(each.content for each in foreign.shown())) <= {"fr"}


async def test_the_language_of_a_server_is_that_of_its_boards_and_of_nobodys_hand(foreign: Venue) -> None:
    preferences, guild = foreign.bot.registry.preferences, foreign.guild.id
    await preferences.choose_for_server(guild, replace(preferences.server(guild), language="de"))
    await foreign.restart()
    board = await started(foreign)
    assert languages(text_of(board), alt_of(board)) == {"de"}
    assert languages(text_of(foreign.dm("Ann"))) == {"fr"}
