"""The interactions of people as the bot receives them. All methods raise Refused where a client would not
allow the action.
"""

from collections.abc import Mapping, Sequence

from bot.sandbox import commands, components, installs, model, payloads, permissions
from bot.sandbox.answers import Answers
from bot.sandbox.content import Content
from bot.sandbox.errors import Refused
from bot.sandbox.shapes import Command, Component, Filled


class Presses:
    """The interactions that people make. Each method returns before the bot has answered."""

    def __init__(self, content: Content, answers: Answers) -> None:
        self._content = content
        self._answers = answers

    def press(
        self,
        user_id: int,
        message_id: int,
        custom_id: str,
        values: Sequence[str] = (),
        at: int | None = None,
    ) -> model.Interaction:
        """Press a button, or choose `values` in a menu, and return the interaction. at: the Unix millisecond
        in the interaction's id, or None for now.
        """
        user, message = self._content.users[user_id], self._content.messages.get(message_id)
        if (
            message is None
            or not self._content.sees(user, message.channel)
            or not model.visible(message, user_id)
        ):
            raise Refused("You do not see such a message.")
        if message.channel.archived:
            raise Refused("Nothing can be pressed in an archived thread.")
        part = next((each for each in message.parts() if each.get("custom_id") == custom_id), None)
        if part is None:
            raise Refused(f"There is nothing on this message with the custom_id {custom_id}.")
        if part.get("disabled"):
            raise Refused(f"{part.get('label') or part.get('placeholder') or custom_id} is disabled.")
        data: dict[str, object] = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        if part["type"] in components.SELECTS:
            data |= self._chosen(part, values, message.channel)
        elif part["type"] != components.BUTTON or part.get("style") == components.LINK:
            raise Refused("That cannot be pressed.")
        owners = message.interaction.owners if message.interaction is not None else None
        return self._make(
            model.InteractionKind.COMPONENT,
            user=user,
            channel=message.channel,
            data=data,
            owners=owners,
            message=message,
            at=at,
        )

    def _chosen(self, menu: Component, values: Sequence[str], channel: model.Channel) -> dict[str, object]:
        """Return the data that a client sends for a choice in a menu."""
        chosen = [str(getattr(value, "id", value)) for value in values]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not least <= len(chosen) <= most or len(set(chosen)) < len(chosen):
            raise Refused(f"This menu takes {least} to {most} choices.")
        if menu["type"] == components.SELECT:
            offered = [option["value"] for option in menu["options"]]
            for value in chosen:
                if value not in offered:
                    raise Refused(f"This menu does not offer {value}.")
            return {"values": chosen}
        ids = [int(id) for id in chosen]
        if menu["type"] == components.ROLES:
            return {"values": chosen, "resolved": self._roles(ids, channel)}
        return {"values": chosen, "resolved": self._resolved(ids, channel)}

    def command(
        self,
        user_id: int,
        channel_id: int,
        name: str,
        options: Mapping[str, object] | None = None,
        at: int | None = None,
        *,
        unchecked: bool = False,
    ) -> model.Interaction:
        """Send a slash command, and return the interaction. name: with subcommands, without the slash.
        unchecked: whether to send values that no client would allow.
        """
        user, channel = self._content.users[user_id], self._content.channels[channel_id]
        command, path, leaf, owners = self._command(user, channel, name)
        fill = commands.fill_unchecked if unchecked else commands.fill
        filled = fill(leaf, options or {}, self._content.users, channel.guild)
        data = self._data(command, path, filled, channel)
        return self._make(
            model.InteractionKind.COMMAND,
            user=user,
            channel=channel,
            data=data,
            owners=owners,
            name=name,
            at=at,
        )

    def menu(self, user_id: int, channel_id: int, name: str, target_id: int) -> model.Interaction:
        """Choose a command in a person's context menu, and return the interaction."""
        user, channel = self._content.users[user_id], self._content.channels[channel_id]
        known = self._content.known_commands(channel.guild)
        command = next(
            (each for each in known if each["name"] == name and each.get("type") == commands.USER_MENU), None
        )
        if command is None or target_id not in self._content.users:
            raise Refused(f"There is no {name} in this menu.")
        owners = self._must_be_offered(user, channel, command)
        data = {"id": command["id"], "name": name, "type": commands.USER_MENU, "target_id": str(target_id)}
        data["resolved"] = self._resolved([target_id], channel)
        return self._make(
            model.InteractionKind.COMMAND, user=user, channel=channel, data=data, owners=owners, name=name
        )

    def autocomplete(
        self,
        user_id: int,
        channel_id: int,
        name: str,
        option: str,
        text: str,
        options: Mapping[str, object] | None = None,
    ) -> model.Interaction:
        """Request completions for an option, and return the interaction. options: those already filled in."""
        user, channel = self._content.users[user_id], self._content.channels[channel_id]
        command, path, leaf, owners = self._command(user, channel, name)
        asked = next((each for each in leaf.get("options") or [] if each["name"] == option), None)
        if asked is None or not asked.get("autocomplete"):
            raise Refused(f"/{name} does not complete {option}.")
        given = {key: value for key, value in (options or {}).items() if key != option}
        loose: Command = {**leaf, "options": [{**each, "required": False} for each in leaf["options"]]}
        filled = commands.fill(loose, given, self._content.users, channel.guild)
        filled.append({"type": asked["type"], "name": option, "value": text, "focused": True})
        data = self._data(command, path, filled, channel)
        return self._make(
            model.InteractionKind.AUTOCOMPLETE,
            user=user,
            channel=channel,
            data=data,
            owners=owners,
            name=name,
        )

    def _command(
        self, user: model.User, channel: model.Channel, name: str
    ) -> tuple[Command, list[str], Command, dict[str, str]]:
        """Return a command that a person can use in a channel, the path to its subcommand, the subcommand,
        and the installations that offer it.
        """
        content, (root, *path) = self._content, name.split()
        known = content.known_commands(channel.guild)
        slash = (each for each in known if each.get("type", 1) != commands.USER_MENU)
        command = next((each for each in slash if each["name"] == root), None)
        if command is None:
            raise Refused(f"There is no /{root}.")
        owners = self._must_be_offered(user, channel, command)
        return command, path, commands.find(command, path), owners

    def _must_be_offered(self, user: model.User, channel: model.Channel, command: Command) -> dict[str, str]:
        """Return the installations that offer a command. Raises Refused if the person cannot use it in the
        channel.
        """
        content, root = self._content, command["name"]
        granted = content.granted(user, channel)
        if not content.sees(user, channel):
            raise Refused("You do not see such a channel.")
        if channel.guild is not None and not granted & permissions.USE_APPLICATION_COMMANDS:
            raise Refused("You may not use commands here.")
        needed = int(command.get("default_member_permissions") or 0)
        if channel.guild is not None and granted & needed != needed:
            raise Refused(f"You may not use /{root}.")
        return installs.must_be_offered(content, user, channel, command)

    def _data(
        self,
        command: Command,
        path: list[str],
        filled: list[Filled],
        channel: model.Channel,
    ) -> dict[str, object]:
        """Return a command's data, with the options nested in the subcommand and its group."""
        for at in range(len(path), 0, -1):
            kind = commands.SUB if at == len(path) else commands.GROUP
            filled = [{"type": kind, "name": path[at - 1], "options": filled}]
        data: dict[str, object] = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        leaves = filled
        for _ in path:
            leaves = leaves[0]["options"]
        people = [int(str(each["value"])) for each in leaves if each["type"] == commands.USER]
        resolved: dict[str, object] = self._resolved(people, channel) if people else {}
        named = [int(str(each["value"])) for each in leaves if each["type"] == commands.ROLE]
        if named:
            resolved |= self._roles(named, channel)
        if resolved:
            data["resolved"] = resolved
        return data

    def _roles(self, role_ids: list[int], channel: model.Channel) -> dict[str, object]:
        """Return the data about an interaction's roles."""
        guild = channel.guild
        if guild is None or any(id not in (guild.id, *guild.roles) for id in role_ids):
            raise Refused("There is no such role here.")
        known = {guild.id: model.Role(guild.id, "@everyone"), **guild.roles}
        return {"roles": {str(id): payloads.role_json(known[id]) for id in role_ids}}

    def _resolved(self, user_ids: list[int], channel: model.Channel) -> dict[str, object]:
        """Return the data about an interaction's people."""
        users = self._content.users
        payload: dict[str, object] = {"users": {str(id): payloads.user_json(users[id]) for id in user_ids}}
        if channel.guild is not None:
            there = [channel.guild.members[id] for id in user_ids if id in channel.guild.members]
            payload["members"] = {
                str(member.user.id): payloads.member_json(
                    member, self._content.granted(member.user, channel), with_user=False
                )
                for member in there
            }
        return payload

    def submit(self, user_id: int, interaction_id: int, values: Mapping[str, object]) -> model.Interaction:
        """Submit the modal that answered an interaction, and return the new one. values: by custom_id."""
        user = self._content.users[user_id]
        try:
            shown = self._answers.find(interaction_id)
        except KeyError:
            raise Refused("There is no such modal.") from None
        if shown.modal is None or shown.spent or shown.user is not user:
            raise Refused("There is no such modal.")
        known = {part["custom_id"] for part in model.walk(shown.modal["components"]) if "custom_id" in part}
        for custom_id in values:
            if custom_id not in known:
                raise Refused(f"There is nothing on this modal with the custom_id {custom_id}.")
        told = [_sent(part, values) for part in shown.modal["components"]]
        data: dict[str, object] = {"custom_id": shown.modal["custom_id"], "components": told}
        shown.spent = True
        return self._make(
            model.InteractionKind.MODAL,
            user=user,
            channel=shown.channel,
            data=data,
            owners=shown.owners,
            message=shown.message,
        )

    def _make(
        self,
        kind: model.InteractionKind,
        user: model.User,
        channel: model.Channel,
        data: dict[str, object],
        owners: dict[str, str] | None,
        message: model.Message | None = None,
        *,
        name: str = "",
        at: int | None = None,
    ) -> model.Interaction:
        """Create an interaction, and send it to the bot. owners: the installations that offer it, or None for
        a press where the bot is a member.
        """
        id, guild = self._content.new_id(at), channel.guild
        owned = owners if owners is not None else {installs.BY_GUILD: str(guild.id if guild else 0)}
        interaction = model.Interaction(
            id=id,
            token=f"token-{id}",
            kind=kind,
            user=user,
            channel=channel,
            created=self._content.clock.now(),
            data=data,
            message=message,
            name=name,
            owners=owned,
        )
        self._answers.admit(interaction)
        return interaction


def _sent(part: Component, values: Mapping[str, object]) -> dict[str, object]:
    """Return the data that a client sends for a modal's field or the label around it."""
    payload: dict[str, object] = {"type": part["type"], "id": part["id"]}
    if part["type"] == components.LABEL:
        return {**payload, "component": _sent(part["component"], values)}
    custom_id = part["custom_id"]
    if part["type"] in (components.SELECT, components.BOXES):
        return {**payload, "custom_id": custom_id, "values": _chosen(part, values.get(custom_id))}
    text = _typed(part, values.get(custom_id, part.get("value") or ""))
    return {**payload, "custom_id": custom_id, "value": text}


def _chosen(part: Component, given: object) -> list[str]:
    """Return the options chosen in a modal's field, or its defaults if none are given."""
    options = part["options"]
    if given is None:
        given = [each["value"] for each in options if each.get("default")]
    if not isinstance(given, list) or not {*given} <= {each["value"] for each in options}:
        raise Refused(f"{part['custom_id']} takes some of its options.")
    least = max(part.get("min_values", 1), 1) if part.get("required", True) else 0
    if not least <= len(given) <= part.get("max_values", 1):
        raise Refused("This field is required.")
    return given


def _typed(line: Component, text: object) -> str:
    """Return the text typed into a modal's field."""
    if not isinstance(text, str):
        raise Refused(f"{line['custom_id']} takes a text.")
    if not text and line.get("required", True):
        raise Refused("This field is required.")
    least, most = line.get("min_length") or 0, line.get("max_length") or 4_000
    if text and not least <= len(text) <= most:
        raise Refused(f"This field takes {least} to {most} characters.")
    return text
