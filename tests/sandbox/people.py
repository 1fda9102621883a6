"""People in a Discord client: their presses and commands, and waiting for answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.sandbox import components, errors
from bot.sandbox.model import Channel, Interaction, Message, User
from bot.sandbox.shapes import Choice
from bot.sandbox.world import SandboxWorld


class Person:
    """A person at a client. A press or command raises Refused if a client does not allow it, and returns when
    SandboxWorld.until_done does: by default, when the interaction has been answered or has failed.
    """

    def __init__(self, world: SandboxWorld, user: User) -> None:
        self.world = world
        self.user = user

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.user.id

    @property
    def dm(self) -> Channel:
        """Return the person's DM channel with the bot."""
        return self.world.dm(self.user)

    def history(self, channel: Channel | None = None) -> list[Message]:
        """Return the messages that the person can read in a channel, oldest first. Without a channel, return
        those in the DM.
        """
        return self.world.history((channel or self.dm).id, self.id)

    async def _settled(self, interaction: Interaction) -> Interaction:
        await self.world.until_done(interaction)
        return interaction

    async def click(
        self,
        message: Message,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        at: int | None = None,
    ) -> Interaction:
        """Press the button with a label or custom_id, and return the interaction. at: the Unix millisecond of
        the press.
        """
        if custom_id is None:
            buttons = [part for part in message.parts() if part["type"] == components.BUTTON]
            found = next((each for each in buttons if each.get("label") == label), None)
            if found is None:
                offered = ", ".join(str(each.get("label")) for each in buttons)
                raise errors.Refused(f"There is no button {label}; there are: {offered}.")
            custom_id = str(found.get("custom_id"))
        return await self._settled(self.world.press(self.id, message.id, custom_id, at=at))

    async def select(
        self,
        message: Message,
        values: Sequence[str],
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
    ) -> Interaction:
        """Choose values in the menu with a custom_id or placeholder, or in the only menu if neither is given.
        Return the interaction.
        """
        if custom_id is None:
            menus = [part for part in message.parts() if part["type"] in components.SELECTS]
            named = [each for each in menus if placeholder in (None, each.get("placeholder"))]
            if len(named) != 1:
                offered = ", ".join(str(each.get("placeholder")) for each in menus)
                raise errors.Refused(f"There is not one menu {placeholder}; there are: {offered}.")
            custom_id = str(named[0]["custom_id"])
        return await self._settled(self.world.press(self.id, message.id, custom_id, values))

    async def slash(self, channel: Channel, command: str, **options: Any) -> Interaction:
        """Send a slash command, such as "race start", and return the interaction."""
        return await self._settled(self.world.command(self.id, channel.id, command, options))

    async def menu(self, channel: Channel, person: User, command: str) -> Interaction:
        """Choose a command in the context menu of a user, and return the interaction."""
        return await self._settled(self.world.menu(self.id, channel.id, command, person.id))

    async def submit_modal(self, interaction: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Submit the modal that answered an interaction, and return the new interaction."""
        return await self._settled(self.world.submit(self.id, interaction.id, values))

    async def complete(
        self, channel: Channel, command: str, option: str, text: str, **options: Any
    ) -> list[Choice]:
        """Return the completions for an option, with names and values."""
        asked = self.world.autocomplete(self.id, channel.id, command, option, text, options)
        return (await self._settled(asked)).choices or []

    async def send(self, channel: Channel, text: str) -> Message:
        """Write a message in a channel, and return it."""
        return self.world.post(self.id, channel.id, text)

    async def delete(self, message: Message) -> None:
        """Delete a message, or dismiss one that only this person sees."""
        self.world.delete(self.id, message.id)
