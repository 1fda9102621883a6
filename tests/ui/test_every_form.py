"""Every form and every message that a person reaches by buttons, in every language, in the simulated Discord,
which refuses what the real one refuses: a label of 46 characters, an alt text of 1,025.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bot.league.circuit import NAME as CIRCUIT
from bot.locales.phrase import LOCALES, Locale
from bot.sandbox import permissions
from bot.sandbox.components import BUTTON, SELECT
from bot.sandbox.model import Message
from bot.ui.components import BACK, read
from bot.ui.dispatch import FORMS
from tests.sandbox.people import Person
from tests.venue import Venue, components

NAME = "*_~`|>[x](y)<@1>" * 2
"""A name as long and as odd as Discord allows."""
TYPED = {"nightplan": "in 2 hours", "nightwhen": "in 3 hours", "quiet": "22-7 UTC"}
"""What is typed into a form; into the others a number."""
LAST = (
    "cancel",
    "nightstart",
    "forget",
    "end",
    "stop",
    "leave",
    "close",
    "wrapup",
    "nightoff",
    "posthub",
    "callup",
)
"""What ends something: pressed only when nothing else is left."""
COMMANDS = ("paddock", "daily", "league standings", "table list", "settings", "server")


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_form_opens_and_no_message_is_refused(
    venue: Venue, locale: Locale, caplog: pytest.LogCaptureFixture
) -> None:
    person = venue.member(NAME, permissions.EVERYONE | permissions.MANAGE_GUILD)
    person.user.locale = "en-US" if locale == "en" else locale
    opened = await Walk(venue, person).walk()
    assert set(FORMS) <= opened
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []


class Walk:
    """A person presses one button of each action, on whatever the bot shows them."""

    def __init__(self, venue: Venue, person: Person) -> None:
        self.venue, self.person = venue, person
        self.pressed = set[str]()
        self.forms = set[str]()

    async def walk(self) -> set[str]:
        """The actions whose form was opened."""
        channel, titles = self.venue.channel, self.venue.bot.builder.titles.values()
        await self.person.slash(channel, "league create", name="*" * CIRCUIT)
        for command in (*(f"{title.command} start" for title in titles), *COMMANDS):
            await self.person.slash(channel, command)
        while True:
            offered = list(self.offered())
            if all(action in LAST for _, action, _, _ in offered) and await self.up():
                continue
            if not offered:
                return self.forms
            message, action, custom_id, values = min(offered, key=lambda each: each[1] in LAST)
            self.pressed.add(action)
            pressed = self.venue.world.press(self.person.id, message.id, custom_id, values)
            await self.venue.world.settle(pressed)
            assert pressed.state != "failed", action
            if pressed.modal is not None:
                self.forms.add(action)
                typed = TYPED.get(action, "7")
                await self.person.submit_modal(pressed, {"text": typed})
            if action == "alone":
                await self.play()

    async def up(self) -> bool:
        """Go back from each panel, once. Return whether there was one."""
        backs = [
            (message, part["custom_id"])
            for channel in (self.venue.channel, self.person.dm)
            for message in self.venue.world.history(channel.id, self.person.id)
            for part in components(message)
            if part.get("custom_id", "").startswith(f"{BACK}:")
        ]
        for message, custom_id in backs:
            pressed = self.venue.world.press(self.person.id, message.id, custom_id)
            await self.venue.world.settle(pressed)
            assert pressed.state != "failed", custom_id
        return bool(backs)

    async def play(self) -> None:
        """Play the game to its end."""
        while played := [each for each in self.offered() if each[1] == "play"]:
            message, _, custom_id, values = played[0]
            await self.venue.world.settle(
                self.venue.world.press(self.person.id, message.id, custom_id, values)
            )
            await self.venue.wait(5)

    def offered(self) -> Iterator[tuple[Message, str, str, Sequence[str]]]:
        """What can be pressed and is new: the message, the action, the custom_id, and a menu's choice."""
        for channel in (self.venue.channel, self.person.dm):
            for message in reversed(self.venue.world.history(channel.id, self.person.id)):
                for part in components(message):
                    if part["type"] in (BUTTON, SELECT) and not part.get("disabled") and "custom_id" in part:
                        action = read(part["custom_id"]).action
                        leads_back = part["custom_id"].startswith(f"{BACK}:")
                        if action not in self.pressed and not leads_back:
                            values = [part["options"][-1]["value"]] if part["type"] == SELECT else ()
                            yield message, action, part["custom_id"], values
