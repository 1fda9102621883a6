"""Tests that every lesson of every game can be played to its end under the game's real rules."""

from __future__ import annotations

import pytest

from bot.features.lessons.layouts import LessonStep, stage
from bot.locales.phrase import ENGLISH
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ActionMenu, ButtonId
from bot.ui.messages.choices import NO_EMOJI, choice_controls
from tests.english import english
from tests.games.titles import EVERY

TAUGHT = {key: title for key, title in EVERY.items() if title.words.lesson is not None}


@pytest.fixture(params=TAUGHT)
def title(request: pytest.FixtureRequest) -> Title:
    return TAUGHT[request.param]


def stages(title: Title) -> list[LessonStep]:
    assert title.words.lesson is not None
    return [stage(title, done, "Ann") for done in range(len(title.words.lesson.exercises))]


def test_a_lesson_keeps_to_the_rules_from_its_deal_to_its_end_in_six_to_ten_presses(title: Title) -> None:
    assert title.words.lesson is not None
    assert 6 <= len(title.words.lesson.exercises) <= 10
    stage(title, len(title.words.lesson.exercises), "Ann")


def test_at_every_press_it_is_the_learner_who_is_to_move_and_one_press_makes_the_move(title: Title) -> None:
    for at in stages(title):
        assert at.lesson.seat in title.rules.game.awaits(at.match.state), at.done
        offered = [
            tag
            for each in choice_controls(ButtonId("0", "x"), at.choices(), "", NO_EMOJI, ENGLISH)
            for tag in tags(each)
        ]
        assert offered.count(at.wanted) == 1, at.done
        assert [label.strong for tag, label in at.choices()].count(True) == 1


def tags(control: object) -> list[str]:
    """Return the tags of the actions that one press of a button, or one choice in a menu, can request."""
    if isinstance(control, ActionButton):
        return [control.button_id.arg]
    assert isinstance(control, ActionMenu)
    assert control.button_id.action == "x", "a menu of groups would be another press"
    return [option.value for option in control.options]


def test_something_else_can_be_pressed_too_in_most_of_them(title: Title) -> None:
    assert sum(len(at.choices()) > 1 for at in stages(title)) >= len(stages(title)) / 2


def test_texts_and_reasons_have_200_characters_at_the_most(title: Title) -> None:
    assert title.words.lesson is not None
    for each in title.words.lesson.exercises:
        assert len(english(each.text)) <= 200, each.text
        assert len(english(each.why)) <= 200, english(each.why)
        assert english(each.why)[0].islower(), english(each.why)
        assert english(each.why).endswith("."), english(each.why)
    assert 3 <= len(title.words.lesson.known) <= 5
    assert all(len(english(line)) <= 200 for line in title.words.lesson.known)


def test_it_can_be_read_and_pressed_in_four_minutes(title: Title) -> None:
    assert title.words.lesson is not None
    words = sum(len(english(each.text).split()) for each in title.words.lesson.exercises)
    words += sum(len(english(line).split()) for line in title.words.lesson.known)
    assert words / 200 * 60 + 10 * len(title.words.lesson.exercises) <= 240, (
        "200 words a minute, 10 s a press"
    )
