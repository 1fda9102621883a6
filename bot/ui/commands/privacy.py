"""The bodies of /privacy: everything that is stored about a person, sent to them, or deleted once they
confirm it.
"""

from __future__ import annotations

import json
from io import BytesIO

import discord

from bot.ui.client import Interaction
from bot.ui.components import ButtonId, button
from bot.ui.messages.message import layout

_ASK = (
    "## Delete everything about me\n"
    "Your name and id go from every result, which then says *Deleted driver*. The finished tables where you "
    "sat go, with all hands and moves. A robot takes your seats in races in progress; you leave lobbies; "
    "circuits that you host pass to their best driver. What I know of your direct messages goes too.\n"
    "This is for all servers, and it cannot be undone. Messages that stand in channels stay as they are: "
    "their moderators can delete them."
)


async def export(interaction: Interaction) -> None:
    """Send whoever asks all that is stored about them, as a JSON file."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await interaction.client.personal_data.export(interaction.user.id)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    file = discord.File(BytesIO(text.encode()), "paddock-my-data.json")
    await interaction.followup.send("All that I have stored about you.", file=file, ephemeral=True)


async def ask(interaction: Interaction) -> None:
    """Say what deleting means, and offer the button that does it."""
    sure = button(ButtonId("0", "forget"), "Delete everything about me", discord.ButtonStyle.danger)
    await interaction.response.send_message(view=layout(_ASK, buttons=[sure]).body, ephemeral=True)
