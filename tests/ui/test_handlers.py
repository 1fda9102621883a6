"""Tests that every button has one handler, and that every module with handlers registers them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import features
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.handlers import FORMS, PRESSES, on_form, on_press


async def another(_interaction: Interaction, _button_id: ButtonId) -> None:
    """Do nothing. It is a second handler of the same button."""


def test_a_button_has_one_handler_and_so_has_a_modal() -> None:
    with pytest.raises(AssertionError, match="two handlers of play"):
        on_press("play")(another)
    with pytest.raises(AssertionError, match="two handlers of cut"):
        on_form("cut")(another)
    assert another not in {handler.run for handler in (*PRESSES.values(), *FORMS.values())}


def test_every_file_with_handlers_registers_them() -> None:
    root = Path(features.__file__).parents[2]
    files = {each for each in root.glob("bot/**/*.py") if "\n@on_" in each.read_text()}
    modules = {handler.run.__module__ for handler in (*PRESSES.values(), *FORMS.values())}
    assert modules == {".".join(each.relative_to(root).with_suffix("").parts) for each in files}
    assert len(files) > 10


def test_every_modal_is_opened_by_a_button() -> None:
    assert FORMS.keys() <= PRESSES.keys()
