"""Tests of messages outside of games in the pseudo-language: settings, lessons, lobbies, the league,
refusals.
"""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES
from bot.features.circuits.words import describe
from bot.features.lessons.layouts import lesson_message, lessons_message, stage
from bot.features.settings.layouts import limits_message, server_message, settings_message
from bot.league.circuit import Circuit, Games
from bot.league.standings import standings
from bot.locales.phrase import ENGLISH, Phrase, spoken
from bot.model.preferences import Preferences, Quiet, ServerChoice
from bot.tables.new_lobbies import Limits
from bot.title import AnyTitle
from bot.ui.messages.rules import rules_message
from tests.league.seasons import match
from tests.locales.reading import NOTE, Reading
from tests.locales.samples import samples
from tools.messages import messages
from tools.pseudo import CLOSE, OPEN, PICTURED, PSEUDO, add, bare, faults

TAUGHT = {key: title for key, title in TITLES.items() if title.words.lesson is not None}
every_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


def reader(*same: str) -> Reading:
    add()
    return Reading(*same)


def bracketed(text: str) -> str:
    return text.replace("[", OPEN).replace("]", CLOSE)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[Žééröö] wrds", "in no message: wrds"),
        ("[Žééröö words]", "without accents: words"),
        ("[Öñé twö] [thréé]", "glued: [Öñé twö] [thréé]"),
        ("[Öñé twö…", "cut: [Öñé twö…"),
        ("[Öñé Ann.] [Twö: [thréé].]", None),
    ],
)
def test_a_fault_is_found(text: str, fault: str | None) -> None:
    assert faults(bracketed(text), ("Ann",)) == (() if fault is None else (bracketed(fault),))


def test_the_brackets_of_an_argument_do_not_count() -> None:
    assert bare(bracketed("[Öñé [twö] öf [[thréé]]] · [föûr]")) == bracketed("[Öñé twö öf thréé] · [föûr]")


def test_settings_are_said_by_messages_alone() -> None:
    chosen, games = Preferences("dm", Quiet(0, 60, "Europe/Berlin"), "light"), {"rasant": "Rasant"}
    saved, reading = Phrase("settings-tips", on="yes"), reader("Europe/Berlin", "Rasant", "English")
    for wished in (None, set[str](), {""}, {"rasant"}):
        for person in (chosen, Preferences()):
            drawn = settings_message(person, games, wished, PSEUDO, manages=wished is not None, saved=saved)
            reading.message(drawn, "settings")
    for server in (ServerChoice(role=7, ratings=True), ServerChoice()):
        reading.message(server_message(server, [], PSEUDO), "settings of a server")
        reading.message(limits_message(server, Limits(), PSEUDO), "limits of a server")
    reading.must_be_right()


def test_the_list_of_lessons_is_said_by_messages_alone() -> None:
    reading = reader()
    reading.message(lessons_message(tuple(TITLES.values()), {}, PSEUDO), "lessons")
    reading.must_be_right()


@pytest.mark.few(2)
@pytest.mark.parametrize("title", TAUGHT.values(), ids=TAUGHT)
def test_a_lesson_is_said_by_messages_alone(title: AnyTitle) -> None:
    reading, lesson = reader(), title.words.lesson
    assert lesson is not None
    for done in range(len(lesson.exercises) + 1):
        at = stage(title, done, "Ann")
        for other in (False, True):
            drawn = lesson_message(at, (), PSEUDO, other=other, resumed=not other, opens=other)
            reading.message(drawn, "lesson")
    reading.must_be_right()


@every_title
def test_rules_are_said_by_messages_alone(title: AnyTitle) -> None:
    reading, credit = reader(), title.words.credit
    reading.text(title.words.pitch, "pitch")
    reading.text(title.board.cover_alt, "cover")
    reading.text(credit, "credit")
    for line in title.words.text.rules():
        reading.text(line, "rules")
    reading.message(rules_message(title, PSEUDO), "rules")
    reading.message(rules_message(title, PSEUDO, 1), "rules")
    reading.must_be_right()


def test_standings_are_said_by_messages_alone() -> None:
    cup = Circuit("cup", 1, 2, "Cup", 11, Games(3), 0.0)
    table = standings((*match(1, {"A": 21, "B": 20}), *match(2, {"A": 3, "B": 4})))
    reading = reader("Cup")
    for line in describe(cup, table):
        reading.text(line, "standings")
    reading.must_be_right()


def test_every_variant_of_every_message_is_said() -> None:
    add(PICTURED)
    longest = dict[str, str]()
    for phrase in samples():
        spoken(phrase, ENGLISH)
        words = spoken(phrase, PICTURED)
        longest[phrase.id] = max(longest.get(phrase.id, ""), words, key=len)
    assert longest.keys() == messages().keys()
    described = [words for id, words in longest.items() if id.startswith("command-")]
    assert [words for words in described if len(words) > NOTE] == []
