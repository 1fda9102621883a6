"""Messages in the pseudo-language: what has no accents is written in Python, out of a translator's reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.league.circuit import Circuit, Races
from bot.league.standings import standings
from bot.locales.language import spoken
from bot.locales.phrase import Phrase, Text
from bot.model.preferences import Preferences, Quiet, ServerChoice
from bot.ui.messages.lesson import lessons_message
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.settings import server_message, settings_message
from bot.words.standings import describe
from tests.league.seasons import race
from tests.locales.pseudo import spoken_in_pseudo, unsaid


def texts(drawn: MessageLayout) -> str:
    """All that is written in a message."""
    return "\n".join(str(part.content) for part in drawn.body.walk_children() if hasattr(part, "content"))


def test_settings_are_said_by_messages_alone(tmp_path: Path) -> None:
    chosen, server = (
        Preferences("dm", Quiet(0, 60, "Europe/Berlin"), "light"),
        ServerChoice(role=7, ratings=True),
    )
    with spoken_in_pseudo(tmp_path) as locale:
        own = settings_message(chosen, {"rasant": "Rasant"}, {"rasant"}, locale, manages=True)
        assert set(unsaid(texts(own))) == {"Europe", "Berlin", "Rasant"}
        assert unsaid(texts(server_message(server, locale))) == []


def test_the_list_of_lessons_is_said_by_messages_alone(tmp_path: Path) -> None:
    names = {word for title in TITLES.values() for word in title.name.split()}
    with spoken_in_pseudo(tmp_path) as locale:
        assert set(unsaid(texts(lessons_message(tuple(TITLES.values()), {}, locale)))) <= names


def test_standings_are_said_by_messages_alone(tmp_path: Path) -> None:
    cup = Circuit("cup", 1, 2, "Cup", 11, Races(3), 0.0)
    table = standings((*race(1, {"A": 21, "B": 20}), *race(2, {"A": 3, "B": 4})))
    with spoken_in_pseudo(tmp_path) as locale:
        told = [spoken(line, locale) for line in describe(cup, table)]
    assert {word for line in told for word in unsaid(line)} <= {"Cup", "and"}


@pytest.mark.parametrize(
    "text", [Phrase("refuse-too-few", seats=2), Phrase("refuse-turn", name=["Ann", "Bo"])]
)
def test_a_refusal_has_accents_in_all_but_names(text: Text, tmp_path: Path) -> None:
    with spoken_in_pseudo(tmp_path) as locale:
        assert set(unsaid(spoken(text, locale))) <= {"Ann", "Bo", "and"}
