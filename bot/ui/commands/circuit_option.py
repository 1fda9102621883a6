"""The option `circuit` of commands: its suggestions, and the circuit that the user has chosen."""

from collections.abc import Callable, Sequence
from typing import Final

from discord import app_commands

from bot.league.circuit import Circuit
from bot.locales.phrase import Phrase
from bot.tables.circuits import CLOSED
from bot.ui import client, errors, text
from bot.ui.access import guild_of
from bot.ui.commands.table import Command

_CHOICE: Final = {True: "league-choice", False: "league-choice-closed"}


def choices(
    interaction: client.Interaction, circuits: Sequence[Circuit], typed: str
) -> list[app_commands.Choice[str]]:
    """Return the circuits whose names contain the typed text, as at most 25 choices."""
    fits = [each for each in circuits if typed.casefold() in each.name.casefold()]
    return [
        app_commands.Choice(name=text.said(interaction, _CHOICE[each.running], name=each.name), value=each.id)
        for each in fits[:25]
    ]


def in_circuit(title: str) -> Callable[[Command], Command]:
    """Decorate a game's `start` command so that its option `circuit` offers the open circuits that count the
    game. title: the game's key.
    """

    async def complete(interaction: client.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        here = await interaction.client.registry.circuits.running_in(interaction.guild_id or 0)
        return choices(interaction, [each for each in here if each.counts(title)], typed)

    return app_commands.autocomplete(circuit=complete)


async def meant(interaction: client.Interaction, given: str | None, *, running: bool) -> Circuit:
    """Return the circuit with the given id or name, or the only open circuit if none is given. Raises Refusal
    if there is no such circuit. running: whether it must be open.
    """
    registry = interaction.client.registry
    open_ones = await registry.circuits.running_in(guild_of(interaction))
    if given is None:
        if len(open_ones) == 1:
            return open_ones[0]
        if open_ones:
            names = sorted(text.safe(each.name) for each in open_ones[:10])
            raise errors.Refusal(Phrase("refuse-circuits-several", names=names))
        raise errors.Refusal(Phrase("refuse-circuits-none"))
    candidates = open_ones if running else await registry.circuits.all_in(guild_of(interaction))
    fits = [each for each in candidates if each.id == given]
    folded = " ".join(given.split()).casefold()
    fits += sorted(
        (each for each in candidates if each.name.casefold() == folded), key=lambda each: not each.running
    )
    if not fits:
        raise errors.Refusal(
            CLOSED if running else Phrase("refuse-circuit-unknown", name=text.safe(text.cut(given, 100)))
        )
    return fits[0]
