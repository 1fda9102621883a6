"""The simulated Discord without its sockets: the content, the bot's API, and people's actions."""

from collections.abc import Awaitable, Callable

from bot.runtime.clock import Clock
from bot.sandbox import answers, content, model, payloads, posts, scheduled
from bot.sandbox.presses import Presses


async def answered(interaction: model.Interaction) -> None:
    """Wait until the interaction has been answered or has failed."""
    await interaction.done.wait()


class SandboxWorld(content.Content):
    """The content, the bot's API (posts, scheduled, answers), and people's actions (press, command, menu,
    submit, autocomplete). until_done: waits until a simulated person's action is done, by default until the
    interaction is answered or has failed.
    """

    def __init__(self, clock: Clock, *, bot: model.User | None = None, cdn: str = "http://cdn") -> None:
        super().__init__(clock, bot=bot, cdn=cdn)
        self.until_done: Callable[[model.Interaction], Awaitable[None]] = answered
        self.posts = posts.Posts(self)
        self.scheduled = scheduled.ScheduledEvents(self)
        self.answers = answers.Answers(self, self.posts)
        presses = Presses(self, self.answers)
        self.press = presses.press
        self.command = presses.command
        self.menu = presses.menu
        self.submit = presses.submit
        self.autocomplete = presses.autocomplete

    def told(self, interaction: model.Interaction) -> dict[str, object]:
        """Return an interaction as the bot receives it."""
        channel = interaction.channel
        granted = self.granted(interaction.user, channel)
        return payloads.interaction_json(interaction, self.bot.id, granted, self.granted(self.bot, channel))
