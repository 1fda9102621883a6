"""A bot that only answers presses, to separate the cost of discord.py itself from that of our bot: `python -m
tools.bench.bare PORT TICK CHANNEL PERSON ...`. A press causes three calls, about as many as with our bot. It
reports like tools.bench.serve.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import discord
from discord import ui
from discord.http import Route

from tools.bench.serve import reported

PICTURE = (Path(__file__).parents[2] / "docs" / "pictures" / "gear-head-hand.png").read_bytes()
LABELS = ("Draw", "Take", "Swap", "Pull up", "Hint", "Rules")


class Bare(discord.AutoShardedClient):
    """A bot without games."""

    def __init__(self, channel: int, people: Sequence[int]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._people = people
        self._public = self.get_partial_messageable(channel)

    async def on_ready(self) -> None:
        """Send a hand to everyone."""
        for person in self._people:
            dm = await self.create_dm(discord.Object(person))
            await dm.send(view=_view(), file=_picture())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press, edit the answer, and send a message to the channel."""
        await interaction.response.edit_message(view=_view(), attachments=[_picture()])
        await interaction.edit_original_response(view=_view(), attachments=[_picture()])
        await self._public.send("Somebody has moved.")


def _picture() -> discord.File:
    return discord.File(BytesIO(PICTURE), "hand.png", description="A hand of cards.")


def _view() -> ui.LayoutView:
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0xE69F00)
    box.add_item(ui.TextDisplay("**Your turn.**"))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png")))
    for row in (LABELS[:3], LABELS[3:]):
        box.add_item(
            ui.ActionRow(*(ui.Button(label=each, custom_id=f"pd:bare:play:0:{each}") for each in row))
        )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


async def main(port: int, tick: float, channel: int, people: Sequence[int]) -> None:
    """Run the bot with the simulated Discord at `port` until standard input closes. tick: as in
    tools.bench.serve.
    """
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    bot = Bare(channel, people)
    await reported(bot, bot.start("token"), tick)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), list(map(int, sys.argv[4:]))))
