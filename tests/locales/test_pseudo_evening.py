"""Tests of evenings of the whole bot in the pseudo-language: every message that it sends, whatever people
press.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.locales.phrase import LOCALES
from bot.sandbox.model import Event
from bot.title import AnyTitle
from bot.ui.components import read
from bot.ui.text import safe
from bot.words.player_car import DRIVERS
from tests.locales.reading import Reading
from tests.sketches import SKETCHED
from tests.venue import Venue
from tools.pseudo import PSEUDO, add
from tools.simulation import evening
from tools.simulation.evening import Evening
from tools.simulation.played import played
from tools.simulation.story import NAMES, story
from tools.simulation.titles import QUICK
from tools.simulation.typed import STRINGS

SEEDS = range(1, 7)
CIRCUITS = STRINGS["name"]
"""The names that people give their circuits."""


class Reader:
    """Checks the messages that the bot sends. ids: the ids of the tables that it has seen."""

    def __init__(self) -> None:
        typed = [word for name in CIRCUITS for word in (name, safe(name), *name.split())]
        places = "Server", "paddock", "garage", "Europe/Berlin"
        self.reading = Reading(*NAMES, *DRIVERS, *places, *typed, "English", "random")
        self.ids = {"0"}

    def hear(self, event: Event) -> None:
        """Check the message of an event on Discord if the bot sent or changed it."""
        message = event.message
        if (
            event.kind not in ("message_created", "message_updated")
            or message is None
            or not message.author.bot
        ):
            return
        self.ids |= {read(part["custom_id"]).table for part in message.parts() if "custom_id" in part} - {""}
        ids = re.compile(rf"\b({'|'.join(self.ids)})\b")
        for part in ({"type": 10, "content": message.content}, *message.parts()):
            shown: dict[str, Any] = {
                key: ids.sub("", value) if isinstance(value, str) else value for key, value in part.items()
            }
            self.reading.components([{**shown, "components": ()}], "message")


@pytest.mark.thorough
def test_an_evening_is_said_by_messages_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    add()
    found = Reader()
    opened, member = Evening._opened, Venue.member

    def listening(self: Evening, venue: Venue) -> None:
        opened(self, venue)
        venue.world.subscribe(found.hear)

    def foreign(self: Venue, *given: Any, **more: Any) -> Any:
        person = member(self, *given, **more)
        person.user.locale = PSEUDO
        return person

    own: Mapping[str, AnyTitle] = {
        key: replace(title, words=SKETCHED[key].words) for key, title in QUICK.items()
    }
    monkeypatch.setattr(
        "bot.features.settings.layouts.LOCALES", {PSEUDO: LOCALES[PSEUDO]}
    )  # nobody reads another
    monkeypatch.setattr(evening, "QUICK", own)
    monkeypatch.setattr(Evening, "_opened", listening)
    monkeypatch.setattr(Venue, "member", foreign)
    for seed in SEEDS:
        played(story(seed))
    found.reading.must_be_right()
