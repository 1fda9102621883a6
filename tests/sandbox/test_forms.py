"""Tests of modals and commands that Discord refuses or accepts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.commands import check_commands
from bot.sandbox.errors import ApiError
from bot.sandbox.limits import check_modal
from tests.sandbox.conftest import START, at, button, label, line, modal, row, text


def boxes(count: int) -> dict[str, Any]:
    """Return a group of check boxes."""
    options = [{"label": f"Box {at}", "value": str(at)} for at in range(count)]
    return {
        "type": 22,
        "custom_id": "boxes",
        "options": options,
        "min_values": 0,
        "max_values": max(count, 1),
    }


MODALS: list[tuple[str, dict[str, Any], str]] = [
    ("a title of 46 characters", modal(label(line()), title="x" * 46), "title"),
    ("no title", modal(label(line()), title=""), "title"),
    ("a custom_id of 101 characters", modal(label(line()), custom_id="x" * 101), "custom_id"),
    ("nothing to fill in", modal(), "components"),
    ("no components at all", {"title": "x", "custom_id": "x"}, "components"),
    ("six components", modal(*(label(line(custom_id=str(n))) for n in range(6))), "components"),
    ("a row of buttons", modal(row(button("a"))), "components.0.type"),
    ("a line without label", modal(line()), "components.0.type"),
    ("a label of 46 characters", modal(label(line(), label="x" * 46)), "components.0.label"),
    (
        "a description of 101 characters",
        modal(label(line(), description="x" * 101)),
        "components.0.description",
    ),
    ("a label of nothing", modal(label(text("x"))), "components.0.component.type"),
    (
        "a line's placeholder of 101 characters",
        modal(label(line(placeholder="x" * 101))),
        "components.0.component.placeholder",
    ),
    ("a line of 4,001 characters", modal(label(line(max_length=4_001))), "components.0.component.max_length"),
    ("a line of -1 characters", modal(label(line(min_length=-1))), "components.0.component.min_length"),
    (
        "a line filled with more than it takes",
        modal(label(line(value="abc", max_length=2))),
        "components.0.component.value",
    ),
    ("a line of no known style", modal(label(line(style=3))), "components.0.component.style"),
    ("no check boxes", modal(label(boxes(0))), "components.0.component.options"),
    ("eleven check boxes", modal(label(boxes(11))), "components.0.component.options"),
    ("a custom_id twice", modal(label(line()), label(line())), "components.1.component.custom_id"),
]


@pytest.mark.parametrize(("form", "path"), [case[1:] for case in MODALS], ids=[case[0] for case in MODALS])
def test_a_modal_is_refused_with(form: dict[str, Any], path: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_modal(form)
    assert refused.value.code == 50035
    assert at(refused.value.errors, path), refused.value.errors


def test_a_modal_of_a_menu_and_ten_check_boxes_is_taken() -> None:
    menu = {**boxes(25), "type": 3, "custom_id": "menu", "max_values": 1}
    check_modal(modal(label(menu), label(boxes(10))))


def test_a_modal_at_its_limits_is_taken() -> None:
    lines = [
        label(line(custom_id=str(n), max_length=4_000, placeholder="x" * 100), label="x" * 45)
        for n in range(3)
    ]
    check_modal(modal(*lines, title="x" * 45))


def command(**more: Any) -> dict[str, Any]:
    return {"name": "go", "description": "Goes", **more}


def choice(name: str) -> dict[str, Any]:
    return {"name": name, "value": name}


def choosing(**more: Any) -> dict[str, Any]:
    return command(options=[{"type": 3, **command(**more)}])


FRENCH = [
    {"type": 3, **command(name=f"go{n}", description_localizations={"fr": "x" * 100})} for n in range(25)
]
"""Options whose descriptions are short in English and long in French."""
COMMANDS: list[tuple[str, Any, str]] = [
    ("101 commands", [command(name=f"go{n}") for n in range(101)], ""),
    ("a name twice", [command(), command()], "1.name"),
    ("a name with a capital", [command(name="Go")], "0.name"),
    ("a name with a space", [command(name="go on")], "0.name"),
    ("a name of 33 characters", [command(name="x" * 33)], "0.name"),
    ("no description", [command(description="")], "0.description"),
    ("a description of 101 characters", [command(description="x" * 101)], "0.description"),
    (
        "26 options",
        [command(options=[{"type": 3, **command(name=f"go{n}")} for n in range(26)])],
        "0.options",
    ),
    ("an option twice", [command(options=[{"type": 3, **command()}] * 2)], "0.options.1.name"),
    (
        "a required option behind one that is not",
        [command(options=[{"type": 3, **command()}, {"type": 3, **command(name="on", required=True)}])],
        "0.options.1.required",
    ),
    ("26 choices", [choosing(choices=[choice(str(n)) for n in range(26)])], "0.options.0.choices"),
    ("a choice of 101 characters", [choosing(choices=[choice("x" * 101)])], "0.options.0.choices.0.name"),
    (
        "a description of 101 characters in French",
        [command(description_localizations={"fr": "x" * 101})],
        "0.description_localizations.fr",
    ),
    (
        "a choice of 101 characters in French",
        [choosing(choices=[{**choice("a"), "name_localizations": {"fr": "x" * 101}}])],
        "0.options.0.choices.0.name_localizations.fr",
    ),
    (
        "a menu's name of 33 characters in French",
        [{"type": 2, "name": "Go", "name_localizations": {"fr": "x" * 33}}],
        "0.name_localizations.fr",
    ),
    (
        "more than 8,000 characters in French",
        [command(options=[{"type": 1, **command(name=f"on{m}", options=FRENCH)} for m in range(4)])],
        "0",
    ),
    (
        "choices and autocompletion",
        [choosing(choices=[choice("a")], autocomplete=True)],
        "0.options.0.autocomplete",
    ),
    (
        "more than 8,000 characters",
        [
            command(
                options=[
                    {
                        "type": 3,
                        **choosing(name=f"go{n}", choices=[choice(f"{m}" + "x" * 90) for m in range(25)])[
                            "options"
                        ][0],
                        "name": f"go{n}",
                    }
                    for n in range(2)
                ]
            )
        ],
        "0",
    ),
]


@pytest.mark.parametrize(
    ("commands", "path"), [case[1:] for case in COMMANDS], ids=[case[0] for case in COMMANDS]
)
def test_commands_are_refused_with(commands: Any, path: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_commands(commands)
    assert refused.value.code == 50035
    assert at(refused.value.errors, path), refused.value.errors


def test_a_whole_command_is_taken() -> None:
    check_commands([START, command(name="go-on")])
