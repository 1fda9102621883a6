"""The panel on which people choose who can challenge them, and whom they never want to meet."""

from collections.abc import Mapping
from dataclasses import replace

from bot.features.settings.layouts import peace_message
from bot.locales.phrase import Phrase, Text
from bot.model.preferences import digest
from bot.ui import text
from bot.ui.actions.save_preferences import change
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, data_of, number_of
from bot.ui.errors import Refusal
from bot.ui.handlers import on_press
from bot.ui.sync.answering import show_panel


@on_press("peace", redraws=True)
async def show(interaction: Interaction, _button_id: ButtonId | None = None, *, saved: Text = "") -> None:
    """Show who can challenge the user, as a panel. saved: the latest changes in words."""
    preferences, own = interaction.client.registry.preferences, interaction.user.id
    await preferences.load((own,), fresh=True)
    drawn = peace_message(preferences.of(own), text.locale_of(interaction), saved)
    await show_panel(interaction, drawn, ButtonId("0", "settings"))


@on_press("asked", redraws=True)
async def allow(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether others can challenge the user. Mark 1 allows it."""
    await change(interaction, asked=bool(button_id.mark))
    await show(interaction, saved=Phrase("settings-asked", on="yes" if button_id.mark else "no"))


@on_press("shun", redraws=True)
async def shun(interaction: Interaction, button_id: ButtonId) -> None:
    """Keep the button's person apart from the user."""
    await _keep_apart(interaction, {number_of(button_id.table): True})


@on_press("shuns", redraws=True)
async def switch(interaction: Interaction, _button_id: ButtonId) -> None:
    """Toggle whether the people chosen from a menu are kept apart from the user. Raises Refusal if the user
    is among them.
    """
    people = [int(each) for each in data_of(interaction).get("values", ())]
    if interaction.user.id in people:
        raise Refusal(Phrase("refuse-peace-self"))
    preferences = interaction.client.registry.preferences
    await preferences.load((interaction.user.id,), fresh=True)
    mine = preferences.of(interaction.user.id)
    await _keep_apart(interaction, {each: not mine.shuns(each) for each in people})


async def _keep_apart(interaction: Interaction, people: Mapping[int, bool]) -> None:
    registry, own = interaction.client.registry, interaction.user.id
    await registry.preferences.load((own,), fresh=True)
    mine = registry.preferences.of(own)
    kept = [each for each in mine.apart if each not in map(digest, people)]
    kept += [digest(each) for each, on in people.items() if on]
    await registry.choose(own, replace(mine, apart=tuple(kept)))
    told = [
        Phrase("settings-apart", name=text.person_mention(each), on="yes" if on else "no")
        for each, on in people.items()
    ]
    await show(interaction, saved=told[0] if len(told) == 1 else Phrase("settings-apart-many"))
