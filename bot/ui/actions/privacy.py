"""The button that deletes all data about a person."""

from collections.abc import Sequence

from bot.locales.language import say
from bot.locales.phrase import Locale, Phrase
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout
from bot.ui.reader import locale_of

_PAUSE = 600.0
"""Seconds between two deletions for one person: new data can be stored at any moment."""
_MOST = 10
"""Most links in the list."""


async def forget(interaction: Interaction, _button_id: ButtonId) -> None:
    """Delete all stored data about the presser."""
    client, person = interaction.client, interaction.user.id
    now = client.registry.unix_now()
    if await client.pauses.until("forget", person, now) is not None:
        raise Refusal(Phrase("privacy-forget-again"))
    await interaction.response.defer()
    await client.display.tried(person)
    stored = await client.personal_data.export(person)
    forgotten = await client.registry.forgetting.person(person)
    # all writes wait for the scrubbing, so a person cannot request it repeatedly, or without stored data
    if any(value for what, value in stored.items() if what != "person"):
        await client.pauses.begin("forget", person, now, _PAUSE)
        await client.pauses.end("export", person)  # so that they can check that no data is left
        await client.personal_data.scrub()
    locale = locale_of(interaction)
    done, beyond = say("privacy-done", locale, alias=forgotten.alias), say("privacy-beyond", locale)
    if not forgotten.tables:
        await interaction.edit_original_response(view=layout(f"{done}\n{beyond}").body)
        return
    await interaction.edit_original_response(view=layout(f"{done}\n{say('privacy-soon', locale)}").body)

    async def tell(unreached: Sequence[str]) -> None:
        ends = _unreached(unreached, locale) if unreached else say("privacy-all", locale)
        await interaction.edit_original_response(view=layout(f"{done}\n{ends}\n{beyond}").body)

    client.display.tell_unreached(forgotten.tables, tell)


def _unreached(links: Sequence[str], locale: Locale) -> str:
    """The messages that still contain the person's name, as many as fit."""
    more = [say("privacy-more", locale, count=len(links) - _MOST)] if len(links) > _MOST else []
    return "\n- ".join([say("privacy-unreached", locale), *links[:_MOST], *more])
