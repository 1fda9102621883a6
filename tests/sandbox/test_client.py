"""Tests of the real discord.py against the simulated Discord: the data that it parses, and the errors that it
raises.
"""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from os import getpid
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.sandbox.faults import Fault, RateLimits
from bot.sandbox.model import Interaction, Message
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from tests.sandbox.people import Person
from tests.virtual_time import VirtualClock, the_loop

_serial = count()

Asked = discord.Interaction[Any]


class Card(ui.LayoutView):
    """A text, two buttons and a menu. pressed: the handler of presses."""

    pressed: Callable[[Asked], Awaitable[Any]]

    def __init__(self, words: str = "A card") -> None:
        super().__init__(timeout=None)
        buttons: ui.ActionRow[Card] = ui.ActionRow(_Button("Go"), _Button("Stop"))
        self.add_item(
            ui.Container(ui.TextDisplay(words), buttons, ui.ActionRow(_Choice()), accent_colour=0xE69F00)
        )


class _Button(ui.Button[Card]):
    def __init__(self, words: str) -> None:
        super().__init__(label=words, custom_id=words.lower())

    async def callback(self, asked: Asked) -> None:
        assert self.view is not None
        await self.view.pressed(asked)


class _Choice(ui.Select[Card]):
    def __init__(self) -> None:
        super().__init__(placeholder="Which?", options=[discord.SelectOption(label="One", value="1")])

    async def callback(self, asked: Asked) -> None:
        assert self.view is not None
        await self.view.pressed(asked)


class Form(ui.Modal, title="Cards"):
    """A modal with a single text field."""

    line: ui.Label[Form] = ui.Label(text="Which?", component=ui.TextInput(max_length=20, custom_id="line"))

    async def on_submit(self, asked: Asked) -> None:
        assert isinstance(self.line.component, ui.TextInput)
        await asked.response.send_message(f"You typed {self.line.component.value}", ephemeral=True)


class Bot(discord.AutoShardedClient):
    """A bot with one command, whose handler a test sets."""

    def __init__(self, connector: aiohttp.BaseConnector) -> None:
        super().__init__(intents=discord.Intents(guilds=True), connector=connector, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.asked: Callable[[Asked, str], Awaitable[Any]]
        self.troubles: list[Exception] = []

        @self.tree.command(name="go", description="Goes")
        async def go(asked: Asked, where: str = "", who: discord.Member | None = None) -> None:
            await self.asked(asked, f"{where}{who.display_name if who else ''}")

        @go.autocomplete("where")
        async def where(_: Asked, text: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"{text}nza", value="monza")]

    async def setup_hook(self) -> None:
        await self.tree.sync()


class Scene:
    """The simulated world with the bot in it, and Ann in a channel."""

    def __init__(self, world: SandboxWorld, server: SandboxServer, bot: Bot) -> None:
        self.world, self.server, self.bot = world, server, bot
        self.ann = Person(world, world.add_user("ann", "Ann"))
        self.guild = world.add_guild("Server", self.ann.user)
        self.channel = world.add_channel(self.guild, "paddock")

    @property
    def there(self) -> discord.TextChannel:
        """Return the channel as discord.py represents it."""
        found = self.bot.get_channel(self.channel.id)
        assert isinstance(found, discord.TextChannel)
        return found

    async def shown(self, card: Card) -> Message:
        """Send a card as the bot, and return the message."""
        sent = await self.there.send(view=card)
        return self.channel.messages[sent.id]


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Scene]:
    world = SandboxWorld(VirtualClock(the_loop()))
    server = SandboxServer(world)
    socket = f"\0client-{getpid()}-{next(_serial)}"
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    await server.start(unix=socket)
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = server.base, URL(server.gateway_url())
    there = Scene(world, server, Bot(aiohttp.UnixConnector(socket)))
    async with there.bot as bot:
        running = the_loop().create_task(bot.start("token"))
        await bot.wait_until_ready()
        yield there
    await running
    await server.close()
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


async def test_the_bot_knows_its_server_and_its_commands_are_known(scene: Scene) -> None:
    assert [guild.name for guild in scene.bot.guilds] == ["Server"]
    assert [command["name"] for command in scene.world.known_commands(scene.guild)] == ["go"]
    assert not scene.server.rest.strange


async def test_a_command_reads_its_options_and_answers(scene: Scene) -> None:
    async def asked(interaction: Asked, words: str) -> None:
        assert interaction.user.id == scene.ann.id
        assert interaction.app_permissions.attach_files
        assert interaction.channel == scene.there
        sent = await interaction.response.send_message(words, ephemeral=True)
        assert sent.message_id == (await interaction.original_response()).id

    scene.bot.asked = asked
    done = await scene.ann.slash(scene.channel, "go", where="Monza ", who=scene.ann)
    assert done.response is not None
    assert done.response.content == "Monza Ann"
    assert done.response.ephemeral


async def test_an_option_is_completed(scene: Scene) -> None:
    assert await scene.ann.complete(scene.channel, "go", "where", "Mo") == [
        {"name": "Monza", "value": "monza"}
    ]


async def test_a_deferred_command_is_answered_later_and_its_messages_are_edited(scene: Scene) -> None:
    async def asked(interaction: Asked, _words: str) -> None:
        await interaction.response.defer(thinking=True)
        first = await interaction.followup.send("first", wait=True)
        await first.edit(content="first, edited")
        more = await interaction.followup.send("more", wait=True)
        await more.edit(content="more, edited")
        gone = await interaction.followup.send("gone", wait=True)
        await gone.delete()

    scene.bot.asked = asked
    await scene.ann.slash(scene.channel, "go")
    await the_loop().settle()
    assert [message.content for message in scene.ann.history(scene.channel)] == [
        "first, edited",
        "more, edited",
    ]


async def test_a_button_and_a_menu_redraw_their_message_with_a_picture(scene: Scene) -> None:
    card = Card()

    async def pressed(asked: Asked) -> None:
        new = Card(f"pressed {asked.data}")
        picture = discord.File(io.BytesIO(b"\x89PNG"), "a.png", description="cars")
        new.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png", description="cars")))
        new.pressed = pressed
        await asked.response.edit_message(view=new, attachments=[picture])

    card.pressed = pressed
    message = await scene.shown(card)
    await scene.ann.click(message, label="Go")
    assert message.attachments[0].description == "cars"
    done = await scene.ann.select(message, ["1"])
    assert done.state == "answered"
    assert "'values': ['1']" in "".join(part.get("content", "") for part in message.parts())
    assert len(message.attachments) == 1


async def test_a_modal_is_filled_in(scene: Scene) -> None:
    card = Card()

    async def pressed(asked: Asked) -> None:
        await asked.response.send_modal(Form())

    card.pressed = pressed
    shown = await scene.ann.click(await scene.shown(card), label="Go")
    assert shown.modal is not None
    assert shown.modal["title"] == "Cards"
    done = await scene.ann.submit_modal(shown, {"line": "A 7"})
    assert done.response is not None
    assert done.response.content == "You typed A 7"


async def test_discord_py_raises_what_is_refused(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await scene.there.send("x" * 2_001)
    assert refused.value.code == 50035
    assert "content" in refused.value.text
    scene.ann.user.dms_open = False
    with pytest.raises(discord.Forbidden) as forbidden:
        await (await scene.bot.create_dm(discord.Object(scene.ann.id))).send("x")
    assert forbidden.value.code == 50007
    with pytest.raises(discord.NotFound) as unknown:
        await scene.there.fetch_message(5)
    assert unknown.value.code == 10008


async def test_a_second_answer_and_a_late_one_are_refused(scene: Scene) -> None:
    codes: list[int] = []

    async def answer(interaction: Asked, _words: str) -> None:
        for _ in range(2):
            try:
                await interaction._state.http.request(
                    Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback"),
                    json={"type": 4, "data": {"content": "x"}},
                )
            except discord.HTTPException as error:
                codes.append(error.code)

    scene.bot.asked = answer
    await scene.ann.slash(scene.channel, "go")
    await the_loop().settle()
    scene.server.faults.add(Fault("POST", "/interactions/*", delay=3.5, times=None))
    late = await scene.ann.slash(scene.channel, "go")
    assert late.failed
    await the_loop().advance(10)
    assert codes == [40060, 10062, 10062]


async def test_history_edits_and_deletion_work_on_plain_messages(scene: Scene) -> None:
    first = await scene.there.send("first")
    await scene.there.send("second", nonce="n")
    assert [message.content async for message in scene.there.history(after=first)] == ["second"]
    await first.edit(content="changed")
    await scene.there.get_partial_message(first.id).delete()
    assert [message.content for message in scene.ann.history(scene.channel)] == ["second"]
    assert (await scene.there.send("again", nonce="n")).content == "second"


async def test_rate_limits_are_waited_for(scene: Scene) -> None:
    scene.server.rest.limits = RateLimits()
    began = the_loop().time()
    for words in "abcdef":
        await scene.there.send(words)
    assert the_loop().time() - began == pytest.approx(5.0, abs=0.1)
    assert {request.status for request in scene.server.requests} == {200}
    scene.server.rest.limits = None
    scene.server.faults.add(Fault(status=429, retry_after=3.0))
    began = the_loop().time()
    await scene.there.send("late")
    assert the_loop().time() - began == pytest.approx(3.0, abs=0.1)


@pytest.mark.parametrize("resumable", [True, False])
async def test_the_bot_comes_back_when_its_connection_is_lost(scene: Scene, *, resumable: bool) -> None:
    async def asked(interaction: Asked, words: str) -> None:
        await interaction.response.send_message(f"back {words}")

    scene.bot.asked = asked
    scene.server.gateway.invalidate(resumable=resumable)
    await the_loop().advance(30)
    assert (scene.server.gateway.resumed, scene.server.gateway.identified) == (1, 1) if resumable else (0, 2)
    assert (await scene.ann.slash(scene.channel, "go")).state == "answered"


async def test_presses_of_the_time_without_connection_are_delivered_when_it_resumes(scene: Scene) -> None:
    async def asked(interaction: Asked, _words: str) -> None:
        await interaction.response.send_message("back")

    scene.bot.asked = asked
    scene.server.faults.mute = True
    missed = scene.world.command(scene.ann.id, scene.channel.id, "go")
    scene.server.faults.mute = False
    assert not missed.done.is_set()
    scene.server.gateway.reconnect()
    await the_loop().advance(2)
    assert missed.state == "answered"


async def test_a_failed_interaction_is_what_people_read_when_nobody_answers(scene: Scene) -> None:
    async def asked(_interaction: Asked, _words: str) -> None:
        return

    scene.bot.asked = asked
    done: Interaction = await scene.ann.slash(scene.channel, "go")
    assert done.failed
    assert "3 seconds" in done.trouble
