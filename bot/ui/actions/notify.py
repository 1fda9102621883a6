"""The button under the notice that a table has opened."""

from bot.locales.phrase import Phrase
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, tag
from bot.ui.errors import Refusal, tell


async def hush(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn off the notices of that server. Raises Refusal if they are already off."""
    preferences, person = interaction.client.registry.preferences, interaction.user.id
    wished = await preferences.wishes_of(person)
    guild = next((each.guild for each in wished if tag(("wish", each.guild)) == button_id.arg), None)
    if guild is None:
        raise Refusal(Phrase("refuse-notices-off"))
    await preferences.wish(person, guild, ())
    await tell(interaction, Phrase("answer-notices-off"))
