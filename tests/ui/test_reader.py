"""Tests of the language of a reader, and the language of a channel."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.locales.phrase import LOCALES, known
from bot.model.preferences import Preferences, ServerChoice
from bot.ui.text import locale_of, place_locale

HOST = 3


def pressed(own: str = "", server: str = "", *, community: bool = False, member: bool = True) -> Any:
    """Return a press by a person whose client is in French, in a server whose preferred language is German.
    The host's client is in English. own, server: the languages that the person and the server have chosen.
    community: whether it is a community server. member: whether the bot is a member of the server.
    """
    preferences = SimpleNamespace(
        of=lambda person: Preferences(locale="en") if person == HOST else Preferences(language=own),
        server=lambda _guild: ServerChoice(language=server),
    )
    guild = SimpleNamespace(id=1, preferred_locale="de", features=["COMMUNITY"] if community else [])
    client = SimpleNamespace(registry=SimpleNamespace(preferences=preferences))
    return SimpleNamespace(
        client=client,
        user=SimpleNamespace(id=2),
        locale="fr",
        guild=guild,
        is_guild_integration=lambda: member,
    )


@pytest.fixture(autouse=True)
def _three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    for locale in ("de", "fr"):
        monkeypatch.setitem(LOCALES, locale, Path(locale))


def test_a_reader_has_what_they_chose_else_the_language_of_their_client() -> None:
    assert locale_of(pressed()) == "fr"
    assert locale_of(pressed(own="de")) == "de"


def test_a_channel_has_what_its_server_chose_else_a_communitys_else_the_hosts() -> None:
    assert place_locale(pressed(server="en", community=True)) == "en"
    assert place_locale(pressed(community=True)) == "de"
    assert place_locale(pressed()) == "fr", "the settings of another server always name English"
    assert place_locale(pressed(server="en", community=True, member=False)) == "fr", "nothing is known of it"


def test_a_table_has_the_language_of_its_host_whoever_starts_it() -> None:
    assert place_locale(pressed(), HOST) == "en"
    assert place_locale(pressed(server="fr"), HOST) == "fr"
    assert place_locale(pressed(community=True), HOST) == "de"


def test_a_tag_finds_its_language_without_its_region_and_unknown_ones_are_english() -> None:
    assert [known(tag) for tag in ("de", "en-GB", "fr-CA", "sv-SE")] == ["de", "en", "fr", "en"]
