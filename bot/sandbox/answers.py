"""The bot's side of interactions: one answer each, then the uses of the interaction's token."""

from itertools import islice

from bot.sandbox import components, errors, installs, limits, payloads, permissions
from bot.sandbox.content import Content
from bot.sandbox.model import EPHEMERAL, LOADING, Event, Interaction, InteractionKind, Message
from bot.sandbox.posts import Body, Files, Posts

FIRST = 3.0
"""The number of seconds within which the first answer must arrive."""
LIVES = 15 * 60.0
"""The number of seconds for which a token is valid."""
FOLLOW_UPS = 5
"""The maximum number of follow-ups of an interaction made only through a person's own installation."""

SEND, DEFER, DEFER_UPDATE, UPDATE, COMPLETE, MODAL = 4, 5, 6, 7, 8, 9
"""Discord's types of answers."""
_MAY = {
    InteractionKind.COMMAND: (SEND, DEFER, MODAL),
    InteractionKind.COMPONENT: (SEND, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    InteractionKind.MODAL: (SEND, DEFER),
    InteractionKind.AUTOCOMPLETE: (COMPLETE,),
}


class Answers:
    """All interactions of at least the last half hour, and the bot's answers to them. The methods raise
    ApiError where Discord refuses. The message of an answer is available only as @original, and a follow-up
    only by its id. A follow-up that replaces "thinking" is available both ways.
    """

    def __init__(self, content: Content, posts: Posts) -> None:
        self._content = content
        self._posts = posts
        self._by_token: dict[str, Interaction] = {}

    def admit(self, interaction: Interaction) -> None:
        """Register a new interaction, which fails unless the bot answers in time."""
        now = self._content.clock.now()
        for token, old in tuple(islice(self._by_token.items(), 2)):
            if now - old.created > 2 * LIVES:
                del self._by_token[token]
        self._by_token[interaction.token] = interaction
        self._content.emit(Event("interaction_created", interaction=interaction))
        self._watch(interaction, FIRST, "waiting", "The bot did not answer within 3 seconds.")

    def find(self, id: int) -> Interaction:
        """Return an interaction by its id. Raises KeyError if there is none."""
        for interaction in reversed(self._by_token.values()):
            if interaction.id == id:
                return interaction
        raise KeyError(id)

    def _watch(self, interaction: Interaction, seconds: float, state: str, trouble: str) -> None:
        """Fail the interaction with `trouble` if it is still in `state` when it is `seconds` seconds old."""

        async def watch() -> None:
            await self._content.clock.sleep_until(interaction.created + seconds)
            if interaction.state == state:
                self._fail(interaction, trouble)

        watching = self._content.spawn(watch())
        interaction.on_done.append(watching.cancel)

    def lose(self, interaction: Interaction) -> None:
        """Fail an interaction that has no answer yet, because the process that handled it was killed."""
        if interaction.state == "waiting":
            while interaction.on_done:
                interaction.on_done.pop()()
            self._fail(interaction, "The bot did not answer.")

    def _fail(self, interaction: Interaction, trouble: str) -> None:
        interaction.state, interaction.trouble = "failed", trouble
        interaction.done.set()
        self._content.emit(Event("interaction_failed", interaction=interaction))

    def _finish(self, interaction: Interaction) -> None:
        while interaction.on_done:
            interaction.on_done.pop()()
        interaction.state = "answered"
        interaction.done.set()
        self._content.emit(Event("interaction_answered", interaction=interaction))

    # the answer

    def answer(self, id: int, token: str, body: Body, files: Files) -> dict[str, object]:
        """Accept the only answer to an interaction, and return Discord's response."""
        interaction = self._by_token.get(token)
        now = self._content.clock.now()
        if interaction is None or interaction.id != id or interaction.state == "failed":
            raise errors.unknown(10062, "interaction")
        if interaction.state != "waiting":
            raise errors.ApiError(400, 40060, "Interaction has already been acknowledged.")
        if now >= interaction.created + FIRST:
            raise errors.unknown(10062, "interaction")
        kind, allowed = body.get("type"), _MAY[interaction.kind]
        if interaction.kind is InteractionKind.MODAL and interaction.message is not None:
            allowed = (*allowed, DEFER_UPDATE, UPDATE)
        if kind not in allowed:
            raise errors.invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
        self._carry_out(interaction, kind, body.get("data") or {}, files)
        interaction.callback = kind
        if kind == DEFER:
            while interaction.on_done:
                interaction.on_done.pop()()
            interaction.state = "deferred"
            self._watch(interaction, LIVES, "deferred", "The bot deferred its answer and never gave it.")
            self._content.emit(Event("interaction_answered", interaction=interaction))
        else:
            self._finish(interaction)
        return _response_payload(interaction)

    def _carry_out(self, interaction: Interaction, kind: int, data: Body, files: Files) -> None:
        match kind:
            case 4 | 5:
                interaction.response = self._send(interaction, data, files, loading=kind == DEFER)
            case 6 | 7:
                message = interaction.message
                assert message is not None
                if kind == UPDATE:
                    self._reach(message)
                    self._posts.rewrite(message, data, files)
                interaction.response = message
            case 8:
                limits.check_choices(data.get("choices"))
                interaction.choices = data.get("choices")
            case _:
                modal = limits.check_modal(data)
                components.number(modal["components"])
                interaction.modal = modal

    def _send(self, interaction: Interaction, body: Body, files: Files, *, loading: bool = False) -> Message:
        """Send a message with the interaction's token. loading: whether it only shows that the bot is
        thinking.
        """
        content, asked = self._content, int(body.get("flags") or 0)
        if interaction.channel.deleted:
            raise errors.unknown(10003, "Channel")
        flags = asked & EPHEMERAL
        if self._kept_apart(interaction):
            flags = EPHEMERAL
        message = Message(
            content.new_id(), interaction.channel, content.bot, content.clock.now(), flags=flags
        )
        message.interaction = interaction
        if flags:
            message.viewer = interaction.user
        if loading:
            message.flags |= LOADING
        else:
            self._posts.write(message, body, files)
        content.add_message(message)
        return message

    def _kept_apart(self, interaction: Interaction) -> bool:
        """Return whether the interaction was made only through the person's own installation, in a server
        where they may not use external apps. All answers to it are then ephemeral.
        """
        if not installs.foreign(interaction.owners) or interaction.guild is None:
            return False
        granted = self._content.granted(interaction.user, interaction.channel)
        return not granted & permissions.USE_EXTERNAL_APPS

    # the later uses of the token

    def _live(self, token: str) -> Interaction:
        """Return the interaction of a token that can be used now."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.state == "waiting":
            raise errors.unknown(10015, "Webhook")
        if self._content.clock.now() >= interaction.created + LIVES:
            raise errors.ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.state == "failed":
            raise errors.unknown(10015, "Webhook")
        return interaction

    def follow_up(self, token: str, body: Body, files: Files) -> Message:
        """Send a follow-up message, and return it. It replaces "thinking" if that is still shown."""
        interaction = self._live(token)
        if installs.foreign(interaction.owners) and len(interaction.followups) >= FOLLOW_UPS:
            told = "This interaction has reached the maximum number of follow-up messages."
            raise errors.ApiError(400, 40094, told)
        if interaction.state == "deferred" and interaction.response is not None:
            self._fill(interaction, body, files)
            message = interaction.response
        else:
            message = self._send(interaction, body, files)
        interaction.followups.append(message)
        return message

    def _fill(self, interaction: Interaction, body: Body, files: Files) -> None:
        message = interaction.response
        assert message is not None
        message.flags &= ~LOADING
        try:
            self._posts.rewrite(message, body, files)
        except errors.ApiError:
            message.flags |= LOADING
            raise
        message.edited = None
        self._finish(interaction)

    def _reach(self, message: Message | None) -> Message:
        if message is None or message.deleted:
            raise errors.unknown(10008, "Message")
        return message

    def _named(self, interaction: Interaction, name: str) -> Message:
        if name == "@original":
            return self._reach(interaction.response)
        return self._reach(next((each for each in interaction.followups if str(each.id) == name), None))

    def get(self, token: str, name: str) -> Message:
        """Return a message of the token's interaction. name: "@original", or the id of a follow-up."""
        return self._named(self._live(token), name)

    def edit(self, token: str, name: str, body: Body, files: Files) -> Message:
        """Edit a message, named as in `get`, and return it. Editing "thinking" answers the interaction."""
        interaction = self._live(token)
        message = self._named(interaction, name)
        if interaction.state == "deferred" and message is interaction.response:
            self._fill(interaction, body, files)
        else:
            self._posts.rewrite(message, body, files)
        return message

    def delete(self, token: str, name: str) -> None:
        """Delete a message, named as in `get`. Deleting "thinking" answers the interaction."""
        interaction = self._live(token)
        message = self._named(interaction, name)
        self._content.drop(message)
        if interaction.state == "deferred" and message is interaction.response:
            self._finish(interaction)


def _response_payload(interaction: Interaction) -> dict[str, object]:
    """Return Discord's response to an answer, which the bot can request with the parameter with_response."""
    payload: dict[str, object] = {"id": str(interaction.id), "type": int(interaction.kind)}
    message, kind = interaction.response, interaction.callback
    if message is None:
        return {"interaction": payload}
    payload |= {
        "response_message_id": str(message.id),
        "response_message_loading": kind == DEFER,
        "response_message_ephemeral": message.ephemeral,
    }
    if kind not in (SEND, UPDATE):
        return {"interaction": payload}
    return {"interaction": payload, "resource": {"type": kind, "message": payloads.message_json(message)}}
