"""Tests of three languages at one table: players read their own language, and the table is in its host's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.locales.phrase import LOCALES
from bot.sandbox.model import Message
from bot.ui.components import read
from tests.settings import choose, choose_for_server
from tests.venue import Venue, components, text_of, words_of
from tools.pseudo import OPEN, write


@pytest.fixture(autouse=True, scope="module")
def _danish_and_dutch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Add two languages. Both are English with accents, and each message begins with the name of the
    language.
    """
    for locale in ("da", "nl"):
        folder = tmp_path_factory.mktemp("languages") / locale
        write(folder)
        for file in folder.glob("*.ftl"):
            file.write_text(file.read_text().replace(OPEN, f"{OPEN}{locale}:"))
        LOCALES[locale] = folder
    yield
    for locale in ("da", "nl"):
        del LOCALES[locale]


def languages(text: str) -> set[str]:
    """Return the languages of the messages in a text, or "en" if it contains neither "da" nor "nl"."""
    return {locale for locale in ("da", "nl") if f"{OPEN}{locale}:" in text} or {"en"}


def button(message: Message, action: str) -> str:
    """Return the custom_id of the button with a given action."""
    ids: list[str] = [part["custom_id"] for part in components(message) if "custom_id" in part]
    return next(id for id in ids if read(id).action == action)


async def started(venue: Venue) -> Message:
    """Start a table of Ann and Bo. Ann reads English when she opens it, and Danish when she starts it. Bo
    reads Dutch. Cy, who is a spectator, reads English.
    """
    lobby = await venue.lobby("Ann", seating="fixed")
    venue.person("Bo").user.locale = "nl"
    await venue.person("Bo").click(lobby, label="Join / Leave")
    assert languages(text_of(lobby)) == {"en"}
    venue.person("Ann").user.locale = "da"
    await venue.person("Ann").click(lobby, label="Start")
    return lobby


async def test_everybody_reads_their_own_hand_and_the_board_is_in_the_hosts_language(venue: Venue) -> None:
    board = await started(venue)
    assert languages(text_of(board)) == {"da"}
    assert languages(text_of(venue.dm("Ann"))) == {"da"}
    assert languages(text_of(venue.dm("Bo"))) == {"nl"}
    for name, own in (("Ann", "da"), ("Bo", "nl"), ("Cy", "en")):
        answer = await venue.person(name).click(board, custom_id=button(board, "text"))
        assert languages(words_of(answer)) == {own}, name
    refused = await venue.person("Bo").click(board, custom_id=button(board, "hand"))
    assert languages(words_of(refused)) == {"nl"}


async def test_what_happens_by_time_after_a_restart_is_in_the_languages_that_were_kept(venue: Venue) -> None:
    board = await started(venue)
    await venue.restart()
    await venue.wait(100)
    assert languages(text_of(board)) == {"da"}
    assert languages(text_of(venue.dm("Bo"))) == {"nl"}
    called = [message.content for message in venue.shown() if message.content]
    assert [languages(content) for content in called] == [{"da"}], called


async def test_a_language_that_somebody_chooses_counts_at_once_and_for_them_alone(venue: Venue) -> None:
    board = await started(venue)
    answer = await choose(venue, "Bo", language="en")
    await venue.wait(5)
    assert languages(text_of(answer)) == {"en"}
    assert languages(text_of(venue.dm("Bo"))) == {"en"}
    assert languages(text_of(board)) == languages(text_of(venue.dm("Ann"))) == {"da"}


@pytest.mark.thorough
async def test_a_client_that_speaks_another_language_at_the_next_press_turns_its_hands_to_it(
    venue: Venue,
) -> None:
    await started(venue)
    venue.person("Bo").user.locale = "da"
    await venue.person("Bo").slash(venue.channel, "paddock")
    await venue.wait(5)
    assert languages(text_of(venue.dm("Bo"))) == {"da"}


async def test_the_language_of_a_server_goes_before_that_of_the_host(venue: Venue) -> None:
    venue.manager("Boss")
    await choose_for_server(venue, "Boss", language="en")
    board = await started(venue)
    assert languages(text_of(board)) == {"en"}
    assert languages(text_of(venue.dm("Ann"))) == {"da"}
